# Concrete cases: what was understood, the answer, and the question in its canonical form.
case-row-understood = Du hast { $row } ausgespielt, in dieser Reihenfolge.
case-find-question = Ich habe { $row } ausgespielt: Finde ich ein Heiligtum?
case-find-yes = Du findest ein Heiligtum: { $last } ist größer als { $previous }, die unmittelbar davor ausgespielte Region.
case-find-no = Du findest kein Heiligtum: { $last } ist kleiner als { $previous }, die unmittelbar davor ausgespielte Region.
case-row-question = Ich habe { $row } ausgespielt: Wie viele Heiligtümer kann diese Reihe gefunden haben?
case-row = { $number ->
    [one] Diese Reihe hat höchstens ein Heiligtum gefunden, mit { $found }.
   *[other] Diese Reihe hat höchstens { $number } Heiligtümer gefunden, mit { $found }.
}
case-row-none = Diese Reihe hat kein Heiligtum gefunden: Keine Region ist größer als die unmittelbar davor.
case-draw-understood = Du hast ein Heiligtum gefunden, und in deiner Auslage liegt: { $clues }.
case-draw-question = Mit { $clues }: Wie viele Heiligtümer ziehe ich?
case-draw = { $number ->
    [one] Du ziehst 1 Heiligtum: eines, und eines mehr für jeden Hinweis. Du legst es aus.
   *[other] Du ziehst { $number } Heiligtümer: eines, und eines mehr für jeden Hinweis. Du legst eines davon aus.
}
case-draw-row-understood = Du hast { $row } ausgespielt, in dieser Reihenfolge, und in deiner Auslage liegt: { $clues }.
case-draw-row-question = Ich habe { $row } ausgespielt, mit { $clues }: Wie viele Heiligtümer ziehe ich?
case-draw-row = { $number ->
    [one] Du ziehst 1 Heiligtum: { $last } ist größer als { $previous }, das gibt eines, und eines mehr für jeden Hinweis.
   *[other] Du ziehst { $number } Heiligtümer: { $last } ist größer als { $previous }, das gibt eines, und eines mehr für jeden Hinweis.
}
case-draw-open-understood = Du hast { $row } ausgespielt, in dieser Reihenfolge; diese Regionen zeigen: { $clues }.
case-draw-open-question = Ich habe { $row } ausgespielt: Wie viele Heiligtümer ziehe ich?
case-draw-open = { $number ->
    [one] Du ziehst 1 Heiligtum und eines mehr für jeden Hinweis auf deinen anderen Karten: { $last } ist größer als { $previous }, das gibt eines; die genannten Regionen zeigen keinen Hinweis.
   *[other] Du ziehst { $number } Heiligtümer und eines mehr für jeden Hinweis auf deinen anderen Karten: { $last } ist größer als { $previous }, das gibt eines, und eines mehr für jeden Hinweis auf den genannten Regionen.
}
case-order-understood = Diese Zahlen wurden in dieser Runde ausgespielt: { $played }.
case-order-question = Wer nimmt zuerst: { $played }?
case-order = Die Reihenfolge ist { $order }: Wer { $first } ausgespielt hat, beginnt; wer { $last } ausgespielt hat, nimmt zuletzt, vom Rest.
case-tie-understood = Es herrscht Gleichstand, und die kleinsten Zahlen sind { $lowest }.
case-tie-question = Wer gewinnt bei Gleichstand, wenn die kleinsten Zahlen { $lowest } sind?
case-tie = Es gewinnt, wer die { $winner } hat: Das ist die kleinste Zahl.
case-shortage-understood = Im Heiligtum-Stapel liegen { $deck } Karten, und { $due } stehen euch zu.
case-shortage-question = Der Stapel hat { $deck } Heiligtümer und wir brauchen { $due }: Was passiert?
case-shortage = { $deck } reichen nicht für { $due }: Nach unserer Standardlesart zieht einer nach dem anderen in aufsteigender Reihenfolge, legt eines aus, gibt die übrigen zurück und nimmt erst dann eine Region.
case-no-shortage = { $deck } reichen für { $due }: Alle, die gefunden haben, ziehen wie in jeder Runde, was ihnen zusteht.
case-card-understood = Du fragst nach Region { $region }.
case-card-question = Was braucht und was bringt Region { $region }?
case-card-view-understood = Du fragst nach Region { $region }, wenn sichtbar ist: { $view }, ihre eigenen Symbole eingeschlossen.
case-card-view-question = Was bringt Region { $region } mit { $view }?
case-card-shows = Region { $region }: { $biome }, { $time }; sie zeigt { $icons }.
case-card-shows-nothing = Region { $region }: { $biome }, { $time }; sie zeigt keine Symbole.
case-card-needs = Region { $region } hat die Bedingung { $wonders }.
case-card-needs-nothing = Region { $region } hat keine Bedingung.
case-card-quest = Ihre Aufgabe bringt { $quest }.
case-card-no-quest = Sie hat keine Aufgabe.
case-card-met = Die Bedingung ist erfüllt.
case-card-not-met = Die Bedingung ist nicht erfüllt.
case-card-pays = Sie bringt { $fame }.
case-tableau-understood = Du fragst nach Region { $region }{ $later }{ $sanctuaries }.
case-tableau-question = Was bringt Region { $region }{ $later }{ $sanctuaries }?
case-tableau-then = , danach { $row }
case-tableau-last = , die letzte
case-tableau-with = , Heiligtümer: { $icons }
case-tableau-without = , keine Heiligtümer
case-tableau-sees = Sichtbar: { $view }.
case-dues-understood = Im Heiligtum-Stapel liegen { $deck } Karten; { $dues }.
case-dues-question = Der Stapel hat { $deck }; { $dues }: Wer zieht wie viele?
case-dues-due = wer { $duration } ausgespielt hat, müsste { $number } ziehen
case-dues-turn = { $duration } zieht { $number }
case-dues = Nach unserer Standardlesart einer nach dem anderen, die kleinste Zahl zuerst: { $turns }. Jeder legt eines aus, legt die übrigen sofort unter den Stapel zurück und nimmt eine Region; erst dann zieht der Nächste.
case-deal = Bei { $players } Personen werden { $plain } Regionen ausgeteilt, je 3; in der fortgeschrittenen Variante { $advanced }, je 5, von denen { $returned }, je 2, in den Stapel zurückgemischt werden.
case-deal-question = Wie viele Regionen werden bei { $players } Personen ausgeteilt?
case-keep-understood = Du hast { $drawn } Heiligtümer gezogen.
case-keep-question = Ich habe { $drawn } Heiligtümer gezogen: Wie viele lege ich zurück?
case-keep = Von { $drawn } gezogenen Heiligtümern legst du eines aus; { $returned } kommen verdeckt unter den Stapel.
case-need-understood = Die Bedingung fordert { $needs }, und sichtbar ist: { $view }.
case-need-question = Die Bedingung fordert { $needs }, ich habe { $view }: Ist sie erfüllt?
case-need-met = Die Bedingung ist erfüllt: Sie fordert { $needs }, und sichtbar ist: { $view }. Was auf aufgedeckten Regionen und auf Heiligtümern liegt, zählt gleich.
case-need-not-met = Die Bedingung ist nicht erfüllt: Sie fordert { $needs }, und sichtbar ist: { $view }. Die Aufgabe bringt nichts.
case-quest-understood = Eine Aufgabe bringt { $quest }, und sichtbar ist: { $view }.
case-quest-question = Eine Aufgabe bringt { $quest }, ich habe { $view }: Wie viel bringt sie?
case-quest = Sie bringt { $fame }: { $quest }, und sichtbar ist: { $view }.
case-market-understood = Ihr seid { $players } Personen.
case-market-question = Wie viele Regionen liegen bei { $players } Personen in der Tischmitte?
case-market = Bei { $players } Personen liegen in den Runden 1 bis 7 jeweils { $number } Regionen in der Tischmitte: eine mehr, als Personen mitspielen. Jede Person nimmt eine, ohne dass nachgelegt wird: Die letzte wählt aus { $left }, und die übrige wird entfernt.
case-understood = Verstanden: { $understood }
case-correct = Zum Berichtigen frage: { $canonical }
