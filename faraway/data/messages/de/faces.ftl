# Icons and card faces in words. Terms are those of the German rulebook.

icon-river = Fluss
icon-city = Stadt
icon-forest = Wald
icon-desert = Wüste
icon-day = Tag
icon-night = Nacht
icon-clue = Hinweis
icon-stone = Stein
icon-chimera = Schimäre
icon-thistle = Distel
icon-fame = Punkte der Aufgabe, für jedes Symbol daneben
icon-prerequisite = Kleine Symbole darüber: die Bedingung
face-region = Region { $card }: { $biome }
face-sanctuary = Heiligtum { $card }: { $biome }
face-shows = zeigt { $icons }
face-shows-nothing = zeigt nichts
face-needs = Bedingung: { $wonders }
face-pays = bringt { $quest }
face-pays-nothing = bringt nichts
