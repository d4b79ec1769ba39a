# Concrete cases: what was understood, the answer, and the question in its canonical form.
case-row-understood = Du hast { $row } ausgespielt, in dieser Reihenfolge.
case-find-question = Ich habe { $row } ausgespielt: Finde ich ein Heiligtum?
case-find-yes = Du findest ein Heiligtum: { $last } ist größer als { $previous }, die Zahl der unmittelbar davor ausgespielten Region.
case-find-no = Du findest kein Heiligtum: { $last } ist kleiner als { $previous }, die Zahl der unmittelbar davor ausgespielten Region.
case-row-question = Ich habe { $row } ausgespielt: Wie viele Heiligtümer kann ich gefunden haben?
case-row = { $number ->
    [one] Mit dieser Reihe hast du höchstens ein Heiligtum gefunden: mit { $found }.
   *[other] Mit dieser Reihe hast du höchstens { $number } Heiligtümer gefunden: mit { $found }.
}
case-row-none = Mit dieser Reihe hast du kein Heiligtum gefunden: Keine Zahl ist größer als die unmittelbar davor.
case-draw-understood = Du hast ein Heiligtum gefunden; in deiner Auslage: { $clues }.
case-draw-question = In meiner Auslage: { $clues }. Wie viele Heiligtümer ziehe ich?
case-draw = { $number ->
    [one] Du ziehst 1 Heiligtum: Ohne Hinweis kommt kein weiteres dazu. Du legst es aus.
   *[other] Du ziehst { $number } Heiligtümer: eines und ein weiteres für jeden Hinweis. Du legst eines davon aus.
}
case-draw-row-understood = Du hast { $row } ausgespielt, in dieser Reihenfolge; in deiner Auslage: { $clues }.
case-draw-row-question = Ich habe { $row } ausgespielt, in meiner Auslage: { $clues }. Wie viele Heiligtümer ziehe ich?
case-draw-row = { $number ->
    [one] Du ziehst 1 Heiligtum: { $last } ist größer als { $previous }, das gibt eines; ohne Hinweis kommt kein weiteres dazu. Du legst es aus.
   *[other] Du ziehst { $number } Heiligtümer: { $last } ist größer als { $previous }, das gibt eines, und jeder Hinweis gibt ein weiteres. Eines davon legst du aus; die übrigen kommen unter den Stapel.
}
case-draw-open-understood = Du hast { $row } ausgespielt, in dieser Reihenfolge; diese Regionen zeigen: { $clues }.
case-draw-open-question = Ich habe { $row } ausgespielt: Wie viele Heiligtümer ziehe ich?
case-draw-open = { $number ->
    [one] Du ziehst 1 Heiligtum und ein weiteres für jeden Hinweis auf deinen anderen Karten: { $last } ist größer als { $previous }, das gibt eines; die genannten Regionen zeigen keinen Hinweis. Eines davon legst du aus.
   *[other] Du ziehst { $number } Heiligtümer und ein weiteres für jeden Hinweis auf deinen anderen Karten: { $last } ist größer als { $previous }, das gibt eines, und jeder Hinweis auf den genannten Regionen gibt ein weiteres. Eines davon legst du aus; die übrigen kommen unter den Stapel.
}
case-order-understood = Diese Zahlen wurden in dieser Runde ausgespielt: { $played }.
case-order-question = Wer nimmt zuerst: { $played }?
case-order = Die Reihenfolge ist { $order }: Wer { $first } ausgespielt hat, nimmt zuerst; wer { $last } ausgespielt hat, nimmt zuletzt, aus dem Rest.
case-tie-understood = Es herrscht Gleichstand, und die kleinsten Zahlen sind { $lowest }.
case-tie-question = Wer gewinnt bei Gleichstand, wenn die kleinsten Zahlen { $lowest } sind?
case-tie = Es gewinnt, wer die { $winner } hat: Das ist die kleinste Zahl.
case-shortage-understood = Heiligtümer im Stapel: { $deck }; Heiligtümer, die euch zustehen: { $due }.
case-shortage-question = Der Stapel hat { $deck } Heiligtümer und wir brauchen { $due }: Was passiert?
case-shortage = Im Stapel { $deck }, nötig { $due }: Das reicht nicht. Nach unserer Standardlesart seid ihr dann nacheinander in aufsteigender Reihenfolge dran: ziehen, eines auslegen, die übrigen zurücklegen und erst dann eine Region nehmen.
case-no-shortage = Im Stapel { $deck }, nötig { $due }: Das reicht. Alle, die ein Heiligtum gefunden haben, ziehen wie in jeder Runde, was ihnen zusteht.
case-card-understood = Du fragst nach Region { $region }.
case-card-question = Was braucht und was bringt Region { $region }?
case-card-view-understood = Du fragst nach Region { $region }; sichtbar, ihre eigenen Symbole eingeschlossen: { $view }.
case-card-view-question = Sichtbar: { $view }. Was bringt Region { $region }?
case-card-shows = Region { $region }: { $biome }, { $time }; sie zeigt { $icons }.
case-card-shows-nothing = Region { $region }: { $biome }, { $time }; sie zeigt keine Symbole.
case-card-needs = Region { $region } fordert { $wonders }.
case-card-needs-nothing = Region { $region } hat keine Bedingung.
case-card-quest = Ihre Aufgabe bringt { $quest }.
case-card-no-quest = Sie hat keine Aufgabe.
case-card-met = Die Bedingung ist erfüllt.
case-card-not-met = Die Bedingung ist nicht erfüllt.
case-card-missing = Was fehlt: { $wonders }.
case-card-pays = Sie bringt { $fame }.
case-tableau-understood = Du fragst nach Region { $region }{ $later }{ $sanctuaries }.
case-tableau-question = Region { $region }{ $later }{ $sanctuaries }: Was bringt sie?
case-tableau-then = , danach { $row }
case-tableau-last = , zuletzt ausgespielt
case-tableau-with = , Heiligtümer: { $icons }
case-tableau-without = , ohne Heiligtümer
case-tableau-sees = Sichtbar: { $view }.
case-options = Mit denselben Karten in Sicht: { $pays }.
case-options-best = { $region } bringt mehr.
case-options-understood = Du vergleichst { $regions }{ $later }{ $sanctuaries }.
case-options-first-question = Welche bringt als erste Karte mehr, { $regions }? Danach { $later }. { $sanctuaries }
case-options-last-question = Welche bringt als letzte Karte mehr, { $regions }? { $sanctuaries }
case-options-with = Heiligtümer: { $icons }.
case-options-without = Keine Heiligtümer.
case-row-pay = { $region } bringt { $fame }
case-row-pays = Jede sieht sich selbst, die danach ausgespielten Regionen und alle Heiligtümer: { $pays }; zusammen { $total }.
case-row-total = Von der zuletzt ausgespielten zur ersten: { $pays }. Regionen { $regions }, Heiligtümer { $sanctuaries }, insgesamt { $total }.
case-row-sanctuary = { $colour } mit { $shows }
case-row-sanctuaries = Heiligtümer: { $sanctuaries }
case-row-fixed = { $fame } Punkte
case-row-no-sanctuaries = keine Heiligtümer
case-row-targets-understood = Deine Reihe ist { $row }, in dieser Reihenfolge; { $sanctuaries }; du fragst nach { $regions }.
case-row-targets-question = Meine Reihe ist { $row }; { $sanctuaries }. Was bringen { $regions }?
case-row-whole-understood = Deine Reihe ist { $row }, in dieser Reihenfolge; { $sanctuaries }; du fragst nach der Summe.
case-row-whole-question = Meine Reihe ist { $row }; { $sanctuaries }. Wie viele Punkte sind das insgesamt?
case-order-turn = { $duration } wählt aus { $number }
case-order-choices = Zu { $players } liegen in den Runden 1 bis 7 { $number } Regionen in der Mitte: { $turns }. Die eine, die dann übrig ist, kommt aus dem Spiel.
case-last-round = In Runde 8 nimmt niemand eine Region.
case-deck-understood = Ihr seid { $players } Personen, und die Karten von Runde { $round } liegen in der Mitte.
case-deck-question = Wir sind { $players } Personen: Wie viele Regionen sind in Runde { $round } noch im Stapel?
case-deck = Zu { $players } hat der Regionen-Stapel { $before } Karten, wenn jede Hand 3 hat; jede Runde deckt { $number } auf: Es bleiben { $left }, wenn die von Runde { $round } in der Mitte liegen.
case-deck-next = Wenn die von Runde { $round } in der Mitte liegen, bleiben { $left }.
case-deck-advanced = In der fortgeschrittenen Variante hat er { $dealt }, wenn je 5 ausgeteilt sind, und dieselben Zahlen, sobald je 2, insgesamt { $returned }, zurückgemischt sind.
case-dues-understood = Heiligtümer im Stapel: { $deck }; { $dues }.
case-dues-question = Der Stapel hat { $deck }; { $dues }: Wer zieht wie viele?
case-dues-due = wer { $duration } ausgespielt hat, müsste { $number } ziehen
case-dues-turn = { $duration } zieht { $number }
case-dues = Nach unserer Standardlesart seid ihr nacheinander dran, die kleinste Zahl zuerst: { $turns }. Wer etwas zieht, legt eines aus und die übrigen sofort unter den Stapel zurück; jede Person nimmt eine Region, in Runde 8 keine, bevor die nächste zieht.
case-deal = Bei { $players } Personen werden { $plain } Regionen ausgeteilt, je 3; in der fortgeschrittenen Variante { $advanced }, je 5, von denen { $returned }, je 2, in den Stapel zurückgemischt werden.
case-deal-question = Wie viele Regionen werden bei { $players } Personen ausgeteilt?
case-keep-understood = { $drawn ->
    [one] Du hast 1 Heiligtum gezogen.
   *[other] Du hast { $drawn } Heiligtümer gezogen.
}
case-keep-question = { $drawn ->
    [one] Ich habe 1 Heiligtum gezogen: Wie viele lege ich zurück?
   *[other] Ich habe { $drawn } Heiligtümer gezogen: Wie viele lege ich zurück?
}
case-keep = { $returned ->
    [0] Du hast 1 Heiligtum gezogen und legst es aus; keines kommt zurück unter den Stapel.
    [one] Von { $drawn } gezogenen Heiligtümern legst du eines aus; das andere kommt verdeckt unter den Stapel.
   *[other] Von { $drawn } gezogenen Heiligtümern legst du eines aus; die anderen { $returned } kommen verdeckt unter den Stapel.
}
case-need-understood = Die Bedingung fordert { $needs }; sichtbar: { $view }.
case-need-question = Die Bedingung fordert { $needs }, ich habe: { $view }. Ist sie erfüllt?
case-need-met = Die Bedingung ist erfüllt: Sie fordert { $needs }; sichtbar: { $view }. Aufgedeckte Regionen und Heiligtümer zählen gleichermaßen.
case-need-not-met = Die Bedingung ist nicht erfüllt: Sie fordert { $needs }; sichtbar: { $view }. Die Aufgabe bringt nichts.
case-quest-understood = Eine Aufgabe bringt { $quest }; sichtbar: { $view }.
case-quest-question = Eine Aufgabe bringt { $quest }; sichtbar: { $view }. Wie viel bringt sie?
case-quest = Sie bringt { $fame }: { $quest }; sichtbar: { $view }.
case-market-understood = Ihr seid { $players } Personen.
case-market-question = Wie viele Regionen liegen bei { $players } Personen in der Tischmitte?
case-market = Bei { $players } Personen liegen in den Runden 1 bis 7 jeweils { $number } Regionen in der Tischmitte: eine mehr, als Personen mitspielen. Jede Person nimmt eine, ohne dass nachgelegt wird: Wer zuletzt dran ist, wählt aus { $left }, und die übrige Region kommt aus dem Spiel.
case-card-sets = { $number ->
    [one] Das ist ein Set der vier Landschaftsarten.
   *[other] Das sind { $number } Sets der vier Landschaftsarten.
}
case-tableau-also-last = Zuletzt ausgespielt, mit denselben Heiligtümern, brächte sie { $fame }.
case-tableau-also-question = { $question } Und wenn sie zuletzt ausgespielt worden wäre?
case-tableau-added = Mit einem Heiligtum mehr, mit { $icons }, brächte sie { $fame }.
case-tableau-added-question = { $question } Und wenn ich noch ein Heiligtum mit { $icons } hätte?
case-row-quest = { $sanctuary }: { $fame }
case-row-quests = Heiligtümer zählen alle acht Regionen und alle Heiligtümer, sich selbst eingeschlossen: { $pays }; zusammen { $total }.
case-row-asked-understood = Du hast die Regionen { $row }; { $sanctuaries }; du fragst, was die Heiligtümer bringen, gleich in welcher Reihenfolge.
case-row-asked-question = Meine Reihe ist { $row }; { $sanctuaries }. Was bringen die Heiligtümer?
case-sets-understood = Sichtbar: { $view }.
case-sets-question = Mit { $view } in Sicht, wie viele Sets der vier Landschaftsarten sind das?
case-rank-player = { $total } Punkte mit { $lowest }
case-rank-plain = { $total } Punkte
case-rank-place = { $place }. { $player }
case-rank-understood = Die Punkte mit den kleinsten ausgespielten Zahlen: { $players }.
case-rank-question = Endstand mit den kleinsten Zahlen: { $players }. Wer ist auf welchem Platz?
case-rank = Die Plätze: { $places }. Bei gleicher Punktzahl entscheidet die kleinste ausgespielte Zahl.
case-deck-sanctuaries = Der Heiligtum-Stapel hat nach dem Aufbau { $number } Karten.
case-understood = Verstanden: { $understood }
case-correct = Zum Berichtigen frage: { $canonical }
case-regions-show = Die Regionen { $row } zeigen { $view }: Mit ihnen allein bringt sie { $fame }.
case-regions-show-nothing = Die Regionen { $row } zeigen nichts, was sie fordert oder zählt: Mit ihnen allein bringt sie { $fame }.
case-regions-besides = Was deine Heiligtümer zeigen, zählt ebenfalls; die Frage sagt es nicht klar.
case-regions-understood = Du fragst nach Region { $region }, danach { $later }; was deine Heiligtümer zeigen, wurde nicht verstanden.
case-regions-question = Zuerst habe ich die { $region } gespielt, dann { $later }. Was auf meinen Heiligtümern ist, weiß ich nicht mehr. Was bringt die { $region }?
case-hand-draw = Eine davon spielst du aus: { $draws }. Von den gezogenen wird eines ausgelegt.
case-hand-draw-understood = Du hast { $row } ausgespielt und hast { $hand } auf der Hand.
case-hand-draw-question = Ich habe { $row } in dieser Reihenfolge ausgespielt. Auf der Hand habe ich { $hand }: Wie viele Heiligtümer würde ich mit jeder davon ziehen?
case-hand-draw-without = Ich habe { $row } in dieser Reihenfolge ausgespielt, kein Heiligtum. Auf der Hand habe ich { $hand }: Wie viele Heiligtümer würde ich mit jeder davon ziehen?
case-most-drawn = In Runde { $round } zieht man höchstens { $number } Heiligtümer: eines, eines für je einen Hinweis auf { $round } Regionen und eines für je einen Hinweis auf den zuvor ausgelegten Heiligtümern, höchstens { $before }.
case-most-drawn-understood = Du fragst, wie viele Heiligtümer man in Runde { $round } ziehen kann.
case-most-drawn-question = Wie viele Heiligtümer kann ich in Runde { $round } höchstens ziehen?
case-keep-clues = So viele stehen dir zu, wenn in deiner Auslage liegen: { $clues }. Eines gibt es immer, und eines für jeden Hinweis.
case-keep-clues-question = Ich habe { $drawn } Heiligtümer gezogen: Wie viele Hinweise hatte ich?
