# Cas de tours : ce que chaque tour fait piocher, ce que la suite peut trouver, qui trouve, et qui prend quoi.
case-row-claimed = { $claimed ->
    [one] Un Sanctuaire avec cette ligne est possible.
   *[other] { $claimed } Sanctuaires avec cette ligne sont possibles.
}
case-row-too-many = { $claimed } Sanctuaires avec cette ligne ne sont pas possibles : on en place un au plus par Région qui en fait trouver.
case-row-claimed-question = J’ai joué { $row } et j’ai { $claimed } Sanctuaires : est-ce possible ?
case-rounds-draw = { $last } après { $previous } : { $number } à piocher
case-rounds-none = { $last } après { $previous } : aucun
case-rounds = { $draws }. À chaque fois, on en place un et les autres retournent sous la pioche.
case-rounds-open = À chaque pioche s’ajoute un Sanctuaire par indice sur les cartes déjà là qui ne sont pas nommées.
case-rounds-found = { $number ->
    [0] Aucun Sanctuaire trouvé en tout.
    [one] Un seul Sanctuaire trouvé en tout.
   *[other] { $number } Sanctuaires trouvés en tout.
}
case-rounds-kept = Au tour { $round }, il a été gardé un Sanctuaire avec un indice.
case-rounds-denied = Aucun de mes Sanctuaires ne montre d’indice.
case-rounds-row = À partir du premier tour, j’ai joué { $row }.
case-rounds-question = Combien de Sanctuaires ai-je piochés à chaque fois ?
case-next = Après { $previous }, toute Région de { $lowest } à 68 fait trouver un Sanctuaire ; une plus basse, aucun.
case-next-none = Aucune Région n’est supérieure à { $previous } : quelle que soit la suivante, elle ne fait trouver aucun Sanctuaire.
case-next-understood = Vous avez joué { $previous } et demandez quelles Régions feraient ensuite trouver un Sanctuaire.
case-next-question = Quelles Régions font trouver un Sanctuaire après { $previous } ?
case-hand = Après { $previous }, seules ces Régions de votre main feraient trouver un Sanctuaire : { $found }.
case-hand-none = Après { $previous }, aucune Région de votre main ne ferait trouver un Sanctuaire : toutes sont inférieures.
case-hand-understood = Vous avez joué { $previous }, et vous avez en main { $hand }.
case-hand-question = Ma carte précédente était { $previous }, j’ai en main { $hand } : quelles Régions font trouver un Sanctuaire ?
case-limit = À la fin du tour { $round }, un joueur a au plus { $number } Sanctuaires : on en place un par tour, et on n’en trouve pas au tour 1.
case-limit-understood = Vous demandez combien de Sanctuaires sont possibles après le tour { $round }.
case-limit-question = Combien de Sanctuaires au maximum puis-je avoir après le tour { $round } ?
case-finders-yes = { $last } après { $previous } : un Sanctuaire trouvé, { $number } à piocher
case-finders = Chacun compare avec la Région qu’il a jouée au tour précédent : { $finders }. À chaque pioche s’ajoute un Sanctuaire par indice sur les autres cartes du joueur ; on en place un.
case-finders-pair = { $last } après { $previous }
case-finders-understood = Un joueur chacun : { $pairs }.
case-finders-question = Les joueurs ont joué { $pairs } : qui trouve un Sanctuaire ?
case-picks-take = { $duration } prend { $region }
case-picks-choose = { $duration } choisit parmi { $regions }
case-picks = L’ordre est { $order } : { $turns }.
case-picks-removed = La Région { $region } reste et est écartée du jeu.
case-picks-left = La Région qui reste à la fin est écartée du jeu.
case-picks-row = Nous avons joué { $played }.
case-picks-market = Au centre { $market }.
case-picks-stated = Puis { $takes }.
case-picks-gone = Prises : { $taken }.
case-picks-rest = Les Régions prises ne sont pas remplacées : le suivant choisit parmi { $regions }.
case-picks-question = Qui prend quoi ?
case-seat = À { $players } joueurs, { $number } Régions sont au centre aux tours 1 à 7, et aucune n’est remplacée : celui qui prend en position { $seat } choisit parmi { $left }.
case-seat-understood = Vous êtes { $players } joueurs et demandez ce qu’il en est du numéro { $seat }.
case-seat-question = Nous sommes { $players } joueurs : parmi combien de Régions choisit le numéro { $seat } à prendre ?
case-state = Au début du tour { $round }, chaque joueur a { $before } Régions devant lui et 3 en main ; à la fin, il y en a { $round } devant lui et { $hand } en main, et il reste { $left } tours à jouer. À chacun des tours 1 à 7, une Région reste au centre et est écartée : { $removed } en tout à la fin du tour { $round }.
case-state-understood = Vous demandez où l’on en est au tour { $round }.
case-state-hand = Combien de Régions a-t-on en main au tour { $round } ?
case-state-removed = Combien de Régions ont été écartées du centre après le tour { $round } ?
case-state-rounds = Combien de tours reste-t-il à jouer après le tour { $round } ?
case-order-last = L’ordre est { $order } ; mais au tour 8, personne ne prend de Région : celui qui a trouvé un Sanctuaire à ce tour en place un quand c’est à lui d’agir.
case-order-last-question = Au tour 8, qui prend en premier : { $played } ?
case-limit-table = À { $players } joueurs, cela fait au plus { $total } en tout ; il reste alors { $left } des { $all } Sanctuaires.
case-group = Nous sommes { $players } joueurs.
case-state-between = À chaque tour, quand tous ont joué et que personne n’a encore pris de Région, une main en a { $hand }.
case-state-table = À { $players } joueurs, à la fin du tour { $round }, il y a { $lying } Régions dans toutes les lignes ensemble et { $hands } dans toutes les mains ensemble.
case-seat-others = Joueurs qui prennent avant : { $before } ; après : { $after }.
case-tie-below = Par défaut, parmi les joueurs à égalité, le plus petit temps d’exploration passe devant : l’ordre est { $order }.
case-tie-below-question = À égalité pour la deuxième place : qui passe devant quand les Régions les plus basses sont { $lowest } ?
case-round-eight = C’est le tour 8.
case-shortage-stated = Droit du joueur au plus petit temps d’exploration : { $first }.
case-shortage-first = Le joueur au plus petit temps d’exploration en pioche { $first }, en place un et en remet { $returned } : la pioche en a alors { $left }, et le suivant y pioche.
case-shortage-first-question = La pioche Sanctuaire a { $deck } cartes, ensemble nous devrions en piocher { $due }. Le joueur avec le plus petit numéro peut piocher { $first } cartes. Que se passe-t-il ?
case-order-first-question = Au tour 1, qui trouve un Sanctuaire et qui prend en premier ?
case-state-taken = Combien de Régions prend-on au centre en { $round } tours ?
case-state-taken-by = À chacun des tours 1 à 7, chacun prend une Région : { $taken } par joueur à la fin du tour { $round }.
case-state-taken-all = À { $players } joueurs, cela fait { $total } en tout.
case-deck-removed = Régions écartées du centre à la fin du tour { $round } : { $removed } en tout.
nearest-case = Supposons ceci : { $understood } Alors : { $statement }
nearest-row = Supposons que votre rangée soit { $row }, dans cet ordre. Avec les Régions seules, de la dernière jouée à la première :
nearest-needs = { $region } demande { $wonders } et rapporte { $quest } ; en vue : { $view } ; elle rapporte { $fame }.
nearest-free = { $region } rapporte { $quest } ; en vue : { $view } ; elle rapporte { $fame }.
nearest-fixed = { $region } rapporte { $fame } sans condition.
nearest-no-quest = { $region } n’a pas de quête.
nearest-besides = Ajoutez ce que montrent vos Sanctuaires : cela compte pour chacune.
