"""The words of which generated questions are made, in four languages."""

from faraway.messages import Language

EN, FR, DE, IT = Language.EN, Language.FR, Language.DE, Language.IT
FORWARD = {
    EN: ("{0} then {1}", "{0}, then {1}", "{0} and then {1}", "{0} and later {1}", "first {0}, later {1}", "{0} before {1}",
         "{0}, after that {1}", "{0} followed by {1}", "{0} and afterwards {1}", "after {0} I played {1}", "{0}, now {1}",
         "last round {0}, now {1}", "round 3 {0}, round 4 {1}", "in round 5 {0} and in round 6 {1}", "from {0} to {1}"),
    FR: ("{0} puis {1}", "{0} et puis {1}", "{0} et après {1}", "d'abord {0}, ensuite {1}", "{0} avant {1}", "{0}, après ça {1}",
         "après {0} j'ai joué {1}", "{0}, maintenant {1}", "au tour précédent {0}, maintenant {1}", "tour 3 {0}, tour 4 {1}", "au tour 5 {0} et au tour 6 {1}", "de {0} à {1}"),
    DE: ("erst {0}, danach {1}", "{0} und dann {1}", "zuerst {0}, später {1}", "{0} vor {1}", "nach {0} habe ich {1}", "{0}, dann {1}",
         "{0}, anschließend {1}", "letzte Runde {0}, jetzt {1}", "Runde 3 {0}, Runde 4 {1}", "in Runde 5 {0} und in Runde 6 {1}", "von {0} auf {1}"),
    IT: ("{0} e poi {1}", "{0}, poi {1}", "prima {0}, poi {1}", "{0} e dopo {1}", "{0} prima di {1}", "dopo {0} ho giocato {1}",
         "{0}, quindi {1}", "nel round precedente {0}, ora {1}", "round 3 {0}, round 4 {1}", "al round 5 {0} e al round 6 {1}", "da {0} a {1}"),
}  # fmt: skip
BACKWARD = {
    EN: (
        "{1} after {0}",
        "before {1} I played {0}",
        "now {1}, last round {0}",
        "{1}; before that {0}",
        "round 4 {1}, round 3 {0}",
    ),
    FR: (
        "{1} après {0}",
        "avant {1} j'ai joué {0}",
        "maintenant {1}, au tour précédent {0}",
        "{1} ; avant ça {0}",
        "tour 4 {1}, tour 3 {0}",
    ),
    DE: (
        "{1} nach {0}",
        "vor {1} habe ich {0}",
        "jetzt {1}, letzte Runde {0}",
        "{1}, davor {0}",
        "Runde 4 {1}, Runde 3 {0}",
    ),
    IT: (
        "{1} dopo {0}",
        "prima di {1} ho giocato {0}",
        "ora {1}, nel round precedente {0}",
        "{1}, prima di quella {0}",
        "round 4 {1}, round 3 {0}",
    ),
}
PLAYED = {
    EN: ("I played {row}. Do I find a Sanctuary?", "i played {row}"),
    FR: ("J'ai joué {row}. Est-ce que je trouve un Sanctuaire ?", "j'ai joué {row}"),
    DE: ("Ich habe {row} gespielt. Finde ich ein Heiligtum?", "ich habe {row} ausgespielt"),
    IT: ("Ho giocato {row}. Trovo un Santuario?", "ho giocato {row}"),
}
OTHER_WORDS = {
    EN: {"open": "I played {row}. How many sanctuaries do I draw?", "first": "Region {region} was my first card, after it I played {later}. {sanctuaries}. What does it score?", "run": "My row is {row}. {sanctuaries}. Does the {region} pay?", "last": "{region} is the last card I played. {sanctuaries}. How many points?", "dues": "The sanctuary deck has only {deck} left. {dues}. What now?", "due": "I played {0} and should draw {1}", "deal": "We are {players} players and play the advanced variant, how many cards are dealt?", "printed": "I played {0} right after {1} and have {clues} on my sanctuaries, no other clues. How many do I draw?", "some": "My sanctuaries show {icons}", "none": "No sanctuaries",
         "draw": "I have {clues} and found a sanctuary, how many do I draw?", "order": "We played {row}: who takes last, who gets what is left?",
         "tie": "It is a tie, the lowest cards are {row}: who wins?", "shortage": "We are due {due} but the deck has only {deck} left",
         "card": "Is the prerequisite of region {region} met with {view}?", "row": "{row}: how many sanctuaries can I have found?",
         "need": "The card needs {needs} and I have {view}. Is it fulfilled?", "market": "We are {players} players, how many cards are in the middle?",
         "quest": "It gives {fame} points for each {what} and I see {view}: how much?", "set": "It gives {fame} points for each set and I see {view}: how much?"},
    FR: {"open": "J'ai joué {row}. Combien de sanctuaires je pioche ?", "first": "J'ai posé la {region} en premier, ensuite {later}. {sanctuaries}. Elle rapporte combien ?", "run": "Ma ligne est {row}. {sanctuaries}. La {region} rapporte combien ?", "last": "La {region} est ma dernière carte. {sanctuaries}. Combien de points ?", "dues": "La pioche sanctuaire n'a plus que {deck} cartes. {dues}. Que faire ?", "due": "J'ai joué {0} et dois en piocher {1}", "deal": "On est {players} avec la variante avancée, combien de cartes sont distribuées ?", "printed": "J'ai joué la {0} après la {1} et j'ai {clues} sur mes sanctuaires, aucun autre indice. Combien j'en pioche ?", "some": "Sur mes sanctuaires : {icons}", "none": "Aucun sanctuaire",
         "draw": "J'ai {clues} et je trouve un sanctuaire, combien j'en pioche ?", "order": "On a joué {row} : qui agit en dernier ?",
         "tie": "Égalité, nos régions les plus basses sont {row} : qui gagne ?", "shortage": "Nous avons droit à {due} mais la pile n'a que {deck}",
         "card": "La condition de la région {region} est-elle remplie avec {view} ?", "row": "{row} : combien de sanctuaires ai-je trouvés ?",
         "need": "La carte exige {needs} et j'ai {view}. C'est rempli ?", "market": "On est {players}, combien de cartes au milieu de la table ?",
         "quest": "Elle donne {fame} points pour chaque {what} et je vois {view}, combien ?", "set": "Elle donne {fame} points par série et je vois {view}, combien ?"},
    DE: {"open": "Ich habe {row} gespielt. Wie viele Heiligtümer ziehe ich?", "first": "Region {region} liegt ganz links, danach {later}. {sanctuaries}. Was bringt sie?", "run": "Meine Reihe ist {row}. {sanctuaries}. Was bringt die {region}?", "last": "Die {region} ist meine letzte Karte. {sanctuaries}. Wie viele Punkte?", "dues": "Im Stapel sind nur noch {deck} Heiligtümer. {dues}. Wie geht das?", "due": "Ich spielte {0} und müsste {1} ziehen", "deal": "Wir sind {players} Personen und spielen die fortgeschrittene Variante, wie viele Karten werden verteilt?", "printed": "Ich habe die {0} nach der {1} gespielt und {clues} auf meinen Heiligtümern, sonst keine Hinweise. Wie viele ziehe ich?", "some": "Auf meinen Heiligtümern sind {icons}", "none": "Keine Heiligtümer",
         "draw": "Ich habe {clues} und finde ein Heiligtum, wie viele ziehe ich?", "order": "Wir haben {row} gespielt: wer nimmt zuletzt?",
         "tie": "Gleichstand, unsere kleinsten Zahlen sind {row}: wer gewinnt?", "shortage": "Wir brauchen {due}, aber der Stapel hat nur {deck}",
         "card": "Ist die Bedingung von Region {region} mit {view} erfüllt?", "row": "{row}: wie viele Heiligtümer habe ich gefunden?",
         "need": "Die Karte braucht {needs} und ich habe {view}. Reicht das?", "market": "Wir sind {players} Spieler, wie viele Karten liegen in der Mitte?",
         "quest": "Sie bringt {fame} Punkte für jede {what} und ich sehe {view}, wie viel ist das?", "set": "Sie bringt {fame} Punkte pro Set und ich sehe {view}, wie viel ist das?"},
    IT: {"open": "Ho giocato {row}. Quanti santuari pesco?", "first": "Ho giocato la {region} per prima, poi {later}. {sanctuaries}. Quanto vale?", "run": "La mia fila è {row}. {sanctuaries}. Quanto vale la {region}?", "last": "La {region} è l'ultima carta. {sanctuaries}. Quanti punti?", "dues": "Il mazzo santuario ha solo {deck} carte. {dues}. Come si fa?", "due": "Ho giocato {0} e ne devo pescare {1}", "deal": "Siamo in {players} con la modalità avanzata, quante carte si danno?", "printed": "Ho giocato la {0} dopo la {1} e ho {clues} sui miei santuari, nessun altro indizio. Quanti ne pesco?", "some": "Sui miei santuari ci sono {icons}", "none": "Nessun santuario",
         "draw": "Ho {clues} e trovo un santuario, quanti ne pesco?", "order": "Abbiamo giocato {row}: chi prende per ultimo?",
         "tie": "Pareggio, le regioni più basse sono {row}: chi vince?", "shortage": "Ci spettano {due} ma il mazzo ha solo {deck}",
         "card": "Il requisito della regione {region} è soddisfatto con {view}?", "row": "{row}: quanti santuari ho trovato?",
         "need": "La carta richiede {needs} e ho {view}. Basta?", "market": "Siamo in {players}, quante carte ci sono sul tavolo?",
         "quest": "Dà {fame} punti per ogni {what} e vedo {view}, quanto?", "set": "Dà {fame} punti per ogni set e vedo {view}, quanto?"},
}  # fmt: skip
