import unittest

from lru_cache import LruCache


class LruCacheTest(unittest.TestCase):
    def test_what_was_used_longest_ago_is_dropped(self):
        cache = LruCache(2)
        cache.put("a", 1)
        cache.put("b", 2)
        self.assertEqual(cache.get("a"), 1)
        cache.put("c", 3)
        self.assertEqual(cache.get("b"), None)
        self.assertEqual(cache.keys(), ["a", "c"])

    def test_writing_again_counts_as_use_and_adds_nothing(self):
        cache = LruCache(2)
        cache.put("a", 1)
        cache.put("b", 2)
        cache.put("a", 9)
        cache.put("c", 3)
        self.assertEqual(cache.keys(), ["a", "c"])
        self.assertEqual(cache.get("a"), 9)

    def test_asking_whether_it_is_there_is_no_use(self):
        cache = LruCache(2)
        cache.put("a", 0)
        cache.put("b", None)
        self.assertEqual(cache.has("a"), True)
        self.assertEqual(cache.has("b"), True)
        cache.put("c", 1)
        self.assertEqual(cache.has("a"), False)

    def test_removing_and_a_capacity_of_one(self):
        cache = LruCache(1)
        cache.put("a", 0)
        self.assertEqual(cache.get("a"), 0)
        self.assertEqual(cache.remove("a"), True)
        self.assertEqual(cache.remove("a"), False)
        self.assertEqual(cache.keys(), [])
        cache.put("a", 1)
        cache.put("b", 2)
        self.assertEqual(cache.keys(), ["b"])
        with self.assertRaises(ValueError):
            LruCache(0)

    def test_the_capacity_that_is_meant_when_none_is_named(self):
        cache = LruCache()
        for i in range(101):
            cache.put(i, i)
        self.assertEqual((len(cache.keys()), cache.keys()[0]), (100, 1))


if __name__ == "__main__":
    unittest.main()
