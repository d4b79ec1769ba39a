# Names of what cards show and pay, in the terms of the edition.
term-river = river
term-city = city
term-forest = forest
term-desert = desert
term-gray = gray
term-night = night
term-day = day
term-clue = clue
term-stone = stone
term-chimera = chimera
term-thistle = thistle
count-clue = { $number ->
    [0] no clue
    [one] 1 clue
   *[other] { $number } clues
}
count-stone = { $number ->
    [0] no stone
    [one] 1 stone
   *[other] { $number } stones
}
count-chimera = { $number ->
    [0] no chimera
    [one] 1 chimera
   *[other] { $number } chimeras
}
count-thistle = { $number ->
    [0] no thistle
    [one] 1 thistle
   *[other] { $number } thistles
}
count-night = { $number ->
    [0] no night card
    [one] 1 night card
   *[other] { $number } night cards
}
count-river = { $number ->
    [0] no river
    [one] 1 river
   *[other] { $number } rivers
}
count-city = { $number ->
    [0] no city
    [one] 1 city
   *[other] { $number } cities
}
count-forest = { $number ->
    [0] no forest
    [one] 1 forest
   *[other] { $number } forests
}
count-desert = { $number ->
    [0] no desert
    [one] 1 desert
   *[other] { $number } deserts
}
count-set = { $number ->
    [0] no set
    [one] 1 set
   *[other] { $number } sets
}
quest-fixed = { $fame }
quest-per = { $fame } per { $what }
quest-per-biome-set = { $fame } per set of the four biomes
name-per = per-{ $what }-{ $fame }
name-per-biome-set = per-biome-set-{ $fame }
name-fixed = fixed-{ $fame }
name-or = { $first }-or-{ $second }
list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
