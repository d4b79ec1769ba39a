/** Written from `faraway.rulebook.cases` by `python -m crosscheck javascript`; change those modules and write it again. */

import { $abs, $add, $all, $and, $any, $any_of, $bool, $both, $call, $dict, $each, $enum, $enumerate, $eq, $evolve, $frozenset, $fromkeys, $get, $in, $int, $isinstance, $items, $iter, $le, $len, $list, $lt, $map, $max, $min, $mod, $mul, $next, $once, $object, $or, $pairwise, $put, $range, $reversed, $set, $slice, $sorted, $str, $sub, $sum, $t, $takewhile, $tuple, $zip } from "./python.mjs";
import { Biome, CATALOGUE, Counts, Duration, Language, Per, PlayerState, Quest, Variant, Wonders, Word, ascending, common_words, count_for_quest, dealt, draw_remaining, due, finders, is_prerequisite_met, kept, market_size, message, pay_quest, rank_everyone, read_words, reveal_remaining, shapes_against, words_against } from "./reference.mjs";


// faraway.cards.wording
const EN = Language.EN;
function words_for_number(number, word, language = EN) {
 return message(language, ("" + "count-" + word), { number: number });
}
function words_in_a_row(words, language = EN) {
 if ($lt($len(words), 2)) {
  return $call("", "join", words);
 }
 return message(language, "list-and", { first: words_with_commas($slice(words, null, -1, null), language), second: $get(words, -1) });
}
function words_with_commas(words, language = EN) {
 let word;
 let row = $get(words, 0);
 for (word of $iter($slice(words, 1, null, null))) {
  row = message(language, "list-comma", { first: row, second: word });
 }
 return row;
}
function words_for_icons(card, language = EN) {
 return words_in_a_row($list($each(wording$icons(card), ([word, number]) => words_for_number(number, word, language), ([word, number]) => $t(number))), language);
}
function words_for_wonders(wonders, language = EN) {
 let counts = [["stone", wonders.stones], ["chimera", wonders.chimeras], ["thistle", wonders.thistles]];
 return words_in_a_row($list($each(counts, ([word, number]) => words_for_number(number, word, language), ([word, number]) => $t(number))), language);
}
function words_for_quest(quest, language = EN) {
 if ((quest === null)) {
  return "";
 }
 if (quest.per === Per.FIXED) {
  return message(language, "quest-fixed", { fame: quest.fame });
 } else if (quest.per === Per.BIOME_SET) {
  return message(language, "quest-per-biome-set", { fame: quest.fame });
 } else if (true) {
  return message(language, "quest-per", { fame: quest.fame, what: wording$alternatives(quest, "list-or", language) });
 }
}
function wording$icons(card) {
 return [["clue", card.clues], ["stone", card.stones], ["chimera", card.chimeras], ["thistle", card.thistles]];
}
function wording$alternatives(quest, joined, language) {
 let names = ((quest.per === Per.BIOME) ? $list($each(quest.biomes, (biome) => biome.value)) : [quest.per.value]);
 let words = $list($each(names, (name) => message(language, ("" + "term-" + name))));
 return ($eq($len(words), 1) ? $get(words, 0) : message(language, joined, { first: $get(words, 0), second: $get(words, 1) }));
}

// faraway.rulebook.cases.view
const ICONS = ["clue", "stone", "chimera", "thistle", "night", "river", "city", "forest", "desert"];
const BIOMES = ["river", "city", "forest", "desert"];
const WONDERS = ["stone", "chimera", "thistle"];
function own_icons(region) {
 let card = $get(CATALOGUE.region_of, Duration(region));
 let shown = new Map([["clue", card.clues], ["stone", card.stones], ["chimera", card.chimeras], ["thistle", card.thistles], ["night", $int(card.night)], [card.biome.value, 1]]);
 return new Map($each(ICONS, (icon) => [icon, $call(shown, "get", icon, 0)]));
}
function add_own_icons(region, counts) {
 let own = own_icons(region);
 return new Map($each($call(counts, "items"), ([icon, number]) => [icon, $add(number, $get(own, icon))]));
}
function see_together(region, others) {
 let card = $get(CATALOGUE.region_of, Duration(region));
 let printed = $list($each([region, ...$iter(others)], (each) => own_icons(each)));
 let wanted = $set([...$iter(asked_wonders(card.prerequisite)), ...$iter(counted_icons(card))]);
 return new Map($each(ICONS, (icon) => [icon, $sum($each(printed, (each) => $get(each, icon)))], (icon) => $in(icon, wanted)));
}
function is_short(region, counts) {
 let asked = asked_wonders($get(CATALOGUE.region_of, Duration(region)).prerequisite);
 return $any($each($call(counts, "items"), ([icon, number]) => $lt(number, $call(asked, "get", icon, 0))));
}
function is_prerequisite(region, needs) {
 return $and($bool(needs), () => $eq($dict(needs), asked_wonders($get(CATALOGUE.region_of, Duration(region)).prerequisite)));
}
function asked_wonders(wonders) {
 let each = new Map([["stone", wonders.stones], ["chimera", wonders.chimeras], ["thistle", wonders.thistles]]);
 return new Map($each($call(each, "items"), ([icon, number]) => [icon, number], ([icon, number]) => $t(number)));
}
function counted_icons(region) {
 let per;
 if ((region.quest === null)) {
  return [];
 }
 if (region.quest.per === Per.FIXED) {
  return [];
 } else if (region.quest.per === Per.BIOME_SET) {
  return BIOMES;
 } else if (region.quest.per === Per.BIOME) {
  return $tuple($each(region.quest.biomes, (biome) => biome.value));
 } else if (true) {
  per = region.quest.per;
  return [per.value];
 }
}

// faraway.rulebook.cases.beside
const beside$ENDS = $frozenset(".?!;");
const NOTHING = new Word({ text: "", kinds: $frozenset() });
const beside$COMMA = new Word({ text: ",", kinds: $frozenset($set(["break"])) });
const [LONGEST_STEP, FARTHEST_PLACE, LONG_LIST] = [3, 5, 4];
const SHORTEST_LIST = 4;
const beside$SEEN = $frozenset($set(["after", "then"]));
const beside$UNSEEN = $frozenset($set(["before", "earlier", "previous", "hidden", "leftward"]));
function at(words, place) {
 return (($le(0, place) && $lt(place, $len(words))) ? $get(words, place) : NOTHING);
}
function stop_after(words, place) {
 while (($lt(place, $len(words)) && !$in($get(words, place).text, beside$ENDS))) {
  place = $add(place, 1);
 }
 return $min(place, $len(words));
}
function start_before(words, place) {
 while (($lt(0, place) && !$in($get(words, $sub(place, 1)).text, beside$ENDS))) {
  place = $sub(place, 1);
 }
 return $max(place, 0);
}
function is_in_question(words, place) {
 return $eq(at(words, stop_after(words, place)).text, "?");
}
function sentences_of(words) {
 let ends = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 return $tuple($zip([0, ...$iter($each(ends, (end) => $add(end, 1)))], [...$iter(ends), $len(words)], { strict: true }));
}
function is_in_run(words, place) {
 return $all($each($range($sub(place, 2), $add(place, 1)), (each) => $call(at(words, each).text, "isdigit")));
}
function begins_list(words, place) {
 let places = $range(place, $add(place, $mul(2, LONG_LIST)), 2);
 return $all($each(places, (each) => $and($call(at(words, each).text, "isdigit"), () => $eq(at(words, $add(each, 1)).text, ","))));
}
function is_in_list(words, place) {
 let start = place;
 let end = place;
 while (($eq(at(words, $sub(start, 1)).text, ",") && $t(at(words, $sub(start, 2)).number))) {
  start = $sub(start, 2);
 }
 while (($eq(at(words, $add(end, 1)).text, ",") && $t(at(words, $add(end, 2)).number))) {
  end = $add(end, 2);
 }
 return $le(SHORTEST_LIST, $sub(end, start));
}
function is_any(word, kinds) {
 return !$t($call(word.kinds, "isdisjoint", kinds));
}
function first_kind(word, kinds) {
 return ($t(is_any(word, kinds)) ? $next($each(kinds, (kind) => kind, (kind) => $in(kind, word.kinds))) : "");
}
function kind_of_regions(words, place) {
 let step = $add(place, 1);
 while (($t(is_any(at(words, step), $set(["small", "own", "the", "among"]))) && $le(step, $add(place, LONGEST_STEP)))) {
  step = $add(step, 1);
 }
 if ((!$in("region", at(words, step).kinds) || $lt($get(words, place).number, 2))) {
  return "";
 }
 let label = ($eq(at(words, $sub(place, 1)).text, ":") ? at(words, $sub(place, 2)) : NOTHING);
 let named = first_kind(label, ICONS);
 step = $add(step, 1);
 if (($t(named) || !$t(is_any(at(words, step), $set(["is", "neutral", "show", "have"]))))) {
  return named;
 }
 while (($t(is_any(at(words, step), $set(["small", "neutral", "is", "show", "have"]))) && !$t(is_any(at(words, step), ICONS)))) {
  step = $add(step, 1);
 }
 return first_kind(at(words, step), ICONS);
}
function kind_of_cards(words, place) {
 if (!$t(is_any(at(words, $add(place, 1)), $set(["region", "card"])))) {
  return "";
 }
 let named = ($in("small", at(words, $add(place, 2)).kinds) ? at(words, $add(place, 3)) : at(words, $add(place, 2)));
 return first_kind(named, [...$iter(BIOMES), "night"]);
}
function where_of(words, place) {
 let named;
 let is_counted = $any_of(is_any(at(words, $add(place, 1)), ICONS), () => kind_of_cards(words, place));
 if (($t(is_counted) && $t((named = _place_named($slice(words, $add(place, 1), $add(place, 3), null)))))) {
  return named;
 }
 if ($t((named = where_after(words, place)))) {
  return named;
 }
 let before = $range($sub(place, FARTHEST_PLACE), place);
 let start = $next($each(before, (each) => each, (each) => $in("on", at(words, each).kinds)), null);
 if (((start !== null) && !$t($any($each(before, (each) => beside$parts(words, each), (each) => $lt(start, each)))))) {
  return _place_named($slice(words, $add(start, 1), place, null));
 }
 return "";
}
function where_after(words, place) {
 let after = $range($add(place, 1), $add($add(place, 1), FARTHEST_PLACE));
 let start = $next($each(after, (each) => each, (each) => $in("on", at(words, each).kinds)), null);
 if (((start === null) || $t($any($each(after, (each) => beside$parts(words, each), (each) => $lt(each, start)))))) {
  return "";
 }
 let named = _place_named($slice(words, $add(start, 1), $add($add(start, 1), LONGEST_STEP), null));
 let rest = $takewhile((word) => !$t(is_any(word, $set(["break", "conj"]))), $slice(words, $add(start, 1), null, null));
 return (($in(named, $set(["region", "card"])) && $t($any($each(rest, (word) => is_any(word, beside$UNSEEN))))) ? "unseen" : named);
}
function where_relative(words, place) {
 let start = $add(place, 1);
 while (($t(is_any(at(words, start), $set(["have", "me", "small"]))) && !$t(is_any(at(words, start), $or(beside$SEEN, beside$UNSEEN))))) {
  start = $add(start, 1);
 }
 let after = at(words, $add(start, 1));
 let is_end = $any_of(!$t(after.text), () => is_any(after, $set(["break", "conj"])));
 let is_ended = $and(is_end, () => !$t($any($each($slice(words, $add(place, 1), $add(start, 1), null), (word) => $call(word.text, "isdigit")))));
 return (!$t(is_ended) ? "" : ($t(is_any(at(words, start), beside$UNSEEN)) ? "unseen" : ($t(is_any(at(words, start), beside$SEEN)) ? "card" : "")));
}
function beside$parts(words, place) {
 return $and(is_any(at(words, place), $set(["break", "bracket"])), () => !$in("all", at(words, $add(place, 1)).kinds));
}
function _place_named(words) {
 return $next((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(["region", "sanctuary", "card"])) if ($in(kind, word.kinds)) yield kind; })(words), "");
}
function around(words, place, stops) {
 let ends = $list($each($enumerate(words), ([each, word]) => each, ([each, word]) => $t(is_any(word, stops))));
 let start = $max($each(ends, (each) => $add(each, 1), (each) => $lt(each, place)), { default: 0 });
 return $slice(words, start, $min($each(ends, (each) => each, (each) => $le(place, each)), { default: $len(words) }), null);
}

// faraway.rulebook.cases.case
class FindCase {
 constructor($given) {
  this.row = $given.row;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class DrawCase {
 constructor($given) {
  this.row = $given.row;
  this.clues = $given.clues;
  this.is_open = $given.is_open ?? false;
  this.is_last_round = $given.is_last_round ?? false;
  this.has_found = $given.has_found ?? false;
 }
}
class RowCase {
 constructor($given) {
  this.row = $given.row;
  this.claimed = $given.claimed ?? 0;
 }
}
class RoundsCase {
 constructor($given) {
  this.row = $given.row;
  this.placed = $given.placed ?? [];
  this.is_open = $given.is_open ?? true;
 }
}
class HandDrawCase {
 constructor($given) {
  this.row = $given.row;
  this.hand = $given.hand;
  this.is_open = $given.is_open ?? true;
 }
}
class MostDrawnCase {
 constructor($given) {
  this.round = $given.round;
 }
}
class HandCase {
 constructor($given) {
  this.previous = $given.previous;
  this.hand = $given.hand;
 }
}
class LimitCase {
 constructor($given) {
  this.round = $given.round;
  this.players = $given.players ?? 0;
 }
}
class StateCase {
 constructor($given) {
  this.round = $given.round;
  this.topic = $given.topic;
  this.also = $given.also ?? 0;
  this.players = $given.players ?? 0;
 }
}
class FindersCase {
 constructor($given) {
  this.pairs = $given.pairs;
  this.is_ordered = $given.is_ordered ?? false;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class PicksCase {
 constructor($given) {
  this.played = $given.played;
  this.market = $given.market;
  this.taken = $given.taken ?? [];
 }
}
class SeatCase {
 constructor($given) {
  this.players = $given.players;
  this.seat = $given.seat;
 }
}
class OrderCase {
 constructor($given) {
  this.played = $given.played;
  this.is_last_round = $given.is_last_round ?? false;
  this.is_first_round = $given.is_first_round ?? false;
 }
}
class TieCase {
 constructor($given) {
  this.lowest = $given.lowest;
  this.has_hand = $given.has_hand ?? false;
  this.is_below = $given.is_below ?? false;
 }
}
class ShortageCase {
 constructor($given) {
  this.deck = $given.deck;
  this.due = $given.due;
  this.first = $given.first ?? 0;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class DuesCase {
 constructor($given) {
  this.deck = $given.deck;
  this.dues = $given.dues;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class CardCase {
 constructor($given) {
  this.region = $given.region;
  this.view = $given.view;
 }
}
class NeedCase {
 constructor($given) {
  this.needs = $given.needs;
  this.view = $given.view;
 }
}
class QuestCase {
 constructor($given) {
  this.fame = $given.fame;
  this.counted = $given.counted;
  this.view = $given.view;
 }
}
class TableauCase {
 constructor($given) {
  this.region = $given.region;
  this.later = $given.later;
  this.sanctuaries = $given.sanctuaries;
  this.is_also_last = $given.is_also_last ?? false;
  this.added = $given.added ?? new Map();
 }
}
class OptionsCase {
 constructor($given) {
  this.regions = $given.regions;
  this.later = $given.later;
  this.sanctuaries = $given.sanctuaries;
 }
}
class Shown {
 constructor($given) {
  this.icons = $given.icons;
  this.fame = $given.fame ?? 0;
  this.counted = $given.counted ?? [];
 }
}
class RowPayCase {
 constructor($given) {
  this.row = $given.row;
  this.targets = $given.targets;
  this.sanctuaries = $given.sanctuaries;
  this.asked = $given.asked ?? [];
  this.denied = $given.denied ?? [];
 }
}
class RegionsCase {
 constructor($given) {
  this.region = $given.region;
  this.later = $given.later;
 }
 get row() {
  const self = this;
  return [self.region, ...$iter(self.later)];
 }
}
class SetsCase {
 constructor($given) {
  this.view = $given.view;
 }
}
class RankCase {
 constructor($given) {
  this.totals = $given.totals;
  this.lowest = $given.lowest;
 }
}
class MarketCase {
 constructor($given) {
  this.players = $given.players;
 }
}
class KeepCase {
 constructor($given) {
  this.drawn = $given.drawn;
  this.is_of_clues = $given.is_of_clues ?? false;
 }
}
class DealCase {
 constructor($given) {
  this.players = $given.players;
 }
}
class DeckCase {
 constructor($given) {
  this.players = $given.players;
  this.round = $given.round;
  this.has_sanctuaries = $given.has_sanctuaries ?? false;
  this.has_deal = $given.has_deal ?? false;
  this.has_removed = $given.has_removed ?? false;
 }
}

// faraway.rulebook.cases.choices
function is_said_to_pay(words, place) {
 let is_verb = is_any(at(words, $sub(place, 1)), $set(["pay", "give"]));
 let is_for = $and($in("the", at(words, $add(place, 2)).kinds), () => $call(at(words, $add(place, 3)).text, "isdigit"));
 if (($t(is_verb) && $t(is_for) && !$t(is_any(at(words, $add(place, 1)), $set(["break", "conj", "or", "then"]))))) {
  return true;
 }
 let card = ($in("is", at(words, $sub(place, 2)).kinds) ? at(words, $sub(place, 3)) : at(words, $sub(place, 2)));
 return $and(is_verb, () => $and($call(card.text, "isdigit"), () => !$eq(at(words, stop_after(words, place)).text, "?")));
}
function choices$is_choice(words, place) {
 let end, start;
 [start, end] = $list([place, stop_after(words, place)]);
 while (($lt(0, start) && !$in($get(words, $sub(start, 1)).text, beside$ENDS) && !$eq($get(words, $sub(start, 1)).text, ":"))) {
  start = $sub(start, 1);
 }
 let part = $slice(words, start, end, null);
 if ((!$t(start) || !$eq(at(words, end).text, "?") || !$t($any($each(part, (word) => $in("or", word.kinds)))))) {
  return false;
 }
 let lead = $takewhile((word) => !$in(word.text, beside$ENDS), $reversed($slice(words, null, start, null)));
 if ($t($any($each(lead, (word) => is_any(word, $set(["who", "which", "wins", "first", "last", "card", "region"])))))) {
  return false;
 }
 return $all($each(part, (word) => $any_of($call(word.text, "isdigit"), () => $any_of($eq(word.text, ","), () => is_any(word, $set(["or", "counted", "claim", "neutral"]))))));
}
function is_paid_choice(words, place) {
 let first = ($in("or", at(words, $sub(place, 1)).kinds) ? $sub(place, 2) : place);
 let second = $add(first, 2);
 let stop = ($in("counted", at(words, $add(second, 1)).kinds) ? at(words, $add(second, 2)) : at(words, $add(second, 1)));
 let is_pair = $and($call(at(words, first).text, "isdigit"), () => $call(at(words, second).text, "isdigit"));
 let is_or = $and($in("or", at(words, $add(first, 1)).kinds), () => $eq(stop.text, "?"));
 return $and(is_pair, () => $and(is_or, () => is_any(at(words, $sub(first, 1)), $set(["pay", "give", "claim"]))));
}
function is_in_chain(words, place) {
 let step = $add(place, 1);
 while (($eq(at(words, step).text, ",") && $t($call(at(words, $add(step, 1)).text, "isdigit")))) {
  step = $add(step, 2);
 }
 return $and($in("or", at(words, step).kinds), () => is_any(at(words, $add(step, 2)), $set(["counted", "sanctuary"])));
}
function is_confirmed(words) {
 return $and($bool(words), () => $all($each(words, (word) => $any_of(is_any(word, $set(["neutral", "small", "filler", "or"])), () => $eq(word.text, "?")))));
}

// faraway.rulebook.cases.numbers
const GREATEST_DURATION = 68;
const ORDINALS = $frozenset($set(["th", "st", "nd", "rd", "er", "eme"]));
const [MOST_ROUNDS, LARGEST_GROUP, MOST_PLAYERS] = [8, 8, 6];
const LEAST_DURATION = 9;
const numbers$MORE = $frozenset($set(["more", "mehr"]));
const OF_ONE_ROUND = $frozenset($set(["al", "nel", "au"]));
const OUT_OF = $frozenset($set(["of", "von", "aus", "sur", "su"]));
const SHARE = $frozenset($set(["of", "von", "de", "di"]));
const numbers$NUMBERED = $frozenset($set(["runde", "zug", "durchgang", "karte", "region"]));
const COUNTABLE = $frozenset($set(["players", "counted", "card", "region", "sanctuary", ...$iter(ICONS)]));
const ON_RIGHT = ["right", "droite", "rechts", "destra", "right of it", "rechts davon"];
const numbers$NAMING = $frozenset($set(["the", "card", "region", "own", "play"]));
const [LISTING, numbers$STOPS] = [$frozenset($set(["break", "conj", "then", "the", "small"])), $frozenset($set(["break", "bracket"]))];
const Role = $enum({ DURATION: "duration", ICONS: "icons", QUEST: "quest", PLAYERS: "players", CARDS: "cards", DESCRIBED: "described", COUNTED: "counted", ROUND: "round", CLAIM: "claim", LOOSE: "loose", OTHER: "other" });
class numbers$Number {
 constructor($given) {
  this.place = $given.place;
  this.value = $given.value;
  this.role = $given.role;
  this.icons = $given.icons ?? [];
  this.group = $given.group ?? "";
  this.where = $given.where ?? "";
  this.is_described = $given.is_described ?? false;
 }
}
function read_number(words, place, group, numbers) {
 let after, before, counted, role, start, word;
 [word, before, after] = $list([$get(words, place), at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 let is_step = $and($in("round", before.kinds), () => $le(word.number, MOST_ROUNDS));
 if (($t(is_round(words, place)) || $t(_is_further_round(words, place, numbers)))) {
  role = Role.ROUND;
 } else if (($in(after.text, ORDINALS) || ($eq(after.text, "e") && $le(after.kinds, $set(["unknown", "stranger"]))) || ($t(word.number) && $in("nth", word.kinds)) || $t(is_step) || $t(_is_difference(words, place)))) {
  return [];
 } else if ($t((counted = numbers$counted(words, place, group, numbers)))) {
  return [counted];
 } else if (($t(word.number) && $t(_is_per(words, (start = _start_of_per(words, place)))) && !$in("nth", at(words, $add(start, 1)).kinds))) {
  role = Role.OTHER;
 } else if (($t(choices$is_choice(words, place)) || $t(is_paid_choice(words, place)) || $t(_is_tally(words, place, numbers)))) {
  role = Role.CLAIM;
 } else if ($t(is_in_chain(words, place))) {
  role = Role.COUNTED;
 } else if (($t(word.is_spelled) && $t(word.number) && $t(is_in_list(words, place)))) {
  role = Role.DURATION;
 } else {
  role = ($t(_is_claim(words, place, numbers)) ? Role.CLAIM : _role(words, place));
 }
 return ($t(role) ? [new numbers$Number({ place: place, value: word.number, role: role })] : []);
}
function _is_difference(words, place) {
 let is_of = $and($in(at(words, $sub(place, 1)).text, SHARE), () => !$t($call(at(words, $add(place, 2)).text, "isdigit")));
 let behind = ($in(at(words, $add(place, 1)).text, SHARE) ? at(words, $add(place, 2)) : at(words, $add(place, 1)));
 return $any_of($in("difference", behind.kinds), () => $and(is_of, () => $in("difference", at(words, $sub(place, 2)).kinds)));
}
function numbers$counted(words, place, group, numbers) {
 let after, before, paid, relative, word;
 [word, before, after] = $list([$get(words, place), at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 if ($t((paid = _paid_for(words, place)))) {
  return new numbers$Number({ place: place, value: word.number, role: Role.QUEST, icons: paid });
 }
 let counted = ($t(is_any(after, $set(["only", "symbol"]))) ? at(words, $add(place, 2)) : after);
 let icon = $any_of(first_kind(counted, ICONS), () => kind_of_cards(words, place));
 let of_regions = ($t(icon) ? "" : kind_of_regions(words, place));
 [icon, relative] = $list([$any_of(icon, () => of_regions), ""]);
 if ((!$t(icon) && $t(numbers) && ($get(numbers, -1).role === Role.ICONS) && !$t(is_any(before, numbers$NAMING)))) {
  relative = ($le(word.number, MOST_ROUNDS) ? where_relative(words, place) : "");
  icon = (($t(relative) || $t(where_after(words, place))) ? $get($get(numbers, -1).icons, 0) : "");
 }
 if (!$t(icon)) {
  return null;
 }
 let where = ($t(of_regions) ? "region" : $any_of(relative, () => where_of(words, place)));
 group = $any_of(group, () => _group_after(words, place));
 let is_next = $and(is_any(before, $set(["conj", "break"])), () => $and($bool(numbers), () => $eq($get(numbers, -1).place, $sub(place, 3))));
 if ((!$t(where) && $t(is_next) && $t(is_any(at(words, $sub(place, 2)), ICONS)))) {
  where = $get(numbers, -1).where;
 }
 return new numbers$Number({ place: place, value: word.number, role: Role.ICONS, icons: [icon], group: group, where: where });
}
function _group_after(words, place) {
 let word;
 for (word of $iter($slice(words, $add(place, 1), $add($add(place, 1), FARTHEST_PLACE), null))) {
  if ($in("need", word.kinds)) {
   return "need";
  }
  if ($t(is_any(word, $set(["break", "have", "on", "pay", "give"])))) {
   return "";
  }
 }
 return "";
}
function is_round(words, place) {
 let after, before, word;
 [word, before, after] = $list([$get(words, place), at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 if ((!($le(1, word.number) && $le(word.number, MOST_ROUNDS)) || $in("party", word.kinds))) {
  return false;
 }
 let is_suffixed = $any_of($in(after.text, ORDINALS), () => $and($eq(after.text, "e"), () => !$in("conj", after.kinds)));
 is_suffixed = $or(is_suffixed, $and($eq(after.text, "."), () => $and(!$eq(before.text, ":"), () => $in(at(words, $add(place, 2)).text, numbers$NUMBERED))));
 let named = ($t(is_suffixed) ? at(words, $add(place, 2)) : after);
 let is_nth = $any_of(is_suffixed, () => $in("nth", word.kinds));
 let is_of_one = $and($in(before.text, OF_ONE_ROUND), () => is_any(after, $set(["when"])));
 is_of_one = $or(is_of_one, $and($in("nth", word.kinds), () => _goes_on_from_round(words, place)));
 if (($t(is_of_one) || ($t(is_nth) && $t(is_any(named, $set(["when", "card", "region", "round", "middle"])))))) {
  return true;
 }
 let is_ranged = $and($in("range", before.kinds), () => $in("when", at(words, $sub(place, 2)).kinds));
 let is_one = $and($eq(word.number, 1), () => $and($in("when", before.kinds), () => _is_numbered(at(words, $sub(place, 2)), after)));
 let is_spelled = $and(word.is_spelled, () => $any_of($and($lt(word.number, 2), () => !$t(is_one)), () => $any_of(is_any(after, COUNTABLE), () => $in("whens", before.kinds))));
 return $and($any_of(is_ranged, () => $in("when", before.kinds)), () => $and(!$t(is_spelled), () => !$in("nth", before.kinds)));
}
function _is_numbered(before, after) {
 let is_other = $any_of(is_any(before, $set(["now", "per", "previous", "own", "the"])), () => is_any(after, $set(["share", "small", "nth"])));
 return $and(!$t(is_other), () => $any_of($call(after.text, "isdigit"), () => $any_of(!$t(after.text), () => is_any(after, $set(["break", "me", "play", "conj", "have"])))));
}
function _goes_on_from_round(words, place) {
 let after = ($in("the", at(words, $add(place, 1)).kinds) ? at(words, $add(place, 2)) : at(words, $add(place, 1)));
 let named = $list($each($range(start_before(words, place), place), (each) => each, (each) => ($t(is_any($get(words, each), $set(["first", "nth"]))) && $t(is_any(at(words, $add(each, 1)), $set(["when"]))))));
 return $and($call(after.text, "isdigit"), () => $bool(named));
}
function _is_further_round(words, place, numbers) {
 if ((!$t(numbers) || $lt(MOST_ROUNDS, $get(words, place).number))) {
  return false;
 }
 let last = $get(numbers, -1).place;
 let is_of_one = $and($in(at(words, $sub(place, 1)).text, OF_ONE_ROUND), () => !$t($get(words, place).is_spelled));
 if (($t(is_of_one) && $t($any($each(numbers, (each) => (each.role === Role.ROUND)))))) {
  return true;
 }
 if (($get(numbers, -1).role !== Role.ROUND)) {
  return false;
 }
 let is_ranged = $in("range", at(words, $sub(last, 1)).kinds);
 let is_plural = ($t(is_ranged) ? $in("when", at(words, $sub(last, 2)).kinds) : $in("whens", at(words, $sub(last, 1)).kinds));
 return $and(is_plural, () => $any_of($eq(last, $sub(place, 1)), () => $and($eq(last, $sub(place, 2)), () => is_any(at(words, $sub(place, 1)), $set(["conj", "range"])))));
}
function _is_claim(words, place, numbers) {
 let after, before;
 [before, after] = $list([at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 let is_last = $any_of($eq(after.text, "?"), () => $and($eq(after.text, ","), () => is_confirmed($slice(words, $add(place, 2), null, null))));
 is_last = $or(is_last, $and($in("neutral", after.kinds), () => $eq(at(words, $add(place, 2)).text, "?")));
 if (($lt(1, $get(words, place).number) && $t(is_said_to_pay(words, place)))) {
  return true;
 }
 if (($lt($get(words, place).number, 2) || $t($any($each(numbers, (each) => $and((each.role === Role.DURATION), () => $eq(each.value, $get(words, place).number))))))) {
  return false;
 }
 let alone = $list($takewhile((word) => !$in(word.text, beside$ENDS), $reversed($slice(words, null, place, null))));
 if (($t(is_last) && ($lt(0, $len(alone)) && $le($len(alone), 2)) && $t($all($each(alone, (word) => is_any(word, $set(["neutral", "small", "then"]))))) && $t(numbers))) {
  return true;
 }
 if ((!$t(is_last) || $t(is_any(before, $set(["the", "card", "region", "own", "with", "play", "have"]))))) {
  return false;
 }
 if (($in("or", before.kinds) && $t(numbers) && $in($get(numbers, -1).role, $set([Role.CARDS, Role.CLAIM, Role.COUNTED])))) {
  return true;
 }
 let reach = $reversed($slice(words, $max($sub(place, FARTHEST_PLACE), 0), place, null));
 let steps = $list($takewhile((each) => !($t(is_any(each, numbers$STOPS)) || $t($call(each.text, "isdigit"))), reach));
 let is_got = $any($each(steps, (word) => is_any(word, $set(["draw", "give", "pay"]))));
 return $any_of($in("claim", before.kinds), () => $and(is_got, () => !$t($any($each(steps, (word) => $in("due", word.kinds))))));
}
function _is_tally(words, place, numbers) {
 let end, start;
 [start, end] = $list([$sub(place, 1), $add(place, 1)]);
 while (($t(is_any(at(words, start), $set(["only", "whole", "small"]))) && !$t(is_any($get(words, start), numbers$NAMING)))) {
  start = $sub(start, 1);
 }
 while ($t(is_any(at(words, end), LISTING))) {
  end = $add(end, 1);
 }
 let is_had = $and(is_any(at(words, start), $set(["see", "have"])), () => !$in("with", $get(words, start).kinds));
 let is_low = $and($call($get(words, place).text, "isdigit"), () => $le($get(words, place).number, MOST_ROUNDS));
 let is_counted = $and(is_low, () => $any($each(numbers, (each) => (each.role === Role.ICONS))));
 return $and(is_counted, () => $and(is_had, () => !$t($call(at(words, end).text, "isdigit"))));
}
function _is_left(words, place) {
 let reach = $slice(words, $max($sub(place, FARTHEST_PLACE), 0), $add(place, LARGEST_GROUP), null);
 return $and($any($each(reach, (word) => is_any(word, $set(["rest", "whole", "only"])))), () => $any($each(reach, (word) => $in("deck", word.kinds))));
}
function numbers$is_share(words, place) {
 let link, part;
 let links = [$sub(place, 1), $add($add(place, 1), $eq(at(words, $add(place, 1)).text, "out"))];
 for (link of $iter(links)) {
  if (($in(at(words, link).text, OUT_OF) || $in("share", at(words, link).kinds))) {
   part = $sub($sub(link, 1), $eq(at(words, $sub(link, 1)).text, "out"));
   if (($lt(0, at(words, part).number) && $lt(at(words, part).number, at(words, $add(link, 1)).number) && $le(at(words, $add(link, 1)).number, LARGEST_GROUP))) {
    return true;
   }
  }
 }
 return false;
}
function _is_of_variant(words, place) {
 let before = $slice(words, $max($sub(place, LONGEST_STEP), 0), place, null);
 let is_ended = $and(is_any(at(words, $add(place, 1)), $set(["break"])), () => !$t($call(at(words, $add(place, 2)).text, "isdigit")));
 return $and(is_ended, () => $and($in("with", at(words, $sub(place, 1)).kinds), () => $any($each(before, (each) => $in("advanced", each.kinds)))));
}
function _role(words, place) {
 let after, before, word;
 [word, before, after] = $list([$get(words, place), at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 let is_begun = $and($in("among", before.kinds), () => $any_of($lt(place, 2), () => $in("break", $get(words, $sub(place, 2)).kinds)));
 let is_few = $and(is_begun, () => is_any(after, $set(["break", "we", "many", "with"])));
 let is_of_rounds = $and($eq(before.text, "in"), () => $in("when", after.kinds));
 let is_near = $and($le(word.number, LARGEST_GROUP), () => $and($any_of($in("group", before.kinds), () => is_few), () => !$t(is_of_rounds)));
 is_near = $or(is_near, $and($le(word.number, MOST_PLAYERS), () => $in("setup", at(words, $sub(place, 2)).kinds)));
 is_near = $or(is_near, $and(($lt(1, word.number) && $le(word.number, MOST_PLAYERS)), () => _is_of_variant(words, place)));
 let is_group = $any_of($in("players", after.kinds), () => $any_of($and(is_near, () => !$t(begins_list(words, place))), () => $in("party", word.kinds)));
 let is_named = is_any(before, $set(["region", "card"]));
 is_named = $or(is_named, $any_of(is_in_run(words, place), () => $and($in(after.text, numbers$MORE), () => is_any(before, numbers$NAMING))));
 let is_count = $and(!$t(is_named), () => is_any(after, $set(["sanctuary", "counted", "region", "card"])));
 if (($t(word.is_spelled) && $eq(word.number, 1) && $t(_is_left(words, place)))) {
  return Role.CARDS;
 }
 let is_share = numbers$is_share(words, place);
 let is_listed = $and($in("then", before.kinds), () => $and($in("break", after.kinds), () => !$t(is_share)));
 is_listed = $both(is_listed, !$t($call(before.text, "endswith", ON_RIGHT)));
 if (($t(is_share) || ($t(word.is_spelled) && $lt(1, word.number) && !($t(is_count) || $t(is_group))))) {
  return ($t(is_listed) ? Role.DURATION : Role.LOOSE);
 }
 if (($t(word.is_spelled) && $lt(word.number, 2))) {
  return null;
 }
 let is_kinds = $and($le(word.number, MOST_ROUNDS), () => $and(is_any(after, $set(["biome", "goods"])), () => !$t(is_named)));
 if (($t(is_group) || $t(is_kinds) || ($t(is_any(after, $set(["counted", "when"]))) && !($in(after.text, numbers$MORE) && $t(is_named))))) {
  return ($t(is_group) ? Role.PLAYERS : Role.COUNTED);
 }
 let is_last = $and($le(word.number, MOST_ROUNDS), () => $and($in("last", after.kinds), () => $eq($slice(after.text, -1, null, null), "s")));
 if (($t(is_count) || $t(is_last))) {
  return Role.CARDS;
 }
 return (($le(1, word.number) && $le(word.number, GREATEST_DURATION)) ? Role.DURATION : Role.OTHER);
}
function is_name(words, place) {
 let after, before;
 [before, after] = $list([at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 if ($t(is_any(before, $set(["region", "card"])))) {
  return true;
 }
 let is_begun = $any_of(!$t(before.text), () => is_any(before, $set(["the", "own", "aux", "scoring"])));
 return $and(is_begun, () => $any_of(!$t(after.text), () => is_any(after, $set(["break", "is", "need", "pay", "give"]))));
}
function _start_of_per(words, place) {
 let start = $add(place, 1);
 while (($t(is_any(at(words, start), $set(["counted", "small", "pay"]))) && $le(start, $add(place, LONGEST_STEP)) && !$t(_is_per(words, start)))) {
  start = $add(start, 1);
 }
 return start;
}
function _is_per(words, place) {
 let after, word;
 [word, after] = $list([at(words, place), at(words, $add(place, 1))]);
 return $any_of($in("per", word.kinds), () => $and($in("each", word.kinds), () => is_any(after, ICONS)));
}
function _paid_for(words, place) {
 let start = _start_of_per(words, place);
 if (!$t(_is_per(words, start))) {
  return [];
 }
 while ($t(is_any(at(words, start), $set(["per", "the", "small"])))) {
  start = $add(start, 1);
 }
 if ($in("set", at(words, start).kinds)) {
  return BIOMES;
 }
 let first = first_kind(at(words, start), ICONS);
 let is_joined = is_any(at(words, $add(start, 1)), $set(["conj", "or"]));
 start = $add(start, 2);
 while ($t(is_any(at(words, start), $set(["per", "the"])))) {
  start = $add(start, 1);
 }
 let second = ($t(is_joined) ? first_kind(at(words, start), BIOMES) : "");
 if (!$t(second)) {
  return ($t(first) ? [first] : []);
 }
 return (($in(first, BIOMES) && !$eq(first, second)) ? [first, second] : []);
}

// faraway.rulebook.cases.quests
const COLOURS = new Map([["green", "river"], ["yellow", "city"], ["red", "forest"], ["blue", "desert"]]);
const ALL_COLOURS = [...$iter(COLOURS), "gray"];
const [FIXED_FAME, FAME_OF_SET] = [5, 4];
class Paid {
 constructor($given) {
  this.fame = $given.fame;
  this.counted = $given.counted;
  this.end = $given.end;
 }
}
function colour_of(word) {
 return first_kind(word, ALL_COLOURS);
}
function icon_of(word) {
 return $any_of(first_kind(word, ICONS), () => $call(COLOURS, "get", colour_of(word), ""));
}
function paid_at(words, place) {
 let end, first;
 let word = at(words, place);
 if ((!$t($call(word.text, "isdigit")) && !($t(word.is_spelled) && $lt(0, word.number)))) {
  return null;
 }
 let step = $add(place, 1);
 while (($t(is_any(at(words, step), $set(["counted", "small", "pay"]))) && !$in("per", at(words, step).kinds))) {
  step = $add(step, 1);
 }
 if (!$in("per", at(words, step).kinds)) {
  return _fixed_at(words, place);
 }
 let is_paid = is_any(at(words, $sub(place, 1)), $set(["pay", "give"]));
 if (($t(word.is_spelled) && $eq(word.number, 1) && $eq(step, $add(place, 1)) && !$t(is_paid))) {
  return null;
 }
 step = _behind_articles(words, step);
 if ($in("set", at(words, step).kinds)) {
  step = $add(step, 1);
  while ($t(_is_of_set(at(words, step)))) {
   step = $add(step, 1);
  }
  return new Paid({ fame: word.number, counted: BIOMES, end: step });
 }
 [first, end] = $list([icon_of(at(words, step)), $add(step, 1)]);
 let is_joined = $and(is_any(at(words, end), $set(["conj", "or"])), () => $in(first, BIOMES));
 step = _behind_articles(words, $add(end, 1));
 step = _behind_same(words, step, word.number);
 let second = (($t(is_joined) && !$t(_opens_another(words, $sub(end, 1), step))) ? icon_of(at(words, step)) : "");
 if (($in(second, BIOMES) && !$eq(second, first))) {
  return new Paid({ fame: word.number, counted: [first, second], end: $add(step, 1) });
 }
 return ($t(first) ? new Paid({ fame: word.number, counted: [first], end: end }) : null);
}
function implied_at(words, place) {
 let end, first;
 if ((!$t(is_any(at(words, place), $set(["pay", "give"]))) || $t(is_any(at(words, place), $set(["counted", "many"]))))) {
  return null;
 }
 let step = $add(place, 1);
 while ((($t(is_any(at(words, step), $set(["per", "the", "small"]))) || !$t(at(words, step).kinds)) && $le(step, $add(place, 3)))) {
  if (($t(at(words, step).number) || !$t(at(words, step).text))) {
   return null;
  }
  step = $add(step, 1);
 }
 let is_per = $any($each($slice(words, $add(place, 1), step, null), (word) => $in("per", word.kinds)));
 if ($in("set", at(words, step).kinds)) {
  step = $add(step, 1);
  while ($t(_is_of_set(at(words, step)))) {
   step = $add(step, 1);
  }
  return new Paid({ fame: 0, counted: BIOMES, end: step });
 }
 [first, end] = $list([icon_of(at(words, step)), $add(step, 1)]);
 let second = (($in("or", at(words, end).kinds) && $in(first, BIOMES)) ? icon_of(at(words, $add(end, 1))) : "");
 if (($in(second, BIOMES) && !$eq(second, first) && $t(is_per))) {
  return new Paid({ fame: 0, counted: [first, second], end: $add(end, 2) });
 }
 return (($t(first) && $t(is_per)) ? new Paid({ fame: 0, counted: [first], end: end }) : null);
}
function fame_of(counted, is_gray, icons) {
 if ($eq(counted, BIOMES)) {
  return FAME_OF_SET;
 }
 let is_symbol = $and(!$le($set(counted), $set(BIOMES)), () => !$eq(counted, ["night"]));
 return (($t(is_symbol) && $t(is_gray) && !$t(icons)) ? 0 : 1);
}
function _behind_same(words, step, fame) {
 let following = at(words, step);
 let is_same = $and($any_of($call(following.text, "isdigit"), () => following.is_spelled), () => $eq(following.number, fame));
 let after = $add(step, 1);
 while (($t(is_same) && $t(is_any(at(words, after), $set(["counted", "pay", "per"]))))) {
  after = $add(after, 1);
 }
 let is_again = $and(is_same, () => $and($lt($add(step, 1), after), () => $in("per", at(words, $sub(after, 1)).kinds)));
 return (($t(is_again) && $in(icon_of(at(words, after)), BIOMES)) ? _behind_articles(words, after) : step);
}
function _opens_another(words, first, second) {
 let is_mixed = !$eq($bool(colour_of($get(words, second))), $bool(colour_of($get(words, first))));
 let after = at(words, $add(second, 1));
 return $and($bool(colour_of($get(words, second))), () => $any_of(is_mixed, () => $any_of($call(after.text, "isdigit"), () => $in("with", after.kinds))));
}
function _fixed_at(words, place) {
 let end, start, word;
 [word, start, end] = $list([$get(words, place), $sub(place, 1), $add(place, 1)]);
 let is_fixed = false;
 while (($t(is_any(at(words, end), $set(["fixed", "pay"]))) || ($in("counted", at(words, end).kinds) && $t(is_any(at(words, end), $set(["pay"])))))) {
  is_fixed = $or(is_fixed, $any_of($in("fixed", at(words, end).kinds), () => $in("counted", at(words, end).kinds)));
  end = $add(end, 1);
 }
 while (($t(is_any(at(words, start), $set(["with", "small", "the", "give", "fixed", "pay", "its"]))) || $in(at(words, start).text, $set([",", "("])))) {
  is_fixed = $or(is_fixed, $in("fixed", at(words, start).kinds));
  start = $sub(start, 1);
 }
 is_fixed = $or(is_fixed, $and($eq(word.number, FIXED_FAME), () => $and($in("gray", at(words, start).kinds), () => !$t(icon_of(at(words, end))))));
 let is_of_sanctuary = $any_of($bool(colour_of(at(words, start))), () => $any_of($in("sanctuary", at(words, start).kinds), () => is_fixed));
 return (($t(is_fixed) && $t(is_of_sanctuary) && $lt(1, word.number)) ? new Paid({ fame: word.number, counted: [], end: end }) : null);
}
function _is_of_set(word) {
 return $any_of($and(is_any(word, $set(["small", "the", "biome", "among"])), () => $and(!$in("conj", word.kinds), () => !$t(word.is_spelled))), () => $any_of($eq(word.number, $len(BIOMES)), () => $eq(word.text, "aus")));
}
function _behind_articles(words, step) {
 while (($t(is_any(at(words, step), $set(["per", "the", "small", "complete"]))) && !$t(icon_of(at(words, step))))) {
  step = $add(step, 1);
 }
 return step;
}

// faraway.rulebook.cases.phrases
const SYMBOLS = ["clue", ...$iter(WONDERS), "night"];
const OTHER = ["elsewhere", "another", "else", "remainder"];
const [MOST_OF_A_KIND, NEAR_BEFORE, NEAR_AFTER, ALWAYS] = [8, 4, 3, 99];
const TALK = $frozenset(["many", "who", "need", "draw", "find", "play", "what", "region", "which", "if", "then", "after", "before", "tie", "deck", "keep"]);
class Phrase {
 constructor($given) {
  this.start = $given.start;
  this.end = $given.end;
  this.number = $given.number ?? 1;
  this.icons = $given.icons ?? new Map();
  this.quest = $given.quest ?? null;
  this.unknown = $given.unknown ?? [];
  this.is_gray = $given.is_gray ?? false;
 }
}
class Sanctuaries {
 constructor($given) {
  this.phrases = $given.phrases ?? [];
  this.denied = $given.denied ?? [];
  this.is_none = $given.is_none ?? false;
  this.has_others = $given.has_others ?? false;
  this.is_doubtful = $given.is_doubtful ?? false;
  this.blanks = $given.blanks ?? [];
  this.borne = $given.borne ?? [];
  this.targets = $given.targets ?? [];
 }
 get is_stated() {
  const self = this;
  return $any_of($bool(self.phrases), () => $any_of(self.is_none, () => $bool(self.denied)));
 }
 get unknown() {
  const self = this;
  let open_ones = $frozenset((function* ($source) { for (const phrase of $iter($source)) for (const icon of $iter(phrase.unknown)) yield icon; })(self.phrases));
  let others = ($t(self.has_others) ? $call($frozenset(ICONS), "difference", self.denied) : $frozenset([]));
  return $or(open_ones, others);
 }
 get icons() {
  const self = this;
  let icon, number, phrase;
  let total = $fromkeys(self.denied, 0);
  for (phrase of $iter(self.phrases)) {
   for ([icon, number] of $iter($call(phrase.icons, "items"))) {
    $put(total, icon, $add($call(total, "get", icon, 0), $mul(number, phrase.number)));
   }
  }
  return total;
 }
 is_taken(place) {
  const self = this;
  return $in(place, self._taken);
 }
 get _taken() {
  return $once(this, "_taken", () => this._taken$());
 }
 _taken$() {
  const self = this;
  let spans = [...$iter($each(self.phrases, (each) => [each.start, each.end])), ...$iter(self.blanks), ...$iter(self.borne)];
  return $frozenset((function* ($source) { for (const [start, end] of $iter($source)) for (const place of $iter($range(start, end))) yield place; })(spans));
 }
}
class Item {
 constructor($given) {
  this.start = $given.start;
  this.end = $given.end;
  this.number = $given.number ?? 0;
  this.colour = $given.colour ?? "";
  this.icons = $given.icons ?? new Map();
  this.quest = $given.quest ?? null;
  this.denied = $given.denied ?? $set([]);
  this.borne = $given.borne ?? $set([]);
  this.sole = $given.sole ?? $set([]);
  this.is_named = $given.is_named ?? false;
  this.is_other = $given.is_other ?? false;
  this.is_coloured = $given.is_coloured ?? false;
  this.is_only = $given.is_only ?? false;
  this.is_plural = $given.is_plural ?? false;
  this.is_each = $given.is_each ?? false;
  this.is_counted = $given.is_counted ?? false;
  this.is_all = $given.is_all ?? false;
  this.is_share = $given.is_share ?? false;
  this.is_unsure = $given.is_unsure ?? false;
  this.is_open = $given.is_open ?? false;
  this.is_away = $given.is_away ?? false;
  this.is_restated = $given.is_restated ?? false;
 }
 get has_content() {
  const self = this;
  return $bool($any_of(self.colour, () => $any_of(self.icons, () => $any_of(self.quest, () => self.denied))));
 }
 get is_bare_gray() {
  const self = this;
  return $and($eq(self.colour, "gray"), () => $and(!$t(self.icons), () => (self.quest === null)));
 }
}
class Found {
 constructor($given) {
  this.words = $given.words;
  this.phrases = $given.phrases ?? [];
  this.bare = $given.bare ?? [];
  this.denied = $given.denied ?? $set([]);
  this.blanks = $given.blanks ?? [];
  this.borne = $given.borne ?? [];
  this.targets = $given.targets ?? [];
  this.is_none = $given.is_none ?? false;
  this.is_closed = $given.is_closed ?? false;
  this.is_doubtful = $given.is_doubtful ?? false;
  this.behind = $given.behind ?? 0;
  this.pending = $given.pending ?? 0;
  this.bearing = $given.bearing ?? "";
  this.bears_each = $given.bears_each ?? false;
  this.is_about = $given.is_about ?? false;
 }
 is_described(place) {
  const self = this;
  return $any($each(self.phrases, (phrase) => ($le(phrase.start, place) && $lt(place, phrase.end))));
 }
 is_number(place) {
  const self = this;
  let word = at(self.words, place);
  if ($t(is_in_run(self.words, place))) {
   return false;
  }
  return $any_of(word.is_spelled, () => $and($call(word.text, "isdigit"), () => ($lt(0, word.number) && $le(word.number, MOST_OF_A_KIND))));
 }
}
function is_none(word) {
 return $any_of($in("deny", word.kinds), () => $and(word.is_spelled, () => !$t(word.number)));
}
function denies(words, place) {
 let after, before, word;
 [word, before, after] = $list([$get(words, place), at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 let is_denying = $any_of(is_none(word), () => $any_of($in("gone", word.kinds), () => ends_with(words, place)));
 if (($in("nor", word.kinds) && !$t(is_denying))) {
  is_denying = $any_of(after.is_spelled, () => $any_of($bool(icon_of(after)), () => is_any(after, ["sanctuary", "with"])));
 }
 let is_answer = $and($eq(after.text, ","), () => $in("break", $any_of(before.kinds, () => $set(["break"]))));
 return $and(is_denying, () => $and(!$in("or", before.kinds), () => !$t(is_answer)));
}
function ends_with(words, place) {
 if (!$in("ending", $get(words, place).kinds)) {
  return false;
 }
 let step = $add(place, 1);
 while (($t(is_any(at(words, step), ["with", "small", "on"])) && !$t(icon_of(at(words, step))))) {
  step = $add(step, 1);
 }
 return $and($le(step, $add(place, NEAR_AFTER)), () => $bool(icon_of(at(words, step))));
}
function named_in(part) {
 let icon;
 let named = $set($each(part, (word) => icon, (word) => $t((icon = icon_of(word)))));
 if ($t($any($each(part, (word) => $in("coloured", word.kinds))))) {
  $call(named, "update", BIOMES);
 }
 if ($t($any($each(part, (word) => $in("goods", word.kinds))))) {
  $call(named, "update", WONDERS);
 }
 if (($t($any($each(part, (word) => $in("symbol", word.kinds)))) && !$t(named))) {
  $call(named, "update", SYMBOLS);
 }
 return named;
}
function is_one(word) {
 return $and(word.is_spelled, () => $and($eq(word.number, 1), () => !$in("small", word.kinds)));
}
function share(found, start) {
 let index, phrase;
 let words = found.words;
 let listed = $list($each($enumerate(found.phrases), ([index, phrase]) => index, ([index, phrase]) => $le(start, phrase.start)));
 let last = ($t(listed) ? $get(found.phrases, -1) : null);
 if (((last === null) || $t(last.quest))) {
  return null;
 }
 let shown = new Map($each($call(last.icons, "items"), ([icon, number]) => [icon, number], ([icon, number]) => !$in(icon, BIOMES)));
 let behind = (($lt(last.end, $len(words)) && $in("on", $get(words, last.end).kinds)) ? $add(last.end, 2) : $add(last.end, 1));
 let near = [...$iter($slice(words, $max($sub(start, 1), 0), $add(start, 1), null)), ...$iter($slice(words, $sub(last.end, 1), behind, null))];
 let is_each = $any($each(near, (word) => $in("per", word.kinds)));
 for (index of $iter($reversed($slice(listed, null, -1, null)))) {
  phrase = $get(found.phrases, index);
  if ((!$t(shown) || !$t(_is_shared(words, phrase, $get(found.phrases, $add(index, 1)))))) {
   return null;
  }
  $put(found.phrases, index, $evolve(phrase, { icons: ($t(is_each) ? new Map([...$iter($items(shown)), ...$iter($items(phrase.icons))]) : phrase.icons), unknown: ($t(is_each) ? [] : [...$iter(phrase.unknown), ...$iter(shown)]) }));
 }
}
function _is_shared(words, phrase, after) {
 let between = $slice(words, phrase.end, after.start, null);
 let is_joined = $all($each(between, (word) => $any_of($eq(word.text, ","), () => is_any(word, ["conj", "small", "the", "plus"]))));
 let is_bare = $and($le($set(phrase.icons), $set(BIOMES)), () => $and(!$t(phrase.quest), () => !$t(phrase.is_gray)));
 let is_named = $any($each($slice(words, phrase.start, phrase.end, null), (word) => $in("sanctuary", word.kinds)));
 return $and(is_joined, () => $and(is_bare, () => $and(!$t(is_named), () => $eq(phrase.number, 1))));
}

// faraway.rulebook.cases.doubts
const [LONGEST_CHOICE, LONGEST_LINK] = [4, 3];
const ALL_REGIONS = ["1", "68"];
const TIMING = $frozenset(["moment", "time", "immediately", "check", "checked", "checks", "verified", "yet", "immediatement", "suite", "verifie", "verifiee", "verifier", "verifies", "instant", "wann", "zeitpunkt", "augenblick", "sofort", "pruft", "gepruft", "prufen", "uberpruft", "kontrolliert", "momento", "istante", "subito", "controlla", "controllato", "controllare", "controllano", "verifica", "verificato", "verificare"]);
const WHEN = $frozenset(["when", "quand", "quando", "later", "tard", "spater", "tardi"]);
const MODAL = $frozenset(["can", "may", "must", "could", "should", "allowed", "legal", "puis", "peux", "peut", "peuvent", "dois", "doit", "faut", "droit", "kann", "darf", "muss", "konnen", "durfen", "mussen", "soll", "erlaubt", "posso", "puo", "possono", "devo", "deve", "devono", "bisogna"]);
function is_in_doubt(words, numbers, phrases) {
 let taken = $set((function* ($source) { for (const each of $iter($source)) for (const place of $iter($range(each.start, each.end))) yield place; })(phrases));
 let counted = $list($each(numbers, (each) => each, (each) => ((each.role === Role.ICONS) && $t(each.value) && !$eq(each.group, "need"))));
 let free = $list($each(counted, (each) => each.place, (each) => !$in(each.place, taken)));
 let parts = $list(doubts$parts(words));
 let is_denied = $any((function* ($source) { for (const [start, end] of $iter($source)) for (const place of $iter(free)) yield $and(($le(start, place) && $lt(place, end)), () => doubts$is_denied(words, start, place)); })(parts));
 return $any_of(is_denied, () => $any_of(_is_twofold(words, parts, phrases), () => $any_of(_is_corrected(words), () => _names_all(words))));
}
function _is_corrected(words) {
 let first = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))), $len(words));
 return $any($each($slice(words, first, null, null), (word) => $in("correction", word.kinds)));
}
function _names_all(words) {
 let texts = $list($each(words, (word) => word.text, (word) => !$in("range", word.kinds)));
 return $any($each($pairwise(texts), (pair) => $eq(pair, ALL_REGIONS)));
}
function asks_when(words, numbers) {
 let counted = $list($each(numbers, (each) => each.place, (each) => (each.role === Role.ICONS)));
 return $any($each(sentences_of(words), ([start, stop]) => $and($eq(at(words, stop).text, "?"), () => _is_of_time($slice(words, start, stop, null), $any($each(counted, (each) => ($le(start, each) && $lt(each, stop))))))));
}
function asks_leave(words) {
 return $any($each($pairwise(words), ([word, after]) => $any_of($and($in(word.text, MODAL), () => $any_of(!$eq(word.text, "puis"), () => $eq(after.text, "je"))), () => $eq([word.text, after.text], ["have", "to"]))));
}
function _is_of_time(part, is_stated) {
 let is_timed = $any($each(part, (word) => $in(word.text, TIMING)));
 is_timed = $or(is_timed, $and(!$t(is_stated), () => $any($each($enumerate(part), ([place, word]) => $and($in(word.text, WHEN), () => !$eq(at(part, $add(place, 1)).text, "meme"))))));
 let played = $list($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("play", word.kinds)));
 let is_allowed = $and($bool(played), () => $any($each($slice(part, null, $get(played, -1), null), (word) => $in(word.text, MODAL))));
 let is_paid = $any($each(part, (word) => is_any(word, ["pay", "give", "enough"])));
 return $any_of(is_timed, () => $and($bool(played), () => $and(!$t(is_paid), () => $any_of(is_allowed, () => !$t(is_stated)))));
}
function doubts$is_denied(words, start, place) {
 let each;
 for (each of $iter($range($sub(place, 1), $sub(start, 1), -1))) {
  if ($in("conj", $get(words, each).kinds)) {
   return false;
  }
  if ($t(denies(words, each))) {
   return true;
  }
 }
 return false;
}
function *doubts$parts(words) {
 let after, is_stop, place, word;
 let start = 0;
 for (place of $iter($range($add($len(words), 1)))) {
  [word, after] = $list([at(words, place), at(words, $add(place, 1))]);
  is_stop = is_any(word, ["break", "bracket"]);
  is_stop = $or(is_stop, $and($in("conj", word.kinds), () => $and(is_none(after), () => $in("else", after.kinds))));
  if (($eq(place, $len(words)) || $t(is_stop))) {
   yield [start, place];
   start = $add(place, 1);
  }
 }
}
function _is_twofold(words, parts, phrases) {
 let clause, end, is_joined, place, start, supposed, word;
 let either = $list($each(words, (word) => word, (word) => $in("either", word.kinds)));
 if (($lt(1, $len(either)) || $t($any($each(words, (word) => $in("alternative", word.kinds)))))) {
  return true;
 }
 for ([start, end] of $iter(parts)) {
  supposed = $next($each($range(start, end), (place) => place, (place) => $in("if", $get(words, place).kinds)), end);
  clause = $slice(words, supposed, end, null);
  if (($t($any($each(clause, (word) => $call(word.text, "isdigit")))) && $t($any($each(clause, (word) => $in("not", word.kinds)))))) {
   return true;
  }
 }
 let numbered = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))), $len(words));
 let taken = $set((function* ($source) { for (const each of $iter($source)) if ($t(each.quest)) for (const place of $iter($range(each.start, each.end))) yield place; })(phrases));
 for ([place, word] of $iter($enumerate(words))) {
  if (($in("or", word.kinds) && $t(doubts$is_choice(words, place, taken)))) {
   return true;
  }
  is_joined = $and($lt(numbered, place), () => is_any(word, ["conj", "or", "else"]));
  if (($t(is_joined) && $t($any($each($range($add(place, 1), $min($add($add(place, 1), LONGEST_LINK), $len(words))), (each) => _opens_scene(words, place, each)))))) {
   return true;
  }
 }
 return false;
}
function _opens_scene(words, joined, place) {
 let between = $slice(words, $add(joined, 1), place, null);
 let is_near = $all($each(between, (word) => is_any(word, ["many", "what", "pay", "small", "then", "break"])));
 let after = at(words, $add(place, 1));
 let card = ($t(is_any(after, ["the", "small", "card", "region"])) ? at(words, $add(place, 2)) : after);
 let is_without = $and(is_none($get(words, place)), () => $call(card.text, "isdigit"));
 return $and(is_near, () => $any_of($in("if", $get(words, place).kinds), () => is_without));
}
function doubts$is_choice(words, place, taken) {
 let before = $range($max($sub(place, LONGEST_CHOICE), 0), place);
 let after = $range($add(place, 1), $min($add($add(place, 1), LONGEST_CHOICE), $len(words)));
 let ordinal = ["first", "last", "nth"];
 let is_ordinal = $and($any($each(before, (each) => is_any($get(words, each), ordinal))), () => $any($each(after, (each) => is_any($get(words, each), ordinal))));
 let colours = ALL_COLOURS;
 let is_colour = $and(!$in(place, taken), () => $any((function* ($source) { for (const left of $iter($source)) for (const right of $iter(after)) yield $and(is_any($get(words, left), colours), () => $and(is_any($get(words, right), colours), () => $call($get(words, left).kinds, "isdisjoint", $call($get(words, right).kinds, "intersection", colours)))); })(before)));
 return $any_of(is_ordinal, () => is_colour);
}

// faraway.rulebook.cases.claims
const SPEAKING = ["me", "other", "person", "stranger", "one", "pron"];
const CLAIMING = [...$iter(SPEAKING), "elsewhere"];
const GIVING = ["says", "getting", "give", "deal", "draw"];
const [CLAIMED_DRAW, CLAIMED_COUNT, CLAIMED_FIND] = ["claimed-draw", "claimed-count", "claimed-find"];
const claims$MOST_DRAWN = 15;
const UNTOLD = ["sanctuary", "deny", "then", ...$iter(GIVING)];
const FACTS = ["sanctuary", "have", "play", "then", "after", "before", "earlier", "deny", "red", "blue", "green", "yellow", "gray"];
const claims$OTHERWISE = ["find", "draw", "middle", "deck", "players", "who", "tie", "lowest", "wins", "hand", "order"];
const claims$NAMING = ["the", "card", "region", "own", "on"];
const claims$HELD = ["have", "play", "red", "blue", "green", "yellow", "gray"];
const claims$BESIDE = 4;
const CLAIMED = $evolve(NOTHING, { text: "claims", kinds: $frozenset($set(["pay"])) });
const CLAIMED_TOTAL = $evolve(NOTHING, { text: "claims", kinds: $frozenset($set(["pay", "reckon"])) });
function without_claims(words) {
 let claim, end, facts, is_claimed, is_fact, is_theirs, number, part, said, start;
 let blank = $set();
 let claimed = $set();
 let claims = new Map([]);
 let totals = [];
 let is_scored = !$t($any($each(words, (word) => $and(is_any(word, claims$OTHERWISE), () => !$in("says", word.kinds)))));
 for ([start, end] of $iter(sentences_of(words))) {
  part = $slice(words, start, end, null);
  if ($t((claim = _claim_on_sanctuaries(words, start, end)))) {
   $call(blank, "update", $range(start, end));
   $put(claims, start, claim);
   continue;
  }
  said = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("says", word.kinds)), 0);
  is_claimed = $any($each($slice(part, null, said, null), (word) => is_any(word, CLAIMING)));
  totals = $add(totals, ($t($any($each(part, (word) => $in("reckon", word.kinds)))) ? [$add(start, said)] : []));
  is_theirs = $any($each($slice(part, null, said, null), (word) => is_any(word, ["person", "stranger", "other"])));
  facts = $list($each(FACTS, (kind) => kind, (kind) => (!$eq(kind, "deny") || !$t(is_theirs))));
  is_fact = $and($any($each(part, (word) => is_any(word, facts))), () => !$t($any($each(part, (word) => $in(word.text, MODAL)))));
  if (($t(said) && $t(is_claimed) && !$t(is_fact) && !$eq(at(words, end).text, "?") && !$t(_has_cards(part)))) {
   $call(blank, "update", $range(start, end));
   $call(claimed, "update", (($t(is_scored) && $t(_number_behind(part, said))) ? [$add(start, said)] : []));
  } else if (($t(said) && $t(is_claimed))) {
   number = _number_behind(part, said);
   $call(claimed, "update", ($t(number) ? [$add(start, said)] : []));
   $call(blank, "update", $range($add(start, _reason(part, said)), end));
   $call(blank, "update", ($t(number) ? $range($add(start, number), $add($add($add(start, number), 1), claims$is_counted(part, number))) : []));
   $call(blank, "update", $each(_further(part, number), (place) => $add(start, place), (place) => $t(number)));
  }
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, claims) ? $evolve(beside$COMMA, { kinds: $frozenset($set(["break", $get(claims, place)])) }) : (($in(place, claimed) && !$t(claims)) ? ($in(place, totals) ? CLAIMED_TOTAL : CLAIMED) : ($in(place, blank) ? beside$COMMA : word)))));
}
function _claim_on_sanctuaries(words, start, end) {
 let part = $slice(words, start, $add(start, _reason($slice(words, start, end, null), 0)), null);
 let named = $set($each([...$iter($slice(words, null, start, null)), ...$iter($slice(words, end, null, null))], (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
 let numbers = $list($each(part, (word) => word, (word) => ($t($call(word.text, "isdigit")) || ($t(word.is_spelled) && $lt(1, word.number)))));
 let is_small = $all($each(numbers, (word) => $any_of($le(word.number, claims$MOST_DRAWN), () => $in(word.number, named))));
 let is_given = $any($each(part, (word) => $and(is_any(word, GIVING), () => !$in("own", word.kinds))));
 let is_stated = $and(is_given, () => $any($each(part, (word) => is_any(word, CLAIMING))));
 let is_drawn = $and($any($each(part, (word) => $and($in("draw", word.kinds), () => !$in("find", word.kinds)))), () => $bool(numbers));
 is_drawn = $both(is_drawn, $and($any($each(words, (word) => $in("sanctuary", word.kinds))), () => !$t($any($each(words, (word) => $in("deck", word.kinds))))));
 let is_of_sanctuaries = $any_of(is_drawn, () => $any($each(part, (word) => $in("sanctuary", word.kinds))));
 let is_fact = $any($each(part, (word) => $and(is_any(word, FACTS), () => !$t(is_any(word, UNTOLD)))));
 let is_asked = $any_of($eq(at(words, end).text, "?"), () => $any($each(part, (word) => $in("many", word.kinds))));
 if ((!($t(is_small) && $t(is_stated) && $t(is_of_sanctuaries) && $t(named)) || $t(is_fact) || $t(is_asked))) {
  return "";
 }
 let is_counted = $any($each($enumerate(part), ([place, word]) => $and($lt(1, word.number), () => is_any(at(part, $add(place, 1)), ["sanctuary", "card"]))));
 let drawing = (($t(is_counted) || $t(is_drawn)) ? ["draw", "clue", "card", "deal"] : ["clue"]);
 if ($t($any($each(part, (word) => is_any(word, drawing))))) {
  return CLAIMED_DRAW;
 }
 return ($t(is_counted) ? CLAIMED_COUNT : CLAIMED_FIND);
}
function _has_cards(part) {
 return $any($each($enumerate(part), ([place, word]) => $and($call(word.text, "isdigit"), () => claims$is_named(part, place))));
}
function claims$is_named(part, place) {
 let before = at(part, $sub(place, 1));
 let is_of_verb = $and($in("at", before.kinds), () => $in("says", at(part, $sub(place, 2)).kinds));
 return $and(is_any(before, claims$NAMING), () => !$t(is_of_verb));
}
function _number_behind(part, said) {
 let place, word;
 for (place of $iter($range($add(said, 1), $min($add($add(said, 1), claims$BESIDE), $len(part))))) {
  word = $get(part, place);
  if ($in("break", word.kinds)) {
   return 0;
  }
  if (($t($call(word.text, "isdigit")) || ($t(word.is_spelled) && $lt(1, word.number)))) {
   return ($t(claims$is_named(part, place)) ? 0 : place);
  }
 }
 return 0;
}
function _further(part, number) {
 return $list($each($range($add(number, 1), $len(part)), (place) => place, (place) => ($t($call($get(part, place).text, "isdigit")) && $t(is_any(at(part, $sub(place, 1)), ["me", "person", "stranger", "says"])) && !$t(is_any(at(part, $sub(place, 1)), claims$NAMING)))));
}
function _reason(part, said) {
 let is_plain, place, stop;
 for (place of $iter($range($add(said, 1), $len(part)))) {
  is_plain = $all($each($slice(part, place, null, null), (word) => $and(!$t($call(word.text, "isdigit")), () => !$t(is_any(word, claims$HELD)))));
  stop = $next($each($range(place, $len(part)), (each) => each, (each) => $in("break", $get(part, each).kinds)), $len(part));
  is_plain = $or(is_plain, $and(_is_counted_reason($slice(part, place, stop, null)), () => _is_claim_alone($slice(part, stop, null, null))));
  if (($in("because", $get(part, place).kinds) && $t(is_plain))) {
   return place;
  }
 }
 return $len(part);
}
function _is_counted_reason(part) {
 let placed = ["sanctuary", "on", "card", "region", ...$iter($each(claims$HELD, (kind) => kind, (kind) => !$eq(kind, "have")))];
 let is_plain = $all($each(part, (word) => $and(!$t($call(word.text, "isdigit")), () => $any_of(!$t(is_any(word, placed)), () => is_any(word, ["have"])))));
 return $and(is_plain, () => $any($each(part, (word) => is_any(word, [...$iter(ICONS), "coloured", "biome", "set"]))));
}
function _is_claim_alone(part) {
 return $all($each(part, (word) => $any_of(word.number, () => is_any(word, ["break", "conj", "neutral", "says", ...$iter(SPEAKING)]))));
}
function claims$is_counted(part, place) {
 return $in("counted", at(part, $add(place, 1)).kinds);
}

// faraway.rulebook.cases.laid
const laid$LINKS = $frozenset($set(["the", "conj", "small", "card", "region", "then", "neutral", "own", "plus", "on"]));
const RELATIONS = ["after", "before"];
const NOUNS = ["card", "region", "own", ...$iter(ICONS)];
const TURNING = ["auf", "um"];
const [MOST_LINKS, laid$FARTHEST] = [4, 6];
class Listed {
 constructor($given) {
  this.cards = $given.cards;
  this.start = $given.start;
  this.end = $given.end;
  this.kinds = $given.kinds;
  this.lead = $given.lead ?? "";
  this.is_backward = $given.is_backward ?? false;
 }
}
class Laid {
 constructor($given) {
  this.words = $given.words;
  this.numbers = $given.numbers;
  this.sanctuaries = $given.sanctuaries;
 }
 get sentences() {
  return $once(this, "sentences", () => this.sentences$());
 }
 sentences$() {
  const self = this;
  return sentences_of(self.words);
 }
 get free_numbers() {
  return $once(this, "free_numbers", () => this.free_numbers$());
 }
 free_numbers$() {
  const self = this;
  let paid;
  let taken = $set((function* ($source) { for (const number of $iter($source)) if (($t((paid = paid_at(self.words, number.place))) && (number.role === Role.QUEST))) for (const place of $iter($range($add(number.place, 1), paid.end))) yield place; })(self.numbers));
  return $tuple($each(self.numbers, (number) => number, (number) => (!$in(number.place, taken) && !$t($call(self.sanctuaries, "is_taken", number.place)))));
 }
 get lists() {
  return $once(this, "lists", () => this.lists$());
 }
 lists$() {
  const self = this;
  let number;
  let runs = [];
  for (number of $iter(self.free_numbers)) {
   if ((number.role !== Role.DURATION)) {
    continue;
   }
   if (($t(runs) && $t($call(self, "_is_linked", $get($get(runs, -1), -1), number)))) {
    $call($get(runs, -1), "append", number);
   } else {
    $call(runs, "append", [number]);
   }
  }
  let ends = [0, ...$iter($each(runs, (run) => $add($get(run, -1).place, 1)))];
  let starts = [...$iter($each(runs, (run) => $get(run, 0).place)), $len(self.words)];
  return $tuple($each($enumerate(runs), ([index, run]) => new Listed({ cards: $tuple($each(($t($call(self, "_is_backward", run)) ? $reversed(run) : run), (number) => number.value)), is_backward: $call(self, "_is_backward", run), start: $get(run, 0).place, end: $get(run, -1).place, kinds: $call(self, "_kinds_about", $get(ends, index), run, $get(starts, $add(index, 1))), lead: $call(self, "_lead", $get(run, 0).place) })));
 }
 _is_backward(run) {
  const self = this;
  return $and($lt(1, $len(run)), () => $any($each($range($max($sub($get(run, 0).place, laid$FARTHEST), 0), $get(run, 0).place), (place) => $and($in("backward", $get(self.words, place).kinds), () => $call(self, "is_stated_backward", place)))));
 }
 is_stated_backward(place) {
  const self = this;
  let end, start;
  [start, end] = $list([start_before(self.words, place), $add(place, 1)]);
  while (($in(at(self.words, end).text, $set([":", ","])) || $t(is_any(at(self.words, end), ["faceup", "is", "neutral", "reveal", "on"])))) {
   end = $add(end, 1);
  }
  end = $call(self, "_behind_first", end);
  let before = $slice(self.words, start, place, null);
  let turned = ($in(at(self.words, $add(place, 1)).text, TURNING) ? ["play"] : []);
  let is_other = $any($each(before, (word) => $and(is_any(word, ["scoring", "play", "counted", "pay"]), () => !$t(is_any(word, ["reveal", ...$iter(turned)])))));
  return $and($call(at(self.words, end).text, "isdigit"), () => !$t(is_other));
 }
 _behind_first(start) {
  const self = this;
  let end = start;
  while (($eq(at(self.words, end).text, ".") || $t(is_any(at(self.words, end), ["small", "me", "at", "first"])))) {
   end = $add(end, 1);
  }
  return ($t($any($each($slice(self.words, start, end, null), (word) => $in("first", word.kinds)))) ? end : start);
 }
 _is_linked(left, right) {
  const self = this;
  let between = $slice(self.words, $add(left.place, 1), right.place, null);
  let lead = [at(self.words, $sub(left.place, 1)), at(self.words, $sub(left.place, 2))];
  let is_earlier = $any($each(lead, (word) => is_any(word, ["earlier", "previous", "leftward"])));
  is_earlier = $or(is_earlier, $any($each($slice(self.words, start_before(self.words, left.place), left.place, null), (word) => $in("leftward", word.kinds))));
  if (($t(is_earlier) && $t($any($each(between, (word) => $in("then", word.kinds)))))) {
   return false;
  }
  if (($lt(left.place, $call(self, "_place_of_lead", right.place)) || $t($call(self, "_is_of_another", left.place, right.place)))) {
   return false;
  }
  let is_near = $and($le($len(between), MOST_LINKS), () => $all($each(($t($call(self, "_is_end", between)) ? $slice(between, null, -1, null) : between), (word) => $any_of($eq(word.text, ","), () => $and(is_any(word, laid$LINKS), () => !$t(is_any(word, ["faceup", "have"])))))));
  let is_joined = $any_of(!$t(between), () => $any($each(between, (word) => $any_of($eq(word.text, ","), () => is_any(word, ["conj", "then", "plus"])))));
  return $and(is_near, () => is_joined);
 }
 _is_of_another(left, right) {
  const self = this;
  let before = $slice(self.words, start_before(self.words, left), left, null);
  let is_mine = $any($each($slice(self.words, $add(left, 1), right, null), (word) => $in("me", word.kinds)));
  return $and(is_mine, () => $any($each(before, (word) => $and(is_any(word, ["person", "stranger", "one"]), () => !$t(word.number)))));
 }
 _is_end(between) {
  const self = this;
  let is_joined = $any($each($slice(between, null, -1, null), (word) => $any_of($eq(word.text, ","), () => is_any(word, ["conj", "then"]))));
  return $and(is_joined, () => $in("last", $get(between, -1).kinds));
 }
 _kinds_about(after, run, before) {
  const self = this;
  let kinds;
  let ends = $list($each($range(after, $get(run, 0).place), (place) => place, (place) => $in($get(self.words, place).text, beside$ENDS)));
  let first = ($t(ends) ? $add($get(ends, -1), 1) : after);
  let stop = $next($each($range($add($get(run, -1).place, 1), before), (place) => place, (place) => $in("break", $get(self.words, place).kinds)), before);
  stop = $call(self, "_behind_apposition", run, stop, before);
  let leads = $set([$call(self, "_place_of_lead", $get(run, 0).place), $call(self, "_place_of_lead", before)]);
  let places = $list($each($range(first, stop), (place) => place, (place) => (!$t($call(self.sanctuaries, "is_taken", place)) && !$in(place, leads))));
  kinds = $frozenset((function* ($source) { for (const place of $iter($source)) for (const kind of $iter($get(self.words, place).kinds)) yield kind; })(places));
  return ($t($call(self, "_is_backward", run)) ? $sub(kinds, $set(["faceup"])) : kinds);
 }
 _behind_apposition(run, stop, before) {
  const self = this;
  if (($lt(1, $len(run)) || !$eq(stop, $add($get(run, -1).place, 1)) || !$eq(at(self.words, stop).text, ","))) {
   return stop;
  }
  let end = $next($each($range($add(stop, 1), before), (place) => place, (place) => $in("break", $get(self.words, place).kinds)), before);
  let part = $slice(self.words, $add(stop, 1), end, null);
  let is_placed = $any($each(part, (word) => is_any(word, ["last", "first", "penultimate"])));
  let is_ended = $any_of($lt(end, before), () => $eq(before, $len(self.words)));
  return (($t(is_placed) && $t(is_ended) && $le($len(part), MOST_LINKS)) ? end : stop);
 }
 _place_of_lead(place) {
  const self = this;
  let start = $sub(place, 1);
  while (($t(is_any(at(self.words, start), ["the", ...$iter(NOUNS)])) && !$t(is_any(at(self.words, start), RELATIONS)))) {
   start = $sub(start, 1);
  }
  let is_article = $and($in("small", at(self.words, start).kinds), () => is_any(at(self.words, $add(start, 1)), NOUNS));
  start = $sub(start, $and(is_article, () => $and($lt($add(start, 1), place), () => !$t(is_any($get(self.words, start), RELATIONS)))));
  let is_lead = $and(is_any(at(self.words, start), RELATIONS), () => $call(at(self.words, place).text, "isdigit"));
  let before = at(self.words, $sub(start, 1));
  let is_apart = $any_of(!$t(before.text), () => is_any(before, ["conj", "break", "bracket", "with"]));
  let is_named = $and($lt(start, $sub(place, 1)), () => !$in("conj", before.kinds));
  let is_plain = !$t(is_any($get(self.words, start), ["then", "earlier"]));
  return (($t(is_lead) && ($t(is_named) || $t(is_plain) || !$t(is_apart))) ? start : -1);
 }
 _lead(place) {
  const self = this;
  let start = $call(self, "_place_of_lead", place);
  return $next($each(RELATIONS, (kind) => kind, (kind) => ($le(0, start) && $in(kind, $get(self.words, start).kinds))), "");
 }
}

// faraway.rulebook.cases.order
const TAGS = ["ago", "then", "now", "previous", "earlier", "first", "last", "penultimate", "leftward", "doubt", "faceup"];
const order$BESIDE = ["after", "before"];
const FOLLOWED = $frozenset($set([...$iter(order$BESIDE), "after-doing", "before-doing"]));
const order$ALONE = [...$iter(TAGS), ...$iter(order$BESIDE)];
const STARTS = ["break", "conj", "then", "if"];
const SILENT = $frozenset($set(["small", "the", "card", "region", "play", "is", "filler", "have", "on", "neutral", "me", "own"]));
const order$NAMING = $frozenset($set(["the", "card", "region", "own"]));
const INDEFINITE = $frozenset($set(["a", "an", "ein", "eine", "einem", "einen", "einer", "un", "una", "une", "uno"]));
const order$PAST = $frozenset($set(["previous", "earlier"]));
const order$DOUBTFUL = new Map([["compare", "doubt"], ["stranger", "strange"], ["unknown", "unknown"]]);
const IN_DOUBT = $frozenset($set(["doubt", "strange", "unknown"]));
class Event {
 constructor($given) {
  this.duration = $given.duration;
  this.tags = $given.tags ?? $frozenset();
  this.round = $given.round ?? 0;
  this.is_linked = $given.is_linked ?? false;
  this.is_joined = $given.is_joined ?? false;
  this.is_same_sentence = $given.is_same_sentence ?? false;
 }
}
function read_events(words, numbers, durations) {
 let between, end, following, found, index, inner, is_apart, is_linked, is_new, kinds, number, places, said, start;
 let rounds = new Map($each(numbers, (number) => [number.place, number.value], (number) => (number.role === Role.ROUND)));
 let taken = $set($each(numbers, (number) => number.place));
 let tags = new Map($each($range($len(words)), (place) => [place, tag_of(words, place)], (place) => !$in(place, taken)));
 let events = [];
 for ([index, number] of $iter($enumerate(durations))) {
  start = _begin(words, ($t(index) ? $get(durations, $sub(index, 1)).place : -1), number.place);
  following = ($lt($add(index, 1), $len(durations)) ? $get(durations, $add(index, 1)).place : $len(words));
  end = ($lt(following, $len(words)) ? _begin(words, number.place, following) : following);
  end = $min(end, stop_after(words, number.place));
  if ($eq(following, $len(words))) {
   end = $next($each($range(number.place, end), (place) => place, (place) => $in("compare", $get(words, place).kinds)), end);
  }
  places = [...$iter($range(start, number.place)), ...$iter($range($add(number.place, 1), end))];
  between = ($t(index) ? $range($add($get(durations, $sub(index, 1)).place, 1), number.place) : $range(0));
  kinds = $set((function* ($source) { for (const place of $iter($source)) for (const kind of $iter($get(words, place).kinds)) yield kind; })(between));
  is_new = !$in(number.value, $set($each(events, (each) => each.duration)));
  is_apart = $any($each(between, (place) => $any_of($in($get(words, place).text, beside$ENDS), () => $any_of($call(tags, "get", place), () => $in(place, rounds)))));
  is_linked = $and($lt(0, index), () => $and(is_new, () => !$t(is_apart)));
  found = $set($each(places, (place) => $get(tags, place), (place) => $t($call(tags, "get", place))));
  said = start_before(words, number.place);
  inner = $list($each(places, (place) => place, (place) => ((($le(said, place) && $lt(place, number.place)) && $lt(0, index)) || ($lt(number.place, place) && $lt(place, following) && $lt(following, $len(words))))));
  if (!$t($any($each(inner, (place) => $eq($call(tags, "get", place), "unknown"))))) {
   found = $sub(found, $set(["unknown"]));
  }
  $call(events, "append", new Event({ duration: number.value, tags: $frozenset($or(found, (($t(is_linked) && $in("or", kinds)) ? $set(["doubt"]) : $set()))), round: $next($each(places, (place) => $get(rounds, place), (place) => $in(place, rounds)), 0), is_linked: is_linked, is_same_sentence: $and($lt(0, index), () => !$t($any($each(between, (place) => $in($get(words, place).text, beside$ENDS))))), is_joined: $and(is_linked, () => $and($in("conj", kinds), () => !$in("break", kinds))) }));
 }
 return events;
}
function _begin(words, before, place) {
 let between = $range($add(before, 1), place);
 let ends = $list($each(between, (each) => $add(each, 1), (each) => $in($get(words, each).text, beside$ENDS)));
 if (($t(ends) || $lt(before, 0))) {
  return (($t(ends) && $lt(before, 0)) ? $get(ends, -1) : ($t(ends) ? $get(ends, 0) : 0));
 }
 return $next($each(between, (each) => each, (each) => ($t(is_any($get(words, each), STARTS)) || $eq($get(words, each).text, "("))), $add(before, 1));
}
function tag_of(words, place) {
 let is_bare, is_label, kind;
 let word = $get(words, place);
 let is_heading = $and($eq(at(words, $add(place, 1)).text, ":"), () => $in(at(words, $sub(place, 1)).text, beside$ENDS));
 if (($t(is_any(word, order$BESIDE)) && ($t(is_heading) || $t(_is_stated_alone(words, place))))) {
  return ($in("after", word.kinds) ? "then" : "earlier");
 }
 if (($t(is_any(word, ["on", "beside"])) && $t(_is_between_cards(words, place)))) {
  is_bare = $and($call(at(words, $add(place, 1)).text, "isdigit"), () => !$t(is_any(word, ["own", "the"])));
  return ($t(is_bare) ? "doubt" : "after");
 }
 for (kind of $iter(($t(is_any(word, FOLLOWED)) ? order$BESIDE : []))) {
  if (($in(kind, word.kinds) && $t(_is_before_a_number(words, place, order$NAMING)))) {
   is_label = $and(is_any(word, order$PAST), () => $and($in(" ", word.text), () => $in("break", at(words, $sub(place, 1)).kinds)));
   return (($t(is_label) || $t(_is_after_and(words, place))) ? "doubt" : kind);
  }
  if (($in(kind, word.kinds) && $t(is_any(at(words, $add(place, 1)), $set(["is"]))) && !$in("on", at(words, $add(place, 1)).kinds))) {
   return ($eq(kind, "after") ? "then" : "earlier");
  }
  if ($in(("" + kind + "-doing"), word.kinds)) {
   return ($t(_is_before_a_number(words, place, SILENT)) ? kind : "doubt");
  }
 }
 return _tag_alone(words, place);
}
function _is_stated_alone(words, place) {
 let end = stop_after(words, place);
 let cards = $list($each($slice(words, place, end, null), (word) => word, (word) => $t($call(word.text, "isdigit"))));
 let is_begun = ($lt(0, place) && $eq(place, start_before(words, place)));
 let is_played = is_any(at(words, $add(place, 1)), ["me", "play", "have", "aux"]);
 return $and(is_begun, () => $and(is_played, () => $and($eq($len(cards), 1), () => !$t($any($each($slice(words, place, end, null), (word) => $in(",", word.text)))))));
}
function _tag_alone(words, place) {
 let word = $get(words, place);
 let found = first_kind(word, order$ALONE);
 let after = at(words, $add(place, 1));
 let is_end = $and($bool(found), () => $any_of(!$t(after.text), () => $in("break", after.kinds)));
 if ($in(found, order$BESIDE)) {
  return (!$t(is_end) ? "doubt" : ($in("after", word.kinds) ? "then" : "earlier"));
 }
 if ($t(found)) {
  return (($eq(found, "doubt") && $t(is_end)) ? "" : found);
 }
 return $call(order$DOUBTFUL, "get", first_kind(word, order$DOUBTFUL), "");
}
function _is_between_cards(words, place) {
 let end, start;
 [start, end] = $list([$sub(place, 1), _skip(words, $add(place, 1), order$NAMING)]);
 while (($t(is_any(at(words, start), ["me", "neutral", "play"])) && !$in("range", $get(words, start).kinds))) {
  start = $sub(start, 1);
 }
 let is_ranged = $any($each($slice(words, $max($sub(start, 3), 0), $add(start, 1), null), (word) => $in("range", word.kinds)));
 return $and($call(at(words, start).text, "isdigit"), () => $and($call(at(words, end).text, "isdigit"), () => !$t(is_ranged)));
}
function _is_after_and(words, place) {
 let before = at(words, $sub(place, 1));
 return $any_of($in("conj", before.kinds), () => $and(!$t($call(before.text, "isdigit")), () => $in("conj", at(words, $sub(place, 2)).kinds)));
}
function _is_before_a_number(words, place, kinds) {
 return $call(at(words, _skip(words, $add(place, 1), kinds)).text, "isdigit");
}
function _skip(words, start, kinds) {
 while (($t(is_any(at(words, start), kinds)) || $in(at(words, start).text, INDEFINITE))) {
  start = $add(start, 1);
 }
 return start;
}
function in_order(events) {
 let rounds;
 let row = $tuple($each(events, (event) => event.duration));
 let is_by_rounds = $and($any($each(events, (event) => event.round)), () => $all($each(events, (event) => _round_of(event))));
 let doubts = ($t(is_by_rounds) ? $sub(IN_DOUBT, $set(["unknown"])) : IN_DOUBT);
 let is_doubtful = $any($each(events, (event) => !$t($call(event.tags, "isdisjoint", doubts))));
 if (($t(is_doubtful) || $lt($len($set(row)), $len(row)) || !($le(2, $len(row)) && $le($len(row), MOST_ROUNDS)))) {
  return [];
 }
 if ($t(is_by_rounds)) {
  rounds = new Map($each(events, (event) => [_round_of(event), event.duration]));
  return ($eq($len(rounds), $len(events)) ? $tuple($each($sorted(rounds), (each) => $get(rounds, each))) : []);
 }
 if ($t($any($each(events, (event) => $in("ago", event.tags))))) {
  return _by_age(events);
 }
 let first = $get(events, 0);
 let signs = $list($each($pairwise(events), ([left, right]) => relation(left, right, (left === first))));
 if (($eq($len(events), 2) && $eq(signs, [1]) && $t($get(events, 1).is_joined) && !$t($or(first.tags, $get(events, 1).tags)))) {
  return [];
 }
 if ($t($all($each(signs, (sign) => $lt(0, sign))))) {
  return row;
 }
 return ($t($all($each(signs, (sign) => $lt(sign, 0)))) ? $slice(row, null, null, -1) : []);
}
function _by_age(events) {
 let ages = new Map($each(events, (event) => [($in("ago", event.tags) ? 0 : (!$t($call(event.tags, "isdisjoint", order$PAST)) ? 1 : 2)), event.duration]));
 return ($eq($len(ages), $len(events)) ? $tuple($each($sorted(ages), (each) => $get(ages, each))) : []);
}
function _round_of(event) {
 return $any_of(event.round, () => $int($in("first", event.tags)));
}
function relation(left, right, is_first) {
 let is_going_on, is_said;
 if (($t(is_first) && $in("after", right.tags) && !$in("before", right.tags))) {
  return -1;
 }
 let is_past = !$t($call(left.tags, "isdisjoint", order$PAST));
 let signs = $set([...$iter((($t(left.round) && $t(right.round)) ? $set([($lt(left.round, right.round) ? 1 : -1)]) : [])), ...$iter(($in("after", right.tags) ? $set([-1]) : [])), ...$iter(($in("before", right.tags) ? $set([1]) : [])), ...$iter((($in("after", left.tags) && $t(is_first)) ? $set([1]) : [])), ...$iter((($in("before", left.tags) && $t(is_first)) ? $set([-1]) : [])), ...$iter((!$t($call(right.tags, "isdisjoint", $set(["then", "now"]))) ? $set([1]) : [])), ...$iter((!$t($call(right.tags, "isdisjoint", $or(order$PAST, $set(["leftward"])))) ? $set([-1]) : ($t(is_past) ? $set([1]) : []))), ...$iter((($in("penultimate", right.tags) && $in("last", left.tags)) ? $set([-1]) : [])), ...$iter(($in("first", right.tags) ? $set([-1]) : ($in("first", left.tags) ? $set([1]) : [])))]);
 if ((!$t(signs) && $in("last", right.tags) && $in("now", left.tags))) {
  return -1;
 }
 if (!$t(signs)) {
  is_said = $sub($or(left.tags, right.tags), $set(["faceup"]));
  is_going_on = $and($eq(left.tags, $set(["then"])), () => $and($eq(right.tags, $set(["faceup"])), () => right.is_same_sentence));
  return (($t(is_said) && !($t(right.is_linked) || $t(is_going_on))) ? 0 : 1);
 }
 return ($eq($len(signs), 1) ? $call(signs, "pop") : 0);
}

// faraway.rulebook.cases.denials
const denials$STOPS = ["break", "bracket", "but"];
const WITHOUT = $frozenset($set(["without", "sans", "ohne", "senza"]));
const LONGEST_NAME = 4;
class _Denial {
 constructor($given) {
  this.begin = $given.begin;
  this.place = $given.place;
  this.end = $given.end;
  this.part = $given.part;
  this.named = $given.named;
  this.is_of_sanctuaries = $given.is_of_sanctuaries;
  this.is_other = $given.is_other;
  this.is_question = $given.is_question;
  this.is_first = $given.is_first;
 }
}
function read_denial(found, place, last, item) {
 let begin, end, is_named;
 let words = found.words;
 [begin, end] = $list(denials$clause(found, place, last));
 if (($t(is_none(at(words, $add(place, 1)))) && $in($get(words, place).text, WITHOUT) && $lt($add(place, 1), end))) {
  $call(found.blanks, "append", [place, $add(place, 2)]);
  is_named = $bool(named_in($slice(words, $add(place, 2), end, null)));
  return ($t(is_named) ? read_denial(found, $add(place, 1), last, item) : $add(place, 2));
 }
 let denial = denials$read(found, begin, place, end, last);
 let is_had = $and((item !== null), () => item.has_content);
 if ($t($any($each($slice(words, place, end, null), (word) => $in("useless", word.kinds))))) {
  found.is_closed = true;
  return _blank(found, denial);
 }
 if (!$t(_is_about(found, denial, is_had))) {
  return $add(place, 1);
 }
 let is_doubtful = _is_doubtful(words, denial);
 if (($t(denial.is_question) && !$t(denial.named) && !$t(is_had) && ($t(denial.is_first) || $t(is_doubtful)))) {
  return end;
 }
 found.is_doubtful = $or(found.is_doubtful, is_doubtful);
 return ($t(is_doubtful) ? end : _apply(found, denial, item));
}
function denials$read(found, begin, place, end, last) {
 let words = found.words;
 let part = $slice(words, $add(place, 1), end, null);
 let is_cut = $and($in("on", at(words, end).kinds), () => $lt(end, last));
 return new _Denial({ begin: begin, place: place, end: end, part: part, named: $frozenset(named_in(part)), is_of_sanctuaries: $any_of(is_cut, () => $any($each($slice(words, begin, end, null), (word) => $in("sanctuary", word.kinds)))), is_other: $any_of(ends_with(words, place), () => $any($each($slice(words, begin, end, null), (word) => is_any(word, OTHER)))), is_question: $eq(at(words, last).text, "?"), is_first: $le(place, $add(start_before(found.words, place), NEAR_AFTER)) });
}
function _is_about(found, denial, is_had) {
 let is_of_regions = $and($any($each(denial.part, (word) => $in("region", word.kinds))), () => !$t(denial.is_of_sanctuaries));
 let is_stated = $any_of($bool(denial.named), () => $any_of(denial.is_of_sanctuaries, () => $any_of(denial.is_other, () => is_had)));
 return $and(!$t(is_of_regions), () => $any_of(is_stated, () => _takes_back(found, denial)));
}
function _is_doubtful(words, denial) {
 let part = denial.part;
 let is_simple = $call($get(words, denial.place).text, "startswith", "non");
 let is_twice = $and($any($each(part, (word) => $and(is_none(word), () => !$t(is_any(word, ["nor", "else"]))))), () => !$t(is_simple));
 let is_excepted = $any($each(part, (word) => $and($in("except", word.kinds), () => !$in("conj", word.kinds))));
 let is_numbered = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => $and(word.is_spelled, () => $lt(1, word.number)))));
 let is_without = $in($get(words, denial.place).text, WITHOUT);
 let is_asked = $and(!$t(is_without), () => $and(denial.is_question, () => $and(denial.is_of_sanctuaries, () => ($le(denial.place, $add(denial.begin, 1)) && $eq(denial.place, _start(denial))))));
 let is_of_gray = $and(!$t(denial.named), () => $and(denial.is_other, () => $any($each(part, (word) => $in("gray", word.kinds)))));
 return $any_of(is_twice, () => $any_of(is_excepted, () => $any_of(is_numbered, () => $any_of(is_asked, () => is_of_gray))));
}
function _start(denial) {
 return (($t(denial.is_first) && $le(denial.place, $add(denial.begin, 1))) ? denial.place : -1);
}
function _apply(found, denial, item) {
 let is_of_item, is_without;
 if ($t(denial.named)) {
  is_of_item = $and(!$t(denial.is_other), () => $lt(denial.begin, denial.place));
  _deny(found, denial, ($t(is_of_item) ? item : null));
  if (((item === null) && !$t(denial.is_of_sanctuaries) && !$t(denial.is_other))) {
   return denial.end;
  }
 } else if (((item !== null) && $t(_is_disowned(found.words, denial, item)))) {
  return _disown(found, denial, item);
 } else if ($t(denial.is_other)) {
  _close(found, denial, item);
 } else if (((item !== null) && $t(item.has_content))) {
  is_without = $in($get(found.words, denial.place).text, WITHOUT);
  if ((!$t(is_without) && !$in("with", at(found.words, $sub(denial.place, 1)).kinds))) {
   $call(found.denied, "update", [...$iter(item.icons), ...$iter($each(BIOMES, (each) => each, (each) => $eq(each, item.colour)))]);
   [item.icons, item.colour, item.is_named] = $list([new Map([]), "", false]);
  }
 } else if ($t(denial.is_of_sanctuaries)) {
  return _deny_all(found, denial, item);
 }
 return _blank(found, denial);
}
function _is_disowned(words, denial, item) {
 let behind = $slice(words, item.end, denial.end, null);
 let is_mine = $any($each(behind, (word) => $in("me", word.kinds)));
 is_mine = $both(is_mine, $any_of($any($each(behind, (word) => $in("have", word.kinds))), () => $in(" ", $get(words, denial.place).text)));
 return $and(is_mine, () => $and($bool(item.colour), () => $and(!$t(item.icons), () => (item.quest === null))));
}
function _disown(found, denial, item) {
 let start = item.start;
 $call(found.denied, "update", $each(BIOMES, (each) => each, (each) => $eq(each, item.colour)));
 while (($t(found.phrases) && $le(denial.begin, $get(found.phrases, -1).start))) {
  start = $get(found.phrases, -1).start;
  $call(found.denied, "update", $call(found.phrases, "pop").icons);
 }
 [item.colour, item.is_named, item.is_other, item.is_plural] = $list(["", false, false, false]);
 $call(found.blanks, "append", [start, denial.end]);
 found.behind = denial.end;
 return denial.end;
}
function _deny_all(found, denial, item) {
 found.is_doubtful = $or(found.is_doubtful, _is_of_another(found.words, denial.place));
 [found.is_none, found.is_closed] = $list([!$t(found.phrases), $bool(found.phrases)]);
 $call(found.bare, "clear");
 found.behind = denial.end;
 if ((item !== null)) {
  item.is_named = false;
 }
 return denial.end;
}
function _is_of_another(words, place) {
 let start = start_before(words, place);
 let is_theirs = $any($each($slice(words, start, place, null), (word) => is_any(word, ["person", "stranger"])));
 let is_claimed = $any($each($slice(words, start, place, null), (word) => $in("says", word.kinds)));
 let is_mine = $any($each($slice(words, null, start, null), (word) => $in("me", word.kinds)));
 return $and(is_theirs, () => $and(!$t(is_claimed), () => $and(is_mine, () => $any($each($slice(words, null, start, null), (word) => $call(word.text, "isdigit"))))));
}
function _blank(found, denial) {
 let before = $slice(found.words, denial.begin, denial.place, null);
 let is_bare = $all($each(before, (word) => is_any(word, [...$iter(OTHER), "on", "the", "small"])));
 $call(found.blanks, "append", [($t(is_bare) ? denial.begin : denial.place), denial.end]);
 found.behind = denial.end;
 return denial.end;
}
function _takes_back(found, denial) {
 let words = $slice(found.words, denial.place, denial.end, null);
 let is_owned = $any_of($le($len(words), NEAR_AFTER), () => $any($each(words, (word) => $in("have", word.kinds))));
 let is_talk = $any($each(words, (word) => is_any(word, TALK)));
 let first = start_before(found.words, denial.place);
 if ((!$t(found.phrases) || $lt($get(found.phrases, -1).start, first) || $t(is_talk) || !$t(is_owned))) {
  return false;
 }
 $call(found.denied, "update", $call(found.phrases, "pop").icons);
 return true;
}
function _deny(found, denial, item) {
 let is_coloured, is_shown;
 [is_coloured, is_shown] = $list([!$t($call(denial.named, "isdisjoint", BIOMES)), !$t($call(denial.named, "isdisjoint", SYMBOLS))]);
 let is_either = $any($each(denial.part, (word) => is_any(word, ["or", "nor", "goods", "symbol"])));
 if (((item !== null) && $eq(item.number, 1) && !$t(item.is_other))) {
  $call(item.denied, "update", denial.named);
 } else if ((!($t(is_coloured) && $t(is_shown)) || $t(is_either))) {
  $call(found.denied, "update", denial.named);
 }
}
function _close(found, denial, item) {
 let shown = ($t(found.phrases) ? $list($get(found.phrases, -1).icons) : []);
 shown = (((item !== null) && $t(item.icons)) ? $list(item.icons) : shown);
 let is_said = $any($each(denial.part, (word) => is_any(word, ["have", "show", "its", "neutral", "small"])));
 if (($t(is_said) && $t(shown))) {
  $call(found.denied, "update", shown);
 } else {
  found.is_closed = true;
 }
}
function denials$clause(found, place, last) {
 let begin, end, first, is_on, near, words;
 [words, first] = $list([found.words, start_before(found.words, place)]);
 [begin, end] = $list([place, $add(place, 1)]);
 while (($lt(first, begin) && (!$t(is_any($get(words, $sub(begin, 1)), denials$STOPS)) || $eq($get(words, $sub(begin, 1)).text, ":")))) {
  begin = $sub(begin, 1);
 }
 while (($lt(end, last) && (!$t(is_any($get(words, end), denials$STOPS)) || $t(denials$goes_on(words, end))))) {
  is_on = $and($in("on", $get(words, end).kinds), () => $bool(named_in($slice(words, $add(place, 1), end, null))));
  near = $slice(words, end, $add(end, LONGEST_NAME), null);
  if (($t(is_on) && $t($any($each(near, (word) => $any_of($in("sanctuary", word.kinds), () => $bool(colour_of(word)))))))) {
   break;
  }
  if (($in("conj", $get(words, end).kinds) && !$t(icon_of(at(words, $add(end, 1)))))) {
   break;
  }
  end = $add(end, 1);
 }
 return [begin, end];
}
function denials$goes_on(words, place) {
 let is_between = $and($bool(icon_of(at(words, $sub(place, 1)))), () => $bool(icon_of(at(words, $add(place, 1)))));
 let is_either = $and(is_any(at(words, $add(place, 2)), ["or", "nor"]), () => $bool(icon_of(at(words, $add(place, 3)))));
 return $and($eq($get(words, place).text, ","), () => $and(is_between, () => is_either));
}

// faraway.rulebook.cases.noting
const noting$AWAY = ["find", "draw", "many", "deck", "due", "often", "enough", "pick", "rest"];
const DEFINITE = $frozenset(["the", "le", "la", "les", "l", "das", "die", "der", "den", "dem", "il", "lo", "i", "gli", "quello", "quella", "dal", "del", "al", "dello", "della", "dalla", "du", "au", "vom", "zum", "beim", "that", "this", "ce", "cet", "questo", "questa", "quel", "dieses", "diesem"]);
const THESE = $frozenset(["these", "those", "ces", "des", "aux", "diese", "diesen", "questi", "queste", "quei", "quegli", "quelle", "dei", "dai"]);
const ONE_OF = $frozenset(["of", "der", "von", "di", "degli", "delle", "d"]);
const ONE_OF_THEM = $frozenset(["one of", "one of them", "one of them also", "one of them has", "one of them shows", "eins davon", "eines davon"]);
const ONES = $frozenset(["one", "un", "une", "uno", "eins", "eines"]);
const OF_THEM = $frozenset(["of", "d", "davon", "von", "di", "dei"]);
const BOTH = $frozenset(["both", "beide", "beiden", "entrambi", "entrambe", "tutti e due", "tutte e due"]);
const noting$ALSO = $frozenset(["too", "also", "so", "likewise", "auch", "ebenso", "ebenfalls", "aussi", "egalement", "pareil", "anche", "pure", "altrettanto"]);
function is_counted_head(words, item, place) {
 return $and($eq(at(words, $add(place, 1)).text, ":"), () => $and(item.is_named, () => !$t(item.has_content)));
}
function note_item(found, item) {
 let biome, fame;
 if (!$t(item.has_content)) {
  _note_bare(found, item);
 } else if (!$t(_refers(found, item))) {
  found.is_doubtful = $or(found.is_doubtful, _is_impossible(item));
  $call(found.denied, "update", (($t(item.colour) || $t(item.quest)) ? item.sole : []));
  if (((item.quest !== null) && !$t(item.quest.fame))) {
   fame = fame_of(item.quest.counted, $eq(item.colour, "gray"), $len(item.icons));
   item.quest = $evolve(item.quest, { fame: fame });
   found.is_doubtful = $or(found.is_doubtful, !$t(fame));
  }
  if ($t(item.is_only)) {
   $call(found.denied, "update", item.icons);
  }
  if ((($t(item.is_other) || $t(item.is_plural)) && $eq(item.number, 0) && $t(item.is_bare_gray))) {
   $call(found.denied, "update", [...$iter(item.denied), ...$iter(BIOMES)]);
   $call(found.bare, "append", ALWAYS);
   $call(found.blanks, "append", [item.start, item.end]);
  } else {
   found.is_doubtful = $or(found.is_doubtful, $and($lt(1, item.number), () => _are_different(item)));
   found.phrases = $add(found.phrases, _with_one_apart(found, item));
   biome = $list($each(BIOMES, (each) => each, (each) => $eq(each, item.colour)));
   if (($t(_is_sum(item)) && $t(biome))) {
    $call(found.phrases, "append", new Phrase({ start: item.start, end: item.end, number: item.number, icons: $fromkeys(biome, 1) }));
   }
  }
 }
}
function _is_impossible(item) {
 let shown = $add($sum($call(item.icons, "values")), (item.quest !== null));
 let is_one = $and($lt(item.number, 2), () => $and(!$t(item.is_plural), () => !$t(item.is_all)));
 return $and(is_one, () => $and($bool(item.colour), () => $lt(($in(item.colour, BIOMES) ? 1 : 2), shown)));
}
function _are_different(item) {
 return $and($bool(item.colour), () => $any_of($lt(1, $len(item.icons)), () => $and((item.quest !== null), () => !$eq(item.quest.counted, ["clue"]))));
}
function _note_bare(found, item) {
 let is_sole;
 let is_included = $any($each([item.end, $add(item.end, 1)], (each) => $in("included", at(found.words, each).kinds)));
 if (($t(item.is_coloured) && $t(item.is_each) && $t(item.is_named) && !$t(is_away(found, item)))) {
  _note_each_colour(found, item);
  return null;
 }
 if (($t(item.is_coloured) && !$t(is_included))) {
  $call(found.denied, "update", BIOMES);
 }
 if (($t(item.is_other) && $lt(item.start, item.end))) {
  $call(found.borne, "append", [item.start, item.end]);
 }
 let before = at(found.words, $sub(item.start, ($eq(at(found.words, $sub(item.start, 1)).text, ".") ? 2 : 1)));
 if (($t(item.is_named) && ($in("included", before.kinds) || $t(is_included)))) {
  $call(found.borne, "append", [item.start, item.end]);
 } else if (($t(item.is_named) && !$t(is_away(found, item)))) {
  is_sole = $and(!$t(item.is_plural), () => $any($each($slice(found.words, $max($sub(item.start, 1), 0), item.end, null), (word) => $in("only", word.kinds))));
  $call(found.bare, "append", $any_of(item.number, () => ($t(is_sole) ? 1 : ALWAYS)));
  $call(found.borne, "append", [item.start, item.end]);
 }
}
function _note_each_colour(found, item) {
 let place = item.end;
 while (($lt(place, $len(found.words)) && $t(is_any($get(found.words, place), ["coloured", "per", "small", "except", "the"])))) {
  place = $add(place, 1);
 }
 let is_excepted = $any($each($slice(found.words, item.end, place, null), (word) => $in("except", word.kinds)));
 let colour = ($t(is_excepted) ? $call(COLOURS, "get", colour_of(at(found.words, place)), "") : "");
 found.is_doubtful = $or(found.is_doubtful, $and(is_excepted, () => !$t(colour)));
 item.end = $add(place, $bool(colour));
 $call(found.phrases, "extend", $each(BIOMES, (biome) => new Phrase({ start: item.start, end: item.end, number: $any_of(item.number, () => 1), icons: new Map([[biome, 1]]) }), (biome) => !$eq(biome, colour)));
}
function note_head(found, item, place) {
 if (!$t(is_away(found, item))) {
  $call(found.bare, "append", $any_of(item.number, () => 1));
  $call(found.borne, "append", [item.start, item.end]);
 }
 if ($t(item.is_coloured)) {
  $call(found.denied, "update", BIOMES);
 }
 return new Item({ start: place, end: place });
}
function _phrase(found, item) {
 let icons = new Map($each($call(item.icons, "items"), ([icon, number]) => [icon, number], ([icon, number]) => $t(number)));
 let biome = (($in(item.colour, BIOMES) && !$t(_is_sum(item))) ? item.colour : "");
 let shown = new Map([...$iter($items(icons)), ...$iter($items(($t(biome) ? new Map([[biome, 1]]) : new Map([]))))]);
 let is_open = $any_of(_is_sum(item), () => $any_of(item.is_unsure, () => $and(item.is_all, () => $eq(item.number, 0))));
 let unknown = ($t(is_open) ? $tuple(shown) : []);
 let is_stated = $any_of($bool(icons), () => (item.quest !== null));
 if ((!$t(is_stated) && $t(item.denied))) {
  unknown = $tuple($each(ICONS, (icon) => icon, (icon) => (!$in(icon, item.denied) && !($t(biome) && $in(icon, BIOMES)))));
 } else if ((!$t(is_stated) && $t(_is_left_open(found, item)))) {
  unknown = SYMBOLS;
 }
 return new Phrase({ start: item.start, end: item.end, number: ($t(_is_sum(item)) ? 1 : $any_of(item.number, () => 1)), icons: shown, quest: item.quest, unknown: unknown, is_gray: $eq(item.colour, "gray") });
}
function _is_sum(item) {
 let is_of_each = $any_of(item.is_each, () => $and(item.is_share, () => $all($each($call(item.icons, "values"), (number) => $eq(number, 1)))));
 return $and($lt(1, item.number), () => $and(item.is_counted, () => !$t(is_of_each)));
}
function _is_left_open(found, item) {
 let is_sole = !$t($any($each(found.words, (word) => $in("sanctuary", word.kinds))));
 return $any_of(is_sole, () => $any_of(item.is_open, () => $and($bool(found.phrases), () => _is_also(found, item))));
}
function _with_one_apart(found, item) {
 let phrase, words;
 [phrase, words] = $list([_phrase(found, item), found.words]);
 let apart = $list($each($range($add(item.start, 1), item.end), (place) => place, (place) => $t(_is_one_of_them(words, place))));
 if (($lt(item.number, 2) || !$t(apart))) {
  return [phrase];
 }
 let named = $set($each($slice(words, $get(apart, 0), item.end, null), (word) => icon_of(word), (word) => $t(icon_of(word))));
 let shared = new Map($each($call(item.icons, "items"), ([icon, number]) => [icon, number], ([icon, number]) => !$in(icon, named)));
 found.is_doubtful = $or(found.is_doubtful, $any_of(!$t(shared), () => $any_of($bool(item.colour), () => (item.quest !== null))));
 return [$evolve(phrase, { number: $sub(item.number, 1), icons: shared }), $evolve(phrase, { number: 1 })];
}
function _is_one_of_them(words, place) {
 let is_pair = $and($in($get(words, place).text, ONES), () => $in(at(words, $add(place, 1)).text, OF_THEM));
 return $any_of($in($get(words, place).text, ONE_OF_THEM), () => is_pair);
}
function _refers(found, item) {
 let is_sure, paying;
 let alike = $list($each($enumerate(found.phrases), ([index, phrase]) => index, ([index, phrase]) => $t(_is_alike(item, phrase))));
 if (($t(_is_one_of(found, item)) && $t($any($each(found.phrases, (phrase) => $in(item.colour, phrase.icons)))))) {
  found.is_doubtful = true;
 }
 if ((!$t(alike) || $t(item.quest) || $t(item.is_other))) {
  return false;
 }
 let is_asked = is_in_question(found.words, item.start);
 let is_known = $any($each(alike, (index) => $in(item.colour, $get(found.phrases, index).icons)));
 if ((!$t(is_asked) && $t(is_known) && $t(_is_bare(item)) && $t(_is_definite(found, item)))) {
  $call(found.blanks, "append", [item.start, item.end]);
  return true;
 }
 if ($t(_are_definite(found, item))) {
  paying = $list($each(alike, (index) => index, (index) => $t($get(found.phrases, index).quest)));
  alike = ($eq($len(paying), item.number) ? paying : alike);
  is_sure = $and(is_asked, () => _are_all(found, item, alike));
 } else if (($t(is_asked) && $t(_is_definite(found, item)))) {
  alike = $any_of($list($each(alike, (index) => index, (index) => $t($get(found.phrases, index).quest))), () => alike);
  is_sure = $all($each(alike, (index) => _is_same($get(found.phrases, index), $get(found.phrases, $get(alike, 0)))));
  alike = $slice(alike, null, 1, null);
 } else {
  return false;
 }
 $call(found.targets, "extend", ($t(is_sure) ? alike : []));
 found.is_doubtful = $or(found.is_doubtful, !$t(is_sure));
 $call(found.blanks, "append", [item.start, item.end]);
 return true;
}
function _is_bare(item) {
 return $and($bool(item.colour), () => $and(!$t(item.icons), () => !$t(item.is_named)));
}
function _is_one_of(found, item) {
 let after, one, place;
 for (place of $iter($range($max($sub(item.start, NEAR_BEFORE), 0), $add(item.start, 1)))) {
  [one, after] = $list([at(found.words, place), at(found.words, $add(place, 1))]);
  if (($t(one.is_spelled) && $eq(one.number, 1) && ($in(after.text, THESE) || $in(after.text, ONE_OF)))) {
   return true;
  }
 }
 return false;
}
function _is_alike(item, phrase) {
 let stated = $set([...$iter(item.icons), ...$iter($each(BIOMES, (each) => each, (each) => $eq(each, item.colour)))]);
 let counted = ($t(phrase.quest) ? phrase.quest.counted : []);
 return $and($le(stated, $set([...$iter(phrase.icons), ...$iter(counted)])), () => $any_of(!$eq(item.colour, "gray"), () => phrase.is_gray));
}
function _is_same(one, other) {
 let is_paid_alike = $any_of((one.quest === other.quest), () => $and((one.quest !== null), () => $and((other.quest !== null), () => $eq([one.quest.fame, one.quest.counted], [other.quest.fame, other.quest.counted]))));
 return $and($eq(one.icons, other.icons), () => is_paid_alike);
}
function _is_definite(found, item) {
 let near = $slice(found.words, $max($sub(item.start, 2), 0), item.end, null);
 return $and(!$t(item.number), () => $any($each(near, (word) => $in(word.text, DEFINITE))));
}
function _are_definite(found, item) {
 let before, farther;
 [before, farther] = $list([at(found.words, $sub(item.start, 1)), at(found.words, $sub(item.start, 2))]);
 let is_both = $any_of($in(before.text, BOTH), () => $in(farther.text, BOTH));
 let is_known = $any_of($in(before.text, DEFINITE), () => $any_of($in(before.text, THESE), () => $in("own", before.kinds)));
 return $any_of(is_both, () => $and(is_known, () => $any_of($lt(1, item.number), () => item.is_plural)));
}
function _are_all(found, item, alike) {
 let phrases = $list($each(alike, (index) => $get(found.phrases, index)));
 let is_one_each = $all($each(phrases, (phrase) => $and(phrase.quest, () => $eq(phrase.number, 1))));
 return $and(is_one_each, () => $in(item.number, $set([0, $len(phrases)])));
}
function _is_also(found, item) {
 let first, words;
 [words, first] = $list([found.words, $get(found.phrases, -1).end]);
 if (($t($any($each($slice(words, first, item.start, null), (word) => $in(word.text, beside$ENDS)))) || !$t($get(found.phrases, -1).icons))) {
  return false;
 }
 let places = $range($max($sub(item.start, NEAR_BEFORE), first), $min($add(item.end, NEAR_AFTER), $len(words)));
 return $any($each(places, (place) => $and($in($get(words, place).text, noting$ALSO), () => $and(!$in("have", at(words, $add(place, 1)).kinds), () => !$in("have", at(words, $sub(place, 1)).kinds)))));
}
function is_away(found, item) {
 let stop, words;
 [words, stop] = $list([found.words, stop_after(found.words, item.end)]);
 let first = $max($sub(item.start, NEAR_BEFORE), start_before(found.words, item.start));
 let beside = $slice(words, first, $min($add(item.end, NEAR_AFTER), stop), null);
 let is_owned = $any($each($slice(words, first, item.start, null), (word) => $in("have", word.kinds)));
 let is_asked = $and($eq(at(words, stop).text, "?"), () => $any_of($lt(item.number, 2), () => !$t(is_owned)));
 return $any_of(item.is_away, () => $any_of(is_asked, () => $any($each(beside, (word) => is_any(word, noting$AWAY)))));
}

// faraway.rulebook.cases.heading
const [heading$FARTHEST, heading$NEAR] = [5, 4];
const heading$LEADING = ["only", "whole", "small", "the", "own", "neutral", "range"];
const OF_ONE = $frozenset(["has", "bears", "shows", "carries", "a", "porte", "montre", "hat", "zeigt", "tragt", "ha", "porta", "mostra"]);
function is_head(words, item, place) {
 let is_plain = $and(item.is_named, () => $and(item.is_plural, () => $and(!$t(item.number), () => $and(!$t(item.colour), () => (item.quest === null)))));
 let ahead = $slice(words, $add(place, 1), $add(place, heading$NEAR), null);
 return $and(is_plain, () => $and($eq($len(item.icons), 1), () => $any($each(ahead, (word) => $any_of(colour_of(word), () => is_none(word))))));
}
function shared_by(words, item, place, last) {
 if ((!$t(item.is_named) || $t(item.colour) || (item.quest !== null) || !$in(at(words, place).text, $set(["(", ":", ","])))) {
  return new Map([]);
 }
 let is_bracket = $eq(at(words, place).text, "(");
 let close = $next($each($range(place, last), (each) => each, (each) => ($t(is_bracket) && $eq($get(words, each).text, ")"))), last);
 let colours = $sum($each($slice(words, place, close, null), (word) => 1, (word) => $t(colour_of(word))));
 if (($lt(colours, 2) || !$t(item.icons))) {
  return new Map([]);
 }
 if ($eq(item.number, colours)) {
  return new Map([...$iter($items(item.icons))]);
 }
 let is_sum = $and(item.is_plural, () => $and($eq(item.number, 0), () => $eq($len(item.icons), 1)));
 return (($t(is_sum) && $eq($sum($call(item.icons, "values")), colours)) ? $fromkeys(item.icons, 1) : new Map([]));
}
function is_apposed(words, item, place) {
 let is_bare = $and($bool(item.colour), () => $and(!$t(item.icons), () => (item.quest === null)));
 let is_led = $and($eq(at(words, $sub(place, 1)).text, ","), () => $in(at(words, place).text, DEFINITE));
 return $and(is_bare, () => $and(is_led, () => $in("with", at(words, $add(place, 1)).kinds)));
}
function ends_split(word) {
 return $any_of($bool(colour_of(word)), () => $in("plus", word.kinds));
}
function is_of_several(words, start) {
 let number, step;
 [number, step] = $list([at(words, start), $add(start, 1)]);
 while (($t(is_any(at(words, step), ["small", "the", "share"])) && !$t(is_any(at(words, step), ["own", "sanctuary"])))) {
  step = $add(step, 1);
 }
 return $and(number.is_spelled, () => $and($lt(1, number.number), () => $in("own", at(words, step).kinds)));
}
function colour_at(word) {
 return $any_of($call(COLOURS, "get", colour_of(word), ""), () => $any_of(icon_of(word), () => "gray"));
}
function is_name_apposed(words, place) {
 let stop = at(words, $add($add(place, 1), is_one(at(words, $add(place, 1)))));
 let is_last = $any_of(!$t(stop.text), () => is_any(stop, ["break", "bracket"]));
 return $and(is_last, () => $and($in(at(words, $sub(place, 1)).text, DEFINITE), () => $in(at(words, $sub(place, 2)).text, $set([",", "("]))));
}
function is_of_region(words, place, last) {
 let is_on_card, step;
 for (step of $iter($range($add(place, 1), $min($add(place, heading$FARTHEST), last)))) {
  if ($t(is_any($get(words, step), ["break", "sanctuary", "conj", "bracket"]))) {
   return false;
  }
  is_on_card = $and($in("on", $get(words, step).kinds), () => $any($each($slice(words, $add(step, 1), $add(step, heading$NEAR), null), (each) => $call(each.text, "isdigit"))));
  if (($t(is_on_card) || $in("region", $get(words, step).kinds))) {
   return true;
  }
 }
 return false;
}
function names_regions(words, place) {
 let after, before, step, word;
 [before, step] = $list([at(words, $sub(place, 1)), $add(place, 1)]);
 if (($t(colour_of($get(words, place))) || $t($call(before.text, "isdigit")) || $in("sanctuary", before.kinds))) {
  return false;
 }
 while (($eq(at(words, step).text, ":") || ($t(is_any(at(words, step), heading$LEADING)) && !$in("conj", $get(words, step).kinds)))) {
  step = $add(step, 1);
 }
 [word, after] = $list([at(words, step), at(words, $add(step, 1))]);
 let is_count = $any_of($bool(icon_of(after)), () => is_any(after, ["counted", "per", "region", "card", "sanctuary"]));
 let is_listed = $any_of($lt(MOST_OF_A_KIND, word.number), () => $lt($add(place, 1), step));
 return $and($call(word.text, "isdigit"), () => $and(is_listed, () => !$t(is_count)));
}
function _is_bearing_card(words, place) {
 let verb, word;
 [word, verb] = $list([$get(words, place), at(words, $add(place, 1))]);
 let is_number = $and($call(word.text, "isdigit"), () => $any_of($lt(1, word.number), () => $in("the", at(words, $sub(place, 1)).kinds)));
 return $and(is_number, () => $in(verb.text, OF_ONE));
}
function is_no_count(words, place) {
 return $any_of(_is_article_of_unknown(words, place), () => _is_bearing_card(words, place));
}
function is_list_ahead(words) {
 let word;
 for (word of $iter(words)) {
  if (($in("sanctuary", word.kinds) || $t(colour_of(word)))) {
   return true;
  }
  if (($t($call(word.text, "isdigit")) || $in("break", word.kinds) || $t(icon_of(word)))) {
   return false;
  }
 }
 return false;
}
function _is_article_of_unknown(words, place) {
 let after, word;
 [word, after] = $list([$get(words, place), at(words, $add(place, 1))]);
 let is_article = $and(word.is_spelled, () => $and($eq(word.number, 1), () => $in("small", word.kinds)));
 return $and(is_article, () => $and(!$t(after.kinds), () => $and(!$t($call(after.text, "isdigit")), () => $bool(after.text))));
}
const heading$ARTICLES = ["the", "own", "small", "per"];
const heading$LINKS = ["conj", "the", "small", "card", "region", "on", "sanctuary", "own", "plus", "only", "symbol", "have", "is", "its", "all", "neutral", "faceup", ...$iter(OTHER)];
class _Borne {
 constructor($given) {
  this.place = $given.place;
  this.is_list = $given.is_list ?? false;
  this.is_cut = $given.is_cut ?? false;
 }
}
function bear(found, item, first) {
 let number, step;
 let on = _place_of_on(found, item, first);
 [step, number] = $list([$sub(on, 1), 0]);
 if (($lt(on, 0) || $t(heading$is_denied(found, on)))) {
  return null;
 }
 if (($t($call(found, "is_number", step)) && !$t(icon_of(at(found.words, $sub(step, 1)))) && $lt(first, step))) {
  [number, step] = $list([$get(found.words, step).number, $sub(step, 1)]);
 }
 let borne = _find_icon(found, step, first);
 if (($le(0, borne.place) && !$t(number) && $t(_is_on_regions(found, borne.place, first)))) {
  return null;
 }
 if ($lt(borne.place, 0)) {
  item.is_away = $lt(0, number);
  item.is_open = $or(item.is_open, $and(!$t(borne.is_cut), () => $and($bool(found.phrases), () => $le(first, $get(found.phrases, -1).start))));
  return null;
 }
 if ($t(number)) {
  $call(found.borne, "append", [$sub(on, 1), on]);
 }
 _add(found, item, borne, number);
}
function heading$is_denied(found, on) {
 let place = $add(on, 1);
 while (($t(is_any(at(found.words, place), [...$iter(heading$ARTICLES), "sanctuary", ...$iter(OTHER)])) && !$t(is_none(at(found.words, place))))) {
  place = $add(place, 1);
 }
 return $and($lt($add(on, 1), place), () => $and(is_none(at(found.words, place)), () => $bool(icon_of(at(found.words, $add(place, 1))))));
}
function _is_on_regions(found, place, first) {
 let words = found.words;
 return $any($each($range(first, place), (each) => $and($in("on", $get(words, each).kinds), () => $and($any($each($slice(words, $add(each, 1), $add(each, 3), null), (word) => $in("region", word.kinds))), () => !$t($any($each($slice(words, first, each, null), (word) => icon_of(word))))))));
}
function _place_of_on(found, item, first) {
 let place, words;
 [words, place] = $list([found.words, $sub(item.start, 1)]);
 while (($lt(first, place) && $t(is_any($get(words, place), heading$ARTICLES)) && !($t($get(words, place).is_spelled) || $in("on", $get(words, place).kinds)))) {
  place = $sub(place, 1);
 }
 return (($le(first, place) && $in("on", $get(words, place).kinds)) ? place : -1);
}
function _find_icon(found, step, first) {
 let is_described, is_link, word;
 let is_list = false;
 while ($le(first, step)) {
  word = $get(found.words, step);
  is_described = $call(found, "is_described", step);
  if ($t($any($each(found.blanks, ([begin, stop]) => ($le(begin, step) && $lt(step, stop)))))) {
   return new _Borne({ place: -1, is_cut: true });
  }
  if (($t(icon_of(word)) && !$t(colour_of(word)) && !$t(is_described))) {
   return new _Borne({ place: step, is_list: is_list });
  }
  is_link = $any_of($call(word.text, "isdigit"), () => $any_of($in(word.text, $set([",", ":"])), () => is_any(word, heading$LINKS)));
  if (!($t(is_link) || $t(is_described) || $t(word.is_spelled))) {
   return new _Borne({ place: -1, is_cut: true });
  }
  is_list = $or(is_list, $any_of($call(word.text, "isdigit"), () => is_described));
  step = $sub(step, 1);
 }
 return new _Borne({ place: -1 });
}
function _add(found, item, borne, number) {
 let before, icon, step, words;
 [words, step] = $list([found.words, borne.place]);
 [icon, before] = $list([icon_of($get(words, step)), $sub(step, 1)]);
 while (($t(is_any(at(words, before), [...$iter(OTHER), "only"])) && !$t($get(words, before).is_spelled))) {
  before = $sub(before, 1);
 }
 let counting = at(words, before);
 let is_count = $any_of(counting.is_spelled, () => $and($call(counting.text, "isdigit"), () => $le(counting.number, MOST_OF_A_KIND)));
 let counted = ($t(is_count) ? counting.number : 0);
 let is_direct = $and(!$t(borne.is_list), () => !$t(number));
 $put(item.icons, icon, $add($call(item.icons, "get", icon, 0), $any_of(number, () => (($t(is_direct) && $t(counted)) ? counted : 1))));
 let is_apart = $any_of(borne.is_list, () => $any($each($slice(words, step, item.start, null), (word) => is_any(word, ["region", "card", "have", "plus", "further", "uneven"]))));
 item.is_unsure = $and($lt(0, number), () => $and($lt(0, counted), () => !$t(is_apart)));
 let is_only = $any($each($slice(words, $max(before, 0), step, null), (word) => is_any(word, ["only", "whole"])));
 item.is_unsure = $or(item.is_unsure, $and(is_direct, () => $and(!$t(counted), () => $and(!$t(is_only), () => !$in("the", at(words, before).kinds)))));
 item.is_all = $both(item.is_all, !$t(counted));
 found.bearing = icon;
 let near = $slice(words, $max($sub(step, NEAR_AFTER), 0), step, null);
 found.bears_each = $any($each(near, (word) => $in("per", word.kinds)));
 $call(item.borne, "add", icon);
 $call(item.sole, "update", ($t(is_only) ? [icon] : []));
 if ($t(is_direct)) {
  $call(found.borne, "append", [($t(counted) ? before : step), $add(step, 1)]);
 }
}
function lay(found, item, place, first) {
 let named = $list($each($slice(found.words, first, place, null), (word) => icon_of(word), (word) => $in(icon_of(word), SYMBOLS)));
 let icon = $any_of(found.bearing, () => ($eq($len($set(named)), 1) ? $get(named, 0) : ""));
 if ($t(icon)) {
  $put(item.icons, icon, $add($call(item.icons, "get", icon, 0), found.pending));
 }
 item.is_open = $or(item.is_open, !$t(icon));
 found.pending = 0;
}

// faraway.rulebook.cases.listing
const FILLERS = $frozenset(["the", "small", "own", "neutral", "only", "symbol", "with", "have", "show", "its", "on", "plus", "conj", "per", "coloured", "fixed", "is", "pay", "give", "counted", "nth", "filler", "all", "whole", "me", "already", "unknown", "one", "elsewhere", "another", "else", "remainder", "bracket", "goods", "or", "included", "reckon"]);
const SHOWING = ["with", "its", "show", "have", "on"];
const ITEMS = ["sanctuary", "with", "coloured", "is", "its", "on", "nth", "per"];
const listing$SKIPPED = ["small", "only", "own", "neutral", "symbol", "unknown", ...$iter(OTHER)];
const PLURAL = $frozenset(["sanctuaries", "sanctuarys", "sancts", "sanctuaires", "heiligtumer", "heiligtumern", "santuari", "grigi", "grigie", "grises", "ones"]);
const ARE = $frozenset($set(["are", "sind", "sont", "sono"]));
class Listing {
 constructor($given) {
  this.found = $given.found;
  this.first = $given.first;
  this.last = $given.last;
  this.place = $given.place;
  this.item = $given.item;
  this.count = $given.count ?? 0;
  this.split = $given.split ?? 0;
  this.splits_with = $given.splits_with ?? false;
  this.is_apart = $given.is_apart ?? false;
  this.is_joined = $given.is_joined ?? false;
  this.is_with = $given.is_with ?? false;
  this.is_over = $given.is_over ?? false;
  this.heading = $given.heading ?? "";
  this.shared = $given.shared ?? new Map();
 }
}
function read_list(found, start, first, last) {
 let item = new Item({ start: start, end: start });
 [found.bearing, found.bears_each] = $list(["", false]);
 item.is_all = $any($each([$sub(start, 1), $sub(start, 2)], (each) => $in("all", at(found.words, each).kinds), (each) => $le(first, each)));
 item.is_share = $any_of(is_of_several(found.words, start), () => $and(item.is_all, () => $lt(1, at(found.words, start).number)));
 bear(found, item, first);
 let listing = new Listing({ found: found, first: first, last: last, place: start, item: item });
 while (($lt(listing.place, last) && !$t(listing.is_over))) {
  _read_word(listing);
 }
 note_item(found, listing.item);
 share(found, start);
 if ($t(listing.heading)) {
  $call(found.denied, "add", listing.heading);
  found.is_doubtful = $or(found.is_doubtful, $any($each(found.phrases, (phrase) => !$t($call(phrase.icons, "get", listing.heading)), (phrase) => $le(start, phrase.start))));
 }
 found.behind = $max(listing.item.end, $add(start, 1));
 return $max(listing.place, found.behind);
}
function _read_word(listing) {
 let found, place;
 [found, place] = $list([listing.found, listing.place]);
 let word = $get(found.words, place);
 let paid = paid_at(found.words, place);
 if (((paid === null) && $t(listing.item.colour) && (listing.item.quest === null))) {
  paid = implied_at(found.words, place);
 }
 if ((paid !== null)) {
  _read_quest(listing, paid);
 } else if ($t(denies(found.words, place))) {
  listing.place = read_denial(found, place, listing.last, listing.item);
  listing.item.end = listing.place;
 } else if ($in("useless", word.kinds)) {
  found.is_closed = true;
  _step(listing);
 } else if ($in("sanctuary", word.kinds)) {
  _read_name(listing, word);
 } else if (($t(colour_of(word)) || $in(icon_of(word), BIOMES))) {
  _read_colour(listing, word);
 } else if ($t(icon_of(word))) {
  _read_icon(listing, word);
 } else if (($t($call(found, "is_number", place)) && !$t(is_no_count(found.words, place)))) {
  _read_number(listing, word);
  return null;
 } else {
  _read_other(listing, word);
  return null;
 }
 listing.is_apart = false;
 listing.is_joined = false;
}
function _step(listing) {
 listing.place = $add(listing.place, 1);
 listing.item.end = listing.place;
 listing.count = 0;
}
function _next(listing, start, number = 0) {
 note_item(listing.found, listing.item);
 listing.item = new Item({ start: start, end: start, number: number });
 if (!$t(listing.found.pending)) {
  bear(listing.found, listing.item, listing.first);
 }
}
function _read_quest(listing, paid) {
 if ((listing.item.quest !== null)) {
  _next(listing, listing.place);
 }
 listing.item.quest = paid;
 listing.item.end = paid.end;
 listing.place = paid.end;
 listing.count = 0;
}
function _read_name(listing, word) {
 if (($t(listing.item.is_named) && $t(listing.item.has_content))) {
  _next(listing, listing.place);
 }
 listing.item.is_named = true;
 listing.item.is_plural = $or(listing.item.is_plural, $in(word.text, PLURAL));
 let count = listing.count;
 _step(listing);
 listing.count = count;
}
function _read_colour(listing, word) {
 let after, before, found, item, place;
 [found, place] = $list([listing.found, listing.place]);
 if (($in("region", at(found.words, $add(place, 1)).kinds) || $t(names_regions(found.words, place)))) {
  listing.is_over = true;
  return null;
 }
 if ($t(_is_said_twice(listing, word))) {
  _step(listing);
  return null;
 }
 if (($t(listing.item.is_named) && $lt(1, listing.item.number) && $t(listing.is_apart) && !$t(listing.item.has_content))) {
  $call(found.bare, "append", listing.item.number);
  $call(found.borne, "append", [listing.item.start, listing.item.end]);
  listing.item = new Item({ start: place, end: place });
 }
 let is_stated = $any_of($bool(listing.item.icons), () => (listing.item.quest !== null));
 let is_same = $any_of(listing.item.is_restated, () => is_name_apposed(listing.found.words, listing.place));
 found.is_doubtful = $or(found.is_doubtful, $and(is_same, () => $and($lt(1, listing.item.number), () => $bool(listing.item.icons))));
 let is_new = $any_of($bool(listing.item.colour), () => $and(listing.is_apart, () => $and(is_stated, () => !$t(is_same))));
 let is_shared = $and(is_new, () => $and(!$eq(found.bearing, ""), () => !$t(listing.is_with)));
 if ($t(is_new)) {
  _next(listing, place, listing.count);
 }
 item = listing.item;
 if (!$t(item.icons)) {
  _add_shared(listing);
 }
 if (($t(is_shared) && !$t(item.icons))) {
  [item.icons, item.is_unsure] = $list([new Map([[found.bearing, 1]]), !$t(found.bears_each)]);
 }
 if ($t(found.pending)) {
  lay(found, item, place, listing.first);
 }
 item.colour = colour_at(word);
 [before, after] = $list([at(found.words, $sub(place, 1)), at(found.words, $add(place, 1))]);
 item.is_plural = $or(item.is_plural, $any_of($in(word.text, PLURAL), () => $any_of($in(after.text, PLURAL), () => is_any(before, ["only", "whole", "else"]))));
 _step(listing);
 listing.place = $add(listing.place, is_one(at(found.words, listing.place)));
}
function _add_shared(listing) {
 [listing.item.icons, listing.item.borne] = $list([new Map([...$iter($items(listing.shared))]), $set([...$iter(listing.shared)])]);
}
function _is_said_twice(listing, word) {
 let place, words;
 [words, place] = $list([listing.found.words, listing.place]);
 let beside = at(words, $sub(place, ($eq(at(words, $sub(place, 1)).text, "(") ? 2 : 1)));
 let is_pair = !$eq($bool(colour_of(word)), $bool(colour_of(beside)));
 let is_named = $any_of($bool(colour_of(beside)), () => $in(icon_of(beside), BIOMES));
 return $and(is_pair, () => $and(is_named, () => ($eq(listing.item.colour, colour_at(word)) && $eq(colour_at(word), colour_at(beside)))));
}
function _read_icon(listing, word) {
 let icon, item;
 if ($t(is_of_region(listing.found.words, listing.place, listing.last))) {
  listing.is_over = true;
  return null;
 }
 [item, icon] = $list([listing.item, icon_of(word)]);
 let is_only = is_any(at(listing.found.words, $sub(listing.place, 1)), ["only", "whole"]);
 if (($t(is_only) && $t(listing.is_apart) && $in(icon, item.icons))) {
  $call(listing.found.denied, "add", icon);
  _step(listing);
  return null;
 }
 let is_again = $any_of(item.is_restated, () => $in(icon, item.borne));
 $put(item.icons, icon, $add(($t(is_again) ? 0 : $call(item.icons, "get", icon, 0)), $any_of(listing.count, () => 1)));
 $call(item.borne, "discard", icon);
 item.is_counted = $or(item.is_counted, $lt(0, listing.count));
 _step(listing);
}
function listing$behind(listing, place) {
 let words = listing.found.words;
 while (($lt(place, listing.last) && $t(is_any($get(words, place), listing$SKIPPED)) && !$t(is_any($get(words, place), ["conj", "with", "sanctuary", "on"])) && !$t($call(listing.found, "is_number", place)) && !$t(icon_of($get(words, place))))) {
  place = $add(place, 1);
 }
 return place;
}
function listing$counts(listing, place) {
 let run, words;
 [words, run] = $list([listing.found.words, place]);
 let word = at(words, place);
 while (($t(icon_of(at(words, run))) || $in("symbol", at(words, run).kinds))) {
  run = $add(run, 1);
 }
 let is_symbol = $and($bool(icon_of(word)), () => $and(!$t(colour_of(word)), () => !$in(icon_of(word), BIOMES)));
 if (($t(is_symbol) && !$in("sanctuary", at(words, run).kinds))) {
  return "icon";
 }
 let is_item = $any_of($bool($any_of(icon_of(word), () => colour_of(word))), () => is_any(word, ITEMS));
 is_item = $or(is_item, $and($lt(place, $len(words)), () => $any_of(denies(words, place), () => (paid_at(words, place) !== null))));
 return ($t(is_item) ? "item" : "");
}
function _read_number(listing, word) {
 let found, place;
 [found, place] = $list([listing.found, listing.place]);
 let step = listing$behind(listing, $add(place, 1));
 let kind = listing$counts(listing, step);
 if (($eq(word.number, 1) && $lt(place, listing.split) && !$t(listing.splits_with))) {
  listing.place = $add(listing.place, 1);
  return null;
 }
 if ($in("on", at(found.words, step).kinds)) {
  [found.pending, listing.place] = $list([word.number, $add(step, 1)]);
  if ($t(listing.item.has_content)) {
   _next(listing, listing.place);
  }
  return null;
 }
 let is_one_of = $and($eq(word.number, 1), () => $and(word.is_spelled, () => $call(found, "is_number", step)));
 if (($eq(kind, "icon") && !$t(is_of_region(found.words, step, listing.last)))) {
  listing.count = word.number;
 } else if (($eq(kind, "item") && !$t(_is_of_biomes(listing, step)))) {
  _open_item(listing, word, step);
 } else if ($t(is_counted_head(found.words, listing.item, place))) {
  [listing.item.number, listing.item.end] = $list([word.number, $add(place, 1)]);
 } else if (($t(is_one_of) && !$t(kind) && $eq(listing$counts(listing, listing$behind(listing, $add(step, 1))), "item"))) {
  $call(found.bare, "append", $get(found.words, step).number);
  [listing.item.number, listing.item.end, listing.place] = $list([1, $add(step, 1), step]);
 } else if (($t(kind) || !$t(word.is_spelled) || $lt(1, word.number))) {
  listing.is_over = true;
  return null;
 }
 listing.place = $add(listing.place, 1);
 listing.is_apart = false;
 listing.is_joined = false;
}
function _is_of_biomes(listing, step) {
 let words = listing.found.words;
 let is_biome = $and($in(icon_of(at(words, step)), BIOMES), () => !$t(colour_of(at(words, step))));
 return $and((listing.item.quest !== null), () => $and($call($get(words, listing.place).text, "isdigit"), () => is_biome));
}
function _open_item(listing, word, step) {
 let item, place, words;
 [words, place, item] = $list([listing.found.words, listing.place, listing.item]);
 let is_same = $any_of($eq(item.end, item.start), () => !($t(item.has_content) || $t(item.is_named) || $t(item.number)));
 if ((!$t(is_same) && $t(item.is_named) && !$t(item.has_content) && !$t(listing.is_joined))) {
  listing.item = note_head(listing.found, item, place);
 } else if (!$t(is_same)) {
  _next(listing, place);
 }
 [listing.item.number, listing.item.end] = $list([word.number, $add(place, 1)]);
 listing.item.is_unsure = $or(listing.item.is_unsure, is_any(at(words, $sub(place, 1)), ["per", "all"]));
 if (($lt(1, word.number) && $in(at(words, $add(place, 1)).text, ARE))) {
  listing.item = note_head(listing.found, listing.item, $add(place, 1));
 }
 if (($eq(word.number, 1) && $t($any($each($slice(words, place, step, null), (each) => $in("own", each.kinds)))))) {
  listing.item.is_only = is_any(at(words, $sub(place, 1)), ["only", "whole"]);
 }
}
function _read_other(listing, word) {
 let after, before, found, place;
 [found, place] = $list([listing.found, listing.place]);
 [before, after] = $list([at(found.words, $sub(place, 1)), at(found.words, $add(place, 1))]);
 if (!$t(listing$is_allowed(listing, word))) {
  listing.is_over = true;
  return null;
 }
 listing$split(listing, word);
 let shared = shared_by(found.words, listing.item, place, listing.last);
 if ($t(shared)) {
  [listing.shared, listing.item] = $list([shared, note_head(found, listing.item, $add(place, 1))]);
 } else if (($in(word.text, $set([":", "("])) && $t(listing.item.is_named) && (!$t(listing.item.has_content) || $t(listing.item.is_unsure)))) {
  _read_colon(listing);
 } else if (($eq(word.text, ":") && $t(is_head(found.words, listing.item, place)))) {
  listing.heading = $next($iter(listing.item.icons));
  listing.item = note_head(found, listing.item, $add(place, 1));
 } else if (($eq(word.text, ":") && $eq(listing.item.number, 1) && $in(after.text, DEFINITE))) {
  listing.item.is_restated = true;
 }
 listing.is_with = $or(listing.is_with, is_any(word, ["with", "its", "show"]));
 found.is_doubtful = $or(found.is_doubtful, $and($in("or", word.kinds), () => $and($bool(colour_of(before)), () => $bool(colour_of(after)))));
 let is_link = is_any(word, ["conj", "plus"]);
 listing.is_joined = $any_of(is_link, () => $and(listing.is_joined, () => !$eq(word.text, ",")));
 let is_going_on = $and(listing.is_apart, () => !$in("with", word.kinds));
 listing.is_apart = $any_of($in(word.text, $set([",", "(", ":"])), () => $any_of(is_link, () => is_going_on));
 listing.item.is_each = $or(listing.item.is_each, $in("per", word.kinds));
 listing.item.is_coloured = $or(listing.item.is_coloured, $in("coloured", word.kinds));
 if (($in("goods", word.kinds) && $t(is_any(before, ["only", "whole"])))) {
  $call(found.denied, "update", WONDERS);
 }
 let is_other = $and(is_any(word, OTHER), () => !$t(is_apposed(found.words, listing.item, place)));
 if (($t(is_other) && $t(after.text) && $le(listing.split, place))) {
  if (($t(listing.item.has_content) || ($t(listing.item.is_named) && $lt(0, listing.item.number)))) {
   _next(listing, place);
  }
  [listing.item.is_other, listing.item.end] = $list([true, $max(listing.item.end, $add(place, 1))]);
 }
 listing.place = $add(listing.place, 1);
}
function listing$is_allowed(listing, word) {
 if ($in(word.text, $set([",", ":", "(", ")"]))) {
  return true;
 }
 if ($in("card", word.kinds)) {
  return $in("sanctuary", at(listing.found.words, $sub(listing.place, 1)).kinds);
 }
 let is_showing = $and(is_any(word, SHOWING), () => !$in("region", word.kinds));
 let is_talk = $any_of($call(word.text, "isdigit"), () => $and(is_any(word, TALK), () => !$t(is_showing)));
 let is_owner = $and(is_any(word, ["me", "have"]), () => !$t(is_any(word, ["with", "its"])));
 let is_left = $and(is_owner, () => $and((listing.item.quest !== null), () => $and(listing.is_apart, () => !$t(is_list_ahead($slice(listing.found.words, $add(listing.place, 1), listing.last, null))))));
 return $and(!$t(is_talk), () => $and(!$t(is_left), () => $any_of(!$t(word.kinds), () => is_any(word, FILLERS))));
}
function listing$split(listing, word) {
 let close, ends, is_quest, item, place, words;
 [words, place, item] = $list([listing.found.words, listing.place, listing.item]);
 if (($eq(word.text, "(") && $lt(1, item.number) && $t(item.colour) && (item.quest === null))) {
  close = $next($each($range(place, listing.last), (each) => each, (each) => $eq($get(words, each).text, ")")), listing.last);
  if ($eq($sum($each($slice(words, place, close, null), (each) => $eq(each.text, ","))), $sub(item.number, 1))) {
   [item.number, listing.split, listing.shared] = $list([1, close, new Map([...$iter($items(item.icons))])]);
   [item.is_unsure, item.borne] = $list([false, $set([...$iter(item.icons)])]);
  }
 } else if (($eq(word.text, ":") && $lt(1, item.number) && $t(item.colour) && !$t(item.icons))) {
  ends = $each($range(place, listing.last), (each) => each, (each) => $t(ends_split($get(words, each))));
  close = $next(ends, listing.last);
  is_quest = $eq($sum($each($range(place, listing.last), (each) => (paid_at(words, each) !== null))), item.number);
  if ($eq($sum($each($slice(words, place, close, null), (each) => $in("with", each.kinds))), item.number)) {
   [item.number, listing.split, listing.splits_with] = $list([1, close, true]);
  } else if (($t(is_quest) || $eq($sum($each($slice(words, place, listing.last, null), (each) => $eq(each.text, ","))), $sub(item.number, 1)))) {
   [item.number, listing.split] = $list([1, ($t(is_quest) ? 0 : listing.last)]);
  }
 } else if (($lt(place, listing.split) && $t(listing.splits_with) && $in("with", word.kinds) && $t(item.icons))) {
  _next(listing, place, 1);
  listing.item.colour = item.colour;
 } else if (($eq(word.text, ",") && $lt(place, listing.split) && !$t(listing.splits_with))) {
  _next(listing, $add(place, 1), 1);
  listing.item.colour = item.colour;
  _add_shared(listing);
 }
}
function _read_colon(listing) {
 let found, icon, item, place;
 [found, place, item] = $list([listing.found, listing.place, listing.item]);
 let stop = at(found.words, $add(place, 2));
 let is_ended = $any_of(!$t(stop.text), () => is_any(stop, ["break", "bracket"]));
 if (($t(item.is_unsure) && $t($call(found, "is_number", $add(place, 1))) && $t(is_ended))) {
  [icon] = $list(item.icons);
  [item.icons, item.is_unsure] = $list([new Map([[icon, $get(found.words, $add(place, 1)).number]]), false]);
  listing.place = $add(place, 1);
  item.end = $add(place, 2);
 } else {
  listing.item = note_head(found, item, $add(place, 1));
 }
}

// faraway.rulebook.cases.sanctuaries
const BLANK = new Word({ text: ",", kinds: $frozenset($set(["break", "denied"])) });
const [sanctuaries$FARTHEST, LONGEST_SHARE, NEAREST] = [5, 3, 2];
const ADJECTIVES = ["coloured", "only", "own", "nth", ...$iter(OTHER)];
function read_sanctuaries(words) {
 let end, start;
 let found = new Found({ words: words });
 for ([start, end] of $iter(sentences_of(words))) {
  if ($lt(start, end)) {
   _read_sentence(found, start, end);
  }
 }
 let phrases = $tuple($each(_without_restated(found), (phrase) => phrase, (phrase) => !$t(_is_of_regions(words, phrase))));
 let is_one_stated_twice = $and($lt($len(phrases), $len(found.phrases)), () => $bool(found.targets));
 let is_elsewhere = $any($each(phrases, (phrase) => sanctuaries$is_of_other_cards($slice(words, phrase.end, $add(phrase.end, sanctuaries$FARTHEST), null))));
 let total = $sum($each(phrases, (phrase) => phrase.number));
 return new Sanctuaries({ phrases: phrases, denied: $tuple($each(ICONS, (icon) => icon, (icon) => $in(icon, found.denied))), is_none: found.is_none, has_others: $and(!$t(found.is_closed), () => $any($each(_bare(found, total), (number) => $lt(total, number)))), is_doubtful: $any_of(found.is_doubtful, () => $any_of(is_one_stated_twice, () => $any_of(is_elsewhere, () => $and(found.is_none, () => $bool(found.phrases))))), blanks: $tuple(found.blanks), borne: $tuple(found.borne), targets: $tuple(found.targets) });
}
function _without_restated(found) {
 let is_being, is_linked, is_same, is_stated, last, link, phrase;
 let phrases = [];
 for (phrase of $iter(found.phrases)) {
  last = ($t(phrases) ? $get(phrases, -1) : phrase);
  link = at(found.words, last.end);
  is_being = $and($in("is", link.kinds), () => !$in("conj", link.kinds));
  is_linked = $and($eq(phrase.start, $add(last.end, 1)), () => $any_of($eq(link.text, "("), () => is_being));
  is_same = $and((last.quest === null), () => $and(($eq(last.number, phrase.number) && $eq(phrase.number, 1)), () => !$t(last.is_gray)));
  is_stated = $all($each($call(last.icons, "items"), ([icon, number]) => $le(number, $call(phrase.icons, "get", icon, 0))));
  if (($t(phrases) && $t(is_linked) && $t(is_same) && $t(is_stated))) {
   $put(phrases, -1, $evolve(phrase, { start: last.start }));
  } else {
   $call(phrases, "append", phrase);
  }
 }
 return $tuple(phrases);
}
function _is_of_regions(words, phrase) {
 let shown = $slice(words, phrase.start, phrase.end, null);
 let is_bare = $and((phrase.quest === null), () => $and(!$t(phrase.is_gray), () => $eq($len(phrase.icons), 1)));
 is_bare = $both(is_bare, $all($each(shown, (word) => $and(!$in("sanctuary", word.kinds), () => !$t($call(word.text, "isdigit"))))));
 let first = phrase.start;
 while (($lt(0, first) && !$in($get(words, $sub(first, 1)).text, beside$ENDS) && !$in("sanctuary", $get(words, $sub(first, 1)).kinds))) {
  first = $sub(first, 1);
 }
 let lead = $slice(words, first, phrase.start, null);
 let is_only = $any($each([...$iter($slice(lead, -NEAREST, null, null)), ...$iter($slice(shown, null, 1, null))], (word) => is_any(word, ["only", "whole", "except"])));
 is_only = $both(is_only, $any($each($slice(lead, -sanctuaries$FARTHEST, null, null), (word) => $call(word.text, "isdigit"))));
 let sentence = $slice(words, start_before(words, phrase.start), stop_after(words, phrase.end), null);
 let is_aside = $any($each(sentence, (word) => is_any(word, ["leftward", "then", "hidden"])));
 is_aside = $both(is_aside, !$t($any($each(sentence, (word) => is_any(word, ["sanctuary", ...$iter(ALL_COLOURS)])))));
 return $and(is_bare, () => $any_of(is_only, () => is_aside));
}
function sanctuaries$is_of_other_cards(words) {
 let place = 1;
 while (($t(is_any(at(words, place), ["own", "small", "the"])) && !$t(is_any(at(words, place), OTHER)))) {
  place = $add(place, 1);
 }
 let is_other = $and(is_any(at(words, place), OTHER), () => $in("card", at(words, $add(place, 1)).kinds));
 return $and(is_other, () => $in("on", at(words, 0).kinds));
}
function _bare(found, total) {
 let counted = $list($each(found.bare, (number) => number, (number) => !$eq(number, ALWAYS)));
 return (($lt(1, total) && $in(total, counted)) ? counted : found.bare);
}
function without_denials(words, found) {
 let places = $set((function* ($source) { for (const [start, end] of $iter($source)) for (const place of $iter($range(start, end))) yield place; })(found.blanks));
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, places) ? BLANK : word)));
}
function _read_sentence(found, start, end) {
 let place;
 let words = found.words;
 let is_named = $any($each($slice(words, start, end, null), (word) => $in("sanctuary", word.kinds)));
 let is_about = $any_of(is_named, () => $and(found.is_about, () => sanctuaries$goes_on($slice(words, start, end, null))));
 let is_coloured = $any($each($range(start, end), (place) => _is_colour(words, place)));
 if ((!$t(is_about) && !$t(is_coloured))) {
  found.is_about = false;
  return null;
 }
 place = (($t(is_about) && !$t(is_named)) ? read_list(found, start, start, end) : start);
 while ($lt(place, end)) {
  if ($t(denies(words, place))) {
   place = read_denial(found, place, end, null);
  } else if (($in("sanctuary", $get(words, place).kinds) || $t(_is_colour(words, place)))) {
   place = read_list(found, sanctuaries$left(found, place, $max(start, found.behind)), start, end);
  } else {
   found.is_closed = $or(found.is_closed, $and(is_about, () => $in("useless", $get(words, place).kinds)));
   place = $add(place, 1);
  }
 }
 found.is_about = $any_of(is_about, () => $and(is_coloured, () => $bool(found.phrases)));
}
function _is_colour(words, place) {
 return $and(is_any($get(words, place), ALL_COLOURS), () => !$t(is_any(at(words, $add(place, 1)), ["region", "card"])));
}
function sanctuaries$goes_on(words) {
 let first = 0;
 while ($t(is_any(at(words, first), ["the", "neutral", "conj", "but"]))) {
  first = $add(first, 1);
 }
 let word = at(words, first);
 let is_pronoun = $any_of(is_any(word, [...$iter(OTHER), "per"]), () => $any_of($and(word.is_spelled, () => $le(word.number, 1)), () => !$eq(colour_of(word), "")));
 let has_cards = $any($each(words, (each) => $and($call(each.text, "isdigit"), () => $lt(MOST_OF_A_KIND, each.number))));
 return $and(is_pronoun, () => $and(!$t(has_cards), () => $any($each(words, (each) => $any_of($bool(icon_of(each)), () => $in("gray", each.kinds))))));
}
function sanctuaries$left(found, place, first) {
 let is_shown, one, start, words;
 [words, start] = $list([found.words, _behind_adjectives(found, place, first)]);
 if (($lt(first, start) && $t($call(found, "is_number", $sub(start, 1))))) {
  start = $sub(start, 1);
  one = $sub(start, 1);
  while (($lt(first, one) && $t(is_any($get(words, one), ["own", "small", "the"])) && !$t($get(words, one).is_spelled))) {
   one = $sub(one, 1);
  }
  if (($le(first, one) && $t($get(words, one).is_spelled) && $eq($get(words, one).number, 1) && $lt(1, $get(words, start).number))) {
   start = one;
  }
 } else if (($lt(start, place) && $le(first, $sub(start, 2)) && $in("small", $get(words, $sub(start, 1)).kinds))) {
  start = $sub(start, (($t($get(words, $sub(start, 2)).is_spelled) && $eq($get(words, $sub(start, 2)).number, 1)) ? 2 : 0));
  is_shown = is_any(at(words, $add(place, 1)), ["have", "show", "with"]);
  start = ($t(is_shown) ? _of_several(found, start, first) : start);
 }
 return start;
}
function _of_several(found, start, first) {
 let number = $sub(start, 1);
 while (($lt(first, number) && $t(is_any($get(found.words, number), ["small", "the", "own", "share"])))) {
  number = $sub(number, 1);
 }
 let is_several = $and($get(found.words, number).is_spelled, () => $lt(1, $get(found.words, number).number));
 return (($t(is_several) && $le($sub(start, number), LONGEST_SHARE)) ? number : start);
}
function _behind_adjectives(found, place, first) {
 let before, is_adjective, is_pair, start, word, words;
 [words, start] = $list([found.words, place]);
 while (($lt(first, start) && !$t($call($get(words, $sub(start, 1)).text, "isdigit")))) {
  [word, before] = $list([$get(words, $sub(start, 1)), at(words, $sub(start, 2))]);
  is_adjective = $any_of($bool($any_of(icon_of(word), () => colour_of(word))), () => is_any(word, ADJECTIVES));
  is_pair = $and($in("conj", word.kinds), () => $and($bool(icon_of(before)), () => $bool(icon_of($get(words, start)))));
  if (!($t(is_adjective) || ($t(is_pair) && $le(first, $sub(start, 2))))) {
   break;
  }
  start = $sub(start, 1);
 }
 return start;
}

// faraway.rulebook.cases.slots
const WITHIN = $frozenset(["small", "the", "own", "card", "region", "play", "is", "have", "me", "neutral", "at", "on", "among", "order", "filler", "conj", "then", "range", "row", "unknown", "those", "plus", "one", "after", "faceup", "round", "its", "show", "claim", "give", "see", "group"]);
const APART = $frozenset(["sanctuary", "stranger", "if", "or", "deny", "not", "who", "many", "what", "which", "hand", "deck", "tie", "find", "draw", "before", "earlier", "previous", "hidden", "leftward", "doubt", "pay", "per", "need", "person", "other", "unreal", "says", "when", "counted", "players", "elsewhere", "pending", "backward"]);
const COUNTED = $frozenset(["counted", "per", "sanctuary", "card", "region", "players"]);
const slots$PLACED = $frozenset(["nth", "round", "slots", "on", "penultimate", "last", "first"]);
const FROM_THE_END = $frozenset($set(["small"]));
const [MOST_BETWEEN, slots$FEWEST, slots$FARTHEST, FARTHEST_WITHIN] = [5, 2, 3, 8];
const slots$ROW = new Word({ text: "row", kinds: $frozenset($set(["row", "small"])) });
const THEN = new Word({ text: "then", kinds: $frozenset($set(["then", "small"])) });
const slots$LAST = new Word({ text: "last", kinds: $frozenset($set(["last"])) });
class _Mark {
 constructor($given) {
  this.start = $given.start;
  this.end = $given.end;
  this.value = $given.value;
  this.is_card = $given.is_card;
  this.is_named = $given.is_named ?? true;
 }
}
class _Span {
 constructor($given) {
  this.marks = $given.marks ?? [];
 }
 get cards() {
  const self = this;
  return $list($each(self.marks, (mark) => mark.value, (mark) => $t(mark.is_card)));
 }
}
function with_slots(stated) {
 let span, written;
 let words = _without_end(_with_last(_with_ordinals(_from_the_end(stated))));
 let found = [];
 let end = 0;
 for (span of $iter(_spans(words))) {
  written = _written(span);
  if ($t(written)) {
   found = $add(found, [...$iter($slice(words, end, $get(span.marks, 0).start, null)), ...$iter(written)]);
   end = $get(span.marks, -1).end;
  }
 }
 return [...$iter(found), ...$iter($slice(words, end, null, null))];
}
function _from_the_end(words) {
 return $tuple($each($zip([NOTHING, ...$iter(words)], words, { strict: false }), ([before, word]) => (($in("backward", word.kinds) && $in("nth", before.kinds)) ? $evolve(word, { kinds: FROM_THE_END }) : word)));
}
function _with_ordinals(words) {
 let places = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => (($lt(1, word.number) && $le(word.number, MOST_ROUNDS)) && $eq(at(words, $add(place, 1)).text, ".") && $t(is_any(at(words, $add(place, 2)), ["card", "region", "the"])) && !$t($call(at(words, $sub(place, 1)).text, "isalnum")))));
 let first = $sub($add(MOST_ROUNDS, 1), $len(places));
 if (($lt($len(places), slots$FEWEST) || !$eq($list($each(places, (place) => $get(words, place).number)), $list($range(first, $add(MOST_ROUNDS, 1)))))) {
  return words;
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, places) ? new Word({ text: "nth", kinds: $frozenset($set(["nth"])), number: word.number }) : word), ([place, word]) => !$in($sub(place, 1), places)));
}
function _with_last(words) {
 let end, first, is_one, is_played, is_revealed, is_scored, part, start;
 for ([start, end] of $iter(sentences_of(words))) {
  part = $slice(words, start, end, null);
  first = $list($each($enumerate(part), ([place, word]) => $add(start, place), ([place, word]) => $in("first", word.kinds)));
  if (!$eq($len(first), 1)) {
   continue;
  }
  is_revealed = $any($each(part, (word) => $in("reveal", word.kinds)));
  is_scored = $any($each(part, (word) => $and(is_any(word, ["scoring", "game-end"]), () => !$in("play", word.kinds))));
  is_played = $any($each(part, (word) => $and($in("play", word.kinds), () => !$in("reveal", word.kinds))));
  is_one = $eq($sum($each(part, (word) => $call(word.text, "isdigit"))), 1);
  if (($t(is_revealed) && $t(is_scored) && $t(is_one) && !$t(is_played))) {
   return [...$iter($slice(words, null, $get(first, 0), null)), slots$LAST, ...$iter($slice(words, $add($get(first, 0), 1), null, null))];
  }
 }
 return words;
}
function _without_end(words) {
 let before, between, end, is_listed, is_near, is_plain, last, place, stop;
 let cards = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))));
 for ([before, place] of $iter($pairwise(cards))) {
  between = $slice(words, $add(before, 1), place, null);
  is_near = $any_of($le($len(between), slots$FARTHEST), () => $and($eq($get(between, 0).text, "("), () => $le($len(between), FARTHEST_WITHIN)));
  if ((!$eq($get(words, before).number, $get(words, place).number) || !$t(is_near))) {
   continue;
  }
  stop = $next($each($range(place, $len(words)), (each) => each, (each) => $in($get(words, each).text, $set([",", ...$iter(beside$ENDS)]))), $len(words));
  last = $list($each($range($add(place, 1), stop), (each) => each, (each) => ($in("last", $get(words, each).kinds) || ($in("then", $get(words, each).kinds) && $eq(at(words, $add(each, 1)).text, ")")))));
  is_listed = $any_of($in($sub(before, 2), cards), () => $in($sub(before, 1), cards));
  is_plain = $all($each(between, (word) => $any_of($in(word.text, $set([",", "("])), () => is_any(word, ["the", "with", "small", "card", "bracket"]))));
  if (($t(is_listed) && $t(is_plain) && $t(last) && $le($get(last, 0), $add($add(place, slots$FARTHEST), 1)))) {
   end = $add($get(last, -1), 1);
   while ($t(is_any(at(words, end), ["then", "side", "bracket"]))) {
    end = $add(end, 1);
   }
   return [...$iter($slice(words, null, $add(before, 1), null)), beside$COMMA, slots$ROW, ...$iter($slice(words, end, null, null))];
  }
 }
 return words;
}
function _spans(words) {
 let between, is_near, mark;
 let spans = [];
 for (mark of $iter(_marks(words))) {
  between = ($t(spans) ? $slice(words, $get($get(spans, -1).marks, -1).end, mark.start, null) : []);
  is_near = $and($bool(spans), () => $and($le($len(between), MOST_BETWEEN), () => $all($each(between, (word) => slots$is_within(word)))));
  if (!$t(is_near)) {
   $call(spans, "append", new _Span({}));
  }
  $call($get(spans, -1).marks, "append", mark);
 }
 return $list($each(spans, (span) => _trimmed(span)));
}
function slots$is_within(word) {
 if ($in(word.text, $set([",", ":"]))) {
  return true;
 }
 let is_plain = $any_of(!$t(word.kinds), () => $any_of(is_any(word, WITHIN), () => $eq(word.text, "als")));
 return $and(is_plain, () => $and(!$t(is_any(word, APART)), () => $and(!$in(word.text, beside$ENDS), () => !$t(is_any(word, ["bracket"])))));
}
function _trimmed(span) {
 let marks = span.marks;
 let is_led = $and($bool(marks), () => !$t($get(marks, 0).is_card));
 while (($t(is_led) && $t(marks) && !$t($get(marks, -1).is_card) && !$t($get(marks, -1).is_named))) {
  marks = $slice(marks, null, -1, null);
 }
 return new _Span({ marks: marks });
}
function _marks(words) {
 let mark, word;
 let marks = [];
 let place = 0;
 while ($lt(place, $len(words))) {
  [word, mark] = $list([$get(words, place), null]);
  if ($t($call(word.text, "isdigit"))) {
   mark = _card_at(words, place);
  } else if (($t(word.is_spelled) || $t(is_any(word, slots$PLACED)))) {
   mark = _place_at(words, place);
  }
  marks = $add(marks, ($t(mark) ? [mark] : []));
  place = ($t(mark) ? mark.end : $add(place, 1));
 }
 return marks;
}
function _card_at(words, place) {
 let after, word;
 [word, after] = $list([$get(words, place), at(words, $add(place, 1))]);
 if ((!($le(1, word.number) && $le(word.number, GREATEST_DURATION)) || $t(is_any(after, COUNTED)))) {
  return null;
 }
 return new _Mark({ start: place, end: $add(place, 1), value: word.number, is_card: true });
}
function _place_at(words, place) {
 let after, end, kind, value, word;
 [word, after] = $list([$get(words, place), at(words, $add(place, 1))]);
 if (($in("nth", word.kinds) && $t(word.number))) {
  end = $add($add(place, 1), is_any(after, ["card", "region", "round"]));
  return new _Mark({ start: place, end: end, value: word.number, is_card: false });
 }
 if (($t(is_any(word, ["round", "slots"])) && !$in("when", word.kinds) && ($le(1, after.number) && $le(after.number, MOST_ROUNDS)))) {
  return new _Mark({ start: place, end: $add(place, 2), value: after.number, is_card: false });
 }
 let is_spelled_place = $and($in("on", word.kinds), () => $and(after.is_spelled, () => ($lt(1, after.number) && $le(after.number, MOST_ROUNDS))));
 if (($t(is_spelled_place) && $t($call(at(words, $sub(place, 1)).text, "isdigit")))) {
  return new _Mark({ start: place, end: $add(place, 2), value: after.number, is_card: false });
 }
 let is_further = $and(word.is_spelled, () => $and(($lt(1, word.number) && $le(word.number, MOST_ROUNDS)), () => $in("range", at(words, $sub(place, 1)).kinds)));
 if (($t(is_further) && $t(is_any(at(words, $sub(place, 3)), ["slots", "round"])))) {
  return new _Mark({ start: place, end: $add(place, 1), value: word.number, is_card: false });
 }
 for ([kind, value] of $iter([["penultimate", $sub(MOST_ROUNDS, 1)], ["last", MOST_ROUNDS], ["first", 1]])) {
  if ($in(kind, word.kinds)) {
   return new _Mark({ start: place, end: $add(place, 1), value: value, is_card: false, is_named: false });
  }
 }
 return null;
}
function _written(span) {
 let cards = span.cards;
 let named = $list($each(span.marks, (mark) => mark, (mark) => ($t(mark.is_named) && !$t(mark.is_card))));
 if ((!$t(cards) || !$t(named) || $lt($len($set(cards)), $len(cards)) || $lt(MOST_ROUNDS, $len(cards)))) {
  return [];
 }
 let first = $sub($add(MOST_ROUNDS, 1), $len(cards));
 let is_placed = $any_of(_is_range(span, first), () => _is_paired(span, first));
 if (!$t(is_placed)) {
  return [];
 }
 let as_words = $list($each(cards, (card) => new Word({ text: $str(card), kinds: $frozenset(), number: card })));
 if ($lt($len(cards), slots$FEWEST)) {
  return [...$iter(as_words), slots$LAST];
 }
 let rest = $list((function* ($source) { for (const card of $iter($source)) for (const each of $iter([beside$COMMA, card])) yield each; })($slice(as_words, 2, null, null)));
 return [slots$ROW, $get(as_words, 0), beside$COMMA, THEN, $get(as_words, 1), ...$iter(rest), beside$COMMA];
}
function _is_range(span, first) {
 let places = $list($each(span.marks, (mark) => mark.value, (mark) => !$t(mark.is_card)));
 let count = $len(places);
 let is_led = $all($each($enumerate(span.marks), ([index, mark]) => $eq(mark.is_card, $le(count, index))));
 return $and(is_led, () => $in(places, [[first], [first, MOST_ROUNDS]]));
}
function _is_paired(span, first) {
 let step = ($t($get(span.marks, 0).is_card) ? -1 : 1);
 let cards = $list($each($enumerate(span.marks), ([index, mark]) => index, ([index, mark]) => $t(mark.is_card)));
 return $all($each($enumerate(span.marks), ([index, mark]) => $and($in($add(index, step), cards), () => $eq(mark.value, $add(first, $call(cards, "index", $add(index, step))))), ([index, mark]) => !$t(mark.is_card)));
}

// faraway.rulebook.cases.supposing
const supposing$LEADING = ["conj", "what", "many", "pay", "give", "small", "neutral"];
const supposing$OTHERWISE = ["deny", "not", "swap", "or"];
class Supposed {
 constructor($given) {
  this.is_last = $given.is_last ?? false;
  this.is_swapped = $given.is_swapped ?? false;
  this.icons = $given.icons ?? new Map();
 }
 get is_any() {
  const self = this;
  return $any_of(self.is_last, () => $any_of(self.is_swapped, () => $bool(self.icons)));
 }
}
function without_likeness(words) {
 let end, is_of_sanctuary, place, start, word;
 let blank = $set();
 for ([place, word] of $iter($enumerate(words))) {
  end = $add(place, 1);
  while (($t(is_any(at(words, end), ["small", "the"])) && !$in("clue", at(words, end).kinds))) {
   end = $add(end, 1);
  }
  start = $sub(place, 1);
  while (($le(0, start) && !$t(is_any($get(words, start), ["break", "bracket", "have", "show"])))) {
   start = $sub(start, 1);
  }
  is_of_sanctuary = $any($each($slice(words, $add(start, 1), place, null), (each) => $in("sanctuary", each.kinds)));
  if (($in("likeness", word.kinds) && $in("clue", at(words, end).kinds) && $t(is_of_sanctuary))) {
   $call(blank, "update", $range(place, $add(end, 1)));
  }
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, blank) ? beside$COMMA : word)));
}
function without_supposed(words) {
 let end, has_cards, is_begun, is_joined, place, start, supposed, word;
 for ([place, word] of $iter($enumerate(words))) {
  if ((!$in("if", word.kinds) || !$t(is_in_question(words, place)))) {
   continue;
  }
  end = stop_after(words, place);
  start = place;
  while (($t(is_any(at(words, $sub(start, 1)), supposing$LEADING)) || $eq(at(words, $sub(start, 1)).text, ","))) {
   start = $sub(start, 1);
  }
  is_joined = $any($each($slice(words, start, place, null), (each) => $in("conj", each.kinds)));
  is_begun = ($eq(start, start_before(words, place)) && $lt(0, start_before(words, place)));
  has_cards = $any($each($slice(words, null, start, null), (each) => $call(each.text, "isdigit")));
  supposed = ($t(has_cards) ? supposing$read(words, place, end) : new Supposed({}));
  if (($t(supposed.is_any) && ($t(is_joined) || ($t(is_begun) && !$t(supposed.is_last))))) {
   return [[...$iter($slice(words, null, start, null)), ...$iter($each($range(start, end), (_) => beside$COMMA)), ...$iter($slice(words, end, null, null))], supposed];
  }
 }
 return [words, new Supposed({})];
}
function supposing$read(words, place, end) {
 let part = $slice(words, place, end, null);
 let is_of_sanctuary = $any($each(part, (word) => $in("sanctuary", word.kinds)));
 let has_others = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => is_any(word, ["nth", "first"]))));
 if ($t($any($each(part, (word) => $in("swap", word.kinds))))) {
  return new Supposed({ is_swapped: true });
 }
 if (($t($any($each(part, (word) => $in("last", word.kinds)))) && !$t(has_others) && !$t(is_of_sanctuary))) {
  return new Supposed({ is_last: true });
 }
 if ((!$t(is_of_sanctuary) || $t($any($each(part, (word) => is_any(word, supposing$OTHERWISE)))))) {
  return new Supposed({});
 }
 let found = read_sanctuaries([...$iter(part), beside$COMMA]);
 let colours = $list($each(part, (word) => word, (word) => $t(colour_of(word))));
 let is_one = $and($le($len(colours), 1), () => $all($each(found.phrases, (phrase) => $eq(phrase.number, 1))));
 let is_plain = $and(!$t(found.is_doubtful), () => $and(!$t(found.unknown), () => !$t(found.denied)));
 let has_symbol = $any_of(!$t(colours), () => $any($each(found.icons, (icon) => !$in(icon, BIOMES))));
 let is_stated = $and(is_one, () => $and(is_plain, () => $any_of(has_symbol, () => $any($each(found.phrases, (phrase) => phrase.quest)))));
 let is_new = $all($each($enumerate(part), ([each, word]) => $any_of(!$in("per", word.kinds), () => $call(found, "is_taken", each))));
 return (($t(is_stated) && $t(is_new)) ? new Supposed({ icons: found.icons }) : new Supposed({}));
}

// faraway.rulebook.cases.unseen
const MARKS = ["leftward", "hidden"];
const unseen$SEEN = ["sanctuary", "then", "after", "faceup", "see", "row", "backward", "or", "if", "what", "many", "which", "middle"];
const unseen$MORE = $sub($frozenset([...$iter(unseen$SEEN), "first", "last", "before", "earlier", "nth", "penultimate", "play", ...$iter(ALL_COLOURS)]), $set(["then"]));
const unseen$LAST = new Word({ text: "last", kinds: $frozenset($set(["last"])) });
const unseen$COMMA = new Word({ text: ",", kinds: $frozenset($set(["break"])) });
function without_unseen(words, sanctuaries) {
 let end, start;
 let blank = $set();
 for ([start, end] of $iter(sentences_of(words))) {
  $call(blank, "update", _unseen_of(words, start, end));
 }
 let cards = $set($each(blank, (place) => $get(words, place).number, (place) => $t($call($get(words, place).text, "isdigit"))));
 $call(blank, "update", _conceded(words, cards));
 let named = $list($each($enumerate(words), ([place, word]) => word.number, ([place, word]) => ($t($call(word.text, "isdigit")) && !$in(place, blank) && !$in("counted", at(words, $add(place, 1)).kinds))));
 let is_described = $any((function* ($source) { for (const phrase of $iter($source)) for (const place of $iter(blank)) yield ($le(phrase.start, place) && $lt(place, phrase.end)); })(sanctuaries.phrases));
 if ((!$t($call(cards, "isdisjoint", named)) || $t(is_described))) {
  return words;
 }
 let is_one = $eq($len(named), 1);
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, blank) ? unseen$COMMA : (($t(is_one) && $t(_is_last_round(word))) ? unseen$LAST : word))));
}
function without_failed(words) {
 let cards, elsewhere, end, is_alike, is_counted, is_failed, is_more, is_named, part, start;
 let blank = $set();
 for ([start, end] of $iter(sentences_of(words))) {
  part = $slice(words, start, end, null);
  elsewhere = $set($each([...$iter($slice(words, null, start, null)), ...$iter($slice(words, end, null, null))], (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
  cards = $set($each(part, (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
  is_named = $any_of($bool(cards), () => $any($each(part, (word) => is_any(word, ["card", "region"]))));
  is_failed = $any($each(part, (word) => is_any(word, ["deny", "nor", "pending"])));
  is_failed = $both(is_failed, $any($each(part, (word) => $in("need", word.kinds))));
  is_counted = $any($each(part, (word) => is_any(word, [...$iter(ICONS), "scoring", "says"])));
  is_alike = ($eq(at(words, end).text, "?") ? is_counted : !$t($any($each(part, (word) => is_any(word, ICONS)))));
  is_more = $any($each($slice(part, null, -1, null), (word) => is_any(word, unseen$MORE)));
  if (($t(is_named) && $t(is_failed) && $le(cards, elsewhere) && $t(is_alike) && !$t(is_more))) {
   $call(blank, "update", $range(start, end));
  }
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, blank) ? unseen$COMMA : word)));
}
function _is_last_round(word) {
 return $and($in("previous", word.kinds), () => $in(" ", word.text));
}
function _unseen_of(words, start, end) {
 let _, card, first, place, stop;
 let marked = $list($each($range(start, end), (place) => place, (place) => $t(is_any($get(words, place), MARKS))));
 let aside = $list($each($range(start, end), (place) => place, (place) => $t(_is_aside(words, place))));
 if (!($t(marked) || $t(aside))) {
  return [];
 }
 let is_asked = $eq(at(words, end).text, "?");
 if (($t(marked) && !$t(is_asked) && !$t($any($each($slice(words, start, end, null), (word) => is_any(word, unseen$SEEN)))))) {
  return $list($range(start, end));
 }
 let found = [];
 for (place of $iter(marked)) {
  [first, stop] = $list(_part_of(words, place, start, end));
  if (!$t($any($each($slice(words, first, stop, null), (word) => is_any(word, unseen$SEEN))))) {
   found = $add(found, $range(first, stop));
  }
 }
 for (place of $iter(aside)) {
  [first, _] = $list(_part_of(words, place, start, end));
  card = $next($each($range(first, place), (each) => each, (each) => $t($call($get(words, each).text, "isdigit"))), place);
  while (($t(is_any(at(words, $sub(card, 1)), ["the", "card", "region", "own"])) && $le(first, $sub(card, 1)))) {
   card = $sub(card, 1);
  }
  found = $add(found, $range(card, $add(place, 1)));
 }
 return found;
}
function _is_aside(words, place) {
 let after = $add(place, 1);
 while ($t(is_any(at(words, after), ["the", "card", "region", "own"]))) {
  after = $add(after, 1);
 }
 return $and($in("aside", $get(words, place).kinds), () => $call(at(words, after).text, "isdigit"));
}
function _part_of(words, place, start, end) {
 let first = place;
 while (($lt(start, first) && !$t(unseen$is_stop(words, $sub(first, 1))))) {
  first = $sub(first, 1);
 }
 let has_cards = $any($each($slice(words, first, place, null), (word) => $call(word.text, "isdigit")));
 let stop = $add(place, 1);
 while (($lt(stop, end) && !$t(unseen$is_stop(words, stop)) && !($t(has_cards) && $in("conj", $get(words, stop).kinds)))) {
  stop = $add(stop, 1);
 }
 return [first, stop];
}
function unseen$is_stop(words, place) {
 let word = $get(words, place);
 if (($in(word.text, beside$ENDS) || $t(is_any(word, ["bracket"])) || $in(word.text, $set(["(", ")", ":"])))) {
  return true;
 }
 let after = $add(place, 1);
 while ($t(is_any(at(words, after), ["the", "card", "region"]))) {
  after = $add(after, 1);
 }
 let before = $sub(place, 2);
 while ($t(is_any(at(words, before), ["the", "card", "region"]))) {
  before = $sub(before, 1);
 }
 let is_ended = $in("conj", at(words, before).kinds);
 let is_listed = $and($call(at(words, $sub(place, 1)).text, "isdigit"), () => $and($call(at(words, after).text, "isdigit"), () => !$t(is_ended)));
 return $and($eq(word.text, ","), () => !$t(is_listed));
}
function _conceded(words, cards) {
 let starts = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("concede", word.kinds)));
 let spans = $list($each(starts, (start) => $list($range(start, _stop_of(words, start)))));
 let found = $list($each(spans, (span) => span, (span) => ($t(_numbers_at(words, span)) && $le(_numbers_at(words, span), cards))));
 return ($t(found) ? $get(found, 0) : []);
}
function _stop_of(words, start) {
 let after = $range($add(start, 1), $len(words));
 return $next($each(after, (place) => place, (place) => $t(is_any($get(words, place), ["break", "bracket"]))), $len(words));
}
function _numbers_at(words, places) {
 return $set($each(places, (place) => $get(words, place).number, (place) => $t($call($get(words, place).text, "isdigit"))));
}

// faraway.rulebook.cases.reading
const NOTHING_SAID = new Sanctuaries({});
const NOTHING_ELSE = new Supposed({});
const MOST_WORDS = 150;
const [SHORTEST_NAME, SHORTEST_WORD] = [2, 3];
const [reading$NEAR, LONGEST_SHORT_NAME] = [4, 3];
const LEAST_SCORE = 8;
class Reading {
 constructor($given) {
  this.words = $given.words;
  this.numbers = $given.numbers;
  this.sanctuaries = $given.sanctuaries ?? NOTHING_SAID;
  this.supposed = $given.supposed ?? NOTHING_ELSE;
 }
 get denied() {
  const self = this;
  return self.sanctuaries.denied;
 }
 get _places() {
  return $once(this, "_places", () => this._places$());
 }
 _places$() {
  const self = this;
  let kind, place, word;
  let places = new Map([]);
  for ([place, word] of $iter($enumerate(self.words))) {
   for (kind of $iter(word.kinds)) {
    $put(places, kind, [...$iter($call(places, "get", kind, [])), place]);
   }
  }
  return places;
 }
 get kinds() {
  return $once(this, "kinds", () => this.kinds$());
 }
 kinds$() {
  const self = this;
  return $frozenset(self._places);
 }
 places(...kinds) {
  const self = this;
  let found = $list($each(kinds, (kind) => $get(self._places, kind), (kind) => $in(kind, self._places)));
  return ($eq($len(found), 1) ? $get(found, 0) : $sorted($set((function* ($source) { for (const places of $iter($source)) for (const place of $iter(places)) yield place; })(found))));
 }
 get laid() {
  return $once(this, "laid", () => this.laid$());
 }
 laid$() {
  const self = this;
  return new Laid({ words: self.words, numbers: self.numbers, sanctuaries: self.sanctuaries });
 }
 has(...kinds) {
  const self = this;
  return $call(self.kinds, "issuperset", kinds);
 }
 lacks(...kinds) {
  const self = this;
  return $call(self.kinds, "isdisjoint", kinds);
 }
 values(...roles) {
  const self = this;
  return $list($each(self.numbers, (number) => number.value, (number) => $in(number.role, roles)));
 }
 get is_first_named() {
  const self = this;
  return $any($each($call(self, "places", "first"), (place) => $in("when", at(self.words, $add(place, 1)).kinds)));
 }
 get is_last_named() {
  const self = this;
  return $any_of($in(MOST_ROUNDS, $call(self, "values", Role.ROUND)), () => $call(self, "has", "last-round"));
 }
 get cards() {
  const self = this;
  let named = $len($set(self.durations));
  return $list($each(self.numbers, (number) => number, (number) => ((number.role === Role.CARDS) && !($eq(number.value, named) && $t(is_any(at(self.words, $add(number.place, 1)), $set(["card", "region"])))))));
 }
 get durations() {
  return $once(this, "durations", () => this.durations$());
 }
 durations$() {
  const self = this;
  return $call(self, "values", Role.DURATION);
 }
 get regions() {
  const self = this;
  return $list($each(self.numbers, (number) => number.value, (number) => ((number.role === Role.DURATION) && $t(is_name(self.words, number.place)))));
 }
 get with_article() {
  const self = this;
  return $list($each($pairwise(self.words), ([before, word]) => word.number, ([before, word]) => ($t($call(word.text, "isdigit")) && $t(is_any(before, $set(["the", "own", "aux"]))))));
 }
 first_place(kind) {
  const self = this;
  return $get($call(self._places, "get", kind, [$len(self.words)]), 0);
 }
 sentence_of(number) {
  const self = this;
  return $slice(self.words, start_before(self.words, number.place), $add(stop_after(self.words, number.place), 1), null);
 }
 get counts() {
  return $once(this, "counts", () => this.counts$());
 }
 counts$() {
  const self = this;
  return $call(self, "counts_of", "", "need", "have");
 }
 counts_of(...groups) {
  const self = this;
  let icon, number;
  let sums = new Map([]);
  for (number of $iter(self._without_totals)) {
   if (((number.role === Role.ICONS) && $in(number.group, groups))) {
    [icon] = $list(number.icons);
    $put(sums, icon, $add($call(sums, "get", icon, 0), ($eq(number.where, "unseen") ? 0 : number.value)));
   }
  }
  return sums;
 }
 get _without_totals() {
  return $once(this, "_without_totals", () => this._without_totals$());
 }
 _without_totals$() {
  const self = this;
  return $list($each(self.numbers, (number) => number, (number) => !$t($call(self, "_is_sum", number))));
 }
 _is_sum(number) {
  const self = this;
  let alike = $list($each(self.numbers, (each) => each, (each) => ((each.role === Role.ICONS) && $eq(each.group, number.group))));
  let parts = $list($each(alike, (each) => each, (each) => ($eq(each.icons, number.icons) && (each !== number))));
  let is_total = $and((number.role === Role.ICONS), () => $and(!$t(number.where), () => $lt(1, $len(parts))));
  return $and(is_total, () => $and($all($each(parts, (each) => each.where)), () => $eq($sum($each(parts, (each) => each.value)), number.value)));
 }
 counts_on(where) {
  const self = this;
  let number;
  let sums = new Map([]);
  for (number of $iter(self.numbers)) {
   if (((number.role === Role.ICONS) && $eq(number.where, where))) {
    $put(sums, $get(number.icons, 0), $add($call(sums, "get", $get(number.icons, 0), 0), number.value));
   }
  }
  return sums;
 }
 is_doubtful(...groups) {
  const self = this;
  let counted = $list($each(self._without_totals, (each) => each, (each) => ((each.role === Role.ICONS) && $in(each.group, groups))));
  let icons = $list($each(counted, (each) => each.icons));
  let bare = $list($each(counted, (each) => each, (each) => (!$t(each.where) && $lt(0, each.value) && $lt(1, $call(icons, "count", each.icons)))));
  return $any($each(bare, (each) => !$t($call(self, "_is_further", each, counted))));
 }
 _is_further(bare, counted) {
  const self = this;
  let others = $list($each(counted, (each) => each, (each) => ($eq(each.icons, bare.icons) && (each !== bare))));
  let is_after = $all($each(others, (each) => $and(each.is_described, () => $lt(each.place, bare.place))));
  return $and(is_after, () => $call(self, "lacks", "included"));
 }
 get is_placed() {
  const self = this;
  let counted = $list($each(self.numbers, (each) => each, (each) => ((each.role === Role.ICONS) && !$eq(each.group, "need"))));
  let is_said = $any_of(!$t($call(self, "lacks", "whole", "all")), () => $any($each(counted, (each) => !$eq(each.where, "unseen"))));
  return $and(is_said, () => $and($any($each(counted, (each) => $eq(each.where, "unseen"))), () => $all($each(counted, (each) => each.where))));
 }
 is_without(kind) {
  const self = this;
  let places = $list($each($enumerate(self.words), ([place, word]) => place, ([place, word]) => ($t(word.is_spelled) && $eq(word.number, 0))));
  return $any($each(places, (place) => $any_of($in(kind, at(self.words, $add(place, 1)).kinds), () => $and($in("break", at(self.words, $add(place, 1)).kinds), () => $any($each($slice(self.words, $max($sub(place, reading$NEAR), 0), place, null), (word) => $in(kind, word.kinds)))))));
 }
 asks_for(...kinds) {
  const self = this;
  return $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(self.words, place, $add(place, reading$NEAR), null))) yield is_any(word, kinds); })($call(self, "places", "many")));
 }
 get is_plain() {
  const self = this;
  return $call(self, "is_plain_between", ...$iter($each(self.numbers, (number) => number, (number) => (number.role === Role.DURATION))));
 }
 is_plain_between(...numbers) {
  const self = this;
  let places = $list($each(numbers, (number) => number.place));
  let taken = $set($each(self.numbers, (number) => number.place));
  let between = $range($min(places, { default: 0 }), $max(places, { default: 0 }));
  let tags = $set($each(between, (place) => tag_of(self.words, place), (place) => !$in(place, taken)));
  return $le(tags, $set(["", "strange", "unknown", "last", "penultimate", "faceup"]));
 }
 get row() {
  return $once(this, "row", () => this.row$());
 }
 row$() {
  const self = this;
  let durations = $list($each(self.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
  let values = $list($each(durations, (number) => number.value));
  let again = $next($each($enumerate(values), ([place, value]) => place, ([place, value]) => $in(value, $slice(values, null, place, null))), $len(values));
  let is_compared = $call(self, "has", "compare");
  if ($t($call(self, "has", "backward"))) {
   return [];
  }
  let events = read_events(self.words, self.numbers, durations);
  let is_last_again = ($t(again) ? $le($set($slice(values, again, null, null)), $set([$get(values, $sub(again, 1))])) : false);
  let is_later = $any($each($slice(events, again, null, null), (event) => !$t($call(event.tags, "isdisjoint", $set(["then", "now"])))));
  if (($t(is_later) && !$t(is_compared) && !$t(is_last_again))) {
   return [];
  }
  if ($lt(again, $len(durations))) {
   events = read_events(self.words, self.numbers, $slice(durations, null, again, null));
  }
  let row = in_order(events);
  let named = $set($slice(values, again, null, null));
  if ((!$le(named, $set(row)) || !$t(row))) {
   return [];
  }
  if (($t(is_compared) || !$eq($len(named), 1) || $t($all($each($slice(durations, again, null, null), (number) => $call(self, "_is_stated_of", number)))))) {
   return row;
  }
  let cut = $slice(row, null, $add($call(row, "index", $call(named, "pop")), 1), null);
  return ($lt(1, $len(cut)) ? cut : []);
 }
 _is_stated_of(number) {
  const self = this;
  let is_named = is_any(at(self.words, $sub(number.place, 1)), $set(["the", "own"]));
  return $and(is_named, () => !$eq($get($call(self, "sentence_of", number), -1).text, "?"));
 }
 get marks() {
  return $once(this, "marks", () => this.marks$());
 }
 marks$() {
  const self = this;
  let mark, place, word;
  let counting = [Role.DURATION, Role.CARDS, Role.OTHER];
  let counted = $set($each(self.numbers, (number) => number.place, (number) => $in(number.role, counting)));
  let marks = "";
  for ([place, word] of $iter($enumerate(self.words))) {
   mark = ($t(is_any(word, $set(["deck", "rest"]))) ? "d" : ($in("due", word.kinds) ? "u" : ""));
   marks = $add(marks, ($in(place, counted) ? "N" : ($t($call(marks, "endswith", $any_of(mark, () => "-"))) ? "" : mark)));
  }
  return $call(marks, "replace", "dNd", "dN");
 }
}
function read_question(question, language, is_known = null, has_claims = true, has_unseen = true) {
 let is_number, place, supposed, word;
 let words = read_words(question, language);
 words = ($le($len(words), MOST_WORDS) ? words : []);
 words = ((is_known === null) ? words : _with_strangers(words, language, is_known));
 words = ($t(has_claims) ? words : without_claims(words));
 words = ($t(has_unseen) ? words : without_failed(words));
 [words, supposed] = $list(without_supposed(with_slots(without_likeness(words))));
 let sanctuaries = read_sanctuaries(words);
 words = ($t(has_unseen) ? words : without_unseen(words, sanctuaries));
 words = without_denials(words, sanctuaries);
 let numbers = [];
 let group = "";
 for ([place, word] of $iter($enumerate(words))) {
  group = $any_of(first_kind(word, ["need", "have"]), () => group);
  is_number = $any_of($call(word.text, "isdigit"), () => $any_of(word.is_spelled, () => $in("nth", word.kinds)));
  if (($t(is_number) && !$t(_is_bearer(words, place)))) {
   numbers = $add(numbers, read_number(words, place, group, numbers));
  }
 }
 let placed = $each(numbers, (each) => ($t($call(sanctuaries, "is_taken", each.place)) ? $evolve(each, { role: Role.DESCRIBED }) : each), (each) => !$t(_is_of_no_other(words, each)));
 return new Reading({ words: words, numbers: $tuple(placed), sanctuaries: sanctuaries, supposed: supposed });
}
function _is_of_no_other(words, number) {
 let place = $sub(number.place, 1);
 while (($t(is_any(at(words, place), $set(["show", "have", "small", "neutral"]))) && !$in("ending", $get(words, place).kinds))) {
  place = $sub(place, 1);
 }
 let is_one = $and((number.role === Role.ICONS), () => $and($eq(number.value, 1), () => !$t($call($get(words, number.place).text, "isdigit"))));
 return $and(is_one, () => $and($in("ending", at(words, place).kinds), () => $lt(place, $sub(number.place, 1))));
}
function _is_bearer(words, place) {
 let before = at(words, $sub(place, 2));
 let is_on = $and($in("on", at(words, $sub(place, 1)).kinds), () => $any_of($lt(0, before.number), () => is_any(before, ICONS)));
 let is_article = $and($get(words, place).is_spelled, () => $eq($get(words, place).number, 1));
 return $and(is_article, () => $and(is_on, () => is_any(at(words, $add(place, 1)), $set(["region", "card"]))));
}
function _must_be_name(before, word, language) {
 let is_noun = $any_of((language === Language.DE), () => $any_of(!$t(before.text), () => $any_of($in(before.text, beside$ENDS), () => $eq(before.text, ":"))));
 return $and(word.is_capital, () => $any_of($le($len(word.text), LONGEST_SHORT_NAME), () => !$t(is_noun)));
}
function _with_strangers(words, language, is_known) {
 let kinds;
 let common = common_words(language);
 let is_lower = !$t($any($each($slice(words, null, 1, null), (word) => word.is_capital)));
 let unknown = $set($each(words, (word) => word.text, (word) => (!$t(word.kinds) && !($t(word.is_spelled) || $t($call(word.text, "isdigit")) || $in(word.text, common))) && !$in(" ", word.text)));
 let strangers = $set($each($pairwise([NOTHING, ...$iter(words)]), ([before, word]) => word.text, ([before, word]) => ($in(word.text, unknown) && $le(($t(word.is_capital) ? SHORTEST_NAME : SHORTEST_WORD), $len(word.text)) && ($t(word.is_capital) || $t(is_lower)) && ($t(_must_be_name(before, word, language)) || !$t(is_known(word.text))))));
 let namesakes = $set($each($zip([NOTHING, ...$iter(words)], words, [...$iter($slice(words, 1, null, null)), NOTHING], { strict: false }), ([before, word, after]) => word.text, ([before, word, after]) => ($t(word.is_capital) && $eq(word.kinds, $set(["stone"])) && $lt(LEAST_SCORE, after.number) && $t(is_any(before, $set(["break", "conj"]))))));
 let start = [...$iter($takewhile((word) => !$t($call(word.text, "isdigit")), words))];
 let is_named = $and($eq($len(strangers), 1), () => $any($each(start, (word) => $in(word.text, strangers))));
 let is_of_one = $and(is_named, () => !$t($any($each(words, (word) => $in("me", word.kinds)))));
 kinds = $fromkeys(unknown, $frozenset($set(["unknown"])));
 kinds = $or(kinds, $fromkeys(strangers, $frozenset($set([($t(is_of_one) ? "one" : "stranger")]))));
 return $tuple($each(words, (word) => (($t(word.is_capital) && $in(word.text, namesakes)) ? $evolve(word, { kinds: $frozenset($set(["stranger"])) }) : ($in(word.text, kinds) ? $evolve(word, { kinds: $get(kinds, word.text) }) : word))));
}

// faraway.rulebook.cases.parsing_state
const [MOST_STATES, parsing_state$FEWEST_PLAYERS] = [2, 2];
const parsing_state$OTHER_TALK = ["sanctuary", "clue", "deck", "who", "draw", "set", "tie", "lowest", "wins", "need"];
const parsing_state$HOLDING = $frozenset(["hold", "holds", "holding", "tiens", "tient", "halte", "halten", "haelt", "tengo"]);
const DEALING = $frozenset(["deal", "dealt", "distribue", "distribuer", "distribuees", "ausgeteilt", "verteilt", "austeilen", "distribuiscono", "distribuite"]);
function counts_rounds(reading, number) {
 return $and($in(number.role, [Role.COUNTED, Role.LOOSE]), () => $in("when", at(reading.words, $add(number.place, 1)).kinds));
}
function parse_state(reading) {
 let topic = _topic(reading);
 let rounds = $sorted(parsing_state$rounds(reading, topic));
 let settled = $set([Role.ROUND, Role.COUNTED, Role.PLAYERS, Role.CARDS, Role.LOOSE]);
 let is_stray = $any($each(reading.numbers, (number) => !$in(number.role, settled)));
 let is_paid = $any($each(reading.words, (word) => $and($in("pay", word.kinds), () => !$in("scoring", word.kinds))));
 let is_other = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_state$OTHER_TALK))), () => $and(is_paid, () => !$eq(topic, "rounds")));
 is_other = $or(is_other, $any_of($any($each(reading.words, (word) => $in(word.text, DEALING))), () => $call(reading, "has", "reckon", "pay")));
 let players = $set($call(reading, "values", Role.PLAYERS));
 let is_of_one_table = $any_of(!$t(players), () => $and($eq($len(players), 1), () => $and($le(parsing_state$FEWEST_PLAYERS, $min(players)), () => $le($max(players), MOST_PLAYERS))));
 let is_stated = $and($bool(rounds), () => $and($le($len(rounds), MOST_STATES), () => is_of_one_table));
 is_stated = $both(is_stated, $any_of(!$eq(topic, "taken"), () => parsing_state$counts_all(reading)));
 if ((!$t(topic) || $t(is_stray) || $t(is_other) || !$t(is_stated) || !($le(1, $get(rounds, 0)) && $le($get(rounds, 0), $get(rounds, -1)) && $le($get(rounds, -1), MOST_ROUNDS)))) {
  return null;
 }
 return new StateCase({ round: $get(rounds, 0), topic: topic, also: ($lt(1, $len(rounds)) ? $get(rounds, -1) : 0), players: ($t(players) ? $max(players) : 0) });
}
function parsing_state$rounds(reading, topic) {
 let rounds = $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.ROUND) || $t(counts_rounds(reading, number)))));
 let is_over = $any_of($call(reading, "has", "last-round"), () => $and($call(reading, "has", "game-end"), () => $call(reading, "has", "many")));
 is_over = $or(is_over, $and($in(topic, $set(["taken", "removed"])), () => $call(reading, "has", "all-rounds")));
 return ($t(is_over) ? $set([...$iter(rounds), MOST_ROUNDS]) : rounds);
}
function parsing_state$counts_all(reading) {
 return $any_of(!$t($call(reading, "lacks", "game-end", "all-rounds")), () => $any($each(reading.numbers, (number) => counts_rounds(reading, number))));
}
function _is_removal_checked(reading) {
 return $and($call(reading, "has", "possible"), () => $any($each(reading.numbers, (number) => $and((number.role === Role.CARDS), () => $and(!$t(is_in_question(reading.words, number.place)), () => $any($each($call(reading, "sentence_of", number), (word) => $in("removed", word.kinds))))))));
}
function _topic(reading) {
 let is_allowed = $any($each(reading.words, (word) => $in(word.text, MODAL)));
 let is_counted = $any_of($call(reading, "has", "many"), () => $and($bool($call(reading, "values", Role.CARDS)), () => !$t(is_allowed)));
 let is_held = $and($any($each(reading.words, (word) => $in(word.text, parsing_state$HOLDING))), () => $call(reading, "asks_for", "region", "card"));
 if ((($t($call(reading, "has", "hand")) || $t(is_held)) && $t(is_counted))) {
  return "hand";
 }
 if (($t($call(reading, "has", "removed")) && ($t($call(reading, "has", "many")) || $t(_is_removal_checked(reading))))) {
  return "removed";
 }
 if (($t($call(reading, "has", "row", "all")) && $t($call(reading, "asks_for", "region", "card")))) {
  return "hand";
 }
 if (($t($call(reading, "asks_for", "region", "card")) && !$t($call(reading, "lacks", "take", "grab")) && $t($call(reading, "has", "middle")))) {
  return "taken";
 }
 if (($t($call(reading, "asks_for", "when")) && !$t($call(reading, "lacks", "rest", "play")))) {
  return "rounds";
 }
 return "";
}

// faraway.rulebook.cases.parsing_rounds
const [parsing_rounds$SHORTEST_ROW, parsing_rounds$NEXT] = [3, 3];
const KEPT = ["keep", "take", "pick"];
const LINKING = ["break", "bracket", "conj", "or", "the", "small", "own", "have", "neutral", "card", "region", "only"];
const parsing_rounds$OTHER_TALK = ["pay", "set", "tie", "deck", "lowest", "wins", "reckon", "need"];
function parse_claim(reading) {
 let claimed = $list($each(reading.numbers, (number) => number, (number) => $t(_counts_sanctuaries(reading, number))));
 if (($t(reading.sanctuaries.is_none) && $t($call(reading, "has", "possible")) && !$t(claimed))) {
  return _without_any(reading);
 }
 if (!$eq($len(claimed), 1)) {
  return null;
 }
 let others = $list($each(reading.numbers, (number) => number, (number) => ((number.role !== Role.DURATION) && !$in(number, claimed))));
 let is_stray = $any($each(others, (number) => $and((number.role !== Role.ROUND), () => !$in(number.value, $set([$len(reading.row), 1])))));
 let is_asked = $any_of(!$t($call(reading, "lacks", "possible", "excess", "enough", "forgotten")), () => $any($each(claimed, (number) => is_in_question(reading.words, number.place))));
 let is_other = !$t($call(reading, "lacks", "clue", "who", "many", "draw", "elsewhere", ...$iter(parsing_rounds$OTHER_TALK), ...$iter(WONDERS)));
 is_other = $or(is_other, $bool(reading.counts));
 if (($t(is_stray) || !$t(is_asked) || $t(is_other) || $lt($len(reading.row), parsing_rounds$SHORTEST_ROW))) {
  return null;
 }
 return new RowCase({ row: reading.row, claimed: $get(claimed, 0).value });
}
function _without_any(reading) {
 let others = $list($each(parsing_rounds$OTHER_TALK, (kind) => kind, (kind) => !$eq(kind, "tie")));
 let is_other = !$t($call(reading, "lacks", "who", "many", "draw", "elsewhere", "give", ...$iter(others), ...$iter(WONDERS)));
 is_other = $or(is_other, $any_of($lt($len(reading.row), $len(reading.numbers)), () => $bool(reading.counts)));
 return (($eq($len(reading.row), MOST_ROUNDS) && !$t(is_other)) ? new RowCase({ row: reading.row }) : null);
}
function _counts_sanctuaries(reading, number) {
 let is_counted = $in(number.role, [Role.CARDS, Role.DESCRIBED]);
 return $and(is_counted, () => $in("sanctuary", at(reading.words, $add(number.place, 1)).kinds));
}
function parse_limit(reading) {
 let number;
 let rounds = $list($each(reading.numbers, (number) => number, (number) => ((number.role === Role.ROUND) || $t(counts_rounds(reading, number)))));
 let claimed = $list($each(reading.numbers, (number) => number, (number) => $t(_counts_sanctuaries(reading, number))));
 let players = $call(reading, "values", Role.PLAYERS);
 let stated = $set([Role.ROUND, Role.PLAYERS]);
 let is_stray = $any($each(reading.numbers, (number) => $and(!$in(number.role, stated), () => $and(!$in(number, rounds), () => !$in(number, claimed)))));
 let is_asked = $any_of($call(reading, "has", "most"), () => $and($bool(claimed), () => !$t($call(reading, "lacks", "possible", "excess"))));
 is_asked = $or(is_asked, $and($bool(players), () => $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "ever", "possible", "game-end")))));
 let is_had = $and($call(reading, "asks_for", "sanctuary"), () => $any($each(reading.words, (word) => $in(word.text, MODAL))));
 is_asked = $or(is_asked, $and(is_had, () => !$t($call(reading, "lacks", "after", "have"))));
 let is_other = !$t($call(reading, "lacks", "clue", "draw", "who", "pay", "set", "deck", "lowest", "wins", "need"));
 is_other = $or(is_other, $any($each(reading.words, (word) => $and($in("tie", word.kinds), () => !$in(word.text, BOTH)))));
 is_other = $or(is_other, $and($call(reading, "has", "reckon"), () => $call(reading, "lacks", "all")));
 let is_over = $and($bool(players), () => !$t(rounds));
 number = ($t(is_over) ? MOST_ROUNDS : ($eq($len(rounds), 1) ? $get(rounds, 0).value : 0));
 if ((!$t($call(reading, "has", "sanctuary")) || $t(is_stray) || !$t(is_asked) || $t(is_other) || $lt(1, $len(players)))) {
  return null;
 }
 let is_fair = $and(($le(1, number) && $le(number, MOST_ROUNDS)), () => $all($each(players, (each) => ($le(2, each) && $le(each, MOST_PLAYERS)))));
 return ($t(is_fair) ? new LimitCase({ round: number, players: $sum(players) }) : null);
}
function parse_rounds(reading) {
 if (!$t($call(reading, "has", "many"))) {
  return null;
 }
 let row = reading.row;
 let asked = $list($each(reading.numbers, (number) => number, (number) => ((number.role === Role.ROUND) && $t(is_in_question(reading.words, number.place)))));
 let is_of_several = $any_of($lt(1, $len($set($each(asked, (number) => number.value)))), () => $call(reading, "has", "each-time"));
 is_of_several = $or(is_of_several, $any($each($pairwise(reading.words), ([word, after]) => $and($in("which", word.kinds), () => $in("when", after.kinds)))));
 is_of_several = $or(is_of_several, $and($call(reading, "has", "draw"), () => ($lt(1, $len(_asked_again(reading))) && $lt($len(_asked_again(reading)), $len(row)))));
 let is_of_one = $and($eq($len(asked), 1), () => $lt($get(asked, 0).value, $len(row)));
 let placed = _placed(reading);
 let is_drawn = $any_of(!$t($call(reading, "lacks", "draw", "sanctuary")), () => $call(reading, "asks_for", "card"));
 let is_asked = $and($any_of(is_of_several, () => $any_of(is_of_one, () => $bool(placed))), () => is_drawn);
 let said = $set((function* ($source) { for (const [place, word] of $iter($source)) if (!$t($call(reading.sanctuaries, "is_taken", place))) for (const kind of $iter(word.kinds)) yield kind; })($enumerate(reading.words)));
 let is_other = !$t($call(said, "isdisjoint", ["hand", "who", "stranger", "elsewhere", "forgotten", ...$iter(parsing_rounds$OTHER_TALK)]));
 let settled = $set([Role.DURATION, Role.ROUND, Role.DESCRIBED, Role.CLAIM]);
 let is_stray = $any($each(reading.numbers, (number) => $and(!$in(number.role, settled), () => !$in(number.value, $set([$len(row), 1])))));
 is_stray = $or(is_stray, $any_of($bool(reading.counts), () => $any_of($bool(reading.cards), () => $call(reading, "asks_for", ...$iter(WONDERS)))));
 if ((!$t(is_asked) || $t(is_other) || $t(is_stray) || !($le(2, $len(row)) && $le($len(row), MOST_ROUNDS)))) {
  return null;
 }
 if (((placed === null) || $t($any($each(placed, (number) => $le($len(row), number)))))) {
  return null;
 }
 let is_whole = $any_of(_begins_with_first(reading), () => $eq($len(row), MOST_ROUNDS));
 let is_stated = $any_of($in("clue", reading.denied), () => _has_no_sanctuary(reading));
 is_stated = $or(is_stated, $and($bool(placed), () => !$in("clue", reading.sanctuaries.unknown)));
 return new RoundsCase({ row: row, placed: placed, is_open: !($t(is_whole) && $t(is_stated)) });
}
function _asked_again(reading) {
 let cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 return $set($each($enumerate(cards), ([place, number]) => number.value, ([place, number]) => ($in(number.value, $list($each($slice(cards, null, place, null), (other) => other.value))) && $t(is_in_question(reading.words, number.place)))));
}
function _has_no_sanctuary(reading) {
 return $any($each($enumerate(reading.words), ([place, word]) => $and($in("deny", word.kinds), () => $in("sanctuary", at(reading.words, $add(place, 1)).kinds))));
}
function _begins_with_first(reading) {
 let rounds = $call(reading, "values", Role.ROUND);
 return $any_of($in(1, rounds), () => $any_of($in($len(reading.row), rounds), () => $call(reading, "has", "first")));
}
function _placed(reading) {
 let before, clues, is_in_turn, is_kept, last, named, number, phrase, places, sentence, start;
 let found = [];
 for (phrase of $iter(reading.sanctuaries.phrases)) {
  clues = $call($dict(phrase.icons), "get", "clue", 0);
  start = start_before(reading.words, phrase.start);
  sentence = $slice(reading.words, start, stop_after(reading.words, phrase.start), null);
  is_kept = $any($each(sentence, (word) => is_any(word, KEPT)));
  before = $list($each(reading.numbers, (number) => number, (number) => $lt(number.place, phrase.start)));
  named = $list($each(before, (number) => number, (number) => ((number.role === Role.ROUND) && $le(start, number.place))));
  last = $list($each(before, (number) => number, (number) => ($in(number.value, reading.row) && (number.role === Role.DURATION))));
  places = $list($each(last, (each) => $call(reading.row, "index", each.value)));
  is_in_turn = $any_of(!$t(places), () => $eq($get(places, -1), $max(places)));
  if (($t(clues) && !($t(is_kept) && ($t(named) || ($t(last) && $t(is_in_turn)))))) {
   return null;
  }
  if ($t(clues)) {
   number = ($t(named) ? $get(named, -1).value : $add($get(places, -1), 1));
   found = $add(found, $mul([number], clues));
  }
 }
 return ($t(reading.sanctuaries.is_doubtful) ? null : $tuple(found));
}
function parse_hand(reading) {
 let is_of_second = $any_of($and($in(2, $call(reading, "values", Role.ROUND)), () => $call(reading, "has", "first")), () => _is_of_next_round(reading));
 let is_asked = $any_of(is_of_second, () => $any_of(!$t($call(reading, "lacks", "which", "who")), () => $call(reading, "has", "what", "play")));
 is_asked = $and(is_asked, () => !$t($call(reading, "lacks", "sanctuary", "find")));
 let is_other = $any_of(!$t($call(reading, "lacks", "stranger", "elsewhere", ...$iter($slice(parsing_rounds$OTHER_TALK, null, -1, null)))), () => $bool(reading.counts));
 let settled = $set([Role.DURATION, Role.ROUND, Role.LOOSE]);
 let is_stray = $any($each(reading.numbers, (number) => !$in(number.role, settled)));
 let held = held_in_hand(reading);
 let lying = $list($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.DURATION) && !$in(number, held))));
 if ((!$t(is_asked) || $t(is_other) || $t(is_stray) || !$eq($len(lying), 1))) {
  return null;
 }
 let hand = $tuple($fromkeys($each(held, (number) => number.value)));
 if ($t($call(reading, "has", "hand"))) {
  return (($t(hand) && !$in($get(lying, 0), hand)) ? new HandCase({ previous: $get(lying, 0), hand: hand }) : null);
 }
 return (($t(is_of_second) || $t(parsing_rounds$is_behind(reading, $get(lying, 0)))) ? new HandCase({ previous: $get(lying, 0), hand: [] }) : null);
}
function _is_of_next_round(reading) {
 let rounds, words;
 [words, rounds] = $list([reading.words, $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.ROUND)))]);
 let card = $next($each(reading.numbers, (number) => number.place, (number) => (number.role === Role.DURATION)), $len(words));
 let is_later = $and($eq($len(rounds), 2), () => $and($eq($add($get(rounds, 0).value, 1), $get(rounds, 1).value), () => $lt(card, $get(rounds, 1).place)));
 is_later = $or(is_later, $any($each($call(reading, "places", "next"), (place) => $and($lt(card, place), () => is_any(at(words, $add(place, 1)), ["round", "when"])))));
 is_later = $or(is_later, $and(reading.is_first_named, () => $any($each($enumerate(words), ([place, word]) => $and($lt(card, place), () => $and($eq(word.number, 2), () => $in(at(words, $add(place, 1)).text, $set(["?", ","])))), ([place, word]) => $in("nth", word.kinds)))));
 let is_played = $any($each($slice(words, $add(card, parsing_rounds$NEXT), null, null), (word) => $in("play", word.kinds)));
 return $and(is_later, () => $and(!$t(is_played), () => $any($each($call(reading, "places", "find"), (place) => $lt(card, place)))));
}
function parsing_rounds$is_behind(reading, card) {
 let place = $next($each(reading.numbers, (number) => number.place, (number) => $eq(number.value, card)));
 while ($t(is_any(at(reading.words, $sub(place, 1)), ["the", "own", "card", "region", "small"]))) {
  place = $sub(place, 1);
 }
 return is_any(at(reading.words, $sub(place, 1)), ["after", "previous", "earlier"]);
}
function held_in_hand(reading) {
 let end, is_begun, number, start;
 let place = $call(reading, "first_place", "hand");
 let stop = stop_after(reading.words, place);
 let cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 let behind = [];
 for (number of $iter($list($each(cards, (each) => each, (each) => ($lt(place, each.place) && $lt(each.place, stop)))))) {
  start = ($t(behind) ? $get(behind, -1).place : place);
  if (!$t(_is_separated(reading, start, number.place))) {
   $call(behind, "append", number);
  }
 }
 let before = [];
 for (number of $iter($reversed($list($each(cards, (each) => each, (each) => $lt(each.place, place)))))) {
  end = ($t(before) ? $get(before, -1).place : place);
  is_begun = $and($bool(before), () => $any($each($slice(reading.words, $add(number.place, 1), end, null), (word) => $in("have", word.kinds))));
  if (!($t(is_begun) || $t(_is_separated(reading, number.place, end)))) {
   $call(before, "append", number);
  }
 }
 return $any_of(behind, () => before);
}
function _is_separated(reading, start, end) {
 return $any($each($slice(reading.words, $add(start, 1), end, null), (word) => $any_of($call(word.text, "isdigit"), () => $any_of($in(word.text, beside$ENDS), () => !$t(is_any(word, LINKING)))), (word) => $t(word.kinds)));
}

// faraway.rulebook.cases.values
const values$LAST_ROUND = 8;
const MANY = 20;
const COUNT_NAMES = new Map([["clue", "clues"], ["stone", "stones"], ["chimera", "chimeras"], ["thistle", "thistles"], ["night", "nights"], ["river", "rivers"], ["city", "cities"], ["forest", "forests"], ["desert", "deserts"]]);
function finds(row) {
 return $bool(finders([PlayerState({ hand: [], regions: $tuple($map(Duration, row)) })]));
}
function cards_due(clues) {
 let regions = $slice($list($each(CATALOGUE.regions, (region) => region.duration, (region) => $t(region.clues))), null, clues, null);
 return due(CATALOGUE, PlayerState({ hand: [], regions: $tuple(regions) }));
}
function clues_by_round(case_) {
 return $list($each($range(2, $add($len(case_.row), 1)), (number) => $add(clues_on($slice(case_.row, null, number, null)), $len($list($each(case_.placed, (placed) => placed, (placed) => $lt(placed, number)))))));
}
function finding_after(previous, hand) {
 return $list($each(hand, (each) => each, (each) => $t(finds([previous, each]))));
}
function draws_after(row, hand) {
 return $list($each(hand, (each) => [each, ($t(finds([...$iter(row), each])) ? cards_due(clues_on([...$iter(row), each])) : 0)]));
}
function most_drawn(number) {
 return ($lt(1, number) ? cards_due($add(number, most_sanctuaries($sub(number, 1)))) : 0);
}
function most_sanctuaries(number) {
 return $len($list($each($range(2, $add(number, 1)), (last) => last, (last) => $t(finds($tuple($range(1, $add(last, 1))))))));
}
function hand_after(number) {
 return $sub(kept(), $int($eq(number, values$LAST_ROUND)));
}
function hand_between() {
 return $sub(kept(), 1);
}
function removed_by(number) {
 return $min(number, $sub(values$LAST_ROUND, 1));
}
function taken_by(number) {
 return $min(number, $sub(values$LAST_ROUND, 1));
}
function regions_for_seat(players, seat) {
 return $sub(market_size(players), $sub(seat, 1));
}
function left_after(case_) {
 let taken = $list($each(case_.taken, ([_, region]) => region));
 return $list($each(case_.market, (region) => region, (region) => !$in(region, taken)));
}
function clues_on(regions) {
 return $sum($each(regions, (region) => $get(own_icons(region), "clue")));
}
function turn_order(played) {
 let players = $tuple($each(played, (duration) => PlayerState({ hand: [], regions: [Duration(duration)] })));
 return $list($each(ascending(players), (seat) => $get(played, seat)));
}
function tie_winner(lowest) {
 return $get(lowest, $call(rank_everyone($mul([0], $len(lowest)), lowest), "index", 1));
}
function tie_order(lowest) {
 let ranks = rank_everyone($mul([0], $len(lowest)), lowest);
 return $list($each($sorted($zip(ranks, lowest, { strict: true })), ([_, duration]) => duration));
}
function places(totals, lowest) {
 return rank_everyone(totals, lowest);
}
function sets_in(view) {
 return count_for_quest(Quest({ per: Per.BIOME_SET, fame: 1 }), values$counts(view));
}
function card_fame(case_) {
 let region = $get(CATALOGUE.region_of, Duration(case_.region));
 let met = prerequisite_met(case_);
 if (((region.quest === null) || (met === false))) {
  return 0;
 }
 if (((met === null) || !$le($set(counted_icons(region)), $set(case_.view)))) {
  return null;
 }
 return pay_quest(region.quest, count_for_quest(region.quest, values$counts(case_.view)));
}
function prerequisite_met(case_) {
 let asked = asked_wonders($get(CATALOGUE.region_of, Duration(case_.region)).prerequisite);
 let given = new Map($each(asked, (icon) => [icon, $get(asked, icon)], (icon) => $in(icon, case_.view)));
 if (!$t(need_met(new NeedCase({ needs: given, view: case_.view })))) {
  return false;
 }
 return ($eq($len(given), $len(asked)) ? true : null);
}
function need_met(case_) {
 let wonders = Wonders({ ...$object(new Map($each($call(case_.needs, "items"), ([icon, number]) => [$get(COUNT_NAMES, icon), number]))) });
 return is_prerequisite_met(wonders, values$counts(case_.view));
}
function seen_by(case_) {
 let printed = see_together(case_.region, case_.later);
 let view = new Map($each($call(printed, "items"), ([icon, number]) => [icon, $add(number, $call(case_.sanctuaries, "get", icon, 0))]));
 return new CardCase({ region: case_.region, view: view });
}
function tableau_met(case_) {
 return $bool(prerequisite_met(seen_by(case_)));
}
function tableau_fame(case_) {
 return $any_of(card_fame(seen_by(case_)), () => 0);
}
function option_fames(case_) {
 return $list($each(case_.regions, (region) => [region, tableau_fame(new TableauCase({ region: region, later: case_.later, sanctuaries: case_.sanctuaries }))]));
}
function row_fames(case_) {
 let shown = sanctuary_icons(case_);
 return $list($each($reversed($list($enumerate(case_.row))), ([place, region]) => [region, tableau_fame(new TableauCase({ region: region, later: $slice(case_.row, $add(place, 1), null, null), sanctuaries: shown }))], ([place, region]) => (!$t(case_.targets) || $in(region, case_.targets))));
}
function is_settled(case_, unknown) {
 let other, shown;
 let more = $fromkeys(unknown, MANY);
 if ($t($isinstance(case_, TableauCase))) {
  shown = new Map($each($set([...$iter(case_.sanctuaries), ...$iter(more)]), (icon) => [icon, $add($call(case_.sanctuaries, "get", icon, 0), $call(more, "get", icon, 0))]));
  other = new TableauCase({ region: case_.region, later: case_.later, sanctuaries: shown });
  return $eq([tableau_met(case_), tableau_fame(case_)], [tableau_met(other), tableau_fame(other)]);
 }
 let added = [...$iter(case_.sanctuaries), new Shown({ icons: $tuple($call(more, "items")) })];
 let wider = new RowPayCase({ row: case_.row, targets: case_.targets, sanctuaries: added });
 let is_same = $eq(row_fames(case_), row_fames(wider));
 let is_paid = $eq(sanctuary_fames(case_), $slice(sanctuary_fames(wider), null, -1, null));
 if (($t(case_.asked) && !$t(case_.targets))) {
  return is_paid;
 }
 return $and(is_same, () => $any_of(is_paid, () => $and($bool(case_.targets), () => !$t(case_.asked))));
}
function sanctuary_icons(case_) {
 let number;
 return new Map($each(ICONS, (icon) => [icon, number], (icon) => $t((number = $sum($each(case_.sanctuaries, (each) => $call($dict(each.icons), "get", icon, 0)))))));
}
function sanctuary_fame(case_) {
 return $sum(sanctuary_fames(case_));
}
function sanctuary_fames(case_) {
 let printed, shown;
 [shown, printed] = $list([sanctuary_icons(case_), $list($each(case_.row, (region) => own_icons(region)))]);
 let view = new Map($each(ICONS, (icon) => [icon, $add($call(shown, "get", icon, 0), $sum($each(printed, (each) => $get(each, icon))))]));
 return $list($each(case_.sanctuaries, (each) => ($t(each.fame) ? quest_fame(new QuestCase({ fame: each.fame, counted: each.counted, view: view })) : 0)));
}
function quest_of(case_) {
 if (!$t(case_.counted)) {
  return Quest({ per: Per.FIXED, fame: case_.fame });
 }
 if ($eq(case_.counted, BIOMES)) {
  return Quest({ per: Per.BIOME_SET, fame: case_.fame });
 }
 if ($le($set(case_.counted), $set(BIOMES))) {
  return Quest({ per: Per.BIOME, fame: case_.fame, biomes: $tuple($map(Biome, case_.counted)) });
 }
 return Quest({ per: Per($get(case_.counted, 0)), fame: case_.fame });
}
function quest_fame(case_) {
 let quest = quest_of(case_);
 return pay_quest(quest, count_for_quest(quest, values$counts(case_.view)));
}
function regions_in_market(players) {
 return market_size(players);
}
function regions_dealt(players, variant) {
 return $mul(players, dealt(variant));
}
function regions_returned(players) {
 return $mul(players, $sub(dealt(Variant.ADVANCED), kept()));
}
function deck_before_market(players) {
 return $sub($len(CATALOGUE.regions), $mul(players, kept()));
}
function deck_when_dealt(players) {
 return $sub($len(CATALOGUE.regions), regions_dealt(players, Variant.ADVANCED));
}
function sanctuaries_in_deck() {
 return $len(CATALOGUE.sanctuaries);
}
function deck_in_round(players, number) {
 let _;
 let left = deck_before_market(players);
 for (_ of $iter($range(number))) {
  left = $sub(left, reveal_remaining(left, market_size(players)));
 }
 return left;
}
function draws_in_turn(case_) {
 let drawn, draws, dues, duration, left;
 [dues, left, draws] = $list([$dict(case_.dues), case_.deck, []]);
 for (duration of $iter(turn_order($tuple(dues)))) {
  drawn = draw_remaining($get(dues, duration), left);
  $call(draws, "append", [duration, drawn]);
  left = $sub(left, $min(drawn, 1));
 }
 return draws;
}
function clues_for(number) {
 return $next($each($range(number), (clues) => clues, (clues) => $eq(cards_due(clues), number)));
}
function returned_of(drawn) {
 return $sub(drawn, 1);
}
function values$counts(view) {
 return Counts({ ...$object(new Map($each($call(view, "items"), ([icon, number]) => [$get(COUNT_NAMES, icon), number]))) });
}

// faraway.rulebook.cases.tabled
const SET_FAME = 4;
const LAST_ROUNDS = $frozenset(["last round", "dernier tour", "letzte runde", "ultimo round"]);
const tabled$HAD = $frozenset(["had", "avais", "avait", "avions", "hatte", "hatten", "avevo", "aveva", "avevamo"]);
const BEFORE = ["before", "earlier", "previous", "so-far"];
function is_of_before(reading, number) {
 let clause = around(reading.words, number.place, ["break", "conj"]);
 let is_next = $and($any($each($slice(reading.words, number.place, null, null), (word) => is_any(word, ["now"]))), () => $call(reading, "lacks", "included"));
 return $any_of(is_next, () => $any($each(clause, (word) => $any_of(is_any(word, BEFORE), () => $in(word.text, tabled$HAD)))));
}
function are_before_last(reading, number) {
 let clause = around(reading.words, number.place, ["break", "conj"]);
 let is_past = $and($any($each(clause, (word) => $in(word.text, tabled$HAD))), () => $any($each(clause, (word) => is_any(word, BEFORE))));
 return $any_of(is_past, () => $call(reading, "has", "already"));
}
function clues_shown(phrase) {
 let stated = $call(phrase.icons, "get", "clue", 0);
 if ($in("clue", phrase.unknown)) {
  return null;
 }
 if (((phrase.quest === null) || $t(stated))) {
  return stated;
 }
 let is_coloured = $any($each(BIOMES, (biome) => $in(biome, phrase.icons)));
 if (($eq(phrase.quest.counted, BIOMES) && $eq(phrase.quest.fame, SET_FAME))) {
  return ($t(is_coloured) ? 0 : ($t(phrase.is_gray) ? 1 : null));
 }
 let is_of_clues = $and($eq(phrase.quest.counted, ["clue"]), () => $eq(phrase.quest.fame, 1));
 return (($t(is_of_clues) && !$t(is_coloured) && !$t(phrase.icons)) ? null : 0);
}
function described_apart(sanctuaries) {
 let is_paid, is_plain, last, phrase;
 let found = [];
 for (phrase of $iter(sanctuaries.phrases)) {
  last = ($t(found) ? $get(found, -1) : phrase);
  is_plain = $and((last.quest === null), () => $and($all($each(last.icons, (icon) => $in(icon, BIOMES))), () => $eq(last.number, 1)));
  is_paid = $and((phrase.quest !== null), () => $and(!$t(phrase.icons), () => !$t(phrase.is_gray)));
  if (($t(found) && $t(is_plain) && $t(is_paid) && $le(phrase.start, $add(last.end, 1)))) {
   $put(found, -1, $evolve(phrase, { start: last.start, icons: last.icons, is_gray: last.is_gray }));
  } else {
   $call(found, "append", phrase);
  }
 }
 return found;
}
function clues_described(sanctuaries) {
 let phrase, shown;
 let total = 0;
 for (phrase of $iter(described_apart(sanctuaries))) {
  shown = clues_shown(phrase);
  if ((shown === null)) {
   return null;
  }
  total = $add(total, $mul(shown, phrase.number));
 }
 return total;
}
function without_unplayed(reading) {
 let words;
 let held = ($t($call(reading, "has", "hand")) ? held_in_hand(reading) : []);
 let away = [...$iter(held), ...$iter(in_middle(reading))];
 let values = $set($each(away, (number) => number.value));
 let spans = $list($each(away, (number) => [start_before(reading.words, number.place), stop_after(reading.words, number.place)]));
 words = $tuple($each(reading.words, (word) => $evolve(word, { kinds: $sub(word.kinds, $set(["hand"])) })));
 let numbers = $tuple($each(reading.numbers, (number) => number, (number) => (!((number.role === Role.DURATION) && $in(number.value, values)) && !((number.role === Role.ICONS) && $t($any($each(spans, ([start, end]) => ($le(start, number.place) && $lt(number.place, end)))))))));
 return ($t(away) ? $evolve(reading, { words: words, numbers: numbers }) : reading);
}
function in_middle(reading) {
 return $list((function* ($source) { for (const place of $iter($source)) for (const number of $iter(_beside_middle(reading, place))) yield number; })($call(reading, "places", "centre")));
}
function _beside_middle(reading, place) {
 let each;
 let words = reading.words;
 let found = [];
 let cards = new Map($each(reading.numbers, (number) => [number.place, number], (number) => (number.role === Role.DURATION)));
 for (each of $iter($range($add(place, 1), stop_after(words, place)))) {
  if ($t(is_any($get(words, each), ["play", "then", "now", "after", "before", "previous", "earlier"]))) {
   break;
  }
  found = $add(found, ($in(each, cards) ? [$get(cards, each)] : []));
 }
 let start = place;
 while (($lt(0, start) && !$t(is_any(at(words, $sub(start, 1)), ["break", "then"])))) {
  start = $sub(start, 1);
 }
 let clause = $slice(words, start, place, null);
 let is_taken = $any($each(clause, (word) => is_any(word, ["take", "have", "draw"])));
 if ((!$t(found) && $t(is_taken) && !$t($any($each(clause, (word) => $in("play", word.kinds)))))) {
  found = $list($each($range(start, place), (each) => $get(cards, each), (each) => $in(each, cards)));
 }
 return found;
}
function is_whole_row(reading, row) {
 let rounds = $call(reading, "values", Role.ROUND);
 let is_counted = $and($bool(rounds), () => $eq($max(rounds), $len(row)));
 let is_own_row = $any($each($pairwise(reading.words), ([word, after]) => $and($in("own", word.kinds), () => $in("row", after.kinds))));
 return $any_of(is_counted, () => $any_of($eq($len(row), MOST_ROUNDS), () => $and(is_own_row, () => $lt(2, $len(row)))));
}
function has_all_sanctuaries(reading, row) {
 let stated = reading.sanctuaries;
 if (($t(stated.is_none) && !$t(stated.phrases))) {
  return true;
 }
 let described = $sum($each(stated.phrases, (phrase) => phrase.number));
 if (($t(described) && !$t(stated.has_others))) {
  return true;
 }
 let found = $list($each($range(2, $len(row)), (last) => last, (last) => $t(finds($slice(row, null, last, null)))));
 return $and(is_whole_row(reading, row), () => $le($len(found), described));
}
function is_all_stated(reading, row) {
 let whole = $list($each(reading.words, (word) => word, (word) => $in("whole", word.kinds)));
 let has_found = $and(!$t(reading.sanctuaries.is_stated), () => $any($each($range(2, $len(row)), (last) => finds($slice(row, null, last, null)))));
 return $any($each(whole, (word) => $any_of(!$t(has_found), () => !$in("so-far", word.kinds))));
}
function is_last_round(reading) {
 let first, stop;
 [first, stop] = $list([at(reading.words, 0), at(reading.words, 1)]);
 let is_named = $and(is_any(first, ["previous", "earlier"]), () => $and($in(first.text, LAST_ROUNDS), () => $in(stop.text, $set([".", "("]))));
 return $any_of(reading.is_last_named, () => $any_of(is_named, () => _is_eighth_named(reading.words)));
}
function _is_eighth_named(words) {
 let after, end, is_eighth, is_ended, is_suffixed, place, sentence, word;
 for ([place, word] of $iter($enumerate(words))) {
  after = at(words, $add(place, 1));
  is_suffixed = $any_of($in(after.text, ORDINALS), () => $and($eq(after.text, "e"), () => !$t(is_any(after, ["conj", "is"]))));
  is_eighth = $and($eq(word.number, MOST_ROUNDS), () => $any_of($in("nth", word.kinds), () => $and($call(word.text, "isdigit"), () => is_suffixed)));
  end = $add($add(place, 1), $call(word.text, "isdigit"));
  is_ended = $any_of(!$t(at(words, end).text), () => is_any(at(words, end), ["break", "bracket"]));
  sentence = $slice(words, start_before(words, place), place, null);
  if (($t(is_eighth) && $t(is_ended) && $t($any($each(sentence, (each) => is_any(each, ["previous", "round", "last"])))))) {
   return true;
  }
 }
 return false;
}

// faraway.rulebook.cases.contrary
const [contrary$NEAR, NEAR_TIE, LEAST_TOTAL] = [3, 4, 10];
const contrary$OF = $frozenset(["de", "di", "d", "que"]);
const AS_PLUS = $frozenset(["plus", "piu"]);
const OWNED = $frozenset(["of", "von", "bei", "vor", "chez", "de", "devant", "di", "da", "a", "to", "gehoren", "gehort"]);
const GAME = $frozenset(["game", "spiels", "spieles", "partie", "partita"]);
const SELF = $frozenset(["meme", "stesso"]);
const contrary$TAKING = ["take", "draw", "took"];
const TAKEN = $frozenset(["genommen", "gezogen"]);
const contrary$STOPS = ["break", "bracket", "but"];
function is_contrary(reading, case_) {
 let is_early;
 if (case_ instanceof TieCase) {
  return $any_of(_is_no_tie(reading), () => $any_of(_is_stated_twice(reading, case_), () => _is_of_outsider(reading, case_)));
 } else if (case_ instanceof FindCase || case_ instanceof RowCase || case_ instanceof DrawCase) {
  is_early = $and($isinstance(case_, DrawCase), () => _is_stated_before(reading, case_));
  return $any_of(is_early, () => _is_taken_only(reading, case_.row));
 } else if (case_ instanceof TableauCase || case_ instanceof RegionsCase) {
  return _is_ninth(reading, [case_.region, ...$iter(case_.later)]);
 } else if (case_ instanceof CardCase) {
  return $and($bool(case_.view), () => contrary$is_of_other_cards(reading, case_));
 } else if (case_ instanceof QuestCase || case_ instanceof NeedCase || case_ instanceof SetsCase) {
  return _is_miscounted(reading, 0);
 } else if (true) {
  return false;
 }
}
function _is_no_tie(reading) {
 let before, is_denied, place, word;
 let words = reading.words;
 for ([place, word] of $iter($enumerate(words))) {
  before = $slice(words, $max($sub(place, NEAR_TIE), start_before(words, place)), place, null);
  is_denied = $and($any($each(before, (each) => $any_of($in("deny", each.kinds), () => is_none(each)))), () => !$t($any($each(before, (each) => is_any(each, ["who", "wins", "break"])))));
  if (($in("tie", word.kinds) && $t(is_denied))) {
   return true;
  }
  if ($t(_is_uneven(words, place))) {
   return true;
  }
 }
 return $any($each($enumerate(words), ([place, word]) => $and($in("nth", word.kinds), () => $and($any($each($slice(words, start_before(words, place), place, null), (each) => $in("tie", each.kinds))), () => $eq(at(words, $add(place, 1)).text, ",")))));
}
function _is_uneven(words, place) {
 let after, word;
 [word, after] = $list([$get(words, place), at(words, $add(place, 1))]);
 let is_asked = $any($each($slice(words, $max($sub(place, contrary$NEAR), 0), place, null), (each) => $in("who", each.kinds)));
 let sentence = $slice(words, start_before(words, place), stop_after(words, place), null);
 if (($in("compare", word.kinds) && !$t(is_asked) && !$t($any($each(sentence, (each) => $call(each.text, "isdigit")))))) {
  return true;
 }
 if (($t(word.number) && $lt(word.number, LEAST_TOTAL) && $in("points", after.kinds))) {
  return true;
 }
 let is_of_cards = $any($each($slice(words, $max($sub(place, 1), 0), $add($add(place, contrary$NEAR), 1), null), (each) => is_any(each, ["sanctuary", ...$iter(ICONS)])));
 if ((!$in("uneven", word.kinds) || $in("lowest", after.kinds) || $t(is_asked) || $t(is_of_cards))) {
  return false;
 }
 let beside = $slice(words, $max($sub(place, contrary$NEAR), 0), $add($add(place, contrary$NEAR), 1), null);
 let is_of_card = $and($any($each($slice(words, $add(place, 1), $add(place, contrary$NEAR), null), (each) => $call(each.text, "isdigit"))), () => is_any(word, ["compare"]));
 let is_bare = $any_of(!$in(word.text, AS_PLUS), () => $in(after.text, contrary$OF));
 return $and(!$t(is_of_card), () => $any_of(is_bare, () => $any($each(beside, (each) => $in("counted", each.kinds)))));
}
function contrary$owner(words, place) {
 let each;
 for (each of $iter($range($sub(place, 1), $sub(start_before(words, place), 1), -1))) {
  if ($t($call($get(words, each).text, "isdigit"))) {
   return "";
  }
  if ($in("me", $get(words, each).kinds)) {
   return "me";
  }
  if ($t(is_any($get(words, each), ["stranger", "person"]))) {
   return $call($get(words, each).text, "removesuffix", "s");
  }
 }
 return "";
}
function _is_stated_twice(reading, case_) {
 let owner;
 let stated = $list($each(reading.numbers, (each) => each, (each) => ((each.role === Role.DURATION) && $in(each.value, case_.lowest))));
 let held = $list($each(stated, (each) => each, (each) => $t(contrary$is_held(reading.words, each.place))));
 let owners = $list($each(stated, (each) => owner, (each) => (!$in(each, held) && $t((owner = contrary$owner(reading.words, each.place))))));
 let is_twice = $and($lt(2, $len(stated)), () => $lt($len($set(owners)), $len(owners)));
 return $any_of(is_twice, () => $any($each(held, (each) => $eq(each.value, $min(case_.lowest)))));
}
function contrary$is_held(words, place) {
 let part = around(words, place, contrary$STOPS);
 return $and($any($each(part, (word) => $in("still", word.kinds))), () => !$t($any($each(part, (word) => $in("lowest", word.kinds)))));
}
function _is_of_outsider(reading, case_) {
 let named, part, place, start, stop, word;
 let words = reading.words;
 for ([place, word] of $iter($enumerate(words))) {
  [start, stop] = $list([start_before(words, place), stop_after(words, place)]);
  part = $slice(words, start, stop, null);
  if ((!$in("tie", word.kinds) || $t($any($each(part, (each) => $in("all", each.kinds)))))) {
   continue;
  }
  named = $set($each($enumerate($slice(words, start, place, null)), ([at_place, each]) => ($in("me", each.kinds) ? "me" : each.text), ([at_place, each]) => ($t(is_any(each, ["me", "stranger", "person"])) || ($t(each.is_capital) && $in("unknown", each.kinds) && $in("conj", at(words, $add($add(start, at_place), 1)).kinds)))));
  if (($lt(1, $len(named)) && $lt($len(named), $len(case_.lowest)))) {
   return true;
  }
 }
 return false;
}
function _is_taken_only(reading, row) {
 let before, is_taken, number;
 let words = reading.words;
 for (number of $iter(reading.numbers)) {
  if (((number.role !== Role.DURATION) || !$in(number.value, row))) {
   continue;
  }
  before = $sub(number.place, 1);
  while (($t(is_any(at(words, before), ["the", "card", "region"])) && $lt(0, before))) {
   before = $sub(before, 1);
  }
  is_taken = $and(is_any(at(words, before), contrary$TAKING), () => !$in("play", at(words, before).kinds));
  if (($t(is_taken) || $in(at(words, $add(number.place, 1)).text, TAKEN))) {
   return true;
  }
 }
 return false;
}
function _is_stated_before(reading, case_) {
 let stated = $list($each(reading.numbers, (each) => each, (each) => ((each.role === Role.ICONS) && $eq(each.icons, ["clue"]))));
 let is_total = $and($bool(case_.row), () => ($eq($sum($each(stated, (each) => each.value)), case_.clues) && $lt(0, case_.clues)));
 let is_before = $any($each(stated, (each) => is_of_before(reading, each)));
 let is_new = $and(is_total, () => $lt(0, $get(own_icons($get(case_.row, -1)), "clue")));
 return $and(is_new, () => $and(is_before, () => finds(case_.row)));
}
function _is_ninth(reading, cards) {
 let rows = $list($each(reading.laid.lists, (each) => each.cards, (each) => $eq($len($set(each.cards)), MOST_ROUNDS)));
 return $and($bool(rows), () => !$t($any($each(rows, (row) => $le($set(cards), $set(row))))));
}
function contrary$counted(reading) {
 return $list($each(reading.numbers, (each) => each, (each) => ((each.role === Role.ICONS) && !$eq(each.group, "need"))));
}
function contrary$is_of_other_cards(reading, case_) {
 let is_paid = ($get(CATALOGUE.region_of, Duration(case_.region)).quest !== null);
 let is_other = $and(is_paid, () => $any_of(_is_out_of_view(reading, case_), () => _is_miscounted(reading, case_.region)));
 return $any_of(is_other, () => _is_count_named(reading));
}
function _is_count_named(reading) {
 return $any($each(reading.numbers, (each) => $and((each.role === Role.DURATION), () => $and(is_any(at(reading.words, $add(each.place, 1)), ["elsewhere", "another"]), () => is_any(at(reading.words, $add(each.place, 2)), ICONS)))));
}
function _is_out_of_view(reading, case_) {
 let icon, is_elsewhere, is_unseen, number, own, part, words;
 [words, own] = $list([reading.words, own_icons(case_.region)]);
 let is_last = reading.is_last_named;
 is_last = $or(is_last, $any($each($enumerate(words), ([place, word]) => $and($in("last", word.kinds), () => !$t(_is_of_game(words, place))))));
 is_last = $or(is_last, $any($each(words, (word) => $and($in("nth", word.kinds), () => $eq(word.number, MOST_ROUNDS)))));
 is_last = $both(is_last, $call(reading, "lacks", "see", "faceup", "only"));
 for (number of $iter(contrary$counted(reading))) {
  [icon] = $list(number.icons);
  is_elsewhere = $and(!$in(number.where, $set(["sanctuary", "unseen"])), () => $lt($get(own, icon), number.value));
  part = around(words, number.place, ["break", "bracket", "conj"]);
  is_unseen = $and(!$eq(number.where, "unseen"), () => $any($each(part, (word) => is_any(word, beside$UNSEEN))));
  if ((($t(is_last) && $t(is_elsewhere)) || $t(is_unseen))) {
   return true;
  }
  if (($lt(number.value, $get(own, icon)) && $lt($call(case_.view, "get", icon, 0), $get(own, icon)))) {
   return true;
  }
 }
 return $any_of(_is_own_apart(reading), () => $any($each($enumerate(words), ([place, word]) => $and($in("deny", word.kinds), () => $any($each($slice(words, place, $add($add(place, contrary$NEAR), 2), null), (each) => is_any(each, ["after", "then"])))))));
}
function _is_of_game(words, place) {
 return $any($each($slice(words, $add(place, 1), $add($add(place, contrary$NEAR), 1), null), (word) => $in(word.text, GAME)));
}
function _is_own_apart(reading) {
 let before, is_own, is_plus, place, word;
 let words = reading.words;
 for ([place, word] of $iter($enumerate(words))) {
  before = $slice(words, $max($sub(place, 2), 0), place, null);
  if (($in("included", word.kinds) && $t($any($each(before, (each) => $any_of($in("deny", each.kinds), () => $eq(each.text, "non"))))))) {
   return true;
  }
  is_plus = $and($in(word.text, AS_PLUS), () => $any($each($slice(words, $add(place, 1), $add(place, 3), null), (each) => $in("own", each.kinds))));
  is_own = $and($in("itself", word.kinds), () => $any_of(!$eq(word.text, "own"), () => $eq(at(words, $sub(place, 1)).text, "its")));
  if ((($t(is_own) || $t(is_plus)) && $t($call(reading, "lacks", "besides", "included")))) {
   return true;
  }
 }
 return false;
}
function _is_miscounted(reading, region) {
 let before, behind, is_about, is_as, is_lost, number;
 let words = reading.words;
 if (($t(_is_of_rival(reading, region)) || !$t($call(reading, "lacks", "added")))) {
  return true;
 }
 for (number of $iter(contrary$counted(reading))) {
  before = $slice(words, $max($sub(number.place, contrary$NEAR), 0), number.place, null);
  behind = $slice(words, number.place, stop_after(words, number.place), null);
  is_about = $any($each($range($sub(number.place, contrary$NEAR), number.place), (place) => _is_bound(words, place)));
  is_about = $or(is_about, $and($in("or", at(words, $add(number.place, 2)).kinds), () => $in("uneven", at(words, $add(number.place, 3)).kinds)));
  is_as = $any($each(before, (word) => $in("likeness", word.kinds)));
  is_lost = $and($any($each(before, (word) => is_any(word, ["gone", "unplayed"]))), () => $call(reading, "lacks", "many"));
  if (($t(is_about) || $t(is_as) || $t(is_lost) || $t(_are_gone(behind)))) {
   return true;
  }
 }
 return _is_count_named(reading);
}
function _are_gone(behind) {
 let part = $list($takewhile((word) => !$t(is_any(word, ["break", "bracket", "conj"])), behind));
 let denied = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => $t(is_any(word, ["not", "pending"]))), $len(part));
 let is_unplayed = $any($each($slice(part, denied, null, null), (word) => $in("play", word.kinds)));
 return $any_of(is_unplayed, () => $any($each(part, (word) => is_any(word, ["gone", "unplayed", "hand", "pending"]))));
}
function _is_bound(words, place) {
 let after, word;
 [word, after] = $list([at(words, place), at(words, $add(place, 1))]);
 let is_plus = $any_of($in(after.text, contrary$OF), () => $eq(at(words, $sub(place, 1)).text, "au"));
 return $and(is_any(word, ["uneven", "bound", "most"]), () => $any_of(!$in(word.text, AS_PLUS), () => is_plus));
}
function is_rival(words, place) {
 let before, is_player, word;
 [word, before] = $list([$get(words, place), at(words, $sub(place, 1))]);
 if (!$in("stranger", word.kinds)) {
  is_player = $and(is_any(before, ["another", "elsewhere"]), () => is_any(word, ["players", "counted"]));
  return $any_of($and($in("rival", word.kinds), () => !$in(at(words, $add(place, 1)).text, SELF)), () => is_player);
 }
 let near = $slice(words, $max($sub(place, contrary$NEAR), 0), $add($add(place, contrary$NEAR), 1), null);
 let is_had = $any($each(near, (each) => $and($in("have", each.kinds), () => !$in("with", each.kinds))));
 return $any_of(is_had, () => $any_of($in(before.text, OWNED), () => $in(at(words, $add(place, 1)).text, $set(["s", "gehoren", "gehort"]))));
}
function _is_of_rival(reading, region) {
 let words = reading.words;
 let others = $list($each($range($len(words)), (place) => place, (place) => $t(is_rival(words, place))));
 if (!$t(others)) {
  return false;
 }
 let asked = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t(($t(region) ? $eq(word.text, $str(region)) : $in("sanctuary", word.kinds)))), 0);
 let start = $next($each($range(asked, 0, -1), (each) => each, (each) => $t(is_any($get(words, each), ["break", "if"]))), 0);
 let reach = (!$t(region) ? contrary$NEAR : ($in(at(words, $add(asked, 1)).text, OWNED) ? 2 : 0));
 return !$t($any($each(others, (each) => ($le(start, each) && $le(each, $add(asked, reach))))));
}

// faraway.rulebook.cases.mentions
const NAMED = [...$iter(ICONS), ...$iter(ALL_COLOURS)];
const [NEAR_CARD, NEAR_QUEST, NEAR_NUMBER] = [4, 7, 3];
class Mention {
 constructor($given) {
  this.place = $given.place;
  this.icon = $given.icon;
 }
}
function mentions_in(reading) {
 let icon, number, places, reach;
 let taken = $set($each($range($len(reading.words)), (place) => place, (place) => $t($call(reading.sanctuaries, "is_taken", place))));
 for (number of $iter(reading.numbers)) {
  reach = $call(new Map([[Role.ICONS, NEAR_NUMBER], [Role.QUEST, NEAR_QUEST]]), "get", number.role, 0);
  places = $range($add(number.place, 1), $add($add(number.place, 1), reach));
  taken = $or(taken, $set($each(places, (place) => place, (place) => $in(_icon(at(reading.words, place)), number.icons))));
 }
 return $list($each($enumerate(reading.words), ([place, word]) => new Mention({ place: place, icon: icon }), ([place, word]) => ($t((icon = _icon(word))) && !$in(place, taken))));
}
function _icon(word) {
 let named = first_kind(word, NAMED);
 return $call(COLOURS, "get", named, named);
}
function is_explained(reading, mention, wanted) {
 let behind, is_again, place, sentence, words;
 [words, place] = $list([reading.words, mention.place]);
 if ($t(is_any($get(words, place), ALL_COLOURS))) {
  is_again = $any_of($any($each($slice(words, null, place, null), (word) => $eq(_icon(word), mention.icon))), () => $eq(mention.icon, "gray"));
  return $and(is_again, () => is_any(at(words, $sub(place, 1)), ["the", "another"]));
 }
 let part = around(words, place, ["break", "bracket"]);
 let stop = stop_after(words, place);
 [sentence, behind] = $list([$slice(words, start_before(words, place), stop, null), $slice(words, place, stop, null)]);
 let is_denied = $any($each(part, (word) => $any_of(is_any(word, ["deny", "whole", "only"]), () => $and(word.is_spelled, () => !$t(word.number)))));
 let is_unseen = $and($any($each(behind, (word) => is_any(word, beside$UNSEEN))), () => $all($each(behind, (word) => !$in("sanctuary", word.kinds))));
 is_unseen = $or(is_unseen, $any_of($in("leftward", $get(sentence, 0).kinds), () => $any($each($pairwise(sentence), ([before, word]) => $and($in("leftward", word.kinds), () => is_any(before, ["own", "range", "at", "its"])), ([before, word]) => $t($all($each(sentence, (each) => !$in("sanctuary", each.kinds))))))));
 let is_on_cards = $any($each(reading.numbers, (number) => $and((number.role === Role.DURATION), () => $and(($lt(place, number.place) && $lt(number.place, $add(place, $len(behind)))), () => $any_of($le(number.place, $add(place, NEAR_CARD)), () => _is_label($slice(words, place, number.place, null)))))));
 let is_counted = $any($each(reading.numbers, (number) => $and($eq(number.icons, [mention.icon]), () => ($lt(place, number.place) && $lt(number.place, $add(place, $len(behind)))))));
 let asked = ($eq(mention.icon, "clue") ? part : sentence);
 let is_asked = $and($in(mention.icon, wanted), () => $and($all($each(asked, (word) => !$in("sanctuary", word.kinds))), () => $any_of(is_in_question(words, place), () => $any_of($any($each(sentence, (word) => $in("need", word.kinds))), () => $in("many", at(words, $sub(place, 1)).kinds)))));
 let is_restated = $and($in(mention.icon, wanted), () => _is_in_bracket(words, place));
 is_on_cards = $or(is_on_cards, _is_on_card_before(reading, mention));
 return $any_of(is_denied, () => $any_of(is_unseen, () => $any_of(is_on_cards, () => $any_of(is_counted, () => $any_of(is_asked, () => is_restated)))));
}
function _is_on_card_before(reading, mention) {
 let start, words;
 [words, start] = $list([reading.words, start_before(reading.words, mention.place)]);
 let before = $list($each(reading.numbers, (number) => number, (number) => ((number.role === Role.DURATION) && ($le(start, number.place) && $lt(number.place, mention.place)))));
 if ((!$t(before) || !$t($get(own_icons($get(before, -1).value), mention.icon)))) {
  return false;
 }
 let between = $slice(words, $add($get(before, -1).place, 1), mention.place, null);
 let is_borne = $any($each(between, (word) => is_any(word, ["with", "show", "its"])));
 return $and(is_borne, () => !$t($any($each(between, (word) => is_any(word, ["sanctuary", "me", "conj", ...$iter(ALL_COLOURS)])))));
}
function _is_label(part) {
 let is_plain = $all($each(part, (word) => !$in("sanctuary", word.kinds)));
 let is_led = $any_of($eq($get(part, -1).text, ":"), () => $any($each(part, (word) => $in("on", word.kinds))));
 return $and(is_led, () => $and(is_plain, () => $le($len(part), NEAR_QUEST)));
}
function _is_in_bracket(words, place) {
 let start = place;
 while (($lt(0, start) && $t(is_any($get(words, start), [...$iter(ICONS), "conj", "or", "per", "small"])))) {
  start = $sub(start, 1);
 }
 return $and($eq($get(words, start).text, "("), () => $call(at(words, $sub(start, 1)).text, "isdigit"));
}

// faraway.rulebook.cases.seats
const ME = "me";
const NAMES = ["stranger", "one", "person"];
const PRONOUNS = $frozenset(["he", "she", "his", "her", "hers", "him", "il", "elle", "lui", "er", "ihre", "seine", "lei", "suo", "sua"]);
class Owned {
 constructor($given) {
  this.number = $given.number;
  this.owner = $given.owner;
 }
}
function read_owners(reading) {
 let before, behind, bracketed, index, is_same, known, last, number, start;
 let numbers = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 let strangers = $list($fromkeys($each(reading.words, (word) => word.text, (word) => $t(is_any(word, ["stranger", "one"])))));
 let owned = [];
 for ([index, number] of $iter($enumerate(numbers))) {
  start = $max(($t(index) ? $add($get(numbers, $sub(index, 1)).place, 1) : 0), start_before(reading.words, number.place));
  known = $any_of($list($each(owned, (each) => each.owner, (each) => !$in(each.owner, $set(["", ME])))), () => strangers);
  bracketed = _in_bracket(reading.words, number.place);
  if ($t(bracketed)) {
   $call(owned, "append", new Owned({ number: number, owner: bracketed }));
   continue;
  }
  before = $any_of(names_in($slice(reading.words, start, number.place, null), known), () => _name_at(reading.words, $sub(number.place, 1)));
  behind = names_in(seats$behind(reading.words, number.place), known);
  is_same = $and($bool(owned), () => $eq(start, $add($get(numbers, $sub(index, 1)).place, 1)));
  last = ($t(is_same) ? $get(owned, -1).owner : "");
  $call(owned, "append", new Owned({ number: number, owner: ($t(before) ? $get(before, -1) : ($t(behind) ? $get(behind, 0) : last)) }));
 }
 return owned;
}
function _in_bracket(words, place) {
 let is_alone = $and($eq(at(words, $add(place, 1)).text, "("), () => $eq(at(words, $add(place, 3)).text, ")"));
 let named = at(words, $add(place, 2));
 if (($t(is_alone) && ($t(is_any(named, NAMES)) || ($t(named.is_capital) && $in("unknown", named.kinds))))) {
  return named.text;
 }
 return (($t(is_alone) && $in("me", named.kinds)) ? ME : "");
}
function _name_at(words, place) {
 while ($t(is_any(at(words, place), ["have", "is", "play"]))) {
  place = $sub(place, 1);
 }
 let word = at(words, place);
 return (($t(word.is_capital) && $in("unknown", word.kinds)) ? [word.text] : []);
}
function seats$behind(words, place) {
 let end = $add(place, 1);
 while (($lt(end, $len(words)) && !$t($call($get(words, end).text, "isdigit")) && !$in("break", $get(words, end).kinds))) {
  end = $add(end, 1);
 }
 return (!$t($call(at(words, end).text, "isdigit")) ? $slice(words, $add(place, 1), end, null) : []);
}
function names_in(words, known) {
 let is_article, others, place, word;
 let found = [];
 for ([place, word] of $iter($enumerate(words))) {
  others = $set($each(known, (name) => name, (name) => !$in(name, $set(["", ME]))));
  is_article = $and($eq(word.text, "il"), () => $eq($add(place, 1), $len(words)));
  if (($in(word.text, PRONOUNS) && !$t(is_article))) {
   found = $add(found, ($eq($len(others), 1) ? [$next($iter(others))] : []));
  } else if ($t(is_any(word, NAMES))) {
   $call(found, "append", word.text);
  } else if (($in("me", word.kinds) && !($in("own", word.kinds) && $t(is_any(at(words, $add(place, 1)), NAMES))))) {
   $call(found, "append", ME);
  }
 }
 return found;
}
function clause_of(words, place) {
 let start = place;
 while (($lt(0, start) && !$in("break", $get(words, $sub(start, 1)).kinds))) {
  start = $sub(start, 1);
 }
 let end = place;
 while (($lt(end, $len(words)) && !$in("break", $get(words, end).kinds))) {
  end = $add(end, 1);
 }
 return [start, end];
}
const JOINING = ["conj", "small", "the", "per"];
const seats$ARTICLES = $frozenset(["il", "er"]);
const seats$OWN = $frozenset(["my", "mon", "ma", "mein", "meine", "meiner", "meinem", "meinen", "mio", "mia"]);
const DIRECT = ["have", "is", "at", "play", "only", "with", "neutral", "wins"];
class Players {
 constructor($given) {
  this.words = $given.words;
  this.names = $given.names;
 }
 at_place(place) {
  const self = this;
  let word = at(self.words, place);
  if ($t(_may_name(word))) {
   return $call(self, "_named", word.text);
  }
  if ($in(word.text, PRONOUNS)) {
   return $call(self, "_other", place);
  }
  if ($in("person", word.kinds)) {
   return word.text;
  }
  let is_of_person = $and($in(word.text, seats$OWN), () => $in("person", at(self.words, $add(place, 1)).kinds));
  return (($in("me", word.kinds) && !$t(is_of_person)) ? ME : "");
 }
 _named(text) {
  const self = this;
  let stem = (($eq($slice(text, -1, null, null), "s") && $in($slice(text, null, -1, null), self.names)) ? $slice(text, null, -1, null) : text);
  return ($in(stem, self.names) ? stem : "");
 }
 _other(place) {
  const self = this;
  let is_article = $and($in($get(self.words, place).text, seats$ARTICLES), () => $call(at(self.words, $add(place, 1)).text, "isdigit"));
  let persons = $list($each(self.words, (word) => word.text, (word) => ($in("person", word.kinds) && !$in(word.text, PRONOUNS))));
  let others = $list($fromkeys([...$iter(self.names), ...$iter(persons)]));
  return (($eq($len(others), 1) && !$t(is_article)) ? $get(others, 0) : ($t(others) ? "" : "other"));
 }
 between(start, end) {
  const self = this;
  let found = $list($each($range($max(start, 0), end), (place) => $call(self, "at_place", place)));
  return $list($fromkeys($each(found, (each) => each, (each) => $t(each))));
 }
 before(start, end) {
  const self = this;
  let name;
  let place = $sub(end, 1);
  while (($le(start, place) && !$t($call(self, "at_place", place)))) {
   place = $sub(place, 1);
  }
  let found = [];
  let last = place;
  while ($le(start, place)) {
   name = $call(self, "at_place", place);
   if ($t(name)) {
    found = [name, ...$iter(found)];
    last = place;
   } else if (!($eq($get(self.words, place).text, ",") || $t(is_any($get(self.words, place), JOINING)))) {
    break;
   }
   place = $sub(place, 1);
  }
  let joined = ($t(found) ? $slice(self.words, last, end, null) : []);
  let is_joined = $any($each(joined, (word) => $in("conj", word.kinds)));
  return ($t(is_joined) ? $list($fromkeys(found)) : $slice(found, -1, null, null));
 }
}
function _may_name(word) {
 let is_bare = $and($bool(word.kinds), () => $le(word.kinds, $set(["stranger", "one", "unknown"])));
 return $and(word.is_capital, () => $and(is_bare, () => $and(!$t(word.is_spelled), () => !$in(word.text, PRONOUNS))));
}
function players_in(words) {
 let after, before, forms, is_again, is_begun, is_beside, place, word;
 let texts = $list($each(words, (word) => word.text, (word) => $t(_may_name(word))));
 let names = [];
 for ([place, word] of $iter($enumerate(words))) {
  [before, after] = $list([at(words, $sub(place, 1)), at(words, $add(place, 1))]);
  is_begun = $any_of(!$t(before.text), () => $any_of($in(before.text, beside$ENDS), () => $eq(before.text, ":")));
  forms = [word.text, ("" + word.text + "s"), ($eq($slice(word.text, -1, null, null), "s") ? $slice(word.text, null, -1, null) : word.text)];
  is_again = $lt(1, $sum($each(texts, (each) => $in(each, forms))));
  is_beside = $any_of($call(after.text, "isdigit"), () => $any_of(is_any(after, DIRECT), () => $in(after.text, $set([",", "s"]))));
  if (($t(_may_name(word)) && (!$t(is_begun) || $t(is_again) || $t(is_beside) || $in("conj", after.kinds)))) {
   $call(names, "append", word.text);
  }
 }
 let stems = $list($each(names, (each) => each, (each) => !($eq($slice(each, -1, null, null), "s") && $in($slice(each, null, -1, null), names))));
 return new Players({ words: words, names: $tuple($fromkeys(stems)) });
}
function are_ranked(words, totals) {
 let players = players_in(words);
 let persons = $list($each(words, (word) => word.text, (word) => ($in("person", word.kinds) && !$in(word.text, PRONOUNS))));
 let named = $set([...$iter($call(players, "between", 0, $len(words))), ...$iter(players.names), ...$iter(persons)]);
 let lowest = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("lowest", word.kinds)), 0);
 let ends = $list($each($enumerate($slice(words, null, lowest, null)), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 let stated = $list($each($slice(words, null, ($t(ends) ? $get(ends, -1) : 0), null), (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
 let is_of_more = $and($lt(1, $len(players.names)), () => $lt($len(named), $len(totals)));
 return $and(!$t(is_of_more), () => $le($max([0, ...$iter(stated)]), $max(totals)));
}

// faraway.rulebook.cases.accounting
const accounting$NEAR = 2;
const WITHOUT_LOSS = ["mistake", "short", "besides", "correction"];
const accounting$MORE = [...$iter(WITHOUT_LOSS), "gone"];
function is_accounted(reading, case_) {
 let is_open, is_whole;
 if ($t(is_contrary(reading, case_))) {
  return false;
 }
 if (case_ instanceof TieCase) {
  return !$t(accounting$is_unplayed(reading, case_.lowest));
 } else if (case_ instanceof FindCase || case_ instanceof RowCase || case_ instanceof RegionsCase || case_ instanceof RoundsCase) {
  return !$t(accounting$is_unplayed(reading, case_.row));
 } else if (case_ instanceof DrawCase) {
  is_whole = $and(!$t(_asks_of_rounds(reading)), () => !$t(accounting$is_unplayed(reading, case_.row)));
  return $and(is_whole, () => $and(!$t(_is_chosen_now(reading, case_)), () => _has_clues(reading, case_)));
 } else if (case_ instanceof TableauCase || case_ instanceof RowPayCase || case_ instanceof CardCase || case_ instanceof QuestCase || case_ instanceof NeedCase || case_ instanceof SetsCase) {
  is_open = $and($isinstance(case_, TableauCase), () => accounting$is_open(reading));
  return $and(!$t(is_open), () => $and(!$t(accounting$is_unplayed(reading, _cards(reading, case_))), () => _has_all_in_view(reading, case_)));
 } else if (true) {
  return _has_all_of_table(reading, case_);
 }
}
function _has_all_of_table(reading, case_) {
 if (case_ instanceof RankCase || case_ instanceof HandCase) {
  return true;
 } else if (case_ instanceof DeckCase) {
  return $and(!$t(_has_more(reading, WITHOUT_LOSS)), () => _is_loss_asked(reading));
 } else if (case_ instanceof PicksCase) {
  return $and(!$t(_has_more(reading, WITHOUT_LOSS)), () => _is_gone_asked(reading));
 } else if (true) {
  return !$t(_has_more(reading));
 }
}
function _is_gone_asked(reading) {
 return $all($each($call(reading, "places", "gone"), (place) => $any_of($in("who", at(reading.words, $sub(place, 1)).kinds), () => $in("who", at(reading.words, $sub(place, 2)).kinds))));
}
function _cards(reading, case_) {
 if (case_ instanceof TableauCase) {
  return [case_.region, ...$iter(case_.later)];
 } else if (case_ instanceof RowPayCase) {
  return case_.row;
 } else if (case_ instanceof CardCase) {
  return [case_.region];
 } else if (true) {
  return $tuple(reading.durations);
 }
}
function accounting$is_open(reading) {
 return $and(!$t(reading.sanctuaries.is_stated), () => $call(reading, "has", "sanctuary"));
}
function _is_loss_asked(reading) {
 let is_counted, place, start, stop;
 for (place of $iter($call(reading, "places", "gone"))) {
  [start, stop] = $list([start_before(reading.words, place), stop_after(reading.words, place)]);
  is_counted = $any($each($slice(reading.words, start, stop, null), (word) => $any_of(word.number, () => $in("many", word.kinds))));
  if (($t(is_counted) || !$eq(at(reading.words, stop).text, "?"))) {
   return false;
  }
 }
 return true;
}
function _has_more(reading, kinds = accounting$MORE) {
 if (!$t($call(reading, "lacks", ...$iter(kinds)))) {
  return true;
 }
 return !$t($all($each($call(reading, "places", "but"), (place) => $any($each($slice(reading.words, $add(place, 1), stop_after(reading.words, place), null), (each) => $any_of($lt(0, each.number), () => is_any(each, ["many", "who", "deck"])))))));
}
function _asks_of_rounds(reading) {
 let rounds = $list($each(reading.numbers, (each) => each, (each) => (each.role === Role.ROUND)));
 let asked = $set($each(rounds, (each) => each.value, (each) => $t(is_in_question(reading.words, each.place))));
 return $lt(1, $len(asked));
}
function _is_chosen_now(reading, case_) {
 let words = reading.words;
 let phrases = $list($each(reading.sanctuaries.phrases, (phrase) => phrase, (phrase) => !$t(_is_of_before(reading, case_, phrase))));
 let is_of_now = $any((function* ($source) { for (const phrase of $iter($source)) for (const part of $iter([$slice(words, start_before(words, phrase.start), phrase.start, null)])) if (!$t($any($each(part, (word) => $call(word.text, "isdigit"))))) yield $and($any($each(part, (word) => $in("now", word.kinds))), () => !$t($any($each(part, (word) => $in("have", word.kinds))))); })(phrases));
 let is_said_behind = $any_of(is_of_now, () => $any((function* ($source) { for (const phrase of $iter($source)) for (const word of $iter($slice(words, phrase.end, stop_after(words, phrase.end), null))) if (!$t(is_in_question(words, phrase.end))) yield $and(is_any(word, ["pick", "keep", "take"]), () => !$in("many", word.kinds)); })(phrases)));
 let is_of_one = $and($call(reading, "lacks", "me", "we", "stranger"), () => $le($len(_persons(reading)), 1));
 let chosen = ["pick", "keep", "take", "unreal", ...$iter(($t(is_of_one) ? [] : ["person"]))];
 return $any_of(is_said_behind, () => $any((function* ($source) { for (const phrase of $iter($source)) for (const word of $iter($slice(words, $max($add($sub(phrase.start, NEAR_QUEST), 2), 0), phrase.start, null))) yield is_any(word, chosen); })(phrases)));
}
function _persons(reading) {
 return $set($each(reading.words, (word) => word.text, (word) => ($t(is_any(word, ["person", "one"])) && !$in(word.text, PRONOUNS))));
}
function _is_of_before(reading, case_, phrase) {
 let stop, words;
 [words, stop] = $list([reading.words, stop_after(reading.words, phrase.end)]);
 let is_now = $any($each($slice(words, start_before(words, phrase.start), phrase.start, null), (word) => $in("now", word.kinds)));
 let is_theirs = $any($each($slice(words, start_before(words, phrase.start), stop, null), (word) => is_any(word, ["unreal", "person"])));
 let last = $list($each(reading.numbers, (number) => number.place, (number) => ($t(case_.row) && (number.role === Role.DURATION) && $eq(number.value, $get(case_.row, -1)))));
 let is_later = $and($bool(last), () => $and($lt(stop, $get(last, 0)), () => $any($each($slice(words, stop, $add($get(last, 0), 3), null), (word) => is_any(word, ["now", "next"])))));
 return $and(is_later, () => $and(!$t(is_now), () => !$t(is_theirs)));
}
function accounting$is_unplayed(reading, cards) {
 let lying = $set($each(in_middle(reading), (number) => number.value));
 if ((!$t($call(lying, "isdisjoint", cards)) || $t($call(reading, "lacks", "hand", "gone", "unplayed", "not")))) {
  return !$t($call(lying, "isdisjoint", cards));
 }
 return $any($each(reading.numbers, (number) => is_left_out(around(reading.words, number.place, ["break", "but", "bracket"])), (number) => ((number.role === Role.DURATION) && $in(number.value, cards))));
}
function is_left_out(part) {
 let denied = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => ($in("not", word.kinds) && !$in("or", at(part, $sub(place, 1)).kinds))), $len(part));
 let away = ($t(_is_lack_asked(part)) ? ["hand", "unplayed"] : ["hand", "gone", "unplayed"]);
 let is_away = $any($each(part, (word) => $and(is_any(word, away), () => !$in("enough", word.kinds))));
 return $any_of(is_away, () => $any($each($slice(part, denied, null, null), (word) => $in("play", word.kinds))));
}
function _is_lack_asked(part) {
 return $and($any($each(part, (word) => $in("many", word.kinds))), () => $any($each(part, (word) => is_any(word, ICONS))));
}
function _has_clues(reading, case_) {
 let printed = clues_on(case_.row);
 let named = $list($each(mentions_in(reading), (each) => each, (each) => $eq(each.icon, "clue")));
 let free = $list($each(named, (each) => each, (each) => !$t(is_explained(reading, each, ["clue"]))));
 let stated = $sum($each(reading.numbers, (number) => number.value, (number) => ($eq(number.icons, ["clue"]) && (number.role === Role.ICONS) && $t(_is_on_sanctuary(reading, number)))));
 return $any_of(!$t(finds(case_.row)), () => $le($add(printed, $max($len(free), stated)), case_.clues));
}
function _is_on_sanctuary(reading, number) {
 let part = around(reading.words, number.place, ["break", "bracket"]);
 let kinds = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })(part));
 let is_of_card = $any($each($slice(reading.words, $max($sub(number.place, accounting$NEAR), 0), number.place, null), (each) => $call(each.text, "isdigit")));
 return $and($in("sanctuary", kinds), () => $and($call(kinds, "isdisjoint", ["many", "region", "draw", "find"]), () => !$t(is_of_card)));
}
function _has_all_in_view(reading, case_) {
 let last, named, shown, unknown, unknown_last;
 if (($t($isinstance(case_, CardCase)) && !$t(case_.view))) {
  return true;
 }
 let wanted = _wanted(case_);
 let free = $list($each(mentions_in(reading), (each) => each, (each) => !$t(is_explained(reading, each, wanted))));
 if (($t(_is_said_of_others(reading)) || $t($call(reading, "has", "short")))) {
  return false;
 }
 if ($t($isinstance(case_, $or(TableauCase, RowPayCase)))) {
  unknown = $set($each(free, (each) => each.icon, (each) => $in(each.icon, ICONS)));
  if (($t($isinstance(case_, TableauCase)) && $t(reading.supposed.is_last))) {
   last = new TableauCase({ region: case_.region, later: [], sanctuaries: case_.sanctuaries });
   unknown_last = $set([...$iter(unknown), ...$iter(reading.sanctuaries.unknown)]);
   return $and(is_settled(case_, unknown), () => is_settled(last, unknown_last));
  }
  return is_settled(case_, unknown);
 }
 [shown, named] = $list([reading.sanctuaries.icons, $list($each(free, (each) => each.icon))]);
 return $all($each(wanted, (icon) => $le($add($call(shown, "get", icon, 0), $call(named, "count", icon)), $call(case_.view, "get", icon, 0))));
}
function _wanted(case_) {
 let cards;
 if (case_ instanceof NeedCase) {
  return $tuple(case_.needs);
 } else if (case_ instanceof QuestCase) {
  return case_.counted;
 } else if (case_ instanceof SetsCase) {
  return BIOMES;
 } else if (case_ instanceof RowPayCase) {
  cards = case_.row;
 } else if (true) {
  cards = [case_.region];
 }
 let regions = $list($each(cards, (card) => $get(CATALOGUE.region_of, Duration(card))));
 return $tuple((function* ($source) { for (const card of $iter($source)) for (const icon of $iter([...$iter(asked_wonders(card.prerequisite)), ...$iter(counted_icons(card))])) yield icon; })(regions));
}
function _is_said_of_others(reading) {
 let found, number, words;
 [words, found] = $list([reading.words, reading.sanctuaries]);
 let taken = $set($each($range($len(words)), (place) => place, (place) => $t($call(found, "is_taken", place))));
 for (number of $iter(reading.numbers)) {
  taken = $or(taken, $set($range(number.place, $add(number.place, ((number.role === Role.QUEST) ? NEAR_QUEST : 1)))));
 }
 let is_cut = $any($each(found.phrases, (each) => $in("with", at(words, each.end).kinds)));
 let is_said = $any($each($range($len(words)), (place) => _is_pronoun(words, place), (place) => !$in(place, taken)));
 return $any_of(is_cut, () => $and($bool(found.phrases), () => is_said));
}
function _is_pronoun(words, place) {
 let after, word;
 [word, after] = $list([$get(words, place), at(words, $add(place, 1))]);
 let is_one = $and(word.is_spelled, () => $eq(word.number, 1));
 let is_had = $and(is_any(after, ["have", "show", "its", "included"]), () => !$t(is_any(after, ["with", "me"])));
 let is_on_other = $and($in("on", word.kinds), () => is_any(after, ["another", "elsewhere"]));
 return $any_of(is_on_other, () => $any_of($and($in("per", word.kinds), () => is_had), () => $and(is_one, () => is_any(after, ["on", "with", ...$iter(ALL_COLOURS)]))));
}

// faraway.rulebook.cases.parsing_picks
const [parsing_picks$FEWEST_PLAYERS, LEAD, BEHIND] = [2, 7, 5];
const TAKING_TALK = ["clue", "pay", "set", "deck", "hand", "sanctuary"];
const WANTED = $frozenset(["want", "wants", "veut", "veulent", "voudrait", "will", "wollen", "wollten", "vuole", "vogliamo", "vogliono", "vorrebbe", "vorrei", "voglio", "wollte", "mochte", "mochten", "voudrais", "veux", "aimerait", "aimerais"]);
const EVERYONE = $frozenset(["everyone", "everybody", "each", "all", "both", "tous", "toutes", "chacun", "alle", "jeder", "jede", "beide", "tutti"]);
const DENIED = ["deny", "not", "removed", "gone"];
const DURATIONS = $frozenset(["numbers", "durations", "nombres", "durees", "zahlen", "numeri", "durate"]);
const UNKNOWN = 0;
function parse_picks(reading) {
 let players, size;
 let market = named_market(reading);
 let is_over = reading.is_last_named;
 if ((!$t(market) || $t(is_over) || !$t($call(reading, "lacks", ...$iter(TAKING_TALK))))) {
  return null;
 }
 let lying = $set($each(market, (number) => number.value));
 let owned = $list($each(read_owners(reading), (each) => each, (each) => !$in(each.number, market)));
 let seats = $list($each(owned, (each) => each, (each) => !$in(each.number.value, lying)));
 let played = $tuple($fromkeys($each(seats, (each) => each.number.value)));
 [players, size] = $list([$call(reading, "values", Role.PLAYERS), $sub($len(market), 1)]);
 let is_one_each = $and($in($len(played), $set([0, size])), () => $and($in(players, [[], [size]]), () => $eq($len(lying), $len(market))));
 if ((!$t(is_one_each) || !($le(parsing_picks$FEWEST_PLAYERS, size) && $le(size, MOST_PLAYERS)))) {
  return null;
 }
 let lies = $tuple($each(market, (number) => number.value));
 if (!$t(played)) {
  return _without_seats(reading, $list($each(owned, (each) => each.number)), lies);
 }
 let taken = parsing_picks$taken(reading, owned, played, lies);
 let order = turn_order(played);
 if (((taken === null) || $t($any($each($slice(order, null, $len(taken), null), (duration) => !$in(duration, taken)))))) {
  return null;
 }
 return new PicksCase({ played: played, market: lies, taken: $tuple($each($slice(order, null, $len(taken), null), (duration) => [duration, $get(taken, duration)])) });
}
function named_market(reading) {
 let is_next, number;
 let runs = [];
 for (number of $iter(reading.numbers)) {
  if ((number.role === Role.DURATION)) {
   is_next = $and($bool(runs), () => $all($each($slice(reading.words, $add($get($get(runs, -1), -1).place, 1), number.place, null), (word) => $any_of($eq(word.text, ","), () => is_any(word, ["conj", "the"])))));
   runs = ($t(is_next) ? [...$iter($slice(runs, null, -1, null)), [...$iter($get(runs, -1)), number]] : [...$iter(runs), [number]]);
  }
 }
 let found = $list($each(runs, (run) => run, (run) => ($lt(parsing_picks$FEWEST_PLAYERS, $len(run)) && $t(parsing_picks$is_in_middle(reading, run)))));
 return ($eq($len(found), 1) ? $get(found, 0) : []);
}
function parsing_picks$is_in_middle(reading, run) {
 let start = $get(run, 0).place;
 let first = $get(run, 0).place;
 while (($lt($max($sub(first, LEAD), 0), start) && !($t($call($get(reading.words, $sub(start, 1)).text, "isdigit")) || $in($get(reading.words, $sub(start, 1)).text, ".?!;,")))) {
  start = $sub(start, 1);
 }
 let lead = $slice(reading.words, start, first, null);
 let behind = $slice(reading.words, $add($get(run, -1).place, 1), $add($add($get(run, -1).place, 1), BEHIND), null);
 let stop = $next($each($enumerate(behind), ([place, word]) => place, ([place, word]) => $in("break", word.kinds)), $len(behind));
 if ($t($any($each(lead, (word) => $in(word.text, DURATIONS))))) {
  return false;
 }
 let about = [...$iter(lead), ...$iter($slice(behind, null, stop, null))];
 let is_one_each = ($eq($call(reading, "values", Role.PLAYERS), [$len(run)]) && $eq([$len(run)], [$len($set(reading.durations))]));
 if (($t(is_one_each) && !$t($any($each(about, (word) => _is_of_middle(word.text)))))) {
  return false;
 }
 let is_led = $any($each(lead, (word) => $and(is_any(word, ["middle", "faceup"]), () => !$in("play", word.kinds))));
 let is_followed = $any($each($slice(behind, null, stop, null), (word) => $and($in("middle", word.kinds), () => !$in("play", word.kinds))));
 let is_played = $any($each(lead, (word) => $and($in("play", word.kinds), () => !$t(is_any(word, ["middle", "have"])))));
 return $any_of($and(is_led, () => !$t(is_played)), () => $any_of(is_followed, () => $any($each(lead, (word) => _is_of_middle(word.text)))));
}
function _is_of_middle(text) {
 return $in(text, $set(["middle", "market", "centre", "center", "mitte", "markt", "centro", "mercato", "milieu"]));
}
function _without_seats(reading, named, market) {
 let end, is_asked, is_denied, is_taken, number, start;
 let taken = [];
 for (number of $iter(named)) {
  [start, end] = $list(clause_of(reading.words, number.place));
  is_taken = $any_of($bool(taken), () => $any($each($call(reading, "sentence_of", number), (word) => $in("grab", word.kinds))));
  is_asked = is_in_question(reading.words, number.place);
  is_denied = $any($each($slice(reading.words, start, end, null), (word) => is_any(word, DENIED)));
  if (($t(is_asked) || !$t(is_taken) || $t(is_denied) || $in([UNKNOWN, number.value], taken))) {
   return null;
  }
  $call(taken, "append", [UNKNOWN, number.value]);
 }
 let is_whole = ($lt(0, $len(taken)) && $lt($len(taken), $len(market)));
 return ($t(is_whole) ? new PicksCase({ played: [], market: market, taken: $tuple(taken) }) : null);
}
function parsing_picks$taken(reading, owned, played, market) {
 let before, clause, each, end, is_denied, is_of_all, is_taken, lead, named, names, ranked, start;
 let seats = new Map($each($reversed(owned), (each) => [each.owner, each.number.value], (each) => $in(each.number.value, played)));
 seats = new Map($each($call(seats, "items"), ([owner, value]) => [((!$t(owner) && !$in(ME, seats)) ? ME : owner), value]));
 let order = turn_order(played);
 let taken = new Map([]);
 let wanted = new Map([]);
 for (each of $iter(owned)) {
  if (!$in(each.number.value, market)) {
   continue;
  }
  [start, end] = $list(clause_of(reading.words, each.number.place));
  [clause, lead] = $list([$slice(reading.words, start, end, null), $slice(reading.words, start, each.number.place, null)]);
  before = $list($each(lead, (word) => word.number, (word) => $in(word.number, played)));
  names = names_in(lead, $list(seats));
  named = $any_of($slice(before, -1, null, null), () => $list($fromkeys($each(names, (name) => $get(seats, name), (name) => $in(name, seats)))));
  named = $any_of(named, () => _by_turn(reading, each.number, order, taken));
  is_of_all = $any($each(clause, (word) => $in(word.text, EVERYONE)));
  is_denied = $any($each(clause, (word) => is_any(word, DENIED)));
  if ($t($any($each(clause, (word) => $in(word.text, WANTED))))) {
   if ($t(is_denied)) {
    return null;
   }
   before = $call(wanted, "get", each.number.value, []);
   $put(wanted, each.number.value, [...$iter(before), ...$iter((($t(is_of_all) && $lt($len(named), 2)) ? played : named))]);
  } else if ((!$t(parsing_picks$is_asked(reading, each.number)) || ($in(ME, names) && !$t(parsing_picks$is_allowed(clause))))) {
   is_taken = $any_of($bool(taken), () => $any($each(clause, (word) => is_any(word, ["take", "pick", "draw", "grab"]))));
   if ((!$t(is_taken) || $t(is_denied) || !$t(named) || $in($get(named, -1), taken))) {
    return null;
   }
   $put(taken, $get(named, -1), each.number.value);
  }
 }
 is_of_all = $and($any($each(reading.words, (word) => $in(word.text, EVERYONE))), () => $call(reading, "lacks", "but"));
 let is_greedy = $and(is_of_all, () => $and(!$t(taken), () => $and(!$t(wanted), () => !$eq($call(reading, "has", "highest"), $call(reading, "has", "lowest")))));
 if ($t(is_greedy)) {
  ranked = ($t($call(reading, "has", "highest")) ? $slice($sorted(market), null, null, -1) : $sorted(market));
  return $dict($zip(order, $slice(ranked, null, -1, null), { strict: true }));
 }
 return parsing_picks$in_turn(taken, wanted, order, $list(market));
}
function parsing_picks$is_asked(reading, number) {
 let end, start;
 [start, end] = $list(clause_of(reading.words, number.place));
 let clause = $slice(reading.words, start, end, null);
 let is_stated = $and($any($each(clause, (word) => $in("if", word.kinds))), () => !$t(parsing_picks$is_allowed(clause)));
 return $and(is_in_question(reading.words, number.place), () => !$t(is_stated));
}
function parsing_picks$is_allowed(clause) {
 return $any($each(clause, (word) => $in(word.text, MODAL)));
}
function _by_turn(reading, number, order, taken) {
 let _, start, word;
 [start, _] = $list(clause_of(reading.words, number.place));
 let lead = $slice(reading.words, start, number.place, null);
 for (word of $iter(lead)) {
  if (($in("nth", word.kinds) && ($lt(0, word.number) && $le(word.number, $len(order))))) {
   return [$get(order, $sub(word.number, 1))];
  }
  if ($t(is_any(word, ["first", "last"]))) {
   return ($in("first", word.kinds) ? $slice(order, null, 1, null) : $slice(order, -1, null, null));
  }
 }
 let is_other = $any($each(lead, (word) => is_any(word, ["stranger", "one", "person", "me", "unknown"])));
 let is_last_left = $and($eq($len(taken), $sub($len(order), 1)), () => !$t($any($each(lead, (word) => is_any(word, ["stranger", "one", "me", "unknown"]), (word) => !$in(word.text, WANTED)))));
 let is_next = $and($all($each($slice(order, null, $len(taken), null), (duration) => $in(duration, taken))), () => $any_of(is_last_left, () => !$t(is_other)));
 return ($t(is_next) ? $slice(order, $len(taken), $add($len(taken), 1), null) : []);
}
function parsing_picks$in_turn(taken, wanted, order, left) {
 let duration, first;
 let found = $dict(taken);
 for (duration of $iter(order)) {
  first = $list($each($call(wanted, "items"), ([region, players]) => region, ([region, players]) => ($in(duration, players) && $in(region, left))));
  if ((!$in(duration, found) && $eq($len(first), 1))) {
   $put(found, duration, $get(first, 0));
  }
  if (!$in(duration, found)) {
   return found;
  }
  if (!$in($get(found, duration), left)) {
   return null;
  }
  left = $list($each(left, (region) => region, (region) => !$eq(region, $get(found, duration))));
 }
 return found;
}

// faraway.rulebook.cases.parsing_seats
const STEPS = ["break", "conj", "pick", "take", "grab"];
const parsing_seats$FEWEST_PLAYERS = 2;
const parsing_seats$OTHER_TALK = ["clue", "pay", "need", "set", "deck", "hand", "sanctuary", "find"];
const parsing_seats$HAD = $frozenset(["had", "avait", "avais", "aveva", "avevo", "hatte"]);
const parsing_seats$NUMBERED = $frozenset(["number", "numero", "nummer"]);
const [parsing_seats$PAST, NOW] = ["past", "now"];
function parse_finders(reading) {
 let is_asked = !$t($call(reading, "lacks", "find", "sanctuary", "draw", "deck"));
 let is_other = !$t($call(reading, "lacks", "clue", "pay", "set", "hand", "wins", "tie"));
 is_other = $or(is_other, $any_of($bool(reading.counts), () => $any_of($call(reading, "has", "deck", "due"), () => $bool(named_market(reading)))));
 let is_taking = $and($call(reading, "has", "middle"), () => !$t($call(reading, "asks_for", "sanctuary")));
 is_other = $or(is_other, $and(is_taking, () => !$t($call(reading, "has", "order", "pick"))));
 let owned = once(read_owners(reading));
 if (($t($call(reading, "has", "players", "who")) && $eq($len($set($each(owned, (each) => each.owner))), 1) && $eq($mod($len(owned), 2), 0))) {
  owned = $list((function* ($source) { for (const [first, second] of $iter($source)) for (const each of $iter([first, second])) yield $evolve(each, { owner: $str(first.number.value) }); })($zip($slice(owned, null, null, 2), $slice(owned, 1, null, 2), { strict: true })));
 }
 let owners = $list($fromkeys($each(owned, (each) => each.owner)));
 let settled = $set([Role.DURATION, Role.ROUND, Role.PLAYERS]);
 let is_stray = $any($each(reading.numbers, (number) => !$in(number.role, settled)));
 if ((!$t(is_asked) || $t(is_other) || $t(is_stray) || $lt($len(owners), 2) || $in("", owners))) {
  return null;
 }
 let pairs = $any_of(_in_couples(reading, owned), () => _by_marks(reading, owned, owners));
 let values = $list((function* ($source) { for (const pair of $iter($source)) for (const value of $iter(pair)) yield value; })(pairs));
 let is_last = reading.is_last_named;
 let is_ordered = $and($eq($len(pairs), $len(owners)), () => $and($call(reading, "has", "who", "order"), () => $and(!$t($call(reading, "lacks", "pick", "take", "middle")), () => !$t(is_last))));
 if ((!$t(pairs) || $lt($len($set(values)), $len(values)) || !$in($call(reading, "values", Role.PLAYERS), [[], [$len(pairs)]]))) {
  return null;
 }
 return ($lt(1, $len(pairs)) ? new FindersCase({ pairs: $tuple(pairs), is_ordered: is_ordered, is_last_round: is_last }) : new FindCase({ row: $get(pairs, 0), is_last_round: is_last }));
}
function pairs_of_players(reading) {
 let owned = once(read_owners(reading));
 let pairs = ($t($all($each(owned, (each) => each.owner))) ? _in_couples(reading, owned) : []);
 let values = $list((function* ($source) { for (const pair of $iter($source)) for (const value of $iter(pair)) yield value; })(pairs));
 let is_fair = $and($eq($len($set(values)), $len(values)), () => ($le(parsing_seats$FEWEST_PLAYERS, $len(pairs)) && $le($len(pairs), MOST_PLAYERS)));
 return ($t(is_fair) ? $tuple(pairs) : []);
}
function once(owned) {
 return $list($each($enumerate(owned), ([place, each]) => each, ([place, each]) => !$in([each.owner, each.number.value], $list($each($slice(owned, null, place, null), (other) => [other.owner, other.number.value])))));
}
function _in_couples(reading, owned) {
 let couple, first, second;
 let pairs = [];
 for ([first, second] of $iter($zip($slice(owned, null, null, 2), $slice(owned, 1, null, 2), { strict: false }))) {
  couple = couple_of(reading, first, second);
  if ((!$eq(first.owner, second.owner) || $lt($len(couple), 2))) {
   return [];
  }
  $call(pairs, "append", [$get(couple, 0), $get(couple, 1)]);
 }
 let is_whole = $and($eq($len(owned), $mul(2, $len(pairs))), () => ($eq($len($set($each(owned, (each) => each.owner))), $len(pairs)) && $lt(1, $len(pairs))));
 return ($t(is_whole) ? pairs : []);
}
function couple_of(reading, first, second) {
 let is_next, is_past;
 [is_past, is_next] = $list(_direction(reading, first.number.place, second.number.place));
 let values = [first.number.value, second.number.value];
 return ($t(is_past) ? $slice(values, null, null, -1) : ($t(is_next) ? values : []));
}
function _direction(reading, first, second) {
 let before, is_begun, place, word;
 let behind = $add(second, 1);
 while ($t(is_any(at(reading.words, behind), ["small", "the"]))) {
  behind = $add(behind, 1);
 }
 let is_bracketed = $eq(at(reading.words, $sub(second, 1)).text, "(");
 let is_past = $and(is_bracketed, () => is_any(at(reading.words, behind), ["before", "previous", "earlier"]));
 let is_next = false;
 for (place of $iter($range($add(first, 1), second))) {
  [word, before] = $list([$get(reading.words, place), at(reading.words, $sub(place, 1))]);
  is_begun = is_any(before, ["bracket", "break", "conj"]);
  if (($in("before", word.kinds) && !$t(is_begun))) {
   return [false, true];
  }
  is_past = $or(is_past, $any_of(is_any(word, ["after", "previous", "earlier"]), () => $in(word.text, parsing_seats$HAD)));
  is_past = $or(is_past, $and($in("beside", word.kinds), () => $eq(tag_of(reading.words, place), "after")));
  is_next = $or(is_next, is_any(word, ["then", "range", "now"]));
  is_next = $or(is_next, $and(is_any(word, ["at"]), () => $in("range", at(reading.words, $sub(first, 1)).kinds)));
 }
 return [is_past, is_next];
}
function _by_marks(reading, owned, owners) {
 let is_stated_now, mine, now, owner, past;
 let marks = $list($each(owned, (each) => _mark(reading, each)));
 let number = $len(owners);
 let is_in_turn = ($eq($len($set($each($slice(owned, null, number, null), (each) => each.owner))), number) && $eq(number, $sub($len(owned), number)));
 if (($t(is_in_turn) && $eq($len($set($each($slice(owned, number, null, null), (each) => each.owner))), number))) {
  marks = $add($mul([_first_mark($slice(marks, null, number, null))], number), $mul([_first_mark($slice(marks, number, null, null))], number));
 }
 let pairs = [];
 for (owner of $iter(owners)) {
  mine = $list($each($zip(marks, owned, { strict: true }), ([mark, each]) => [mark, each.number.value], ([mark, each]) => $eq(each.owner, owner)));
  is_stated_now = $and(!$in(parsing_seats$PAST, $list($each(mine, ([mark, _]) => mark))), () => $eq($get($get(mine, -1), 0), NOW));
  past = $list($each(($t(is_stated_now) ? $slice(mine, null, -1, null) : mine), ([mark, value]) => value, ([mark, value]) => ($t(is_stated_now) || $eq(mark, parsing_seats$PAST))));
  now = $list($each(mine, ([_, value]) => value, ([_, value]) => !$in(value, past)));
  if (($eq($len(mine), 2) && $eq($len(past), 1))) {
   $call(pairs, "append", [$get(past, 0), $get(now, 0)]);
  } else if (!$eq($len(mine), 1)) {
   return [];
  }
 }
 return pairs;
}
function _mark(reading, owned) {
 let start = owned.number.place;
 while (($lt(0, start) && !$t($call($get(reading.words, $sub(start, 1)).text, "isdigit")) && !$in($get(reading.words, $sub(start, 1)).text, ".?!;"))) {
  start = $sub(start, 1);
 }
 let end = $add(owned.number.place, 1);
 while (($lt(end, $len(reading.words)) && !($t($call($get(reading.words, end).text, "isdigit")) || $t(is_any($get(reading.words, end), ["break", "conj"]))))) {
  end = $add(end, 1);
 }
 let tags = $set($each($range(start, end), (place) => tag_of(reading.words, place), (place) => !$eq(place, owned.number.place)));
 let before = $set($each($range(start, owned.number.place), (place) => tag_of(reading.words, place)));
 let is_stated = $any($each($range(start, owned.number.place), (place) => $and($in("earlier", at(reading.words, place).kinds), () => $in("conj", at(reading.words, $sub(place, 1)).kinds))));
 let is_had = $any_of(is_stated, () => $any_of($in("after", before), () => $any($each($range(start, owned.number.place), (place) => $in(at(reading.words, place).text, parsing_seats$HAD)))));
 if (($t(is_had) || $t($both(tags, $set(["previous", "earlier"]))))) {
  return parsing_seats$PAST;
 }
 return ($t($both(tags, $set(["now", "then"]))) ? NOW : "");
}
function _first_mark(marks) {
 return $next($each(marks, (mark) => mark, (mark) => $t(mark)), "");
}
function parse_seat(reading) {
 let seat;
 let is_asked = $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "pick", "take", "order", "middle", "grab")));
 let is_other = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_seats$OTHER_TALK), "tie", "wins")), () => $call(reading, "has", "last-round"));
 is_other = $or(is_other, $in(MOST_ROUNDS, $call(reading, "values", Role.ROUND)));
 is_other = $or(is_other, $any($each(reading.words, (word) => $and($in("keep", word.kinds), () => !$in("grab", word.kinds)))));
 let others = $list($each(reading.numbers, (number) => number, (number) => $in(number.role, $set([Role.OTHER, Role.COUNTED, Role.ICONS]))));
 if ((!$t(is_asked) || $t(is_other) || $t(others))) {
  return null;
 }
 let ranked = $list($each(reading.numbers, (number) => number.place, (number) => $t(_is_of_rank(reading, number.place))));
 let players = $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.PLAYERS) && !$in(number.place, ranked))));
 players = $or(players, $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.LOOSE) && $in(at(reading.words, $sub(number.place, 1)).text, OUT_OF)))));
 let next_to_take = _seat_by_taken(reading);
 if ((next_to_take !== null)) {
  return next_to_take;
 }
 if (($eq($len(players), 1) && !$t(reading.durations))) {
  seat = $any_of(_seat_by_rank(reading, $max(players)), () => _seat_by_rest(reading, $max(players)));
  if (($le(1, seat) && $le(seat, $max(players)) && $le($max(players), MOST_PLAYERS))) {
   return new SeatCase({ players: $max(players), seat: seat });
  }
 }
 return (!$t($call(reading, "lacks", "lowest", "highest", "before", "after")) ? null : _seat_by_turn(reading));
}
function _seat_by_taken(reading) {
 let end, start;
 let counted = $list($each(reading.numbers, (number) => number, (number) => ($in(number.role, $set([Role.PLAYERS, Role.LOOSE])) && $le(number.value, MOST_PLAYERS))));
 let values = $sorted($each(counted, (number) => number.value));
 if ((!$eq($len(values), 2) || $eq($get(values, 0), $get(values, 1)) || $t(reading.durations) || !$t($call(reading, "lacks", "lowest", "highest")))) {
  return null;
 }
 let fewer = $next($each(counted, (number) => number, (number) => $eq(number.value, $get(values, 0))));
 [start, end] = $list(clause_of(reading.words, fewer.place));
 let is_taken = $any($each($slice(reading.words, fewer.place, end, null), (word) => $and(is_any(word, ["grab", "take"]), () => !$in("many", word.kinds))));
 let is_asked_here = $any($each($slice(reading.words, start, fewer.place, null), (word) => $in("many", word.kinds)));
 let is_left = $and(!$t($call(reading, "lacks", "rest", "middle", "nth")), () => !$t($call(reading, "lacks", "region", "card")));
 let is_stated = $and(is_taken, () => $and(is_left, () => $any_of(!$t(is_asked_here), () => $call(reading, "has", "if"))));
 let named = $set($each(reading.words, (word) => word.number, (word) => ($in("nth", word.kinds) && $t(word.number))));
 let is_next = $le(named, $set([$add($get(values, 0), 1)]));
 return (($t(is_stated) && $t(is_next)) ? new SeatCase({ players: $get(values, 1), seat: $add($get(values, 0), 1) }) : null);
}
function _is_of_rank(reading, place) {
 let after = at(reading.words, $add(place, 1));
 let behind = ($in("plus", after.kinds) ? at(reading.words, $add(place, 2)) : after);
 return is_any(behind, ["lowest", "highest"]);
}
function _seat_by_rank(reading, players) {
 let before, number, place, start, word;
 let found = [];
 for ([place, word] of $iter($enumerate(reading.words))) {
  if ((!$t(is_any(word, ["lowest", "highest"])) || $t(is_any(word, ["compare", "neutral"])))) {
   continue;
  }
  start = $sub(place, 1);
  while ($t(is_any(at(reading.words, start), ["plus", "card", "region", "the"]))) {
   start = $sub(start, 1);
  }
  before = at(reading.words, start);
  number = ($t(is_any(before, ["nth", "party"])) ? before.number : $sub(1, _is_counted_from(reading, place)));
  $call(found, "append", ($in("lowest", word.kinds) ? number : $add($sub(players, number), 1)));
 }
 let is_plain = $call(reading, "lacks", "before", "hand", "row");
 return (($eq($len(found), 1) && $t(is_plain) && ($lt(0, $get(found, 0)) && $le($get(found, 0), players))) ? $get(found, 0) : 0);
}
function _is_counted_from(reading, place) {
 let end, start;
 [start, end] = $list(clause_of(reading.words, place));
 return $any($each($slice(reading.words, start, end, null), (word) => is_any(word, ["nth", "penultimate", "but", "beside"])));
}
function _seat_by_rest(reading, players) {
 let counted = $list($each(reading.numbers, (number) => number.value, (number) => (number.role === Role.CARDS)));
 let is_stated = $and($call(reading, "has", "middle"), () => !$t($call(reading, "lacks", "grab", "pick", "take")));
 let is_asked = $any($each($enumerate(reading.words), ([place, word]) => $and($in("many", word.kinds), () => !$t(is_any(at(reading.words, $add(place, 1)), ["region", "card", "small"])))));
 is_asked = $or(is_asked, $call(reading, "asks_for", "players"));
 let is_one = $and($eq($len(counted), 1), () => ($le(2, $get(counted, 0)) && $le($get(counted, 0), players)));
 return (($t(is_stated) && $t(is_asked) && $t(is_one)) ? $sub($add(players, 2), $get(counted, 0)) : 0);
}
function _counts_players(reading, number) {
 let words = reading.words;
 let turns = $list($each($range(number.place), (place) => place, (place) => ($in("nth", $get(words, place).kinds) && $t($get(words, place).number))));
 let is_share = $and((number.role === Role.DURATION), () => $any_of($in(at(words, $sub(number.place, 1)).text, OUT_OF), () => $in("share", at(words, $sub(number.place, 1)).kinds)));
 let is_ended = is_any(at(words, $add(number.place, 1)), ["break", "conj", "bracket"]);
 let between = ($t(turns) ? $slice(words, $add($get(turns, -1), 1), number.place, null) : []);
 return $and(is_share, () => $and(is_ended, () => $and($bool(turns), () => !$t($any($each(between, (word) => $and(is_any(word, STEPS), () => !$t(is_any(word, ["round", "order"])))))))));
}
function _seat_by_turn(reading) {
 let players = $call(reading, "values", Role.PLAYERS);
 let rounds = $list($each(reading.numbers, (number) => number.place, (number) => (number.role === Role.ROUND)));
 let seats = $set($each($enumerate(reading.words), ([place, word]) => word.number, ([place, word]) => ($in("nth", word.kinds) && $t(word.number) && !$in(place, rounds))));
 let named = $list($each(reading.numbers, (number) => number, (number) => $in(at(reading.words, $sub(number.place, 1)).text, parsing_seats$NUMBERED)));
 seats = $or(seats, $set($each(named, (number) => number.value)));
 let shared = $list($each(reading.numbers, (number) => number, (number) => $t(_counts_players(reading, number))));
 let counted = $list($each(reading.numbers, (number) => number.value, (number) => ($in(number.role, $set([Role.CARDS, Role.DURATION])) && !$in(number, named) && !$in(number, shared)) && (!$t(players) || $le(number.value, $add(MOST_PLAYERS, 1)) || $lt(1, $len(reading.durations)))));
 let ranked = $list($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.LOOSE) && $in("nth", at(reading.words, $sub(number.place, 2)).kinds))));
 let group = $set([...$iter(players), ...$iter($each(counted, (value) => $sub(value, 1))), ...$iter(ranked), ...$iter($each(shared, (number) => number.value))]);
 let is_of_size = $and($eq($len(seats), 1), () => $and($eq($len(group), 1), () => ($le(parsing_seats$FEWEST_PLAYERS, $max(group)) && $le($max(group), MOST_PLAYERS))));
 if (!$t(is_of_size)) {
  return null;
 }
 let seat = $min(seats);
 return ($le(seat, $max(group)) ? new SeatCase({ players: $max(group), seat: seat }) : null);
}

// faraway.rulebook.cases.parsing_table
const MIXED = $frozenset(["shuffle", "shuffled", "mix", "mixed", "remelanger", "remelange", "remelangees", "melanger", "melange", "remettre", "remises", "mischen", "mischt", "gemischt", "eingemischt", "zuruckgemischt", "einmischen", "rimescolare", "rimescola", "rimescolate", "rimescoliamo", "tornano"]);
const DEALT_ADVANCED = 5;
const [parsing_table$FEWEST_PLAYERS, LOWEST, HIGHEST, NEAR_DECK, NEAR_ROUND] = [2, 1, 68, 6, 3];
const NO_CHOICE = ["lowest", "need", "hidden", "clue", "sanctuary", "hand", "pending", "deck", "previous", "wins"];
function parsing_table$players(reading) {
 let players = $set($call(reading, "values", Role.PLAYERS));
 if (!$t(players)) {
  return 0;
 }
 return (($eq($len(players), 1) && $le($max(players), MOST_PLAYERS) && $le(parsing_table$FEWEST_PLAYERS, $min(players))) ? $call(players, "pop") : null);
}
function of_this_round(reading) {
 let end, has_numbers, is_both, is_past, part, start, words;
 let is_now = $call(reading, "has", "now");
 let blank = $set();
 for ([start, end] of $iter(sentences_of(reading.words))) {
  part = $slice(reading.words, start, end, null);
  has_numbers = $any($each(reading.numbers, (number) => ($le(start, number.place) && $lt(number.place, end))));
  is_past = $any($each(part, (word) => $in("previous", word.kinds)));
  is_both = $and($any($each(part, (word) => $in("now", word.kinds))), () => has_numbers);
  if (($t(is_past) && !$t(is_both) && ($t(is_now) || !$t(has_numbers)))) {
   $call(blank, "update", $range(start, end));
  }
 }
 if (!$t(blank)) {
  return reading;
 }
 words = $tuple($each($enumerate(reading.words), ([place, word]) => ($in(place, blank) ? beside$COMMA : word)));
 return $evolve(reading, { words: words, numbers: $tuple($each(reading.numbers, (number) => number, (number) => !$in(number.place, blank))) });
}
function is_first_round(reading) {
 let rounds = $set($call(reading, "values", Role.ROUND));
 return $any_of($eq(rounds, $set([1])), () => $and(reading.is_first_named, () => $le(rounds, $set([1]))));
}
function is_of_one_round(reading) {
 let each, first, place, value;
 let found = new Map([]);
 let stated = $set();
 for (each of $iter(read_owners(reading))) {
  if ($in(each.number.value, stated)) {
   continue;
  }
  $call(stated, "add", each.number.value);
  place = start_before(reading.words, each.number.place);
  [first, value] = $list($call(found, "get", each.owner, [place, each.number.value]));
  if (($t(each.owner) && !$eq(first, place) && !$eq(value, each.number.value))) {
   return false;
  }
  $put(found, each.owner, [first, value]);
 }
 return !$t(named_market(reading));
}
function parse_choice(reading) {
 let is_first, is_last, is_stated, stated;
 [stated, reading] = $list([reading, of_this_round(reading)]);
 let players = parsing_table$players(reading);
 if ($t(pairs_of_players(reading))) {
  return null;
 }
 let is_tied = $any($each(reading.words, (word) => $and($in("tie", word.kinds), () => $and(!$in("all", word.kinds), () => !$eq(word.text, "same")))));
 let played = $tuple($fromkeys(reading.durations));
 let is_asked = $and(!$t($call(reading, "lacks", "many", "who", "which", "what", "nth", "possible")), () => !$t($call(reading, "lacks", "pick", "take", "order", "middle")));
 is_asked = $or(is_asked, $and($call(reading, "has", "order", "me"), () => $lt($len(reading.durations), $len(stated.durations))));
 is_asked = $or(is_asked, $and($call(reading, "has", "before", "pick"), () => _is_of_order(reading)));
 let is_paid = $any($each(reading.words, (word) => $and($in("pay", word.kinds), () => !$in("many", word.kinds))));
 if (((players === null) || !$t(is_asked) || $t(is_paid) || $t(is_tied) || !($t($call(reading, "lacks", ...$iter(NO_CHOICE))) || $t(_is_of_first(reading)) || $t(_is_of_order(reading))) || !$t(is_of_one_round(reading)))) {
  return null;
 }
 let is_last_round = reading.is_last_named;
 let settled = $set([Role.DURATION, Role.PLAYERS, Role.ROUND, Role.CLAIM, Role.LOOSE]);
 let number = $any_of(players, () => $len(played));
 if ($t($any($each(reading.numbers, (each) => $and(!$in(each.role, settled), () => !$in(each.value, $set([number, $add(number, 1)]))))))) {
  return null;
 }
 if (($t(players) && $eq($len(played), 1))) {
  is_last = $any_of($eq($get(played, 0), HIGHEST), () => $call(reading, "has", "last"));
  is_first = $eq($get(played, 0), LOWEST);
  is_stated = $and($call(reading, "has", "many"), () => $and($any_of(is_last, () => is_first), () => !$t(is_last_round)));
  return ($t(is_stated) ? new MarketCase({ players: players }) : null);
 }
 let names = $set($each(reading.words, (word) => word.text, (word) => $in("stranger", word.kinds)));
 let is_shared = $any_of($bool(players), () => $any_of($lt(1, $len(names)), () => !$t($call(reading, "lacks", "we", "elsewhere"))));
 is_shared = $or(is_shared, $and($call(reading, "has", "me"), () => !$t($call(reading, "lacks", "person", "pron"))));
 is_shared = $or(is_shared, $in($len(played), $call(reading, "values", Role.LOOSE, Role.CARDS)));
 let is_each = $and(($le(parsing_table$FEWEST_PLAYERS, $len(played)) && $le($len(played), MOST_PLAYERS)), () => $eq($len(played), number));
 if ((!$t(is_shared) || !$t(is_each))) {
  return null;
 }
 return new OrderCase({ played: played, is_last_round: is_last_round, is_first_round: _is_of_first(reading) });
}
function _is_of_order(reading) {
 let others = $list($each(NO_CHOICE, (kind) => kind, (kind) => !$in(kind, $set(["sanctuary", "need"]))));
 let asked = $list($each(sentences_of(reading.words), ([start, end]) => $slice(reading.words, start, end, null), ([start, end]) => $eq(at(reading.words, end).text, "?")));
 let is_ahead = $any($each(reading.words, (word) => $and($in("pick", word.kinds), () => $in("before", word.kinds))));
 let is_of_turns = $all($each(asked, (part) => $and($any_of(is_ahead, () => $any($each(part, (word) => is_any(word, ["pick", "take"])))), () => !$t($any($each(part, (word) => is_any(word, ["sanctuary", "find", "many"])))))));
 return $and($bool(asked), () => $and(is_of_turns, () => $and($call(reading, "lacks", ...$iter(others)), () => !$t(is_first_round(reading)))));
}
function _is_of_first(reading) {
 let is_asked = $and($call(reading, "has", "sanctuary", "order"), () => !$t($call(reading, "lacks", "who", "many")));
 is_asked = $both(is_asked, !$t($call(reading, "lacks", "pick", "take", "middle")));
 let others = $list($each(NO_CHOICE, (kind) => kind, (kind) => !$eq(kind, "sanctuary")));
 return $and(is_first_round(reading), () => $and(is_asked, () => $call(reading, "lacks", ...$iter(others))));
}
function parse_advanced(reading) {
 let players = $any_of(parsing_table$players(reading), () => 0);
 let is_of_five = $any((function* ($source) { for (const [place, word] of $iter($source)) for (const step of $iter([-1, 2])) yield $and($eq(word.number, DEALT_ADVANCED), () => is_any(at(reading.words, $add(place, step)), ["head", "per"])); })($enumerate(reading.words)));
 let is_mixed = $any($each(reading.words, (word) => $in(word.text, MIXED)));
 let is_several = $and($lt(1, $len($call(reading, "places", "many"))), () => $any_of(is_mixed, () => !$t($call(reading, "lacks", "deal", "keep"))));
 let is_other = !$t($call(reading, "lacks", "tie", "clue", "lowest", "need", "find", "wins", "who", "sanctuary", "if"));
 is_other = $or(is_other, $any($each(reading.words, (word) => $and($in("pay", word.kinds), () => !$t(word.is_capital)))));
 let is_asked = $and(is_several, () => $any_of($call(reading, "has", "advanced"), () => $and(is_of_five, () => is_mixed)));
 if ((!$t(players) || !$t(is_asked) || $t(is_other) || $t($sub($set($call(reading, "values", Role.ROUND)), $set([1]))))) {
  return null;
 }
 if ($t(parsing_table$has_stray(reading, players))) {
  return null;
 }
 return new DeckCase({ players: players, round: 1, has_deal: true });
}
function parse_deck(reading) {
 let number;
 let players = parsing_table$players(reading);
 let rounds = $sorted($set($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.ROUND) || $t(counts_rounds(reading, number))))));
 let is_setup = _is_of_setup(reading);
 let is_over = !$t($call(reading, "lacks", "game-end", "last-round"));
 let is_asked = $and($any_of($call(reading, "has", "deck"), () => is_setup), () => !$t($call(reading, "lacks", "many", "rest", "size")));
 is_asked = $or(is_asked, $any_of(_is_count_stated(reading), () => $and($call(reading, "has", "enough", "region"), () => $any_of(is_over, () => $bool(rounds)))));
 let is_other = $any_of(!$t($call(reading, "lacks", "tie", "pay", "clue", "lowest", "who")), () => parsing_table$is_of_sanctuaries(reading));
 is_other = $or(is_other, $any_of($and($call(reading, "has", "find"), () => !$t(is_setup)), () => $call(reading, "has", "if", "doubt")));
 is_other = $or(is_other, $and($call(reading, "asks_for", "keep"), () => $and(!$t($call(reading, "lacks", "deal", "advanced")), () => $call(reading, "lacks", "rest", "size", "middle"))));
 is_other = $or(is_other, $and($eq($len(rounds), 2), () => !$eq($get(rounds, 1), $add($get(rounds, 0), 1))));
 if ((!$t(players) || !$t(is_asked) || $t(is_other) || $lt(2, $len(rounds)) || $t(parsing_table$has_stray(reading, players)))) {
  return null;
 }
 number = ($t(is_over) ? MOST_ROUNDS : ($t(rounds) ? $get(rounds, -1) : 1));
 let is_next = $and($lt($len(rounds), 2), () => $and($lt(number, MOST_ROUNDS), () => !$t(_is_count_stated(reading))));
 if (($t(is_next) && $t(_is_refilled(reading)))) {
  number = $add(number, 1);
 }
 let is_of_both = $and(!$t(rounds), () => $and($any_of(is_setup, () => $call(reading, "has", "sanctuary", "region")), () => !$t(is_over)));
 let has_deal = $and($eq(number, 1), () => $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "advanced", "deal"))));
 return new DeckCase({ players: players, round: number, has_sanctuaries: is_of_both, has_deal: has_deal, has_removed: $and($lt(1, number), () => $call(reading, "has", "many", "removed")) });
}
function _is_refilled(reading) {
 let words = reading.words;
 let rounds = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("when", word.kinds)));
 let is_over = $any($each(rounds, (place) => $any_of($any($each($slice(words, $max($sub(place, NEAR_ROUND), 0), place, null), (word) => is_any(word, ["over", "after-doing"]))), () => $any($each($slice(words, place, $add($add(place, NEAR_ROUND), 1), null), (word) => $in("over", word.kinds))))));
 return $and(is_over, () => !$t($call(reading, "lacks", "refill", "faceup")));
}
function _is_of_setup(reading) {
 let is_several = $lt(1, $len($list($each(reading.words, (word) => word, (word) => $in("many", word.kinds)))));
 let is_begun = $any_of($call(reading, "has", "setup"), () => $and($call(reading, "has", "middle", "hand"), () => $call(reading, "has", "deal")));
 return $and(is_several, () => is_begun);
}
function _is_count_stated(reading) {
 let deck = $call(reading, "first_place", "deck");
 let stated = $slice(reading.words, $max($sub(deck, NEAR_DECK), 0), $add(deck, NEAR_DECK), null);
 let is_stated = $any($each($enumerate(stated), ([place, word]) => $and(word.number, () => is_any(at(stated, $add(place, 1)), ["card", "region"]))));
 is_stated = $both(is_stated, !$t($any($each(stated, (word) => $in("removed", word.kinds)))));
 let is_asked = $any($each(reading.words, (word) => $eq(word.text, "?")));
 return $and(is_stated, () => $and(is_asked, () => $and($bool($call(reading, "values", Role.ROUND)), () => $call(reading, "has", "deck"))));
}
function parsing_table$has_stray(reading, players) {
 let each, end, is_claimed, is_counted, is_dealt, is_new, is_round, start;
 let settled = $set([Role.PLAYERS, Role.ROUND, Role.CLAIM, Role.LOOSE]);
 let dealt = $set([1, 2, 3, 5, $add(players, 1), $mul(3, players), $mul(5, players), $mul(2, players), HIGHEST]);
 for (each of $iter(reading.numbers)) {
  [start, end] = $list(clause_of(reading.words, each.place));
  is_claimed = $any($each($call(reading, "sentence_of", each), (word) => $in("says", word.kinds)));
  is_counted = $and((each.role === Role.CARDS), () => $any($each($slice(reading.words, start, end, null), (word) => $in("deck", word.kinds))));
  is_round = $and((each.role === Role.COUNTED), () => counts_rounds(reading, each));
  is_dealt = $and((each.role === Role.CARDS), () => $in(each.value, dealt));
  is_new = is_any(at(reading.words, $add(each.place, 1)), ["now", "region", "card"]);
  is_dealt = $or(is_dealt, $and((each.role === Role.DURATION), () => $and($eq(each.value, $add(players, 1)), () => is_new)));
  is_dealt = $or(is_dealt, $and($in(each.value, dealt), () => is_any(at(reading.words, $sub(each.place, 1)), ["keep", "pick"])));
  is_dealt = $or(is_dealt, $and($in(each.value, dealt), () => is_any(at(reading.words, $add(each.place, 1)), ["keep", "draw"])));
  if ((!$in(each.role, settled) && !($t(is_claimed) || $t(is_counted) || $t(is_round) || $t(is_dealt)))) {
   return true;
  }
 }
 return false;
}
function parsing_table$is_of_sanctuaries(reading) {
 return $and(!$t($call(reading, "lacks", "sanctuary", "sanctuary-deck")), () => $call(reading, "lacks", "region"));
}

// faraway.rulebook.cases.asked_as_well
const asked_as_well$TAKING = ["take", "grab", "pick"];
const asked_as_well$OF_SCORE = ["pay", "need", "tie", "lowest", "wins", "deck"];
const asked_as_well$NEAR_PAID = 5;
function rulings_as_well(question, language) {
 return asked_as_well(read_question(question, language));
}
function asked_as_well(reading) {
 let asked = $list((function* ($source) { for (const [start, end] of $iter($source)) if ($eq(at(reading.words, end).text, "?")) for (const word of $iter($slice(reading.words, start, end, null))) yield word; })(sentences_of(reading.words)));
 let is_of_play = $call(reading, "lacks", ...$iter(asked_as_well$OF_SCORE));
 let found = [];
 if (($t(is_of_play) && $t(is_of_first_round(reading)) && $t(_has(asked, "sanctuary")))) {
  $call(found, "append", "finding-in-round-one");
 }
 if (($t(is_of_play) && $t(is_last_round(reading)) && $t(_asks_to_take(reading, asked)))) {
  $call(found, "append", "taking-in-round-eight");
 }
 let is_of_turns = $and(_has(asked, "who"), () => $any($each(asked, (word) => is_any(word, asked_as_well$TAKING))));
 if (($t(is_of_play) && $t(is_of_turns) && $lt(1, $len($set(reading.durations))) && $t($call(reading, "lacks", "hand", "next")))) {
  $call(found, "append", "who-takes-first");
 }
 let is_over = !$t($call(reading, "lacks", "game-end", "all-rounds", "last-round", "last"));
 if (($t(is_of_play) && $t(is_over) && $t(_has(asked, "hand")) && $t(_has(asked, "many")) && $t(_has(asked, "rest")))) {
  $call(found, "append", "regions-left-in-hand");
 }
 let is_of_setup = $all($each(["head", "middle", "card"], (kind) => _has(asked, kind)));
 if (($t(is_of_play) && $t(is_of_setup) && $lt(1, $len($list($each(asked, (word) => word, (word) => $in("many", word.kinds))))))) {
  $call(found, "append", "cards-dealt");
 }
 return found;
}
function asks_found(reading) {
 let places = $call(reading, "places", "many");
 let ends = [...$iter($slice(places, 1, null, null)), $len(reading.words)];
 let clauses = $list($each($zip(places, ends, { strict: false }), ([place, end]) => $slice(reading.words, place, $min(end, $get(clause_of(reading.words, place), 1)), null)));
 let found = $list($each(clauses, (clause) => clause, (clause) => (($t($any($each(clause, (word) => $and(is_any(word, ["find", "over"]), () => !$in("draw", word.kinds))))) || $t($all($each(["sanctuary", "reckon"], (kind) => $any($each(clause, (word) => $in(kind, word.kinds))))))) && !$t($any($each(clause, (word) => $in("draw", word.kinds)))))));
 return ($lt(0, $len(found)) && $lt($len(found), $len(clauses)));
}
function with_found(reading, found) {
 let is_found = $and($call(reading, "has", "find"), () => $and($call(reading, "asks_for", "sanctuary"), () => $call(reading, "lacks", "draw", "now")));
 if (($t(is_found) && $eq($len(found.row), MOST_ROUNDS) && $eq($len($call(reading, "places", "many")), 1))) {
  return new RowCase({ row: found.row });
 }
 return (($lt(2, $len(found.row)) && $t(asks_found(reading))) ? $evolve(found, { has_found: true }) : found);
}
function is_of_first_round(reading) {
 let is_later = !$t($call(reading, "lacks", "now", "previous", "last-round"));
 is_later = $or(is_later, $and($call(reading, "has", "then"), () => $lt(1, $len($set(reading.durations)))));
 is_later = $or(is_later, $call(reading, "has", "next"));
 return $and(!$t(is_later), () => is_first_round(reading));
}
function is_row_of_several(reading, found) {
 let is_row = $and($isinstance(found, $or($or(DrawCase, FindCase), RowCase)), () => $lt(1, $len(found.row)));
 let persons = $set($each(reading.words, (word) => word.text, (word) => $in("person", word.kinds)));
 let owners = $set($each(read_owners(reading), (each) => each.owner, (each) => $in(each.owner, persons)));
 return $and(is_row, () => $any_of(is_of_first_round(reading), () => $lt(1, $len(owners))));
}
function is_clue_chosen(reading) {
 let is_chosen, is_last, is_more, phrase, start, stop;
 let words = reading.words;
 let cards = $list($each(reading.numbers, (number) => number.place, (number) => (number.role === Role.DURATION)));
 for (phrase of $iter(reading.sanctuaries.phrases)) {
  [start, stop] = $list([start_before(words, phrase.start), stop_after(words, phrase.end)]);
  is_chosen = $any($each($slice(words, start, stop, null), (word) => is_any(word, ["keep", "take", "pick", "play"])));
  is_last = $all($each(cards, (place) => $lt(place, phrase.start)));
  is_more = $any($each($slice(words, stop, null, null), (word) => is_any(word, ["draw", "getting"])));
  if (($t($call(phrase.icons, "get", "clue", 0)) && $t(is_chosen) && $t(is_last) && $t(is_more) && $t($call(reading, "lacks", "many", "pay")))) {
   return true;
  }
 }
 return false;
}
function is_rest_asked(reading) {
 let words = reading.words;
 let is_drawn = $and($call(reading, "has", "draw", "sanctuary"), () => $call(reading, "lacks", "many", "due", "region", "pay"));
 return $and(is_drawn, () => $any($each($enumerate(words), ([place, word]) => $and($in("deck", word.kinds), () => $and(is_in_question(words, place), () => $any($each($slice(words, start_before(words, place), place, null), (each) => is_any(each, ["remainder", "elsewhere"]))))))));
}
function _has(words, kind) {
 return $any($each(words, (word) => $in(kind, word.kinds)));
}
function _asks_to_take(reading, asked) {
 let is_taken = $and($any($each(asked, (word) => is_any(word, asked_as_well$TAKING))), () => !$t($call(reading, "lacks", "region", "middle")));
 return $and(is_taken, () => $call(reading, "lacks", "hand", "reckon"));
}
function is_of_need(reading) {
 return $and($bool($call(reading, "counts_of", "need")), () => asks_when(reading.words, reading.numbers));
}
function fames_of(reading) {
 return $set($each(reading.sanctuaries.phrases, (each) => each.quest.fame, (each) => ($t(each.quest) && !$t(each.quest.counted))));
}
function is_paid_in_sanctuaries(reading) {
 let words = reading.words;
 return $all($each($enumerate(words), ([place, word]) => $any($each($slice(words, place, $add(place, asked_as_well$NEAR_PAID), null), (after) => $in("sanctuary", after.kinds))), ([place, word]) => $in("pay", word.kinds)));
}

// faraway.rulebook.cases.contradicting
const [LONGEST_GAP, contradicting$NEAR] = [7, 4];
const [GAP, NUMBER, contradicting$PLAYED, LIST, START] = ["..", "#", "=", "@", "."];
const ONWARD = ["left to right", "gauche a droite", "links nach rechts", "sinistra a destra"];
const contradicting$OF_PLAY = ["unordered", "backward", "turned", "unplayed", "taken"];
const OF_DRAW = ["unfound", "first-round", "other-round", "further"];
const OF_CLUES = [...$iter(OF_DRAW), "elsewhere", "compared"];
function is_contradicted(question, language, reading, case_) {
 let named, names;
 let words = [START, ...$iter(_plain(read_words(question, language)))];
 [names, named] = $list(_guards(case_));
 let others = $set($each(reading.numbers, (number) => number.value, (number) => (number.role !== Role.DURATION)));
 let cards = $tuple($each(named, (card) => card, (card) => !$in(card, others)));
 if ($t($any($each(names, (name) => _is_said(words, language, name, cards))))) {
  return true;
 }
 let is_paid = $isinstance(case_, $or($or(TableauCase, RowPayCase), RegionsCase));
 let is_turned = $and(is_paid, () => $and($call(reading, "lacks", "scoring"), () => !$t($any($each(reading.laid.lists, (each) => each.is_backward)))));
 is_turned = $both(is_turned, $any_of(!$t($any($each(reading.words, (word) => $call(word.text, "endswith", ONWARD)))), () => $call(reading, "has", "backward")));
 if (($t(is_turned) && $t(_is_said(words, language, "backward", [])))) {
  return true;
 }
 if (($t($isinstance(case_, DrawCase)) && $t(_is_other_draw(words, language, reading, case_)))) {
  return true;
 }
 if (($t($isinstance(case_, RowPayCase)) && !$t(case_.targets) && $lt(1, $len(case_.sanctuaries)))) {
  return $any_of(contradicting$is_either(reading), () => _is_said(words, language, "weighed", []));
 }
 if ($t($isinstance(case_, HandCase))) {
  return $any_of(_is_said(words, language, "held", [case_.previous]), () => _is_said(words, language, "lying", case_.hand));
 }
 return $and($isinstance(case_, $or($or(FindCase, DrawCase), RowCase)), () => _has_gap(words, language, reading, case_.row));
}
function is_shaped(question, language, name) {
 return _is_said([START, ...$iter(_plain(read_words(question, language)))], language, name, []);
}
function _guards(case_) {
 if (case_ instanceof DrawCase) {
  return [($t(case_.row) ? contradicting$OF_PLAY : ($t(case_.clues) ? OF_CLUES : OF_DRAW)), case_.row];
 } else if (case_ instanceof FindCase || case_ instanceof RowCase || case_ instanceof RoundsCase) {
  return [[...$iter(contradicting$OF_PLAY), "choosing"], case_.row];
 } else if (case_ instanceof OrderCase) {
  return [["unplayed", "taken"], case_.played];
 } else if (case_ instanceof FindersCase) {
  return [[...$iter(contradicting$OF_PLAY), "choosing", "dated"], $tuple((function* ($source) { for (const pair of $iter($source)) for (const card of $iter(pair)) yield card; })(case_.pairs))];
 } else if (true) {
  return [_guards_of_table(case_), []];
 }
}
function _guards_of_table(case_) {
 let is_turned;
 if (case_ instanceof TableauCase || case_ instanceof RowPayCase || case_ instanceof RegionsCase) {
  is_turned = $and($isinstance(case_, TableauCase), () => case_.is_also_last);
  return ($t(is_turned) ? ["given"] : ["unordered", "given"]);
 } else if (case_ instanceof DeckCase) {
  return ($eq(case_.round, 1) ? ["ended", "changed-players"] : ["changed-players"]);
 } else if (case_ instanceof LimitCase) {
  return ["before-round"];
 } else if (case_ instanceof MarketCase || case_ instanceof DealCase) {
  return ["changed-players"];
 } else if (true) {
  return [];
 }
}
function _is_other_draw(words, language, reading, case_) {
 let cards = case_.row;
 if (($t(_is_said(words, language, "of-regions", cards)) && !$t(_is_said(words, language, "of-sanctuaries", cards)))) {
  return true;
 }
 if (!$t(cards)) {
  return $and(!$t($call(reading, "lacks", "stranger", "person")), () => _is_said(words, language, "for-me", cards));
 }
 let unplayed = $tuple($each(reading.durations, (card) => card, (card) => !$in(card, cards)));
 let is_more = $and($lt(clues_on(cards), case_.clues), () => $lt(0, clues_on(unplayed)));
 return $and(is_more, () => _is_said(words, language, "taken", unplayed));
}
function contradicting$is_either(reading) {
 return $any($each($pairwise(reading.sanctuaries.phrases), ([one, other]) => $any($each($slice(reading.words, one.end, other.start, null), (word) => $in("or", word.kinds)))));
}
function _has_gap(words, language, reading, row) {
 let stated = $list($each($enumerate(reading.words), ([place, word]) => word, ([place, word]) => $t($any($each($slice(reading.words, $add(place, 1), $add(place, contradicting$NEAR), null), (each) => $call(each.text, "isdigit"))))));
 let named = $set($each(stated, (word) => $any_of(word.number, () => 1), (word) => $t(is_any(word, ["nth", "first"]))));
 let is_end = $and($in(1, named), () => $and($eq($len(row), 2), () => $any($each(stated, (word) => $in("last", word.kinds)))));
 let rounds = $set($call(reading, "values", Role.ROUND));
 let both = ($lt(1, $len(rounds)) ? rounds : $or(rounds, named));
 let is_open = $and($lt(1, $len(both)), () => $and($eq($len(both), $len(row)), () => $le($len(row), $sub($max(both), $min(both)))));
 return $any_of(is_open, () => $any_of(is_end, () => $and($eq($len(row), 2), () => _is_said(words, language, "long-ago", row))));
}
function _plain(words) {
 return $list((function* ($source) { for (const word of $iter($source)) for (const text of $iter((($t(word.is_spelled) && $lt(1, word.number)) ? [$str(word.number)] : $call(word.text, "split")))) yield text; })(words));
}
function _is_said(words, language, name, cards) {
 let played = $frozenset($each(cards, (card) => $str(card)));
 let joined = $frozenset($call($get(words_against(language), "joined"), "split"));
 let said = $set([GAP, ...$iter(words), ...$iter(($t($any($each(words, (word) => $call(word, "isdigit")))) ? [NUMBER] : [])), ...$iter((!$t($call(played, "isdisjoint", words)) ? [contradicting$PLAYED] : []))]);
 return $any($each(_shapes(language, name), (steps) => $and($all($each(steps, (step) => !$t($call(step, "isdisjoint", said)))), () => _has_shape(words, steps, played, joined))));
}
function _shapes(language, name) {
 let lists = words_against(language);
 return $list($each(shapes_against(language, name), (shape) => $list($each($call(shape, "split"), (step) => ($t($call(step, "startswith", LIST)) ? $frozenset($call($get(lists, $slice(step, 1, null, null)), "split")) : $frozenset($call(step, "split", "|")))))));
}
function _has_shape(words, steps, played, joined) {
 let is_gap, places, reached, step;
 [places, is_gap] = $list([$set($range($len(words))), false]);
 for (step of $iter(steps)) {
  if ($in(GAP, step)) {
   is_gap = true;
   continue;
  }
  reached = ($t(is_gap) ? $set((function* ($source) { for (const place of $iter($source)) for (const each of $iter(_reach(words, place, joined))) yield each; })(places)) : places);
  places = $set($each(reached, (place) => $add(place, 1), (place) => ($lt(place, $len(words)) && $t(contradicting$is_of($get(words, place), step, played)))));
  is_gap = false;
 }
 return $bool(places);
}
function _reach(words, start, joined) {
 let place;
 let places = [];
 for (place of $iter($range(start, $min($add(start, LONGEST_GAP), $len(words))))) {
  $call(places, "append", place);
  if (($in($get(words, place), joined) || $in($get(words, place), beside$ENDS) || $t($call($get(words, place), "isdigit")))) {
   break;
  }
 }
 return places;
}
function contradicting$is_of(word, step, played) {
 return $any_of($in(word, step), () => $any_of($and($in(NUMBER, step), () => $call(word, "isdigit")), () => $and($in(contradicting$PLAYED, step), () => $in(word, played))));
}

// faraway.rulebook.cases.scene
const [scene$NEAR, NEAR_ONLY] = [2, 4];
class Scene {
 constructor($given) {
  this.reading = $given.reading;
 }
 get sanctuaries() {
  const self = this;
  return self.reading.sanctuaries;
 }
 get phrases() {
  const self = this;
  return self.reading.sanctuaries.phrases;
 }
 get words() {
  const self = this;
  return self.reading.words;
 }
 get sentences() {
  const self = this;
  return self.reading.laid.sentences;
 }
 get free_numbers() {
  const self = this;
  return self.reading.laid.free_numbers;
 }
 get lists() {
  const self = this;
  return self.reading.laid.lists;
 }
 is_stated_backward(place) {
  const self = this;
  return $call(self.reading.laid, "is_stated_backward", place);
 }
 get names() {
  const self = this;
  let places = $list((function* ($source) { for (const listed of $iter($source)) for (const each of $iter([listed.start, listed.end])) yield each; })(self.lists));
  return $set($each($enumerate(self.words), ([place, word]) => word.text, ([place, word]) => ($in("stranger", word.kinds) && $t($any($each(places, (each) => $le($abs($sub(place, each)), scene$NEAR)))))));
 }
 get is_read() {
  const self = this;
  let places = $call(self.reading, "places", ...$iter(ALL_COLOURS));
  let named = $set((function* ($source) { for (const place of $iter($source)) if ($t($call(self, "is_taken", place))) for (const kind of $iter($call($get(self.words, place).kinds, "intersection", ALL_COLOURS))) yield kind; })(places));
  return $all($each(places, (place) => $any_of($call(self, "is_taken", place), () => $and($le($call($get(self.words, place).kinds, "intersection", ALL_COLOURS), named), () => is_any(at(self.words, $sub(place, 1)), ["the", "only", "whole"])))));
 }
 is_taken(place) {
  const self = this;
  return $call(self.sanctuaries, "is_taken", place);
 }
 *free_words() {
  const self = this;
  let place, word;
  for ([place, word] of $iter($enumerate(self.words))) {
   if (!$t($call(self, "is_taken", place))) {
    yield word;
   }
  }
 }
}
function read_scene(reading) {
 return new Scene({ reading: reading });
}
function unnamed_beside(scene) {
 let icon;
 let named = $list((function* ($source) { for (const listed of $iter($source)) for (const place of $iter($range($max($sub(listed.start, NEAR_ONLY), 0), listed.start))) if (($t(is_any($get(scene.words, place), ["only", "whole"])) && !$t($call(scene, "is_taken", place)))) for (const word of $iter($slice(scene.words, $max($sub(place, scene$NEAR), 0), listed.start, null))) if (($t((icon = first_kind(word, ICONS))) && !$t(colour_of(word)))) yield icon; })(scene.lists));
 let kinds = $set((function* ($source) { for (const listed of $iter($source)) if ($lt(1, $len(listed.cards))) for (const icon of $iter(ICONS)) if ($in(icon, listed.kinds)) yield icon; })(scene.lists));
 return ($t(named) ? $call($frozenset(ICONS), "difference", kinds) : $frozenset([]));
}

// faraway.rulebook.cases.rows
const IN_VIEW = $frozenset($set(["faceup", "then", "after", "see"]));
const NOT_IN_VIEW = $frozenset($set(["hidden", "leftward", "earlier", "previous", "before"]));
const [MOST_NEEDED, rows$NEAR, NEAR_END] = [5, 2, 4];
const rows$PAID = ["pay", "give", "need", "set", "scoring", "enough", "reckon"];
function targets_of(scene) {
 let cards, is_aside;
 let lists = cards_of(scene);
 if (($eq($len(lists), 2) && ($lt(1, $len($get(lists, 1).cards)) && $lt($len($get(lists, 1).cards), $len($get(lists, 0).cards))) && $le($set($get(lists, 1).cards), $set($get(lists, 0).cards)))) {
  return $list($get(lists, 1).cards);
 }
 if (($eq($len(lists), 1) && $lt(1, $len($get(lists, 0).cards)))) {
  return _target_of_row(scene, $get(lists, 0));
 }
 let alone = $list($fromkeys($each(lists, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1))));
 let listed = $set((function* ($source) { for (const each of $iter($source)) if ($lt(1, $len(each.cards))) for (const card of $iter(each.cards)) yield card; })(lists));
 let again = $list($each(alone, (card) => card, (card) => $in(card, listed)));
 cards = $list((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists));
 let twice = $list($each(alone, (card) => card, (card) => $lt(1, $call(cards, "count", card))));
 if (($t(again) || $eq($len(twice), 1))) {
  return $any_of(again, () => twice);
 }
 if ($lt($len(alone), 2)) {
  is_aside = $any($each(lists, (each) => $and($eq(each.cards, $tuple(alone)), () => $and(!$t($call(each.kinds, "isdisjoint", ["hidden", "leftward"])), () => !$in("first", each.kinds)))));
  return (($t(is_aside) && $lt(1, $len(lists))) ? [] : alone);
 }
 let others = $list($each(lists, (each) => each, (each) => !$eq(each.cards, [$get(alone, 0)])));
 let is_stated = $all($each(others, (each) => !$t($call(each.kinds, "isdisjoint", $or($or(IN_VIEW, NOT_IN_VIEW), $set(["last"]))))));
 return (($t(is_stated) && $eq($get(lists, 0).cards, [$get(alone, 0)])) ? $slice(alone, null, 1, null) : []);
}
function _target_of_row(scene, row) {
 let asked = place_asked(scene);
 if ((asked !== null)) {
  return ($lt(asked, $len(row.cards)) ? [$get(row.cards, asked)] : []);
 }
 let is_argued = $and($call(scene.reading, "has", "row"), () => $any($each(scene.words, (word) => $eq(word.text, CLAIMED.text))));
 let is_paid = $and(!$t(is_argued), () => !$t($call(scene.reading, "lacks", ...$iter(rows$PAID))));
 is_paid = $or(is_paid, $any_of($lt(1, $len(scene.lists)), () => is_claimed(scene)));
 return (($t(is_paid) && $t(is_followed(scene, row))) ? [$get(row.cards, 0)] : []);
}
function ends_asked(scene) {
 let end, near, number, place, start, word;
 for ([start, end] of $iter(scene.sentences)) {
  for (place of $iter($range(start, ($eq(at(scene.words, end).text, "?") ? end : start)))) {
   word = $get(scene.words, place);
   near = [at(scene.words, $sub(place, 1)), at(scene.words, $add(place, 1))];
   number = $next($each(near, (each) => ($in("pair", each.kinds) ? 2 : each.number), (each) => $t(is_several(each))), 0);
   if (($t(number) && $t(is_any(word, ["first", "last"])))) {
    return ($in("first", word.kinds) ? number : -number);
   }
  }
 }
 return 0;
}
function is_several(word) {
 return $any_of($in("pair", word.kinds), () => $and(word.is_spelled, () => $lt(1, word.number)));
}
function place_asked(scene) {
 let end, is_alone, is_listed, is_of_card, is_of_other, is_question, place, start, word;
 let found = $set();
 for (place of $iter($call(scene.reading, "places", "penultimate", "first", "last", "nth"))) {
  word = $get(scene.words, place);
  [start, end] = $list(sentence_at(scene, place));
  is_question = $eq(at(scene.words, end).text, "?");
  is_listed = $any($each(scene.lists, (each) => ($le(start, each.start) && $lt(each.start, end))));
  is_of_card = $any($each($slice(scene.words, place, $add($add(place, rows$NEAR), 1), null), (each) => is_any(each, ["card", "region"])));
  is_alone = $any_of($eq(at(scene.words, $add(place, 1)).text, "?"), () => $any_of(is_of_card, () => is_any(at(scene.words, $sub(place, 1)), ["card", "region"])));
  is_of_other = $any_of(is_listed, () => $lt(1, $sum($each(scene.phrases, (phrase) => (phrase.quest !== null)))));
  if ((!$t(is_question) || ($t(is_of_other) && !$t(is_of_card)) || !$t(is_alone) || $t($call(scene, "is_taken", place)))) {
   continue;
  }
  if ($in("penultimate", word.kinds)) {
   $call(found, "add", -2);
  } else if ($in("first", word.kinds)) {
   $call(found, "add", 0);
  } else if ($in("last", word.kinds)) {
   $call(found, "add", -1);
  } else {
   $call(found, "add", $sub(word.number, 1));
  }
 }
 return ($eq($len(found), 1) ? $call(found, "pop") : null);
}
function is_claimed(scene) {
 let claims = $call(scene.reading, "values", Role.CLAIM);
 let quests = $list($each(scene.reading.durations, (card) => $get(CATALOGUE.region_of, Duration(card)).quest));
 return $any($each(quests, (quest) => $in(quest.fame, claims), (quest) => (quest !== null)));
}
function is_followed(scene, listed) {
 let second = $next($each(scene.free_numbers, (each) => each.place, (each) => $lt(listed.start, each.place)));
 let between = $slice(scene.words, $add(listed.start, 1), second, null);
 return $and($any($each(between, (word) => $in("then", word.kinds))), () => !$t(listed.is_backward));
}
function cards_of(scene) {
 let first = $next($each(scene.lists, (each) => $get(each.cards, 0)), 0);
 let named = $list($each(scene.lists, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1)));
 return $list($each(scene.lists, (each) => each, (each) => !($t(rows$is_choice(scene, each)) || $t(_is_count_asked(scene, each)) || $t(_is_fame(scene, each, first)) || $t(_is_fame_of(scene, each, named)))));
}
function _is_fame_of(scene, listed, named) {
 let _, end;
 let quests = $list($each(named, (card) => $get(CATALOGUE.region_of, Duration(card)).quest, (card) => !$eq([card], listed.cards)));
 let is_paid = $any($each(quests, (quest) => $and((quest !== null), () => $and((quest.per === Per.FIXED), () => $eq([quest.fame], listed.cards)))));
 [_, end] = $list(sentence_at(scene, listed.start));
 let before = [at(scene.words, $sub(listed.start, 1)), at(scene.words, $sub(listed.start, 2))];
 let is_got = $and(is_any($get(before, 0), ["the", "own"]), () => is_any($get(before, 1), ["claim", "draw", "give", "pay"]));
 return $and(is_paid, () => $and(is_got, () => $and($eq(at(scene.words, end).text, "?"), () => $eq($call(named, "count", $get(listed.cards, 0)), 1))));
}
function _is_fame(scene, listed, first) {
 let _, end;
 let quest = $get(CATALOGUE.region_of, Duration(first)).quest;
 let is_paid = $and((quest !== null), () => $and((quest.per === Per.FIXED), () => ($eq([quest.fame], listed.cards) && !$eq(listed.cards, [first]))));
 [_, end] = $list(sentence_at(scene, listed.start));
 return $and(is_paid, () => $and($eq(at(scene.words, end).text, "?"), () => $le($sub(end, NEAR_END), listed.start)));
}
function sentence_at(scene, place) {
 return [start_before(scene.words, place), stop_after(scene.words, place)];
}
function rows$is_choice(scene, listed) {
 let _, end;
 [_, end] = $list(sentence_at(scene, listed.start));
 let behind = $slice(scene.words, $add(listed.end, 1), end, null);
 if (($t(is_any(at(behind, 0), ["pay", "give"])) && !$in("counted", at(behind, 0).kinds))) {
  return false;
 }
 return is_bare_choice(scene, listed.start);
}
function is_bare_choice(scene, place) {
 let end, start;
 [start, end] = $list(sentence_at(scene, place));
 let words = $slice(scene.words, start, end, null);
 let is_or = $any($each(words, (word) => $in("or", word.kinds)));
 let is_bare = $all($each(words, (word) => $any_of($call(word.text, "isdigit"), () => $any_of(word.is_spelled, () => is_any(word, ["break", "small", "neutral", "or", "claim", "counted", "pay"])))));
 return $and(is_or, () => $and(is_bare, () => $eq(at(scene.words, end).text, "?")));
}
function _is_count_asked(scene, listed) {
 let _, start, words;
 if (($lt(1, $len(listed.cards)) || $lt(MOST_NEEDED, $get(listed.cards, 0)))) {
  return false;
 }
 if ($in("need", at(scene.words, $add(listed.start, 1)).kinds)) {
  return true;
 }
 [start, _] = $list(sentence_at(scene, listed.start));
 words = $slice(scene.words, start, listed.start, null);
 return $and($any($each(words, (word) => $in("need", word.kinds))), () => $any($each(words, (word) => is_any(word, ICONS))));
}
function later_than(scene, target) {
 let each, found;
 if ($t(is_left_of_another(scene, target))) {
  return null;
 }
 let ordered = in_rounds(scene);
 if ($in(target, ordered)) {
  return $slice(ordered, $add($call(ordered, "index", target), 1), null, null);
 }
 let own = $list($each(scene.lists, (each) => each, (each) => $in(target, each.cards)));
 let is_first = $any($each(own, (each) => $in("first", each.kinds), (each) => $eq($len(each.cards), 1)));
 let is_last = $any($each(own, (each) => $in("last", each.kinds), (each) => $eq($len(each.cards), 1)));
 if (($t(is_first) && $t(is_last) && !$t($call(scene.reading, "lacks", "not", "but", "or")))) {
  return null;
 }
 is_last = $both(is_last, !$t(is_first));
 let seen = new Map([]);
 for (each of $iter(cards_of(scene))) {
  if ($eq(each.cards, [target])) {
   continue;
  }
  found = _in_view(scene, each, target, is_last, is_first);
  if ((found === null)) {
   return null;
  }
  if (($lt($len($set(found)), $len(found)) || (!$t(is_first) && !$t($call($call(seen, "keys"), "isdisjoint", found))))) {
   return null;
  }
  seen = $or(seen, $fromkeys($each(found, (card) => card, (card) => !$eq(card, target))));
 }
 return ($lt($len(seen), MOST_ROUNDS) ? $tuple(seen) : null);
}
function is_left_of_another(scene, target) {
 return $any($each($enumerate(scene.lists), ([place, listed]) => $and($in("leftward", listed.kinds), () => $and(!$in(target, listed.cards), () => $and($lt(0, place), () => $all($each($slice(scene.lists, null, place, null), (before) => !$in(target, before.cards))))))));
}
function in_rounds(scene) {
 let is_card, number;
 let cards = cards_of(scene);
 let alone = $set($each(cards, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1)));
 if ($t($any($each(cards, (each) => $and($lt(1, $len(each.cards)), () => $any($each(each.cards, (card) => !$in(card, alone)))))))) {
  return [];
 }
 let numbers = [];
 for (number of $iter(scene.free_numbers)) {
  is_card = $any($each(cards, (each) => $eq(each.start, number.place)));
  if (($t(is_card) && !$in(number.value, $set($each(numbers, (each) => each.value))))) {
   $call(numbers, "append", number);
  }
 }
 let events = read_events(scene.words, scene.reading.numbers, numbers);
 let is_stated = $all($each(events, (event) => event.round));
 is_stated = $or(is_stated, $and($eq($len(events), 2), () => $any($each(events, (event) => !$t($call(event.tags, "isdisjoint", order$PAST))))));
 is_stated = $or(is_stated, $and($lt(1, $len(events)), () => $all($each($slice(events, 1, null, null), (event) => !$t($call(event.tags, "isdisjoint", $or(order$PAST, $set(["penultimate"]))))))));
 return ($t(is_stated) ? in_order(events) : []);
}
function _in_view(scene, listed, target, is_last, is_first) {
 let is_against, is_hidden, is_seen, is_unseen;
 let sign = _sign(scene, listed, target);
 if ($lt(1, $call(listed.cards, "count", target))) {
  return null;
 }
 if (($t(sign) && !$in(target, listed.cards))) {
  is_against = $any_of($and(is_last, () => $lt(0, sign)), () => $and(is_first, () => $lt(sign, 0)));
  is_against = $or(is_against, $and($lt(0, sign), () => $and($lt(1, $len(listed.cards)), () => $in("leftward", listed.kinds))));
  return ($t(is_against) ? null : ($lt(0, sign) ? listed.cards : []));
 }
 [is_seen, is_unseen] = $list([!$t($call(listed.kinds, "isdisjoint", IN_VIEW)), !$t($call(listed.kinds, "isdisjoint", NOT_IN_VIEW))]);
 is_seen = $or(is_seen, $and($in("last", listed.kinds), () => !$t(is_last)));
 is_seen = $or(is_seen, $any_of(_is_said_of_all(scene, listed), () => _is_in_later_rounds(scene, listed, target)));
 let is_led = $eq($get(listed.cards, 0), target);
 if (($in(target, listed.cards) && !$t(is_led))) {
  return ($t(is_unseen) ? null : _of_row(scene, listed, target, is_seen));
 }
 if (($t(is_unseen) || ($t(is_last) && !$t(is_led)))) {
  is_hidden = $and(!$t(is_seen), () => $any_of(!$t(is_unseen), () => !($t(is_led) || $t(is_first))));
  return ($t(is_hidden) ? [] : null);
 }
 return (($t(is_seen) || $t(is_led) || $t(is_first)) ? listed.cards : null);
}
function _is_said_of_all(scene, listed) {
 let _, end;
 [_, end] = $list(sentence_at(scene, listed.start));
 let whole = $next($each($range(listed.end, end), (place) => place, (place) => $in("all", $get(scene.words, place).kinds)), end);
 let behind = $slice(scene.words, whole, end, null);
 let is_later = $any($each(behind, (word) => is_any(word, ["then", "after"])));
 return $and(is_later, () => $all($each(behind, (word) => $and(!$t($call(word.text, "isdigit")), () => !$t(is_any(word, NOT_IN_VIEW))))));
}
function _is_in_later_rounds(scene, listed, target) {
 let _, start;
 [start, _] = $list(sentence_at(scene, listed.start));
 let rounds = $list($each(scene.reading.numbers, (number) => number.value, (number) => ((number.role === Role.ROUND) && ($le(start, number.place) && $lt(number.place, listed.start)))));
 let own = nths_of(scene, target);
 return $and($eq($len(own), 1), () => $and($bool(rounds), () => $lt($max(own), $min(rounds))));
}
function _of_row(scene, listed, target, is_seen) {
 let is_row = $any_of($call(scene.reading, "has", "row"), () => $any_of(listed.is_backward, () => $and($eq($len(listed.cards), MOST_ROUNDS), () => !$t(is_seen))));
 is_row = $or(is_row, $in($add($call(listed.cards, "index", target), 1), nths_of(scene, target)));
 if ($t(_is_stated_in_turn(scene, listed))) {
  return $slice(listed.cards, $add($call(listed.cards, "index", target), 1), null, null);
 }
 let is_end = $and($in("last", listed.kinds), () => $call(listed.kinds, "isdisjoint", IN_VIEW));
 if ($t(is_end)) {
  return $slice(listed.cards, $add($call(listed.cards, "index", target), 1), null, null);
 }
 if ($eq(is_row, is_seen)) {
  return null;
 }
 return ($t(is_row) ? $slice(listed.cards, $add($call(listed.cards, "index", target), 1), null, null) : listed.cards);
}
function _is_stated_in_turn(scene, listed) {
 let before, behind, end, start;
 [start, end] = $list(sentence_at(scene, listed.start));
 [before, behind] = $list([$slice(scene.words, start, listed.start, null), $slice(scene.words, $add(listed.end, 1), end, null)]);
 let within = $slice(scene.words, listed.start, listed.end, null);
 let is_later = $any($each([...$iter(before), ...$iter(behind)], (word) => is_any(word, $or($or(IN_VIEW, NOT_IN_VIEW), $set(["backward"])))));
 return $and($any($each(within, (word) => $in("then", word.kinds))), () => $and(!$t(is_later), () => !$t(listed.is_backward)));
}
function nths_of(scene, target) {
 let each, end, start;
 let found = $set();
 for (each of $iter(scene.lists)) {
  if ($eq(each.cards, [target])) {
   [start, end] = $list(sentence_at(scene, each.start));
   found = $or(found, $set($each($slice(scene.words, start, end, null), (word) => word.number, (word) => ($in("nth", word.kinds) && $t(word.number)))));
   found = $or(found, $set($each(scene.reading.numbers, (number) => number.value, (number) => ((number.role === Role.ROUND) && ($le(start, number.place) && $lt(number.place, end))))));
  }
 }
 return found;
}
function _sign(scene, listed, target) {
 let after, before, each, index, other, sign;
 let lists = scene.lists;
 for ([index, each] of $iter($enumerate(lists))) {
  if (!$t(each.lead)) {
   continue;
  }
  before = (($t(index) && $t(_is_one_sentence(scene, $get(lists, $sub(index, 1)), each))) ? $get(lists, $sub(index, 1)) : null);
  after = (($lt($add(index, 1), $len(lists)) && $t(_is_one_sentence(scene, each, $get(lists, $add(index, 1))))) ? $get(lists, $add(index, 1)) : null);
  other = (((before === null) || $eq(before.cards, each.cards)) ? after : before);
  sign = ($eq(each.lead, "after") ? 1 : -1);
  if (($eq(each.cards, [target]) && (other === listed))) {
   return sign;
  }
  if (((each === listed) && (other !== null) && $eq(other.cards, [target]))) {
   return -sign;
  }
 }
 return 0;
}
function order_said(scene, card, other) {
 let alone = $list($each(scene.lists, (each) => each, (each) => $eq(each.cards, [card])));
 let signs = $sub($set($each(alone, (each) => _sign(scene, each, other))), $set([0]));
 return ($eq($len(signs), 1) ? $call(signs, "pop") : 0);
}
function _is_one_sentence(scene, left, right) {
 return $all($each($slice(scene.words, left.end, right.start, null), (word) => !$in(word.text, beside$ENDS)));
}

// faraway.rulebook.cases.asking
const asking$OTHER_TALK = ["deck", "hand", "pending"];
const [asking$FAR, asking$NEAR] = [4, 4];
function asks_otherwise(scene) {
 let reading = scene.reading;
 let is_tied = $any($each(reading.words, (word) => $and($in("tie", word.kinds), () => !$in("all", word.kinds))));
 let is_doubtful = is_near_doubt(scene);
 let is_compared = $any($each($call(reading, "places", "compare"), (place) => $and(!$eq($get(scene.words, place).text, "als"), () => $any($each($slice(scene.words, $add(place, 1), $add(place, asking$NEAR), null), (each) => $call(each.text, "isdigit"))))));
 is_doubtful = $or(is_doubtful, $any_of(is_compared, () => is_of_another(scene)));
 let is_other = $any_of(is_tied, () => $any_of(is_doubtful, () => $any_of(!$t($call(reading, "lacks", ...$iter(asking$OTHER_TALK))), () => _is_asked_who(reading))));
 let is_finding = $and(_is_finding(reading), () => !$t(is_fame_asked(scene)));
 return $any_of(is_other, () => $any_of(is_finding, () => $any_of(asking$is_of_several(scene), () => !$t(scene.is_read))));
}
function is_near_doubt(scene) {
 let ends = $list((function* ($source) { for (const each of $iter($source)) for (const place of $iter([each.start, each.end])) yield place; })(scene.lists));
 return $any($each($call(scene.reading, "places", "doubt", "backward"), (place) => $and($any($each(ends, (each) => $le($abs($sub(place, each)), asking$FAR))), () => $any_of($in("doubt", $get(scene.words, place).kinds), () => !$t($call(scene, "is_stated_backward", place))))));
}
function is_of_another(scene) {
 let before, end, is_drawn, is_named, is_owned, is_unreal, phrase, start;
 let starts = $set($each(scene.lists, (each) => $get(sentence_at(scene, each.start), 0), (each) => $lt(1, $len(each.cards))));
 let rows = $any_of($list($each(starts, (start) => [start, $get(sentence_at(scene, start), 1)])), () => $list($slice(scene.sentences, null, 1, null)));
 let is_theirs = $any($each(rows, ([start, end]) => _has_person(scene, start, end)));
 for (phrase of $iter(scene.phrases)) {
  [start, end] = $list(sentence_at(scene, phrase.start));
  is_named = $any($each($slice(scene.words, phrase.start, end, null), (word) => $in("stranger", word.kinds)));
  before = $slice(scene.words, start, phrase.start, null);
  is_drawn = $any($each(before, (word) => $and($in("draw", word.kinds), () => !$t(is_any(word, ["find", "have"])))));
  is_unreal = $any_of($any($each(before, (word) => $in("unreal", word.kinds))), () => is_drawn);
  is_owned = $and(_has_person(scene, start, phrase.start), () => !$t(is_theirs));
  if (($t(is_unreal) || $t(is_named) || $t(is_owned))) {
   return true;
  }
 }
 return false;
}
function _has_person(scene, start, end) {
 return $any($each($slice(scene.words, start, end, null), (word) => is_any(word, ["person", "stranger"])));
}
function is_fame_asked(scene) {
 let is_chosen = $any($each(scene.reading.numbers, (number) => $and((number.role === Role.CLAIM), () => $any($each([$sub(number.place, 1), $add(number.place, 1)], (place) => $in("or", at(scene.words, place).kinds))))));
 return $any_of($lt($len(cards_of(scene)), $len(scene.lists)), () => $any_of(is_claimed(scene), () => is_chosen));
}
function is_draw_asked(scene) {
 let end, is_drawn, is_of_fame, many, part, start;
 for ([start, end] of $iter(scene.sentences)) {
  part = $slice(scene.words, start, end, null);
  is_of_fame = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => is_any(word, ["pay", "give", "reckon"]))));
  is_drawn = $any($each(part, (word) => is_any(word, ["draw", "find"])));
  if (($t(is_drawn) && !$t(is_of_fame) && $t($any($each(part, (word) => $in("many", word.kinds)))))) {
   return true;
  }
  many = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("many", word.kinds)), $len(part));
  if ((!$in("pay", at(part, many).kinds) && $t($any($each($slice(part, many, $add(many, 3), null), (word) => $in("card", word.kinds)))))) {
   return true;
  }
 }
 return false;
}
function _is_asked_who(reading) {
 let before = $list($each($call(reading, "places", "who"), (place) => at(reading.words, $sub(place, 1))));
 return $any($each(before, (word) => $any_of(!$t(word.text), () => $any_of($in(word.text, $set([...$iter(beside$ENDS), ":"])), () => $in("conj", word.kinds)))));
}
function _is_finding(reading) {
 let is_plain = $call(reading, "lacks", "pay", "give", "faceup", "see", "set", "reckon");
 if (($t($call(reading, "lacks", "pay", "give", "set", "reckon", "need")) && $t(_asks_to_get(reading)))) {
  return true;
 }
 return $and(!$t($call(reading, "lacks", "find", "draw")), () => $and(is_plain, () => $any_of(is_found(reading), () => $and($call(reading, "lacks", "need"), () => !$t(reading.sanctuaries.is_stated)))));
}
function _asks_to_get(reading) {
 return $any((function* ($source) { for (const place of $iter($source)) if ($t(is_in_question(reading.words, place))) for (const word of $iter($slice(reading.words, place, $add(place, asking$NEAR), null))) yield $in("sanctuary", word.kinds); })($call(reading, "places", "getting")));
}
function is_found(reading) {
 return $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(reading.words, place, $add(place, asking$FAR), null))) yield $in("sanctuary", word.kinds); })($call(reading, "places", "find", "draw")));
}
function asking$is_of_several(scene) {
 let rows = $list($each(scene.lists, (each) => each, (each) => $lt(1, $len(each.cards))));
 let is_one = $any_of($eq($len(rows), 1), () => $eq($len($set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(scene.lists))), 1));
 if (($t(is_one) && $le($len(scene.names), 1))) {
  return false;
 }
 let is_other = $call(scene.reading, "has", "other", "me");
 return $any_of(is_other, () => $any_of($lt(1, $len(scene.names)), () => $and($bool(scene.names), () => $call(scene.reading, "has", "me"))));
}
function asked_sanctuaries(scene) {
 let end, has_cards, is_counted, is_named, is_paid, start, stated, words;
 let paying = $list($each($enumerate(scene.phrases), ([place, phrase]) => place, ([place, phrase]) => $t(phrase.quest)));
 let named = $tuple($fromkeys($each(scene.sanctuaries.targets, (place) => place, (place) => $in(place, paying))));
 if ($t(named)) {
  return named;
 }
 for ([start, end] of $iter(scene.sentences)) {
  words = $slice(scene.words, start, end, null);
  is_paid = $any($each(words, (word) => is_any(word, ["give", "pay", "many", "reckon"])));
  is_paid = $or(is_paid, $and($le($len(words), asking$FAR), () => $in("conj", at(words, 0).kinds)));
  if ((!$eq(at(scene.words, end).text, "?") || !$t(is_paid))) {
   continue;
  }
  is_named = $any($each($enumerate(words), ([place, word]) => $and($in("sanctuary", word.kinds), () => !$t(is_excluded(words, place)))));
  stated = $tuple($each(paying, (place) => place, (place) => ($le(start, $get(scene.phrases, place).start) && $lt($get(scene.phrases, place).start, end))));
  has_cards = $any($each(scene.lists, (each) => ($le(start, each.start) && $lt(each.start, end))));
  is_counted = $any($each(words, (word) => $and(word.is_spelled, () => ($eq(word.number, $len(paying)) && $lt(1, $len(paying))))));
  is_counted = $or(is_counted, $and($eq($len(paying), 2), () => $any($each(words, (word) => $any_of($in(word.text, BOTH), () => $in("pair", word.kinds))))));
  if (($t(is_named) && $t(stated) && !$t(has_cards))) {
   return stated;
  }
  if ((!$t(stated) && $t(has_cards) && $t(_is_added(scene, start, end)))) {
   return $tuple(paying);
  }
  if ((($t(is_named) || $t(is_counted)) && !$t(stated) && !$t(has_cards) && !$t($any($each(words, (word) => is_any(word, ["find", "draw", "deck"])))))) {
   return $tuple(paying);
  }
 }
 return [];
}
function asks_for_sanctuaries_alone(scene) {
 let end, is_beside, is_other, is_paid, named, part, start;
 for ([start, end] of $iter(scene.sentences)) {
  part = $slice(scene.words, start, end, null);
  named = $list($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("sanctuary", word.kinds)));
  is_paid = $any($each(part, (word) => is_any(word, ["pay", "give", "reckon", "many"])));
  is_other = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => is_any(word, ["region", "card", "row"]))));
  is_beside = $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(part, $max($sub(place, asking$NEAR), 0), place, null))) yield is_any(word, ["with", "deny", "besides"]); })(named));
  if (($eq(at(scene.words, end).text, "?") && $t(named) && $t(is_paid) && !$t(is_other) && !$t(is_beside))) {
   return true;
  }
 }
 return false;
}
function asks_for_sanctuary(scene) {
 let named = $call(scene.reading, "places", "sanctuary");
 let asked = $list($each(named, (place) => place, (place) => $eq(at(scene.words, $get(sentence_at(scene, place), 1)).text, "?")));
 let is_left_out = $and($bool(asked), () => $all($each(asked, (place) => is_excluded(scene.words, place))));
 return $and($call(scene.reading, "asks_for", "sanctuary"), () => !$t(is_left_out));
}
function has_besides(scene) {
 return $any($each($enumerate(scene.words), ([place, word]) => $and($in("besides", word.kinds), () => !$t($any($each($slice(scene.words, $add(place, 1), $add(place, asking$NEAR), null), (each) => $in("sanctuary", each.kinds)))))));
}
function is_excluded(words, place) {
 return $any($each($slice(words, $max($add($sub(place, asking$NEAR), 1), 0), place, null), (word) => $any_of(is_none(word), () => $in("besides", word.kinds))));
}
function _is_added(scene, start, end) {
 let before, is_joined, is_known, is_with, place;
 let card = $max($each(scene.lists, (each) => each.end, (each) => ($le(start, each.start) && $lt(each.start, end))));
 for (place of $iter($range($add(card, 1), end))) {
  before = at(scene.words, $sub(place, 1));
  is_known = $any_of($in(before.text, DEFINITE), () => $any_of($in(before.text, THESE), () => $any_of($eq(before.text, "col"), () => $in("own", before.kinds))));
  is_joined = $any($each($slice(scene.words, $add(card, 1), place, null), (word) => is_any(word, ["conj", "pay"])));
  is_with = $in("with", at(scene.words, $sub(place, 2)).kinds);
  if (($in("sanctuary", $get(scene.words, place).kinds) && $t(is_known) && $t(is_joined) && !$t(is_with))) {
   return true;
  }
 }
 return false;
}
function named_in_question(scene) {
 let longest = $max($each(scene.lists, (each) => $len(each.cards)), { default: 0 });
 return $list((function* ($source) { for (const each of $iter($source)) if (($lt($len(each.cards), $max(longest, 2)) && $eq(at(scene.words, $get(sentence_at(scene, each.start), 1)).text, "?"))) for (const card of $iter(each.cards)) yield card; })(scene.lists));
}
function only_row(scene) {
 let rows = $list($each(cards_of(scene), (each) => each, (each) => $lt(1, $len(each.cards))));
 rows = $list($each(rows, (each) => each, (each) => !$t($any($each(rows, (other) => $lt($set(each.cards), $set(other.cards)))))));
 let is_row = $and($eq($len(rows), 1), () => $and($call($get(rows, 0).kinds, "isdisjoint", NOT_IN_VIEW), () => $eq($len($set($get(rows, 0).cards)), $len($get(rows, 0).cards))));
 return (($t(is_row) && $le($len($get(rows, 0).cards), MOST_ROUNDS)) ? $get(rows, 0).cards : []);
}
function asks_for_so_many(scene, number) {
 let words = scene.words;
 return $any($each($enumerate(words), ([place, word]) => $and($eq(($t(word.is_spelled) ? word.number : $mul(2, $int($in("pair", word.kinds)))), number), () => $and($in(at(words, $get(sentence_at(scene, place), 1)).text, $set(["?", ""])), () => $any_of(is_any(at(words, $sub(place, 1)), ["the", "those", "own", "all"]), () => $any_of($in(at(words, $sub(place, 1)).text, THESE), () => $any_of(is_any(at(words, $add(place, 1)), ["region", "card"]), () => $and($in("pair", word.kinds), () => !$in("sanctuary", at(words, $add(place, 1)).kinds)))))))));
}
function several_asked(scene, row) {
 if ((!$t(row) || !$eq($len(cards_of(scene)), 1))) {
  return [];
 }
 let number = ends_asked(scene);
 if ($t(asks_for_so_many(scene, $len(row)))) {
  return row;
 }
 return ($le($len(row), $abs(number)) ? [] : ($lt(0, number) ? $slice(row, null, number, null) : ($t(number) ? $slice(row, number, null, null) : [])));
}
function is_end_counted(scene) {
 let is_counted = $any($each(scene.phrases, (phrase) => $and((phrase.quest !== null), () => phrase.quest.counted)));
 return $and(is_counted, () => $any($each(cards_of(scene), (each) => !$t($call(each.kinds, "isdisjoint", ["last", "over"])))));
}

// faraway.rulebook.cases.tallying
const CARRIERS = ["sanctuary", "region"];
const DIVIDING = ["break", "bracket", "conj", "plus", "but"];
const tallying$DENYING = ["deny", "denied", "not", "nor"];
const tallying$DOUBTFUL = [...$iter(tallying$DENYING), "other", "if", "unreal", "or", "hand", "middle", "need", "pay", "which", "take", "pick", "keep", "took", "find", "getting", "now", "each-time", "included", "already", "before", "earlier", "previous"];
const tallying$ALSO = $frozenset(["also", "too", "well", "auch", "ebenfalls", "aussi", "egalement", "anche", "pure"]);
const tallying$NEAR = 2;
class Tally {
 constructor($given) {
  this.sanctuaries = $given.sanctuaries;
  this.others = $given.others;
 }
}
function tally_clues(reading) {
 let end, parts, start;
 let sums = new Map([["sanctuary", 0], ["region", 0], ["", 0]]);
 for ([start, end] of $iter(sentences_of(reading.words))) {
  parts = $list($each(_parts_of(reading.words, start, end), (part) => part, (part) => $t(part)));
  if (!$t($any($each(parts, (part) => _has_clue(reading.words, part))))) {
   continue;
  }
  if (($eq(at(reading.words, end).text, "?") || !$t(_add_up(reading, parts, sums)))) {
   return null;
  }
 }
 let is_mixed = $and($lt(0, $get(sums, "")), () => $lt(0, $add($get(sums, "sanctuary"), $get(sums, "region"))));
 let is_none = !$t($any($call(sums, "values")));
 return (($t(is_mixed) || $t(is_none)) ? null : new Tally({ sanctuaries: $get(sums, "sanctuary"), others: $add($get(sums, "region"), $get(sums, "")) }));
}
function clues_tallied(reading, row) {
 let tally = tally_clues(reading);
 let printed = clues_on(row);
 if (((tally === null) || ($t(tally.others) && $t(printed)))) {
  return null;
 }
 return $add($add(printed, tally.sanctuaries), tally.others);
}
function is_of_both(reading) {
 let kinds = _kinds_beside_clues(reading);
 return $and($call(kinds, "issuperset", CARRIERS), () => $call(kinds, "isdisjoint", tallying$DENYING));
}
function is_on_sanctuaries(reading) {
 let kinds = _kinds_beside_clues(reading);
 return $and($in("sanctuary", kinds), () => $call(kinds, "isdisjoint", [...$iter(tallying$DENYING), "included"]));
}
function _kinds_beside_clues(reading) {
 let end, start;
 let kinds = $set();
 for ([start, end] of $iter(sentences_of(reading.words))) {
  if ((!$eq(at(reading.words, end).text, "?") && $t(_has_clue(reading.words, $range(start, end))))) {
   kinds = $or(kinds, $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })($slice(reading.words, start, end, null))));
  }
 }
 return kinds;
}
function _has_clue(words, part) {
 return $any($each(part, (place) => $in("clue", $get(words, place).kinds)));
}
function _parts_of(words, start, end) {
 let cuts = $list($each($range(start, end), (place) => place, (place) => $t(is_any($get(words, place), DIVIDING))));
 return $list($each($zip([$sub(start, 1), ...$iter(cuts)], [...$iter(cuts), end], { strict: true }), ([one, other]) => $range($add(one, 1), other)));
}
function _add_up(reading, parts, sums) {
 let also, carrier, count, is_carried, is_counted, kinds, named, part;
 [carrier, is_counted] = $list(["", false]);
 for (part of $iter(parts)) {
  kinds = $set((function* ($source) { for (const place of $iter($source)) for (const kind of $iter($get(reading.words, place).kinds)) yield kind; })(part));
  named = $list($each(CARRIERS, (kind) => kind, (kind) => $in(kind, kinds)));
  if (!$t(_has_clue(reading.words, part))) {
   also = ($t(is_counted) ? _also_in(reading, part) : 0);
   if (($t(is_counted) && $t(named) && (!$t(also) || $lt(1, $len(named))))) {
    return false;
   }
   if ($t(named)) {
    $put(sums, $get(named, 0), $add($get(sums, $get(named, 0)), also));
   }
   carrier = (($eq($len(named), 1) && $t(_numbers_in(reading, part))) ? $get(named, 0) : carrier);
   continue;
  }
  count = _count_in(reading, part, kinds);
  is_carried = $and($bool(named), () => $and($bool(carrier), () => !$t(is_counted)));
  if ((!$t(count) || $lt(1, $len(named)) || $t(is_carried))) {
   return false;
  }
  $put(sums, ($t(named) ? $get(named, 0) : carrier), $add($get(sums, ($t(named) ? $get(named, 0) : carrier)), count));
  is_counted = true;
  carrier = "";
 }
 return true;
}
function is_also_borne(reading) {
 let end, first, is_borne, part, parts, start;
 for ([start, end] of $iter(sentences_of(reading.words))) {
  parts = _parts_of(reading.words, start, end);
  first = $next($each($enumerate(parts), ([index, part]) => index, ([index, part]) => $t(_has_clue(reading.words, part))), $len(parts));
  for (part of $iter($slice(parts, $add(first, 1), null, null))) {
   is_borne = $any($each(part, (place) => is_any($get(reading.words, place), CARRIERS)));
   if (($t(is_borne) && !$t(_has_clue(reading.words, part)) && $t(_also_in(reading, part)))) {
    return true;
   }
  }
 }
 return false;
}
function _also_in(reading, part) {
 let words = reading.words;
 let cards = $set($each(reading.numbers, (number) => number.place, (number) => $in(number.role, $set([Role.DURATION, Role.ROUND]))));
 let values = $list($each(part, (place) => $get(words, place).number, (place) => ($t($get(words, place).number) && !$in(place, cards))));
 let is_also = $any($each(part, (place) => $in($get(words, place).text, tallying$ALSO)));
 let is_asked = $any($each(part, (place) => is_any($get(words, place), ["many", "draw", "find", "play"])));
 let is_share = $any($each(part, (place) => $in("share", $get(words, place).kinds)));
 return ((!$t(is_also) || $t(is_asked) || !$t(values)) ? 0 : ($t(is_share) ? $get(values, 0) : $max(values)));
}
function _numbers_in(reading, part) {
 return $list($each(part, (place) => place, (place) => $t($get(reading.words, place).number)));
}
function _count_in(reading, part, kinds) {
 let words = reading.words;
 let clues = $list($each(part, (place) => place, (place) => $in("clue", $get(words, place).kinds)));
 let cards = $set($each(reading.numbers, (number) => number.place, (number) => $in(number.role, $set([Role.DURATION, Role.ROUND]))));
 let places = _numbers_in(reading, part);
 let is_paid = $in("per", at(words, $sub($get(clues, 0), 1)).kinds);
 if (($t(is_paid) || $lt(1, $len(clues)) || !$t(places) || !$t($call(cards, "isdisjoint", part)) || !$t($call(kinds, "isdisjoint", tallying$DOUBTFUL)))) {
  return 0;
 }
 let values = $list($each(places, (place) => $get(words, place).number));
 if ((!$t($call(kinds, "isdisjoint", $set(["pair", "all"]))) && $lt($max(values), tallying$NEAR))) {
  return ($in("pair", kinds) ? tallying$NEAR : 0);
 }
 if (($in("share", kinds) && $t($call(kinds, "isdisjoint", $set(["per", "each"]))))) {
  return $get(values, 0);
 }
 let counting = $list($each(places, (place) => place, (place) => (($le($sub($get(clues, 0), tallying$NEAR), place) && $lt(place, $get(clues, 0))) && !$t(tallying$is_of_cards(words, place)))));
 let stated = ($t(counting) ? $get(counting, -1) : -1);
 if (($lt(stated, 0) || ($eq($get(words, stated).number, 1) && $in("small", $get(words, stated).kinds)))) {
  return ($lt($sub($len(values), $len(counting)), tallying$NEAR) ? $max(values) : 0);
 }
 let is_one_of_several = $and($eq($get(words, stated).number, 1), () => $lt(1, $max(values)));
 return ($t(is_one_of_several) ? 0 : $get(words, stated).number);
}
function tallying$is_of_cards(words, place) {
 return is_any(at(words, $add(place, 1)), CARRIERS);
}

// faraway.rulebook.cases.otherwise
const MOVED = ["first", "last", "nth", "penultimate", "before", "after", "then", "earlier", "previous", "swap", "deny", "not", "gone", "missing", "leftward"];
function is_otherwise(reading, case_) {
 let is_other, is_shown;
 if (case_ instanceof TableauCase || case_ instanceof RowPayCase || case_ instanceof RegionsCase) {
  is_shown = $and(!$t($isinstance(case_, RegionsCase)), () => $bool(case_.sanctuaries));
  is_other = $any_of(_is_second_to_last(reading, case_), () => $and(is_shown, () => _is_of_other_owner(reading)));
 } else if (case_ instanceof DrawCase || case_ instanceof RoundsCase) {
  is_other = $any_of(_is_placed_now(reading, case_.row), () => _is_of_other_owner(reading));
  is_other = $or(is_other, $and($isinstance(case_, DrawCase), () => _has_more_clues(reading, case_)));
 } else if (case_ instanceof FindCase || case_ instanceof RowCase || case_ instanceof OrderCase) {
  is_other = false;
 } else if (case_ instanceof RankCase) {
  return !$t(are_ranked(reading.words, case_.totals));
 } else if (true) {
  return false;
 }
 return $any_of(is_other, () => $any_of(_is_moved(reading.words), () => _is_of_both_orders(reading)));
}
function _has_more_clues(reading, case_) {
 let is_also, tallied;
 [is_also, tallied] = $list([is_also_borne(reading), clues_tallied(reading, case_.row)]);
 let is_more = $and((tallied !== null), () => $lt(case_.clues, tallied));
 return $any_of($and(is_also, () => (tallied === null)), () => $and(is_more, () => $any_of(is_also, () => $call(reading, "has", "pair"))));
}
function _is_moved(words) {
 let clause, is_again, is_begun, place, stated, word;
 for ([place, word] of $iter($enumerate(words))) {
  is_begun = $any_of(!$t(at(words, $sub(place, 1)).text), () => $in("break", at(words, $sub(place, 1)).kinds));
  if (!($t(is_any(word, ["if", "supposing"])) || ($in("inverted", word.kinds) && $t(is_begun)))) {
   continue;
  }
  stated = $set($each($slice(words, null, place, null), (each) => each.text, (each) => $t($call(each.text, "isdigit"))));
  clause = $slice(words, place, stop_after(words, place), null);
  if (($t(is_begun) && !$in("supposing", word.kinds))) {
   clause = around(words, place, ["break"]);
  }
  is_again = $any($each(clause, (each) => $in(each.text, stated)));
  if (($lt(1, $len(stated)) && $t(is_again) && $t($any($each(clause, (each) => is_any(each, MOVED)))))) {
   return true;
  }
 }
 return false;
}
function _is_of_both_orders(reading) {
 let between, first, fourth, is_turned, second, start, third;
 let cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 for (start of $iter($range($sub($len(cards), 3)))) {
  [first, second, third, fourth] = $list($slice(cards, start, $add(start, 4), null));
  is_turned = $eq([first.value, second.value], [fourth.value, third.value]);
  between = $slice(reading.words, second.place, third.place, null);
  if (($t(is_turned) && $t($any($each(between, (word) => $in("or", word.kinds)))))) {
   return true;
  }
 }
 return false;
}
function _is_second_to_last(reading, case_) {
 if ($t($isinstance(case_, RowPayCase))) {
  return false;
 }
 let alone = $list($each(reading.laid.lists, (each) => each, (each) => $eq(each.cards, [case_.region])));
 return $and(!$eq($len(case_.later), 1), () => $any($each(alone, (each) => $in("penultimate", each.kinds))));
}
function _is_of_other_owner(reading) {
 let words = reading.words;
 let rivals = $list($each($range($len(words)), (place) => place, (place) => $t(is_rival(words, place))));
 if ((!$t(rivals) || !$t(reading.sanctuaries.phrases))) {
  return false;
 }
 let owned = $list($each(reading.sanctuaries.phrases, (phrase) => otherwise$clause(words, phrase.start)));
 let played = $list($each(reading.laid.free_numbers, (number) => otherwise$clause(words, number.place), (number) => (number.role === Role.DURATION)));
 return $and(otherwise$is_within(rivals, owned), () => !$t(otherwise$is_within(rivals, played)));
}
function otherwise$is_within(places, clauses) {
 return $any((function* ($source) { for (const place of $iter($source)) for (const [start, end] of $iter(clauses)) yield ($le(start, place) && $lt(place, end)); })(places));
}
function otherwise$clause(words, place) {
 let start = place;
 let end = place;
 while (($lt(0, start) && !$t(is_any($get(words, $sub(start, 1)), ["break", "bracket"])))) {
  start = $sub(start, 1);
 }
 while (($lt(end, $len(words)) && !$t(is_any($get(words, end), ["break", "bracket"])))) {
  end = $add(end, 1);
 }
 return [start, end];
}
function _is_placed_now(reading, row) {
 let first, is_now, is_played, is_stated, own, place, sentence, start, stop, word;
 let words = reading.words;
 let rounds = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.ROUND)));
 let asked = $list($each(rounds, (number) => number.value, (number) => $t(is_in_question(words, number.place))));
 let latest = $max(asked, { default: $len(row) });
 for ([place, word] of $iter($enumerate(words))) {
  [first, stop] = $list(otherwise$clause(words, place));
  sentence = $slice(words, start_before(words, place), stop, null);
  is_stated = $and($in("sanctuary", word.kinds), () => $any($each(sentence, (each) => $in("clue", each.kinds))));
  if ((!$t(is_stated) || $t(is_in_question(words, place)))) {
   continue;
  }
  start = $next($each($range(place, first, -1), (each) => each, (each) => $in("conj", $get(words, each).kinds)), first);
  own = $slice(words, start, stop, null);
  is_played = $and($any($each(own, (each) => $in("play", each.kinds))), () => $any($each(own, (each) => $call(each.text, "isdigit"))));
  is_now = $and($any($each(own, (each) => $in("now", each.kinds))), () => !$t(is_played));
  if (($t(is_now) || $t($any($each(rounds, (each) => $and(($le(start, each.place) && $lt(each.place, stop)), () => $le(latest, each.value))))))) {
   return true;
  }
 }
 return false;
}
const SPEAKERS = ["me", "person", "stranger", "other", "pron", "one", "rival"];
const OTHER_VERBS = ["play", "take", "grab", "draw", "find", "give", "getting"];
function unless_astray(reading, case_) {
 return (((case_ === null) || $t(_is_astray(reading, case_))) ? null : case_);
}
function _is_astray(reading, case_) {
 let is_bare, is_other, is_paying;
 if (case_ instanceof TableauCase || case_ instanceof CardCase || case_ instanceof RegionsCase) {
  is_paying = $any($each(reading.sanctuaries.phrases, (phrase) => (phrase.quest !== null)));
  is_bare = ($get(CATALOGUE.region_of, Duration(case_.region)).quest === null);
  is_other = $any_of(_is_claimed_only(reading, case_.region), () => _is_aside_only(reading, case_.region));
  return $any_of(is_other, () => $and(is_paying, () => is_bare));
 } else if (case_ instanceof ShortageCase || case_ instanceof DuesCase || case_ instanceof KeepCase || case_ instanceof DeckCase || case_ instanceof DealCase || case_ instanceof MarketCase) {
  return $any($each(reading.sanctuaries.phrases, (phrase) => (phrase.quest !== null)));
 } else if (true) {
  return false;
 }
}
function _is_claimed_only(reading, region) {
 let named = $list($each(reading.numbers, (number) => number, (number) => ($eq(number.value, region) && (number.role === Role.DURATION))));
 return $and($bool(named), () => $all($each(named, (number) => is_said(reading.words, number.place))));
}
function is_said(words, place) {
 let after, verb;
 [verb, after] = $list([at(words, $sub(place, 1)), at(words, $add(place, 1))]);
 let is_verb = $and($in("says", verb.kinds), () => !$t(is_any(verb, OTHER_VERBS)));
 let is_alone = $any_of(!$t(after.text), () => is_any(after, ["break", "because", "conj", "counted"]));
 let is_listed = $call(at(words, $add(place, 2)).text, "isdigit");
 return $and(is_verb, () => $and(is_alone, () => $and(!$t(is_listed), () => is_any(at(words, $sub(place, 2)), SPEAKERS))));
}
function _is_aside_only(reading, region) {
 let lists = reading.laid.lists;
 return $and($any($each(lists, (each) => $eq(each.cards, [region]))), () => $all($each(without_aside(reading.words, lists), (each) => !$in(region, each.cards))));
}
function without_aside(words, lists) {
 let aside = $sub($set($each($enumerate(lists), ([index, each]) => $get(each.cards, 0), ([index, each]) => ($t(index) && $t(_is_left_behind(words, each))))), $set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })($slice(lists, null, 1, null))));
 return $list($each(lists, (each) => each, (each) => (!$in($get(each.cards, 0), aside) || $lt(1, $len(each.cards)))));
}
function _is_left_behind(words, listed) {
 let word;
 if ($lt(1, $len(listed.cards))) {
  return false;
 }
 let place = $add(listed.end, 1);
 let found = false;
 while (($t(at(words, place).text) && !$t(is_any(at(words, place), ["break", "bracket", "conj"])))) {
  word = $get(words, place);
  if ($t($call(word.text, "isdigit"))) {
   return false;
  }
  found = $or(found, is_any(word, ["leftward", "hidden"]));
  place = $add(place, 1);
 }
 return found;
}

// faraway.rulebook.cases.nearest_order
const UNSURE_OF_HEAD = [...$iter($sorted(NOT_IN_VIEW)), "doubt", "backward", "beside"];
const UNSURE = [...$iter(UNSURE_OF_HEAD), "penultimate", "nth", "round", "whens"];
const nearest_order$OTHERWISE = ["not", "deny", "nor", "short", "unreal", "swap", "removed", "gone", "unplayed", "alternative"];
const nearest_order$SUPPOSING = ["if", "unknown", ...$iter(nearest_order$OTHERWISE)];
const SHOWN = ["last", "first", "penultimate", "nth", "see", "faceup", ...$iter(ICONS)];
const SAID = ["pay", "give", "need", "claim", "says", ...$iter(SHOWN)];
const nearest_order$PAID = ["pay", "give", "claim", "says", "reckon", "points", "counted", "or", "enough", "many", "what"];
const nearest_order$PLAYED = ["play", "first", "last", "penultimate", "round", "nth", "now"];
const nearest_order$STOPS = ["break", "bracket", "but"];
const LAID = ["row", "last", "penultimate", "then", "after", "order"];
const [nearest_order$NEAR, nearest_order$NEAR_PAID] = [3, 4];
function row_agreed(scene, row, targets, is_onward) {
 let is_stated;
 let is_other = $any_of(_is_left_out(scene, row, $bool(targets)), () => !$t(nearest_order$is_of_cards(scene, row)));
 if ((!$t(row) || $t(is_other) || !$t(is_kept(scene, row)) || !$t(_is_ascending(scene)))) {
  return [[], targets];
 }
 if ($t($any($each(scene.lists, (each) => $and($lt(1, $len(each.cards)), () => $le($set(row), $set(each.cards))))))) {
  return [row, targets];
 }
 if (!$t($any($each(_lists_in(scene, row), (each) => $lt(1, $len(each.cards)))))) {
  is_stated = $any_of($eq(row, scene.reading.row), () => _is_in_turn(scene, row));
  return (($t(is_stated) && !$t(_is_last_but_one(scene, row))) ? [row, targets] : [[], targets]);
 }
 return _joined(scene, row, targets, is_onward);
}
function is_kept(scene, row) {
 let is_swapped = $any_of(scene.reading.supposed.is_swapped, () => !$t($call(scene.reading, "lacks", "swap", "lowest")));
 if (($t(is_swapped) || $t(_is_turned(scene)) || $t(nearest_order$is_unplayed(scene, row)))) {
  return false;
 }
 let is_turned = $any((function* ($source) { for (const [place, other] of $iter($source)) for (const each of $iter($slice(row, $add(place, 1), null, null))) yield $lt(order_said(scene, each, other), 0); })($enumerate(row)));
 return $and(!$t(is_turned), () => $all($each(nearest_order$named_again(scene, row), (place) => _is_true_of(scene, row, place))));
}
function nearest_order$is_unplayed(scene, row) {
 return $any($each(scene.free_numbers, (number) => is_left_out(around(scene.words, number.place, ["break", "but", "bracket"])), (number) => ((number.role === Role.DURATION) && $in(number.value, row))));
}
function _is_turned(scene) {
 let lists = $list($each(scene.lists, (each) => each, (each) => $lt(1, $len(each.cards))));
 if (($t($call(scene.reading, "has", "backward")) && !$t($any($each(lists, (each) => each.is_backward))))) {
  return true;
 }
 return $any($each(lists, (each) => $and($any($each(_lead(scene, each), (word) => $in("unknown", word.kinds))), () => $any($each(_lead(scene, each), (word) => is_any(word, ["first", "last", "then", "range"])))), (each) => (!$t(each.is_backward) && $t(_is_begun(scene, each)))));
}
function _is_begun(scene, listed) {
 let _, start;
 [start, _] = $list(sentence_at(scene, listed.start));
 return !$t($any($each(scene.lists, (each) => ($le(start, each.start) && $lt(each.start, listed.start)))));
}
function _lead(scene, listed) {
 let _, start;
 [start, _] = $list(sentence_at(scene, listed.start));
 let begin = $max([start, ...$iter($each(scene.lists, (each) => $add(each.end, 1), (each) => $lt(each.end, listed.start)))]);
 return $slice(scene.words, begin, listed.start, null);
}
function nearest_order$named_again(scene, row) {
 let longest = $max($each(scene.lists, (each) => each, (each) => $le($set(each.cards), $set(row))), { key: (each) => $len(each.cards), default: null });
 if (((longest === null) || $lt($len(longest.cards), 2))) {
  return [];
 }
 return $list($each(scene.free_numbers, (number) => number.place, (number) => ((number.role === Role.DURATION) && $in(number.value, longest.cards) && !($le(longest.start, number.place) && $le(number.place, longest.end)))));
}
function _is_true_of(scene, row, place) {
 let card = $get(scene.words, place).number;
 let part = around(scene.words, place, nearest_order$STOPS);
 let kinds = $set((function* ($source) { for (const word of $iter($source)) if (!$t($call(word.text, "isdigit"))) for (const kind of $iter(word.kinds)) yield kind; })(part));
 let is_alone = $eq($sum($each(part, (word) => $call(word.text, "isdigit"))), 1);
 if (($t(is_alone) && $t(_is_misplaced(row, card, kinds, nearest_order$is_asked(scene, place))))) {
  return false;
 }
 let start = $max($each($range($add(place, 1)), (each) => each, (each) => ($eq(each, 0) || $t(is_any($get(scene.words, $sub(each, 1)), nearest_order$STOPS)))));
 let before = $slice(scene.words, $max($sub(place, nearest_order$NEAR), 0), place, null);
 let is_conditional = $any($each($slice(scene.words, start, place, null), (word) => $in("if", word.kinds)));
 if (($t(is_conditional) || $t($any($each(before, (word) => is_any(word, [...$iter(nearest_order$OTHERWISE), "besides"])))))) {
  return false;
 }
 let has_quest = ($get(CATALOGUE.region_of, Duration(card)).quest !== null);
 if ((!$t(has_quest) && !$t($call(kinds, "isdisjoint", nearest_order$SUPPOSING)))) {
  return $and(!$t($call(kinds, "isdisjoint", SHOWN)), () => $call(kinds, "isdisjoint", ["if", ...$iter(nearest_order$OTHERWISE)]));
 }
 return $any_of(!$t($call(kinds, "isdisjoint", [...$iter(nearest_order$PAID), ...$iter(SAID)])), () => $and(has_quest, () => $call(kinds, "isdisjoint", nearest_order$SUPPOSING)));
}
function _is_misplaced(row, card, kinds, is_asked) {
 let is_first = $and($in("first", kinds), () => $and(!$in("last", kinds), () => !$t(is_asked)));
 let is_last = $and($in("last", kinds), () => $call(kinds, "isdisjoint", ["first", "penultimate"]));
 return $any_of($and(is_first, () => !$eq($get(row, 0), card)), () => $and(is_last, () => !$eq($get(row, -1), card)));
}
function nearest_order$is_asked(scene, place) {
 return $eq(at(scene.words, $get(sentence_at(scene, place), 1)).text, "?");
}
function _is_left_out(scene, row, is_asked) {
 let each, is_before, is_card, is_paid, near;
 let named = $list($each(scene.lists, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1)));
 let is_led = $any((function* ($source) { for (const each of $iter($source)) if ($lt(1, $len(each.cards))) for (const word of $iter($takewhile((word) => !$t(is_any(word, nearest_order$STOPS)), $reversed(_lead(scene, each))))) yield is_any(word, ["before", "earlier", "previous"]); })(_lists_in(scene, row)));
 for (each of $iter(cards_of(scene))) {
  is_before = $and(!$t(is_led), () => $and(!$t($call(each.kinds, "isdisjoint", NOT_IN_VIEW)), () => !$in("last", each.kinds)));
  if (($le($set(each.cards), $set(row)) || ($t(is_before) && $t(is_asked) && $lt($call(named, "count", $get(each.cards, 0)), 2)))) {
   continue;
  }
  near = $slice(scene.words, $max($sub(each.start, nearest_order$NEAR_PAID), 0), $add(each.end, nearest_order$NEAR_PAID), null);
  is_card = $any_of(is_name(scene.words, each.start), () => is_any(at(scene.words, $sub(each.start, 1)), ["the", "own"]));
  is_paid = $any_of($any($each(near, (word) => is_any(word, nearest_order$PAID))), () => _is_claimed_behind(scene, each, row));
  is_paid = $both(is_paid, !$t(is_card));
  if (($lt(1, $len(each.cards)) || $lt(1, $call(named, "count", $get(each.cards, 0))) || !$t(is_paid))) {
   return true;
  }
 }
 return false;
}
function _is_claimed_behind(scene, listed, row) {
 let is_behind = $all($each(_lists_in(scene, row), (each) => $lt(each.end, listed.start), (each) => $lt(1, $len(each.cards))));
 return $and(is_behind, () => $call(listed.kinds, "isdisjoint", [...$iter(IN_VIEW), ...$iter(NOT_IN_VIEW), ...$iter(nearest_order$PLAYED), ...$iter($slice(nearest_order$SUPPOSING, null, 1, null)), ...$iter(nearest_order$OTHERWISE)]));
}
function nearest_order$is_of_cards(scene, row) {
 let after, before, each, ends, is_paid, is_run, is_whole, others;
 let lists = _lists_in(scene, row);
 for (each of $iter(lists)) {
  [before, after] = $list([$sub(each.start, 1), $add(each.end, 1)]);
  is_run = $and($eq(at(scene.words, before).text, ","), () => $call(at(scene.words, $sub(before, 1)).text, "isdigit"));
  is_run = $or(is_run, $and($eq(at(scene.words, after).text, ","), () => $call(at(scene.words, $add(after, 1)).text, "isdigit")));
  is_whole = $and($lt(1, $len(each.cards)), () => $all($each(lists, (one) => $le($set(one.cards), $set(each.cards)))));
  is_paid = $and(is_whole, () => is_any(at(scene.words, before), ["pay", "give", "points"]));
  others = $set($each(scene.free_numbers, (number) => number.value, (number) => (number.role !== Role.DURATION)));
  ends = $set([at(scene.words, $sub(before, 1)).number, at(scene.words, $add(after, 1)).number]);
  if (($t(is_paid) || ($t(is_run) && !$t($call(ends, "isdisjoint", others)) && $lt(1, $len(each.cards))))) {
   return false;
  }
 }
 return true;
}
function _lists_in(scene, row) {
 return $list($each(cards_of(scene), (each) => each, (each) => $le($set(each.cards), $set(row))));
}
function _is_in_turn(scene, row) {
 return $all($each(_lists_in(scene, row), (each) => $and($call(each.kinds, "isdisjoint", UNSURE_OF_HEAD), () => $and($any_of(!$in("penultimate", each.kinds), () => $eq(each.cards, $slice(row, -2, -1, null))), () => $any_of(!$in("last", each.kinds), () => $in(each.cards, [$slice(row, -1, null, null), $slice(row, -2, -1, null)])))), (each) => !$eq(at(scene.words, $get(sentence_at(scene, each.start), 1)).text, "?")));
}
function _is_last_but_one(scene, row) {
 let last = $list($each(scene.lists, (each) => each, (each) => $eq(each.cards, $slice(row, -1, null, null))));
 return $any($each(last, (each) => $and($in("penultimate", each.kinds), () => $call(each.kinds, "isdisjoint", ["last", "then"]))));
}
function _is_unknown(word) {
 let is_bare = $and(!$t(word.kinds), () => $and(!$t($call(word.text, "isdigit")), () => !$t(word.is_spelled)));
 return $any_of(is_bare, () => is_any(word, ["unknown", "stranger"]));
}
function _is_placed(scene, row, is_onward) {
 let lists = _lists_in(scene, row);
 let cards = $list($each(lists, (each) => each.cards));
 return $all($each(lists, (each) => nearest_order$is_later(scene, each, row, is_onward), (each) => $eq($call(cards, "count", each.cards), 1)));
}
function nearest_order$is_later(scene, listed, row, is_onward) {
 let _, end;
 [_, end] = $list(sentence_at(scene, listed.start));
 let lead = _lead(scene, listed);
 let words = [...$iter(lead), ...$iter($slice(scene.words, $add(listed.end, 1), nearest_order$behind(scene, listed, end), null))];
 let is_seen = $any_of(is_onward, () => $any($each(lead, (word) => is_any(word, IN_VIEW))));
 let is_head = $eq(listed.cards, $slice(row, null, 1, null));
 if ($t($any($each(words, (word) => is_any(word, ($t(is_head) ? UNSURE_OF_HEAD : UNSURE)))))) {
  return false;
 }
 return $any_of(is_head, () => $any_of(is_seen, () => !$t($any($each(words, (word) => _is_unknown(word))))));
}
function nearest_order$behind(scene, listed, end) {
 let stops = $list($each(scene.lists, (one) => one.start, (one) => $lt(listed.end, one.start)));
 stops = $add(stops, $list($each($range($add(listed.end, 1), end), (place) => place, (place) => $t(is_any($get(scene.words, place), ["break", "conj"])))));
 return $min([end, ...$iter(stops)]);
}
function nearest_order$rounds(scene) {
 let after, place;
 let stated = new Map($each(scene.reading.numbers, (each) => [each.place, each.value], (each) => (each.role === Role.ROUND)));
 for (place of $iter($call(scene.reading, "places", "round", "whens"))) {
  after = at(scene.words, $add(place, 1));
  stated = $or(stated, ($t($call(after.text, "isdigit")) ? new Map([[$add(place, 1), after.number]]) : new Map([])));
 }
 return $list($fromkeys($each($sorted(stated), (place) => $get(stated, place))));
}
function _is_ascending(scene) {
 return $eq(nearest_order$rounds(scene), $sorted(nearest_order$rounds(scene)));
}
function _joined(scene, row, targets, is_onward) {
 let head, is_stated, lists;
 [head, lists] = $list([$get(row, 0), $list($each(_lists_in(scene, row), (each) => each, (each) => !$eq(each.cards, [$get(row, 0)])))]);
 let later = later_than(scene, head);
 let kinds = $set((function* ($source) { for (const each of $iter($source)) for (const kind of $iter(each.kinds)) yield kind; })(lists));
 let leads = $list($each(lists, (each) => $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })(_lead(scene, each)))));
 let is_doubtful = $any($each(leads, (lead) => $and($in("doubt", lead), () => $call(lead, "isdisjoint", IN_VIEW))));
 let is_before = $and($eq(later, []), () => $and($eq($len(lists), 1), () => $call(kinds, "isdisjoint", [...$iter(IN_VIEW), "round", "nth", "unknown"])));
 if (($t(is_before) && !$t(is_doubtful) && $eq(targets, [head]))) {
  return [[...$iter($get(lists, 0).cards), head], targets];
 }
 let is_after = $and($eq($get(scene.lists, 0).cards, [head]), () => $and($eq($get(scene.lists, 0).lead, "after"), () => !$in("leftward", kinds)));
 let is_dated = $lt(1, $len(nearest_order$rounds(scene)));
 if ((later === null)) {
  is_stated = $any_of(is_after, () => $any_of(is_dated, () => _is_placed(scene, row, is_onward)));
 } else {
  is_stated = $eq($set(later), $set($slice(row, 1, null, null)));
 }
 return (($t(is_stated) && !$t(is_doubtful)) ? [row, targets] : [[], targets]);
}
function has_others(scene, named) {
 return $any($each(without_aside(scene.words, cards_of(scene)), (each) => $and(!$in($get(each.cards, 0), named), () => $any_of($bool(each.lead), () => !$t($call(each.kinds, "isdisjoint", [...$iter(LAID), ...$iter(NOT_IN_VIEW)]))))));
}
function is_placed_first(scene) {
 let others = ["first", "nth", "round", "leftward", "hidden", "then", "after", "rest", "faceup", "see", "row"];
 return $any_of(!$t($call(scene.reading, "lacks", ...$iter(others))), () => $any($each($enumerate(scene.words), ([place, word]) => $and(is_any(word, ["elsewhere", "another", "other", "else", "remainder"]), () => $and(!$t($call(scene, "is_taken", place)), () => !$in("person", word.kinds))))));
}

// faraway.rulebook.cases.parsing_sheet
const parsing_sheet$SCORED = ["pay", "give", "need", "set", "enough", "scoring", "reckon", "says", "counted"];
const SUPPOSED = ["if", "alternative", "unreal", "besides", "short", "correction", "forgotten", "mistake", "gone"];
const parsing_sheet$OTHERWISE = [...$iter(asking$OTHER_TALK), "wins", "often", "deal", "market", CLAIMED_DRAW, CLAIMED_COUNT, CLAIMED_FIND];
const MOST_TARGETS = 3;
function parse_sheet(reading) {
 let asked, case_, later;
 let scene = read_scene(reading);
 let row = parsing_sheet$row(scene);
 if (!$t(row)) {
  return _parse_end(scene);
 }
 if ((!$t(parsing_sheet$is_stated(scene)) || !$t(_is_of_scoring(scene, row)))) {
  return null;
 }
 let shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield shown_of(phrase); })(scene.phrases));
 if ((!$t($all($each(shown, (each) => is_printed(each)))) || $lt($len($set(shown)), $len(shown)))) {
  return null;
 }
 let targets = _targets(scene, row);
 if (($eq($len(targets), 1) && !$t(scene.sanctuaries.targets))) {
  later = $slice(row, $add($call(row, "index", $get(targets, 0)), 1), null, null);
  case_ = new TableauCase({ region: $get(targets, 0), later: later, sanctuaries: scene.sanctuaries.icons });
 } else if ($le($len(targets), MOST_TARGETS)) {
  asked = $any_of(scene.sanctuaries.targets, () => ($t(targets) ? [] : _leading_sanctuary(scene)));
  case_ = new RowPayCase({ row: row, targets: targets, sanctuaries: shown, asked: asked });
 } else {
  case_ = new RowPayCase({ row: row, targets: [], sanctuaries: shown });
 }
 let found = scene.sanctuaries;
 let is_partly_stated = $and($bool(found.denied), () => $and(!$t(found.is_none), () => !$t(found.phrases)));
 let unknown = ($t(is_partly_stated) ? $list($each(ICONS, (icon) => icon, (icon) => !$in(icon, found.denied))) : []);
 return ($t(is_settled(case_, unknown)) ? case_ : null);
}
function _parse_end(scene) {
 let targets;
 let lists = $list($each(scene.lists, (each) => each, (each) => ($lt(1, $len(each.cards)) && !$t(rows$is_choice(scene, each)))));
 if ((!$eq($len(lists), 1) || !$t($call($get(lists, 0).kinds, "isdisjoint", [...$iter(NOT_IN_VIEW), ...$iter(ICONS), "first"])))) {
  return null;
 }
 let row = $get(lists, 0).cards;
 let is_row = $any_of($call(scene.reading, "has", "row"), () => $in("last", $get(lists, 0).kinds));
 let is_asked = $any_of($bool(scene.sanctuaries.targets), () => $any($each(_asked_words(scene), (word) => $in("sanctuary", word.kinds))));
 is_asked = $or(is_asked, $any_of(scene.reading.supposed.is_any, () => parsing_sheet$is_of_others(scene)));
 if ((!$t(is_row) || $t(is_asked) || $lt($len($set(row)), $len(row)) || !$t(scene.sanctuaries.is_stated))) {
  return null;
 }
 let is_open = $any_of(scene.sanctuaries.is_doubtful, () => is_of_another(scene));
 if (($t(is_open) || !$t(_is_of_scoring(scene, row)) || $t(asks_otherwise(scene)))) {
  return null;
 }
 let named = _targets(scene, row);
 let shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield shown_of(phrase); })(scene.phrases));
 let is_counted = $any($each(scene.free_numbers, (each) => $and((each.role === Role.ICONS), () => each.value)));
 let is_paying = $and($any($each(shown, (each) => each.fame)), () => !$t(named));
 let is_one = $and($eq($len(named), 1), () => $in($get(named, 0), named_in_question(scene)));
 is_open = $and(_has_further(scene, row), () => !($t(is_one) && $t(_is_denied_of(scene, $get(named, 0)))));
 if (($t(is_counted) || $t(is_paying) || $t(is_open) || !$t($all($each(shown, (each) => is_printed(each)))))) {
  return null;
 }
 targets = (($t(is_one) || ($lt(1, $len(named)) && $le($len(named), MOST_TARGETS))) ? named : row);
 let denied = ($t(scene.phrases) ? [] : scene.sanctuaries.denied);
 let case_ = new RowPayCase({ row: row, targets: targets, sanctuaries: shown, denied: denied });
 return ($t(is_settled(case_, scene.sanctuaries.unknown)) ? case_ : null);
}
function _has_further(scene, row) {
 return $any($each(scene.free_numbers, (number) => $and((number.role === Role.CARDS), () => $and(!$in(number.value, $set([$len(row), MOST_ROUNDS])), () => $any($each($get(scene.words, slice(...$iter(sentence_at(scene, number.place)))), (word) => is_any(word, ["then", "after"])))))));
}
function _is_denied_of(scene, region) {
 let card = $get(CATALOGUE.region_of, Duration(region));
 let wanted = $set([...$iter(asked_wonders(card.prerequisite)), ...$iter(counted_icons(card))]);
 let denied = $set((function* ($source) { for (const [start, end] of $iter($source)) if (($t($any($each($slice(scene.words, start, end, null), (word) => $in("deny", word.kinds)))) && $t($any($each($slice(scene.words, start, end, null), (word) => $and(!$in("sanctuary", word.kinds), () => is_any(word, ["card", "region"]))))))) for (const word of $iter($slice(scene.words, start, end, null))) for (const kind of $iter(word.kinds)) yield kind; })(scene.sentences));
 return $le(wanted, ($in("goods", denied) ? $or(denied, $set(WONDERS)) : denied));
}
function parsing_sheet$is_of_others(scene) {
 let parts = $list($each(scene.sentences, ([start, end]) => $slice(scene.words, start, end, null)));
 return $any($each(parts, (part) => $and($any($each(part, (word) => is_any(word, ["person", "stranger", "other"]))), () => !$t($any($each(part, (word) => $in("says", word.kinds)))))));
}
function _asked_words(scene) {
 return $list((function* ($source) { for (const [start, end] of $iter($source)) if ($eq(at(scene.words, end).text, "?")) for (const word of $iter($slice(scene.words, start, end, null))) yield word; })(scene.sentences));
}
function parsing_sheet$row(scene) {
 let row;
 let long = $list($each(scene.lists, (each) => each, (each) => ($eq($len($set(each.cards)), $len(each.cards)) && $eq($len(each.cards), MOST_ROUNDS))));
 if (($eq($len(long), 1) && $t($call($get(long, 0).kinds, "isdisjoint", ["hidden", "before", "previous"])))) {
  return $get(long, 0).cards;
 }
 let first = $slice(scene.lists, null, 2, null);
 if ((!$t(long) && $eq($len(first), 2) && $in("first", $get(first, 0).kinds) && $in("then", $get(first, 1).kinds))) {
  row = [...$iter($get(first, 0).cards), ...$iter($get(first, 1).cards)];
  return (($eq($len($set(row)), $len(row)) && $eq($len(row), MOST_ROUNDS)) ? row : []);
 }
 let rounds = in_rounds(scene);
 return (($eq($len(rounds), MOST_ROUNDS) && !$t(long)) ? rounds : []);
}
function parsing_sheet$is_stated(scene) {
 let found = scene.sanctuaries;
 let is_named = $any($each(scene.words, (word) => $in("sanctuary", word.kinds)));
 let is_whole = $and(!$t(found.is_doubtful), () => !$t(found.unknown));
 return $and(is_whole, () => $and($any_of($bool(found.phrases), () => $any_of(found.is_none, () => !$t(is_named))), () => !$t(is_of_another(scene))));
}
function _is_of_scoring(scene, row) {
 let reading = scene.reading;
 let is_asked = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_sheet$SCORED))), () => is_claimed(scene));
 let is_other = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_sheet$OTHERWISE), ...$iter(SUPPOSED))), () => $call(reading, "asks_for", "sanctuary"));
 is_other = $or(is_other, is_found(reading));
 let strays = $list($each(scene.free_numbers, (each) => each, (each) => $t(parsing_sheet$is_stray(scene, each, row))));
 let is_counted = $and(!$t(scene.phrases), () => !$t(scene.sanctuaries.is_none));
 is_other = $or(is_other, $and(is_counted, () => $any($each(scene.free_numbers, (each) => $and((each.role === Role.ICONS), () => !$eq(each.group, "need"))))));
 return $and(is_asked, () => $and(!$t(is_other), () => $and(!$t(strays), () => !$t(is_near_doubt(scene)))));
}
function parsing_sheet$is_stray(scene, number, row) {
 let end, start;
 if (((number.role !== Role.DURATION) || $in(number.value, row))) {
  return (number.role === Role.PLAYERS);
 }
 [start, end] = $list(sentence_at(scene, number.place));
 let before = at(scene.words, $sub(number.place, 1));
 let part = $slice(scene.words, start, number.place, null);
 let is_said = $and($any($each(part, (word) => $in("says", word.kinds))), () => $any($each(part, (word) => is_any(word, SPEAKING))));
 is_said = $both(is_said, !$t(is_any(before, ["the", "card", "region", "play", "own"])));
 let listed = $next($each(scene.lists, (each) => each, (each) => ($le(each.start, number.place) && $le(number.place, each.end))));
 let is_paid = $any_of(is_any(before, ["pay", "give", "claim"]), () => $in("counted", at(scene.words, $add(number.place, 1)).kinds));
 return $any_of(!($t(is_said) || $t(is_paid) || $t(rows$is_choice(scene, listed))), () => $eq(end, start));
}
function shown_of(phrase) {
 return new Shown({ icons: $tuple($each(ICONS, (icon) => [icon, $get(phrase.icons, icon)], (icon) => $t($call(phrase.icons, "get", icon)))), fame: ($t(phrase.quest) ? phrase.quest.fame : 0), counted: ($t(phrase.quest) ? phrase.quest.counted : []) });
}
function is_printed(shown) {
 let icons;
 let is_coloured = $any($each(shown.icons, ([icon, _]) => $in(icon, BIOMES)));
 icons = $sum($each(shown.icons, ([icon, number]) => number, ([icon, number]) => !$in(icon, BIOMES)));
 let is_of_two = $eq($len(shown.counted), 2);
 if ($t(is_coloured)) {
  return $and($eq($add(icons, $lt(0, shown.fame)), 1), () => $and(!$t(is_of_two), () => $any_of($eq(shown.fame, 0), () => $bool(shown.counted))));
 }
 return (!$t(shown.fame) ? $eq(icons, 2) : $lt(icons, 2));
}
function _targets(scene, row) {
 let end, is_first, is_said, last, number, start;
 let listed = $next($each(scene.lists, (each) => each, (each) => $in(each.cards, $set([row, $slice(row, 1, null, null)]))), null);
 let named = $set();
 let asked = [];
 let paid = [];
 let claimed = [];
 for (number of $iter(scene.free_numbers)) {
  is_first = !$in(number.value, named);
  if (((listed !== null) && $in(number.value, listed.cards))) {
   is_first = ($le(listed.start, number.place) && $le(number.place, listed.end));
  }
  $call(named, "add", number.value);
  if (($t(is_first) || !$in(number.role, $set([Role.DURATION, Role.OTHER])) || !$in(number.value, row))) {
   continue;
  }
  [start, end] = $list(sentence_at(scene, number.place));
  is_said = $any($each($slice(scene.words, start, end, null), (word) => $in("says", word.kinds)));
  last = $next($each(scene.lists, (each) => each.end, (each) => ($le(each.start, number.place) && $le(number.place, each.end))), number.place);
  if ($eq(at(scene.words, end).text, "?")) {
   $call(asked, "append", number.value);
  } else if ($t(_is_paid(at(scene.words, $add(last, 1))))) {
   $call(paid, "append", number.value);
  } else if (($t(is_said) && $t(is_any(at(scene.words, $sub(number.place, 1)), ["the", "card", "region", "own"])))) {
   $call(claimed, "append", number.value);
  }
 }
 if (($t($call(scene.reading, "has", "reckon")) && !$t(asked))) {
  return [];
 }
 return $tuple($fromkeys($any_of(asked, () => $any_of(paid, () => claimed))));
}
function _is_paid(word) {
 return $and(is_any(word, ["pay", "give", "is", "need"]), () => !$in("conj", word.kinds));
}
function _leading_sanctuary(scene) {
 let first = ($t(scene.phrases) ? $get(scene.phrases, 0) : null);
 let is_led = $and((first !== null), () => $and((first.quest !== null), () => $lt(first.start, $get(scene.lists, 0).start)));
 return (($t(is_led) && (first !== null) && $eq(first.number, 1) && $t($call(scene.reading, "lacks", "reckon"))) ? [0] : []);
}

// faraway.rulebook.cases.placing
const placing$SETTLED = $frozenset([Role.DURATION, Role.ROUND, Role.CLAIM, Role.COUNTED]);
function is_placed(scene, number, target, later, shown) {
 let icon, is_fame, is_set, is_sum, seen;
 let card = $get(CATALOGUE.region_of, Duration(target));
 let beside = [at(scene.words, $sub(number.place, 1)), at(scene.words, $add(number.place, 1))];
 if (number.role === Role.CARDS) {
  return $in(number.value, $set([$len(later), $add($len(later), 1), MOST_ROUNDS]));
 } else if (number.role === Role.QUEST) {
  return $and((card.quest !== null), () => $eq([card.quest.fame, counted_icons(card)], [number.value, number.icons]));
 } else if (number.role === Role.ICONS) {
  [icon] = $list(number.icons);
  seen = $add($call(shown, "get", icon, 0), $sum($each([target, ...$iter(later)], (each) => $get(own_icons(each), icon))));
  is_sum = $and($bool(later), () => $eq(seen, number.value));
  return $any_of(!$t(number.value), () => $any_of(is_need(scene, number, asked_wonders(card.prerequisite)), () => $any_of($and(is_sum, () => placing$is_restated(scene, number)), () => $any_of($eq(number.where, "unseen"), () => $any_of(placing$is_printed(scene, number), () => placing$is_share(scene, number, seen, $call(asked_wonders(card.prerequisite), "get", icon, 0)))))));
 } else if (number.role === Role.LOOSE) {
  is_set = $any($each(beside, (word) => is_any(word, ["biome", "set", "deny", "fraction"])));
  is_set = $or(is_set, _is_of_share(scene, number.place));
  is_set = $or(is_set, $and($in($get(beside, 0).text, beside$ENDS), () => $eq($get(beside, 1).text, "?")));
  return $any_of($any($each(beside, (word) => $in("or", word.kinds))), () => $any_of(is_set, () => $eq(number.value, $add($len(later), 1))));
 } else if (true) {
  is_fame = $and((card.quest !== null), () => $eq(card.quest.fame, number.value));
  return $any_of($in(number.role, placing$SETTLED), () => $any_of(!$t(number.value), () => $any_of(is_fame, () => is_points(number))));
 }
}
function placing$is_printed(scene, number) {
 let ahead, behind, between, card, icon, is_later, is_near;
 [icon] = $list(number.icons);
 for (card of $iter(scene.free_numbers)) {
  ahead = $slice(scene.words, $add(number.place, 1), card.place, null);
  behind = $slice(scene.words, card.place, $get(sentence_at(scene, card.place), 1), null);
  is_later = $any($each(behind, (word) => is_any(word, ["then", "after"])));
  if (((card.role === Role.DURATION) && ($lt(0, $len(ahead)) && $le($len(ahead), $mul(2, LONGEST_STEP))) && $t(_is_borne(ahead)) && !$t(is_later))) {
   return $eq($get(own_icons(card.value), icon), number.value);
  }
  between = $slice(scene.words, $add(card.place, 1), number.place, null);
  is_near = $and((card.role === Role.DURATION), () => ($lt(0, $len(between)) && $le($len(between), $mul(2, LONGEST_STEP))));
  if (($t(is_near) && $t($any($each(between, (word) => is_any(word, ["with", "its", "have"])))) && $t($all($each(between, (word) => !$t($call(word.text, "isdigit"))))))) {
   return $eq($get(own_icons(card.value), icon), number.value);
  }
 }
 return false;
}
function _is_borne(ahead) {
 let is_plain = $all($each(ahead, (word) => is_any(word, [...$iter(ICONS), "is", "on", "the", "small", "card", "region"])));
 return $and(is_plain, () => $any($each(ahead, (word) => $and(is_any(word, ["is", "on"]), () => !$in("conj", word.kinds)))));
}
function placing$is_share(scene, number, seen, asked) {
 let after, before;
 let words = scene.words;
 [before, after] = $list([$sub(number.place, 1), $add(number.place, 2)]);
 before = $sub(before, $in("the", at(words, before).kinds));
 if (($in("share", at(words, before).kinds) && $t(at(words, $sub(before, 1)).number))) {
  return $eq([at(words, $sub(before, 1)).number, number.value], [seen, asked]);
 }
 let whole = at(words, $add($add(after, 1), $in("the", at(words, $add(after, 1)).kinds)));
 return $and($in("share", at(words, after).kinds), () => $eq([number.value, whole.number], [seen, asked]));
}
function _is_of_share(scene, place) {
 let words = scene.words;
 let after = $add($add(place, 2), $in("the", at(words, $add(place, 2)).kinds));
 let before = $sub($sub(place, 1), $in("the", at(words, $sub(place, 1)).kinds));
 let counted = $list($each(scene.free_numbers, (each) => each.place, (each) => (each.role === Role.ICONS)));
 let is_first = $and($in("share", at(words, $add(place, 1)).kinds), () => $in(after, counted));
 return $any_of(is_first, () => $and($in("share", at(words, before).kinds), () => $in($sub(before, 2), counted)));
}
function is_points(number) {
 return $and((number.role === Role.OTHER), () => $lt(GREATEST_DURATION, number.value));
}
function placing$is_restated(scene, number) {
 let place = $sub(number.place, 1);
 while (($lt(0, place) && ($t(is_any($get(scene.words, place), [...$iter(ICONS), "conj"])) || $eq($get(scene.words, place).text, ",") || $t($get(scene.words, place).number)))) {
  if (($t($get(scene.words, place).number) && !$t(is_any(at(scene.words, $add(place, 1)), ICONS)))) {
   return false;
  }
  place = $sub(place, 1);
 }
 return $in($get(scene.words, place).text, $set([":", "("]));
}
function is_need(scene, number, asked) {
 let end, icon, start;
 [icon] = $list(number.icons);
 if (!$eq($call(asked, "get", icon, 0), number.value)) {
  return false;
 }
 [start, end] = $list(sentence_at(scene, number.place));
 let before = $slice(scene.words, start, number.place, null);
 let is_had = $any($each(before, (word) => $in("have", word.kinds)));
 let is_question = $and($eq(at(scene.words, end).text, "?"), () => !$t(is_had));
 let is_bracketed = $any($each($slice(scene.words, $max($sub(number.place, MOST_NEEDED), 0), number.place, null), (word) => $eq(word.text, "(")));
 return $any_of(is_question, () => $any_of($and(is_bracketed, () => !$t(is_had)), () => $and($eq(number.group, "need"), () => $any($each(before, (word) => $in("need", word.kinds))))));
}

// faraway.rulebook.cases.parsing_scene
const FEWEST_LATER = 2;
const ASKING = ["pay", "give", "need", "set", "enough", "all", "scoring", "reckon"];
function parse_scene(reading) {
 let asked, row;
 let scene = read_scene(reading);
 if ($t(asks_otherwise(scene))) {
  return null;
 }
 [asked, row] = $list([asked_sanctuaries(scene), only_row(scene)]);
 let first = (($t(asked) && $t(row)) ? _with_first(scene, row, asked) : null);
 if ((first !== null)) {
  return first;
 }
 if (($t(asked) && $t(row) && !$t(is_found(reading)))) {
  return parsing_scene$row_pay(scene, $list($each(named_in_question(scene), (card) => card, (card) => $in(card, row))), row, asked);
 }
 let is_of_both = $and($bool(asked), () => $and($bool(scene.sanctuaries.targets), () => !$t(row)));
 return (($t(is_of_both) || $t(asks_for_sanctuary(scene))) ? null : _of_regions(scene, row));
}
function _with_first(scene, row, asked) {
 let targets = targets_of(scene);
 let listed = $next($each(cards_of(scene), (each) => each, (each) => $eq(each.cards, row)));
 let is_first = $and($eq($len(targets), 1), () => $any($each(scene.lists, (each) => $and($eq(each.cards, $tuple(targets)), () => $in("first", each.kinds)))));
 if ((!$t(is_first) || $in($get(targets, 0), row) || $le(MOST_ROUNDS, $len(row)))) {
  return null;
 }
 let card = $get(CATALOGUE.region_of, Duration($get(targets, 0)));
 let counted = $set([counted_icons(card), ...$iter($each(asked, (place) => _counted_by($get(scene.phrases, place))))]);
 let is_alike = $and($eq($len(counted), 1), () => $and($eq($len(counted_icons(card)), 1), () => !$t(asked_wonders(card.prerequisite))));
 let is_named = $and(is_alike, () => $and($in($get(counted_icons(card), 0), listed.kinds), () => $all($each(scene.phrases, (each) => $eq(each.number, 1)))));
 let others = $list($each(scene.free_numbers, (each) => each, (each) => (each.role !== Role.DURATION)));
 let is_stated = $and(is_named, () => $and(!$t(others), () => $eq(later_than(scene, $get(targets, 0)), row)));
 let shown = $tuple($each(scene.phrases, (phrase) => shown_of(phrase)));
 let case_ = new RowPayCase({ row: [$get(targets, 0), ...$iter(row)], targets: [$get(targets, 0)], sanctuaries: shown, asked: asked });
 return (($t(is_stated) && $t(is_settled(case_, unknown_of(scene)))) ? case_ : null);
}
function _counted_by(phrase) {
 return ($t(phrase.quest) ? phrase.quest.counted : []);
}
function _of_regions(scene, row) {
 let is_part, listed, ordered, targets, whole;
 [targets, whole] = $list([targets_of(scene), _whole(scene)]);
 if (($t(row) && $t($call(scene.reading, "asks_for", "set")) && !$t(targets))) {
  return parsing_scene$sets(scene, row);
 }
 let is_counted = parsing_scene$counts_all(scene);
 if ((whole !== null)) {
  is_part = $and(is_end_counted(scene), () => $lt($len(whole), MOST_ROUNDS));
  return parsing_scene$row_pay(scene, (($t(is_part) || $t(_asks_for_regions(scene))) ? whole : []), whole);
 }
 let several = several_asked(scene, row);
 if ($t(several)) {
  return parsing_scene$row_pay(scene, several, row);
 }
 if (($t(is_counted) || (!$t(targets) && $t(_are_fixed(scene))))) {
  listed = $get(cards_of(scene), 0);
  return parsing_scene$row_pay(scene, listed.cards, listed.cards);
 }
 if (($lt(1, $len(targets)) || (!$t(targets) && $t(scene.lists)))) {
  ordered = in_rounds(scene);
  return parsing_scene$row_pay(scene, targets, (($t(targets) && $le($set(targets), $set(ordered))) ? ordered : null));
 }
 return (($t(targets) && !$t(_is_of_sheet(scene, $get(targets, 0)))) ? _one_or_both(scene, $get(targets, 0)) : null);
}
function _one_or_both(scene, target) {
 let both = [target, ...$iter($any_of(later_than(scene, target), () => []))];
 let is_of_both = $and($eq($len(both), 2), () => asks_for_so_many(scene, 2));
 return ($t(is_of_both) ? parsing_scene$row_pay(scene, both, both) : parsing_scene$one(scene, target));
}
function _asks_for_regions(scene) {
 let parts = $list($each(scene.sentences, ([start, end]) => $slice(scene.words, start, end, null)));
 return $and(!$t(scene.phrases), () => $any($each(parts, (part) => $and($any($each(part, (word) => is_any(word, ["reckon", "give", "pay"]))), () => $and($any($each(part, (word) => $in("region", word.kinds))), () => $all($each(part, (word) => $and(!$in("sanctuary", word.kinds), () => !$t($call(word.text, "isdigit"))))))))));
}
function _is_of_sheet(scene, target) {
 let named = $list($each(scene.free_numbers, (each) => each, (each) => ((each.role === Role.DURATION) && $eq(each.value, target))));
 let is_asked = $any($each(named, (each) => $eq(at(scene.words, $get(sentence_at(scene, each.place), 1)).text, "?")));
 let is_whole = $le(MOST_ROUNDS, $len($set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(scene.lists))));
 let is_total = $any_of($call(scene.reading, "has", "reckon"), () => $and($eq($len(named), 1), () => $any($each(scene.phrases, (phrase) => phrase.quest))));
 let is_restated = $any($each(scene.lists, (each) => $and($eq(each.cards, [target]), () => $in("last", each.kinds))));
 is_total = $or(is_total, $and(is_restated, () => $all($each(scene.words, (word) => !$eq(word.text, "?")))));
 return $and(is_whole, () => $and(is_total, () => !$t(is_asked)));
}
function _are_fixed(scene) {
 let lists = cards_of(scene);
 let regions = $list((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(CATALOGUE.region_of, Duration(card)); })(lists));
 let is_fixed = $all($each(regions, (region) => $and(!$t(asked_wonders(region.prerequisite)), () => !$t(counted_icons(region)))));
 let is_asked = $and(!$t($call(scene.reading, "lacks", "all", "reckon")), () => !$t($call(scene.reading, "lacks", "pay", "give")));
 return $and($eq($len(lists), 1), () => $and($lt(1, $len(regions)), () => $and(is_fixed, () => is_asked)));
}
function parsing_scene$counts_all(scene) {
 let lists = cards_of(scene);
 let first = ($t(lists) ? $get(lists, 0) : null);
 if (((first === null) || $lt($len(first.cards), FEWEST_LATER) || !$t($call(first.kinds, "isdisjoint", NOT_IN_VIEW)))) {
  return false;
 }
 if ($t($any($each($slice(lists, 1, null, null), (each) => !$lt($set(each.cards), $set(first.cards)))))) {
  return false;
 }
 let is_row = $any_of($call(scene.reading, "has", "row"), () => $in("last", first.kinds));
 return $and(is_row, () => $any($each(scene.sentences, ([start, end]) => $and($eq(at(scene.words, end).text, "?"), () => $and($any($each($slice(scene.words, start, end, null), (word) => $and(word.is_spelled, () => $eq(word.number, $len(first.cards))))), () => $and($all($each($range(start, end), (place) => _is_of_regions_alone(scene, place))), () => !$t($any($each($slice(lists, 1, null, null), (each) => ($le(start, each.start) && $lt(each.start, end)))))))))));
}
function _is_of_regions_alone(scene, place) {
 let word = $get(scene.words, place);
 return $any_of(!$t(is_any(word, ["find", "draw", "sanctuary"])), () => $and($in("sanctuary", word.kinds), () => is_excluded(scene.words, place)));
}
function parsing_scene$one(scene, target) {
 let later, shown;
 [later, shown] = $list([later_than(scene, target), scene.sanctuaries.icons]);
 if (((later === null) || !$t(_is_asked_for(scene)))) {
  return null;
 }
 let counted = $list($each(scene.free_numbers, (number) => number, (number) => !$t(is_placed(scene, number, target, later, shown))));
 let is_last = $any($each(scene.lists, (each) => $and($in("last", each.kinds), () => $in(target, each.cards))));
 if ($t(counted)) {
  return ($t(later) ? null : parsing_scene$counted(scene, target, counted, shown, is_last));
 }
 if ($t($call(scene.reading, "has", "besides"))) {
  return null;
 }
 let is_listed = $any($each(scene.lists, (each) => $and($lt(1, $len(each.cards)), () => $in(target, each.cards))));
 if ((!$t(later) && !$t(is_last) && !$t(is_listed) && $t(_are_colours(scene)))) {
  return parsing_scene$counted(scene, target, [], shown, is_last);
 }
 if ((!$t(later) && !($t(is_last) && $t(scene.sanctuaries.is_stated)) && !$t(is_listed))) {
  return null;
 }
 let case_ = new TableauCase({ region: target, later: later, sanctuaries: shown });
 return ($t(is_settled(case_, unknown_of(scene))) ? case_ : null);
}
function parse_regions(reading) {
 let scene = read_scene(reading);
 let targets = targets_of(scene);
 if ((!$eq($len(targets), 1) || $t(asks_otherwise(scene)) || !$t(_is_asked_for(scene)) || $t(reading.supposed.is_any))) {
  return null;
 }
 if (($t($call(reading, "asks_for", "sanctuary")) || (!$t($call(reading, "lacks", "draw", "find")) && $t($call(reading, "lacks", ...$iter(ASKING)))))) {
  return null;
 }
 let later = later_than(scene, $get(targets, 0));
 let is_part = $any($each(scene.lists, (each) => $and($in("only", each.kinds), () => !$t($call(each.kinds, "isdisjoint", ICONS)))));
 if (((later === null) || $lt($len(later), FEWEST_LATER) || $t($call(reading, "has", "besides")) || $t(is_part) || $t(_is_partial(scene)))) {
  return null;
 }
 let named = $list($each(reading.numbers, (number) => number, (number) => $in(number.value, later)));
 return ($lt($len(later), $len(named)) ? null : new RegionsCase({ region: $get(targets, 0), later: later }));
}
function parsing_scene$sets(scene, row) {
 let shown = scene.sanctuaries.icons;
 let view = new Map($each(BIOMES, (icon) => [icon, $add($call(shown, "get", icon, 0), $sum($each(row, (card) => $get(own_icons(card), icon))))]));
 return (!$t($call(scene.sanctuaries.unknown, "isdisjoint", BIOMES)) ? null : new SetsCase({ view: view }));
}
function unknown_of(scene) {
 let unknown = $or(scene.sanctuaries.unknown, unnamed_beside(scene));
 return ($t(_is_partial(scene)) ? $or(unknown, $frozenset(ICONS)) : unknown);
}
function _is_partial(scene) {
 let is_partial = $any($each($enumerate(scene.words), ([place, word]) => $and($in("partial", word.kinds), () => !$t($any($each($slice(scene.words, $get(sentence_at(scene, place), 0), place, null), (each) => $in("leftward", each.kinds)))))));
 return $any_of(is_partial, () => $any($each($enumerate(scene.words), ([place, word]) => $and($in("elsewhere", word.kinds), () => $and(!$in("another", word.kinds), () => $and(!$t($call(scene, "is_taken", place)), () => $and(!$t(is_any(at(scene.words, $sub(place, 1)), ["only", "whole"])), () => !$eq(at(scene.words, $get(sentence_at(scene, place), 1)).text, "?"))))))));
}
function _is_asked_for(scene) {
 let reading = scene.reading;
 let is_what = $and(!$t($call(reading, "lacks", "what", "many")), () => $call(reading, "lacks", "pick"));
 let is_chosen = $any($each(scene.lists, (each) => rows$is_choice(scene, each)));
 let is_plain = $and($call(reading, "lacks", "play", "find", "draw", "order", "pick"), () => scene.sanctuaries.is_stated);
 is_chosen = $or(is_chosen, $any_of(is_fame_asked(scene), () => $call(reading, "has", "fraction")));
 if ($t(is_draw_asked(scene))) {
  return false;
 }
 return $any_of(!$t($call(reading, "lacks", ...$iter(ASKING))), () => $any_of(is_what, () => $any_of(is_chosen, () => is_plain)));
}
function _counts_of(numbers) {
 let is_asked_for, number;
 let counts = new Map([]);
 for (number of $iter(numbers)) {
  is_asked_for = $and($eq(number.group, "need"), () => !$t(number.where));
  if (((number.role !== Role.ICONS) || $in($get(number.icons, 0), counts) || $t(is_asked_for))) {
   return new Map([]);
  }
  $put(counts, $get(number.icons, 0), number.value);
 }
 return counts;
}
function parsing_scene$counted(scene, target, numbers, shown, is_last) {
 let counts = _counts_of(numbers);
 let is_twice = $any($each(counts, (icon) => $and($call(shown, "get", icon), () => !$in(icon, BIOMES))));
 if (($lt($len(counts), $len(numbers)) || !$t($call(scene.reading, "lacks", ...$iter(NOT_IN_VIEW))) || ($t(is_twice) && !$t($all($each(numbers, (each) => each.where)))))) {
  return null;
 }
 let view = new Map($each(ICONS, (icon) => [icon, $add($call(counts, "get", icon, 0), $call(shown, "get", icon, 0))], (icon) => ($in(icon, counts) || $in(icon, shown))));
 let included = new CardCase({ region: target, view: view });
 let added = new CardCase({ region: target, view: add_own_icons(target, view) });
 let card = $get(CATALOGUE.region_of, Duration(target));
 if (((card_fame(included) === null) && !$t(asked_wonders(card.prerequisite)))) {
  return null;
 }
 if ($t($call(scene.reading, "has", "included"))) {
  return included;
 }
 let is_alike = $eq(parsing_scene$judged(included), parsing_scene$judged(added));
 let asked = asked_wonders(card.prerequisite);
 let named = $list($each(scene.free_numbers, (each) => each, (each) => ((each.role === Role.ICONS) && $t(each.value) && !($eq(each.where, "") && $t(is_need(scene, each, asked))))));
 let is_stated = $and($bool(counted_icons(card)), () => $le($set(counted_icons(card)), $set(view)));
 is_stated = $or(is_stated, (prerequisite_met(included) === false));
 is_stated = $both(is_stated, $eq($len(named), $len(counts)));
 if (($t(is_alike) && $t(is_last) && !$t(shown) && $t(counts) && $t($all($each(numbers, (each) => $eq(each.where, "sanctuary")))))) {
  return added;
 }
 if (($t(is_alike) && $t(is_stated) && (!$t($any($call(shown, "values"))) || $t(_are_colours(scene))))) {
  return included;
 }
 return ((($t(is_alike) && $t($bool(shown))) || $t($call(scene.reading, "has", "besides"))) ? added : null);
}
function _are_colours(scene) {
 return $and($lt(2, $len(scene.phrases)), () => $all($each(scene.phrases, (phrase) => $and(!$t(phrase.quest), () => $and($le($set(phrase.icons), $set(BIOMES)), () => !$t(phrase.is_gray))))));
}
function parsing_scene$judged(case_) {
 return [card_fame(case_), prerequisite_met(case_)];
}
function _whole(scene) {
 let lists = cards_of(scene);
 let row = $tuple((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists));
 let is_stated = $all($each(lists, (each) => $call(each.kinds, "isdisjoint", NOT_IN_VIEW)));
 is_stated = $both(is_stated, $any_of($eq($len(row), MOST_ROUNDS), () => $all($each(lists, (each) => $call(each.kinds, "isdisjoint", ICONS)))));
 let is_total = $any_of($call(scene.reading, "has", "reckon"), () => $and($call(scene.reading, "has", "all"), () => $eq($len(row), MOST_ROUNDS)));
 let is_one = $any_of($eq($len(lists), 1), () => $and($eq($len(row), MOST_ROUNDS), () => $any($each($slice(lists, null, 1, null), (each) => $in("first", each.kinds)))));
 let is_led = $and($lt($len(row), MOST_ROUNDS), () => $and($call(scene.reading, "lacks", "all"), () => $any($each(lists, (each) => is_followed(scene, each), (each) => $lt(1, $len(each.cards))))));
 let is_row = $and(is_stated, () => $and(is_total, () => $and(is_one, () => $and(!$t(is_led), () => ($lt(1, $len(row)) && $eq($len(row), $len($set(row))) && $le($len($set(row)), MOST_ROUNDS))))));
 return (($t(is_row) && (place_asked(scene) === null)) ? row : null);
}
function _may_be_paid(scene, number) {
 let end, start;
 [start, end] = $list(sentence_at(scene, number.place));
 let is_beside = $any($each(scene.phrases, (phrase) => $and(($le(start, phrase.start) && $lt(phrase.start, end)), () => phrase.number)));
 return $and((number.role === Role.COUNTED), () => is_beside);
}
function parsing_scene$is_stated(scene) {
 let found = scene.sanctuaries;
 let is_open = $and($bool(found.denied), () => $and(!$t(found.is_none), () => !$t(found.phrases)));
 return $and(!$t(is_open), () => $all($each(found.phrases, (phrase) => is_printed(shown_of(phrase)))));
}
function parsing_scene$row_pay(scene, targets, whole, asked = []) {
 let is_stated, sanctuaries;
 let lists = $list($each(cards_of(scene), (each) => each, (each) => ($lt(1, $len(each.cards)) && !$eq(each.cards, $tuple(targets)))));
 if (((!$t(lists) && (whole === null)) || ($t(scene.sanctuaries.unknown) && $t(scene.sanctuaries.has_others) && (whole !== null) && !$t(asked) && !$t(targets)))) {
  return null;
 }
 if (((whole !== null) && $eq($len(whole), MOST_ROUNDS) && !$t(targets) && !$t(asked) && !$t(parsing_scene$is_stated(scene)))) {
  return null;
 }
 let row = ((whole === null) ? $get(lists, 0).cards : whole);
 if ($t(has_besides(scene))) {
  return null;
 }
 is_stated = $any_of($call(scene.reading, "has", "row"), () => $any($each(lists, (each) => $any_of(each.is_backward, () => $in("last", each.kinds)))));
 let is_row = $any_of((whole !== null), () => $and(is_stated, () => $eq($len(lists), 1)));
 let is_distinct = $and(($eq($len($set(row)), $len(row)) && $le($len(row), MOST_ROUNDS)), () => $le($set(targets), $set(row)));
 let is_asked = $all($each($slice(lists, null, 1, null), (each) => $call(each.kinds, "isdisjoint", NOT_IN_VIEW)));
 is_asked = $both(is_asked, $any_of($bool(targets), () => (whole !== null)));
 if (!($t(is_row) && $t(is_distinct) && $t(is_asked))) {
  return null;
 }
 let counts = $set([$len(row), $len(targets), $len(asked), $len(scene.phrases), MOST_ROUNDS]);
 let others = $list($each(scene.free_numbers, (each) => each, (each) => (!$in(each.role, placing$SETTLED) && !$t(is_points(each)) && !($in(each.role, $set([Role.CARDS, Role.LOOSE])) && $in(each.value, counts)) && !((each.role === Role.ICONS) && !$t(each.value)))));
 let stray = $list($each(cards_of(scene), (each) => each, (each) => ($eq($len(each.cards), 1) && !$in($get(each.cards, 0), [...$iter(targets), ...$iter(row)]))));
 if (($t(others) || $t(stray) || $t($any($each(scene.free_numbers, (each) => _may_be_paid(scene, each)))))) {
  return null;
 }
 sanctuaries = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield shown_of(phrase); })(scene.phrases));
 let numbers = $list($each(scene.phrases, (phrase) => phrase.number));
 let places = $tuple((function* ($source) { for (const index of $iter($source)) for (const place of $iter($range($sum($slice(numbers, null, index, null)), $sum($slice(numbers, null, $add(index, 1), null))))) yield place; })(asked));
 let denied = ($t(scene.phrases) ? [] : scene.sanctuaries.denied);
 let case_ = new RowPayCase({ row: row, targets: $tuple(targets), sanctuaries: sanctuaries, asked: places, denied: denied });
 return ($t(is_settled(case_, unknown_of(scene))) ? case_ : null);
}

// faraway.rulebook.cases.nearest_sides
const RIGHT = ["then", "after"];
const nearest_sides$LEFT = ["leftward", "hidden", "before", "earlier", "previous"];
const nearest_sides$OTHER_TALK = ["deck", "hand", "pending", "tie", "unreal", "swap", "alternative", "besides", "short", "mistake", "forgotten", "correction", "backward", "final", "not", "partial"];
const nearest_sides$ALONE = ["then", "after", "elsewhere", "another", "remainder", "rest"];
const ASKED = ["pay", "give", "need", "many", "enough", "reckon", "says", "counted", "what"];
class _Side {
 constructor($given) {
  this.place = $given.place;
  this.is_right = $given.is_right;
  this.region = $given.region;
 }
}
function of_sides(scene) {
 let target = _target(scene);
 if ((!$t(target) || !$t(_is_plain(scene)))) {
  return null;
 }
 let place = _place_of(scene, target);
 let later = ($t(is_left_of_another(scene, target)) ? null : _later(scene, target, place));
 if (((later === null) || !$t(is_kept(scene, [target, ...$iter(later)])))) {
  return null;
 }
 if ((!$t($call(scene.reading, "has", "sanctuary")) && !$t(scene.sanctuaries.is_stated))) {
  return (($t(later) && !$t(nearest_sides$has_stray(scene, target, later))) ? new RegionsCase({ region: target, later: later }) : null);
 }
 let counted = $list($each(_numbers(scene), (each) => each, (each) => $t(nearest_sides$is_counted(each))));
 if (($t(later) || $eq(place, "last"))) {
  return _of_cards(scene, target, later, counted);
 }
 return _of_counts(scene, target, $list($each(counted, (each) => each, (each) => $t(_is_seen(scene, target, each, place)))));
}
function _later(scene, target, place) {
 let cards, side;
 let lists = $list($each(cards_of(scene), (each) => each, (each) => !$eq(each.cards, [target])));
 let ordered = in_rounds(scene);
 if (($in(target, ordered) && $t($all($each(lists, (each) => $le($set(each.cards), $set(ordered))))))) {
  return $slice(ordered, $add($call(ordered, "index", target), 1), null, null);
 }
 let sided = $list($each(lists, (each) => [each.cards, _side_of(scene, target, each, place)]));
 let known = $set((function* ($source) { for (const [cards, side] of $iter($source)) if ($t(side)) for (const card of $iter(cards)) yield card; })(sided));
 let later = [];
 for ([cards, side] of $iter(sided)) {
  if (($in(target, cards) && $eq($call(cards, "index", target), 0) && $le(0, side))) {
   later = $add(later, $slice(cards, 1, null, null));
  } else if (($in(target, cards) || (!$t(side) && !$t($call(known, "issuperset", cards))))) {
   return null;
  } else if ($lt(0, side)) {
   later = $add(later, cards);
  }
 }
 let is_against = $any_of($and($eq(place, "last"), () => $bool(later)), () => $and($eq(place, "first"), () => $any($each(sided, ([_, side]) => $lt(side, 0)))));
 let nths = nths_of(scene, target);
 let is_short = $and($eq($len(nths), 1), () => $and(!$eq($add($max(nths), $len(later)), MOST_ROUNDS), () => $bool(later)));
 let is_twice = $any_of($le($len($set([target, ...$iter(later)])), $len(later)), () => $le(MOST_ROUNDS, $len(later)));
 return (($t(is_against) || $t(is_short) || $t(is_twice)) ? null : $tuple(later));
}
function _side_of(scene, target, listed, place) {
 let side = _side_at(scene, target, listed.start);
 if (($t(side) || $lt(1, $len(listed.cards)) || $t(place))) {
  return $any_of(side, () => $int($eq(place, "first")));
 }
 let part = around(scene.words, listed.start, ["break", "bracket"]);
 let is_alone = $eq($sum($each(part, (word) => $call(word.text, "isdigit"))), 1);
 let ends = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(["first", "last"])) if ($in(kind, word.kinds)) yield kind; })(part));
 return ((!$t(is_alone) || !$eq($len(ends), 1)) ? 0 : ($in("first", ends) ? -1 : 1));
}
function _target(scene) {
 let alone = $list($each(cards_of(scene), (each) => each, (each) => $eq($len(each.cards), 1)));
 let asked = $set($each(alone, (each) => $get(each.cards, 0), (each) => ($eq(at(scene.words, $get(sentence_at(scene, each.start), 1)).text, "?") && ($get(CATALOGUE.region_of, Duration($get(each.cards, 0))).quest !== null))));
 if ($t(asked)) {
  return ($eq($len(asked), 1) ? $call(asked, "pop") : 0);
 }
 let first = $slice(cards_of(scene), null, 1, null);
 return (($t(first) && $eq($len($get(first, 0).cards), 1)) ? $get($get(first, 0).cards, 0) : 0);
}
function _is_plain(scene) {
 let found, reading;
 [reading, found] = $list([scene.reading, scene.sanctuaries]);
 let is_stated = $and(!$t(found.is_doubtful), () => $and(!$t(is_of_another(scene)), () => scene.is_read));
 is_stated = $both(is_stated, $any_of(found.is_stated, () => !$t($call(reading, "has", "sanctuary"))));
 let names = $set($each(scene.words, (word) => word.text, (word) => ($in("stranger", word.kinds) && $t(word.is_capital))));
 let is_other = $any_of(!$t($call(reading, "lacks", ...$iter(nearest_sides$OTHER_TALK))), () => $any_of(reading.supposed.is_any, () => is_near_doubt(scene)));
 is_other = $or(is_other, $any_of($lt(1, $len(names)), () => $any($each(scene.sentences, ([start, end]) => nearest_sides$is_of_others(scene, start, end)))));
 return $and(is_stated, () => $and(!$t(is_other), () => !$t($call(reading, "lacks", ...$iter(ASKED)))));
}
function nearest_sides$is_of_others(scene, start, end) {
 let part = $slice(scene.words, start, end, null);
 let is_claimed = $any($each(part, (word) => $any_of($in("says", word.kinds), () => $eq(word.text, "claims"))));
 let is_theirs = $any($each(part, (word) => $and(is_any(word, ["person", "other"]), () => !$in("pron", word.kinds))));
 let is_found = $any($each(part, (word) => $and(is_any(word, ["find", "draw"]), () => !$t(is_any(word, ["says", "pay"])))));
 return $any_of($and(is_theirs, () => !$t(is_claimed)), () => $and(is_found, () => $eq(at(scene.words, end).text, "?")));
}
function _place_of(scene, target) {
 let each, part, word;
 let found = $set();
 for (each of $iter(scene.lists)) {
  part = ($eq(each.cards, [target]) ? around(scene.words, each.start, ["break", "bracket"]) : []);
  if ((!$eq($sum($each(part, (word) => $call(word.text, "isdigit"))), 1) || $t($any($each(part, (word) => $in("penultimate", word.kinds)))))) {
   continue;
  }
  for (word of $iter($takewhile((word) => !$in("scoring", word.kinds), part))) {
   $call(found, "update", $each(["first", "last"], (kind) => kind, (kind) => $in(kind, word.kinds)));
   $call(found, "update", (($in("nth", word.kinds) && $eq(word.number, MOST_ROUNDS)) ? ["last"] : []));
  }
 }
 return ($eq($len(found), 1) ? $call(found, "pop") : "");
}
function _sides(scene, start, end) {
 let after, is_bound, is_left, is_right, place, region, word;
 let found = [];
 for (place of $iter($range(start, end))) {
  word = $get(scene.words, place);
  [is_right, is_left] = $list([is_any(word, RIGHT), is_any(word, nearest_sides$LEFT)]);
  if (($t($call(scene, "is_taken", place)) || $eq(is_right, is_left))) {
   continue;
  }
  after = $add(place, 1);
  while ($t(is_any(at(scene.words, after), ["the", "own", "small", "card", "region"]))) {
   after = $add(after, 1);
  }
  is_bound = $and(is_any(word, ["after", "before"]), () => $call(at(scene.words, after).text, "isdigit"));
  region = ($t(is_bound) ? at(scene.words, after).number : 0);
  $call(found, "append", new _Side({ place: place, is_right: is_right, region: region }));
 }
 return found;
}
function _side_at(scene, target, place) {
 let end, is_closed, is_led, start;
 [start, end] = $list(sentence_at(scene, place));
 let sides = _sides(scene, start, end);
 let stated = $list($each(scene.free_numbers, (each) => each.place, (each) => (($le(start, each.place) && $lt(each.place, end)) && !$in(each.value, $set([0, target])) && $in(each.role, $set([Role.DURATION, Role.ICONS])) && !$eq(each.group, "need"))));
 if ((!$t(sides) || !$t(stated) || $t($any($each(sides, (each) => !$in(each.region, $set([0, target]))))))) {
  return 0;
 }
 [is_led, is_closed] = $list([$lt($get(sides, 0).place, $min(stated)), $lt($max(stated), $get(sides, -1).place)]);
 let own = ($t(is_led) ? $slice($list($each(sides, (each) => each, (each) => $lt(each.place, place))), -1, null, null) : $slice($list($each(sides, (each) => each, (each) => $lt(place, each.place))), null, 1, null));
 return (($eq(is_led, is_closed) || !$t(own)) ? 0 : ($t($get(own, 0).is_right) ? 1 : -1));
}
function _numbers(scene) {
 let icon, is_of_kind, number, step;
 let found = [];
 for (number of $iter(scene.free_numbers)) {
  step = $add(number.place, 1);
  while ($t(is_any(at(scene.words, step), ["is", "aux", "neutral", "small", "the", "own", "among", "those"]))) {
   step = $add(step, 1);
  }
  icon = first_kind(at(scene.words, step), [...$iter(BIOMES), "night"]);
  is_of_kind = $and((number.role === Role.LOOSE), () => $and($lt($add(number.place, 1), step), () => !$eq(icon, "")));
  $call(found, "append", ($t(is_of_kind) ? $evolve(number, { role: Role.ICONS, icons: [icon] }) : number));
 }
 return found;
}
function nearest_sides$is_counted(number) {
 return $and((number.role === Role.ICONS), () => $and($lt(0, number.value), () => !$eq(number.group, "need")));
}
function _is_seen(scene, target, number, place) {
 let side = _side_at(scene, target, number.place);
 return $any_of($eq(number.where, "sanctuary"), () => $any_of($lt(0, side), () => $and(!$t(side), () => $eq(place, "first"))));
}
function _of_cards(scene, target, later, counted) {
 let is_unseen, number, side;
 let shown = scene.sanctuaries.icons;
 for (number of $iter(counted)) {
  side = _side_at(scene, target, number.place);
  is_unseen = $any_of($lt(side, 0), () => $and(!$t(later), () => $and(!$t(side), () => $in(number.where, $set(["region", "card", "unseen"])))));
  if ((!$t(is_unseen) && !($t(later) && $t(is_placed(scene, number, target, later, shown))))) {
   return null;
  }
 }
 let is_stray = $any($each(_numbers(scene), (number) => !$t(is_placed(scene, number, target, later, shown)), (number) => !$t(nearest_sides$is_counted(number))));
 is_stray = $or(is_stray, $and($bool(later), () => nearest_sides$asks_for_sanctuary(scene)));
 let unknown = ($t(later) ? unknown_of(scene) : $sub(scene.sanctuaries.unknown, _named_of_all(scene)));
 let case_ = new TableauCase({ region: target, later: later, sanctuaries: shown });
 return (($t(is_stray) || !$t(is_settled(case_, unknown))) ? null : case_);
}
function nearest_sides$asks_for_sanctuary(scene) {
 let is_paying = $any($each(scene.phrases, (phrase) => (phrase.quest !== null)));
 return $and(is_paying, () => $any($each($range($len(scene.words)), (place) => $and($in("sanctuary", $get(scene.words, place).kinds), () => $eq(at(scene.words, $get(sentence_at(scene, place), 1)).text, "?")))));
}
function _named_of_all(scene) {
 return $frozenset((function* ($source) { for (const phrase of $iter($source)) for (const icon of $iter(phrase.icons)) if (($t($any($each($slice(scene.words, phrase.start, phrase.end, null), (word) => $in(word.text, PLURAL)))) && !$t($any($each($slice(scene.words, phrase.start, phrase.end, null), (word) => is_any(word, ALL_COLOURS)))))) yield icon; })(scene.phrases));
}
function _of_counts(scene, target, seen) {
 let added, asked, icons, included, shown;
 let card = $get(CATALOGUE.region_of, Duration(target));
 [asked, shown] = $list([asked_wonders(card.prerequisite), scene.sanctuaries.icons]);
 let wanted = $tuple($each(ICONS, (icon) => icon, (icon) => $in(icon, $set([...$iter(asked), ...$iter(counted_icons(card))]))));
 icons = $list($each(seen, (each) => $get(each.icons, 0)));
 let is_twice = $lt($len($set(icons)), $len(icons));
 is_twice = $or(is_twice, $any($each(seen, (each) => $and($eq(each.where, "sanctuary"), () => $bool($call(shown, "get", $get(each.icons, 0)))))));
 if (($t(is_twice) || !$t(seen) || $t(nearest_sides$has_stray(scene, target, [])) || !$t($call(scene.sanctuaries.unknown, "isdisjoint", wanted)))) {
  return null;
 }
 let counts = new Map($each(seen, (each) => [$get(each.icons, 0), each.value]));
 let biomes = $sum($each(BIOMES, (icon) => $call(counts, "get", icon, 0)));
 let is_all = $in(biomes, $set([$sub(MOST_ROUNDS, 1), MOST_ROUNDS]));
 let view = new Map($each(wanted, (icon) => [icon, $add($call(counts, "get", icon, 0), $call(shown, "get", icon, 0))]));
 [included, added] = $list([new CardCase({ region: target, view: view }), new CardCase({ region: target, view: add_own_icons(target, view) })]);
 let is_alike = $eq(nearest_sides$judged(included), nearest_sides$judged(added));
 let is_apart = $any_of($eq(biomes, $sub(MOST_ROUNDS, 1)), () => $all($each(seen, (each) => _is_apart(scene, target, each))));
 let is_whole = $any_of($eq(biomes, MOST_ROUNDS), () => $call(scene.reading, "has", "included"));
 let is_open = $and(!$t(is_alike), () => $eq(is_apart, is_whole));
 let case_ = ($t(is_whole) ? included : added);
 let is_known = $all($each(counted_icons(card), (icon) => $any_of($in(icon, counts), () => $and(is_all, () => $in(icon, BIOMES)))));
 is_known = $both(is_known, $all($each(asked, (icon) => $any_of($in(icon, counts), () => $le($get(asked, icon), $get(case_.view, icon))))));
 return (($t(is_known) && !$t(is_open)) ? case_ : null);
}
function nearest_sides$has_stray(scene, target, later) {
 let asked = asked_wonders($get(CATALOGUE.region_of, Duration(target)).prerequisite);
 return $any($each(_numbers(scene), (each) => $and((each.role !== Role.DURATION), () => $and(!$t(nearest_sides$is_counted(each)), () => $and(!((each.role === Role.ICONS) && (!$t(each.value) || $t(is_need(scene, each, asked)))), () => $and(!$t(is_placed(scene, each, target, later, scene.sanctuaries.icons)), () => !($in(each.role, $set([Role.LOOSE, Role.CARDS])) && $eq(each.value, $sub(MOST_ROUNDS, 1)))))))));
}
function _is_apart(scene, target, number) {
 return $any_of($lt(0, _side_at(scene, target, number.place)), () => $any($each($call(scene.reading, "sentence_of", number), (word) => is_any(word, nearest_sides$ALONE))));
}
function nearest_sides$judged(case_) {
 return [card_fame(case_), prerequisite_met(case_)];
}

// faraway.rulebook.cases.parsing_cards
const NOT_NAMED = [Role.PLAYERS, Role.CARDS, Role.COUNTED, Role.OTHER, Role.QUEST];
const parsing_cards$UNSEEN = ["hidden", "side", "earlier", "previous", "before", "after", "who", "other", "last", "elsewhere"];
function parse_quest(reading) {
 let quest;
 let quests = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.QUEST)));
 let is_counted = $any_of($call(reading, "values", Role.CARDS, Role.PLAYERS, Role.OTHER), () => $lt(1, $len(reading.durations)));
 let is_other = !$t($call(reading, "lacks", "need", "side", "who", "elsewhere", "final"));
 is_other = $or(is_other, $and(!$t(reading.is_placed), () => !$t($call(reading, "lacks", "hidden", "earlier", "previous", "before"))));
 if ((!$eq($len(quests), 1) || $t(is_counted) || $t(is_other) || $t($call(reading, "is_doubtful", "", "have")))) {
  return null;
 }
 [quest] = $list(quests);
 let own = ($t(reading.durations) ? own_icons($get(reading.durations, 0)) : new Map([]));
 let is_article = $and($get(reading.words, quest.place).is_spelled, () => $eq(quest.value, 1));
 if (($t(is_article) || $t($any($each(quest.icons, (icon) => $call(own, "get", icon)))))) {
  return null;
 }
 let shown = reading.sanctuaries.icons;
 let is_stated = $and($le($set(quest.icons), $set([...$iter(reading.counts), ...$iter(shown)])), () => $call(reading.sanctuaries.unknown, "isdisjoint", quest.icons));
 if (!$t(is_stated)) {
  return null;
 }
 let view = new Map($each(ICONS, (icon) => [icon, $add($call(reading.counts, "get", icon, 0), $call(shown, "get", icon, 0))], (icon) => $in(icon, quest.icons)));
 if (($eq($sum($call(view, "values")), 1) && $t(_is_of_kind(reading)))) {
  return null;
 }
 return new QuestCase({ fame: quest.value, counted: quest.icons, view: view });
}
function _is_of_kind(reading) {
 let is_counted = $any($each(reading.numbers, (each) => $and((each.role === Role.ICONS), () => $call($get(reading.words, each.place).text, "isdigit"))));
 return $and(!$t(is_counted), () => $call(reading, "lacks", "many", "what", "reckon"));
}
function parse_need(reading) {
 let icon, needs, number, view;
 [needs, view] = $list([$call(reading, "counts_of", "need"), $call(reading, "counts_of", "have", "")]);
 for ([icon, number] of $iter($call(reading.sanctuaries.icons, "items"))) {
  $put(view, icon, $add($call(view, "get", icon, 0), number));
 }
 let is_unseen = $and(!$t(reading.is_placed), () => !$t($call(reading, "lacks", ...$iter(parsing_cards$UNSEEN))));
 if (($t($call(reading, "values", ...$iter($sub($set(Role), $set([Role.ICONS, Role.CLAIM, Role.DESCRIBED]))))) || $t(is_unseen) || !$t($call(reading, "lacks", "who", "elsewhere")))) {
  return null;
 }
 let is_doubtful = $any_of($call(reading, "is_doubtful", "need"), () => $call(reading, "is_doubtful", "have", ""));
 is_doubtful = $or(is_doubtful, !$t($call(reading.sanctuaries.unknown, "isdisjoint", needs)));
 if ((!$t(needs) || !$t(view) || $t(is_doubtful) || !$le($set([...$iter(needs), ...$iter(reading.counts)]), $set(WONDERS)))) {
  return null;
 }
 let given = new Map($each(needs, (icon) => [icon, $get(view, icon)], (icon) => $in(icon, view)));
 let is_decided = $any_of($eq($len(given), $len(needs)), () => $any($each(given, (icon) => $lt($get(given, icon), $get(needs, icon)))));
 return ($t(is_decided) ? new NeedCase({ needs: needs, view: given }) : null);
}
function parse_sets(reading) {
 let shown = reading.sanctuaries.icons;
 let others = $call(reading, "values", ...$iter($sub($set(Role), $set([Role.ICONS, Role.CLAIM, Role.DESCRIBED, Role.LOOSE]))));
 let is_stated = $and($le($set(BIOMES), $set([...$iter(reading.counts), ...$iter(shown)])), () => $le($set(reading.counts), $set(BIOMES)));
 let is_open = $any_of(!$t($call(reading.sanctuaries.unknown, "isdisjoint", BIOMES)), () => $call(reading, "is_doubtful", "", "have", "need"));
 if ((!$t($call(reading, "asks_for", "set")) || $t(others) || !$t(is_stated) || $t(is_open) || !$t($call(reading, "lacks", ...$iter(parsing_cards$UNSEEN))))) {
  return null;
 }
 return new SetsCase({ view: new Map($each(BIOMES, (icon) => [icon, $add($call(reading.counts, "get", icon, 0), $call(shown, "get", icon, 0))])) });
}
function parse_card(reading) {
 let counts, others, region;
 let is_asked = $and(!$t($call(reading, "lacks", "need", "pay", "give", "enough")), () => $call(reading, "lacks", "find", "who", "tie", "deck", "hand"));
 let is_unseen = !$t($call(reading, "lacks", "hidden", "leftward", "earlier", "previous", "before"));
 if ((!$t(is_asked) || $t($call(reading, "values", ...$iter(NOT_NAMED))) || !$t(reading.regions) || ($t(is_unseen) && $t(reading.counts) && !$t(reading.is_placed)))) {
  return null;
 }
 [region, ...others] = $list($fromkeys(reading.durations));
 let groups = ($t(is_prerequisite(region, $call(reading, "counts_of", "need"))) ? ["", "have"] : ["", "have", "need"]);
 counts = $call(reading, "counts_of", ...$iter(groups));
 let is_laid_out = !$t($call(reading, "lacks", "last", "first", "then", "play", "see", "faceup", "row"));
 let is_stated = $and($bool(reading.sanctuaries.phrases), () => !$t(counts));
 is_stated = $both(is_stated, $any_of(is_laid_out, () => is_short(region, reading.sanctuaries.icons)));
 if (($t(others) || $t($call(reading, "is_doubtful", ...$iter(groups))) || $t(is_stated) || (!$t(counts) && $t(_is_of_sides(reading))))) {
  return null;
 }
 if (($t(counts) && $t(reading.is_placed))) {
  return new CardCase({ region: region, view: add_own_icons(region, counts) });
 }
 let is_elsewhere = $any_of($call(reading, "has", "elsewhere"), () => $and($call(reading, "has", "sanctuary"), () => !$t($call(reading, "is_without", "sanctuary"))));
 if ((!$t(counts) || !$t(is_elsewhere))) {
  return _with_later(reading, region, counts);
 }
 return ($t(is_short(region, counts)) ? null : new CardCase({ region: region, view: new Map([]) }));
}
function _is_of_sides(reading) {
 let beside = ["then", "after", "later", "leftward", "side", "before", "earlier", "previous", "hidden"];
 return $any((function* ($source) { for (const [place, word] of $iter($source)) for (const stop of $iter([stop_after(reading.words, place)])) yield $and(is_any(word, ICONS), () => $and($any($each($slice(reading.words, place, stop, null), (each) => is_any(each, ["card", "region"]))), () => $any($each($slice(reading.words, place, stop, null), (each) => is_any(each, beside))))); })($enumerate(reading.words)));
}
function _with_later(reading, region, counts) {
 let stated = $list($each(reading.numbers, (each) => each, (each) => ((each.role === Role.ICONS) && !$eq(each.group, "need") && $t(each.value))));
 let later = $list($each(stated, (each) => each, (each) => $t(parsing_cards$is_later(reading, each))));
 if ((!$t(later) || $t($call(reading, "has", "included")))) {
  return ((!$t(later) && $t(_is_own_open(reading, region))) ? null : new CardCase({ region: region, view: counts }));
 }
 return ($eq($len(later), $len(stated)) ? new CardCase({ region: region, view: add_own_icons(region, counts) }) : null);
}
function _is_own_open(reading, region) {
 let card = $get(CATALOGUE.region_of, Duration(region));
 let is_own = $any($each(counted_icons(card), (icon) => $get(own_icons(region), icon), (icon) => $eq($len(counted_icons(card)), 2)));
 let is_asked = $and(!$t(asked_wonders(card.prerequisite)), () => $call(reading, "lacks", "need", "enough"));
 let is_said = !$t($call(reading, "lacks", "included", "faceup", "see", "all", "sanctuary", "play"));
 return $and(is_own, () => $and(is_asked, () => !$t(is_said)));
}
function parsing_cards$is_later(reading, number) {
 let clause = around(reading.words, number.place, ["break", "bracket"]);
 let is_asked = $any($each(clause, (word) => is_any(word, ["what", "many", "pay"])));
 return $any($each(clause, (word) => is_any(word, ($t(is_asked) ? ["after", "later"] : ["after", "later", "then"]))));
}
function parse_shows(reading) {
 let is_alone = $all($each(reading.numbers, (each) => $any_of((each.role === Role.DURATION), () => $and((each.role === Role.ICONS), () => $le(each.value, 1)))));
 let is_asked = $and(!$t($call(reading, "lacks", "shown", ...$iter(ICONS))), () => $and(is_alone, () => $eq($len(reading.durations), 1)));
 let is_other = !$t($call(reading, "lacks", "find", "draw", "sanctuary", "who", "tie", "deck", "hidden", "lowest", "now", "hand"));
 is_other = $or(is_other, _is_of_sides(reading));
 let is_named = $and($bool($any_of(reading.regions, () => reading.with_article)), () => !$t($call(reading, "has", "deny")));
 return (($t(is_asked) && $t(is_named) && !$t(is_other)) ? new CardCase({ region: $get(reading.durations, 0), view: new Map([]) }) : null);
}

// faraway.rulebook.cases.parsing_draw
const parsing_draw$MOST_CLUES = 14;
const parsing_draw$PLAYED = ["play", "then", "now", "after", "before", "previous", "earlier", "first", "last", "many", "compare"];
const BEFORE_BEARERS = ["the", "small", "on", "card", "region", "own", "break"];
const parsing_draw$OTHER_TALK = ["pay", "tie", "who", "deck", "often", "lowest", "need", "hand", "pending", "give", "elsewhere", ...$iter(WONDERS)];
function parse_draw_scene(reading) {
 let clues, is_doubtful, total;
 let scene = read_scene(reading);
 let free = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })($call(scene, "free_words")));
 let is_asked = $any_of($bool($both(free, $set(["draw", "last-round"]))), () => $and($in("clue", free), () => $bool($both(free, $set(["many", "what"])))));
 let is_total = $and($call(reading, "has", "reckon"), () => $any($each(scene.phrases, (phrase) => phrase.quest)));
 if ((!$t(is_asked) || $t(is_total) || $t($both(free, $set(parsing_draw$OTHER_TALK))) || $t(parsing_draw$is_of_several(scene)) || $t(in_middle(reading)))) {
  return null;
 }
 let bearers = $list($each(scene.lists, (each) => each, (each) => $t(_bears_clues(scene, each))));
 let further = $list($each($slice(scene.lists, 1, null, null), (each) => each, (each) => (!$in(each, bearers) && $t(_lies_further(each)))));
 let places = $set((function* ($source) { for (const each of $iter($source)) for (const place of $iter($range(each.start, $add(each.end, 1)))) yield place; })([...$iter(bearers), ...$iter(further)]));
 let row = $evolve(reading, { numbers: $tuple($each(scene.free_numbers, (each) => each, (each) => !$in(each.place, places))) }).row;
 let named = $fromkeys([...$iter(row), ...$iter((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })([...$iter(bearers), ...$iter(further)]))]);
 let shown = parsing_draw$on_sanctuaries(scene);
 let counts = $list($each(scene.free_numbers, (each) => each, (each) => (each.role === Role.ICONS)));
 let settled = $set([Role.DURATION, Role.ROUND, Role.CLAIM, Role.ICONS]);
 let is_stray = $any_of($any($each(scene.free_numbers, (each) => !$in(each.role, settled))), () => $any($each(counts, (each) => $any_of(!$eq(each.icons, ["clue"]), () => $eq(each.where, "unseen")))));
 if (($lt($len(row), 2) || (shown === null) || $t(is_stray) || !$t($all((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(own_icons(card), "clue"); })(bearers))))) {
  return null;
 }
 let printed = clues_on(named);
 let stated = $list($each(counts, (each) => each, (each) => $t(each.value)));
 let is_last = is_last_round(reading);
 if (($t($any($each(counts, (each) => each.where))) || ($t($call(reading, "has", "already")) && !$t(stated)))) {
  return null;
 }
 if ($t(stated)) {
  total = $sum($each(stated, (each) => each.value));
  is_doubtful = $any_of($bool(bearers), () => $any_of($bool(further), () => $any_of($bool(shown), () => $lt(1, $len(stated)))));
  total = $add(total, ($t(are_before_last(reading, $get(stated, 0))) ? $get(own_icons($get(row, -1)), "clue") : 0));
  return (($t(is_doubtful) || $lt(parsing_draw$MOST_CLUES, total)) ? null : new DrawCase({ row: row, clues: total, is_last_round: is_last }));
 }
 let is_whole = $any_of($bool(bearers), () => is_all_stated(reading, row));
 is_whole = $or(is_whole, $any_of($call(reading, "is_without", "clue"), () => $in("clue", reading.denied)));
 clues = $add(printed, shown);
 let is_open = $and(!$t(is_whole), () => !$t(shown));
 if (!($t(bearers) || $t(further) || $t(shown) || $t(is_last) || $t($call(reading, "has", "whole")))) {
  return null;
 }
 return ($le(clues, parsing_draw$MOST_CLUES) ? new DrawCase({ row: row, clues: clues, is_open: is_open, is_last_round: is_last }) : null);
}
function parse_no_draw(reading) {
 let row, scene;
 [scene, row] = $list([read_scene(reading), reading.row]);
 let free = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })($call(scene, "free_words")));
 let is_asked = $any_of($in("draw", free), () => $le($set(["getting", "sanctuary"]), free));
 is_asked = $both(is_asked, !$t($both(free, $set([...$iter(WONDERS), "tie", "who", "deck", "often", "lowest", "hand", "pending", "pay", "reckon", "faceup", "stone", "chimera", "thistle"]))));
 let settled = $set([Role.DURATION, Role.ROUND, Role.CLAIM, Role.ICONS, Role.LOOSE, Role.DESCRIBED]);
 let is_stray = $any($each(reading.numbers, (each) => !$in(each.role, settled)));
 let is_of_others = $any_of(parsing_draw$is_of_several(scene), () => !$t($call(reading, "lacks", "stranger", "other", "elsewhere")));
 if ((!$t(is_asked) || $t(is_of_others) || $t(is_stray) || $lt($len(row), 2) || $t(finds(row)))) {
  return null;
 }
 let clues = clues_on(row);
 return new DrawCase({ row: row, clues: clues, is_open: true, is_last_round: is_last_round(reading) });
}
function parse_open_draw(reading) {
 let row = reading.row;
 let is_other = !$t($call(reading, "lacks", "who", "stranger", "hand", "elsewhere", "tie", "often", "lowest", "pay", "need"));
 let settled = $set([Role.DURATION, Role.ROUND, Role.DESCRIBED, Role.CARDS, Role.LOOSE]);
 let is_stray = $any($each(reading.numbers, (each) => $any_of(!$in(each.role, settled), () => $and((each.role === Role.CARDS), () => !$t(parsing_draw$is_of_sanctuaries(reading, each))))));
 is_stray = $or(is_stray, $any_of($lt(0, $call(reading.sanctuaries.icons, "get", "clue", 0)), () => $in("clue", reading.denied)));
 let asked = $list($each($call(reading, "values", Role.ROUND), (each) => each, (each) => !$eq(each, $len(row))));
 if ((!$t($call(reading, "has", "draw", "many")) || $t(is_other) || $t(is_stray) || $t(asked) || $lt($len(row), 2))) {
  return null;
 }
 return new DrawCase({ row: row, clues: clues_on(row), is_open: true, is_last_round: is_last_round(reading) });
}
function parsing_draw$is_of_sanctuaries(reading, number) {
 return $in("sanctuary", at(reading.words, $add(number.place, 1)).kinds);
}
function parsing_draw$is_of_several(scene) {
 let reading = scene.reading;
 let is_other = $and(!$t($call(reading, "lacks", "other", "pron")), () => $call(reading, "has", "me"));
 return $any_of(is_other, () => $any_of($bool($call(reading, "values", Role.PLAYERS)), () => $bool(scene.names)));
}
function _lies_further(listed) {
 return $and(!$t(listed.lead), () => $and(!$t($call(listed.kinds, "isdisjoint", $set(["have", "middle"]))), () => $call(listed.kinds, "isdisjoint", parsing_draw$PLAYED)));
}
function _bears_clues(scene, listed) {
 let start = $sub(listed.start, 1);
 while (($t(is_any(at(scene.words, start), BEFORE_BEARERS)) && !$in(at(scene.words, start).text, beside$ENDS))) {
  start = $sub(start, 1);
 }
 return $in("clue", at(scene.words, start).kinds);
}
function parsing_draw$on_sanctuaries(scene) {
 return ($in("clue", scene.sanctuaries.unknown) ? null : clues_described(scene.sanctuaries));
}

// faraway.rulebook.cases.parsing_drawn
const [parsing_drawn$MOST_CLUES, LONGEST_WHAT, LONGEST_CHECK, parsing_drawn$NEAR] = [14, 6, 4, 4];
const CHECKING = ["filler", "neutral", "small", "claim", "possible", "is", "aux", "says", "me", "we", "break"];
const NOT_DRAWN = ["region", "pay", "need", "often", "most", "clue", "keep", "hand", "deck", "rest", "when", "middle"];
const parsing_drawn$OTHER_TALK = ["deck", "lowest", "often", "elsewhere", "stranger", "pending", "each-time"];
const parsing_drawn$HELD = ["have", "find", "keep"];
const GOT = ["find", "getting", "take", "pick"];
function asks_draw(reading) {
 let asking = $call(reading, "places", "many", "what");
 let is_claimed = $and($call(reading, "has", CLAIMED_DRAW), () => $and(!$t(asking), () => $call(reading, "lacks", "who", "which")));
 return $any_of(is_claimed, () => $any($each(asking, (place) => _asks_at(reading, place))));
}
function _asks_at(reading, place) {
 let end, is_plain, kinds, start;
 let words = reading.words;
 [start, end] = $list([start_before(words, place), stop_after(words, place)]);
 let is_asked = $in(at(words, end).text, $set(["?", ""]));
 while ($t($any($each($slice(words, start, place, null), (word) => $in("break", word.kinds))))) {
  start = $add(start, 1);
 }
 let stop = $next($each($range(place, end), (each) => each, (each) => $in("break", $get(words, each).kinds)), end);
 let clause = $slice(words, start, stop, null);
 kinds = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })(clause));
 let is_drawn = $any($each(clause, (word) => $in("draw", word.kinds)));
 if ((!$t(is_asked) || !$t($call(kinds, "isdisjoint", NOT_DRAWN)))) {
  return false;
 }
 if (!$in("many", $get(words, place).kinds)) {
  is_plain = $any($each(clause, (word) => $and($in("draw", word.kinds), () => !$t(is_any(word, GOT)))));
  return $and(is_plain, () => $and(!$in("reckon", kinds), () => $le($len(clause), LONGEST_WHAT)));
 }
 if ($t(is_drawn)) {
  return true;
 }
 let is_of_row = $and($lt(2, $len(reading.row)), () => $call(reading, "lacks", "clue", "draw", "card", "now"));
 let is_now = $and($in("sanctuary", kinds), () => !$t($call(kinds, "isdisjoint", ($t(is_of_row) ? $set(["card", "now"]) : $set(["card", "now", "getting"])))));
 let is_sum = $and($in("card", kinds), () => $and(!$t($call(kinds, "isdisjoint", $set(["claim", "getting"]))), () => $call(reading, "has", "sanctuary")));
 let is_of_cards = $and($call(reading, "has", "sanctuary"), () => !$t($call(reading, "lacks", "clue", "draw", "card")));
 let is_bare = $and($in("getting", kinds), () => $any_of(is_of_cards, () => $call(reading, "has", CLAIMED_DRAW)));
 return $and($any_of(is_now, () => $any_of(is_sum, () => is_bare)), () => $call(kinds, "isdisjoint", parsing_drawn$HELD));
}
function _is_checked(reading) {
 let words = reading.words;
 let start = start_before(words, $sub($len(words), 1));
 let last = $slice(words, start, $sub($len(words), 1), null);
 let is_short = $and(($lt(0, $len(last)) && $le($len(last), LONGEST_CHECK)), () => $eq(at(words, $sub($len(words), 1)).text, "?"));
 let is_plain = $all($each(last, (word) => $any_of(is_any(word, CHECKING), () => !$t(word.kinds))));
 let counts = $list($each(reading.numbers, (number) => number, (number) => ($lt(number.place, start) && (number.role !== Role.DURATION) && $t(_counts_drawn(reading, number)))));
 let is_drawn = $any((function* ($source) { for (const number of $iter($source)) for (const word of $iter($slice(words, $max($sub(number.place, parsing_drawn$NEAR), 0), $add(number.place, parsing_drawn$NEAR), null))) yield is_any(word, ["draw", "take", "getting", "deal", "pick"]); })(counts));
 return $and(is_short, () => $and(is_plain, () => $and($eq($len(counts), 1), () => is_drawn)));
}
function _asks_whether(reading) {
 let is_stated = $any_of($in("clue", reading.counts), () => $any_of($in("clue", reading.denied), () => $call(reading, "is_without", "clue")));
 return $and(is_stated, () => $any($each($enumerate(reading.words), ([place, word]) => $and($in("sanctuary", word.kinds), () => $and(is_in_question(reading.words, place), () => $any($each($slice(reading.words, start_before(reading.words, place), place, null), (each) => is_any(each, ["getting", "draw", "find"]))))))));
}
function parse_drawn(reading) {
 let placed, row;
 let shown = reading.sanctuaries;
 let is_theirs = $call(reading, "has", "person", "me");
 let is_asked = $any_of(asks_draw(reading), () => $any_of(_asks_whether(reading), () => _is_checked(reading)));
 if ((!$t(is_asked) || $t(is_theirs) || !$t($call(reading, "lacks", ...$iter(parsing_drawn$OTHER_TALK))) || $t(asks_of_hand(reading)))) {
  return null;
 }
 let rest = without_unplayed(reading);
 [row, placed] = $list([rest.row, clues_described(shown)]);
 let settled = $set([Role.DURATION, Role.ROUND, Role.CLAIM, Role.DESCRIBED, Role.LOOSE, Role.PLAYERS, Role.CARDS]);
 let stated = $list($each(rest.numbers, (number) => number, (number) => (number.role === Role.ICONS)));
 let is_stray = $any($each(rest.numbers, (number) => !$in(number.role, settled), (number) => !$in(number, stated)));
 is_stray = $or(is_stray, $any($each(rest.cards, (number) => $and(!$eq(number.value, $len(row)), () => !$t(_counts_drawn(rest, number))))));
 is_stray = $or(is_stray, $and($bool(stated), () => $any_of($lt(1, $len(stated)), () => $any_of(!$t(parsing_drawn$is_total(rest, $get(stated, 0))), () => $bool(placed)))));
 let is_past = $any($each(_asked_rounds(reading), (each) => $and(!$eq(each, $len(row)), () => !$eq(each, MOST_ROUNDS))));
 let is_cut = $lt($len(row), $max($len($set(rest.durations)), 2));
 if (($t(is_cut) || (placed === null) || $t(is_stray) || $t(is_past) || $t(shown.is_doubtful))) {
  return null;
 }
 let clues = ($t(stated) ? $get(stated, 0).value : $add(clues_on(row), placed));
 let is_whole = $any_of($bool(stated), () => $any_of(is_all_stated(reading, row), () => $any_of($in("clue", reading.denied), () => $any_of($call(reading, "is_without", "clue"), () => has_all_sanctuaries(reading, row)))));
 let is_last = is_last_round(reading);
 let is_said = $any_of(is_whole, () => !$t(placed));
 return (($le(clues, parsing_drawn$MOST_CLUES) && $t(is_said)) ? new DrawCase({ row: row, clues: clues, is_open: !$t(is_whole), is_last_round: is_last }) : null);
}
function _counts_drawn(reading, number) {
 return $any($each([1, 2], (step) => is_any(at(reading.words, $add(number.place, step)), ["sanctuary"])));
}
function parsing_drawn$is_total(reading, number) {
 let is_all = $any($each($call(reading, "sentence_of", number), (word) => $any_of($in("all", word.kinds), () => $in("included", word.kinds))));
 is_all = $or(is_all, !$t(clues_on(reading.row)));
 return $and($eq(number.icons, ["clue"]), () => $and(!$t(number.where), () => $and(!$eq(number.group, "need"), () => is_all)));
}
function asks_of_hand(reading) {
 if (!$t($call(reading, "has", "hand"))) {
  return false;
 }
 let held = $set($each(held_in_hand(reading), (number) => number.value));
 let named = $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.DURATION) && $t(is_in_question(reading.words, number.place)))));
 return $any_of(!$t($call(held, "isdisjoint", named)), () => $any($each($enumerate(reading.words), ([place, word]) => $and(is_any(word, ["per", "which", "unreal", "if"]), () => is_in_question(reading.words, place)))));
}
function _asked_rounds(reading) {
 return $list($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.ROUND) && $t(is_in_question(reading.words, number.place)))));
}
function _asks_which_draws(reading) {
 return $any($each($enumerate(reading.words), ([place, word]) => $and(is_any(word, ["which", "who"]), () => $and(is_in_question(reading.words, place), () => $le($set(["draw", "sanctuary", "many"]), $set((function* ($source) { for (const each of $iter($source)) for (const kind of $iter(each.kinds)) yield kind; })($slice(reading.words, place, stop_after(reading.words, place), null))))))));
}
function parse_hand_draw(reading) {
 let hand, rest;
 let is_asked = $any_of(asks_draw(reading), () => _asks_which_draws(reading));
 if ((!$t(asks_of_hand(reading)) || !$t(is_asked) || !$t($call(reading, "lacks", ...$iter(parsing_drawn$OTHER_TALK))))) {
  return null;
 }
 [rest, hand] = $list([without_unplayed(reading), $list($each(held_in_hand(reading), (number) => number.value))]);
 let lying = rest.durations;
 let row = ($lt(1, $len(lying)) ? rest.row : $tuple(lying));
 let is_open_row = $any_of(!$eq(clues_described(reading.sanctuaries), 0), () => $call(reading, "has", "person"));
 is_open_row = $or(is_open_row, $any($call(reading.counts, "values")));
 let is_stated = $and($lt(1, $len(hand)), () => $and($bool(row), () => $and(!$t(is_open_row), () => $call($set(hand), "isdisjoint", row))));
 let is_whole = $and(is_stated, () => $any_of($and($eq($len(row), 1), () => $eq($set($call(reading, "values", Role.ROUND)), $set([2]))), () => $any_of(has_all_sanctuaries(reading, [...$iter(row), $get(hand, 0)]), () => $call(reading, "is_without", "clue"))));
 let found = new HandDrawCase({ row: row, hand: $tuple(($t(parsing_drawn$is_behind(reading)) ? $slice(hand, null, null, -1) : hand)), is_open: !$t(is_whole) });
 return ($t(is_stated) ? found : null);
}
function parsing_drawn$is_behind(reading) {
 let held = held_in_hand(reading);
 return $and($bool(held), () => $lt($get(held, 0).place, $call(reading, "first_place", "hand")));
}
function parse_most_drawn(reading) {
 let rounds = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.ROUND)));
 let is_most = $any_of(!$t($call(reading, "lacks", "most", "highest")), () => $any($each(reading.words, (word) => $in("best", word.kinds))));
 let is_other = !$t($call(reading, "lacks", "pay", "need", "deck", "tie", "who", "find", "region"));
 if ((!$t(is_most) || $t(is_other) || !$t($call(reading, "has", "draw", "sanctuary")) || !$eq($len(reading.numbers), 1) || !$t(rounds))) {
  return null;
 }
 return ($lt(1, $get(rounds, 0).value) ? new MostDrawnCase({ round: $get(rounds, 0).value }) : null);
}

// faraway.rulebook.cases.parsing_options
const [EARLY, LATE] = [["before", "earlier"], ["after", "then"]];
const TOLD = $frozenset([Role.DURATION, Role.ROUND, Role.CLAIM, Role.DESCRIBED]);
const parsing_options$SCORED = ["pay", "give", "scoring", "need", "enough", "reckon"];
const BETWEEN = $frozenset(["between", "entre", "zwischen", "fra", "tra"]);
const parsing_options$OTHERWISE = [...$iter(asking$OTHER_TALK), "correction", "hidden", "forgotten"];
function parse_options(reading) {
 let case_, end, start;
 let scene = read_scene(reading);
 let found = scene.sanctuaries;
 let is_chosen = $any_of(!$t($call(reading, "lacks", "or", "doubt")), () => $any($each(reading.words, (word) => $in(word.text, BETWEEN))));
 if ((!$t(is_chosen) || $t(found.is_doubtful) || $t(found.unknown) || $t(is_of_another(scene)) || $t(is_found(reading)))) {
  return null;
 }
 let is_open = $and(!$t(found.is_stated), () => $any($each(scene.words, (word) => $in("sanctuary", word.kinds))));
 let others = $list($each(scene.free_numbers, (each) => each, (each) => !$t(parsing_options$is_stated(each, scene))));
 if (($t(is_open) || $t(others) || !$t($call(reading, "lacks", ...$iter(parsing_options$OTHERWISE))))) {
  return null;
 }
 let lists = _without_repeats(scene);
 let asked = $list($each(lists, (each) => each, (each) => $eq(at(scene.words, $get(sentence_at(scene, each.start), 1)).text, "?")));
 if (!$t(asked)) {
  return null;
 }
 [start, end] = $list(sentence_at(scene, $get(asked, 0).start));
 let part = $slice(scene.words, start, end, null);
 let is_scored = !$t($call(reading, "lacks", ...$iter(parsing_options$SCORED)));
 if ((!$t(is_scored) && !$t($call(reading, "lacks", "find", "draw")))) {
  return null;
 }
 if (($t(_is_both_ways(part)) && $eq($len($get(asked, 0).cards), 1) && $eq($len(lists), 2))) {
  case_ = _both_ways($get($get(asked, 0).cards, 0), lists, found.icons);
  return (((case_ === null) || $t(is_scored) || $lt(1, $len(case_.later))) ? case_ : null);
 }
 return _several(scene, lists, part);
}
function parsing_options$is_stated(number, scene) {
 return $any_of($in(number.role, TOLD), () => $and((number.role === Role.LOOSE), () => $in(number.value, _sizes(scene))));
}
function _sizes(scene) {
 let sizes = $list($each(scene.lists, (each) => $len(each.cards)));
 return $set([...$iter(sizes), $sum(sizes)]);
}
function _without_repeats(scene) {
 let each;
 let named = $set();
 let kept = [];
 for (each of $iter(scene.lists)) {
  if (!$le($set(each.cards), named)) {
   $call(kept, "append", each);
  }
  $call(named, "update", each.cards);
 }
 return kept;
}
function _is_both_ways(part) {
 let is_either = $any($each(part, (word) => is_any(word, ["or", "doubt"])));
 let is_ends = $any($each(part, (word) => is_any(word, ["first", "nth"])));
 is_ends = $both(is_ends, $any($each(part, (word) => $in("last", word.kinds))));
 let is_sides = $and($any($each(part, (word) => is_any(word, EARLY))), () => $any($each(part, (word) => $and(is_any(word, LATE), () => !$t(is_any(word, EARLY))))));
 return $and(is_either, () => $any_of(is_ends, () => is_sides));
}
function _both_ways(region, lists, icons) {
 let later = $next($each(lists, (each) => each.cards, (each) => !$eq(each.cards, [region])));
 if (($in(region, later) || $lt($len($set(later)), $len(later)) || $le(MOST_ROUNDS, $len(later)))) {
  return null;
 }
 return new TableauCase({ region: region, later: later, sanctuaries: icons, is_also_last: true });
}
function _several(scene, lists, part) {
 let is_first, is_last, regions, rest;
 [regions, rest] = $list(parsing_options$alternatives(scene, lists));
 [is_first, is_last] = $list($each(["first", "last"], (kind) => $any($each(part, (word) => $in(kind, word.kinds)))));
 let later = ($eq($len(rest), 1) ? $get(rest, 0).cards : []);
 let is_laid_out = $any_of($and(is_last, () => !$t(rest)), () => $and(is_first, () => $lt(1, $len(later))));
 let is_distinct = ($eq($len($set([...$iter(regions), ...$iter(later)])), $add($len(regions), $len(later))) && $lt($add($len(regions), $len(later)), $add(MOST_ROUNDS, $len(regions))));
 if ((!$t(regions) || $eq(is_first, is_last) || !$t(is_laid_out) || !$t(is_distinct))) {
  return null;
 }
 return new OptionsCase({ regions: regions, later: later, sanctuaries: scene.sanctuaries.icons });
}
function parsing_options$alternatives(scene, lists) {
 let before, between, each, is_or, left, right;
 for ([left, right] of $iter($pairwise(lists))) {
  between = $slice(scene.words, $add(left.end, 1), right.start, null);
  is_or = $and($any($each(between, (word) => $in("or", word.kinds))), () => $le($len(between), 2));
  if (($t(is_or) && ($eq($len(left.cards), $len(right.cards)) && $eq($len(right.cards), 1)))) {
   return [[...$iter(left.cards), ...$iter(right.cards)], $list($each(lists, (each) => each, (each) => !$in(each, $set([left, right]))))];
  }
 }
 for (each of $iter(lists)) {
  before = $slice(scene.words, $max($sub(each.start, 2), 0), each.start, null);
  if (($eq($len(each.cards), 2) && $t($any($each(before, (word) => $in(word.text, BETWEEN)))))) {
   return [each.cards, $list($each(lists, (other) => other, (other) => (other !== each)))];
  }
 }
 return [[], []];
}

// faraway.rulebook.cases.parsing_play
const [parsing_play$MOST_CLUES, parsing_play$SHORTEST_ROW, parsing_play$FAR] = [14, 3, 6];
const PLACES = $frozenset(["place", "platz", "rang", "posto", "position", "posizione"]);
const NEAR_HIGHEST = 4;
const NO_DURATIONS = [Role.ICONS, Role.CARDS, Role.COUNTED, Role.OTHER, Role.QUEST];
function parse_tie(reading) {
 let lowest;
 if (($t($call(reading, "has", "pending")) || !$t($call(reading, "has", "lowest")) || $t(reading.counts) || $t(_names_highest(reading)))) {
  return null;
 }
 let totals = $list($each(reading.numbers, (number) => number, (number) => $t(parsing_play$is_total(reading, number))));
 let away = $set($each(reading.numbers, (number) => number.value, (number) => $t(parsing_play$is_held(reading, number))));
 let held = $list($each(reading.numbers, (number) => number, (number) => ($in(number.value, away) && (number.role === Role.DURATION))));
 if (($t($call(reading, "has", "hand")) && !$t(held))) {
  return null;
 }
 lowest = $list($each(reading.numbers, (number) => number, (number) => ((number.role === Role.DURATION) && !$in(number, totals) && !$in(number, held)) && !$t(parsing_play$is_of_sanctuaries(reading, number))));
 let durations = $tuple($each(lowest, (number) => number.value));
 let is_asked = $any_of(!$t($call(reading, "lacks", "tie", "wins")), () => $lt(1, $len(totals)));
 let is_placed = $all($each(lowest, (number) => $any_of($lt($call(reading, "first_place", "lowest"), number.place), () => $any_of(is_any(at(reading.words, $sub(number.place, 1)), $set(["the", "have"])), () => $and(at(reading.words, $sub(number.place, 1)).is_spelled, () => $in("have", at(reading.words, $sub(number.place, 2)).kinds))))));
 let is_of_all = $and($in($call(reading, "values", Role.PLAYERS), [[], [$len(lowest)]]), () => $le($len($set($each(totals, (each) => each.value))), 1));
 let is_one_each = $and(($le(2, $len(durations)) && $le($len(durations), MOST_PLAYERS)), () => $eq($len($set(durations)), $len(durations)));
 is_one_each = $both(is_one_each, $any_of($lt($len(totals), 2), () => $eq($len(totals), $len(lowest))));
 if ((!($t(is_asked) && $t(is_placed) && $t(is_of_all) && $t(is_one_each)) || !$t($call(reading, "is_plain_between", ...$iter(lowest))))) {
  return null;
 }
 let is_other = $any($each(lowest, (number) => $any_of(_is_other_total(reading, number, totals), () => _is_of_third(reading, number, totals))));
 if (($t(is_other) || $t(_has_two_of_one(reading, lowest)))) {
  return null;
 }
 let denied = $list($each($range($sub($get(lowest, 0).place, 2), $get(lowest, -1).place), (each) => each, (each) => $in("deny", at(reading.words, each).kinds)));
 if (($t(denied) && !$t(held))) {
  return null;
 }
 return new TieCase({ lowest: durations, has_hand: $bool(held), is_below: _is_below(reading) });
}
function _is_below(reading) {
 let words = reading.words;
 let is_named = $any($each($enumerate(words), ([place, word]) => $and(is_any(word, ["last", "nth"]), () => $any_of($in(at(words, $add(place, 1)).text, PLACES), () => $eq(at(words, $add(place, 1)).text, "?")))));
 return $any_of(is_named, () => $any($each($enumerate(words), ([place, word]) => $and($in(word.text, PLACES), () => $lt(1, at(words, $add(place, 1)).number)))));
}
function parse_tie_rows(reading) {
 let cards;
 let scene = read_scene(reading);
 let rows = $list($each(scene.lists, (each) => each, (each) => $le(parsing_play$SHORTEST_ROW, $len(each.cards))));
 let others = $list($each(scene.lists, (each) => each, (each) => (!$in(each, rows) && !$t(is_left_out($slice(reading.words, $sub(each.start, parsing_play$FAR), $add(each.end, 1), null))))));
 cards = $list((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(rows));
 let alone = $list($each(others, (each) => each.cards));
 let totals = $list($each(others, (each) => each, (each) => ($eq($len(each.cards), 1) && ($t(is_any(at(reading.words, $sub(each.start, 1)), ["at", "tie"])) || $in("tie", at(reading.words, $add(each.end, 1)).kinds) || $lt(1, $call(alone, "count", each.cards))))));
 let points = $add($call(reading, "values", Role.OTHER, Role.COUNTED), $list($each(totals, (each) => $get(each.cards, 0))));
 let is_level = $any_of($call(reading, "has", "tie"), () => $and($eq($len(points), $len(rows)), () => $eq($len($set(points)), 1)));
 is_level = $both(is_level, $lt($len($set(points)), 2));
 let is_asked = $and(is_level, () => $and(!$t($call(reading, "lacks", "who", "wins")), () => !$t(reading.counts)));
 if ((!$t(is_asked) || !($le(2, $len(rows)) && $le($len(rows), MOST_PLAYERS)) || $lt($len(totals), $len(others)) || $lt($len($set(cards)), $len(cards)))) {
  return null;
 }
 return new TieCase({ lowest: $tuple($each(rows, (each) => $min(each.cards))), has_hand: $call(reading, "has", "hand") });
}
function parsing_play$is_held(reading, number) {
 let start = number.place;
 while (($lt(0, start) && !$t(is_any($get(reading.words, $sub(start, 1)), ["break", "but"])))) {
  start = $sub(start, 1);
 }
 let end = number.place;
 while (($lt(end, $len(reading.words)) && !$t(is_any($get(reading.words, end), ["break", "but"])))) {
  end = $add(end, 1);
 }
 let part = $slice(reading.words, start, end, null);
 let behind = $add(end, 1);
 while (($lt(behind, $len(reading.words)) && !$t(is_any($get(reading.words, behind), ["break", "conj"])))) {
  behind = $add(behind, 1);
 }
 let after = $slice(reading.words, $add(end, 1), behind, null);
 let is_same = $and($lt(end, $len(reading.words)), () => !$in($get(reading.words, end).text, beside$ENDS));
 let is_back = $and(is_same, () => $and(is_left_out(after), () => !$t($any($each(after, (word) => $call(word.text, "isdigit"))))));
 let is_held = $any_of($any($each(part, (word) => $in("hand", word.kinds))), () => is_back);
 return $and(is_held, () => !$t($any($each($slice(reading.words, start, number.place, null), (word) => $in("lowest", word.kinds)))));
}
function parsing_play$is_total(reading, number) {
 let after, behind;
 [after, behind] = $list([at(reading.words, $add(number.place, 1)), at(reading.words, $add(number.place, 2))]);
 if ($in(number.role, $set([Role.OTHER, Role.COUNTED]))) {
  return !($t(is_any(after, ["sanctuary"])) || $t(is_any(behind, ["sanctuary"])));
 }
 let before = at(reading.words, $sub(number.place, 1));
 let is_tied = $any($each($call(reading, "sentence_of", number), (word) => $in("tie", word.kinds)));
 is_tied = $and(is_tied, () => $any_of(!$t(is_any(before, $set(["the", "have"]))), () => _is_shared_total(reading, number)));
 let is_of_all = $and($eq(after.text, "all"), () => is_any(behind, ["break"]));
 let is_level = $any_of($in("at", before.kinds), () => $any_of(is_tied, () => $any_of(is_of_all, () => $lt(1, $call(reading.durations, "count", number.value)))));
 return $and((number.role === Role.DURATION), () => $and(is_level, () => $lt(number.place, $call(reading, "first_place", "lowest"))));
}
function _is_other_total(reading, number, totals) {
 let words = reading.words;
 let start = start_before(words, number.place);
 let stated = $list($each(totals, (each) => each, (each) => ($le(start, each.place) && $lt(each.place, number.place))));
 let between = ($t(stated) ? $slice(words, $get(stated, -1).place, number.place, null) : []);
 let before = ($t(stated) ? $slice(words, $get(clause_of(words, $get(stated, -1).place), 0), $get(stated, -1).place, null) : []);
 let is_shared = $any($each([...$iter(before), ...$iter(between)], (word) => is_any(word, ["tie", "we", "all"])));
 let is_had = $in("have", at(words, $sub(number.place, 1)).kinds);
 return $and(is_had, () => $and(!$t(is_shared), () => $and($bool(stated), () => !$t($any($each(between, (word) => $in("lowest", word.kinds)))))));
}
function _has_two_of_one(reading, lowest) {
 let named, number, players, start;
 [players, start] = $list([players_in(reading.words), 0]);
 let owners = [];
 for (number of $iter(lowest)) {
  named = $call(players, "between", start, number.place);
  owners = $add(owners, $any_of($slice(named, -1, null, null), () => $slice(owners, -1, null, null)));
  start = number.place;
 }
 return $and($eq($len(owners), $len(lowest)), () => ($lt(1, $len($set(owners))) && $lt($len($set(owners)), $len(owners))));
}
function parsing_play$is_of_sanctuaries(reading, number) {
 let behind = $slice(reading.words, $add(number.place, 1), $add(number.place, 4), null);
 let stop = $next($each($enumerate(behind), ([place, word]) => place, ([place, word]) => $in("sanctuary", word.kinds)), 0);
 let is_linked = $and($lt(0, stop), () => !$t($any($each($slice(behind, null, stop, null), (word) => is_any(word, ["break", "conj", "but"])))));
 return $and(is_linked, () => !$in("the", at(reading.words, $sub(number.place, 1)).kinds));
}
function _is_of_third(reading, number, totals) {
 let words = reading.words;
 let is_bare = !$in("the", at(words, $sub(number.place, 1)).kinds);
 let start = start_before(words, number.place);
 let stated = $list($each(totals, (each) => each, (each) => ($le(start, each.place) && $lt(each.place, number.place))));
 let between = ($t(stated) ? $slice(words, $get(stated, -1).place, number.place, null) : []);
 let is_named = $any($each(between, (word) => is_any(word, ["unknown", "stranger", "person"])));
 return $and(is_bare, () => $and(is_named, () => !$t($any($each($slice(words, start, number.place, null), (word) => $in("lowest", word.kinds))))));
}
function _is_shared_total(reading, number) {
 let end, start;
 [start, end] = $list(clause_of(reading.words, number.place));
 let clause = $slice(reading.words, start, end, null);
 let is_alone = $eq($len($list($each(clause, (word) => word, (word) => $t($call(word.text, "isdigit"))))), 1);
 let is_of_several = $and($any($each(clause, (word) => $in("tie", word.kinds))), () => !$t($any($each(clause, (word) => $in("lowest", word.kinds)))));
 return $and(is_alone, () => $and(is_of_several, () => !$in("the", at(reading.words, $sub(number.place, 1)).kinds)));
}
function parse_order(reading) {
 let played = $tuple($fromkeys(reading.durations));
 let players = $call(reading, "values", Role.PLAYERS);
 let names = $set($each(reading.words, (word) => word.text, (word) => $in("stranger", word.kinds)));
 let is_shared = $any_of(players, () => $any_of($lt(1, $len(names)), () => !$t($call(reading, "lacks", "we", "other", "pron", "elsewhere"))));
 let is_named = $and($call(reading, "has", "pick"), () => $and($call(reading, "lacks", "me"), () => !$t($call(reading, "lacks", "play", "faceup"))));
 let is_of_many = $any_of($call(reading, "has", "who"), () => $and($any_of(is_shared, () => is_named), () => $call(reading, "lacks", "sanctuary")));
 let is_asked = $and(is_of_many, () => $and($call(reading, "has", "order"), () => !$t($call(reading, "has", "find", "sanctuary"))));
 let is_other = !$t($call(reading, "lacks", "lowest", "tie", "many", "clue", "wins", "pay", "need", "hidden", "pending", "hand", "previous"));
 if ((!$t(is_asked) || $t(is_other) || $t($call(reading, "values", ...$iter(NO_DURATIONS))) || !$t(reading.is_plain))) {
  return null;
 }
 let is_one_each = $and(($le(2, $len(played)) && $le($len(played), MOST_PLAYERS)), () => $in(players, [[], [$len(played)]]));
 let is_again = $and($lt($len(played), $len(reading.durations)), () => !$t(is_named));
 let is_stated = $and(is_one_each, () => $and(!$t(is_again), () => is_of_one_round(reading)));
 return ($t(is_stated) ? new OrderCase({ played: played, is_last_round: is_last_round(reading) }) : null);
}
function _is_of_one_player(reading) {
 let is_shared = !$t($call(reading, "lacks", "elsewhere", "hand", "pending", "stranger"));
 let is_other = $and(!$t($call(reading, "lacks", "other", "pron")), () => $in(ME, names_in(reading.words, [])));
 let is_counted = $call(reading, "values", Role.PLAYERS, Role.OTHER, Role.QUEST);
 return !($t(is_shared) || $t(is_other) || $t(is_counted) || $t($call(reading, "is_doubtful", "", "need", "have")));
}
function _is_claimed(reading, number) {
 let sentence = $call(reading, "sentence_of", number);
 return $and(!$t($any($each(sentence, (word) => $in("many", word.kinds)))), () => $eq($get(sentence, -1).text, "?"));
}
function parse_draw(reading) {
 let clues, is_in_doubt, is_said, row, stated;
 let named = $len($set(reading.durations));
 let loose = $list($each(reading.numbers, (number) => number, (number) => ((number.role === Role.LOOSE) && (!$eq(number.value, named) || $in("clue", at(reading.words, $sub(number.place, 1)).kinds)))));
 let cards = [...$iter(reading.cards), ...$iter(loose)];
 let is_claimed = $bool($any_of($call(reading, "values", Role.CLAIM), () => cards));
 let is_drawn = $any_of($call(reading, "has", "draw"), () => $any_of($call(reading, "asks_for", "sanctuary"), () => $call(reading, "has", "clue", "sanctuary")));
 let is_asked = $and(is_drawn, () => $any_of($call(reading, "has", "many"), () => is_claimed));
 let is_other = !$t($call(reading, "lacks", "pay", "set", "tie", "who", "deck", "often", "lowest", "need"));
 is_other = $or(is_other, $and($call(reading, "has", "fall"), () => !$t(reading.row)));
 let is_total = $any_of($call(reading, "has", "reckon"), () => $call(reading, "lacks", "draw"));
 is_other = $or(is_other, $and(is_total, () => $any($each(reading.sanctuaries.phrases, (phrase) => phrase.quest))));
 if ((!$t(is_asked) || $t(is_other) || !$t(_is_of_one_player(reading)))) {
  return null;
 }
 if ((!$le($set(reading.counts), $set(["clue"])) || !$t($all($each(cards, (number) => _is_claimed(reading, number)))))) {
  return null;
 }
 [row, clues] = $list([reading.row, $call(reading.counts, "get", "clue", 0)]);
 if ($in("clue", reading.sanctuaries.unknown)) {
  return null;
 }
 let placed = clues_described(reading.sanctuaries);
 let is_unasked = $and($bool(placed), () => $and(!$t(row), () => $call(reading, "lacks", "many", "draw", "find")));
 if (((placed === null) || $t(is_unasked) || (!$t(row) && ($t(reading.durations) || $t($call(reading, "has", "fall")))))) {
  return null;
 }
 let printed = clues_on(row);
 let is_stated = $lt($call($call(reading, "counts_on", "card"), "get", "clue", 0), clues);
 if ((!$t(row) || $t(is_stated))) {
  is_in_doubt = $and($bool(row), () => $and($lt(0, $get(own_icons($get(row, -1)), "clue")), () => $call(reading, "has", "already")));
  stated = $list($each(reading.numbers, (each) => each, (each) => ((each.role === Role.ICONS) && $t(each.value))));
  is_in_doubt = $or(is_in_doubt, $and($bool(row), () => $and($lt(0, placed), () => $any($each(stated, (each) => !$t(each.where))))));
  is_said = $and($in("clue", $set([...$iter(reading.counts), ...$iter(reading.sanctuaries.icons)])), () => $le($add(clues, placed), parsing_play$MOST_CLUES));
  return (($t(is_said) && !$t(is_in_doubt)) ? new DrawCase({ row: row, clues: $add(clues, placed), is_last_round: is_last_round(reading) }) : null);
 }
 clues = $add(printed, placed);
 let is_open = $and(!$t(placed), () => $and(!$t(is_all_stated(reading, row)), () => !($t($call(reading, "is_without", "clue")) || $in("clue", reading.denied))));
 is_said = $any_of(!$t($call(reading, "lacks", "draw", "clue")), () => !$t(is_open));
 return (($t(is_said) && $le(clues, parsing_play$MOST_CLUES)) ? new DrawCase({ row: row, clues: clues, is_open: is_open, is_last_round: is_last_round(reading) }) : null);
}
function _names_highest(reading) {
 return $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(reading.words, $add(place, 1), $add(place, NEAR_HIGHEST), null))) yield $call(word.text, "isdigit"); })($call(reading, "places", "highest")));
}
function parse_row(reading) {
 let cards = reading.cards;
 let is_claimed = $and($bool(cards), () => $all($each(cards, (number) => _is_claimed(reading, number))));
 let is_asked = $any_of($call(reading, "asks_for", "sanctuary", "often"), () => $any_of($call(reading, "has", "which", "sanctuary"), () => is_claimed));
 is_asked = $or(is_asked, $call(reading, "has", "which", "find", "when"));
 is_asked = $or(is_asked, $call(reading, "has", "ever"));
 let is_counted = $and($call(reading, "has", CLAIMED_COUNT), () => $call(reading, "lacks", "many", "who", "which"));
 is_asked = $or(is_asked, is_counted);
 let is_drawn = $any($each(reading.words, (word) => $and($in("draw", word.kinds), () => !$in("find", word.kinds))));
 is_drawn = $or(is_drawn, $and($call(reading, "has", "now"), () => $call(reading, "asks_for", "card")));
 let is_other = $any_of(is_drawn, () => $any_of(!$t($call(reading, "lacks", "clue", "pay", "who", "need")), () => $and(cards, () => !$t(is_claimed))));
 is_asked = $and(is_asked, () => $any_of(is_counted, () => $any_of($call(reading, "has", "sanctuary"), () => $and($call(reading, "has", "find"), () => !$t($call(reading, "lacks", "often", "which"))))));
 let is_described = $bool(reading.sanctuaries.phrases);
 if ((!$t(is_asked) || $t(is_other) || $t(reading.counts) || $t(is_described) || !$t(_is_of_one_player(reading)))) {
  return null;
 }
 let is_of_now = $eq($call(reading, "values", Role.ROUND), [$len(reading.row)]);
 return (($le(parsing_play$SHORTEST_ROW, $len(reading.row)) && !$t(is_of_now)) ? new RowCase({ row: reading.row }) : null);
}
function _is_only_denied(reading) {
 let places = [...$iter($each(reading.sanctuaries.blanks, ([start, _]) => start)), ...$iter($each($enumerate(reading.words), ([place, word]) => place, ([place, word]) => $in("sanctuary", word.kinds)))];
 let is_asked = $any($each(places, (place) => is_in_question(reading.words, place)));
 let is_stated = $any_of($call(reading, "has", CLAIMED_FIND), () => !$t($call(reading, "lacks", "find", "getting")));
 return $and(reading.sanctuaries.is_none, () => $and(!$t(is_asked), () => !$t(is_stated)));
}
function _asks_find_alone(reading) {
 let words = reading.words;
 let asked = $list($each($enumerate(words), ([place, word]) => word, ([place, word]) => $t(is_in_question(words, place))));
 let is_found = $and($any($each(asked, (word) => $in("find", word.kinds))), () => $any($each(asked, (word) => $in("sanctuary", word.kinds))));
 let is_counted = $any($each(asked, (word) => $any_of(is_any(word, ["clue", "draw", "many", "if"]), () => $call(word.text, "isdigit"))));
 return $and(is_found, () => $and(!$t(is_counted), () => $eq($len(reading.durations), $len(reading.row))));
}
function parse_find(reading) {
 let is_claimed = $call(reading, "has", CLAIMED_FIND);
 let is_asked = $any_of(is_claimed, () => !$t($call(reading, "lacks", "play", "sanctuary", "find", "then", "after", "previous", "earlier")));
 let is_bare = $and($eq($set(reading.counts), $set(["clue"])), () => $any_of(!$t($get(reading.counts, "clue")), () => _asks_find_alone(reading)));
 let is_other = $and($call(reading, "has", "who"), () => !$t(is_claimed));
 is_other = $or(is_other, !$t($call(reading, "lacks", "which", "tie", "many", ...$iter(($t(is_bare) ? [] : ["clue"])), "deck", "need", "pay", "set", "reckon", "hidden", "see", "night", ...$iter(WONDERS))));
 is_other = $or(is_other, $any($each($enumerate(reading.words), ([place, word]) => $and($in("give", word.kinds), () => $and(!$eq(word.text, "da"), () => !$t($any($each($slice(reading.words, place, $add($add(place, parsing_play$FAR), 2), null), (each) => $in("sanctuary", each.kinds)))))))));
 let is_else = $and($call(reading, "lacks", "sanctuary", "find"), () => $any_of(!$t($call(reading, "lacks", "pick", "possible")), () => asks_leave(reading.words)));
 let is_laid_out = $and($call(reading, "lacks", "find"), () => $and(reading.is_plain, () => $le(parsing_play$SHORTEST_ROW, $len(reading.row))));
 is_else = $or(is_else, $and($call(reading, "is_without", "sanctuary"), () => $any_of($call(reading, "has", "what"), () => is_laid_out)));
 let is_counted = $any_of($bool(reading.cards), () => $and($bool(reading.counts), () => !$t(is_bare)));
 if ((!$t(is_asked) || $t(is_other) || $t(is_else) || $t(is_counted) || $t(_is_only_denied(reading)))) {
  return null;
 }
 if (($eq($call(reading, "values", Role.ROUND), [1]) && $le(parsing_play$SHORTEST_ROW, $len(reading.row)) && $t($call(reading, "has", "says")))) {
  return null;
 }
 let is_found = $and($lt(1, $len(reading.row)), () => _is_of_one_player(reading));
 return ($t(is_found) ? new FindCase({ row: reading.row, is_last_round: is_last_round(reading) }) : null);
}

// faraway.rulebook.cases.parsing_rank
const FEWEST_LEVEL = 3;
const parsing_rank$COUNTING = [Role.DURATION, Role.OTHER, Role.COUNTED, Role.CARDS, Role.LOOSE, Role.CLAIM];
const PARTS = ["plus", "small", "region", "sanctuary", "conj", "counted", "with", "on"];
const parsing_rank$LINKS = ["small", "with", "counted", "on", "range"];
const MINE = $frozenset(["mine", "mienne", "mien", "meine", "meiner", "mia", "mio", "me", "moi", "ich", "io", "i"]);
function parse_rank(reading) {
 let lowest, numbers, stated;
 [stated, reading] = $list([reading, with_sums(reading)]);
 let is_summed = $lt($len(reading.numbers), $len(stated.numbers));
 let pairs = $any_of(parsing_rank$pairs(reading), () => $any_of(_stated_in_turn(reading), () => _all_level(reading)));
 if ($t(pairs)) {
  return parsing_rank$ranked($tuple($each(pairs, ([total, _]) => total)), $list($each(pairs, ([_, lowest]) => lowest)));
 }
 let split = parsing_rank$split(reading.words);
 numbers = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && !$t($get(reading.words, each.place).is_spelled))));
 let totals = $list($each(numbers, (each) => each, (each) => ($lt(each.place, split) && !$t(_is_part(reading.words, each)))));
 let held = $set($each(numbers, (each) => each.value, (each) => ($lt(split, each.place) && $t(parsing_rank$is_unplayed(reading, each)))));
 let rest = $list($each(numbers, (each) => each, (each) => ($lt(split, each.place) && !$t(parsing_rank$is_unplayed(reading, each)))));
 let is_card = $any($each(totals, (each) => $in("the", at(reading.words, $sub(each.place, 1)).kinds)));
 if (($t(is_card) || $t($any($each(rest, (each) => $in(each.value, held)))))) {
  return null;
 }
 let others = $list($each(reading.numbers, (each) => each, (each) => !$in(each.role, [...$iter(parsing_rank$COUNTING), Role.PLAYERS])));
 if (($eq(split, $len(reading.words)) || ($lt($len($set($each(totals, (each) => each.value))), 2) && $lt($len(totals), FEWEST_LEVEL) && !$t(is_summed)) || $t(others) || !$t($call(reading, "lacks", "deck", "clue")))) {
  return null;
 }
 let groups = $list($each(totals, (each) => _names(reading.words, each, totals)));
 let named = $list((function* ($source) { for (const group of $iter($source)) for (const name of $iter(group)) yield name; })(groups));
 if (($lt($len($set(named)), $len(named)) || ($t(named) && !$t($all(groups))))) {
  return null;
 }
 let owners = new Map((function* ($source) { for (const each of $iter($source)) for (const name of $iter(_names(reading.words, each, totals))) yield [name, each.value]; })(totals));
 lowest = ($t(owners) ? _of_names(reading.words, rest, owners) : _of_group(totals, rest));
 let is_listed = $and($bool(owners), () => !$t($any($each($slice(reading.words, split, null, null), (word) => _is_name(word)))));
 if (((lowest === null) && $t(is_listed) && $eq($len(rest), $len(totals)))) {
  lowest = $list($each(rest, (each) => each.value));
 }
 let values = ($t(owners) ? $tuple($call(owners, "values")) : $tuple($each(totals, (each) => each.value)));
 if (((lowest === null) || !$in($len(owners), [0, $len(values)]))) {
  return null;
 }
 return parsing_rank$ranked(values, lowest);
}
function ranked_in_turn(reading) {
 let split, words;
 [split, words] = $list([parsing_rank$split(reading.words), reading.words]);
 let stated = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && $t($call($get(words, each.place).text, "isdigit")))));
 let values = $list($each(stated, (each) => each.value));
 let is_shared = $any($each($slice(words, null, split, null), (word) => $in("pair", word.kinds)));
 if ((!$t($call(reading, "has", "lowest")) || $t(is_shared) || $t($any($each(stated, (each) => parsing_rank$is_unplayed(reading, each)))))) {
  return null;
 }
 let before = $list($each(stated, (each) => each.value, (each) => $lt(each.place, split)));
 let behind = $list($fromkeys($each(stated, (each) => each.value, (each) => $lt(split, each.place))));
 if ($eq($len(before), $len(behind))) {
  return parsing_rank$ranked($tuple(before), behind);
 }
 let is_named = $all($each($slice(stated, 1, null, 2), (each) => is_any(at(words, $sub(each.place, 1)), ["the", "with", "own"])));
 let is_paired = $and($eq($mod($len(values), 2), 0), () => is_named);
 return ($t(is_paired) ? parsing_rank$ranked($tuple($slice(values, null, null, 2)), $slice(values, 1, null, 2)) : null);
}
function with_sums(reading) {
 let between, is_added, is_plain, last, number, total;
 let numbers = [];
 for (number of $iter(reading.numbers)) {
  last = ($t(numbers) ? $get(numbers, -1) : null);
  between = ($t(last) ? $slice(reading.words, $add(last.place, 1), number.place, null) : []);
  is_plain = $all($each(between, (word) => $any_of(is_any(word, PARTS), () => $eq(word.text, ","))));
  is_added = $and(is_plain, () => $any($each(between, (word) => $in("plus", word.kinds))));
  is_added = $or(is_added, $and(is_plain, () => $and((last !== null), () => $and(_is_beside(reading.words, last.place, "region"), () => _is_beside(reading.words, number.place, "sanctuary")))));
  if (((last !== null) && $t(is_added) && $le($set([last.role, number.role]), $set(parsing_rank$COUNTING)))) {
   total = $add(last.value, number.value);
   numbers = [...$iter($slice(numbers, null, -1, null)), $evolve(last, { value: total, role: Role.COUNTED })];
  } else {
   $call(numbers, "append", number);
  }
 }
 return ($lt($len(numbers), $len(reading.numbers)) ? $evolve(reading, { numbers: $tuple(numbers) }) : reading);
}
function _is_beside(words, place, kind) {
 let before = ($t(is_any(at(words, $sub(place, 1)), ["small", "at"])) ? at(words, $sub(place, 2)) : at(words, $sub(place, 1)));
 let behind = ($t(is_any(at(words, $add(place, 1)), parsing_rank$LINKS)) ? at(words, $add(place, 2)) : at(words, $add(place, 1)));
 return $any_of($in(kind, before.kinds), () => $in(kind, behind.kinds));
}
function parsing_rank$ranked(values, lowest) {
 if (!($le(2, $len(values)) && $le($len(values), MOST_PLAYERS))) {
  return null;
 }
 let tied = $list($each($enumerate(values), ([place, value]) => place, ([place, value]) => $lt(1, $call(values, "count", value))));
 let is_stated = $all($each(tied, (place) => $get(lowest, place)));
 let given = $list($each(lowest, (each) => each, (each) => $t(each)));
 let is_fair = $and($eq($len($set(given)), $len(given)), () => $all($each(given, (each) => $le(each, GREATEST_DURATION))));
 let shown = $tuple($each($enumerate(lowest), ([place, each]) => ($in(place, tied) ? each : 0)));
 return (($t(is_stated) && $t(is_fair)) ? new RankCase({ totals: values, lowest: shown }) : null);
}
function parsing_rank$pairs(reading) {
 let words = reading.words;
 let totals = $list($each(reading.numbers, (each) => each, (each) => $in("counted", at(words, $add(each.place, 1)).kinds)));
 let pairs = $list($each(totals, (each) => [each.value, ($in("with", at(words, $add(each.place, 2)).kinds) ? at(words, $add(each.place, 3)).number : 0)]));
 let stated = $add($len(totals), $len($list($each(pairs, ([_, lowest]) => lowest, ([_, lowest]) => $t(lowest)))));
 return (($t($call(reading, "has", "lowest")) && $lt(1, $len(totals)) && $eq(stated, $len(reading.numbers))) ? pairs : []);
}
function _is_part(words, number) {
 let opened = $list($each($enumerate($slice(words, null, number.place, null)), ([place, word]) => place, ([place, word]) => $eq(word.text, "(")));
 return $and($bool(opened), () => $all($each($slice(words, $get(opened, -1), number.place, null), (word) => !$eq(word.text, ")"))));
}
function _stated_in_turn(reading) {
 let words = reading.words;
 let stated = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && $t($call($get(words, each.place).text, "isdigit")))));
 let pairs = $list($zip($slice(stated, null, null, 2), $slice(stated, 1, null, 2), { strict: false }));
 let named = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("lowest", word.kinds)));
 let places = $list($each(pairs, ([total, lowest]) => [total.place, lowest.place]));
 let within = $list($each(places, ([start, end]) => $len($list($each(named, (each) => each, (each) => ($lt(start, each) && $lt(each, end)))))));
 let totals = $list($each(pairs, ([total, _]) => total.value));
 let is_paired = $and(($eq($len(named), $sum(within)) && $lt(1, $sum(within))), () => $all($each($zip(within, pairs, { strict: true }), ([number, [total, lowest]]) => $any_of($eq(number, 1), () => $and(!$t(number), () => $and($eq($call(totals, "count", total.value), 1), () => parsing_rank$is_card(words, lowest)))))));
 let is_plain = $and($call(reading, "lacks", "deck", "clue", "hand", "unplayed", "need"), () => $eq($len(stated), $mul(2, $len(pairs))));
 let is_whole = $eq($len(stated), $len($list($each(reading.numbers, (each) => each, (each) => $t($call($get(words, each.place).text, "isdigit"))))));
 let is_one_each = $and($lt(1, $len(pairs)), () => $and(is_paired, () => $and(is_plain, () => is_whole)));
 return ($t(is_one_each) ? $list($each(pairs, ([total, lowest]) => [total.value, lowest.value])) : []);
}
function parsing_rank$is_card(words, number) {
 return is_any(at(words, $sub(number.place, 1)), ["card", "region", "the"]);
}
function _all_level(reading) {
 let split, words;
 [words, split] = $list([reading.words, parsing_rank$split(reading.words)]);
 let stated = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && $t($call($get(words, each.place).text, "isdigit")))));
 let totals = $list($each(stated, (each) => each.value, (each) => $lt(each.place, split)));
 let played = $list($each($enumerate(stated), ([place, each]) => each, ([place, each]) => ($lt(split, each.place) && !$in(each.value, $list($each($slice(stated, null, place, null), (other) => other.value))))));
 let lowest = $list($each(played, (each) => each.value));
 let is_level = $any($each($slice(words, null, split, null), (word) => is_any(word, ["all", "tie"])));
 let is_one_each = $in($call(reading, "values", Role.PLAYERS), [[], [$len(lowest)]]);
 let is_plain = $call(reading, "lacks", "deck", "clue", "hand", "unplayed", "need", "gone");
 let owners = $list($each(played, (each) => parsing_rank$owner(words, each, split)));
 let is_played = !$t($any($each(stated, (each) => parsing_rank$is_unplayed(reading, each))));
 let is_listed = $and($eq($set(owners), $set(["?"])), () => $eq($call(reading, "values", Role.PLAYERS), [$len(lowest)]));
 let is_named = $any_of($lt($len(owners), $len($set([...$iter(owners), "?"]))), () => is_listed);
 let is_stated = $and(is_level, () => $and(is_one_each, () => $and(is_plain, () => $and(is_played, () => is_named))));
 if ((!$eq($len(totals), 1) || $lt($len(lowest), FEWEST_LEVEL) || !$t(is_stated))) {
  return [];
 }
 return $list($each(lowest, (each) => [$get(totals, 0), each]));
}
function parsing_rank$owner(words, number, split) {
 let place = $sub(number.place, 1);
 while (($lt(split, place) && !$t($call($get(words, place).text, "isdigit")))) {
  if (($t(_is_name($get(words, place))) || $in("stranger", $get(words, place).kinds))) {
   return _key($get(words, place));
  }
  place = $sub(place, 1);
 }
 return "?";
}
function parsing_rank$split(words) {
 let lowest = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("lowest", word.kinds)), 0);
 let numbers = $list($each($enumerate($slice(words, null, lowest, null)), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))));
 let ends = $list($each($enumerate($slice(words, null, lowest, null)), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 if (($t(ends) && (!$t(numbers) || $lt($get(numbers, 0), $get(ends, -1))))) {
  return $get(ends, -1);
 }
 return ($t(numbers) ? $add($get(numbers, -1), 1) : $len(words));
}
function parsing_rank$is_unplayed(reading, number) {
 let words = reading.words;
 let start = number.place;
 let end = number.place;
 while (($lt(0, start) && !$t(is_any($get(words, $sub(start, 1)), ["break", "but"])))) {
  start = $sub(start, 1);
 }
 while (($lt(end, $len(words)) && !$t(is_any($get(words, end), ["break", "but"])))) {
  end = $add(end, 1);
 }
 return is_left_out($slice(words, start, end, null));
}
function _names(words, number, totals) {
 let before = $max($each(totals, (each) => $add(each.place, 1), (each) => $lt(each.place, number.place)), { default: 0 });
 let named = $list($each($slice(words, before, number.place, null), (word) => _key(word), (word) => $t(_is_name(word))));
 let is_each = $any($each($slice(words, before, number.place, null), (word) => $in("per", word.kinds)));
 return ($t(is_each) ? named : $slice(named, -1, null, null));
}
function _is_name(word) {
 return $any_of($in(word.text, MINE), () => $and(word.is_capital, () => $and($le(word.kinds, $set(["stranger", "one", "unknown"])), () => !$t(word.is_spelled))));
}
function _key(word) {
 return ($in(word.text, MINE) ? "" : word.text);
}
function _of_names(words, numbers, owners) {
 let named, number;
 let found = new Map([]);
 let before = parsing_rank$split(words);
 for (number of $iter(numbers)) {
  named = $list((function* ($source) { for (const word of $iter($source)) for (const name of $iter(owners)) if ($t(parsing_rank$is_of(word, name))) yield name; })($slice(words, before, number.place, null)));
  before = $add(number.place, 1);
  if ((!$t(named) || $in($get(named, -1), found))) {
   return null;
  }
  $put(found, $get(named, -1), number.value);
 }
 return $list($each(owners, (name) => $call(found, "get", name, 0)));
}
function parsing_rank$is_of(word, name) {
 return (!$t(name) ? $in(word.text, MINE) : $in(word.text, $set([name, ("" + name + "s")])));
}
function _of_group(totals, numbers) {
 let values = $list($each(totals, (each) => each.value));
 let tied = $set($each(values, (value) => value, (value) => $lt(1, $call(values, "count", value))));
 let lowest = $list($each(numbers, (each) => each.value, (each) => !$in(each.value, tied)));
 let is_one = $and($eq($len(tied), 1), () => $eq($len(lowest), $len($list($each(values, (value) => value, (value) => $in(value, tied))))));
 return ($t(is_one) ? $list($each(values, (value) => ($in(value, tied) ? $call(lowest, "pop", 0) : 0))) : null);
}

// faraway.rulebook.cases.parsing_sanctuary
const [NAMED_BEFORE, MOST_NAMED] = [6, 6];
const parsing_sanctuary$SETTLED = $frozenset($set([Role.CLAIM, Role.COUNTED, Role.ROUND, Role.ICONS, Role.DURATION]));
const parsing_sanctuary$SKIPPED = ["the", "small", "own", "neutral", "nth"];
function parse_sanctuary(reading) {
 let quest;
 if (!$t($call(reading, "lacks", ...$iter(asking$OTHER_TALK), ...$iter(NOT_IN_VIEW), "need", "final", "who"))) {
  return null;
 }
 let alone = $list($each(reading.sanctuaries.phrases, (each) => each, (each) => (!$t(each.icons) && $t(each.quest))));
 if (($t($call(reading, "has", "included")) && $lt($len(alone), $max($len(reading.sanctuaries.phrases), 1)))) {
  return null;
 }
 let scene = read_scene(reading);
 if ($t(is_of_another(scene))) {
  return null;
 }
 let paying = $list($each(scene.phrases, (phrase) => phrase, (phrase) => $t(phrase.quest)));
 let is_unasked = $and($call(reading, "has", "scoring"), () => $all($each(scene.words, (word) => !$eq(word.text, "?"))));
 let is_whole = $any_of(!$t($call(reading, "lacks", "reckon", "all-rounds")), () => is_unasked);
 let is_total = $and(is_whole, () => $any($each(scene.lists, (each) => parsing_sanctuary$is_row(scene, each))));
 if (($t(is_total) || !$t(scene.is_read) || !$t($call(scene.sanctuaries.unknown, "isdisjoint", parsing_sanctuary$counted(paying))))) {
  return null;
 }
 if (($t(_is_of_region(scene)) || !$eq($len(paying), 1) || !$eq($get(paying, 0).number, 1) || $t($any($each(scene.free_numbers, (each) => parsing_sanctuary$is_stray(scene, each)))))) {
  return null;
 }
 let view = _seen_by(scene, $get(paying, 0));
 quest = $get(paying, 0).quest;
 return (((view === null) || (quest === null)) ? null : new QuestCase({ fame: quest.fame, counted: quest.counted, view: view }));
}
function parsing_sanctuary$is_row(scene, listed) {
 let is_asked = $any_of($bool(scene.sanctuaries.targets), () => $call(scene.reading, "asks_for", "sanctuary"));
 let is_end = $and($lt(1, $len(listed.cards)), () => $and($call(scene.reading, "has", "row"), () => $call(listed.kinds, "isdisjoint", ICONS)));
 return $any_of($lt(MOST_NAMED, $len(listed.cards)), () => $and(is_end, () => !$t(is_asked)));
}
function _is_of_region(scene) {
 let end, is_alone, is_claimed, is_placed, listed, start;
 if ($t($any($each(scene.lists, (each) => is_followed(scene, each), (each) => ($lt(1, $len(each.cards)) && $lt($len(each.cards), MOST_ROUNDS)))))) {
  return true;
 }
 let rows = $list($each(scene.lists, (each) => $set(each.cards), (each) => $lt(1, $len(each.cards))));
 if ($t($any((function* ($source) { for (const row of $iter($source)) for (const other of $iter(rows)) yield $lt(row, other); })(rows)))) {
  return true;
 }
 for (listed of $iter(scene.lists)) {
  [start, end] = $list(sentence_at(scene, listed.start));
  is_placed = $and(!$t($call(listed.kinds, "isdisjoint", ["first", "last"])), () => $call(listed.kinds, "isdisjoint", ICONS));
  if ((($eq($len(scene.lists), $len(listed.cards)) && $eq($len(listed.cards), 1)) && $t(is_placed) && !$t(scene.sanctuaries.targets))) {
   return true;
  }
  is_claimed = $any($each($slice(scene.words, start, end, null), (word) => $in("says", word.kinds)));
  is_alone = $and($eq($len(listed.cards), 1), () => !$in(at(scene.words, $sub(listed.start, 1)).text, $set(["(", ","])));
  if (($t(is_alone) && ($eq(at(scene.words, end).text, "?") || $t(is_claimed)) && !$t(rows$is_choice(scene, listed)) && $t($any($each(scene.lists, (each) => $in($get(listed.cards, 0), each.cards), (each) => $lt(1, $len(each.cards))))))) {
   return true;
  }
 }
 return false;
}
function parsing_sanctuary$counted(paying) {
 return $set((function* ($source) { for (const phrase of $iter($source)) if ($t(phrase.quest)) for (const icon of $iter(phrase.quest.counted)) yield icon; })(paying));
}
function parsing_sanctuary$is_stray(scene, number) {
 let beside = [at(scene.words, $sub(number.place, 1)), at(scene.words, $add(number.place, 1))];
 let is_or = $and((number.role === Role.LOOSE), () => $any_of($any($each(beside, (word) => $in("or", word.kinds))), () => is_bare_choice(scene, number.place)));
 let is_whole = $and($in(number.role, $set([Role.CARDS, Role.LOOSE])), () => $eq(number.value, MOST_ROUNDS));
 return $and(!$in(number.role, parsing_sanctuary$SETTLED), () => $and(!$t(is_or), () => !$t(is_whole)));
}
function _seen_by(scene, paying) {
 let counted = ($t(paying.quest) ? paying.quest.counted : []);
 let named = $list($each(scene.free_numbers, (number) => number, (number) => (number.role === Role.ICONS)));
 named = $list($each(named, (number) => number, (number) => !$t(parsing_sanctuary$is_printed(scene, number))));
 let cards = $list($each(scene.lists, (each) => each, (each) => (!$t(parsing_sanctuary$is_restated(each, scene, named)) && !$t(rows$is_choice(scene, each)))));
 let others = $list($each(scene.phrases, (phrase) => phrase, (phrase) => (phrase !== paying)));
 let is_shown = $any($each(others, (phrase) => !$t($call($set(counted), "isdisjoint", phrase.icons))));
 let is_stated = $any_of($le($set(counted), $set($each(named, (number) => $get(number.icons, 0)))), () => $bool(cards));
 is_stated = $or(is_stated, $and($eq($len(counted), 1), () => is_shown));
 let is_all = $and(_is_of_all(scene), () => $any($each(paying.icons, (icon) => $in(icon, counted))));
 let is_twice = $lt($len($set($each(named, (number) => number.icons))), $len(named));
 let is_alone = $and(!$t(named), () => $and(!$t(cards), () => $lt($len(scene.phrases), 2)));
 if ((!$t(counted) || $t(is_all) || $t(is_twice) || $t(is_alone) || !$t(is_stated))) {
  return null;
 }
 if ($t($any($each(cards, (each) => !$t(parsing_sanctuary$is_of_cards(scene, each, counted, $len(cards))))))) {
  return null;
 }
 let on_sanctuaries = parsing_sanctuary$on_sanctuaries(scene, paying, counted);
 return new Map($each(ICONS, (icon) => [icon, $add($add($call(on_sanctuaries, "get", icon, 0), $sum($each(named, (number) => number.value, (number) => $eq(number.icons, [icon])))), $sum((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(own_icons(card), icon); })(cards)))], (icon) => $in(icon, counted)));
}
function parsing_sanctuary$is_of_cards(scene, listed, counted, lists) {
 let is_named = $any_of($lt(1, $len(listed.cards)), () => is_any(at(scene.words, $sub(listed.start, 1)), ["on", "card", "region"]));
 let is_of_one = $any_of($eq($len(counted), 1), () => $any_of($eq(counted, BIOMES), () => $eq(lists, 1)));
 let is_said = !$t($call(listed.kinds, "isdisjoint", counted));
 let is_shown = $all($each(listed.cards, (card) => $any($each(counted, (icon) => $get(own_icons(card), icon)))));
 return $and(is_named, () => $and(is_of_one, () => $any_of(is_shown, () => !$t(is_said))));
}
function parsing_sanctuary$is_printed(scene, number) {
 let end, start;
 [start, end] = $list(sentence_at(scene, number.place));
 let listed = $list($each(scene.lists, (each) => each, (each) => ($le(start, each.start) && $lt(each.start, end))));
 let is_article = $and($get(scene.words, number.place).is_spelled, () => $eq(number.value, 1));
 return $and(is_article, () => $and($bool(listed), () => $all((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(own_icons(card), $get(number.icons, 0)); })(listed))));
}
function parsing_sanctuary$is_restated(listed, scene, named) {
 let is_bracketed = $eq(at(scene.words, $sub(listed.start, 1)).text, "(");
 let before = $list($each(named, (number) => number, (number) => ($lt(0, $sub(listed.start, number.place)) && $le($sub(listed.start, number.place), NAMED_BEFORE))));
 return $and(is_bracketed, () => $any($each(before, (number) => $eq(number.value, $len(listed.cards)))));
}
function parsing_sanctuary$on_sanctuaries(scene, paying, counted) {
 let end, icon, is_bearer, is_next, number, phrase, shown;
 let total = new Map([]);
 [is_bearer, end] = $list([false, -1]);
 for (phrase of $iter(scene.phrases)) {
  is_next = $and($eq(phrase.start, $add(end, 1)), () => is_bearer);
  [is_bearer, end] = $list([$and((phrase !== paying), () => $any_of(is_next, () => parsing_sanctuary$bears(scene, phrase, counted))), phrase.end]);
  shown = $dict(phrase.icons);
  if (($t(is_bearer) && !$t($call(shown, "get", $get(counted, 0))))) {
   $put(shown, $get(counted, 0), 1);
  }
  for ([icon, number] of $iter($call(shown, "items"))) {
   $put(total, icon, $add($call(total, "get", icon, 0), $mul(number, phrase.number)));
  }
 }
 return total;
}
function parsing_sanctuary$bears(scene, phrase, counted) {
 let _, first;
 let start = $sub(phrase.start, 1);
 while (($le(0, start) && !$in("on", $get(scene.words, start).kinds) && $t(_is_skipped(scene, start)))) {
  start = $sub(start, 1);
 }
 [first, _] = $list(sentence_at(scene, phrase.start));
 let is_said = $any($each($slice(scene.words, first, $max(start, first), null), (word) => is_any(word, counted)));
 return $and($in("on", at(scene.words, start).kinds), () => $and(is_said, () => $eq($len(counted), 1)));
}
function _is_skipped(scene, place) {
 return $any_of($get(scene.words, place).is_spelled, () => is_any($get(scene.words, place), parsing_sanctuary$SKIPPED));
}
function _is_of_all(scene) {
 let end, is_apart, place, start, word;
 for ([place, word] of $iter($enumerate(scene.words))) {
  [start, end] = $list(sentence_at(scene, place));
  is_apart = $any($each($slice(scene.words, start, end, null), (each) => is_any(each, ["region", "counted"])));
  is_apart = $or(is_apart, $any($each($slice(scene.words, place, $add(place, 3), null), (each) => $in("denied", each.kinds))));
  if (($in("all", word.kinds) && !$t(is_apart) && !$eq(at(scene.words, end).text, "?"))) {
   return true;
  }
 }
 return false;
}

// faraway.rulebook.cases.parsing_standings
const parsing_standings$LINKS = ["conj", "the", "small"];
const PLAYERS = ["me", "person", "other", "pron", "rival"];
const LEVEL = ["tie", "pair", "all", "per", "conj"];
const RANKING = $frozenset(["ranking", "rankings", "standings", "classement", "classifica", "platzierung", "rangliste", "podium", "placings", "positions", "rangfolge", "podio", "piazzamento"]);
const parsing_standings$OTHER_TALK = ["deck", "clue", "draw", "market", "advanced", "unreal", "if", "correction", "mistake"];
const parsing_standings$PAIR = 2;
const parsing_standings$DENYING = ["not", "deny", "nor", "gone"];
const parsing_standings$AWAY = ["hand", "unplayed"];
const ABOVE = ["compare", "uneven", "difference", "besides", "sum"];
class _Table {
 constructor($given) {
  this.totals = $given.totals;
  this.lowest = $given.lowest;
 }
}
function parse_standings(reading) {
 let words = reading.words;
 let is_asked = $any_of(!$t($call(reading, "lacks", "who", "wins", "nth")), () => $any($each(words, (word) => $in(word.text, RANKING))));
 if ((!$t(is_asked) || !$t($call(reading, "lacks", ...$iter(parsing_standings$OTHER_TALK))) || $t(reading.sanctuaries.phrases))) {
  return null;
 }
 let table = $any_of(_with_rows(reading), () => _with_lowest(reading));
 return ((table === null) ? null : parsing_standings$ranked(reading, table));
}
function parse_tie_of_players(reading) {
 let last, lowest, named, place, players, start, words;
 [words, players] = $list([reading.words, players_in(reading.words)]);
 let ends = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 let is_asked = $and($call(reading, "has", "lowest"), () => !$t($call(reading, "lacks", "who", "wins")));
 is_asked = $both(is_asked, !$t($call(reading, "lacks", "tie", "pair", "all")));
 if ((!$t(is_asked) || !$t(ends) || !$t($call(reading, "lacks", ...$iter(parsing_standings$OTHER_TALK), ...$iter(parsing_standings$AWAY))) || $t(reading.sanctuaries.phrases))) {
  return null;
 }
 let places = _digits(words, $add($get(ends, 0), 1), $len(words));
 let cards = new Map([]);
 [start, last] = $list([$add($get(ends, 0), 1), ""]);
 for (place of $iter(places)) {
  named = $any_of($call(players, "between", start, place), () => ($t(last) ? [last] : []));
  if ((!$eq($len(named), 1) || !$t(parsing_standings$is_card(words, place)) || $lt(GREATEST_DURATION, $get(words, place).number))) {
   return null;
  }
  [start, last] = $list([$add(place, 1), $get(named, 0)]);
  $put(cards, last, [...$iter($call(cards, "get", last, [])), $get(words, place).number]);
 }
 lowest = $list($each($call(cards, "values"), (each) => $min(each)));
 let several = $list($each($call(cards, "values"), (each) => $min(each), (each) => $lt(1, $len(each))));
 let is_sure = $and($eq($len(several), 1), () => $and($eq($get(several, 0), $min(lowest)), () => ($eq($len($set(lowest)), $len(lowest)) && $eq($len(lowest), parsing_standings$PAIR))));
 let totals = $list($each(_digits(words, 0, $get(ends, 0)), (place) => $get(words, place).number));
 return (($t(is_sure) && $lt($len($set(totals)), parsing_standings$PAIR)) ? new TieCase({ lowest: $tuple(lowest) }) : null);
}
function parsing_standings$is_card(words, place) {
 let start = $sub(place, 1);
 while (($le(0, start) && !$t(is_any($get(words, start), ["break", "but"])))) {
  start = $sub(start, 1);
 }
 let is_lowest = $any($each($slice(words, $add(start, 1), place, null), (word) => $in("lowest", word.kinds)));
 return $any_of(is_lowest, () => $in("the", at(words, $sub(place, 1)).kinds));
}
function parsing_standings$ranked(reading, table) {
 let names = $list(table.totals);
 let values = $list($each(names, (name) => $get(table.totals, name)));
 let tied = $list($each(names, (name) => name, (name) => $lt(1, $call(values, "count", $get(table.totals, name)))));
 let given = $list($each(tied, (name) => $get(table.lowest, name), (name) => $in(name, table.lowest)));
 let groups = $set([$len(names), ...$iter($each(values, (each) => $call(values, "count", each)))]);
 let is_counted = $all($each($call(reading, "values", Role.PLAYERS), (each) => $in(each, groups)));
 let is_stated = $and(($eq($len(given), $len(tied)) && $lt(1, $len(tied))), () => $eq($len($set(given)), $len(given)));
 let is_known = $and($le($set(table.lowest), $set(names)), () => ($le(2, $len(names)) && $le($len(names), MOST_PLAYERS)));
 if (!($t(is_counted) && $t(is_stated) && $t(is_known))) {
  return null;
 }
 if (($eq($len($set(values)), 1) && $t($call(reading, "lacks", "elsewhere")))) {
  return new TieCase({ lowest: $tuple(given), has_hand: $call(reading, "has", "hand") });
 }
 return new RankCase({ totals: $tuple(values), lowest: $tuple($each(names, (name) => ($in(name, tied) ? $get(table.lowest, name) : 0))) });
}
function _with_rows(reading) {
 let cards, is_row, named, owner, players, row, words;
 [words, players] = $list([reading.words, players_in(reading.words)]);
 let runs = _runs(words, 0, $len(words));
 let rows = $list($each(runs, (each) => each, (each) => $eq($len(each), MOST_ROUNDS)));
 let rest = $list((function* ($source) { for (const each of $iter($source)) if (!$in(each, rows)) for (const place of $iter(each)) if (!$t(_is_away(words, place))) yield place; })(runs));
 let lowest = new Map([]);
 let start = 0;
 for (row of $iter(rows)) {
  cards = $list($each(row, (place) => $get(words, place).number));
  named = $call(players, "between", start, $get(row, 0));
  owner = $call(players, "before", start, $get(row, 0));
  start = $add($get(row, -1), 1);
  is_row = $and($eq($len($set(cards)), MOST_ROUNDS), () => $le($max(cards), GREATEST_DURATION));
  if ((!$t(is_row) || !$eq($len(owner), 1) || $in($get(owner, 0), lowest) || !$t(named))) {
   return null;
  }
  $put(lowest, $get(owner, 0), $min(cards));
 }
 if (($lt($len(rows), 2) || !$t(rest))) {
  return null;
 }
 let totals = _totals(players, rest, $get($get(rows, 0), 0), $list(lowest));
 return ((totals === null) ? null : new _Table({ totals: totals, lowest: lowest }));
}
function _with_lowest(reading) {
 let players, words;
 [words, players] = $list([reading.words, players_in(reading.words)]);
 let split = parsing_standings$split(words);
 if ($eq(split, 0)) {
  return null;
 }
 let runs = $list($each(_runs(words, split, $len(words)), (each) => each, (each) => !$t(_is_away(words, $get(each, 0)))));
 let totals = _totals(players, _digits(words, 0, split), split, []);
 let is_denied = ($t(runs) ? $any($each($slice(words, split, stop_after(words, $get($get(runs, -1), -1)), null), (word) => is_any(word, parsing_standings$DENYING))) : false);
 if (((totals === null) || !$t(runs) || $t(is_denied) || $t($any($each(runs, (each) => _is_bounded(words, $get(each, 0))))))) {
  return null;
 }
 let away = $set($each($range(split, $len(words)), (place) => $get(words, place).number, (place) => $t(_is_away(words, place))));
 if ($t($any((function* ($source) { for (const run of $iter($source)) for (const place of $iter(run)) yield $in($get(words, place).number, away); })(runs)))) {
  return null;
 }
 let lowest = $any_of(_owned_before(players, runs, split), () => _owned_behind(players, runs, split));
 if ((!$t(lowest) && !$t($call(players, "between", split, $get($get(runs, -1), -1))))) {
  lowest = parsing_standings$in_turn(words, runs, totals);
 }
 return ($t(lowest) ? new _Table({ totals: totals, lowest: lowest }) : null);
}
function parsing_standings$split(words) {
 let lowest = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("lowest", word.kinds)), 0);
 let ends = $list($each($enumerate($slice(words, null, lowest, null)), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 let has_totals = $and($bool(ends), () => $any($each($slice(words, null, $get(ends, -1), null), (word) => $call(word.text, "isdigit"))));
 return ($t(has_totals) ? $add($get(ends, -1), 1) : 0);
}
function _digits(words, start, end) {
 return $list($each($range(start, end), (place) => place, (place) => ($t(parsing_standings$is_stated(words, place)) && !$t(_is_away(words, place)))));
}
function parsing_standings$is_stated(words, place) {
 let after = at(words, $add(place, 1));
 let is_ordinal = $any_of($in(after.text, ORDINALS), () => $and($eq(after.text, "e"), () => !$t(is_any(after, ["conj", "is"]))));
 return $and($call($get(words, place).text, "isdigit"), () => !$t(is_ordinal));
}
function _runs(words, start, end) {
 let between, is_linked, last, place;
 let runs = [];
 for (place of $iter($list($each($range(start, end), (each) => each, (each) => $t(parsing_standings$is_stated(words, each)))))) {
  last = ($t(runs) ? $get($get(runs, -1), -1) : -1);
  between = $slice(words, $add(last, 1), place, null);
  is_linked = $all($each(between, (word) => $any_of($eq(word.text, ","), () => $and(is_any(word, parsing_standings$LINKS), () => !$t(is_any(word, PLAYERS))))));
  if (($t(runs) && $t(is_linked))) {
   $call($get(runs, -1), "append", place);
  } else {
   $call(runs, "append", [place]);
  }
 }
 return runs;
}
function _is_away(words, place) {
 let start = place;
 let end = place;
 while (($lt(0, start) && !$t(parsing_standings$is_stop(words, $sub(start, 1))))) {
  start = $sub(start, 1);
 }
 while (($lt(end, $len(words)) && !$t(parsing_standings$is_stop(words, end)))) {
  end = $add(end, 1);
 }
 return $and($call($get(words, place).text, "isdigit"), () => $any($each($slice(words, start, end, null), (word) => is_any(word, parsing_standings$AWAY))));
}
function parsing_standings$is_stop(words, place) {
 let is_in_list = $and($call(at(words, $sub(place, 1)).text, "isdigit"), () => $call(at(words, $add(place, 1)).text, "isdigit"));
 return $and(is_any($get(words, place), ["break", "bracket", "but"]), () => !$t(is_in_list));
}
function _is_bounded(words, place) {
 return $any($each($slice(words, $max($sub(place, 2), 0), place, null), (word) => is_any(word, ABOVE)));
}
function _totals(players, places, end, owners) {
 let before, index, named, place, shared, start, stop, value;
 let words = players.words;
 let totals = new Map([]);
 [start, shared] = $list([0, 0]);
 for ([index, place] of $iter($enumerate(places))) {
  value = $get(words, place).number;
  stop = ($lt($add(index, 1), $len(places)) ? $get(places, $add(index, 1)) : $max(end, $add(place, 1)));
  named = $call(players, "before", start, place);
  before = $any_of($in("the", at(words, $sub(place, 1)).kinds), () => $in(value, $call(totals, "values")));
  start = $add(place, 1);
  if (($t(before) && $eq(named, []) && $t(totals))) {
   continue;
  }
  if (!$t(named)) {
   named = _joined_behind(players, place, stop);
   start = ($t(named) ? stop : start);
  }
  if ((!$t(named) && $t(owners) && !$t(shared))) {
   shared = value;
  } else if ((!$t(named) || $t($any($each(named, (name) => $in(name, totals)))) || !$t(_is_level(words, named, place, stop)))) {
   return null;
  }
  totals = $or(totals, $fromkeys(named, value));
 }
 totals = $or(totals, new Map($each(owners, (name) => [name, shared], (name) => ($t(shared) && !$in(name, totals)))));
 return totals;
}
function _joined_behind(players, place, stop) {
 let end = $add(place, 1);
 while (($lt(end, stop) && !$in($get(players.words, end).text, beside$ENDS) && !$eq($get(players.words, end).text, ":"))) {
  end = $add(end, 1);
 }
 let named = $call(players, "between", $add(place, 1), end);
 return ($lt(1, $len(named)) ? named : []);
}
function _is_level(words, named, place, stop) {
 let near = $slice(words, $max($sub(place, MOST_ROUNDS), 0), stop, null);
 return $any_of($eq($len(named), 1), () => $any($each(near, (word) => is_any(word, LEVEL))));
}
function _owned_before(players, runs, split) {
 let cards, is_again, named, run;
 let found = new Map([]);
 let start = split;
 for (run of $iter(runs)) {
  named = $call(players, "between", start, $get(run, 0));
  start = $add($get(run, -1), 1);
  cards = $list($each(run, (place) => $get(players.words, place).number));
  is_again = $and($eq($len(cards), 1), () => $in($get(cards, 0), $call(found, "values")));
  if ($t(is_again)) {
   continue;
  }
  if ((!$eq($len(named), 1) || $in($get(named, 0), found) || $lt(GREATEST_DURATION, $max(cards)))) {
   return new Map([]);
  }
  $put(found, $get(named, 0), $min(cards));
 }
 return found;
}
function _owned_behind(players, runs, split) {
 let index, named, place, stop, value;
 let words = players.words;
 let found = new Map([]);
 let places = $list((function* ($source) { for (const run of $iter($source)) for (const place of $iter(run)) yield place; })(runs));
 if ($t($call(players, "between", split, $get(places, 0)))) {
  return new Map([]);
 }
 for ([index, place] of $iter($enumerate(places))) {
  stop = ($lt($add(index, 1), $len(places)) ? $get(places, $add(index, 1)) : $len(words));
  named = $call(players, "between", $add(place, 1), stop);
  value = $get(words, place).number;
  if ($in(value, $call(found, "values"))) {
   continue;
  }
  if ((!$eq($len(named), 1) || $in($get(named, 0), found) || $lt(GREATEST_DURATION, value))) {
   return new Map([]);
  }
  $put(found, $get(named, 0), value);
 }
 return found;
}
function parsing_standings$in_turn(words, runs, totals) {
 let cards = $list((function* ($source) { for (const run of $iter($source)) for (const place of $iter(run)) yield $get(words, place).number; })(runs));
 let is_each = $and(($eq($len(cards), $len(totals)) && $eq($len(totals), $len($set(cards)))), () => $le($max(cards), GREATEST_DURATION));
 return (($t(is_each) && $eq($len(runs), 1)) ? $dict($zip(totals, cards, { strict: true })) : new Map([]));
}

// faraway.rulebook.cases.parsing_supply
const [parsing_supply$FEWEST_PLAYERS, MOST_DUE, SANCTUARIES, FEWEST_NUMBERS] = [2, 15, 45, 5];
const parsing_supply$COUNTING = [Role.DURATION, Role.CARDS, Role.OTHER];
const DUE_ROLES = [...$iter(parsing_supply$COUNTING), Role.DESCRIBED, Role.LOOSE];
const SEVERAL = ["NN", "NNN", "NNNN", "NNNNN", "NNNNNN"];
const [DECK, DUE] = [["dN", "Nd"], ["uN", "Nu"]];
const DECK_FIRST = $frozenset($list((function* ($source) { for (const deck of $iter($source)) for (const due of $iter(DUE)) for (const end of $iter(["", "d"])) yield ("" + deck + due + end); })(DECK)));
const DUE_FIRST = $frozenset($list((function* ($source) { for (const deck of $iter($source)) for (const due of $iter(DUE)) for (const end of $iter(["", "d"])) yield ("" + due + deck + end); })(DECK)));
const parsing_supply$SEVERAL_DUE = $frozenset($list((function* ($source) { for (const deck of $iter($source)) for (const due of $iter(SEVERAL)) for (const end of $iter(["", "d"])) yield ("" + deck + "u" + due + end); })(DECK)));
function parsing_supply$players(reading) {
 let numbers = $list($each(reading.numbers, (number) => number, (number) => (number.role !== Role.ROUND)));
 let is_plain = $and($eq($len(numbers), 1), () => $and(($get(numbers, 0).role === Role.PLAYERS), () => $call(reading, "has", "many")));
 return (($t(is_plain) && ($le(parsing_supply$FEWEST_PLAYERS, $get(numbers, 0).value) && $le($get(numbers, 0).value, MOST_PLAYERS))) ? $get(numbers, 0).value : null);
}
function parse_market(reading) {
 let players = parsing_supply$players(reading);
 let is_other = !$t($call(reading, "lacks", "who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced", "hand"));
 is_other = $or(is_other, $any_of($in(MOST_ROUNDS, $call(reading, "values", Role.ROUND)), () => !$t($call(reading, "lacks", "last-round", "game-end", "all-rounds"))));
 is_other = $or(is_other, $any($each($enumerate(reading.words), ([place, word]) => $and($in("players", word.kinds), () => is_any(at(reading.words, $add(place, 1)), ["rest", "gone"])))));
 let is_asked = $and(!$t($call(reading, "lacks", "card", "region")), () => !$t($call(reading, "lacks", "middle", "order", "faceup")));
 return (($t(players) && $t(is_asked) && !$t(is_other)) ? new MarketCase({ players: players }) : null);
}
function parse_deal(reading) {
 let players = parsing_supply$players(reading);
 let is_asked = $and(!$t($call(reading, "lacks", "card", "region")), () => !$t($call(reading, "lacks", "deal", "advanced")));
 let is_other = !$t($call(reading, "lacks", "who", "tie", "clue", "sanctuary", "middle", "draw", "removed"));
 is_other = $or(is_other, $any($each($call(reading, "values", Role.ROUND), (number) => $lt(1, number))));
 return (($t(players) && $t(is_asked) && !$t(is_other)) ? new DealCase({ players: players }) : null);
}
function parse_keep(reading) {
 let numbers = $list($each(reading.numbers, (number) => number, (number) => $in(number.role, $set([Role.CARDS, Role.LOOSE]))));
 let counted = $list($each(reading.numbers, (number) => number, (number) => (number.role !== Role.ROUND)));
 let is_other = $any_of(!$t($call(reading, "lacks", "region", "who", "pay", "clue", "next")), () => $lt($len(numbers), $len(counted)));
 if (($t(is_other) || !$t($call(reading, "has", "draw", "sanctuary", "keep")))) {
  return null;
 }
 let drawn = $list($each(numbers, (number) => number, (number) => $le(_steps(reading, number, "draw"), _steps(reading, number, "keep"))));
 return (($eq($len(drawn), 1) && ($le(1, $get(drawn, 0).value) && $le($get(drawn, 0).value, MOST_DUE))) ? new KeepCase({ drawn: $get(drawn, 0).value }) : null);
}
function parse_clues(reading) {
 let drawn = $list($each(reading.numbers, (number) => number, (number) => $in(number.role, $set([Role.CARDS, Role.LOOSE, Role.DESCRIBED]))));
 let is_other = !$t($call(reading, "lacks", "region", "who", "pay", "deck", "person", "hand", "need", "tie"));
 let is_stray = $any_of(!$eq($len(drawn), 1), () => $any_of($lt(1, $len(reading.numbers)), () => $bool(reading.durations)));
 let is_asked = $and($call(reading, "asks_for", "clue"), () => $and($call(reading, "has", "draw", "sanctuary"), () => $call(reading, "lacks", "if")));
 if ((!$t(is_asked) || $t(is_stray) || $t(is_other))) {
  return null;
 }
 return (($le(1, $get(drawn, 0).value) && $le($get(drawn, 0).value, MOST_DUE)) ? new KeepCase({ drawn: $get(drawn, 0).value, is_of_clues: true }) : null);
}
function _steps(reading, number, ...kinds) {
 let places = $list($each($enumerate(reading.words), ([place, word]) => place, ([place, word]) => !$t($call(word.kinds, "isdisjoint", kinds))));
 return $min($each(places, (place) => $abs($sub(place, number.place))), { default: $len(reading.words) });
}
function _is_played(reading, number) {
 let after, before;
 [before, after] = $list([at(reading.words, $sub(number.place, 1)), at(reading.words, $add(number.place, 1))]);
 let is_alone = $and($eq(before.text, "("), () => $eq(after.text, ")"));
 return $any_of(is_alone, () => is_any(before, ["play", "region", "card"]));
}
function parse_dues(reading) {
 let deck, rest;
 let numbers = _stated(reading);
 let is_paired = $and($lt(2, $len(numbers)), () => $eq($mod($len(numbers), 2), 1));
 let others = $list($each(reading.numbers, (number) => number, (number) => !$in(number.role, DUE_ROLES)));
 let is_other = $any($each(others, (each) => $and((each.role !== Role.ROUND), () => $any_of((each.role !== Role.PLAYERS), () => $lt($add($mul(2, each.value), 1), $len(numbers))))));
 if (($t($call(reading, "lacks", "deck", "rest", "only", "whole")) || !$t(is_paired) || $t(is_other))) {
  return null;
 }
 [deck, ...rest] = $list(numbers);
 let couples = $list($zip($slice(rest, null, null, 2), $slice(rest, 1, null, 2), { strict: true }));
 let lead = $slice(reading.words, null, $get(rest, 0).place, null);
 let is_left = $and($any($each(lead, (word) => $in("sanctuary", word.kinds))), () => $any($each(lead, (word) => is_any(word, ["rest", "only", "whole"]))));
 let is_deck_first = $any_of(is_left, () => $any($each(lead, (word) => $in("deck", word.kinds))));
 let pairs = parsing_supply$pairs(reading, couples);
 if ((!$t(pairs) || !$t(is_deck_first) || $lt(SANCTUARIES, deck.value))) {
  return null;
 }
 return new DuesCase({ deck: deck.value, dues: $tuple(pairs), is_last_round: reading.is_last_named });
}
function _stated(reading) {
 let place, rest;
 let numbers = $list($each(reading.numbers, (number) => number, (number) => ($in(number.role, DUE_ROLES) && !$t(_is_of_rest(reading, number)))));
 let stated = $list($each(numbers, (number) => number, (number) => !$t(is_in_question(reading.words, number.place))));
 let again = $set($each(numbers, (number) => number.value, (number) => !$in(number, stated)));
 if (($lt(2, $len(stated)) && $le(again, $set($each(stated, (number) => number.value))))) {
  numbers = stated;
 }
 for (place of $iter((($t(numbers) && $eq($mod($len(numbers), 2), 0)) ? [$sub($len(numbers), 1), 1] : []))) {
  rest = [...$iter($slice(numbers, null, place, null)), ...$iter($slice(numbers, $add(place, 1), null, null))];
  if ($eq($get(numbers, place).value, $sum($each($slice(rest, 2, null, 2), (number) => number.value)))) {
   return rest;
  }
 }
 return numbers;
}
function _is_of_rest(reading, number) {
 let after, before, end, start;
 [before, after] = $list([at(reading.words, $sub(number.place, 1)), at(reading.words, $add(number.place, 1))]);
 [start, end] = $list(clause_of(reading.words, number.place));
 let is_found = $any($each($slice(reading.words, start, end, null), (word) => $in("find", word.kinds)));
 let is_one = $and($eq(number.value, 1), () => $and($in("sanctuary", after.kinds), () => is_found));
 let is_spelled = $get(reading.words, number.place).is_spelled;
 return $any_of(is_one, () => $and(is_spelled, () => $any_of(is_any(before, ["elsewhere"]), () => is_any(after, ["elsewhere"]))));
}
function parsing_supply$pairs(reading, couples) {
 let first, second;
 let straight = $list($each(couples, ([first, second]) => [first.value, second.value]));
 let swapped = $list($each(couples, ([first, second]) => [second.value, first.value]));
 let stated = $list($each(couples, ([first, second]) => [_is_played(reading, first), _is_played(reading, second)]));
 let is_stated = $all($each(stated, ([first, second]) => !$eq(first, second)));
 if (($lt(1, $len(couples)) && !$t(is_stated) && $t(_are_fair(straight)) && !$t(_are_fair(swapped)))) {
  return straight;
 }
 if (($lt($add($mul(2, $len(couples)), 1), FEWEST_NUMBERS) && !$t(is_stated))) {
  return [];
 }
 let is_swapped = $and(is_stated, () => $all($each(stated, ([_, second]) => second)));
 [first, second] = $list($get(couples, 0));
 let is_due = $le(_steps(reading, second, "due", "draw"), _steps(reading, first, "due", "draw"));
 is_due = $any_of(is_swapped, () => $any_of($and(is_stated, () => $all($each(stated, ([played, _]) => played))), () => $and(is_due, () => !$t(is_stated))));
 let pairs = ($t(is_swapped) ? swapped : straight);
 return (($t(is_due) && $t(_are_fair(pairs))) ? pairs : []);
}
function _are_fair(pairs) {
 let is_fair = $all($each(pairs, ([played, due]) => $and(($le(1, played) && $le(played, GREATEST_DURATION)), () => ($le(1, due) && $le(due, MOST_DUE)))));
 return $and(is_fair, () => ($eq($len($set($each(pairs, ([played, _]) => played))), $len(pairs)) && $le($len(pairs), MOST_PLAYERS)));
}
function parse_first_due(reading) {
 let clause, end, number, sentence, start;
 let deck = [];
 let due = [];
 let first = [];
 for (number of $iter(reading.numbers)) {
  if (!$in(number.role, $set([Role.CARDS, Role.DURATION]))) {
   continue;
  }
  [start, end] = $list(clause_of(reading.words, number.place));
  [clause, sentence] = $list([$slice(reading.words, start, end, null), $call(reading, "sentence_of", number)]);
  if ($t($any($each(sentence, (word) => $in("lowest", word.kinds))))) {
   $call(first, "append", number.value);
  } else if ($t($any($each(clause, (word) => $in("deck", word.kinds))))) {
   $call(deck, "append", number.value);
  } else if ($t($any($each(clause, (word) => is_any(word, ["due", "draw"]))))) {
   $call(due, "append", number.value);
  } else {
   return null;
  }
 }
 let is_other = $any_of(!$t($call(reading, "lacks", "clue", "pay", "tie", "wins")), () => $bool(reading.counts));
 let is_whole = $and(($eq($len(deck), $len(due)) && $eq($len(due), $len(first)) && $eq($len(first), 1)), () => !$t(is_other));
 if ((!$t(is_whole) || !($le(1, $get(first, 0)) && $le($get(first, 0), $min($get(deck, 0), $get(due, 0)))) || $le($get(due, 0), $get(deck, 0)))) {
  return null;
 }
 return new ShortageCase({ deck: $get(deck, 0), due: $get(due, 0), first: $get(first, 0), is_last_round: reading.is_last_named });
}
function parse_shortage(reading) {
 let deck, due, is_deck_first, is_due_first, values;
 [is_deck_first, is_due_first] = $list([$in(reading.marks, DECK_FIRST), $in(reading.marks, DUE_FIRST)]);
 let several = $and($in(reading.marks, parsing_supply$SEVERAL_DUE), () => $call(reading, "lacks", "play", "bracket", "stranger", "one", "own", "the"));
 several = $and(several, () => $le($max($slice($call(reading, "values", ...$iter(parsing_supply$COUNTING)), 1, null, null)), MOST_DUE));
 is_deck_first = $any_of(is_deck_first, () => several);
 let is_other = $any_of($bool(reading.counts), () => !$t($call(reading, "lacks", "region", "per", "keep", "clue")));
 is_other = $or(is_other, $and($call(reading, "has", "says"), () => $call(reading, "lacks", "sanctuary", "draw")));
 let is_deck = $any_of($call(reading, "has", "deck"), () => $call(reading, "has", "rest", "draw"));
 if ((!$t(is_deck) || $t($call(reading, "lacks", "due", "draw")) || !($t(is_deck_first) || $t(is_due_first)) || $t(is_other))) {
  return null;
 }
 values = $call(reading, "values", ...$iter(parsing_supply$COUNTING));
 [deck, due] = $list((!$t(is_due_first) ? [$get(values, 0), $sum($slice(values, 1, null, null))] : [$get(values, 1), $get(values, 0)]));
 let is_fair = $and($le(deck, SANCTUARIES), () => $le(1, due));
 return ($t(is_fair) ? new ShortageCase({ deck: deck, due: due, is_last_round: reading.is_last_named }) : null);
}

// faraway.rulebook.cases.parsing
const parsing$OF_SCORE = ["pay", "reckon", "give", "many", "enough"];
const PARSERS = [parse_most_drawn, parse_hand_draw, parse_picks, parse_seat, parse_claim, parse_limit, parse_state, parse_rounds, parse_hand, parse_choice, parse_deck, parse_sanctuary, parse_draw_scene, parse_drawn, parse_scene, parse_first_due, parse_dues, parse_shortage, parse_rank, parse_tie, parse_tie_of_players, parse_standings, parse_tie_rows, parse_finders, parse_order, parse_card, parse_shows, parse_keep, parse_clues, parse_deal, parse_advanced, parse_market, parse_quest, parse_sets, parse_need, parse_row, parse_draw, parse_find, parse_no_draw];
const parsing$OF_PLAY = [parse_draw_scene, parse_draw, parse_find, parse_no_draw];
const OPEN = [parse_claim, parse_open_draw];
function parse_case(question, language, is_known) {
 let is_apart, is_paid, others, rest, seen;
 let reading = read_question(question, language, is_known);
 let found = unless_astray(reading, _parse(reading));
 if ((((found === null) || $t($isinstance(found, RegionsCase))) && !$t($call(reading, "lacks", "says", "person", "stranger")))) {
  rest = read_question(question, language, is_known, false);
  found = $any_of(unless_astray(rest, _parse(rest)), () => found);
 } else if (($t($isinstance(found, TableauCase)) && $t($call(reading, "lacks", "pay", "give", "reckon", "many", "what", "need")))) {
  rest = read_question(question, language, is_known, false);
  found = ($t($call(rest, "has", CLAIMED_FIND)) ? _parse(rest) : found);
 }
 if ((((found === null) || $t($isinstance(found, RegionsCase))) && !$t($call(reading, "lacks", "leftward", "hidden", "aside")))) {
  seen = _parse_seen(question, language, is_known);
  is_apart = $and((seen !== null), () => !$t(is_left_of_another(read_scene(reading), seen.region)));
  found = ($t(is_apart) ? seen : found);
 }
 if ((((found === null) || $t($isinstance(found, RowPayCase))) && !$eq(without_failed(reading.words), reading.words))) {
  others = _parse(read_question(question, language, is_known, undefined, false));
  is_paid = $and($isinstance(others, $or(TableauCase, RowPayCase)), () => (found === null));
  found = (($t(is_paid) || $t($isinstance(others, QuestCase))) ? others : found);
 }
 let is_bare = $and($isinstance(found, CardCase), () => $and(!$t(found.view), () => $bool(reading.counts)));
 if (($t(is_bare) || ($t($isinstance(found, RegionsCase)) && $t(reading.sanctuaries.phrases)))) {
  found = $any_of(of_sides(read_scene(read_question(question, language, is_known, false))), () => found);
 }
 let is_other = $and((found !== null), () => is_otherwise(reading, found));
 return (((found === null) || $t(is_other) || $t(is_contradicted(question, language, reading, found))) ? null : found);
}
function _parse_seen(question, language, is_known) {
 let found, has_claims, reading;
 for (has_claims of $iter([true, false])) {
  reading = read_question(question, language, is_known, has_claims, false);
  found = unless_astray(reading, _parse(reading));
  if (($t($isinstance(found, TableauCase)) || ($t($isinstance(found, CardCase)) && $t(found.view)))) {
   return found;
  }
 }
 return null;
}
function _parse(reading) {
 let found = _parse_any(reading);
 let is_paid = $isinstance(found, $or($or($or($or($or($or($or(CardCase, TableauCase), NeedCase), QuestCase), RowPayCase), SetsCase), RegionsCase), OptionsCase));
 let is_asked = !$t($call(reading, "lacks", "many", "what", "which", "show", "pay", "give", "enough"));
 let is_of_clue = $and($isinstance(found, CardCase), () => $and(!$t(found.view), () => $and($call(reading, "has", "clue"), () => !$t(is_asked))));
 is_of_clue = $or(is_of_clue, $and($isinstance(found, CardCase), () => $and(!$t(found.view), () => $in(found.region, fames_of(reading)))));
 let is_drawn = $and(asks_draw(reading), () => $call(reading, "lacks", "pay", "reckon", "need"));
 is_drawn = $or(is_drawn, $and($bool($call(reading, "values", Role.CARDS)), () => $and($call(reading, "has", "draw"), () => $call(reading, "lacks", ...$iter(parsing$OF_SCORE)))));
 let is_of_rounds = $and($isinstance(found, OrderCase), () => _is_of_several_rounds(reading));
 let is_of_first = $and(is_paid, () => $and(is_of_first_round(reading), () => $call(reading, "has", "sanctuary", "pay")));
 let is_first_find = $and(is_of_first, () => $and(!$t(reading.sanctuaries.phrases), () => is_paid_in_sanctuaries(reading)));
 let is_turn_asked = $and(is_paid, () => $and($call(reading, "has", "which", "scoring"), () => $call(reading, "lacks", "pay", "give", "many", "reckon")));
 let is_compared = $and(is_paid, () => $and($call(reading, "has", "comparing"), () => $call(reading, "lacks", "pay", "give", "reckon")));
 if (($t(is_paid) && $t($call(reading, "has", "lowest")) && $t($call(reading, "lacks", "pay", "give", "reckon", "need", "points")))) {
  return _first_case(reading, [parse_tie]);
 }
 if (($t(is_of_clue) || $t(is_of_rounds) || $t(is_first_find) || $t(is_turn_asked) || $t(is_compared))) {
  return null;
 }
 if ((($t(is_paid) && $t(is_drawn)) || $t(is_row_of_several(reading, found)))) {
  return null;
 }
 return ($t($isinstance(found, DrawCase)) ? with_found(reading, found) : found);
}
function _is_of_several_rounds(reading) {
 return $lt(1, $len($set([...$iter($call(reading, "values", Role.ROUND)), ...$iter(($t(reading.is_first_named) ? [1] : []))])));
}
function _parse_any(reading) {
 let rest;
 let phrases = reading.sanctuaries.phrases;
 let chosen = parse_options(reading);
 if ((chosen !== null)) {
  return chosen;
 }
 if ($t(is_in_doubt(reading.words, reading.numbers, phrases))) {
  return null;
 }
 let is_open = $any_of(reading.sanctuaries.is_doubtful, () => $call(reading, "has", "forgotten"));
 let found = ($t(is_open) ? null : _first_case(reading, PARSERS));
 if (((found === null) && !$t(is_open))) {
  found = parse_sheet(reading);
 }
 let is_of_play = $call(reading, "lacks", "tie", "lowest", "wins", "who", "pay");
 is_of_play = $both(is_of_play, !($t(asks_draw(reading)) && $t(asks_of_hand(reading))));
 if (((found === null) && $t(is_of_play) && ($t($call(reading, "has", "hand")) || $t(in_middle(reading))))) {
  rest = without_unplayed(reading);
  found = ($t(rest.counts) ? null : _first_case(rest, parsing$OF_PLAY));
 }
 if ((found === null)) {
  found = _first_case(reading, OPEN);
 }
 if ((found === null)) {
  found = parse_regions(reading);
  return (((found !== null) && $t(is_accounted(reading, found))) ? found : null);
 }
 return found;
}
function _first_case(reading, parsers) {
 let case_;
 let found = $next($each(parsers, (parse) => case_, (parse) => ((case_ = parse(reading)) !== null)), null);
 if (((found === null) || !$t(is_accounted(reading, found)))) {
  return null;
 }
 if (($t(is_of_need(reading)) && $t($isinstance(found, $or(NeedCase, CardCase))))) {
  return null;
 }
 return (!$t(reading.supposed.is_any) ? found : _with_supposed(reading, found));
}
function _with_supposed(reading, found) {
 let supposed = reading.supposed;
 if ((!$t($isinstance(found, TableauCase)) || ($t(supposed.is_swapped) && !$eq($len(found.later), 1)))) {
  return null;
 }
 if (($t(supposed.is_last) || $t(supposed.is_swapped))) {
  return $evolve(found, { is_also_last: true });
 }
 let shown = new Map($each($set([...$iter(found.sanctuaries), ...$iter(supposed.icons)]), (icon) => [icon, $add($call(found.sanctuaries, "get", icon, 0), $call(supposed.icons, "get", icon, 0))]));
 let is_sure = is_settled($evolve(found, { sanctuaries: shown }), reading.sanctuaries.unknown);
 return ($t(is_sure) ? $evolve(found, { added: supposed.icons }) : null);
}

// faraway.rulebook.cases.preferring
const AS_WELL = $frozenset(["also", "too", "same", "auch", "ebenfalls", "aussi", "pareil", "anche", "pure"]);
const preferring$TAKING = ["take", "grab", "pick"];
const preferring$OF_SCORE = ["pay", "give", "points", "lowest", "wins", "reckon"];
const [preferring$NEXT, preferring$ROW] = [3, 3];
const [BEARING, OF_CARDS] = [["with", "have", "show", "its"], ["sanctuary", "region", "card"]];
const preferring$OF = $frozenset(["of", "de", "du", "des", "von", "vom", "am", "di", "del", "della", "dell", "dei"]);
const preferring$OWN = $frozenset(["s", "own"]);
const preferring$ENDS = ["first", "last"];
const OF_TIE = $frozenset(["tie", "tied", "tiebreak", "tiebreaker", "departage", "departager", "egalite", "spareggio", "pareggio", "parita", "gleichstand", "stichentscheid", "patt"]);
const preferring$ELSEWHERE = ["who", "tie", "wins", "middle", "find", "draw"];
const [preferring$FAR, preferring$NEAR] = [8, 4];
function preferring$is_counted(reading) {
 let words = reading.words;
 let is_row = $and($le(preferring$ROW, $len($set(reading.durations))), () => !$t(reading.sanctuaries.phrases));
 return $and(is_row, () => $any($each($call(reading, "places", "many"), (place) => $and($any($each($slice(words, place, $add($add(place, preferring$NEXT), 2), null), (word) => $in("sanctuary", word.kinds))), () => !$t($any($each($slice(words, place, stop_after(words, place), null), (word) => is_any(word, ["draw", "clue", "deck"]))))))));
}
function _is_sought(reading) {
 let is_row = $and($le(preferring$ROW, $len($set(reading.durations))), () => !$t(reading.sanctuaries.phrases));
 let is_found = $and($call(reading, "has", "which", "sanctuary"), () => !$t($call(reading, "lacks", "find", "give", "getting")));
 return $and(is_row, () => $and(is_found, () => $call(reading, "lacks", "pay", "points", "need", "draw", "clue", "hand")));
}
function _is_wanted(reading) {
 let is_stated = $and($lt(1, $len($set(reading.durations))), () => $call(reading, "has", "who", "middle"));
 return $and(is_stated, () => $call(reading, "lacks", "sanctuary", "clue", "deck", ...$iter(preferring$OF_SCORE)));
}
function _is_of_last_turn(reading) {
 let is_last = $any_of(is_last_round(reading), () => $call(reading, "has", "previous", "still"));
 let is_asked = $and($call(reading, "has", "region", "still"), () => !$t($call(reading, "lacks", ...$iter(preferring$TAKING))));
 let is_stated = $and($bool(reading.durations), () => $call(reading, "lacks", "who", "deck", "many", ...$iter(preferring$OF_SCORE)));
 return $and(is_last, () => $and(is_asked, () => is_stated));
}
function _is_of_steps(reading) {
 let is_of_both = $and($call(reading, "has", "region", "sanctuary", "play", "first"), () => !$t($call(reading, "lacks", ...$iter(preferring$TAKING))));
 let is_ordered = !$t($call(reading, "lacks", "then", "after", "before"));
 return $and(is_of_both, () => $and(is_ordered, () => $call(reading, "lacks", "who", "many", "clue", "find", "deck", ...$iter(preferring$OF_SCORE))));
}
function _keeps_several(reading) {
 let kept = $list($each(reading.numbers, (number) => number, (number) => ($lt(1, number.value) && $t($any($each($slice(reading.words, $max($sub(number.place, preferring$NEXT), 0), number.place, null), (word) => is_any(word, ["keep"])))))));
 let is_stated = $and($call(reading, "has", "draw", "sanctuary"), () => $call(reading, "lacks", "region", "clue", "many", ...$iter(preferring$OF_SCORE)));
 return $and($bool(kept), () => is_stated);
}
function _takes_several(reading) {
 let words = reading.words;
 let is_several = $any($each(reading.numbers, (number) => $and($lt(1, number.value), () => $and($any($each($slice(words, $add(number.place, 1), $add(number.place, preferring$NEXT), null), (word) => $in("sanctuary", word.kinds))), () => $any($each($slice(words, $max($sub(number.place, preferring$NEXT), 0), $add(number.place, $mul(2, preferring$NEXT)), null), (word) => is_any(word, ["keep", "play"])))))));
 let is_asked = $and(is_several, () => $and(!$t(reading.durations), () => asks_leave(words)));
 return $and(is_asked, () => $call(reading, "lacks", "region", "draw", "many", "find", "clue", "deck", ...$iter(preferring$OF_SCORE)));
}
function _is_of_totals(reading) {
 let is_stated = $and($call(reading, "has", "wins", "lowest"), () => $le(preferring$ROW, $len($set(reading.durations))));
 return $and(is_stated, () => $call(reading, "lacks", "sanctuary", "middle", "deck", "hand", ...$iter(preferring$TAKING)));
}
function _is_blind(reading) {
 let is_asked = $and($call(reading, "has", "deck", "draw"), () => $and($bool(reading.durations), () => asks_leave(reading.words)));
 return $and(is_asked, () => $call(reading, "lacks", "sanctuary", "clue", "find", "many", ...$iter(preferring$OF_SCORE)));
}
function _is_of_market(reading) {
 let is_stated = $and($bool($call(reading, "values", Role.PLAYERS)), () => $bool($call(reading, "values", Role.CARDS)));
 return $and(is_stated, () => $and($call(reading, "has", "middle", "reveal"), () => $call(reading, "lacks", "sanctuary", "deck", ...$iter(preferring$OF_SCORE))));
}
function _is_of_hand_in_tie(reading) {
 let is_of_tie = $and($any($each(reading.words, (word) => $in(word.text, OF_TIE))), () => !$t(reading.durations));
 let is_held = $any_of($call(reading, "has", "hand"), () => $any_of($call(reading, "has", "rest", "card"), () => $call(reading, "has", "rest", "region")));
 return $and(is_of_tie, () => $and(is_held, () => $call(reading, "lacks", "deck", "draw", "find", "middle")));
}
function _is_won_with_hand(reading) {
 let is_stated = $and($call(reading, "has", "who", "wins", "hand"), () => $le(preferring$ROW, $len($set(reading.durations))));
 return $and(is_stated, () => $call(reading, "lacks", "sanctuary", "middle", "deck", "find", ...$iter(preferring$TAKING)));
}
function _is_of_region_deck(reading) {
 let words = reading.words;
 let is_asked = $any($each($call(reading, "places", "many"), (place) => $and($any($each($slice(words, place, $add(place, preferring$NEXT), null), (word) => $in("region", word.kinds))), () => $any($each($slice(words, place, stop_after(words, place), null), (word) => $in("deck", word.kinds))))));
 return $and(is_asked, () => $and($bool($call(reading, "values", Role.PLAYERS)), () => $call(reading, "lacks", "sanctuary", "deal", "advanced")));
}
function _is_compared_with_earlier(reading) {
 let row = reading.row;
 let again = $set($each($slice(row, null, -2, null), (each) => each, (each) => $lt(1, $call(reading.durations, "count", each))));
 let is_compared = $and($bool(again), () => $and($call(reading, "has", "compare", "sanctuary"), () => !$t($call(reading, "values", Role.ROUND))));
 return $and(is_compared, () => $call(reading, "lacks", "hand", "middle", ...$iter(preferring$OF_SCORE)));
}
const PREFERENCES = [[_is_of_hand_in_tie, "tie-break-hand"], [_is_won_with_hand, "tie-break"], [_is_of_region_deck, "region-deck-size"], [_is_compared_with_earlier, "previous-or-highest"], [preferring$is_counted, "most-sanctuaries"], [_is_sought, "previous-or-highest"], [_is_of_totals, "tie-break"], [_is_wanted, "who-takes-first"], [_is_of_last_turn, "finding-in-round-eight"], [_is_of_steps, "region-or-sanctuary-first"], [_is_blind, "blind-draw-region"], [_keeps_several, "keeping-several-sanctuaries"], [_takes_several, "keeping-several-sanctuaries"], [_is_of_market, "market-size"]];
function preferred_of_turn(reading) {
 return $next($each(PREFERENCES, ([is_stated, ruling]) => ruling, ([is_stated, ruling]) => $t(is_stated(reading))), "");
}
function is_played_twice(reading) {
 let cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 let again = $list($each($enumerate(cards), ([place, number]) => number, ([place, number]) => ($in(number.value, $list($each($slice(cards, null, place, null), (other) => other.value))) && $t($any($each($call(reading, "sentence_of", number), (word) => $in(word.text, AS_WELL)))))));
 let is_of_two = $and($call(reading, "has", "me"), () => !$t($call(reading, "lacks", "other", "person", "pron", "elsewhere")));
 return $and($bool(again), () => is_of_two);
}
function ruling_of_view(reading) {
 let end, start;
 let ordinals = $call(reading, "places", ...$iter(preferring$ENDS));
 let is_of_both = $and($eq($len(ordinals), $len(preferring$ENDS)), () => $call(reading, "has", ...$iter(preferring$ENDS)));
 let is_seen = $and(!$t($call(reading, "lacks", "need", "see", ...$iter(ICONS))), () => $call(reading, "lacks", ...$iter(preferring$ELSEWHERE)));
 if ((!$t(is_of_both) || !$t(is_seen))) {
  return ruling_of_clue(reading);
 }
 [start, end] = $list(ordinals);
 let needing = $list($each($call(reading, "places", "need"), (place) => place, (place) => $lt(place, end)));
 let is_needed_last = $any($each(needing, (place) => $and($lt($add(start, 2), place), () => $le($sub(end, place), preferring$NEAR))));
 let is_shown_first = $and(!$t(needing), () => $any($each($call(reading, "places", ...$iter(ICONS)), (place) => ($le($sub(start, preferring$NEAR), place) && $lt(place, start)))));
 let is_turned = $any_of(is_needed_last, () => is_shown_first);
 return ($in("first", $get(reading.words, ($t(is_turned) ? end : start)).kinds) ? "later-regions" : "");
}
function ruling_of_clue(reading) {
 let bearers = $list($each($call(reading, "places", "clue"), (place) => _bearer(reading.words, place)));
 let is_of_sanctuary = $any($each(bearers, (bearer) => $in("sanctuary", bearer)));
 let is_of_region = $any($each(bearers, (bearer) => $any_of($in("region", bearer), () => $in("card", bearer))));
 if ($eq(is_of_sanctuary, is_of_region)) {
  return "";
 }
 let of_region = (($t($call(reading, "has", "hidden")) && $t($call(reading, "lacks", "draw"))) ? "earlier-regions" : "clue-just-played");
 return ($t(is_of_sanctuary) ? "clues-on-sanctuaries" : of_region);
}
function _bearer(words, place) {
 let after = at(words, $add(place, 1));
 if (($in("on", after.kinds) || $in(after.text, preferring$OF))) {
  return _card_in($list($each($range($add(place, 2), $min($add($add(place, 2), preferring$NEAR), $len(words))), (each) => $get(words, each))));
 }
 let links = $list($each($range($max($sub(place, preferring$NEXT), 0), place), (each) => each, (each) => $t(is_any($get(words, each), BEARING))));
 let start = ($t(links) ? $get(links, 0) : place);
 if ((!$t(links) && !$t(is_any(after, BEARING)) && !$in(at(words, $sub(place, 1)).text, preferring$OWN))) {
  return [];
 }
 return _card_in($list($each($range($sub(start, 1), $sub($max($sub(start, preferring$FAR), 0), 1), -1), (each) => $get(words, each))));
}
function _card_in(words) {
 let named = $list($each(words, (word) => word, (word) => $t(is_any(word, OF_CARDS))));
 return ($t(named) ? $sorted($get(named, 0).kinds) : []);
}

// faraway.rulebook.cases.whole_rule
const [whole_rule$SEVERAL_DUE, whole_rule$NEAR] = [4, 8];
const whole_rule$TURNS = ["take", "grab", "pick"];
function preferred_ruling(question, language) {
 let is_found, is_of_hand, of_table, of_words;
 let reading = read_question(question, language);
 if ($t((of_words = $any_of(preferred_of_turn(reading), () => _of_words(reading))))) {
  return of_words;
 }
 if (($t($call(reading, "has", "tie")) && ($lt(1, $len(reading.durations)) || ($t($call(reading, "has", "lowest")) && $t(reading.durations))))) {
  is_of_hand = $and(is_left_out(reading.words), () => $call(reading, "lacks", "clue"));
  return ($t(is_of_hand) ? "tie-break-hand" : "tie-break");
 }
 let of_fixed = ($t(_is_of_fixed(reading)) ? "sanctuary-prerequisite" : "");
 if ($t((of_table = $any_of(of_fixed, () => whole_rule$of_table(reading))))) {
  return of_table;
 }
 let is_needed = $and($call(reading, "has", "need"), () => $any_of($call(reading, "lacks", ...$iter(whole_rule$TURNS)), () => !$t($call(reading, "lacks", ...$iter(WONDERS)))));
 let is_scored = $and($any_of(is_needed, () => !$t($call(reading, "lacks", "pay", "give"))), () => $call(reading, "lacks", "who", "deck", "find", "draw", "clue"));
 if (($t(is_scored) && $lt(1, $len($set([...$iter(reading.durations), ...$iter($call(reading, "values", Role.ROUND))]))))) {
  return "earlier-regions";
 }
 let is_other = !$t($call(reading, "lacks", "who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden"));
 if (($lt(1, $len($set(reading.durations))) && !$t(reading.counts) && !$t(is_other))) {
  is_found = !$t($call(reading, "lacks", "sanctuary", "find", "previous", "earlier", "then", "after"));
  return ($t(is_found) ? "when-do-i-find" : "");
 }
 let is_stated = $any_of($in("clue", reading.counts), () => $call(reading, "has", "clue", "draw"));
 let is_draw = $and(is_stated, () => $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "draw", "sanctuary"))));
 return (($t(is_draw) && $t($call(reading, "lacks", "pay", "need"))) ? "how-many-drawn" : ruling_of_view(reading));
}
function _of_words(reading) {
 let is_apart = $and($call(reading, "has", "difference", "sanctuary"), () => $lt(1, $len(reading.durations)));
 let is_compared = $and($call(reading, "has", "comparing"), () => $and($bool(reading.durations), () => $call(reading, "lacks", "who", "tie")));
 let is_large = $any($each(reading.numbers, (number) => $and((number.role === Role.PLAYERS), () => $and(($lt(MOST_PLAYERS, number.value) && $le(number.value, LARGEST_GROUP)), () => !$in("the", at(reading.words, $sub(number.place, 1)).kinds)))));
 if ($t(is_large)) {
  return "how-many-players";
 }
 if (($t($call(reading, "lacks", "pay")) && ($t(is_compared) || $t(is_apart)))) {
  return ($t(is_compared) ? "previous-or-highest" : "when-do-i-find");
 }
 if ($t(is_rest_asked(reading))) {
  return "leftover-sanctuaries";
 }
 return (($t(is_of_need(reading)) && $lt($len(reading.durations), 2)) ? "prerequisite-when" : "");
}
function _is_of_fixed(reading) {
 let fixed = fames_of(reading);
 let is_alone = $and($eq($len(reading.sanctuaries.phrases), 1), () => $le($set(reading.durations), fixed));
 let is_needed = $and($call(reading, "has", "need"), () => $and($call(reading, "lacks", "region"), () => !$t($call(reading, "lacks", ...$iter(WONDERS)))));
 return $and($bool(fixed), () => $and(is_alone, () => $any_of($bool(reading.sanctuaries.denied), () => is_needed)));
}
function _of_end(reading) {
 let is_over = $any_of(reading.is_last_named, () => $call(reading, "has", "game-end"));
 if (($in("taking-in-round-eight", asked_as_well(reading)) && !$t($call(reading, "has", "draw", "many")))) {
  return "taking-in-round-eight";
 }
 let is_of_all = $and($call(reading, "has", "all-rounds", "many", "middle"), () => !$t($call(reading, "lacks", ...$iter(whole_rule$TURNS))));
 if (($t(is_of_all) && $t($call(reading, "lacks", "sanctuary", "pay", "deck", "removed")))) {
  return "must-i-take-a-region";
 }
 let is_held = $and($call(reading, "has", "hand"), () => $call(reading, "lacks", "tie", "lowest", "wins", "sanctuary", "find", "pay"));
 if (($t(is_over) && $t(is_held) && $t(reading.durations))) {
  return "regions-left-in-hand";
 }
 if (($t(is_played_twice(reading)) && $t($call(reading, "lacks", "tie", "lowest", "wins", "sanctuary", "middle")))) {
  return "two-same-durations";
 }
 let is_short = $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(reading.words, $max($sub(place, whole_rule$NEAR), 0), $add(place, whole_rule$NEAR), null))) yield is_any(word, ["not", "deny"]); })($call(reading, "places", "enough")));
 return (($t(is_short) && $t($call(reading, "has", "deck", "draw"))) ? "sanctuary-deck-runs-out" : "");
}
function _of_sanctuaries(reading) {
 let is_taken = $and($call(reading, "has", "middle"), () => !$t($call(reading, "lacks", "take", "pick", "grab")));
 let is_first = $and(is_of_first_round(reading), () => $and($call(reading, "lacks", "deck", "advanced"), () => !$t(is_taken)));
 is_first = $both(is_first, $any_of($call(reading, "lacks", "pay"), () => is_paid_in_sanctuaries(reading)));
 if (($t(is_first) && !$t($call(reading, "lacks", "find", "sanctuary")))) {
  return "finding-in-round-one";
 }
 if ($t(is_clue_chosen(reading))) {
  return "clue-on-sanctuary-this-round";
 }
 let is_without = $any_of(reading.sanctuaries.is_none, () => $any($each($pairwise(reading.words), ([word, after]) => $and(is_none(word), () => $in("sanctuary", after.kinds)))));
 if (($t(is_without) && $t($call(reading, "has", "possible")) && $t($call(reading, "lacks", "clue", "find")) && !$t(reading.durations))) {
  return "most-sanctuaries";
 }
 let is_of_clue = $and($call(reading, "has", "clue", "draw", "need"), () => $call(reading, "lacks", "pay"));
 let is_stated = $any_of($bool(reading.durations), () => !$t($call(reading, "lacks", "draw", "getting")));
 let is_drawn = $and(is_stated, () => $and(asks_draw(reading), () => $call(reading, "lacks", "pay", "deck", "tie", "see")));
 return (($t(is_of_clue) || $t(is_drawn)) ? "how-many-drawn" : "");
}
function whole_rule$of_table(reading) {
 let of_sanctuaries;
 let is_ranked = $and($call(reading, "has", "lowest"), () => $lt(1, $len(reading.durations)));
 let is_left = !$t($call(reading, "lacks", "rest", "only", "whole", "enough"));
 let is_short = $any_of($call(reading, "has", "deck", "due"), () => $and($call(reading, "has", "deck", "draw"), () => is_left));
 let is_allowed = asks_leave(reading.words);
 let is_fall = $and($eq($len(reading.row), 2), () => $lt($get(reading.row, 1), $get(reading.row, 0)));
 if (($t(is_allowed) && $t(is_fall) && $t($call(reading, "has", "play")) && $t($call(reading, "lacks", "sanctuary", "find", "who")))) {
  return "lower-region-finds-nothing";
 }
 if ($t((of_sanctuaries = _of_sanctuaries(reading)))) {
  return of_sanctuaries;
 }
 if (($t(is_ranked) && ($t($call(reading, "values", Role.COUNTED)) || $t($call(reading, "has", "wins"))))) {
  return "tie-break";
 }
 let is_turn = $and($call(reading, "has", "region", "sanctuary"), () => !$t($call(reading, "lacks", "before", "before-doing")));
 is_turn = $both(is_turn, $and(!$t($call(reading, "lacks", "take", "grab")), () => $call(reading, "lacks", "find", "clue", "pay", "many", "who", "tie")));
 if (($t(is_allowed) && $t(is_turn) && $t(reading.durations) && $t($call(reading, "lacks", "last-round", "deck")))) {
  return "region-or-sanctuary-first";
 }
 is_short = $both(is_short, $le(whole_rule$SEVERAL_DUE, $len(reading.numbers)));
 return ($t(is_short) ? "sanctuary-deck-runs-out" : _of_end(reading));
}

// faraway.rulebook.cases.said
class CaseAnswer {
 constructor($given) {
  this.understood = $given.understood;
  this.statement = $given.statement;
  this.ruling = $given.ruling;
  this.canonical = $given.canonical;
 }
}
function say_numbers(numbers, language) {
 return words_with_commas($list($each(numbers, (number) => $str(number))), language);
}
function say_view(view, language) {
 return words_in_a_row($list($each(ICONS, (icon) => words_for_number($get(view, icon), icon, language), (icon) => $in(icon, view))), language);
}
function say_choices(order, language) {
 let number = regions_in_market($len(order));
 let turns = $list($each($enumerate(order), ([taken, duration]) => message(language, "case-order-turn", { duration: duration, number: $sub(number, taken) })));
 let shown = words_with_commas(turns, language);
 return message(language, "case-order-choices", { players: $len(order), number: number, turns: shown });
}

// faraway.rulebook.cases.answers_on_cards
const QUEST_RULINGS = new Map([[Per.BIOME_SET, "how-many-sets"], [Per.CLUE, "quest-per-clue"], [Per.NIGHT, "quest-per-night"], [Per.FIXED, "fixed-quests"]]);
function answer_pay(case_, language) {
 if (case_ instanceof CardCase) {
  return _card(case_, language);
 } else if (case_ instanceof TableauCase) {
  return _tableau(case_, language);
 } else if (case_ instanceof NeedCase) {
  return _need(case_, language);
 } else if (case_ instanceof QuestCase) {
  return _quest(case_, language);
 } else if (case_ instanceof RowPayCase) {
  return answers_on_cards$row_pay(case_, language);
 } else if (case_ instanceof SetsCase) {
  return answers_on_cards$sets(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function _card(case_, language) {
 let view = say_view(case_.view, language);
 let facts = _facts(case_.region, language);
 facts = ($t(view) ? [...$iter(facts), ...$iter(_verdict(case_, language))] : [_shows(case_.region, language), ...$iter(facts)]);
 let shown = ($t(view) ? "case-card-view" : "case-card");
 let said = new Map([["region", case_.region], ...$iter($items(($t(view) ? new Map([["view", view]]) : new Map([]))))]);
 return new CaseAnswer({ understood: message(language, ("" + shown + "-understood"), { ...$object(said) }), statement: $call(" ", "join", facts), ruling: _ruling_of(case_.region), canonical: message(language, ("" + shown + "-question"), { ...$object(said) }) });
}
function _ruling_of(duration) {
 let region = $get(CATALOGUE.region_of, Duration(duration));
 if ($t(asked_wonders(region.prerequisite))) {
  return "prerequisite-not-met";
 }
 if ((region.quest === null)) {
  return "region-without-quest";
 }
 if ((region.quest.per === Per.BIOME)) {
  return "quest-two-biomes";
 }
 return $call(QUEST_RULINGS, "get", region.quest.per, "own-quest");
}
function _shows(duration, language) {
 let region = $get(CATALOGUE.region_of, Duration(duration));
 let icons = words_for_icons(region, language);
 let said = new Map([["biome", message(language, ("" + "term-" + region.biome.value))], ["time", message(language, ($t(region.night) ? "term-night" : "term-day"))]]);
 if (!$t(icons)) {
  return message(language, "case-card-shows-nothing", { region: duration, ...$object(said) });
 }
 return message(language, "case-card-shows", { region: duration, icons: icons, ...$object(said) });
}
function _facts(duration, language) {
 let needs, quest;
 let region = $get(CATALOGUE.region_of, Duration(duration));
 [needs, quest] = $list([words_for_wonders(region.prerequisite, language), words_for_quest(region.quest, language)]);
 return [($t(needs) ? message(language, "case-card-needs", { region: duration, wonders: needs }) : message(language, "case-card-needs-nothing", { region: duration })), ($t(quest) ? message(language, "case-card-quest", { quest: quest }) : message(language, "case-card-no-quest"))];
}
function _tableau(case_, language) {
 let icons, view;
 let seen = seen_by(case_);
 [view, icons] = $list([say_view(seen.view, language), say_view(case_.sanctuaries, language)]);
 let later = ($t(case_.later) ? message(language, "case-tableau-then", { row: say_numbers(case_.later, language) }) : "");
 let said = new Map([["region", case_.region], ["later", $any_of(later, () => message(language, "case-tableau-last"))], ["sanctuaries", ($t(icons) ? message(language, "case-tableau-with", { icons: icons }) : message(language, "case-tableau-without"))]]);
 let sees = ($t(view) ? [message(language, "case-tableau-sees", { view: view })] : []);
 let question = message(language, "case-tableau-question", { ...$object(said) });
 if ($t(case_.is_also_last)) {
  question = message(language, "case-tableau-also-question", { question: question });
 }
 if ($t(case_.added)) {
  icons = say_view(case_.added, language);
  question = message(language, "case-tableau-added-question", { question: question, icons: icons });
 }
 return new CaseAnswer({ understood: message(language, "case-tableau-understood", { ...$object(said) }), statement: $call(" ", "join", [...$iter(_facts(case_.region, language)), ...$iter(sees), ...$iter(_verdict(seen, language)), ...$iter(_if_last(case_, language)), ...$iter(_if_added(case_, language))]), ruling: "earlier-regions", canonical: question });
}
function answer_options(case_, language) {
 let fames, first, icons, regions, second;
 [fames, icons] = $list([option_fames(case_), say_view(case_.sanctuaries, language)]);
 let pays = $list($each(fames, ([region, fame]) => message(language, "case-row-pay", { region: region, fame: fame })));
 let most = $list($each(fames, ([region, fame]) => region, ([region, fame]) => $eq(fame, $max($each(fames, ([_, each]) => each)))));
 let later = ($t(case_.later) ? say_numbers(case_.later, language) : "");
 let said = ($t(icons) ? message(language, "case-options-with", { icons: icons }) : message(language, "case-options-without"));
 [first, second] = $list(case_.regions);
 regions = message(language, "list-or", { first: $str(first), second: $str(second) });
 let best = ($eq($len(most), 1) ? [message(language, "case-options-best", { region: $get(most, 0) })] : []);
 return new CaseAnswer({ understood: message(language, "case-options-understood", { regions: regions, later: ($t(later) ? message(language, "case-tableau-then", { row: later }) : message(language, "case-tableau-last")), sanctuaries: ($t(icons) ? message(language, "case-tableau-with", { icons: icons }) : message(language, "case-tableau-without")) }), statement: $call(" ", "join", [message(language, "case-options", { pays: words_with_commas(pays, language) }), ...$iter(best)]), ruling: "earlier-regions", canonical: ($t(later) ? message(language, "case-options-first-question", { regions: regions, later: later, sanctuaries: said }) : message(language, "case-options-last-question", { regions: regions, sanctuaries: said })) });
}
function _if_last(case_, language) {
 if (!$t(case_.is_also_last)) {
  return [];
 }
 let last = new TableauCase({ region: case_.region, later: [], sanctuaries: case_.sanctuaries });
 return [message(language, "case-tableau-also-last", { fame: tableau_fame(last) })];
}
function _if_added(case_, language) {
 if (!$t(case_.added)) {
  return [];
 }
 let shown = new Map($each($set([...$iter(case_.sanctuaries), ...$iter(case_.added)]), (icon) => [icon, $add($call(case_.sanctuaries, "get", icon, 0), $call(case_.added, "get", icon, 0))]));
 let fame = tableau_fame(new TableauCase({ region: case_.region, later: case_.later, sanctuaries: shown }));
 let icons = say_view(case_.added, language);
 return [message(language, "case-tableau-added", { icons: icons, fame: fame })];
}
function answer_regions(case_, language) {
 let fame, later, row, view;
 let alone = new TableauCase({ region: case_.region, later: case_.later, sanctuaries: new Map([]) });
 [view, fame] = $list([say_view(seen_by(alone).view, language), tableau_fame(alone)]);
 [row, later] = $list([say_numbers(case_.row, language), say_numbers(case_.later, language)]);
 let said = new Map([["region", case_.region], ["later", later]]);
 let shown = ($t(view) ? message(language, "case-regions-show", { row: row, view: view, fame: fame }) : message(language, "case-regions-show-nothing", { row: row, fame: fame }));
 return new CaseAnswer({ understood: message(language, "case-regions-understood", { ...$object(said) }), statement: $call(" ", "join", [...$iter(_facts(case_.region, language)), shown, message(language, "case-regions-besides")]), ruling: "earlier-regions", canonical: message(language, "case-regions-question", { ...$object(said) }) });
}
function answers_on_cards$sets(case_, language) {
 let view = say_view(case_.view, language);
 return new CaseAnswer({ understood: message(language, "case-sets-understood", { view: view }), statement: message(language, "case-card-sets", { number: sets_in(case_.view) }), ruling: "how-many-sets", canonical: message(language, "case-sets-question", { view: view }) });
}
function _verdict(case_, language) {
 let fame, met;
 [met, fame] = $list([prerequisite_met(case_), card_fame(case_)]);
 let sentences = [];
 if (($t(asked_wonders($get(CATALOGUE.region_of, Duration(case_.region)).prerequisite)) && (met !== null))) {
  if (!$t(met)) {
   $call(sentences, "append", message(language, "case-card-missing", { wonders: _missing(case_, language) }));
  }
  $call(sentences, "append", message(language, ($t(met) ? "case-card-met" : "case-card-not-met")));
 }
 let quest = $get(CATALOGUE.region_of, Duration(case_.region)).quest;
 if (((fame !== null) && (quest !== null) && (quest.per === Per.BIOME_SET))) {
  $call(sentences, "append", message(language, "case-card-sets", { number: sets_in(case_.view) }));
 }
 if ((fame !== null)) {
  $call(sentences, "append", message(language, "case-card-pays", { fame: fame }));
 }
 return sentences;
}
function _missing(case_, language) {
 let asked = asked_wonders($get(CATALOGUE.region_of, Duration(case_.region)).prerequisite);
 let short = new Map($each($call(asked, "items"), ([icon, number]) => [icon, $sub(number, $get(case_.view, icon))], ([icon, number]) => $in(icon, case_.view)));
 return say_view(new Map($each($call(short, "items"), ([icon, number]) => [icon, number], ([icon, number]) => $lt(0, number))), language);
}
function _need(case_, language) {
 let said = new Map([["needs", say_view(case_.needs, language)], ["view", say_view(case_.view, language)]]);
 return new CaseAnswer({ understood: message(language, "case-need-understood", { ...$object(said) }), statement: message(language, ($t(need_met(case_)) ? "case-need-met" : "case-need-not-met"), { ...$object(said) }), ruling: "prerequisite-not-met", canonical: message(language, "case-need-question", { ...$object(said) }) });
}
function _quest(case_, language) {
 let quest, view;
 [quest, view] = $list([words_for_quest(quest_of(case_), language), say_view(case_.view, language)]);
 let ruling = $call(QUEST_RULINGS, "get", quest_of(case_).per, "own-quest");
 return new CaseAnswer({ understood: message(language, "case-quest-understood", { quest: quest, view: view }), statement: message(language, "case-quest", { fame: quest_fame(case_), quest: quest, view: view }), ruling: ($eq($len(case_.counted), 2) ? "quest-two-biomes" : ruling), canonical: message(language, "case-quest-question", { quest: quest, view: view }) });
}
function answers_on_cards$row_pay(case_, language) {
 let fames = row_fames(case_);
 let pays = $list($each(fames, ([region, fame]) => message(language, "case-row-pay", { region: region, fame: fame })));
 let sum_of_regions = $sum($each(fames, ([_, fame]) => fame));
 let statement = ($t(case_.targets) ? message(language, "case-row-pays", { pays: words_with_commas(pays, language), total: sum_of_regions }) : message(language, "case-row-total", { pays: words_with_commas(pays, language), regions: sum_of_regions, sanctuaries: sanctuary_fame(case_), total: $add(sum_of_regions, sanctuary_fame(case_)) }));
 let quests = _say_quests(case_, language);
 if ($t(case_.asked)) {
  statement = ($t(case_.targets) ? ("" + statement + " " + quests) : quests);
 }
 let said = new Map([["row", say_numbers(case_.row, language)], ["sanctuaries", _say_sanctuaries(case_, language)], ["regions", words_in_a_row($list($each(case_.targets, (region) => $str(region))), language)]]);
 let name = ($t(case_.targets) ? "case-row-targets" : ($t(case_.asked) ? "case-row-asked" : "case-row-whole"));
 let values = ($t(case_.targets) ? said : new Map($each(["row", "sanctuaries"], (each) => [each, $get(said, each)])));
 return new CaseAnswer({ understood: message(language, ("" + name + "-understood"), { ...$object(values) }), statement: statement, ruling: (($t(case_.asked) && !$t(case_.targets)) ? "sanctuary-sees-all" : "earlier-regions"), canonical: message(language, ("" + name + "-question"), { ...$object(values) }) });
}
function _say_quests(case_, language) {
 let fames = sanctuary_fames(case_);
 let pays = $list($each(case_.asked, (place) => message(language, "case-row-quest", { sanctuary: _say_sanctuary($get(case_.sanctuaries, place), language), fame: $get(fames, place) })));
 let total = $sum($each(case_.asked, (place) => $get(fames, place)));
 return ($t(pays) ? message(language, "case-row-quests", { pays: words_with_commas(pays, language), total: total }) : "");
}
function _say_sanctuaries(case_, language) {
 let none;
 if ($t(case_.denied)) {
  none = say_view($fromkeys(case_.denied, 0), language);
  return message(language, "case-row-sanctuaries", { sanctuaries: none });
 }
 if (!$t(case_.sanctuaries)) {
  return message(language, "case-row-no-sanctuaries");
 }
 return message(language, "case-row-sanctuaries", { sanctuaries: words_with_commas($list($each(case_.sanctuaries, (each) => _say_sanctuary(each, language))), language) });
}
function _say_sanctuary(shown, language) {
 let icons = $dict(shown.icons);
 let biome = $next($each(BIOMES, (icon) => icon, (icon) => $in(icon, icons)), "gray");
 let others = $list($each(shown.icons, ([icon, number]) => say_view(new Map([[icon, number]]), language), ([icon, number]) => !$eq(icon, biome)));
 let quest = ($t(shown.fame) ? quest_of(new QuestCase({ fame: shown.fame, counted: shown.counted, view: new Map([]) })) : null);
 let paid = ($t(shown.counted) ? words_for_quest(quest, language) : message(language, "case-row-fixed", { fame: shown.fame }));
 let shows = words_in_a_row([...$iter(others), ...$iter(($t(quest) ? [paid] : []))], language);
 let colour = message(language, ("" + "term-" + biome));
 return ($t(shows) ? message(language, "case-row-sanctuary", { colour: colour, shows: shows }) : colour);
}

// faraway.rulebook.cases.answers_on_play
const answers_on_play$PAIR = 2;
function answer_play(case_, language) {
 if (case_ instanceof FindCase) {
  return _find(case_, language);
 } else if (case_ instanceof DrawCase) {
  return _draw(case_, language);
 } else if (case_ instanceof RowCase) {
  return answers_on_play$row(case_, language);
 } else if (case_ instanceof OrderCase) {
  return _order(case_, language);
 } else if (case_ instanceof TieCase) {
  return _tie(case_, language);
 } else if (case_ instanceof RankCase) {
  return _rank(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function _find(case_, language) {
 let last, previous, row;
 [row, [previous, last]] = $list([say_numbers(case_.row, language), $slice(case_.row, -2, null, null)]);
 let name = ($t(finds(case_.row)) ? "case-find-yes" : "case-find-no");
 let in_all = ($lt(answers_on_play$PAIR, $len(case_.row)) ? [_found_by(case_.row, language)] : []);
 return new CaseAnswer({ understood: message(language, "case-row-understood", { row: row }), statement: $call(" ", "join", [message(language, name, { last: last, previous: previous }), ...$iter(in_all), ...$iter(_last_round(case_, language))]), ruling: "when-do-i-find", canonical: message(language, "case-find-question", { row: row }) });
}
function _last_round(case_, language) {
 return ($t(case_.is_last_round) ? [message(language, "case-last-round")] : []);
}
function _draw(case_, language) {
 let last, previous, row, statement;
 let clues = words_for_number(case_.clues, "clue", language);
 let number = cards_due(case_.clues);
 if (!$t(case_.row)) {
  return new CaseAnswer({ understood: message(language, "case-draw-understood", { clues: clues }), statement: $call(" ", "join", [message(language, "case-draw", { number: number }), ...$iter(_last_round(case_, language))]), ruling: "how-many-drawn", canonical: message(language, "case-draw-question", { clues: clues }) });
 }
 [row, [previous, last]] = $list([say_numbers(case_.row, language), $slice(case_.row, -2, null, null)]);
 let shown = ($t(case_.is_open) ? "case-draw-open" : "case-draw-row");
 if ($t(finds(case_.row))) {
  statement = message(language, shown, { number: number, last: last, previous: previous });
 } else {
  statement = message(language, "case-find-no", { last: last, previous: previous });
 }
 let in_all = ($t(case_.has_found) ? [_found_by(case_.row, language)] : []);
 let asked = ($t(case_.has_found) ? [message(language, "case-row-question", { row: row })] : []);
 return new CaseAnswer({ understood: message(language, ("" + shown + "-understood"), { row: row, clues: clues }), statement: $call(" ", "join", [statement, ...$iter(in_all), ...$iter(_last_round(case_, language))]), ruling: ($t(finds(case_.row)) ? "how-many-drawn" : "lower-region-finds-nothing"), canonical: $call(" ", "join", [message(language, ("" + shown + "-question"), { row: row, clues: clues }), ...$iter(asked)]) });
}
function _finders_of(row) {
 return $list($each($range(1, $len(row)), (place) => $get(row, place), (place) => $t(finds($slice(row, null, $add(place, 1), null)))));
}
function _found_by(row, language) {
 let found = _finders_of(row);
 let shown = words_in_a_row($list($each(found, (number) => $str(number))), language);
 return ($t(found) ? message(language, "case-row", { number: $len(found), found: shown }) : message(language, "case-row-none"));
}
function answers_on_play$row(case_, language) {
 let row, statement;
 [row, statement] = $list([say_numbers(case_.row, language), _found_by(case_.row, language)]);
 if (!$t(case_.claimed)) {
  return new CaseAnswer({ understood: message(language, "case-row-understood", { row: row }), statement: statement, ruling: "when-do-i-find", canonical: message(language, "case-row-question", { row: row }) });
 }
 let verdict = ($le(case_.claimed, $len(_finders_of(case_.row))) ? "case-row-claimed" : "case-row-too-many");
 return new CaseAnswer({ understood: message(language, "case-row-understood", { row: row }), statement: $call(" ", "join", [message(language, verdict, { claimed: case_.claimed }), statement]), ruling: "most-sanctuaries", canonical: message(language, "case-row-claimed-question", { row: row, claimed: case_.claimed }) });
}
function _order(case_, language) {
 let played, shown;
 let order = turn_order(case_.played);
 [played, shown] = $list([say_numbers(case_.played, language), say_numbers(order, language)]);
 let said = ($t(case_.is_last_round) ? [message(language, "case-order-last", { order: shown })] : [message(language, "case-order", { order: shown, first: $get(order, 0), last: $get(order, -1) }), say_choices(order, language)]);
 if ($t(case_.is_first_round)) {
  said = [message(language, "statement-finding-in-round-one"), ...$iter(said)];
 }
 let row = ($t(case_.is_first_round) ? [message(language, "case-picks-row", { played: played })] : []);
 let asked = ($t(case_.is_last_round) ? "case-order-last-question" : ($t(case_.is_first_round) ? "case-order-first-question" : "case-order-question"));
 return new CaseAnswer({ understood: message(language, "case-order-understood", { played: played }), statement: $call(" ", "join", said), ruling: ($t(case_.is_last_round) ? "taking-in-round-eight" : "who-takes-first"), canonical: $call(" ", "join", [...$iter(row), message(language, asked, { played: played })]) });
}
function _tie(case_, language) {
 let lowest = say_numbers(case_.lowest, language);
 let name = ($t(case_.is_below) ? "case-tie-below" : "case-tie");
 let asked = ($t(case_.is_below) ? "case-tie-below-question" : "case-tie-question");
 let order = say_numbers(tie_order(case_.lowest), language);
 let is_of_several = $and($lt(answers_on_play$PAIR, $len(case_.lowest)), () => !$t(case_.is_below));
 return new CaseAnswer({ understood: message(language, "case-tie-understood", { lowest: lowest }), statement: $call(" ", "join", [message(language, name, { winner: tie_winner(case_.lowest), order: order }), ...$iter(($t(case_.is_below) ? [message(language, "statement-tie-for-second")] : [])), ...$iter(($t(is_of_several) ? [message(language, "case-tie-below", { order: order })] : [])), ...$iter(($t(case_.has_hand) ? [message(language, "statement-tie-break-hand")] : []))]), ruling: ($t(case_.is_below) ? "tie-for-second" : ($t(case_.has_hand) ? "tie-break-hand" : "tie-break")), canonical: message(language, asked, { lowest: lowest }) });
}
function _rank(case_, language) {
 let said = $list($each($zip(case_.totals, case_.lowest, { strict: true }), ([total, lowest]) => ($t(lowest) ? message(language, "case-rank-player", { total: total, lowest: lowest }) : message(language, "case-rank-plain", { total: total }))));
 let ranked = $sorted($zip(places(case_.totals, case_.lowest), said, { strict: true }));
 let shown = $list($each(ranked, ([place, player]) => message(language, "case-rank-place", { place: place, player: player })));
 let players = words_with_commas(said, language);
 let below = $list($each(case_.totals, (total) => total, (total) => $lt(total, $max(case_.totals))));
 let is_open = $lt($len($set(below)), $len(below));
 return new CaseAnswer({ understood: message(language, "case-rank-understood", { players: players }), statement: $call(" ", "join", [message(language, "case-rank", { places: words_with_commas(shown, language) }), ...$iter(($t(is_open) ? [message(language, "statement-tie-for-second")] : []))]), ruling: ($t(is_open) ? "tie-for-second" : "tie-break"), canonical: message(language, "case-rank-question", { players: players }) });
}
function answer_drawn(case_, language) {
 return ($t($isinstance(case_, HandDrawCase)) ? _hand_draw(case_, language) : _most_drawn(case_, language));
}
function _hand_draw(case_, language) {
 let hand, row;
 [row, hand] = $list([say_numbers(case_.row, language), say_numbers(case_.hand, language)]);
 let said = $list($each(draws_after(case_.row, case_.hand), ([region, number]) => ($t(number) ? message(language, "case-rounds-draw", { last: region, previous: $get(case_.row, -1), number: number }) : message(language, "case-rounds-none", { last: region, previous: $get(case_.row, -1) }))));
 let opened = ($t(case_.is_open) ? [message(language, "case-rounds-open")] : []);
 let asked = ($t(case_.is_open) ? "case-hand-draw-question" : "case-hand-draw-without");
 return new CaseAnswer({ understood: message(language, "case-hand-draw-understood", { row: row, hand: hand }), statement: $call(" ", "join", [message(language, "case-hand-draw", { draws: words_with_commas(said, language) }), ...$iter(opened)]), ruling: "how-many-drawn", canonical: message(language, asked, { row: row, hand: hand }) });
}
function _most_drawn(case_, language) {
 return new CaseAnswer({ understood: message(language, "case-most-drawn-understood", { round: case_.round }), statement: message(language, "case-most-drawn", { round: case_.round, number: most_drawn(case_.round), before: $sub(case_.round, 2) }), ruling: "most-cards-drawn", canonical: message(language, "case-most-drawn-question", { round: case_.round }) });
}

// faraway.rulebook.cases.answers_on_supply
const answers_on_supply$LAST_ROUND = 8;
function answer_supply(case_, language) {
 if (case_ instanceof ShortageCase) {
  return _shortage(case_, language);
 } else if (case_ instanceof DuesCase) {
  return _dues(case_, language);
 } else if (case_ instanceof MarketCase) {
  return _market(case_, language);
 } else if (case_ instanceof KeepCase) {
  return _keep(case_, language);
 } else if (case_ instanceof DealCase) {
  return _deal(case_, language);
 } else if (case_ instanceof DeckCase) {
  return _deck(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function _shortage(case_, language) {
 let first;
 let name = ($lt(case_.deck, case_.due) ? "case-shortage" : "case-no-shortage");
 let said = new Map([["deck", case_.deck], ["due", case_.due]]);
 let returned = returned_of(case_.first);
 let left = $add($sub(case_.deck, case_.first), returned);
 first = new Map([["first", case_.first], ["returned", returned], ["left", left]]);
 let stated = ($t(case_.first) ? [message(language, "case-shortage-stated", { first: case_.first })] : []);
 return new CaseAnswer({ understood: $call(" ", "join", [message(language, "case-shortage-understood", { ...$object(said) }), ...$iter(stated)]), statement: $call(" ", "join", [message(language, name, { ...$object(said) }), ...$iter(($t(case_.first) ? [message(language, "case-shortage-first", { ...$object(first) })] : [])), ...$iter(($t(case_.is_last_round) ? [message(language, "case-last-round")] : []))]), ruling: "sanctuary-deck-runs-out", canonical: $call(" ", "join", [...$iter(_round_eight(case_, language)), _shortage_question(case_, language)]) });
}
function _shortage_question(case_, language) {
 let name = ($t(case_.first) ? "case-shortage-first-question" : "case-shortage-question");
 return message(language, name, { deck: case_.deck, due: case_.due, first: case_.first });
}
function _round_eight(case_, language) {
 return ($t(case_.is_last_round) ? [message(language, "case-round-eight")] : []);
}
function _dues(case_, language) {
 let dues;
 let total = $sum($each(case_.dues, ([_, number]) => number));
 dues = $list($each(case_.dues, ([duration, number]) => message(language, "case-dues-due", { duration: duration, number: number })));
 let turns = $list($each(draws_in_turn(case_), ([duration, number]) => message(language, "case-dues-turn", { duration: duration, number: number })));
 let is_short = $lt(case_.deck, total);
 let said = new Map([["deck", case_.deck], ["dues", words_in_a_row(dues, language)]]);
 let stated = ($t(is_short) ? message(language, "case-dues", { turns: words_with_commas(turns, language) }) : message(language, "case-no-shortage", { deck: case_.deck, due: total }));
 return new CaseAnswer({ understood: message(language, "case-dues-understood", { ...$object(said) }), statement: $call(" ", "join", [stated, ...$iter(($t(case_.is_last_round) ? [message(language, "case-last-round")] : []))]), ruling: "sanctuary-deck-runs-out", canonical: $call(" ", "join", [...$iter(_round_eight(case_, language)), message(language, "case-dues-question", { ...$object(said) })]) });
}
function _market(case_, language) {
 let number = regions_in_market(case_.players);
 return new CaseAnswer({ understood: message(language, "case-market-understood", { players: case_.players }), statement: message(language, "case-market", { players: case_.players, number: number, left: $add($sub(number, case_.players), 1) }), ruling: "market-size", canonical: message(language, "case-market-question", { players: case_.players }) });
}
function _keep(case_, language) {
 let clues = words_for_number(clues_for(case_.drawn), "clue", language);
 let asked = ($t(case_.is_of_clues) ? "case-keep-clues-question" : "case-keep-question");
 return new CaseAnswer({ understood: message(language, "case-keep-understood", { drawn: case_.drawn }), statement: $call(" ", "join", [...$iter(($t(case_.is_of_clues) ? [message(language, "case-keep-clues", { clues: clues })] : [])), message(language, "case-keep", { drawn: case_.drawn, returned: returned_of(case_.drawn) })]), ruling: ($t(case_.is_of_clues) ? "how-many-drawn" : "keeping-several-sanctuaries"), canonical: message(language, asked, { drawn: case_.drawn }) });
}
function _deal(case_, language) {
 return new CaseAnswer({ understood: message(language, "case-market-understood", { players: case_.players }), statement: $call(" ", "join", [_dealt(case_.players, language), message(language, "case-deck", { players: case_.players, number: regions_in_market(case_.players), round: 1, before: deck_before_market(case_.players), left: deck_in_round(case_.players, 1) })]), ruling: "cards-dealt", canonical: message(language, "case-deal-question", { players: case_.players }) });
}
function _at_the_end(case_, language) {
 let left = deck_in_round(case_.players, $sub(answers_on_supply$LAST_ROUND, 1));
 let before = message(language, "case-deck-next", { round: $sub(answers_on_supply$LAST_ROUND, 1), left: left });
 let is_short = $lt(left, regions_in_market(case_.players));
 return [...$iter(($eq(case_.round, answers_on_supply$LAST_ROUND) ? [before] : [])), ...$iter(($t(is_short) ? [message(language, "statement-market-empty")] : []))];
}
function _dealt(players, language) {
 return message(language, "case-deal", { players: players, plain: regions_dealt(players, Variant.STANDARD), advanced: regions_dealt(players, Variant.ADVANCED), returned: regions_returned(players) });
}
function _deck(case_, language) {
 let first, left;
 let number = regions_in_market(case_.players);
 let said = new Map([["players", case_.players], ["number", number], ["round", case_.round]]);
 let sentences = [message(language, "case-deck", { ...$object(said), before: deck_before_market(case_.players), left: deck_in_round(case_.players, case_.round) })];
 if ($lt(1, case_.round)) {
  first = message(language, "case-deck-next", { round: 1, left: deck_in_round(case_.players, 1) });
  $call(sentences, "append", first);
 }
 if ($eq(case_.round, 1)) {
  $call(sentences, "append", message(language, "case-deck-advanced", { dealt: deck_when_dealt(case_.players), returned: regions_returned(case_.players) }));
 } else if ($lt(case_.round, answers_on_supply$LAST_ROUND)) {
  left = deck_in_round(case_.players, $add(case_.round, 1));
  $call(sentences, "append", message(language, "case-deck-next", { round: $add(case_.round, 1), left: left }));
 }
 if ($le($sub(answers_on_supply$LAST_ROUND, 1), case_.round)) {
  $call(sentences, "append", message(language, "case-last-round"));
 }
 if ($t(case_.has_sanctuaries)) {
  $call(sentences, "append", message(language, "case-deck-sanctuaries", { number: sanctuaries_in_deck() }));
 }
 if ($le($sub(answers_on_supply$LAST_ROUND, 1), case_.round)) {
  sentences = $add(sentences, _at_the_end(case_, language));
 }
 if ($t(case_.has_deal)) {
  $call(sentences, "append", _dealt(case_.players, language));
 }
 if ($t(case_.has_removed)) {
  sentences = $add(sentences, $list($each([$sub(case_.round, 1), case_.round], (each) => message(language, "case-deck-removed", { round: each, removed: removed_by(each) }))));
 }
 let is_empty = $in(message(language, "statement-market-empty"), sentences);
 return new CaseAnswer({ understood: message(language, "case-deck-understood", { players: case_.players, round: case_.round }), statement: $call(" ", "join", sentences), ruling: ($t(is_empty) ? "market-empty" : "region-deck-size"), canonical: $call(" ", "join", _deck_questions(case_, language)) });
}
function _deck_questions(case_, language) {
 return [message(language, "case-deck-question", { players: case_.players, round: case_.round }), ...$iter(($t(case_.has_deal) ? [message(language, "case-deal-question", { players: case_.players })] : [])), ...$iter(($t(case_.has_removed) ? [message(language, "case-state-removed", { round: case_.round })] : []))];
}

// faraway.rulebook.cases.answers_on_turns
const QUESTION_OF_STATE = new Map([["hand", "case-state-hand"], ["removed", "case-state-removed"], ["rounds", "case-state-rounds"], ["taken", "case-state-taken"]]);
const answers_on_turns$LEFT = "regions-left-in-hand";
const RULING_OF_STATE = new Map([["hand", "cards-dealt"], ["removed", "region-nobody-took"], ["rounds", "number-of-rounds"], ["taken", "must-i-take-a-region"]]);
function answer_round(case_, language) {
 if (case_ instanceof RoundsCase) {
  return answers_on_turns$rounds(case_, language);
 } else if (case_ instanceof HandCase) {
  return answers_on_turns$hand(case_, language);
 } else if (case_ instanceof LimitCase) {
  return _limit(case_, language);
 } else if (case_ instanceof StateCase) {
  return _state(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answer_turn(case_, language) {
 if (case_ instanceof FindersCase) {
  return _finders(case_, language);
 } else if (case_ instanceof PicksCase) {
  return _picks(case_, language);
 } else if (case_ instanceof SeatCase) {
  return _seat(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answers_on_turns$rounds(case_, language) {
 let clues, row;
 [row, clues] = $list([say_numbers(case_.row, language), clues_by_round(case_)]);
 let said = $list($each($range(1, $len(case_.row)), (last) => ($t(finds($slice(case_.row, null, $add(last, 1), null))) ? message(language, "case-rounds-draw", { last: $get(case_.row, last), previous: $get(case_.row, $sub(last, 1)), number: cards_due($get(clues, $sub(last, 1))) }) : message(language, "case-rounds-none", { last: $get(case_.row, last), previous: $get(case_.row, $sub(last, 1)) }))));
 let kept = $list($each(case_.placed, (number) => message(language, "case-rounds-kept", { round: number })));
 let stated = ((!$t(case_.is_open) && !$t(case_.placed)) ? ["case-rounds-denied"] : []);
 let found = $len($list($each($range(1, $len(case_.row)), (last) => last, (last) => $t(finds($slice(case_.row, null, $add(last, 1), null))))));
 let sentences = [message(language, "case-rounds", { draws: words_with_commas(said, language) }), ...$iter(($t(case_.is_open) ? [message(language, "case-rounds-open")] : [])), message(language, "case-rounds-found", { number: found })];
 return new CaseAnswer({ understood: $call(" ", "join", [message(language, "case-row-understood", { row: row }), ...$iter(kept)]), statement: $call(" ", "join", sentences), ruling: "how-many-drawn", canonical: $call(" ", "join", [message(language, "case-rounds-row", { row: row }), ...$iter(kept), ...$iter($each(stated, (each) => message(language, each))), message(language, "case-rounds-question")]) });
}
function answers_on_turns$hand(case_, language) {
 let found, hand, name;
 if (!$t(case_.hand)) {
  name = ($lt(case_.previous, GREATEST_DURATION) ? "case-next" : "case-next-none");
  return new CaseAnswer({ understood: message(language, "case-next-understood", { previous: case_.previous }), statement: message(language, name, { previous: case_.previous, lowest: $add(case_.previous, 1) }), ruling: "when-do-i-find", canonical: message(language, "case-next-question", { previous: case_.previous }) });
 }
 [hand, found] = $list([say_numbers(case_.hand, language), finding_after(case_.previous, case_.hand)]);
 let said = words_in_a_row($list($each(found, (each) => $str(each))), language);
 name = ($t(found) ? "case-hand" : "case-hand-none");
 return new CaseAnswer({ understood: message(language, "case-hand-understood", { previous: case_.previous, hand: hand }), statement: $call(" ", "join", [message(language, name, { previous: case_.previous, number: $len(found), found: said }), ...$iter(($t(found) ? _draws_of(case_, found, language) : []))]), ruling: "when-do-i-find", canonical: message(language, "case-hand-question", { previous: case_.previous, hand: hand }) });
}
function _draws_of(case_, found, language) {
 let draws = $list($each(draws_after([case_.previous], found), ([region, number]) => message(language, "case-rounds-draw", { last: region, previous: case_.previous, number: number })));
 return [message(language, "case-hand-draw", { draws: words_with_commas(draws, language) }), message(language, "case-rounds-open")];
}
function _limit(case_, language) {
 let most = most_sanctuaries(case_.round);
 let total = $mul(case_.players, most);
 let table = ($t(case_.players) ? [message(language, "case-limit-table", { players: case_.players, total: total, all: sanctuaries_in_deck(), left: $sub(sanctuaries_in_deck(), total) })] : []);
 let asked = message(language, "case-limit-question", { round: case_.round });
 return new CaseAnswer({ understood: message(language, "case-limit-understood", { round: case_.round }), statement: $call(" ", "join", [message(language, "case-limit", { round: case_.round, number: most }), ...$iter(table)]), ruling: "most-sanctuaries", canonical: $call(" ", "join", [...$iter(_group(case_.players, language)), asked]) });
}
function _group(players, language) {
 return ($t(players) ? [message(language, "case-group", { players: players })] : []);
}
function _state(case_, language) {
 let rounds = ($t(case_.also) ? [case_.round, case_.also] : [case_.round]);
 let is_over = $and($in(case_.topic, $set(["hand", "taken"])), () => $in(MOST_ROUNDS, rounds));
 let said = $list($each(rounds, (number) => _stands(number, language), (number) => !$eq(case_.topic, "taken")));
 let between = message(language, "case-state-between", { hand: hand_between() });
 let table = $list($each(rounds, (number) => message(language, "case-state-table", { players: case_.players, round: number, lying: $mul(case_.players, number), hands: $mul(case_.players, hand_after(number)) }), (number) => ($t(case_.players) && $eq(case_.topic, "hand"))));
 let asked = $list($each(rounds, (number) => message(language, $get(QUESTION_OF_STATE, case_.topic), { round: number })));
 return new CaseAnswer({ understood: message(language, "case-state-understood", { round: case_.round }), statement: $call(" ", "join", [...$iter(($eq(case_.topic, "taken") ? answers_on_turns$taken(case_, language) : [])), ...$iter(($t(is_over) ? [message(language, "statement-regions-left-in-hand")] : [])), ...$iter(said), ...$iter(($eq(case_.topic, "hand") ? [between] : [])), ...$iter(table), ...$iter(($in(MOST_ROUNDS, rounds) ? [message(language, "case-last-round")] : []))]), ruling: ($t(is_over) ? answers_on_turns$LEFT : $get(RULING_OF_STATE, case_.topic)), canonical: $call(" ", "join", [...$iter(_group(case_.players, language)), ...$iter(asked)]) });
}
function answers_on_turns$taken(case_, language) {
 let number = $any_of(case_.also, () => case_.round);
 let taken = taken_by(number);
 let total = message(language, "case-state-taken-all", { players: case_.players, total: $mul(case_.players, taken) });
 return [message(language, "case-state-taken-by", { round: number, taken: taken }), ...$iter(($t(case_.players) ? [total] : []))];
}
function _stands(number, language) {
 return message(language, "case-state", { round: number, before: $sub(number, 1), hand: hand_after(number), left: $sub(MOST_ROUNDS, number), removed: removed_by(number) });
}
function _finders(case_, language) {
 let first, last, pairs;
 let said = $list($each(case_.pairs, ([previous, last]) => ($t(finds([previous, last])) ? message(language, "case-finders-yes", { last: last, previous: previous, number: cards_due(clues_on([previous, last])) }) : message(language, "case-rounds-none", { last: last, previous: previous }))));
 pairs = $list($each(case_.pairs, ([previous, last]) => message(language, "case-finders-pair", { last: last, previous: previous })));
 let shown = words_with_commas(pairs, language);
 let order = turn_order($tuple($each(case_.pairs, ([_, last]) => last)));
 [first, last] = $list([$get(order, 0), $get(order, -1)]);
 let shown_order = say_numbers(order, language);
 let ordered = ($t(case_.is_ordered) ? [message(language, "case-order", { order: shown_order, first: first, last: last })] : []);
 let choices = ($t(case_.is_ordered) ? [say_choices(order, language)] : []);
 let found = message(language, "case-rounds-found", { number: $len($list($each(case_.pairs, (pair) => pair, (pair) => $t(finds(pair))))) });
 return new CaseAnswer({ understood: message(language, "case-finders-understood", { pairs: shown }), statement: $call(" ", "join", [message(language, "case-finders", { finders: words_with_commas(said, language) }), ...$iter(ordered), found, ...$iter(choices), ...$iter(($t(case_.is_last_round) ? [message(language, "case-last-round")] : []))]), ruling: "when-do-i-find", canonical: $call(" ", "join", [...$iter(($t(case_.is_last_round) ? [message(language, "case-round-eight")] : [])), message(language, "case-finders-question", { pairs: shown })]) });
}
function _picks(case_, language) {
 let left, market, order, played;
 if (!$t(case_.played)) {
  return answers_on_turns$left(case_, language);
 }
 [order, left] = $list([turn_order(case_.played), left_after(case_)]);
 let takes = $list($each(case_.taken, ([duration, region]) => message(language, "case-picks-take", { duration: duration, region: region })));
 let later = $slice(order, $len(case_.taken), null, null);
 let chooses = ($t(later) ? [message(language, "case-picks-choose", { duration: $get(later, 0), regions: words_in_a_row($list($each(left, (each) => $str(each))), language) })] : []);
 chooses = $add(chooses, $list($each($enumerate(later), ([place, duration]) => message(language, "case-order-turn", { duration: duration, number: $sub($len(left), place) }), ([place, duration]) => $t(place))));
 let removed = ($t(later) ? message(language, "case-picks-left") : message(language, "case-picks-removed", { region: $get(left, 0) }));
 [played, market] = $list([say_numbers(case_.played, language), say_numbers(case_.market, language)]);
 let stated = ($t(takes) ? [message(language, "case-picks-stated", { takes: words_with_commas(takes, language) })] : []);
 let asked = [message(language, "case-picks-row", { played: played }), message(language, "case-picks-market", { market: market }), ...$iter(stated)];
 return new CaseAnswer({ understood: $call(" ", "join", [message(language, "case-order-understood", { played: played }), ...$iter($slice(asked, 1, null, null))]), statement: $call(" ", "join", [message(language, "case-picks", { order: say_numbers(order, language), turns: words_with_commas([...$iter(takes), ...$iter(chooses)], language) }), removed]), ruling: ($eq($len(later), 1) ? "taken-region-replaced" : "who-takes-first"), canonical: $call(" ", "join", [...$iter(asked), message(language, "case-picks-question")]) });
}
function answers_on_turns$left(case_, language) {
 let left = left_after(case_);
 let shown = words_in_a_row($list($each(left, (each) => $str(each))), language);
 let taken = say_numbers($list($each(case_.taken, ([_, region]) => region)), language);
 let stated = [message(language, "case-picks-market", { market: say_numbers(case_.market, language) }), message(language, "case-picks-gone", { taken: taken })];
 let rest = ($lt(1, $len(left)) ? [message(language, "case-picks-rest", { regions: shown }), message(language, "case-picks-left")] : [message(language, "case-picks-removed", { region: $get(left, 0) })]);
 return new CaseAnswer({ understood: $call(" ", "join", stated), statement: $call(" ", "join", rest), ruling: ($lt(1, $len(left)) ? "taken-region-replaced" : "region-nobody-took"), canonical: $call(" ", "join", [...$iter(stated), message(language, "case-picks-question")]) });
}
function _seat(case_, language) {
 let said = [message(language, "case-seat", { players: case_.players, seat: case_.seat, number: regions_in_market(case_.players), left: regions_for_seat(case_.players, case_.seat) }), message(language, "case-seat-others", { before: $sub(case_.seat, 1), after: $sub(case_.players, case_.seat) })];
 return new CaseAnswer({ understood: message(language, "case-seat-understood", { players: case_.players, seat: case_.seat }), statement: $call(" ", "join", said), ruling: "taken-region-replaced", canonical: message(language, "case-seat-question", { players: case_.players, seat: case_.seat }) });
}

// faraway.rulebook.cases.answering
function answer_case(case_, language) {
 if (case_ instanceof CardCase || case_ instanceof TableauCase || case_ instanceof NeedCase || case_ instanceof QuestCase || case_ instanceof RowPayCase || case_ instanceof SetsCase) {
  return answer_pay(case_, language);
 } else if (case_ instanceof RegionsCase || case_ instanceof OptionsCase || case_ instanceof HandDrawCase || case_ instanceof MostDrawnCase) {
  return _answer_row(case_, language);
 } else if (case_ instanceof ShortageCase || case_ instanceof DuesCase || case_ instanceof MarketCase || case_ instanceof KeepCase || case_ instanceof DealCase || case_ instanceof DeckCase) {
  return answer_supply(case_, language);
 } else if (case_ instanceof RoundsCase || case_ instanceof HandCase || case_ instanceof LimitCase || case_ instanceof StateCase) {
  return answer_round(case_, language);
 } else if (case_ instanceof FindersCase || case_ instanceof PicksCase || case_ instanceof SeatCase) {
  return answer_turn(case_, language);
 } else if (true) {
  return answer_play(case_, language);
 }
}
function _answer_row(case_, language) {
 if ($t($isinstance(case_, $or(HandDrawCase, MostDrawnCase)))) {
  return answer_drawn(case_, language);
 }
 if ($t($isinstance(case_, OptionsCase))) {
  return answer_options(case_, language);
 }
 return answer_regions(case_, language);
}

// faraway.rulebook.cases.nearest_said
function supposed(cases, language) {
 let answers = $list($each(cases, (case_) => answer_case(case_, language)));
 return $tuple($each(answers, (each) => message(language, "nearest-case", { understood: each.understood, statement: each.statement })));
}
function facts_of(region, language) {
 return answer_case(new CardCase({ region: region, view: new Map([]) }), language).statement;
}
function seen_on_regions(row, targets, language) {
 return [message(language, "nearest-row", { row: say_numbers(row, language) }), ...$iter($each($reversed($list($enumerate(row))), ([place, region]) => _seen(region, $slice(row, $add(place, 1), null, null), language), ([place, region]) => (!$t(targets) || $in(region, targets)))), message(language, "nearest-besides")];
}
function _seen(region, later, language) {
 let fame, needs, quest, view;
 let card = $get(CATALOGUE.region_of, Duration(region));
 let case_ = new TableauCase({ region: region, later: later, sanctuaries: new Map([]) });
 if ((card.quest === null)) {
  return message(language, "nearest-no-quest", { region: region });
 }
 [view, fame] = $list([say_view(seen_by(case_).view, language), tableau_fame(case_)]);
 [needs, quest] = $list([words_for_wonders(card.prerequisite, language), words_for_quest(card.quest, language)]);
 if ($t(needs)) {
  return message(language, "nearest-needs", { region: region, wonders: needs, quest: quest, view: view, fame: fame });
 }
 if ((card.quest.per === Per.FIXED)) {
  return message(language, "nearest-fixed", { region: region, fame: fame });
 }
 return message(language, "nearest-free", { region: region, quest: quest, view: view, fame: fame });
}

// faraway.rulebook.cases.nearest_paying
const nearest_paying$ELSEWHERE = ["hand", "centre", "middle", "market", "lowest", "tie", "deck", "removed", "take", "grab", "pick"];
const nearest_paying$PLACED = [...$iter(LAID), "first", "round"];
const nearest_paying$HELD = ["hand", "pick", "which", "choice"];
const nearest_paying$SUPPOSING = ["unreal", "if"];
const [MOST_CARDS, nearest_paying$NEAR] = [3, 4];
function paying_lines(scene, language, is_onward, is_turned) {
 let row, targets;
 let lists = _lists(scene);
 let either = _either_order(scene, lists);
 if ($t(either)) {
  return supposed($list($each(either, (row) => _with_row(scene, row, row))), language);
 }
 let chosen = _chosen(scene, lists);
 if ((chosen !== null)) {
  return supposed([chosen], language);
 }
 let quests = _quests(scene, lists);
 if ($t(quests)) {
  return supposed(quests, language);
 }
 [row, targets] = $list(row_agreed(scene, ...$iter(_row_asked(scene, lists)), undefined, is_onward));
 row = (($t(is_turned) && !$t($any($each(lists, (each) => each.is_backward)))) ? [] : row);
 let is_apart = $any($each(targets, (region) => is_left_of_another(scene, region)));
 is_apart = $or(is_apart, $and(asks_for_sanctuaries_alone(scene), () => !$t(nearest_paying$named_again(scene, lists))));
 if ((!$t(row) || $t(is_apart) || $t(_counts_view(scene)))) {
  return nearest_paying$of_each(scene, lists, language);
 }
 targets = ($t(asks_for_so_many(scene, $len(row))) ? row : targets);
 let found = $list($each(_with_targets(scene, row, targets), (case_) => case_, (case_) => !$t(is_otherwise(scene.reading, case_))));
 if ((!$t(found) && $t(unnamed_beside(scene)))) {
  return nearest_paying$of_each(scene, lists, language);
 }
 return ($t(found) ? supposed(found, language) : seen_on_regions(row, targets, language));
}
function _lists(scene) {
 let each, is_again, is_first, is_long, is_paid, is_placed, is_row;
 let found = [];
 for (each of $iter(without_aside(scene.words, cards_of(scene)))) {
  is_row = ($eq($len($set(each.cards)), $len(each.cards)) && $le($len(each.cards), MOST_ROUNDS));
  is_long = $any_of($lt(2, $len(each.cards)), () => $and($lt(1, $len(each.cards)), () => $le(LEAST_DURATION, $max(each.cards))));
  is_placed = $any_of(is_long, () => $any_of(nearest_paying$is_named(scene, each.start), () => !$t($call(each.kinds, "isdisjoint", nearest_paying$PLACED))));
  is_paid = is_any(at(scene.words, $sub(each.start, 1)), ["pay", "give", "claim", "says"]);
  is_first = $and(!$t(found), () => $and($le(LEAST_DURATION, $get(each.cards, 0)), () => !$t(is_paid)));
  is_again = $any($each(found, (other) => $in($get(each.cards, 0), other.cards)));
  if (($t(is_row) && ($t(is_placed) || $t(is_first) || $t(is_again)))) {
   $call(found, "append", each);
  }
 }
 return found;
}
function nearest_paying$is_named(scene, place) {
 return $any_of(is_name(scene.words, place), () => is_any(at(scene.words, $sub(place, 1)), ["the", "own"]));
}
function _either_order(scene, lists) {
 let cards = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(cards_of(scene))));
 let named = $set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(scene.lists));
 let is_asked = $and($call(scene.reading, "has", "or"), () => !$t($call(scene.reading, "lacks", "then", "order", "earlier", "first")));
 let is_pair = $and($eq($len(cards), 2), () => $and($eq($len(named), 2), () => $bool($any_of(lists, () => $lt(1, $len(scene.lists))))));
 if (($t(scene.phrases) && !$t(_is_whole(scene)))) {
  return [];
 }
 let is_weighed = $any($each($call(scene.reading, "places", "or"), (place) => $any($each($slice(scene.words, $add(place, 1), $add(place, nearest_paying$NEAR), null), (word) => $any_of($call(word.text, "isdigit"), () => $in("doubt", word.kinds))))));
 return (($t(is_asked) && $t(is_pair) && $t(is_weighed)) ? [cards, [$get(cards, 1), $get(cards, 0)]] : []);
}
function _chosen(scene, lists) {
 let pairs = $list($each(lists, (each) => each.cards, (each) => ($eq($len(each.cards), 2) && !$t($call(each.kinds, "isdisjoint", nearest_paying$HELD)) && $t($call(each.kinds, "isdisjoint", ["then", "row"])))));
 pairs = $any_of(pairs, () => _weighed(scene));
 let others = $list($each(lists, (each) => each, (each) => ($eq($len(pairs), 1) && !$le($set(each.cards), $set($get(pairs, 0))))));
 let is_asked = $any_of(!$t($call(scene.reading, "lacks", "which", "pick", "or")), () => scene.reading.is_last_named);
 if ((!$eq($len(pairs), 1) || $lt(1, $len(others)) || !$t(is_asked) || !$t(nearest_paying$is_stated(scene)) || !$t(_is_whole(scene)))) {
  return null;
 }
 let listed = ($t(others) ? $get(others, 0).cards : []);
 if (!$t($call($set(listed), "isdisjoint", $get(pairs, 0)))) {
  return null;
 }
 let later = ((!$t(others) || $t($call($get(others, 0).kinds, "isdisjoint", ["then", "after"]))) ? [] : listed);
 return new OptionsCase({ regions: $get(pairs, 0), later: later, sanctuaries: nearest_paying$icons(_phrases(scene), scene) });
}
function _weighed(scene) {
 let cards, is_pair, left, place, right, step;
 let found = [];
 for (place of $iter($call(scene.reading, "places", "or"))) {
  [left, step] = $list([at(scene.words, $sub(place, 1)), $add(place, 1)]);
  while ($in("the", at(scene.words, step).kinds)) {
   step = $add(step, 1);
  }
  right = at(scene.words, step);
  cards = $set($each(scene.free_numbers, (number) => number.value, (number) => (number.role === Role.DURATION)));
  is_pair = $and($call(left.text, "isdigit"), () => $and($call(right.text, "isdigit"), () => $le($set([left.number, right.number]), cards)));
  if (($t(is_pair) && $t($call(scene.reading, "has", "which")) && !$eq(left.number, right.number))) {
   $call(found, "append", [left.number, right.number]);
  }
 }
 return found;
}
function _phrases(scene) {
 return $list($each(scene.phrases, (phrase) => phrase, (phrase) => !$t(_is_supposed(scene, phrase))));
}
function _is_supposed(scene, phrase) {
 let end, start;
 [start, end] = $list(sentence_at(scene, phrase.start));
 let words = $slice(scene.words, start, end, null);
 return $and($any($each(words, (word) => $in("unreal", word.kinds))), () => $lt(0, start));
}
function nearest_paying$icons(phrases, scene) {
 let icon, number, phrase;
 let total = $fromkeys(scene.sanctuaries.denied, 0);
 for (phrase of $iter(phrases)) {
  for ([icon, number] of $iter($call(phrase.icons, "items"))) {
   $put(total, icon, $add($call(total, "get", icon, 0), $mul(number, phrase.number)));
  }
 }
 return total;
}
function nearest_paying$is_stated(scene) {
 let found = scene.sanctuaries;
 let is_sure = $all($each(found.phrases, (phrase) => $and(_is_possible(phrase), () => _is_of_itself(scene, phrase))));
 return $and(found.is_stated, () => $and(!$t(found.is_doubtful), () => is_sure));
}
function _is_of_itself(scene, phrase) {
 let _, start;
 [start, _] = $list(sentence_at(scene, phrase.start));
 let named = $sum($each(scene.phrases, (each) => each.number));
 let counted = $set($each(scene.reading.numbers, (number) => number.place, (number) => (!$in(number.value, $set([1, named])) && $in(number.role, $set([Role.LOOSE, Role.CARDS, Role.OTHER])))));
 return !$t($any($each($range($max(start, $sub(phrase.start, nearest_paying$NEAR)), phrase.start), (place) => $in(place, counted))));
}
function _is_whole(scene) {
 return !$t($any($each(scene.free_numbers, (number) => $and((number.role === Role.ICONS), () => $and(number.value, () => !$eq(number.group, "need"))))));
}
function _is_possible(phrase) {
 let is_coloured = $any($each(phrase.icons, (icon) => $in(icon, BIOMES)));
 let shown = $sum($each($call(phrase.icons, "items"), ([icon, number]) => number, ([icon, number]) => !$in(icon, BIOMES)));
 return $le($add(shown, $int((phrase.quest !== null))), ($t(is_coloured) ? 1 : 2));
}
function _shown(scene) {
 let shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield shown_of(phrase); })(_phrases(scene)));
 return ($t($all($each(shown, (each) => is_printed(each)))) ? shown : []);
}
function _quests(scene, lists) {
 let case_;
 let shown = _shown(scene);
 let paying = $tuple($each($enumerate(shown), ([place, each]) => place, ([place, each]) => $t(each.fame)));
 let again = $list($each(nearest_paying$named_again(scene, lists), (card) => card, (card) => $t($get(CATALOGUE.region_of, Duration(card)).quest)));
 if ((!$t(paying) || !$t(nearest_paying$is_stated(scene)) || $t(again))) {
  return [];
 }
 let row = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists)));
 let is_borne = $and($bool(row), () => $all($each(lists, (each) => nearest_paying$bears(each))));
 if (($t(row) && !$t(is_borne))) {
  return [];
 }
 if (($t(row) && $t(nearest_paying$is_either(scene)))) {
  return $list($each(paying, (place) => new RowPayCase({ row: row, targets: [], sanctuaries: [$get(shown, place)], asked: [0] })));
 }
 if ($t(row)) {
  return [new RowPayCase({ row: row, targets: [], sanctuaries: shown, asked: paying })];
 }
 return $list($each(paying, (place) => case_, (place) => ((case_ = nearest_paying$counted(scene, shown, place)) !== null)));
}
function nearest_paying$bears(listed) {
 return $and(!$t($call(listed.kinds, "isdisjoint", [...$iter(ICONS), "region"])), () => $call(listed.kinds, "isdisjoint", ["then", "after"]));
}
function nearest_paying$is_either(scene) {
 let phrases = scene.phrases;
 return $any((function* ($source) { for (const index of $iter($source)) for (const word of $iter($slice(scene.words, $get(phrases, $sub(index, 1)).end, $get(phrases, index).start, null))) yield $in("or", word.kinds); })($range(1, $len(phrases))));
}
function nearest_paying$counted(scene, shown, place) {
 let asked = $get(shown, place);
 let counts = scene.reading.counts;
 if ((!$t(asked.counted) || !$t($both($set(asked.counted), $set(counts))) || $t($call(scene.reading, "is_doubtful", "", "have")))) {
  return null;
 }
 let others = ($t(nearest_paying$is_either(scene)) ? [asked] : shown);
 let view = new Map($each(ICONS, (icon) => [icon, $add($call(counts, "get", icon, 0), $sum($each(others, (each) => $call($dict(each.icons), "get", icon, 0))))], (icon) => $in(icon, asked.counted)));
 return new QuestCase({ fame: asked.fame, counted: asked.counted, view: view });
}
function nearest_paying$named_again(scene, lists) {
 let _, end, is_card, is_later, is_listed, is_other, number;
 let longest = $max(lists, { key: (each) => $len(each.cards), default: null });
 let named = [];
 let asked = [];
 let found = [];
 for (number of $iter(scene.free_numbers)) {
  is_listed = $and((longest !== null), () => ($le(longest.start, number.place) && $le(number.place, longest.end)));
  is_other = $in(number.role, $set([Role.COUNTED, Role.CLAIM, Role.ICONS, Role.PLAYERS]));
  is_card = $any_of((number.role === Role.DURATION), () => $and($le(LEAST_DURATION, number.value), () => !$t(is_other)));
  is_later = $and((longest !== null), () => $and($in(number.value, longest.cards), () => !$t(is_listed)));
  if (($t(is_card) && ($t(is_later) || $in(number.value, named)) && !($t(is_listed) && $lt(1, $len(lists))))) {
   [_, end] = $list(sentence_at(scene, number.place));
   $call(found, "append", number.value);
   asked = $add(asked, ($eq(at(scene.words, end).text, "?") ? [number.value] : []));
  }
  $call(named, "append", number.value);
 }
 let known = $set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists));
 return $tuple($fromkeys($each($any_of(asked, () => found), (card) => card, (card) => $in(card, known))));
}
function _row_asked(scene, lists) {
 let first, is_whole, ordered, row;
 let seen = $list($each(lists, (each) => each, (each) => $t(_is_laid(each))));
 let flow = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(seen)));
 let again = nearest_paying$named_again(scene, lists);
 let rows = $list($each(seen, (each) => each, (each) => $lt(1, $len(each.cards))));
 if (!$t(rows)) {
  ordered = scene.reading.row;
  is_whole = $and($lt(1, $len(ordered)), () => $and($le($set(flow), $set(ordered)), () => $lt(1, $len(flow))));
  first = $list($each($enumerate(seen), ([place, each]) => each, ([place, each]) => $t($all($each($slice(seen, null, place, null), (other) => !$eq(each.cards, other.cards))))));
  row = ($t(is_whole) ? ordered : (($lt(1, $len(flow)) && $t(nearest_paying$goes_on(first))) ? flow : []));
  return [row, $any_of(again, () => $slice(row, null, 1, null))];
 }
 let longest = $max(rows, { key: (each) => $len(each.cards) });
 let is_one = $eq($sum($each(rows, (each) => $eq($len(each.cards), $len(longest.cards)))), 1);
 if ((!$t(is_one) && $le($set(again), $set(longest.cards)))) {
  return [[], []];
 }
 let is_beside = $and($bool(again), () => $and($eq($get(flow, 0), $get(again, 0)), () => !$in($get(again, 0), longest.cards)));
 let beside = $tuple($fromkeys($each(seen, (each) => $get(each.cards, 0), (each) => !$in($get(each.cards, 0), longest.cards))));
 if (($t(is_beside) && $le($len(flow), MOST_ROUNDS))) {
  return [flow, again];
 }
 let asked = ($lt(1, $len(beside)) ? $tuple($each(targets_of(scene), (card) => card, (card) => $in(card, beside))) : beside);
 if (($eq($len(asked), 1) && !$t(again) && !$t(longest.is_backward))) {
  return [[...$iter(asked), ...$iter(longest.cards)], asked];
 }
 return [longest.cards, $tuple($each(again, (card) => card, (card) => $in(card, longest.cards)))];
}
function _is_laid(listed) {
 let is_elsewhere = $and(!$t($call(listed.kinds, "isdisjoint", nearest_paying$ELSEWHERE)), () => $call(listed.kinds, "isdisjoint", LAID));
 let is_before = $and(!$t($call(listed.kinds, "isdisjoint", NOT_IN_VIEW)), () => $call(listed.kinds, "isdisjoint", ["then", "after", "first"]));
 return $and(!$t(is_elsewhere), () => !($t(is_before) && $eq($len(listed.cards), 1)));
}
function nearest_paying$goes_on(lists) {
 return $all($each($slice(lists, 1, null, null), (each) => !$t($call(each.kinds, "isdisjoint", ["then", "after", "last", "round"]))));
}
function _with_targets(scene, row, targets) {
 let case_, each, icons, shown;
 let added = _added(scene);
 if ((!($t(nearest_paying$is_stated(scene)) || $t(added)) || $lt(MOST_ROUNDS, $len(row)))) {
  return [];
 }
 [shown, icons] = $list([_shown(scene), nearest_paying$icons(_phrases(scene), scene)]);
 let paying = $tuple($each($enumerate(shown), ([place, each]) => place, ([place, each]) => $t(each.fame)));
 let is_asked = $and($bool(paying), () => nearest_paying$asks_for_sanctuary(scene));
 let unknown = $frozenset();
 if (!$t(added)) {
  unknown = $or(scene.sanctuaries.unknown, unnamed_beside(scene));
 }
 if (($eq($len(targets), 1) && !$t(is_asked))) {
  return nearest_paying$one(row, $get(targets, 0), icons, added, unknown);
 }
 if (($t(added) && $t(targets))) {
  each = $list($each($slice(targets, null, MOST_CARDS, null), (target) => nearest_paying$one(row, target, icons, added, unknown)));
  return $list((function* ($source) { for (const cases of $iter($source)) for (const case_ of $iter(cases)) yield case_; })(each));
 }
 if (($t(scene.phrases) && !$t(shown))) {
  return [];
 }
 let denied = ($t(scene.phrases) ? [] : scene.sanctuaries.denied);
 let asked = ($t(is_asked) ? paying : []);
 let is_whole = $eq($len(row), MOST_ROUNDS);
 case_ = new RowPayCase({ row: row, targets: $any_of(targets, () => (($t(is_whole) && $t(shown)) ? [] : row)), sanctuaries: shown, asked: ($t(targets) ? asked : []), denied: denied });
 return ($t(is_settled(case_, unknown)) ? [case_] : []);
}
function _with_row(scene, row, targets) {
 let shown = ($t(nearest_paying$is_stated(scene)) ? _shown(scene) : []);
 let denied = ($t(shown) ? [] : scene.sanctuaries.denied);
 return new RowPayCase({ row: row, targets: targets, sanctuaries: shown, denied: denied });
}
function nearest_paying$one(row, target, icons, added, unknown) {
 let later = $slice(row, $add($call(row, "index", target), 1), null, null);
 let case_ = new TableauCase({ region: target, later: later, sanctuaries: icons, added: added });
 return ($t(is_settled(case_, unknown)) ? [case_] : []);
}
function _added(scene) {
 let phrase;
 let added = $dict(scene.reading.supposed.icons);
 for (phrase of $iter(scene.phrases)) {
  if (($t(_is_supposed(scene, phrase)) && !$t(added))) {
   added = new Map($each($call(phrase.icons, "items"), ([icon, number]) => [icon, $mul(number, phrase.number)]));
  }
 }
 return added;
}
function nearest_paying$asks_for_sanctuary(scene) {
 return $any_of($bool(scene.sanctuaries.targets), () => $any($each(scene.sentences, ([start, end]) => $and($eq(at(scene.words, end).text, "?"), () => $any($each($slice(scene.words, start, end, null), (word) => $in("sanctuary", word.kinds)))))));
}
function _counts_view(scene) {
 let counted = $list($each(scene.free_numbers, (each) => each, (each) => ((each.role === Role.ICONS) && $t(each.value) && !$eq(each.group, "need"))));
 return $any((function* ($source) { for (const each of $iter($source)) for (const word of $iter($call(scene.reading, "sentence_of", each))) yield is_any(word, ["faceup", "see"]); })(counted));
}
function nearest_paying$of_each(scene, lists, language) {
 let found, icons;
 let named = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) if ($eq($len(each.cards), 1)) yield card; })(lists)));
 let is_alone = $and($eq($len(named), 1), () => $all($each(lists, (each) => $eq($len(each.cards), 1))));
 let is_last = $any_of($bool(scene.phrases), () => $any_of($call(scene.reading, "has", "last"), () => scene.reading.is_last_named));
 is_last = $both(is_last, $and($call(scene.reading, "lacks", "penultimate"), () => !$t(has_others(scene, named))));
 is_last = $both(is_last, $any_of($call(scene.reading, "has", "last"), () => $any_of(scene.reading.is_last_named, () => !$t(is_placed_first(scene)))));
 if (($t(is_alone) && $t(is_last) && $t(nearest_paying$is_stated(scene)) && $t(_is_whole(scene)) && !$t(_counts_view(scene)))) {
  icons = nearest_paying$icons(_phrases(scene), scene);
  found = nearest_paying$one(named, $get(named, 0), icons, _added(scene), scene.sanctuaries.unknown);
  if ($t(found)) {
   return supposed(found, language);
  }
 }
 return $tuple($each($slice(named, null, MOST_CARDS, null), (region) => facts_of(region, language)));
}

// faraway.rulebook.cases.nearest_play
const nearest_play$ELSEWHERE = ["hand", "centre", "market", "lowest", "tie", "deck", "removed", "take", "grab", "pick"];
const IN_MIDDLE = ["centre", "market", "need", "removed"];
const OTHERS = ["stranger", "person", "pron", "other"];
const EARLIER = ["previous", "earlier", "before"];
const nearest_play$NEXT = ["play", "now", "if", "unreal", "me"];
const nearest_play$HOLDING = ["have", "still"];
const CHOSEN = ["take", "pick", "keep", "took", "find", "getting", "now"];
const [nearest_play$FEWEST_PLAYERS, nearest_play$MOST_DRAWN, LEAST_BACKWARD] = [2, 15, 3];
function row_of(scene) {
 let lists = $list($each(cards_of(scene), (each) => each, (each) => $t(nearest_play$is_row(each))));
 let longest = $max($each(lists, (each) => $len(each.cards)), { default: 0 });
 let found = $list($each(lists, (each) => each, (each) => $eq($len(each.cards), longest)));
 return ($eq($len(found), 1) ? $get(found, 0) : null);
}
function nearest_play$is_row(listed) {
 let cards = listed.cards;
 let is_list = $and($lt(1, $len(cards)), () => $le(LEAST_DURATION, $max(cards)));
 return $and(is_list, () => $and(($eq($len($set(cards)), $len(cards)) && $le($len(cards), MOST_ROUNDS)), () => $call(listed.kinds, "isdisjoint", nearest_play$ELSEWHERE)));
}
function is_of_finding(reading) {
 let is_asked = $any_of(asks_draw(reading), () => $any_of($call(reading, "asks_for", "sanctuary"), () => $call(reading, "has", "which", "sanctuary")));
 let is_found = $any($each($each(sentences_of(reading.words), ([start, end]) => $slice(reading.words, start, end, null), ([start, end]) => $eq(at(reading.words, end).text, "?")), (part) => $and($any($each(part, (word) => $in("find", word.kinds))), () => $any($each(part, (word) => $in("sanctuary", word.kinds))))));
 return $any_of(is_found, () => $and(is_asked, () => $call(reading, "lacks", "pay", "need")));
}
function of_finding(reading, is_backward) {
 let row;
 let scene = read_scene(reading);
 let hand = nearest_play$hand(reading);
 if ($t($call(reading, "has", "partial"))) {
  return _of_part(reading);
 }
 if ($t(is_backward)) {
  row = $slice($tuple($fromkeys(reading.durations)), null, null, -1);
  return ((($le(LEAST_BACKWARD, $len(row)) && $le($len(row), MOST_ROUNDS)) && !$t(hand)) ? _drawn(reading, row) : null);
 }
 let listed = row_of(scene);
 if (($t(_is_weighed(scene)) || ((listed !== null) && !$t(_is_of_one(scene, listed))))) {
  return null;
 }
 row = (((listed !== null) && !$t(scene.names)) ? listed.cards : []);
 if (($lt($len(row), $len(reading.row)) && $t($call(reading, "lacks", ...$iter(OTHERS), "elsewhere")) && !$t(hand))) {
  row = reading.row;
 }
 let stated = _stated_in_one_sentence(reading);
 if ($lt($len(row), $len(stated))) {
  row = stated;
 }
 if ($t(hand)) {
  return _of_hand(reading, row, hand);
 }
 let coming = (((listed !== null) && $eq(row, listed.cards)) ? _coming(scene, listed) : []);
 if ($lt(1, $len(coming))) {
  return new HandDrawCase({ row: row, hand: coming, is_open: nearest_play$is_open(reading) });
 }
 row = [...$iter(row), ...$iter(coming)];
 return ((($eq($len($set(row)), $len(row)) && $lt(1, $len(row))) && $t(is_kept(scene, row))) ? _drawn(reading, row) : null);
}
function _of_part(reading) {
 let cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 let pairs = $list($each($pairwise(cards), ([one, other]) => [other.value, one.value], ([one, other]) => ($t($any($each($slice(reading.words, one.place, other.place, null), (word) => $in("after", word.kinds)))) && !$t($any($each($slice(reading.words, one.place, other.place, null), (word) => is_any(word, ["break", "bracket"])))))));
 let is_plain = $and($call(reading, "lacks", ...$iter(OTHERS), "elsewhere", "hand", "centre"), () => !$t(reading.counts));
 if ((!$eq($len(pairs), 1) || !$t(finds($get(pairs, 0))) || $t(reading.sanctuaries.phrases) || !$t(is_plain))) {
  return null;
 }
 let clues = clues_on($fromkeys(reading.durations));
 return new DrawCase({ row: $get(pairs, 0), clues: clues, is_open: !$in("clue", reading.denied) });
}
function _is_weighed(scene) {
 let before, behind, place;
 for (place of $iter($call(scene.reading, "places", "or"))) {
  before = $set((function* ($source) { for (const each of $iter($source)) if ($lt(each.end, place)) for (const card of $iter(each.cards)) yield card; })(scene.lists));
  behind = $set((function* ($source) { for (const each of $iter($source)) if ($lt(place, each.start)) for (const card of $iter(each.cards)) yield card; })(scene.lists));
  if (($t(before) && $eq(before, behind))) {
   return true;
  }
 }
 return false;
}
function _is_of_one(scene, listed) {
 let within = $slice(scene.words, listed.start, listed.end, null);
 if ($in("elsewhere", listed.kinds)) {
  return false;
 }
 return !$t($any($each(within, (word) => $and(is_any(word, [...$iter(OTHERS), "me"]), () => !$in("own", word.kinds)))));
}
function is_placed_before(reading) {
 let phrases = reading.sanctuaries.phrases;
 let sentences = $list($each(phrases, (each) => $slice(reading.words, start_before(reading.words, each.start), stop_after(reading.words, each.end), null)));
 let is_chosen = $any((function* ($source) { for (const words of $iter($source)) for (const word of $iter(words)) yield is_any(word, CHOSEN); })(sentences));
 return $and($any_of(!$t(is_chosen), () => (tally_clues(reading) !== null)), () => $call(reading, "lacks", "hand"));
}
function _stated_in_one_sentence(reading) {
 let named = $list($each(reading.numbers, (number) => number, (number) => (number.role === Role.DURATION)));
 let sentence = ($t(named) ? $call(reading, "sentence_of", $get(named, 0)) : []);
 let first = $list($each(named, (number) => number, (number) => $eq($call(reading, "sentence_of", number), sentence)));
 let row = $tuple($fromkeys($each(first, (number) => number.value)));
 let is_plain = $and($any($each(sentence, (word) => $in("then", word.kinds))), () => $call(reading, "lacks", ...$iter(OTHERS), ...$iter(EARLIER), "after", "doubt", "hand", "centre", "compare"));
 let is_whole = $and(($eq($len(row), $len(first)) && $le($len(first), MOST_ROUNDS)), () => $eq($set(reading.durations), $set(row)));
 return (($t(is_plain) && $t(is_whole) && $le(LEAST_BACKWARD, $len(row))) ? row : []);
}
function _drawn(reading, row) {
 let clues = $call(reading.counts, "get", "clue", 0);
 let tallied = (($t(finds(row)) && $t(is_placed_before(reading))) ? clues_tallied(reading, row) : null);
 if ((tallied !== null)) {
  return new DrawCase({ row: row, clues: tallied });
 }
 if ($t(is_of_both(reading))) {
  return null;
 }
 if (($eq($len(row), 2) && $t(clues) && $t(finds(row)))) {
  return new DrawCase({ row: row, clues: clues });
 }
 let placed = $any_of(clues_described(reading.sanctuaries), () => 0);
 if ((!$t(placed) && !$t(clues) && $t(is_on_sanctuaries(reading)) && $t(is_placed_before(reading)))) {
  return null;
 }
 if (($t(placed) && $t(finds(row)) && !$t(clues) && !$t($call(reading, "has", "often")))) {
  return new DrawCase({ row: row, clues: $add(clues_on(row), placed) });
 }
 return new RoundsCase({ row: row, is_open: nearest_play$is_open(reading) });
}
function nearest_play$is_open(reading) {
 return $and(!$t(reading.sanctuaries.is_none), () => !$in("clue", reading.sanctuaries.denied));
}
function nearest_play$hand(reading) {
 let cards, held;
 if (!$t($call(reading, "has", "hand"))) {
  held = $list($each(reading.laid.lists, (each) => each, (each) => ($lt(1, $len(each.cards)) && $t($all($each(nearest_play$HOLDING, (kind) => $in(kind, each.kinds)))))));
  return ($eq($len(held), 1) ? $get(held, 0).cards : []);
 }
 cards = held_in_hand(reading);
 return $tuple($fromkeys($each($sorted(cards, { key: (each) => each.place }), (each) => each.value)));
}
function _of_hand(reading, row, hand) {
 let lying = $tuple($fromkeys($each(reading.durations, (each) => each, (each) => !$in(each, hand))));
 if (($lt(1, $len(row)) && $t($call($set(row), "isdisjoint", hand)))) {
  if (($t($call(reading, "has", "draw")) && $t($call(reading, "lacks", "if", "unreal", "which", "who")))) {
   return _drawn(reading, row);
  }
  return new HandDrawCase({ row: row, hand: hand, is_open: nearest_play$is_open(reading) });
 }
 let is_one = $and($eq($len(lying), 1), () => $call(reading, "lacks", ...$iter(OTHERS)));
 return ($t(is_one) ? new HandDrawCase({ row: lying, hand: hand, is_open: nearest_play$is_open(reading) }) : null);
}
function _coming(scene, row) {
 let found = $list($each(cards_of(scene), (each) => each, (each) => ($lt(row.end, each.start) && !$in($get(each.cards, 0), row.cards) && $t($call(each.kinds, "isdisjoint", nearest_play$ELSEWHERE)) && !$t($call(each.kinds, "isdisjoint", nearest_play$NEXT)) && ($le(LEAST_DURATION, $get(each.cards, 0)) || $t(is_any(at(scene.words, $sub(each.start, 1)), ["the", "own", "play"]))))));
 return $tuple($fromkeys($each(found, (each) => $get(each.cards, 0))));
}
function is_of_turns(reading) {
 let is_asked = $and($call(reading, "has", "who"), () => !$t($call(reading, "lacks", "centre", "order")));
 return $and(is_asked, () => $call(reading, "lacks", "pay", "reckon", "sanctuary", "lowest", "wins"));
}
function of_own_draw(reading) {
 let owned = $slice(once($list($each(read_owners(reading), (each) => each, (each) => $eq(each.owner, ME)))), null, 2, null);
 let row = (($eq($len(owned), 2) && $t(asks_draw(reading))) ? couple_of(reading, $get(owned, 0), $get(owned, 1)) : []);
 let placed = clues_described(reading.sanctuaries);
 if ((!$t(row) || (placed === null) || $t($call(reading, "lacks", ...$iter(OTHERS), "elsewhere")))) {
  return null;
 }
 return new DrawCase({ row: row, clues: $add(clues_on(row), placed), is_open: !$t(placed) });
}
function of_turns(reading) {
 let pairs = pairs_of_players(reading);
 if ($t(pairs)) {
  return new FindersCase({ pairs: pairs, is_ordered: true });
 }
 let lists = read_scene(reading).lists;
 let listed = $set((function* ($source) { for (const each of $iter($source)) if ($lt(1, $len(each.cards))) for (const card of $iter(each.cards)) yield card; })(lists));
 let alone = $tuple($fromkeys($each(reading.numbers, (number) => number.value, (number) => ((number.role === Role.DURATION) && !$in(number.value, listed) && !$t(nearest_play$is_in_middle(reading, number))))));
 let is_whole = $all($each($call(reading, "values", Role.PLAYERS), (number) => $eq(number, $len(alone))));
 let is_earlier = $any((function* ($source) { for (const number of $iter($source)) if ((number.role === Role.DURATION)) for (const word of $iter($call(reading, "sentence_of", number))) yield is_any(word, [...$iter(EARLIER), "then", "after"]); })(reading.numbers));
 let is_of_round = $and(($lt(1, $len(alone)) && $le($len(alone), MOST_PLAYERS)), () => $and(is_whole, () => $call(reading, "lacks", "hand", "deck")));
 is_of_round = $both(is_of_round, !$t(is_earlier));
 if ($t(is_of_round)) {
  return new OrderCase({ played: alone });
 }
 return _with_others(reading);
}
function nearest_play$is_in_middle(reading, number) {
 let end, start;
 [start, end] = $list(clause_of(reading.words, number.place));
 let clause = $slice(reading.words, start, end, null);
 let is_taken = $and($any($each(clause, (word) => is_any(word, ["take", "pick"]))), () => !$t($any($each(clause, (word) => $in("play", word.kinds)))));
 return $any_of(is_taken, () => $any($each(clause, (word) => is_any(word, IN_MIDDLE))));
}
function _with_others(reading) {
 let players = players_of(reading);
 let owned = $list($each(read_owners(reading), (each) => each, (each) => $eq(each.owner, ME)));
 let others = $list($each(read_scene(reading).lists, (each) => each.cards, (each) => ($in("elsewhere", each.kinds) && $lt(1, $len(each.cards)))));
 if ((!$eq($len(others), 1) || !$t(owned) || !$eq($len($get(others, 0)), $sub(players, 1)))) {
  return null;
 }
 let mine = $get(owned, 0).number.value;
 return (!$in(mine, $get(others, 0)) ? new OrderCase({ played: [mine, ...$iter($get(others, 0))] }) : null);
}
function players_of(reading) {
 let players = $set($call(reading, "values", Role.PLAYERS));
 let is_one = $and($eq($len(players), 1), () => ($le(nearest_play$FEWEST_PLAYERS, $max(players)) && $le($max(players), MOST_PLAYERS)));
 return ($t(is_one) ? $max(players) : 0);
}
function of_supply(reading) {
 let number, players, rounds;
 [players, rounds] = $list([players_of(reading), $set($call(reading, "values", Role.ROUND))]);
 if (!$t(players)) {
  return null;
 }
 if ($eq($len(rounds), 1)) {
  number = $max(rounds);
  return new DeckCase({ players: players, round: number, has_removed: $lt(1, number) });
 }
 return new MarketCase({ players: players });
}
function of_hands(reading) {
 let is_asked = $and($call(reading, "has", "hand"), () => $call(reading, "asks_for", "hand", "card", "region"));
 return (($t(is_asked) && !$t(reading.durations)) ? new StateCase({ round: MOST_ROUNDS, topic: "hand" }) : null);
}
function of_keeping(reading) {
 let counted = $list($each(reading.numbers, (number) => number.value, (number) => ($in(number.role, $set([Role.CARDS, Role.DESCRIBED])) && $in("sanctuary", at(reading.words, $add(number.place, 1)).kinds))));
 let is_fair = $and($bool(counted), () => ($lt(1, $max(counted)) && $le($max(counted), nearest_play$MOST_DRAWN)));
 return ($t(is_fair) ? new KeepCase({ drawn: $max(counted) }) : null);
}
function of_ranks(reading) {
 return ranked_in_turn(reading);
}

// faraway.rulebook.cases.nearest_two
const nearest_two$FEWEST = 3;
const nearest_two$ELSEWHERE = ["hand", "centre", "middle", "market", "deck", "removed", "take", "grab", "pick", "lowest", "tie", "backward"];
const nearest_two$BESIDE = ["then", "after", "see", "faceup", "leftward", "hidden", "before", "earlier", "previous"];
const OWNERS = ["stranger", "person", "me", "own", "one"];
const nearest_two$PLAYED = ["last", "row", "play", "first"];
function of_two_rows(scene) {
 let first, second;
 let lists = $list($each(cards_of(scene), (each) => each, (each) => !$t(nearest_two$is_choice(scene, each))));
 let rows = $list($each(lists, (each) => each, (each) => $le(nearest_two$FEWEST, $len(each.cards))));
 if ((!$eq($len(rows), 2) || !$t(_is_scored(scene)) || !$t($all($each(rows, (each) => nearest_two$is_row(scene, each)))))) {
  return [];
 }
 [first, second] = $list(rows);
 let is_same = $eq($set(first.cards), $set(second.cards));
 let known = $set([...$iter(first.cards), ...$iter(second.cards)]);
 let is_open = $any_of($any($each(lists, (each) => !$t($call(known, "issuperset", each.cards)))), () => $eq(first.cards, second.cards));
 let is_counted = $any($each(scene.free_numbers, (each) => $and((each.role === Role.ICONS), () => $lt(0, each.value))));
 if (($t(is_open) || $t(is_counted) || !($t(is_same) || $t(_is_of_two(scene, first, second))))) {
  return [];
 }
 let is_printable = $all($each(scene.phrases, (phrase) => is_printed(shown_of(phrase))));
 if (($t(scene.phrases) && (!$t(is_same) || $t(is_of_another(scene)) || !$t(is_printable)))) {
  return [];
 }
 let named = $list((function* ($source) { for (const each of $iter($source)) if (!$in(each, rows)) for (const card of $iter(each.cards)) yield card; })(lists));
 return nearest_two$of_each(scene, $list($each(rows, (each) => each.cards)), $list($fromkeys(named)));
}
function nearest_two$is_choice(scene, listed) {
 return $any($each($slice(scene.words, listed.start, listed.end, null), (word) => $in("or", word.kinds)));
}
function _is_scored(scene) {
 let found, reading;
 [reading, found] = $list([scene.reading, scene.sanctuaries]);
 let is_asked = $and(!$t($call(reading, "lacks", "pay", "give", "reckon", "points", "many")), () => !$t($call(reading, "asks_for", "sanctuary")));
 is_asked = $both(is_asked, $call(reading, "lacks", "draw", "deck", "hand", "lowest", ($t(scene.phrases) ? "or" : "clue")));
 is_asked = $both(is_asked, !$t($any($each(scene.words, (word) => $and($in("find", word.kinds), () => !$in("wins", word.kinds))))));
 let is_stated = $any_of($and(found.is_none, () => !$t(found.phrases)), () => $and($bool(found.phrases), () => !$t(found.is_none)));
 return $and(is_asked, () => $and(is_stated, () => $and(!$t(found.is_doubtful), () => $and(!$t(found.unknown), () => scene.is_read))));
}
function nearest_two$is_row(scene, listed) {
 let before = at(scene.words, $sub(listed.start, 1));
 let is_distinct = ($eq($len($set(listed.cards)), $len(listed.cards)) && $le($len(listed.cards), MOST_ROUNDS));
 let is_paid = is_any(before, ["pay", "give", "points", "says"]);
 return $and(is_distinct, () => $and(!$t(is_paid), () => $and(!$t(listed.is_backward), () => $call(listed.kinds, "isdisjoint", nearest_two$ELSEWHERE))));
}
function _is_of_two(scene, first, second) {
 let _, start;
 [start, _] = $list(sentence_at(scene, first.start));
 let leads = [$slice(scene.words, start, first.start, null), $slice(scene.words, $add(first.end, 1), second.start, null)];
 let is_owned = $all($each(leads, (lead) => $any($each(lead, (word) => $any_of(is_any(word, OWNERS), () => word.is_capital)))));
 let is_played = !$t($call(first.kinds, "isdisjoint", nearest_two$PLAYED));
 is_played = $both(is_played, $all($each([first, second], (each) => $call(each.kinds, "isdisjoint", nearest_two$BESIDE))));
 return $and(is_owned, () => $and(is_played, () => $call($set(first.cards), "isdisjoint", second.cards)));
}
function nearest_two$of_each(scene, rows, named) {
 let later, row, target, targets;
 let shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield shown_of(phrase); })(scene.phrases));
 let cases = [];
 for (row of $iter(rows)) {
  targets = $tuple($each(row, (card) => card, (card) => $in(card, named)));
  if ($eq($len(targets), 1)) {
   [target] = $list(targets);
   later = $slice(row, $add($call(row, "index", target), 1), null, null);
   $call(cases, "append", new TableauCase({ region: target, later: later, sanctuaries: scene.sanctuaries.icons }));
  } else {
   $call(cases, "append", new RowPayCase({ row: row, targets: $any_of(targets, () => row), sanctuaries: shown }));
  }
 }
 return cases;
}

// faraway.rulebook.cases.nearest
const FINDING = $frozenset($set(["when-do-i-find", "previous-or-highest", "lower-region-finds-nothing", "equal-duration-finds", "how-many-drawn", "most-sanctuaries", "finding-in-round-one", "finding-in-round-eight", "clue-just-played", "clues-on-sanctuaries", "clue-on-sanctuary-this-round", "all-clues-or-one", "straight-line", "keeping-several-sanctuaries"]));
const nearest$TURNS = $frozenset($set(["who-takes-first", "taken-region-replaced", "no-start-player", "region-nobody-took"]));
const SUPPLY = $frozenset($set(["market-size", "region-deck-size", "cards-dealt", "market-empty", "must-i-take-a-region", "blind-draw-region", "overview-mistakes"]));
const KEEPING = $frozenset($set(["must-i-place-a-sanctuary", "keeping-several-sanctuaries", "leftover-sanctuaries"]));
const HANDS = "regions-left-in-hand";
const RANKS = $frozenset($set(["tie-break", "tie-for-second", "tie-break-hand"]));
const PAYING = $frozenset($set(["what-a-region-pays", "earlier-regions", "later-regions", "own-quest", "own-prerequisite", "prerequisite-earlier-regions", "prerequisite-not-met", "prerequisite-when", "prerequisite-met-twice", "prerequisite-kinds", "wonders-used-up", "wonder-both-needed-and-paid", "two-stones-on-a-card", "quest-per-clue", "quest-per-night", "quest-two-biomes", "how-many-sets", "card-in-two-sets", "two-roles", "last-card-pays", "region-without-quest", "sanctuaries-for-every-region", "sanctuary-wonders-prerequisite", "sanctuary-sees-all", "sanctuary-counts-itself", "sanctuary-in-sets", "coloured-sanctuary", "gray-sanctuary", "scoring-direction", "overview-scoring"]));
function nearest_lines(question, ruling, asked_in, spoken, is_known) {
 let is_onward, is_turned, rest, turns;
 let reading = read_question(question, asked_in, is_known);
 let both = of_two_rows(read_scene(reading));
 if (($t(both) && !$t(is_shaped(question, asked_in, "unordered")) && !$t(is_shaped(question, asked_in, "backward")))) {
  return supposed(both, spoken);
 }
 if (($in(ruling, nearest$TURNS) && $t($call(reading, "has", "lowest", "wins")))) {
  return _supposed(of_ranks(reading), spoken);
 }
 let found = [];
 if (($in(ruling, nearest$TURNS) || ($in(ruling, PAYING) && $t(is_of_turns(reading))))) {
  turns = $any_of(_agreed(question, asked_in, reading, of_turns(reading)), () => of_supply(reading));
  found = [...$iter(_supposed(turns, spoken)), ...$iter(_supposed(of_own_draw(reading), spoken))];
 } else if (($in(ruling, FINDING) || ($in(ruling, PAYING) && $t(is_of_finding(reading))))) {
  found = _of_finding(question, reading, asked_in, spoken);
 }
 if (($in(ruling, PAYING) && $t(asks_draw(reading)))) {
  return found;
 }
 if ($in(ruling, PAYING)) {
  is_turned = $any($each(["unordered", "backward", "choosing"], (name) => is_shaped(question, asked_in, name)));
  is_onward = is_shaped(question, asked_in, "onward");
  rest = read_question(question, asked_in, is_known, false);
  found = $any_of(found, () => _supposed(($t(is_turned) ? null : of_sides(read_scene(rest))), spoken));
  return $any_of(found, () => paying_lines(read_scene(reading), spoken, is_onward, is_turned));
 }
 return $any_of(found, () => _supposed(nearest$of_table(reading, ruling), spoken));
}
function nearest$of_table(reading, ruling) {
 if ($in(ruling, SUPPLY)) {
  return of_supply(reading);
 }
 if ($in(ruling, KEEPING)) {
  return of_keeping(reading);
 }
 if ($eq(ruling, HANDS)) {
  return of_hands(reading);
 }
 return ($in(ruling, RANKS) ? of_ranks(reading) : null);
}
function _of_finding(question, reading, asked_in, spoken) {
 if (($t($call(reading, "has", "pay")) && $t($call(reading, "lacks", "sanctuary", "find", "draw", "clue")))) {
  return [];
 }
 let is_backward = $any_of($call(reading, "has", "backward"), () => is_shaped(question, asked_in, "backward"));
 let case_ = of_finding(reading, is_backward);
 if (!$t(is_backward)) {
  case_ = ($t(is_shaped(question, asked_in, "unordered")) ? null : _agreed(question, asked_in, reading, case_));
 }
 let found = _supposed(case_, spoken);
 return (($t(found) && $t(is_last_round(reading))) ? [...$iter(found), message(spoken, "case-last-round")] : found);
}
function _agreed(question, asked_in, reading, case_) {
 if (($t($isinstance(case_, DrawCase)) && ($lt(case_.clues, clues_on(case_.row)) || !$t(is_placed_before(reading)) || $t(is_otherwise(reading, case_))))) {
  case_ = new RoundsCase({ row: case_.row, is_open: true });
 }
 return (((case_ === null) || $t(is_contradicted(question, asked_in, reading, case_))) ? null : case_);
}
function _supposed(case_, language) {
 return ((case_ === null) ? [] : supposed([case_], language));
}

export { parse_case as parseCase, preferred_ruling as preferredRuling, answer_case as answerCase, rulings_as_well as rulingsAsWell, nearest_lines as nearestLines };
