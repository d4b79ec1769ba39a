# Icons and card faces in words. Terms are those of the French rulebook.

icon-river = Rivière
icon-city = Ville
icon-forest = Forêt
icon-desert = Désert
icon-day = Jour
icon-night = Nuit
icon-clue = Indice
icon-stone = Pierre
icon-chimera = Chimère
icon-thistle = Chardon
icon-fame = Renommée que rapporte la quête, pour chaque symbole à côté
icon-prerequisite = Petits symboles au-dessus : la condition
face-region = Région { $card } : { $biome }
face-sanctuary = Sanctuaire { $card } : { $biome }
face-shows = montre { $icons }
face-shows-nothing = ne montre rien
face-needs = demande { $wonders }
face-pays = rapporte { $quest }
face-pays-nothing = ne rapporte rien
