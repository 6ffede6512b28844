"""
title: Find a cycle in a graph
when: Dependencies, links or redirects may lead round in a circle, and the circle has to be shown.
words: cycle, circular dependency, loop, directed graph, deadlock, depth first search, linked list, floyd, has cycle, is cyclic, course schedule, detect cycle
param DIRECTED: True — whether edges lead one way only
"""

DIRECTED = True


def find_cycle(edges, directed=DIRECTED):
    """The nodes of one cycle, the first named again at the end, or None."""
    graph = {}
    for edge, (begin, end) in enumerate(edges):
        graph.setdefault(begin, []).append((end, edge))
        if not directed:
            graph.setdefault(end, []).append((begin, edge))
    done = set()
    for start in graph:
        if start in done:
            continue
        # A stack of our own: long chains would overflow the interpreter's.
        nodes, came_by, branches = [start], [-1], [iter(graph[start])]
        on_path = {start}
        while nodes:
            following, edge = next(branches[-1], (None, None))
            if edge is None:
                done.add(nodes[-1])
                on_path.discard(nodes.pop())
                came_by.pop()
                branches.pop()
                continue
            # Back over the same edge is no cycle where edges lead both ways.
            if following in done or (not directed and edge == came_by[-1]):
                continue
            if following in on_path:
                return nodes[nodes.index(following) :] + [following]
            nodes.append(following)
            on_path.add(following)
            came_by.append(edge)
            branches.append(iter(graph.get(following, [])))
    return None


def has_cycle(edges, directed=DIRECTED):
    """Whether there is a cycle; edges lead one way only, or both ways."""
    return find_cycle(edges, directed) is not None


def has_cycle_in(graph, directed=DIRECTED):
    """Whether { node: [nodes it leads to] } holds a cycle."""
    pairs = [(str(start), str(end)) for start, ends in graph.items() for end in ends]
    if directed:
        return has_cycle(pairs, True)
    # Both nodes name an edge that leads both ways: it is one edge.
    once = [pair for i, pair in enumerate(pairs) if pair[::-1] not in pairs[:i]]
    return has_cycle(once, False)


def can_finish_all(count, before):
    """Whether all of so many courses, 0 and up, can be taken, where [course, course before it] have to be kept."""
    return all(course < count for course, _ in before) and not has_cycle(before, True)
