import unittest

from chat_lines import (
    parse_chat_line,
    parse_chat,
    messages_per_person,
    words_per_person,
    messages_of_person,
    most_active_person,
    chat_members,
    search_chat,
    last_message,
    messages_of_the_person,
    most_active_person_of,
    messages_by_person,
    letters_per_person,
)


class ChatLinesTest(unittest.TestCase):
    def test_read(self):
        self.assertEqual(
            parse_chat_line("[10:05] Ann: hello: you"),
            {"time": "10:05", "name": "Ann", "message": "hello: you"},
        )
        self.assertEqual(
            parse_chat_line("10:05 - Ann Lee: hi "),
            {"time": "10:05", "name": "Ann Lee", "message": "hi"},
        )
        self.assertEqual(parse_chat_line("Ann: hi"), {"time": None, "name": "Ann", "message": "hi"})
        self.assertEqual(parse_chat_line("no name"), None)
        self.assertEqual(
            parse_chat("Ann: a\nmore\n\nBob: b"),
            [
                {"time": None, "name": "Ann", "message": "a\nmore"},
                {"time": None, "name": "Bob", "message": "b"},
            ],
        )
        self.assertEqual(parse_chat(""), [])

    def test_counted(self):
        self.assertEqual(messages_per_person("Ann: a\nBob: b\nAnn: c"), {"Ann": 2, "Bob": 1})
        self.assertEqual(messages_per_person(["Ann: a"]), {"Ann": 1})
        self.assertEqual(words_per_person("Ann: a b\nBob: b\nAnn: c"), {"Ann": 3, "Bob": 1})
        self.assertEqual(messages_of_person("Ann: a\nBob: b\nann: c", "Ann"), ["a", "c"])
        self.assertEqual(most_active_person("Ann: a\nBob: b\nBob: c"), "Bob")
        self.assertEqual(most_active_person(""), None)
        self.assertEqual(chat_members("Bob: a\nAnn: b\nBob: c"), ["Bob", "Ann"])
        self.assertEqual(search_chat("Bob: Big cat\nAnn: b", "big"), ["Bob: Big cat"])
        self.assertEqual(last_message("Bob: a\nAnn: b"), "Ann: b")
        self.assertEqual(last_message(""), None)

    def test_readings_that_differ(self):
        self.assertEqual(messages_of_the_person("Ann: a\nann: b\nAnn: c", "Ann"), ["a", "c"])
        self.assertEqual(most_active_person_of("Bob: a\nAnn: b\nCy: c"), "Ann")
        self.assertEqual(most_active_person_of("Bob: a\nAnn: b", True), "Ann")
        self.assertEqual(most_active_person_of("Ann: a\nBob: b", True), "Bob")
        self.assertEqual(most_active_person_of("Cy: a\nAnn: b\nCy: c"), "Cy")
        self.assertEqual(most_active_person_of(""), None)
        self.assertEqual(messages_by_person(["Ann: hi", "Bob: yo", "Ann: bye"]), {"Ann": ["hi", "bye"], "Bob": ["yo"]})
        self.assertEqual(letters_per_person("Ann: a b\nAnn: c"), {"Ann": 4})
        self.assertEqual(letters_per_person("Ann: a b\nAnn: c", True), {"Ann": 3})


if __name__ == "__main__":
    unittest.main()
