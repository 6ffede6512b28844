import unittest

from file_lists import (
    files_by_extension,
    count_extensions,
    files_with_extension,
    extensions_in,
    unique_file_name,
    unique_file_names,
    numbered_names,
    safe_file_name,
    file_kind,
    add_file_suffix,
    total_file_size,
    unique_file_name_of,
    unique_file_names_of,
    unique_file_name_by,
    unique_file_names_by,
    files_with_the_extension,
    files_by_the_extension,
    count_the_extensions,
    safe_file_name_of,
)


class FileListsTest(unittest.TestCase):
    def test_extensions(self):
        self.assertEqual(
            files_by_extension(["a.txt", "b.PDF", "x/c.txt", "Makefile", ".env"]),
            {"txt": ["a.txt", "x/c.txt"], "pdf": ["b.PDF"], "": ["Makefile", ".env"]},
        )
        self.assertEqual(count_extensions(["a.txt", "b.txt", "c.md"]), {"txt": 2, "md": 1})
        self.assertEqual(files_with_extension(["a.txt", "b.TXT", "c.md"], ".txt"), ["a.txt", "b.TXT"])
        self.assertEqual(files_with_extension(["a.jpg", "b.png", "c.md"], ["jpg", "png"]), ["a.jpg", "b.png"])
        self.assertEqual(extensions_in(["b.txt", "a.md", "c.txt", "d"]), ["md", "txt"])
        self.assertEqual(file_kind("photo.JPG"), "image")
        self.assertEqual(file_kind("song.mp3"), "audio")
        self.assertEqual(file_kind("x.abc"), "other")
        self.assertEqual(file_kind("x", "unknown"), "unknown")

    def test_names(self):
        self.assertEqual(unique_file_name("a.txt", ["b.txt"]), "a.txt")
        self.assertEqual(unique_file_name("a.txt", ["a.txt", "a(1).txt"]), "a(2).txt")
        self.assertEqual(unique_file_name("a", ["a"], 2, "_", ""), "a_2")
        self.assertEqual(
            unique_file_names(["a.txt", "a.txt", "a(1).txt"]),
            ["a.txt", "a(1).txt", "a(1)(1).txt"],
        )
        self.assertEqual(
            numbered_names(["doc", "doc", "image", "doc(1)", "doc"]),
            ["doc", "doc(1)", "image", "doc(1)(1)", "doc(2)"],
        )
        self.assertEqual(safe_file_name(" a/b: c?.txt "), "a_b__c_.txt")
        self.assertEqual(safe_file_name("a  b", "-"), "a-b")
        self.assertEqual(add_file_suffix("a.tar.gz", "_old"), "a.tar_old.gz")
        self.assertEqual(add_file_suffix("README", "-1"), "README-1")
        self.assertEqual(total_file_size([{"name": "a", "size": 3}, {"name": "b", "size": 4}]), 7)
        self.assertEqual(total_file_size({"a": 1, "b": 2}), 3)
        self.assertEqual(total_file_size([["a", 5]]), 5)
        self.assertEqual(total_file_size([{"bytes": 3}], "bytes"), 3)

    def test_readings_that_differ(self):
        self.assertEqual(unique_file_name_of("a.txt", ["a.txt"]), "a (1).txt")
        self.assertEqual(unique_file_name_of("a.txt", ["a.txt"], 2), "a (2).txt")
        self.assertEqual(unique_file_names_of(["a.b", "a.b", "a.b"]), ["a.b", "a (1).b", "a (2).b"])
        self.assertEqual(unique_file_name_by("a.txt", ["a.txt"]), "a_1.txt")
        self.assertEqual(unique_file_name_by("a.txt", ["a.txt"], "-", 2), "a-2.txt")
        self.assertEqual(unique_file_names_by(["a", "a"]), ["a", "a_1"])
        self.assertEqual(unique_file_names_by(["a", "a"], "-"), ["a", "a-1"])
        self.assertEqual(files_with_the_extension(["a.txt", "b.TXT", "ctxt"], "txt"), ["a.txt"])
        self.assertEqual(files_with_the_extension(["a.txt"], ".txt"), ["a.txt"])
        self.assertEqual(files_by_the_extension(["a.TXT", "b.txt", "c"]), {"TXT": ["a.TXT"], "txt": ["b.txt"], "": ["c"]})
        self.assertEqual(files_by_the_extension([".env", "c"], True), {"env": [".env"]})
        self.assertEqual(count_the_extensions(["a.TXT", "b.txt", "d.txt", "c"]), {"TXT": 1, "txt": 2, "": 1})
        self.assertEqual(count_the_extensions(["c"], True), {})
        self.assertEqual(safe_file_name_of("a b?c.txt"), "a_b_c.txt")
        self.assertEqual(safe_file_name_of("a  b?", True), "a__b?")
        self.assertEqual(safe_file_name_of("a b", True, "-"), "a-b")


if __name__ == "__main__":
    unittest.main()
