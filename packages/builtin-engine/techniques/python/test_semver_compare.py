import unittest

from semver_compare import parse_version, compare_versions, satisfies


class SemverCompareTest(unittest.TestCase):
    def test_numbers_are_compared_as_numbers(self):
        self.assertEqual(compare_versions("1.10.0", "1.9.9"), 1)
        self.assertEqual(compare_versions("1.2.3", "v1.2.3+build.5"), 0)
        self.assertEqual(compare_versions("1.2.3", "2.0.0"), -1)

    def test_the_order_of_prereleases_in_the_specification(self):
        self.assertEqual(compare_versions("1.0.0-alpha", "1.0.0-alpha.1"), -1)
        self.assertEqual(compare_versions("1.0.0-alpha.1", "1.0.0-alpha.beta"), -1)
        self.assertEqual(compare_versions("1.0.0-beta.11", "1.0.0-beta.2"), 1)
        self.assertEqual(compare_versions("1.0.0-rc.1", "1.0.0"), -1)
        self.assertEqual(compare_versions("1.0.0", "1.0.0-rc.1"), 1)
        self.assertEqual(compare_versions("1.0.0-rc", "1.0.0-rc"), 0)
        self.assertEqual(compare_versions("1.0.0-alpha", "1.0.0-beta"), -1)
        self.assertEqual(compare_versions("1.0.0-beta", "1.0.0-alpha"), 1)
        self.assertEqual(compare_versions("1.0.0-1", "1.0.0-2"), -1)

    def test_ranges(self):
        self.assertEqual(satisfies("1.9.0", "^1.2.3"), True)
        self.assertEqual(satisfies("2.0.0", "^1.2.3"), False)
        self.assertEqual(satisfies("1.2.2", "^1.2.3"), False)
        self.assertEqual(satisfies("0.3.0", "^0.2.3"), False)
        self.assertEqual(satisfies("0.2.9", "^0.2.3"), True)
        self.assertEqual(satisfies("0.0.4", "^0.0.3"), False)
        self.assertEqual(satisfies("1.2.9", "~1.2.3"), True)
        self.assertEqual(satisfies("1.3.0", "~1.2.3"), False)
        self.assertEqual(satisfies("1.3.0", ">= 1.3.0"), True)
        self.assertEqual(satisfies("1.3.0", "1.3.1"), False)
        self.assertEqual(satisfies("1.3.0", "<1.3.0"), False)
        self.assertEqual(satisfies("1.3.0", ">1.3.0"), False)
        self.assertEqual(satisfies("1.3.0", ">1.2.9"), True)
        self.assertEqual(satisfies("1.3.0", "<=1.3.0"), True)
        self.assertEqual(satisfies("1.3.0", "<=1.2.9"), False)
        self.assertEqual(satisfies("1.3.0", "^1.3.0"), True)
        self.assertEqual(satisfies("1.3.0", "=1.3.0"), True)

    def test_prereleases_by_choice(self):
        self.assertEqual(satisfies("1.3.0-rc.1", ">=1.2.0"), False)
        self.assertEqual(satisfies("1.3.0-rc.1", ">=1.2.0", True), True)

    def test_what_is_no_version_is_refused(self):
        with self.assertRaises(ValueError):
            compare_versions("1.2", "1.2.0")
        with self.assertRaises(ValueError):
            compare_versions("01.2.3", "1.2.3")
        with self.assertRaises(ValueError):
            satisfies("1.2.3", "")
        self.assertEqual(parse_version("v1.2.3-rc.1+x"), {"numbers": [1, 2, 3], "pre": ["rc", "1"]})


if __name__ == "__main__":
    unittest.main()
