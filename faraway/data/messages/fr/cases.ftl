# Concrete cases: what was understood, the answer, and the question in its canonical form.
case-row-understood = Vous avez joué { $row }, dans cet ordre.
case-find-question = J’ai joué { $row } : est-ce que je trouve un Sanctuaire ?
case-find-yes = Vous trouvez un Sanctuaire : { $last } est supérieur à { $previous }, la Région jouée juste avant.
case-find-no = Vous ne trouvez aucun Sanctuaire : { $last } est inférieur à { $previous }, la Région jouée juste avant.
case-row-question = J’ai joué { $row } : combien de Sanctuaires ai-je pu trouver ?
case-row = { $number ->
    [one] Avec cette ligne, vous avez trouvé au plus un Sanctuaire, grâce à { $found }.
   *[other] Avec cette ligne, vous avez trouvé au plus { $number } Sanctuaires, grâce à { $found }.
}
case-row-none = Avec cette ligne, vous n’avez trouvé aucun Sanctuaire : aucune Région n’est plus haute que celle jouée juste avant elle.
case-draw-understood = Vous avez trouvé un Sanctuaire avec { $clues } dans votre aire de jeu.
case-draw-question = Avec { $clues }, combien de Sanctuaires est-ce que je pioche ?
case-draw = { $number ->
    [one] Vous piochez 1 Sanctuaire : aucun indice n’en ajoute un autre. Vous le placez.
   *[other] Vous piochez { $number } Sanctuaires : un, plus un par indice. Vous en placez un.
}
case-draw-row-understood = Vous avez joué { $row }, dans cet ordre, avec { $clues } dans votre aire de jeu.
case-draw-row-question = J’ai joué { $row } avec { $clues } : combien de Sanctuaires est-ce que je pioche ?
case-draw-row = { $number ->
    [one] Vous piochez 1 Sanctuaire : { $last } est supérieur à { $previous }, ce qui en donne un ; aucun indice n’en ajoute un autre. Vous le placez.
   *[other] Vous piochez { $number } Sanctuaires : { $last } est supérieur à { $previous }, ce qui en donne un, plus un par indice. Vous en placez un ; les autres retournent sous la pioche.
}
case-draw-open-understood = Vous avez joué { $row }, dans cet ordre ; sur ces Régions : { $clues }.
case-draw-open-question = J’ai joué { $row } : combien de Sanctuaires est-ce que je pioche ?
case-draw-open = { $number ->
    [one] Vous piochez 1 Sanctuaire, plus un par indice sur vos autres cartes : { $last } est supérieur à { $previous }, ce qui en donne un ; les Régions nommées n’ont pas d’indice. Vous en placez un.
   *[other] Vous piochez { $number } Sanctuaires, plus un par indice sur vos autres cartes : { $last } est supérieur à { $previous }, ce qui en donne un, plus un par indice des Régions nommées. Vous en placez un ; les autres retournent sous la pioche.
}
case-order-understood = Ces temps d’exploration ont été joués ce tour-ci : { $played }.
case-order-question = Qui prend en premier : { $played } ?
case-order = L’ordre est { $order } : celui qui a joué { $first } agit en premier, celui qui a joué { $last } prend en dernier, parmi ce qui reste.
case-tie-understood = Les joueurs sont à égalité et leurs Régions les plus basses sont { $lowest }.
case-tie-question = Qui gagne à égalité quand les Régions les plus basses sont { $lowest } ?
case-tie = Le joueur qui a { $winner } l’emporte : c’est le plus petit temps d’exploration.
case-shortage-understood = { $deck ->
    [one] La pioche Sanctuaire contient { $deck } carte, et il en faut { $due }.
   *[other] La pioche Sanctuaire contient { $deck } cartes, et il en faut { $due }.
}
case-shortage-question = La pioche Sanctuaire a { $deck } et nous avons droit à { $due } : que se passe-t-il ?
case-shortage = { $deck ->
    [one] { $deck } ne suffit pas pour { $due } : par défaut, un joueur après l’autre, dans l’ordre croissant, pioche, place un Sanctuaire, remet les autres et prend ensuite seulement une Région.
   *[other] { $deck } ne suffisent pas pour { $due } : par défaut, un joueur après l’autre, dans l’ordre croissant, pioche, place un Sanctuaire, remet les autres et prend ensuite seulement une Région.
}
case-no-shortage = { $deck ->
    [one] { $deck } suffit pour { $due } : tous ceux qui ont trouvé un Sanctuaire piochent ce qui leur revient, comme à tout autre tour.
   *[other] { $deck } suffisent pour { $due } : tous ceux qui ont trouvé un Sanctuaire piochent ce qui leur revient, comme à tout autre tour.
}
case-card-understood = Votre question porte sur la Région { $region }.
case-card-question = Que demande et que rapporte la Région { $region } ?
case-card-view-understood = Votre question porte sur la Région { $region } avec { $view } en vue, ses propres symboles compris.
case-card-view-question = Que rapporte la Région { $region } avec { $view } en vue ?
case-card-shows = Région { $region } : { $biome }, { $time } ; elle montre { $icons }.
case-card-shows-nothing = Région { $region } : { $biome }, { $time } ; elle ne montre aucun symbole.
case-card-needs = La Région { $region } a pour condition { $wonders }.
case-card-needs-nothing = La Région { $region } n’a pas de condition.
case-card-quest = Sa quête rapporte { $quest }.
case-card-no-quest = Elle n’a pas de quête.
case-card-met = La condition est remplie.
case-card-not-met = La condition n’est pas remplie.
case-card-missing = Il manque : { $wonders }.
case-card-pays = Elle rapporte { $fame }.
case-tableau-understood = Votre question porte sur la Région { $region }{ $later }{ $sanctuaries }.
case-tableau-question = Région { $region }{ $later }{ $sanctuaries } : que rapporte-t-elle ?
case-tableau-then = , puis { $row }
case-tableau-last = , la dernière jouée
case-tableau-with = , Sanctuaires : { $icons }
case-tableau-without = , aucun Sanctuaire
case-tableau-sees = En vue : { $view }.
case-options = Avec les mêmes cartes en vue, { $pays }.
case-options-best = La { $region } rapporte le plus.
case-options-understood = Vous comparez { $regions }{ $later }{ $sanctuaries }.
case-options-first-question = Laquelle rapporte le plus en première carte, { $regions } ? Ensuite { $later }. { $sanctuaries }
case-options-last-question = Laquelle rapporte le plus en dernière carte, { $regions } ? { $sanctuaries }
case-options-with = Sanctuaires : { $icons }.
case-options-without = Aucun Sanctuaire.
case-row-pay = la { $region } rapporte { $fame }
case-row-pays = Chacune voit elle-même, les Régions jouées après elle et tous les Sanctuaires : { $pays } ; ensemble { $total }.
case-row-total = De la dernière jouée à la première : { $pays }. Régions { $regions }, Sanctuaires { $sanctuaries }, total { $total }.
case-row-sanctuary = { $colour } avec { $shows }
case-row-sanctuaries = Sanctuaires : { $sanctuaries }
case-row-fixed = { $fame } points
case-row-no-sanctuaries = aucun Sanctuaire
case-row-targets-understood = Votre ligne est { $row }, dans cet ordre ; { $sanctuaries } ; vous demandez ce que valent { $regions }.
case-row-targets-question = Ma ligne est { $row } ; { $sanctuaries }. Combien rapportent la { $regions } ?
case-row-whole-understood = Votre ligne est { $row }, dans cet ordre ; { $sanctuaries } ; vous demandez le total.
case-row-whole-question = Ma ligne est { $row } ; { $sanctuaries }. Quel est mon score total ?
case-order-turn = { $duration } choisit parmi { $number }
case-order-choices = À { $players } joueurs, { $number } Régions sont au centre aux tours 1 à 7 : { $turns }. Celle qui reste alors est retirée du jeu.
case-last-round = Au tour 8, personne ne prend de Région.
case-deck-understood = Vous êtes { $players } joueurs, et les Régions du tour { $round } sont au centre.
case-deck-question = À { $players } joueurs, combien de Régions reste-t-il dans la pioche Région au tour { $round } ?
case-deck = À { $players } joueurs, la pioche Région a { $before } cartes quand chaque main en a 3 ; chaque tour en révèle { $number } : il en reste { $left } quand celles du tour { $round } sont au centre.
case-deck-next = Quand celles du tour { $round } sont au centre, il en reste { $left }.
case-deck-advanced = Dans la variante avancée, elle en a { $dealt } quand 5 par joueur sont distribuées, puis les mêmes nombres une fois 2 par joueur, { $returned } en tout, remélangées.
case-dues-understood = { $deck ->
    [one] La pioche Sanctuaire contient { $deck } carte ; { $dues }.
   *[other] La pioche Sanctuaire contient { $deck } cartes ; { $dues }.
}
case-dues-question = La pioche Sanctuaire a { $deck } ; { $dues } : qui pioche combien ?
case-dues-due = celui qui a joué { $duration } doit en recevoir { $number }
case-dues-turn = { $duration } en pioche { $number }
case-dues = Par défaut, l’un après l’autre, le plus petit temps d’exploration d’abord : { $turns }. Celui qui en pioche en place un et remet aussitôt les autres sous la pioche ; chacun prend une Région, au tour 8 aucune, avant que le suivant pioche.
case-deal = À { $players } joueurs, { $plain } Régions sont distribuées, 3 à chacun ; dans la variante avancée, c’est { $advanced }, 5 à chacun, dont { $returned }, 2 par joueur, retournent mélangées dans la pioche.
case-deal-question = À { $players } joueurs, combien de Régions sont distribuées au début ?
case-keep-understood = { $drawn ->
    [one] Vous avez pioché { $drawn } Sanctuaire.
   *[other] Vous avez pioché { $drawn } Sanctuaires.
}
case-keep-question = { $drawn ->
    [one] J’ai pioché { $drawn } Sanctuaire : combien dois-je en remettre ?
   *[other] J’ai pioché { $drawn } Sanctuaires : combien dois-je en remettre ?
}
case-keep = { $drawn ->
    [one] Vous placez le Sanctuaire pioché et n’en remettez aucun sous la pioche.
   *[other] Sur { $drawn } Sanctuaires piochés, vous en placez un ; vous en remettez { $returned } sous la pioche, face cachée.
}
case-need-understood = La condition demande { $needs }, et il y a en vue : { $view }.
case-need-question = La condition demande { $needs }, j’ai { $view } en vue : est-ce que cela suffit ?
case-need-met = La condition est remplie : elle demande { $needs }, et il y a en vue : { $view }. Ce qui est sur les Régions visibles et sur les Sanctuaires compte de la même façon.
case-need-not-met = La condition n’est pas remplie : elle demande { $needs }, et il y a en vue : { $view }. La quête ne rapporte rien.
case-quest-understood = Une quête rapporte { $quest }, et il y a en vue : { $view }.
case-quest-question = Une quête rapporte { $quest }, j’ai { $view } en vue : combien rapporte-t-elle ?
case-quest = Elle rapporte { $fame } : { $quest }, avec { $view } en vue.
case-market-understood = Vous êtes { $players } joueurs.
case-market-question = À { $players } joueurs, combien de Régions y a-t-il au centre ?
case-market = À { $players } joueurs, il y a { $number } Régions au centre, aux tours 1 à 7 : une de plus que de joueurs. Chacun en prend une sans qu’elle soit remplacée : le dernier choisit parmi { $left }, et celle qui reste est écartée.
case-card-sets = { $number ->
    [0] Cela ne fait aucune série des quatre biomes.
    [one] Cela fait une série des quatre biomes.
   *[other] Cela fait { $number } séries des quatre biomes.
}
case-tableau-also-last = Jouée en dernier, avec les mêmes Sanctuaires, elle rapporterait { $fame }.
case-tableau-also-question = { $question } Et si elle avait été jouée en dernier ?
case-tableau-added = Avec un Sanctuaire de plus, qui montre { $icons }, elle rapporterait { $fame }.
case-tableau-added-question = { $question } Et si j’avais aussi un Sanctuaire avec { $icons } ?
case-row-quest = { $sanctuary } : { $fame }
case-row-quests = Les Sanctuaires comptent les huit Régions et tous les Sanctuaires, eux-mêmes compris : { $pays } ; ensemble { $total }.
case-row-asked-understood = Vous avez les Régions { $row } ; { $sanctuaries } ; vous demandez ce que rapportent les Sanctuaires, peu importe l’ordre.
case-row-asked-question = Ma ligne est { $row } ; { $sanctuaries }. Que rapportent les Sanctuaires ?
case-sets-understood = En vue : { $view }.
case-sets-question = Avec { $view } en vue, combien de séries des quatre biomes ?
case-rank-player = { $total } points avec { $lowest }
case-rank-plain = { $total } points
case-rank-place = { $place }. { $player }
case-rank-understood = Les totaux avec les Régions les plus basses jouées : { $players }.
case-rank-question = Totaux finaux avec les Régions les plus basses : { $players }. Quel est le classement ?
case-rank = Le classement : { $places }. À égalité de points, la Région jouée la plus basse décide.
case-deck-sanctuaries = La pioche Sanctuaire a { $number } cartes après la mise en place.
case-understood = Compris : { $understood }
case-correct = Pour corriger, demandez : { $canonical }
case-regions-show = Les Régions { $row } montrent { $view } : par elles seules, elle rapporte { $fame }.
case-regions-show-nothing = Les Régions { $row } ne montrent rien qu’elle demande ou compte : par elles seules, elle rapporte { $fame }.
case-regions-besides = Ce que montrent vos Sanctuaires compte aussi ; la question ne le dit pas clairement.
case-regions-understood = Votre question porte sur la Région { $region }, puis { $later } ; ce que montrent vos Sanctuaires n’a pas été compris.
case-regions-question = Ma première carte est la { $region }, puis { $later }. J’ai oublié ce que montrent mes Sanctuaires. Combien vaut la { $region } ?
case-hand-draw = Vous joueriez l’une d’elles : { $draws }. On place un seul des Sanctuaires piochés.
case-hand-draw-understood = Vous avez joué { $row }, et votre main est { $hand }.
case-hand-draw-question = J’ai joué { $row } dans cet ordre. En main : { $hand }. Combien de Sanctuaires piocherais-je avec chacune ?
case-hand-draw-without = J’ai joué { $row } dans cet ordre, aucun Sanctuaire. En main : { $hand }. Combien de Sanctuaires piocherais-je avec chacune ?
case-most-drawn = Au tour { $round }, un joueur pioche au plus { $number } Sanctuaires : un, un pour un indice sur chacune de { $round } Régions, et un pour un indice sur chaque Sanctuaire placé auparavant, { $before } au plus.
case-most-drawn-understood = Vous demandez combien de Sanctuaires on peut piocher au tour { $round }.
case-most-drawn-question = Combien de Sanctuaires puis-je piocher au maximum au tour { $round } ?
case-keep-clues = Il en revient autant avec { $clues } : un, plus un par indice.
case-keep-clues-question = J’ai pioché { $drawn } Sanctuaires : combien d’indices avais-je ?
