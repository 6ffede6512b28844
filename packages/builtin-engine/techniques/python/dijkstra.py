"""
title: Cheapest path by Dijkstra's algorithm
when: Edges have different costs and the cheapest way between nodes is asked for; costs are not negative.
words: dijkstra, shortest path, weighted graph, cheapest, route, distance, priority queue
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
