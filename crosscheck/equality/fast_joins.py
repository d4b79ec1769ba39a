"""Step: each fast path hands every card just what it sees and adds up all fame.

The functions run on opaque cards with stubs in the place of what the step `fast_pays` shows.
"""

from crosscheck.equality.fast_best import best_tableaux, placed_pairs
from crosscheck.equality.fast_kernels import kernel_rows
from crosscheck.equality.fast_totals import totals_patterns, totals_shapes
from crosscheck.equality.subjects import Step, Subjects, cases


def fast_joins(_subjects: Subjects) -> Step:
    """Run every fast path on opaque cards."""
    run = yield from cases(totals_shapes())
    run += yield from cases(totals_patterns())
    run += yield from cases(kernel_rows())
    run += yield from cases(best_tableaux())
    return run + (yield from cases(placed_pairs()))
