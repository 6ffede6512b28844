"""
title: Cheapest path by Dijkstra's algorithm
when: Edges have different costs and the cheapest way between nodes is asked for; costs are not negative.
words: dijkstra, shortest path, weighted graph, cheapest, route, distance, priority queue, shortest distance, distances from start, adjacency, cost of the route
param DIRECTED: True — whether an edge leads one way only
"""

import heapq

DIRECTED = True


def cheapest_path(edges, start, goal, directed=DIRECTED):
    """Edges are (from, to, cost). (cost, nodes of the path), or None when there is no way."""
    graph = {}
    for begin, end, cost in edges:
        if cost < 0:
            raise ValueError("costs may not be negative")
        graph.setdefault(begin, []).append((end, cost))
        if not directed:
            graph.setdefault(end, []).append((begin, cost))
    best = {start: 0}
    came_from = {}
    # The number keeps nodes from being compared when costs are equal.
    heap = [(0, 0, start)]
    pushed = 0
    while heap:
        total, _, node = heapq.heappop(heap)
        if node == goal:
            path = [goal]
            while path[-1] != start:
                path.append(came_from[path[-1]])
            return total, path[::-1]
        if total > best[node]:
            continue
        for following, cost in graph.get(node, []):
            if total + cost < best.get(following, float("inf")):
                best[following] = total + cost
                came_from[following] = node
                pushed += 1
                heapq.heappush(heap, (total + cost, pushed, following))
    return None


def cheapest_cost(edges, start, goal, directed=DIRECTED, otherwise=-1):
    """The cost of the cheapest way alone, or another answer when there is no way."""
    found = cheapest_path(edges, start, goal, directed)
    return otherwise if found is None else found[0]


def cheapest_nodes(edges, start, goal, directed=DIRECTED):
    """The nodes of the cheapest way alone; None when there is no way."""
    found = cheapest_path(edges, start, goal, directed)
    return None if found is None else found[1]


def _edges_of(graph):
    return [(start, end, cost) for start, ends in graph.items() for end, cost in ends.items()]


def cheapest_cost_in(graph, start, goal, otherwise=-1):
    """The cost of the cheapest way in { node: { node: cost } }, or another answer when there is no way."""
    return cheapest_cost(_edges_of(graph), start, goal, True, otherwise)


def cheapest_nodes_in(graph, start, goal):
    """The nodes of the cheapest way in { node: { node: cost } }; None when there is no way."""
    return cheapest_nodes(_edges_of(graph), start, goal, True)


def cheapest_costs(graph, start, with_unreached=False):
    """{ node: cost of the cheapest way from the start }; nodes that are not reached are left out, or have None."""
    edges = _edges_of(graph)
    nodes = dict.fromkeys([start, *graph, *(end for _, end, _ in edges)])
    costs = {node: cheapest_cost(edges, start, node, True, None) for node in nodes}
    return {node: cost for node, cost in costs.items() if with_unreached or cost is not None}
