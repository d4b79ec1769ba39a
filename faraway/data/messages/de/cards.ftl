# Names of what cards show and pay, in the terms of the edition.
term-river = Fluss
term-city = Stadt
term-forest = Wald
term-desert = Wüste
term-gray = grau
term-night = Nacht
term-day = Tag
term-clue = Hinweis
term-stone = Stein
term-chimera = Schimäre
term-thistle = Distel
count-clue = { $number ->
    [0] kein Hinweis
    [one] 1 Hinweis
   *[other] { $number } Hinweise
}
count-stone = { $number ->
    [0] kein Stein
    [one] 1 Stein
   *[other] { $number } Steine
}
count-chimera = { $number ->
    [0] keine Schimäre
    [one] 1 Schimäre
   *[other] { $number } Schimären
}
count-thistle = { $number ->
    [0] keine Distel
    [one] 1 Distel
   *[other] { $number } Disteln
}
count-night = { $number ->
    [0] keine Nacht-Karte
    [one] 1 Nacht-Karte
   *[other] { $number } Nacht-Karten
}
count-river = { $number ->
    [0] kein Fluss
    [one] 1 Fluss
   *[other] { $number } Flüsse
}
count-city = { $number ->
    [0] keine Stadt
    [one] 1 Stadt
   *[other] { $number } Städte
}
count-forest = { $number ->
    [0] kein Wald
    [one] 1 Wald
   *[other] { $number } Wälder
}
count-desert = { $number ->
    [0] keine Wüste
    [one] 1 Wüste
   *[other] { $number } Wüsten
}
count-set = { $number ->
    [0] kein Set
    [one] 1 Set
   *[other] { $number } Sets
}
quest-fixed = { $fame }
quest-per = { $fame } pro { $what }
quest-per-biome-set = { $fame } pro Set der vier Landschaftsarten
name-per = pro-{ $what }-{ $fame }
name-per-biome-set = pro-Set-{ $fame }
name-fixed = fest-{ $fame }
name-or = { $first }-oder-{ $second }
list-comma = { $first }, { $second }
list-and = { $first } und { $second }
list-or = { $first } oder { $second }
