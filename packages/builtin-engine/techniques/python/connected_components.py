"""
title: Connected components with union-find
when: Items linked by pairs have to be grouped, islands in a grid counted or a connection between two tested.
words: connected components, union find, disjoint set, islands, clusters, groups, friends, network, are connected, friend circles, number of components
param LAND: "#" — sign of the cells that belong to an island
"""

LAND = "#"


class UnionFind:
    def __init__(self):
        self._parent = {}

    def find(self, item):
        parent = self._parent
        root = item
        while parent.setdefault(root, root) != root:
            root = parent[root]
        # What was passed points at the root from now on, so that later searches are short.
        while item != root:
            parent[item], item = root, parent[item]
        return root

    def join(self, a, b):
        first, second = self.find(a), self.find(b)
        self._parent[second] = first
        return first != second

    def is_joined(self, a, b):
        return self.find(a) == self.find(b)


def components(nodes, edges):
    """Groups and their items in the order of the nodes."""
    union = UnionFind()
    for a, b in edges:
        union.join(a, b)
    groups = {}
    for node in nodes:
        groups.setdefault(union.find(node), []).append(node)
    return list(groups.values())


def count_islands(rows, land=LAND):
    """Cells that touch at a side belong together."""
    cells = [(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == land]
    known = set(cells)
    edges = [
        ((y, x), following)
        for y, x in cells
        for following in ((y + 1, x), (y, x + 1))
        if following in known
    ]
    return len(components(cells, edges))


def count_components(n, edges):
    """How many groups the nodes 0 to n - 1 fall into, by their edges."""
    return len(components(list(range(n)), edges))


def are_connected(edges, a, b):
    """Whether a way of edges leads from one node to another; a node is connected with itself."""
    union = UnionFind()
    for start, end in edges:
        union.join(start, end)
    return union.is_joined(a, b)


def groups_of_edges(edges):
    """Groups of the nodes that edges name, in the order in which they come."""
    return components(list(dict.fromkeys(node for edge in edges for node in edge)), edges)
