# The page that `faraway explain --html` writes.
reveal-title = Le décompte
reveal-order = Total : { $total } points de renommée. La dernière Région jouée est décomptée en premier, puis les autres de droite à gauche, puis les Sanctuaires.
reveal-step = { $card } rapporte { $fame }
reveal-face-down = Une Région, face cachée
reveal-counted = compté par la quête
reveal-needed = merveilles de la condition
