import unittest

from path_parts import (
    file_name,
    file_extension,
    file_stem,
    folder_of,
    change_extension,
    join_paths,
    normalize_path,
    path_depth,
)


class PathPartsTest(unittest.TestCase):
    def test_parts(self):
        self.assertEqual(file_name("/home/ann/notes.txt"), "notes.txt")
        self.assertEqual(file_name("C:\\temp\\a.txt", "\\"), "a.txt")
        self.assertEqual(file_name("notes.txt"), "notes.txt")
        self.assertEqual(file_extension("/a.b/archive.tar.gz"), "gz")
        self.assertEqual(file_extension("README"), "")
        self.assertEqual(file_extension(".gitignore"), "")
        self.assertEqual(file_stem("/a/report.pdf"), "report")
        self.assertEqual(file_stem(".bashrc"), ".bashrc")
        self.assertEqual(folder_of("/home/ann/notes.txt"), "/home/ann")
        self.assertEqual(folder_of("/notes.txt"), "/")
        self.assertEqual(folder_of("notes.txt"), "")

    def test_changes(self):
        self.assertEqual(change_extension("a/photo.jpeg", "jpg"), "a/photo.jpg")
        self.assertEqual(change_extension("README", "md"), "README.md")
        self.assertEqual(change_extension("a.txt", ""), "a")

    def test_joined_and_normalised(self):
        self.assertEqual(join_paths("a", "b/", "../c.txt"), "a/c.txt")
        self.assertEqual(join_paths("/a/", "", "b"), "/a/b")
        self.assertEqual(join_paths(), ".")
        self.assertEqual(normalize_path("/home//foo/./bar/../baz/"), "/home/foo/baz")
        self.assertEqual(normalize_path("/../a"), "/a")
        self.assertEqual(normalize_path("../../a"), "../../a")
        self.assertEqual(normalize_path("a/.."), ".")
        self.assertEqual(normalize_path("/"), "/")
        self.assertEqual(path_depth("/a/b/c.txt"), 2)


if __name__ == "__main__":
    unittest.main()
