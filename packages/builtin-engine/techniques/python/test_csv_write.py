import unittest

from csv_write import write_csv, write_csv_objects, to_csv, to_csv_of_objects, to_csv_without_quotes


class CsvWriteTest(unittest.TestCase):
    def test_only_what_needs_quotes_gets_them(self):
        self.assertEqual(
            write_csv([["a", 1, None], ["x, y", "say \"hi\"", "two\nlines"]]),
            "a,1,\n\"x, y\",\"say \"\"hi\"\"\",\"two\nlines\"\n",
        )
        self.assertEqual(write_csv([[" a", "b"]]), "\" a\",b\n")
        self.assertEqual(write_csv([["a;b", "c"]], ";"), "\"a;b\";c\n")
        self.assertEqual(write_csv([["a;b", "c,d"]]), "a;b,\"c,d\"\n")
        self.assertEqual(write_csv([]), "")

    def test_formulas_are_made_harmless_on_demand(self):
        self.assertEqual(write_csv([["=1+1", -5, "-x"]]), "=1+1,-5,-x\n")
        self.assertEqual(write_csv([["=1+1", -5, "@x", "a=b"]], ",", True), "'=1+1,-5,'@x,a=b\n")

    def test_objects_with_different_fields_share_one_head(self):
        self.assertEqual(
            write_csv_objects([{"id": 1, "name": "Ada"}, {"id": 2, "age": 3}]),
            "id,name,age\n1,Ada,\n2,,3\n",
        )
        self.assertEqual(write_csv_objects([]), "")

    def test_readings_that_differ(self):
        self.assertEqual(write_csv([[True, 1.5, 2]]), "true,1.5,2\n")
        self.assertEqual(to_csv([["a", 1], ["b,c", None]]), "a,1\n\"b,c\",")
        self.assertEqual(to_csv([["a", 1]], True), "\"a\",\"1\"")
        self.assertEqual(to_csv([["a\"b", None]], True), "\"a\"\"b\",\"\"")
        self.assertEqual(to_csv([]), "")
        self.assertEqual(to_csv_of_objects([{"a": 1}, {"b": "x"}]), "a,b\n1,\n,x")
        self.assertEqual(to_csv_of_objects([{"a": 1}], True), "\"a\"\n\"1\"")
        self.assertEqual(to_csv_of_objects([]), "")
        self.assertEqual(to_csv_without_quotes([["a,b", True], [None, 2]]), "a,b,true\n,2")
        self.assertEqual(to_csv_without_quotes([["a", 1]], ";"), "a;1")


if __name__ == "__main__":
    unittest.main()
