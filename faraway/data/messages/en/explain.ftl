# Why a card paid what it paid, and who won.
explain-card = { $card } pays { $fame }: { $reasons }.
explain-total = The total is { $total }.
explain-no-quest = it has no quest
explain-needs = needs { $wonders }
explain-not-enough = { $seen }, which is not enough
explain-asks-nothing = it has no prerequisite
explain-none-visible = { $what } is visible
explain-visible = { $total ->
    [one] visible is { $what }
   *[other] visible are { $what }
}
explain-where = { $number } ({ $cards })
explain-twice = { $card } twice
explain-sets = { $seen }: { $sets }
explain-reasons = { $first }; { $second }
explain-partial = { $number ->
    [one] Only the last Region is known; what lay before it is not counted.
   *[other] Only the last { $number } Regions are known; what lay before them is not counted.
}
ranking-wins = { $player } wins with { $total }.
ranking-shared = { $first } and { $second } share rank { $rank } with { $total }.
ranking-tie = { $first } and { $second } both have { $total }: the lowest Region decides, { $lower } against { $higher }.
