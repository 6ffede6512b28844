import unittest

from log_lines import (
    log_level,
    log_message,
    parse_log_entry,
    reformat_log_line,
    count_levels,
    count_level,
    lines_of_level,
    messages_of_level,
    most_common_message,
    lines_per_hour,
    log_lines_between,
)


class LogLinesTest(unittest.TestCase):
    def test_one_line(self):
        self.assertEqual(log_level("2024-01-05 10:00:00 ERROR disk full"), "ERROR")
        self.assertEqual(log_level("[warning]: low"), "WARNING")
        self.assertEqual(log_level("hello"), None)
        self.assertEqual(log_level("hello", ""), "")
        self.assertEqual(log_message("2024-01-05 10:00:00 ERROR disk full"), "disk full")
        self.assertEqual(log_message("[INFO]:  Done \n"), "Done")
        self.assertEqual(log_message(" hello "), "hello")
        self.assertEqual(
            parse_log_entry("2024-01-05T10:00:07 [INFO] started"),
            {"date": "2024-01-05", "time": "10:00:07", "level": "INFO", "message": "started"},
        )
        self.assertEqual(parse_log_entry("x"), {"date": None, "time": None, "level": None, "message": "x"})
        self.assertEqual(reformat_log_line("[ERROR]: disk full"), "disk full (error)")

    def test_many_lines(self):
        self.assertEqual(count_levels("INFO a\nERROR b\n\nINFO c\nx"), {"INFO": 2, "ERROR": 1})
        self.assertEqual(count_levels([]), {})
        self.assertEqual(count_level("INFO a\nERROR b\nERROR c"), 2)
        self.assertEqual(count_level(["INFO a"], "info"), 1)
        self.assertEqual(lines_of_level("INFO a\nERROR b"), ["ERROR b"])
        self.assertEqual(messages_of_level("INFO: a\nERROR: b\nERROR - c"), ["b", "c"])
        self.assertEqual(most_common_message("ERROR a\nERROR b\nERROR b"), "b")
        self.assertEqual(most_common_message("ERROR a\nERROR b"), "a")
        self.assertEqual(most_common_message("INFO a"), None)
        self.assertEqual(
            lines_per_hour("2024-01-05 10:00 INFO a\n2024-01-05 10:59 INFO b\n2024-01-05 11:00 INFO c\nx"),
            {"10": 2, "11": 1},
        )
        self.assertEqual(
            log_lines_between(
                "2024-01-05 INFO a\n2024-01-06 INFO b\n2024-01-08 INFO c\nx",
                "2024-01-06",
                "2024-01-08",
            ),
            ["2024-01-06 INFO b", "2024-01-08 INFO c"],
        )


if __name__ == "__main__":
    unittest.main()
