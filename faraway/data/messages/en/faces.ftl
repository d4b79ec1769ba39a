# Icons and card faces in words. Terms are those of the English rulebook.

icon-river = River
icon-city = City
icon-forest = Forest
icon-desert = Desert
icon-day = Day
icon-night = Night
icon-clue = Clue
icon-stone = Stone
icon-chimera = Chimera
icon-thistle = Thistle
icon-fame = Fame that the quest pays, for each icon beside it
icon-prerequisite = Small icons above it: the prerequisite
face-region = Region { $card }: { $biome }
face-sanctuary = Sanctuary { $card }: { $biome }
face-shows = shows { $icons }
face-shows-nothing = shows nothing
face-needs = needs { $wonders }
face-pays = pays { $quest }
face-pays-nothing = pays nothing
