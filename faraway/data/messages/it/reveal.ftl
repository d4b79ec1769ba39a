# The page that `faraway explain --html` writes.
reveal-title = Il calcolo del punteggio
reveal-order = Totale: { $total } punti Fama. L’ultima Regione giocata si calcola per prima, poi le altre da destra a sinistra, poi i Santuari.
reveal-step = { $card } vale { $fame }
reveal-face-down = Una Regione, a faccia in giù
reveal-counted = contato dalla missione
reveal-needed = Meraviglie del requisito
