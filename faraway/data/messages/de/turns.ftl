# Fälle von Runden und Zügen: was jede Runde gezogen hat, was die nächste finden kann, wer findet und wer was nimmt.
case-row-claimed = { $claimed ->
    [one] Ein Heiligtum bei dieser Reihe ist möglich.
   *[other] { $claimed } Heiligtümer bei dieser Reihe sind möglich.
}
case-row-too-many = { $claimed } Heiligtümer bei dieser Reihe sind nicht möglich: Für jede Region, die eines findet, wird höchstens eines ausgelegt.
case-row-claimed-question = Ich habe { $row } ausgespielt und habe { $claimed } Heiligtümer: Ist das möglich?
case-rounds-draw = { $last } nach { $previous } zieht { $number }
case-rounds-none = { $last } nach { $previous } findet keines
case-rounds = { $draws }. Jedes Mal wird eines ausgelegt, die übrigen kommen unter den Stapel.
case-rounds-open = Dazu kommt jedes Mal eines für jeden Hinweis auf Karten, die schon auslagen und nicht genannt sind.
case-rounds-found = { $number ->
    [one] Insgesamt wurde ein Heiligtum gefunden.
   *[other] Insgesamt wurden { $number } Heiligtümer gefunden.
}
case-rounds-kept = In Runde { $round } wurde ein Heiligtum mit einem Hinweis behalten.
case-rounds-denied = Keines meiner Heiligtümer zeigt einen Hinweis.
case-rounds-row = Von der ersten Runde an habe ich { $row } ausgespielt.
case-rounds-question = Wie viele Heiligtümer habe ich jedes Mal gezogen?
case-next = Nach { $previous } findet jede Region von { $lowest } bis 68 ein Heiligtum; eine kleinere findet keines.
case-next-none = Keine Region ist größer als { $previous }: Die nächste findet kein Heiligtum, welche auch immer du ausspielst.
case-next-understood = Du hast { $previous } ausgespielt und fragst, welche Regionen als nächste ein Heiligtum fänden.
case-next-question = Welche Regionen finden nach { $previous } ein Heiligtum?
case-hand = Nach { $previous } fänden von deiner Hand nur diese ein Heiligtum: { $found }.
case-hand-none = Nach { $previous } fände keine Region deiner Hand ein Heiligtum: Alle sind kleiner.
case-hand-understood = Du hast { $previous } ausgespielt, und auf der Hand hast du { $hand }.
case-hand-question = Meine vorige Karte war { $previous }, auf der Hand habe ich { $hand }: Welche findet ein Heiligtum?
case-limit = Am Ende von Runde { $round } hat man höchstens { $number } Heiligtümer: In jeder Runde wird eines ausgelegt, und in Runde 1 findet niemand eines.
case-limit-understood = Du fragst, wie viele Heiligtümer nach Runde { $round } möglich sind.
case-limit-question = Wie viele Heiligtümer kann ich nach Runde { $round } höchstens haben?
case-finders-yes = { $last } nach { $previous } findet ein Heiligtum und zieht { $number }
case-finders = Alle vergleichen mit ihrer eigenen Region aus der Runde davor: { $finders }. Dazu kommt jeweils eines für jeden Hinweis auf den übrigen Karten dieser Person; eines wird ausgelegt.
case-finders-pair = { $last } nach { $previous }
case-finders-understood = Je eine Person: { $pairs }.
case-finders-question = Verschiedene Spieler spielen { $pairs }: Wer findet ein Heiligtum?
case-picks-take = { $duration } nimmt { $region }
case-picks-choose = { $duration } wählt aus { $regions }
case-picks = Die Reihenfolge ist { $order }: { $turns }.
case-picks-removed = Region { $region } bleibt übrig und kommt aus dem Spiel.
case-picks-left = Die am Ende übrige Region kommt aus dem Spiel.
case-picks-row = Wir haben { $played } ausgespielt.
case-picks-market = In der Mitte { $market }.
case-picks-told = Dann { $takes }.
case-picks-gone = Genommen sind { $taken }.
case-picks-rest = Genommene Regionen werden nicht ersetzt: Wer als Nächstes dran ist, wählt aus { $regions }.
case-picks-question = Wer nimmt was?
case-seat = Zu { $players } liegen in den Runden 1 bis 7 { $number } Regionen in der Mitte, und keine wird ersetzt: Wer als Nummer { $seat } nimmt, wählt aus { $left }.
case-seat-understood = Ihr seid { $players } Personen, und du fragst nach dem Zug von Nummer { $seat }.
case-seat-question = Wir sind { $players } Personen: Aus wie vielen Regionen wählt, wer als Nummer { $seat } nimmt?
case-state = Zu Beginn von Runde { $round } liegen vor jeder Person { $before } Regionen, und jede Hand hat 3; an ihrem Ende liegen dort { $round }, die Hand hat { $hand }, und noch zu spielende Runden gibt es { $left }. In jeder der Runden 1 bis 7 bleibt eine Region in der Mitte übrig und kommt aus dem Spiel: insgesamt { $removed } am Ende von Runde { $round }.
case-state-understood = Du fragst nach dem Stand in Runde { $round }.
case-state-hand = Wie viele Regionen sind in Runde { $round } auf einer Hand?
case-state-removed = Wie viele Regionen sind nach Runde { $round } aus dem Spiel entfernt?
case-state-rounds = Wie viele Runden sind nach Runde { $round } noch zu spielen?
case-order-last = Die Reihenfolge ist { $order }; aber in Runde 8 nimmt niemand eine Region: Wer in dieser Runde ein Heiligtum gefunden hat, legt eines aus, wenn er dran ist.
case-order-last-question = Runde 8, wer nimmt zuerst: { $played }?
case-limit-table = Zu { $players } sind das insgesamt höchstens { $total }; von den { $all } Heiligtümern bleiben dann { $left } übrig.
case-group = Wir sind { $players } Personen.
case-state-between = Wenn in einer Runde alle ausgespielt haben und noch niemand genommen hat, sind { $hand } Regionen auf einer Hand.
case-state-table = Zu { $players } liegen am Ende von Runde { $round } in allen Reihen zusammen { $lying } Regionen, und auf allen Händen zusammen sind { $hands }.
case-seat-others = Vorher nehmen so viele: { $before }; danach: { $after }.
case-tie-below = Nach unserer Standardlesart liegt von denen, die gleichauf sind, die kleinere Zahl vorn: Die Reihenfolge ist { $order }.
case-tie-below-question = Gleichstand um den zweiten Platz: Wer liegt vorn, wenn die kleinsten Zahlen { $lowest } sind?
case-round-eight = Es ist Runde 8.
case-shortage-told = Wem die kleinste Zahl gehört, dem stehen zu: { $first }.
case-shortage-first = Wer die kleinste Zahl hat, zieht { $first }, legt eines aus und { $returned } zurück: Der Stapel hat dann { $left }, und daraus zieht die nächste Person.
case-shortage-first-question = Im Heiligtum-Stapel sind { $deck } Karten, zusammen müssten wir { $due } ziehen. Wer die kleinste Zahl hat, darf { $first } Karten ziehen. Was passiert?
case-order-first-question = Runde 1: Wer findet ein Heiligtum, und wer nimmt zuerst?
case-state-taken = Wie viele Regionen nehmen wir in { $round } Runden aus der Mitte?
case-state-taken-by = In jeder der Runden 1 bis 7 nimmt jede Person eine Region: je { $taken } am Ende von Runde { $round }.
case-state-taken-all = Zu { $players } sind das insgesamt { $total }.
case-deck-removed = Aus der Mitte entfernte Regionen am Ende von Runde { $round }: insgesamt { $removed }.
