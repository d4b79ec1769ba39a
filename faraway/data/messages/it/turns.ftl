# Casi di round e di turni: che cosa pesca ogni round, che cosa può trovare il prossimo, chi trova e chi prende che cosa.
case-row-claimed = { $claimed ->
    [one] Un Santuario con questa fila è possibile.
   *[other] { $claimed } Santuari con questa fila sono possibili.
}
case-row-too-many = { $claimed } Santuari con questa fila non sono possibili: se ne piazza al massimo uno per ogni Regione che ne fa trovare.
case-row-claimed-question = Ho giocato { $row } e ho { $claimed } Santuari: è possibile?
case-rounds-draw = { $last } dopo { $previous } ne pesca { $number }
case-rounds-none = { $last } dopo { $previous } non ne trova
case-rounds = { $draws }. Ogni volta se ne piazza uno e gli altri tornano sotto il mazzo.
case-rounds-open = Ogni volta se ne aggiunge uno per ogni indizio sulle carte già presenti e non nominate.
case-rounds-found = { $number ->
    [one] In tutto si è trovato un Santuario.
   *[other] In tutto si sono trovati { $number } Santuari.
}
case-rounds-kept = Nel round { $round } si è tenuto un Santuario con un indizio.
case-rounds-denied = Nessuno dei miei Santuari mostra un indizio.
case-rounds-row = Dal primo round ho giocato { $row }.
case-rounds-question = Quanti Santuari ho pescato ogni volta?
case-next = Dopo { $previous } ogni Regione da { $lowest } a 68 fa trovare un Santuario; una più bassa nessuno.
case-next-none = Nessuna Regione è più alta di { $previous }: qualunque sia la prossima, non fa trovare alcun Santuario.
case-next-understood = Hai giocato { $previous } e chiedi quali Regioni farebbero poi trovare un Santuario.
case-next-question = Quali Regioni fanno trovare un Santuario dopo { $previous }?
case-hand = Dopo { $previous } farebbero trovare un Santuario solo queste Regioni della tua mano: { $found }.
case-hand-none = Dopo { $previous } nessuna Regione della tua mano farebbe trovare un Santuario: sono tutte più basse.
case-hand-understood = Hai giocato { $previous }, e in mano hai { $hand }.
case-hand-question = La mia carta precedente era { $previous }, in mano ho { $hand }: quali fanno trovare un Santuario?
case-limit = Alla fine del round { $round } un giocatore ha al massimo { $number } Santuari: se ne piazza uno per round e nel round 1 non se ne trovano.
case-limit-understood = Chiedi quanti Santuari sono possibili dopo il round { $round }.
case-limit-question = Quanti Santuari posso avere al massimo dopo il round { $round }?
case-finders-yes = { $last } dopo { $previous } trova un Santuario e ne pesca { $number }
case-finders = Ognuno confronta con la Regione che ha giocato nel round precedente: { $finders }. Ogni volta se ne aggiunge uno per ogni indizio sulle altre carte del giocatore; se ne piazza uno.
case-finders-pair = { $last } dopo { $previous }
case-finders-understood = Un giocatore ciascuno: { $pairs }.
case-finders-question = I giocatori hanno giocato { $pairs }: chi trova un Santuario?
case-picks-take = { $duration } prende { $region }
case-picks-choose = { $duration } sceglie fra { $regions }
case-picks = L’ordine è { $order }: { $turns }.
case-picks-removed = La Regione { $region } resta e viene rimossa dalla partita.
case-picks-left = La Regione che resta alla fine viene rimossa dalla partita.
case-picks-row = Abbiamo giocato { $played }.
case-picks-market = Al centro { $market }.
case-picks-told = Poi { $takes }.
case-picks-gone = Prese: { $taken }.
case-picks-rest = Le Regioni prese non vengono sostituite: chi prende dopo sceglie fra { $regions }.
case-picks-question = Chi prende che cosa?
case-seat = In { $players } giocatori ci sono { $number } Regioni al centro nei round da 1 a 7, e nessuna viene sostituita: chi prende come numero { $seat } sceglie fra { $left }.
case-seat-understood = Siete in { $players }, e chiedi del turno del numero { $seat }.
case-seat-question = Siamo in { $players }: fra quante Regioni sceglie il numero { $seat } a prendere?
case-state = All’inizio del round { $round } ogni giocatore ha { $before } Regioni davanti e 3 in mano; alla fine ne ha { $round } davanti e { $hand } in mano, e i round ancora da giocare sono { $left }. In ognuno dei round da 1 a 7 una Regione resta al centro e viene rimossa: { $removed } in tutto alla fine del round { $round }.
case-state-understood = Chiedi come si sta nel round { $round }.
case-state-hand = Quante Regioni si hanno in mano nel round { $round }?
case-state-removed = Quante Regioni sono state rimosse dal centro dopo il round { $round }?
case-state-rounds = Quanti round restano da giocare dopo il round { $round }?
case-order-last = L’ordine è { $order }; ma nel round 8 nessuno prende una Regione: chi in questo round ha trovato un Santuario ne piazza uno quando tocca a lui.
case-order-last-question = Nel round 8 chi prende per primo: { $played }?
case-limit-table = In { $players } giocatori sono al massimo { $total } in tutto; dei { $all } Santuari ne restano allora { $left }.
case-group = Siamo in { $players } giocatori.
case-state-between = In ogni round, quando tutti hanno giocato e nessuno ha ancora preso, una mano ha { $hand } Regioni.
case-state-table = In { $players } giocatori, alla fine del round { $round }, in tutte le file insieme ci sono { $lying } Regioni e in tutte le mani insieme { $hands }.
case-seat-others = Giocatori che prendono prima: { $before }; dopo: { $after }.
case-tie-below = Nella nostra lettura predefinita, fra chi è in pareggio, viene prima la Durata di Esplorazione minore: l’ordine è { $order }.
case-tie-below-question = Pareggio per il secondo posto: chi viene prima se le Regioni più basse sono { $lowest }?
case-round-eight = È il round 8.
case-shortage-told = A chi ha la Durata di Esplorazione minore ne spettano: { $first }.
case-shortage-first = Chi ha la Durata di Esplorazione minore ne pesca { $first }, ne piazza uno e ne rimette { $returned }: il mazzo ne ha allora { $left }, e da lì pesca il prossimo.
case-shortage-first-question = Il mazzo Santuario ha { $deck } carte, insieme dovremmo pescarne { $due }. Chi ha il numero più basso può pescare { $first } carte. Che succede?
case-order-first-question = Nel round 1 chi trova un Santuario e chi prende per primo?
case-state-taken = Quante Regioni si prendono dal centro in { $round } round?
case-state-taken-by = In ognuno dei round da 1 a 7 ognuno prende una Regione: { $taken } a testa alla fine del round { $round }.
case-state-taken-all = In { $players } giocatori sono { $total } in tutto.
case-deck-removed = Regioni rimosse dal centro alla fine del round { $round }: { $removed } in tutto.
