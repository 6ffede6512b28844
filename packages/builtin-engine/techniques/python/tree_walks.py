"""
title: Trees of nested objects and lists: count, depth, leaves, paths
when: A tree of nested objects with children or replies, a binary tree with left and right or a tree of names has to be counted, summed or walked.
words: tree, trees, nested, nested objects, children, child, replies, comments, comment thread, count nodes, depth, height, leaves, leaf, sum of tree, paths, root to leaf, binary tree, inorder, preorder, postorder, traversal, level order, folders, folder size, menu, family tree, ancestors, descendants, employees, boss, invert tree
param CHILDREN: "children" — field with the list of children
param VALUE: "value" — field with the value of a node
"""

CHILDREN = "children"
VALUE = "value"


def _children_of(node, children):
    """The children of a node: of its list, or left and right."""
    if isinstance(node.get(children), list):
        return node[children]
    return [child for child in (node.get("left"), node.get("right")) if child is not None]


def _nodes_of(node, children):
    """All nodes, each before its children."""
    if node is None:
        return []
    return [node] + [one for child in _children_of(node, children) for one in _nodes_of(child, children)]


def count_nodes(tree, children=CHILDREN):
    """How many nodes a tree has; 0 for None."""
    return len(_nodes_of(tree, children))


def count_all_nodes(trees, children="replies"):
    """How many nodes there are in a list of trees: comments with all replies."""
    return sum(count_nodes(tree, children) for tree in trees)


def tree_depth(tree, children=CHILDREN):
    """Nodes from the root to the deepest leaf; 0 for None."""
    if tree is None:
        return 0
    return 1 + max((tree_depth(child, children) for child in _children_of(tree, children)), default=0)


def count_leaves(tree, children=CHILDREN):
    return sum(1 for node in _nodes_of(tree, children) if not _children_of(node, children))


def leaf_values(tree, children=CHILDREN, value=VALUE):
    """Values of the nodes without children, from left to right."""
    return [node[value] for node in _nodes_of(tree, children) if not _children_of(node, children)]


def tree_values(tree, children=CHILDREN, value=VALUE):
    """The values, each before those of its children."""
    return [node[value] for node in _nodes_of(tree, children)]


def tree_sum(tree, children=CHILDREN, value=VALUE):
    """The sum of all values; a node without one counts 0."""
    return sum(node.get(value) or 0 for node in _nodes_of(tree, children))


def tree_max(tree, children=CHILDREN, value=VALUE):
    """The largest value; None for None."""
    return max(tree_values(tree, children, value), default=None)


def tree_levels(tree, children=CHILDREN, value=VALUE):
    """Lists of values, one for each level from the root on."""
    levels, row = [], [tree] if tree else []
    while row:
        levels.append([node[value] for node in row])
        row = [child for node in row for child in _children_of(node, children)]
    return levels


def tree_paths(tree, children=CHILDREN, value=VALUE):
    """Values from the root to each leaf."""
    if not tree:
        return []
    below = [path for child in _children_of(tree, children) for path in tree_paths(child, children, value)]
    return [[tree[value], *path] for path in below or [[]]]


def tree_path_texts(tree, separator="->", children=CHILDREN, value=VALUE):
    """As tree_paths, each as a text."""
    return [separator.join(map(str, path)) for path in tree_paths(tree, children, value)]


def has_path_sum(tree, target, children=CHILDREN, value=VALUE):
    """Whether some path from the root to a leaf has the sum."""
    return any(sum(path) == target for path in tree_paths(tree, children, value))


def path_to_value(tree, wanted, children=CHILDREN, value=VALUE):
    """The values from the root to the first node with a value; None where there is none."""
    if not tree:
        return None
    if tree[value] == wanted:
        return [wanted]
    for child in _children_of(tree, children):
        path = path_to_value(child, wanted, children, value)
        if path is not None:
            return [tree[value], *path]
    return None


def tree_includes(tree, wanted, children=CHILDREN, value=VALUE):
    return wanted in tree_values(tree, children, value)


def inorder(tree, value=VALUE):
    """Values of a binary tree { value, left, right }: left, node, right."""
    return [*inorder(tree.get("left"), value), tree[value], *inorder(tree.get("right"), value)] if tree else []


def postorder(tree, value=VALUE):
    """Values of a binary tree: left, right, node."""
    return [*postorder(tree.get("left"), value), *postorder(tree.get("right"), value), tree[value]] if tree else []


def invert_tree(tree):
    """A binary tree with left and right changed everywhere."""
    if not tree:
        return None
    return {**tree, "left": invert_tree(tree.get("right")), "right": invert_tree(tree.get("left"))}


def is_search_tree(tree, value=VALUE):
    """Whether a binary tree is a search tree: its values rise from left to right."""
    values = inorder(tree, value)
    return all(before < after for before, after in zip(values, values[1:]))


def tree_lines(tree, indent="  ", children=CHILDREN, value=VALUE):
    """Lines with the values, deeper ones further to the right."""
    if not tree:
        return []
    below = [line for child in _children_of(tree, children) for line in tree_lines(child, indent, children, value)]
    return [str(tree[value]), *(indent + line for line in below)]


def descendants(links, name):
    """All below a name in { name: [names] }, each before those below it."""
    return [one for child in links.get(name, []) for one in [child, *descendants(links, child)]]


def ancestors(parents, name):
    """All above a name in { child: parent }, the nearest first."""
    found, at = [], parents.get(name)
    while at is not None and at not in found:
        found.append(at)
        at = parents.get(at)
    return found


def nested_total(value):
    """The sum of all numbers in nested objects: folders with the sizes of files."""
    if isinstance(value, dict):
        return sum(map(nested_total, value.values()))
    if isinstance(value, list):
        return sum(map(nested_total, value))
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else 0
