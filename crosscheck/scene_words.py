"""The words of which generated questions about laid out cards are made, in four languages."""

from faraway.messages import Language

EN, FR, DE, IT = Language.EN, Language.FR, Language.DE, Language.IT
SCENE_WORDS = {
    EN: {
        "view": "Scoring {region}. Face up are {row}, plus {sanctuaries}. What does it pay?",
        "later": "I get to the {region}. To its right: {later}, and I have {sanctuaries}. How much is it worth?",
        "one": "a {colour} sanctuary with {icons}", "plain": "a {colour} sanctuary", "none": "no sanctuaries",
        "total": "Played in this order: {row}. {sanctuaries}. What is my total?",
        "listed": "Sanctuaries: {listed}", "each": "{colour} with {icons}", "nothing": "No sanctuaries",
        "targets": "My row from left to right is {row}, no sanctuaries. What do the {first} and the {second} pay?",
        "sanctuary": "My {colour} sanctuary pays {fame} per {what}. My regions are {row}. I also have {sanctuaries}. How many points?",
        "deck": "With {players} players, how many regions are left in the deck after setup?",
        "bearers": "I played {last} right after {previous}. Clues on {bearers} only. How many sanctuaries do I draw?",
        "choice": "There are {players} of us and we played {row}. How many cards can each choose from?",
        "set": "set", "points": "{fame} points",
    },
    FR: {
        "view": "Je compte la {region}. Visibles : {row}, plus {sanctuaries}. Combien ?",
        "later": "J'arrive à la {region}. À sa droite : {later}, et j'ai {sanctuaries}. Elle vaut combien ?",
        "one": "un sanctuaire {colour} avec {icons}", "plain": "un sanctuaire {colour}", "none": "aucun sanctuaire",
        "total": "De gauche à droite : {row}. {sanctuaries}. Quel est mon score total ?",
        "listed": "Sanctuaires : {listed}", "each": "{colour} avec {icons}", "nothing": "Aucun sanctuaire",
        "targets": "Ma ligne de gauche à droite : {row}, aucun sanctuaire. Que rapportent la {first} et la {second} ?",
        "sanctuary": "Mon sanctuaire {colour} donne {fame} par {what}. Mes régions sont {row}. J'ai aussi {sanctuaries}. Combien de points ?",
        "deck": "À {players} joueurs, combien de régions reste-t-il dans la pioche Région après la mise en place ?",
        "bearers": "J'ai joué la {last} après la {previous}. Indices sur {bearers}. Combien de sanctuaires je pioche ?",
        "choice": "On est {players} et on a joué {row}. Parmi combien de cartes choisit chacun ?",
        "set": "série", "points": "{fame} points",
    },
    DE: {
        "view": "Ich werte die {region}. Offen sind {row}, dazu {sanctuaries}. Was bringt sie?",
        "later": "Jetzt kommt die {region} dran. Rechts davon liegen {later}, und ich habe {sanctuaries}. Was ist sie wert?",
        "one": "ein {colour} Heiligtum mit {icons}", "plain": "ein {colour} Heiligtum", "none": "keine Heiligtümer",
        "total": "Gespielt in dieser Reihenfolge: {row}. {sanctuaries}. Wie viele Punkte sind das insgesamt?",
        "listed": "Heiligtümer: {listed}", "each": "{colour} mit {icons}", "nothing": "Keine Heiligtümer",
        "targets": "Meine Reihe von links nach rechts ist {row}, keine Heiligtümer. Was bringen die {first} und die {second}?",
        "sanctuary": "Mein {colour} Heiligtum bringt {fame} pro {what}. Meine Regionen sind {row}. Außerdem habe ich {sanctuaries}. Wie viele Punkte?",
        "deck": "Wir sind {players} Personen, wie viele Regionen bleiben nach dem Aufbau im Stapel?",
        "bearers": "Ich habe die {last} nach der {previous} gespielt. Hinweise auf {bearers}. Wie viele Heiligtümer ziehe ich?",
        "choice": "Wir sind {players} und haben {row} gespielt. Aus wie vielen Karten kann jeder wählen?",
        "set": "Set", "points": "{fame} Punkte",
    },
    IT: {
        "view": "Valuto la {region}. Scoperte: {row}, più {sanctuaries}. Quanto vale?",
        "later": "Arrivo alla {region}. Alla sua destra: {later}, e ho {sanctuaries}. Quanto vale?",
        "one": "un santuario {colour} con {icons}", "plain": "un santuario {colour}", "none": "nessun santuario",
        "total": "Ho giocato in quest'ordine {row}. {sanctuaries}. Qual è il mio punteggio totale?",
        "listed": "Santuari: {listed}", "each": "{colour} con {icons}", "nothing": "Nessun santuario",
        "targets": "La mia fila da sinistra a destra è {row}, nessun santuario. Quanto valgono la {first} e la {second}?",
        "sanctuary": "Il mio santuario {colour} dà {fame} per {what}. Le mie regioni sono {row}. Ho anche {sanctuaries}. Quanti punti?",
        "deck": "Siamo in {players}, quante regioni restano nel mazzo dopo la preparazione?",
        "bearers": "Ho giocato la {last} dopo la {previous}. Indizi su {bearers}. Quanti santuari pesco?",
        "choice": "Siamo in {players} e abbiamo giocato {row}. Tra quante carte sceglie ciascuno?",
        "set": "set", "points": "{fame} punti",
    },
}  # fmt: skip
COLOURS = {
    EN: {"river": "green", "city": "yellow", "forest": "red", "desert": "blue", "gray": "gray"},
    FR: {"river": "vert", "city": "jaune", "forest": "rouge", "desert": "bleu", "gray": "gris"},
    DE: {"river": "grünes", "city": "gelbes", "forest": "rotes", "desert": "blaues", "gray": "graues"},
    IT: {"river": "verde", "city": "giallo", "forest": "rosso", "desert": "blu", "gray": "grigio"},
}
