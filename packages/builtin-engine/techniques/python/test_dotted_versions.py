import unittest

from dotted_versions import (
    version_parts,
    compare_dotted,
    version_relation,
    version_sign,
    is_update_available,
    is_version_at_least,
    newest_version,
    sort_versions,
    bump_version,
    next_version,
    version_change,
    compare_all_dotted,
    is_same_version_up_to,
)


class DottedVersionsTest(unittest.TestCase):
    def test_compared(self):
        self.assertEqual(version_parts("v1.10.2-beta"), [1, 10, 2])
        self.assertEqual(version_parts("1-2", "-"), [1, 2])
        self.assertEqual(compare_dotted("1.10", "1.9.5"), 1)
        self.assertEqual(compare_dotted("1.0", "1.0.0.0"), 0)
        self.assertEqual(compare_dotted("1.0.1", "1.1"), -1)
        self.assertEqual(compare_dotted("1-2", "1-10", "-"), -1)
        self.assertEqual(version_relation("2.0", "1.9"), "newer")
        self.assertEqual(version_relation("1.0", "1"), "equal")
        self.assertEqual(version_relation("1.0", "2", "new", "old", "same"), "old")
        self.assertEqual(version_sign("1.2", "1.10"), "<")
        self.assertEqual(is_update_available("1.2", "1.10"), True)
        self.assertEqual(is_update_available("1.2", "1.2.0"), False)
        self.assertEqual(is_version_at_least("1.2", "1.2.0"), True)
        self.assertEqual(is_version_at_least("1.1", "1.2"), False)

    def test_lists_and_next_ones(self):
        self.assertEqual(newest_version(["1.2", "1.10", "1.9"]), "1.10")
        self.assertEqual(newest_version([]), None)
        self.assertEqual(sort_versions(["1.10", "1.2", "1"]), ["1", "1.2", "1.10"])
        self.assertEqual(sort_versions(["1", "2"], True), ["2", "1"])
        self.assertEqual(bump_version("1.2.3"), "1.2.4")
        self.assertEqual(bump_version("1.2.3", "minor"), "1.3.0")
        self.assertEqual(bump_version("v1.2", "major"), "v2.0")
        self.assertEqual(next_version("1.2.9"), "1.3.0")
        self.assertEqual(next_version("9.9.9"), "10.0.0")
        self.assertEqual(next_version("9"), "10")
        self.assertEqual(version_change("1.2.3", "1.3.0"), "minor")
        self.assertEqual(version_change("1.2.3", "1.2.3"), "none")

    def test_readings_that_differ(self):
        self.assertEqual(compare_all_dotted("1.0.0", "1.0"), 1)
        self.assertEqual(compare_all_dotted("1.0", "1.0.0"), -1)
        self.assertEqual(compare_all_dotted("1.0", "1.0"), 0)
        self.assertEqual(compare_all_dotted("1.2", "1.0.9"), 1)
        self.assertEqual(is_same_version_up_to("1.2.3", "1.2.4"), False)
        self.assertEqual(is_same_version_up_to("1.2.3", "1.2.4", "minor"), True)
        self.assertEqual(is_same_version_up_to("1.2.3", "1.3.3", "minor"), False)
        self.assertEqual(is_same_version_up_to("1.2.3", "1.2.3"), True)


if __name__ == "__main__":
    unittest.main()
