# Icons and card faces in words. Terms are those of the Italian rulebook.

icon-river = Fiume
icon-city = Città
icon-forest = Foresta
icon-desert = Deserto
icon-day = Giorno
icon-night = Notte
icon-clue = Indizio
icon-stone = Pietra
icon-chimera = Chimera
icon-thistle = Cardo
icon-fame = Punti Fama della missione, per ogni simbolo accanto
icon-prerequisite = Simboli piccoli sopra: il requisito
face-region = Regione { $card }: { $biome }
face-sanctuary = Santuario { $card }: { $biome }
face-shows = mostra { $icons }
face-shows-nothing = non mostra nulla
face-needs = richiede { $wonders }
face-pays = vale { $quest }
face-pays-nothing = non vale nulla
