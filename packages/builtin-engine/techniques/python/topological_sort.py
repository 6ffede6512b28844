"""
title: Order tasks by their dependencies
when: Tasks, modules or courses depend on each other and need an order in which all prerequisites come first.
words: topological sort, dependencies, prerequisites, build order, dag, kahn, schedule, cycle
param REVERSED: False — whether dependants come first, as for taking down
"""

REVERSED = False


def topological_sort(needs, reversed_order=REVERSED):
    """`needs` gives for each task what it needs.

    Tasks that are free at the same time stand in the order given.
    """
    names = list(dict.fromkeys(n for task, before in needs.items() for n in [task, *before]))
    missing = {name: set(needs.get(name, [])) for name in names}
    dependants = {name: [] for name in names}
    for task in names:
        for need in dict.fromkeys(needs.get(task, [])):
            dependants[need].append(task)
    order = [name for name in names if not missing[name]]
    # The list grows while it is read.
    for done in order:
        for task in dependants[done]:
            missing[task].discard(done)
            if not missing[task]:
                order.append(task)
    if len(order) < len(names):
        stuck = [name for name in names if missing[name]]
        raise ValueError(f"a cycle holds up {', '.join(stuck)}")
    return order[::-1] if reversed_order else order
