/** Answers in the page: an overview, a computed case or a ruling's statement, as `faraway.rulebook.answers` gives them. */

import { answerCase, nearestLines, parseCase, preferredRuling, rulingsAsWell } from "./cases.mjs";
import { Messages } from "./messages.mjs";
import { configure, sayWith } from "./reference.mjs";
import { SearchIndex, singular } from "./search.mjs";
import { guessLanguage, splitWords } from "./words.mjs";

const SHOWN = 3;
const OVERVIEW = "overview-";
const bare = (text) => splitWords(text).filter((word) => /^[a-z0-9]+$/.test(word));

export class Answers {
  /** `data` is search.json; `messages` maps a language to its patterns, or to a promise of them. */
  constructor(data, messages) {
    Object.assign(this, data);
    this.search = new SearchIndex(data.index);
    this.messages = messages;
    this.between = new RegExp(data.parts.between, "i");
    configure(data.regions, data.phrasebook);
    this.expansions = data.phrasebook.expansion.split("|");
  }

  async catalogue(language) {
    return new Messages(language, await this.messages(language));
  }

  /** Answer a question in a language, or in that of the question. */
  async answer(question, wanted = null) {
    const askedIn = guessLanguage(question, this.phrasebook);
    const language = wanted ?? askedIn;
    const catalogue = await this.catalogue(language);
    const say = (name, values = {}) => catalogue.message(name, values);
    const none = { language, say, lines: [], case: null, verdict: "", hits: [], isOverview: false };
    const words = bare(question);
    const said = words.join(" ");
    if (this.expansions.some((name) => ` ${said} `.includes(` ${name} `))) return { ...none, lines: [say("answer-expansion")], isOverview: true };
    let scored = this.search.answer(question);
    if (scored.length === 0 && this.search.namesOtherGame(question)) return none;
    if (scored.length === 0) scored = this.ofSureSentence(question);
    const hits = scored.map((hit) => hit.id);
    const isKnown = (word) => this.search.knows(singular(word));
    const found = parseCase(question, askedIn, isKnown);
    if (found !== null) {
      sayWith(say);
      const answered = answerCase(found, language);
      const isWithOthers = this.withOthers.includes(answered.ruling) && !answered.statement.includes(say("case-last-round"));
      const others = this.ofParts(question).filter((id) => this.beside.includes(id));
      if (isWithOthers) others.push(...rulingsAsWell(question, askedIn));
      const stated = [...new Set(others)].filter((id) => id !== answered.ruling);
      const lines = [answered.statement, ...stated.map((id) => say(`statement-${id}`))];
      return { ...none, lines, case: answered, hits: [answered.ruling] };
    }
    if (hits.length === 0) return none;
    const asked = await this.catalogue(askedIn);
    const isOwn = (id) => bare(asked.message(`question-${id}`)).join(" ") === said;
    const own = Object.keys(this.shown).find(isOwn);
    const named = preferredRuling(question, askedIn);
    const leading = own !== undefined ? [own] : this.leading(named, scored);
    const preferred = hits.find((id) => leading.includes(id));
    if (hits.includes(preferred)) hits.unshift(...hits.splice(hits.indexOf(preferred), 1));
    const rulings = hits.filter((id) => !id.startsWith(OVERVIEW));
    const [first] = hits;
    if (first === this.strategy) return { ...none, lines: this.said(first, say), isOverview: true };
    const isOverview = first.startsWith(OVERVIEW);
    const { verdict } = this.search.entries.find((entry) => entry.id === first);
    const isWorded = verdict !== "" && isOwn(first);
    const second = isWorded ? undefined : this.second(question, hits, scored);
    const stated = second === undefined ? [first] : [first, second];
    const others = isWorded ? [] : rulingsAsWell(question, askedIn);
    stated.push(...others.filter((id) => !stated.includes(id)).slice(0, 1));
    const numbers = words.filter((word) => /^[0-9]+$/.test(word)).length;
    const isUnworked = this.unworked.rulings.includes(first) && numbers >= this.unworked.numbers;
    sayWith(say);
    const nearest = isWorded ? [] : nearestLines(question, first, askedIn, language, isKnown);
    return {
      ...none,
      lines: [
        ...stated.flatMap((id) => this.said(id, say)),
        ...nearest,
        ...(isUnworked && nearest.length === 0 ? [say("answer-unworked")] : []),
      ],
      verdict: isWorded ? say(`answer-${verdict}`, { question: say(`question-${first}`) }) : "",
      hits: rulings.slice(0, isOverview ? SHOWN - 1 : SHOWN),
      isOverview,
    };
  }

  /** Return what may lead in a situation: a ruling that always does, a likeliest that is sure, or those for the situation that are near it. */
  leading(named, scored) {
    if (this.decisive.includes(named)) return [named];
    const rest = scored.filter((hit) => !(this.aside[named] ?? []).includes(hit.id));
    const [likeliest] = rest;
    if (likeliest.score >= this.sure) return [likeliest.id];
    const near = rest.filter((hit) => likeliest.score - hit.score < this.far).map((hit) => hit.id);
    const leading = (this.governing[named] ?? [named]).filter((id) => near.includes(id));
    return leading.length > 0 ? leading : [likeliest.id];
  }

  /** Return what is said as well: the second hit if it is nearly as likely, or else the surest of another part of the question. */
  second(question, [first, next], scored) {
    const [ahead, behind] = [first, next].map((id) => scored.find((hit) => hit.id === id).score);
    const found = Math.abs(ahead - behind) < this.search.bounds.close ? [next] : [];
    found.push(...this.ofParts(question));
    return found.find((id) => id !== first && id !== this.strategy);
  }

  /** Return the sure answer of each part of a question with several. */
  ofParts(question) {
    const parts = question.split(this.between);
    const answers = parts.length > 1 ? parts.map((part) => this.search.answer(part)[0]) : [];
    return answers.filter((hit) => this.isSure(hit)).map((hit) => hit.id);
  }

  /** Return the hits of the surest sentence of a question with several, if any is sure. */
  ofSureSentence(question) {
    const sentences = question.trim().split(new RegExp(this.parts.sentences));
    const found = sentences.length > 1 ? sentences.map((sentence) => this.search.answer(sentence)) : [];
    const sure = found.filter(([hit]) => this.isSure(hit) && hit.coreTerms > 0);
    return sure.reduce((best, hits) => (best.length === 0 || hits[0].score > best[0].score ? hits : best), []);
  }

  isSure(hit) {
    return hit !== undefined && hit.share >= this.parts.share && hit.score >= this.parts.score;
  }

  /** Return what is said of an entry of the index: the lines of an overview, or the statement of a ruling. */
  said(id, say) {
    return id.startsWith(OVERVIEW) ? this.overview(id, say) : [say(`statement-${id}`)];
  }

  /** Return the lines of an overview by its id in the index. */
  overview(id, say) {
    return Array.from({ length: this.overviewLines[id.slice(OVERVIEW.length)] }, (_, line) => say(`${id}-${line + 1}`));
  }
}
