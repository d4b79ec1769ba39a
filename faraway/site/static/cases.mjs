/** Written from `faraway.rulebook.cases` by `python -m crosscheck javascript`; change those modules and write it again. */

import { $abs, $add, $all, $and, $any, $any_of, $bool, $both, $call, $dict, $each, $enum, $enumerate, $eq, $evolve, $frozenset, $fromkeys, $get, $in, $int, $isinstance, $items, $iter, $le, $len, $list, $lt, $map, $max, $min, $mod, $mul, $next, $once, $object, $or, $pairwise, $put, $range, $reversed, $set, $slice, $sorted, $str, $sub, $sum, $t, $takewhile, $tuple, $zip } from "./python.mjs";
import { Biome, CATALOGUE, Counts, Duration, Language, Per, PlayerState, Quest, Variant, Wonders, Word, ascending, common_words, count_for_quest, dealt, draw_remaining, due, finders, is_prerequisite_met, kept, market_size, message, pay_quest, rank_everyone, read_words, reveal_remaining, shapes_against, words_against } from "./reference.mjs";


// faraway.cards.wording
const wording$EN = Language.EN;
function wording$words_for_number(number, word, language = wording$EN) {
 return message(language, ("" + "count-" + word), { number: number });
}
function wording$words_in_a_row(words, language = wording$EN) {
 if ($lt($len(words), 2)) {
  return $call("", "join", words);
 }
 return message(language, "list-and", { first: wording$words_with_commas($slice(words, null, -1, null), language), second: $get(words, -1) });
}
function wording$words_with_commas(words, language = wording$EN) {
 let row, word;
 row = $get(words, 0);
 for (word of $iter($slice(words, 1, null, null))) {
  row = message(language, "list-comma", { first: row, second: word });
 }
 return row;
}
function wording$words_for_icons(card, language = wording$EN) {
 return wording$words_in_a_row($list($each(wording$icons(card), ([word, number]) => wording$words_for_number(number, word, language), ([word, number]) => $t(number))), language);
}
function wording$words_for_wonders(wonders, language = wording$EN) {
 let counts;
 counts = [["stone", wonders.stones], ["chimera", wonders.chimeras], ["thistle", wonders.thistles]];
 return wording$words_in_a_row($list($each(counts, ([word, number]) => wording$words_for_number(number, word, language), ([word, number]) => $t(number))), language);
}
function wording$words_for_quest(quest, language = wording$EN) {
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
 let names, words;
 names = ((quest.per === Per.BIOME) ? $list($each(quest.biomes, (biome) => biome.value)) : [quest.per.value]);
 words = $list($each(names, (name) => message(language, ("" + "term-" + name))));
 return ($eq($len(words), 1) ? $get(words, 0) : message(language, joined, { first: $get(words, 0), second: $get(words, 1) }));
}

// faraway.rulebook.cases.view
const view$ICONS = ["clue", "stone", "chimera", "thistle", "night", "river", "city", "forest", "desert"];
const view$BIOMES = ["river", "city", "forest", "desert"];
const view$WONDERS = ["stone", "chimera", "thistle"];
function view$own_icons(region) {
 let card, shown;
 card = $get(CATALOGUE.region_of, Duration(region));
 shown = new Map([["clue", card.clues], ["stone", card.stones], ["chimera", card.chimeras], ["thistle", card.thistles], ["night", $int(card.night)], [card.biome.value, 1]]);
 return new Map($each(view$ICONS, (icon) => [icon, $call(shown, "get", icon, 0)]));
}
function view$add_own_icons(region, counts) {
 let own;
 own = view$own_icons(region);
 return new Map($each($call(counts, "items"), ([icon, number]) => [icon, $add(number, $get(own, icon))]));
}
function view$see_together(region, others) {
 let card, printed, wanted;
 card = $get(CATALOGUE.region_of, Duration(region));
 printed = $list($each([region, ...$iter(others)], (each) => view$own_icons(each)));
 wanted = $set([...$iter(view$asked_wonders(card.prerequisite)), ...$iter(view$counted_icons(card))]);
 return new Map($each(view$ICONS, (icon) => [icon, $sum($each(printed, (each) => $get(each, icon)))], (icon) => $in(icon, wanted)));
}
function view$is_short(region, counts) {
 let asked;
 asked = view$asked_wonders($get(CATALOGUE.region_of, Duration(region)).prerequisite);
 return $any($each($call(counts, "items"), ([icon, number]) => $lt(number, $call(asked, "get", icon, 0))));
}
function view$is_prerequisite(region, needs) {
 return $and($bool(needs), () => $eq($dict(needs), view$asked_wonders($get(CATALOGUE.region_of, Duration(region)).prerequisite)));
}
function view$asked_wonders(wonders) {
 let each;
 each = new Map([["stone", wonders.stones], ["chimera", wonders.chimeras], ["thistle", wonders.thistles]]);
 return new Map($each($call(each, "items"), ([icon, number]) => [icon, number], ([icon, number]) => $t(number)));
}
function view$counted_icons(region) {
 let per;
 if ((region.quest === null)) {
  return [];
 }
 if (region.quest.per === Per.FIXED) {
  return [];
 } else if (region.quest.per === Per.BIOME_SET) {
  return view$BIOMES;
 } else if (region.quest.per === Per.BIOME) {
  return $tuple($each(region.quest.biomes, (biome) => biome.value));
 } else if (true) {
  per = region.quest.per;
  return [per.value];
 }
}

// faraway.rulebook.cases.beside
const beside$ENDS = $frozenset(".?!;");
const beside$NOTHING = new Word({ text: "", kinds: $frozenset() });
const beside$COMMA = new Word({ text: ",", kinds: $frozenset($set(["break"])) });
const [beside$LONGEST_STEP, beside$FARTHEST_PLACE, beside$LONG_LIST] = [3, 5, 4];
const beside$SHORTEST_LIST = 4;
const beside$SEEN = $frozenset($set(["after", "then"]));
const beside$UNSEEN = $frozenset($set(["before", "earlier", "previous", "hidden", "leftward"]));
function beside$at(words, place) {
 return (($le(0, place) && $lt(place, $len(words))) ? $get(words, place) : beside$NOTHING);
}
function beside$stop_after(words, place) {
 while (($lt(place, $len(words)) && !$in($get(words, place).text, beside$ENDS))) {
  place = $add(place, 1);
 }
 return $min(place, $len(words));
}
function beside$start_before(words, place) {
 while (($lt(0, place) && !$in($get(words, $sub(place, 1)).text, beside$ENDS))) {
  place = $sub(place, 1);
 }
 return $max(place, 0);
}
function beside$is_in_question(words, place) {
 return $eq(beside$at(words, beside$stop_after(words, place)).text, "?");
}
function beside$sentences_of(words) {
 let ends;
 ends = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 return $tuple($zip([0, ...$iter($each(ends, (end) => $add(end, 1)))], [...$iter(ends), $len(words)], { strict: true }));
}
function beside$is_in_run(words, place) {
 return $all($each($range($sub(place, 2), $add(place, 1)), (each) => $call(beside$at(words, each).text, "isdigit")));
}
function beside$begins_list(words, place) {
 let places;
 places = $range(place, $add(place, $mul(2, beside$LONG_LIST)), 2);
 return $all($each(places, (each) => $and($call(beside$at(words, each).text, "isdigit"), () => $eq(beside$at(words, $add(each, 1)).text, ","))));
}
function beside$is_in_list(words, place) {
 let end, start;
 start = place;
 end = place;
 while (($eq(beside$at(words, $sub(start, 1)).text, ",") && $t(beside$at(words, $sub(start, 2)).number))) {
  start = $sub(start, 2);
 }
 while (($eq(beside$at(words, $add(end, 1)).text, ",") && $t(beside$at(words, $add(end, 2)).number))) {
  end = $add(end, 2);
 }
 return $le(beside$SHORTEST_LIST, $sub(end, start));
}
function beside$is_any(word, kinds) {
 return !$t($call(word.kinds, "isdisjoint", kinds));
}
function beside$first_kind(word, kinds) {
 return ($t(beside$is_any(word, kinds)) ? $next($each(kinds, (kind) => kind, (kind) => $in(kind, word.kinds))) : "");
}
function beside$kind_of_regions(words, place) {
 let label, named, step;
 step = $add(place, 1);
 while (($t(beside$is_any(beside$at(words, step), $set(["small", "own", "the", "among"]))) && $le(step, $add(place, beside$LONGEST_STEP)))) {
  step = $add(step, 1);
 }
 if ((!$in("region", beside$at(words, step).kinds) || $lt($get(words, place).number, 2))) {
  return "";
 }
 label = ($eq(beside$at(words, $sub(place, 1)).text, ":") ? beside$at(words, $sub(place, 2)) : beside$NOTHING);
 named = beside$first_kind(label, view$ICONS);
 step = $add(step, 1);
 if (($t(named) || !$t(beside$is_any(beside$at(words, step), $set(["is", "neutral", "show", "have"]))))) {
  return named;
 }
 while (($t(beside$is_any(beside$at(words, step), $set(["small", "neutral", "is", "show", "have"]))) && !$t(beside$is_any(beside$at(words, step), view$ICONS)))) {
  step = $add(step, 1);
 }
 return beside$first_kind(beside$at(words, step), view$ICONS);
}
function beside$kind_of_cards(words, place) {
 let named;
 if (!$t(beside$is_any(beside$at(words, $add(place, 1)), $set(["region", "card"])))) {
  return "";
 }
 named = ($in("small", beside$at(words, $add(place, 2)).kinds) ? beside$at(words, $add(place, 3)) : beside$at(words, $add(place, 2)));
 return beside$first_kind(named, [...$iter(view$BIOMES), "night"]);
}
function beside$where_of(words, place) {
 let before, is_counted, named, start;
 is_counted = $any_of(beside$is_any(beside$at(words, $add(place, 1)), view$ICONS), () => beside$kind_of_cards(words, place));
 if (($t(is_counted) && $t((named = beside$place_named($slice(words, $add(place, 1), $add(place, 3), null)))))) {
  return named;
 }
 if ($t((named = beside$where_after(words, place)))) {
  return named;
 }
 before = $range($sub(place, beside$FARTHEST_PLACE), place);
 start = $next($each(before, (each) => each, (each) => $in("on", beside$at(words, each).kinds)), null);
 if (((start !== null) && !$t($any($each(before, (each) => beside$parts(words, each), (each) => $lt(start, each)))))) {
  return beside$place_named($slice(words, $add(start, 1), place, null));
 }
 return "";
}
function beside$where_after(words, place) {
 let after, named, rest, start;
 after = $range($add(place, 1), $add($add(place, 1), beside$FARTHEST_PLACE));
 start = $next($each(after, (each) => each, (each) => $in("on", beside$at(words, each).kinds)), null);
 if (((start === null) || $t($any($each(after, (each) => beside$parts(words, each), (each) => $lt(each, start)))))) {
  return "";
 }
 named = beside$place_named($slice(words, $add(start, 1), $add($add(start, 1), beside$LONGEST_STEP), null));
 rest = $takewhile((word) => !$t(beside$is_any(word, $set(["break", "conj"]))), $slice(words, $add(start, 1), null, null));
 return (($in(named, $set(["region", "card"])) && $t($any($each(rest, (word) => beside$is_any(word, beside$UNSEEN))))) ? "unseen" : named);
}
function beside$where_relative(words, place) {
 let after, is_end, is_ended, start;
 start = $add(place, 1);
 while (($t(beside$is_any(beside$at(words, start), $set(["have", "me", "small"]))) && !$t(beside$is_any(beside$at(words, start), $or(beside$SEEN, beside$UNSEEN))))) {
  start = $add(start, 1);
 }
 after = beside$at(words, $add(start, 1));
 is_end = $any_of(!$t(after.text), () => beside$is_any(after, $set(["break", "conj"])));
 is_ended = $and(is_end, () => !$t($any($each($slice(words, $add(place, 1), $add(start, 1), null), (word) => $call(word.text, "isdigit")))));
 return (!$t(is_ended) ? "" : ($t(beside$is_any(beside$at(words, start), beside$UNSEEN)) ? "unseen" : ($t(beside$is_any(beside$at(words, start), beside$SEEN)) ? "card" : "")));
}
function beside$parts(words, place) {
 return $and(beside$is_any(beside$at(words, place), $set(["break", "bracket"])), () => !$in("all", beside$at(words, $add(place, 1)).kinds));
}
function beside$place_named(words) {
 return $next((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(["region", "sanctuary", "card"])) if ($in(kind, word.kinds)) yield kind; })(words), "");
}
function beside$around(words, place, stops) {
 let ends, start;
 ends = $list($each($enumerate(words), ([each, word]) => each, ([each, word]) => $t(beside$is_any(word, stops))));
 start = $max($each(ends, (each) => $add(each, 1), (each) => $lt(each, place)), { default: 0 });
 return $slice(words, start, $min($each(ends, (each) => each, (each) => $le(place, each)), { default: $len(words) }), null);
}

// faraway.rulebook.cases.case
class case$FindCase {
 constructor($given) {
  this.row = $given.row;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class case$DrawCase {
 constructor($given) {
  this.row = $given.row;
  this.clues = $given.clues;
  this.is_open = $given.is_open ?? false;
  this.is_last_round = $given.is_last_round ?? false;
  this.has_found = $given.has_found ?? false;
 }
}
class case$RowCase {
 constructor($given) {
  this.row = $given.row;
  this.claimed = $given.claimed ?? 0;
 }
}
class case$RoundsCase {
 constructor($given) {
  this.row = $given.row;
  this.placed = $given.placed ?? [];
  this.is_open = $given.is_open ?? true;
 }
}
class case$HandDrawCase {
 constructor($given) {
  this.row = $given.row;
  this.hand = $given.hand;
  this.is_open = $given.is_open ?? true;
 }
}
class case$MostDrawnCase {
 constructor($given) {
  this.round = $given.round;
 }
}
class case$HandCase {
 constructor($given) {
  this.previous = $given.previous;
  this.hand = $given.hand;
 }
}
class case$LimitCase {
 constructor($given) {
  this.round = $given.round;
  this.players = $given.players ?? 0;
 }
}
class case$StateCase {
 constructor($given) {
  this.round = $given.round;
  this.topic = $given.topic;
  this.also = $given.also ?? 0;
  this.players = $given.players ?? 0;
 }
}
class case$FindersCase {
 constructor($given) {
  this.pairs = $given.pairs;
  this.is_ordered = $given.is_ordered ?? false;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class case$PicksCase {
 constructor($given) {
  this.played = $given.played;
  this.market = $given.market;
  this.taken = $given.taken ?? [];
 }
}
class case$SeatCase {
 constructor($given) {
  this.players = $given.players;
  this.seat = $given.seat;
 }
}
class case$OrderCase {
 constructor($given) {
  this.played = $given.played;
  this.is_last_round = $given.is_last_round ?? false;
  this.is_first_round = $given.is_first_round ?? false;
 }
}
class case$TieCase {
 constructor($given) {
  this.lowest = $given.lowest;
  this.has_hand = $given.has_hand ?? false;
  this.is_below = $given.is_below ?? false;
 }
}
class case$ShortageCase {
 constructor($given) {
  this.deck = $given.deck;
  this.due = $given.due;
  this.first = $given.first ?? 0;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class case$DuesCase {
 constructor($given) {
  this.deck = $given.deck;
  this.dues = $given.dues;
  this.is_last_round = $given.is_last_round ?? false;
 }
}
class case$CardCase {
 constructor($given) {
  this.region = $given.region;
  this.view = $given.view;
 }
}
class case$NeedCase {
 constructor($given) {
  this.needs = $given.needs;
  this.view = $given.view;
 }
}
class case$QuestCase {
 constructor($given) {
  this.fame = $given.fame;
  this.counted = $given.counted;
  this.view = $given.view;
 }
}
class case$TableauCase {
 constructor($given) {
  this.region = $given.region;
  this.later = $given.later;
  this.sanctuaries = $given.sanctuaries;
  this.is_also_last = $given.is_also_last ?? false;
  this.added = $given.added ?? new Map();
 }
}
class case$OptionsCase {
 constructor($given) {
  this.regions = $given.regions;
  this.later = $given.later;
  this.sanctuaries = $given.sanctuaries;
 }
}
class case$Shown {
 constructor($given) {
  this.icons = $given.icons;
  this.fame = $given.fame ?? 0;
  this.counted = $given.counted ?? [];
 }
}
class case$RowPayCase {
 constructor($given) {
  this.row = $given.row;
  this.targets = $given.targets;
  this.sanctuaries = $given.sanctuaries;
  this.asked = $given.asked ?? [];
  this.denied = $given.denied ?? [];
 }
}
class case$RegionsCase {
 constructor($given) {
  this.region = $given.region;
  this.later = $given.later;
 }
 get row() {
  const self = this;
  return [self.region, ...$iter(self.later)];
 }
}
class case$SetsCase {
 constructor($given) {
  this.view = $given.view;
 }
}
class case$RankCase {
 constructor($given) {
  this.totals = $given.totals;
  this.lowest = $given.lowest;
 }
}
class case$MarketCase {
 constructor($given) {
  this.players = $given.players;
 }
}
class case$KeepCase {
 constructor($given) {
  this.drawn = $given.drawn;
  this.is_of_clues = $given.is_of_clues ?? false;
 }
}
class case$DealCase {
 constructor($given) {
  this.players = $given.players;
 }
}
class case$DeckCase {
 constructor($given) {
  this.players = $given.players;
  this.round = $given.round;
  this.has_sanctuaries = $given.has_sanctuaries ?? false;
  this.has_deal = $given.has_deal ?? false;
  this.has_removed = $given.has_removed ?? false;
 }
}

// faraway.rulebook.cases.choices
function choices$is_said_to_pay(words, place) {
 let card, is_for, is_verb;
 is_verb = beside$is_any(beside$at(words, $sub(place, 1)), $set(["pay", "give"]));
 is_for = $and($in("the", beside$at(words, $add(place, 2)).kinds), () => $call(beside$at(words, $add(place, 3)).text, "isdigit"));
 if (($t(is_verb) && $t(is_for) && !$t(beside$is_any(beside$at(words, $add(place, 1)), $set(["break", "conj", "or", "then"]))))) {
  return true;
 }
 card = ($in("is", beside$at(words, $sub(place, 2)).kinds) ? beside$at(words, $sub(place, 3)) : beside$at(words, $sub(place, 2)));
 return $and(is_verb, () => $and($call(card.text, "isdigit"), () => !$eq(beside$at(words, beside$stop_after(words, place)).text, "?")));
}
function choices$is_choice(words, place) {
 let end, lead, part, start;
 [start, end] = $list([place, beside$stop_after(words, place)]);
 while (($lt(0, start) && !$in($get(words, $sub(start, 1)).text, beside$ENDS) && !$eq($get(words, $sub(start, 1)).text, ":"))) {
  start = $sub(start, 1);
 }
 part = $slice(words, start, end, null);
 if ((!$t(start) || !$eq(beside$at(words, end).text, "?") || !$t($any($each(part, (word) => $in("or", word.kinds)))))) {
  return false;
 }
 lead = $takewhile((word) => !$in(word.text, beside$ENDS), $reversed($slice(words, null, start, null)));
 if ($t($any($each(lead, (word) => beside$is_any(word, $set(["who", "which", "wins", "first", "last", "card", "region"])))))) {
  return false;
 }
 return $all($each(part, (word) => $any_of($call(word.text, "isdigit"), () => $any_of($eq(word.text, ","), () => beside$is_any(word, $set(["or", "counted", "claim", "neutral"]))))));
}
function choices$is_paid_choice(words, place) {
 let first, is_or, is_pair, second, stop;
 first = ($in("or", beside$at(words, $sub(place, 1)).kinds) ? $sub(place, 2) : place);
 second = $add(first, 2);
 stop = ($in("counted", beside$at(words, $add(second, 1)).kinds) ? beside$at(words, $add(second, 2)) : beside$at(words, $add(second, 1)));
 is_pair = $and($call(beside$at(words, first).text, "isdigit"), () => $call(beside$at(words, second).text, "isdigit"));
 is_or = $and($in("or", beside$at(words, $add(first, 1)).kinds), () => $eq(stop.text, "?"));
 return $and(is_pair, () => $and(is_or, () => beside$is_any(beside$at(words, $sub(first, 1)), $set(["pay", "give", "claim"]))));
}
function choices$is_in_chain(words, place) {
 let step;
 step = $add(place, 1);
 while (($eq(beside$at(words, step).text, ",") && $t($call(beside$at(words, $add(step, 1)).text, "isdigit")))) {
  step = $add(step, 2);
 }
 return $and($in("or", beside$at(words, step).kinds), () => beside$is_any(beside$at(words, $add(step, 2)), $set(["counted", "sanctuary"])));
}
function choices$is_confirmed(words) {
 return $and($bool(words), () => $all($each(words, (word) => $any_of(beside$is_any(word, $set(["neutral", "small", "filler", "or"])), () => $eq(word.text, "?")))));
}

// faraway.rulebook.cases.numbers
const numbers$GREATEST_DURATION = 68;
const numbers$ORDINALS = $frozenset($set(["th", "st", "nd", "rd", "er", "eme"]));
const [numbers$MOST_ROUNDS, numbers$LARGEST_GROUP, numbers$MOST_PLAYERS] = [8, 8, 6];
const numbers$LEAST_DURATION = 9;
const numbers$MORE = $frozenset($set(["more", "mehr"]));
const numbers$OF_ONE_ROUND = $frozenset($set(["al", "nel", "au"]));
const numbers$OUT_OF = $frozenset($set(["of", "von", "aus", "sur", "su"]));
const numbers$SHARE = $frozenset($set(["of", "von", "de", "di"]));
const numbers$NUMBERED = $frozenset($set(["runde", "zug", "durchgang", "karte", "region"]));
const numbers$COUNTABLE = $frozenset($set(["players", "counted", "card", "region", "sanctuary", ...$iter(view$ICONS)]));
const numbers$NAMING = $frozenset($set(["the", "card", "region", "own", "play"]));
const [numbers$LISTING, numbers$STOPS] = [$frozenset($set(["break", "conj", "then", "the", "small"])), $frozenset($set(["break", "bracket"]))];
const numbers$Role = $enum({ DURATION: "duration", ICONS: "icons", QUEST: "quest", PLAYERS: "players", CARDS: "cards", DESCRIBED: "described", COUNTED: "counted", ROUND: "round", CLAIM: "claim", LOOSE: "loose", OTHER: "other" });
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
function numbers$read_number(words, place, group, numbers) {
 let after, before, counted, is_step, role, start, word;
 [word, before, after] = $list([$get(words, place), beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 is_step = $and($in("round", before.kinds), () => $le(word.number, numbers$MOST_ROUNDS));
 if (($t(numbers$is_round(words, place)) || $t(numbers$is_further_round(words, place, numbers)))) {
  role = numbers$Role.ROUND;
 } else if (($in(after.text, numbers$ORDINALS) || ($eq(after.text, "e") && $le(after.kinds, $set(["unknown", "stranger"]))) || ($t(word.number) && $in("nth", word.kinds)) || $t(is_step) || $t(numbers$is_difference(words, place)))) {
  return [];
 } else if ($t((counted = numbers$counted(words, place, group, numbers)))) {
  return [counted];
 } else if (($t(word.number) && $t(numbers$is_per(words, (start = numbers$start_of_per(words, place)))) && !$in("nth", beside$at(words, $add(start, 1)).kinds))) {
  role = numbers$Role.OTHER;
 } else if (($t(choices$is_choice(words, place)) || $t(choices$is_paid_choice(words, place)) || $t(numbers$is_tally(words, place, numbers)))) {
  role = numbers$Role.CLAIM;
 } else if ($t(choices$is_in_chain(words, place))) {
  role = numbers$Role.COUNTED;
 } else if (($t(word.is_spelled) && $t(word.number) && $t(beside$is_in_list(words, place)))) {
  role = numbers$Role.DURATION;
 } else {
  role = ($t(numbers$is_claim(words, place, numbers)) ? numbers$Role.CLAIM : numbers$role(words, place));
 }
 return ($t(role) ? [new numbers$Number({ place: place, value: word.number, role: role })] : []);
}
function numbers$is_difference(words, place) {
 let behind, is_of;
 is_of = $and($in(beside$at(words, $sub(place, 1)).text, numbers$SHARE), () => !$t($call(beside$at(words, $add(place, 2)).text, "isdigit")));
 behind = ($in(beside$at(words, $add(place, 1)).text, numbers$SHARE) ? beside$at(words, $add(place, 2)) : beside$at(words, $add(place, 1)));
 return $any_of($in("difference", behind.kinds), () => $and(is_of, () => $in("difference", beside$at(words, $sub(place, 2)).kinds)));
}
function numbers$counted(words, place, group, numbers) {
 let after, before, counted, icon, is_next, of_regions, paid, relative, where, word;
 [word, before, after] = $list([$get(words, place), beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 if ($t((paid = numbers$paid_for(words, place)))) {
  return new numbers$Number({ place: place, value: word.number, role: numbers$Role.QUEST, icons: paid });
 }
 counted = ($t(beside$is_any(after, $set(["only", "symbol"]))) ? beside$at(words, $add(place, 2)) : after);
 icon = $any_of(beside$first_kind(counted, view$ICONS), () => beside$kind_of_cards(words, place));
 of_regions = ($t(icon) ? "" : beside$kind_of_regions(words, place));
 [icon, relative] = $list([$any_of(icon, () => of_regions), ""]);
 if ((!$t(icon) && $t(numbers) && ($get(numbers, -1).role === numbers$Role.ICONS) && !$t(beside$is_any(before, numbers$NAMING)))) {
  relative = ($le(word.number, numbers$MOST_ROUNDS) ? beside$where_relative(words, place) : "");
  icon = (($t(relative) || $t(beside$where_after(words, place))) ? $get($get(numbers, -1).icons, 0) : "");
 }
 if (!$t(icon)) {
  return null;
 }
 where = ($t(of_regions) ? "region" : $any_of(relative, () => beside$where_of(words, place)));
 group = $any_of(group, () => numbers$group_after(words, place));
 is_next = $and(beside$is_any(before, $set(["conj", "break"])), () => $and($bool(numbers), () => $eq($get(numbers, -1).place, $sub(place, 3))));
 if ((!$t(where) && $t(is_next) && $t(beside$is_any(beside$at(words, $sub(place, 2)), view$ICONS)))) {
  where = $get(numbers, -1).where;
 }
 return new numbers$Number({ place: place, value: word.number, role: numbers$Role.ICONS, icons: [icon], group: group, where: where });
}
function numbers$group_after(words, place) {
 let word;
 for (word of $iter($slice(words, $add(place, 1), $add($add(place, 1), beside$FARTHEST_PLACE), null))) {
  if ($in("need", word.kinds)) {
   return "need";
  }
  if ($t(beside$is_any(word, $set(["break", "have", "on", "pay", "give"])))) {
   return "";
  }
 }
 return "";
}
function numbers$is_round(words, place) {
 let after, before, is_nth, is_of_one, is_ranged, is_spelled, is_suffixed, named, word;
 [word, before, after] = $list([$get(words, place), beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 if ((!($le(1, word.number) && $le(word.number, numbers$MOST_ROUNDS)) || $in("party", word.kinds))) {
  return false;
 }
 is_suffixed = $any_of($in(after.text, numbers$ORDINALS), () => $and($eq(after.text, "e"), () => !$in("conj", after.kinds)));
 is_suffixed = $or(is_suffixed, $and($eq(after.text, "."), () => $and(!$eq(before.text, ":"), () => $in(beside$at(words, $add(place, 2)).text, numbers$NUMBERED))));
 named = ($t(is_suffixed) ? beside$at(words, $add(place, 2)) : after);
 is_nth = $any_of(is_suffixed, () => $in("nth", word.kinds));
 is_of_one = $and($in(before.text, numbers$OF_ONE_ROUND), () => beside$is_any(after, $set(["when"])));
 is_of_one = $or(is_of_one, $and($in("nth", word.kinds), () => numbers$goes_on_from_round(words, place)));
 if (($t(is_of_one) || ($t(is_nth) && $t(beside$is_any(named, $set(["when", "card", "region", "round", "middle"])))))) {
  return true;
 }
 is_ranged = $and($in("range", before.kinds), () => $in("when", beside$at(words, $sub(place, 2)).kinds));
 is_spelled = $and(word.is_spelled, () => $any_of($lt(word.number, 2), () => $any_of(beside$is_any(after, numbers$COUNTABLE), () => $in("whens", before.kinds))));
 return $and($any_of(is_ranged, () => $in("when", before.kinds)), () => $and(!$t(is_spelled), () => !$in("nth", before.kinds)));
}
function numbers$goes_on_from_round(words, place) {
 let after, named;
 after = ($in("the", beside$at(words, $add(place, 1)).kinds) ? beside$at(words, $add(place, 2)) : beside$at(words, $add(place, 1)));
 named = $list($each($range(beside$start_before(words, place), place), (each) => each, (each) => ($t(beside$is_any($get(words, each), $set(["first", "nth"]))) && $t(beside$is_any(beside$at(words, $add(each, 1)), $set(["when"]))))));
 return $and($call(after.text, "isdigit"), () => $bool(named));
}
function numbers$is_further_round(words, place, numbers) {
 let is_of_one, is_plural, is_ranged, last;
 if ((!$t(numbers) || $lt(numbers$MOST_ROUNDS, $get(words, place).number))) {
  return false;
 }
 last = $get(numbers, -1).place;
 is_of_one = $and($in(beside$at(words, $sub(place, 1)).text, numbers$OF_ONE_ROUND), () => !$t($get(words, place).is_spelled));
 if (($t(is_of_one) && $t($any($each(numbers, (each) => (each.role === numbers$Role.ROUND)))))) {
  return true;
 }
 if (($get(numbers, -1).role !== numbers$Role.ROUND)) {
  return false;
 }
 is_ranged = $in("range", beside$at(words, $sub(last, 1)).kinds);
 is_plural = ($t(is_ranged) ? $in("when", beside$at(words, $sub(last, 2)).kinds) : $in("whens", beside$at(words, $sub(last, 1)).kinds));
 return $and(is_plural, () => $any_of($eq(last, $sub(place, 1)), () => $and($eq(last, $sub(place, 2)), () => beside$is_any(beside$at(words, $sub(place, 1)), $set(["conj", "range"])))));
}
function numbers$is_claim(words, place, numbers) {
 let after, alone, before, is_got, is_last, reach, steps;
 [before, after] = $list([beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 is_last = $any_of($eq(after.text, "?"), () => $and($eq(after.text, ","), () => choices$is_confirmed($slice(words, $add(place, 2), null, null))));
 is_last = $or(is_last, $and($in("neutral", after.kinds), () => $eq(beside$at(words, $add(place, 2)).text, "?")));
 if (($lt(1, $get(words, place).number) && $t(choices$is_said_to_pay(words, place)))) {
  return true;
 }
 if (($lt($get(words, place).number, 2) || $t($any($each(numbers, (each) => $and((each.role === numbers$Role.DURATION), () => $eq(each.value, $get(words, place).number))))))) {
  return false;
 }
 alone = $list($takewhile((word) => !$in(word.text, beside$ENDS), $reversed($slice(words, null, place, null))));
 if (($t(is_last) && ($lt(0, $len(alone)) && $le($len(alone), 2)) && $t($all($each(alone, (word) => beside$is_any(word, $set(["neutral", "small", "then"]))))) && $t(numbers))) {
  return true;
 }
 if ((!$t(is_last) || $t(beside$is_any(before, $set(["the", "card", "region", "own", "with", "play", "have"]))))) {
  return false;
 }
 if (($in("or", before.kinds) && $t(numbers) && $in($get(numbers, -1).role, $set([numbers$Role.CARDS, numbers$Role.CLAIM, numbers$Role.COUNTED])))) {
  return true;
 }
 reach = $reversed($slice(words, $max($sub(place, beside$FARTHEST_PLACE), 0), place, null));
 steps = $list($takewhile((each) => !($t(beside$is_any(each, numbers$STOPS)) || $t($call(each.text, "isdigit"))), reach));
 is_got = $any($each(steps, (word) => beside$is_any(word, $set(["draw", "give", "pay"]))));
 return $any_of($in("claim", before.kinds), () => $and(is_got, () => !$t($any($each(steps, (word) => $in("due", word.kinds))))));
}
function numbers$is_tally(words, place, numbers) {
 let end, is_counted, is_had, is_low, start;
 [start, end] = $list([$sub(place, 1), $add(place, 1)]);
 while (($t(beside$is_any(beside$at(words, start), $set(["only", "whole", "small"]))) && !$t(beside$is_any($get(words, start), numbers$NAMING)))) {
  start = $sub(start, 1);
 }
 while ($t(beside$is_any(beside$at(words, end), numbers$LISTING))) {
  end = $add(end, 1);
 }
 is_had = $and(beside$is_any(beside$at(words, start), $set(["see", "have"])), () => !$in("with", $get(words, start).kinds));
 is_low = $and($call($get(words, place).text, "isdigit"), () => $le($get(words, place).number, numbers$MOST_ROUNDS));
 is_counted = $and(is_low, () => $any($each(numbers, (each) => (each.role === numbers$Role.ICONS))));
 return $and(is_counted, () => $and(is_had, () => !$t($call(beside$at(words, end).text, "isdigit"))));
}
function numbers$is_left(words, place) {
 let reach;
 reach = $slice(words, $max($sub(place, beside$FARTHEST_PLACE), 0), $add(place, numbers$LARGEST_GROUP), null);
 return $and($any($each(reach, (word) => beside$is_any(word, $set(["rest", "whole", "only"])))), () => $any($each(reach, (word) => $in("deck", word.kinds))));
}
function numbers$is_share(words, place) {
 let link, links, part;
 links = [$sub(place, 1), $add($add(place, 1), $eq(beside$at(words, $add(place, 1)).text, "out"))];
 for (link of $iter(links)) {
  if (($in(beside$at(words, link).text, numbers$OUT_OF) || $in("share", beside$at(words, link).kinds))) {
   part = $sub($sub(link, 1), $eq(beside$at(words, $sub(link, 1)).text, "out"));
   if (($lt(0, beside$at(words, part).number) && $lt(beside$at(words, part).number, beside$at(words, $add(link, 1)).number) && $le(beside$at(words, $add(link, 1)).number, numbers$LARGEST_GROUP))) {
    return true;
   }
  }
 }
 return false;
}
function numbers$role(words, place) {
 let after, before, is_begun, is_count, is_few, is_group, is_kinds, is_last, is_listed, is_named, is_near, is_of_rounds, is_share, word;
 [word, before, after] = $list([$get(words, place), beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 is_begun = $and($in("among", before.kinds), () => $any_of($lt(place, 2), () => $in("break", $get(words, $sub(place, 2)).kinds)));
 is_few = $and(is_begun, () => beside$is_any(after, $set(["break", "we", "many"])));
 is_of_rounds = $and($eq(before.text, "in"), () => $in("when", after.kinds));
 is_near = $and($le(word.number, numbers$LARGEST_GROUP), () => $and($any_of($in("group", before.kinds), () => is_few), () => !$t(is_of_rounds)));
 is_near = $or(is_near, $and($le(word.number, numbers$MOST_PLAYERS), () => $in("setup", beside$at(words, $sub(place, 2)).kinds)));
 is_group = $any_of($in("players", after.kinds), () => $any_of($and(is_near, () => !$t(beside$begins_list(words, place))), () => $in("party", word.kinds)));
 is_named = beside$is_any(before, $set(["region", "card"]));
 is_named = $or(is_named, $any_of(beside$is_in_run(words, place), () => $and($in(after.text, numbers$MORE), () => beside$is_any(before, numbers$NAMING))));
 is_count = $and(!$t(is_named), () => beside$is_any(after, $set(["sanctuary", "counted", "region", "card"])));
 if (($t(word.is_spelled) && $eq(word.number, 1) && $t(numbers$is_left(words, place)))) {
  return numbers$Role.CARDS;
 }
 is_share = numbers$is_share(words, place);
 is_listed = $and($in("then", before.kinds), () => $and($in("break", after.kinds), () => !$t(is_share)));
 if (($t(is_share) || ($t(word.is_spelled) && $lt(1, word.number) && !($t(is_count) || $t(is_group))))) {
  return ($t(is_listed) ? numbers$Role.DURATION : numbers$Role.LOOSE);
 }
 if (($t(word.is_spelled) && $lt(word.number, 2))) {
  return null;
 }
 is_kinds = $and($le(word.number, numbers$MOST_ROUNDS), () => $and(beside$is_any(after, $set(["biome", "goods"])), () => !$t(is_named)));
 if (($t(is_group) || $t(is_kinds) || ($t(beside$is_any(after, $set(["counted", "when"]))) && !($in(after.text, numbers$MORE) && $t(is_named))))) {
  return ($t(is_group) ? numbers$Role.PLAYERS : numbers$Role.COUNTED);
 }
 is_last = $and($le(word.number, numbers$MOST_ROUNDS), () => $and($in("last", after.kinds), () => $eq($slice(after.text, -1, null, null), "s")));
 if (($t(is_count) || $t(is_last))) {
  return numbers$Role.CARDS;
 }
 return (($le(1, word.number) && $le(word.number, numbers$GREATEST_DURATION)) ? numbers$Role.DURATION : numbers$Role.OTHER);
}
function numbers$is_name(words, place) {
 let after, before, is_begun;
 [before, after] = $list([beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 if ($t(beside$is_any(before, $set(["region", "card"])))) {
  return true;
 }
 is_begun = $any_of(!$t(before.text), () => beside$is_any(before, $set(["the", "own", "aux", "scoring"])));
 return $and(is_begun, () => $any_of(!$t(after.text), () => beside$is_any(after, $set(["break", "is", "need", "pay", "give"]))));
}
function numbers$start_of_per(words, place) {
 let start;
 start = $add(place, 1);
 while (($t(beside$is_any(beside$at(words, start), $set(["counted", "small", "pay"]))) && $le(start, $add(place, beside$LONGEST_STEP)) && !$t(numbers$is_per(words, start)))) {
  start = $add(start, 1);
 }
 return start;
}
function numbers$is_per(words, place) {
 let after, word;
 [word, after] = $list([beside$at(words, place), beside$at(words, $add(place, 1))]);
 return $any_of($in("per", word.kinds), () => $and($in("each", word.kinds), () => beside$is_any(after, view$ICONS)));
}
function numbers$paid_for(words, place) {
 let first, is_joined, second, start;
 start = numbers$start_of_per(words, place);
 if (!$t(numbers$is_per(words, start))) {
  return [];
 }
 while ($t(beside$is_any(beside$at(words, start), $set(["per", "the", "small"])))) {
  start = $add(start, 1);
 }
 if ($in("set", beside$at(words, start).kinds)) {
  return view$BIOMES;
 }
 first = beside$first_kind(beside$at(words, start), view$ICONS);
 is_joined = beside$is_any(beside$at(words, $add(start, 1)), $set(["conj", "or"]));
 start = $add(start, 2);
 while ($t(beside$is_any(beside$at(words, start), $set(["per", "the"])))) {
  start = $add(start, 1);
 }
 second = ($t(is_joined) ? beside$first_kind(beside$at(words, start), view$BIOMES) : "");
 if (!$t(second)) {
  return ($t(first) ? [first] : []);
 }
 return (($in(first, view$BIOMES) && !$eq(first, second)) ? [first, second] : []);
}

// faraway.rulebook.cases.quests
const quests$COLOURS = new Map([["green", "river"], ["yellow", "city"], ["red", "forest"], ["blue", "desert"]]);
const quests$ALL_COLOURS = [...$iter(quests$COLOURS), "gray"];
const [quests$FIXED_FAME, quests$FAME_OF_SET] = [5, 4];
class quests$Paid {
 constructor($given) {
  this.fame = $given.fame;
  this.counted = $given.counted;
  this.end = $given.end;
 }
}
function quests$colour_of(word) {
 return beside$first_kind(word, quests$ALL_COLOURS);
}
function quests$icon_of(word) {
 return $any_of(beside$first_kind(word, view$ICONS), () => $call(quests$COLOURS, "get", quests$colour_of(word), ""));
}
function quests$paid_at(words, place) {
 let end, first, is_joined, is_paid, second, step, word;
 word = beside$at(words, place);
 if ((!$t($call(word.text, "isdigit")) && !($t(word.is_spelled) && $lt(0, word.number)))) {
  return null;
 }
 step = $add(place, 1);
 while (($t(beside$is_any(beside$at(words, step), $set(["counted", "small", "pay"]))) && !$in("per", beside$at(words, step).kinds))) {
  step = $add(step, 1);
 }
 if (!$in("per", beside$at(words, step).kinds)) {
  return quests$fixed_at(words, place);
 }
 is_paid = beside$is_any(beside$at(words, $sub(place, 1)), $set(["pay", "give"]));
 if (($t(word.is_spelled) && $eq(word.number, 1) && $eq(step, $add(place, 1)) && !$t(is_paid))) {
  return null;
 }
 step = quests$behind_articles(words, step);
 if ($in("set", beside$at(words, step).kinds)) {
  step = $add(step, 1);
  while ($t(quests$is_of_set(beside$at(words, step)))) {
   step = $add(step, 1);
  }
  return new quests$Paid({ fame: word.number, counted: view$BIOMES, end: step });
 }
 [first, end] = $list([quests$icon_of(beside$at(words, step)), $add(step, 1)]);
 is_joined = $and(beside$is_any(beside$at(words, end), $set(["conj", "or"])), () => $in(first, view$BIOMES));
 step = quests$behind_articles(words, $add(end, 1));
 step = quests$behind_same(words, step, word.number);
 second = (($t(is_joined) && !$t(quests$opens_another(words, $sub(end, 1), step))) ? quests$icon_of(beside$at(words, step)) : "");
 if (($in(second, view$BIOMES) && !$eq(second, first))) {
  return new quests$Paid({ fame: word.number, counted: [first, second], end: $add(step, 1) });
 }
 return ($t(first) ? new quests$Paid({ fame: word.number, counted: [first], end: end }) : null);
}
function quests$implied_at(words, place) {
 let end, first, is_per, second, step;
 if ((!$t(beside$is_any(beside$at(words, place), $set(["pay", "give"]))) || $t(beside$is_any(beside$at(words, place), $set(["counted", "many"]))))) {
  return null;
 }
 step = $add(place, 1);
 while ((($t(beside$is_any(beside$at(words, step), $set(["per", "the", "small"]))) || !$t(beside$at(words, step).kinds)) && $le(step, $add(place, 3)))) {
  if (($t(beside$at(words, step).number) || !$t(beside$at(words, step).text))) {
   return null;
  }
  step = $add(step, 1);
 }
 is_per = $any($each($slice(words, $add(place, 1), step, null), (word) => $in("per", word.kinds)));
 if ($in("set", beside$at(words, step).kinds)) {
  step = $add(step, 1);
  while ($t(quests$is_of_set(beside$at(words, step)))) {
   step = $add(step, 1);
  }
  return new quests$Paid({ fame: 0, counted: view$BIOMES, end: step });
 }
 [first, end] = $list([quests$icon_of(beside$at(words, step)), $add(step, 1)]);
 second = (($in("or", beside$at(words, end).kinds) && $in(first, view$BIOMES)) ? quests$icon_of(beside$at(words, $add(end, 1))) : "");
 if (($in(second, view$BIOMES) && !$eq(second, first) && $t(is_per))) {
  return new quests$Paid({ fame: 0, counted: [first, second], end: $add(end, 2) });
 }
 return (($t(first) && $t(is_per)) ? new quests$Paid({ fame: 0, counted: [first], end: end }) : null);
}
function quests$fame_of(counted, is_gray, icons) {
 let is_symbol;
 if ($eq(counted, view$BIOMES)) {
  return quests$FAME_OF_SET;
 }
 is_symbol = $and(!$le($set(counted), $set(view$BIOMES)), () => !$eq(counted, ["night"]));
 return (($t(is_symbol) && $t(is_gray) && !$t(icons)) ? 0 : 1);
}
function quests$behind_same(words, step, fame) {
 let after, following, is_again, is_same;
 following = beside$at(words, step);
 is_same = $and($any_of($call(following.text, "isdigit"), () => following.is_spelled), () => $eq(following.number, fame));
 after = $add(step, 1);
 while (($t(is_same) && $t(beside$is_any(beside$at(words, after), $set(["counted", "pay", "per"]))))) {
  after = $add(after, 1);
 }
 is_again = $and(is_same, () => $and($lt($add(step, 1), after), () => $in("per", beside$at(words, $sub(after, 1)).kinds)));
 return (($t(is_again) && $in(quests$icon_of(beside$at(words, after)), view$BIOMES)) ? quests$behind_articles(words, after) : step);
}
function quests$opens_another(words, first, second) {
 let after, is_mixed;
 is_mixed = !$eq($bool(quests$colour_of($get(words, second))), $bool(quests$colour_of($get(words, first))));
 after = beside$at(words, $add(second, 1));
 return $and($bool(quests$colour_of($get(words, second))), () => $any_of(is_mixed, () => $any_of($call(after.text, "isdigit"), () => $in("with", after.kinds))));
}
function quests$fixed_at(words, place) {
 let end, is_fixed, is_of_sanctuary, start, word;
 [word, start, end] = $list([$get(words, place), $sub(place, 1), $add(place, 1)]);
 is_fixed = false;
 while (($t(beside$is_any(beside$at(words, end), $set(["fixed", "pay"]))) || ($in("counted", beside$at(words, end).kinds) && $t(beside$is_any(beside$at(words, end), $set(["pay"])))))) {
  is_fixed = $or(is_fixed, $any_of($in("fixed", beside$at(words, end).kinds), () => $in("counted", beside$at(words, end).kinds)));
  end = $add(end, 1);
 }
 while (($t(beside$is_any(beside$at(words, start), $set(["with", "small", "the", "give", "fixed", "pay", "its"]))) || $in(beside$at(words, start).text, $set([",", "("])))) {
  is_fixed = $or(is_fixed, $in("fixed", beside$at(words, start).kinds));
  start = $sub(start, 1);
 }
 is_fixed = $or(is_fixed, $and($eq(word.number, quests$FIXED_FAME), () => $and($in("gray", beside$at(words, start).kinds), () => !$t(quests$icon_of(beside$at(words, end))))));
 is_of_sanctuary = $any_of($bool(quests$colour_of(beside$at(words, start))), () => $any_of($in("sanctuary", beside$at(words, start).kinds), () => is_fixed));
 return (($t(is_fixed) && $t(is_of_sanctuary) && $lt(1, word.number)) ? new quests$Paid({ fame: word.number, counted: [], end: end }) : null);
}
function quests$is_of_set(word) {
 return $any_of($and(beside$is_any(word, $set(["small", "the", "biome", "among"])), () => $and(!$in("conj", word.kinds), () => !$t(word.is_spelled))), () => $any_of($eq(word.number, $len(view$BIOMES)), () => $eq(word.text, "aus")));
}
function quests$behind_articles(words, step) {
 while (($t(beside$is_any(beside$at(words, step), $set(["per", "the", "small", "complete"]))) && !$t(quests$icon_of(beside$at(words, step))))) {
  step = $add(step, 1);
 }
 return step;
}

// faraway.rulebook.cases.phrases
const phrases$SYMBOLS = ["clue", ...$iter(view$WONDERS), "night"];
const phrases$OTHER = ["elsewhere", "another", "else", "remainder"];
const [phrases$MOST_OF_A_KIND, phrases$NEAR_BEFORE, phrases$NEAR_AFTER, phrases$ALWAYS] = [8, 4, 3, 99];
const phrases$TALK = $frozenset(["many", "who", "need", "draw", "find", "play", "what", "region", "which", "if", "then", "after", "before", "tie", "deck", "keep"]);
class phrases$Phrase {
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
class phrases$Sanctuaries {
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
 get is_told() {
  const self = this;
  return $any_of($bool(self.phrases), () => $any_of(self.is_none, () => $bool(self.denied)));
 }
 get unknown() {
  const self = this;
  let open_ones, others;
  open_ones = $frozenset((function* ($source) { for (const phrase of $iter($source)) for (const icon of $iter(phrase.unknown)) yield icon; })(self.phrases));
  others = ($t(self.has_others) ? $call($frozenset(view$ICONS), "difference", self.denied) : $frozenset([]));
  return $or(open_ones, others);
 }
 get icons() {
  const self = this;
  let icon, number, phrase, total;
  total = $fromkeys(self.denied, 0);
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
  let spans;
  spans = [...$iter($each(self.phrases, (each) => [each.start, each.end])), ...$iter(self.blanks), ...$iter(self.borne)];
  return $frozenset((function* ($source) { for (const [start, end] of $iter($source)) for (const place of $iter($range(start, end))) yield place; })(spans));
 }
}
class phrases$Item {
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
  this.is_unsure = $given.is_unsure ?? false;
  this.is_open = $given.is_open ?? false;
  this.is_away = $given.is_away ?? false;
  this.is_retold = $given.is_retold ?? false;
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
class phrases$Found {
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
  let word;
  word = beside$at(self.words, place);
  if ($t(beside$is_in_run(self.words, place))) {
   return false;
  }
  return $any_of(word.is_spelled, () => $and($call(word.text, "isdigit"), () => ($lt(0, word.number) && $le(word.number, phrases$MOST_OF_A_KIND))));
 }
}
function phrases$is_none(word) {
 return $any_of($in("deny", word.kinds), () => $and(word.is_spelled, () => !$t(word.number)));
}
function phrases$denies(words, place) {
 let after, before, is_answer, is_denying, word;
 [word, before, after] = $list([$get(words, place), beside$at(words, $sub(place, 1)), beside$at(words, $add(place, 1))]);
 is_denying = $any_of(phrases$is_none(word), () => $any_of($in("gone", word.kinds), () => phrases$ends_with(words, place)));
 if (($in("nor", word.kinds) && !$t(is_denying))) {
  is_denying = $any_of(after.is_spelled, () => $any_of($bool(quests$icon_of(after)), () => beside$is_any(after, ["sanctuary", "with"])));
 }
 is_answer = $and($eq(after.text, ","), () => $in("break", $any_of(before.kinds, () => $set(["break"]))));
 return $and(is_denying, () => $and(!$in("or", before.kinds), () => !$t(is_answer)));
}
function phrases$ends_with(words, place) {
 let step;
 if (!$in("ending", $get(words, place).kinds)) {
  return false;
 }
 step = $add(place, 1);
 while (($t(beside$is_any(beside$at(words, step), ["with", "small", "on"])) && !$t(quests$icon_of(beside$at(words, step))))) {
  step = $add(step, 1);
 }
 return $and($le(step, $add(place, phrases$NEAR_AFTER)), () => $bool(quests$icon_of(beside$at(words, step))));
}
function phrases$named_in(part) {
 let icon, named;
 named = $set($each(part, (word) => icon, (word) => $t((icon = quests$icon_of(word)))));
 if ($t($any($each(part, (word) => $in("coloured", word.kinds))))) {
  $call(named, "update", view$BIOMES);
 }
 if ($t($any($each(part, (word) => $in("goods", word.kinds))))) {
  $call(named, "update", view$WONDERS);
 }
 if (($t($any($each(part, (word) => $in("symbol", word.kinds)))) && !$t(named))) {
  $call(named, "update", phrases$SYMBOLS);
 }
 return named;
}
function phrases$is_one(word) {
 return $and(word.is_spelled, () => $and($eq(word.number, 1), () => !$in("small", word.kinds)));
}

// faraway.rulebook.cases.doubts
const [doubts$LONGEST_CHOICE, doubts$LONGEST_LINK] = [4, 3];
const doubts$ALL_REGIONS = ["1", "68"];
const doubts$TIMING = $frozenset(["moment", "time", "immediately", "check", "checked", "checks", "verified", "yet", "immediatement", "suite", "verifie", "verifiee", "verifier", "verifies", "instant", "wann", "zeitpunkt", "augenblick", "sofort", "pruft", "gepruft", "prufen", "uberpruft", "kontrolliert", "momento", "istante", "subito", "controlla", "controllato", "controllare", "controllano", "verifica", "verificato", "verificare"]);
const doubts$WHEN = $frozenset(["when", "quand", "quando", "later", "tard", "spater", "tardi"]);
const doubts$MODAL = $frozenset(["can", "may", "must", "could", "should", "allowed", "legal", "puis", "peux", "peut", "peuvent", "dois", "doit", "faut", "droit", "kann", "darf", "muss", "konnen", "durfen", "mussen", "soll", "erlaubt", "posso", "puo", "possono", "devo", "deve", "devono", "bisogna"]);
function doubts$is_in_doubt(words, numbers, phrases) {
 let counted, free, is_denied, parts, taken;
 taken = $set((function* ($source) { for (const each of $iter($source)) for (const place of $iter($range(each.start, each.end))) yield place; })(phrases));
 counted = $list($each(numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $t(each.value) && !$eq(each.group, "need"))));
 free = $list($each(counted, (each) => each.place, (each) => !$in(each.place, taken)));
 parts = $list(doubts$parts(words));
 is_denied = $any((function* ($source) { for (const [start, end] of $iter($source)) for (const place of $iter(free)) yield $and(($le(start, place) && $lt(place, end)), () => doubts$is_denied(words, start, place)); })(parts));
 return $any_of(is_denied, () => $any_of(doubts$is_twofold(words, parts, phrases), () => $any_of(doubts$is_corrected(words), () => doubts$names_all(words))));
}
function doubts$is_corrected(words) {
 let first;
 first = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))), $len(words));
 return $any($each($slice(words, first, null, null), (word) => $in("correction", word.kinds)));
}
function doubts$names_all(words) {
 let texts;
 texts = $list($each(words, (word) => word.text, (word) => !$in("range", word.kinds)));
 return $any($each($pairwise(texts), (pair) => $eq(pair, doubts$ALL_REGIONS)));
}
function doubts$asks_when(words, numbers) {
 let counted;
 counted = $list($each(numbers, (each) => each.place, (each) => (each.role === numbers$Role.ICONS)));
 return $any($each(beside$sentences_of(words), ([start, stop]) => $and($eq(beside$at(words, stop).text, "?"), () => doubts$is_of_time($slice(words, start, stop, null), $any($each(counted, (each) => ($le(start, each) && $lt(each, stop))))))));
}
function doubts$asks_leave(words) {
 return $any($each($pairwise(words), ([word, after]) => $any_of($and($in(word.text, doubts$MODAL), () => $any_of(!$eq(word.text, "puis"), () => $eq(after.text, "je"))), () => $eq([word.text, after.text], ["have", "to"]))));
}
function doubts$is_of_time(part, is_told) {
 let is_allowed, is_paid, is_timed, played;
 is_timed = $any($each(part, (word) => $in(word.text, doubts$TIMING)));
 is_timed = $or(is_timed, $and(!$t(is_told), () => $any($each($enumerate(part), ([place, word]) => $and($in(word.text, doubts$WHEN), () => !$eq(beside$at(part, $add(place, 1)).text, "meme"))))));
 played = $list($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("play", word.kinds)));
 is_allowed = $and($bool(played), () => $any($each($slice(part, null, $get(played, -1), null), (word) => $in(word.text, doubts$MODAL))));
 is_paid = $any($each(part, (word) => beside$is_any(word, ["pay", "give", "enough"])));
 return $any_of(is_timed, () => $and($bool(played), () => $and(!$t(is_paid), () => $any_of(is_allowed, () => !$t(is_told)))));
}
function doubts$is_denied(words, start, place) {
 let each;
 for (each of $iter($range($sub(place, 1), $sub(start, 1), -1))) {
  if ($in("conj", $get(words, each).kinds)) {
   return false;
  }
  if ($t(phrases$denies(words, each))) {
   return true;
  }
 }
 return false;
}
function *doubts$parts(words) {
 let after, is_stop, place, start, word;
 start = 0;
 for (place of $iter($range($add($len(words), 1)))) {
  [word, after] = $list([beside$at(words, place), beside$at(words, $add(place, 1))]);
  is_stop = beside$is_any(word, ["break", "bracket"]);
  is_stop = $or(is_stop, $and($in("conj", word.kinds), () => $and(phrases$is_none(after), () => $in("else", after.kinds))));
  if (($eq(place, $len(words)) || $t(is_stop))) {
   yield [start, place];
   start = $add(place, 1);
  }
 }
}
function doubts$is_twofold(words, parts, phrases) {
 let clause, either, end, is_joined, numbered, place, start, supposed, taken, word;
 either = $list($each(words, (word) => word, (word) => $in("either", word.kinds)));
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
 numbered = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))), $len(words));
 taken = $set((function* ($source) { for (const each of $iter($source)) if ($t(each.quest)) for (const place of $iter($range(each.start, each.end))) yield place; })(phrases));
 for ([place, word] of $iter($enumerate(words))) {
  if (($in("or", word.kinds) && $t(doubts$is_choice(words, place, taken)))) {
   return true;
  }
  is_joined = $and($lt(numbered, place), () => beside$is_any(word, ["conj", "or", "else"]));
  if (($t(is_joined) && $t($any($each($range($add(place, 1), $min($add($add(place, 1), doubts$LONGEST_LINK), $len(words))), (each) => doubts$opens_scene(words, place, each)))))) {
   return true;
  }
 }
 return false;
}
function doubts$opens_scene(words, joined, place) {
 let after, between, card, is_near, is_without;
 between = $slice(words, $add(joined, 1), place, null);
 is_near = $all($each(between, (word) => beside$is_any(word, ["many", "what", "pay", "small", "then", "break"])));
 after = beside$at(words, $add(place, 1));
 card = ($t(beside$is_any(after, ["the", "small", "card", "region"])) ? beside$at(words, $add(place, 2)) : after);
 is_without = $and(phrases$is_none($get(words, place)), () => $call(card.text, "isdigit"));
 return $and(is_near, () => $any_of($in("if", $get(words, place).kinds), () => is_without));
}
function doubts$is_choice(words, place, taken) {
 let after, before, colours, is_colour, is_ordinal, ordinal;
 before = $range($max($sub(place, doubts$LONGEST_CHOICE), 0), place);
 after = $range($add(place, 1), $min($add($add(place, 1), doubts$LONGEST_CHOICE), $len(words)));
 ordinal = ["first", "last", "nth"];
 is_ordinal = $and($any($each(before, (each) => beside$is_any($get(words, each), ordinal))), () => $any($each(after, (each) => beside$is_any($get(words, each), ordinal))));
 colours = quests$ALL_COLOURS;
 is_colour = $and(!$in(place, taken), () => $any((function* ($source) { for (const left of $iter($source)) for (const right of $iter(after)) yield $and(beside$is_any($get(words, left), colours), () => $and(beside$is_any($get(words, right), colours), () => $call($get(words, left).kinds, "isdisjoint", $call($get(words, right).kinds, "intersection", colours)))); })(before)));
 return $any_of(is_ordinal, () => is_colour);
}

// faraway.rulebook.cases.claims
const claims$SPEAKING = ["me", "other", "person", "stranger", "one", "pron"];
const claims$CLAIMING = [...$iter(claims$SPEAKING), "elsewhere"];
const claims$GIVING = ["says", "getting", "give", "deal", "draw"];
const [claims$CLAIMED_DRAW, claims$CLAIMED_COUNT, claims$CLAIMED_FIND] = ["claimed-draw", "claimed-count", "claimed-find"];
const claims$MOST_DRAWN = 15;
const claims$UNTOLD = ["sanctuary", "deny", "then", ...$iter(claims$GIVING)];
const claims$FACTS = ["sanctuary", "have", "play", "then", "after", "before", "earlier", "deny", "red", "blue", "green", "yellow", "gray"];
const claims$OTHERWISE = ["find", "draw", "middle", "deck", "players", "who", "tie", "lowest", "wins", "hand", "order"];
const claims$NAMING = ["the", "card", "region", "own", "on"];
const claims$HELD = ["have", "play", "red", "blue", "green", "yellow", "gray"];
const claims$BESIDE = 4;
const claims$CLAIMED = $evolve(beside$NOTHING, { text: "claims", kinds: $frozenset($set(["pay"])) });
const claims$CLAIMED_TOTAL = $evolve(beside$NOTHING, { text: "claims", kinds: $frozenset($set(["pay", "reckon"])) });
function claims$without_claims(words) {
 let blank, claim, claimed, claims, end, facts, is_claimed, is_fact, is_scored, is_theirs, number, part, said, start, totals;
 blank = $set();
 claimed = $set();
 claims = new Map([]);
 totals = [];
 is_scored = !$t($any($each(words, (word) => $and(beside$is_any(word, claims$OTHERWISE), () => !$in("says", word.kinds)))));
 for ([start, end] of $iter(beside$sentences_of(words))) {
  part = $slice(words, start, end, null);
  if ($t((claim = claims$claim_on_sanctuaries(words, start, end)))) {
   $call(blank, "update", $range(start, end));
   $put(claims, start, claim);
   continue;
  }
  said = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("says", word.kinds)), 0);
  is_claimed = $any($each($slice(part, null, said, null), (word) => beside$is_any(word, claims$CLAIMING)));
  totals = $add(totals, ($t($any($each(part, (word) => $in("reckon", word.kinds)))) ? [$add(start, said)] : []));
  is_theirs = $any($each($slice(part, null, said, null), (word) => beside$is_any(word, ["person", "stranger", "other"])));
  facts = $list($each(claims$FACTS, (kind) => kind, (kind) => (!$eq(kind, "deny") || !$t(is_theirs))));
  is_fact = $and($any($each(part, (word) => beside$is_any(word, facts))), () => !$t($any($each(part, (word) => $in(word.text, doubts$MODAL)))));
  if (($t(said) && $t(is_claimed) && !$t(is_fact) && !$eq(beside$at(words, end).text, "?") && !$t(claims$has_cards(part)))) {
   $call(blank, "update", $range(start, end));
   $call(claimed, "update", (($t(is_scored) && $t(claims$number_behind(part, said))) ? [$add(start, said)] : []));
  } else if (($t(said) && $t(is_claimed))) {
   number = claims$number_behind(part, said);
   $call(claimed, "update", ($t(number) ? [$add(start, said)] : []));
   $call(blank, "update", $range($add(start, claims$reason(part, said)), end));
   $call(blank, "update", ($t(number) ? $range($add(start, number), $add($add($add(start, number), 1), claims$is_counted(part, number))) : []));
   $call(blank, "update", $each(claims$further(part, number), (place) => $add(start, place), (place) => $t(number)));
  }
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, claims) ? $evolve(beside$COMMA, { kinds: $frozenset($set(["break", $get(claims, place)])) }) : (($in(place, claimed) && !$t(claims)) ? ($in(place, totals) ? claims$CLAIMED_TOTAL : claims$CLAIMED) : ($in(place, blank) ? beside$COMMA : word)))));
}
function claims$claim_on_sanctuaries(words, start, end) {
 let drawing, is_asked, is_counted, is_fact, is_given, is_of_sanctuaries, is_small, is_told, named, numbers, part;
 part = $slice(words, start, $add(start, claims$reason($slice(words, start, end, null), 0)), null);
 named = $set($each([...$iter($slice(words, null, start, null)), ...$iter($slice(words, end, null, null))], (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
 numbers = $list($each(part, (word) => word, (word) => ($t($call(word.text, "isdigit")) || ($t(word.is_spelled) && $lt(1, word.number)))));
 is_small = $all($each(numbers, (word) => $any_of($le(word.number, claims$MOST_DRAWN), () => $in(word.number, named))));
 is_given = $any($each(part, (word) => $and(beside$is_any(word, claims$GIVING), () => !$in("own", word.kinds))));
 is_told = $and(is_given, () => $any($each(part, (word) => beside$is_any(word, claims$CLAIMING))));
 is_of_sanctuaries = $any($each(part, (word) => $in("sanctuary", word.kinds)));
 is_fact = $any($each(part, (word) => $and(beside$is_any(word, claims$FACTS), () => !$t(beside$is_any(word, claims$UNTOLD)))));
 is_asked = $any_of($eq(beside$at(words, end).text, "?"), () => $any($each(part, (word) => $in("many", word.kinds))));
 if ((!($t(is_small) && $t(is_told) && $t(is_of_sanctuaries) && $t(named)) || $t(is_fact) || $t(is_asked))) {
  return "";
 }
 is_counted = $any($each($enumerate(part), ([place, word]) => $and($lt(1, word.number), () => beside$is_any(beside$at(part, $add(place, 1)), ["sanctuary", "card"]))));
 drawing = ($t(is_counted) ? ["draw", "clue", "card", "deal"] : ["clue"]);
 if ($t($any($each(part, (word) => beside$is_any(word, drawing))))) {
  return claims$CLAIMED_DRAW;
 }
 return ($t(is_counted) ? claims$CLAIMED_COUNT : claims$CLAIMED_FIND);
}
function claims$has_cards(part) {
 return $any($each($enumerate(part), ([place, word]) => $and($call(word.text, "isdigit"), () => claims$is_named(part, place))));
}
function claims$is_named(part, place) {
 let before, is_of_verb;
 before = beside$at(part, $sub(place, 1));
 is_of_verb = $and($in("at", before.kinds), () => $in("says", beside$at(part, $sub(place, 2)).kinds));
 return $and(beside$is_any(before, claims$NAMING), () => !$t(is_of_verb));
}
function claims$number_behind(part, said) {
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
function claims$further(part, number) {
 return $list($each($range($add(number, 1), $len(part)), (place) => place, (place) => ($t($call($get(part, place).text, "isdigit")) && $t(beside$is_any(beside$at(part, $sub(place, 1)), ["me", "person", "stranger", "says"])) && !$t(beside$is_any(beside$at(part, $sub(place, 1)), claims$NAMING)))));
}
function claims$reason(part, said) {
 let is_plain, place;
 for (place of $iter($range($add(said, 1), $len(part)))) {
  is_plain = $all($each($slice(part, place, null, null), (word) => $and(!$t($call(word.text, "isdigit")), () => !$t(beside$is_any(word, claims$HELD)))));
  is_plain = $or(is_plain, claims$is_counted_reason($slice(part, place, null, null)));
  if (($in("because", $get(part, place).kinds) && $t(is_plain))) {
   return place;
  }
 }
 return $len(part);
}
function claims$is_counted_reason(part) {
 let is_plain, placed;
 placed = ["sanctuary", "on", "card", "region", ...$iter($each(claims$HELD, (kind) => kind, (kind) => !$eq(kind, "have")))];
 is_plain = $all($each(part, (word) => $and(!$t($call(word.text, "isdigit")), () => !$t(beside$is_any(word, placed)))));
 return $and(is_plain, () => $any($each(part, (word) => beside$is_any(word, view$ICONS))));
}
function claims$is_counted(part, place) {
 return $in("counted", beside$at(part, $add(place, 1)).kinds);
}

// faraway.rulebook.cases.laid
const laid$LINKS = $frozenset($set(["the", "conj", "small", "card", "region", "then", "neutral", "own", "plus", "on"]));
const laid$RELATIONS = ["after", "before"];
const [laid$MOST_LINKS, laid$FARTHEST] = [4, 6];
class laid$Listed {
 constructor($given) {
  this.cards = $given.cards;
  this.start = $given.start;
  this.end = $given.end;
  this.kinds = $given.kinds;
  this.lead = $given.lead ?? "";
  this.is_backward = $given.is_backward ?? false;
 }
}
class laid$Laid {
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
  return beside$sentences_of(self.words);
 }
 get free_numbers() {
  return $once(this, "free_numbers", () => this.free_numbers$());
 }
 free_numbers$() {
  const self = this;
  let paid, taken;
  taken = $set((function* ($source) { for (const number of $iter($source)) if (($t((paid = quests$paid_at(self.words, number.place))) && (number.role === numbers$Role.QUEST))) for (const place of $iter($range($add(number.place, 1), paid.end))) yield place; })(self.numbers));
  return $tuple($each(self.numbers, (number) => number, (number) => (!$in(number.place, taken) && !$t($call(self.sanctuaries, "is_taken", number.place)))));
 }
 get lists() {
  return $once(this, "lists", () => this.lists$());
 }
 lists$() {
  const self = this;
  let ends, number, runs, starts;
  runs = [];
  for (number of $iter(self.free_numbers)) {
   if ((number.role !== numbers$Role.DURATION)) {
    continue;
   }
   if (($t(runs) && $t($call(self, "_is_linked", $get($get(runs, -1), -1), number)))) {
    $call($get(runs, -1), "append", number);
   } else {
    $call(runs, "append", [number]);
   }
  }
  ends = [0, ...$iter($each(runs, (run) => $add($get(run, -1).place, 1)))];
  starts = [...$iter($each(runs, (run) => $get(run, 0).place)), $len(self.words)];
  return $tuple($each($enumerate(runs), ([index, run]) => new laid$Listed({ cards: $tuple($each(($t($call(self, "_is_backward", run)) ? $reversed(run) : run), (number) => number.value)), is_backward: $call(self, "_is_backward", run), start: $get(run, 0).place, end: $get(run, -1).place, kinds: $call(self, "_kinds_about", $get(ends, index), run, $get(starts, $add(index, 1))), lead: $call(self, "_lead", $get(run, 0).place) })));
 }
 _is_backward(run) {
  const self = this;
  return $and($lt(1, $len(run)), () => $any($each($range($max($sub($get(run, 0).place, laid$FARTHEST), 0), $get(run, 0).place), (place) => $and($in("backward", $get(self.words, place).kinds), () => $call(self, "is_told_backward", place)))));
 }
 is_told_backward(place) {
  const self = this;
  let before, end, is_other, start;
  [start, end] = $list([beside$start_before(self.words, place), $add(place, 1)]);
  while (($in(beside$at(self.words, end).text, $set([":", ","])) || $t(beside$is_any(beside$at(self.words, end), ["faceup", "is", "neutral"])))) {
   end = $add(end, 1);
  }
  end = $call(self, "_behind_first", end);
  before = $slice(self.words, start, place, null);
  is_other = $any($each(before, (word) => $and(beside$is_any(word, ["scoring", "play", "counted", "pay"]), () => !$in("reveal", word.kinds))));
  return $and($call(beside$at(self.words, end).text, "isdigit"), () => !$t(is_other));
 }
 _behind_first(start) {
  const self = this;
  let end;
  end = start;
  while (($eq(beside$at(self.words, end).text, ".") || $t(beside$is_any(beside$at(self.words, end), ["small", "me", "at", "first"])))) {
   end = $add(end, 1);
  }
  return ($in("first", beside$at(self.words, $sub(end, 1)).kinds) ? end : start);
 }
 _is_linked(left, right) {
  const self = this;
  let between, is_earlier, is_joined, is_near, lead;
  between = $slice(self.words, $add(left.place, 1), right.place, null);
  lead = [beside$at(self.words, $sub(left.place, 1)), beside$at(self.words, $sub(left.place, 2))];
  is_earlier = $any($each(lead, (word) => beside$is_any(word, ["earlier", "previous", "leftward"])));
  if (($t(is_earlier) && $t($any($each(between, (word) => $in("then", word.kinds)))))) {
   return false;
  }
  if ($lt(left.place, $call(self, "_place_of_lead", right.place))) {
   return false;
  }
  is_near = $and($le($len(between), laid$MOST_LINKS), () => $all($each(($t($call(self, "_is_end", between)) ? $slice(between, null, -1, null) : between), (word) => $any_of($eq(word.text, ","), () => $and(beside$is_any(word, laid$LINKS), () => !$t(beside$is_any(word, ["faceup", "have"])))))));
  is_joined = $any_of(!$t(between), () => $any($each(between, (word) => $any_of($eq(word.text, ","), () => beside$is_any(word, ["conj", "then", "plus"])))));
  return $and(is_near, () => is_joined);
 }
 _is_end(between) {
  const self = this;
  let is_joined;
  is_joined = $any($each($slice(between, null, -1, null), (word) => $any_of($eq(word.text, ","), () => beside$is_any(word, ["conj", "then"]))));
  return $and(is_joined, () => $in("last", $get(between, -1).kinds));
 }
 _kinds_about(after, run, before) {
  const self = this;
  let ends, first, kinds, leads, places, stop;
  ends = $list($each($range(after, $get(run, 0).place), (place) => place, (place) => $in($get(self.words, place).text, beside$ENDS)));
  first = ($t(ends) ? $add($get(ends, -1), 1) : after);
  stop = $next($each($range($add($get(run, -1).place, 1), before), (place) => place, (place) => $in("break", $get(self.words, place).kinds)), before);
  stop = $call(self, "_behind_apposition", run, stop, before);
  leads = $set([$call(self, "_place_of_lead", $get(run, 0).place), $call(self, "_place_of_lead", before)]);
  places = $list($each($range(first, stop), (place) => place, (place) => (!$t($call(self.sanctuaries, "is_taken", place)) && !$in(place, leads))));
  kinds = $frozenset((function* ($source) { for (const place of $iter($source)) for (const kind of $iter($get(self.words, place).kinds)) yield kind; })(places));
  return ($t($call(self, "_is_backward", run)) ? $sub(kinds, $set(["faceup"])) : kinds);
 }
 _behind_apposition(run, stop, before) {
  const self = this;
  let end, is_ended, is_placed, part;
  if (($lt(1, $len(run)) || !$eq(stop, $add($get(run, -1).place, 1)) || !$eq(beside$at(self.words, stop).text, ","))) {
   return stop;
  }
  end = $next($each($range($add(stop, 1), before), (place) => place, (place) => $in("break", $get(self.words, place).kinds)), before);
  part = $slice(self.words, $add(stop, 1), end, null);
  is_placed = $any($each(part, (word) => beside$is_any(word, ["last", "first", "penultimate"])));
  is_ended = $any_of($lt(end, before), () => $eq(before, $len(self.words)));
  return (($t(is_placed) && $t(is_ended) && $le($len(part), laid$MOST_LINKS)) ? end : stop);
 }
 _place_of_lead(place) {
  const self = this;
  let before, is_apart, is_lead, is_named, is_plain, start;
  start = $sub(place, 1);
  while (($t(beside$is_any(beside$at(self.words, start), ["the", "card", "region", "own"])) && !$t(beside$is_any(beside$at(self.words, start), laid$RELATIONS)))) {
   start = $sub(start, 1);
  }
  is_lead = $and(beside$is_any(beside$at(self.words, start), laid$RELATIONS), () => $call(beside$at(self.words, place).text, "isdigit"));
  before = beside$at(self.words, $sub(start, 1));
  is_apart = $any_of(!$t(before.text), () => beside$is_any(before, ["conj", "break", "bracket", "with"]));
  is_named = $and($lt(start, $sub(place, 1)), () => !$in("conj", before.kinds));
  is_plain = !$t(beside$is_any($get(self.words, start), ["then", "earlier"]));
  return (($t(is_lead) && ($t(is_named) || $t(is_plain) || !$t(is_apart))) ? start : -1);
 }
 _lead(place) {
  const self = this;
  let start;
  start = $call(self, "_place_of_lead", place);
  return $next($each(laid$RELATIONS, (kind) => kind, (kind) => ($le(0, start) && $in(kind, $get(self.words, start).kinds))), "");
 }
}

// faraway.rulebook.cases.order
const order$TAGS = ["ago", "then", "now", "previous", "earlier", "first", "last", "penultimate", "leftward", "doubt", "faceup"];
const order$BESIDE = ["after", "before"];
const order$FOLLOWED = $frozenset($set([...$iter(order$BESIDE), "after-doing", "before-doing"]));
const order$ALONE = [...$iter(order$TAGS), ...$iter(order$BESIDE)];
const order$STARTS = ["break", "conj", "then", "if"];
const order$SILENT = $frozenset($set(["small", "the", "card", "region", "play", "is", "filler", "have", "on", "neutral", "me", "own"]));
const order$PAST = $frozenset($set(["previous", "earlier"]));
const order$DOUBTFUL = new Map([["compare", "doubt"], ["stranger", "strange"], ["unknown", "unknown"]]);
const order$IN_DOUBT = $frozenset($set(["doubt", "strange", "unknown"]));
class order$Event {
 constructor($given) {
  this.duration = $given.duration;
  this.tags = $given.tags ?? $frozenset();
  this.round = $given.round ?? 0;
  this.is_linked = $given.is_linked ?? false;
  this.is_joined = $given.is_joined ?? false;
  this.is_same_sentence = $given.is_same_sentence ?? false;
 }
}
function order$read_events(words, numbers, durations) {
 let between, end, events, following, found, index, inner, is_apart, is_linked, is_new, kinds, number, places, rounds, said, start, tags, taken;
 rounds = new Map($each(numbers, (number) => [number.place, number.value], (number) => (number.role === numbers$Role.ROUND)));
 taken = $set($each(numbers, (number) => number.place));
 tags = new Map($each($range($len(words)), (place) => [place, order$tag_of(words, place)], (place) => !$in(place, taken)));
 events = [];
 for ([index, number] of $iter($enumerate(durations))) {
  start = order$begin(words, ($t(index) ? $get(durations, $sub(index, 1)).place : -1), number.place);
  following = ($lt($add(index, 1), $len(durations)) ? $get(durations, $add(index, 1)).place : $len(words));
  end = ($lt(following, $len(words)) ? order$begin(words, number.place, following) : following);
  end = $min(end, beside$stop_after(words, number.place));
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
  said = beside$start_before(words, number.place);
  inner = $list($each(places, (place) => place, (place) => ((($le(said, place) && $lt(place, number.place)) && $lt(0, index)) || ($lt(number.place, place) && $lt(place, following) && $lt(following, $len(words))))));
  if (!$t($any($each(inner, (place) => $eq($call(tags, "get", place), "unknown"))))) {
   found = $sub(found, $set(["unknown"]));
  }
  $call(events, "append", new order$Event({ duration: number.value, tags: $frozenset($or(found, (($t(is_linked) && $in("or", kinds)) ? $set(["doubt"]) : $set()))), round: $next($each(places, (place) => $get(rounds, place), (place) => $in(place, rounds)), 0), is_linked: is_linked, is_same_sentence: $and($lt(0, index), () => !$t($any($each(between, (place) => $in($get(words, place).text, beside$ENDS))))), is_joined: $and(is_linked, () => $and($in("conj", kinds), () => !$in("break", kinds))) }));
 }
 return events;
}
function order$begin(words, before, place) {
 let between, ends;
 between = $range($add(before, 1), place);
 ends = $list($each(between, (each) => $add(each, 1), (each) => $in($get(words, each).text, beside$ENDS)));
 if (($t(ends) || $lt(before, 0))) {
  return (($t(ends) && $lt(before, 0)) ? $get(ends, -1) : ($t(ends) ? $get(ends, 0) : 0));
 }
 return $next($each(between, (each) => each, (each) => ($t(beside$is_any($get(words, each), order$STARTS)) || $eq($get(words, each).text, "("))), $add(before, 1));
}
function order$tag_of(words, place) {
 let is_label, kind, word;
 word = $get(words, place);
 is_label = $and(beside$is_any(word, order$BESIDE), () => $and($eq(beside$at(words, $add(place, 1)).text, ":"), () => $in(beside$at(words, $sub(place, 1)).text, beside$ENDS)));
 if (($t(is_label) || ($t(beside$is_any(word, ["on", "beside"])) && $t(order$is_between_cards(words, place))))) {
  return (!$t(is_label) ? "after" : ($in("after", word.kinds) ? "then" : "earlier"));
 }
 for (kind of $iter(($t(beside$is_any(word, order$FOLLOWED)) ? order$BESIDE : []))) {
  if (($in(kind, word.kinds) && $t(order$is_before_a_number(words, place, $set(["the", "card", "region", "own"]))))) {
   return ($t(order$is_after_and(words, place)) ? "doubt" : kind);
  }
  if (($in(kind, word.kinds) && $t(beside$is_any(beside$at(words, $add(place, 1)), $set(["is"]))) && !$in("on", beside$at(words, $add(place, 1)).kinds))) {
   return ($eq(kind, "after") ? "then" : "earlier");
  }
  if ($in(("" + kind + "-doing"), word.kinds)) {
   return ($t(order$is_before_a_number(words, place, order$SILENT)) ? kind : "doubt");
  }
 }
 return order$tag_alone(words, place);
}
function order$tag_alone(words, place) {
 let after, found, is_end, word;
 word = $get(words, place);
 found = beside$first_kind(word, order$ALONE);
 after = beside$at(words, $add(place, 1));
 is_end = $and($bool(found), () => $any_of(!$t(after.text), () => $in("break", after.kinds)));
 if ($in(found, order$BESIDE)) {
  return (!$t(is_end) ? "doubt" : ($in("after", word.kinds) ? "then" : "earlier"));
 }
 if ($t(found)) {
  return (($eq(found, "doubt") && $t(is_end)) ? "" : found);
 }
 return $call(order$DOUBTFUL, "get", beside$first_kind(word, order$DOUBTFUL), "");
}
function order$is_between_cards(words, place) {
 let end, is_between, is_named, is_ranged, start;
 [start, end] = $list([$sub(place, 1), $add(place, 1)]);
 while (($t(beside$is_any(beside$at(words, start), ["me", "neutral", "play"])) && !$in("range", $get(words, start).kinds))) {
  start = $sub(start, 1);
 }
 while ($t(beside$is_any(beside$at(words, end), ["own", "the"]))) {
  end = $add(end, 1);
 }
 is_ranged = $any($each($slice(words, $max($sub(start, 3), 0), $add(start, 1), null), (word) => $in("range", word.kinds)));
 is_between = $and($call(beside$at(words, start).text, "isdigit"), () => $call(beside$at(words, end).text, "isdigit"));
 is_named = $any_of($lt($add(place, 1), end), () => beside$is_any($get(words, place), ["own", "the"]));
 return $and(is_named, () => $and(is_between, () => !$t(is_ranged)));
}
function order$is_after_and(words, place) {
 let before;
 before = beside$at(words, $sub(place, 1));
 return $any_of($in("conj", before.kinds), () => $and(!$t($call(before.text, "isdigit")), () => $in("conj", beside$at(words, $sub(place, 2)).kinds)));
}
function order$is_before_a_number(words, place, kinds) {
 let start;
 start = $add(place, 1);
 while ($t(beside$is_any(beside$at(words, start), kinds))) {
  start = $add(start, 1);
 }
 return $call(beside$at(words, start).text, "isdigit");
}
function order$in_order(events) {
 let doubts, first, is_by_rounds, is_doubtful, rounds, row, signs;
 row = $tuple($each(events, (event) => event.duration));
 is_by_rounds = $and($any($each(events, (event) => event.round)), () => $all($each(events, (event) => order$round_of(event))));
 doubts = ($t(is_by_rounds) ? $sub(order$IN_DOUBT, $set(["unknown"])) : order$IN_DOUBT);
 is_doubtful = $any($each(events, (event) => !$t($call(event.tags, "isdisjoint", doubts))));
 if (($t(is_doubtful) || $lt($len($set(row)), $len(row)) || !($le(2, $len(row)) && $le($len(row), numbers$MOST_ROUNDS)))) {
  return [];
 }
 if ($t(is_by_rounds)) {
  rounds = new Map($each(events, (event) => [order$round_of(event), event.duration]));
  return ($eq($len(rounds), $len(events)) ? $tuple($each($sorted(rounds), (each) => $get(rounds, each))) : []);
 }
 if ($t($any($each(events, (event) => $in("ago", event.tags))))) {
  return order$by_age(events);
 }
 first = $get(events, 0);
 signs = $list($each($pairwise(events), ([left, right]) => order$relation(left, right, (left === first))));
 if (($eq($len(events), 2) && $eq(signs, [1]) && $t($get(events, 1).is_joined) && !$t($or(first.tags, $get(events, 1).tags)))) {
  return [];
 }
 if ($t($all($each(signs, (sign) => $lt(0, sign))))) {
  return row;
 }
 return ($t($all($each(signs, (sign) => $lt(sign, 0)))) ? $slice(row, null, null, -1) : []);
}
function order$by_age(events) {
 let ages;
 ages = new Map($each(events, (event) => [($in("ago", event.tags) ? 0 : (!$t($call(event.tags, "isdisjoint", order$PAST)) ? 1 : 2)), event.duration]));
 return ($eq($len(ages), $len(events)) ? $tuple($each($sorted(ages), (each) => $get(ages, each))) : []);
}
function order$round_of(event) {
 return $any_of(event.round, () => $int($in("first", event.tags)));
}
function order$relation(left, right, is_first) {
 let is_going_on, is_past, is_said, signs;
 if (($t(is_first) && $in("after", right.tags) && !$in("before", right.tags))) {
  return -1;
 }
 is_past = !$t($call(left.tags, "isdisjoint", order$PAST));
 signs = $set([...$iter((($t(left.round) && $t(right.round)) ? $set([($lt(left.round, right.round) ? 1 : -1)]) : [])), ...$iter(($in("after", right.tags) ? $set([-1]) : [])), ...$iter(($in("before", right.tags) ? $set([1]) : [])), ...$iter((($in("after", left.tags) && $t(is_first)) ? $set([1]) : [])), ...$iter((($in("before", left.tags) && $t(is_first)) ? $set([-1]) : [])), ...$iter((!$t($call(right.tags, "isdisjoint", $set(["then", "now"]))) ? $set([1]) : [])), ...$iter((!$t($call(right.tags, "isdisjoint", $or(order$PAST, $set(["leftward"])))) ? $set([-1]) : ($t(is_past) ? $set([1]) : []))), ...$iter((($in("penultimate", right.tags) && $in("last", left.tags)) ? $set([-1]) : [])), ...$iter(($in("first", right.tags) ? $set([-1]) : ($in("first", left.tags) ? $set([1]) : [])))]);
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
const denials$WITHOUT = $frozenset($set(["without", "sans", "ohne", "senza"]));
const denials$LONGEST_NAME = 4;
class denials$Denial {
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
function denials$read_denial(found, place, last, item) {
 let begin, denial, end, is_doubtful, is_had, is_named, words;
 words = found.words;
 [begin, end] = $list(denials$clause(found, place, last));
 if (($t(phrases$is_none(beside$at(words, $add(place, 1)))) && $in($get(words, place).text, denials$WITHOUT) && $lt($add(place, 1), end))) {
  $call(found.blanks, "append", [place, $add(place, 2)]);
  is_named = $bool(phrases$named_in($slice(words, $add(place, 2), end, null)));
  return ($t(is_named) ? denials$read_denial(found, $add(place, 1), last, item) : $add(place, 2));
 }
 denial = denials$read(found, begin, place, end, last);
 is_had = $and((item !== null), () => item.has_content);
 if ($t($any($each($slice(words, place, end, null), (word) => $in("useless", word.kinds))))) {
  found.is_closed = true;
  return denials$blank(found, denial);
 }
 if (!$t(denials$is_about(found, denial, is_had))) {
  return $add(place, 1);
 }
 is_doubtful = denials$is_doubtful(words, denial);
 if (($t(denial.is_question) && !$t(denial.named) && !$t(is_had) && ($t(denial.is_first) || $t(is_doubtful)))) {
  return end;
 }
 found.is_doubtful = $or(found.is_doubtful, is_doubtful);
 return ($t(is_doubtful) ? end : denials$apply(found, denial, item));
}
function denials$read(found, begin, place, end, last) {
 let is_cut, part, words;
 words = found.words;
 part = $slice(words, $add(place, 1), end, null);
 is_cut = $and($in("on", beside$at(words, end).kinds), () => $lt(end, last));
 return new denials$Denial({ begin: begin, place: place, end: end, part: part, named: $frozenset(phrases$named_in(part)), is_of_sanctuaries: $any_of(is_cut, () => $any($each($slice(words, begin, end, null), (word) => $in("sanctuary", word.kinds)))), is_other: $any_of(phrases$ends_with(words, place), () => $any($each($slice(words, begin, end, null), (word) => beside$is_any(word, phrases$OTHER)))), is_question: $eq(beside$at(words, last).text, "?"), is_first: $le(place, $add(beside$start_before(found.words, place), phrases$NEAR_AFTER)) });
}
function denials$is_about(found, denial, is_had) {
 let is_of_regions, is_told;
 is_of_regions = $and($any($each(denial.part, (word) => $in("region", word.kinds))), () => !$t(denial.is_of_sanctuaries));
 is_told = $any_of($bool(denial.named), () => $any_of(denial.is_of_sanctuaries, () => $any_of(denial.is_other, () => is_had)));
 return $and(!$t(is_of_regions), () => $any_of(is_told, () => denials$takes_back(found, denial)));
}
function denials$is_doubtful(words, denial) {
 let is_asked, is_excepted, is_numbered, is_of_gray, is_simple, is_twice, is_without, part;
 part = denial.part;
 is_simple = $call($get(words, denial.place).text, "startswith", "non");
 is_twice = $and($any($each(part, (word) => $and(phrases$is_none(word), () => !$t(beside$is_any(word, ["nor", "else"]))))), () => !$t(is_simple));
 is_excepted = $any($each(part, (word) => $and($in("except", word.kinds), () => !$in("conj", word.kinds))));
 is_numbered = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => $and(word.is_spelled, () => $lt(1, word.number)))));
 is_without = $in($get(words, denial.place).text, denials$WITHOUT);
 is_asked = $and(!$t(is_without), () => $and(denial.is_question, () => $and(denial.is_of_sanctuaries, () => ($le(denial.place, $add(denial.begin, 1)) && $eq(denial.place, denials$start(denial))))));
 is_of_gray = $and(!$t(denial.named), () => $and(denial.is_other, () => $any($each(part, (word) => $in("gray", word.kinds)))));
 return $any_of(is_twice, () => $any_of(is_excepted, () => $any_of(is_numbered, () => $any_of(is_asked, () => is_of_gray))));
}
function denials$start(denial) {
 return (($t(denial.is_first) && $le(denial.place, $add(denial.begin, 1))) ? denial.place : -1);
}
function denials$apply(found, denial, item) {
 let is_of_item, is_without;
 if ($t(denial.named)) {
  is_of_item = $and(!$t(denial.is_other), () => $lt(denial.begin, denial.place));
  denials$deny(found, denial, ($t(is_of_item) ? item : null));
  if (((item === null) && !$t(denial.is_of_sanctuaries) && !$t(denial.is_other))) {
   return denial.end;
  }
 } else if (((item !== null) && $t(denials$is_disowned(found.words, denial, item)))) {
  return denials$disown(found, denial, item);
 } else if ($t(denial.is_other)) {
  denials$close(found, denial, item);
 } else if (((item !== null) && $t(item.has_content))) {
  is_without = $in($get(found.words, denial.place).text, denials$WITHOUT);
  if ((!$t(is_without) && !$in("with", beside$at(found.words, $sub(denial.place, 1)).kinds))) {
   $call(found.denied, "update", [...$iter(item.icons), ...$iter($each(view$BIOMES, (each) => each, (each) => $eq(each, item.colour)))]);
   [item.icons, item.colour, item.is_named] = $list([new Map([]), "", false]);
  }
 } else if ($t(denial.is_of_sanctuaries)) {
  return denials$deny_all(found, denial, item);
 }
 return denials$blank(found, denial);
}
function denials$is_disowned(words, denial, item) {
 let behind, is_mine;
 behind = $slice(words, item.end, denial.end, null);
 is_mine = $any($each(behind, (word) => $in("me", word.kinds)));
 is_mine = $both(is_mine, $any_of($any($each(behind, (word) => $in("have", word.kinds))), () => $in(" ", $get(words, denial.place).text)));
 return $and(is_mine, () => $and($bool(item.colour), () => $and(!$t(item.icons), () => (item.quest === null))));
}
function denials$disown(found, denial, item) {
 let start;
 start = item.start;
 $call(found.denied, "update", $each(view$BIOMES, (each) => each, (each) => $eq(each, item.colour)));
 while (($t(found.phrases) && $le(denial.begin, $get(found.phrases, -1).start))) {
  start = $get(found.phrases, -1).start;
  $call(found.denied, "update", $call(found.phrases, "pop").icons);
 }
 [item.colour, item.is_named, item.is_other, item.is_plural] = $list(["", false, false, false]);
 $call(found.blanks, "append", [start, denial.end]);
 found.behind = denial.end;
 return denial.end;
}
function denials$deny_all(found, denial, item) {
 found.is_doubtful = $or(found.is_doubtful, denials$is_of_another(found.words, denial.place));
 [found.is_none, found.is_closed] = $list([!$t(found.phrases), $bool(found.phrases)]);
 $call(found.bare, "clear");
 found.behind = denial.end;
 if ((item !== null)) {
  item.is_named = false;
 }
 return denial.end;
}
function denials$is_of_another(words, place) {
 let is_claimed, is_mine, is_theirs, start;
 start = beside$start_before(words, place);
 is_theirs = $any($each($slice(words, start, place, null), (word) => beside$is_any(word, ["person", "stranger"])));
 is_claimed = $any($each($slice(words, start, place, null), (word) => $in("says", word.kinds)));
 is_mine = $any($each($slice(words, null, start, null), (word) => $in("me", word.kinds)));
 return $and(is_theirs, () => $and(!$t(is_claimed), () => $and(is_mine, () => $any($each($slice(words, null, start, null), (word) => $call(word.text, "isdigit"))))));
}
function denials$blank(found, denial) {
 let before, is_bare;
 before = $slice(found.words, denial.begin, denial.place, null);
 is_bare = $all($each(before, (word) => beside$is_any(word, [...$iter(phrases$OTHER), "on", "the", "small"])));
 $call(found.blanks, "append", [($t(is_bare) ? denial.begin : denial.place), denial.end]);
 found.behind = denial.end;
 return denial.end;
}
function denials$takes_back(found, denial) {
 let first, is_owned, is_talk, words;
 words = $slice(found.words, denial.place, denial.end, null);
 is_owned = $any_of($le($len(words), phrases$NEAR_AFTER), () => $any($each(words, (word) => $in("have", word.kinds))));
 is_talk = $any($each(words, (word) => beside$is_any(word, phrases$TALK)));
 first = beside$start_before(found.words, denial.place);
 if ((!$t(found.phrases) || $lt($get(found.phrases, -1).start, first) || $t(is_talk) || !$t(is_owned))) {
  return false;
 }
 $call(found.denied, "update", $call(found.phrases, "pop").icons);
 return true;
}
function denials$deny(found, denial, item) {
 let is_coloured, is_either, is_shown;
 [is_coloured, is_shown] = $list([!$t($call(denial.named, "isdisjoint", view$BIOMES)), !$t($call(denial.named, "isdisjoint", phrases$SYMBOLS))]);
 is_either = $any($each(denial.part, (word) => beside$is_any(word, ["or", "nor", "goods", "symbol"])));
 if (((item !== null) && $eq(item.number, 1) && !$t(item.is_other))) {
  $call(item.denied, "update", denial.named);
 } else if ((!($t(is_coloured) && $t(is_shown)) || $t(is_either))) {
  $call(found.denied, "update", denial.named);
 }
}
function denials$close(found, denial, item) {
 let is_said, shown;
 shown = ($t(found.phrases) ? $list($get(found.phrases, -1).icons) : []);
 shown = (((item !== null) && $t(item.icons)) ? $list(item.icons) : shown);
 is_said = $any($each(denial.part, (word) => beside$is_any(word, ["have", "show", "its", "neutral", "small"])));
 if (($t(is_said) && $t(shown))) {
  $call(found.denied, "update", shown);
 } else {
  found.is_closed = true;
 }
}
function denials$clause(found, place, last) {
 let begin, end, first, is_on, near, words;
 [words, first] = $list([found.words, beside$start_before(found.words, place)]);
 [begin, end] = $list([place, $add(place, 1)]);
 while (($lt(first, begin) && (!$t(beside$is_any($get(words, $sub(begin, 1)), denials$STOPS)) || $eq($get(words, $sub(begin, 1)).text, ":")))) {
  begin = $sub(begin, 1);
 }
 while (($lt(end, last) && (!$t(beside$is_any($get(words, end), denials$STOPS)) || $t(denials$goes_on(words, end))))) {
  is_on = $and($in("on", $get(words, end).kinds), () => $bool(phrases$named_in($slice(words, $add(place, 1), end, null))));
  near = $slice(words, end, $add(end, denials$LONGEST_NAME), null);
  if (($t(is_on) && $t($any($each(near, (word) => $any_of($in("sanctuary", word.kinds), () => $bool(quests$colour_of(word)))))))) {
   break;
  }
  if (($in("conj", $get(words, end).kinds) && !$t(quests$icon_of(beside$at(words, $add(end, 1)))))) {
   break;
  }
  end = $add(end, 1);
 }
 return [begin, end];
}
function denials$goes_on(words, place) {
 let is_between, is_either;
 is_between = $and($bool(quests$icon_of(beside$at(words, $sub(place, 1)))), () => $bool(quests$icon_of(beside$at(words, $add(place, 1)))));
 is_either = $and(beside$is_any(beside$at(words, $add(place, 2)), ["or", "nor"]), () => $bool(quests$icon_of(beside$at(words, $add(place, 3)))));
 return $and($eq($get(words, place).text, ","), () => $and(is_between, () => is_either));
}

// faraway.rulebook.cases.ahead
const [ahead$FARTHEST, ahead$NEAR] = [5, 4];
function ahead$is_of_region(words, place, last) {
 let is_on_card, step;
 for (step of $iter($range($add(place, 1), $min($add(place, ahead$FARTHEST), last)))) {
  if ($t(beside$is_any($get(words, step), ["break", "sanctuary", "conj", "bracket"]))) {
   return false;
  }
  is_on_card = $and($in("on", $get(words, step).kinds), () => $any($each($slice(words, $add(step, 1), $add(step, ahead$NEAR), null), (each) => $call(each.text, "isdigit"))));
  if (($t(is_on_card) || $in("region", $get(words, step).kinds))) {
   return true;
  }
 }
 return false;
}
function ahead$is_list_ahead(words) {
 let word;
 for (word of $iter(words)) {
  if (($in("sanctuary", word.kinds) || $t(quests$colour_of(word)))) {
   return true;
  }
  if (($t($call(word.text, "isdigit")) || $in("break", word.kinds) || $t(quests$icon_of(word)))) {
   return false;
  }
 }
 return false;
}
function ahead$is_article_of_unknown(words, place) {
 let after, is_article, word;
 [word, after] = $list([$get(words, place), beside$at(words, $add(place, 1))]);
 is_article = $and(word.is_spelled, () => $and($eq(word.number, 1), () => $in("small", word.kinds)));
 return $and(is_article, () => $and(!$t(after.kinds), () => $and(!$t($call(after.text, "isdigit")), () => $bool(after.text))));
}

// faraway.rulebook.cases.bearing
const bearing$ARTICLES = ["the", "own", "small", "per"];
const bearing$LINKS = ["conj", "the", "small", "card", "region", "on", "sanctuary", "own", "plus", "only", "symbol", "have", "is", "its", "all", "neutral", "faceup", ...$iter(phrases$OTHER)];
class bearing$Borne {
 constructor($given) {
  this.place = $given.place;
  this.is_list = $given.is_list ?? false;
  this.is_cut = $given.is_cut ?? false;
 }
}
function bearing$bear(found, item, first) {
 let borne, number, on, step;
 on = bearing$place_of_on(found, item, first);
 [step, number] = $list([$sub(on, 1), 0]);
 if (($lt(on, 0) || $t(bearing$is_denied(found, on)))) {
  return null;
 }
 if (($t($call(found, "is_number", step)) && !$t(quests$icon_of(beside$at(found.words, $sub(step, 1)))) && $lt(first, step))) {
  [number, step] = $list([$get(found.words, step).number, $sub(step, 1)]);
 }
 borne = bearing$find_icon(found, step, first);
 if (($le(0, borne.place) && !$t(number) && $t(bearing$is_on_regions(found, borne.place, first)))) {
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
 bearing$add(found, item, borne, number);
}
function bearing$is_denied(found, on) {
 let place;
 place = $add(on, 1);
 while (($t(beside$is_any(beside$at(found.words, place), [...$iter(bearing$ARTICLES), "sanctuary", ...$iter(phrases$OTHER)])) && !$t(phrases$is_none(beside$at(found.words, place))))) {
  place = $add(place, 1);
 }
 return $and($lt($add(on, 1), place), () => $and(phrases$is_none(beside$at(found.words, place)), () => $bool(quests$icon_of(beside$at(found.words, $add(place, 1))))));
}
function bearing$is_on_regions(found, place, first) {
 let words;
 words = found.words;
 return $any($each($range(first, place), (each) => $and($in("on", $get(words, each).kinds), () => $and($any($each($slice(words, $add(each, 1), $add(each, 3), null), (word) => $in("region", word.kinds))), () => !$t($any($each($slice(words, first, each, null), (word) => quests$icon_of(word))))))));
}
function bearing$place_of_on(found, item, first) {
 let place, words;
 [words, place] = $list([found.words, $sub(item.start, 1)]);
 while (($lt(first, place) && $t(beside$is_any($get(words, place), bearing$ARTICLES)) && !($t($get(words, place).is_spelled) || $in("on", $get(words, place).kinds)))) {
  place = $sub(place, 1);
 }
 return (($le(first, place) && $in("on", $get(words, place).kinds)) ? place : -1);
}
function bearing$find_icon(found, step, first) {
 let is_described, is_link, is_list, word;
 is_list = false;
 while ($le(first, step)) {
  word = $get(found.words, step);
  is_described = $call(found, "is_described", step);
  if ($t($any($each(found.blanks, ([begin, stop]) => ($le(begin, step) && $lt(step, stop)))))) {
   return new bearing$Borne({ place: -1, is_cut: true });
  }
  if (($t(quests$icon_of(word)) && !$t(quests$colour_of(word)) && !$t(is_described))) {
   return new bearing$Borne({ place: step, is_list: is_list });
  }
  is_link = $any_of($call(word.text, "isdigit"), () => $any_of($in(word.text, $set([",", ":"])), () => beside$is_any(word, bearing$LINKS)));
  if (!($t(is_link) || $t(is_described) || $t(word.is_spelled))) {
   return new bearing$Borne({ place: -1, is_cut: true });
  }
  is_list = $or(is_list, $any_of($call(word.text, "isdigit"), () => is_described));
  step = $sub(step, 1);
 }
 return new bearing$Borne({ place: -1 });
}
function bearing$add(found, item, borne, number) {
 let before, counted, counting, icon, is_apart, is_count, is_direct, is_only, near, step, words;
 [words, step] = $list([found.words, borne.place]);
 [icon, before] = $list([quests$icon_of($get(words, step)), $sub(step, 1)]);
 while (($t(beside$is_any(beside$at(words, before), [...$iter(phrases$OTHER), "only"])) && !$t($get(words, before).is_spelled))) {
  before = $sub(before, 1);
 }
 counting = beside$at(words, before);
 is_count = $any_of(counting.is_spelled, () => $and($call(counting.text, "isdigit"), () => $le(counting.number, phrases$MOST_OF_A_KIND)));
 counted = ($t(is_count) ? counting.number : 0);
 is_direct = $and(!$t(borne.is_list), () => !$t(number));
 $put(item.icons, icon, $add($call(item.icons, "get", icon, 0), $any_of(number, () => (($t(is_direct) && $t(counted)) ? counted : 1))));
 is_apart = $any_of(borne.is_list, () => $any($each($slice(words, step, item.start, null), (word) => beside$is_any(word, ["region", "card", "have"]))));
 item.is_unsure = $and($lt(0, number), () => $and($lt(0, counted), () => !$t(is_apart)));
 is_only = $any($each($slice(words, $max(before, 0), step, null), (word) => beside$is_any(word, ["only", "whole"])));
 item.is_unsure = $or(item.is_unsure, $and(is_direct, () => $and(!$t(counted), () => $and(!$t(is_only), () => !$in("the", beside$at(words, before).kinds)))));
 item.is_all = $both(item.is_all, !$t(counted));
 found.bearing = icon;
 near = $slice(words, $max($sub(step, phrases$NEAR_AFTER), 0), step, null);
 found.bears_each = $any($each(near, (word) => $in("per", word.kinds)));
 $call(item.borne, "add", icon);
 $call(item.sole, "update", ($t(is_only) ? [icon] : []));
 if ($t(is_direct)) {
  $call(found.borne, "append", [($t(counted) ? before : step), $add(step, 1)]);
 }
}
function bearing$lay(found, item, place, first) {
 let icon, named;
 named = $list($each($slice(found.words, first, place, null), (word) => quests$icon_of(word), (word) => $in(quests$icon_of(word), phrases$SYMBOLS)));
 icon = $any_of(found.bearing, () => ($eq($len($set(named)), 1) ? $get(named, 0) : ""));
 if ($t(icon)) {
  $put(item.icons, icon, $add($call(item.icons, "get", icon, 0), found.pending));
 }
 item.is_open = $or(item.is_open, !$t(icon));
 found.pending = 0;
}

// faraway.rulebook.cases.noting
const noting$AWAY = ["find", "draw", "many", "deck", "due", "often", "enough", "pick", "rest"];
const noting$DEFINITE = $frozenset(["the", "le", "la", "les", "l", "das", "die", "der", "den", "dem", "il", "lo", "i", "gli", "quello", "quella", "dal", "del", "al", "dello", "della", "dalla", "du", "au", "vom", "zum", "beim", "that", "this", "ce", "cet", "questo", "questa", "quel", "dieses", "diesem"]);
const noting$THESE = $frozenset(["these", "those", "ces", "des", "aux", "diese", "diesen", "questi", "queste", "quei", "quegli", "quelle", "dei", "dai"]);
const noting$ONE_OF = $frozenset(["of", "der", "von", "di", "degli", "delle", "d"]);
const noting$BOTH = $frozenset(["both", "beide", "beiden", "entrambi", "entrambe", "tutti e due", "tutte e due"]);
const noting$ALSO = $frozenset(["too", "also", "so", "likewise", "auch", "ebenso", "ebenfalls", "aussi", "egalement", "pareil", "anche", "pure", "altrettanto"]);
function noting$note_item(found, item) {
 let biome, fame;
 if (!$t(item.has_content)) {
  noting$note_bare(found, item);
 } else if (!$t(noting$refers(found, item))) {
  found.is_doubtful = $or(found.is_doubtful, noting$is_impossible(item));
  $call(found.denied, "update", (($t(item.colour) || $t(item.quest)) ? item.sole : []));
  if (((item.quest !== null) && !$t(item.quest.fame))) {
   fame = quests$fame_of(item.quest.counted, $eq(item.colour, "gray"), $len(item.icons));
   item.quest = $evolve(item.quest, { fame: fame });
   found.is_doubtful = $or(found.is_doubtful, !$t(fame));
  }
  if ($t(item.is_only)) {
   $call(found.denied, "update", item.icons);
  }
  if ((($t(item.is_other) || $t(item.is_plural)) && $eq(item.number, 0) && $t(item.is_bare_gray))) {
   $call(found.denied, "update", [...$iter(item.denied), ...$iter(view$BIOMES)]);
   $call(found.bare, "append", phrases$ALWAYS);
   $call(found.blanks, "append", [item.start, item.end]);
  } else {
   found.is_doubtful = $or(found.is_doubtful, $and($lt(1, item.number), () => noting$are_different(item)));
   $call(found.phrases, "append", noting$phrase(found, item));
   biome = $list($each(view$BIOMES, (each) => each, (each) => $eq(each, item.colour)));
   if (($t(noting$is_sum(item)) && $t(biome))) {
    $call(found.phrases, "append", new phrases$Phrase({ start: item.start, end: item.end, number: item.number, icons: $fromkeys(biome, 1) }));
   }
  }
 }
}
function noting$is_impossible(item) {
 let is_one, shown;
 shown = $add($sum($call(item.icons, "values")), (item.quest !== null));
 is_one = $and($lt(item.number, 2), () => $and(!$t(item.is_plural), () => !$t(item.is_all)));
 return $and(is_one, () => $and($bool(item.colour), () => $lt(($in(item.colour, view$BIOMES) ? 1 : 2), shown)));
}
function noting$are_different(item) {
 return $and($bool(item.colour), () => $any_of($lt(1, $len(item.icons)), () => $and((item.quest !== null), () => !$eq(item.quest.counted, ["clue"]))));
}
function noting$note_bare(found, item) {
 let before, is_included, is_sole;
 is_included = $any($each([item.end, $add(item.end, 1)], (each) => $in("included", beside$at(found.words, each).kinds)));
 if (($t(item.is_coloured) && !$t(is_included))) {
  $call(found.denied, "update", view$BIOMES);
 }
 if (($t(item.is_other) && $lt(item.start, item.end))) {
  $call(found.borne, "append", [item.start, item.end]);
 }
 before = beside$at(found.words, $sub(item.start, ($eq(beside$at(found.words, $sub(item.start, 1)).text, ".") ? 2 : 1)));
 if (($t(item.is_named) && ($in("included", before.kinds) || $t(is_included)))) {
  $call(found.borne, "append", [item.start, item.end]);
 } else if (($t(item.is_named) && !$t(noting$is_away(found, item)))) {
  is_sole = $and(!$t(item.is_plural), () => $any($each($slice(found.words, $max($sub(item.start, 1), 0), item.end, null), (word) => $in("only", word.kinds))));
  $call(found.bare, "append", $any_of(item.number, () => ($t(is_sole) ? 1 : phrases$ALWAYS)));
  $call(found.borne, "append", [item.start, item.end]);
 }
}
function noting$note_head(found, item, place) {
 if (!$t(noting$is_away(found, item))) {
  $call(found.bare, "append", $any_of(item.number, () => 1));
  $call(found.borne, "append", [item.start, item.end]);
 }
 if ($t(item.is_coloured)) {
  $call(found.denied, "update", view$BIOMES);
 }
 return new phrases$Item({ start: place, end: place });
}
function noting$phrase(found, item) {
 let biome, icons, is_open, is_told, shown, unknown;
 icons = new Map($each($call(item.icons, "items"), ([icon, number]) => [icon, number], ([icon, number]) => $t(number)));
 biome = (($in(item.colour, view$BIOMES) && !$t(noting$is_sum(item))) ? item.colour : "");
 shown = new Map([...$iter($items(icons)), ...$iter($items(($t(biome) ? new Map([[biome, 1]]) : new Map([]))))]);
 is_open = $any_of(noting$is_sum(item), () => $any_of(item.is_unsure, () => $and(item.is_all, () => $eq(item.number, 0))));
 unknown = ($t(is_open) ? $tuple(shown) : []);
 is_told = $any_of($bool(icons), () => (item.quest !== null));
 if ((!$t(is_told) && $t(item.denied))) {
  unknown = $tuple($each(view$ICONS, (icon) => icon, (icon) => (!$in(icon, item.denied) && !($t(biome) && $in(icon, view$BIOMES)))));
 } else if ((!$t(is_told) && $t(noting$is_left_open(found, item)))) {
  unknown = phrases$SYMBOLS;
 }
 return new phrases$Phrase({ start: item.start, end: item.end, number: ($t(noting$is_sum(item)) ? 1 : $any_of(item.number, () => 1)), icons: shown, quest: item.quest, unknown: unknown, is_gray: $eq(item.colour, "gray") });
}
function noting$is_sum(item) {
 return $and($lt(1, item.number), () => $and(item.is_counted, () => !$t(item.is_each)));
}
function noting$is_left_open(found, item) {
 let is_sole;
 is_sole = !$t($any($each(found.words, (word) => $in("sanctuary", word.kinds))));
 return $any_of(is_sole, () => $any_of(item.is_open, () => $and($bool(found.phrases), () => noting$is_also(found, item))));
}
function noting$refers(found, item) {
 let alike, is_asked, is_known, is_sure, paying;
 alike = $list($each($enumerate(found.phrases), ([index, phrase]) => index, ([index, phrase]) => $t(noting$is_alike(item, phrase))));
 if (($t(noting$is_one_of(found, item)) && $t($any($each(found.phrases, (phrase) => $in(item.colour, phrase.icons)))))) {
  found.is_doubtful = true;
 }
 if ((!$t(alike) || $t(item.quest) || $t(item.is_other))) {
  return false;
 }
 is_asked = beside$is_in_question(found.words, item.start);
 is_known = $any($each(alike, (index) => $in(item.colour, $get(found.phrases, index).icons)));
 if ((!$t(is_asked) && $t(is_known) && $t(noting$is_bare(item)) && $t(noting$is_definite(found, item)))) {
  $call(found.blanks, "append", [item.start, item.end]);
  return true;
 }
 if ($t(noting$are_definite(found, item))) {
  paying = $list($each(alike, (index) => index, (index) => $t($get(found.phrases, index).quest)));
  alike = ($eq($len(paying), item.number) ? paying : alike);
  is_sure = $and(is_asked, () => noting$are_all(found, item, alike));
 } else if (($t(is_asked) && $t(noting$is_definite(found, item)))) {
  alike = $any_of($list($each(alike, (index) => index, (index) => $t($get(found.phrases, index).quest))), () => alike);
  is_sure = $all($each(alike, (index) => noting$is_same($get(found.phrases, index), $get(found.phrases, $get(alike, 0)))));
  alike = $slice(alike, null, 1, null);
 } else {
  return false;
 }
 $call(found.targets, "extend", ($t(is_sure) ? alike : []));
 found.is_doubtful = $or(found.is_doubtful, !$t(is_sure));
 $call(found.blanks, "append", [item.start, item.end]);
 return true;
}
function noting$is_bare(item) {
 return $and($bool(item.colour), () => $and(!$t(item.icons), () => !$t(item.is_named)));
}
function noting$is_one_of(found, item) {
 let after, one, place;
 for (place of $iter($range($max($sub(item.start, phrases$NEAR_BEFORE), 0), $add(item.start, 1)))) {
  [one, after] = $list([beside$at(found.words, place), beside$at(found.words, $add(place, 1))]);
  if (($t(one.is_spelled) && $eq(one.number, 1) && ($in(after.text, noting$THESE) || $in(after.text, noting$ONE_OF)))) {
   return true;
  }
 }
 return false;
}
function noting$is_alike(item, phrase) {
 let counted, told;
 told = $set([...$iter(item.icons), ...$iter($each(view$BIOMES, (each) => each, (each) => $eq(each, item.colour)))]);
 counted = ($t(phrase.quest) ? phrase.quest.counted : []);
 return $and($le(told, $set([...$iter(phrase.icons), ...$iter(counted)])), () => $any_of(!$eq(item.colour, "gray"), () => phrase.is_gray));
}
function noting$is_same(one, other) {
 let is_paid_alike;
 is_paid_alike = $any_of((one.quest === other.quest), () => $and((one.quest !== null), () => $and((other.quest !== null), () => $eq([one.quest.fame, one.quest.counted], [other.quest.fame, other.quest.counted]))));
 return $and($eq(one.icons, other.icons), () => is_paid_alike);
}
function noting$is_definite(found, item) {
 let near;
 near = $slice(found.words, $max($sub(item.start, 2), 0), item.end, null);
 return $and(!$t(item.number), () => $any($each(near, (word) => $in(word.text, noting$DEFINITE))));
}
function noting$are_definite(found, item) {
 let before, farther, is_both, is_known;
 [before, farther] = $list([beside$at(found.words, $sub(item.start, 1)), beside$at(found.words, $sub(item.start, 2))]);
 is_both = $any_of($in(before.text, noting$BOTH), () => $in(farther.text, noting$BOTH));
 is_known = $any_of($in(before.text, noting$DEFINITE), () => $any_of($in(before.text, noting$THESE), () => $in("own", before.kinds)));
 return $any_of(is_both, () => $and(is_known, () => $any_of($lt(1, item.number), () => item.is_plural)));
}
function noting$are_all(found, item, alike) {
 let is_one_each, phrases;
 phrases = $list($each(alike, (index) => $get(found.phrases, index)));
 is_one_each = $all($each(phrases, (phrase) => $and(phrase.quest, () => $eq(phrase.number, 1))));
 return $and(is_one_each, () => $in(item.number, $set([0, $len(phrases)])));
}
function noting$is_also(found, item) {
 let first, places, words;
 [words, first] = $list([found.words, $get(found.phrases, -1).end]);
 if (($t($any($each($slice(words, first, item.start, null), (word) => $in(word.text, beside$ENDS)))) || !$t($get(found.phrases, -1).icons))) {
  return false;
 }
 places = $range($max($sub(item.start, phrases$NEAR_BEFORE), first), $min($add(item.end, phrases$NEAR_AFTER), $len(words)));
 return $any($each(places, (place) => $and($in($get(words, place).text, noting$ALSO), () => $and(!$in("have", beside$at(words, $add(place, 1)).kinds), () => !$in("have", beside$at(words, $sub(place, 1)).kinds)))));
}
function noting$is_away(found, item) {
 let beside, first, is_asked, is_owned, stop, words;
 [words, stop] = $list([found.words, beside$stop_after(found.words, item.end)]);
 first = $max($sub(item.start, phrases$NEAR_BEFORE), beside$start_before(found.words, item.start));
 beside = $slice(words, first, $min($add(item.end, phrases$NEAR_AFTER), stop), null);
 is_owned = $any($each($slice(words, first, item.start, null), (word) => $in("have", word.kinds)));
 is_asked = $and($eq(beside$at(words, stop).text, "?"), () => $any_of($lt(item.number, 2), () => !$t(is_owned)));
 return $any_of(item.is_away, () => $any_of(is_asked, () => $any($each(beside, (word) => beside$is_any(word, noting$AWAY)))));
}

// faraway.rulebook.cases.heading
const heading$NEAR = 4;
function heading$is_head(words, item, place) {
 let ahead, is_plain;
 is_plain = $and(item.is_named, () => $and(item.is_plural, () => $and(!$t(item.number), () => $and(!$t(item.colour), () => (item.quest === null)))));
 ahead = $slice(words, $add(place, 1), $add(place, heading$NEAR), null);
 return $and(is_plain, () => $and($eq($len(item.icons), 1), () => $any($each(ahead, (word) => $any_of(quests$colour_of(word), () => phrases$is_none(word))))));
}
function heading$shared_by(words, item, place, last) {
 let close, colours, is_bracket, is_sum;
 if ((!$t(item.is_named) || $t(item.colour) || (item.quest !== null) || !$in(beside$at(words, place).text, $set(["(", ":", ","])))) {
  return new Map([]);
 }
 is_bracket = $eq(beside$at(words, place).text, "(");
 close = $next($each($range(place, last), (each) => each, (each) => ($t(is_bracket) && $eq($get(words, each).text, ")"))), last);
 colours = $sum($each($slice(words, place, close, null), (word) => 1, (word) => $t(quests$colour_of(word))));
 if (($lt(colours, 2) || !$t(item.icons))) {
  return new Map([]);
 }
 if ($eq(item.number, colours)) {
  return new Map([...$iter($items(item.icons))]);
 }
 is_sum = $and(item.is_plural, () => $and($eq(item.number, 0), () => $eq($len(item.icons), 1)));
 return (($t(is_sum) && $eq($sum($call(item.icons, "values")), colours)) ? $fromkeys(item.icons, 1) : new Map([]));
}
function heading$is_apposed(words, item, place) {
 let is_bare, is_led;
 is_bare = $and($bool(item.colour), () => $and(!$t(item.icons), () => (item.quest === null)));
 is_led = $and($eq(beside$at(words, $sub(place, 1)).text, ","), () => $in(beside$at(words, place).text, noting$DEFINITE));
 return $and(is_bare, () => $and(is_led, () => $in("with", beside$at(words, $add(place, 1)).kinds)));
}
function heading$ends_split(word) {
 return $any_of($bool(quests$colour_of(word)), () => $in("plus", word.kinds));
}

// faraway.rulebook.cases.sharing
function sharing$share(found, start) {
 let behind, index, is_each, last, listed, near, phrase, shown, words;
 words = found.words;
 listed = $list($each($enumerate(found.phrases), ([index, phrase]) => index, ([index, phrase]) => $le(start, phrase.start)));
 last = ($t(listed) ? $get(found.phrases, -1) : null);
 if (((last === null) || $t(last.quest))) {
  return null;
 }
 shown = new Map($each($call(last.icons, "items"), ([icon, number]) => [icon, number], ([icon, number]) => !$in(icon, view$BIOMES)));
 behind = (($lt(last.end, $len(words)) && $in("on", $get(words, last.end).kinds)) ? $add(last.end, 2) : $add(last.end, 1));
 near = [...$iter($slice(words, $max($sub(start, 1), 0), $add(start, 1), null)), ...$iter($slice(words, $sub(last.end, 1), behind, null))];
 is_each = $any($each(near, (word) => $in("per", word.kinds)));
 for (index of $iter($reversed($slice(listed, null, -1, null)))) {
  phrase = $get(found.phrases, index);
  if ((!$t(shown) || !$t(sharing$is_shared(words, phrase, $get(found.phrases, $add(index, 1)))))) {
   return null;
  }
  $put(found.phrases, index, $evolve(phrase, { icons: ($t(is_each) ? new Map([...$iter($items(shown)), ...$iter($items(phrase.icons))]) : phrase.icons), unknown: ($t(is_each) ? [] : [...$iter(phrase.unknown), ...$iter(shown)]) }));
 }
}
function sharing$is_shared(words, phrase, after) {
 let between, is_bare, is_joined, is_named;
 between = $slice(words, phrase.end, after.start, null);
 is_joined = $all($each(between, (word) => $any_of($eq(word.text, ","), () => beside$is_any(word, ["conj", "small", "the", "plus"]))));
 is_bare = $and($le($set(phrase.icons), $set(view$BIOMES)), () => $and(!$t(phrase.quest), () => !$t(phrase.is_gray)));
 is_named = $any($each($slice(words, phrase.start, phrase.end, null), (word) => $in("sanctuary", word.kinds)));
 return $and(is_joined, () => $and(is_bare, () => $and(!$t(is_named), () => $eq(phrase.number, 1))));
}

// faraway.rulebook.cases.listing
const listing$FILLERS = $frozenset(["the", "small", "own", "neutral", "only", "symbol", "with", "have", "show", "its", "on", "plus", "conj", "per", "coloured", "fixed", "is", "pay", "give", "counted", "nth", "filler", "all", "whole", "me", "already", "unknown", "one", "elsewhere", "another", "else", "remainder", "bracket", "goods", "or", "included", "reckon"]);
const listing$SHOWING = ["with", "its", "show", "have", "on"];
const listing$ITEMS = ["sanctuary", "with", "coloured", "is", "its", "on", "nth", "per"];
const listing$SKIPPED = ["small", "only", "own", "neutral", "symbol", "unknown", ...$iter(phrases$OTHER)];
const listing$PLURAL = $frozenset(["sanctuaries", "sanctuarys", "sancts", "sanctuaires", "heiligtumer", "heiligtumern", "santuari", "grigi", "grigie", "grises", "ones"]);
const listing$ARE = $frozenset($set(["are", "sind", "sont", "sono"]));
class listing$Listing {
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
function listing$read_list(found, start, first, last) {
 let item, listing;
 item = new phrases$Item({ start: start, end: start });
 [found.bearing, found.bears_each] = $list(["", false]);
 item.is_all = $any($each([$sub(start, 1), $sub(start, 2)], (each) => $in("all", beside$at(found.words, each).kinds), (each) => $le(first, each)));
 bearing$bear(found, item, first);
 listing = new listing$Listing({ found: found, first: first, last: last, place: start, item: item });
 while (($lt(listing.place, last) && !$t(listing.is_over))) {
  listing$read_word(listing);
 }
 noting$note_item(found, listing.item);
 sharing$share(found, start);
 if ($t(listing.heading)) {
  $call(found.denied, "add", listing.heading);
  found.is_doubtful = $or(found.is_doubtful, $any($each(found.phrases, (phrase) => !$t($call(phrase.icons, "get", listing.heading)), (phrase) => $le(start, phrase.start))));
 }
 found.behind = $max(listing.item.end, $add(start, 1));
 return $max(listing.place, found.behind);
}
function listing$read_word(listing) {
 let found, paid, place, word;
 [found, place] = $list([listing.found, listing.place]);
 word = $get(found.words, place);
 paid = quests$paid_at(found.words, place);
 if (((paid === null) && $t(listing.item.colour) && (listing.item.quest === null))) {
  paid = quests$implied_at(found.words, place);
 }
 if ((paid !== null)) {
  listing$read_quest(listing, paid);
 } else if ($t(phrases$denies(found.words, place))) {
  listing.place = denials$read_denial(found, place, listing.last, listing.item);
  listing.item.end = listing.place;
 } else if ($in("useless", word.kinds)) {
  found.is_closed = true;
  listing$step(listing);
 } else if ($in("sanctuary", word.kinds)) {
  listing$read_name(listing, word);
 } else if (($t(quests$colour_of(word)) || $in(quests$icon_of(word), view$BIOMES))) {
  listing$read_colour(listing, word);
 } else if ($t(quests$icon_of(word))) {
  listing$read_icon(listing, word);
 } else if (($t($call(found, "is_number", place)) && !$t(ahead$is_article_of_unknown(found.words, place)))) {
  listing$read_number(listing, word);
  return null;
 } else {
  listing$read_other(listing, word);
  return null;
 }
 listing.is_apart = false;
 listing.is_joined = false;
}
function listing$step(listing) {
 listing.place = $add(listing.place, 1);
 listing.item.end = listing.place;
 listing.count = 0;
}
function listing$next(listing, start, number = 0) {
 noting$note_item(listing.found, listing.item);
 listing.item = new phrases$Item({ start: start, end: start, number: number });
 if (!$t(listing.found.pending)) {
  bearing$bear(listing.found, listing.item, listing.first);
 }
}
function listing$read_quest(listing, paid) {
 if ((listing.item.quest !== null)) {
  listing$next(listing, listing.place);
 }
 listing.item.quest = paid;
 listing.item.end = paid.end;
 listing.place = paid.end;
 listing.count = 0;
}
function listing$read_name(listing, word) {
 let count;
 if (($t(listing.item.is_named) && $t(listing.item.has_content))) {
  listing$next(listing, listing.place);
 }
 listing.item.is_named = true;
 listing.item.is_plural = $or(listing.item.is_plural, $in(word.text, listing$PLURAL));
 count = listing.count;
 listing$step(listing);
 listing.count = count;
}
function listing$read_colour(listing, word) {
 let after, before, found, is_new, is_same, is_shared, is_told, item, place;
 [found, place] = $list([listing.found, listing.place]);
 if ($in("region", beside$at(found.words, $add(place, 1)).kinds)) {
  listing.is_over = true;
  return null;
 }
 if ($t(listing$is_said_twice(listing, word))) {
  listing$step(listing);
  return null;
 }
 if (($t(listing.item.is_named) && $lt(1, listing.item.number) && $t(listing.is_apart) && !$t(listing.item.has_content))) {
  $call(found.bare, "append", listing.item.number);
  $call(found.borne, "append", [listing.item.start, listing.item.end]);
  listing.item = new phrases$Item({ start: place, end: place });
 }
 is_told = $any_of($bool(listing.item.icons), () => (listing.item.quest !== null));
 is_same = $any_of(listing.item.is_retold, () => listing$is_apposed(listing));
 found.is_doubtful = $or(found.is_doubtful, $and(is_same, () => $and($lt(1, listing.item.number), () => $bool(listing.item.icons))));
 is_new = $any_of($bool(listing.item.colour), () => $and(listing.is_apart, () => $and(is_told, () => !$t(is_same))));
 is_shared = $and(is_new, () => $and(!$eq(found.bearing, ""), () => !$t(listing.is_with)));
 if ($t(is_new)) {
  listing$next(listing, place, listing.count);
 }
 item = listing.item;
 if (!$t(item.icons)) {
  listing$add_shared(listing);
 }
 if (($t(is_shared) && !$t(item.icons))) {
  [item.icons, item.is_unsure] = $list([new Map([[found.bearing, 1]]), !$t(found.bears_each)]);
 }
 if ($t(found.pending)) {
  bearing$lay(found, item, place, listing.first);
 }
 item.colour = listing$colour_at(word);
 [before, after] = $list([beside$at(found.words, $sub(place, 1)), beside$at(found.words, $add(place, 1))]);
 item.is_plural = $or(item.is_plural, $any_of($in(word.text, listing$PLURAL), () => $any_of($in(after.text, listing$PLURAL), () => beside$is_any(before, ["only", "whole", "else"]))));
 listing$step(listing);
 listing.place = $add(listing.place, phrases$is_one(beside$at(found.words, listing.place)));
}
function listing$add_shared(listing) {
 [listing.item.icons, listing.item.borne] = $list([new Map([...$iter($items(listing.shared))]), $set([...$iter(listing.shared)])]);
}
function listing$colour_at(word) {
 return $any_of($call(quests$COLOURS, "get", quests$colour_of(word), ""), () => $any_of(quests$icon_of(word), () => "gray"));
}
function listing$is_said_twice(listing, word) {
 let beside, is_named, is_pair, place, words;
 [words, place] = $list([listing.found.words, listing.place]);
 beside = beside$at(words, $sub(place, ($eq(beside$at(words, $sub(place, 1)).text, "(") ? 2 : 1)));
 is_pair = !$eq($bool(quests$colour_of(word)), $bool(quests$colour_of(beside)));
 is_named = $any_of($bool(quests$colour_of(beside)), () => $in(quests$icon_of(beside), view$BIOMES));
 return $and(is_pair, () => $and(is_named, () => ($eq(listing.item.colour, listing$colour_at(word)) && $eq(listing$colour_at(word), listing$colour_at(beside)))));
}
function listing$is_apposed(listing) {
 let is_last, place, stop, words;
 [words, place] = $list([listing.found.words, listing.place]);
 stop = beside$at(words, $add($add(place, 1), phrases$is_one(beside$at(words, $add(place, 1)))));
 is_last = $any_of(!$t(stop.text), () => beside$is_any(stop, ["break", "bracket"]));
 return $and(is_last, () => $and($in(beside$at(words, $sub(place, 1)).text, noting$DEFINITE), () => $in(beside$at(words, $sub(place, 2)).text, $set([",", "("]))));
}
function listing$read_icon(listing, word) {
 let icon, is_again, is_only, item;
 if ($t(ahead$is_of_region(listing.found.words, listing.place, listing.last))) {
  listing.is_over = true;
  return null;
 }
 [item, icon] = $list([listing.item, quests$icon_of(word)]);
 is_only = beside$is_any(beside$at(listing.found.words, $sub(listing.place, 1)), ["only", "whole"]);
 if (($t(is_only) && $t(listing.is_apart) && $in(icon, item.icons))) {
  $call(listing.found.denied, "add", icon);
  listing$step(listing);
  return null;
 }
 is_again = $any_of(item.is_retold, () => $in(icon, item.borne));
 $put(item.icons, icon, $add(($t(is_again) ? 0 : $call(item.icons, "get", icon, 0)), $any_of(listing.count, () => 1)));
 $call(item.borne, "discard", icon);
 item.is_counted = $or(item.is_counted, $lt(0, listing.count));
 listing$step(listing);
}
function listing$behind(listing, place) {
 let words;
 words = listing.found.words;
 while (($lt(place, listing.last) && $t(beside$is_any($get(words, place), listing$SKIPPED)) && !$t(beside$is_any($get(words, place), ["conj", "with", "sanctuary", "on"])) && !$t($call(listing.found, "is_number", place)) && !$t(quests$icon_of($get(words, place))))) {
  place = $add(place, 1);
 }
 return place;
}
function listing$counts(listing, place) {
 let is_item, is_symbol, run, word, words;
 [words, run] = $list([listing.found.words, place]);
 word = beside$at(words, place);
 while (($t(quests$icon_of(beside$at(words, run))) || $in("symbol", beside$at(words, run).kinds))) {
  run = $add(run, 1);
 }
 is_symbol = $and($bool(quests$icon_of(word)), () => $and(!$t(quests$colour_of(word)), () => !$in(quests$icon_of(word), view$BIOMES)));
 if (($t(is_symbol) && !$in("sanctuary", beside$at(words, run).kinds))) {
  return "icon";
 }
 is_item = $any_of($bool($any_of(quests$icon_of(word), () => quests$colour_of(word))), () => beside$is_any(word, listing$ITEMS));
 is_item = $or(is_item, $and($lt(place, $len(words)), () => $any_of(phrases$denies(words, place), () => (quests$paid_at(words, place) !== null))));
 return ($t(is_item) ? "item" : "");
}
function listing$read_number(listing, word) {
 let found, is_one_of, kind, place, step;
 [found, place] = $list([listing.found, listing.place]);
 step = listing$behind(listing, $add(place, 1));
 kind = listing$counts(listing, step);
 if (($eq(word.number, 1) && $lt(place, listing.split) && !$t(listing.splits_with))) {
  listing.place = $add(listing.place, 1);
  return null;
 }
 if ($in("on", beside$at(found.words, step).kinds)) {
  [found.pending, listing.place] = $list([word.number, $add(step, 1)]);
  if ($t(listing.item.has_content)) {
   listing$next(listing, listing.place);
  }
  return null;
 }
 is_one_of = $and($eq(word.number, 1), () => $and(word.is_spelled, () => $call(found, "is_number", step)));
 if (($eq(kind, "icon") && !$t(ahead$is_of_region(found.words, step, listing.last)))) {
  listing.count = word.number;
 } else if (($eq(kind, "item") && !$t(listing$is_of_biomes(listing, step)))) {
  listing$open_item(listing, word, step);
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
function listing$is_of_biomes(listing, step) {
 let is_biome, words;
 words = listing.found.words;
 is_biome = $and($in(quests$icon_of(beside$at(words, step)), view$BIOMES), () => !$t(quests$colour_of(beside$at(words, step))));
 return $and((listing.item.quest !== null), () => $and($call($get(words, listing.place).text, "isdigit"), () => is_biome));
}
function listing$open_item(listing, word, step) {
 let is_same, item, place, words;
 [words, place, item] = $list([listing.found.words, listing.place, listing.item]);
 is_same = $any_of($eq(item.end, item.start), () => !($t(item.has_content) || $t(item.is_named) || $t(item.number)));
 if ((!$t(is_same) && $t(item.is_named) && !$t(item.has_content) && !$t(listing.is_joined))) {
  listing.item = noting$note_head(listing.found, item, place);
 } else if (!$t(is_same)) {
  listing$next(listing, place);
 }
 [listing.item.number, listing.item.end] = $list([word.number, $add(place, 1)]);
 listing.item.is_unsure = $or(listing.item.is_unsure, beside$is_any(beside$at(words, $sub(place, 1)), ["per", "all"]));
 if (($lt(1, word.number) && $in(beside$at(words, $add(place, 1)).text, listing$ARE))) {
  listing.item = noting$note_head(listing.found, listing.item, $add(place, 1));
 }
 if (($eq(word.number, 1) && $t($any($each($slice(words, place, step, null), (each) => $in("own", each.kinds)))))) {
  listing.item.is_only = beside$is_any(beside$at(words, $sub(place, 1)), ["only", "whole"]);
 }
}
function listing$read_other(listing, word) {
 let after, before, found, is_going_on, is_link, is_other, place, shared;
 [found, place] = $list([listing.found, listing.place]);
 [before, after] = $list([beside$at(found.words, $sub(place, 1)), beside$at(found.words, $add(place, 1))]);
 if (!$t(listing$is_allowed(listing, word))) {
  listing.is_over = true;
  return null;
 }
 listing$split(listing, word);
 shared = heading$shared_by(found.words, listing.item, place, listing.last);
 if ($t(shared)) {
  [listing.shared, listing.item] = $list([shared, noting$note_head(found, listing.item, $add(place, 1))]);
 } else if (($in(word.text, $set([":", "("])) && $t(listing.item.is_named) && (!$t(listing.item.has_content) || $t(listing.item.is_unsure)))) {
  listing$read_colon(listing);
 } else if (($eq(word.text, ":") && $t(heading$is_head(found.words, listing.item, place)))) {
  listing.heading = $next($iter(listing.item.icons));
  listing.item = noting$note_head(found, listing.item, $add(place, 1));
 } else if (($eq(word.text, ":") && $eq(listing.item.number, 1) && $in(after.text, noting$DEFINITE))) {
  listing.item.is_retold = true;
 }
 listing.is_with = $or(listing.is_with, beside$is_any(word, ["with", "its", "show"]));
 found.is_doubtful = $or(found.is_doubtful, $and($in("or", word.kinds), () => $and($bool(quests$colour_of(before)), () => $bool(quests$colour_of(after)))));
 is_link = beside$is_any(word, ["conj", "plus"]);
 listing.is_joined = $any_of(is_link, () => $and(listing.is_joined, () => !$eq(word.text, ",")));
 is_going_on = $and(listing.is_apart, () => !$in("with", word.kinds));
 listing.is_apart = $any_of($in(word.text, $set([",", "(", ":"])), () => $any_of(is_link, () => is_going_on));
 listing.item.is_each = $or(listing.item.is_each, $in("per", word.kinds));
 listing.item.is_coloured = $or(listing.item.is_coloured, $in("coloured", word.kinds));
 if (($in("goods", word.kinds) && $t(beside$is_any(before, ["only", "whole"])))) {
  $call(found.denied, "update", view$WONDERS);
 }
 is_other = $and(beside$is_any(word, phrases$OTHER), () => !$t(heading$is_apposed(found.words, listing.item, place)));
 if (($t(is_other) && $t(after.text) && $le(listing.split, place))) {
  if (($t(listing.item.has_content) || ($t(listing.item.is_named) && $lt(0, listing.item.number)))) {
   listing$next(listing, place);
  }
  [listing.item.is_other, listing.item.end] = $list([true, $max(listing.item.end, $add(place, 1))]);
 }
 listing.place = $add(listing.place, 1);
}
function listing$is_allowed(listing, word) {
 let is_left, is_owner, is_showing, is_talk;
 if ($in(word.text, $set([",", ":", "(", ")"]))) {
  return true;
 }
 if ($in("card", word.kinds)) {
  return $in("sanctuary", beside$at(listing.found.words, $sub(listing.place, 1)).kinds);
 }
 is_showing = $and(beside$is_any(word, listing$SHOWING), () => !$in("region", word.kinds));
 is_talk = $any_of($call(word.text, "isdigit"), () => $and(beside$is_any(word, phrases$TALK), () => !$t(is_showing)));
 is_owner = $and(beside$is_any(word, ["me", "have"]), () => !$t(beside$is_any(word, ["with", "its"])));
 is_left = $and(is_owner, () => $and((listing.item.quest !== null), () => $and(listing.is_apart, () => !$t(ahead$is_list_ahead($slice(listing.found.words, $add(listing.place, 1), listing.last, null))))));
 return $and(!$t(is_talk), () => $and(!$t(is_left), () => $any_of(!$t(word.kinds), () => beside$is_any(word, listing$FILLERS))));
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
  ends = $each($range(place, listing.last), (each) => each, (each) => $t(heading$ends_split($get(words, each))));
  close = $next(ends, listing.last);
  is_quest = $eq($sum($each($range(place, listing.last), (each) => (quests$paid_at(words, each) !== null))), item.number);
  if ($eq($sum($each($slice(words, place, close, null), (each) => $in("with", each.kinds))), item.number)) {
   [item.number, listing.split, listing.splits_with] = $list([1, close, true]);
  } else if (($t(is_quest) || $eq($sum($each($slice(words, place, listing.last, null), (each) => $eq(each.text, ","))), $sub(item.number, 1)))) {
   [item.number, listing.split] = $list([1, ($t(is_quest) ? 0 : listing.last)]);
  }
 } else if (($lt(place, listing.split) && $t(listing.splits_with) && $in("with", word.kinds) && $t(item.icons))) {
  listing$next(listing, place, 1);
  listing.item.colour = item.colour;
 } else if (($eq(word.text, ",") && $lt(place, listing.split) && !$t(listing.splits_with))) {
  listing$next(listing, $add(place, 1), 1);
  listing.item.colour = item.colour;
  listing$add_shared(listing);
 }
}
function listing$read_colon(listing) {
 let found, icon, is_ended, item, place, stop;
 [found, place, item] = $list([listing.found, listing.place, listing.item]);
 stop = beside$at(found.words, $add(place, 2));
 is_ended = $any_of(!$t(stop.text), () => beside$is_any(stop, ["break", "bracket"]));
 if (($t(item.is_unsure) && $t($call(found, "is_number", $add(place, 1))) && $t(is_ended))) {
  [icon] = $list(item.icons);
  [item.icons, item.is_unsure] = $list([new Map([[icon, $get(found.words, $add(place, 1)).number]]), false]);
  listing.place = $add(place, 1);
  item.end = $add(place, 2);
 } else {
  listing.item = noting$note_head(found, item, $add(place, 1));
 }
}

// faraway.rulebook.cases.sanctuaries
const sanctuaries$BLANK = new Word({ text: ",", kinds: $frozenset($set(["break", "denied"])) });
const sanctuaries$FARTHEST = 5;
const sanctuaries$ADJECTIVES = ["coloured", "only", "own", "nth", ...$iter(phrases$OTHER)];
function sanctuaries$read_sanctuaries(words) {
 let end, found, is_elsewhere, is_one_told_twice, phrases, start, total;
 found = new phrases$Found({ words: words });
 for ([start, end] of $iter(beside$sentences_of(words))) {
  if ($lt(start, end)) {
   sanctuaries$read_sentence(found, start, end);
  }
 }
 phrases = sanctuaries$without_retold(found);
 is_one_told_twice = $and($lt($len(phrases), $len(found.phrases)), () => $bool(found.targets));
 is_elsewhere = $any($each(phrases, (phrase) => sanctuaries$is_of_other_cards($slice(words, phrase.end, $add(phrase.end, sanctuaries$FARTHEST), null))));
 total = $sum($each(phrases, (phrase) => phrase.number));
 return new phrases$Sanctuaries({ phrases: phrases, denied: $tuple($each(view$ICONS, (icon) => icon, (icon) => $in(icon, found.denied))), is_none: found.is_none, has_others: $and(!$t(found.is_closed), () => $any($each(sanctuaries$bare(found, total), (number) => $lt(total, number)))), is_doubtful: $any_of(found.is_doubtful, () => $any_of(is_one_told_twice, () => $any_of(is_elsewhere, () => $and(found.is_none, () => $bool(found.phrases))))), blanks: $tuple(found.blanks), borne: $tuple(found.borne), targets: $tuple(found.targets) });
}
function sanctuaries$without_retold(found) {
 let is_being, is_linked, is_same, is_told, last, link, phrase, phrases;
 phrases = [];
 for (phrase of $iter(found.phrases)) {
  last = ($t(phrases) ? $get(phrases, -1) : phrase);
  link = beside$at(found.words, last.end);
  is_being = $and($in("is", link.kinds), () => !$in("conj", link.kinds));
  is_linked = $and($eq(phrase.start, $add(last.end, 1)), () => $any_of($eq(link.text, "("), () => is_being));
  is_same = $and((last.quest === null), () => $and(($eq(last.number, phrase.number) && $eq(phrase.number, 1)), () => !$t(last.is_gray)));
  is_told = $all($each($call(last.icons, "items"), ([icon, number]) => $le(number, $call(phrase.icons, "get", icon, 0))));
  if (($t(phrases) && $t(is_linked) && $t(is_same) && $t(is_told))) {
   $put(phrases, -1, $evolve(phrase, { start: last.start }));
  } else {
   $call(phrases, "append", phrase);
  }
 }
 return $tuple(phrases);
}
function sanctuaries$is_of_other_cards(words) {
 let is_other, place;
 place = 1;
 while (($t(beside$is_any(beside$at(words, place), ["own", "small", "the"])) && !$t(beside$is_any(beside$at(words, place), phrases$OTHER)))) {
  place = $add(place, 1);
 }
 is_other = $and(beside$is_any(beside$at(words, place), phrases$OTHER), () => $in("card", beside$at(words, $add(place, 1)).kinds));
 return $and(is_other, () => $in("on", beside$at(words, 0).kinds));
}
function sanctuaries$bare(found, total) {
 let counted;
 counted = $list($each(found.bare, (number) => number, (number) => !$eq(number, phrases$ALWAYS)));
 return (($lt(1, total) && $in(total, counted)) ? counted : found.bare);
}
function sanctuaries$without_denials(words, found) {
 let places;
 places = $set((function* ($source) { for (const [start, end] of $iter($source)) for (const place of $iter($range(start, end))) yield place; })(found.blanks));
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, places) ? sanctuaries$BLANK : word)));
}
function sanctuaries$read_sentence(found, start, end) {
 let is_about, is_coloured, is_named, place, words;
 words = found.words;
 is_named = $any($each($slice(words, start, end, null), (word) => $in("sanctuary", word.kinds)));
 is_about = $any_of(is_named, () => $and(found.is_about, () => sanctuaries$goes_on($slice(words, start, end, null))));
 is_coloured = $any($each($range(start, end), (place) => sanctuaries$is_colour(words, place)));
 if ((!$t(is_about) && !$t(is_coloured))) {
  found.is_about = false;
  return null;
 }
 place = (($t(is_about) && !$t(is_named)) ? listing$read_list(found, start, start, end) : start);
 while ($lt(place, end)) {
  if ($t(phrases$denies(words, place))) {
   place = denials$read_denial(found, place, end, null);
  } else if (($in("sanctuary", $get(words, place).kinds) || $t(sanctuaries$is_colour(words, place)))) {
   place = listing$read_list(found, sanctuaries$left(found, place, $max(start, found.behind)), start, end);
  } else {
   found.is_closed = $or(found.is_closed, $and(is_about, () => $in("useless", $get(words, place).kinds)));
   place = $add(place, 1);
  }
 }
 found.is_about = $any_of(is_about, () => $and(is_coloured, () => $bool(found.phrases)));
}
function sanctuaries$is_colour(words, place) {
 return $and(beside$is_any($get(words, place), quests$ALL_COLOURS), () => !$t(beside$is_any(beside$at(words, $add(place, 1)), ["region", "card"])));
}
function sanctuaries$goes_on(words) {
 let first, has_cards, is_pronoun, word;
 first = 0;
 while ($t(beside$is_any(beside$at(words, first), ["the", "neutral", "conj", "but"]))) {
  first = $add(first, 1);
 }
 word = beside$at(words, first);
 is_pronoun = $any_of(beside$is_any(word, [...$iter(phrases$OTHER), "per"]), () => $any_of($and(word.is_spelled, () => $le(word.number, 1)), () => !$eq(quests$colour_of(word), "")));
 has_cards = $any($each(words, (each) => $and($call(each.text, "isdigit"), () => $lt(phrases$MOST_OF_A_KIND, each.number))));
 return $and(is_pronoun, () => $and(!$t(has_cards), () => $any($each(words, (each) => $any_of($bool(quests$icon_of(each)), () => $in("gray", each.kinds))))));
}
function sanctuaries$left(found, place, first) {
 let one, start, words;
 [words, start] = $list([found.words, sanctuaries$behind_adjectives(found, place, first)]);
 if (($lt(first, start) && $t($call(found, "is_number", $sub(start, 1))))) {
  start = $sub(start, 1);
  one = $sub(start, 1);
  while (($lt(first, one) && $t(beside$is_any($get(words, one), ["own", "small", "the"])) && !$t($get(words, one).is_spelled))) {
   one = $sub(one, 1);
  }
  if (($le(first, one) && $t($get(words, one).is_spelled) && $eq($get(words, one).number, 1) && $lt(1, $get(words, start).number))) {
   start = one;
  }
 } else if (($lt(start, place) && $le(first, $sub(start, 2)) && $in("small", $get(words, $sub(start, 1)).kinds))) {
  start = $sub(start, (($t($get(words, $sub(start, 2)).is_spelled) && $eq($get(words, $sub(start, 2)).number, 1)) ? 2 : 0));
 }
 return start;
}
function sanctuaries$behind_adjectives(found, place, first) {
 let before, is_adjective, is_pair, start, word, words;
 [words, start] = $list([found.words, place]);
 while (($lt(first, start) && !$t($call($get(words, $sub(start, 1)).text, "isdigit")))) {
  [word, before] = $list([$get(words, $sub(start, 1)), beside$at(words, $sub(start, 2))]);
  is_adjective = $any_of($bool($any_of(quests$icon_of(word), () => quests$colour_of(word))), () => beside$is_any(word, sanctuaries$ADJECTIVES));
  is_pair = $and($in("conj", word.kinds), () => $and($bool(quests$icon_of(before)), () => $bool(quests$icon_of($get(words, start)))));
  if (!($t(is_adjective) || ($t(is_pair) && $le(first, $sub(start, 2))))) {
   break;
  }
  start = $sub(start, 1);
 }
 return start;
}

// faraway.rulebook.cases.slots
const slots$WITHIN = $frozenset(["small", "the", "own", "card", "region", "play", "is", "have", "me", "neutral", "at", "on", "among", "order", "filler", "conj", "then", "range", "row", "unknown", "those", "plus", "one", "after", "faceup", "round", "its", "show", "claim", "give", "see", "group"]);
const slots$APART = $frozenset(["sanctuary", "stranger", "if", "or", "deny", "not", "who", "many", "what", "which", "hand", "deck", "tie", "find", "draw", "before", "earlier", "previous", "hidden", "leftward", "doubt", "pay", "per", "need", "person", "other", "unreal", "says", "when", "counted", "players", "elsewhere", "pending", "backward"]);
const slots$COUNTED = $frozenset(["counted", "per", "sanctuary", "card", "region", "players"]);
const slots$PLACED = $frozenset(["nth", "round", "slots", "on", "penultimate", "last", "first"]);
const slots$FROM_THE_END = $frozenset($set(["small"]));
const [slots$MOST_BETWEEN, slots$FEWEST, slots$FARTHEST] = [5, 2, 3];
const slots$ROW = new Word({ text: "row", kinds: $frozenset($set(["row", "small"])) });
const slots$THEN = new Word({ text: "then", kinds: $frozenset($set(["then", "small"])) });
const slots$LAST = new Word({ text: "last", kinds: $frozenset($set(["last"])) });
class slots$Mark {
 constructor($given) {
  this.start = $given.start;
  this.end = $given.end;
  this.value = $given.value;
  this.is_card = $given.is_card;
  this.is_named = $given.is_named ?? true;
 }
}
class slots$Span {
 constructor($given) {
  this.marks = $given.marks ?? [];
 }
 get cards() {
  const self = this;
  return $list($each(self.marks, (mark) => mark.value, (mark) => $t(mark.is_card)));
 }
}
function slots$with_slots(told) {
 let end, found, span, words, written;
 words = slots$without_end(slots$with_last(slots$with_ordinals(slots$from_the_end(told))));
 found = [];
 end = 0;
 for (span of $iter(slots$spans(words))) {
  written = slots$written(span);
  if ($t(written)) {
   found = $add(found, [...$iter($slice(words, end, $get(span.marks, 0).start, null)), ...$iter(written)]);
   end = $get(span.marks, -1).end;
  }
 }
 return [...$iter(found), ...$iter($slice(words, end, null, null))];
}
function slots$from_the_end(words) {
 return $tuple($each($zip([beside$NOTHING, ...$iter(words)], words, { strict: false }), ([before, word]) => (($in("backward", word.kinds) && $in("nth", before.kinds)) ? $evolve(word, { kinds: slots$FROM_THE_END }) : word)));
}
function slots$with_ordinals(words) {
 let first, places;
 places = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => (($lt(1, word.number) && $le(word.number, numbers$MOST_ROUNDS)) && $eq(beside$at(words, $add(place, 1)).text, ".") && $t(beside$is_any(beside$at(words, $add(place, 2)), ["card", "region", "the"])) && !$t($call(beside$at(words, $sub(place, 1)).text, "isalnum")))));
 first = $sub($add(numbers$MOST_ROUNDS, 1), $len(places));
 if (($lt($len(places), slots$FEWEST) || !$eq($list($each(places, (place) => $get(words, place).number)), $list($range(first, $add(numbers$MOST_ROUNDS, 1)))))) {
  return words;
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, places) ? new Word({ text: "nth", kinds: $frozenset($set(["nth"])), number: word.number }) : word), ([place, word]) => !$in($sub(place, 1), places)));
}
function slots$with_last(words) {
 let end, first, is_one, is_played, is_revealed, is_scored, part, start;
 for ([start, end] of $iter(beside$sentences_of(words))) {
  part = $slice(words, start, end, null);
  first = $list($each($enumerate(part), ([place, word]) => $add(start, place), ([place, word]) => $in("first", word.kinds)));
  if (!$eq($len(first), 1)) {
   continue;
  }
  is_revealed = $any($each(part, (word) => $in("reveal", word.kinds)));
  is_scored = $any($each(part, (word) => $and(beside$is_any(word, ["scoring", "game-end"]), () => !$in("play", word.kinds))));
  is_played = $any($each(part, (word) => $and($in("play", word.kinds), () => !$in("reveal", word.kinds))));
  is_one = $eq($sum($each(part, (word) => $call(word.text, "isdigit"))), 1);
  if (($t(is_revealed) && $t(is_scored) && $t(is_one) && !$t(is_played))) {
   return [...$iter($slice(words, null, $get(first, 0), null)), slots$LAST, ...$iter($slice(words, $add($get(first, 0), 1), null, null))];
  }
 }
 return words;
}
function slots$without_end(words) {
 let before, between, cards, end, is_listed, is_plain, last, place, stop;
 cards = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))));
 for ([before, place] of $iter($pairwise(cards))) {
  between = $slice(words, $add(before, 1), place, null);
  if ((!$eq($get(words, before).number, $get(words, place).number) || $lt(slots$FARTHEST, $len(between)))) {
   continue;
  }
  stop = $next($each($range(place, $len(words)), (each) => each, (each) => $in($get(words, each).text, $set([",", ...$iter(beside$ENDS)]))), $len(words));
  last = $list($each($range($add(place, 1), stop), (each) => each, (each) => ($in("last", $get(words, each).kinds) || ($in("then", $get(words, each).kinds) && $eq(beside$at(words, $add(each, 1)).text, ")")))));
  is_listed = $any_of($in($sub(before, 2), cards), () => $in($sub(before, 1), cards));
  is_plain = $all($each(between, (word) => $any_of($in(word.text, $set([",", "("])), () => beside$is_any(word, ["the", "with", "small", "card", "bracket"]))));
  if (($t(is_listed) && $t(is_plain) && $t(last) && $le($get(last, 0), $add($add(place, slots$FARTHEST), 1)))) {
   end = $add($get(last, -1), 1);
   while ($t(beside$is_any(beside$at(words, end), ["then", "side", "bracket"]))) {
    end = $add(end, 1);
   }
   return [...$iter($slice(words, null, $add(before, 1), null)), beside$COMMA, slots$ROW, ...$iter($slice(words, end, null, null))];
  }
 }
 return words;
}
function slots$spans(words) {
 let between, is_near, mark, spans;
 spans = [];
 for (mark of $iter(slots$marks(words))) {
  between = ($t(spans) ? $slice(words, $get($get(spans, -1).marks, -1).end, mark.start, null) : []);
  is_near = $and($bool(spans), () => $and($le($len(between), slots$MOST_BETWEEN), () => $all($each(between, (word) => slots$is_within(word)))));
  if (!$t(is_near)) {
   $call(spans, "append", new slots$Span({}));
  }
  $call($get(spans, -1).marks, "append", mark);
 }
 return $list($each(spans, (span) => slots$trimmed(span)));
}
function slots$is_within(word) {
 let is_plain;
 if ($in(word.text, $set([",", ":"]))) {
  return true;
 }
 is_plain = $any_of(!$t(word.kinds), () => $any_of(beside$is_any(word, slots$WITHIN), () => $eq(word.text, "als")));
 return $and(is_plain, () => $and(!$t(beside$is_any(word, slots$APART)), () => $and(!$in(word.text, beside$ENDS), () => !$t(beside$is_any(word, ["bracket"])))));
}
function slots$trimmed(span) {
 let is_led, marks;
 marks = span.marks;
 is_led = $and($bool(marks), () => !$t($get(marks, 0).is_card));
 while (($t(is_led) && $t(marks) && !$t($get(marks, -1).is_card) && !$t($get(marks, -1).is_named))) {
  marks = $slice(marks, null, -1, null);
 }
 return new slots$Span({ marks: marks });
}
function slots$marks(words) {
 let mark, marks, place, word;
 marks = [];
 place = 0;
 while ($lt(place, $len(words))) {
  [word, mark] = $list([$get(words, place), null]);
  if ($t($call(word.text, "isdigit"))) {
   mark = slots$card_at(words, place);
  } else if (($t(word.is_spelled) || $t(beside$is_any(word, slots$PLACED)))) {
   mark = slots$place_at(words, place);
  }
  marks = $add(marks, ($t(mark) ? [mark] : []));
  place = ($t(mark) ? mark.end : $add(place, 1));
 }
 return marks;
}
function slots$card_at(words, place) {
 let after, word;
 [word, after] = $list([$get(words, place), beside$at(words, $add(place, 1))]);
 if ((!($le(1, word.number) && $le(word.number, numbers$GREATEST_DURATION)) || $t(beside$is_any(after, slots$COUNTED)))) {
  return null;
 }
 return new slots$Mark({ start: place, end: $add(place, 1), value: word.number, is_card: true });
}
function slots$place_at(words, place) {
 let after, end, is_further, is_spelled_place, kind, value, word;
 [word, after] = $list([$get(words, place), beside$at(words, $add(place, 1))]);
 if (($in("nth", word.kinds) && $t(word.number))) {
  end = $add($add(place, 1), beside$is_any(after, ["card", "region", "round"]));
  return new slots$Mark({ start: place, end: end, value: word.number, is_card: false });
 }
 if (($t(beside$is_any(word, ["round", "slots"])) && !$in("when", word.kinds) && ($le(1, after.number) && $le(after.number, numbers$MOST_ROUNDS)))) {
  return new slots$Mark({ start: place, end: $add(place, 2), value: after.number, is_card: false });
 }
 is_spelled_place = $and($in("on", word.kinds), () => $and(after.is_spelled, () => ($lt(1, after.number) && $le(after.number, numbers$MOST_ROUNDS))));
 if (($t(is_spelled_place) && $t($call(beside$at(words, $sub(place, 1)).text, "isdigit")))) {
  return new slots$Mark({ start: place, end: $add(place, 2), value: after.number, is_card: false });
 }
 is_further = $and(word.is_spelled, () => $and(($lt(1, word.number) && $le(word.number, numbers$MOST_ROUNDS)), () => $in("range", beside$at(words, $sub(place, 1)).kinds)));
 if (($t(is_further) && $t(beside$is_any(beside$at(words, $sub(place, 3)), ["slots", "round"])))) {
  return new slots$Mark({ start: place, end: $add(place, 1), value: word.number, is_card: false });
 }
 for ([kind, value] of $iter([["penultimate", $sub(numbers$MOST_ROUNDS, 1)], ["last", numbers$MOST_ROUNDS], ["first", 1]])) {
  if ($in(kind, word.kinds)) {
   return new slots$Mark({ start: place, end: $add(place, 1), value: value, is_card: false, is_named: false });
  }
 }
 return null;
}
function slots$written(span) {
 let as_words, cards, first, is_placed, named, rest;
 cards = span.cards;
 named = $list($each(span.marks, (mark) => mark, (mark) => ($t(mark.is_named) && !$t(mark.is_card))));
 if ((!$t(cards) || !$t(named) || $lt($len($set(cards)), $len(cards)) || $lt(numbers$MOST_ROUNDS, $len(cards)))) {
  return [];
 }
 first = $sub($add(numbers$MOST_ROUNDS, 1), $len(cards));
 is_placed = $any_of(slots$is_range(span, first), () => slots$is_paired(span, first));
 if (!$t(is_placed)) {
  return [];
 }
 as_words = $list($each(cards, (card) => new Word({ text: $str(card), kinds: $frozenset(), number: card })));
 if ($lt($len(cards), slots$FEWEST)) {
  return [...$iter(as_words), slots$LAST];
 }
 rest = $list((function* ($source) { for (const card of $iter($source)) for (const each of $iter([beside$COMMA, card])) yield each; })($slice(as_words, 2, null, null)));
 return [slots$ROW, $get(as_words, 0), beside$COMMA, slots$THEN, $get(as_words, 1), ...$iter(rest), beside$COMMA];
}
function slots$is_range(span, first) {
 let count, is_led, places;
 places = $list($each(span.marks, (mark) => mark.value, (mark) => !$t(mark.is_card)));
 count = $len(places);
 is_led = $all($each($enumerate(span.marks), ([index, mark]) => $eq(mark.is_card, $le(count, index))));
 return $and(is_led, () => $in(places, [[first], [first, numbers$MOST_ROUNDS]]));
}
function slots$is_paired(span, first) {
 let cards, step;
 step = ($t($get(span.marks, 0).is_card) ? -1 : 1);
 cards = $list($each($enumerate(span.marks), ([index, mark]) => index, ([index, mark]) => $t(mark.is_card)));
 return $all($each($enumerate(span.marks), ([index, mark]) => $and($in($add(index, step), cards), () => $eq(mark.value, $add(first, $call(cards, "index", $add(index, step))))), ([index, mark]) => !$t(mark.is_card)));
}

// faraway.rulebook.cases.supposing
const supposing$LEADING = ["conj", "what", "many", "pay", "give", "small", "neutral"];
const supposing$OTHERWISE = ["deny", "not", "swap", "or"];
class supposing$Supposed {
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
function supposing$without_supposed(words) {
 let end, has_cards, is_begun, is_joined, place, start, supposed, word;
 for ([place, word] of $iter($enumerate(words))) {
  if ((!$in("if", word.kinds) || !$t(beside$is_in_question(words, place)))) {
   continue;
  }
  end = beside$stop_after(words, place);
  start = place;
  while (($t(beside$is_any(beside$at(words, $sub(start, 1)), supposing$LEADING)) || $eq(beside$at(words, $sub(start, 1)).text, ","))) {
   start = $sub(start, 1);
  }
  is_joined = $any($each($slice(words, start, place, null), (each) => $in("conj", each.kinds)));
  is_begun = ($eq(start, beside$start_before(words, place)) && $lt(0, beside$start_before(words, place)));
  has_cards = $any($each($slice(words, null, start, null), (each) => $call(each.text, "isdigit")));
  supposed = ($t(has_cards) ? supposing$read(words, place, end) : new supposing$Supposed({}));
  if (($t(supposed.is_any) && ($t(is_joined) || ($t(is_begun) && !$t(supposed.is_last))))) {
   return [[...$iter($slice(words, null, start, null)), ...$iter($each($range(start, end), (_) => beside$COMMA)), ...$iter($slice(words, end, null, null))], supposed];
  }
 }
 return [words, new supposing$Supposed({})];
}
function supposing$read(words, place, end) {
 let colours, found, has_others, has_symbol, is_new, is_of_sanctuary, is_one, is_plain, is_told, part;
 part = $slice(words, place, end, null);
 is_of_sanctuary = $any($each(part, (word) => $in("sanctuary", word.kinds)));
 has_others = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => beside$is_any(word, ["nth", "first"]))));
 if ($t($any($each(part, (word) => $in("swap", word.kinds))))) {
  return new supposing$Supposed({ is_swapped: true });
 }
 if (($t($any($each(part, (word) => $in("last", word.kinds)))) && !$t(has_others) && !$t(is_of_sanctuary))) {
  return new supposing$Supposed({ is_last: true });
 }
 if ((!$t(is_of_sanctuary) || $t($any($each(part, (word) => beside$is_any(word, supposing$OTHERWISE)))))) {
  return new supposing$Supposed({});
 }
 found = sanctuaries$read_sanctuaries([...$iter(part), beside$COMMA]);
 colours = $list($each(part, (word) => word, (word) => $t(quests$colour_of(word))));
 is_one = $and($le($len(colours), 1), () => $all($each(found.phrases, (phrase) => $eq(phrase.number, 1))));
 is_plain = $and(!$t(found.is_doubtful), () => $and(!$t(found.unknown), () => !$t(found.denied)));
 has_symbol = $any_of(!$t(colours), () => $any($each(found.icons, (icon) => !$in(icon, view$BIOMES))));
 is_told = $and(is_one, () => $and(is_plain, () => $any_of(has_symbol, () => $any($each(found.phrases, (phrase) => phrase.quest)))));
 is_new = $all($each($enumerate(part), ([each, word]) => $any_of(!$in("per", word.kinds), () => $call(found, "is_taken", each))));
 return (($t(is_told) && $t(is_new)) ? new supposing$Supposed({ icons: found.icons }) : new supposing$Supposed({}));
}

// faraway.rulebook.cases.unseen
const unseen$MARKS = ["leftward", "hidden"];
const unseen$SEEN = ["sanctuary", "then", "after", "faceup", "see", "row", "backward", "or", "if", "what", "many", "which", "middle"];
const unseen$MORE = $sub($frozenset([...$iter(unseen$SEEN), "first", "last", "before", "earlier", "nth", "penultimate", "play", ...$iter(quests$ALL_COLOURS)]), $set(["then"]));
const unseen$LAST = new Word({ text: "last", kinds: $frozenset($set(["last"])) });
const unseen$COMMA = new Word({ text: ",", kinds: $frozenset($set(["break"])) });
function unseen$without_unseen(words, sanctuaries) {
 let blank, cards, end, is_described, is_one, named, start;
 blank = $set();
 for ([start, end] of $iter(beside$sentences_of(words))) {
  $call(blank, "update", unseen$unseen_of(words, start, end));
 }
 cards = $set($each(blank, (place) => $get(words, place).number, (place) => $t($call($get(words, place).text, "isdigit"))));
 $call(blank, "update", unseen$conceded(words, cards));
 named = $list($each($enumerate(words), ([place, word]) => word.number, ([place, word]) => ($t($call(word.text, "isdigit")) && !$in(place, blank) && !$in("counted", beside$at(words, $add(place, 1)).kinds))));
 is_described = $any((function* ($source) { for (const phrase of $iter($source)) for (const place of $iter(blank)) yield ($le(phrase.start, place) && $lt(place, phrase.end)); })(sanctuaries.phrases));
 if ((!$t($call(cards, "isdisjoint", named)) || $t(is_described))) {
  return words;
 }
 is_one = $eq($len(named), 1);
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, blank) ? unseen$COMMA : (($t(is_one) && $t(unseen$is_last_round(word))) ? unseen$LAST : word))));
}
function unseen$without_failed(words) {
 let blank, cards, elsewhere, end, is_alike, is_counted, is_failed, is_more, is_named, part, start;
 blank = $set();
 for ([start, end] of $iter(beside$sentences_of(words))) {
  part = $slice(words, start, end, null);
  elsewhere = $set($each([...$iter($slice(words, null, start, null)), ...$iter($slice(words, end, null, null))], (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
  cards = $set($each(part, (word) => word.number, (word) => $t($call(word.text, "isdigit"))));
  is_named = $any_of($bool(cards), () => $any($each(part, (word) => beside$is_any(word, ["card", "region"]))));
  is_failed = $any($each(part, (word) => beside$is_any(word, ["deny", "nor", "pending"])));
  is_failed = $both(is_failed, $any($each(part, (word) => $in("need", word.kinds))));
  is_counted = $any($each(part, (word) => beside$is_any(word, [...$iter(view$ICONS), "scoring", "says"])));
  is_alike = ($eq(beside$at(words, end).text, "?") ? is_counted : !$t($any($each(part, (word) => beside$is_any(word, view$ICONS)))));
  is_more = $any($each($slice(part, null, -1, null), (word) => beside$is_any(word, unseen$MORE)));
  if (($t(is_named) && $t(is_failed) && $le(cards, elsewhere) && $t(is_alike) && !$t(is_more))) {
   $call(blank, "update", $range(start, end));
  }
 }
 return $tuple($each($enumerate(words), ([place, word]) => ($in(place, blank) ? unseen$COMMA : word)));
}
function unseen$is_last_round(word) {
 return $and($in("previous", word.kinds), () => $in(" ", word.text));
}
function unseen$unseen_of(words, start, end) {
 let _, aside, card, first, found, is_asked, marked, place, stop;
 marked = $list($each($range(start, end), (place) => place, (place) => $t(beside$is_any($get(words, place), unseen$MARKS))));
 aside = $list($each($range(start, end), (place) => place, (place) => $t(unseen$is_aside(words, place))));
 if (!($t(marked) || $t(aside))) {
  return [];
 }
 is_asked = $eq(beside$at(words, end).text, "?");
 if (($t(marked) && !$t(is_asked) && !$t($any($each($slice(words, start, end, null), (word) => beside$is_any(word, unseen$SEEN)))))) {
  return $list($range(start, end));
 }
 found = [];
 for (place of $iter(marked)) {
  [first, stop] = $list(unseen$part_of(words, place, start, end));
  if (!$t($any($each($slice(words, first, stop, null), (word) => beside$is_any(word, unseen$SEEN))))) {
   found = $add(found, $range(first, stop));
  }
 }
 for (place of $iter(aside)) {
  [first, _] = $list(unseen$part_of(words, place, start, end));
  card = $next($each($range(first, place), (each) => each, (each) => $t($call($get(words, each).text, "isdigit"))), place);
  while (($t(beside$is_any(beside$at(words, $sub(card, 1)), ["the", "card", "region", "own"])) && $le(first, $sub(card, 1)))) {
   card = $sub(card, 1);
  }
  found = $add(found, $range(card, $add(place, 1)));
 }
 return found;
}
function unseen$is_aside(words, place) {
 let after;
 after = $add(place, 1);
 while ($t(beside$is_any(beside$at(words, after), ["the", "card", "region", "own"]))) {
  after = $add(after, 1);
 }
 return $and($in("aside", $get(words, place).kinds), () => $call(beside$at(words, after).text, "isdigit"));
}
function unseen$part_of(words, place, start, end) {
 let first, has_cards, stop;
 first = place;
 while (($lt(start, first) && !$t(unseen$is_stop(words, $sub(first, 1))))) {
  first = $sub(first, 1);
 }
 has_cards = $any($each($slice(words, first, place, null), (word) => $call(word.text, "isdigit")));
 stop = $add(place, 1);
 while (($lt(stop, end) && !$t(unseen$is_stop(words, stop)) && !($t(has_cards) && $in("conj", $get(words, stop).kinds)))) {
  stop = $add(stop, 1);
 }
 return [first, stop];
}
function unseen$is_stop(words, place) {
 let after, before, is_ended, is_listed, word;
 word = $get(words, place);
 if (($in(word.text, beside$ENDS) || $t(beside$is_any(word, ["bracket"])) || $in(word.text, $set(["(", ")", ":"])))) {
  return true;
 }
 after = $add(place, 1);
 while ($t(beside$is_any(beside$at(words, after), ["the", "card", "region"]))) {
  after = $add(after, 1);
 }
 before = $sub(place, 2);
 while ($t(beside$is_any(beside$at(words, before), ["the", "card", "region"]))) {
  before = $sub(before, 1);
 }
 is_ended = $in("conj", beside$at(words, before).kinds);
 is_listed = $and($call(beside$at(words, $sub(place, 1)).text, "isdigit"), () => $and($call(beside$at(words, after).text, "isdigit"), () => !$t(is_ended)));
 return $and($eq(word.text, ","), () => !$t(is_listed));
}
function unseen$conceded(words, cards) {
 let found, spans, starts;
 starts = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("concede", word.kinds)));
 spans = $list($each(starts, (start) => $list($range(start, unseen$stop_of(words, start)))));
 found = $list($each(spans, (span) => span, (span) => ($t(unseen$numbers_at(words, span)) && $le(unseen$numbers_at(words, span), cards))));
 return ($t(found) ? $get(found, 0) : []);
}
function unseen$stop_of(words, start) {
 let after;
 after = $range($add(start, 1), $len(words));
 return $next($each(after, (place) => place, (place) => $t(beside$is_any($get(words, place), ["break", "bracket"]))), $len(words));
}
function unseen$numbers_at(words, places) {
 return $set($each(places, (place) => $get(words, place).number, (place) => $t($call($get(words, place).text, "isdigit"))));
}

// faraway.rulebook.cases.reading
const reading$NOTHING_SAID = new phrases$Sanctuaries({});
const reading$NOTHING_ELSE = new supposing$Supposed({});
const reading$MOST_WORDS = 150;
const [reading$SHORTEST_NAME, reading$SHORTEST_WORD] = [2, 3];
const [reading$NEAR, reading$LONGEST_SHORT_NAME] = [4, 3];
const reading$LEAST_SCORE = 8;
class reading$Reading {
 constructor($given) {
  this.words = $given.words;
  this.numbers = $given.numbers;
  this.sanctuaries = $given.sanctuaries ?? reading$NOTHING_SAID;
  this.supposed = $given.supposed ?? reading$NOTHING_ELSE;
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
  let kind, place, places, word;
  places = new Map([]);
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
  let found;
  found = $list($each(kinds, (kind) => $get(self._places, kind), (kind) => $in(kind, self._places)));
  return ($eq($len(found), 1) ? $get(found, 0) : $sorted($set((function* ($source) { for (const places of $iter($source)) for (const place of $iter(places)) yield place; })(found))));
 }
 get laid() {
  return $once(this, "laid", () => this.laid$());
 }
 laid$() {
  const self = this;
  return new laid$Laid({ words: self.words, numbers: self.numbers, sanctuaries: self.sanctuaries });
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
  return $any($each($call(self, "places", "first"), (place) => $in("when", beside$at(self.words, $add(place, 1)).kinds)));
 }
 get is_last_named() {
  const self = this;
  return $any_of($in(numbers$MOST_ROUNDS, $call(self, "values", numbers$Role.ROUND)), () => $call(self, "has", "last-round"));
 }
 get cards() {
  const self = this;
  let named;
  named = $len($set(self.durations));
  return $list($each(self.numbers, (number) => number, (number) => ((number.role === numbers$Role.CARDS) && !($eq(number.value, named) && $t(beside$is_any(beside$at(self.words, $add(number.place, 1)), $set(["card", "region"])))))));
 }
 get durations() {
  return $once(this, "durations", () => this.durations$());
 }
 durations$() {
  const self = this;
  return $call(self, "values", numbers$Role.DURATION);
 }
 get regions() {
  const self = this;
  return $list($each(self.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.DURATION) && $t(numbers$is_name(self.words, number.place)))));
 }
 get with_article() {
  const self = this;
  return $list($each($pairwise(self.words), ([before, word]) => word.number, ([before, word]) => ($t($call(word.text, "isdigit")) && $t(beside$is_any(before, $set(["the", "own", "aux"]))))));
 }
 first_place(kind) {
  const self = this;
  return $get($call(self._places, "get", kind, [$len(self.words)]), 0);
 }
 sentence_of(number) {
  const self = this;
  return $slice(self.words, beside$start_before(self.words, number.place), $add(beside$stop_after(self.words, number.place), 1), null);
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
  let icon, number, sums;
  sums = new Map([]);
  for (number of $iter(self._without_totals)) {
   if (((number.role === numbers$Role.ICONS) && $in(number.group, groups))) {
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
  let alike, is_total, parts;
  alike = $list($each(self.numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $eq(each.group, number.group))));
  parts = $list($each(alike, (each) => each, (each) => ($eq(each.icons, number.icons) && (each !== number))));
  is_total = $and((number.role === numbers$Role.ICONS), () => $and(!$t(number.where), () => $lt(1, $len(parts))));
  return $and(is_total, () => $and($all($each(parts, (each) => each.where)), () => $eq($sum($each(parts, (each) => each.value)), number.value)));
 }
 counts_on(where) {
  const self = this;
  let number, sums;
  sums = new Map([]);
  for (number of $iter(self.numbers)) {
   if (((number.role === numbers$Role.ICONS) && $eq(number.where, where))) {
    $put(sums, $get(number.icons, 0), $add($call(sums, "get", $get(number.icons, 0), 0), number.value));
   }
  }
  return sums;
 }
 is_doubtful(...groups) {
  const self = this;
  let bare, counted, icons;
  counted = $list($each(self._without_totals, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $in(each.group, groups))));
  icons = $list($each(counted, (each) => each.icons));
  bare = $list($each(counted, (each) => each, (each) => (!$t(each.where) && $lt(0, each.value) && $lt(1, $call(icons, "count", each.icons)))));
  return $any($each(bare, (each) => !$t($call(self, "_is_further", each, counted))));
 }
 _is_further(bare, counted) {
  const self = this;
  let is_after, others;
  others = $list($each(counted, (each) => each, (each) => ($eq(each.icons, bare.icons) && (each !== bare))));
  is_after = $all($each(others, (each) => $and(each.is_described, () => $lt(each.place, bare.place))));
  return $and(is_after, () => $call(self, "lacks", "included"));
 }
 get is_placed() {
  const self = this;
  let counted, is_said;
  counted = $list($each(self.numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && !$eq(each.group, "need"))));
  is_said = $any_of(!$t($call(self, "lacks", "whole", "all")), () => $any($each(counted, (each) => !$eq(each.where, "unseen"))));
  return $and(is_said, () => $and($any($each(counted, (each) => $eq(each.where, "unseen"))), () => $all($each(counted, (each) => each.where))));
 }
 is_without(kind) {
  const self = this;
  let places;
  places = $list($each($enumerate(self.words), ([place, word]) => place, ([place, word]) => ($t(word.is_spelled) && $eq(word.number, 0))));
  return $any($each(places, (place) => $any_of($in(kind, beside$at(self.words, $add(place, 1)).kinds), () => $and($in("break", beside$at(self.words, $add(place, 1)).kinds), () => $any($each($slice(self.words, $max($sub(place, reading$NEAR), 0), place, null), (word) => $in(kind, word.kinds)))))));
 }
 asks_for(...kinds) {
  const self = this;
  return $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(self.words, place, $add(place, reading$NEAR), null))) yield beside$is_any(word, kinds); })($call(self, "places", "many")));
 }
 get is_plain() {
  const self = this;
  return $call(self, "is_plain_between", ...$iter($each(self.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION))));
 }
 is_plain_between(...numbers) {
  const self = this;
  let between, places, tags, taken;
  places = $list($each(numbers, (number) => number.place));
  taken = $set($each(self.numbers, (number) => number.place));
  between = $range($min(places, { default: 0 }), $max(places, { default: 0 }));
  tags = $set($each(between, (place) => order$tag_of(self.words, place), (place) => !$in(place, taken)));
  return $le(tags, $set(["", "strange", "unknown", "last", "penultimate", "faceup"]));
 }
 get row() {
  return $once(this, "row", () => this.row$());
 }
 row$() {
  const self = this;
  let again, cut, durations, events, is_compared, is_last_again, is_later, named, row, values;
  durations = $list($each(self.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION)));
  values = $list($each(durations, (number) => number.value));
  again = $next($each($enumerate(values), ([place, value]) => place, ([place, value]) => $in(value, $slice(values, null, place, null))), $len(values));
  is_compared = $call(self, "has", "compare");
  if ($t($call(self, "has", "backward"))) {
   return [];
  }
  events = order$read_events(self.words, self.numbers, durations);
  is_last_again = ($t(again) ? $le($set($slice(values, again, null, null)), $set([$get(values, $sub(again, 1))])) : false);
  is_later = $any($each($slice(events, again, null, null), (event) => !$t($call(event.tags, "isdisjoint", $set(["then", "now"])))));
  if (($t(is_later) && !$t(is_compared) && !$t(is_last_again))) {
   return [];
  }
  if ($lt(again, $len(durations))) {
   events = order$read_events(self.words, self.numbers, $slice(durations, null, again, null));
  }
  row = order$in_order(events);
  named = $set($slice(values, again, null, null));
  if ((!$le(named, $set(row)) || !$t(row))) {
   return [];
  }
  if (($t(is_compared) || !$eq($len(named), 1) || $t($all($each($slice(durations, again, null, null), (number) => $call(self, "_is_told_of", number)))))) {
   return row;
  }
  cut = $slice(row, null, $add($call(row, "index", $call(named, "pop")), 1), null);
  return ($lt(1, $len(cut)) ? cut : []);
 }
 _is_told_of(number) {
  const self = this;
  let is_named;
  is_named = beside$is_any(beside$at(self.words, $sub(number.place, 1)), $set(["the", "own"]));
  return $and(is_named, () => !$eq($get($call(self, "sentence_of", number), -1).text, "?"));
 }
 get marks() {
  return $once(this, "marks", () => this.marks$());
 }
 marks$() {
  const self = this;
  let counted, counting, mark, marks, place, word;
  counting = [numbers$Role.DURATION, numbers$Role.CARDS, numbers$Role.OTHER];
  counted = $set($each(self.numbers, (number) => number.place, (number) => $in(number.role, counting)));
  marks = "";
  for ([place, word] of $iter($enumerate(self.words))) {
   mark = ($t(beside$is_any(word, $set(["deck", "rest"]))) ? "d" : ($in("due", word.kinds) ? "u" : ""));
   marks = $add(marks, ($in(place, counted) ? "N" : ($t($call(marks, "endswith", $any_of(mark, () => "-"))) ? "" : mark)));
  }
  return $call(marks, "replace", "dNd", "dN");
 }
}
function reading$read_question(question, language, is_known = null, has_claims = true, has_unseen = true) {
 let group, is_number, numbers, place, placed, sanctuaries, supposed, word, words;
 words = read_words(question, language);
 words = ($le($len(words), reading$MOST_WORDS) ? words : []);
 words = ((is_known === null) ? words : reading$with_strangers(words, language, is_known));
 words = ($t(has_claims) ? words : claims$without_claims(words));
 words = ($t(has_unseen) ? words : unseen$without_failed(words));
 [words, supposed] = $list(supposing$without_supposed(slots$with_slots(words)));
 sanctuaries = sanctuaries$read_sanctuaries(words);
 words = ($t(has_unseen) ? words : unseen$without_unseen(words, sanctuaries));
 words = sanctuaries$without_denials(words, sanctuaries);
 numbers = [];
 group = "";
 for ([place, word] of $iter($enumerate(words))) {
  group = $any_of(beside$first_kind(word, ["need", "have"]), () => group);
  is_number = $any_of($call(word.text, "isdigit"), () => $any_of(word.is_spelled, () => $in("nth", word.kinds)));
  if (($t(is_number) && !$t(reading$is_bearer(words, place)))) {
   numbers = $add(numbers, numbers$read_number(words, place, group, numbers));
  }
 }
 placed = $each(numbers, (each) => ($t($call(sanctuaries, "is_taken", each.place)) ? $evolve(each, { role: numbers$Role.DESCRIBED }) : each), (each) => !$t(reading$is_of_no_other(words, each)));
 return new reading$Reading({ words: words, numbers: $tuple(placed), sanctuaries: sanctuaries, supposed: supposed });
}
function reading$is_of_no_other(words, number) {
 let is_one, place;
 place = $sub(number.place, 1);
 while (($t(beside$is_any(beside$at(words, place), $set(["show", "have", "small", "neutral"]))) && !$in("ending", $get(words, place).kinds))) {
  place = $sub(place, 1);
 }
 is_one = $and((number.role === numbers$Role.ICONS), () => $and($eq(number.value, 1), () => !$t($call($get(words, number.place).text, "isdigit"))));
 return $and(is_one, () => $and($in("ending", beside$at(words, place).kinds), () => $lt(place, $sub(number.place, 1))));
}
function reading$is_bearer(words, place) {
 let before, is_article, is_on;
 before = beside$at(words, $sub(place, 2));
 is_on = $and($in("on", beside$at(words, $sub(place, 1)).kinds), () => $any_of($lt(0, before.number), () => beside$is_any(before, view$ICONS)));
 is_article = $and($get(words, place).is_spelled, () => $eq($get(words, place).number, 1));
 return $and(is_article, () => $and(is_on, () => beside$is_any(beside$at(words, $add(place, 1)), $set(["region", "card"]))));
}
function reading$must_be_name(before, word, language) {
 let is_noun;
 is_noun = $any_of((language === Language.DE), () => $any_of(!$t(before.text), () => $any_of($in(before.text, beside$ENDS), () => $eq(before.text, ":"))));
 return $and(word.is_capital, () => $any_of($le($len(word.text), reading$LONGEST_SHORT_NAME), () => !$t(is_noun)));
}
function reading$with_strangers(words, language, is_known) {
 let common, is_lower, is_named, is_of_one, kinds, namesakes, start, strangers, unknown;
 common = common_words(language);
 is_lower = !$t($any($each($slice(words, null, 1, null), (word) => word.is_capital)));
 unknown = $set($each(words, (word) => word.text, (word) => (!$t(word.kinds) && !($t(word.is_spelled) || $t($call(word.text, "isdigit")) || $in(word.text, common))) && !$in(" ", word.text)));
 strangers = $set($each($pairwise([beside$NOTHING, ...$iter(words)]), ([before, word]) => word.text, ([before, word]) => ($in(word.text, unknown) && $le(($t(word.is_capital) ? reading$SHORTEST_NAME : reading$SHORTEST_WORD), $len(word.text)) && ($t(word.is_capital) || $t(is_lower)) && ($t(reading$must_be_name(before, word, language)) || !$t(is_known(word.text))))));
 namesakes = $set($each($zip([beside$NOTHING, ...$iter(words)], words, [...$iter($slice(words, 1, null, null)), beside$NOTHING], { strict: false }), ([before, word, after]) => word.text, ([before, word, after]) => ($t(word.is_capital) && $eq(word.kinds, $set(["stone"])) && $lt(reading$LEAST_SCORE, after.number) && $t(beside$is_any(before, $set(["break", "conj"]))))));
 start = [...$iter($takewhile((word) => !$t($call(word.text, "isdigit")), words))];
 is_named = $and($eq($len(strangers), 1), () => $any($each(start, (word) => $in(word.text, strangers))));
 is_of_one = $and(is_named, () => !$t($any($each(words, (word) => $in("me", word.kinds)))));
 kinds = $fromkeys(unknown, $frozenset($set(["unknown"])));
 kinds = $or(kinds, $fromkeys(strangers, $frozenset($set([($t(is_of_one) ? "one" : "stranger")]))));
 return $tuple($each(words, (word) => (($t(word.is_capital) && $in(word.text, namesakes)) ? $evolve(word, { kinds: $frozenset($set(["stranger"])) }) : ($in(word.text, kinds) ? $evolve(word, { kinds: $get(kinds, word.text) }) : word))));
}

// faraway.rulebook.cases.parsing_state
const [parsing_state$MOST_STATES, parsing_state$FEWEST_PLAYERS] = [2, 2];
const parsing_state$OTHER_TALK = ["sanctuary", "clue", "deck", "who", "draw", "set", "tie", "lowest", "wins", "need"];
const parsing_state$HOLDING = $frozenset(["hold", "holds", "holding", "tiens", "tient", "halte", "halten", "haelt", "tengo"]);
const parsing_state$DEALING = $frozenset(["deal", "dealt", "distribue", "distribuer", "distribuees", "ausgeteilt", "verteilt", "austeilen", "distribuiscono", "distribuite"]);
function parsing_state$counts_rounds(reading, number) {
 return $and($in(number.role, [numbers$Role.COUNTED, numbers$Role.LOOSE]), () => $in("when", beside$at(reading.words, $add(number.place, 1)).kinds));
}
function parsing_state$parse_state(reading) {
 let is_of_one_table, is_other, is_paid, is_stray, is_told, players, rounds, settled, topic;
 topic = parsing_state$topic(reading);
 rounds = $sorted(parsing_state$rounds(reading, topic));
 settled = $set([numbers$Role.ROUND, numbers$Role.COUNTED, numbers$Role.PLAYERS, numbers$Role.CARDS, numbers$Role.LOOSE]);
 is_stray = $any($each(reading.numbers, (number) => !$in(number.role, settled)));
 is_paid = $any($each(reading.words, (word) => $and($in("pay", word.kinds), () => !$in("scoring", word.kinds))));
 is_other = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_state$OTHER_TALK))), () => $and(is_paid, () => !$eq(topic, "rounds")));
 is_other = $or(is_other, $any_of($any($each(reading.words, (word) => $in(word.text, parsing_state$DEALING))), () => $call(reading, "has", "reckon", "pay")));
 players = $set($call(reading, "values", numbers$Role.PLAYERS));
 is_of_one_table = $any_of(!$t(players), () => $and($eq($len(players), 1), () => $and($le(parsing_state$FEWEST_PLAYERS, $min(players)), () => $le($max(players), numbers$MOST_PLAYERS))));
 is_told = $and($bool(rounds), () => $and($le($len(rounds), parsing_state$MOST_STATES), () => is_of_one_table));
 is_told = $both(is_told, $any_of(!$eq(topic, "taken"), () => parsing_state$counts_all(reading)));
 if ((!$t(topic) || $t(is_stray) || $t(is_other) || !$t(is_told) || !($le(1, $get(rounds, 0)) && $le($get(rounds, 0), $get(rounds, -1)) && $le($get(rounds, -1), numbers$MOST_ROUNDS)))) {
  return null;
 }
 return new case$StateCase({ round: $get(rounds, 0), topic: topic, also: ($lt(1, $len(rounds)) ? $get(rounds, -1) : 0), players: ($t(players) ? $max(players) : 0) });
}
function parsing_state$rounds(reading, topic) {
 let is_over, rounds;
 rounds = $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.ROUND) || $t(parsing_state$counts_rounds(reading, number)))));
 is_over = $any_of($call(reading, "has", "last-round"), () => $and($call(reading, "has", "game-end"), () => $call(reading, "has", "many")));
 is_over = $or(is_over, $and($in(topic, $set(["taken", "removed"])), () => $call(reading, "has", "all-rounds")));
 return ($t(is_over) ? $set([...$iter(rounds), numbers$MOST_ROUNDS]) : rounds);
}
function parsing_state$counts_all(reading) {
 return $any_of(!$t($call(reading, "lacks", "game-end", "all-rounds")), () => $any($each(reading.numbers, (number) => parsing_state$counts_rounds(reading, number))));
}
function parsing_state$is_removal_checked(reading) {
 return $and($call(reading, "has", "possible"), () => $any($each(reading.numbers, (number) => $and((number.role === numbers$Role.CARDS), () => $and(!$t(beside$is_in_question(reading.words, number.place)), () => $any($each($call(reading, "sentence_of", number), (word) => $in("removed", word.kinds))))))));
}
function parsing_state$topic(reading) {
 let is_allowed, is_counted, is_held;
 is_allowed = $any($each(reading.words, (word) => $in(word.text, doubts$MODAL)));
 is_counted = $any_of($call(reading, "has", "many"), () => $and($bool($call(reading, "values", numbers$Role.CARDS)), () => !$t(is_allowed)));
 is_held = $and($any($each(reading.words, (word) => $in(word.text, parsing_state$HOLDING))), () => $call(reading, "asks_for", "region", "card"));
 if ((($t($call(reading, "has", "hand")) || $t(is_held)) && $t(is_counted))) {
  return "hand";
 }
 if (($t($call(reading, "has", "removed")) && ($t($call(reading, "has", "many")) || $t(parsing_state$is_removal_checked(reading))))) {
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
const parsing_rounds$SHORTEST_ROW = 3;
const parsing_rounds$KEPT = ["keep", "take", "pick"];
const parsing_rounds$LINKING = ["break", "bracket", "conj", "or", "the", "small", "own", "have", "neutral", "card", "region", "only"];
const parsing_rounds$OTHER_TALK = ["pay", "set", "tie", "deck", "lowest", "wins", "reckon", "need"];
function parsing_rounds$parse_claim(reading) {
 let claimed, is_asked, is_other, is_stray, others;
 claimed = $list($each(reading.numbers, (number) => number, (number) => $t(parsing_rounds$counts_sanctuaries(reading, number))));
 if (($t(reading.sanctuaries.is_none) && $t($call(reading, "has", "possible")) && !$t(claimed))) {
  return parsing_rounds$without_any(reading);
 }
 if (!$eq($len(claimed), 1)) {
  return null;
 }
 others = $list($each(reading.numbers, (number) => number, (number) => ((number.role !== numbers$Role.DURATION) && !$in(number, claimed))));
 is_stray = $any($each(others, (number) => $and((number.role !== numbers$Role.ROUND), () => !$in(number.value, $set([$len(reading.row), 1])))));
 is_asked = $any_of(!$t($call(reading, "lacks", "possible", "excess", "enough")), () => $any($each(claimed, (number) => beside$is_in_question(reading.words, number.place))));
 is_other = !$t($call(reading, "lacks", "clue", "who", "many", "draw", "elsewhere", ...$iter(parsing_rounds$OTHER_TALK), ...$iter(view$WONDERS)));
 is_other = $or(is_other, $bool(reading.counts));
 if (($t(is_stray) || !$t(is_asked) || $t(is_other) || $lt($len(reading.row), parsing_rounds$SHORTEST_ROW))) {
  return null;
 }
 return new case$RowCase({ row: reading.row, claimed: $get(claimed, 0).value });
}
function parsing_rounds$without_any(reading) {
 let is_other, others;
 others = $list($each(parsing_rounds$OTHER_TALK, (kind) => kind, (kind) => !$eq(kind, "tie")));
 is_other = !$t($call(reading, "lacks", "who", "many", "draw", "elsewhere", "give", ...$iter(others), ...$iter(view$WONDERS)));
 is_other = $or(is_other, $any_of($lt($len(reading.row), $len(reading.numbers)), () => $bool(reading.counts)));
 return (($eq($len(reading.row), numbers$MOST_ROUNDS) && !$t(is_other)) ? new case$RowCase({ row: reading.row }) : null);
}
function parsing_rounds$counts_sanctuaries(reading, number) {
 let is_counted;
 is_counted = $in(number.role, [numbers$Role.CARDS, numbers$Role.DESCRIBED]);
 return $and(is_counted, () => $in("sanctuary", beside$at(reading.words, $add(number.place, 1)).kinds));
}
function parsing_rounds$parse_limit(reading) {
 let claimed, is_asked, is_fair, is_had, is_other, is_over, is_stray, number, players, rounds, told;
 rounds = $list($each(reading.numbers, (number) => number, (number) => ((number.role === numbers$Role.ROUND) || $t(parsing_state$counts_rounds(reading, number)))));
 claimed = $list($each(reading.numbers, (number) => number, (number) => $t(parsing_rounds$counts_sanctuaries(reading, number))));
 players = $call(reading, "values", numbers$Role.PLAYERS);
 told = $set([numbers$Role.ROUND, numbers$Role.PLAYERS]);
 is_stray = $any($each(reading.numbers, (number) => $and(!$in(number.role, told), () => $and(!$in(number, rounds), () => !$in(number, claimed)))));
 is_asked = $any_of($call(reading, "has", "most"), () => $and($bool(claimed), () => !$t($call(reading, "lacks", "possible", "excess"))));
 is_asked = $or(is_asked, $and($bool(players), () => $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "ever", "possible", "game-end")))));
 is_had = $and($call(reading, "asks_for", "sanctuary"), () => $any($each(reading.words, (word) => $in(word.text, doubts$MODAL))));
 is_asked = $or(is_asked, $and(is_had, () => !$t($call(reading, "lacks", "after", "have"))));
 is_other = !$t($call(reading, "lacks", "clue", "draw", "who", "pay", "set", "deck", "lowest", "wins", "need"));
 is_other = $or(is_other, $any($each(reading.words, (word) => $and($in("tie", word.kinds), () => !$in(word.text, noting$BOTH)))));
 is_other = $or(is_other, $and($call(reading, "has", "reckon"), () => $call(reading, "lacks", "all")));
 is_over = $and($bool(players), () => !$t(rounds));
 number = ($t(is_over) ? numbers$MOST_ROUNDS : ($eq($len(rounds), 1) ? $get(rounds, 0).value : 0));
 if ((!$t($call(reading, "has", "sanctuary")) || $t(is_stray) || !$t(is_asked) || $t(is_other) || $lt(1, $len(players)))) {
  return null;
 }
 is_fair = $and(($le(1, number) && $le(number, numbers$MOST_ROUNDS)), () => $all($each(players, (each) => ($le(2, each) && $le(each, numbers$MOST_PLAYERS)))));
 return ($t(is_fair) ? new case$LimitCase({ round: number, players: $sum(players) }) : null);
}
function parsing_rounds$parse_rounds(reading) {
 let asked, is_asked, is_drawn, is_of_one, is_of_several, is_other, is_stray, is_told, is_whole, placed, row, settled;
 if (!$t($call(reading, "has", "many"))) {
  return null;
 }
 row = reading.row;
 asked = $list($each(reading.numbers, (number) => number, (number) => ((number.role === numbers$Role.ROUND) && $t(beside$is_in_question(reading.words, number.place)))));
 is_of_several = $any_of($lt(1, $len($set($each(asked, (number) => number.value)))), () => $call(reading, "has", "each-time"));
 is_of_several = $or(is_of_several, $any($each($pairwise(reading.words), ([word, after]) => $and($in("which", word.kinds), () => $in("when", after.kinds)))));
 is_of_several = $or(is_of_several, $and($call(reading, "has", "draw"), () => ($lt(1, $len(parsing_rounds$asked_again(reading))) && $lt($len(parsing_rounds$asked_again(reading)), $len(row)))));
 is_of_one = $and($eq($len(asked), 1), () => $lt($get(asked, 0).value, $len(row)));
 placed = parsing_rounds$placed(reading);
 is_drawn = $any_of(!$t($call(reading, "lacks", "draw", "sanctuary")), () => $call(reading, "asks_for", "card"));
 is_asked = $and($any_of(is_of_several, () => $any_of(is_of_one, () => $bool(placed))), () => is_drawn);
 is_other = !$t($call(reading, "lacks", "hand", "who", "stranger", "elsewhere", "forgotten", ...$iter(parsing_rounds$OTHER_TALK)));
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.DESCRIBED, numbers$Role.CLAIM]);
 is_stray = $any($each(reading.numbers, (number) => $and(!$in(number.role, settled), () => !$in(number.value, $set([$len(row), 1])))));
 is_stray = $or(is_stray, $any_of($bool(reading.counts), () => $any_of($bool(reading.cards), () => $call(reading, "asks_for", ...$iter(view$WONDERS)))));
 if ((!$t(is_asked) || $t(is_other) || $t(is_stray) || !($le(2, $len(row)) && $le($len(row), numbers$MOST_ROUNDS)))) {
  return null;
 }
 if (((placed === null) || $t($any($each(placed, (number) => $le($len(row), number)))))) {
  return null;
 }
 is_whole = $any_of(parsing_rounds$begins_with_first(reading), () => $eq($len(row), numbers$MOST_ROUNDS));
 is_told = $any_of($in("clue", reading.denied), () => parsing_rounds$has_no_sanctuary(reading));
 is_told = $or(is_told, $and($bool(placed), () => !$in("clue", reading.sanctuaries.unknown)));
 return new case$RoundsCase({ row: row, placed: placed, is_open: !($t(is_whole) && $t(is_told)) });
}
function parsing_rounds$asked_again(reading) {
 let cards;
 cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION)));
 return $set($each($enumerate(cards), ([place, number]) => number.value, ([place, number]) => ($in(number.value, $list($each($slice(cards, null, place, null), (other) => other.value))) && $t(beside$is_in_question(reading.words, number.place)))));
}
function parsing_rounds$has_no_sanctuary(reading) {
 return $any($each($enumerate(reading.words), ([place, word]) => $and($in("deny", word.kinds), () => $in("sanctuary", beside$at(reading.words, $add(place, 1)).kinds))));
}
function parsing_rounds$begins_with_first(reading) {
 let rounds;
 rounds = $call(reading, "values", numbers$Role.ROUND);
 return $any_of($in(1, rounds), () => $any_of($in($len(reading.row), rounds), () => $call(reading, "has", "first")));
}
function parsing_rounds$placed(reading) {
 let before, clues, found, is_kept, last, named, number, phrase, sentence, start;
 found = [];
 for (phrase of $iter(reading.sanctuaries.phrases)) {
  clues = $call($dict(phrase.icons), "get", "clue", 0);
  start = beside$start_before(reading.words, phrase.start);
  sentence = $slice(reading.words, start, beside$stop_after(reading.words, phrase.start), null);
  is_kept = $any($each(sentence, (word) => beside$is_any(word, parsing_rounds$KEPT)));
  before = $list($each(reading.numbers, (number) => number, (number) => $lt(number.place, phrase.start)));
  named = $list($each(before, (number) => number, (number) => ((number.role === numbers$Role.ROUND) && $le(start, number.place))));
  last = $list($each(before, (number) => number, (number) => ($in(number.value, reading.row) && (number.role === numbers$Role.DURATION))));
  if (($t(clues) && !($t(is_kept) && ($t(named) || $t(last))))) {
   return null;
  }
  if ($t(clues)) {
   number = ($t(named) ? $get(named, -1).value : $add($call(reading.row, "index", $get(last, -1).value), 1));
   found = $add(found, $mul([number], clues));
  }
 }
 return ($t(reading.sanctuaries.is_doubtful) ? null : $tuple(found));
}
function parsing_rounds$parse_hand(reading) {
 let hand, held, is_asked, is_of_second, is_other, is_stray, lying, settled;
 is_of_second = $and($in(2, $call(reading, "values", numbers$Role.ROUND)), () => $call(reading, "has", "first"));
 is_asked = $any_of(is_of_second, () => $any_of(!$t($call(reading, "lacks", "which", "who")), () => $call(reading, "has", "what", "play")));
 is_asked = $and(is_asked, () => !$t($call(reading, "lacks", "sanctuary", "find")));
 is_other = $any_of(!$t($call(reading, "lacks", "stranger", "elsewhere", ...$iter($slice(parsing_rounds$OTHER_TALK, null, -1, null)))), () => $bool(reading.counts));
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.LOOSE]);
 is_stray = $any($each(reading.numbers, (number) => !$in(number.role, settled)));
 held = parsing_rounds$held_in_hand(reading);
 lying = $list($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.DURATION) && !$in(number, held))));
 if ((!$t(is_asked) || $t(is_other) || $t(is_stray) || !$eq($len(lying), 1))) {
  return null;
 }
 hand = $tuple($fromkeys($each(held, (number) => number.value)));
 if ($t($call(reading, "has", "hand"))) {
  return (($t(hand) && !$in($get(lying, 0), hand)) ? new case$HandCase({ previous: $get(lying, 0), hand: hand }) : null);
 }
 return (($t(is_of_second) || $t(parsing_rounds$is_behind(reading, $get(lying, 0)))) ? new case$HandCase({ previous: $get(lying, 0), hand: [] }) : null);
}
function parsing_rounds$is_behind(reading, card) {
 let place;
 place = $next($each(reading.numbers, (number) => number.place, (number) => $eq(number.value, card)));
 while ($t(beside$is_any(beside$at(reading.words, $sub(place, 1)), ["the", "own", "card", "region", "small"]))) {
  place = $sub(place, 1);
 }
 return beside$is_any(beside$at(reading.words, $sub(place, 1)), ["after", "previous", "earlier"]);
}
function parsing_rounds$held_in_hand(reading) {
 let before, behind, cards, number, place, start, stop;
 place = $call(reading, "first_place", "hand");
 stop = beside$stop_after(reading.words, place);
 cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION)));
 behind = [];
 for (number of $iter($list($each(cards, (each) => each, (each) => ($lt(place, each.place) && $lt(each.place, stop)))))) {
  start = ($t(behind) ? $get(behind, -1).place : place);
  if (!$t(parsing_rounds$is_parted(reading, start, number.place))) {
   $call(behind, "append", number);
  }
 }
 before = [];
 for (number of $iter($reversed($list($each(cards, (each) => each, (each) => $lt(each.place, place)))))) {
  if (!$t(parsing_rounds$is_parted(reading, number.place, ($t(before) ? $get(before, -1).place : place)))) {
   $call(before, "append", number);
  }
 }
 return $any_of(behind, () => before);
}
function parsing_rounds$is_parted(reading, start, end) {
 return $any($each($slice(reading.words, $add(start, 1), end, null), (word) => $any_of($call(word.text, "isdigit"), () => $any_of($in(word.text, beside$ENDS), () => !$t(beside$is_any(word, parsing_rounds$LINKING)))), (word) => $t(word.kinds)));
}

// faraway.rulebook.cases.values
const values$LAST_ROUND = 8;
const values$MANY = 20;
const values$COUNT_NAMES = new Map([["clue", "clues"], ["stone", "stones"], ["chimera", "chimeras"], ["thistle", "thistles"], ["night", "nights"], ["river", "rivers"], ["city", "cities"], ["forest", "forests"], ["desert", "deserts"]]);
function values$finds(row) {
 return $bool(finders([PlayerState({ hand: [], regions: $tuple($map(Duration, row)) })]));
}
function values$cards_due(clues) {
 let regions;
 regions = $slice($list($each(CATALOGUE.regions, (region) => region.duration, (region) => $t(region.clues))), null, clues, null);
 return due(CATALOGUE, PlayerState({ hand: [], regions: $tuple(regions) }));
}
function values$clues_by_round(case_) {
 return $list($each($range(2, $add($len(case_.row), 1)), (number) => $add(values$clues_on($slice(case_.row, null, number, null)), $len($list($each(case_.placed, (placed) => placed, (placed) => $lt(placed, number)))))));
}
function values$finding_after(previous, hand) {
 return $list($each(hand, (each) => each, (each) => $t(values$finds([previous, each]))));
}
function values$draws_after(row, hand) {
 return $list($each(hand, (each) => [each, ($t(values$finds([...$iter(row), each])) ? values$cards_due(values$clues_on([...$iter(row), each])) : 0)]));
}
function values$most_drawn(number) {
 return ($lt(1, number) ? values$cards_due($add(number, values$most_sanctuaries($sub(number, 1)))) : 0);
}
function values$most_sanctuaries(number) {
 return $len($list($each($range(2, $add(number, 1)), (last) => last, (last) => $t(values$finds($tuple($range(1, $add(last, 1))))))));
}
function values$hand_after(number) {
 return $sub(kept(), $int($eq(number, values$LAST_ROUND)));
}
function values$hand_between() {
 return $sub(kept(), 1);
}
function values$removed_by(number) {
 return $min(number, $sub(values$LAST_ROUND, 1));
}
function values$taken_by(number) {
 return $min(number, $sub(values$LAST_ROUND, 1));
}
function values$regions_for_seat(players, seat) {
 return $sub(market_size(players), $sub(seat, 1));
}
function values$left_after(case_) {
 let taken;
 taken = $list($each(case_.taken, ([_, region]) => region));
 return $list($each(case_.market, (region) => region, (region) => !$in(region, taken)));
}
function values$clues_on(regions) {
 return $sum($each(regions, (region) => $get(view$own_icons(region), "clue")));
}
function values$turn_order(played) {
 let players;
 players = $tuple($each(played, (duration) => PlayerState({ hand: [], regions: [Duration(duration)] })));
 return $list($each(ascending(players), (seat) => $get(played, seat)));
}
function values$tie_winner(lowest) {
 return $get(lowest, $call(rank_everyone($mul([0], $len(lowest)), lowest), "index", 1));
}
function values$tie_order(lowest) {
 let ranks;
 ranks = rank_everyone($mul([0], $len(lowest)), lowest);
 return $list($each($sorted($zip(ranks, lowest, { strict: true })), ([_, duration]) => duration));
}
function values$places(totals, lowest) {
 return rank_everyone(totals, lowest);
}
function values$sets_in(view) {
 return count_for_quest(Quest({ per: Per.BIOME_SET, fame: 1 }), values$counts(view));
}
function values$card_fame(case_) {
 let met, region;
 region = $get(CATALOGUE.region_of, Duration(case_.region));
 met = values$prerequisite_met(case_);
 if (((region.quest === null) || (met === false))) {
  return 0;
 }
 if (((met === null) || !$le($set(view$counted_icons(region)), $set(case_.view)))) {
  return null;
 }
 return pay_quest(region.quest, count_for_quest(region.quest, values$counts(case_.view)));
}
function values$prerequisite_met(case_) {
 let asked, given;
 asked = view$asked_wonders($get(CATALOGUE.region_of, Duration(case_.region)).prerequisite);
 given = new Map($each(asked, (icon) => [icon, $get(asked, icon)], (icon) => $in(icon, case_.view)));
 if (!$t(values$need_met(new case$NeedCase({ needs: given, view: case_.view })))) {
  return false;
 }
 return ($eq($len(given), $len(asked)) ? true : null);
}
function values$need_met(case_) {
 let wonders;
 wonders = Wonders({ ...$object(new Map($each($call(case_.needs, "items"), ([icon, number]) => [$get(values$COUNT_NAMES, icon), number]))) });
 return is_prerequisite_met(wonders, values$counts(case_.view));
}
function values$seen_by(case_) {
 let printed, view;
 printed = view$see_together(case_.region, case_.later);
 view = new Map($each($call(printed, "items"), ([icon, number]) => [icon, $add(number, $call(case_.sanctuaries, "get", icon, 0))]));
 return new case$CardCase({ region: case_.region, view: view });
}
function values$tableau_met(case_) {
 return $bool(values$prerequisite_met(values$seen_by(case_)));
}
function values$tableau_fame(case_) {
 return $any_of(values$card_fame(values$seen_by(case_)), () => 0);
}
function values$option_fames(case_) {
 return $list($each(case_.regions, (region) => [region, values$tableau_fame(new case$TableauCase({ region: region, later: case_.later, sanctuaries: case_.sanctuaries }))]));
}
function values$row_fames(case_) {
 let shown;
 shown = values$sanctuary_icons(case_);
 return $list($each($reversed($list($enumerate(case_.row))), ([place, region]) => [region, values$tableau_fame(new case$TableauCase({ region: region, later: $slice(case_.row, $add(place, 1), null, null), sanctuaries: shown }))], ([place, region]) => (!$t(case_.targets) || $in(region, case_.targets))));
}
function values$is_settled(case_, unknown) {
 let added, is_paid, is_same, more, other, shown, wider;
 more = $fromkeys(unknown, values$MANY);
 if ($t($isinstance(case_, case$TableauCase))) {
  shown = new Map($each($set([...$iter(case_.sanctuaries), ...$iter(more)]), (icon) => [icon, $add($call(case_.sanctuaries, "get", icon, 0), $call(more, "get", icon, 0))]));
  other = new case$TableauCase({ region: case_.region, later: case_.later, sanctuaries: shown });
  return $eq([values$tableau_met(case_), values$tableau_fame(case_)], [values$tableau_met(other), values$tableau_fame(other)]);
 }
 added = [...$iter(case_.sanctuaries), new case$Shown({ icons: $tuple($call(more, "items")) })];
 wider = new case$RowPayCase({ row: case_.row, targets: case_.targets, sanctuaries: added });
 is_same = $eq(values$row_fames(case_), values$row_fames(wider));
 is_paid = $eq(values$sanctuary_fames(case_), $slice(values$sanctuary_fames(wider), null, -1, null));
 if (($t(case_.asked) && !$t(case_.targets))) {
  return is_paid;
 }
 return $and(is_same, () => $any_of(is_paid, () => $and($bool(case_.targets), () => !$t(case_.asked))));
}
function values$sanctuary_icons(case_) {
 let number;
 return new Map($each(view$ICONS, (icon) => [icon, number], (icon) => $t((number = $sum($each(case_.sanctuaries, (each) => $call($dict(each.icons), "get", icon, 0)))))));
}
function values$sanctuary_fame(case_) {
 return $sum(values$sanctuary_fames(case_));
}
function values$sanctuary_fames(case_) {
 let printed, shown, view;
 [shown, printed] = $list([values$sanctuary_icons(case_), $list($each(case_.row, (region) => view$own_icons(region)))]);
 view = new Map($each(view$ICONS, (icon) => [icon, $add($call(shown, "get", icon, 0), $sum($each(printed, (each) => $get(each, icon))))]));
 return $list($each(case_.sanctuaries, (each) => ($t(each.fame) ? values$quest_fame(new case$QuestCase({ fame: each.fame, counted: each.counted, view: view })) : 0)));
}
function values$quest_of(case_) {
 if (!$t(case_.counted)) {
  return Quest({ per: Per.FIXED, fame: case_.fame });
 }
 if ($eq(case_.counted, view$BIOMES)) {
  return Quest({ per: Per.BIOME_SET, fame: case_.fame });
 }
 if ($le($set(case_.counted), $set(view$BIOMES))) {
  return Quest({ per: Per.BIOME, fame: case_.fame, biomes: $tuple($map(Biome, case_.counted)) });
 }
 return Quest({ per: Per($get(case_.counted, 0)), fame: case_.fame });
}
function values$quest_fame(case_) {
 let quest;
 quest = values$quest_of(case_);
 return pay_quest(quest, count_for_quest(quest, values$counts(case_.view)));
}
function values$regions_in_market(players) {
 return market_size(players);
}
function values$regions_dealt(players, variant) {
 return $mul(players, dealt(variant));
}
function values$regions_returned(players) {
 return $mul(players, $sub(dealt(Variant.ADVANCED), kept()));
}
function values$deck_before_market(players) {
 return $sub($len(CATALOGUE.regions), $mul(players, kept()));
}
function values$deck_when_dealt(players) {
 return $sub($len(CATALOGUE.regions), values$regions_dealt(players, Variant.ADVANCED));
}
function values$sanctuaries_in_deck() {
 return $len(CATALOGUE.sanctuaries);
}
function values$deck_in_round(players, number) {
 let _, left;
 left = values$deck_before_market(players);
 for (_ of $iter($range(number))) {
  left = $sub(left, reveal_remaining(left, market_size(players)));
 }
 return left;
}
function values$draws_in_turn(case_) {
 let drawn, draws, dues, duration, left;
 [dues, left, draws] = $list([$dict(case_.dues), case_.deck, []]);
 for (duration of $iter(values$turn_order($tuple(dues)))) {
  drawn = draw_remaining($get(dues, duration), left);
  $call(draws, "append", [duration, drawn]);
  left = $sub(left, $min(drawn, 1));
 }
 return draws;
}
function values$clues_for(number) {
 return $next($each($range(number), (clues) => clues, (clues) => $eq(values$cards_due(clues), number)));
}
function values$returned_of(drawn) {
 return $sub(drawn, 1);
}
function values$counts(view) {
 return Counts({ ...$object(new Map($each($call(view, "items"), ([icon, number]) => [$get(values$COUNT_NAMES, icon), number]))) });
}

// faraway.rulebook.cases.tabled
const tabled$SET_FAME = 4;
const tabled$LAST_ROUNDS = $frozenset(["last round", "dernier tour", "letzte runde", "ultimo round"]);
const tabled$HAD = $frozenset(["had", "avais", "avait", "avions", "hatte", "hatten", "avevo", "aveva", "avevamo"]);
const tabled$BEFORE = ["before", "earlier", "previous", "so-far"];
function tabled$is_of_before(reading, number) {
 let clause, is_next;
 clause = beside$around(reading.words, number.place, ["break", "conj"]);
 is_next = $and($any($each($slice(reading.words, number.place, null, null), (word) => beside$is_any(word, ["now"]))), () => $call(reading, "lacks", "included"));
 return $any_of(is_next, () => $any($each(clause, (word) => $any_of(beside$is_any(word, tabled$BEFORE), () => $in(word.text, tabled$HAD)))));
}
function tabled$are_before_last(reading, number) {
 let clause, is_past;
 clause = beside$around(reading.words, number.place, ["break", "conj"]);
 is_past = $and($any($each(clause, (word) => $in(word.text, tabled$HAD))), () => $any($each(clause, (word) => beside$is_any(word, tabled$BEFORE))));
 return $any_of(is_past, () => $call(reading, "has", "already"));
}
function tabled$clues_shown(phrase) {
 let is_coloured, is_of_clues, told;
 told = $call(phrase.icons, "get", "clue", 0);
 if ($in("clue", phrase.unknown)) {
  return null;
 }
 if (((phrase.quest === null) || $t(told))) {
  return told;
 }
 is_coloured = $any($each(view$BIOMES, (biome) => $in(biome, phrase.icons)));
 if (($eq(phrase.quest.counted, view$BIOMES) && $eq(phrase.quest.fame, tabled$SET_FAME))) {
  return ($t(is_coloured) ? 0 : ($t(phrase.is_gray) ? 1 : null));
 }
 is_of_clues = $and($eq(phrase.quest.counted, ["clue"]), () => $eq(phrase.quest.fame, 1));
 return (($t(is_of_clues) && !$t(is_coloured) && !$t(phrase.icons)) ? null : 0);
}
function tabled$described_apart(sanctuaries) {
 let found, is_paid, is_plain, last, phrase;
 found = [];
 for (phrase of $iter(sanctuaries.phrases)) {
  last = ($t(found) ? $get(found, -1) : phrase);
  is_plain = $and((last.quest === null), () => $and($all($each(last.icons, (icon) => $in(icon, view$BIOMES))), () => $eq(last.number, 1)));
  is_paid = $and((phrase.quest !== null), () => $and(!$t(phrase.icons), () => !$t(phrase.is_gray)));
  if (($t(found) && $t(is_plain) && $t(is_paid) && $le(phrase.start, $add(last.end, 1)))) {
   $put(found, -1, $evolve(phrase, { start: last.start, icons: last.icons, is_gray: last.is_gray }));
  } else {
   $call(found, "append", phrase);
  }
 }
 return found;
}
function tabled$clues_described(sanctuaries) {
 let phrase, shown, total;
 total = 0;
 for (phrase of $iter(tabled$described_apart(sanctuaries))) {
  shown = tabled$clues_shown(phrase);
  if ((shown === null)) {
   return null;
  }
  total = $add(total, $mul(shown, phrase.number));
 }
 return total;
}
function tabled$without_unplayed(reading) {
 let away, held, numbers, spans, values, words;
 held = ($t($call(reading, "has", "hand")) ? parsing_rounds$held_in_hand(reading) : []);
 away = [...$iter(held), ...$iter(tabled$in_middle(reading))];
 values = $set($each(away, (number) => number.value));
 spans = $list($each(away, (number) => [beside$start_before(reading.words, number.place), beside$stop_after(reading.words, number.place)]));
 words = $tuple($each(reading.words, (word) => $evolve(word, { kinds: $sub(word.kinds, $set(["hand"])) })));
 numbers = $tuple($each(reading.numbers, (number) => number, (number) => (!((number.role === numbers$Role.DURATION) && $in(number.value, values)) && !((number.role === numbers$Role.ICONS) && $t($any($each(spans, ([start, end]) => ($le(start, number.place) && $lt(number.place, end)))))))));
 return ($t(away) ? $evolve(reading, { words: words, numbers: numbers }) : reading);
}
function tabled$in_middle(reading) {
 return $list((function* ($source) { for (const place of $iter($source)) for (const number of $iter(tabled$beside_middle(reading, place))) yield number; })($call(reading, "places", "centre")));
}
function tabled$beside_middle(reading, place) {
 let cards, clause, each, found, is_taken, start, words;
 words = reading.words;
 found = [];
 cards = new Map($each(reading.numbers, (number) => [number.place, number], (number) => (number.role === numbers$Role.DURATION)));
 for (each of $iter($range($add(place, 1), beside$stop_after(words, place)))) {
  if ($t(beside$is_any($get(words, each), ["play", "then", "now", "after", "before", "previous", "earlier"]))) {
   break;
  }
  found = $add(found, ($in(each, cards) ? [$get(cards, each)] : []));
 }
 start = place;
 while (($lt(0, start) && !$t(beside$is_any(beside$at(words, $sub(start, 1)), ["break", "then"])))) {
  start = $sub(start, 1);
 }
 clause = $slice(words, start, place, null);
 is_taken = $any($each(clause, (word) => beside$is_any(word, ["take", "have", "draw"])));
 if ((!$t(found) && $t(is_taken) && !$t($any($each(clause, (word) => $in("play", word.kinds)))))) {
  found = $list($each($range(start, place), (each) => $get(cards, each), (each) => $in(each, cards)));
 }
 return found;
}
function tabled$is_whole_row(reading, row) {
 let is_counted, is_own_row, rounds;
 rounds = $call(reading, "values", numbers$Role.ROUND);
 is_counted = $and($bool(rounds), () => $eq($max(rounds), $len(row)));
 is_own_row = $any($each($pairwise(reading.words), ([word, after]) => $and($in("own", word.kinds), () => $in("row", after.kinds))));
 return $any_of(is_counted, () => $any_of($eq($len(row), numbers$MOST_ROUNDS), () => $and(is_own_row, () => $lt(2, $len(row)))));
}
function tabled$has_all_sanctuaries(reading, row) {
 let described, found, told;
 told = reading.sanctuaries;
 if (($t(told.is_none) && !$t(told.phrases))) {
  return true;
 }
 described = $sum($each(told.phrases, (phrase) => phrase.number));
 if (($t(described) && !$t(told.has_others))) {
  return true;
 }
 found = $list($each($range(2, $len(row)), (last) => last, (last) => $t(values$finds($slice(row, null, last, null)))));
 return $and(tabled$is_whole_row(reading, row), () => $le($len(found), described));
}
function tabled$is_all_told(reading, row) {
 let has_found, whole;
 whole = $list($each(reading.words, (word) => word, (word) => $in("whole", word.kinds)));
 has_found = $and(!$t(reading.sanctuaries.is_told), () => $any($each($range(2, $len(row)), (last) => values$finds($slice(row, null, last, null)))));
 return $any($each(whole, (word) => $any_of(!$t(has_found), () => !$in("so-far", word.kinds))));
}
function tabled$is_last_round(reading) {
 let first, is_named, stop;
 [first, stop] = $list([beside$at(reading.words, 0), beside$at(reading.words, 1)]);
 is_named = $and(beside$is_any(first, ["previous", "earlier"]), () => $and($in(first.text, tabled$LAST_ROUNDS), () => $in(stop.text, $set([".", "("]))));
 return $any_of(reading.is_last_named, () => is_named);
}

// faraway.rulebook.cases.contrary
const [contrary$NEAR, contrary$NEAR_TIE, contrary$LEAST_TOTAL] = [3, 4, 10];
const contrary$OF = $frozenset(["de", "di", "d", "que"]);
const contrary$AS_PLUS = $frozenset(["plus", "piu"]);
const contrary$OWNED = $frozenset(["of", "von", "bei", "vor", "chez", "de", "devant", "di", "da", "a", "to", "gehoren", "gehort"]);
const contrary$GAME = $frozenset(["game", "spiels", "spieles", "partie", "partita"]);
const contrary$SELF = $frozenset(["meme", "stesso"]);
const contrary$TAKING = ["take", "draw", "took"];
const contrary$TAKEN = $frozenset(["genommen", "gezogen"]);
const contrary$STOPS = ["break", "bracket", "but"];
function contrary$is_contrary(reading, case_) {
 let is_early;
 if (case_ instanceof case$TieCase) {
  return $any_of(contrary$is_no_tie(reading), () => $any_of(contrary$is_told_twice(reading, case_), () => contrary$is_of_outsider(reading, case_)));
 } else if (case_ instanceof case$FindCase || case_ instanceof case$RowCase || case_ instanceof case$DrawCase) {
  is_early = $and($isinstance(case_, case$DrawCase), () => contrary$is_told_before(reading, case_));
  return $any_of(is_early, () => contrary$is_taken_only(reading, case_.row));
 } else if (case_ instanceof case$TableauCase || case_ instanceof case$RegionsCase) {
  return contrary$is_ninth(reading, [case_.region, ...$iter(case_.later)]);
 } else if (case_ instanceof case$CardCase) {
  return $and($bool(case_.view), () => contrary$is_of_other_cards(reading, case_));
 } else if (case_ instanceof case$QuestCase || case_ instanceof case$NeedCase || case_ instanceof case$SetsCase) {
  return contrary$is_miscounted(reading, 0);
 } else if (true) {
  return false;
 }
}
function contrary$is_no_tie(reading) {
 let before, is_denied, place, word, words;
 words = reading.words;
 for ([place, word] of $iter($enumerate(words))) {
  before = $slice(words, $max($sub(place, contrary$NEAR_TIE), beside$start_before(words, place)), place, null);
  is_denied = $and($any($each(before, (each) => $any_of($in("deny", each.kinds), () => phrases$is_none(each)))), () => !$t($any($each(before, (each) => beside$is_any(each, ["who", "wins", "break"])))));
  if (($in("tie", word.kinds) && $t(is_denied))) {
   return true;
  }
  if ($t(contrary$is_uneven(words, place))) {
   return true;
  }
 }
 return $any($each($enumerate(words), ([place, word]) => $and($in("nth", word.kinds), () => $and($any($each($slice(words, beside$start_before(words, place), place, null), (each) => $in("tie", each.kinds))), () => $eq(beside$at(words, $add(place, 1)).text, ",")))));
}
function contrary$is_uneven(words, place) {
 let after, beside, is_asked, is_bare, is_of_card, is_of_cards, sentence, word;
 [word, after] = $list([$get(words, place), beside$at(words, $add(place, 1))]);
 is_asked = $any($each($slice(words, $max($sub(place, contrary$NEAR), 0), place, null), (each) => $in("who", each.kinds)));
 sentence = $slice(words, beside$start_before(words, place), beside$stop_after(words, place), null);
 if (($in("compare", word.kinds) && !$t(is_asked) && !$t($any($each(sentence, (each) => $call(each.text, "isdigit")))))) {
  return true;
 }
 if (($t(word.number) && $lt(word.number, contrary$LEAST_TOTAL) && $in("points", after.kinds))) {
  return true;
 }
 is_of_cards = $any($each($slice(words, $max($sub(place, 1), 0), $add($add(place, contrary$NEAR), 1), null), (each) => beside$is_any(each, ["sanctuary", ...$iter(view$ICONS)])));
 if ((!$in("uneven", word.kinds) || $in("lowest", after.kinds) || $t(is_asked) || $t(is_of_cards))) {
  return false;
 }
 beside = $slice(words, $max($sub(place, contrary$NEAR), 0), $add($add(place, contrary$NEAR), 1), null);
 is_of_card = $and($any($each($slice(words, $add(place, 1), $add(place, contrary$NEAR), null), (each) => $call(each.text, "isdigit"))), () => beside$is_any(word, ["compare"]));
 is_bare = $any_of(!$in(word.text, contrary$AS_PLUS), () => $in(after.text, contrary$OF));
 return $and(!$t(is_of_card), () => $any_of(is_bare, () => $any($each(beside, (each) => $in("counted", each.kinds)))));
}
function contrary$owner(words, place) {
 let each;
 for (each of $iter($range($sub(place, 1), $sub(beside$start_before(words, place), 1), -1))) {
  if ($t($call($get(words, each).text, "isdigit"))) {
   return "";
  }
  if ($in("me", $get(words, each).kinds)) {
   return "me";
  }
  if ($t(beside$is_any($get(words, each), ["stranger", "person"]))) {
   return $call($get(words, each).text, "removesuffix", "s");
  }
 }
 return "";
}
function contrary$is_told_twice(reading, case_) {
 let held, is_twice, owner, owners, told;
 told = $list($each(reading.numbers, (each) => each, (each) => ((each.role === numbers$Role.DURATION) && $in(each.value, case_.lowest))));
 held = $list($each(told, (each) => each, (each) => $t(contrary$is_held(reading.words, each.place))));
 owners = $list($each(told, (each) => owner, (each) => (!$in(each, held) && $t((owner = contrary$owner(reading.words, each.place))))));
 is_twice = $and($lt(2, $len(told)), () => $lt($len($set(owners)), $len(owners)));
 return $any_of(is_twice, () => $any($each(held, (each) => $eq(each.value, $min(case_.lowest)))));
}
function contrary$is_held(words, place) {
 let part;
 part = beside$around(words, place, contrary$STOPS);
 return $and($any($each(part, (word) => $in("still", word.kinds))), () => !$t($any($each(part, (word) => $in("lowest", word.kinds)))));
}
function contrary$is_of_outsider(reading, case_) {
 let named, part, place, start, stop, word, words;
 words = reading.words;
 for ([place, word] of $iter($enumerate(words))) {
  [start, stop] = $list([beside$start_before(words, place), beside$stop_after(words, place)]);
  part = $slice(words, start, stop, null);
  if ((!$in("tie", word.kinds) || $t($any($each(part, (each) => $in("all", each.kinds)))))) {
   continue;
  }
  named = $set($each($enumerate($slice(words, start, place, null)), ([at_place, each]) => ($in("me", each.kinds) ? "me" : each.text), ([at_place, each]) => ($t(beside$is_any(each, ["me", "stranger", "person"])) || ($t(each.is_capital) && $in("unknown", each.kinds) && $in("conj", beside$at(words, $add($add(start, at_place), 1)).kinds)))));
  if (($lt(1, $len(named)) && $lt($len(named), $len(case_.lowest)))) {
   return true;
  }
 }
 return false;
}
function contrary$is_taken_only(reading, row) {
 let before, is_taken, number, words;
 words = reading.words;
 for (number of $iter(reading.numbers)) {
  if (((number.role !== numbers$Role.DURATION) || !$in(number.value, row))) {
   continue;
  }
  before = $sub(number.place, 1);
  while (($t(beside$is_any(beside$at(words, before), ["the", "card", "region"])) && $lt(0, before))) {
   before = $sub(before, 1);
  }
  is_taken = $and(beside$is_any(beside$at(words, before), contrary$TAKING), () => !$in("play", beside$at(words, before).kinds));
  if (($t(is_taken) || $in(beside$at(words, $add(number.place, 1)).text, contrary$TAKEN))) {
   return true;
  }
 }
 return false;
}
function contrary$is_told_before(reading, case_) {
 let is_before, is_new, is_total, told;
 told = $list($each(reading.numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $eq(each.icons, ["clue"]))));
 is_total = $and($bool(case_.row), () => ($eq($sum($each(told, (each) => each.value)), case_.clues) && $lt(0, case_.clues)));
 is_before = $any($each(told, (each) => tabled$is_of_before(reading, each)));
 is_new = $and(is_total, () => $lt(0, $get(view$own_icons($get(case_.row, -1)), "clue")));
 return $and(is_new, () => $and(is_before, () => values$finds(case_.row)));
}
function contrary$is_ninth(reading, cards) {
 let rows;
 rows = $list($each(reading.laid.lists, (each) => each.cards, (each) => $eq($len($set(each.cards)), numbers$MOST_ROUNDS)));
 return $and($bool(rows), () => !$t($any($each(rows, (row) => $le($set(cards), $set(row))))));
}
function contrary$counted(reading) {
 return $list($each(reading.numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && !$eq(each.group, "need"))));
}
function contrary$is_of_other_cards(reading, case_) {
 let is_other, is_paid;
 is_paid = ($get(CATALOGUE.region_of, Duration(case_.region)).quest !== null);
 is_other = $and(is_paid, () => $any_of(contrary$is_out_of_view(reading, case_), () => contrary$is_miscounted(reading, case_.region)));
 return $any_of(is_other, () => contrary$is_count_named(reading));
}
function contrary$is_count_named(reading) {
 return $any($each(reading.numbers, (each) => $and((each.role === numbers$Role.DURATION), () => $and(beside$is_any(beside$at(reading.words, $add(each.place, 1)), ["elsewhere", "another"]), () => beside$is_any(beside$at(reading.words, $add(each.place, 2)), view$ICONS)))));
}
function contrary$is_out_of_view(reading, case_) {
 let icon, is_elsewhere, is_last, is_unseen, number, own, part, words;
 [words, own] = $list([reading.words, view$own_icons(case_.region)]);
 is_last = reading.is_last_named;
 is_last = $or(is_last, $any($each($enumerate(words), ([place, word]) => $and($in("last", word.kinds), () => !$t(contrary$is_of_game(words, place))))));
 is_last = $or(is_last, $any($each(words, (word) => $and($in("nth", word.kinds), () => $eq(word.number, numbers$MOST_ROUNDS)))));
 is_last = $both(is_last, $call(reading, "lacks", "see", "faceup", "only"));
 for (number of $iter(contrary$counted(reading))) {
  [icon] = $list(number.icons);
  is_elsewhere = $and(!$in(number.where, $set(["sanctuary", "unseen"])), () => $lt($get(own, icon), number.value));
  part = beside$around(words, number.place, ["break", "bracket", "conj"]);
  is_unseen = $and(!$eq(number.where, "unseen"), () => $any($each(part, (word) => beside$is_any(word, beside$UNSEEN))));
  if ((($t(is_last) && $t(is_elsewhere)) || $t(is_unseen))) {
   return true;
  }
  if (($lt(number.value, $get(own, icon)) && $lt($call(case_.view, "get", icon, 0), $get(own, icon)))) {
   return true;
  }
 }
 return $any_of(contrary$is_own_apart(reading), () => $any($each($enumerate(words), ([place, word]) => $and($in("deny", word.kinds), () => $any($each($slice(words, place, $add($add(place, contrary$NEAR), 2), null), (each) => beside$is_any(each, ["after", "then"])))))));
}
function contrary$is_of_game(words, place) {
 return $any($each($slice(words, $add(place, 1), $add($add(place, contrary$NEAR), 1), null), (word) => $in(word.text, contrary$GAME)));
}
function contrary$is_own_apart(reading) {
 let before, is_own, is_plus, place, word, words;
 words = reading.words;
 for ([place, word] of $iter($enumerate(words))) {
  before = $slice(words, $max($sub(place, 2), 0), place, null);
  if (($in("included", word.kinds) && $t($any($each(before, (each) => $any_of($in("deny", each.kinds), () => $eq(each.text, "non"))))))) {
   return true;
  }
  is_plus = $and($in(word.text, contrary$AS_PLUS), () => $any($each($slice(words, $add(place, 1), $add(place, 3), null), (each) => $in("own", each.kinds))));
  is_own = $and($in("itself", word.kinds), () => $any_of(!$eq(word.text, "own"), () => $eq(beside$at(words, $sub(place, 1)).text, "its")));
  if ((($t(is_own) || $t(is_plus)) && $t($call(reading, "lacks", "besides", "included")))) {
   return true;
  }
 }
 return false;
}
function contrary$is_miscounted(reading, region) {
 let before, behind, is_about, is_as, is_lost, number, words;
 words = reading.words;
 if (($t(contrary$is_of_rival(reading, region)) || !$t($call(reading, "lacks", "added")))) {
  return true;
 }
 for (number of $iter(contrary$counted(reading))) {
  before = $slice(words, $max($sub(number.place, contrary$NEAR), 0), number.place, null);
  behind = $slice(words, number.place, beside$stop_after(words, number.place), null);
  is_about = $any($each($range($sub(number.place, contrary$NEAR), number.place), (place) => contrary$is_bound(words, place)));
  is_about = $or(is_about, $and($in("or", beside$at(words, $add(number.place, 2)).kinds), () => $in("uneven", beside$at(words, $add(number.place, 3)).kinds)));
  is_as = $any($each(before, (word) => $in("likeness", word.kinds)));
  is_lost = $and($any($each(before, (word) => beside$is_any(word, ["gone", "unplayed"]))), () => $call(reading, "lacks", "many"));
  if (($t(is_about) || $t(is_as) || $t(is_lost) || $t(contrary$are_gone(behind)))) {
   return true;
  }
 }
 return contrary$is_count_named(reading);
}
function contrary$are_gone(behind) {
 let denied, is_unplayed, part;
 part = $list($takewhile((word) => !$t(beside$is_any(word, ["break", "bracket", "conj"])), behind));
 denied = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => $t(beside$is_any(word, ["not", "pending"]))), $len(part));
 is_unplayed = $any($each($slice(part, denied, null, null), (word) => $in("play", word.kinds)));
 return $any_of(is_unplayed, () => $any($each(part, (word) => beside$is_any(word, ["gone", "unplayed", "hand", "pending"]))));
}
function contrary$is_bound(words, place) {
 let after, is_plus, word;
 [word, after] = $list([beside$at(words, place), beside$at(words, $add(place, 1))]);
 is_plus = $any_of($in(after.text, contrary$OF), () => $eq(beside$at(words, $sub(place, 1)).text, "au"));
 return $and(beside$is_any(word, ["uneven", "bound", "most"]), () => $any_of(!$in(word.text, contrary$AS_PLUS), () => is_plus));
}
function contrary$is_rival(words, place) {
 let before, is_had, is_player, near, word;
 [word, before] = $list([$get(words, place), beside$at(words, $sub(place, 1))]);
 if (!$in("stranger", word.kinds)) {
  is_player = $and(beside$is_any(before, ["another", "elsewhere"]), () => beside$is_any(word, ["players", "counted"]));
  return $any_of($and($in("rival", word.kinds), () => !$in(beside$at(words, $add(place, 1)).text, contrary$SELF)), () => is_player);
 }
 near = $slice(words, $max($sub(place, contrary$NEAR), 0), $add($add(place, contrary$NEAR), 1), null);
 is_had = $any($each(near, (each) => $and($in("have", each.kinds), () => !$in("with", each.kinds))));
 return $any_of(is_had, () => $any_of($in(before.text, contrary$OWNED), () => $in(beside$at(words, $add(place, 1)).text, $set(["s", "gehoren", "gehort"]))));
}
function contrary$is_of_rival(reading, region) {
 let asked, others, reach, start, words;
 words = reading.words;
 others = $list($each($range($len(words)), (place) => place, (place) => $t(contrary$is_rival(words, place))));
 if (!$t(others)) {
  return false;
 }
 asked = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $t(($t(region) ? $eq(word.text, $str(region)) : $in("sanctuary", word.kinds)))), 0);
 start = $next($each($range(asked, 0, -1), (each) => each, (each) => $t(beside$is_any($get(words, each), ["break", "if"]))), 0);
 reach = (!$t(region) ? contrary$NEAR : ($in(beside$at(words, $add(asked, 1)).text, contrary$OWNED) ? 2 : 0));
 return !$t($any($each(others, (each) => ($le(start, each) && $le(each, $add(asked, reach))))));
}

// faraway.rulebook.cases.mentions
const mentions$NAMED = [...$iter(view$ICONS), ...$iter(quests$ALL_COLOURS)];
const [mentions$NEAR_CARD, mentions$NEAR_QUEST, mentions$NEAR_NUMBER] = [4, 7, 3];
class mentions$Mention {
 constructor($given) {
  this.place = $given.place;
  this.icon = $given.icon;
 }
}
function mentions$mentions_in(reading) {
 let icon, number, places, reach, taken;
 taken = $set($each($range($len(reading.words)), (place) => place, (place) => $t($call(reading.sanctuaries, "is_taken", place))));
 for (number of $iter(reading.numbers)) {
  reach = $call(new Map([[numbers$Role.ICONS, mentions$NEAR_NUMBER], [numbers$Role.QUEST, mentions$NEAR_QUEST]]), "get", number.role, 0);
  places = $range($add(number.place, 1), $add($add(number.place, 1), reach));
  taken = $or(taken, $set($each(places, (place) => place, (place) => $in(mentions$icon(beside$at(reading.words, place)), number.icons))));
 }
 return $list($each($enumerate(reading.words), ([place, word]) => new mentions$Mention({ place: place, icon: icon }), ([place, word]) => ($t((icon = mentions$icon(word))) && !$in(place, taken))));
}
function mentions$icon(word) {
 let named;
 named = beside$first_kind(word, mentions$NAMED);
 return $call(quests$COLOURS, "get", named, named);
}
function mentions$is_explained(reading, mention, wanted) {
 let asked, behind, is_again, is_asked, is_counted, is_denied, is_on_cards, is_restated, is_unseen, part, place, sentence, stop, words;
 [words, place] = $list([reading.words, mention.place]);
 if ($t(beside$is_any($get(words, place), quests$ALL_COLOURS))) {
  is_again = $any_of($any($each($slice(words, null, place, null), (word) => $eq(mentions$icon(word), mention.icon))), () => $eq(mention.icon, "gray"));
  return $and(is_again, () => beside$is_any(beside$at(words, $sub(place, 1)), ["the", "another"]));
 }
 part = beside$around(words, place, ["break", "bracket"]);
 stop = beside$stop_after(words, place);
 [sentence, behind] = $list([$slice(words, beside$start_before(words, place), stop, null), $slice(words, place, stop, null)]);
 is_denied = $any($each(part, (word) => $any_of(beside$is_any(word, ["deny", "whole", "only"]), () => $and(word.is_spelled, () => !$t(word.number)))));
 is_unseen = $and($any($each(behind, (word) => beside$is_any(word, beside$UNSEEN))), () => $all($each(behind, (word) => !$in("sanctuary", word.kinds))));
 is_unseen = $or(is_unseen, $any_of($in("leftward", $get(sentence, 0).kinds), () => $any($each($pairwise(sentence), ([before, word]) => $and($in("leftward", word.kinds), () => beside$is_any(before, ["own", "range", "at", "its"])), ([before, word]) => $t($all($each(sentence, (each) => !$in("sanctuary", each.kinds))))))));
 is_on_cards = $any($each(reading.numbers, (number) => $and((number.role === numbers$Role.DURATION), () => $and(($lt(place, number.place) && $lt(number.place, $add(place, $len(behind)))), () => $any_of($le(number.place, $add(place, mentions$NEAR_CARD)), () => mentions$is_label($slice(words, place, number.place, null)))))));
 is_counted = $any($each(reading.numbers, (number) => $and($eq(number.icons, [mention.icon]), () => ($lt(place, number.place) && $lt(number.place, $add(place, $len(behind)))))));
 asked = ($eq(mention.icon, "clue") ? part : sentence);
 is_asked = $and($in(mention.icon, wanted), () => $and($all($each(asked, (word) => !$in("sanctuary", word.kinds))), () => $any_of(beside$is_in_question(words, place), () => $any_of($any($each(sentence, (word) => $in("need", word.kinds))), () => $in("many", beside$at(words, $sub(place, 1)).kinds)))));
 is_restated = $and($in(mention.icon, wanted), () => mentions$is_in_bracket(words, place));
 is_on_cards = $or(is_on_cards, mentions$is_on_card_before(reading, mention));
 return $any_of(is_denied, () => $any_of(is_unseen, () => $any_of(is_on_cards, () => $any_of(is_counted, () => $any_of(is_asked, () => is_restated)))));
}
function mentions$is_on_card_before(reading, mention) {
 let before, between, is_borne, start, words;
 [words, start] = $list([reading.words, beside$start_before(reading.words, mention.place)]);
 before = $list($each(reading.numbers, (number) => number, (number) => ((number.role === numbers$Role.DURATION) && ($le(start, number.place) && $lt(number.place, mention.place)))));
 if ((!$t(before) || !$t($get(view$own_icons($get(before, -1).value), mention.icon)))) {
  return false;
 }
 between = $slice(words, $add($get(before, -1).place, 1), mention.place, null);
 is_borne = $any($each(between, (word) => beside$is_any(word, ["with", "show", "its"])));
 return $and(is_borne, () => !$t($any($each(between, (word) => beside$is_any(word, ["sanctuary", "me", "conj", ...$iter(quests$ALL_COLOURS)])))));
}
function mentions$is_label(part) {
 let is_led, is_plain;
 is_plain = $all($each(part, (word) => !$in("sanctuary", word.kinds)));
 is_led = $any_of($eq($get(part, -1).text, ":"), () => $any($each(part, (word) => $in("on", word.kinds))));
 return $and(is_led, () => $and(is_plain, () => $le($len(part), mentions$NEAR_QUEST)));
}
function mentions$is_in_bracket(words, place) {
 let start;
 start = place;
 while (($lt(0, start) && $t(beside$is_any($get(words, start), [...$iter(view$ICONS), "conj", "or", "per", "small"])))) {
  start = $sub(start, 1);
 }
 return $and($eq($get(words, start).text, "("), () => $call(beside$at(words, $sub(start, 1)).text, "isdigit"));
}

// faraway.rulebook.cases.accounting
const accounting$NEAR = 2;
const accounting$WITHOUT_LOSS = ["mistake", "short", "besides", "correction"];
const accounting$MORE = [...$iter(accounting$WITHOUT_LOSS), "gone"];
function accounting$is_accounted(reading, case_) {
 let is_open, is_whole;
 if ($t(contrary$is_contrary(reading, case_))) {
  return false;
 }
 if (case_ instanceof case$TieCase) {
  return !$t(accounting$is_unplayed(reading, case_.lowest));
 } else if (case_ instanceof case$FindCase || case_ instanceof case$RowCase || case_ instanceof case$RegionsCase || case_ instanceof case$RoundsCase) {
  return !$t(accounting$is_unplayed(reading, case_.row));
 } else if (case_ instanceof case$DrawCase) {
  is_whole = $and(!$t(accounting$asks_of_rounds(reading)), () => !$t(accounting$is_unplayed(reading, case_.row)));
  return $and(is_whole, () => $and(!$t(accounting$is_chosen_now(reading, case_)), () => accounting$has_clues(reading, case_)));
 } else if (case_ instanceof case$TableauCase || case_ instanceof case$RowPayCase || case_ instanceof case$CardCase || case_ instanceof case$QuestCase || case_ instanceof case$NeedCase || case_ instanceof case$SetsCase) {
  is_open = $and($isinstance(case_, case$TableauCase), () => accounting$is_open(reading));
  return $and(!$t(is_open), () => $and(!$t(accounting$is_unplayed(reading, accounting$cards(reading, case_))), () => accounting$has_all_in_view(reading, case_)));
 } else if (true) {
  return accounting$has_all_of_table(reading, case_);
 }
}
function accounting$has_all_of_table(reading, case_) {
 if (case_ instanceof case$RankCase || case_ instanceof case$HandCase) {
  return true;
 } else if (case_ instanceof case$DeckCase) {
  return $and(!$t(accounting$has_more(reading, accounting$WITHOUT_LOSS)), () => accounting$is_loss_asked(reading));
 } else if (case_ instanceof case$PicksCase) {
  return $and(!$t(accounting$has_more(reading, accounting$WITHOUT_LOSS)), () => accounting$is_gone_asked(reading));
 } else if (true) {
  return !$t(accounting$has_more(reading));
 }
}
function accounting$is_gone_asked(reading) {
 return $all($each($call(reading, "places", "gone"), (place) => $any_of($in("who", beside$at(reading.words, $sub(place, 1)).kinds), () => $in("who", beside$at(reading.words, $sub(place, 2)).kinds))));
}
function accounting$cards(reading, case_) {
 if (case_ instanceof case$TableauCase) {
  return [case_.region, ...$iter(case_.later)];
 } else if (case_ instanceof case$RowPayCase) {
  return case_.row;
 } else if (case_ instanceof case$CardCase) {
  return [case_.region];
 } else if (true) {
  return $tuple(reading.durations);
 }
}
function accounting$is_open(reading) {
 return $and(!$t(reading.sanctuaries.is_told), () => $call(reading, "has", "sanctuary"));
}
function accounting$is_loss_asked(reading) {
 let is_counted, place, start, stop;
 for (place of $iter($call(reading, "places", "gone"))) {
  [start, stop] = $list([beside$start_before(reading.words, place), beside$stop_after(reading.words, place)]);
  is_counted = $any($each($slice(reading.words, start, stop, null), (word) => $any_of(word.number, () => $in("many", word.kinds))));
  if (($t(is_counted) || !$eq(beside$at(reading.words, stop).text, "?"))) {
   return false;
  }
 }
 return true;
}
function accounting$has_more(reading, kinds = accounting$MORE) {
 if (!$t($call(reading, "lacks", ...$iter(kinds)))) {
  return true;
 }
 return !$t($all($each($call(reading, "places", "but"), (place) => $any($each($slice(reading.words, $add(place, 1), beside$stop_after(reading.words, place), null), (each) => $any_of($lt(0, each.number), () => beside$is_any(each, ["many", "who", "deck"])))))));
}
function accounting$asks_of_rounds(reading) {
 let asked, rounds;
 rounds = $list($each(reading.numbers, (each) => each, (each) => (each.role === numbers$Role.ROUND)));
 asked = $set($each(rounds, (each) => each.value, (each) => $t(beside$is_in_question(reading.words, each.place))));
 return $lt(1, $len(asked));
}
function accounting$is_chosen_now(reading, case_) {
 let is_of_now, is_said_behind, phrases, words;
 words = reading.words;
 phrases = $list($each(reading.sanctuaries.phrases, (phrase) => phrase, (phrase) => !$t(accounting$is_of_before(reading, case_, phrase))));
 is_of_now = $any((function* ($source) { for (const phrase of $iter($source)) for (const part of $iter([$slice(words, beside$start_before(words, phrase.start), phrase.start, null)])) if (!$t($any($each(part, (word) => $call(word.text, "isdigit"))))) yield $and($any($each(part, (word) => $in("now", word.kinds))), () => !$t($any($each(part, (word) => $in("have", word.kinds))))); })(phrases));
 is_said_behind = $any_of(is_of_now, () => $any((function* ($source) { for (const phrase of $iter($source)) for (const word of $iter($slice(words, phrase.end, beside$stop_after(words, phrase.end), null))) if (!$t(beside$is_in_question(words, phrase.end))) yield $and(beside$is_any(word, ["pick", "keep", "take"]), () => !$in("many", word.kinds)); })(phrases)));
 return $any_of(is_said_behind, () => $any((function* ($source) { for (const phrase of $iter($source)) for (const word of $iter($slice(words, $max($add($sub(phrase.start, mentions$NEAR_QUEST), 2), 0), phrase.start, null))) yield beside$is_any(word, ["pick", "keep", "take", "unreal", "person"]); })(phrases)));
}
function accounting$is_of_before(reading, case_, phrase) {
 let is_later, is_now, is_theirs, last, stop, words;
 [words, stop] = $list([reading.words, beside$stop_after(reading.words, phrase.end)]);
 is_now = $any($each($slice(words, beside$start_before(words, phrase.start), phrase.start, null), (word) => $in("now", word.kinds)));
 is_theirs = $any($each($slice(words, beside$start_before(words, phrase.start), stop, null), (word) => beside$is_any(word, ["unreal", "person"])));
 last = $list($each(reading.numbers, (number) => number.place, (number) => ($t(case_.row) && (number.role === numbers$Role.DURATION) && $eq(number.value, $get(case_.row, -1)))));
 is_later = $and($bool(last), () => $and($lt(stop, $get(last, 0)), () => $any($each($slice(words, stop, $add($get(last, 0), 3), null), (word) => $in("now", word.kinds)))));
 return $and(is_later, () => $and(!$t(is_now), () => !$t(is_theirs)));
}
function accounting$is_unplayed(reading, cards) {
 let lying;
 lying = $set($each(tabled$in_middle(reading), (number) => number.value));
 if ((!$t($call(lying, "isdisjoint", cards)) || $t($call(reading, "lacks", "hand", "gone", "unplayed", "not")))) {
  return !$t($call(lying, "isdisjoint", cards));
 }
 return $any($each(reading.numbers, (number) => accounting$is_left_out(beside$around(reading.words, number.place, ["break", "but", "bracket"])), (number) => ((number.role === numbers$Role.DURATION) && $in(number.value, cards))));
}
function accounting$is_left_out(part) {
 let away, denied, is_away;
 denied = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => ($in("not", word.kinds) && !$in("or", beside$at(part, $sub(place, 1)).kinds))), $len(part));
 away = ($t(accounting$is_lack_asked(part)) ? ["hand", "unplayed"] : ["hand", "gone", "unplayed"]);
 is_away = $any($each(part, (word) => $and(beside$is_any(word, away), () => !$in("enough", word.kinds))));
 return $any_of(is_away, () => $any($each($slice(part, denied, null, null), (word) => $in("play", word.kinds))));
}
function accounting$is_lack_asked(part) {
 return $and($any($each(part, (word) => $in("many", word.kinds))), () => $any($each(part, (word) => beside$is_any(word, view$ICONS))));
}
function accounting$has_clues(reading, case_) {
 let free, named, printed, told;
 printed = values$clues_on(case_.row);
 named = $list($each(mentions$mentions_in(reading), (each) => each, (each) => $eq(each.icon, "clue")));
 free = $list($each(named, (each) => each, (each) => !$t(mentions$is_explained(reading, each, ["clue"]))));
 told = $sum($each(reading.numbers, (number) => number.value, (number) => ($eq(number.icons, ["clue"]) && (number.role === numbers$Role.ICONS) && $t(accounting$is_on_sanctuary(reading, number)))));
 return $any_of(!$t(values$finds(case_.row)), () => $le($add(printed, $max($len(free), told)), case_.clues));
}
function accounting$is_on_sanctuary(reading, number) {
 let is_of_card, kinds, part;
 part = beside$around(reading.words, number.place, ["break", "bracket"]);
 kinds = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })(part));
 is_of_card = $any($each($slice(reading.words, $max($sub(number.place, accounting$NEAR), 0), number.place, null), (each) => $call(each.text, "isdigit")));
 return $and($in("sanctuary", kinds), () => $and($call(kinds, "isdisjoint", ["many", "region", "draw", "find"]), () => !$t(is_of_card)));
}
function accounting$has_all_in_view(reading, case_) {
 let free, last, named, shown, unknown, unknown_last, wanted;
 if (($t($isinstance(case_, case$CardCase)) && !$t(case_.view))) {
  return true;
 }
 wanted = accounting$wanted(case_);
 free = $list($each(mentions$mentions_in(reading), (each) => each, (each) => !$t(mentions$is_explained(reading, each, wanted))));
 if (($t(accounting$is_said_of_others(reading)) || $t($call(reading, "has", "short")))) {
  return false;
 }
 if ($t($isinstance(case_, $or(case$TableauCase, case$RowPayCase)))) {
  unknown = $set($each(free, (each) => each.icon, (each) => $in(each.icon, view$ICONS)));
  if (($t($isinstance(case_, case$TableauCase)) && $t(reading.supposed.is_last))) {
   last = new case$TableauCase({ region: case_.region, later: [], sanctuaries: case_.sanctuaries });
   unknown_last = $set([...$iter(unknown), ...$iter(reading.sanctuaries.unknown)]);
   return $and(values$is_settled(case_, unknown), () => values$is_settled(last, unknown_last));
  }
  return values$is_settled(case_, unknown);
 }
 [shown, named] = $list([reading.sanctuaries.icons, $list($each(free, (each) => each.icon))]);
 return $all($each(wanted, (icon) => $le($add($call(shown, "get", icon, 0), $call(named, "count", icon)), $call(case_.view, "get", icon, 0))));
}
function accounting$wanted(case_) {
 let cards, regions;
 if (case_ instanceof case$NeedCase) {
  return $tuple(case_.needs);
 } else if (case_ instanceof case$QuestCase) {
  return case_.counted;
 } else if (case_ instanceof case$SetsCase) {
  return view$BIOMES;
 } else if (case_ instanceof case$RowPayCase) {
  cards = case_.row;
 } else if (true) {
  cards = [case_.region];
 }
 regions = $list($each(cards, (card) => $get(CATALOGUE.region_of, Duration(card))));
 return $tuple((function* ($source) { for (const card of $iter($source)) for (const icon of $iter([...$iter(view$asked_wonders(card.prerequisite)), ...$iter(view$counted_icons(card))])) yield icon; })(regions));
}
function accounting$is_said_of_others(reading) {
 let found, is_cut, is_said, number, taken, words;
 [words, found] = $list([reading.words, reading.sanctuaries]);
 taken = $set($each($range($len(words)), (place) => place, (place) => $t($call(found, "is_taken", place))));
 for (number of $iter(reading.numbers)) {
  taken = $or(taken, $set($range(number.place, $add(number.place, ((number.role === numbers$Role.QUEST) ? mentions$NEAR_QUEST : 1)))));
 }
 is_cut = $any($each(found.phrases, (each) => $in("with", beside$at(words, each.end).kinds)));
 is_said = $any($each($range($len(words)), (place) => accounting$is_pronoun(words, place), (place) => !$in(place, taken)));
 return $any_of(is_cut, () => $and($bool(found.phrases), () => is_said));
}
function accounting$is_pronoun(words, place) {
 let after, is_had, is_on_other, is_one, word;
 [word, after] = $list([$get(words, place), beside$at(words, $add(place, 1))]);
 is_one = $and(word.is_spelled, () => $eq(word.number, 1));
 is_had = $and(beside$is_any(after, ["have", "show", "its", "included"]), () => !$t(beside$is_any(after, ["with", "me"])));
 is_on_other = $and($in("on", word.kinds), () => beside$is_any(after, ["another", "elsewhere"]));
 return $any_of(is_on_other, () => $any_of($and($in("per", word.kinds), () => is_had), () => $and(is_one, () => beside$is_any(after, ["on", "with", ...$iter(quests$ALL_COLOURS)]))));
}

// faraway.rulebook.cases.seats
const seats$ME = "me";
const seats$NAMES = ["stranger", "one", "person"];
const seats$PRONOUNS = $frozenset(["he", "she", "his", "her", "hers", "him", "il", "elle", "lui", "er", "ihre", "seine", "lei", "suo", "sua"]);
class seats$Owned {
 constructor($given) {
  this.number = $given.number;
  this.owner = $given.owner;
 }
}
function seats$read_owners(reading) {
 let before, behind, index, is_same, known, last, number, numbers, owned, start, strangers;
 numbers = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION)));
 strangers = $list($fromkeys($each(reading.words, (word) => word.text, (word) => $t(beside$is_any(word, ["stranger", "one"])))));
 owned = [];
 for ([index, number] of $iter($enumerate(numbers))) {
  start = $max(($t(index) ? $add($get(numbers, $sub(index, 1)).place, 1) : 0), beside$start_before(reading.words, number.place));
  known = $any_of($list($each(owned, (each) => each.owner, (each) => !$in(each.owner, $set(["", seats$ME])))), () => strangers);
  before = $any_of(seats$names_in($slice(reading.words, start, number.place, null), known), () => seats$name_at(reading.words, $sub(number.place, 1)));
  behind = seats$names_in(seats$behind(reading.words, number.place), known);
  is_same = $and($bool(owned), () => $eq(start, $add($get(numbers, $sub(index, 1)).place, 1)));
  last = ($t(is_same) ? $get(owned, -1).owner : "");
  $call(owned, "append", new seats$Owned({ number: number, owner: ($t(before) ? $get(before, -1) : ($t(behind) ? $get(behind, 0) : last)) }));
 }
 return owned;
}
function seats$name_at(words, place) {
 let word;
 while ($t(beside$is_any(beside$at(words, place), ["have", "is", "play"]))) {
  place = $sub(place, 1);
 }
 word = beside$at(words, place);
 return (($t(word.is_capital) && $in("unknown", word.kinds)) ? [word.text] : []);
}
function seats$behind(words, place) {
 let end;
 end = $add(place, 1);
 while (($lt(end, $len(words)) && !$t($call($get(words, end).text, "isdigit")) && !$in("break", $get(words, end).kinds))) {
  end = $add(end, 1);
 }
 return (!$t($call(beside$at(words, end).text, "isdigit")) ? $slice(words, $add(place, 1), end, null) : []);
}
function seats$names_in(words, known) {
 let found, is_article, others, place, word;
 found = [];
 for ([place, word] of $iter($enumerate(words))) {
  others = $set($each(known, (name) => name, (name) => !$in(name, $set(["", seats$ME]))));
  is_article = $and($eq(word.text, "il"), () => $eq($add(place, 1), $len(words)));
  if (($in(word.text, seats$PRONOUNS) && !$t(is_article))) {
   found = $add(found, ($eq($len(others), 1) ? [$next($iter(others))] : []));
  } else if ($t(beside$is_any(word, seats$NAMES))) {
   $call(found, "append", word.text);
  } else if (($in("me", word.kinds) && !($in("own", word.kinds) && $t(beside$is_any(beside$at(words, $add(place, 1)), seats$NAMES))))) {
   $call(found, "append", seats$ME);
  }
 }
 return found;
}
function seats$clause_of(words, place) {
 let end, start;
 start = place;
 while (($lt(0, start) && !$in("break", $get(words, $sub(start, 1)).kinds))) {
  start = $sub(start, 1);
 }
 end = place;
 while (($lt(end, $len(words)) && !$in("break", $get(words, end).kinds))) {
  end = $add(end, 1);
 }
 return [start, end];
}

// faraway.rulebook.cases.parsing_picks
const [parsing_picks$FEWEST_PLAYERS, parsing_picks$LEAD, parsing_picks$BEHIND] = [2, 7, 5];
const parsing_picks$TAKING_TALK = ["clue", "pay", "set", "deck", "hand", "sanctuary"];
const parsing_picks$WANTED = $frozenset(["want", "wants", "veut", "veulent", "voudrait", "will", "wollen", "wollten", "vuole", "vogliamo", "vogliono", "vorrebbe", "vorrei", "voglio", "wollte", "mochte", "mochten", "voudrais", "veux", "aimerait", "aimerais"]);
const parsing_picks$EVERYONE = $frozenset(["everyone", "everybody", "each", "all", "both", "tous", "toutes", "chacun", "alle", "jeder", "jede", "beide", "tutti"]);
const parsing_picks$DENIED = ["deny", "not", "removed", "gone"];
const parsing_picks$DURATIONS = $frozenset(["numbers", "durations", "nombres", "durees", "zahlen", "numeri", "durate"]);
const parsing_picks$UNKNOWN = 0;
function parsing_picks$parse_picks(reading) {
 let is_one_each, is_over, lies, lying, market, order, owned, played, players, seats, size, taken;
 market = parsing_picks$named_market(reading);
 is_over = reading.is_last_named;
 if ((!$t(market) || $t(is_over) || !$t($call(reading, "lacks", ...$iter(parsing_picks$TAKING_TALK))))) {
  return null;
 }
 lying = $set($each(market, (number) => number.value));
 owned = $list($each(seats$read_owners(reading), (each) => each, (each) => !$in(each.number, market)));
 seats = $list($each(owned, (each) => each, (each) => !$in(each.number.value, lying)));
 played = $tuple($fromkeys($each(seats, (each) => each.number.value)));
 [players, size] = $list([$call(reading, "values", numbers$Role.PLAYERS), $sub($len(market), 1)]);
 is_one_each = $and($in($len(played), $set([0, size])), () => $and($in(players, [[], [size]]), () => $eq($len(lying), $len(market))));
 if ((!$t(is_one_each) || !($le(parsing_picks$FEWEST_PLAYERS, size) && $le(size, numbers$MOST_PLAYERS)))) {
  return null;
 }
 lies = $tuple($each(market, (number) => number.value));
 if (!$t(played)) {
  return parsing_picks$without_seats(reading, $list($each(owned, (each) => each.number)), lies);
 }
 taken = parsing_picks$taken(reading, owned, played, lies);
 order = values$turn_order(played);
 if (((taken === null) || $t($any($each($slice(order, null, $len(taken), null), (duration) => !$in(duration, taken)))))) {
  return null;
 }
 return new case$PicksCase({ played: played, market: lies, taken: $tuple($each($slice(order, null, $len(taken), null), (duration) => [duration, $get(taken, duration)])) });
}
function parsing_picks$named_market(reading) {
 let found, is_next, number, runs;
 runs = [];
 for (number of $iter(reading.numbers)) {
  if ((number.role === numbers$Role.DURATION)) {
   is_next = $and($bool(runs), () => $all($each($slice(reading.words, $add($get($get(runs, -1), -1).place, 1), number.place, null), (word) => $any_of($eq(word.text, ","), () => beside$is_any(word, ["conj", "the"])))));
   runs = ($t(is_next) ? [...$iter($slice(runs, null, -1, null)), [...$iter($get(runs, -1)), number]] : [...$iter(runs), [number]]);
  }
 }
 found = $list($each(runs, (run) => run, (run) => ($lt(parsing_picks$FEWEST_PLAYERS, $len(run)) && $t(parsing_picks$is_in_middle(reading, run)))));
 return ($eq($len(found), 1) ? $get(found, 0) : []);
}
function parsing_picks$is_in_middle(reading, run) {
 let about, behind, first, is_followed, is_led, is_one_each, is_played, lead, start, stop;
 start = $get(run, 0).place;
 first = $get(run, 0).place;
 while (($lt($max($sub(first, parsing_picks$LEAD), 0), start) && !($t($call($get(reading.words, $sub(start, 1)).text, "isdigit")) || $in($get(reading.words, $sub(start, 1)).text, ".?!;,")))) {
  start = $sub(start, 1);
 }
 lead = $slice(reading.words, start, first, null);
 behind = $slice(reading.words, $add($get(run, -1).place, 1), $add($add($get(run, -1).place, 1), parsing_picks$BEHIND), null);
 stop = $next($each($enumerate(behind), ([place, word]) => place, ([place, word]) => $in("break", word.kinds)), $len(behind));
 if ($t($any($each(lead, (word) => $in(word.text, parsing_picks$DURATIONS))))) {
  return false;
 }
 about = [...$iter(lead), ...$iter($slice(behind, null, stop, null))];
 is_one_each = ($eq($call(reading, "values", numbers$Role.PLAYERS), [$len(run)]) && $eq([$len(run)], [$len($set(reading.durations))]));
 if (($t(is_one_each) && !$t($any($each(about, (word) => parsing_picks$is_of_middle(word.text)))))) {
  return false;
 }
 is_led = $any($each(lead, (word) => $and(beside$is_any(word, ["middle", "faceup"]), () => !$in("play", word.kinds))));
 is_followed = $any($each($slice(behind, null, stop, null), (word) => $and($in("middle", word.kinds), () => !$in("play", word.kinds))));
 is_played = $any($each(lead, (word) => $and($in("play", word.kinds), () => !$t(beside$is_any(word, ["middle", "have"])))));
 return $any_of($and(is_led, () => !$t(is_played)), () => $any_of(is_followed, () => $any($each(lead, (word) => parsing_picks$is_of_middle(word.text)))));
}
function parsing_picks$is_of_middle(text) {
 return $in(text, $set(["middle", "market", "centre", "center", "mitte", "markt", "centro", "mercato", "milieu"]));
}
function parsing_picks$without_seats(reading, named, market) {
 let end, is_asked, is_denied, is_taken, is_whole, number, start, taken;
 taken = [];
 for (number of $iter(named)) {
  [start, end] = $list(seats$clause_of(reading.words, number.place));
  is_taken = $any_of($bool(taken), () => $any($each($call(reading, "sentence_of", number), (word) => $in("grab", word.kinds))));
  is_asked = beside$is_in_question(reading.words, number.place);
  is_denied = $any($each($slice(reading.words, start, end, null), (word) => beside$is_any(word, parsing_picks$DENIED)));
  if (($t(is_asked) || !$t(is_taken) || $t(is_denied) || $in([parsing_picks$UNKNOWN, number.value], taken))) {
   return null;
  }
  $call(taken, "append", [parsing_picks$UNKNOWN, number.value]);
 }
 is_whole = ($lt(0, $len(taken)) && $lt($len(taken), $len(market)));
 return ($t(is_whole) ? new case$PicksCase({ played: [], market: market, taken: $tuple(taken) }) : null);
}
function parsing_picks$taken(reading, owned, played, market) {
 let before, clause, each, end, is_denied, is_greedy, is_of_all, is_taken, lead, named, names, order, ranked, seats, start, taken, wanted;
 seats = new Map($each($reversed(owned), (each) => [each.owner, each.number.value], (each) => $in(each.number.value, played)));
 seats = new Map($each($call(seats, "items"), ([owner, value]) => [((!$t(owner) && !$in(seats$ME, seats)) ? seats$ME : owner), value]));
 order = values$turn_order(played);
 taken = new Map([]);
 wanted = new Map([]);
 for (each of $iter(owned)) {
  if (!$in(each.number.value, market)) {
   continue;
  }
  [start, end] = $list(seats$clause_of(reading.words, each.number.place));
  [clause, lead] = $list([$slice(reading.words, start, end, null), $slice(reading.words, start, each.number.place, null)]);
  before = $list($each(lead, (word) => word.number, (word) => $in(word.number, played)));
  names = seats$names_in(lead, $list(seats));
  named = $any_of($slice(before, -1, null, null), () => $list($fromkeys($each(names, (name) => $get(seats, name), (name) => $in(name, seats)))));
  named = $any_of(named, () => parsing_picks$by_turn(reading, each.number, order, taken));
  is_of_all = $any($each(clause, (word) => $in(word.text, parsing_picks$EVERYONE)));
  is_denied = $any($each(clause, (word) => beside$is_any(word, parsing_picks$DENIED)));
  if ($t($any($each(clause, (word) => $in(word.text, parsing_picks$WANTED))))) {
   if ($t(is_denied)) {
    return null;
   }
   before = $call(wanted, "get", each.number.value, []);
   $put(wanted, each.number.value, [...$iter(before), ...$iter((($t(is_of_all) && $lt($len(named), 2)) ? played : named))]);
  } else if ((!$t(parsing_picks$is_asked(reading, each.number)) || ($in(seats$ME, names) && !$t(parsing_picks$is_allowed(clause))))) {
   is_taken = $any_of($bool(taken), () => $any($each(clause, (word) => beside$is_any(word, ["take", "pick", "draw", "grab"]))));
   if ((!$t(is_taken) || $t(is_denied) || !$t(named) || $in($get(named, -1), taken))) {
    return null;
   }
   $put(taken, $get(named, -1), each.number.value);
  }
 }
 is_of_all = $and($any($each(reading.words, (word) => $in(word.text, parsing_picks$EVERYONE))), () => $call(reading, "lacks", "but"));
 is_greedy = $and(is_of_all, () => $and(!$t(taken), () => $and(!$t(wanted), () => !$eq($call(reading, "has", "highest"), $call(reading, "has", "lowest")))));
 if ($t(is_greedy)) {
  ranked = ($t($call(reading, "has", "highest")) ? $slice($sorted(market), null, null, -1) : $sorted(market));
  return $dict($zip(order, $slice(ranked, null, -1, null), { strict: true }));
 }
 return parsing_picks$in_turn(taken, wanted, order, $list(market));
}
function parsing_picks$is_asked(reading, number) {
 let clause, end, is_told, start;
 [start, end] = $list(seats$clause_of(reading.words, number.place));
 clause = $slice(reading.words, start, end, null);
 is_told = $and($any($each(clause, (word) => $in("if", word.kinds))), () => !$t(parsing_picks$is_allowed(clause)));
 return $and(beside$is_in_question(reading.words, number.place), () => !$t(is_told));
}
function parsing_picks$is_allowed(clause) {
 return $any($each(clause, (word) => $in(word.text, doubts$MODAL)));
}
function parsing_picks$by_turn(reading, number, order, taken) {
 let _, is_last_left, is_next, is_other, lead, start, word;
 [start, _] = $list(seats$clause_of(reading.words, number.place));
 lead = $slice(reading.words, start, number.place, null);
 for (word of $iter(lead)) {
  if (($in("nth", word.kinds) && ($lt(0, word.number) && $le(word.number, $len(order))))) {
   return [$get(order, $sub(word.number, 1))];
  }
  if ($t(beside$is_any(word, ["first", "last"]))) {
   return ($in("first", word.kinds) ? $slice(order, null, 1, null) : $slice(order, -1, null, null));
  }
 }
 is_other = $any($each(lead, (word) => beside$is_any(word, ["stranger", "one", "person", "me", "unknown"])));
 is_last_left = $and($eq($len(taken), $sub($len(order), 1)), () => !$t($any($each(lead, (word) => beside$is_any(word, ["stranger", "one", "me", "unknown"]), (word) => !$in(word.text, parsing_picks$WANTED)))));
 is_next = $and($all($each($slice(order, null, $len(taken), null), (duration) => $in(duration, taken))), () => $any_of(is_last_left, () => !$t(is_other)));
 return ($t(is_next) ? $slice(order, $len(taken), $add($len(taken), 1), null) : []);
}
function parsing_picks$in_turn(taken, wanted, order, left) {
 let duration, first, found;
 found = $dict(taken);
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
const parsing_seats$FEWEST_PLAYERS = 2;
const parsing_seats$OTHER_TALK = ["clue", "pay", "need", "set", "deck", "hand", "sanctuary", "find"];
const parsing_seats$HAD = $frozenset(["had", "avait", "avais", "aveva", "avevo", "hatte"]);
const parsing_seats$NUMBERED = $frozenset(["number", "numero", "nummer"]);
const [parsing_seats$PAST, parsing_seats$NOW] = ["past", "now"];
function parsing_seats$parse_finders(reading) {
 let is_asked, is_last, is_ordered, is_other, is_stray, is_taking, owned, owners, pairs, settled, values;
 is_asked = !$t($call(reading, "lacks", "find", "sanctuary", "draw", "deck"));
 is_other = !$t($call(reading, "lacks", "clue", "pay", "set", "hand", "wins", "tie"));
 is_other = $or(is_other, $any_of($bool(reading.counts), () => $any_of($call(reading, "has", "deck", "due"), () => $bool(parsing_picks$named_market(reading)))));
 is_taking = $and($call(reading, "has", "middle"), () => !$t($call(reading, "asks_for", "sanctuary")));
 is_other = $or(is_other, $and(is_taking, () => !$t($call(reading, "has", "order", "pick"))));
 owned = parsing_seats$once(seats$read_owners(reading));
 if (($t($call(reading, "has", "players", "who")) && $eq($len($set($each(owned, (each) => each.owner))), 1) && $eq($mod($len(owned), 2), 0))) {
  owned = $list((function* ($source) { for (const [first, second] of $iter($source)) for (const each of $iter([first, second])) yield $evolve(each, { owner: $str(first.number.value) }); })($zip($slice(owned, null, null, 2), $slice(owned, 1, null, 2), { strict: true })));
 }
 owners = $list($fromkeys($each(owned, (each) => each.owner)));
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.PLAYERS]);
 is_stray = $any($each(reading.numbers, (number) => !$in(number.role, settled)));
 if ((!$t(is_asked) || $t(is_other) || $t(is_stray) || $lt($len(owners), 2) || $in("", owners))) {
  return null;
 }
 pairs = $any_of(parsing_seats$in_couples(reading, owned), () => parsing_seats$by_marks(reading, owned, owners));
 values = $list((function* ($source) { for (const pair of $iter($source)) for (const value of $iter(pair)) yield value; })(pairs));
 is_last = reading.is_last_named;
 is_ordered = $and($eq($len(pairs), $len(owners)), () => $and($call(reading, "has", "who", "order"), () => $and(!$t($call(reading, "lacks", "pick", "take", "middle")), () => !$t(is_last))));
 if ((!$t(pairs) || $lt($len($set(values)), $len(values)) || !$in($call(reading, "values", numbers$Role.PLAYERS), [[], [$len(pairs)]]))) {
  return null;
 }
 return ($lt(1, $len(pairs)) ? new case$FindersCase({ pairs: $tuple(pairs), is_ordered: is_ordered, is_last_round: is_last }) : new case$FindCase({ row: $get(pairs, 0), is_last_round: is_last }));
}
function parsing_seats$pairs_of_players(reading) {
 let is_fair, owned, pairs, values;
 owned = parsing_seats$once(seats$read_owners(reading));
 pairs = ($t($all($each(owned, (each) => each.owner))) ? parsing_seats$in_couples(reading, owned) : []);
 values = $list((function* ($source) { for (const pair of $iter($source)) for (const value of $iter(pair)) yield value; })(pairs));
 is_fair = $and($eq($len($set(values)), $len(values)), () => ($le(parsing_seats$FEWEST_PLAYERS, $len(pairs)) && $le($len(pairs), numbers$MOST_PLAYERS)));
 return ($t(is_fair) ? $tuple(pairs) : []);
}
function parsing_seats$once(owned) {
 return $list($each($enumerate(owned), ([place, each]) => each, ([place, each]) => !$in([each.owner, each.number.value], $list($each($slice(owned, null, place, null), (other) => [other.owner, other.number.value])))));
}
function parsing_seats$in_couples(reading, owned) {
 let couple, first, is_whole, pairs, second;
 pairs = [];
 for ([first, second] of $iter($zip($slice(owned, null, null, 2), $slice(owned, 1, null, 2), { strict: false }))) {
  couple = parsing_seats$couple_of(reading, first, second);
  if ((!$eq(first.owner, second.owner) || $lt($len(couple), 2))) {
   return [];
  }
  $call(pairs, "append", [$get(couple, 0), $get(couple, 1)]);
 }
 is_whole = $and($eq($len(owned), $mul(2, $len(pairs))), () => ($eq($len($set($each(owned, (each) => each.owner))), $len(pairs)) && $lt(1, $len(pairs))));
 return ($t(is_whole) ? pairs : []);
}
function parsing_seats$couple_of(reading, first, second) {
 let is_next, is_past, values;
 [is_past, is_next] = $list(parsing_seats$direction(reading, first.number.place, second.number.place));
 values = [first.number.value, second.number.value];
 return ($t(is_past) ? $slice(values, null, null, -1) : ($t(is_next) ? values : []));
}
function parsing_seats$direction(reading, first, second) {
 let before, behind, is_begun, is_bracketed, is_next, is_past, place, word;
 behind = $add(second, 1);
 while ($t(beside$is_any(beside$at(reading.words, behind), ["small", "the"]))) {
  behind = $add(behind, 1);
 }
 is_bracketed = $eq(beside$at(reading.words, $sub(second, 1)).text, "(");
 is_past = $and(is_bracketed, () => beside$is_any(beside$at(reading.words, behind), ["before", "previous", "earlier"]));
 is_next = false;
 for (place of $iter($range($add(first, 1), second))) {
  [word, before] = $list([$get(reading.words, place), beside$at(reading.words, $sub(place, 1))]);
  is_begun = beside$is_any(before, ["bracket", "break", "conj"]);
  if (($in("before", word.kinds) && !$t(is_begun))) {
   return [false, true];
  }
  is_past = $or(is_past, $any_of(beside$is_any(word, ["after", "previous", "earlier"]), () => $in(word.text, parsing_seats$HAD)));
  is_past = $or(is_past, $and($in("beside", word.kinds), () => $eq(order$tag_of(reading.words, place), "after")));
  is_next = $or(is_next, beside$is_any(word, ["then", "range", "now"]));
  is_next = $or(is_next, $and(beside$is_any(word, ["at"]), () => $in("range", beside$at(reading.words, $sub(first, 1)).kinds)));
 }
 return [is_past, is_next];
}
function parsing_seats$by_marks(reading, owned, owners) {
 let is_in_turn, is_told_now, marks, mine, now, number, owner, pairs, past;
 marks = $list($each(owned, (each) => parsing_seats$mark(reading, each)));
 number = $len(owners);
 is_in_turn = ($eq($len($set($each($slice(owned, null, number, null), (each) => each.owner))), number) && $eq(number, $sub($len(owned), number)));
 if (($t(is_in_turn) && $eq($len($set($each($slice(owned, number, null, null), (each) => each.owner))), number))) {
  marks = $add($mul([parsing_seats$first_mark($slice(marks, null, number, null))], number), $mul([parsing_seats$first_mark($slice(marks, number, null, null))], number));
 }
 pairs = [];
 for (owner of $iter(owners)) {
  mine = $list($each($zip(marks, owned, { strict: true }), ([mark, each]) => [mark, each.number.value], ([mark, each]) => $eq(each.owner, owner)));
  is_told_now = $and(!$in(parsing_seats$PAST, $list($each(mine, ([mark, _]) => mark))), () => $eq($get($get(mine, -1), 0), parsing_seats$NOW));
  past = $list($each(($t(is_told_now) ? $slice(mine, null, -1, null) : mine), ([mark, value]) => value, ([mark, value]) => ($t(is_told_now) || $eq(mark, parsing_seats$PAST))));
  now = $list($each(mine, ([_, value]) => value, ([_, value]) => !$in(value, past)));
  if (($eq($len(mine), 2) && $eq($len(past), 1))) {
   $call(pairs, "append", [$get(past, 0), $get(now, 0)]);
  } else if (!$eq($len(mine), 1)) {
   return [];
  }
 }
 return pairs;
}
function parsing_seats$mark(reading, owned) {
 let before, end, is_had, is_told, start, tags;
 start = owned.number.place;
 while (($lt(0, start) && !$t($call($get(reading.words, $sub(start, 1)).text, "isdigit")) && !$in($get(reading.words, $sub(start, 1)).text, ".?!;"))) {
  start = $sub(start, 1);
 }
 end = $add(owned.number.place, 1);
 while (($lt(end, $len(reading.words)) && !($t($call($get(reading.words, end).text, "isdigit")) || $t(beside$is_any($get(reading.words, end), ["break", "conj"]))))) {
  end = $add(end, 1);
 }
 tags = $set($each($range(start, end), (place) => order$tag_of(reading.words, place), (place) => !$eq(place, owned.number.place)));
 before = $set($each($range(start, owned.number.place), (place) => order$tag_of(reading.words, place)));
 is_told = $any($each($range(start, owned.number.place), (place) => $and($in("earlier", beside$at(reading.words, place).kinds), () => $in("conj", beside$at(reading.words, $sub(place, 1)).kinds))));
 is_had = $any_of(is_told, () => $any_of($in("after", before), () => $any($each($range(start, owned.number.place), (place) => $in(beside$at(reading.words, place).text, parsing_seats$HAD)))));
 if (($t(is_had) || $t($both(tags, $set(["previous", "earlier"]))))) {
  return parsing_seats$PAST;
 }
 return ($t($both(tags, $set(["now", "then"]))) ? parsing_seats$NOW : "");
}
function parsing_seats$first_mark(marks) {
 return $next($each(marks, (mark) => mark, (mark) => $t(mark)), "");
}
function parsing_seats$parse_seat(reading) {
 let is_asked, is_other, next_to_take, others, players, ranked, seat;
 is_asked = $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "pick", "take", "order", "middle", "grab")));
 is_other = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_seats$OTHER_TALK), "tie", "wins")), () => $call(reading, "has", "last-round"));
 is_other = $or(is_other, $in(numbers$MOST_ROUNDS, $call(reading, "values", numbers$Role.ROUND)));
 is_other = $or(is_other, $any($each(reading.words, (word) => $and($in("keep", word.kinds), () => !$in("grab", word.kinds)))));
 others = $list($each(reading.numbers, (number) => number, (number) => $in(number.role, $set([numbers$Role.OTHER, numbers$Role.COUNTED, numbers$Role.ICONS]))));
 if ((!$t(is_asked) || $t(is_other) || $t(others))) {
  return null;
 }
 ranked = $list($each(reading.numbers, (number) => number.place, (number) => $t(parsing_seats$is_of_rank(reading, number.place))));
 players = $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.PLAYERS) && !$in(number.place, ranked))));
 players = $or(players, $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.LOOSE) && $in(beside$at(reading.words, $sub(number.place, 1)).text, numbers$OUT_OF)))));
 next_to_take = parsing_seats$seat_by_taken(reading);
 if ((next_to_take !== null)) {
  return next_to_take;
 }
 if (($eq($len(players), 1) && !$t(reading.durations))) {
  seat = $any_of(parsing_seats$seat_by_rank(reading, $max(players)), () => parsing_seats$seat_by_rest(reading, $max(players)));
  if (($le(1, seat) && $le(seat, $max(players)) && $le($max(players), numbers$MOST_PLAYERS))) {
   return new case$SeatCase({ players: $max(players), seat: seat });
  }
 }
 return (!$t($call(reading, "lacks", "lowest", "before", "after")) ? null : parsing_seats$seat_by_turn(reading));
}
function parsing_seats$seat_by_taken(reading) {
 let counted, end, fewer, is_asked_here, is_left, is_next, is_taken, is_told, named, start, values;
 counted = $list($each(reading.numbers, (number) => number, (number) => ($in(number.role, $set([numbers$Role.PLAYERS, numbers$Role.LOOSE])) && $le(number.value, numbers$MOST_PLAYERS))));
 values = $sorted($each(counted, (number) => number.value));
 if ((!$eq($len(values), 2) || $eq($get(values, 0), $get(values, 1)) || $t(reading.durations) || !$t($call(reading, "lacks", "lowest", "highest")))) {
  return null;
 }
 fewer = $next($each(counted, (number) => number, (number) => $eq(number.value, $get(values, 0))));
 [start, end] = $list(seats$clause_of(reading.words, fewer.place));
 is_taken = $any($each($slice(reading.words, fewer.place, end, null), (word) => $and(beside$is_any(word, ["grab", "take"]), () => !$in("many", word.kinds))));
 is_asked_here = $any($each($slice(reading.words, start, fewer.place, null), (word) => $in("many", word.kinds)));
 is_left = $and(!$t($call(reading, "lacks", "rest", "middle", "nth")), () => !$t($call(reading, "lacks", "region", "card")));
 is_told = $and(is_taken, () => $and(is_left, () => $any_of(!$t(is_asked_here), () => $call(reading, "has", "if"))));
 named = $set($each(reading.words, (word) => word.number, (word) => ($in("nth", word.kinds) && $t(word.number))));
 is_next = $le(named, $set([$add($get(values, 0), 1)]));
 return (($t(is_told) && $t(is_next)) ? new case$SeatCase({ players: $get(values, 1), seat: $add($get(values, 0), 1) }) : null);
}
function parsing_seats$is_of_rank(reading, place) {
 let after, behind;
 after = beside$at(reading.words, $add(place, 1));
 behind = ($in("plus", after.kinds) ? beside$at(reading.words, $add(place, 2)) : after);
 return beside$is_any(behind, ["lowest", "highest"]);
}
function parsing_seats$seat_by_rank(reading, players) {
 let before, found, is_plain, number, place, word;
 found = [];
 for ([place, word] of $iter($enumerate(reading.words))) {
  if ((!$t(beside$is_any(word, ["lowest", "highest"])) || $t(beside$is_any(word, ["compare", "neutral"])))) {
   continue;
  }
  before = beside$at(reading.words, $sub(place, 1));
  before = ($in("plus", before.kinds) ? beside$at(reading.words, $sub(place, 2)) : before);
  number = ($t(beside$is_any(before, ["nth", "party"])) ? before.number : 1);
  $call(found, "append", ($in("lowest", word.kinds) ? number : $add($sub(players, number), 1)));
 }
 is_plain = $call(reading, "lacks", "before", "hand", "row");
 return (($eq($len(found), 1) && $t(is_plain)) ? $get(found, 0) : 0);
}
function parsing_seats$seat_by_rest(reading, players) {
 let counted, is_asked, is_one, is_told;
 counted = $list($each(reading.numbers, (number) => number.value, (number) => (number.role === numbers$Role.CARDS)));
 is_told = $and($call(reading, "has", "middle"), () => !$t($call(reading, "lacks", "grab", "pick", "take")));
 is_asked = $any($each($enumerate(reading.words), ([place, word]) => $and($in("many", word.kinds), () => !$t(beside$is_any(beside$at(reading.words, $add(place, 1)), ["region", "card", "small"])))));
 is_asked = $or(is_asked, $call(reading, "asks_for", "players"));
 is_one = $and($eq($len(counted), 1), () => ($le(2, $get(counted, 0)) && $le($get(counted, 0), players)));
 return (($t(is_told) && $t(is_asked) && $t(is_one)) ? $sub($add(players, 2), $get(counted, 0)) : 0);
}
function parsing_seats$seat_by_turn(reading) {
 let counted, group, is_of_size, named, players, ranked, rounds, seat, seats;
 players = $call(reading, "values", numbers$Role.PLAYERS);
 rounds = $list($each(reading.numbers, (number) => number.place, (number) => (number.role === numbers$Role.ROUND)));
 seats = $set($each($enumerate(reading.words), ([place, word]) => word.number, ([place, word]) => ($in("nth", word.kinds) && $t(word.number) && !$in(place, rounds))));
 named = $list($each(reading.numbers, (number) => number, (number) => $in(beside$at(reading.words, $sub(number.place, 1)).text, parsing_seats$NUMBERED)));
 seats = $or(seats, $set($each(named, (number) => number.value)));
 counted = $list($each(reading.numbers, (number) => number.value, (number) => ($in(number.role, $set([numbers$Role.CARDS, numbers$Role.DURATION])) && !$in(number, named)) && (!$t(players) || $le(number.value, $add(numbers$MOST_PLAYERS, 1)) || $lt(1, $len(reading.durations)))));
 ranked = $list($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.LOOSE) && $in("nth", beside$at(reading.words, $sub(number.place, 2)).kinds))));
 group = $set([...$iter(players), ...$iter($each(counted, (value) => $sub(value, 1))), ...$iter(ranked)]);
 is_of_size = $and($eq($len(seats), 1), () => $and($eq($len(group), 1), () => ($le(parsing_seats$FEWEST_PLAYERS, $max(group)) && $le($max(group), numbers$MOST_PLAYERS))));
 if (!$t(is_of_size)) {
  return null;
 }
 seat = $min(seats);
 return ($le(seat, $max(group)) ? new case$SeatCase({ players: $max(group), seat: seat }) : null);
}

// faraway.rulebook.cases.parsing_table
const [parsing_table$FEWEST_PLAYERS, parsing_table$LOWEST, parsing_table$HIGHEST, parsing_table$NEAR_DECK, parsing_table$NEAR_ROUND] = [2, 1, 68, 6, 3];
const parsing_table$NO_CHOICE = ["lowest", "need", "hidden", "clue", "sanctuary", "hand", "pending", "deck", "previous", "wins"];
function parsing_table$players(reading) {
 let players;
 players = $set($call(reading, "values", numbers$Role.PLAYERS));
 if (!$t(players)) {
  return 0;
 }
 return (($eq($len(players), 1) && $le($max(players), numbers$MOST_PLAYERS) && $le(parsing_table$FEWEST_PLAYERS, $min(players))) ? $call(players, "pop") : null);
}
function parsing_table$of_this_round(reading) {
 let blank, end, has_numbers, is_both, is_now, is_past, part, start, words;
 is_now = $call(reading, "has", "now");
 blank = $set();
 for ([start, end] of $iter(beside$sentences_of(reading.words))) {
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
function parsing_table$is_first_round(reading) {
 let rounds;
 rounds = $set($call(reading, "values", numbers$Role.ROUND));
 return $any_of($eq(rounds, $set([1])), () => $and(reading.is_first_named, () => $le(rounds, $set([1]))));
}
function parsing_table$is_of_one_round(reading) {
 let each, first, found, place, told, value;
 found = new Map([]);
 told = $set();
 for (each of $iter(seats$read_owners(reading))) {
  if ($in(each.number.value, told)) {
   continue;
  }
  $call(told, "add", each.number.value);
  place = beside$start_before(reading.words, each.number.place);
  [first, value] = $list($call(found, "get", each.owner, [place, each.number.value]));
  if (($t(each.owner) && !$eq(first, place) && !$eq(value, each.number.value))) {
   return false;
  }
  $put(found, each.owner, [first, value]);
 }
 return !$t(parsing_picks$named_market(reading));
}
function parsing_table$parse_choice(reading) {
 let is_asked, is_each, is_first, is_last, is_last_round, is_paid, is_shared, is_tied, is_told, names, number, played, players, settled, told;
 [told, reading] = $list([reading, parsing_table$of_this_round(reading)]);
 players = parsing_table$players(reading);
 if ($t(parsing_seats$pairs_of_players(reading))) {
  return null;
 }
 is_tied = $any($each(reading.words, (word) => $and($in("tie", word.kinds), () => $and(!$in("all", word.kinds), () => !$eq(word.text, "same")))));
 played = $tuple($fromkeys(reading.durations));
 is_asked = $and(!$t($call(reading, "lacks", "many", "who", "which", "what", "nth", "possible")), () => !$t($call(reading, "lacks", "pick", "take", "order", "middle")));
 is_asked = $or(is_asked, $and($call(reading, "has", "order", "me"), () => $lt($len(reading.durations), $len(told.durations))));
 is_asked = $or(is_asked, $and($call(reading, "has", "before", "pick"), () => parsing_table$is_of_order(reading)));
 is_paid = $any($each(reading.words, (word) => $and($in("pay", word.kinds), () => !$in("many", word.kinds))));
 if (((players === null) || !$t(is_asked) || $t(is_paid) || $t(is_tied) || !($t($call(reading, "lacks", ...$iter(parsing_table$NO_CHOICE))) || $t(parsing_table$is_of_first(reading)) || $t(parsing_table$is_of_order(reading))) || !$t(parsing_table$is_of_one_round(reading)))) {
  return null;
 }
 is_last_round = reading.is_last_named;
 settled = $set([numbers$Role.DURATION, numbers$Role.PLAYERS, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.LOOSE]);
 number = $any_of(players, () => $len(played));
 if ($t($any($each(reading.numbers, (each) => $and(!$in(each.role, settled), () => !$in(each.value, $set([number, $add(number, 1)]))))))) {
  return null;
 }
 if (($t(players) && $eq($len(played), 1))) {
  is_last = $any_of($eq($get(played, 0), parsing_table$HIGHEST), () => $call(reading, "has", "last"));
  is_first = $eq($get(played, 0), parsing_table$LOWEST);
  is_told = $and($call(reading, "has", "many"), () => $and($any_of(is_last, () => is_first), () => !$t(is_last_round)));
  return ($t(is_told) ? new case$MarketCase({ players: players }) : null);
 }
 names = $set($each(reading.words, (word) => word.text, (word) => $in("stranger", word.kinds)));
 is_shared = $any_of($bool(players), () => $any_of($lt(1, $len(names)), () => !$t($call(reading, "lacks", "we", "elsewhere"))));
 is_shared = $or(is_shared, $and($call(reading, "has", "me"), () => !$t($call(reading, "lacks", "person", "pron"))));
 is_shared = $or(is_shared, $in($len(played), $call(reading, "values", numbers$Role.LOOSE, numbers$Role.CARDS)));
 is_each = $and(($le(parsing_table$FEWEST_PLAYERS, $len(played)) && $le($len(played), numbers$MOST_PLAYERS)), () => $eq($len(played), number));
 if ((!$t(is_shared) || !$t(is_each))) {
  return null;
 }
 return new case$OrderCase({ played: played, is_last_round: is_last_round, is_first_round: parsing_table$is_of_first(reading) });
}
function parsing_table$is_of_order(reading) {
 let asked, is_ahead, is_of_turns, others;
 others = $list($each(parsing_table$NO_CHOICE, (kind) => kind, (kind) => !$in(kind, $set(["sanctuary", "need"]))));
 asked = $list($each(beside$sentences_of(reading.words), ([start, end]) => $slice(reading.words, start, end, null), ([start, end]) => $eq(beside$at(reading.words, end).text, "?")));
 is_ahead = $any($each(reading.words, (word) => $and($in("pick", word.kinds), () => $in("before", word.kinds))));
 is_of_turns = $all($each(asked, (part) => $and($any_of(is_ahead, () => $any($each(part, (word) => beside$is_any(word, ["pick", "take"])))), () => !$t($any($each(part, (word) => beside$is_any(word, ["sanctuary", "find", "many"])))))));
 return $and($bool(asked), () => $and(is_of_turns, () => $and($call(reading, "lacks", ...$iter(others)), () => !$t(parsing_table$is_first_round(reading)))));
}
function parsing_table$is_of_first(reading) {
 let is_asked, others;
 is_asked = $and($call(reading, "has", "sanctuary", "order"), () => !$t($call(reading, "lacks", "who", "many")));
 is_asked = $both(is_asked, !$t($call(reading, "lacks", "pick", "take", "middle")));
 others = $list($each(parsing_table$NO_CHOICE, (kind) => kind, (kind) => !$eq(kind, "sanctuary")));
 return $and(parsing_table$is_first_round(reading), () => $and(is_asked, () => $call(reading, "lacks", ...$iter(others))));
}
function parsing_table$parse_deck(reading) {
 let has_deal, is_asked, is_next, is_of_both, is_other, is_over, is_setup, number, players, rounds;
 players = parsing_table$players(reading);
 rounds = $sorted($set($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.ROUND) || $t(parsing_state$counts_rounds(reading, number))))));
 is_setup = parsing_table$is_of_setup(reading);
 is_over = !$t($call(reading, "lacks", "game-end", "last-round"));
 is_asked = $and($any_of($call(reading, "has", "deck"), () => is_setup), () => !$t($call(reading, "lacks", "many", "rest", "size")));
 is_asked = $or(is_asked, $any_of(parsing_table$is_count_told(reading), () => $and($call(reading, "has", "enough", "region"), () => $any_of(is_over, () => $bool(rounds)))));
 is_other = $any_of(!$t($call(reading, "lacks", "tie", "pay", "clue", "lowest", "who")), () => parsing_table$is_of_sanctuaries(reading));
 is_other = $or(is_other, $any_of($and($call(reading, "has", "find"), () => !$t(is_setup)), () => $call(reading, "has", "if", "doubt")));
 is_other = $or(is_other, $and($call(reading, "asks_for", "keep"), () => $and(!$t($call(reading, "lacks", "deal", "advanced")), () => $call(reading, "lacks", "rest", "size", "middle"))));
 is_other = $or(is_other, $and($eq($len(rounds), 2), () => !$eq($get(rounds, 1), $add($get(rounds, 0), 1))));
 if ((!$t(players) || !$t(is_asked) || $t(is_other) || $lt(2, $len(rounds)) || $t(parsing_table$has_stray(reading, players)))) {
  return null;
 }
 number = ($t(is_over) ? numbers$MOST_ROUNDS : ($t(rounds) ? $get(rounds, -1) : 1));
 is_next = $and($lt($len(rounds), 2), () => $and($lt(number, numbers$MOST_ROUNDS), () => !$t(parsing_table$is_count_told(reading))));
 if (($t(is_next) && $t(parsing_table$is_refilled(reading)))) {
  number = $add(number, 1);
 }
 is_of_both = $and(!$t(rounds), () => $and($any_of(is_setup, () => $call(reading, "has", "sanctuary", "region")), () => !$t(is_over)));
 has_deal = $and($eq(number, 1), () => $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "advanced", "deal"))));
 return new case$DeckCase({ players: players, round: number, has_sanctuaries: is_of_both, has_deal: has_deal, has_removed: $and($lt(1, number), () => $call(reading, "has", "many", "removed")) });
}
function parsing_table$is_refilled(reading) {
 let is_over, rounds, words;
 words = reading.words;
 rounds = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("when", word.kinds)));
 is_over = $any($each(rounds, (place) => $any_of($any($each($slice(words, $max($sub(place, parsing_table$NEAR_ROUND), 0), place, null), (word) => beside$is_any(word, ["over", "after-doing"]))), () => $any($each($slice(words, place, $add($add(place, parsing_table$NEAR_ROUND), 1), null), (word) => $in("over", word.kinds))))));
 return $and(is_over, () => !$t($call(reading, "lacks", "refill", "faceup")));
}
function parsing_table$is_of_setup(reading) {
 let is_begun, is_several;
 is_several = $lt(1, $len($list($each(reading.words, (word) => word, (word) => $in("many", word.kinds)))));
 is_begun = $any_of($call(reading, "has", "setup"), () => $and($call(reading, "has", "middle", "hand"), () => $call(reading, "has", "deal")));
 return $and(is_several, () => is_begun);
}
function parsing_table$is_count_told(reading) {
 let deck, is_asked, is_told, told;
 deck = $call(reading, "first_place", "deck");
 told = $slice(reading.words, $max($sub(deck, parsing_table$NEAR_DECK), 0), $add(deck, parsing_table$NEAR_DECK), null);
 is_told = $any($each($enumerate(told), ([place, word]) => $and(word.number, () => beside$is_any(beside$at(told, $add(place, 1)), ["card", "region"]))));
 is_told = $both(is_told, !$t($any($each(told, (word) => $in("removed", word.kinds)))));
 is_asked = $any($each(reading.words, (word) => $eq(word.text, "?")));
 return $and(is_told, () => $and(is_asked, () => $and($bool($call(reading, "values", numbers$Role.ROUND)), () => $call(reading, "has", "deck"))));
}
function parsing_table$has_stray(reading, players) {
 let dealt, each, end, is_claimed, is_counted, is_dealt, is_new, is_round, settled, start;
 settled = $set([numbers$Role.PLAYERS, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.LOOSE]);
 dealt = $set([1, 2, 3, 5, $add(players, 1), $mul(3, players), $mul(5, players), $mul(2, players), parsing_table$HIGHEST]);
 for (each of $iter(reading.numbers)) {
  [start, end] = $list(seats$clause_of(reading.words, each.place));
  is_claimed = $any($each($call(reading, "sentence_of", each), (word) => $in("says", word.kinds)));
  is_counted = $and((each.role === numbers$Role.CARDS), () => $any($each($slice(reading.words, start, end, null), (word) => $in("deck", word.kinds))));
  is_round = $and((each.role === numbers$Role.COUNTED), () => parsing_state$counts_rounds(reading, each));
  is_dealt = $and((each.role === numbers$Role.CARDS), () => $in(each.value, dealt));
  is_new = beside$is_any(beside$at(reading.words, $add(each.place, 1)), ["now", "region", "card"]);
  is_dealt = $or(is_dealt, $and((each.role === numbers$Role.DURATION), () => $and($eq(each.value, $add(players, 1)), () => is_new)));
  is_dealt = $or(is_dealt, $and($in(each.value, dealt), () => beside$is_any(beside$at(reading.words, $sub(each.place, 1)), ["keep", "pick"])));
  is_dealt = $or(is_dealt, $and($in(each.value, dealt), () => beside$is_any(beside$at(reading.words, $add(each.place, 1)), ["keep", "draw"])));
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
function asked_as_well$rulings_as_well(question, language) {
 return asked_as_well$asked_as_well(reading$read_question(question, language));
}
function asked_as_well$asked_as_well(reading) {
 let asked, found, is_of_play, is_of_setup, is_of_turns, is_over;
 asked = $list((function* ($source) { for (const [start, end] of $iter($source)) if ($eq(beside$at(reading.words, end).text, "?")) for (const word of $iter($slice(reading.words, start, end, null))) yield word; })(beside$sentences_of(reading.words)));
 is_of_play = $call(reading, "lacks", ...$iter(asked_as_well$OF_SCORE));
 found = [];
 if (($t(is_of_play) && $t(asked_as_well$is_of_first_round(reading)) && $t(asked_as_well$has(asked, "sanctuary")))) {
  $call(found, "append", "finding-in-round-one");
 }
 if (($t(is_of_play) && $t(tabled$is_last_round(reading)) && $t(asked_as_well$asks_to_take(reading, asked)))) {
  $call(found, "append", "taking-in-round-eight");
 }
 is_of_turns = $and(asked_as_well$has(asked, "who"), () => $any($each(asked, (word) => beside$is_any(word, asked_as_well$TAKING))));
 if (($t(is_of_play) && $t(is_of_turns) && $lt(1, $len($set(reading.durations))) && $t($call(reading, "lacks", "hand", "next")))) {
  $call(found, "append", "who-takes-first");
 }
 is_over = !$t($call(reading, "lacks", "game-end", "all-rounds", "last-round", "last"));
 if (($t(is_of_play) && $t(is_over) && $t(asked_as_well$has(asked, "hand")) && $t(asked_as_well$has(asked, "many")) && $t(asked_as_well$has(asked, "rest")))) {
  $call(found, "append", "regions-left-in-hand");
 }
 is_of_setup = $all($each(["head", "middle", "card"], (kind) => asked_as_well$has(asked, kind)));
 if (($t(is_of_play) && $t(is_of_setup) && $lt(1, $len($list($each(asked, (word) => word, (word) => $in("many", word.kinds))))))) {
  $call(found, "append", "cards-dealt");
 }
 return found;
}
function asked_as_well$asks_found(reading) {
 let clauses, ends, found, places;
 places = $call(reading, "places", "many");
 ends = [...$iter($slice(places, 1, null, null)), $len(reading.words)];
 clauses = $list($each($zip(places, ends, { strict: false }), ([place, end]) => $slice(reading.words, place, $min(end, $get(seats$clause_of(reading.words, place), 1)), null)));
 found = $list($each(clauses, (clause) => clause, (clause) => (($t($any($each(clause, (word) => $and(beside$is_any(word, ["find", "over"]), () => !$in("draw", word.kinds))))) || $t($all($each(["sanctuary", "reckon"], (kind) => $any($each(clause, (word) => $in(kind, word.kinds))))))) && !$t($any($each(clause, (word) => $in("draw", word.kinds)))))));
 return ($lt(0, $len(found)) && $lt($len(found), $len(clauses)));
}
function asked_as_well$is_of_first_round(reading) {
 let is_later;
 is_later = !$t($call(reading, "lacks", "now", "previous", "last-round"));
 is_later = $or(is_later, $and($call(reading, "has", "then"), () => $lt(1, $len($set(reading.durations)))));
 return $and(!$t(is_later), () => parsing_table$is_first_round(reading));
}
function asked_as_well$is_row_of_several(reading, found) {
 let is_row, owners, persons;
 is_row = $and($isinstance(found, $or($or(case$DrawCase, case$FindCase), case$RowCase)), () => $lt(1, $len(found.row)));
 persons = $set($each(reading.words, (word) => word.text, (word) => $in("person", word.kinds)));
 owners = $set($each(seats$read_owners(reading), (each) => each.owner, (each) => $in(each.owner, persons)));
 return $and(is_row, () => $any_of(asked_as_well$is_of_first_round(reading), () => $lt(1, $len(owners))));
}
function asked_as_well$is_clue_chosen(reading) {
 let cards, is_chosen, is_last, is_more, phrase, start, stop, words;
 words = reading.words;
 cards = $list($each(reading.numbers, (number) => number.place, (number) => (number.role === numbers$Role.DURATION)));
 for (phrase of $iter(reading.sanctuaries.phrases)) {
  [start, stop] = $list([beside$start_before(words, phrase.start), beside$stop_after(words, phrase.end)]);
  is_chosen = $any($each($slice(words, start, stop, null), (word) => beside$is_any(word, ["keep", "take", "pick", "play"])));
  is_last = $all($each(cards, (place) => $lt(place, phrase.start)));
  is_more = $any($each($slice(words, stop, null, null), (word) => beside$is_any(word, ["draw", "getting"])));
  if (($t($call(phrase.icons, "get", "clue", 0)) && $t(is_chosen) && $t(is_last) && $t(is_more) && $t($call(reading, "lacks", "many", "pay")))) {
   return true;
  }
 }
 return false;
}
function asked_as_well$is_rest_asked(reading) {
 let is_drawn, words;
 words = reading.words;
 is_drawn = $and($call(reading, "has", "draw", "sanctuary"), () => $call(reading, "lacks", "many", "due", "region", "pay"));
 return $and(is_drawn, () => $any($each($enumerate(words), ([place, word]) => $and($in("deck", word.kinds), () => $and(beside$is_in_question(words, place), () => $any($each($slice(words, beside$start_before(words, place), place, null), (each) => beside$is_any(each, ["remainder", "elsewhere"]))))))));
}
function asked_as_well$has(words, kind) {
 return $any($each(words, (word) => $in(kind, word.kinds)));
}
function asked_as_well$asks_to_take(reading, asked) {
 let is_taken;
 is_taken = $and($any($each(asked, (word) => beside$is_any(word, asked_as_well$TAKING))), () => !$t($call(reading, "lacks", "region", "middle")));
 return $and(is_taken, () => $call(reading, "lacks", "hand", "reckon"));
}

// faraway.rulebook.cases.contradicting
const [contradicting$LONGEST_GAP, contradicting$NEAR] = [7, 4];
const [contradicting$GAP, contradicting$NUMBER, contradicting$PLAYED, contradicting$LIST, contradicting$START] = ["..", "#", "=", "@", "."];
const contradicting$OF_PLAY = ["unordered", "backward", "turned", "unplayed", "taken"];
const contradicting$OF_DRAW = ["unfound", "first-round", "other-round", "further"];
const contradicting$OF_CLUES = [...$iter(contradicting$OF_DRAW), "elsewhere", "compared"];
function contradicting$is_contradicted(question, language, reading, case_) {
 let cards, named, names, others, words;
 words = [contradicting$START, ...$iter(contradicting$plain(read_words(question, language)))];
 [names, named] = $list(contradicting$guards(case_));
 others = $set($each(reading.numbers, (number) => number.value, (number) => (number.role !== numbers$Role.DURATION)));
 cards = $tuple($each(named, (card) => card, (card) => !$in(card, others)));
 if ($t($any($each(names, (name) => contradicting$is_said(words, language, name, cards))))) {
  return true;
 }
 if (($t($isinstance(case_, case$DrawCase)) && $t(contradicting$is_other_draw(words, language, reading, case_)))) {
  return true;
 }
 if (($t($isinstance(case_, case$RowPayCase)) && !$t(case_.targets) && $lt(1, $len(case_.sanctuaries)))) {
  return $any_of(contradicting$is_either(reading), () => contradicting$is_said(words, language, "weighed", []));
 }
 if ($t($isinstance(case_, case$HandCase))) {
  return $any_of(contradicting$is_said(words, language, "held", [case_.previous]), () => contradicting$is_said(words, language, "lying", case_.hand));
 }
 return $and($isinstance(case_, $or($or(case$FindCase, case$DrawCase), case$RowCase)), () => contradicting$has_gap(words, language, reading, case_.row));
}
function contradicting$is_shaped(question, language, name) {
 return contradicting$is_said([contradicting$START, ...$iter(contradicting$plain(read_words(question, language)))], language, name, []);
}
function contradicting$guards(case_) {
 if (case_ instanceof case$DrawCase) {
  return [($t(case_.row) ? contradicting$OF_PLAY : ($t(case_.clues) ? contradicting$OF_CLUES : contradicting$OF_DRAW)), case_.row];
 } else if (case_ instanceof case$FindCase || case_ instanceof case$RowCase || case_ instanceof case$RoundsCase) {
  return [[...$iter(contradicting$OF_PLAY), "choosing"], case_.row];
 } else if (case_ instanceof case$OrderCase) {
  return [["unplayed", "taken"], case_.played];
 } else if (case_ instanceof case$FindersCase) {
  return [[...$iter(contradicting$OF_PLAY), "choosing", "dated"], $tuple((function* ($source) { for (const pair of $iter($source)) for (const card of $iter(pair)) yield card; })(case_.pairs))];
 } else if (true) {
  return [contradicting$guards_of_table(case_), []];
 }
}
function contradicting$guards_of_table(case_) {
 let is_turned;
 if (case_ instanceof case$TableauCase || case_ instanceof case$RowPayCase || case_ instanceof case$RegionsCase) {
  is_turned = $and($isinstance(case_, case$TableauCase), () => case_.is_also_last);
  return ($t(is_turned) ? [] : ["unordered"]);
 } else if (case_ instanceof case$DeckCase) {
  return ($eq(case_.round, 1) ? ["ended", "changed-players"] : ["changed-players"]);
 } else if (case_ instanceof case$LimitCase) {
  return ["before-round"];
 } else if (case_ instanceof case$MarketCase || case_ instanceof case$DealCase) {
  return ["changed-players"];
 } else if (true) {
  return [];
 }
}
function contradicting$is_other_draw(words, language, reading, case_) {
 let cards, is_more, unplayed;
 cards = case_.row;
 if (($t(contradicting$is_said(words, language, "of-regions", cards)) && !$t(contradicting$is_said(words, language, "of-sanctuaries", cards)))) {
  return true;
 }
 if (!$t(cards)) {
  return $and(!$t($call(reading, "lacks", "stranger", "person")), () => contradicting$is_said(words, language, "for-me", cards));
 }
 unplayed = $tuple($each(reading.durations, (card) => card, (card) => !$in(card, cards)));
 is_more = $and($lt(values$clues_on(cards), case_.clues), () => $lt(0, values$clues_on(unplayed)));
 return $and(is_more, () => contradicting$is_said(words, language, "taken", unplayed));
}
function contradicting$is_either(reading) {
 return $any($each($pairwise(reading.sanctuaries.phrases), ([one, other]) => $any($each($slice(reading.words, one.end, other.start, null), (word) => $in("or", word.kinds)))));
}
function contradicting$has_gap(words, language, reading, row) {
 let both, is_end, is_open, named, rounds, told;
 told = $list($each($enumerate(reading.words), ([place, word]) => word, ([place, word]) => $t($any($each($slice(reading.words, $add(place, 1), $add(place, contradicting$NEAR), null), (each) => $call(each.text, "isdigit"))))));
 named = $set($each(told, (word) => $any_of(word.number, () => 1), (word) => $t(beside$is_any(word, ["nth", "first"]))));
 is_end = $and($in(1, named), () => $and($eq($len(row), 2), () => $any($each(told, (word) => $in("last", word.kinds)))));
 rounds = $set($call(reading, "values", numbers$Role.ROUND));
 both = ($lt(1, $len(rounds)) ? rounds : $or(rounds, named));
 is_open = $and($lt(1, $len(both)), () => $and($eq($len(both), $len(row)), () => $le($len(row), $sub($max(both), $min(both)))));
 return $any_of(is_open, () => $any_of(is_end, () => $and($eq($len(row), 2), () => contradicting$is_said(words, language, "long-ago", row))));
}
function contradicting$plain(words) {
 return $list((function* ($source) { for (const word of $iter($source)) for (const text of $iter((($t(word.is_spelled) && $lt(1, word.number)) ? [$str(word.number)] : $call(word.text, "split")))) yield text; })(words));
}
function contradicting$is_said(words, language, name, cards) {
 let joined, played, said;
 played = $frozenset($each(cards, (card) => $str(card)));
 joined = $frozenset($call($get(words_against(language), "joined"), "split"));
 said = $set([contradicting$GAP, ...$iter(words), ...$iter(($t($any($each(words, (word) => $call(word, "isdigit")))) ? [contradicting$NUMBER] : [])), ...$iter((!$t($call(played, "isdisjoint", words)) ? [contradicting$PLAYED] : []))]);
 return $any($each(contradicting$shapes(language, name), (steps) => $and($all($each(steps, (step) => !$t($call(step, "isdisjoint", said)))), () => contradicting$has_shape(words, steps, played, joined))));
}
function contradicting$shapes(language, name) {
 let lists;
 lists = words_against(language);
 return $list($each(shapes_against(language, name), (shape) => $list($each($call(shape, "split"), (step) => ($t($call(step, "startswith", contradicting$LIST)) ? $frozenset($call($get(lists, $slice(step, 1, null, null)), "split")) : $frozenset($call(step, "split", "|")))))));
}
function contradicting$has_shape(words, steps, played, joined) {
 let is_gap, places, reached, step;
 [places, is_gap] = $list([$set($range($len(words))), false]);
 for (step of $iter(steps)) {
  if ($in(contradicting$GAP, step)) {
   is_gap = true;
   continue;
  }
  reached = ($t(is_gap) ? $set((function* ($source) { for (const place of $iter($source)) for (const each of $iter(contradicting$reach(words, place, joined))) yield each; })(places)) : places);
  places = $set($each(reached, (place) => $add(place, 1), (place) => ($lt(place, $len(words)) && $t(contradicting$is_of($get(words, place), step, played)))));
  is_gap = false;
 }
 return $bool(places);
}
function contradicting$reach(words, start, joined) {
 let place, places;
 places = [];
 for (place of $iter($range(start, $min($add(start, contradicting$LONGEST_GAP), $len(words))))) {
  $call(places, "append", place);
  if (($in($get(words, place), joined) || $in($get(words, place), beside$ENDS) || $t($call($get(words, place), "isdigit")))) {
   break;
  }
 }
 return places;
}
function contradicting$is_of(word, step, played) {
 return $any_of($in(word, step), () => $any_of($and($in(contradicting$NUMBER, step), () => $call(word, "isdigit")), () => $and($in(contradicting$PLAYED, step), () => $in(word, played))));
}

// faraway.rulebook.cases.parsing_cards
const parsing_cards$NOT_NAMED = [numbers$Role.PLAYERS, numbers$Role.CARDS, numbers$Role.COUNTED, numbers$Role.OTHER, numbers$Role.QUEST];
const parsing_cards$UNSEEN = ["hidden", "side", "earlier", "previous", "before", "after", "who", "other", "last", "elsewhere"];
function parsing_cards$parse_quest(reading) {
 let is_article, is_counted, is_other, is_told, own, quest, quests, shown, view;
 quests = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.QUEST)));
 is_counted = $any_of($call(reading, "values", numbers$Role.CARDS, numbers$Role.PLAYERS, numbers$Role.OTHER), () => $lt(1, $len(reading.durations)));
 is_other = !$t($call(reading, "lacks", "need", "side", "who", "elsewhere", "final"));
 is_other = $or(is_other, $and(!$t(reading.is_placed), () => !$t($call(reading, "lacks", "hidden", "earlier", "previous", "before"))));
 if ((!$eq($len(quests), 1) || $t(is_counted) || $t(is_other) || $t($call(reading, "is_doubtful", "", "have")))) {
  return null;
 }
 [quest] = $list(quests);
 own = ($t(reading.durations) ? view$own_icons($get(reading.durations, 0)) : new Map([]));
 is_article = $and($get(reading.words, quest.place).is_spelled, () => $eq(quest.value, 1));
 if (($t(is_article) || $t($any($each(quest.icons, (icon) => $call(own, "get", icon)))))) {
  return null;
 }
 shown = reading.sanctuaries.icons;
 is_told = $and($le($set(quest.icons), $set([...$iter(reading.counts), ...$iter(shown)])), () => $call(reading.sanctuaries.unknown, "isdisjoint", quest.icons));
 if (!$t(is_told)) {
  return null;
 }
 view = new Map($each(view$ICONS, (icon) => [icon, $add($call(reading.counts, "get", icon, 0), $call(shown, "get", icon, 0))], (icon) => $in(icon, quest.icons)));
 if (($eq($sum($call(view, "values")), 1) && $t(parsing_cards$is_of_kind(reading)))) {
  return null;
 }
 return new case$QuestCase({ fame: quest.value, counted: quest.icons, view: view });
}
function parsing_cards$is_of_kind(reading) {
 let is_counted;
 is_counted = $any($each(reading.numbers, (each) => $and((each.role === numbers$Role.ICONS), () => $call($get(reading.words, each.place).text, "isdigit"))));
 return $and(!$t(is_counted), () => $call(reading, "lacks", "many", "what", "reckon"));
}
function parsing_cards$parse_need(reading) {
 let given, icon, is_decided, is_doubtful, is_unseen, needs, number, view;
 [needs, view] = $list([$call(reading, "counts_of", "need"), $call(reading, "counts_of", "have", "")]);
 for ([icon, number] of $iter($call(reading.sanctuaries.icons, "items"))) {
  $put(view, icon, $add($call(view, "get", icon, 0), number));
 }
 is_unseen = $and(!$t(reading.is_placed), () => !$t($call(reading, "lacks", ...$iter(parsing_cards$UNSEEN))));
 if (($t($call(reading, "values", ...$iter($sub($set(numbers$Role), $set([numbers$Role.ICONS, numbers$Role.CLAIM, numbers$Role.DESCRIBED]))))) || $t(is_unseen) || !$t($call(reading, "lacks", "who", "elsewhere")))) {
  return null;
 }
 is_doubtful = $any_of($call(reading, "is_doubtful", "need"), () => $call(reading, "is_doubtful", "have", ""));
 is_doubtful = $or(is_doubtful, !$t($call(reading.sanctuaries.unknown, "isdisjoint", needs)));
 if ((!$t(needs) || !$t(view) || $t(is_doubtful) || !$le($set([...$iter(needs), ...$iter(reading.counts)]), $set(view$WONDERS)))) {
  return null;
 }
 given = new Map($each(needs, (icon) => [icon, $get(view, icon)], (icon) => $in(icon, view)));
 is_decided = $any_of($eq($len(given), $len(needs)), () => $any($each(given, (icon) => $lt($get(given, icon), $get(needs, icon)))));
 return ($t(is_decided) ? new case$NeedCase({ needs: needs, view: given }) : null);
}
function parsing_cards$parse_sets(reading) {
 let is_open, is_told, others, shown;
 shown = reading.sanctuaries.icons;
 others = $call(reading, "values", ...$iter($sub($set(numbers$Role), $set([numbers$Role.ICONS, numbers$Role.CLAIM, numbers$Role.DESCRIBED, numbers$Role.LOOSE]))));
 is_told = $and($le($set(view$BIOMES), $set([...$iter(reading.counts), ...$iter(shown)])), () => $le($set(reading.counts), $set(view$BIOMES)));
 is_open = $any_of(!$t($call(reading.sanctuaries.unknown, "isdisjoint", view$BIOMES)), () => $call(reading, "is_doubtful", "", "have", "need"));
 if ((!$t($call(reading, "asks_for", "set")) || $t(others) || !$t(is_told) || $t(is_open) || !$t($call(reading, "lacks", ...$iter(parsing_cards$UNSEEN))))) {
  return null;
 }
 return new case$SetsCase({ view: new Map($each(view$BIOMES, (icon) => [icon, $add($call(reading.counts, "get", icon, 0), $call(shown, "get", icon, 0))])) });
}
function parsing_cards$parse_card(reading) {
 let counts, groups, is_asked, is_elsewhere, is_laid_out, is_told, is_unseen, others, region;
 is_asked = $and(!$t($call(reading, "lacks", "need", "pay", "give", "enough")), () => $call(reading, "lacks", "find", "who", "tie", "deck", "hand"));
 is_unseen = !$t($call(reading, "lacks", "hidden", "leftward", "earlier", "previous", "before"));
 if ((!$t(is_asked) || $t($call(reading, "values", ...$iter(parsing_cards$NOT_NAMED))) || !$t(reading.regions) || ($t(is_unseen) && $t(reading.counts) && !$t(reading.is_placed)))) {
  return null;
 }
 [region, ...others] = $list($fromkeys(reading.durations));
 groups = ($t(view$is_prerequisite(region, $call(reading, "counts_of", "need"))) ? ["", "have"] : ["", "have", "need"]);
 counts = $call(reading, "counts_of", ...$iter(groups));
 is_laid_out = !$t($call(reading, "lacks", "last", "first", "then", "play", "see", "faceup", "row"));
 is_told = $and($bool(reading.sanctuaries.phrases), () => !$t(counts));
 is_told = $both(is_told, $any_of(is_laid_out, () => view$is_short(region, reading.sanctuaries.icons)));
 if (($t(others) || $t($call(reading, "is_doubtful", ...$iter(groups))) || $t(is_told))) {
  return null;
 }
 if (($t(counts) && $t(reading.is_placed))) {
  return new case$CardCase({ region: region, view: view$add_own_icons(region, counts) });
 }
 is_elsewhere = $any_of($call(reading, "has", "elsewhere"), () => $and($call(reading, "has", "sanctuary"), () => !$t($call(reading, "is_without", "sanctuary"))));
 if ((!$t(counts) || !$t(is_elsewhere))) {
  return new case$CardCase({ region: region, view: counts });
 }
 return ($t(view$is_short(region, counts)) ? null : new case$CardCase({ region: region, view: new Map([]) }));
}
function parsing_cards$parse_shows(reading) {
 let is_alone, is_asked, is_named, is_other;
 is_alone = $all($each(reading.numbers, (each) => $any_of((each.role === numbers$Role.DURATION), () => $and((each.role === numbers$Role.ICONS), () => $le(each.value, 1)))));
 is_asked = $and(!$t($call(reading, "lacks", "shown", ...$iter(view$ICONS))), () => $and(is_alone, () => $eq($len(reading.durations), 1)));
 is_other = !$t($call(reading, "lacks", "find", "draw", "sanctuary", "who", "tie", "deck", "hidden", "lowest", "now", "hand"));
 is_named = $and($bool($any_of(reading.regions, () => reading.with_article)), () => !$t($call(reading, "has", "deny")));
 return (($t(is_asked) && $t(is_named) && !$t(is_other)) ? new case$CardCase({ region: $get(reading.durations, 0), view: new Map([]) }) : null);
}

// faraway.rulebook.cases.scene
const scene$NEAR = 2;
class scene$Scene {
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
 is_told_backward(place) {
  const self = this;
  return $call(self.reading.laid, "is_told_backward", place);
 }
 get names() {
  const self = this;
  let places;
  places = $list((function* ($source) { for (const listed of $iter($source)) for (const each of $iter([listed.start, listed.end])) yield each; })(self.lists));
  return $set($each($enumerate(self.words), ([place, word]) => word.text, ([place, word]) => ($in("stranger", word.kinds) && $t($any($each(places, (each) => $le($abs($sub(place, each)), scene$NEAR)))))));
 }
 get is_read() {
  const self = this;
  let named, places;
  places = $call(self.reading, "places", ...$iter(quests$ALL_COLOURS));
  named = $set((function* ($source) { for (const place of $iter($source)) if ($t($call(self, "is_taken", place))) for (const kind of $iter($call($get(self.words, place).kinds, "intersection", quests$ALL_COLOURS))) yield kind; })(places));
  return $all($each(places, (place) => $any_of($call(self, "is_taken", place), () => $and($le($call($get(self.words, place).kinds, "intersection", quests$ALL_COLOURS), named), () => $in("the", beside$at(self.words, $sub(place, 1)).kinds)))));
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
function scene$read_scene(reading) {
 return new scene$Scene({ reading: reading });
}

// faraway.rulebook.cases.parsing_draw
const parsing_draw$MOST_CLUES = 14;
const parsing_draw$PLAYED = ["play", "then", "now", "after", "before", "previous", "earlier", "first", "last", "many", "compare"];
const parsing_draw$BEFORE_BEARERS = ["the", "small", "on", "card", "region", "own", "break"];
const parsing_draw$OTHER_TALK = ["pay", "tie", "who", "deck", "often", "lowest", "need", "hand", "pending", "give", "elsewhere", ...$iter(view$WONDERS)];
function parsing_draw$parse_draw_scene(reading) {
 let bearers, clues, counts, free, further, is_asked, is_doubtful, is_last, is_open, is_stray, is_total, is_whole, named, places, printed, row, scene, settled, shown, told, total;
 scene = scene$read_scene(reading);
 free = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })($call(scene, "free_words")));
 is_asked = $any_of($bool($both(free, $set(["draw", "last-round"]))), () => $and($in("clue", free), () => $bool($both(free, $set(["many", "what"])))));
 is_total = $and($call(reading, "has", "reckon"), () => $any($each(scene.phrases, (phrase) => phrase.quest)));
 if ((!$t(is_asked) || $t(is_total) || $t($both(free, $set(parsing_draw$OTHER_TALK))) || $t(parsing_draw$is_of_several(scene)) || $t(tabled$in_middle(reading)))) {
  return null;
 }
 bearers = $list($each(scene.lists, (each) => each, (each) => $t(parsing_draw$bears_clues(scene, each))));
 further = $list($each($slice(scene.lists, 1, null, null), (each) => each, (each) => (!$in(each, bearers) && $t(parsing_draw$lies_further(each)))));
 places = $set((function* ($source) { for (const each of $iter($source)) for (const place of $iter($range(each.start, $add(each.end, 1)))) yield place; })([...$iter(bearers), ...$iter(further)]));
 row = $evolve(reading, { numbers: $tuple($each(scene.free_numbers, (each) => each, (each) => !$in(each.place, places))) }).row;
 named = $fromkeys([...$iter(row), ...$iter((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })([...$iter(bearers), ...$iter(further)]))]);
 shown = parsing_draw$on_sanctuaries(scene);
 counts = $list($each(scene.free_numbers, (each) => each, (each) => (each.role === numbers$Role.ICONS)));
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.ICONS]);
 is_stray = $any_of($any($each(scene.free_numbers, (each) => !$in(each.role, settled))), () => $any($each(counts, (each) => $any_of(!$eq(each.icons, ["clue"]), () => $eq(each.where, "unseen")))));
 if (($lt($len(row), 2) || (shown === null) || $t(is_stray) || !$t($all((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(view$own_icons(card), "clue"); })(bearers))))) {
  return null;
 }
 printed = values$clues_on(named);
 told = $list($each(counts, (each) => each, (each) => $t(each.value)));
 is_last = tabled$is_last_round(reading);
 if (($t($any($each(counts, (each) => each.where))) || ($t($call(reading, "has", "already")) && !$t(told)))) {
  return null;
 }
 if ($t(told)) {
  total = $sum($each(told, (each) => each.value));
  is_doubtful = $any_of($bool(bearers), () => $any_of($bool(further), () => $any_of($bool(shown), () => $lt(1, $len(told)))));
  total = $add(total, ($t(tabled$are_before_last(reading, $get(told, 0))) ? $get(view$own_icons($get(row, -1)), "clue") : 0));
  return (($t(is_doubtful) || $lt(parsing_draw$MOST_CLUES, total)) ? null : new case$DrawCase({ row: row, clues: total, is_last_round: is_last }));
 }
 is_whole = $any_of($bool(bearers), () => tabled$is_all_told(reading, row));
 is_whole = $or(is_whole, $any_of($call(reading, "is_without", "clue"), () => $in("clue", reading.denied)));
 clues = $add(printed, shown);
 is_open = $and(!$t(is_whole), () => !$t(shown));
 if (!($t(bearers) || $t(further) || $t(shown) || $t(is_last) || $t($call(reading, "has", "whole")))) {
  return null;
 }
 return ($le(clues, parsing_draw$MOST_CLUES) ? new case$DrawCase({ row: row, clues: clues, is_open: is_open, is_last_round: is_last }) : null);
}
function parsing_draw$parse_no_draw(reading) {
 let clues, free, is_asked, is_of_others, is_stray, row, scene, settled;
 [scene, row] = $list([scene$read_scene(reading), reading.row]);
 free = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })($call(scene, "free_words")));
 is_asked = $any_of($in("draw", free), () => $le($set(["getting", "sanctuary"]), free));
 is_asked = $both(is_asked, !$t($both(free, $set([...$iter(view$WONDERS), "tie", "who", "deck", "often", "lowest", "hand", "pending", "pay", "reckon", "faceup", "stone", "chimera", "thistle"]))));
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.ICONS, numbers$Role.LOOSE, numbers$Role.DESCRIBED]);
 is_stray = $any($each(reading.numbers, (each) => !$in(each.role, settled)));
 is_of_others = $any_of(parsing_draw$is_of_several(scene), () => !$t($call(reading, "lacks", "stranger", "other", "elsewhere")));
 if ((!$t(is_asked) || $t(is_of_others) || $t(is_stray) || $lt($len(row), 2) || $t(values$finds(row)))) {
  return null;
 }
 clues = values$clues_on(row);
 return new case$DrawCase({ row: row, clues: clues, is_open: true, is_last_round: tabled$is_last_round(reading) });
}
function parsing_draw$parse_open_draw(reading) {
 let asked, is_other, is_stray, row, settled;
 row = reading.row;
 is_other = !$t($call(reading, "lacks", "who", "stranger", "hand", "elsewhere", "tie", "often", "lowest", "pay", "need"));
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.DESCRIBED, numbers$Role.CARDS, numbers$Role.LOOSE]);
 is_stray = $any($each(reading.numbers, (each) => $any_of(!$in(each.role, settled), () => $and((each.role === numbers$Role.CARDS), () => !$t(parsing_draw$is_of_sanctuaries(reading, each))))));
 is_stray = $or(is_stray, $any_of($lt(0, $call(reading.sanctuaries.icons, "get", "clue", 0)), () => $in("clue", reading.denied)));
 asked = $list($each($call(reading, "values", numbers$Role.ROUND), (each) => each, (each) => !$eq(each, $len(row))));
 if ((!$t($call(reading, "has", "draw", "many")) || $t(is_other) || $t(is_stray) || $t(asked) || $lt($len(row), 2))) {
  return null;
 }
 return new case$DrawCase({ row: row, clues: values$clues_on(row), is_open: true, is_last_round: tabled$is_last_round(reading) });
}
function parsing_draw$is_of_sanctuaries(reading, number) {
 return $in("sanctuary", beside$at(reading.words, $add(number.place, 1)).kinds);
}
function parsing_draw$is_of_several(scene) {
 let is_other, reading;
 reading = scene.reading;
 is_other = $and(!$t($call(reading, "lacks", "other", "pron")), () => $call(reading, "has", "me"));
 return $any_of(is_other, () => $any_of($bool($call(reading, "values", numbers$Role.PLAYERS)), () => $bool(scene.names)));
}
function parsing_draw$lies_further(listed) {
 return $and(!$t(listed.lead), () => $and(!$t($call(listed.kinds, "isdisjoint", $set(["have", "middle"]))), () => $call(listed.kinds, "isdisjoint", parsing_draw$PLAYED)));
}
function parsing_draw$bears_clues(scene, listed) {
 let start;
 start = $sub(listed.start, 1);
 while (($t(beside$is_any(beside$at(scene.words, start), parsing_draw$BEFORE_BEARERS)) && !$in(beside$at(scene.words, start).text, beside$ENDS))) {
  start = $sub(start, 1);
 }
 return $in("clue", beside$at(scene.words, start).kinds);
}
function parsing_draw$on_sanctuaries(scene) {
 return ($in("clue", scene.sanctuaries.unknown) ? null : tabled$clues_described(scene.sanctuaries));
}

// faraway.rulebook.cases.parsing_drawn
const [parsing_drawn$MOST_CLUES, parsing_drawn$LONGEST_WHAT, parsing_drawn$LONGEST_CHECK, parsing_drawn$NEAR] = [14, 6, 4, 4];
const parsing_drawn$CHECKING = ["filler", "neutral", "small", "claim", "possible", "is", "aux", "says", "me", "we", "break"];
const parsing_drawn$NOT_DRAWN = ["region", "pay", "need", "often", "most", "clue", "keep", "hand", "deck", "rest", "when", "middle"];
const parsing_drawn$OTHER_TALK = ["deck", "lowest", "often", "elsewhere", "stranger", "pending", "each-time"];
const parsing_drawn$HELD = ["have", "find", "keep"];
const parsing_drawn$GOT = ["find", "getting", "take", "pick"];
function parsing_drawn$asks_draw(reading) {
 let asking, is_claimed;
 asking = $call(reading, "places", "many", "what");
 is_claimed = $and($call(reading, "has", claims$CLAIMED_DRAW), () => $and(!$t(asking), () => $call(reading, "lacks", "who", "which")));
 return $any_of(is_claimed, () => $any($each(asking, (place) => parsing_drawn$asks_at(reading, place))));
}
function parsing_drawn$asks_at(reading, place) {
 let clause, end, is_asked, is_bare, is_drawn, is_now, is_of_cards, is_of_row, is_plain, is_sum, kinds, start, stop, words;
 words = reading.words;
 [start, end] = $list([beside$start_before(words, place), beside$stop_after(words, place)]);
 is_asked = $in(beside$at(words, end).text, $set(["?", ""]));
 while ($t($any($each($slice(words, start, place, null), (word) => $in("break", word.kinds))))) {
  start = $add(start, 1);
 }
 stop = $next($each($range(place, end), (each) => each, (each) => $in("break", $get(words, each).kinds)), end);
 clause = $slice(words, start, stop, null);
 kinds = $set((function* ($source) { for (const word of $iter($source)) for (const kind of $iter(word.kinds)) yield kind; })(clause));
 is_drawn = $any($each(clause, (word) => $in("draw", word.kinds)));
 if ((!$t(is_asked) || !$t($call(kinds, "isdisjoint", parsing_drawn$NOT_DRAWN)))) {
  return false;
 }
 if (!$in("many", $get(words, place).kinds)) {
  is_plain = $any($each(clause, (word) => $and($in("draw", word.kinds), () => !$t(beside$is_any(word, parsing_drawn$GOT)))));
  return $and(is_plain, () => $and(!$in("reckon", kinds), () => $le($len(clause), parsing_drawn$LONGEST_WHAT)));
 }
 if ($t(is_drawn)) {
  return true;
 }
 is_of_row = $and($lt(2, $len(reading.row)), () => $call(reading, "lacks", "clue", "draw", "card", "now"));
 is_now = $and($in("sanctuary", kinds), () => !$t($call(kinds, "isdisjoint", ($t(is_of_row) ? $set(["card", "now"]) : $set(["card", "now", "getting"])))));
 is_sum = $and($in("card", kinds), () => $and(!$t($call(kinds, "isdisjoint", $set(["claim", "getting"]))), () => $call(reading, "has", "sanctuary")));
 is_of_cards = $and($call(reading, "has", "sanctuary"), () => !$t($call(reading, "lacks", "clue", "draw", "card")));
 is_bare = $and($in("getting", kinds), () => $any_of(is_of_cards, () => $call(reading, "has", claims$CLAIMED_DRAW)));
 return $and($any_of(is_now, () => $any_of(is_sum, () => is_bare)), () => $call(kinds, "isdisjoint", parsing_drawn$HELD));
}
function parsing_drawn$is_checked(reading) {
 let counts, is_drawn, is_plain, is_short, last, start, words;
 words = reading.words;
 start = beside$start_before(words, $sub($len(words), 1));
 last = $slice(words, start, $sub($len(words), 1), null);
 is_short = $and(($lt(0, $len(last)) && $le($len(last), parsing_drawn$LONGEST_CHECK)), () => $eq(beside$at(words, $sub($len(words), 1)).text, "?"));
 is_plain = $all($each(last, (word) => $any_of(beside$is_any(word, parsing_drawn$CHECKING), () => !$t(word.kinds))));
 counts = $list($each(reading.numbers, (number) => number, (number) => ($lt(number.place, start) && (number.role !== numbers$Role.DURATION) && $t(parsing_drawn$counts_drawn(reading, number)))));
 is_drawn = $any((function* ($source) { for (const number of $iter($source)) for (const word of $iter($slice(words, $max($sub(number.place, parsing_drawn$NEAR), 0), $add(number.place, parsing_drawn$NEAR), null))) yield beside$is_any(word, ["draw", "take", "getting", "deal", "pick"]); })(counts));
 return $and(is_short, () => $and(is_plain, () => $and($eq($len(counts), 1), () => is_drawn)));
}
function parsing_drawn$asks_whether(reading) {
 let is_told;
 is_told = $any_of($in("clue", reading.counts), () => $any_of($in("clue", reading.denied), () => $call(reading, "is_without", "clue")));
 return $and(is_told, () => $any($each($enumerate(reading.words), ([place, word]) => $and($in("sanctuary", word.kinds), () => $and(beside$is_in_question(reading.words, place), () => $any($each($slice(reading.words, beside$start_before(reading.words, place), place, null), (each) => beside$is_any(each, ["getting", "draw", "find"]))))))));
}
function parsing_drawn$parse_drawn(reading) {
 let clues, is_asked, is_cut, is_last, is_past, is_said, is_stray, is_theirs, is_whole, placed, rest, row, settled, shown, told;
 shown = reading.sanctuaries;
 is_theirs = $call(reading, "has", "person", "me");
 is_asked = $any_of(parsing_drawn$asks_draw(reading), () => $any_of(parsing_drawn$asks_whether(reading), () => parsing_drawn$is_checked(reading)));
 if ((!$t(is_asked) || $t(is_theirs) || !$t($call(reading, "lacks", ...$iter(parsing_drawn$OTHER_TALK))) || $t(parsing_drawn$asks_of_hand(reading)))) {
  return null;
 }
 rest = tabled$without_unplayed(reading);
 [row, placed] = $list([rest.row, tabled$clues_described(shown)]);
 settled = $set([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.DESCRIBED, numbers$Role.LOOSE, numbers$Role.PLAYERS, numbers$Role.CARDS]);
 told = $list($each(rest.numbers, (number) => number, (number) => (number.role === numbers$Role.ICONS)));
 is_stray = $any($each(rest.numbers, (number) => !$in(number.role, settled), (number) => !$in(number, told)));
 is_stray = $or(is_stray, $any($each(rest.cards, (number) => $and(!$eq(number.value, $len(row)), () => !$t(parsing_drawn$counts_drawn(rest, number))))));
 is_stray = $or(is_stray, $and($bool(told), () => $any_of($lt(1, $len(told)), () => $any_of(!$t(parsing_drawn$is_total(rest, $get(told, 0))), () => $bool(placed)))));
 is_past = $any($each(parsing_drawn$asked_rounds(reading), (each) => $and(!$eq(each, $len(row)), () => !$eq(each, numbers$MOST_ROUNDS))));
 is_cut = $lt($len(row), $max($len($set(rest.durations)), 2));
 if (($t(is_cut) || (placed === null) || $t(is_stray) || $t(is_past) || $t(shown.is_doubtful))) {
  return null;
 }
 clues = ($t(told) ? $get(told, 0).value : $add(values$clues_on(row), placed));
 is_whole = $any_of($bool(told), () => $any_of(tabled$is_all_told(reading, row), () => $any_of($in("clue", reading.denied), () => $any_of($call(reading, "is_without", "clue"), () => tabled$has_all_sanctuaries(reading, row)))));
 is_last = tabled$is_last_round(reading);
 is_said = $any_of(is_whole, () => !$t(placed));
 return (($le(clues, parsing_drawn$MOST_CLUES) && $t(is_said)) ? new case$DrawCase({ row: row, clues: clues, is_open: !$t(is_whole), is_last_round: is_last }) : null);
}
function parsing_drawn$counts_drawn(reading, number) {
 return $any($each([1, 2], (step) => beside$is_any(beside$at(reading.words, $add(number.place, step)), ["sanctuary"])));
}
function parsing_drawn$is_total(reading, number) {
 let is_all;
 is_all = $any($each($call(reading, "sentence_of", number), (word) => $any_of($in("all", word.kinds), () => $in("included", word.kinds))));
 is_all = $or(is_all, !$t(values$clues_on(reading.row)));
 return $and($eq(number.icons, ["clue"]), () => $and(!$t(number.where), () => $and(!$eq(number.group, "need"), () => is_all)));
}
function parsing_drawn$asks_of_hand(reading) {
 let held, named;
 if (!$t($call(reading, "has", "hand"))) {
  return false;
 }
 held = $set($each(parsing_rounds$held_in_hand(reading), (number) => number.value));
 named = $set($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.DURATION) && $t(beside$is_in_question(reading.words, number.place)))));
 return $any_of(!$t($call(held, "isdisjoint", named)), () => $any($each($enumerate(reading.words), ([place, word]) => $and(beside$is_any(word, ["per", "which", "unreal", "if"]), () => beside$is_in_question(reading.words, place)))));
}
function parsing_drawn$asked_rounds(reading) {
 return $list($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.ROUND) && $t(beside$is_in_question(reading.words, number.place)))));
}
function parsing_drawn$parse_hand_draw(reading) {
 let found, hand, is_open_row, is_told, is_whole, lying, rest, row;
 if ((!$t(parsing_drawn$asks_of_hand(reading)) || !$t(parsing_drawn$asks_draw(reading)) || !$t($call(reading, "lacks", ...$iter(parsing_drawn$OTHER_TALK))))) {
  return null;
 }
 [rest, hand] = $list([tabled$without_unplayed(reading), $list($each(parsing_rounds$held_in_hand(reading), (number) => number.value))]);
 lying = rest.durations;
 row = ($lt(1, $len(lying)) ? rest.row : $tuple(lying));
 is_open_row = $any_of($bool(reading.sanctuaries.phrases), () => $any_of($bool(reading.counts), () => $call(reading, "has", "person")));
 is_told = $and($lt(1, $len(hand)), () => $and($bool(row), () => $and(!$t(is_open_row), () => $call($set(hand), "isdisjoint", row))));
 is_whole = $and(is_told, () => $any_of($and($eq($len(row), 1), () => $eq($set($call(reading, "values", numbers$Role.ROUND)), $set([2]))), () => $any_of(tabled$has_all_sanctuaries(reading, [...$iter(row), $get(hand, 0)]), () => $call(reading, "is_without", "clue"))));
 found = new case$HandDrawCase({ row: row, hand: $tuple(($t(parsing_drawn$is_behind(reading)) ? $slice(hand, null, null, -1) : hand)), is_open: !$t(is_whole) });
 return ($t(is_told) ? found : null);
}
function parsing_drawn$is_behind(reading) {
 let held;
 held = parsing_rounds$held_in_hand(reading);
 return $and($bool(held), () => $lt($get(held, 0).place, $call(reading, "first_place", "hand")));
}
function parsing_drawn$parse_most_drawn(reading) {
 let is_most, is_other, rounds;
 rounds = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.ROUND)));
 is_most = $any_of(!$t($call(reading, "lacks", "most", "highest")), () => $any($each(reading.words, (word) => $in("best", word.kinds))));
 is_other = !$t($call(reading, "lacks", "pay", "need", "deck", "tie", "who", "find", "region"));
 if ((!$t(is_most) || $t(is_other) || !$t($call(reading, "has", "draw", "sanctuary")) || !$eq($len(reading.numbers), 1) || !$t(rounds))) {
  return null;
 }
 return ($lt(1, $get(rounds, 0).value) ? new case$MostDrawnCase({ round: $get(rounds, 0).value }) : null);
}

// faraway.rulebook.cases.rows
const rows$IN_VIEW = $frozenset($set(["faceup", "then", "after", "see"]));
const rows$NOT_IN_VIEW = $frozenset($set(["hidden", "leftward", "earlier", "previous", "before"]));
const [rows$MOST_NEEDED, rows$NEAR, rows$NEAR_END] = [5, 2, 4];
const rows$PAID = ["pay", "give", "need", "set", "scoring", "enough", "reckon"];
function rows$targets_of(scene) {
 let again, alone, cards, is_aside, is_told, listed, lists, others, twice;
 lists = rows$cards_of(scene);
 if (($eq($len(lists), 2) && ($lt(1, $len($get(lists, 1).cards)) && $lt($len($get(lists, 1).cards), $len($get(lists, 0).cards))) && $le($set($get(lists, 1).cards), $set($get(lists, 0).cards)))) {
  return $list($get(lists, 1).cards);
 }
 if (($eq($len(lists), 1) && $lt(1, $len($get(lists, 0).cards)))) {
  return rows$target_of_row(scene, $get(lists, 0));
 }
 alone = $list($fromkeys($each(lists, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1))));
 listed = $set((function* ($source) { for (const each of $iter($source)) if ($lt(1, $len(each.cards))) for (const card of $iter(each.cards)) yield card; })(lists));
 again = $list($each(alone, (card) => card, (card) => $in(card, listed)));
 cards = $list((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists));
 twice = $list($each(alone, (card) => card, (card) => $lt(1, $call(cards, "count", card))));
 if (($t(again) || $eq($len(twice), 1))) {
  return $any_of(again, () => twice);
 }
 if ($lt($len(alone), 2)) {
  is_aside = $any($each(lists, (each) => $and($eq(each.cards, $tuple(alone)), () => $and(!$t($call(each.kinds, "isdisjoint", ["hidden", "leftward"])), () => !$in("first", each.kinds)))));
  return (($t(is_aside) && $lt(1, $len(lists))) ? [] : alone);
 }
 others = $list($each(lists, (each) => each, (each) => !$eq(each.cards, [$get(alone, 0)])));
 is_told = $all($each(others, (each) => !$t($call(each.kinds, "isdisjoint", $or($or(rows$IN_VIEW, rows$NOT_IN_VIEW), $set(["last"]))))));
 return (($t(is_told) && $eq($get(lists, 0).cards, [$get(alone, 0)])) ? $slice(alone, null, 1, null) : []);
}
function rows$target_of_row(scene, row) {
 let asked, is_argued, is_paid;
 asked = rows$place_asked(scene);
 if ((asked !== null)) {
  return ($lt(asked, $len(row.cards)) ? [$get(row.cards, asked)] : []);
 }
 is_argued = $and($call(scene.reading, "has", "row"), () => $any($each(scene.words, (word) => $eq(word.text, claims$CLAIMED.text))));
 is_paid = $and(!$t(is_argued), () => !$t($call(scene.reading, "lacks", ...$iter(rows$PAID))));
 is_paid = $or(is_paid, $any_of($lt(1, $len(scene.lists)), () => rows$is_claimed(scene)));
 return (($t(is_paid) && $t(rows$is_followed(scene, row))) ? [$get(row.cards, 0)] : []);
}
function rows$ends_asked(scene) {
 let end, near, number, place, start, word;
 for ([start, end] of $iter(scene.sentences)) {
  for (place of $iter($range(start, ($eq(beside$at(scene.words, end).text, "?") ? end : start)))) {
   word = $get(scene.words, place);
   near = [beside$at(scene.words, $sub(place, 1)), beside$at(scene.words, $add(place, 1))];
   number = $next($each(near, (each) => ($in("pair", each.kinds) ? 2 : each.number), (each) => $t(rows$is_several(each))), 0);
   if (($t(number) && $t(beside$is_any(word, ["first", "last"])))) {
    return ($in("first", word.kinds) ? number : -number);
   }
  }
 }
 return 0;
}
function rows$is_several(word) {
 return $any_of($in("pair", word.kinds), () => $and(word.is_spelled, () => $lt(1, word.number)));
}
function rows$place_asked(scene) {
 let end, found, is_alone, is_listed, is_of_card, is_of_other, is_question, place, start, word;
 found = $set();
 for (place of $iter($call(scene.reading, "places", "penultimate", "first", "last", "nth"))) {
  word = $get(scene.words, place);
  [start, end] = $list(rows$sentence_at(scene, place));
  is_question = $eq(beside$at(scene.words, end).text, "?");
  is_listed = $any($each(scene.lists, (each) => ($le(start, each.start) && $lt(each.start, end))));
  is_of_card = $any($each($slice(scene.words, place, $add($add(place, rows$NEAR), 1), null), (each) => beside$is_any(each, ["card", "region"])));
  is_alone = $any_of($eq(beside$at(scene.words, $add(place, 1)).text, "?"), () => $any_of(is_of_card, () => beside$is_any(beside$at(scene.words, $sub(place, 1)), ["card", "region"])));
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
function rows$is_claimed(scene) {
 let claims, quests;
 claims = $call(scene.reading, "values", numbers$Role.CLAIM);
 quests = $list($each(scene.reading.durations, (card) => $get(CATALOGUE.region_of, Duration(card)).quest));
 return $any($each(quests, (quest) => $in(quest.fame, claims), (quest) => (quest !== null)));
}
function rows$is_followed(scene, listed) {
 let between, second;
 second = $next($each(scene.free_numbers, (each) => each.place, (each) => $lt(listed.start, each.place)));
 between = $slice(scene.words, $add(listed.start, 1), second, null);
 return $and($any($each(between, (word) => $in("then", word.kinds))), () => !$t(listed.is_backward));
}
function rows$cards_of(scene) {
 let first, named;
 first = $next($each(scene.lists, (each) => $get(each.cards, 0)), 0);
 named = $list($each(scene.lists, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1)));
 return $list($each(scene.lists, (each) => each, (each) => !($t(rows$is_choice(scene, each)) || $t(rows$is_count_asked(scene, each)) || $t(rows$is_fame(scene, each, first)) || $t(rows$is_fame_of(scene, each, named)))));
}
function rows$is_fame_of(scene, listed, named) {
 let _, before, end, is_got, is_paid, quests;
 quests = $list($each(named, (card) => $get(CATALOGUE.region_of, Duration(card)).quest, (card) => !$eq([card], listed.cards)));
 is_paid = $any($each(quests, (quest) => $and((quest !== null), () => $and((quest.per === Per.FIXED), () => $eq([quest.fame], listed.cards)))));
 [_, end] = $list(rows$sentence_at(scene, listed.start));
 before = [beside$at(scene.words, $sub(listed.start, 1)), beside$at(scene.words, $sub(listed.start, 2))];
 is_got = $and(beside$is_any($get(before, 0), ["the", "own"]), () => beside$is_any($get(before, 1), ["claim", "draw", "give", "pay"]));
 return $and(is_paid, () => $and(is_got, () => $and($eq(beside$at(scene.words, end).text, "?"), () => $eq($call(named, "count", $get(listed.cards, 0)), 1))));
}
function rows$is_fame(scene, listed, first) {
 let _, end, is_paid, quest;
 quest = $get(CATALOGUE.region_of, Duration(first)).quest;
 is_paid = $and((quest !== null), () => $and((quest.per === Per.FIXED), () => ($eq([quest.fame], listed.cards) && !$eq(listed.cards, [first]))));
 [_, end] = $list(rows$sentence_at(scene, listed.start));
 return $and(is_paid, () => $and($eq(beside$at(scene.words, end).text, "?"), () => $le($sub(end, rows$NEAR_END), listed.start)));
}
function rows$sentence_at(scene, place) {
 return [beside$start_before(scene.words, place), beside$stop_after(scene.words, place)];
}
function rows$is_choice(scene, listed) {
 let _, behind, end;
 [_, end] = $list(rows$sentence_at(scene, listed.start));
 behind = $slice(scene.words, $add(listed.end, 1), end, null);
 if (($t(beside$is_any(beside$at(behind, 0), ["pay", "give"])) && !$in("counted", beside$at(behind, 0).kinds))) {
  return false;
 }
 return rows$is_bare_choice(scene, listed.start);
}
function rows$is_bare_choice(scene, place) {
 let end, is_bare, is_or, start, words;
 [start, end] = $list(rows$sentence_at(scene, place));
 words = $slice(scene.words, start, end, null);
 is_or = $any($each(words, (word) => $in("or", word.kinds)));
 is_bare = $all($each(words, (word) => $any_of($call(word.text, "isdigit"), () => $any_of(word.is_spelled, () => beside$is_any(word, ["break", "small", "neutral", "or", "claim", "counted", "pay"])))));
 return $and(is_or, () => $and(is_bare, () => $eq(beside$at(scene.words, end).text, "?")));
}
function rows$is_count_asked(scene, listed) {
 let _, start, words;
 if (($lt(1, $len(listed.cards)) || $lt(rows$MOST_NEEDED, $get(listed.cards, 0)))) {
  return false;
 }
 if ($in("need", beside$at(scene.words, $add(listed.start, 1)).kinds)) {
  return true;
 }
 [start, _] = $list(rows$sentence_at(scene, listed.start));
 words = $slice(scene.words, start, listed.start, null);
 return $and($any($each(words, (word) => $in("need", word.kinds))), () => $any($each(words, (word) => beside$is_any(word, view$ICONS))));
}
function rows$later_than(scene, target) {
 let each, found, is_first, is_last, ordered, own, seen;
 if ($t(rows$is_left_of_another(scene, target))) {
  return null;
 }
 ordered = rows$in_rounds(scene);
 if ($in(target, ordered)) {
  return $slice(ordered, $add($call(ordered, "index", target), 1), null, null);
 }
 own = $list($each(scene.lists, (each) => each, (each) => $in(target, each.cards)));
 is_first = $any($each(own, (each) => $in("first", each.kinds), (each) => $eq($len(each.cards), 1)));
 is_last = $any($each(own, (each) => $in("last", each.kinds), (each) => $eq($len(each.cards), 1)));
 if (($t(is_first) && $t(is_last) && !$t($call(scene.reading, "lacks", "not", "but", "or")))) {
  return null;
 }
 is_last = $both(is_last, !$t(is_first));
 seen = new Map([]);
 for (each of $iter(rows$cards_of(scene))) {
  if ($eq(each.cards, [target])) {
   continue;
  }
  found = rows$in_view(scene, each, target, is_last, is_first);
  if ((found === null)) {
   return null;
  }
  if (($lt($len($set(found)), $len(found)) || (!$t(is_first) && !$t($call($call(seen, "keys"), "isdisjoint", found))))) {
   return null;
  }
  seen = $or(seen, $fromkeys($each(found, (card) => card, (card) => !$eq(card, target))));
 }
 return ($lt($len(seen), numbers$MOST_ROUNDS) ? $tuple(seen) : null);
}
function rows$is_left_of_another(scene, target) {
 return $any($each($enumerate(scene.lists), ([place, listed]) => $and($in("leftward", listed.kinds), () => $and(!$in(target, listed.cards), () => $and($lt(0, place), () => $all($each($slice(scene.lists, null, place, null), (before) => !$in(target, before.cards))))))));
}
function rows$in_rounds(scene) {
 let alone, cards, events, is_card, is_told, number, numbers;
 cards = rows$cards_of(scene);
 alone = $set($each(cards, (each) => $get(each.cards, 0), (each) => $eq($len(each.cards), 1)));
 if ($t($any($each(cards, (each) => $and($lt(1, $len(each.cards)), () => $any($each(each.cards, (card) => !$in(card, alone)))))))) {
  return [];
 }
 numbers = [];
 for (number of $iter(scene.free_numbers)) {
  is_card = $any($each(cards, (each) => $eq(each.start, number.place)));
  if (($t(is_card) && !$in(number.value, $set($each(numbers, (each) => each.value))))) {
   $call(numbers, "append", number);
  }
 }
 events = order$read_events(scene.words, scene.reading.numbers, numbers);
 is_told = $all($each(events, (event) => event.round));
 is_told = $or(is_told, $and($eq($len(events), 2), () => $any($each(events, (event) => !$t($call(event.tags, "isdisjoint", order$PAST))))));
 is_told = $or(is_told, $and($lt(1, $len(events)), () => $all($each($slice(events, 1, null, null), (event) => !$t($call(event.tags, "isdisjoint", $or(order$PAST, $set(["penultimate"]))))))));
 return ($t(is_told) ? order$in_order(events) : []);
}
function rows$in_view(scene, listed, target, is_last, is_first) {
 let is_against, is_hidden, is_led, is_seen, is_unseen, sign;
 sign = rows$sign(scene, listed, target);
 if ($lt(1, $call(listed.cards, "count", target))) {
  return null;
 }
 if (($t(sign) && !$in(target, listed.cards))) {
  is_against = $any_of($and(is_last, () => $lt(0, sign)), () => $and(is_first, () => $lt(sign, 0)));
  return ($t(is_against) ? null : ($lt(0, sign) ? listed.cards : []));
 }
 [is_seen, is_unseen] = $list([!$t($call(listed.kinds, "isdisjoint", rows$IN_VIEW)), !$t($call(listed.kinds, "isdisjoint", rows$NOT_IN_VIEW))]);
 is_seen = $or(is_seen, $and($in("last", listed.kinds), () => !$t(is_last)));
 is_seen = $or(is_seen, $any_of(rows$is_said_of_all(scene, listed), () => rows$is_in_later_rounds(scene, listed, target)));
 is_led = $eq($get(listed.cards, 0), target);
 if (($in(target, listed.cards) && !$t(is_led))) {
  return ($t(is_unseen) ? null : rows$of_row(scene, listed, target, is_seen));
 }
 if (($t(is_unseen) || ($t(is_last) && !$t(is_led)))) {
  is_hidden = $and(!$t(is_seen), () => $any_of(!$t(is_unseen), () => !($t(is_led) || $t(is_first))));
  return ($t(is_hidden) ? [] : null);
 }
 return (($t(is_seen) || $t(is_led) || $t(is_first)) ? listed.cards : null);
}
function rows$is_said_of_all(scene, listed) {
 let _, behind, end, is_later, whole;
 [_, end] = $list(rows$sentence_at(scene, listed.start));
 whole = $next($each($range(listed.end, end), (place) => place, (place) => $in("all", $get(scene.words, place).kinds)), end);
 behind = $slice(scene.words, whole, end, null);
 is_later = $any($each(behind, (word) => beside$is_any(word, ["then", "after"])));
 return $and(is_later, () => $all($each(behind, (word) => $and(!$t($call(word.text, "isdigit")), () => !$t(beside$is_any(word, rows$NOT_IN_VIEW))))));
}
function rows$is_in_later_rounds(scene, listed, target) {
 let _, own, rounds, start;
 [start, _] = $list(rows$sentence_at(scene, listed.start));
 rounds = $list($each(scene.reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.ROUND) && ($le(start, number.place) && $lt(number.place, listed.start)))));
 own = rows$nths_of(scene, target);
 return $and($eq($len(own), 1), () => $and($bool(rounds), () => $lt($max(own), $min(rounds))));
}
function rows$of_row(scene, listed, target, is_seen) {
 let is_end, is_row;
 is_row = $any_of($call(scene.reading, "has", "row"), () => $any_of(listed.is_backward, () => $and($eq($len(listed.cards), numbers$MOST_ROUNDS), () => !$t(is_seen))));
 is_row = $or(is_row, $in($add($call(listed.cards, "index", target), 1), rows$nths_of(scene, target)));
 if ($t(rows$is_told_in_turn(scene, listed))) {
  return $slice(listed.cards, $add($call(listed.cards, "index", target), 1), null, null);
 }
 is_end = $and($in("last", listed.kinds), () => $call(listed.kinds, "isdisjoint", rows$IN_VIEW));
 if ($t(is_end)) {
  return $slice(listed.cards, $add($call(listed.cards, "index", target), 1), null, null);
 }
 if ($eq(is_row, is_seen)) {
  return null;
 }
 return ($t(is_row) ? $slice(listed.cards, $add($call(listed.cards, "index", target), 1), null, null) : listed.cards);
}
function rows$is_told_in_turn(scene, listed) {
 let before, behind, end, is_later, start, within;
 [start, end] = $list(rows$sentence_at(scene, listed.start));
 [before, behind] = $list([$slice(scene.words, start, listed.start, null), $slice(scene.words, $add(listed.end, 1), end, null)]);
 within = $slice(scene.words, listed.start, listed.end, null);
 is_later = $any($each([...$iter(before), ...$iter(behind)], (word) => beside$is_any(word, $or($or(rows$IN_VIEW, rows$NOT_IN_VIEW), $set(["backward"])))));
 return $and($any($each(within, (word) => $in("then", word.kinds))), () => $and(!$t(is_later), () => !$t(listed.is_backward)));
}
function rows$nths_of(scene, target) {
 let each, end, found, start;
 found = $set();
 for (each of $iter(scene.lists)) {
  if ($eq(each.cards, [target])) {
   [start, end] = $list(rows$sentence_at(scene, each.start));
   found = $or(found, $set($each($slice(scene.words, start, end, null), (word) => word.number, (word) => ($in("nth", word.kinds) && $t(word.number)))));
   found = $or(found, $set($each(scene.reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.ROUND) && ($le(start, number.place) && $lt(number.place, end))))));
  }
 }
 return found;
}
function rows$sign(scene, listed, target) {
 let after, before, each, index, lists, other, sign;
 lists = scene.lists;
 for ([index, each] of $iter($enumerate(lists))) {
  if (!$t(each.lead)) {
   continue;
  }
  before = (($t(index) && $t(rows$is_one_sentence(scene, $get(lists, $sub(index, 1)), each))) ? $get(lists, $sub(index, 1)) : null);
  after = (($lt($add(index, 1), $len(lists)) && $t(rows$is_one_sentence(scene, each, $get(lists, $add(index, 1))))) ? $get(lists, $add(index, 1)) : null);
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
function rows$is_one_sentence(scene, left, right) {
 return $all($each($slice(scene.words, left.end, right.start, null), (word) => !$in(word.text, beside$ENDS)));
}

// faraway.rulebook.cases.asking
const asking$OTHER_TALK = ["deck", "hand", "pending"];
const [asking$FAR, asking$NEAR] = [4, 4];
function asking$asks_otherwise(scene) {
 let is_compared, is_doubtful, is_finding, is_other, is_tied, reading;
 reading = scene.reading;
 is_tied = $any($each(reading.words, (word) => $and($in("tie", word.kinds), () => !$in("all", word.kinds))));
 is_doubtful = asking$is_near_doubt(scene);
 is_compared = $any($each($call(reading, "places", "compare"), (place) => $and(!$eq($get(scene.words, place).text, "als"), () => $any($each($slice(scene.words, $add(place, 1), $add(place, asking$NEAR), null), (each) => $call(each.text, "isdigit"))))));
 is_doubtful = $or(is_doubtful, $any_of(is_compared, () => asking$is_of_another(scene)));
 is_other = $any_of(is_tied, () => $any_of(is_doubtful, () => $any_of(!$t($call(reading, "lacks", ...$iter(asking$OTHER_TALK))), () => asking$is_asked_who(reading))));
 is_finding = $and(asking$is_finding(reading), () => !$t(asking$is_fame_asked(scene)));
 return $any_of(is_other, () => $any_of(is_finding, () => $any_of(asking$is_of_several(scene), () => !$t(scene.is_read))));
}
function asking$is_near_doubt(scene) {
 let ends;
 ends = $list((function* ($source) { for (const each of $iter($source)) for (const place of $iter([each.start, each.end])) yield place; })(scene.lists));
 return $any($each($call(scene.reading, "places", "doubt", "backward"), (place) => $and($any($each(ends, (each) => $le($abs($sub(place, each)), asking$FAR))), () => $any_of($in("doubt", $get(scene.words, place).kinds), () => !$t($call(scene, "is_told_backward", place))))));
}
function asking$is_of_another(scene) {
 let before, end, is_drawn, is_named, is_owned, is_theirs, is_unreal, phrase, rows, start, starts;
 starts = $set($each(scene.lists, (each) => $get(rows$sentence_at(scene, each.start), 0), (each) => $lt(1, $len(each.cards))));
 rows = $any_of($list($each(starts, (start) => [start, $get(rows$sentence_at(scene, start), 1)])), () => $list($slice(scene.sentences, null, 1, null)));
 is_theirs = $any($each(rows, ([start, end]) => asking$has_person(scene, start, end)));
 for (phrase of $iter(scene.phrases)) {
  [start, end] = $list(rows$sentence_at(scene, phrase.start));
  is_named = $any($each($slice(scene.words, phrase.start, end, null), (word) => $in("stranger", word.kinds)));
  before = $slice(scene.words, start, phrase.start, null);
  is_drawn = $any($each(before, (word) => $and($in("draw", word.kinds), () => !$t(beside$is_any(word, ["find", "have"])))));
  is_unreal = $any_of($any($each(before, (word) => $in("unreal", word.kinds))), () => is_drawn);
  is_owned = $and(asking$has_person(scene, start, phrase.start), () => !$t(is_theirs));
  if (($t(is_unreal) || $t(is_named) || $t(is_owned))) {
   return true;
  }
 }
 return false;
}
function asking$has_person(scene, start, end) {
 return $any($each($slice(scene.words, start, end, null), (word) => beside$is_any(word, ["person", "stranger"])));
}
function asking$is_fame_asked(scene) {
 let is_chosen;
 is_chosen = $any($each(scene.reading.numbers, (number) => $and((number.role === numbers$Role.CLAIM), () => $any($each([$sub(number.place, 1), $add(number.place, 1)], (place) => $in("or", beside$at(scene.words, place).kinds))))));
 return $any_of($lt($len(rows$cards_of(scene)), $len(scene.lists)), () => $any_of(rows$is_claimed(scene), () => is_chosen));
}
function asking$is_draw_asked(scene) {
 let end, is_drawn, is_of_fame, many, part, start;
 for ([start, end] of $iter(scene.sentences)) {
  part = $slice(scene.words, start, end, null);
  is_of_fame = $any($each(part, (word) => $any_of($call(word.text, "isdigit"), () => beside$is_any(word, ["pay", "give", "reckon"]))));
  is_drawn = $any($each(part, (word) => beside$is_any(word, ["draw", "find"])));
  if (($t(is_drawn) && !$t(is_of_fame) && $t($any($each(part, (word) => $in("many", word.kinds)))))) {
   return true;
  }
  many = $next($each($enumerate(part), ([place, word]) => place, ([place, word]) => $in("many", word.kinds)), $len(part));
  if ((!$in("pay", beside$at(part, many).kinds) && $t($any($each($slice(part, many, $add(many, 3), null), (word) => $in("card", word.kinds)))))) {
   return true;
  }
 }
 return false;
}
function asking$is_asked_who(reading) {
 let before;
 before = $list($each($call(reading, "places", "who"), (place) => beside$at(reading.words, $sub(place, 1))));
 return $any($each(before, (word) => $any_of(!$t(word.text), () => $any_of($in(word.text, $set([...$iter(beside$ENDS), ":"])), () => $in("conj", word.kinds)))));
}
function asking$is_finding(reading) {
 let is_plain;
 is_plain = $call(reading, "lacks", "pay", "give", "faceup", "see", "set", "reckon");
 return $and(!$t($call(reading, "lacks", "find", "draw")), () => $and(is_plain, () => $any_of(asking$is_found(reading), () => $and($call(reading, "lacks", "need"), () => !$t(reading.sanctuaries.is_told)))));
}
function asking$is_found(reading) {
 return $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(reading.words, place, $add(place, asking$FAR), null))) yield $in("sanctuary", word.kinds); })($call(reading, "places", "find", "draw")));
}
function asking$is_of_several(scene) {
 let is_one, is_other, rows;
 rows = $list($each(scene.lists, (each) => each, (each) => $lt(1, $len(each.cards))));
 is_one = $any_of($eq($len(rows), 1), () => $eq($len($set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(scene.lists))), 1));
 if (($t(is_one) && $le($len(scene.names), 1))) {
  return false;
 }
 is_other = $call(scene.reading, "has", "other", "me");
 return $any_of(is_other, () => $any_of($lt(1, $len(scene.names)), () => $and($bool(scene.names), () => $call(scene.reading, "has", "me"))));
}
function asking$asked_sanctuaries(scene) {
 let end, has_cards, is_counted, is_named, is_paid, named, paying, start, told, words;
 paying = $list($each($enumerate(scene.phrases), ([place, phrase]) => place, ([place, phrase]) => $t(phrase.quest)));
 named = $tuple($fromkeys($each(scene.sanctuaries.targets, (place) => place, (place) => $in(place, paying))));
 if ($t(named)) {
  return named;
 }
 for ([start, end] of $iter(scene.sentences)) {
  words = $slice(scene.words, start, end, null);
  is_paid = $any($each(words, (word) => beside$is_any(word, ["give", "pay", "many", "reckon"])));
  is_paid = $or(is_paid, $and($le($len(words), asking$FAR), () => $in("conj", beside$at(words, 0).kinds)));
  if ((!$eq(beside$at(scene.words, end).text, "?") || !$t(is_paid))) {
   continue;
  }
  is_named = $any($each($enumerate(words), ([place, word]) => $and($in("sanctuary", word.kinds), () => !$t(asking$is_excluded(words, place)))));
  told = $tuple($each(paying, (place) => place, (place) => ($le(start, $get(scene.phrases, place).start) && $lt($get(scene.phrases, place).start, end))));
  has_cards = $any($each(scene.lists, (each) => ($le(start, each.start) && $lt(each.start, end))));
  is_counted = $any($each(words, (word) => $and(word.is_spelled, () => ($eq(word.number, $len(paying)) && $lt(1, $len(paying))))));
  is_counted = $or(is_counted, $and($eq($len(paying), 2), () => $any($each(words, (word) => $any_of($in(word.text, noting$BOTH), () => $in("pair", word.kinds))))));
  if (($t(is_named) && $t(told) && !$t(has_cards))) {
   return told;
  }
  if ((!$t(told) && $t(has_cards) && $t(asking$is_added(scene, start, end)))) {
   return $tuple(paying);
  }
  if ((($t(is_named) || $t(is_counted)) && !$t(told) && !$t(has_cards) && !$t($any($each(words, (word) => beside$is_any(word, ["find", "draw", "deck"])))))) {
   return $tuple(paying);
  }
 }
 return [];
}
function asking$asks_for_sanctuary(scene) {
 let asked, is_left_out, named;
 named = $call(scene.reading, "places", "sanctuary");
 asked = $list($each(named, (place) => place, (place) => $eq(beside$at(scene.words, $get(rows$sentence_at(scene, place), 1)).text, "?")));
 is_left_out = $and($bool(asked), () => $all($each(asked, (place) => asking$is_excluded(scene.words, place))));
 return $and($call(scene.reading, "asks_for", "sanctuary"), () => !$t(is_left_out));
}
function asking$has_besides(scene) {
 return $any($each($enumerate(scene.words), ([place, word]) => $and($in("besides", word.kinds), () => !$t($any($each($slice(scene.words, $add(place, 1), $add(place, asking$NEAR), null), (each) => $in("sanctuary", each.kinds)))))));
}
function asking$is_excluded(words, place) {
 return $any($each($slice(words, $max($add($sub(place, asking$NEAR), 1), 0), place, null), (word) => $any_of(phrases$is_none(word), () => $in("besides", word.kinds))));
}
function asking$is_added(scene, start, end) {
 let before, card, is_joined, is_known, is_with, place;
 card = $max($each(scene.lists, (each) => each.end, (each) => ($le(start, each.start) && $lt(each.start, end))));
 for (place of $iter($range($add(card, 1), end))) {
  before = beside$at(scene.words, $sub(place, 1));
  is_known = $any_of($in(before.text, noting$DEFINITE), () => $any_of($in(before.text, noting$THESE), () => $any_of($eq(before.text, "col"), () => $in("own", before.kinds))));
  is_joined = $any($each($slice(scene.words, $add(card, 1), place, null), (word) => beside$is_any(word, ["conj", "pay"])));
  is_with = $in("with", beside$at(scene.words, $sub(place, 2)).kinds);
  if (($in("sanctuary", $get(scene.words, place).kinds) && $t(is_known) && $t(is_joined) && !$t(is_with))) {
   return true;
  }
 }
 return false;
}
function asking$named_in_question(scene) {
 let longest;
 longest = $max($each(scene.lists, (each) => $len(each.cards)), { default: 0 });
 return $list((function* ($source) { for (const each of $iter($source)) if (($lt($len(each.cards), $max(longest, 2)) && $eq(beside$at(scene.words, $get(rows$sentence_at(scene, each.start), 1)).text, "?"))) for (const card of $iter(each.cards)) yield card; })(scene.lists));
}
function asking$only_row(scene) {
 let is_row, rows;
 rows = $list($each(rows$cards_of(scene), (each) => each, (each) => $lt(1, $len(each.cards))));
 rows = $list($each(rows, (each) => each, (each) => !$t($any($each(rows, (other) => $lt($set(each.cards), $set(other.cards)))))));
 is_row = $and($eq($len(rows), 1), () => $and($call($get(rows, 0).kinds, "isdisjoint", rows$NOT_IN_VIEW), () => $eq($len($set($get(rows, 0).cards)), $len($get(rows, 0).cards))));
 return (($t(is_row) && $le($len($get(rows, 0).cards), numbers$MOST_ROUNDS)) ? $get(rows, 0).cards : []);
}
function asking$asks_for_so_many(scene, number) {
 let words;
 words = scene.words;
 return $any($each($enumerate(words), ([place, word]) => $and($eq(($t(word.is_spelled) ? word.number : $mul(2, $int($in("pair", word.kinds)))), number), () => $and($eq(beside$at(words, $get(rows$sentence_at(scene, place), 1)).text, "?"), () => $any_of(beside$is_any(beside$at(words, $sub(place, 1)), ["the", "those", "own", "all"]), () => $any_of(beside$is_any(beside$at(words, $add(place, 1)), ["region", "card"]), () => $and($in("pair", word.kinds), () => !$in("sanctuary", beside$at(words, $add(place, 1)).kinds))))))));
}

// faraway.rulebook.cases.parsing_options
const [parsing_options$EARLY, parsing_options$LATE] = [["before", "earlier"], ["after", "then"]];
const parsing_options$TOLD = $frozenset([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.DESCRIBED]);
const parsing_options$SCORED = ["pay", "give", "scoring", "need", "enough", "reckon"];
const parsing_options$BETWEEN = $frozenset(["between", "entre", "zwischen", "fra", "tra"]);
const parsing_options$OTHERWISE = [...$iter(asking$OTHER_TALK), "correction", "hidden", "forgotten"];
function parsing_options$parse_options(reading) {
 let asked, case_, end, found, is_chosen, is_open, is_scored, lists, others, part, scene, start;
 scene = scene$read_scene(reading);
 found = scene.sanctuaries;
 is_chosen = $any_of(!$t($call(reading, "lacks", "or", "doubt")), () => $any($each(reading.words, (word) => $in(word.text, parsing_options$BETWEEN))));
 if ((!$t(is_chosen) || $t(found.is_doubtful) || $t(found.unknown) || $t(asking$is_of_another(scene)) || $t(asking$is_found(reading)))) {
  return null;
 }
 is_open = $and(!$t(found.is_told), () => $any($each(scene.words, (word) => $in("sanctuary", word.kinds))));
 others = $list($each(scene.free_numbers, (each) => each, (each) => !$t(parsing_options$is_told(each, scene))));
 if (($t(is_open) || $t(others) || !$t($call(reading, "lacks", ...$iter(parsing_options$OTHERWISE))))) {
  return null;
 }
 lists = parsing_options$without_repeats(scene);
 asked = $list($each(lists, (each) => each, (each) => $eq(beside$at(scene.words, $get(rows$sentence_at(scene, each.start), 1)).text, "?")));
 if (!$t(asked)) {
  return null;
 }
 [start, end] = $list(rows$sentence_at(scene, $get(asked, 0).start));
 part = $slice(scene.words, start, end, null);
 is_scored = !$t($call(reading, "lacks", ...$iter(parsing_options$SCORED)));
 if ((!$t(is_scored) && !$t($call(reading, "lacks", "find", "draw")))) {
  return null;
 }
 if (($t(parsing_options$is_both_ways(part)) && $eq($len($get(asked, 0).cards), 1) && $eq($len(lists), 2))) {
  case_ = parsing_options$both_ways($get($get(asked, 0).cards, 0), lists, found.icons);
  return (((case_ === null) || $t(is_scored) || $lt(1, $len(case_.later))) ? case_ : null);
 }
 return parsing_options$several(scene, lists, part);
}
function parsing_options$is_told(number, scene) {
 return $any_of($in(number.role, parsing_options$TOLD), () => $and((number.role === numbers$Role.LOOSE), () => $in(number.value, parsing_options$sizes(scene))));
}
function parsing_options$sizes(scene) {
 let sizes;
 sizes = $list($each(scene.lists, (each) => $len(each.cards)));
 return $set([...$iter(sizes), $sum(sizes)]);
}
function parsing_options$without_repeats(scene) {
 let each, kept, named;
 named = $set();
 kept = [];
 for (each of $iter(scene.lists)) {
  if (!$le($set(each.cards), named)) {
   $call(kept, "append", each);
  }
  $call(named, "update", each.cards);
 }
 return kept;
}
function parsing_options$is_both_ways(part) {
 let is_either, is_ends, is_sides;
 is_either = $any($each(part, (word) => beside$is_any(word, ["or", "doubt"])));
 is_ends = $any($each(part, (word) => beside$is_any(word, ["first", "nth"])));
 is_ends = $both(is_ends, $any($each(part, (word) => $in("last", word.kinds))));
 is_sides = $and($any($each(part, (word) => beside$is_any(word, parsing_options$EARLY))), () => $any($each(part, (word) => $and(beside$is_any(word, parsing_options$LATE), () => !$t(beside$is_any(word, parsing_options$EARLY))))));
 return $and(is_either, () => $any_of(is_ends, () => is_sides));
}
function parsing_options$both_ways(region, lists, icons) {
 let later;
 later = $next($each(lists, (each) => each.cards, (each) => !$eq(each.cards, [region])));
 if (($in(region, later) || $lt($len($set(later)), $len(later)) || $le(numbers$MOST_ROUNDS, $len(later)))) {
  return null;
 }
 return new case$TableauCase({ region: region, later: later, sanctuaries: icons, is_also_last: true });
}
function parsing_options$several(scene, lists, part) {
 let is_distinct, is_first, is_laid_out, is_last, later, regions, rest;
 [regions, rest] = $list(parsing_options$alternatives(scene, lists));
 [is_first, is_last] = $list($each(["first", "last"], (kind) => $any($each(part, (word) => $in(kind, word.kinds)))));
 later = ($eq($len(rest), 1) ? $get(rest, 0).cards : []);
 is_laid_out = $any_of($and(is_last, () => !$t(rest)), () => $and(is_first, () => $lt(1, $len(later))));
 is_distinct = ($eq($len($set([...$iter(regions), ...$iter(later)])), $add($len(regions), $len(later))) && $lt($add($len(regions), $len(later)), $add(numbers$MOST_ROUNDS, $len(regions))));
 if ((!$t(regions) || $eq(is_first, is_last) || !$t(is_laid_out) || !$t(is_distinct))) {
  return null;
 }
 return new case$OptionsCase({ regions: regions, later: later, sanctuaries: scene.sanctuaries.icons });
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
  if (($eq($len(each.cards), 2) && $t($any($each(before, (word) => $in(word.text, parsing_options$BETWEEN)))))) {
   return [each.cards, $list($each(lists, (other) => other, (other) => (other !== each)))];
  }
 }
 return [[], []];
}

// faraway.rulebook.cases.parsing_play
const [parsing_play$MOST_CLUES, parsing_play$SHORTEST_ROW, parsing_play$FAR] = [14, 3, 6];
const parsing_play$PLACES = $frozenset(["place", "platz", "rang", "posto", "position", "posizione"]);
const parsing_play$NEAR_HIGHEST = 4;
const parsing_play$NO_DURATIONS = [numbers$Role.ICONS, numbers$Role.CARDS, numbers$Role.COUNTED, numbers$Role.OTHER, numbers$Role.QUEST];
function parsing_play$parse_tie(reading) {
 let away, denied, durations, held, is_asked, is_of_all, is_one_each, is_placed, lowest, totals;
 if (($t($call(reading, "has", "pending")) || !$t($call(reading, "has", "lowest")) || $t(reading.counts) || $t(parsing_play$names_highest(reading)))) {
  return null;
 }
 totals = $list($each(reading.numbers, (number) => number, (number) => $t(parsing_play$is_total(reading, number))));
 away = $set($each(reading.numbers, (number) => number.value, (number) => $t(parsing_play$is_held(reading, number))));
 held = $list($each(reading.numbers, (number) => number, (number) => ($in(number.value, away) && (number.role === numbers$Role.DURATION))));
 if (($t($call(reading, "has", "hand")) && !$t(held))) {
  return null;
 }
 lowest = $list($each(reading.numbers, (number) => number, (number) => ((number.role === numbers$Role.DURATION) && !$in(number, totals) && !$in(number, held))));
 durations = $tuple($each(lowest, (number) => number.value));
 is_asked = $any_of(!$t($call(reading, "lacks", "tie", "wins")), () => $lt(1, $len(totals)));
 is_placed = $all($each(lowest, (number) => $any_of($lt($call(reading, "first_place", "lowest"), number.place), () => $any_of(beside$is_any(beside$at(reading.words, $sub(number.place, 1)), $set(["the", "have"])), () => $and(beside$at(reading.words, $sub(number.place, 1)).is_spelled, () => $in("have", beside$at(reading.words, $sub(number.place, 2)).kinds))))));
 is_of_all = $and($in($call(reading, "values", numbers$Role.PLAYERS), [[], [$len(lowest)]]), () => $le($len($set($each(totals, (each) => each.value))), 1));
 is_one_each = $and(($le(2, $len(durations)) && $le($len(durations), numbers$MOST_PLAYERS)), () => $eq($len($set(durations)), $len(durations)));
 is_one_each = $both(is_one_each, $any_of($lt($len(totals), 2), () => $eq($len(totals), $len(lowest))));
 if ((!($t(is_asked) && $t(is_placed) && $t(is_of_all) && $t(is_one_each)) || !$t($call(reading, "is_plain_between", ...$iter(lowest))))) {
  return null;
 }
 denied = $list($each($range($sub($get(lowest, 0).place, 2), $get(lowest, -1).place), (each) => each, (each) => $in("deny", beside$at(reading.words, each).kinds)));
 if (($t(denied) && !$t(held))) {
  return null;
 }
 return new case$TieCase({ lowest: durations, has_hand: $bool(held), is_below: parsing_play$is_below(reading) });
}
function parsing_play$is_below(reading) {
 let is_named, words;
 words = reading.words;
 is_named = $any($each($enumerate(words), ([place, word]) => $and(beside$is_any(word, ["last", "nth"]), () => $any_of($in(beside$at(words, $add(place, 1)).text, parsing_play$PLACES), () => $eq(beside$at(words, $add(place, 1)).text, "?")))));
 return $any_of(is_named, () => $any($each($enumerate(words), ([place, word]) => $and($in(word.text, parsing_play$PLACES), () => $lt(1, beside$at(words, $add(place, 1)).number)))));
}
function parsing_play$parse_tie_rows(reading) {
 let alone, cards, is_asked, is_level, others, points, rows, scene, totals;
 scene = scene$read_scene(reading);
 rows = $list($each(scene.lists, (each) => each, (each) => $le(parsing_play$SHORTEST_ROW, $len(each.cards))));
 others = $list($each(scene.lists, (each) => each, (each) => (!$in(each, rows) && !$t(accounting$is_left_out($slice(reading.words, $sub(each.start, parsing_play$FAR), $add(each.end, 1), null))))));
 cards = $list((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(rows));
 alone = $list($each(others, (each) => each.cards));
 totals = $list($each(others, (each) => each, (each) => ($eq($len(each.cards), 1) && ($t(beside$is_any(beside$at(reading.words, $sub(each.start, 1)), ["at", "tie"])) || $in("tie", beside$at(reading.words, $add(each.end, 1)).kinds) || $lt(1, $call(alone, "count", each.cards))))));
 points = $add($call(reading, "values", numbers$Role.OTHER, numbers$Role.COUNTED), $list($each(totals, (each) => $get(each.cards, 0))));
 is_level = $any_of($call(reading, "has", "tie"), () => $and($eq($len(points), $len(rows)), () => $eq($len($set(points)), 1)));
 is_level = $both(is_level, $lt($len($set(points)), 2));
 is_asked = $and(is_level, () => $and(!$t($call(reading, "lacks", "who", "wins")), () => !$t(reading.counts)));
 if ((!$t(is_asked) || !($le(2, $len(rows)) && $le($len(rows), numbers$MOST_PLAYERS)) || $lt($len(totals), $len(others)) || $lt($len($set(cards)), $len(cards)))) {
  return null;
 }
 return new case$TieCase({ lowest: $tuple($each(rows, (each) => $min(each.cards))), has_hand: $call(reading, "has", "hand") });
}
function parsing_play$is_held(reading, number) {
 let after, behind, end, is_back, is_held, is_same, part, start;
 start = number.place;
 while (($lt(0, start) && !$t(beside$is_any($get(reading.words, $sub(start, 1)), ["break", "but"])))) {
  start = $sub(start, 1);
 }
 end = number.place;
 while (($lt(end, $len(reading.words)) && !$t(beside$is_any($get(reading.words, end), ["break", "but"])))) {
  end = $add(end, 1);
 }
 part = $slice(reading.words, start, end, null);
 behind = $add(end, 1);
 while (($lt(behind, $len(reading.words)) && !$t(beside$is_any($get(reading.words, behind), ["break", "conj"])))) {
  behind = $add(behind, 1);
 }
 after = $slice(reading.words, $add(end, 1), behind, null);
 is_same = $and($lt(end, $len(reading.words)), () => !$in($get(reading.words, end).text, beside$ENDS));
 is_back = $and(is_same, () => $and(accounting$is_left_out(after), () => !$t($any($each(after, (word) => $call(word.text, "isdigit"))))));
 is_held = $any_of($any($each(part, (word) => $in("hand", word.kinds))), () => is_back);
 return $and(is_held, () => !$t($any($each($slice(reading.words, start, number.place, null), (word) => $in("lowest", word.kinds)))));
}
function parsing_play$is_total(reading, number) {
 let after, before, behind, is_level, is_of_all, is_tied;
 [after, behind] = $list([beside$at(reading.words, $add(number.place, 1)), beside$at(reading.words, $add(number.place, 2))]);
 if ($in(number.role, $set([numbers$Role.OTHER, numbers$Role.COUNTED]))) {
  return !($t(beside$is_any(after, ["sanctuary"])) || $t(beside$is_any(behind, ["sanctuary"])));
 }
 before = beside$at(reading.words, $sub(number.place, 1));
 is_tied = $any($each($call(reading, "sentence_of", number), (word) => $in("tie", word.kinds)));
 is_tied = $and(is_tied, () => $any_of(!$t(beside$is_any(before, $set(["the", "have"]))), () => parsing_play$is_shared_total(reading, number)));
 is_of_all = $and($eq(after.text, "all"), () => beside$is_any(behind, ["break"]));
 is_level = $any_of($in("at", before.kinds), () => $any_of(is_tied, () => $any_of(is_of_all, () => $lt(1, $call(reading.durations, "count", number.value)))));
 return $and((number.role === numbers$Role.DURATION), () => $and(is_level, () => $lt(number.place, $call(reading, "first_place", "lowest"))));
}
function parsing_play$is_shared_total(reading, number) {
 let clause, end, is_alone, is_of_several, start;
 [start, end] = $list(seats$clause_of(reading.words, number.place));
 clause = $slice(reading.words, start, end, null);
 is_alone = $eq($len($list($each(clause, (word) => word, (word) => $t($call(word.text, "isdigit"))))), 1);
 is_of_several = $and($any($each(clause, (word) => $in("tie", word.kinds))), () => !$t($any($each(clause, (word) => $in("lowest", word.kinds)))));
 return $and(is_alone, () => $and(is_of_several, () => !$in("the", beside$at(reading.words, $sub(number.place, 1)).kinds)));
}
function parsing_play$parse_order(reading) {
 let is_again, is_asked, is_named, is_of_many, is_one_each, is_other, is_shared, is_told, names, played, players;
 played = $tuple($fromkeys(reading.durations));
 players = $call(reading, "values", numbers$Role.PLAYERS);
 names = $set($each(reading.words, (word) => word.text, (word) => $in("stranger", word.kinds)));
 is_shared = $any_of(players, () => $any_of($lt(1, $len(names)), () => !$t($call(reading, "lacks", "we", "other", "pron", "elsewhere"))));
 is_named = $and($call(reading, "has", "pick"), () => $and($call(reading, "lacks", "me"), () => !$t($call(reading, "lacks", "play", "faceup"))));
 is_of_many = $any_of($call(reading, "has", "who"), () => $and($any_of(is_shared, () => is_named), () => $call(reading, "lacks", "sanctuary")));
 is_asked = $and(is_of_many, () => $and($call(reading, "has", "order"), () => !$t($call(reading, "has", "find", "sanctuary"))));
 is_other = !$t($call(reading, "lacks", "lowest", "tie", "many", "clue", "wins", "pay", "need", "hidden", "pending", "hand", "previous"));
 if ((!$t(is_asked) || $t(is_other) || $t($call(reading, "values", ...$iter(parsing_play$NO_DURATIONS))) || !$t(reading.is_plain))) {
  return null;
 }
 is_one_each = $and(($le(2, $len(played)) && $le($len(played), numbers$MOST_PLAYERS)), () => $in(players, [[], [$len(played)]]));
 is_again = $and($lt($len(played), $len(reading.durations)), () => !$t(is_named));
 is_told = $and(is_one_each, () => $and(!$t(is_again), () => parsing_table$is_of_one_round(reading)));
 return ($t(is_told) ? new case$OrderCase({ played: played, is_last_round: tabled$is_last_round(reading) }) : null);
}
function parsing_play$is_of_one_player(reading) {
 let is_counted, is_other, is_shared;
 is_shared = !$t($call(reading, "lacks", "elsewhere", "hand", "pending", "stranger"));
 is_other = $and(!$t($call(reading, "lacks", "other", "pron")), () => $in(seats$ME, seats$names_in(reading.words, [])));
 is_counted = $call(reading, "values", numbers$Role.PLAYERS, numbers$Role.OTHER, numbers$Role.QUEST);
 return !($t(is_shared) || $t(is_other) || $t(is_counted) || $t($call(reading, "is_doubtful", "", "need", "have")));
}
function parsing_play$is_claimed(reading, number) {
 let sentence;
 sentence = $call(reading, "sentence_of", number);
 return $and(!$t($any($each(sentence, (word) => $in("many", word.kinds)))), () => $eq($get(sentence, -1).text, "?"));
}
function parsing_play$parse_draw(reading) {
 let cards, clues, is_asked, is_claimed, is_drawn, is_in_doubt, is_open, is_other, is_said, is_told, is_total, is_unasked, loose, named, placed, printed, row, told;
 named = $len($set(reading.durations));
 loose = $list($each(reading.numbers, (number) => number, (number) => ((number.role === numbers$Role.LOOSE) && (!$eq(number.value, named) || $in("clue", beside$at(reading.words, $sub(number.place, 1)).kinds)))));
 cards = [...$iter(reading.cards), ...$iter(loose)];
 is_claimed = $bool($any_of($call(reading, "values", numbers$Role.CLAIM), () => cards));
 is_drawn = $any_of($call(reading, "has", "draw"), () => $any_of($call(reading, "asks_for", "sanctuary"), () => $call(reading, "has", "clue", "sanctuary")));
 is_asked = $and(is_drawn, () => $any_of($call(reading, "has", "many"), () => is_claimed));
 is_other = !$t($call(reading, "lacks", "pay", "set", "tie", "who", "deck", "often", "lowest", "need"));
 is_other = $or(is_other, $and($call(reading, "has", "fall"), () => !$t(reading.row)));
 is_total = $any_of($call(reading, "has", "reckon"), () => $call(reading, "lacks", "draw"));
 is_other = $or(is_other, $and(is_total, () => $any($each(reading.sanctuaries.phrases, (phrase) => phrase.quest))));
 if ((!$t(is_asked) || $t(is_other) || !$t(parsing_play$is_of_one_player(reading)))) {
  return null;
 }
 if ((!$le($set(reading.counts), $set(["clue"])) || !$t($all($each(cards, (number) => parsing_play$is_claimed(reading, number)))))) {
  return null;
 }
 [row, clues] = $list([reading.row, $call(reading.counts, "get", "clue", 0)]);
 if ($in("clue", reading.sanctuaries.unknown)) {
  return null;
 }
 placed = tabled$clues_described(reading.sanctuaries);
 is_unasked = $and($bool(placed), () => $and(!$t(row), () => $call(reading, "lacks", "many", "draw", "find")));
 if (((placed === null) || $t(is_unasked) || (!$t(row) && ($t(reading.durations) || $t($call(reading, "has", "fall")))))) {
  return null;
 }
 printed = values$clues_on(row);
 is_told = $lt($call($call(reading, "counts_on", "card"), "get", "clue", 0), clues);
 if ((!$t(row) || $t(is_told))) {
  is_in_doubt = $and($bool(row), () => $and($lt(0, $get(view$own_icons($get(row, -1)), "clue")), () => $call(reading, "has", "already")));
  told = $list($each(reading.numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $t(each.value))));
  is_in_doubt = $or(is_in_doubt, $and($bool(row), () => $and($lt(0, placed), () => $any($each(told, (each) => !$t(each.where))))));
  is_said = $and($in("clue", $set([...$iter(reading.counts), ...$iter(reading.sanctuaries.icons)])), () => $le($add(clues, placed), parsing_play$MOST_CLUES));
  return (($t(is_said) && !$t(is_in_doubt)) ? new case$DrawCase({ row: row, clues: $add(clues, placed), is_last_round: tabled$is_last_round(reading) }) : null);
 }
 clues = $add(printed, placed);
 is_open = $and(!$t(placed), () => $and(!$t(tabled$is_all_told(reading, row)), () => !($t($call(reading, "is_without", "clue")) || $in("clue", reading.denied))));
 is_said = $any_of(!$t($call(reading, "lacks", "draw", "clue")), () => !$t(is_open));
 return (($t(is_said) && $le(clues, parsing_play$MOST_CLUES)) ? new case$DrawCase({ row: row, clues: clues, is_open: is_open, is_last_round: tabled$is_last_round(reading) }) : null);
}
function parsing_play$names_highest(reading) {
 return $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(reading.words, $add(place, 1), $add(place, parsing_play$NEAR_HIGHEST), null))) yield $call(word.text, "isdigit"); })($call(reading, "places", "highest")));
}
function parsing_play$parse_row(reading) {
 let cards, is_asked, is_claimed, is_counted, is_described, is_drawn, is_of_now, is_other;
 cards = reading.cards;
 is_claimed = $and($bool(cards), () => $all($each(cards, (number) => parsing_play$is_claimed(reading, number))));
 is_asked = $any_of($call(reading, "asks_for", "sanctuary", "often"), () => $any_of($call(reading, "has", "which", "sanctuary"), () => is_claimed));
 is_asked = $or(is_asked, $call(reading, "has", "which", "find", "when"));
 is_asked = $or(is_asked, $call(reading, "has", "ever"));
 is_counted = $and($call(reading, "has", claims$CLAIMED_COUNT), () => $call(reading, "lacks", "many", "who", "which"));
 is_asked = $or(is_asked, is_counted);
 is_drawn = $any($each(reading.words, (word) => $and($in("draw", word.kinds), () => !$in("find", word.kinds))));
 is_drawn = $or(is_drawn, $and($call(reading, "has", "now"), () => $call(reading, "asks_for", "card")));
 is_other = $any_of(is_drawn, () => $any_of(!$t($call(reading, "lacks", "clue", "pay", "who", "need")), () => $and(cards, () => !$t(is_claimed))));
 is_asked = $and(is_asked, () => $any_of(is_counted, () => $any_of($call(reading, "has", "sanctuary"), () => $and($call(reading, "has", "find"), () => !$t($call(reading, "lacks", "often", "which"))))));
 is_described = $bool(reading.sanctuaries.phrases);
 if ((!$t(is_asked) || $t(is_other) || $t(reading.counts) || $t(is_described) || !$t(parsing_play$is_of_one_player(reading)))) {
  return null;
 }
 is_of_now = $eq($call(reading, "values", numbers$Role.ROUND), [$len(reading.row)]);
 return (($le(parsing_play$SHORTEST_ROW, $len(reading.row)) && !$t(is_of_now)) ? new case$RowCase({ row: reading.row }) : null);
}
function parsing_play$is_only_denied(reading) {
 let is_asked, is_told, places;
 places = [...$iter($each(reading.sanctuaries.blanks, ([start, _]) => start)), ...$iter($each($enumerate(reading.words), ([place, word]) => place, ([place, word]) => $in("sanctuary", word.kinds)))];
 is_asked = $any($each(places, (place) => beside$is_in_question(reading.words, place)));
 is_told = $any_of($call(reading, "has", claims$CLAIMED_FIND), () => !$t($call(reading, "lacks", "find", "getting")));
 return $and(reading.sanctuaries.is_none, () => $and(!$t(is_asked), () => !$t(is_told)));
}
function parsing_play$parse_find(reading) {
 let is_asked, is_bare, is_claimed, is_counted, is_else, is_found, is_laid_out, is_other;
 is_claimed = $call(reading, "has", claims$CLAIMED_FIND);
 is_asked = $any_of(is_claimed, () => !$t($call(reading, "lacks", "play", "sanctuary", "find", "then", "after", "previous", "earlier")));
 is_bare = $eq(reading.counts, new Map([["clue", 0]]));
 is_other = $and($call(reading, "has", "who"), () => !$t(is_claimed));
 is_other = $or(is_other, !$t($call(reading, "lacks", "which", "tie", "many", ...$iter(($t(is_bare) ? [] : ["clue"])), "deck", "need", "pay", "set", "reckon", "hidden", "see", "night", ...$iter(view$WONDERS))));
 is_other = $or(is_other, $any($each($enumerate(reading.words), ([place, word]) => $and($in("give", word.kinds), () => $and(!$eq(word.text, "da"), () => !$t($any($each($slice(reading.words, place, $add($add(place, parsing_play$FAR), 2), null), (each) => $in("sanctuary", each.kinds)))))))));
 is_else = $and($call(reading, "lacks", "sanctuary", "find"), () => $any_of(!$t($call(reading, "lacks", "pick", "possible")), () => doubts$asks_leave(reading.words)));
 is_laid_out = $and($call(reading, "lacks", "find"), () => $and(reading.is_plain, () => $le(parsing_play$SHORTEST_ROW, $len(reading.row))));
 is_else = $or(is_else, $and($call(reading, "is_without", "sanctuary"), () => $any_of($call(reading, "has", "what"), () => is_laid_out)));
 is_counted = $any_of($bool(reading.cards), () => $and($bool(reading.counts), () => !$t(is_bare)));
 if ((!$t(is_asked) || $t(is_other) || $t(is_else) || $t(is_counted) || $t(parsing_play$is_only_denied(reading)))) {
  return null;
 }
 if (($eq($call(reading, "values", numbers$Role.ROUND), [1]) && $le(parsing_play$SHORTEST_ROW, $len(reading.row)) && $t($call(reading, "has", "says")))) {
  return null;
 }
 is_found = $and($lt(1, $len(reading.row)), () => parsing_play$is_of_one_player(reading));
 return ($t(is_found) ? new case$FindCase({ row: reading.row, is_last_round: tabled$is_last_round(reading) }) : null);
}

// faraway.rulebook.cases.parsing_rank
const parsing_rank$FEWEST_LEVEL = 3;
const parsing_rank$COUNTING = [numbers$Role.DURATION, numbers$Role.OTHER, numbers$Role.COUNTED, numbers$Role.CARDS, numbers$Role.LOOSE, numbers$Role.CLAIM];
const parsing_rank$PARTS = ["plus", "small", "region", "sanctuary", "conj", "counted", "with", "on"];
const parsing_rank$LINKS = ["small", "with", "counted", "on", "range"];
const parsing_rank$MINE = $frozenset(["mine", "mienne", "mien", "meine", "meiner", "mia", "mio", "me", "moi", "ich", "io", "i"]);
function parsing_rank$parse_rank(reading) {
 let groups, held, is_card, is_listed, is_summed, lowest, named, numbers, others, owners, pairs, rest, split, told, totals, values;
 [told, reading] = $list([reading, parsing_rank$with_sums(reading)]);
 is_summed = $lt($len(reading.numbers), $len(told.numbers));
 pairs = $any_of(parsing_rank$pairs(reading), () => $any_of(parsing_rank$told_in_turn(reading), () => parsing_rank$all_level(reading)));
 if ($t(pairs)) {
  return parsing_rank$ranked($tuple($each(pairs, ([total, _]) => total)), $list($each(pairs, ([_, lowest]) => lowest)));
 }
 split = parsing_rank$split(reading.words);
 numbers = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && !$t($get(reading.words, each.place).is_spelled))));
 totals = $list($each(numbers, (each) => each, (each) => ($lt(each.place, split) && !$t(parsing_rank$is_part(reading.words, each)))));
 held = $set($each(numbers, (each) => each.value, (each) => ($lt(split, each.place) && $t(parsing_rank$is_unplayed(reading, each)))));
 rest = $list($each(numbers, (each) => each, (each) => ($lt(split, each.place) && !$t(parsing_rank$is_unplayed(reading, each)))));
 is_card = $any($each(totals, (each) => $in("the", beside$at(reading.words, $sub(each.place, 1)).kinds)));
 if (($t(is_card) || $t($any($each(rest, (each) => $in(each.value, held)))))) {
  return null;
 }
 others = $list($each(reading.numbers, (each) => each, (each) => !$in(each.role, [...$iter(parsing_rank$COUNTING), numbers$Role.PLAYERS])));
 if (($eq(split, $len(reading.words)) || ($lt($len($set($each(totals, (each) => each.value))), 2) && $lt($len(totals), parsing_rank$FEWEST_LEVEL) && !$t(is_summed)) || $t(others) || !$t($call(reading, "lacks", "deck", "clue")))) {
  return null;
 }
 groups = $list($each(totals, (each) => parsing_rank$names(reading.words, each, totals)));
 named = $list((function* ($source) { for (const group of $iter($source)) for (const name of $iter(group)) yield name; })(groups));
 if (($lt($len($set(named)), $len(named)) || ($t(named) && !$t($all(groups))))) {
  return null;
 }
 owners = new Map((function* ($source) { for (const each of $iter($source)) for (const name of $iter(parsing_rank$names(reading.words, each, totals))) yield [name, each.value]; })(totals));
 lowest = ($t(owners) ? parsing_rank$of_names(reading.words, rest, owners) : parsing_rank$of_group(totals, rest));
 is_listed = $and($bool(owners), () => !$t($any($each($slice(reading.words, split, null, null), (word) => parsing_rank$is_name(word)))));
 if (((lowest === null) && $t(is_listed) && $eq($len(rest), $len(totals)))) {
  lowest = $list($each(rest, (each) => each.value));
 }
 values = ($t(owners) ? $tuple($call(owners, "values")) : $tuple($each(totals, (each) => each.value)));
 if (((lowest === null) || !$in($len(owners), [0, $len(values)]))) {
  return null;
 }
 return parsing_rank$ranked(values, lowest);
}
function parsing_rank$ranked_in_turn(reading) {
 let before, behind, is_named, is_paired, split, told, values, words;
 [split, words] = $list([parsing_rank$split(reading.words), reading.words]);
 told = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && $t($call($get(words, each.place).text, "isdigit")))));
 values = $list($each(told, (each) => each.value));
 if ((!$t($call(reading, "has", "lowest")) || $t($any($each(told, (each) => parsing_rank$is_unplayed(reading, each)))))) {
  return null;
 }
 before = $list($each(told, (each) => each.value, (each) => $lt(each.place, split)));
 behind = $list($fromkeys($each(told, (each) => each.value, (each) => $lt(split, each.place))));
 if ($eq($len(before), $len(behind))) {
  return parsing_rank$ranked($tuple(before), behind);
 }
 is_named = $all($each($slice(told, 1, null, 2), (each) => beside$is_any(beside$at(words, $sub(each.place, 1)), ["the", "with", "own"])));
 is_paired = $and($eq($mod($len(values), 2), 0), () => is_named);
 return ($t(is_paired) ? parsing_rank$ranked($tuple($slice(values, null, null, 2)), $slice(values, 1, null, 2)) : null);
}
function parsing_rank$with_sums(reading) {
 let between, is_added, is_plain, last, number, numbers, total;
 numbers = [];
 for (number of $iter(reading.numbers)) {
  last = ($t(numbers) ? $get(numbers, -1) : null);
  between = ($t(last) ? $slice(reading.words, $add(last.place, 1), number.place, null) : []);
  is_plain = $all($each(between, (word) => $any_of(beside$is_any(word, parsing_rank$PARTS), () => $eq(word.text, ","))));
  is_added = $and(is_plain, () => $any($each(between, (word) => $in("plus", word.kinds))));
  is_added = $or(is_added, $and(is_plain, () => $and((last !== null), () => $and(parsing_rank$is_beside(reading.words, last.place, "region"), () => parsing_rank$is_beside(reading.words, number.place, "sanctuary")))));
  if (((last !== null) && $t(is_added) && $le($set([last.role, number.role]), $set(parsing_rank$COUNTING)))) {
   total = $add(last.value, number.value);
   numbers = [...$iter($slice(numbers, null, -1, null)), $evolve(last, { value: total, role: numbers$Role.COUNTED })];
  } else {
   $call(numbers, "append", number);
  }
 }
 return ($lt($len(numbers), $len(reading.numbers)) ? $evolve(reading, { numbers: $tuple(numbers) }) : reading);
}
function parsing_rank$is_beside(words, place, kind) {
 let before, behind;
 before = ($t(beside$is_any(beside$at(words, $sub(place, 1)), ["small", "at"])) ? beside$at(words, $sub(place, 2)) : beside$at(words, $sub(place, 1)));
 behind = ($t(beside$is_any(beside$at(words, $add(place, 1)), parsing_rank$LINKS)) ? beside$at(words, $add(place, 2)) : beside$at(words, $add(place, 1)));
 return $any_of($in(kind, before.kinds), () => $in(kind, behind.kinds));
}
function parsing_rank$ranked(values, lowest) {
 let given, is_fair, is_told, shown, tied;
 if (!($le(2, $len(values)) && $le($len(values), numbers$MOST_PLAYERS))) {
  return null;
 }
 tied = $list($each($enumerate(values), ([place, value]) => place, ([place, value]) => $lt(1, $call(values, "count", value))));
 is_told = $all($each(tied, (place) => $get(lowest, place)));
 given = $list($each(lowest, (each) => each, (each) => $t(each)));
 is_fair = $and($eq($len($set(given)), $len(given)), () => $all($each(given, (each) => $le(each, numbers$GREATEST_DURATION))));
 shown = $tuple($each($enumerate(lowest), ([place, each]) => ($in(place, tied) ? each : 0)));
 return (($t(is_told) && $t(is_fair)) ? new case$RankCase({ totals: values, lowest: shown }) : null);
}
function parsing_rank$pairs(reading) {
 let pairs, told, totals, words;
 words = reading.words;
 totals = $list($each(reading.numbers, (each) => each, (each) => $in("counted", beside$at(words, $add(each.place, 1)).kinds)));
 pairs = $list($each(totals, (each) => [each.value, ($in("with", beside$at(words, $add(each.place, 2)).kinds) ? beside$at(words, $add(each.place, 3)).number : 0)]));
 told = $add($len(totals), $len($list($each(pairs, ([_, lowest]) => lowest, ([_, lowest]) => $t(lowest)))));
 return (($t($call(reading, "has", "lowest")) && $lt(1, $len(totals)) && $eq(told, $len(reading.numbers))) ? pairs : []);
}
function parsing_rank$is_part(words, number) {
 let opened;
 opened = $list($each($enumerate($slice(words, null, number.place, null)), ([place, word]) => place, ([place, word]) => $eq(word.text, "(")));
 return $and($bool(opened), () => $all($each($slice(words, $get(opened, -1), number.place, null), (word) => !$eq(word.text, ")"))));
}
function parsing_rank$told_in_turn(reading) {
 let is_one_each, is_paired, is_plain, is_whole, named, pairs, places, told, within, words;
 words = reading.words;
 told = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && $t($call($get(words, each.place).text, "isdigit")))));
 pairs = $list($zip($slice(told, null, null, 2), $slice(told, 1, null, 2), { strict: false }));
 named = $list($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("lowest", word.kinds)));
 places = $list($each(pairs, ([total, lowest]) => [total.place, lowest.place]));
 within = $list($each(places, ([start, end]) => $len($list($each(named, (each) => each, (each) => ($lt(start, each) && $lt(each, end)))))));
 is_paired = $and($all($each(within, (number) => $eq(number, 1))), () => $eq($len(named), $len(pairs)));
 is_plain = $and($call(reading, "lacks", "deck", "clue", "hand", "unplayed", "need"), () => $eq($len(told), $mul(2, $len(pairs))));
 is_whole = $eq($len(told), $len($list($each(reading.numbers, (each) => each, (each) => $t($call($get(words, each.place).text, "isdigit"))))));
 is_one_each = $and($lt(1, $len(pairs)), () => $and(is_paired, () => $and(is_plain, () => is_whole)));
 return ($t(is_one_each) ? $list($each(pairs, ([total, lowest]) => [total.value, lowest.value])) : []);
}
function parsing_rank$all_level(reading) {
 let is_level, is_listed, is_named, is_one_each, is_plain, is_played, is_told, lowest, owners, played, split, told, totals, words;
 [words, split] = $list([reading.words, parsing_rank$split(reading.words)]);
 told = $list($each(reading.numbers, (each) => each, (each) => ($in(each.role, parsing_rank$COUNTING) && $t($call($get(words, each.place).text, "isdigit")))));
 totals = $list($each(told, (each) => each.value, (each) => $lt(each.place, split)));
 played = $list($each($enumerate(told), ([place, each]) => each, ([place, each]) => ($lt(split, each.place) && !$in(each.value, $list($each($slice(told, null, place, null), (other) => other.value))))));
 lowest = $list($each(played, (each) => each.value));
 is_level = $any($each($slice(words, null, split, null), (word) => beside$is_any(word, ["all", "tie"])));
 is_one_each = $in($call(reading, "values", numbers$Role.PLAYERS), [[], [$len(lowest)]]);
 is_plain = $call(reading, "lacks", "deck", "clue", "hand", "unplayed", "need", "gone");
 owners = $list($each(played, (each) => parsing_rank$owner(words, each, split)));
 is_played = !$t($any($each(told, (each) => parsing_rank$is_unplayed(reading, each))));
 is_listed = $and($eq($set(owners), $set(["?"])), () => $eq($call(reading, "values", numbers$Role.PLAYERS), [$len(lowest)]));
 is_named = $any_of($lt($len(owners), $len($set([...$iter(owners), "?"]))), () => is_listed);
 is_told = $and(is_level, () => $and(is_one_each, () => $and(is_plain, () => $and(is_played, () => is_named))));
 if ((!$eq($len(totals), 1) || $lt($len(lowest), parsing_rank$FEWEST_LEVEL) || !$t(is_told))) {
  return [];
 }
 return $list($each(lowest, (each) => [$get(totals, 0), each]));
}
function parsing_rank$owner(words, number, split) {
 let place;
 place = $sub(number.place, 1);
 while (($lt(split, place) && !$t($call($get(words, place).text, "isdigit")))) {
  if (($t(parsing_rank$is_name($get(words, place))) || $in("stranger", $get(words, place).kinds))) {
   return parsing_rank$key($get(words, place));
  }
  place = $sub(place, 1);
 }
 return "?";
}
function parsing_rank$split(words) {
 let ends, lowest, numbers;
 lowest = $next($each($enumerate(words), ([place, word]) => place, ([place, word]) => $in("lowest", word.kinds)), 0);
 numbers = $list($each($enumerate($slice(words, null, lowest, null)), ([place, word]) => place, ([place, word]) => $t($call(word.text, "isdigit"))));
 ends = $list($each($enumerate($slice(words, null, lowest, null)), ([place, word]) => place, ([place, word]) => $in(word.text, beside$ENDS)));
 if (($t(ends) && (!$t(numbers) || $lt($get(numbers, 0), $get(ends, -1))))) {
  return $get(ends, -1);
 }
 return ($t(numbers) ? $add($get(numbers, -1), 1) : $len(words));
}
function parsing_rank$is_unplayed(reading, number) {
 let end, start, words;
 words = reading.words;
 start = number.place;
 end = number.place;
 while (($lt(0, start) && !$t(beside$is_any($get(words, $sub(start, 1)), ["break", "but"])))) {
  start = $sub(start, 1);
 }
 while (($lt(end, $len(words)) && !$t(beside$is_any($get(words, end), ["break", "but"])))) {
  end = $add(end, 1);
 }
 return accounting$is_left_out($slice(words, start, end, null));
}
function parsing_rank$names(words, number, totals) {
 let before, is_each, named;
 before = $max($each(totals, (each) => $add(each.place, 1), (each) => $lt(each.place, number.place)), { default: 0 });
 named = $list($each($slice(words, before, number.place, null), (word) => parsing_rank$key(word), (word) => $t(parsing_rank$is_name(word))));
 is_each = $any($each($slice(words, before, number.place, null), (word) => $in("per", word.kinds)));
 return ($t(is_each) ? named : $slice(named, -1, null, null));
}
function parsing_rank$is_name(word) {
 return $any_of($in(word.text, parsing_rank$MINE), () => $and(word.is_capital, () => $and($le(word.kinds, $set(["stranger", "one", "unknown"])), () => !$t(word.is_spelled))));
}
function parsing_rank$key(word) {
 return ($in(word.text, parsing_rank$MINE) ? "" : word.text);
}
function parsing_rank$of_names(words, numbers, owners) {
 let before, found, named, number;
 found = new Map([]);
 before = parsing_rank$split(words);
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
 return (!$t(name) ? $in(word.text, parsing_rank$MINE) : $in(word.text, $set([name, ("" + name + "s")])));
}
function parsing_rank$of_group(totals, numbers) {
 let is_one, lowest, tied, values;
 values = $list($each(totals, (each) => each.value));
 tied = $set($each(values, (value) => value, (value) => $lt(1, $call(values, "count", value))));
 lowest = $list($each(numbers, (each) => each.value, (each) => !$in(each.value, tied)));
 is_one = $and($eq($len(tied), 1), () => $eq($len(lowest), $len($list($each(values, (value) => value, (value) => $in(value, tied))))));
 return ($t(is_one) ? $list($each(values, (value) => ($in(value, tied) ? $call(lowest, "pop", 0) : 0))) : null);
}

// faraway.rulebook.cases.parsing_sanctuary
const [parsing_sanctuary$NAMED_BEFORE, parsing_sanctuary$MOST_NAMED] = [6, 6];
const parsing_sanctuary$SETTLED = $frozenset($set([numbers$Role.CLAIM, numbers$Role.COUNTED, numbers$Role.ROUND, numbers$Role.ICONS, numbers$Role.DURATION]));
const parsing_sanctuary$SKIPPED = ["the", "small", "own", "neutral", "nth"];
function parsing_sanctuary$parse_sanctuary(reading) {
 let alone, is_total, is_unasked, paying, quest, scene, view;
 if (!$t($call(reading, "lacks", ...$iter(asking$OTHER_TALK), ...$iter(rows$NOT_IN_VIEW), "need", "final", "who"))) {
  return null;
 }
 alone = $list($each(reading.sanctuaries.phrases, (each) => each, (each) => (!$t(each.icons) && $t(each.quest))));
 if (($t($call(reading, "has", "included")) && $lt($len(alone), $max($len(reading.sanctuaries.phrases), 1)))) {
  return null;
 }
 scene = scene$read_scene(reading);
 if ($t(asking$is_of_another(scene))) {
  return null;
 }
 paying = $list($each(scene.phrases, (phrase) => phrase, (phrase) => $t(phrase.quest)));
 is_unasked = $and($call(reading, "has", "scoring"), () => $all($each(scene.words, (word) => !$eq(word.text, "?"))));
 is_total = $and($any_of($call(reading, "has", "reckon"), () => is_unasked), () => $any($each(scene.lists, (each) => parsing_sanctuary$is_row(scene, each))));
 if (($t(is_total) || !$t(scene.is_read) || !$t($call(scene.sanctuaries.unknown, "isdisjoint", parsing_sanctuary$counted(paying))))) {
  return null;
 }
 if (($t(parsing_sanctuary$is_of_region(scene)) || !$eq($len(paying), 1) || !$eq($get(paying, 0).number, 1) || $t($any($each(scene.free_numbers, (each) => parsing_sanctuary$is_stray(scene, each)))))) {
  return null;
 }
 view = parsing_sanctuary$seen_by(scene, $get(paying, 0));
 quest = $get(paying, 0).quest;
 return (((view === null) || (quest === null)) ? null : new case$QuestCase({ fame: quest.fame, counted: quest.counted, view: view }));
}
function parsing_sanctuary$is_row(scene, listed) {
 let is_asked, is_end;
 is_asked = $any_of($bool(scene.sanctuaries.targets), () => $call(scene.reading, "asks_for", "sanctuary"));
 is_end = $and($lt(1, $len(listed.cards)), () => $and($call(scene.reading, "has", "row"), () => $call(listed.kinds, "isdisjoint", view$ICONS)));
 return $any_of($lt(parsing_sanctuary$MOST_NAMED, $len(listed.cards)), () => $and(is_end, () => !$t(is_asked)));
}
function parsing_sanctuary$is_of_region(scene) {
 let end, is_alone, is_claimed, is_placed, listed, rows, start;
 if ($t($any($each(scene.lists, (each) => rows$is_followed(scene, each), (each) => ($lt(1, $len(each.cards)) && $lt($len(each.cards), numbers$MOST_ROUNDS)))))) {
  return true;
 }
 rows = $list($each(scene.lists, (each) => $set(each.cards), (each) => $lt(1, $len(each.cards))));
 if ($t($any((function* ($source) { for (const row of $iter($source)) for (const other of $iter(rows)) yield $lt(row, other); })(rows)))) {
  return true;
 }
 for (listed of $iter(scene.lists)) {
  [start, end] = $list(rows$sentence_at(scene, listed.start));
  is_placed = $and(!$t($call(listed.kinds, "isdisjoint", ["first", "last"])), () => $call(listed.kinds, "isdisjoint", view$ICONS));
  if ((($eq($len(scene.lists), $len(listed.cards)) && $eq($len(listed.cards), 1)) && $t(is_placed) && !$t(scene.sanctuaries.targets))) {
   return true;
  }
  is_claimed = $any($each($slice(scene.words, start, end, null), (word) => $in("says", word.kinds)));
  is_alone = $and($eq($len(listed.cards), 1), () => !$in(beside$at(scene.words, $sub(listed.start, 1)).text, $set(["(", ","])));
  if (($t(is_alone) && ($eq(beside$at(scene.words, end).text, "?") || $t(is_claimed)) && !$t(rows$is_choice(scene, listed)) && $t($any($each(scene.lists, (each) => $in($get(listed.cards, 0), each.cards), (each) => $lt(1, $len(each.cards))))))) {
   return true;
  }
 }
 return false;
}
function parsing_sanctuary$counted(paying) {
 return $set((function* ($source) { for (const phrase of $iter($source)) if ($t(phrase.quest)) for (const icon of $iter(phrase.quest.counted)) yield icon; })(paying));
}
function parsing_sanctuary$is_stray(scene, number) {
 let beside, is_or, is_whole;
 beside = [beside$at(scene.words, $sub(number.place, 1)), beside$at(scene.words, $add(number.place, 1))];
 is_or = $and((number.role === numbers$Role.LOOSE), () => $any_of($any($each(beside, (word) => $in("or", word.kinds))), () => rows$is_bare_choice(scene, number.place)));
 is_whole = $and($in(number.role, $set([numbers$Role.CARDS, numbers$Role.LOOSE])), () => $eq(number.value, numbers$MOST_ROUNDS));
 return $and(!$in(number.role, parsing_sanctuary$SETTLED), () => $and(!$t(is_or), () => !$t(is_whole)));
}
function parsing_sanctuary$seen_by(scene, paying) {
 let cards, counted, is_all, is_alone, is_shown, is_told, is_twice, named, on_sanctuaries, others;
 counted = ($t(paying.quest) ? paying.quest.counted : []);
 named = $list($each(scene.free_numbers, (number) => number, (number) => (number.role === numbers$Role.ICONS)));
 named = $list($each(named, (number) => number, (number) => !$t(parsing_sanctuary$is_printed(scene, number))));
 cards = $list($each(scene.lists, (each) => each, (each) => (!$t(parsing_sanctuary$is_restated(each, scene, named)) && !$t(rows$is_choice(scene, each)))));
 others = $list($each(scene.phrases, (phrase) => phrase, (phrase) => (phrase !== paying)));
 is_shown = $any($each(others, (phrase) => !$t($call($set(counted), "isdisjoint", phrase.icons))));
 is_told = $any_of($le($set(counted), $set($each(named, (number) => $get(number.icons, 0)))), () => $bool(cards));
 is_told = $or(is_told, $and($eq($len(counted), 1), () => is_shown));
 is_all = $and(parsing_sanctuary$is_of_all(scene), () => $any($each(paying.icons, (icon) => $in(icon, counted))));
 is_twice = $lt($len($set($each(named, (number) => number.icons))), $len(named));
 is_alone = $and(!$t(named), () => $and(!$t(cards), () => $lt($len(scene.phrases), 2)));
 if ((!$t(counted) || $t(is_all) || $t(is_twice) || $t(is_alone) || !$t(is_told))) {
  return null;
 }
 if ($t($any($each(cards, (each) => !$t(parsing_sanctuary$is_of_cards(scene, each, counted, $len(cards))))))) {
  return null;
 }
 on_sanctuaries = parsing_sanctuary$on_sanctuaries(scene, paying, counted);
 return new Map($each(view$ICONS, (icon) => [icon, $add($add($call(on_sanctuaries, "get", icon, 0), $sum($each(named, (number) => number.value, (number) => $eq(number.icons, [icon])))), $sum((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(view$own_icons(card), icon); })(cards)))], (icon) => $in(icon, counted)));
}
function parsing_sanctuary$is_of_cards(scene, listed, counted, lists) {
 let is_named, is_of_one, is_said, is_shown;
 is_named = $any_of($lt(1, $len(listed.cards)), () => beside$is_any(beside$at(scene.words, $sub(listed.start, 1)), ["on", "card", "region"]));
 is_of_one = $any_of($eq($len(counted), 1), () => $any_of($eq(counted, view$BIOMES), () => $eq(lists, 1)));
 is_said = !$t($call(listed.kinds, "isdisjoint", counted));
 is_shown = $all($each(listed.cards, (card) => $any($each(counted, (icon) => $get(view$own_icons(card), icon)))));
 return $and(is_named, () => $and(is_of_one, () => $any_of(is_shown, () => !$t(is_said))));
}
function parsing_sanctuary$is_printed(scene, number) {
 let end, is_article, listed, start;
 [start, end] = $list(rows$sentence_at(scene, number.place));
 listed = $list($each(scene.lists, (each) => each, (each) => ($le(start, each.start) && $lt(each.start, end))));
 is_article = $and($get(scene.words, number.place).is_spelled, () => $eq(number.value, 1));
 return $and(is_article, () => $and($bool(listed), () => $all((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(view$own_icons(card), $get(number.icons, 0)); })(listed))));
}
function parsing_sanctuary$is_restated(listed, scene, named) {
 let before, is_bracketed;
 is_bracketed = $eq(beside$at(scene.words, $sub(listed.start, 1)).text, "(");
 before = $list($each(named, (number) => number, (number) => ($lt(0, $sub(listed.start, number.place)) && $le($sub(listed.start, number.place), parsing_sanctuary$NAMED_BEFORE))));
 return $and(is_bracketed, () => $any($each(before, (number) => $eq(number.value, $len(listed.cards)))));
}
function parsing_sanctuary$on_sanctuaries(scene, paying, counted) {
 let end, icon, is_bearer, is_next, number, phrase, shown, total;
 total = new Map([]);
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
 let _, first, is_said, start;
 start = $sub(phrase.start, 1);
 while (($le(0, start) && !$in("on", $get(scene.words, start).kinds) && $t(parsing_sanctuary$is_skipped(scene, start)))) {
  start = $sub(start, 1);
 }
 [first, _] = $list(rows$sentence_at(scene, phrase.start));
 is_said = $any($each($slice(scene.words, first, $max(start, first), null), (word) => beside$is_any(word, counted)));
 return $and($in("on", beside$at(scene.words, start).kinds), () => $and(is_said, () => $eq($len(counted), 1)));
}
function parsing_sanctuary$is_skipped(scene, place) {
 return $any_of($get(scene.words, place).is_spelled, () => beside$is_any($get(scene.words, place), parsing_sanctuary$SKIPPED));
}
function parsing_sanctuary$is_of_all(scene) {
 let end, is_apart, place, start, word;
 for ([place, word] of $iter($enumerate(scene.words))) {
  [start, end] = $list(rows$sentence_at(scene, place));
  is_apart = $any($each($slice(scene.words, start, end, null), (each) => beside$is_any(each, ["region", "counted"])));
  is_apart = $or(is_apart, $any($each($slice(scene.words, place, $add(place, 3), null), (each) => $in("denied", each.kinds))));
  if (($in("all", word.kinds) && !$t(is_apart) && !$eq(beside$at(scene.words, end).text, "?"))) {
   return true;
  }
 }
 return false;
}

// faraway.rulebook.cases.parsing_sheet
const parsing_sheet$SCORED = ["pay", "give", "need", "set", "enough", "scoring", "reckon", "says", "counted"];
const parsing_sheet$SUPPOSED = ["if", "alternative", "unreal", "besides", "short", "correction", "forgotten", "mistake", "gone"];
const parsing_sheet$OTHERWISE = [...$iter(asking$OTHER_TALK), "wins", "often", "deal", "market", claims$CLAIMED_DRAW, claims$CLAIMED_COUNT, claims$CLAIMED_FIND];
const parsing_sheet$MOST_TARGETS = 3;
function parsing_sheet$parse_sheet(reading) {
 let asked, case_, found, is_partly_told, later, row, scene, shown, targets, unknown;
 scene = scene$read_scene(reading);
 row = parsing_sheet$row(scene);
 if (!$t(row)) {
  return parsing_sheet$parse_end(scene);
 }
 if ((!$t(parsing_sheet$is_told(scene)) || !$t(parsing_sheet$is_of_scoring(scene, row)))) {
  return null;
 }
 shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield parsing_sheet$shown_of(phrase); })(scene.phrases));
 if ((!$t($all($each(shown, (each) => parsing_sheet$is_printed(each)))) || $lt($len($set(shown)), $len(shown)))) {
  return null;
 }
 targets = parsing_sheet$targets(scene, row);
 if (($eq($len(targets), 1) && !$t(scene.sanctuaries.targets))) {
  later = $slice(row, $add($call(row, "index", $get(targets, 0)), 1), null, null);
  case_ = new case$TableauCase({ region: $get(targets, 0), later: later, sanctuaries: scene.sanctuaries.icons });
 } else if ($le($len(targets), parsing_sheet$MOST_TARGETS)) {
  asked = $any_of(scene.sanctuaries.targets, () => ($t(targets) ? [] : parsing_sheet$leading_sanctuary(scene)));
  case_ = new case$RowPayCase({ row: row, targets: targets, sanctuaries: shown, asked: asked });
 } else {
  case_ = new case$RowPayCase({ row: row, targets: [], sanctuaries: shown });
 }
 found = scene.sanctuaries;
 is_partly_told = $and($bool(found.denied), () => $and(!$t(found.is_none), () => !$t(found.phrases)));
 unknown = ($t(is_partly_told) ? $list($each(view$ICONS, (icon) => icon, (icon) => !$in(icon, found.denied))) : []);
 return ($t(values$is_settled(case_, unknown)) ? case_ : null);
}
function parsing_sheet$parse_end(scene) {
 let case_, denied, is_asked, is_counted, is_open, is_paying, is_row, lists, named, row, shown, targets;
 lists = $list($each(scene.lists, (each) => each, (each) => ($lt(1, $len(each.cards)) && !$t(rows$is_choice(scene, each)))));
 if ((!$eq($len(lists), 1) || !$t($call($get(lists, 0).kinds, "isdisjoint", [...$iter(rows$NOT_IN_VIEW), ...$iter(view$ICONS), "first"])))) {
  return null;
 }
 row = $get(lists, 0).cards;
 is_row = $any_of($call(scene.reading, "has", "row"), () => $in("last", $get(lists, 0).kinds));
 is_asked = $any_of($bool(scene.sanctuaries.targets), () => $any($each(parsing_sheet$asked_words(scene), (word) => $in("sanctuary", word.kinds))));
 is_asked = $or(is_asked, $any_of(scene.reading.supposed.is_any, () => parsing_sheet$is_of_others(scene)));
 if ((!$t(is_row) || $t(is_asked) || $lt($len($set(row)), $len(row)) || !$t(scene.sanctuaries.is_told))) {
  return null;
 }
 is_open = $any_of(scene.sanctuaries.is_doubtful, () => asking$is_of_another(scene));
 if (($t(is_open) || !$t(parsing_sheet$is_of_scoring(scene, row)) || $t(asking$asks_otherwise(scene)))) {
  return null;
 }
 named = parsing_sheet$targets(scene, row);
 shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield parsing_sheet$shown_of(phrase); })(scene.phrases));
 is_counted = $any($each(scene.free_numbers, (each) => $and((each.role === numbers$Role.ICONS), () => each.value)));
 is_paying = $and($any($each(shown, (each) => each.fame)), () => !$t(named));
 if (($t(is_counted) || $t(is_paying) || !$t($all($each(shown, (each) => parsing_sheet$is_printed(each)))))) {
  return null;
 }
 targets = (($lt(1, $len(named)) && $le($len(named), parsing_sheet$MOST_TARGETS)) ? named : row);
 denied = ($t(scene.phrases) ? [] : scene.sanctuaries.denied);
 case_ = new case$RowPayCase({ row: row, targets: targets, sanctuaries: shown, denied: denied });
 return ($t(values$is_settled(case_, scene.sanctuaries.unknown)) ? case_ : null);
}
function parsing_sheet$is_of_others(scene) {
 let parts;
 parts = $list($each(scene.sentences, ([start, end]) => $slice(scene.words, start, end, null)));
 return $any($each(parts, (part) => $and($any($each(part, (word) => beside$is_any(word, ["person", "stranger", "other"]))), () => !$t($any($each(part, (word) => $in("says", word.kinds)))))));
}
function parsing_sheet$asked_words(scene) {
 return $list((function* ($source) { for (const [start, end] of $iter($source)) if ($eq(beside$at(scene.words, end).text, "?")) for (const word of $iter($slice(scene.words, start, end, null))) yield word; })(scene.sentences));
}
function parsing_sheet$row(scene) {
 let first, long, rounds, row;
 long = $list($each(scene.lists, (each) => each, (each) => ($eq($len($set(each.cards)), $len(each.cards)) && $eq($len(each.cards), numbers$MOST_ROUNDS))));
 if (($eq($len(long), 1) && $t($call($get(long, 0).kinds, "isdisjoint", ["hidden", "before", "previous"])))) {
  return $get(long, 0).cards;
 }
 first = $slice(scene.lists, null, 2, null);
 if ((!$t(long) && $eq($len(first), 2) && $in("first", $get(first, 0).kinds) && $in("then", $get(first, 1).kinds))) {
  row = [...$iter($get(first, 0).cards), ...$iter($get(first, 1).cards)];
  return (($eq($len($set(row)), $len(row)) && $eq($len(row), numbers$MOST_ROUNDS)) ? row : []);
 }
 rounds = rows$in_rounds(scene);
 return (($eq($len(rounds), numbers$MOST_ROUNDS) && !$t(long)) ? rounds : []);
}
function parsing_sheet$is_told(scene) {
 let found, is_named, is_whole;
 found = scene.sanctuaries;
 is_named = $any($each(scene.words, (word) => $in("sanctuary", word.kinds)));
 is_whole = $and(!$t(found.is_doubtful), () => !$t(found.unknown));
 return $and(is_whole, () => $and($any_of($bool(found.phrases), () => $any_of(found.is_none, () => !$t(is_named))), () => !$t(asking$is_of_another(scene))));
}
function parsing_sheet$is_of_scoring(scene, row) {
 let is_asked, is_counted, is_other, reading, strays;
 reading = scene.reading;
 is_asked = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_sheet$SCORED))), () => rows$is_claimed(scene));
 is_other = $any_of(!$t($call(reading, "lacks", ...$iter(parsing_sheet$OTHERWISE), ...$iter(parsing_sheet$SUPPOSED))), () => $call(reading, "asks_for", "sanctuary"));
 is_other = $or(is_other, asking$is_found(reading));
 strays = $list($each(scene.free_numbers, (each) => each, (each) => $t(parsing_sheet$is_stray(scene, each, row))));
 is_counted = $and(!$t(scene.phrases), () => !$t(scene.sanctuaries.is_none));
 is_other = $or(is_other, $and(is_counted, () => $any($each(scene.free_numbers, (each) => $and((each.role === numbers$Role.ICONS), () => !$eq(each.group, "need"))))));
 return $and(is_asked, () => $and(!$t(is_other), () => $and(!$t(strays), () => !$t(asking$is_near_doubt(scene)))));
}
function parsing_sheet$is_stray(scene, number, row) {
 let before, end, is_paid, is_said, listed, part, start;
 if (((number.role !== numbers$Role.DURATION) || $in(number.value, row))) {
  return (number.role === numbers$Role.PLAYERS);
 }
 [start, end] = $list(rows$sentence_at(scene, number.place));
 before = beside$at(scene.words, $sub(number.place, 1));
 part = $slice(scene.words, start, number.place, null);
 is_said = $and($any($each(part, (word) => $in("says", word.kinds))), () => $any($each(part, (word) => beside$is_any(word, claims$SPEAKING))));
 is_said = $both(is_said, !$t(beside$is_any(before, ["the", "card", "region", "play", "own"])));
 listed = $next($each(scene.lists, (each) => each, (each) => ($le(each.start, number.place) && $le(number.place, each.end))));
 is_paid = $any_of(beside$is_any(before, ["pay", "give", "claim"]), () => $in("counted", beside$at(scene.words, $add(number.place, 1)).kinds));
 return $any_of(!($t(is_said) || $t(is_paid) || $t(rows$is_choice(scene, listed))), () => $eq(end, start));
}
function parsing_sheet$shown_of(phrase) {
 return new case$Shown({ icons: $tuple($each(view$ICONS, (icon) => [icon, $get(phrase.icons, icon)], (icon) => $t($call(phrase.icons, "get", icon)))), fame: ($t(phrase.quest) ? phrase.quest.fame : 0), counted: ($t(phrase.quest) ? phrase.quest.counted : []) });
}
function parsing_sheet$is_printed(shown) {
 let icons, is_coloured, is_of_two;
 is_coloured = $any($each(shown.icons, ([icon, _]) => $in(icon, view$BIOMES)));
 icons = $sum($each(shown.icons, ([icon, number]) => number, ([icon, number]) => !$in(icon, view$BIOMES)));
 is_of_two = $eq($len(shown.counted), 2);
 if ($t(is_coloured)) {
  return $and($eq($add(icons, $lt(0, shown.fame)), 1), () => $and(!$t(is_of_two), () => $any_of($eq(shown.fame, 0), () => $bool(shown.counted))));
 }
 return (!$t(shown.fame) ? $eq(icons, 2) : $lt(icons, 2));
}
function parsing_sheet$targets(scene, row) {
 let asked, claimed, end, is_first, is_said, last, listed, named, number, paid, start;
 listed = $next($each(scene.lists, (each) => each, (each) => $in(each.cards, $set([row, $slice(row, 1, null, null)]))), null);
 named = $set();
 asked = [];
 paid = [];
 claimed = [];
 for (number of $iter(scene.free_numbers)) {
  is_first = !$in(number.value, named);
  if (((listed !== null) && $in(number.value, listed.cards))) {
   is_first = ($le(listed.start, number.place) && $le(number.place, listed.end));
  }
  $call(named, "add", number.value);
  if (($t(is_first) || !$in(number.role, $set([numbers$Role.DURATION, numbers$Role.OTHER])) || !$in(number.value, row))) {
   continue;
  }
  [start, end] = $list(rows$sentence_at(scene, number.place));
  is_said = $any($each($slice(scene.words, start, end, null), (word) => $in("says", word.kinds)));
  last = $next($each(scene.lists, (each) => each.end, (each) => ($le(each.start, number.place) && $le(number.place, each.end))), number.place);
  if ($eq(beside$at(scene.words, end).text, "?")) {
   $call(asked, "append", number.value);
  } else if ($t(parsing_sheet$is_paid(beside$at(scene.words, $add(last, 1))))) {
   $call(paid, "append", number.value);
  } else if (($t(is_said) && $t(beside$is_any(beside$at(scene.words, $sub(number.place, 1)), ["the", "card", "region", "own"])))) {
   $call(claimed, "append", number.value);
  }
 }
 if (($t($call(scene.reading, "has", "reckon")) && !$t(asked))) {
  return [];
 }
 return $tuple($fromkeys($any_of(asked, () => $any_of(paid, () => claimed))));
}
function parsing_sheet$is_paid(word) {
 return $and(beside$is_any(word, ["pay", "give", "is", "need"]), () => !$in("conj", word.kinds));
}
function parsing_sheet$leading_sanctuary(scene) {
 let first, is_led;
 first = ($t(scene.phrases) ? $get(scene.phrases, 0) : null);
 is_led = $and((first !== null), () => $and((first.quest !== null), () => $lt(first.start, $get(scene.lists, 0).start)));
 return (($t(is_led) && (first !== null) && $eq(first.number, 1) && $t($call(scene.reading, "lacks", "reckon"))) ? [0] : []);
}

// faraway.rulebook.cases.placing
const placing$SETTLED = $frozenset([numbers$Role.DURATION, numbers$Role.ROUND, numbers$Role.CLAIM, numbers$Role.COUNTED]);
function placing$is_placed(scene, number, target, later, shown) {
 let beside, card, icon, is_fame, is_set, is_sum, seen;
 card = $get(CATALOGUE.region_of, Duration(target));
 beside = [beside$at(scene.words, $sub(number.place, 1)), beside$at(scene.words, $add(number.place, 1))];
 if (number.role === numbers$Role.CARDS) {
  return $in(number.value, $set([$len(later), $add($len(later), 1), numbers$MOST_ROUNDS]));
 } else if (number.role === numbers$Role.QUEST) {
  return $and((card.quest !== null), () => $eq([card.quest.fame, view$counted_icons(card)], [number.value, number.icons]));
 } else if (number.role === numbers$Role.ICONS) {
  [icon] = $list(number.icons);
  seen = $add($call(shown, "get", icon, 0), $sum($each([target, ...$iter(later)], (each) => $get(view$own_icons(each), icon))));
  is_sum = $and($bool(later), () => $eq(seen, number.value));
  return $any_of(!$t(number.value), () => $any_of(placing$is_need(scene, number, view$asked_wonders(card.prerequisite)), () => $any_of($and(is_sum, () => placing$is_restated(scene, number)), () => $any_of($eq(number.where, "unseen"), () => $any_of(placing$is_printed(scene, number), () => placing$is_share(scene, number, seen, $call(view$asked_wonders(card.prerequisite), "get", icon, 0)))))));
 } else if (number.role === numbers$Role.LOOSE) {
  is_set = $any($each(beside, (word) => beside$is_any(word, ["biome", "set", "deny", "fraction"])));
  is_set = $or(is_set, placing$is_of_share(scene, number.place));
  is_set = $or(is_set, $and($in($get(beside, 0).text, beside$ENDS), () => $eq($get(beside, 1).text, "?")));
  return $any_of($any($each(beside, (word) => $in("or", word.kinds))), () => $any_of(is_set, () => $eq(number.value, $add($len(later), 1))));
 } else if (true) {
  is_fame = $and((card.quest !== null), () => $eq(card.quest.fame, number.value));
  return $any_of($in(number.role, placing$SETTLED), () => $any_of(!$t(number.value), () => $any_of(is_fame, () => placing$is_points(number))));
 }
}
function placing$is_printed(scene, number) {
 let ahead, behind, between, card, icon, is_later, is_near;
 [icon] = $list(number.icons);
 for (card of $iter(scene.free_numbers)) {
  ahead = $slice(scene.words, $add(number.place, 1), card.place, null);
  behind = $slice(scene.words, card.place, $get(rows$sentence_at(scene, card.place), 1), null);
  is_later = $any($each(behind, (word) => beside$is_any(word, ["then", "after"])));
  if (((card.role === numbers$Role.DURATION) && ($lt(0, $len(ahead)) && $le($len(ahead), $mul(2, beside$LONGEST_STEP))) && $t(placing$is_borne(ahead)) && !$t(is_later))) {
   return $eq($get(view$own_icons(card.value), icon), number.value);
  }
  between = $slice(scene.words, $add(card.place, 1), number.place, null);
  is_near = $and((card.role === numbers$Role.DURATION), () => ($lt(0, $len(between)) && $le($len(between), $mul(2, beside$LONGEST_STEP))));
  if (($t(is_near) && $t($any($each(between, (word) => beside$is_any(word, ["with", "its", "have"])))) && $t($all($each(between, (word) => !$t($call(word.text, "isdigit"))))))) {
   return $eq($get(view$own_icons(card.value), icon), number.value);
  }
 }
 return false;
}
function placing$is_borne(ahead) {
 let is_plain;
 is_plain = $all($each(ahead, (word) => beside$is_any(word, [...$iter(view$ICONS), "is", "on", "the", "small", "card", "region"])));
 return $and(is_plain, () => $any($each(ahead, (word) => $and(beside$is_any(word, ["is", "on"]), () => !$in("conj", word.kinds)))));
}
function placing$is_share(scene, number, seen, asked) {
 let after, before, whole, words;
 words = scene.words;
 [before, after] = $list([$sub(number.place, 1), $add(number.place, 2)]);
 before = $sub(before, $in("the", beside$at(words, before).kinds));
 if (($in("share", beside$at(words, before).kinds) && $t(beside$at(words, $sub(before, 1)).number))) {
  return $eq([beside$at(words, $sub(before, 1)).number, number.value], [seen, asked]);
 }
 whole = beside$at(words, $add($add(after, 1), $in("the", beside$at(words, $add(after, 1)).kinds)));
 return $and($in("share", beside$at(words, after).kinds), () => $eq([number.value, whole.number], [seen, asked]));
}
function placing$is_of_share(scene, place) {
 let after, before, counted, is_first, words;
 words = scene.words;
 after = $add($add(place, 2), $in("the", beside$at(words, $add(place, 2)).kinds));
 before = $sub($sub(place, 1), $in("the", beside$at(words, $sub(place, 1)).kinds));
 counted = $list($each(scene.free_numbers, (each) => each.place, (each) => (each.role === numbers$Role.ICONS)));
 is_first = $and($in("share", beside$at(words, $add(place, 1)).kinds), () => $in(after, counted));
 return $any_of(is_first, () => $and($in("share", beside$at(words, before).kinds), () => $in($sub(before, 2), counted)));
}
function placing$is_points(number) {
 return $and((number.role === numbers$Role.OTHER), () => $lt(numbers$GREATEST_DURATION, number.value));
}
function placing$is_restated(scene, number) {
 let place;
 place = $sub(number.place, 1);
 while (($lt(0, place) && ($t(beside$is_any($get(scene.words, place), [...$iter(view$ICONS), "conj"])) || $eq($get(scene.words, place).text, ",") || $t($get(scene.words, place).number)))) {
  if (($t($get(scene.words, place).number) && !$t(beside$is_any(beside$at(scene.words, $add(place, 1)), view$ICONS)))) {
   return false;
  }
  place = $sub(place, 1);
 }
 return $in($get(scene.words, place).text, $set([":", "("]));
}
function placing$is_need(scene, number, asked) {
 let before, end, icon, is_bracketed, is_had, is_question, start;
 [icon] = $list(number.icons);
 if (!$eq($call(asked, "get", icon, 0), number.value)) {
  return false;
 }
 [start, end] = $list(rows$sentence_at(scene, number.place));
 before = $slice(scene.words, start, number.place, null);
 is_had = $any($each(before, (word) => $in("have", word.kinds)));
 is_question = $and($eq(beside$at(scene.words, end).text, "?"), () => !$t(is_had));
 is_bracketed = $any($each($slice(scene.words, $max($sub(number.place, rows$MOST_NEEDED), 0), number.place, null), (word) => $eq(word.text, "(")));
 return $any_of(is_question, () => $any_of($and(is_bracketed, () => !$t(is_had)), () => $and($eq(number.group, "need"), () => $any($each(before, (word) => $in("need", word.kinds))))));
}

// faraway.rulebook.cases.parsing_scene
const parsing_scene$FEWEST_LATER = 2;
const parsing_scene$ASKING = ["pay", "give", "need", "set", "enough", "all", "scoring", "reckon"];
function parsing_scene$parse_scene(reading) {
 let asked, first, is_of_both, row, scene;
 scene = scene$read_scene(reading);
 if ($t(asking$asks_otherwise(scene))) {
  return null;
 }
 [asked, row] = $list([asking$asked_sanctuaries(scene), asking$only_row(scene)]);
 first = (($t(asked) && $t(row)) ? parsing_scene$with_first(scene, row, asked) : null);
 if ((first !== null)) {
  return first;
 }
 if (($t(asked) && $t(row) && !$t(asking$is_found(reading)))) {
  return parsing_scene$row_pay(scene, $list($each(asking$named_in_question(scene), (card) => card, (card) => $in(card, row))), row, asked);
 }
 is_of_both = $and($bool(asked), () => $and($bool(scene.sanctuaries.targets), () => !$t(row)));
 return (($t(is_of_both) || $t(asking$asks_for_sanctuary(scene))) ? null : parsing_scene$of_regions(scene, row));
}
function parsing_scene$with_first(scene, row, asked) {
 let card, case_, counted, is_alike, is_first, is_named, is_told, listed, others, shown, targets;
 targets = rows$targets_of(scene);
 listed = $next($each(rows$cards_of(scene), (each) => each, (each) => $eq(each.cards, row)));
 is_first = $and($eq($len(targets), 1), () => $any($each(scene.lists, (each) => $and($eq(each.cards, $tuple(targets)), () => $in("first", each.kinds)))));
 if ((!$t(is_first) || $in($get(targets, 0), row) || $le(numbers$MOST_ROUNDS, $len(row)))) {
  return null;
 }
 card = $get(CATALOGUE.region_of, Duration($get(targets, 0)));
 counted = $set([view$counted_icons(card), ...$iter($each(asked, (place) => parsing_scene$counted_by($get(scene.phrases, place))))]);
 is_alike = $and($eq($len(counted), 1), () => $and($eq($len(view$counted_icons(card)), 1), () => !$t(view$asked_wonders(card.prerequisite))));
 is_named = $and(is_alike, () => $and($in($get(view$counted_icons(card), 0), listed.kinds), () => $all($each(scene.phrases, (each) => $eq(each.number, 1)))));
 others = $list($each(scene.free_numbers, (each) => each, (each) => (each.role !== numbers$Role.DURATION)));
 is_told = $and(is_named, () => $and(!$t(others), () => $eq(rows$later_than(scene, $get(targets, 0)), row)));
 shown = $tuple($each(scene.phrases, (phrase) => parsing_sheet$shown_of(phrase)));
 case_ = new case$RowPayCase({ row: [$get(targets, 0), ...$iter(row)], targets: [$get(targets, 0)], sanctuaries: shown, asked: asked });
 return (($t(is_told) && $t(values$is_settled(case_, parsing_scene$unknown_of(scene)))) ? case_ : null);
}
function parsing_scene$counted_by(phrase) {
 return ($t(phrase.quest) ? phrase.quest.counted : []);
}
function parsing_scene$of_regions(scene, row) {
 let is_counted, is_part, is_paying, listed, ordered, several, targets, whole;
 [targets, whole] = $list([rows$targets_of(scene), parsing_scene$whole(scene)]);
 if (($t(row) && $t($call(scene.reading, "asks_for", "set")) && !$t(targets))) {
  return parsing_scene$sets(scene, row);
 }
 is_counted = parsing_scene$counts_all(scene);
 is_paying = $any($each(scene.phrases, (phrase) => phrase.quest));
 if ((whole !== null)) {
  is_part = $and(is_paying, () => $lt($len(whole), numbers$MOST_ROUNDS));
  return parsing_scene$row_pay(scene, (($t(is_part) || $t(parsing_scene$asks_for_regions(scene))) ? whole : []), whole);
 }
 several = rows$ends_asked(scene);
 if (($t(several) && $t(row) && $eq($len(rows$cards_of(scene)), 1) && $lt($abs(several), $len(row)))) {
  return parsing_scene$row_pay(scene, ($lt(0, several) ? $slice(row, null, several, null) : $slice(row, several, null, null)), row);
 }
 if (($t(is_counted) || (!$t(targets) && $t(parsing_scene$are_fixed(scene))))) {
  listed = $get(rows$cards_of(scene), 0);
  return parsing_scene$row_pay(scene, listed.cards, listed.cards);
 }
 if (($lt(1, $len(targets)) || (!$t(targets) && $t(scene.lists)))) {
  ordered = rows$in_rounds(scene);
  return parsing_scene$row_pay(scene, targets, (($t(targets) && $le($set(targets), $set(ordered))) ? ordered : null));
 }
 return (($t(targets) && !$t(parsing_scene$is_of_sheet(scene, $get(targets, 0)))) ? parsing_scene$one_or_both(scene, $get(targets, 0)) : null);
}
function parsing_scene$one_or_both(scene, target) {
 let both, is_of_both;
 both = [target, ...$iter($any_of(rows$later_than(scene, target), () => []))];
 is_of_both = $and($eq($len(both), 2), () => asking$asks_for_so_many(scene, 2));
 return ($t(is_of_both) ? parsing_scene$row_pay(scene, both, both) : parsing_scene$one(scene, target));
}
function parsing_scene$asks_for_regions(scene) {
 let parts;
 parts = $list($each(scene.sentences, ([start, end]) => $slice(scene.words, start, end, null)));
 return $and(!$t(scene.phrases), () => $any($each(parts, (part) => $and($any($each(part, (word) => beside$is_any(word, ["reckon", "give", "pay"]))), () => $and($any($each(part, (word) => $in("region", word.kinds))), () => $all($each(part, (word) => $and(!$in("sanctuary", word.kinds), () => !$t($call(word.text, "isdigit"))))))))));
}
function parsing_scene$is_of_sheet(scene, target) {
 let is_asked, is_total, is_whole, named;
 named = $list($each(scene.free_numbers, (each) => each, (each) => ((each.role === numbers$Role.DURATION) && $eq(each.value, target))));
 is_asked = $any($each(named, (each) => $eq(beside$at(scene.words, $get(rows$sentence_at(scene, each.place), 1)).text, "?")));
 is_whole = $le(numbers$MOST_ROUNDS, $len($set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(scene.lists))));
 is_total = $any_of($call(scene.reading, "has", "reckon"), () => $and($eq($len(named), 1), () => $any($each(scene.phrases, (phrase) => phrase.quest))));
 return $and(is_whole, () => $and(is_total, () => !$t(is_asked)));
}
function parsing_scene$are_fixed(scene) {
 let is_asked, is_fixed, lists, regions;
 lists = rows$cards_of(scene);
 regions = $list((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield $get(CATALOGUE.region_of, Duration(card)); })(lists));
 is_fixed = $all($each(regions, (region) => $and(!$t(view$asked_wonders(region.prerequisite)), () => !$t(view$counted_icons(region)))));
 is_asked = $and(!$t($call(scene.reading, "lacks", "all", "reckon")), () => !$t($call(scene.reading, "lacks", "pay", "give")));
 return $and($eq($len(lists), 1), () => $and($lt(1, $len(regions)), () => $and(is_fixed, () => is_asked)));
}
function parsing_scene$counts_all(scene) {
 let first, is_row, lists;
 lists = rows$cards_of(scene);
 first = ($t(lists) ? $get(lists, 0) : null);
 if (((first === null) || $lt($len(first.cards), parsing_scene$FEWEST_LATER) || !$t($call(first.kinds, "isdisjoint", rows$NOT_IN_VIEW)))) {
  return false;
 }
 if ($t($any($each($slice(lists, 1, null, null), (each) => !$lt($set(each.cards), $set(first.cards)))))) {
  return false;
 }
 is_row = $any_of($call(scene.reading, "has", "row"), () => $in("last", first.kinds));
 return $and(is_row, () => $any($each(scene.sentences, ([start, end]) => $and($eq(beside$at(scene.words, end).text, "?"), () => $and($any($each($slice(scene.words, start, end, null), (word) => $and(word.is_spelled, () => $eq(word.number, $len(first.cards))))), () => $and($all($each($range(start, end), (place) => parsing_scene$is_of_regions_alone(scene, place))), () => !$t($any($each($slice(lists, 1, null, null), (each) => ($le(start, each.start) && $lt(each.start, end)))))))))));
}
function parsing_scene$is_of_regions_alone(scene, place) {
 let word;
 word = $get(scene.words, place);
 return $any_of(!$t(beside$is_any(word, ["find", "draw", "sanctuary"])), () => $and($in("sanctuary", word.kinds), () => asking$is_excluded(scene.words, place)));
}
function parsing_scene$one(scene, target) {
 let case_, counted, is_last, is_listed, later, shown;
 [later, shown] = $list([rows$later_than(scene, target), scene.sanctuaries.icons]);
 if (((later === null) || !$t(parsing_scene$is_asked_for(scene)))) {
  return null;
 }
 counted = $list($each(scene.free_numbers, (number) => number, (number) => !$t(placing$is_placed(scene, number, target, later, shown))));
 is_last = $any($each(scene.lists, (each) => $and($in("last", each.kinds), () => $in(target, each.cards))));
 if ($t(counted)) {
  return ($t(later) ? null : parsing_scene$counted(scene, target, counted, shown, is_last));
 }
 if ($t($call(scene.reading, "has", "besides"))) {
  return null;
 }
 is_listed = $any($each(scene.lists, (each) => $and($lt(1, $len(each.cards)), () => $in(target, each.cards))));
 if ((!$t(later) && !$t(is_last) && !$t(is_listed) && $t(parsing_scene$are_colours(scene)))) {
  return parsing_scene$counted(scene, target, [], shown, is_last);
 }
 if ((!$t(later) && !($t(is_last) && $t(scene.sanctuaries.is_told)) && !$t(is_listed))) {
  return null;
 }
 case_ = new case$TableauCase({ region: target, later: later, sanctuaries: shown });
 return ($t(values$is_settled(case_, parsing_scene$unknown_of(scene))) ? case_ : null);
}
function parsing_scene$parse_regions(reading) {
 let is_part, later, named, scene, targets;
 scene = scene$read_scene(reading);
 targets = rows$targets_of(scene);
 if ((!$eq($len(targets), 1) || $t(asking$asks_otherwise(scene)) || !$t(parsing_scene$is_asked_for(scene)) || $t(reading.supposed.is_any))) {
  return null;
 }
 if (($t($call(reading, "asks_for", "sanctuary")) || (!$t($call(reading, "lacks", "draw", "find")) && $t($call(reading, "lacks", ...$iter(parsing_scene$ASKING)))))) {
  return null;
 }
 later = rows$later_than(scene, $get(targets, 0));
 is_part = $any($each(scene.lists, (each) => $and($in("only", each.kinds), () => !$t($call(each.kinds, "isdisjoint", view$ICONS)))));
 if (((later === null) || $lt($len(later), parsing_scene$FEWEST_LATER) || $t($call(reading, "has", "besides")) || $t(is_part) || $t(parsing_scene$is_partial(scene)))) {
  return null;
 }
 named = $list($each(reading.numbers, (number) => number, (number) => $in(number.value, later)));
 return ($lt($len(later), $len(named)) ? null : new case$RegionsCase({ region: $get(targets, 0), later: later }));
}
function parsing_scene$sets(scene, row) {
 let shown, view;
 shown = scene.sanctuaries.icons;
 view = new Map($each(view$BIOMES, (icon) => [icon, $add($call(shown, "get", icon, 0), $sum($each(row, (card) => $get(view$own_icons(card), icon))))]));
 return (!$t($call(scene.sanctuaries.unknown, "isdisjoint", view$BIOMES)) ? null : new case$SetsCase({ view: view }));
}
function parsing_scene$unknown_of(scene) {
 return $or(scene.sanctuaries.unknown, ($t(parsing_scene$is_partial(scene)) ? $frozenset(view$ICONS) : $frozenset()));
}
function parsing_scene$is_partial(scene) {
 let is_partial;
 is_partial = $any($each($enumerate(scene.words), ([place, word]) => $and($in("partial", word.kinds), () => !$t($any($each($slice(scene.words, $get(rows$sentence_at(scene, place), 0), place, null), (each) => $in("leftward", each.kinds)))))));
 return $any_of(is_partial, () => $any($each($enumerate(scene.words), ([place, word]) => $and($in("elsewhere", word.kinds), () => $and(!$in("another", word.kinds), () => $and(!$t($call(scene, "is_taken", place)), () => $and(!$t(beside$is_any(beside$at(scene.words, $sub(place, 1)), ["only", "whole"])), () => !$eq(beside$at(scene.words, $get(rows$sentence_at(scene, place), 1)).text, "?"))))))));
}
function parsing_scene$is_asked_for(scene) {
 let is_chosen, is_plain, is_what, reading;
 reading = scene.reading;
 is_what = $and(!$t($call(reading, "lacks", "what", "many")), () => $call(reading, "lacks", "pick"));
 is_chosen = $any($each(scene.lists, (each) => rows$is_choice(scene, each)));
 is_plain = $and($call(reading, "lacks", "play", "find", "draw", "order", "pick"), () => scene.sanctuaries.is_told);
 is_chosen = $or(is_chosen, $any_of(asking$is_fame_asked(scene), () => $call(reading, "has", "fraction")));
 if ($t(asking$is_draw_asked(scene))) {
  return false;
 }
 return $any_of(!$t($call(reading, "lacks", ...$iter(parsing_scene$ASKING))), () => $any_of(is_what, () => $any_of(is_chosen, () => is_plain)));
}
function parsing_scene$counts_of(numbers) {
 let counts, is_asked_for, number;
 counts = new Map([]);
 for (number of $iter(numbers)) {
  is_asked_for = $and($eq(number.group, "need"), () => !$t(number.where));
  if (((number.role !== numbers$Role.ICONS) || $in($get(number.icons, 0), counts) || $t(is_asked_for))) {
   return new Map([]);
  }
  $put(counts, $get(number.icons, 0), number.value);
 }
 return counts;
}
function parsing_scene$counted(scene, target, numbers, shown, is_last) {
 let added, asked, card, counts, included, is_alike, is_told, is_twice, named, view;
 counts = parsing_scene$counts_of(numbers);
 is_twice = $any($each(counts, (icon) => $and($call(shown, "get", icon), () => !$in(icon, view$BIOMES))));
 if (($lt($len(counts), $len(numbers)) || !$t($call(scene.reading, "lacks", ...$iter(rows$NOT_IN_VIEW))) || ($t(is_twice) && !$t($all($each(numbers, (each) => each.where)))))) {
  return null;
 }
 view = new Map($each(view$ICONS, (icon) => [icon, $add($call(counts, "get", icon, 0), $call(shown, "get", icon, 0))], (icon) => ($in(icon, counts) || $in(icon, shown))));
 included = new case$CardCase({ region: target, view: view });
 added = new case$CardCase({ region: target, view: view$add_own_icons(target, view) });
 card = $get(CATALOGUE.region_of, Duration(target));
 if (((values$card_fame(included) === null) && !$t(view$asked_wonders(card.prerequisite)))) {
  return null;
 }
 if ($t($call(scene.reading, "has", "included"))) {
  return included;
 }
 is_alike = $eq(parsing_scene$judged(included), parsing_scene$judged(added));
 asked = view$asked_wonders(card.prerequisite);
 named = $list($each(scene.free_numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $t(each.value) && !($eq(each.where, "") && $t(placing$is_need(scene, each, asked))))));
 is_told = $and($bool(view$counted_icons(card)), () => $le($set(view$counted_icons(card)), $set(view)));
 is_told = $or(is_told, (values$prerequisite_met(included) === false));
 is_told = $both(is_told, $eq($len(named), $len(counts)));
 if (($t(is_alike) && $t(is_last) && !$t(shown) && $t(counts) && $t($all($each(numbers, (each) => $eq(each.where, "sanctuary")))))) {
  return added;
 }
 if (($t(is_alike) && $t(is_told) && (!$t($any($call(shown, "values"))) || $t(parsing_scene$are_colours(scene))))) {
  return included;
 }
 return ((($t(is_alike) && $t($bool(shown))) || $t($call(scene.reading, "has", "besides"))) ? added : null);
}
function parsing_scene$are_colours(scene) {
 return $and($lt(2, $len(scene.phrases)), () => $all($each(scene.phrases, (phrase) => $and(!$t(phrase.quest), () => $and($le($set(phrase.icons), $set(view$BIOMES)), () => !$t(phrase.is_gray))))));
}
function parsing_scene$judged(case_) {
 return [values$card_fame(case_), values$prerequisite_met(case_)];
}
function parsing_scene$whole(scene) {
 let is_led, is_one, is_row, is_told, is_total, lists, row;
 lists = rows$cards_of(scene);
 row = $tuple((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists));
 is_told = $all($each(lists, (each) => $call(each.kinds, "isdisjoint", rows$NOT_IN_VIEW)));
 is_told = $both(is_told, $any_of($eq($len(row), numbers$MOST_ROUNDS), () => $all($each(lists, (each) => $call(each.kinds, "isdisjoint", view$ICONS)))));
 is_total = $any_of($call(scene.reading, "has", "reckon"), () => $and($call(scene.reading, "has", "all"), () => $eq($len(row), numbers$MOST_ROUNDS)));
 is_one = $any_of($eq($len(lists), 1), () => $and($eq($len(row), numbers$MOST_ROUNDS), () => $any($each($slice(lists, null, 1, null), (each) => $in("first", each.kinds)))));
 is_led = $and($lt($len(row), numbers$MOST_ROUNDS), () => $and($call(scene.reading, "lacks", "all"), () => $any($each(lists, (each) => rows$is_followed(scene, each), (each) => $lt(1, $len(each.cards))))));
 is_row = $and(is_told, () => $and(is_total, () => $and(is_one, () => $and(!$t(is_led), () => ($lt(1, $len(row)) && $eq($len(row), $len($set(row))) && $le($len($set(row)), numbers$MOST_ROUNDS))))));
 return (($t(is_row) && (rows$place_asked(scene) === null)) ? row : null);
}
function parsing_scene$may_be_paid(scene, number) {
 let end, is_beside, start;
 [start, end] = $list(rows$sentence_at(scene, number.place));
 is_beside = $any($each(scene.phrases, (phrase) => $and(($le(start, phrase.start) && $lt(phrase.start, end)), () => phrase.number)));
 return $and((number.role === numbers$Role.COUNTED), () => is_beside);
}
function parsing_scene$is_told(scene) {
 let found, is_open;
 found = scene.sanctuaries;
 is_open = $and($bool(found.denied), () => $and(!$t(found.is_none), () => !$t(found.phrases)));
 return $and(!$t(is_open), () => $all($each(found.phrases, (phrase) => parsing_sheet$is_printed(parsing_sheet$shown_of(phrase)))));
}
function parsing_scene$row_pay(scene, targets, whole, asked = []) {
 let case_, counts, denied, is_asked, is_distinct, is_row, is_told, lists, numbers, others, places, row, sanctuaries, stray;
 lists = $list($each(rows$cards_of(scene), (each) => each, (each) => ($lt(1, $len(each.cards)) && !$eq(each.cards, $tuple(targets)))));
 if (((!$t(lists) && (whole === null)) || ($t(scene.sanctuaries.unknown) && $t(scene.sanctuaries.has_others) && (whole !== null) && !$t(asked) && !$t(targets)))) {
  return null;
 }
 if (((whole !== null) && $eq($len(whole), numbers$MOST_ROUNDS) && !$t(targets) && !$t(asked) && !$t(parsing_scene$is_told(scene)))) {
  return null;
 }
 row = ((whole === null) ? $get(lists, 0).cards : whole);
 if ($t(asking$has_besides(scene))) {
  return null;
 }
 is_told = $any_of($call(scene.reading, "has", "row"), () => $any($each(lists, (each) => $any_of(each.is_backward, () => $in("last", each.kinds)))));
 is_row = $any_of((whole !== null), () => $and(is_told, () => $eq($len(lists), 1)));
 is_distinct = $and(($eq($len($set(row)), $len(row)) && $le($len(row), numbers$MOST_ROUNDS)), () => $le($set(targets), $set(row)));
 is_asked = $all($each($slice(lists, null, 1, null), (each) => $call(each.kinds, "isdisjoint", rows$NOT_IN_VIEW)));
 is_asked = $both(is_asked, $any_of($bool(targets), () => (whole !== null)));
 if (!($t(is_row) && $t(is_distinct) && $t(is_asked))) {
  return null;
 }
 counts = $set([$len(row), $len(targets), $len(asked), $len(scene.phrases), numbers$MOST_ROUNDS]);
 others = $list($each(scene.free_numbers, (each) => each, (each) => (!$in(each.role, placing$SETTLED) && !$t(placing$is_points(each)) && !($in(each.role, $set([numbers$Role.CARDS, numbers$Role.LOOSE])) && $in(each.value, counts)) && !((each.role === numbers$Role.ICONS) && !$t(each.value)))));
 stray = $list($each(rows$cards_of(scene), (each) => each, (each) => ($eq($len(each.cards), 1) && !$in($get(each.cards, 0), [...$iter(targets), ...$iter(row)]))));
 if (($t(others) || $t(stray) || $t($any($each(scene.free_numbers, (each) => parsing_scene$may_be_paid(scene, each)))))) {
  return null;
 }
 sanctuaries = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield parsing_sheet$shown_of(phrase); })(scene.phrases));
 numbers = $list($each(scene.phrases, (phrase) => phrase.number));
 places = $tuple((function* ($source) { for (const index of $iter($source)) for (const place of $iter($range($sum($slice(numbers, null, index, null)), $sum($slice(numbers, null, $add(index, 1), null))))) yield place; })(asked));
 denied = ($t(scene.phrases) ? [] : scene.sanctuaries.denied);
 case_ = new case$RowPayCase({ row: row, targets: $tuple(targets), sanctuaries: sanctuaries, asked: places, denied: denied });
 return ($t(values$is_settled(case_, parsing_scene$unknown_of(scene))) ? case_ : null);
}

// faraway.rulebook.cases.parsing_supply
const [parsing_supply$FEWEST_PLAYERS, parsing_supply$MOST_DUE, parsing_supply$SANCTUARIES, parsing_supply$FEWEST_NUMBERS] = [2, 15, 45, 5];
const parsing_supply$COUNTING = [numbers$Role.DURATION, numbers$Role.CARDS, numbers$Role.OTHER];
const parsing_supply$DUE_ROLES = [...$iter(parsing_supply$COUNTING), numbers$Role.DESCRIBED, numbers$Role.LOOSE];
const parsing_supply$SEVERAL = ["NN", "NNN", "NNNN", "NNNNN", "NNNNNN"];
const [parsing_supply$DECK, parsing_supply$DUE] = [["dN", "Nd"], ["uN", "Nu"]];
const parsing_supply$DECK_FIRST = $frozenset($list((function* ($source) { for (const deck of $iter($source)) for (const due of $iter(parsing_supply$DUE)) for (const end of $iter(["", "d"])) yield ("" + deck + due + end); })(parsing_supply$DECK)));
const parsing_supply$DUE_FIRST = $frozenset($list((function* ($source) { for (const deck of $iter($source)) for (const due of $iter(parsing_supply$DUE)) for (const end of $iter(["", "d"])) yield ("" + due + deck + end); })(parsing_supply$DECK)));
const parsing_supply$SEVERAL_DUE = $frozenset($list((function* ($source) { for (const deck of $iter($source)) for (const due of $iter(parsing_supply$SEVERAL)) for (const end of $iter(["", "d"])) yield ("" + deck + "u" + due + end); })(parsing_supply$DECK)));
function parsing_supply$players(reading) {
 let is_plain, numbers;
 numbers = $list($each(reading.numbers, (number) => number, (number) => (number.role !== numbers$Role.ROUND)));
 is_plain = $and($eq($len(numbers), 1), () => $and(($get(numbers, 0).role === numbers$Role.PLAYERS), () => $call(reading, "has", "many")));
 return (($t(is_plain) && ($le(parsing_supply$FEWEST_PLAYERS, $get(numbers, 0).value) && $le($get(numbers, 0).value, numbers$MOST_PLAYERS))) ? $get(numbers, 0).value : null);
}
function parsing_supply$parse_market(reading) {
 let is_asked, is_other, players;
 players = parsing_supply$players(reading);
 is_other = !$t($call(reading, "lacks", "who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced", "hand"));
 is_other = $or(is_other, $any_of($in(numbers$MOST_ROUNDS, $call(reading, "values", numbers$Role.ROUND)), () => !$t($call(reading, "lacks", "last-round", "game-end", "all-rounds"))));
 is_other = $or(is_other, $any($each($enumerate(reading.words), ([place, word]) => $and($in("players", word.kinds), () => beside$is_any(beside$at(reading.words, $add(place, 1)), ["rest", "gone"])))));
 is_asked = $and(!$t($call(reading, "lacks", "card", "region")), () => !$t($call(reading, "lacks", "middle", "order", "faceup")));
 return (($t(players) && $t(is_asked) && !$t(is_other)) ? new case$MarketCase({ players: players }) : null);
}
function parsing_supply$parse_deal(reading) {
 let is_asked, is_other, players;
 players = parsing_supply$players(reading);
 is_asked = $and(!$t($call(reading, "lacks", "card", "region")), () => !$t($call(reading, "lacks", "deal", "advanced")));
 is_other = !$t($call(reading, "lacks", "who", "tie", "clue", "sanctuary", "middle", "draw", "removed"));
 is_other = $or(is_other, $any($each($call(reading, "values", numbers$Role.ROUND), (number) => $lt(1, number))));
 return (($t(players) && $t(is_asked) && !$t(is_other)) ? new case$DealCase({ players: players }) : null);
}
function parsing_supply$parse_keep(reading) {
 let counted, drawn, is_other, numbers;
 numbers = $list($each(reading.numbers, (number) => number, (number) => $in(number.role, $set([numbers$Role.CARDS, numbers$Role.LOOSE]))));
 counted = $list($each(reading.numbers, (number) => number, (number) => (number.role !== numbers$Role.ROUND)));
 is_other = $any_of(!$t($call(reading, "lacks", "region", "who", "pay", "clue", "next")), () => $lt($len(numbers), $len(counted)));
 if (($t(is_other) || !$t($call(reading, "has", "draw", "sanctuary", "keep")))) {
  return null;
 }
 drawn = $list($each(numbers, (number) => number, (number) => $le(parsing_supply$steps(reading, number, "draw"), parsing_supply$steps(reading, number, "keep"))));
 return (($eq($len(drawn), 1) && ($le(1, $get(drawn, 0).value) && $le($get(drawn, 0).value, parsing_supply$MOST_DUE))) ? new case$KeepCase({ drawn: $get(drawn, 0).value }) : null);
}
function parsing_supply$parse_clues(reading) {
 let drawn, is_asked, is_other, is_stray;
 drawn = $list($each(reading.numbers, (number) => number, (number) => $in(number.role, $set([numbers$Role.CARDS, numbers$Role.LOOSE, numbers$Role.DESCRIBED]))));
 is_other = !$t($call(reading, "lacks", "region", "who", "pay", "deck", "person", "hand", "need", "tie"));
 is_stray = $any_of(!$eq($len(drawn), 1), () => $any_of($lt(1, $len(reading.numbers)), () => $bool(reading.durations)));
 is_asked = $and($call(reading, "asks_for", "clue"), () => $and($call(reading, "has", "draw", "sanctuary"), () => $call(reading, "lacks", "if")));
 if ((!$t(is_asked) || $t(is_stray) || $t(is_other))) {
  return null;
 }
 return (($le(1, $get(drawn, 0).value) && $le($get(drawn, 0).value, parsing_supply$MOST_DUE)) ? new case$KeepCase({ drawn: $get(drawn, 0).value, is_of_clues: true }) : null);
}
function parsing_supply$steps(reading, number, ...kinds) {
 let places;
 places = $list($each($enumerate(reading.words), ([place, word]) => place, ([place, word]) => !$t($call(word.kinds, "isdisjoint", kinds))));
 return $min($each(places, (place) => $abs($sub(place, number.place))), { default: $len(reading.words) });
}
function parsing_supply$is_played(reading, number) {
 let after, before, is_alone;
 [before, after] = $list([beside$at(reading.words, $sub(number.place, 1)), beside$at(reading.words, $add(number.place, 1))]);
 is_alone = $and($eq(before.text, "("), () => $eq(after.text, ")"));
 return $any_of(is_alone, () => beside$is_any(before, ["play", "region", "card"]));
}
function parsing_supply$parse_dues(reading) {
 let couples, deck, is_deck_first, is_left, is_other, is_paired, lead, numbers, others, pairs, rest;
 numbers = parsing_supply$told(reading);
 is_paired = $and($lt(2, $len(numbers)), () => $eq($mod($len(numbers), 2), 1));
 others = $list($each(reading.numbers, (number) => number, (number) => !$in(number.role, parsing_supply$DUE_ROLES)));
 is_other = $any($each(others, (each) => $and((each.role !== numbers$Role.ROUND), () => $any_of((each.role !== numbers$Role.PLAYERS), () => $lt($add($mul(2, each.value), 1), $len(numbers))))));
 if (($t($call(reading, "lacks", "deck", "rest", "only", "whole")) || !$t(is_paired) || $t(is_other))) {
  return null;
 }
 [deck, ...rest] = $list(numbers);
 couples = $list($zip($slice(rest, null, null, 2), $slice(rest, 1, null, 2), { strict: true }));
 lead = $slice(reading.words, null, $get(rest, 0).place, null);
 is_left = $and($any($each(lead, (word) => $in("sanctuary", word.kinds))), () => $any($each(lead, (word) => beside$is_any(word, ["rest", "only", "whole"]))));
 is_deck_first = $any_of(is_left, () => $any($each(lead, (word) => $in("deck", word.kinds))));
 pairs = parsing_supply$pairs(reading, couples);
 if ((!$t(pairs) || !$t(is_deck_first) || $lt(parsing_supply$SANCTUARIES, deck.value))) {
  return null;
 }
 return new case$DuesCase({ deck: deck.value, dues: $tuple(pairs), is_last_round: reading.is_last_named });
}
function parsing_supply$told(reading) {
 let again, numbers, place, rest, told;
 numbers = $list($each(reading.numbers, (number) => number, (number) => ($in(number.role, parsing_supply$DUE_ROLES) && !$t(parsing_supply$is_of_rest(reading, number)))));
 told = $list($each(numbers, (number) => number, (number) => !$t(beside$is_in_question(reading.words, number.place))));
 again = $set($each(numbers, (number) => number.value, (number) => !$in(number, told)));
 if (($lt(2, $len(told)) && $le(again, $set($each(told, (number) => number.value))))) {
  numbers = told;
 }
 for (place of $iter((($t(numbers) && $eq($mod($len(numbers), 2), 0)) ? [$sub($len(numbers), 1), 1] : []))) {
  rest = [...$iter($slice(numbers, null, place, null)), ...$iter($slice(numbers, $add(place, 1), null, null))];
  if ($eq($get(numbers, place).value, $sum($each($slice(rest, 2, null, 2), (number) => number.value)))) {
   return rest;
  }
 }
 return numbers;
}
function parsing_supply$is_of_rest(reading, number) {
 let after, before, end, is_found, is_one, is_spelled, start;
 [before, after] = $list([beside$at(reading.words, $sub(number.place, 1)), beside$at(reading.words, $add(number.place, 1))]);
 [start, end] = $list(seats$clause_of(reading.words, number.place));
 is_found = $any($each($slice(reading.words, start, end, null), (word) => $in("find", word.kinds)));
 is_one = $and($eq(number.value, 1), () => $and($in("sanctuary", after.kinds), () => is_found));
 is_spelled = $get(reading.words, number.place).is_spelled;
 return $any_of(is_one, () => $and(is_spelled, () => $any_of(beside$is_any(before, ["elsewhere"]), () => beside$is_any(after, ["elsewhere"]))));
}
function parsing_supply$pairs(reading, couples) {
 let first, is_due, is_swapped, is_told, pairs, second, straight, swapped, told;
 straight = $list($each(couples, ([first, second]) => [first.value, second.value]));
 swapped = $list($each(couples, ([first, second]) => [second.value, first.value]));
 told = $list($each(couples, ([first, second]) => [parsing_supply$is_played(reading, first), parsing_supply$is_played(reading, second)]));
 is_told = $all($each(told, ([first, second]) => !$eq(first, second)));
 if (($lt(1, $len(couples)) && !$t(is_told) && $t(parsing_supply$are_fair(straight)) && !$t(parsing_supply$are_fair(swapped)))) {
  return straight;
 }
 if (($lt($add($mul(2, $len(couples)), 1), parsing_supply$FEWEST_NUMBERS) && !$t(is_told))) {
  return [];
 }
 is_swapped = $and(is_told, () => $all($each(told, ([_, second]) => second)));
 [first, second] = $list($get(couples, 0));
 is_due = $le(parsing_supply$steps(reading, second, "due", "draw"), parsing_supply$steps(reading, first, "due", "draw"));
 is_due = $any_of(is_swapped, () => $any_of($and(is_told, () => $all($each(told, ([played, _]) => played))), () => $and(is_due, () => !$t(is_told))));
 pairs = ($t(is_swapped) ? swapped : straight);
 return (($t(is_due) && $t(parsing_supply$are_fair(pairs))) ? pairs : []);
}
function parsing_supply$are_fair(pairs) {
 let is_fair;
 is_fair = $all($each(pairs, ([played, due]) => $and(($le(1, played) && $le(played, numbers$GREATEST_DURATION)), () => ($le(1, due) && $le(due, parsing_supply$MOST_DUE)))));
 return $and(is_fair, () => ($eq($len($set($each(pairs, ([played, _]) => played))), $len(pairs)) && $le($len(pairs), numbers$MOST_PLAYERS)));
}
function parsing_supply$parse_first_due(reading) {
 let clause, deck, due, end, first, is_other, is_whole, number, sentence, start;
 deck = [];
 due = [];
 first = [];
 for (number of $iter(reading.numbers)) {
  if (!$in(number.role, $set([numbers$Role.CARDS, numbers$Role.DURATION]))) {
   continue;
  }
  [start, end] = $list(seats$clause_of(reading.words, number.place));
  [clause, sentence] = $list([$slice(reading.words, start, end, null), $call(reading, "sentence_of", number)]);
  if ($t($any($each(sentence, (word) => $in("lowest", word.kinds))))) {
   $call(first, "append", number.value);
  } else if ($t($any($each(clause, (word) => $in("deck", word.kinds))))) {
   $call(deck, "append", number.value);
  } else if ($t($any($each(clause, (word) => beside$is_any(word, ["due", "draw"]))))) {
   $call(due, "append", number.value);
  } else {
   return null;
  }
 }
 is_other = $any_of(!$t($call(reading, "lacks", "clue", "pay", "tie", "wins")), () => $bool(reading.counts));
 is_whole = $and(($eq($len(deck), $len(due)) && $eq($len(due), $len(first)) && $eq($len(first), 1)), () => !$t(is_other));
 if ((!$t(is_whole) || !($le(1, $get(first, 0)) && $le($get(first, 0), $min($get(deck, 0), $get(due, 0)))) || $le($get(due, 0), $get(deck, 0)))) {
  return null;
 }
 return new case$ShortageCase({ deck: $get(deck, 0), due: $get(due, 0), first: $get(first, 0), is_last_round: reading.is_last_named });
}
function parsing_supply$parse_shortage(reading) {
 let deck, due, is_deck, is_deck_first, is_due_first, is_fair, is_other, several, values;
 [is_deck_first, is_due_first] = $list([$in(reading.marks, parsing_supply$DECK_FIRST), $in(reading.marks, parsing_supply$DUE_FIRST)]);
 several = $and($in(reading.marks, parsing_supply$SEVERAL_DUE), () => $call(reading, "lacks", "play", "bracket", "stranger", "one", "own", "the"));
 several = $and(several, () => $le($max($slice($call(reading, "values", ...$iter(parsing_supply$COUNTING)), 1, null, null)), parsing_supply$MOST_DUE));
 is_deck_first = $any_of(is_deck_first, () => several);
 is_other = $any_of($bool(reading.counts), () => !$t($call(reading, "lacks", "region", "per", "keep", "clue")));
 is_other = $or(is_other, $and($call(reading, "has", "says"), () => $call(reading, "lacks", "sanctuary", "draw")));
 is_deck = $any_of($call(reading, "has", "deck"), () => $call(reading, "has", "rest", "draw"));
 if ((!$t(is_deck) || $t($call(reading, "lacks", "due", "draw")) || !($t(is_deck_first) || $t(is_due_first)) || $t(is_other))) {
  return null;
 }
 values = $call(reading, "values", ...$iter(parsing_supply$COUNTING));
 [deck, due] = $list((!$t(is_due_first) ? [$get(values, 0), $sum($slice(values, 1, null, null))] : [$get(values, 1), $get(values, 0)]));
 is_fair = $and($le(deck, parsing_supply$SANCTUARIES), () => $le(1, due));
 return ($t(is_fair) ? new case$ShortageCase({ deck: deck, due: due, is_last_round: reading.is_last_named }) : null);
}

// faraway.rulebook.cases.preferring
const preferring$TAKING = ["take", "grab", "pick"];
const preferring$OF_SCORE = ["pay", "give", "points", "lowest", "wins", "reckon"];
const [preferring$NEXT, preferring$ROW] = [3, 3];
function preferring$is_counted(reading) {
 let is_row, words;
 words = reading.words;
 is_row = $and($le(preferring$ROW, $len($set(reading.durations))), () => !$t(reading.sanctuaries.phrases));
 return $and(is_row, () => $any($each($call(reading, "places", "many"), (place) => $and($any($each($slice(words, place, $add($add(place, preferring$NEXT), 2), null), (word) => $in("sanctuary", word.kinds))), () => !$t($any($each($slice(words, place, beside$stop_after(words, place), null), (word) => beside$is_any(word, ["draw", "clue", "deck"]))))))));
}
function preferring$is_sought(reading) {
 let is_found, is_row;
 is_row = $and($le(preferring$ROW, $len($set(reading.durations))), () => !$t(reading.sanctuaries.phrases));
 is_found = $and($call(reading, "has", "which", "sanctuary"), () => !$t($call(reading, "lacks", "find", "give", "getting")));
 return $and(is_row, () => $and(is_found, () => $call(reading, "lacks", "pay", "points", "need", "draw", "clue", "hand")));
}
function preferring$is_wanted(reading) {
 let is_told;
 is_told = $and($lt(1, $len($set(reading.durations))), () => $call(reading, "has", "who", "middle"));
 return $and(is_told, () => $call(reading, "lacks", "sanctuary", "clue", "deck", ...$iter(preferring$OF_SCORE)));
}
function preferring$is_of_last_turn(reading) {
 let is_asked, is_last, is_told;
 is_last = $any_of(tabled$is_last_round(reading), () => $call(reading, "has", "previous", "still"));
 is_asked = $and($call(reading, "has", "region", "still"), () => !$t($call(reading, "lacks", ...$iter(preferring$TAKING))));
 is_told = $and($bool(reading.durations), () => $call(reading, "lacks", "who", "deck", "many", ...$iter(preferring$OF_SCORE)));
 return $and(is_last, () => $and(is_asked, () => is_told));
}
function preferring$is_of_steps(reading) {
 let is_of_both, is_ordered;
 is_of_both = $and($call(reading, "has", "region", "sanctuary", "play", "first"), () => !$t($call(reading, "lacks", ...$iter(preferring$TAKING))));
 is_ordered = !$t($call(reading, "lacks", "then", "after", "before"));
 return $and(is_of_both, () => $and(is_ordered, () => $call(reading, "lacks", "who", "many", "clue", "find", "deck", ...$iter(preferring$OF_SCORE))));
}
function preferring$keeps_several(reading) {
 let is_told, kept;
 kept = $list($each(reading.numbers, (number) => number, (number) => ($lt(1, number.value) && $t($any($each($slice(reading.words, $max($sub(number.place, preferring$NEXT), 0), number.place, null), (word) => beside$is_any(word, ["keep"])))))));
 is_told = $and($call(reading, "has", "draw", "sanctuary"), () => $call(reading, "lacks", "region", "clue", "many", ...$iter(preferring$OF_SCORE)));
 return $and($bool(kept), () => is_told);
}
function preferring$is_of_totals(reading) {
 let is_told;
 is_told = $and($call(reading, "has", "wins", "lowest"), () => $le(preferring$ROW, $len($set(reading.durations))));
 return $and(is_told, () => $call(reading, "lacks", "sanctuary", "middle", "deck", "hand", ...$iter(preferring$TAKING)));
}
function preferring$is_blind(reading) {
 let is_asked;
 is_asked = $and($call(reading, "has", "deck", "draw"), () => $and($bool(reading.durations), () => doubts$asks_leave(reading.words)));
 return $and(is_asked, () => $call(reading, "lacks", "sanctuary", "clue", "find", "many", ...$iter(preferring$OF_SCORE)));
}
function preferring$is_of_market(reading) {
 let is_told;
 is_told = $and($bool($call(reading, "values", numbers$Role.PLAYERS)), () => $bool($call(reading, "values", numbers$Role.CARDS)));
 return $and(is_told, () => $and($call(reading, "has", "middle", "reveal"), () => $call(reading, "lacks", "sanctuary", "deck", ...$iter(preferring$OF_SCORE))));
}
const preferring$PREFERENCES = [[preferring$is_counted, "most-sanctuaries"], [preferring$is_sought, "previous-or-highest"], [preferring$is_of_totals, "tie-break"], [preferring$is_wanted, "who-takes-first"], [preferring$is_of_last_turn, "finding-in-round-eight"], [preferring$is_of_steps, "region-or-sanctuary-first"], [preferring$is_blind, "blind-draw-region"], [preferring$keeps_several, "keeping-several-sanctuaries"], [preferring$is_of_market, "market-size"]];
function preferring$preferred_of_turn(reading) {
 return $next($each(preferring$PREFERENCES, ([is_told, ruling]) => ruling, ([is_told, ruling]) => $t(is_told(reading))), "");
}

// faraway.rulebook.cases.parsing
const [parsing$SEVERAL_DUE, parsing$NEAR, parsing$NEAR_PAID] = [4, 8, 5];
const parsing$TURNS = ["take", "grab", "pick"];
const parsing$OF_SCORE = ["pay", "reckon", "give", "many", "enough"];
const parsing$AS_WELL = $frozenset(["also", "too", "same", "auch", "ebenfalls", "aussi", "pareil", "anche", "pure"]);
const parsing$PARSERS = [parsing_drawn$parse_most_drawn, parsing_drawn$parse_hand_draw, parsing_picks$parse_picks, parsing_seats$parse_seat, parsing_rounds$parse_claim, parsing_rounds$parse_limit, parsing_state$parse_state, parsing_rounds$parse_rounds, parsing_rounds$parse_hand, parsing_table$parse_choice, parsing_table$parse_deck, parsing_sanctuary$parse_sanctuary, parsing_draw$parse_draw_scene, parsing_drawn$parse_drawn, parsing_scene$parse_scene, parsing_supply$parse_first_due, parsing_supply$parse_dues, parsing_supply$parse_shortage, parsing_rank$parse_rank, parsing_play$parse_tie, parsing_play$parse_tie_rows, parsing_seats$parse_finders, parsing_play$parse_order, parsing_cards$parse_card, parsing_cards$parse_shows, parsing_supply$parse_keep, parsing_supply$parse_clues, parsing_supply$parse_deal, parsing_supply$parse_market, parsing_cards$parse_quest, parsing_cards$parse_sets, parsing_cards$parse_need, parsing_play$parse_row, parsing_play$parse_draw, parsing_play$parse_find, parsing_draw$parse_no_draw];
const parsing$OF_PLAY = [parsing_draw$parse_draw_scene, parsing_play$parse_draw, parsing_play$parse_find, parsing_draw$parse_no_draw];
const parsing$OPEN = [parsing_rounds$parse_claim, parsing_draw$parse_open_draw];
function parsing$parse_case(question, language, is_known) {
 let found, is_apart, is_paid, others, reading, rest, seen;
 reading = reading$read_question(question, language, is_known);
 found = parsing$parse(reading);
 if ((((found === null) || $t($isinstance(found, case$RegionsCase))) && !$t($call(reading, "lacks", "says", "person", "stranger")))) {
  found = $any_of(parsing$parse(reading$read_question(question, language, is_known, false)), () => found);
 } else if (($t($isinstance(found, case$TableauCase)) && $t($call(reading, "lacks", "pay", "give", "reckon", "many", "what", "need")))) {
  rest = reading$read_question(question, language, is_known, false);
  found = ($t($call(rest, "has", claims$CLAIMED_FIND)) ? parsing$parse(rest) : found);
 }
 if ((((found === null) || $t($isinstance(found, case$RegionsCase))) && !$t($call(reading, "lacks", "leftward", "hidden", "aside")))) {
  seen = parsing$parse_seen(question, language, is_known);
  is_apart = $and((seen !== null), () => !$t(rows$is_left_of_another(scene$read_scene(reading), seen.region)));
  found = ($t(is_apart) ? seen : found);
 }
 if ((((found === null) || $t($isinstance(found, case$RowPayCase))) && !$eq(unseen$without_failed(reading.words), reading.words))) {
  others = parsing$parse(reading$read_question(question, language, is_known, undefined, false));
  is_paid = $and($isinstance(others, $or(case$TableauCase, case$RowPayCase)), () => (found === null));
  found = (($t(is_paid) || $t($isinstance(others, case$QuestCase))) ? others : found);
 }
 return (((found === null) || $t(contradicting$is_contradicted(question, language, reading, found))) ? null : found);
}
function parsing$parse_seen(question, language, is_known) {
 let found, has_claims, reading;
 for (has_claims of $iter([true, false])) {
  reading = reading$read_question(question, language, is_known, has_claims, false);
  found = parsing$parse(reading);
  if (($t($isinstance(found, case$TableauCase)) || ($t($isinstance(found, case$CardCase)) && $t(found.view)))) {
   return found;
  }
 }
 return null;
}
function parsing$parse(reading) {
 let found, is_asked, is_compared, is_drawn, is_first_find, is_of_clue, is_of_first, is_of_rounds, is_paid, is_row_asked, is_turn_asked;
 found = parsing$parse_any(reading);
 is_paid = $isinstance(found, $or($or($or($or($or($or($or(case$CardCase, case$TableauCase), case$NeedCase), case$QuestCase), case$RowPayCase), case$SetsCase), case$RegionsCase), case$OptionsCase));
 is_asked = !$t($call(reading, "lacks", "many", "what", "which", "show", "pay", "give", "enough"));
 is_of_clue = $and($isinstance(found, case$CardCase), () => $and(!$t(found.view), () => $and($call(reading, "has", "clue"), () => !$t(is_asked))));
 is_of_clue = $or(is_of_clue, $and($isinstance(found, case$CardCase), () => $and(!$t(found.view), () => $in(found.region, parsing$fames_of(reading)))));
 is_drawn = $and(parsing_drawn$asks_draw(reading), () => $call(reading, "lacks", "pay", "reckon", "need"));
 is_drawn = $or(is_drawn, $and($bool($call(reading, "values", numbers$Role.CARDS)), () => $and($call(reading, "has", "draw"), () => $call(reading, "lacks", ...$iter(parsing$OF_SCORE)))));
 is_of_rounds = $and($isinstance(found, case$OrderCase), () => parsing$is_of_several_rounds(reading));
 is_of_first = $and(is_paid, () => $and(asked_as_well$is_of_first_round(reading), () => $call(reading, "has", "sanctuary", "pay")));
 is_first_find = $and(is_of_first, () => $and(!$t(reading.sanctuaries.phrases), () => parsing$is_paid_in_sanctuaries(reading)));
 is_turn_asked = $and(is_paid, () => $and($call(reading, "has", "which", "scoring"), () => $call(reading, "lacks", "pay", "give", "many", "reckon")));
 is_compared = $and(is_paid, () => $and($call(reading, "has", "comparing"), () => $call(reading, "lacks", "pay", "give", "reckon")));
 if (($t(is_of_clue) || $t(is_of_rounds) || $t(is_first_find) || $t(is_turn_asked) || $t(is_compared))) {
  return null;
 }
 if ((($t(is_paid) && $t(is_drawn)) || $t(asked_as_well$is_row_of_several(reading, found)))) {
  return null;
 }
 is_row_asked = $and($isinstance(found, case$DrawCase), () => $and($lt(2, $len(found.row)), () => asked_as_well$asks_found(reading)));
 return (($t($isinstance(found, case$DrawCase)) && $t(is_row_asked)) ? $evolve(found, { has_found: true }) : found);
}
function parsing$is_of_several_rounds(reading) {
 return $lt(1, $len($set([...$iter($call(reading, "values", numbers$Role.ROUND)), ...$iter(($t(reading.is_first_named) ? [1] : []))])));
}
function parsing$parse_any(reading) {
 let chosen, found, is_of_play, is_open, phrases, rest;
 phrases = reading.sanctuaries.phrases;
 chosen = parsing_options$parse_options(reading);
 if ((chosen !== null)) {
  return chosen;
 }
 if ($t(doubts$is_in_doubt(reading.words, reading.numbers, phrases))) {
  return null;
 }
 is_open = $any_of(reading.sanctuaries.is_doubtful, () => $call(reading, "has", "forgotten"));
 found = ($t(is_open) ? null : parsing$first_case(reading, parsing$PARSERS));
 if (((found === null) && !$t(is_open))) {
  found = parsing_sheet$parse_sheet(reading);
 }
 is_of_play = $call(reading, "lacks", "tie", "lowest", "wins", "who", "pay");
 is_of_play = $both(is_of_play, !($t(parsing_drawn$asks_draw(reading)) && $t(parsing_drawn$asks_of_hand(reading))));
 if (((found === null) && $t(is_of_play) && ($t($call(reading, "has", "hand")) || $t(tabled$in_middle(reading))))) {
  rest = tabled$without_unplayed(reading);
  found = ($t(rest.counts) ? null : parsing$first_case(rest, parsing$OF_PLAY));
 }
 if ((found === null)) {
  found = parsing$first_case(reading, parsing$OPEN);
 }
 if ((found === null)) {
  found = parsing_scene$parse_regions(reading);
  return (((found !== null) && $t(accounting$is_accounted(reading, found))) ? found : null);
 }
 return found;
}
function parsing$first_case(reading, parsers) {
 let case_, found;
 found = $next($each(parsers, (parse) => case_, (parse) => ((case_ = parse(reading)) !== null)), null);
 if (((found === null) || !$t(accounting$is_accounted(reading, found)))) {
  return null;
 }
 if (($t(parsing$is_of_need(reading)) && $t($isinstance(found, $or(case$NeedCase, case$CardCase))))) {
  return null;
 }
 return (!$t(reading.supposed.is_any) ? found : parsing$with_supposed(reading, found));
}
function parsing$with_supposed(reading, found) {
 let is_sure, shown, supposed;
 supposed = reading.supposed;
 if ((!$t($isinstance(found, case$TableauCase)) || ($t(supposed.is_swapped) && !$eq($len(found.later), 1)))) {
  return null;
 }
 if (($t(supposed.is_last) || $t(supposed.is_swapped))) {
  return $evolve(found, { is_also_last: true });
 }
 shown = new Map($each($set([...$iter(found.sanctuaries), ...$iter(supposed.icons)]), (icon) => [icon, $add($call(found.sanctuaries, "get", icon, 0), $call(supposed.icons, "get", icon, 0))]));
 is_sure = values$is_settled($evolve(found, { sanctuaries: shown }), reading.sanctuaries.unknown);
 return ($t(is_sure) ? $evolve(found, { added: supposed.icons }) : null);
}
function parsing$is_of_need(reading) {
 return $and($bool($call(reading, "counts_of", "need")), () => doubts$asks_when(reading.words, reading.numbers));
}
function parsing$preferred_ruling(question, language) {
 let is_draw, is_found, is_needed, is_other, is_scored, is_told, of_fixed, of_table, of_words, reading;
 reading = reading$read_question(question, language);
 if ($t((of_words = $any_of(preferring$preferred_of_turn(reading), () => parsing$preferred_of_words(reading))))) {
  return of_words;
 }
 if (($t($call(reading, "has", "tie")) && ($lt(1, $len(reading.durations)) || ($t($call(reading, "has", "lowest")) && $t(reading.durations))))) {
  return ($t(accounting$is_left_out(reading.words)) ? "tie-break-hand" : "tie-break");
 }
 of_fixed = ($t(parsing$is_of_fixed(reading)) ? "sanctuary-prerequisite" : "");
 if ($t((of_table = $any_of(of_fixed, () => parsing$preferred_of_table(reading))))) {
  return of_table;
 }
 is_needed = $and($call(reading, "has", "need"), () => $any_of($call(reading, "lacks", ...$iter(parsing$TURNS)), () => !$t($call(reading, "lacks", ...$iter(view$WONDERS)))));
 is_scored = $and($any_of(is_needed, () => !$t($call(reading, "lacks", "pay", "give"))), () => $call(reading, "lacks", "who", "deck", "find", "draw", "clue"));
 if (($t(is_scored) && $lt(1, $len($set([...$iter(reading.durations), ...$iter($call(reading, "values", numbers$Role.ROUND))]))))) {
  return "earlier-regions";
 }
 is_other = !$t($call(reading, "lacks", "who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden"));
 if (($lt(1, $len($set(reading.durations))) && !$t(reading.counts) && !$t(is_other))) {
  is_found = !$t($call(reading, "lacks", "sanctuary", "find", "previous", "earlier", "then", "after"));
  return ($t(is_found) ? "when-do-i-find" : "");
 }
 is_told = $any_of($in("clue", reading.counts), () => $call(reading, "has", "clue", "draw"));
 is_draw = $and(is_told, () => $and($call(reading, "has", "many"), () => !$t($call(reading, "lacks", "draw", "sanctuary"))));
 return (($t(is_draw) && $t($call(reading, "lacks", "pay", "need"))) ? "how-many-drawn" : "");
}
function parsing$preferred_of_words(reading) {
 let is_apart, is_compared, is_large;
 is_apart = $and($call(reading, "has", "difference", "sanctuary"), () => $lt(1, $len(reading.durations)));
 is_compared = $and($call(reading, "has", "comparing"), () => $and($bool(reading.durations), () => $call(reading, "lacks", "who", "tie")));
 is_large = $any($each(reading.numbers, (number) => $and((number.role === numbers$Role.PLAYERS), () => $and(($lt(numbers$MOST_PLAYERS, number.value) && $le(number.value, numbers$LARGEST_GROUP)), () => !$in("the", beside$at(reading.words, $sub(number.place, 1)).kinds)))));
 if ($t(is_large)) {
  return "how-many-players";
 }
 if (($t($call(reading, "lacks", "pay")) && ($t(is_compared) || $t(is_apart)))) {
  return ($t(is_compared) ? "previous-or-highest" : "when-do-i-find");
 }
 if ($t(asked_as_well$is_rest_asked(reading))) {
  return "leftover-sanctuaries";
 }
 return (($t(parsing$is_of_need(reading)) && $lt($len(reading.durations), 2)) ? "prerequisite-when" : "");
}
function parsing$fames_of(reading) {
 return $set($each(reading.sanctuaries.phrases, (each) => each.quest.fame, (each) => ($t(each.quest) && !$t(each.quest.counted))));
}
function parsing$is_of_fixed(reading) {
 let fixed, is_alone, is_needed;
 fixed = parsing$fames_of(reading);
 is_alone = $and($eq($len(reading.sanctuaries.phrases), 1), () => $le($set(reading.durations), fixed));
 is_needed = $and($call(reading, "has", "need"), () => $and($call(reading, "lacks", "region"), () => !$t($call(reading, "lacks", ...$iter(view$WONDERS)))));
 return $and($bool(fixed), () => $and(is_alone, () => $any_of($bool(reading.sanctuaries.denied), () => is_needed)));
}
function parsing$preferred_of_end(reading) {
 let is_held, is_of_all, is_over, is_short;
 is_over = $any_of(reading.is_last_named, () => $call(reading, "has", "game-end"));
 if (($in("taking-in-round-eight", asked_as_well$asked_as_well(reading)) && !$t($call(reading, "has", "draw", "many")))) {
  return "taking-in-round-eight";
 }
 is_of_all = $and($call(reading, "has", "all-rounds", "many", "middle"), () => !$t($call(reading, "lacks", ...$iter(parsing$TURNS))));
 if (($t(is_of_all) && $t($call(reading, "lacks", "sanctuary", "pay", "deck", "removed")))) {
  return "must-i-take-a-region";
 }
 is_held = $and($call(reading, "has", "hand"), () => $call(reading, "lacks", "tie", "lowest", "wins", "sanctuary", "find", "pay"));
 if (($t(is_over) && $t(is_held) && $t(reading.durations))) {
  return "regions-left-in-hand";
 }
 if (($t(parsing$is_played_twice(reading)) && $t($call(reading, "lacks", "tie", "lowest", "wins", "sanctuary", "middle")))) {
  return "two-same-durations";
 }
 is_short = $any((function* ($source) { for (const place of $iter($source)) for (const word of $iter($slice(reading.words, $max($sub(place, parsing$NEAR), 0), $add(place, parsing$NEAR), null))) yield beside$is_any(word, ["not", "deny"]); })($call(reading, "places", "enough")));
 return (($t(is_short) && $t($call(reading, "has", "deck", "draw"))) ? "sanctuary-deck-runs-out" : "");
}
function parsing$is_played_twice(reading) {
 let again, cards, is_of_two;
 cards = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION)));
 again = $list($each($enumerate(cards), ([place, number]) => number, ([place, number]) => ($in(number.value, $list($each($slice(cards, null, place, null), (other) => other.value))) && $t($any($each($call(reading, "sentence_of", number), (word) => $in(word.text, parsing$AS_WELL)))))));
 is_of_two = $and($call(reading, "has", "me"), () => !$t($call(reading, "lacks", "other", "person", "pron", "elsewhere")));
 return $and($bool(again), () => is_of_two);
}
function parsing$is_paid_in_sanctuaries(reading) {
 let words;
 words = reading.words;
 return $all($each($enumerate(words), ([place, word]) => $any($each($slice(words, place, $add(place, parsing$NEAR_PAID), null), (after) => $in("sanctuary", after.kinds))), ([place, word]) => $in("pay", word.kinds)));
}
function parsing$preferred_of_sanctuaries(reading) {
 let is_drawn, is_first, is_of_clue, is_taken, is_told, is_without;
 is_taken = $and($call(reading, "has", "middle"), () => !$t($call(reading, "lacks", "take", "pick", "grab")));
 is_first = $and(asked_as_well$is_of_first_round(reading), () => $and($call(reading, "lacks", "deck", "advanced"), () => !$t(is_taken)));
 is_first = $both(is_first, $any_of($call(reading, "lacks", "pay"), () => parsing$is_paid_in_sanctuaries(reading)));
 if (($t(is_first) && !$t($call(reading, "lacks", "find", "sanctuary")))) {
  return "finding-in-round-one";
 }
 if ($t(asked_as_well$is_clue_chosen(reading))) {
  return "clue-on-sanctuary-this-round";
 }
 is_without = $any_of(reading.sanctuaries.is_none, () => $any($each($pairwise(reading.words), ([word, after]) => $and(phrases$is_none(word), () => $in("sanctuary", after.kinds)))));
 if (($t(is_without) && $t($call(reading, "has", "possible")) && $t($call(reading, "lacks", "clue", "find")) && !$t(reading.durations))) {
  return "most-sanctuaries";
 }
 is_of_clue = $and($call(reading, "has", "clue", "draw", "need"), () => $call(reading, "lacks", "pay"));
 is_told = $any_of($bool(reading.durations), () => !$t($call(reading, "lacks", "draw", "getting")));
 is_drawn = $and(is_told, () => $and(parsing_drawn$asks_draw(reading), () => $call(reading, "lacks", "pay", "deck", "tie", "see")));
 return (($t(is_of_clue) || $t(is_drawn)) ? "how-many-drawn" : "");
}
function parsing$preferred_of_table(reading) {
 let is_allowed, is_fall, is_left, is_ranked, is_short, is_turn, of_sanctuaries;
 is_ranked = $and($call(reading, "has", "lowest"), () => $lt(1, $len(reading.durations)));
 is_left = !$t($call(reading, "lacks", "rest", "only", "whole", "enough"));
 is_short = $any_of($call(reading, "has", "deck", "due"), () => $and($call(reading, "has", "deck", "draw"), () => is_left));
 is_allowed = doubts$asks_leave(reading.words);
 is_fall = $and($eq($len(reading.row), 2), () => $lt($get(reading.row, 1), $get(reading.row, 0)));
 if (($t(is_allowed) && $t(is_fall) && $t($call(reading, "has", "play")) && $t($call(reading, "lacks", "sanctuary", "find", "who")))) {
  return "lower-region-finds-nothing";
 }
 if ($t((of_sanctuaries = parsing$preferred_of_sanctuaries(reading)))) {
  return of_sanctuaries;
 }
 if (($t(is_ranked) && ($t($call(reading, "values", numbers$Role.COUNTED)) || $t($call(reading, "has", "wins"))))) {
  return "tie-break";
 }
 is_turn = $and($call(reading, "has", "region", "sanctuary"), () => !$t($call(reading, "lacks", "before", "before-doing")));
 is_turn = $both(is_turn, $and(!$t($call(reading, "lacks", "take", "grab")), () => $call(reading, "lacks", "find", "clue", "pay", "many", "who", "tie")));
 if (($t(is_allowed) && $t(is_turn) && $t(reading.durations) && $t($call(reading, "lacks", "last-round", "deck")))) {
  return "region-or-sanctuary-first";
 }
 is_short = $both(is_short, $le(parsing$SEVERAL_DUE, $len(reading.numbers)));
 return ($t(is_short) ? "sanctuary-deck-runs-out" : parsing$preferred_of_end(reading));
}

// faraway.rulebook.cases.said
class said$CaseAnswer {
 constructor($given) {
  this.understood = $given.understood;
  this.statement = $given.statement;
  this.ruling = $given.ruling;
  this.canonical = $given.canonical;
 }
}
function said$say_numbers(numbers, language) {
 return wording$words_with_commas($list($each(numbers, (number) => $str(number))), language);
}
function said$say_view(view, language) {
 return wording$words_in_a_row($list($each(view$ICONS, (icon) => wording$words_for_number($get(view, icon), icon, language), (icon) => $in(icon, view))), language);
}
function said$say_choices(order, language) {
 let number, shown, turns;
 number = values$regions_in_market($len(order));
 turns = $list($each($enumerate(order), ([taken, duration]) => message(language, "case-order-turn", { duration: duration, number: $sub(number, taken) })));
 shown = wording$words_with_commas(turns, language);
 return message(language, "case-order-choices", { players: $len(order), number: number, turns: shown });
}

// faraway.rulebook.cases.answers_on_cards
const answers_on_cards$QUEST_RULINGS = new Map([[Per.BIOME_SET, "how-many-sets"], [Per.CLUE, "quest-per-clue"], [Per.NIGHT, "quest-per-night"]]);
function answers_on_cards$answer_pay(case_, language) {
 if (case_ instanceof case$CardCase) {
  return answers_on_cards$card(case_, language);
 } else if (case_ instanceof case$TableauCase) {
  return answers_on_cards$tableau(case_, language);
 } else if (case_ instanceof case$NeedCase) {
  return answers_on_cards$need(case_, language);
 } else if (case_ instanceof case$QuestCase) {
  return answers_on_cards$quest(case_, language);
 } else if (case_ instanceof case$RowPayCase) {
  return answers_on_cards$row_pay(case_, language);
 } else if (case_ instanceof case$SetsCase) {
  return answers_on_cards$sets(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answers_on_cards$card(case_, language) {
 let facts, said, shown, view;
 view = said$say_view(case_.view, language);
 facts = answers_on_cards$facts(case_.region, language);
 facts = ($t(view) ? [...$iter(facts), ...$iter(answers_on_cards$verdict(case_, language))] : [answers_on_cards$shows(case_.region, language), ...$iter(facts)]);
 shown = ($t(view) ? "case-card-view" : "case-card");
 said = new Map([["region", case_.region], ...$iter($items(($t(view) ? new Map([["view", view]]) : new Map([]))))]);
 return new said$CaseAnswer({ understood: message(language, ("" + shown + "-understood"), { ...$object(said) }), statement: $call(" ", "join", facts), ruling: "prerequisite-not-met", canonical: message(language, ("" + shown + "-question"), { ...$object(said) }) });
}
function answers_on_cards$shows(duration, language) {
 let icons, region, said;
 region = $get(CATALOGUE.region_of, Duration(duration));
 icons = wording$words_for_icons(region, language);
 said = new Map([["biome", message(language, ("" + "term-" + region.biome.value))], ["time", message(language, ($t(region.night) ? "term-night" : "term-day"))]]);
 if (!$t(icons)) {
  return message(language, "case-card-shows-nothing", { region: duration, ...$object(said) });
 }
 return message(language, "case-card-shows", { region: duration, icons: icons, ...$object(said) });
}
function answers_on_cards$facts(duration, language) {
 let needs, quest, region;
 region = $get(CATALOGUE.region_of, Duration(duration));
 [needs, quest] = $list([wording$words_for_wonders(region.prerequisite, language), wording$words_for_quest(region.quest, language)]);
 return [($t(needs) ? message(language, "case-card-needs", { region: duration, wonders: needs }) : message(language, "case-card-needs-nothing", { region: duration })), ($t(quest) ? message(language, "case-card-quest", { quest: quest }) : message(language, "case-card-no-quest"))];
}
function answers_on_cards$tableau(case_, language) {
 let icons, later, question, said, seen, sees, view;
 seen = values$seen_by(case_);
 [view, icons] = $list([said$say_view(seen.view, language), said$say_view(case_.sanctuaries, language)]);
 later = ($t(case_.later) ? message(language, "case-tableau-then", { row: said$say_numbers(case_.later, language) }) : "");
 said = new Map([["region", case_.region], ["later", $any_of(later, () => message(language, "case-tableau-last"))], ["sanctuaries", ($t(icons) ? message(language, "case-tableau-with", { icons: icons }) : message(language, "case-tableau-without"))]]);
 sees = ($t(view) ? [message(language, "case-tableau-sees", { view: view })] : []);
 question = message(language, "case-tableau-question", { ...$object(said) });
 if ($t(case_.is_also_last)) {
  question = message(language, "case-tableau-also-question", { question: question });
 }
 if ($t(case_.added)) {
  icons = said$say_view(case_.added, language);
  question = message(language, "case-tableau-added-question", { question: question, icons: icons });
 }
 return new said$CaseAnswer({ understood: message(language, "case-tableau-understood", { ...$object(said) }), statement: $call(" ", "join", [...$iter(answers_on_cards$facts(case_.region, language)), ...$iter(sees), ...$iter(answers_on_cards$verdict(seen, language)), ...$iter(answers_on_cards$if_last(case_, language)), ...$iter(answers_on_cards$if_added(case_, language))]), ruling: "earlier-regions", canonical: question });
}
function answers_on_cards$answer_options(case_, language) {
 let best, fames, first, icons, later, most, pays, regions, said, second;
 [fames, icons] = $list([values$option_fames(case_), said$say_view(case_.sanctuaries, language)]);
 pays = $list($each(fames, ([region, fame]) => message(language, "case-row-pay", { region: region, fame: fame })));
 most = $list($each(fames, ([region, fame]) => region, ([region, fame]) => $eq(fame, $max($each(fames, ([_, each]) => each)))));
 later = ($t(case_.later) ? said$say_numbers(case_.later, language) : "");
 said = ($t(icons) ? message(language, "case-options-with", { icons: icons }) : message(language, "case-options-without"));
 [first, second] = $list(case_.regions);
 regions = message(language, "list-or", { first: $str(first), second: $str(second) });
 best = ($eq($len(most), 1) ? [message(language, "case-options-best", { region: $get(most, 0) })] : []);
 return new said$CaseAnswer({ understood: message(language, "case-options-understood", { regions: regions, later: ($t(later) ? message(language, "case-tableau-then", { row: later }) : message(language, "case-tableau-last")), sanctuaries: ($t(icons) ? message(language, "case-tableau-with", { icons: icons }) : message(language, "case-tableau-without")) }), statement: $call(" ", "join", [message(language, "case-options", { pays: wording$words_with_commas(pays, language) }), ...$iter(best)]), ruling: "earlier-regions", canonical: ($t(later) ? message(language, "case-options-first-question", { regions: regions, later: later, sanctuaries: said }) : message(language, "case-options-last-question", { regions: regions, sanctuaries: said })) });
}
function answers_on_cards$if_last(case_, language) {
 let last;
 if (!$t(case_.is_also_last)) {
  return [];
 }
 last = new case$TableauCase({ region: case_.region, later: [], sanctuaries: case_.sanctuaries });
 return [message(language, "case-tableau-also-last", { fame: values$tableau_fame(last) })];
}
function answers_on_cards$if_added(case_, language) {
 let fame, icons, shown;
 if (!$t(case_.added)) {
  return [];
 }
 shown = new Map($each($set([...$iter(case_.sanctuaries), ...$iter(case_.added)]), (icon) => [icon, $add($call(case_.sanctuaries, "get", icon, 0), $call(case_.added, "get", icon, 0))]));
 fame = values$tableau_fame(new case$TableauCase({ region: case_.region, later: case_.later, sanctuaries: shown }));
 icons = said$say_view(case_.added, language);
 return [message(language, "case-tableau-added", { icons: icons, fame: fame })];
}
function answers_on_cards$answer_regions(case_, language) {
 let alone, fame, later, row, said, shown, view;
 alone = new case$TableauCase({ region: case_.region, later: case_.later, sanctuaries: new Map([]) });
 [view, fame] = $list([said$say_view(values$seen_by(alone).view, language), values$tableau_fame(alone)]);
 [row, later] = $list([said$say_numbers(case_.row, language), said$say_numbers(case_.later, language)]);
 said = new Map([["region", case_.region], ["later", later]]);
 shown = ($t(view) ? message(language, "case-regions-show", { row: row, view: view, fame: fame }) : message(language, "case-regions-show-nothing", { row: row, fame: fame }));
 return new said$CaseAnswer({ understood: message(language, "case-regions-understood", { ...$object(said) }), statement: $call(" ", "join", [...$iter(answers_on_cards$facts(case_.region, language)), shown, message(language, "case-regions-besides")]), ruling: "earlier-regions", canonical: message(language, "case-regions-question", { ...$object(said) }) });
}
function answers_on_cards$sets(case_, language) {
 let view;
 view = said$say_view(case_.view, language);
 return new said$CaseAnswer({ understood: message(language, "case-sets-understood", { view: view }), statement: message(language, "case-card-sets", { number: values$sets_in(case_.view) }), ruling: "how-many-sets", canonical: message(language, "case-sets-question", { view: view }) });
}
function answers_on_cards$verdict(case_, language) {
 let fame, met, quest, sentences;
 [met, fame] = $list([values$prerequisite_met(case_), values$card_fame(case_)]);
 sentences = [];
 if (($t(view$asked_wonders($get(CATALOGUE.region_of, Duration(case_.region)).prerequisite)) && (met !== null))) {
  if (!$t(met)) {
   $call(sentences, "append", message(language, "case-card-missing", { wonders: answers_on_cards$missing(case_, language) }));
  }
  $call(sentences, "append", message(language, ($t(met) ? "case-card-met" : "case-card-not-met")));
 }
 quest = $get(CATALOGUE.region_of, Duration(case_.region)).quest;
 if (((fame !== null) && (quest !== null) && (quest.per === Per.BIOME_SET))) {
  $call(sentences, "append", message(language, "case-card-sets", { number: values$sets_in(case_.view) }));
 }
 if ((fame !== null)) {
  $call(sentences, "append", message(language, "case-card-pays", { fame: fame }));
 }
 return sentences;
}
function answers_on_cards$missing(case_, language) {
 let asked, short;
 asked = view$asked_wonders($get(CATALOGUE.region_of, Duration(case_.region)).prerequisite);
 short = new Map($each($call(asked, "items"), ([icon, number]) => [icon, $sub(number, $get(case_.view, icon))], ([icon, number]) => $in(icon, case_.view)));
 return said$say_view(new Map($each($call(short, "items"), ([icon, number]) => [icon, number], ([icon, number]) => $lt(0, number))), language);
}
function answers_on_cards$need(case_, language) {
 let said;
 said = new Map([["needs", said$say_view(case_.needs, language)], ["view", said$say_view(case_.view, language)]]);
 return new said$CaseAnswer({ understood: message(language, "case-need-understood", { ...$object(said) }), statement: message(language, ($t(values$need_met(case_)) ? "case-need-met" : "case-need-not-met"), { ...$object(said) }), ruling: "prerequisite-not-met", canonical: message(language, "case-need-question", { ...$object(said) }) });
}
function answers_on_cards$quest(case_, language) {
 let quest, ruling, view;
 [quest, view] = $list([wording$words_for_quest(values$quest_of(case_), language), said$say_view(case_.view, language)]);
 ruling = $call(answers_on_cards$QUEST_RULINGS, "get", values$quest_of(case_).per, "own-quest");
 return new said$CaseAnswer({ understood: message(language, "case-quest-understood", { quest: quest, view: view }), statement: message(language, "case-quest", { fame: values$quest_fame(case_), quest: quest, view: view }), ruling: ($eq($len(case_.counted), 2) ? "quest-two-biomes" : ruling), canonical: message(language, "case-quest-question", { quest: quest, view: view }) });
}
function answers_on_cards$row_pay(case_, language) {
 let fames, name, pays, quests, said, statement, sum_of_regions, values;
 fames = values$row_fames(case_);
 pays = $list($each(fames, ([region, fame]) => message(language, "case-row-pay", { region: region, fame: fame })));
 sum_of_regions = $sum($each(fames, ([_, fame]) => fame));
 statement = ($t(case_.targets) ? message(language, "case-row-pays", { pays: wording$words_with_commas(pays, language), total: sum_of_regions }) : message(language, "case-row-total", { pays: wording$words_with_commas(pays, language), regions: sum_of_regions, sanctuaries: values$sanctuary_fame(case_), total: $add(sum_of_regions, values$sanctuary_fame(case_)) }));
 quests = answers_on_cards$say_quests(case_, language);
 if ($t(case_.asked)) {
  statement = ($t(case_.targets) ? ("" + statement + " " + quests) : quests);
 }
 said = new Map([["row", said$say_numbers(case_.row, language)], ["sanctuaries", answers_on_cards$say_sanctuaries(case_, language)], ["regions", wording$words_in_a_row($list($each(case_.targets, (region) => $str(region))), language)]]);
 name = ($t(case_.targets) ? "case-row-targets" : ($t(case_.asked) ? "case-row-asked" : "case-row-whole"));
 values = ($t(case_.targets) ? said : new Map($each(["row", "sanctuaries"], (each) => [each, $get(said, each)])));
 return new said$CaseAnswer({ understood: message(language, ("" + name + "-understood"), { ...$object(values) }), statement: statement, ruling: (($t(case_.asked) && !$t(case_.targets)) ? "sanctuary-sees-all" : "earlier-regions"), canonical: message(language, ("" + name + "-question"), { ...$object(values) }) });
}
function answers_on_cards$say_quests(case_, language) {
 let fames, pays, total;
 fames = values$sanctuary_fames(case_);
 pays = $list($each(case_.asked, (place) => message(language, "case-row-quest", { sanctuary: answers_on_cards$say_sanctuary($get(case_.sanctuaries, place), language), fame: $get(fames, place) })));
 total = $sum($each(case_.asked, (place) => $get(fames, place)));
 return ($t(pays) ? message(language, "case-row-quests", { pays: wording$words_with_commas(pays, language), total: total }) : "");
}
function answers_on_cards$say_sanctuaries(case_, language) {
 let none;
 if ($t(case_.denied)) {
  none = said$say_view($fromkeys(case_.denied, 0), language);
  return message(language, "case-row-sanctuaries", { sanctuaries: none });
 }
 if (!$t(case_.sanctuaries)) {
  return message(language, "case-row-no-sanctuaries");
 }
 return message(language, "case-row-sanctuaries", { sanctuaries: wording$words_with_commas($list($each(case_.sanctuaries, (each) => answers_on_cards$say_sanctuary(each, language))), language) });
}
function answers_on_cards$say_sanctuary(shown, language) {
 let biome, colour, icons, others, paid, quest, shows;
 icons = $dict(shown.icons);
 biome = $next($each(view$BIOMES, (icon) => icon, (icon) => $in(icon, icons)), "gray");
 others = $list($each(shown.icons, ([icon, number]) => said$say_view(new Map([[icon, number]]), language), ([icon, number]) => !$eq(icon, biome)));
 quest = ($t(shown.fame) ? values$quest_of(new case$QuestCase({ fame: shown.fame, counted: shown.counted, view: new Map([]) })) : null);
 paid = ($t(shown.counted) ? wording$words_for_quest(quest, language) : message(language, "case-row-fixed", { fame: shown.fame }));
 shows = wording$words_in_a_row([...$iter(others), ...$iter(($t(quest) ? [paid] : []))], language);
 colour = message(language, ("" + "term-" + biome));
 return ($t(shows) ? message(language, "case-row-sanctuary", { colour: colour, shows: shows }) : colour);
}

// faraway.rulebook.cases.answers_on_draws
function answers_on_draws$answer_drawn(case_, language) {
 return ($t($isinstance(case_, case$HandDrawCase)) ? answers_on_draws$hand_draw(case_, language) : answers_on_draws$most_drawn(case_, language));
}
function answers_on_draws$hand_draw(case_, language) {
 let asked, hand, opened, row, said;
 [row, hand] = $list([said$say_numbers(case_.row, language), said$say_numbers(case_.hand, language)]);
 said = $list($each(values$draws_after(case_.row, case_.hand), ([region, number]) => ($t(number) ? message(language, "case-rounds-draw", { last: region, previous: $get(case_.row, -1), number: number }) : message(language, "case-rounds-none", { last: region, previous: $get(case_.row, -1) }))));
 opened = ($t(case_.is_open) ? [message(language, "case-rounds-open")] : []);
 asked = ($t(case_.is_open) ? "case-hand-draw-question" : "case-hand-draw-without");
 return new said$CaseAnswer({ understood: message(language, "case-hand-draw-understood", { row: row, hand: hand }), statement: $call(" ", "join", [message(language, "case-hand-draw", { draws: wording$words_with_commas(said, language) }), ...$iter(opened)]), ruling: "how-many-drawn", canonical: message(language, asked, { row: row, hand: hand }) });
}
function answers_on_draws$most_drawn(case_, language) {
 return new said$CaseAnswer({ understood: message(language, "case-most-drawn-understood", { round: case_.round }), statement: message(language, "case-most-drawn", { round: case_.round, number: values$most_drawn(case_.round), before: $sub(case_.round, 2) }), ruling: "most-cards-drawn", canonical: message(language, "case-most-drawn-question", { round: case_.round }) });
}

// faraway.rulebook.cases.answers_on_play
const answers_on_play$PAIR = 2;
function answers_on_play$answer_play(case_, language) {
 if (case_ instanceof case$FindCase) {
  return answers_on_play$find(case_, language);
 } else if (case_ instanceof case$DrawCase) {
  return answers_on_play$draw(case_, language);
 } else if (case_ instanceof case$RowCase) {
  return answers_on_play$row(case_, language);
 } else if (case_ instanceof case$OrderCase) {
  return answers_on_play$order(case_, language);
 } else if (case_ instanceof case$TieCase) {
  return answers_on_play$tie(case_, language);
 } else if (case_ instanceof case$RankCase) {
  return answers_on_play$rank(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answers_on_play$find(case_, language) {
 let in_all, last, name, previous, row;
 [row, [previous, last]] = $list([said$say_numbers(case_.row, language), $slice(case_.row, -2, null, null)]);
 name = ($t(values$finds(case_.row)) ? "case-find-yes" : "case-find-no");
 in_all = ($lt(answers_on_play$PAIR, $len(case_.row)) ? [answers_on_play$found_by(case_.row, language)] : []);
 return new said$CaseAnswer({ understood: message(language, "case-row-understood", { row: row }), statement: $call(" ", "join", [message(language, name, { last: last, previous: previous }), ...$iter(in_all), ...$iter(answers_on_play$last_round(case_, language))]), ruling: "when-do-i-find", canonical: message(language, "case-find-question", { row: row }) });
}
function answers_on_play$last_round(case_, language) {
 return ($t(case_.is_last_round) ? [message(language, "case-last-round")] : []);
}
function answers_on_play$draw(case_, language) {
 let asked, clues, in_all, last, number, previous, row, shown, statement;
 clues = wording$words_for_number(case_.clues, "clue", language);
 number = values$cards_due(case_.clues);
 if (!$t(case_.row)) {
  return new said$CaseAnswer({ understood: message(language, "case-draw-understood", { clues: clues }), statement: $call(" ", "join", [message(language, "case-draw", { number: number }), ...$iter(answers_on_play$last_round(case_, language))]), ruling: "how-many-drawn", canonical: message(language, "case-draw-question", { clues: clues }) });
 }
 [row, [previous, last]] = $list([said$say_numbers(case_.row, language), $slice(case_.row, -2, null, null)]);
 shown = ($t(case_.is_open) ? "case-draw-open" : "case-draw-row");
 if ($t(values$finds(case_.row))) {
  statement = message(language, shown, { number: number, last: last, previous: previous });
 } else {
  statement = message(language, "case-find-no", { last: last, previous: previous });
 }
 in_all = ($t(case_.has_found) ? [answers_on_play$found_by(case_.row, language)] : []);
 asked = ($t(case_.has_found) ? [message(language, "case-row-question", { row: row })] : []);
 return new said$CaseAnswer({ understood: message(language, ("" + shown + "-understood"), { row: row, clues: clues }), statement: $call(" ", "join", [statement, ...$iter(in_all), ...$iter(answers_on_play$last_round(case_, language))]), ruling: ($t(values$finds(case_.row)) ? "how-many-drawn" : "lower-region-finds-nothing"), canonical: $call(" ", "join", [message(language, ("" + shown + "-question"), { row: row, clues: clues }), ...$iter(asked)]) });
}
function answers_on_play$finders_of(row) {
 return $list($each($range(1, $len(row)), (place) => $get(row, place), (place) => $t(values$finds($slice(row, null, $add(place, 1), null)))));
}
function answers_on_play$found_by(row, language) {
 let found, shown;
 found = answers_on_play$finders_of(row);
 shown = wording$words_in_a_row($list($each(found, (number) => $str(number))), language);
 return ($t(found) ? message(language, "case-row", { number: $len(found), found: shown }) : message(language, "case-row-none"));
}
function answers_on_play$row(case_, language) {
 let row, statement, verdict;
 [row, statement] = $list([said$say_numbers(case_.row, language), answers_on_play$found_by(case_.row, language)]);
 if (!$t(case_.claimed)) {
  return new said$CaseAnswer({ understood: message(language, "case-row-understood", { row: row }), statement: statement, ruling: "when-do-i-find", canonical: message(language, "case-row-question", { row: row }) });
 }
 verdict = ($le(case_.claimed, $len(answers_on_play$finders_of(case_.row))) ? "case-row-claimed" : "case-row-too-many");
 return new said$CaseAnswer({ understood: message(language, "case-row-understood", { row: row }), statement: $call(" ", "join", [message(language, verdict, { claimed: case_.claimed }), statement]), ruling: "most-sanctuaries", canonical: message(language, "case-row-claimed-question", { row: row, claimed: case_.claimed }) });
}
function answers_on_play$order(case_, language) {
 let asked, order, played, row, said, shown;
 order = values$turn_order(case_.played);
 [played, shown] = $list([said$say_numbers(case_.played, language), said$say_numbers(order, language)]);
 said = ($t(case_.is_last_round) ? [message(language, "case-order-last", { order: shown })] : [message(language, "case-order", { order: shown, first: $get(order, 0), last: $get(order, -1) }), said$say_choices(order, language)]);
 if ($t(case_.is_first_round)) {
  said = [message(language, "statement-finding-in-round-one"), ...$iter(said)];
 }
 row = ($t(case_.is_first_round) ? [message(language, "case-picks-row", { played: played })] : []);
 asked = ($t(case_.is_last_round) ? "case-order-last-question" : ($t(case_.is_first_round) ? "case-order-first-question" : "case-order-question"));
 return new said$CaseAnswer({ understood: message(language, "case-order-understood", { played: played }), statement: $call(" ", "join", said), ruling: ($t(case_.is_last_round) ? "taking-in-round-eight" : "who-takes-first"), canonical: $call(" ", "join", [...$iter(row), message(language, asked, { played: played })]) });
}
function answers_on_play$tie(case_, language) {
 let asked, is_of_several, lowest, name, order;
 lowest = said$say_numbers(case_.lowest, language);
 name = ($t(case_.is_below) ? "case-tie-below" : "case-tie");
 asked = ($t(case_.is_below) ? "case-tie-below-question" : "case-tie-question");
 order = said$say_numbers(values$tie_order(case_.lowest), language);
 is_of_several = $and($lt(answers_on_play$PAIR, $len(case_.lowest)), () => !$t(case_.is_below));
 return new said$CaseAnswer({ understood: message(language, "case-tie-understood", { lowest: lowest }), statement: $call(" ", "join", [message(language, name, { winner: values$tie_winner(case_.lowest), order: order }), ...$iter(($t(case_.is_below) ? [message(language, "statement-tie-for-second")] : [])), ...$iter(($t(is_of_several) ? [message(language, "case-tie-below", { order: order })] : [])), ...$iter(($t(case_.has_hand) ? [message(language, "statement-tie-break-hand")] : []))]), ruling: ($t(case_.is_below) ? "tie-for-second" : ($t(case_.has_hand) ? "tie-break-hand" : "tie-break")), canonical: message(language, asked, { lowest: lowest }) });
}
function answers_on_play$rank(case_, language) {
 let below, is_open, players, ranked, said, shown;
 said = $list($each($zip(case_.totals, case_.lowest, { strict: true }), ([total, lowest]) => ($t(lowest) ? message(language, "case-rank-player", { total: total, lowest: lowest }) : message(language, "case-rank-plain", { total: total }))));
 ranked = $sorted($zip(values$places(case_.totals, case_.lowest), said, { strict: true }));
 shown = $list($each(ranked, ([place, player]) => message(language, "case-rank-place", { place: place, player: player })));
 players = wording$words_with_commas(said, language);
 below = $list($each(case_.totals, (total) => total, (total) => $lt(total, $max(case_.totals))));
 is_open = $lt($len($set(below)), $len(below));
 return new said$CaseAnswer({ understood: message(language, "case-rank-understood", { players: players }), statement: $call(" ", "join", [message(language, "case-rank", { places: wording$words_with_commas(shown, language) }), ...$iter(($t(is_open) ? [message(language, "statement-tie-for-second")] : []))]), ruling: ($t(is_open) ? "tie-for-second" : "tie-break"), canonical: message(language, "case-rank-question", { players: players }) });
}

// faraway.rulebook.cases.answers_on_supply
const answers_on_supply$LAST_ROUND = 8;
function answers_on_supply$answer_supply(case_, language) {
 if (case_ instanceof case$ShortageCase) {
  return answers_on_supply$shortage(case_, language);
 } else if (case_ instanceof case$DuesCase) {
  return answers_on_supply$dues(case_, language);
 } else if (case_ instanceof case$MarketCase) {
  return answers_on_supply$market(case_, language);
 } else if (case_ instanceof case$KeepCase) {
  return answers_on_supply$keep(case_, language);
 } else if (case_ instanceof case$DealCase) {
  return answers_on_supply$deal(case_, language);
 } else if (case_ instanceof case$DeckCase) {
  return answers_on_supply$deck(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answers_on_supply$shortage(case_, language) {
 let first, left, name, returned, said, told;
 name = ($lt(case_.deck, case_.due) ? "case-shortage" : "case-no-shortage");
 said = new Map([["deck", case_.deck], ["due", case_.due]]);
 returned = values$returned_of(case_.first);
 left = $add($sub(case_.deck, case_.first), returned);
 first = new Map([["first", case_.first], ["returned", returned], ["left", left]]);
 told = ($t(case_.first) ? [message(language, "case-shortage-told", { first: case_.first })] : []);
 return new said$CaseAnswer({ understood: $call(" ", "join", [message(language, "case-shortage-understood", { ...$object(said) }), ...$iter(told)]), statement: $call(" ", "join", [message(language, name, { ...$object(said) }), ...$iter(($t(case_.first) ? [message(language, "case-shortage-first", { ...$object(first) })] : [])), ...$iter(($t(case_.is_last_round) ? [message(language, "case-last-round")] : []))]), ruling: "sanctuary-deck-runs-out", canonical: $call(" ", "join", [...$iter(answers_on_supply$round_eight(case_, language)), answers_on_supply$shortage_question(case_, language)]) });
}
function answers_on_supply$shortage_question(case_, language) {
 let name;
 name = ($t(case_.first) ? "case-shortage-first-question" : "case-shortage-question");
 return message(language, name, { deck: case_.deck, due: case_.due, first: case_.first });
}
function answers_on_supply$round_eight(case_, language) {
 return ($t(case_.is_last_round) ? [message(language, "case-round-eight")] : []);
}
function answers_on_supply$dues(case_, language) {
 let dues, is_short, said, stated, total, turns;
 total = $sum($each(case_.dues, ([_, number]) => number));
 dues = $list($each(case_.dues, ([duration, number]) => message(language, "case-dues-due", { duration: duration, number: number })));
 turns = $list($each(values$draws_in_turn(case_), ([duration, number]) => message(language, "case-dues-turn", { duration: duration, number: number })));
 is_short = $lt(case_.deck, total);
 said = new Map([["deck", case_.deck], ["dues", wording$words_in_a_row(dues, language)]]);
 stated = ($t(is_short) ? message(language, "case-dues", { turns: wording$words_with_commas(turns, language) }) : message(language, "case-no-shortage", { deck: case_.deck, due: total }));
 return new said$CaseAnswer({ understood: message(language, "case-dues-understood", { ...$object(said) }), statement: $call(" ", "join", [stated, ...$iter(($t(case_.is_last_round) ? [message(language, "case-last-round")] : []))]), ruling: "sanctuary-deck-runs-out", canonical: $call(" ", "join", [...$iter(answers_on_supply$round_eight(case_, language)), message(language, "case-dues-question", { ...$object(said) })]) });
}
function answers_on_supply$market(case_, language) {
 let number;
 number = values$regions_in_market(case_.players);
 return new said$CaseAnswer({ understood: message(language, "case-market-understood", { players: case_.players }), statement: message(language, "case-market", { players: case_.players, number: number, left: $add($sub(number, case_.players), 1) }), ruling: "market-size", canonical: message(language, "case-market-question", { players: case_.players }) });
}
function answers_on_supply$keep(case_, language) {
 let asked, clues;
 clues = wording$words_for_number(values$clues_for(case_.drawn), "clue", language);
 asked = ($t(case_.is_of_clues) ? "case-keep-clues-question" : "case-keep-question");
 return new said$CaseAnswer({ understood: message(language, "case-keep-understood", { drawn: case_.drawn }), statement: $call(" ", "join", [...$iter(($t(case_.is_of_clues) ? [message(language, "case-keep-clues", { clues: clues })] : [])), message(language, "case-keep", { drawn: case_.drawn, returned: values$returned_of(case_.drawn) })]), ruling: ($t(case_.is_of_clues) ? "how-many-drawn" : "keeping-several-sanctuaries"), canonical: message(language, asked, { drawn: case_.drawn }) });
}
function answers_on_supply$deal(case_, language) {
 return new said$CaseAnswer({ understood: message(language, "case-market-understood", { players: case_.players }), statement: $call(" ", "join", [answers_on_supply$dealt(case_.players, language), message(language, "case-deck", { players: case_.players, number: values$regions_in_market(case_.players), round: 1, before: values$deck_before_market(case_.players), left: values$deck_in_round(case_.players, 1) })]), ruling: "cards-dealt", canonical: message(language, "case-deal-question", { players: case_.players }) });
}
function answers_on_supply$at_the_end(case_, language) {
 let before, is_short, left;
 left = values$deck_in_round(case_.players, $sub(answers_on_supply$LAST_ROUND, 1));
 before = message(language, "case-deck-next", { round: $sub(answers_on_supply$LAST_ROUND, 1), left: left });
 is_short = $lt(left, values$regions_in_market(case_.players));
 return [...$iter(($eq(case_.round, answers_on_supply$LAST_ROUND) ? [before] : [])), ...$iter(($t(is_short) ? [message(language, "statement-market-empty")] : []))];
}
function answers_on_supply$dealt(players, language) {
 return message(language, "case-deal", { players: players, plain: values$regions_dealt(players, Variant.STANDARD), advanced: values$regions_dealt(players, Variant.ADVANCED), returned: values$regions_returned(players) });
}
function answers_on_supply$deck(case_, language) {
 let first, is_empty, left, number, said, sentences;
 number = values$regions_in_market(case_.players);
 said = new Map([["players", case_.players], ["number", number], ["round", case_.round]]);
 sentences = [message(language, "case-deck", { ...$object(said), before: values$deck_before_market(case_.players), left: values$deck_in_round(case_.players, case_.round) })];
 if ($lt(1, case_.round)) {
  first = message(language, "case-deck-next", { round: 1, left: values$deck_in_round(case_.players, 1) });
  $call(sentences, "append", first);
 }
 if ($eq(case_.round, 1)) {
  $call(sentences, "append", message(language, "case-deck-advanced", { dealt: values$deck_when_dealt(case_.players), returned: values$regions_returned(case_.players) }));
 } else if ($lt(case_.round, answers_on_supply$LAST_ROUND)) {
  left = values$deck_in_round(case_.players, $add(case_.round, 1));
  $call(sentences, "append", message(language, "case-deck-next", { round: $add(case_.round, 1), left: left }));
 }
 if ($le($sub(answers_on_supply$LAST_ROUND, 1), case_.round)) {
  $call(sentences, "append", message(language, "case-last-round"));
 }
 if ($t(case_.has_sanctuaries)) {
  $call(sentences, "append", message(language, "case-deck-sanctuaries", { number: values$sanctuaries_in_deck() }));
 }
 if ($le($sub(answers_on_supply$LAST_ROUND, 1), case_.round)) {
  sentences = $add(sentences, answers_on_supply$at_the_end(case_, language));
 }
 if ($t(case_.has_deal)) {
  $call(sentences, "append", answers_on_supply$dealt(case_.players, language));
 }
 if ($t(case_.has_removed)) {
  sentences = $add(sentences, $list($each([$sub(case_.round, 1), case_.round], (each) => message(language, "case-deck-removed", { round: each, removed: values$removed_by(each) }))));
 }
 is_empty = $in(message(language, "statement-market-empty"), sentences);
 return new said$CaseAnswer({ understood: message(language, "case-deck-understood", { players: case_.players, round: case_.round }), statement: $call(" ", "join", sentences), ruling: ($t(is_empty) ? "market-empty" : "region-deck-size"), canonical: $call(" ", "join", answers_on_supply$deck_questions(case_, language)) });
}
function answers_on_supply$deck_questions(case_, language) {
 return [message(language, "case-deck-question", { players: case_.players, round: case_.round }), ...$iter(($t(case_.has_deal) ? [message(language, "case-deal-question", { players: case_.players })] : [])), ...$iter(($t(case_.has_removed) ? [message(language, "case-state-removed", { round: case_.round })] : []))];
}

// faraway.rulebook.cases.answers_on_turns
const answers_on_turns$QUESTION_OF_STATE = new Map([["hand", "case-state-hand"], ["removed", "case-state-removed"], ["rounds", "case-state-rounds"], ["taken", "case-state-taken"]]);
const answers_on_turns$LEFT = "regions-left-in-hand";
const answers_on_turns$RULING_OF_STATE = new Map([["hand", "cards-dealt"], ["removed", "region-nobody-took"], ["rounds", "number-of-rounds"], ["taken", "must-i-take-a-region"]]);
function answers_on_turns$answer_round(case_, language) {
 if (case_ instanceof case$RoundsCase) {
  return answers_on_turns$rounds(case_, language);
 } else if (case_ instanceof case$HandCase) {
  return answers_on_turns$hand(case_, language);
 } else if (case_ instanceof case$LimitCase) {
  return answers_on_turns$limit(case_, language);
 } else if (case_ instanceof case$StateCase) {
  return answers_on_turns$state(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answers_on_turns$answer_turn(case_, language) {
 if (case_ instanceof case$FindersCase) {
  return answers_on_turns$finders(case_, language);
 } else if (case_ instanceof case$PicksCase) {
  return answers_on_turns$picks(case_, language);
 } else if (case_ instanceof case$SeatCase) {
  return answers_on_turns$seat(case_, language);
 } else if (true) {
  throw new Error();
 }
}
function answers_on_turns$rounds(case_, language) {
 let clues, found, kept, row, said, sentences, told;
 [row, clues] = $list([said$say_numbers(case_.row, language), values$clues_by_round(case_)]);
 said = $list($each($range(1, $len(case_.row)), (last) => ($t(values$finds($slice(case_.row, null, $add(last, 1), null))) ? message(language, "case-rounds-draw", { last: $get(case_.row, last), previous: $get(case_.row, $sub(last, 1)), number: values$cards_due($get(clues, $sub(last, 1))) }) : message(language, "case-rounds-none", { last: $get(case_.row, last), previous: $get(case_.row, $sub(last, 1)) }))));
 kept = $list($each(case_.placed, (number) => message(language, "case-rounds-kept", { round: number })));
 told = ((!$t(case_.is_open) && !$t(case_.placed)) ? ["case-rounds-denied"] : []);
 found = $len($list($each($range(1, $len(case_.row)), (last) => last, (last) => $t(values$finds($slice(case_.row, null, $add(last, 1), null))))));
 sentences = [message(language, "case-rounds", { draws: wording$words_with_commas(said, language) }), ...$iter(($t(case_.is_open) ? [message(language, "case-rounds-open")] : [])), message(language, "case-rounds-found", { number: found })];
 return new said$CaseAnswer({ understood: $call(" ", "join", [message(language, "case-row-understood", { row: row }), ...$iter(kept)]), statement: $call(" ", "join", sentences), ruling: "how-many-drawn", canonical: $call(" ", "join", [message(language, "case-rounds-row", { row: row }), ...$iter(kept), ...$iter($each(told, (each) => message(language, each))), message(language, "case-rounds-question")]) });
}
function answers_on_turns$hand(case_, language) {
 let found, hand, name, said;
 if (!$t(case_.hand)) {
  name = ($lt(case_.previous, numbers$GREATEST_DURATION) ? "case-next" : "case-next-none");
  return new said$CaseAnswer({ understood: message(language, "case-next-understood", { previous: case_.previous }), statement: message(language, name, { previous: case_.previous, lowest: $add(case_.previous, 1) }), ruling: "when-do-i-find", canonical: message(language, "case-next-question", { previous: case_.previous }) });
 }
 [hand, found] = $list([said$say_numbers(case_.hand, language), values$finding_after(case_.previous, case_.hand)]);
 said = wording$words_in_a_row($list($each(found, (each) => $str(each))), language);
 name = ($t(found) ? "case-hand" : "case-hand-none");
 return new said$CaseAnswer({ understood: message(language, "case-hand-understood", { previous: case_.previous, hand: hand }), statement: $call(" ", "join", [message(language, name, { previous: case_.previous, number: $len(found), found: said }), ...$iter(($t(found) ? answers_on_turns$draws_of(case_, found, language) : []))]), ruling: "when-do-i-find", canonical: message(language, "case-hand-question", { previous: case_.previous, hand: hand }) });
}
function answers_on_turns$draws_of(case_, found, language) {
 let draws;
 draws = $list($each(values$draws_after([case_.previous], found), ([region, number]) => message(language, "case-rounds-draw", { last: region, previous: case_.previous, number: number })));
 return [message(language, "case-hand-draw", { draws: wording$words_with_commas(draws, language) }), message(language, "case-rounds-open")];
}
function answers_on_turns$limit(case_, language) {
 let asked, most, table, total;
 most = values$most_sanctuaries(case_.round);
 total = $mul(case_.players, most);
 table = ($t(case_.players) ? [message(language, "case-limit-table", { players: case_.players, total: total, all: values$sanctuaries_in_deck(), left: $sub(values$sanctuaries_in_deck(), total) })] : []);
 asked = message(language, "case-limit-question", { round: case_.round });
 return new said$CaseAnswer({ understood: message(language, "case-limit-understood", { round: case_.round }), statement: $call(" ", "join", [message(language, "case-limit", { round: case_.round, number: most }), ...$iter(table)]), ruling: "most-sanctuaries", canonical: $call(" ", "join", [...$iter(answers_on_turns$group(case_.players, language)), asked]) });
}
function answers_on_turns$group(players, language) {
 return ($t(players) ? [message(language, "case-group", { players: players })] : []);
}
function answers_on_turns$state(case_, language) {
 let asked, between, is_over, rounds, said, table;
 rounds = ($t(case_.also) ? [case_.round, case_.also] : [case_.round]);
 is_over = $and($in(case_.topic, $set(["hand", "taken"])), () => $in(numbers$MOST_ROUNDS, rounds));
 said = $list($each(rounds, (number) => answers_on_turns$stands(number, language), (number) => !$eq(case_.topic, "taken")));
 between = message(language, "case-state-between", { hand: values$hand_between() });
 table = $list($each(rounds, (number) => message(language, "case-state-table", { players: case_.players, round: number, lying: $mul(case_.players, number), hands: $mul(case_.players, values$hand_after(number)) }), (number) => ($t(case_.players) && $eq(case_.topic, "hand"))));
 asked = $list($each(rounds, (number) => message(language, $get(answers_on_turns$QUESTION_OF_STATE, case_.topic), { round: number })));
 return new said$CaseAnswer({ understood: message(language, "case-state-understood", { round: case_.round }), statement: $call(" ", "join", [...$iter(($eq(case_.topic, "taken") ? answers_on_turns$taken(case_, language) : [])), ...$iter(($t(is_over) ? [message(language, "statement-regions-left-in-hand")] : [])), ...$iter(said), ...$iter(($eq(case_.topic, "hand") ? [between] : [])), ...$iter(table), ...$iter(($in(numbers$MOST_ROUNDS, rounds) ? [message(language, "case-last-round")] : []))]), ruling: ($t(is_over) ? answers_on_turns$LEFT : $get(answers_on_turns$RULING_OF_STATE, case_.topic)), canonical: $call(" ", "join", [...$iter(answers_on_turns$group(case_.players, language)), ...$iter(asked)]) });
}
function answers_on_turns$taken(case_, language) {
 let number, taken, total;
 number = $any_of(case_.also, () => case_.round);
 taken = values$taken_by(number);
 total = message(language, "case-state-taken-all", { players: case_.players, total: $mul(case_.players, taken) });
 return [message(language, "case-state-taken-by", { round: number, taken: taken }), ...$iter(($t(case_.players) ? [total] : []))];
}
function answers_on_turns$stands(number, language) {
 return message(language, "case-state", { round: number, before: $sub(number, 1), hand: values$hand_after(number), left: $sub(numbers$MOST_ROUNDS, number), removed: values$removed_by(number) });
}
function answers_on_turns$finders(case_, language) {
 let choices, first, found, last, order, ordered, pairs, said, shown, shown_order;
 said = $list($each(case_.pairs, ([previous, last]) => ($t(values$finds([previous, last])) ? message(language, "case-finders-yes", { last: last, previous: previous, number: values$cards_due(values$clues_on([previous, last])) }) : message(language, "case-rounds-none", { last: last, previous: previous }))));
 pairs = $list($each(case_.pairs, ([previous, last]) => message(language, "case-finders-pair", { last: last, previous: previous })));
 shown = wording$words_with_commas(pairs, language);
 order = values$turn_order($tuple($each(case_.pairs, ([_, last]) => last)));
 [first, last] = $list([$get(order, 0), $get(order, -1)]);
 shown_order = said$say_numbers(order, language);
 ordered = ($t(case_.is_ordered) ? [message(language, "case-order", { order: shown_order, first: first, last: last })] : []);
 choices = ($t(case_.is_ordered) ? [said$say_choices(order, language)] : []);
 found = message(language, "case-rounds-found", { number: $len($list($each(case_.pairs, (pair) => pair, (pair) => $t(values$finds(pair))))) });
 return new said$CaseAnswer({ understood: message(language, "case-finders-understood", { pairs: shown }), statement: $call(" ", "join", [message(language, "case-finders", { finders: wording$words_with_commas(said, language) }), ...$iter(ordered), found, ...$iter(choices), ...$iter(($t(case_.is_last_round) ? [message(language, "case-last-round")] : []))]), ruling: "when-do-i-find", canonical: $call(" ", "join", [...$iter(($t(case_.is_last_round) ? [message(language, "case-round-eight")] : [])), message(language, "case-finders-question", { pairs: shown })]) });
}
function answers_on_turns$picks(case_, language) {
 let asked, chooses, later, left, market, order, played, removed, takes, told;
 if (!$t(case_.played)) {
  return answers_on_turns$left(case_, language);
 }
 [order, left] = $list([values$turn_order(case_.played), values$left_after(case_)]);
 takes = $list($each(case_.taken, ([duration, region]) => message(language, "case-picks-take", { duration: duration, region: region })));
 later = $slice(order, $len(case_.taken), null, null);
 chooses = ($t(later) ? [message(language, "case-picks-choose", { duration: $get(later, 0), regions: wording$words_in_a_row($list($each(left, (each) => $str(each))), language) })] : []);
 chooses = $add(chooses, $list($each($enumerate(later), ([place, duration]) => message(language, "case-order-turn", { duration: duration, number: $sub($len(left), place) }), ([place, duration]) => $t(place))));
 removed = ($t(later) ? message(language, "case-picks-left") : message(language, "case-picks-removed", { region: $get(left, 0) }));
 [played, market] = $list([said$say_numbers(case_.played, language), said$say_numbers(case_.market, language)]);
 told = ($t(takes) ? [message(language, "case-picks-told", { takes: wording$words_with_commas(takes, language) })] : []);
 asked = [message(language, "case-picks-row", { played: played }), message(language, "case-picks-market", { market: market }), ...$iter(told)];
 return new said$CaseAnswer({ understood: $call(" ", "join", [message(language, "case-order-understood", { played: played }), ...$iter($slice(asked, 1, null, null))]), statement: $call(" ", "join", [message(language, "case-picks", { order: said$say_numbers(order, language), turns: wording$words_with_commas([...$iter(takes), ...$iter(chooses)], language) }), removed]), ruling: ($eq($len(later), 1) ? "taken-region-replaced" : "who-takes-first"), canonical: $call(" ", "join", [...$iter(asked), message(language, "case-picks-question")]) });
}
function answers_on_turns$left(case_, language) {
 let left, rest, shown, taken, told;
 left = values$left_after(case_);
 shown = wording$words_in_a_row($list($each(left, (each) => $str(each))), language);
 taken = said$say_numbers($list($each(case_.taken, ([_, region]) => region)), language);
 told = [message(language, "case-picks-market", { market: said$say_numbers(case_.market, language) }), message(language, "case-picks-gone", { taken: taken })];
 rest = ($lt(1, $len(left)) ? [message(language, "case-picks-rest", { regions: shown }), message(language, "case-picks-left")] : [message(language, "case-picks-removed", { region: $get(left, 0) })]);
 return new said$CaseAnswer({ understood: $call(" ", "join", told), statement: $call(" ", "join", rest), ruling: ($lt(1, $len(left)) ? "taken-region-replaced" : "region-nobody-took"), canonical: $call(" ", "join", [...$iter(told), message(language, "case-picks-question")]) });
}
function answers_on_turns$seat(case_, language) {
 let said;
 said = [message(language, "case-seat", { players: case_.players, seat: case_.seat, number: values$regions_in_market(case_.players), left: values$regions_for_seat(case_.players, case_.seat) }), message(language, "case-seat-others", { before: $sub(case_.seat, 1), after: $sub(case_.players, case_.seat) })];
 return new said$CaseAnswer({ understood: message(language, "case-seat-understood", { players: case_.players, seat: case_.seat }), statement: $call(" ", "join", said), ruling: "taken-region-replaced", canonical: message(language, "case-seat-question", { players: case_.players, seat: case_.seat }) });
}

// faraway.rulebook.cases.answering
function answering$answer_case(case_, language) {
 if (case_ instanceof case$CardCase || case_ instanceof case$TableauCase || case_ instanceof case$NeedCase || case_ instanceof case$QuestCase || case_ instanceof case$RowPayCase || case_ instanceof case$SetsCase) {
  return answers_on_cards$answer_pay(case_, language);
 } else if (case_ instanceof case$RegionsCase || case_ instanceof case$OptionsCase || case_ instanceof case$HandDrawCase || case_ instanceof case$MostDrawnCase) {
  return answering$answer_row(case_, language);
 } else if (case_ instanceof case$ShortageCase || case_ instanceof case$DuesCase || case_ instanceof case$MarketCase || case_ instanceof case$KeepCase || case_ instanceof case$DealCase || case_ instanceof case$DeckCase) {
  return answers_on_supply$answer_supply(case_, language);
 } else if (case_ instanceof case$RoundsCase || case_ instanceof case$HandCase || case_ instanceof case$LimitCase || case_ instanceof case$StateCase) {
  return answers_on_turns$answer_round(case_, language);
 } else if (case_ instanceof case$FindersCase || case_ instanceof case$PicksCase || case_ instanceof case$SeatCase) {
  return answers_on_turns$answer_turn(case_, language);
 } else if (true) {
  return answers_on_play$answer_play(case_, language);
 }
}
function answering$answer_row(case_, language) {
 if ($t($isinstance(case_, $or(case$HandDrawCase, case$MostDrawnCase)))) {
  return answers_on_draws$answer_drawn(case_, language);
 }
 if ($t($isinstance(case_, case$OptionsCase))) {
  return answers_on_cards$answer_options(case_, language);
 }
 return answers_on_cards$answer_regions(case_, language);
}

// faraway.rulebook.cases.nearest_said
function nearest_said$supposed(cases, language) {
 let answers;
 answers = $list($each(cases, (case_) => answering$answer_case(case_, language)));
 return $tuple($each(answers, (each) => message(language, "nearest-case", { understood: each.understood, statement: each.statement })));
}
function nearest_said$facts_of(region, language) {
 return answering$answer_case(new case$CardCase({ region: region, view: new Map([]) }), language).statement;
}
function nearest_said$seen_on_regions(row, targets, language) {
 return [message(language, "nearest-row", { row: said$say_numbers(row, language) }), ...$iter($each($reversed($list($enumerate(row))), ([place, region]) => nearest_said$seen(region, $slice(row, $add(place, 1), null, null), language), ([place, region]) => (!$t(targets) || $in(region, targets)))), message(language, "nearest-besides")];
}
function nearest_said$seen(region, later, language) {
 let card, case_, fame, needs, quest, view;
 card = $get(CATALOGUE.region_of, Duration(region));
 case_ = new case$TableauCase({ region: region, later: later, sanctuaries: new Map([]) });
 if ((card.quest === null)) {
  return message(language, "nearest-no-quest", { region: region });
 }
 [view, fame] = $list([said$say_view(values$seen_by(case_).view, language), values$tableau_fame(case_)]);
 [needs, quest] = $list([wording$words_for_wonders(card.prerequisite, language), wording$words_for_quest(card.quest, language)]);
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
const nearest_paying$LAID = ["row", "last", "penultimate", "then", "after", "order"];
const nearest_paying$PLACED = [...$iter(nearest_paying$LAID), "first", "round"];
const nearest_paying$HELD = ["hand", "pick", "which", "choice"];
const nearest_paying$SUPPOSING = ["unreal", "if"];
const [nearest_paying$MOST_CARDS, nearest_paying$NEAR] = [3, 4];
function nearest_paying$paying_lines(scene, language) {
 let chosen, either, found, lists, quests, row, targets;
 lists = nearest_paying$lists(scene);
 either = nearest_paying$either_order(scene, lists);
 if ($t(either)) {
  return nearest_said$supposed($list($each(either, (row) => nearest_paying$with_row(scene, row, row))), language);
 }
 chosen = nearest_paying$chosen(scene, lists);
 if ((chosen !== null)) {
  return nearest_said$supposed([chosen], language);
 }
 quests = nearest_paying$quests(scene, lists);
 if ($t(quests)) {
  return nearest_said$supposed(quests, language);
 }
 [row, targets] = $list(nearest_paying$row_asked(scene, lists));
 if ((!$t(row) || $t(nearest_paying$counts_view(scene)))) {
  return nearest_paying$of_each(scene, lists, language);
 }
 targets = ($t(asking$asks_for_so_many(scene, $len(row))) ? row : targets);
 found = nearest_paying$with_targets(scene, row, targets);
 return ($t(found) ? nearest_said$supposed(found, language) : nearest_said$seen_on_regions(row, targets, language));
}
function nearest_paying$lists(scene) {
 let each, found, is_again, is_first, is_long, is_paid, is_placed, is_row;
 found = [];
 for (each of $iter(rows$cards_of(scene))) {
  is_row = ($eq($len($set(each.cards)), $len(each.cards)) && $le($len(each.cards), numbers$MOST_ROUNDS));
  is_long = $any_of($lt(2, $len(each.cards)), () => $and($lt(1, $len(each.cards)), () => $le(numbers$LEAST_DURATION, $max(each.cards))));
  is_placed = $any_of(is_long, () => $any_of(nearest_paying$is_named(scene, each.start), () => !$t($call(each.kinds, "isdisjoint", nearest_paying$PLACED))));
  is_paid = beside$is_any(beside$at(scene.words, $sub(each.start, 1)), ["pay", "give", "claim", "says"]);
  is_first = $and(!$t(found), () => $and($le(numbers$LEAST_DURATION, $get(each.cards, 0)), () => !$t(is_paid)));
  is_again = $any($each(found, (other) => $in($get(each.cards, 0), other.cards)));
  if (($t(is_row) && ($t(is_placed) || $t(is_first) || $t(is_again)))) {
   $call(found, "append", each);
  }
 }
 return found;
}
function nearest_paying$is_named(scene, place) {
 return $any_of(numbers$is_name(scene.words, place), () => beside$is_any(beside$at(scene.words, $sub(place, 1)), ["the", "own"]));
}
function nearest_paying$either_order(scene, lists) {
 let cards, is_asked, is_pair, is_weighed, named;
 cards = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(rows$cards_of(scene))));
 named = $set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(scene.lists));
 is_asked = $and($call(scene.reading, "has", "or"), () => !$t($call(scene.reading, "lacks", "then", "order", "earlier", "first")));
 is_pair = $and($eq($len(cards), 2), () => $and($eq($len(named), 2), () => $bool($any_of(lists, () => $lt(1, $len(scene.lists))))));
 is_weighed = $any($each($call(scene.reading, "places", "or"), (place) => $any($each($slice(scene.words, $add(place, 1), $add(place, nearest_paying$NEAR), null), (word) => $any_of($call(word.text, "isdigit"), () => $in("doubt", word.kinds))))));
 return (($t(is_asked) && $t(is_pair) && $t(is_weighed)) ? [cards, [$get(cards, 1), $get(cards, 0)]] : []);
}
function nearest_paying$chosen(scene, lists) {
 let is_asked, later, listed, others, pairs;
 pairs = $list($each(lists, (each) => each.cards, (each) => ($eq($len(each.cards), 2) && !$t($call(each.kinds, "isdisjoint", nearest_paying$HELD)) && $t($call(each.kinds, "isdisjoint", ["then", "row"])))));
 pairs = $any_of(pairs, () => nearest_paying$weighed(scene));
 others = $list($each(lists, (each) => each, (each) => ($eq($len(pairs), 1) && !$le($set(each.cards), $set($get(pairs, 0))))));
 is_asked = $any_of(!$t($call(scene.reading, "lacks", "which", "pick", "or")), () => scene.reading.is_last_named);
 if ((!$eq($len(pairs), 1) || $lt(1, $len(others)) || !$t(is_asked) || !$t(nearest_paying$is_told(scene)))) {
  return null;
 }
 listed = ($t(others) ? $get(others, 0).cards : []);
 if (!$t($call($set(listed), "isdisjoint", $get(pairs, 0)))) {
  return null;
 }
 later = ((!$t(others) || $t($call($get(others, 0).kinds, "isdisjoint", ["then", "after"]))) ? [] : listed);
 return new case$OptionsCase({ regions: $get(pairs, 0), later: later, sanctuaries: nearest_paying$icons(nearest_paying$phrases(scene), scene) });
}
function nearest_paying$weighed(scene) {
 let cards, found, is_pair, left, place, right, step;
 found = [];
 for (place of $iter($call(scene.reading, "places", "or"))) {
  [left, step] = $list([beside$at(scene.words, $sub(place, 1)), $add(place, 1)]);
  while ($in("the", beside$at(scene.words, step).kinds)) {
   step = $add(step, 1);
  }
  right = beside$at(scene.words, step);
  cards = $set($each(scene.free_numbers, (number) => number.value, (number) => (number.role === numbers$Role.DURATION)));
  is_pair = $and($call(left.text, "isdigit"), () => $and($call(right.text, "isdigit"), () => $le($set([left.number, right.number]), cards)));
  if (($t(is_pair) && $t($call(scene.reading, "has", "which")) && !$eq(left.number, right.number))) {
   $call(found, "append", [left.number, right.number]);
  }
 }
 return found;
}
function nearest_paying$phrases(scene) {
 return $list($each(scene.phrases, (phrase) => phrase, (phrase) => !$t(nearest_paying$is_supposed(scene, phrase))));
}
function nearest_paying$is_supposed(scene, phrase) {
 let end, start, words;
 [start, end] = $list(rows$sentence_at(scene, phrase.start));
 words = $slice(scene.words, start, end, null);
 return $and($any($each(words, (word) => $in("unreal", word.kinds))), () => $lt(0, start));
}
function nearest_paying$icons(phrases, scene) {
 let icon, number, phrase, total;
 total = $fromkeys(scene.sanctuaries.denied, 0);
 for (phrase of $iter(phrases)) {
  for ([icon, number] of $iter($call(phrase.icons, "items"))) {
   $put(total, icon, $add($call(total, "get", icon, 0), $mul(number, phrase.number)));
  }
 }
 return total;
}
function nearest_paying$is_told(scene) {
 let found;
 found = scene.sanctuaries;
 return $and(found.is_told, () => $and(!$t(found.is_doubtful), () => $all($each(found.phrases, (phrase) => nearest_paying$is_possible(phrase)))));
}
function nearest_paying$is_possible(phrase) {
 let is_coloured, shown;
 is_coloured = $any($each(phrase.icons, (icon) => $in(icon, view$BIOMES)));
 shown = $sum($each($call(phrase.icons, "items"), ([icon, number]) => number, ([icon, number]) => !$in(icon, view$BIOMES)));
 return $le($add(shown, $int((phrase.quest !== null))), ($t(is_coloured) ? 1 : 2));
}
function nearest_paying$shown(scene) {
 let shown;
 shown = $tuple((function* ($source) { for (const phrase of $iter($source)) for (const _ of $iter($range(phrase.number))) yield parsing_sheet$shown_of(phrase); })(nearest_paying$phrases(scene)));
 return ($t($all($each(shown, (each) => parsing_sheet$is_printed(each)))) ? shown : []);
}
function nearest_paying$quests(scene, lists) {
 let again, case_, is_borne, paying, row, shown;
 shown = nearest_paying$shown(scene);
 paying = $tuple($each($enumerate(shown), ([place, each]) => place, ([place, each]) => $t(each.fame)));
 again = $list($each(nearest_paying$named_again(scene, lists), (card) => card, (card) => $t($get(CATALOGUE.region_of, Duration(card)).quest)));
 if ((!$t(paying) || !$t(nearest_paying$is_told(scene)) || $t(again))) {
  return [];
 }
 row = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists)));
 is_borne = $and($bool(row), () => $all($each(lists, (each) => nearest_paying$bears(each))));
 if (($t(row) && !$t(is_borne))) {
  return [];
 }
 if (($t(row) && $t(nearest_paying$is_either(scene)))) {
  return $list($each(paying, (place) => new case$RowPayCase({ row: row, targets: [], sanctuaries: [$get(shown, place)], asked: [0] })));
 }
 if ($t(row)) {
  return [new case$RowPayCase({ row: row, targets: [], sanctuaries: shown, asked: paying })];
 }
 return $list($each(paying, (place) => case_, (place) => ((case_ = nearest_paying$counted(scene, shown, place)) !== null)));
}
function nearest_paying$bears(listed) {
 return $and(!$t($call(listed.kinds, "isdisjoint", [...$iter(view$ICONS), "region"])), () => $call(listed.kinds, "isdisjoint", ["then", "after"]));
}
function nearest_paying$is_either(scene) {
 let phrases;
 phrases = scene.phrases;
 return $any((function* ($source) { for (const index of $iter($source)) for (const word of $iter($slice(scene.words, $get(phrases, $sub(index, 1)).end, $get(phrases, index).start, null))) yield $in("or", word.kinds); })($range(1, $len(phrases))));
}
function nearest_paying$counted(scene, shown, place) {
 let asked, counts, others, view;
 asked = $get(shown, place);
 counts = scene.reading.counts;
 if ((!$t(asked.counted) || !$t($both($set(asked.counted), $set(counts))) || $t($call(scene.reading, "is_doubtful", "", "have")))) {
  return null;
 }
 others = ($t(nearest_paying$is_either(scene)) ? [asked] : shown);
 view = new Map($each(view$ICONS, (icon) => [icon, $add($call(counts, "get", icon, 0), $sum($each(others, (each) => $call($dict(each.icons), "get", icon, 0))))], (icon) => $in(icon, asked.counted)));
 return new case$QuestCase({ fame: asked.fame, counted: asked.counted, view: view });
}
function nearest_paying$named_again(scene, lists) {
 let _, asked, end, found, is_card, is_later, is_listed, is_other, known, longest, named, number;
 longest = $max(lists, { key: (each) => $len(each.cards), default: null });
 named = [];
 asked = [];
 found = [];
 for (number of $iter(scene.free_numbers)) {
  is_listed = $and((longest !== null), () => ($le(longest.start, number.place) && $le(number.place, longest.end)));
  is_other = $in(number.role, $set([numbers$Role.COUNTED, numbers$Role.CLAIM, numbers$Role.ICONS, numbers$Role.PLAYERS]));
  is_card = $any_of((number.role === numbers$Role.DURATION), () => $and($le(numbers$LEAST_DURATION, number.value), () => !$t(is_other)));
  is_later = $and((longest !== null), () => $and($in(number.value, longest.cards), () => !$t(is_listed)));
  if (($t(is_card) && ($t(is_later) || $in(number.value, named)) && !($t(is_listed) && $lt(1, $len(lists))))) {
   [_, end] = $list(rows$sentence_at(scene, number.place));
   $call(found, "append", number.value);
   asked = $add(asked, ($eq(beside$at(scene.words, end).text, "?") ? [number.value] : []));
  }
  $call(named, "append", number.value);
 }
 known = $set((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(lists));
 return $tuple($fromkeys($each($any_of(asked, () => found), (card) => card, (card) => $in(card, known))));
}
function nearest_paying$row_asked(scene, lists) {
 let again, asked, beside, first, flow, is_beside, is_one, is_whole, longest, ordered, row, rows, seen;
 seen = $list($each(lists, (each) => each, (each) => $t(nearest_paying$is_laid(each))));
 flow = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) yield card; })(seen)));
 again = nearest_paying$named_again(scene, lists);
 rows = $list($each(seen, (each) => each, (each) => $lt(1, $len(each.cards))));
 if (!$t(rows)) {
  ordered = scene.reading.row;
  is_whole = $and($lt(1, $len(ordered)), () => $and($le($set(flow), $set(ordered)), () => $lt(1, $len(flow))));
  first = $list($each($enumerate(seen), ([place, each]) => each, ([place, each]) => $t($all($each($slice(seen, null, place, null), (other) => !$eq(each.cards, other.cards))))));
  row = ($t(is_whole) ? ordered : (($lt(1, $len(flow)) && $t(nearest_paying$goes_on(first))) ? flow : []));
  return [row, $any_of(again, () => $slice(row, null, 1, null))];
 }
 longest = $max(rows, { key: (each) => $len(each.cards) });
 is_one = $eq($sum($each(rows, (each) => $eq($len(each.cards), $len(longest.cards)))), 1);
 if ((!$t(is_one) && $le($set(again), $set(longest.cards)))) {
  return [[], []];
 }
 is_beside = $and($bool(again), () => $and($eq($get(flow, 0), $get(again, 0)), () => !$in($get(again, 0), longest.cards)));
 beside = $tuple($fromkeys($each(seen, (each) => $get(each.cards, 0), (each) => !$in($get(each.cards, 0), longest.cards))));
 if (($t(is_beside) && $le($len(flow), numbers$MOST_ROUNDS))) {
  return [flow, again];
 }
 asked = ($lt(1, $len(beside)) ? $tuple($each(rows$targets_of(scene), (card) => card, (card) => $in(card, beside))) : beside);
 if (($eq($len(asked), 1) && !$t(again) && !$t(longest.is_backward))) {
  return [[...$iter(asked), ...$iter(longest.cards)], asked];
 }
 return [longest.cards, $tuple($each(again, (card) => card, (card) => $in(card, longest.cards)))];
}
function nearest_paying$is_laid(listed) {
 let is_before, is_elsewhere;
 is_elsewhere = $and(!$t($call(listed.kinds, "isdisjoint", nearest_paying$ELSEWHERE)), () => $call(listed.kinds, "isdisjoint", nearest_paying$LAID));
 is_before = $and(!$t($call(listed.kinds, "isdisjoint", rows$NOT_IN_VIEW)), () => $call(listed.kinds, "isdisjoint", ["then", "after", "first"]));
 return $and(!$t(is_elsewhere), () => !($t(is_before) && $eq($len(listed.cards), 1)));
}
function nearest_paying$goes_on(lists) {
 return $all($each($slice(lists, 1, null, null), (each) => !$t($call(each.kinds, "isdisjoint", ["then", "after", "last", "round"]))));
}
function nearest_paying$with_targets(scene, row, targets) {
 let added, asked, case_, denied, each, icons, is_asked, is_whole, paying, shown, unknown;
 added = nearest_paying$added(scene);
 if ((!($t(nearest_paying$is_told(scene)) || $t(added)) || $lt(numbers$MOST_ROUNDS, $len(row)))) {
  return [];
 }
 [shown, icons] = $list([nearest_paying$shown(scene), nearest_paying$icons(nearest_paying$phrases(scene), scene)]);
 paying = $tuple($each($enumerate(shown), ([place, each]) => place, ([place, each]) => $t(each.fame)));
 is_asked = $and($bool(paying), () => nearest_paying$asks_for_sanctuary(scene));
 unknown = (!$t(added) ? scene.sanctuaries.unknown : $get($frozenset, $str)());
 if (($eq($len(targets), 1) && !$t(is_asked))) {
  return nearest_paying$one(row, $get(targets, 0), icons, added, unknown);
 }
 if (($t(added) && $t(targets))) {
  each = $list($each($slice(targets, null, nearest_paying$MOST_CARDS, null), (target) => nearest_paying$one(row, target, icons, added, unknown)));
  return $list((function* ($source) { for (const cases of $iter($source)) for (const case_ of $iter(cases)) yield case_; })(each));
 }
 if (($t(scene.phrases) && !$t(shown))) {
  return [];
 }
 denied = ($t(scene.phrases) ? [] : scene.sanctuaries.denied);
 asked = ($t(is_asked) ? paying : []);
 is_whole = $eq($len(row), numbers$MOST_ROUNDS);
 case_ = new case$RowPayCase({ row: row, targets: $any_of(targets, () => (($t(is_whole) && $t(shown)) ? [] : row)), sanctuaries: shown, asked: ($t(targets) ? asked : []), denied: denied });
 return ($t(values$is_settled(case_, unknown)) ? [case_] : []);
}
function nearest_paying$with_row(scene, row, targets) {
 let denied, shown;
 shown = ($t(nearest_paying$is_told(scene)) ? nearest_paying$shown(scene) : []);
 denied = ($t(shown) ? [] : scene.sanctuaries.denied);
 return new case$RowPayCase({ row: row, targets: targets, sanctuaries: shown, denied: denied });
}
function nearest_paying$one(row, target, icons, added, unknown) {
 let case_, later;
 later = $slice(row, $add($call(row, "index", target), 1), null, null);
 case_ = new case$TableauCase({ region: target, later: later, sanctuaries: icons, added: added });
 return ($t(values$is_settled(case_, unknown)) ? [case_] : []);
}
function nearest_paying$added(scene) {
 let added, phrase;
 added = $dict(scene.reading.supposed.icons);
 for (phrase of $iter(scene.phrases)) {
  if (($t(nearest_paying$is_supposed(scene, phrase)) && !$t(added))) {
   added = new Map($each($call(phrase.icons, "items"), ([icon, number]) => [icon, $mul(number, phrase.number)]));
  }
 }
 return added;
}
function nearest_paying$asks_for_sanctuary(scene) {
 return $any_of($bool(scene.sanctuaries.targets), () => $any($each(scene.sentences, ([start, end]) => $and($eq(beside$at(scene.words, end).text, "?"), () => $any($each($slice(scene.words, start, end, null), (word) => $in("sanctuary", word.kinds)))))));
}
function nearest_paying$counts_view(scene) {
 let counted;
 counted = $list($each(scene.free_numbers, (each) => each, (each) => ((each.role === numbers$Role.ICONS) && $t(each.value) && !$eq(each.group, "need"))));
 return $any((function* ($source) { for (const each of $iter($source)) for (const word of $iter($call(scene.reading, "sentence_of", each))) yield beside$is_any(word, ["faceup", "see"]); })(counted));
}
function nearest_paying$of_each(scene, lists, language) {
 let found, icons, is_alone, is_last, named;
 named = $tuple($fromkeys((function* ($source) { for (const each of $iter($source)) for (const card of $iter(each.cards)) if ($eq($len(each.cards), 1)) yield card; })(lists)));
 is_alone = $and($eq($len(named), 1), () => $all($each(lists, (each) => $eq($len(each.cards), 1))));
 is_last = $any_of($bool(scene.phrases), () => $any_of($call(scene.reading, "has", "last"), () => scene.reading.is_last_named));
 if (($t(is_alone) && $t(is_last) && $t(nearest_paying$is_told(scene)) && !$t(nearest_paying$counts_view(scene)))) {
  icons = nearest_paying$icons(nearest_paying$phrases(scene), scene);
  found = nearest_paying$one(named, $get(named, 0), icons, nearest_paying$added(scene), scene.sanctuaries.unknown);
  if ($t(found)) {
   return nearest_said$supposed(found, language);
  }
 }
 return $tuple($each($slice(named, null, nearest_paying$MOST_CARDS, null), (region) => nearest_said$facts_of(region, language)));
}

// faraway.rulebook.cases.nearest_play
const nearest_play$ELSEWHERE = ["hand", "centre", "market", "lowest", "tie", "deck", "removed", "take", "grab", "pick"];
const nearest_play$IN_MIDDLE = ["centre", "market", "need", "removed"];
const nearest_play$OTHERS = ["stranger", "person", "pron", "other"];
const nearest_play$EARLIER = ["previous", "earlier", "before"];
const nearest_play$NEXT = ["play", "now", "if", "unreal", "me"];
const nearest_play$HOLDING = ["have", "still"];
const [nearest_play$FEWEST_PLAYERS, nearest_play$MOST_DRAWN, nearest_play$LEAST_BACKWARD] = [2, 15, 3];
function nearest_play$row_of(scene) {
 let found, lists, longest;
 lists = $list($each(rows$cards_of(scene), (each) => each, (each) => $t(nearest_play$is_row(each))));
 longest = $max($each(lists, (each) => $len(each.cards)), { default: 0 });
 found = $list($each(lists, (each) => each, (each) => $eq($len(each.cards), longest)));
 return ($eq($len(found), 1) ? $get(found, 0) : null);
}
function nearest_play$is_row(listed) {
 let cards, is_list;
 cards = listed.cards;
 is_list = $and($lt(1, $len(cards)), () => $le(numbers$LEAST_DURATION, $max(cards)));
 return $and(is_list, () => $and(($eq($len($set(cards)), $len(cards)) && $le($len(cards), numbers$MOST_ROUNDS)), () => $call(listed.kinds, "isdisjoint", nearest_play$ELSEWHERE)));
}
function nearest_play$is_of_finding(reading) {
 let is_asked, is_found;
 is_asked = $any_of(parsing_drawn$asks_draw(reading), () => $any_of($call(reading, "asks_for", "sanctuary"), () => $call(reading, "has", "which", "sanctuary")));
 is_found = $any($each($each(beside$sentences_of(reading.words), ([start, end]) => $slice(reading.words, start, end, null), ([start, end]) => $eq(beside$at(reading.words, end).text, "?")), (part) => $and($any($each(part, (word) => $in("find", word.kinds))), () => $any($each(part, (word) => $in("sanctuary", word.kinds))))));
 return $any_of(is_found, () => $and(is_asked, () => $call(reading, "lacks", "pay", "need")));
}
function nearest_play$of_finding(reading, is_backward) {
 let coming, hand, listed, row, scene, told;
 scene = scene$read_scene(reading);
 if ($t(is_backward)) {
  row = $slice($tuple($fromkeys(reading.durations)), null, null, -1);
  return (($le(nearest_play$LEAST_BACKWARD, $len(row)) && $le($len(row), numbers$MOST_ROUNDS)) ? nearest_play$drawn(reading, row) : null);
 }
 hand = nearest_play$hand(reading);
 listed = nearest_play$row_of(scene);
 row = (((listed !== null) && !$t(scene.names)) ? listed.cards : []);
 if (($lt($len(row), $len(reading.row)) && $t($call(reading, "lacks", ...$iter(nearest_play$OTHERS))) && !$t(hand))) {
  row = reading.row;
 }
 told = nearest_play$told_in_one_sentence(reading);
 if ($lt($len(row), $len(told))) {
  row = told;
 }
 if ($t(hand)) {
  return nearest_play$of_hand(reading, row, hand);
 }
 coming = (((listed !== null) && $eq(row, listed.cards)) ? nearest_play$coming(scene, listed) : []);
 if ($lt(1, $len(coming))) {
  return new case$HandDrawCase({ row: row, hand: coming, is_open: nearest_play$is_open(reading) });
 }
 row = [...$iter(row), ...$iter(coming)];
 return (($eq($len($set(row)), $len(row)) && $lt(1, $len(row))) ? nearest_play$drawn(reading, row) : null);
}
function nearest_play$told_in_one_sentence(reading) {
 let first, is_plain, is_whole, named, row, sentence;
 named = $list($each(reading.numbers, (number) => number, (number) => (number.role === numbers$Role.DURATION)));
 sentence = ($t(named) ? $call(reading, "sentence_of", $get(named, 0)) : []);
 first = $list($each(named, (number) => number, (number) => $eq($call(reading, "sentence_of", number), sentence)));
 row = $tuple($fromkeys($each(first, (number) => number.value)));
 is_plain = $and($any($each(sentence, (word) => $in("then", word.kinds))), () => $call(reading, "lacks", ...$iter(nearest_play$OTHERS), ...$iter(nearest_play$EARLIER), "after", "doubt", "hand", "centre", "compare"));
 is_whole = $and(($eq($len(row), $len(first)) && $le($len(first), numbers$MOST_ROUNDS)), () => $eq($set(reading.durations), $set(row)));
 return (($t(is_plain) && $t(is_whole) && $le(nearest_play$LEAST_BACKWARD, $len(row))) ? row : []);
}
function nearest_play$drawn(reading, row) {
 let clues, placed;
 clues = $call(reading.counts, "get", "clue", 0);
 if (($eq($len(row), 2) && $t(clues) && $t(values$finds(row)))) {
  return new case$DrawCase({ row: row, clues: clues });
 }
 placed = $any_of(tabled$clues_described(reading.sanctuaries), () => 0);
 if (($t(placed) && $t(values$finds(row)) && !$t(clues) && !$t($call(reading, "has", "often")))) {
  return new case$DrawCase({ row: row, clues: $add(values$clues_on(row), placed) });
 }
 return new case$RoundsCase({ row: row, is_open: nearest_play$is_open(reading) });
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
 cards = parsing_rounds$held_in_hand(reading);
 return $tuple($fromkeys($each($sorted(cards, { key: (each) => each.place }), (each) => each.value)));
}
function nearest_play$of_hand(reading, row, hand) {
 let is_one, lying;
 lying = $tuple($fromkeys($each(reading.durations, (each) => each, (each) => !$in(each, hand))));
 if (($lt(1, $len(row)) && $t($call($set(row), "isdisjoint", hand)))) {
  if (($t($call(reading, "has", "draw")) && $t($call(reading, "lacks", "if", "unreal", "which", "who")))) {
   return nearest_play$drawn(reading, row);
  }
  return new case$HandDrawCase({ row: row, hand: hand, is_open: nearest_play$is_open(reading) });
 }
 is_one = $and($eq($len(lying), 1), () => $call(reading, "lacks", ...$iter(nearest_play$OTHERS)));
 return ($t(is_one) ? new case$HandDrawCase({ row: lying, hand: hand, is_open: nearest_play$is_open(reading) }) : null);
}
function nearest_play$coming(scene, row) {
 let found;
 found = $list($each(rows$cards_of(scene), (each) => each, (each) => ($lt(row.end, each.start) && !$in($get(each.cards, 0), row.cards) && $t($call(each.kinds, "isdisjoint", nearest_play$ELSEWHERE)) && !$t($call(each.kinds, "isdisjoint", nearest_play$NEXT)) && ($le(numbers$LEAST_DURATION, $get(each.cards, 0)) || $t(beside$is_any(beside$at(scene.words, $sub(each.start, 1)), ["the", "own", "play"]))))));
 return $tuple($fromkeys($each(found, (each) => $get(each.cards, 0))));
}
function nearest_play$is_of_turns(reading) {
 let is_asked;
 is_asked = $and($call(reading, "has", "who"), () => !$t($call(reading, "lacks", "centre", "order")));
 return $and(is_asked, () => $call(reading, "lacks", "pay", "reckon", "sanctuary", "lowest", "wins"));
}
function nearest_play$of_own_draw(reading) {
 let owned, placed, row;
 owned = $slice(parsing_seats$once($list($each(seats$read_owners(reading), (each) => each, (each) => $eq(each.owner, seats$ME)))), null, 2, null);
 row = (($eq($len(owned), 2) && $t(parsing_drawn$asks_draw(reading))) ? parsing_seats$couple_of(reading, $get(owned, 0), $get(owned, 1)) : []);
 placed = tabled$clues_described(reading.sanctuaries);
 if ((!$t(row) || (placed === null) || $t($call(reading, "lacks", ...$iter(nearest_play$OTHERS), "elsewhere")))) {
  return null;
 }
 return new case$DrawCase({ row: row, clues: $add(values$clues_on(row), placed), is_open: !$t(placed) });
}
function nearest_play$of_turns(reading) {
 let alone, is_earlier, is_of_round, is_whole, listed, lists, pairs;
 pairs = parsing_seats$pairs_of_players(reading);
 if ($t(pairs)) {
  return new case$FindersCase({ pairs: pairs, is_ordered: true });
 }
 lists = scene$read_scene(reading).lists;
 listed = $set((function* ($source) { for (const each of $iter($source)) if ($lt(1, $len(each.cards))) for (const card of $iter(each.cards)) yield card; })(lists));
 alone = $tuple($fromkeys($each(reading.numbers, (number) => number.value, (number) => ((number.role === numbers$Role.DURATION) && !$in(number.value, listed) && !$t(nearest_play$is_in_middle(reading, number))))));
 is_whole = $all($each($call(reading, "values", numbers$Role.PLAYERS), (number) => $eq(number, $len(alone))));
 is_earlier = $any((function* ($source) { for (const number of $iter($source)) if ((number.role === numbers$Role.DURATION)) for (const word of $iter($call(reading, "sentence_of", number))) yield beside$is_any(word, nearest_play$EARLIER); })(reading.numbers));
 is_of_round = $and(($lt(1, $len(alone)) && $le($len(alone), numbers$MOST_PLAYERS)), () => $and(is_whole, () => $call(reading, "lacks", "hand", "deck")));
 is_of_round = $both(is_of_round, !$t(is_earlier));
 if ($t(is_of_round)) {
  return new case$OrderCase({ played: alone });
 }
 return nearest_play$with_others(reading);
}
function nearest_play$is_in_middle(reading, number) {
 let clause, end, is_taken, start;
 [start, end] = $list(seats$clause_of(reading.words, number.place));
 clause = $slice(reading.words, start, end, null);
 is_taken = $and($any($each(clause, (word) => beside$is_any(word, ["take", "pick"]))), () => !$t($any($each(clause, (word) => $in("play", word.kinds)))));
 return $any_of(is_taken, () => $any($each(clause, (word) => beside$is_any(word, nearest_play$IN_MIDDLE))));
}
function nearest_play$with_others(reading) {
 let mine, others, owned, players;
 players = nearest_play$players_of(reading);
 owned = $list($each(seats$read_owners(reading), (each) => each, (each) => $eq(each.owner, seats$ME)));
 others = $list($each(scene$read_scene(reading).lists, (each) => each.cards, (each) => ($in("elsewhere", each.kinds) && $lt(1, $len(each.cards)))));
 if ((!$eq($len(others), 1) || !$t(owned) || !$eq($len($get(others, 0)), $sub(players, 1)))) {
  return null;
 }
 mine = $get(owned, 0).number.value;
 return (!$in(mine, $get(others, 0)) ? new case$OrderCase({ played: [mine, ...$iter($get(others, 0))] }) : null);
}
function nearest_play$players_of(reading) {
 let is_one, players;
 players = $set($call(reading, "values", numbers$Role.PLAYERS));
 is_one = $and($eq($len(players), 1), () => ($le(nearest_play$FEWEST_PLAYERS, $max(players)) && $le($max(players), numbers$MOST_PLAYERS)));
 return ($t(is_one) ? $max(players) : 0);
}
function nearest_play$of_supply(reading) {
 let number, players, rounds;
 [players, rounds] = $list([nearest_play$players_of(reading), $set($call(reading, "values", numbers$Role.ROUND))]);
 if (!$t(players)) {
  return null;
 }
 if ($eq($len(rounds), 1)) {
  number = $max(rounds);
  return new case$DeckCase({ players: players, round: number, has_removed: $lt(1, number) });
 }
 return new case$MarketCase({ players: players });
}
function nearest_play$of_hands(reading) {
 let is_asked;
 is_asked = $and($call(reading, "has", "hand"), () => $call(reading, "asks_for", "hand", "card", "region"));
 return (($t(is_asked) && !$t(reading.durations)) ? new case$StateCase({ round: numbers$MOST_ROUNDS, topic: "hand" }) : null);
}
function nearest_play$of_keeping(reading) {
 let counted, is_fair;
 counted = $list($each(reading.numbers, (number) => number.value, (number) => ($in(number.role, $set([numbers$Role.CARDS, numbers$Role.DESCRIBED])) && $in("sanctuary", beside$at(reading.words, $add(number.place, 1)).kinds))));
 is_fair = $and($bool(counted), () => ($lt(1, $max(counted)) && $le($max(counted), nearest_play$MOST_DRAWN)));
 return ($t(is_fair) ? new case$KeepCase({ drawn: $max(counted) }) : null);
}
function nearest_play$of_ranks(reading) {
 return parsing_rank$ranked_in_turn(reading);
}

// faraway.rulebook.cases.nearest
const nearest$FINDING = $frozenset($set(["when-do-i-find", "previous-or-highest", "lower-region-finds-nothing", "equal-duration-finds", "how-many-drawn", "most-sanctuaries", "finding-in-round-one", "finding-in-round-eight", "clue-just-played", "clues-on-sanctuaries", "clue-on-sanctuary-this-round", "all-clues-or-one", "straight-line", "keeping-several-sanctuaries"]));
const nearest$TURNS = $frozenset($set(["who-takes-first", "taken-region-replaced", "no-start-player", "region-nobody-took"]));
const nearest$SUPPLY = $frozenset($set(["market-size", "region-deck-size", "cards-dealt", "market-empty", "must-i-take-a-region", "blind-draw-region", "overview-mistakes"]));
const nearest$KEEPING = $frozenset($set(["must-i-place-a-sanctuary", "keeping-several-sanctuaries", "leftover-sanctuaries"]));
const nearest$HANDS = "regions-left-in-hand";
const nearest$RANKS = $frozenset($set(["tie-break", "tie-for-second", "tie-break-hand"]));
const nearest$PAYING = $frozenset($set(["what-a-region-pays", "earlier-regions", "later-regions", "own-quest", "own-prerequisite", "prerequisite-earlier-regions", "prerequisite-not-met", "prerequisite-when", "prerequisite-met-twice", "prerequisite-kinds", "wonders-used-up", "wonder-both-needed-and-paid", "two-stones-on-a-card", "quest-per-clue", "quest-per-night", "quest-two-biomes", "how-many-sets", "card-in-two-sets", "two-roles", "last-card-pays", "region-without-quest", "sanctuaries-for-every-region", "sanctuary-wonders-prerequisite", "sanctuary-sees-all", "sanctuary-counts-itself", "sanctuary-in-sets", "coloured-sanctuary", "gray-sanctuary", "scoring-direction", "overview-scoring"]));
function nearest$nearest_lines(question, ruling, asked_in, spoken, is_known) {
 let found, reading, turns;
 reading = reading$read_question(question, asked_in, is_known);
 if (($in(ruling, nearest$TURNS) && $t($call(reading, "has", "lowest", "wins")))) {
  return nearest$supposed(nearest_play$of_ranks(reading), spoken);
 }
 found = [];
 if (($in(ruling, nearest$TURNS) || ($in(ruling, nearest$PAYING) && $t(nearest_play$is_of_turns(reading))))) {
  turns = $any_of(nearest_play$of_turns(reading), () => nearest_play$of_supply(reading));
  found = [...$iter(nearest$supposed(turns, spoken)), ...$iter(nearest$supposed(nearest_play$of_own_draw(reading), spoken))];
 } else if (($in(ruling, nearest$FINDING) || ($in(ruling, nearest$PAYING) && $t(nearest_play$is_of_finding(reading))))) {
  found = nearest$of_finding(question, reading, asked_in, spoken);
 }
 if ($in(ruling, nearest$PAYING)) {
  return $any_of(found, () => nearest_paying$paying_lines(scene$read_scene(reading), spoken));
 }
 return $any_of(found, () => nearest$supposed(nearest$of_table(reading, ruling), spoken));
}
function nearest$of_table(reading, ruling) {
 if ($in(ruling, nearest$SUPPLY)) {
  return nearest_play$of_supply(reading);
 }
 if ($in(ruling, nearest$KEEPING)) {
  return nearest_play$of_keeping(reading);
 }
 if ($eq(ruling, nearest$HANDS)) {
  return nearest_play$of_hands(reading);
 }
 return ($in(ruling, nearest$RANKS) ? nearest_play$of_ranks(reading) : null);
}
function nearest$of_finding(question, reading, asked_in, spoken) {
 let case_, found, is_backward, is_sorted;
 is_backward = $any_of($call(reading, "has", "backward"), () => contradicting$is_shaped(question, asked_in, "backward"));
 case_ = nearest_play$of_finding(reading, is_backward);
 is_sorted = $and($isinstance(case_, case$RoundsCase), () => $eq($list(case_.row), $sorted(case_.row)));
 if ((!$t(is_backward) && !$t(is_sorted) && $t(contradicting$is_shaped(question, asked_in, "unordered")))) {
  return [];
 }
 found = nearest$supposed(case_, spoken);
 return (($t(found) && $t(tabled$is_last_round(reading))) ? [...$iter(found), message(spoken, "case-last-round")] : found);
}
function nearest$supposed(case_, language) {
 return ((case_ === null) ? [] : nearest_said$supposed([case_], language));
}

export { parsing$parse_case as parseCase, parsing$preferred_ruling as preferredRuling, answering$answer_case as answerCase, asked_as_well$rulings_as_well as rulingsAsWell, nearest$nearest_lines as nearestLines };
