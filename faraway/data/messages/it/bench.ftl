# The score pad and its bench. Terms are those of the Italian rulebook; the sentences are ours.

bench-title = Conta i punti
bench-no-script = Il blocchetto segnapunti richiede JavaScript. Altrimenti faraway rank FILE conta i punti del tavolo e faraway explain --html FILE mostra il calcolo.
bench-disagree = Non fidarti di questa pagina: le sue carte e il programma che le conta si contraddicono.
bench-disagree-card = { $card }: sulla carta «{ $face }», nel programma «{ $port }».
bench-players = Giocatori
bench-player = Giocatore { $number }
bench-add-player = Aggiungi un giocatore
bench-edit-player = Nome del giocatore
bench-remove-player = Rimuovi questo giocatore
bench-save = Salva
bench-close = Chiudi
bench-tableau = Area di gioco di { $name }
bench-total = Totale
bench-undo = Annulla
bench-redo = Ripeti
bench-legend = Che cosa significano i simboli
bench-regions = Regioni
bench-sanctuaries = Santuari
bench-reveal = Calcolo
bench-result = Risultato
bench-panels = Che cosa fare
bench-regions-in-order = Regioni nell’ordine di gioco
bench-number = Numero o parole
bench-number-hint = 45
bench-filters = Mostra solo le carte con
bench-pick-region = Regioni tra cui scegliere
bench-pick-sanctuary = Santuari tra cui scegliere
bench-added = Carta { $card } aggiunta. Totale { $total }.
bench-removed = Carta { $card } rimossa. Totale { $total }.
bench-moved = La carta { $card } è ora in posizione { $position }.
bench-full = Qui ci sono già otto Regioni. Prima rimuovine una.
bench-complete = Otto Regioni. Ora i Santuari, se ce ne sono.
bench-lies-with = La carta { $card } si trova nell’area di gioco di { $name }.
bench-move-here = Spostala qui
bench-no-such-card = Nessuna Regione ha il numero { $number }.
bench-matches = { $count ->
    [0] Nessuna carta corrisponde.
    [one] 1 carta corrisponde: Invio la sceglie.
   *[other] { $count } carte corrispondono.
 }
bench-too-many-sanctuaries = { $sanctuaries ->
    [one] { $sanctuaries } Santuario, ma con queste Regioni se ne potevano trovare al massimo { $most }.
   *[other] { $sanctuaries } Santuari, ma con queste Regioni se ne potevano trovare al massimo { $most }.
}
bench-earlier = Prima
bench-later = Dopo
bench-remove = Rimuovi
bench-position = Posizione { $position } di { $count }
bench-face-down = Regione { $card }, a faccia in giù
bench-fame-paid = punti Fama ottenuti
bench-counted = contato dalla missione
bench-needed = meraviglie richieste
bench-empty = Prima scegli le carte: le Regioni nell’ordine di gioco, poi i Santuari. Se le Regioni sono meno di otto, sono le ultime giocate.
bench-reveal-start = Rivela passo per passo
bench-reveal-next = Carta successiva
bench-reveal-back = Indietro
bench-reveal-all = Mostra tutto
bench-reveal-down = Gira tutto a faccia in giù
bench-sheet = Punteggio nell’ordine in cui le carte vengono girate
bench-running = Totale parziale { $total }.
bench-ranking = Classifica
bench-rank = Posto
bench-region-row = Regione { $number }
bench-lowest = Durata di Esplorazione minore
bench-provisional = Non tutti hanno ancora otto Regioni: { $names }. Ciò che manca conta come non giocato.
bench-alone = Aggiungi un secondo giocatore per avere una classifica.
bench-share = Copia il link di questa partita
bench-export = Esporta per faraway rank
bench-print = Stampa
bench-clear = Svuota quest’area di gioco
bench-new = Nuova partita
bench-cleared = L’area di gioco di { $name } è vuota. Annulla la ripristina.
bench-renewed = Una nuova partita. Annulla ripristina la precedente.
bench-copied = Link copiato.
bench-copy-this = Copia questo link:
bench-opened = Aperto da un link. La tua partita resta conservata finché qui non cambi qualcosa; anche dopo, Annulla la ripristina.
bench-paste = Incolla un’area di gioco o una partita in JSON
bench-use = Usa
bench-not-json = Non è né un’area di gioco né una partita in JSON.
bench-bad-cards = C’è una carta che non esiste, o la stessa carta due volte.
bench-loaded = Caricato. Annulla ripristina ciò che c’era.
bench-undone = Annullato.
bench-redone = Ripetuto.
bench-name-twice = Due giocatori non possono avere lo stesso nome.
