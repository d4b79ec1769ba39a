# The page that `faraway explain --html` writes.
reveal-title = The reveal
reveal-order = Total: { $total } fame. The last Region played is scored first, then the others from right to left, then the Sanctuaries.
reveal-step = { $card } pays { $fame }
reveal-face-down = A Region, face down
reveal-counted = counted by the quest
reveal-needed = wonders of the prerequisite
