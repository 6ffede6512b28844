import unittest

from tree_walks import (
    count_nodes,
    count_all_nodes,
    tree_depth,
    count_leaves,
    leaf_values,
    tree_values,
    tree_sum,
    tree_max,
    tree_levels,
    tree_paths,
    tree_path_texts,
    has_path_sum,
    path_to_value,
    tree_includes,
    inorder,
    postorder,
    invert_tree,
    is_search_tree,
    tree_lines,
    descendants,
    ancestors,
    nested_total,
)


class TreeWalksTest(unittest.TestCase):
    def test_counts(self):
        self.assertEqual(
            count_nodes({"value": 1, "children": [{"value": 2, "children": [{"value": 3}]}, {"value": 4}]}),
            4,
        )
        self.assertEqual(count_nodes(None), 0)
        self.assertEqual(count_nodes({"replies": [{}]}, "replies"), 2)
        self.assertEqual(count_all_nodes([{"replies": [{"replies": []}, {}]}, {}]), 4)
        self.assertEqual(count_all_nodes([{"children": [{}]}], "children"), 2)
        self.assertEqual(
            tree_depth({"value": 1, "children": [{"value": 2, "children": [{"value": 3}]}, {"value": 4}]}),
            3,
        )
        self.assertEqual(tree_depth({"value": 1, "left": None, "right": {"value": 2}}), 2)
        self.assertEqual(tree_depth(None), 0)
        self.assertEqual(
            count_leaves(
                {
                    "value": 1,
                    "children": [{"value": 2, "children": [{"value": 3}]}, {"value": 4}, {"value": 5}],
                },
            ),
            3,
        )
        self.assertEqual(count_leaves({"value": 1}), 1)
        self.assertEqual(
            leaf_values({"value": 1, "children": [{"value": 2, "children": [{"value": 3}]}, {"value": 4}]}),
            [3, 4],
        )
        self.assertEqual(
            nested_total({"a": 5, "docs": {"b": 3, "more": [1, 2]}, "name": "x", "on": True, "none": None}),
            11,
        )

    def test_values(self):
        self.assertEqual(tree_values({"value": 1, "left": {"value": 2}, "right": {"value": 3}}), [1, 2, 3])
        self.assertEqual(tree_sum({"value": 1, "children": [{"value": 2}, {}]}), 3)
        self.assertEqual(tree_sum({"n": 5, "kids": [{"n": 1}]}, "kids", "n"), 6)
        self.assertEqual(tree_max({"value": 1, "children": [{"value": 9}, {"value": 4}]}), 9)
        self.assertEqual(tree_max(None), None)
        self.assertEqual(
            tree_levels({"value": 1, "left": {"value": 2, "right": {"value": 4}}, "right": {"value": 3}}),
            [[1], [2, 3], [4]],
        )
        self.assertEqual(tree_levels(None), [])
        self.assertEqual(
            tree_paths({"value": 1, "children": [{"value": 2, "children": [{"value": 3}]}, {"value": 4}]}),
            [[1, 2, 3], [1, 4]],
        )
        self.assertEqual(tree_paths(None), [])
        self.assertEqual(tree_path_texts({"value": 1, "left": {"value": 2}}), ["1->2"])
        self.assertEqual(tree_path_texts({"value": "a", "children": [{"value": "b"}]}, "/"), ["a/b"])
        self.assertEqual(has_path_sum({"value": 1, "left": {"value": 2}, "right": {"value": 5}}, 6), True)
        self.assertEqual(has_path_sum({"value": 1, "left": {"value": 2}}, 1), False)
        self.assertEqual(
            path_to_value(
                {"value": "a", "children": [{"value": "b"}, {"value": "c", "children": [{"value": "d"}]}]},
                "d",
            ),
            ["a", "c", "d"],
        )
        self.assertEqual(path_to_value({"value": "a"}, "x"), None)
        self.assertEqual(path_to_value(None, 1), None)
        self.assertEqual(tree_includes({"value": 1, "children": [{"value": 2}]}, 2), True)
        self.assertEqual(tree_includes({"value": 1}, 2), False)
        self.assertEqual(
            tree_lines({"value": "a", "children": [{"value": "b", "children": [{"value": "c"}]}]}),
            ["a", "  b", "    c"],
        )
        self.assertEqual(tree_lines({"value": 1, "left": {"value": 2}}, "-"), ["1", "-2"])

    def test_binary_trees_and_names(self):
        self.assertEqual(inorder({"value": 2, "left": {"value": 1}, "right": {"value": 3}}), [1, 2, 3])
        self.assertEqual(inorder(None), [])
        self.assertEqual(postorder({"value": 2, "left": {"value": 1}, "right": {"value": 3}}), [1, 3, 2])
        self.assertEqual(
            invert_tree({"value": 2, "left": {"value": 1, "left": None, "right": None}, "right": None}),
            {"value": 2, "left": None, "right": {"value": 1, "left": None, "right": None}},
        )
        self.assertEqual(is_search_tree({"value": 2, "left": {"value": 1}, "right": {"value": 3}}), True)
        self.assertEqual(is_search_tree({"value": 2, "left": {"value": 3}}), False)
        self.assertEqual(descendants({"Ann": ["Bob", "Cid"], "Bob": ["Dan"]}, "Ann"), ["Bob", "Dan", "Cid"])
        self.assertEqual(descendants({}, "Ann"), [])
        self.assertEqual(ancestors({"Dan": "Bob", "Bob": "Ann"}, "Dan"), ["Bob", "Ann"])
        self.assertEqual(ancestors({"a": "b", "b": "a"}, "a"), ["b", "a"])


if __name__ == "__main__":
    unittest.main()
