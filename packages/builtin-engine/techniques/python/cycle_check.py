"""
title: Find a cycle in a graph
when: Dependencies, links or redirects may lead round in a circle, and the circle has to be shown.
words: cycle, circular dependency, loop, directed graph, deadlock, depth first search, linked list, floyd
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
