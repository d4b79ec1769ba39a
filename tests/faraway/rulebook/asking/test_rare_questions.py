"""Ways of putting a question that few others have: what they reach is counted, whichever of the many questions are."""

import pytest

from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.phrasebook import lexicon
from faraway.rulebook.search import PackedPostings

RARE = [
    "Fünfte Karte 28, sechste 16, siebte 48, achte 54. Heiligtümer mit Schimären: keine. Ich komme auf zwölf Punkte für die 28. Korrekt?",
    "Ich decke die 62 auf, rechts davon offen nur 19 und 14, keine Heiligtümer. Zwei von drei Disteln hab ich also. Krieg ich wenigstens zwei Drittel?",
    "Siamo in sei: quante carte a testa e quante scoperte al centro?",
    "In una partita completa quante regioni prendo io dal centro, e quante carte mi restano in mano alla fine?",
    "I have 3 clues. How many Region cards do I draw?",
    "Was bringt Region 16 mit zwei Schimären, die eigene nicht mitgezählt?",
    "Alla 65 servono tre cardi. Due li ho sulle carte già scoperte, il terzo è sulla 14 che sta più a sinistra ed è ancora coperta; sui Santuari niente cardi. Non prendo proprio nulla?",
    "60, dann 2, 16, 6. Was bringt die 60, falls ich die 16 doch nicht gespielt hätte?",
    "La 45, puis la 34, puis la 35 pour conclure. Côté Sanctuaires, une seule merveille : la chimère du gris qui rapporte 1 par chimère. Pas d'autre chimère dans mon jeu. Additionnez la 45 et ce Sanctuaire.",
    "Is it legal to say 'no thanks' to all the Sanctuaries I was dealt?",
    "Mio fratello ha giocato 23 e io 25. Lui si è preso la Regione ma vuole aspettare la mia scelta prima di decidere fra i suoi due Santuari. Può?",
    "J'ai joué 2, 6, 30 et pour finir 13. Combien rapporte la 13 ?",
    "La première carte que je retourne au décompte est la 63. Sanctuaires : le gris nuit + chimère, le gris indice + chimère et le bleu avec un chardon. Combien ?",
    "Pour la 21 il faut deux pierres. J'ai la 30 à gauche de la 21, la 23 à droite, et le Sanctuaire jaune avec une pierre. Mon voisin dit que je n'en ai qu'une. Alors, 8 ou 0 ?",
    "Five-player game, three rounds are done and the cards for round four have just been laid out. How many lands have been thrown out of the game, and how many are in the pile?",
    "J'ai 3 indices. Combien de Régions je prends ?",
    "Que rapporte la Région 16 avec deux chimères, la sienne non comprise ?",
    "Was bringt Region 16 mit zwei Schimären plus der eigenen?",
    "Chiudo con la 63 come ultima carta. Due chimere le ho sui Santuari (foresta e fiume), il cardo ce l'ho solo sulla 19 che ho giocato per prima. I 15 punti li prendo?",
    "Region 43 is last. I own a green Sanctuary; the other two are yellow and red. What does 43 pay?",
    "Huit tours, zéro Sanctuaire. C'est seulement possible, ça ? À quoi ressemble une rangée pareille ?",
    "Anna hat die 12, ich die 30. Sie hat ihre Region genommen, will aber erst sehen, was ich nehme, bevor sie ihr Heiligtum aussucht. Darf sie das?",
    "The card at the far right end of my row is 66, which wants four stones. I've stones on lands 2, 17 and 30 further left and one more on a Sanctuary. That's the 20 points, isn't it?",
    "Here's Dana's table: she played 18 first, and after it 47, 53, 19, 31, 14, 7 and finally 10. She took four Sanctuaries: the red paying per forest, the grey paying per forest or city, the red with a moon, and the grey flat 5. Her rival finished on 77. Does Dana beat that?",
    "Ma il 51 conta la sua stessa pietra per le 4 richieste? Ho poi 30, 13 e un santuario con pietra e basta",
    "I played 2, 6, 30 and at the end 13. What does 13 pay?",
    "Allererste Karte, die ich bei der Wertung aufdecke, ist die 46. Heiligtümer: grau mit Stein (1 pro Stein), grau mit Stein (1 pro Nacht), grau mit Nacht und Schimäre. Kann die da schon Punkte bringen?",
    "Le mie Regioni sono 25, 27 e ora 42; ho un Santuario città, quello che dà quattro punti per ogni serie dei quattro biomi. Quante carte Santuario pesco?",
    "45 asks for three chimeras. 5 and 16 lie to the right of it, 18 lies to the left, and I've the gray Sanctuary with night and a chimera. Do I get the 13 although 18 isn't open yet?",
    "Il round scorso avevo giocato 42, ora gioco 43 e il mio vicino 44. Trovo un santuario anche se è solo uno in più? E chi di noi due prende prima dal centro?",
    "Auslage von links: 7, 2, 44, 50, 31, 36, 39, 52. Dazu das rote Heiligtum mit 1 Punkt pro Wald; gelbe oder andere rote hab ich nicht. Was gibt die 31 und was das rote Heiligtum?",
    "Ich habe in dieser Reihenfolge gespielt: 23, 3, 9, 37, 5, 13, 44, 52. Vier Heiligtümer sind grau ohne Set-Aufgabe, das fünfte ist das gelbe mit 4 Punkten je Set der vier Landschaften. Wie viel bringen die 23 und das gelbe zusammen?",
    "La 37 è la mia ultima carta. L'unica Regione con un cardo è la 12, la mia primissima carta. Ho un santuario grigio con notte e cardo. Quanto vale la 37?",
]


@pytest.mark.parametrize("question", RARE)
def test_a_rare_way_of_putting_it_is_answered(question: str) -> None:
    assert answer_question(question).is_found


def test_packed_postings_are_those_that_were_packed() -> None:
    postings = {"clue": "3 7:2.5", "draw": "4", "_draw": "1", "draw_clue": "3", "draw_region": "4:2"}
    packed = PackedPostings.of(postings)
    assert dict(packed) == postings
    assert len(packed) == len(postings)
    assert packed.get("draw_lue", "") == packed.get("clue_draw", "") == ""


@pytest.mark.parametrize("language", Language)
def test_a_lexicon_has_parties_as_parties_alone(language: Language) -> None:
    made = lexicon.__wrapped__(language)  # what is kept was perhaps made while nothing was counted
    assert made == lexicon(language)
    parties = [word for word, kinds in made.kinds.items() if "party" in kinds]
    assert all(made.kinds[word] == {"party"} for word in parties)
