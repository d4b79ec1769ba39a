# Concrete cases: what was understood, the answer, and the question in its canonical form.
case-row-understood = Hai giocato { $row }, in quest’ordine.
case-find-question = Ho giocato { $row }: trovo un Santuario?
case-find-yes = Trovi un Santuario: { $last } è più alto di { $previous }, la Regione giocata subito prima.
case-find-no = Non trovi alcun Santuario: { $last } è più basso di { $previous }, la Regione giocata subito prima.
case-row-question = Ho giocato { $row }: quanti Santuari posso aver trovato al massimo?
case-row = { $number ->
    [one] Con questa fila hai trovato al massimo un Santuario, grazie a { $found }.
   *[other] Con questa fila hai trovato al massimo { $number } Santuari, grazie a { $found }.
}
case-row-none = Con questa fila non hai trovato alcun Santuario: nessuna Regione è più alta di quella giocata subito prima.
case-draw-understood = Hai trovato un Santuario con { $clues } nella tua area di gioco.
case-draw-question = Con { $clues }, quanti Santuari pesco?
case-draw = { $number ->
    [one] Peschi 1 Santuario: nessun indizio ne aggiunge un altro. Lo piazzi.
   *[other] Peschi { $number } Santuari: uno, più uno per ogni indizio. Ne piazzi uno.
}
case-draw-row-understood = Hai giocato { $row }, in quest’ordine, con { $clues } nella tua area di gioco.
case-draw-row-question = Ho giocato { $row } con { $clues }: quanti Santuari pesco?
case-draw-row = { $number ->
    [one] Peschi 1 Santuario: { $last } è più alto di { $previous }, e questo ne dà uno; nessun indizio ne aggiunge un altro. Lo piazzi.
   *[other] Peschi { $number } Santuari: { $last } è più alto di { $previous }, e questo ne dà uno, più uno per ogni indizio. Ne piazzi uno; gli altri tornano sotto il mazzo.
}
case-draw-open-understood = Hai giocato { $row }, in quest’ordine; su queste Regioni: { $clues }.
case-draw-open-question = Ho giocato { $row }: quanti Santuari pesco?
case-draw-open = { $number ->
    [one] Peschi 1 Santuario, più uno per ogni indizio sulle altre tue carte: { $last } è più alto di { $previous }, e questo ne dà uno; le Regioni nominate non mostrano indizi. Ne piazzi uno.
   *[other] Peschi { $number } Santuari, più uno per ogni indizio sulle altre tue carte: { $last } è più alto di { $previous }, e questo ne dà uno, più uno per ogni indizio delle Regioni nominate. Ne piazzi uno; gli altri tornano sotto il mazzo.
}
case-order-understood = In questo round sono state giocate queste Durate di Esplorazione: { $played }.
case-order-question = Chi prende per primo: { $played }?
case-order = L’ordine è { $order }: chi ha giocato { $first } agisce per primo, chi ha giocato { $last } prende per ultimo, da ciò che resta.
case-tie-understood = I giocatori sono in pareggio e le loro Regioni più basse sono { $lowest }.
case-tie-question = Chi vince il pareggio se le Regioni più basse sono { $lowest }?
case-tie = Vince chi ha { $winner }: è la Durata di Esplorazione minore.
case-shortage-understood = { $deck ->
    [one] Il mazzo Santuario ha { $deck } carta e ne spettano { $due }.
   *[other] Il mazzo Santuario ha { $deck } carte e ne spettano { $due }.
}
case-shortage-question = Il mazzo Santuario ha { $deck } e ce ne spettano { $due }: che succede?
case-shortage = { $deck ->
    [one] { $deck } non basta per { $due }: nella nostra lettura predefinita un giocatore alla volta, in ordine crescente, pesca, piazza un Santuario, rimette gli altri e solo allora prende una Regione.
   *[other] { $deck } non bastano per { $due }: nella nostra lettura predefinita un giocatore alla volta, in ordine crescente, pesca, piazza un Santuario, rimette gli altri e solo allora prende una Regione.
}
case-no-shortage = { $deck ->
    [one] { $deck } basta per { $due }: tutti quelli che hanno trovato un Santuario pescano ciò che spetta loro, come in ogni round.
   *[other] { $deck } bastano per { $due }: tutti quelli che hanno trovato un Santuario pescano ciò che spetta loro, come in ogni round.
}
case-card-understood = Chiedi della Regione { $region }.
case-card-question = Che cosa richiede e quanto vale la Regione { $region }?
case-card-view-understood = Chiedi della Regione { $region } con { $view } in vista, compresi i suoi simboli.
case-card-view-question = Quanto vale la Regione { $region } con { $view } in vista?
case-card-shows = Regione { $region }: { $biome }, { $time }; mostra { $icons }.
case-card-shows-nothing = Regione { $region }: { $biome }, { $time }; non mostra simboli.
case-card-needs = La Regione { $region } ha come requisito { $wonders }.
case-card-needs-nothing = La Regione { $region } non ha requisiti.
case-card-quest = La sua missione dà { $quest }.
case-card-no-quest = Non ha missione.
case-card-met = Il requisito è soddisfatto.
case-card-not-met = Il requisito non è soddisfatto.
case-card-missing = Ciò che manca: { $wonders }.
case-card-pays = Vale { $fame }.
case-tableau-understood = Chiedi della Regione { $region }{ $later }{ $sanctuaries }.
case-tableau-question = Regione { $region }{ $later }{ $sanctuaries }: quanto vale?
case-tableau-then = , poi { $row }
case-tableau-last = , l’ultima giocata
case-tableau-with = , Santuari: { $icons }
case-tableau-without = , nessun Santuario
case-tableau-sees = In vista: { $view }.
case-options = Con le stesse carte in vista, { $pays }.
case-options-best = La { $region } dà di più.
case-options-understood = Confronti { $regions }{ $later }{ $sanctuaries }.
case-options-first-question = Quale dà di più come prima carta, { $regions }? Poi { $later }. { $sanctuaries }
case-options-last-question = Quale dà di più come ultima carta, { $regions }? { $sanctuaries }
case-options-with = Santuari: { $icons }.
case-options-without = Nessun Santuario.
case-row-pay = la { $region } dà { $fame }
case-row-pays = Ognuna vede sé stessa, le Regioni giocate dopo e tutti i Santuari: { $pays }; insieme { $total }.
case-row-total = Dall’ultima giocata alla prima: { $pays }. Regioni { $regions }, Santuari { $sanctuaries }, totale { $total }.
case-row-sanctuary = { $colour } con { $shows }
case-row-sanctuaries = Santuari: { $sanctuaries }
case-row-fixed = { $fame } punti
case-row-no-sanctuaries = nessun Santuario
case-row-targets-understood = La tua fila è { $row }, in quest’ordine; { $sanctuaries }; chiedi di { $regions }.
case-row-targets-question = La mia fila è { $row }; { $sanctuaries }. Quanto valgono la { $regions }?
case-row-whole-understood = La tua fila è { $row }, in quest’ordine; { $sanctuaries }; chiedi il totale.
case-row-whole-question = La mia fila è { $row }; { $sanctuaries }. Qual è il mio punteggio totale?
case-order-turn = { $duration } sceglie fra { $number }
case-order-choices = In { $players } giocatori ci sono { $number } Regioni al centro nei round da 1 a 7: { $turns }. Quella che resta alla fine viene rimossa dalla partita.
case-last-round = Nel round 8 nessuno prende una Regione.
case-deck-understood = Siete in { $players }, e le Regioni del round { $round } sono al centro.
case-deck-question = Siamo in { $players } giocatori: quante Regioni restano nel mazzo nel round { $round }?
case-deck = In { $players } giocatori il mazzo Regione ha { $before } carte quando ogni mano ne ha 3; ogni round ne rivela { $number }: ne restano { $left } quando quelle del round { $round } sono al centro.
case-deck-next = Quando quelle del round { $round } sono al centro, ne restano { $left }.
case-deck-advanced = Nella modalità avanzata ne ha { $dealt } quando se ne sono distribuite 5 a testa, e gli stessi numeri una volta rimescolate 2 a testa, { $returned } in tutto.
case-dues-understood = { $deck ->
    [one] Il mazzo Santuario ha { $deck } carta; { $dues }.
   *[other] Il mazzo Santuario ha { $deck } carte; { $dues }.
}
case-dues-question = Il mazzo Santuario ha { $deck }; { $dues }: chi ne pesca quanti?
case-dues-due = chi ha giocato { $duration } ne deve pescare { $number }
case-dues-turn = { $duration } ne pesca { $number }
case-dues = Nella nostra lettura predefinita uno dopo l’altro, a partire dalla Durata di Esplorazione minore: { $turns }. Chi ne pesca ne piazza uno e rimette subito gli altri sotto il mazzo; ognuno prende una Regione, nel round 8 nessuna, prima che peschi il prossimo.
case-deal = In { $players } giocatori si danno { $plain } Regioni, 3 a testa; nella modalità avanzata se ne danno { $advanced }, 5 a testa, di cui { $returned }, 2 a testa, si mescolano di nuovo nel mazzo.
case-deal-question = In { $players } giocatori quante Regioni si danno all’inizio?
case-keep-understood = { $drawn ->
    [one] Hai pescato { $drawn } Santuario.
   *[other] Hai pescato { $drawn } Santuari.
}
case-keep-question = { $drawn ->
    [one] Ho pescato { $drawn } Santuario: quanti ne rimetto?
   *[other] Ho pescato { $drawn } Santuari: quanti ne rimetto?
}
case-keep = { $drawn ->
    [one] Piazzi il Santuario pescato e non ne rimetti nessuno sotto il mazzo.
   *[other] Di { $drawn } Santuari pescati ne piazzi uno; ne rimetti { $returned } sotto il mazzo, a faccia in giù.
}
case-need-understood = Il requisito chiede { $needs }; in vista: { $view }.
case-need-question = Il requisito chiede { $needs }, ho { $view } in vista: è soddisfatto?
case-need-met = Il requisito è soddisfatto: chiede { $needs }; in vista: { $view }. Ciò che sta sulle Regioni a faccia in su e sui Santuari conta allo stesso modo.
case-need-not-met = Il requisito non è soddisfatto: chiede { $needs }; in vista: { $view }. La missione non dà nulla.
case-quest-understood = Una missione dà { $quest }; in vista: { $view }.
case-quest-question = Una missione dà { $quest }, ho { $view } in vista: quanto dà?
case-quest = Dà { $fame }: { $quest }, con { $view } in vista.
case-market-understood = Siete in { $players } giocatori.
case-market-question = In { $players } giocatori quante Regioni ci sono al centro?
case-market = In { $players } giocatori ci sono { $number } Regioni al centro nei round da 1 a 7: una in più dei giocatori. Ognuno ne prende una, che non viene sostituita: l’ultimo sceglie tra { $left }, e quella che avanza viene rimossa.
case-card-sets = { $number ->
    [one] Fa un set dei quattro Biomi.
   *[other] Fanno { $number } set dei quattro Biomi.
}
case-tableau-also-last = Giocata per ultima, con gli stessi Santuari, varrebbe { $fame }.
case-tableau-also-question = { $question } E se fosse stata giocata per ultima?
case-tableau-added = Con un Santuario in più, che mostra { $icons }, varrebbe { $fame }.
case-tableau-added-question = { $question } E se avessi anche un Santuario con { $icons }?
case-row-quest = { $sanctuary }: { $fame }
case-row-quests = I Santuari contano tutte e otto le Regioni e tutti i Santuari, sé stessi compresi: { $pays }; insieme { $total }.
case-row-asked-understood = Hai le Regioni { $row }; { $sanctuaries }; chiedi quanto danno i Santuari, in qualsiasi ordine.
case-row-asked-question = La mia fila è { $row }; { $sanctuaries }. Quanto danno i Santuari?
case-sets-understood = In vista: { $view }.
case-sets-question = Con { $view } in vista, quanti set dei quattro Biomi sono?
case-rank-player = { $total } punti con { $lowest }
case-rank-plain = { $total } punti
case-rank-place = { $place }. { $player }
case-rank-understood = I punteggi con le Regioni più basse giocate: { $players }.
case-rank-question = Punteggi finali con le Regioni più basse: { $players }. Qual è la classifica?
case-rank = La classifica: { $places }. A parità di punti decide la Regione giocata più bassa.
case-deck-sanctuaries = Il mazzo Santuario ha { $number } carte dopo la preparazione.
case-understood = Capito: { $understood }
case-correct = Per correggere, chiedi: { $canonical }
case-regions-show = Le Regioni { $row } mostrano { $view }: con queste sole vale { $fame }.
case-regions-show-nothing = Le Regioni { $row } non mostrano nulla che essa richieda o conti: con queste sole vale { $fame }.
case-regions-besides = Conta anche ciò che mostrano i tuoi Santuari; la domanda non lo dice chiaramente.
case-regions-understood = Chiedi della Regione { $region }, poi { $later }; che cosa mostrano i tuoi Santuari non è stato capito.
case-regions-question = La mia prima carta è la { $region }, poi { $later }. Non ricordo che cosa mostrano i miei Santuari. Quanto vale la { $region }?
case-hand-draw = Ne giocheresti una: { $draws }. Dei Santuari pescati se ne piazza uno.
case-hand-draw-understood = Hai giocato { $row }, e in mano hai { $hand }.
case-hand-draw-question = Ho giocato { $row } in quest’ordine. In mano: { $hand }. Quanti Santuari pescherei con ciascuna?
case-hand-draw-without = Ho giocato { $row } in quest’ordine, nessun Santuario. In mano: { $hand }. Quanti Santuari pescherei con ciascuna?
case-most-drawn = Nel round { $round } un giocatore pesca al massimo { $number } Santuari: uno, uno per un indizio su ognuna di { $round } Regioni e uno per un indizio su ogni Santuario piazzato prima, al massimo { $before }.
case-most-drawn-understood = Chiedi quanti Santuari si possono pescare nel round { $round }.
case-most-drawn-question = Quanti Santuari posso pescare al massimo nel round { $round }?
case-keep-clues = Ne spettano tanti con { $clues }: uno, più uno per ogni indizio.
case-keep-clues-question = Ho pescato { $drawn } Santuari: quanti indizi avevo?
