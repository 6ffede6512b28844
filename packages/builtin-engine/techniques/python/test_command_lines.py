import unittest

from command_lines import (
    split_arguments,
    parse_command,
    parse_options,
    plain_arguments,
    position_after_moves,
    returns_to_start,
    distance_after_moves,
    follow_instructions,
    heading_after_turns,
    split_into_arguments,
    position_after_the_moves,
)


class CommandLinesTest(unittest.TestCase):
    def test_commands(self):
        self.assertEqual(split_arguments("add \"two words\" 'x y' z"), ["add", "two words", "x y", "z"])
        self.assertEqual(split_arguments(""), [])
        self.assertEqual(parse_command("ADD tea 3", True), {"command": "add", "args": ["tea", "3"]})
        self.assertEqual(parse_command(""), {"command": "", "args": []})
        self.assertEqual(
            parse_options("run --name=Ann --force -v -3"),
            {"name": "Ann", "force": True, "v": True},
        )
        self.assertEqual(parse_options(["/a=1", "/b"], "/"), {"a": "1", "b": True})
        self.assertEqual(plain_arguments("copy -r a.txt --all b.txt"), ["copy", "a.txt", "b.txt"])

    def test_moves(self):
        self.assertEqual(position_after_moves("UURx"), [1, 2])
        self.assertEqual(position_after_moves("nnw"), [-1, 2])
        self.assertEqual(position_after_moves("^v<>>"), [1, 0])
        self.assertEqual(position_after_moves("D", [2, 5]), [2, 4])
        self.assertEqual(returns_to_start("UDLR"), True)
        self.assertEqual(returns_to_start("UU"), False)
        self.assertEqual(distance_after_moves("NNWW"), 4)
        self.assertEqual(follow_instructions(["up 3", "left 2", "Down 1"]), [-2, 2])
        self.assertEqual(follow_instructions("forward 5\ndown 5\nup 3\njump", True), [5, 2])
        self.assertEqual(follow_instructions([]), [0, 0])
        self.assertEqual(heading_after_turns("RRL"), "E")
        self.assertEqual(heading_after_turns("L", "N"), "W")
        self.assertEqual(heading_after_turns("R", "W"), "N")

    def test_readings_that_differ(self):
        self.assertEqual(parse_command("ADD Tea"), {"command": "ADD", "args": ["Tea"]})
        self.assertEqual(split_into_arguments(" a  \"b c\""), ["a", "\"b", "c\""])
        self.assertEqual(position_after_the_moves("DDRu"), [1, 1])
        self.assertEqual(position_after_the_moves("DDRu", True), [1, 2])
        self.assertEqual(position_after_the_moves(""), [0, 0])


if __name__ == "__main__":
    unittest.main()
