import unittest

from hashtags_and_mentions import (
    hashtags_in,
    mentions_in,
    unique_hashtags,
    hashtag_counts,
    count_hashtags,
    count_mentions,
    make_hashtag,
    plain_hashtag,
    words_to_hashtags,
    remove_hashtags,
    remove_mentions,
    unique_hashtags_of,
    hashtag_counts_of,
    words_with_hashtag,
    make_the_hashtag,
    make_camel_hashtag,
    remove_hashtags_only,
    remove_mentions_only,
)


class HashtagsAndMentionsTest(unittest.TestCase):
    def test_found(self):
        self.assertEqual(hashtags_in("I love #Sun and #sea_2, not a#b #"), ["#Sun", "#sea_2"])
        self.assertEqual(hashtags_in("#a #b", False), ["a", "b"])
        self.assertEqual(hashtags_in(""), [])
        self.assertEqual(mentions_in("@ann meet @bob, mail x@y.org"), ["@ann", "@bob"])
        self.assertEqual(mentions_in("@ann", False), ["ann"])
        self.assertEqual(unique_hashtags("#Sun #sun #sea"), ["#sun", "#sea"])
        self.assertEqual(hashtag_counts("#Sun #sun #sea"), {"#sun": 2, "#sea": 1})
        self.assertEqual(hashtag_counts(["#a", "#a #b"], False), {"a": 2, "b": 1})
        self.assertEqual(count_hashtags("#a b #c"), 2)
        self.assertEqual(count_mentions("@a b"), 1)

    def test_made_and_removed(self):
        self.assertEqual(make_hashtag("hello WIDE  world"), "#HelloWideWorld")
        self.assertEqual(make_hashtag(" "), False)
        self.assertEqual(make_hashtag("hello world", 10), False)
        self.assertEqual(make_hashtag("hello", 6), "#Hello")
        self.assertEqual(
            make_hashtag(
                "Loopingaroundforeverandeverandeverandeverandeverandeverandeverandeverandeverandever",
            ),
            "#Loopingaroundforeverandeverandeverandeverandeverandeverandeverandeverandeverandever",
        )
        self.assertEqual(plain_hashtag("Hello, Wide World!"), "#hellowideworld")
        self.assertEqual(words_to_hashtags("Big red-fox"), "#big #red #fox")
        self.assertEqual(remove_hashtags("so nice #sun #sea"), "so nice")
        self.assertEqual(remove_mentions("@ann come here @bob!"), "come here!")

    def test_readings_that_differ(self):
        self.assertEqual(unique_hashtags_of("#A #a #A"), ["#A", "#a"])
        self.assertEqual(unique_hashtags_of("#A #a", True), ["A", "a"])
        self.assertEqual(hashtag_counts_of("#A #a #A"), {"#A": 2, "#a": 1})
        self.assertEqual(hashtag_counts_of(["#A", "#a"], True), {"A": 1, "a": 1})
        self.assertEqual(words_with_hashtag("#a-b! # x#y #c"), ["#a-b!", "#c"])
        self.assertEqual(words_with_hashtag("#a-b! #", True), ["a-b!"])
        self.assertEqual(make_the_hashtag("hello bigWORLD"), "#HelloBigworld")
        self.assertEqual(make_the_hashtag("hello bigWORLD", True), "#HelloBigWORLD")
        self.assertEqual(make_the_hashtag(" "), "")
        self.assertEqual(make_camel_hashtag("Hello big World"), "#helloBigWorld")
        self.assertEqual(make_camel_hashtag(""), "")

    def test_removed_and_made(self):
        self.assertEqual(words_to_hashtags("Big red", True), "#Big #red")
        self.assertEqual(remove_hashtags_only("a #b c#d"), "a  c#d")
        self.assertEqual(remove_hashtags_only("a #b", True), "a b")
        self.assertEqual(remove_mentions_only("hi @ann  you"), "hi   you")
        self.assertEqual(remove_mentions_only("hi @ann", True), "hi ann")


if __name__ == "__main__":
    unittest.main()
