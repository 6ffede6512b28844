import unittest

from postfix_and_stacks import (
    evaluate_rpn,
    evaluate_rpn_whole,
    evaluate_prefix,
    infix_to_postfix,
    run_stack,
    stack_top,
    run_accumulator,
    final_value,
    run_assembler,
    run_assignments,
    baseball_points,
    typed_text,
)


class PostfixAndStacksTest(unittest.TestCase):
    def test_notations(self):
        self.assertEqual(evaluate_rpn("3 4 + 2 *"), 14)
        self.assertEqual(evaluate_rpn(["4", "13", "5", "/", "+"]), 6.6)
        self.assertEqual(evaluate_rpn("5 1 2 + 4 * + 3 -"), 14)
        self.assertEqual(evaluate_rpn(""), 0)
        self.assertEqual(evaluate_rpn("7 2 /", True), 3)
        self.assertEqual(evaluate_rpn("8 2 -", True), 6)
        self.assertEqual(evaluate_rpn_whole(["4", "13", "5", "/", "+"]), 6)
        self.assertEqual(evaluate_rpn_whole(["7", "-3", "/"]), -2)
        self.assertEqual(evaluate_rpn_whole(["1.5", "2", "*"]), 3)
        self.assertEqual(evaluate_prefix("* + 3 4 2"), 14)
        self.assertEqual(evaluate_prefix("- 9 / 8 2"), 5)
        self.assertEqual(evaluate_prefix(""), 0)
        self.assertEqual(infix_to_postfix("3 + 4 * 2"), "3 4 2 * +")
        self.assertEqual(infix_to_postfix("(3+4)*2"), "3 4 + 2 *")
        self.assertEqual(infix_to_postfix("a-b-c"), "a b - c -")

    def test_programs(self):
        self.assertEqual(run_stack(["PUSH 5", "push 3", "add", "dup"]), [8, 8])
        self.assertEqual(run_stack(["push 5", "push 3", "swap", "sub"]), [-2])
        self.assertEqual(run_stack(["push 4", "push 2", "div", "pop", "pop", "add"]), [])
        self.assertEqual(run_stack(["dup", "push 1", "swap", "mul"]), [1])
        self.assertEqual(stack_top(["push 5", "push 3", "mul"]), 15)
        self.assertEqual(stack_top([]), None)
        self.assertEqual(run_accumulator(["add 5", "multiply 3", "-1", "inc"]), 15)
        self.assertEqual(run_accumulator(["dec", "/ 2", "what 7"], 9), 4)
        self.assertEqual(run_accumulator(["forward", "+ 2"]), 2)
        self.assertEqual(final_value(["++X", "X++", "--X"]), 1)
        self.assertEqual(final_value([], 4), 4)
        self.assertEqual(run_assembler(["mov a 5", "inc a", "dec a", "dec a", "jnz a -1", "inc a"]), {"a": 1})
        self.assertEqual(run_assembler(["mov a 2", "mov b a", "jnz b 2", "inc a"]), {"a": 2, "b": 2})
        self.assertEqual(run_assembler(["inc a", "jnz a -1"], 5), {"a": 3})
        self.assertEqual(run_assembler(["jnz 1 -5"]), {})
        self.assertEqual(run_assignments(["x = 5", "y = x + 2", "x = y * y"]), {"x": 49, "y": 7})
        self.assertEqual(run_assignments([]), {})
        self.assertEqual(baseball_points(["5", "2", "C", "D", "+"]), 30)
        self.assertEqual(baseball_points([]), 0)
        self.assertEqual(typed_text("abc#d##c"), "ac")
        self.assertEqual(typed_text("#a<b", "<"), "#b")


if __name__ == "__main__":
    unittest.main()
