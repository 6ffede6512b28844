import unittest

from spreadsheet_columns import (
    column_letters,
    column_number,
    cell_place,
    cell_name,
    cells_of_range,
    count_cells,
    next_column,
)


class SpreadsheetColumnsTest(unittest.TestCase):
    def test_columns(self):
        self.assertEqual(column_letters(1), "A")
        self.assertEqual(column_letters(26), "Z")
        self.assertEqual(column_letters(27), "AA")
        self.assertEqual(column_letters(703), "AAA")
        self.assertEqual(column_letters(0, 0), "A")
        self.assertEqual(column_letters(0), "")
        self.assertEqual(column_number("A"), 1)
        self.assertEqual(column_number("zy"), 701)
        self.assertEqual(column_number("AA", 0), 26)
        self.assertEqual(next_column("Z"), "AA")
        self.assertEqual(next_column("AZ", 2), "BB")

    def test_cells(self):
        self.assertEqual(cell_place("B12"), [12, 2])
        self.assertEqual(cell_place("$AA$3"), [3, 27])
        self.assertEqual(cell_place("12"), None)
        self.assertEqual(cell_name(12, 2), "B12")
        self.assertEqual(cell_name(1, 28), "AB1")
        self.assertEqual(cells_of_range("A1:B2"), ["A1", "B1", "A2", "B2"])
        self.assertEqual(count_cells("A1:C10"), 30)


if __name__ == "__main__":
    unittest.main()
