import unittest

from csv_column import (
    csv_rows,
    column_values,
    column_numbers,
    sum_column,
    average_column,
    max_column,
    filter_csv_rows,
    count_column_values,
    average_column_of_all,
    min_column,
    distinct_column_values,
    count_csv_rows,
)


class CsvColumnTest(unittest.TestCase):
    def test_rows_and_columns(self):
        self.assertEqual(
            csv_rows("a,b\n1, 2\n\n\"x,y\",\"say \"\"hi\"\"\"\n"),
            [["a", "b"], ["1", "2"], ["x,y", "say \"hi\""]],
        )
        self.assertEqual(csv_rows(""), [])
        self.assertEqual(column_values("name,age\nAnn,30\nBob,25", "name"), ["Ann", "Bob"])
        self.assertEqual(column_values("a;b\n1;2\n3", "b", ";"), ["2", ""])
        with self.assertRaises(ValueError):
            column_values("a,b", "c")
        with self.assertRaises(ValueError):
            column_values("", "a")

    def test_numbers(self):
        self.assertEqual(column_numbers("n\n1\nx\n2.5", "n"), [1, 2.5])
        self.assertEqual(sum_column("item,price\npen,1.5\nbook,10", "price"), 11.5)
        self.assertEqual(sum_column("a", "a"), 0)
        self.assertEqual(average_column("name,age\nAnn,30\nBob,25", "age"), 27.5)
        self.assertEqual(average_column("a\nx", "a"), 0)
        self.assertEqual(max_column("a;b\n1;7\n2;-9", "b", ";"), 7)
        self.assertEqual(max_column("a", "a"), None)

    def test_rows_by_a_value(self):
        self.assertEqual(
            filter_csv_rows("name,city\nAnn,Rome\nBob,Oslo\nCid,Rome", "city", "Rome"),
            [["Ann", "Rome"], ["Cid", "Rome"]],
        )
        self.assertEqual(filter_csv_rows("a\n1", "a", 2), [])
        self.assertEqual(count_column_values("c\nx\ny\nx", "c"), {"x": 2, "y": 1})

    def test_readings_that_differ(self):
        self.assertEqual(average_column_of_all("a,b\n1,x\n,y", "a"), 0.5)
        self.assertEqual(average_column_of_all("a", "a"), 0)
        self.assertEqual(average_column_of_all("a;b\n4;1", "a", ";"), 4)
        self.assertEqual(min_column("a,b\n3,x\n-1,y", "a"), -1)
        self.assertEqual(min_column("a\nx", "a"), None)
        self.assertEqual(min_column("a;b\n4;1", "b", ";"), 1)
        self.assertEqual(distinct_column_values("a\ny\nx\ny", "a"), ["y", "x"])
        self.assertEqual(distinct_column_values("a\ny\nx\ny", "a", True), ["x", "y"])
        self.assertEqual(count_csv_rows("a\n1\n\n2\n"), 2)
        self.assertEqual(count_csv_rows("a\n1", True), 2)
        self.assertEqual(count_csv_rows(""), 0)


if __name__ == "__main__":
    unittest.main()
