import unittest

from expression_evaluator import evaluate, evaluate_or_not, evaluate_in_order


class ExpressionEvaluatorTest(unittest.TestCase):
    def test_precedence_and_brackets(self):
        self.assertEqual(evaluate("1 + 2 * 3"), 7)
        self.assertEqual(evaluate("(1 + 2) * 3"), 9)
        self.assertEqual(evaluate("8 / 4 / 2"), 1)
        self.assertEqual(evaluate("10 - 4 - 3"), 3)
        self.assertEqual(evaluate("2 ^ 3 ^ 2"), 512)
        self.assertEqual(evaluate("2 * 3 ^ 2 + .5"), 18.5)

    def test_signs(self):
        self.assertEqual(evaluate("-2 ^ 2"), -4)
        self.assertEqual(evaluate("2 ^ -1 * 4"), 2)
        self.assertEqual(evaluate("3 - -2"), 5)
        self.assertEqual(evaluate("-(1 + 2) * 2"), -6)

    def test_names_stand_for_values(self):
        self.assertEqual(evaluate("x * (y - 1)", {"x": 3, "y": 5}), 12)
        with self.assertRaises(ValueError):
            evaluate("constructor")

    def test_what_has_no_value_is_refused(self):
        with self.assertRaises(ValueError):
            evaluate("")
        with self.assertRaises(ValueError):
            evaluate("1 +")
        with self.assertRaises(ValueError):
            evaluate("(1")
        with self.assertRaises(ValueError):
            evaluate("1 2")
        with self.assertRaises(ValueError):
            evaluate("1)")
        with self.assertRaises(ValueError):
            evaluate("* 2")
        with self.assertRaises(ValueError):
            evaluate("1 / 0")
        with self.assertRaises(ValueError):
            evaluate("(0 - 8) ^ .5")

    def test_nesting_is_limited(self):
        with self.assertRaises(ValueError):
            evaluate("((((1))))", {}, 3)
        self.assertEqual(evaluate("(((1)))", {}, 3), 1)
        with self.assertRaises(ValueError):
            evaluate("----1", {}, 3)
        with self.assertRaises(ValueError):
            evaluate("1 ^ 1 ^ 1 ^ 1 ^ 1", {}, 3)
        self.assertEqual(evaluate("1 + 1 + 1 + 1 + 1 + 1", {}, 3), 6)
        self.assertEqual(evaluate("(" * 200 + "1" + ")" * 200), 1)
        with self.assertRaises(ValueError):
            evaluate("(" * 201 + "1" + ")" * 201)

    def test_readings_that_differ(self):
        self.assertEqual(evaluate_or_not("2 + 3 * 4"), 14)
        self.assertEqual(evaluate_or_not("2 +"), None)
        self.assertEqual(evaluate_or_not("1 / 0", "Error"), "Error")
        self.assertEqual(evaluate_or_not("2 ^ x", 0), 0)
        self.assertEqual(evaluate_in_order("2 + 3 * 4"), 20)
        self.assertEqual(evaluate_in_order("8 / 2 - 1"), 3)
        self.assertEqual(evaluate_in_order("7"), 7)
        self.assertEqual(evaluate_in_order(""), 0)


if __name__ == "__main__":
    unittest.main()
