"""
title: Shortest path by breadth-first search, in a graph or a maze
when: The fewest steps between two nodes or two cells of a grid are asked for, all steps costing the same.
words: bfs, breadth first, shortest path, maze, grid, steps, graph, flood fill, hops, shortest path in grid, binary matrix, eight directions, zeros and ones, reachable, breadth first order, traversal, degrees of separation
param WALL: "#" — sign of a cell that cannot be entered
"""

from collections import deque

WALL = "#"


def shortest_path(start, goal, neighbours):
    """The nodes of a shortest path, both ends included, or None.

    `neighbours` lists what a node leads to.
    """
    came_from = {start: None}
    queue = deque([start])
    while queue:
        node = queue.popleft()
        if node == goal:
            path = []
            while node is not None:
                path.append(node)
                node = came_from[node]
            return path[::-1]
        for following in neighbours(node):
            if following not in came_from:
                came_from[following] = node
                queue.append(following)
    return None


def path_in_graph(graph, start, goal):
    return shortest_path(start, goal, lambda node: graph.get(node, []))


def steps_in_maze(rows, start, goal, wall=WALL):
    """Fewest steps between two [row, column] cells of a list of texts, or -1.

    Steps go up, down, left and right.
    """

    def free(y, x):
        return 0 <= y < len(rows) and 0 <= x < len(rows[y]) and rows[y][x] != wall

    def around(cell):
        y, x = cell
        return [c for c in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)) if free(*c)]

    if not free(*start) or not free(*goal):
        return -1
    path = shortest_path(tuple(start), tuple(goal), around)
    return -1 if path is None else len(path) - 1


def steps_in_grid(grid, diagonal=False, count_cells=False):
    """Fewest steps from the upper left to the lower right cell of rows of 0 (free) and 1 (wall), or -1."""
    return steps_in_grid_from(grid, [0, 0], [len(grid) - 1, len(grid[-1]) - 1], diagonal, count_cells)


def steps_in_grid_from(grid, start, goal, diagonal=False, count_cells=False):
    """As steps_in_grid from one [row, column] to another."""

    def free(cell):
        y, x = cell
        return 0 <= y < len(grid) and 0 <= x < len(grid[y]) and grid[y][x] == 0

    def around(cell):
        y, x = cell
        turns = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if diagonal or dy * dx == 0]
        return [place for place in ((y + dy, x + dx) for dy, dx in turns) if free(place)]

    if not free(start) or not free(goal):
        return -1
    path = shortest_path(tuple(start), tuple(goal), around)
    if path is None:
        return -1
    return len(path) if count_cells else len(path) - 1


def steps_in_graph(graph, start, goal, otherwise=-1):
    """Fewest steps between two nodes of { node: [nodes] }, or another answer when there is no way."""
    path = path_in_graph(graph, start, goal)
    return otherwise if path is None else len(path) - 1


def is_reachable(graph, start, goal):
    """Whether one node of { node: [nodes] } can be reached from another."""
    return path_in_graph(graph, start, goal) is not None


def breadth_first_order(graph, start, without_start=False):
    """All nodes of { node: [nodes] } that can be reached, in the order of a breadth-first search, the start first."""
    order = [start]
    for node in order:
        order.extend(one for one in dict.fromkeys(graph.get(node, [])) if one not in order)
    return order[1:] if without_start else order
