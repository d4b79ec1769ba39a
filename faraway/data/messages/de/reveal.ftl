# The page that `faraway explain --html` writes.
reveal-title = Die Wertung
reveal-order = Summe: { $total } Ruhmespunkte. Die zuletzt ausgespielte Region wird zuerst gewertet, dann die anderen von rechts nach links, dann die Heiligtümer.
reveal-step = { $card } bringt { $fame }
reveal-face-down = Eine Region, verdeckt
reveal-counted = zählt für die Aufgabe
reveal-needed = Wunder der Bedingung
