import unittest

from left_to_right_logic import (
    logic_gate,
    logical_calculator,
    evaluate_boolean_text,
    join_booleans,
    count_true,
    exactly_true,
    most_true,
    truth_table,
    calculate_left_to_right,
    simple_calculator,
    evaluate_boolean_text_and_first,
    at_least_true,
)


class LeftToRightLogicTest(unittest.TestCase):
    def test_logic(self):
        self.assertEqual(logic_gate(True, False), False)
        self.assertEqual(logic_gate(True, True), True)
        self.assertEqual(logic_gate(True, False, "or"), True)
        self.assertEqual(logic_gate(True, False, "xor"), True)
        self.assertEqual(logic_gate(True, True, "XOR"), False)
        self.assertEqual(logic_gate(True, True, "nand"), False)
        self.assertEqual(logic_gate(False, False, "nor"), True)
        self.assertEqual(logic_gate(True, True, "xnor"), True)
        self.assertEqual(logic_gate(False, True, "xnor"), False)
        self.assertEqual(logic_gate(True, False, "implies"), False)
        self.assertEqual(logic_gate(False, False, "implies"), True)
        self.assertEqual(logical_calculator([True, True, False]), False)
        self.assertEqual(logical_calculator([True, True, True], "XOR"), True)
        self.assertEqual(logical_calculator([False, True], "OR"), True)
        self.assertEqual(evaluate_boolean_text("true and false or true"), True)
        self.assertEqual(evaluate_boolean_text("true or true and false"), False)
        self.assertEqual(evaluate_boolean_text("not true or not false"), True)
        self.assertEqual(evaluate_boolean_text("1 xor 1"), False)
        self.assertEqual(evaluate_boolean_text("t and T"), True)
        self.assertEqual(evaluate_boolean_text("true"), True)
        self.assertEqual(join_booleans([True, False, True], ["and", "or"]), True)
        self.assertEqual(join_booleans([False], []), False)
        self.assertEqual(count_true([True, False, True]), 2)
        self.assertEqual(exactly_true([False, True, False]), True)
        self.assertEqual(exactly_true([True, True]), False)
        self.assertEqual(exactly_true([True, True], 2), True)
        self.assertEqual(most_true([True, True, False]), True)
        self.assertEqual(most_true([True, False]), False)
        self.assertEqual(truth_table(), [[0, 0, 0], [0, 1, 0], [1, 0, 0], [1, 1, 1]])
        self.assertEqual(truth_table("or"), [[0, 0, 0], [0, 1, 1], [1, 0, 1], [1, 1, 1]])

    def test_arithmetic(self):
        self.assertEqual(calculate_left_to_right("2 + 3 * 4"), 20)
        self.assertEqual(calculate_left_to_right("10-2-3"), 5)
        self.assertEqual(calculate_left_to_right("7 / 2 x 2"), 7)
        self.assertEqual(calculate_left_to_right("-3 * -2"), 6)
        self.assertEqual(calculate_left_to_right("42"), 42)
        self.assertEqual(calculate_left_to_right("1.5 + 1"), 2.5)
        self.assertEqual(simple_calculator(6, 3), 9)
        self.assertEqual(simple_calculator(6, 3, "-"), 3)
        self.assertEqual(simple_calculator(6, 3, "multiply"), 18)
        self.assertEqual(simple_calculator(7, 2, "/"), 3.5)
        self.assertEqual(simple_calculator(7, 0, "/"), None)
        self.assertEqual(simple_calculator(7, 1, "?"), None)

    def test_other_readings(self):
        self.assertEqual(simple_calculator(7, 2, "/", True), 3)
        self.assertEqual(simple_calculator(7, 2, "/", False, "error"), 3.5)
        self.assertEqual(simple_calculator(7, 0, "/", False, "error"), "error")
        self.assertEqual(simple_calculator(7, 0, "%", True, 0), 0)
        self.assertEqual(most_true([True, False], True), True)
        self.assertEqual(most_true([True, False]), False)
        self.assertEqual(most_true([True, False, False], True), False)
        self.assertEqual(most_true([True, True, False]), True)
        self.assertEqual(evaluate_boolean_text_and_first("true or true and false"), True)
        self.assertEqual(evaluate_boolean_text("true or true and false"), False)
        self.assertEqual(evaluate_boolean_text_and_first("false or true and not true"), False)
        self.assertEqual(at_least_true([True, False, True], 2), True)
        self.assertEqual(at_least_true([True, False]), True)
        self.assertEqual(at_least_true([False]), False)


if __name__ == "__main__":
    unittest.main()
