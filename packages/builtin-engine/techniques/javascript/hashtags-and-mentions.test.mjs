import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hashtagsIn,
  mentionsIn,
  uniqueHashtags,
  hashtagCounts,
  countHashtags,
  countMentions,
  makeHashtag,
  plainHashtag,
  wordsToHashtags,
  removeHashtags,
  removeMentions,
  uniqueHashtagsOf,
  hashtagCountsOf,
  wordsWithHashtag,
  makeTheHashtag,
  makeCamelHashtag,
  removeHashtagsOnly,
  removeMentionsOnly,
} from "./hashtags-and-mentions.mjs";

test("found", () => {
  assert.deepEqual(hashtagsIn("I love #Sun and #sea_2, not a#b #"), ["#Sun", "#sea_2"]);
  assert.deepEqual(hashtagsIn("#a #b", false), ["a", "b"]);
  assert.deepEqual(hashtagsIn(""), []);
  assert.deepEqual(mentionsIn("@ann meet @bob, mail x@y.org"), ["@ann", "@bob"]);
  assert.deepEqual(mentionsIn("@ann", false), ["ann"]);
  assert.deepEqual(uniqueHashtags("#Sun #sun #sea"), ["#sun", "#sea"]);
  assert.deepEqual(hashtagCounts("#Sun #sun #sea"), { "#sun": 2, "#sea": 1 });
  assert.deepEqual(hashtagCounts(["#a", "#a #b"], false), { a: 2, b: 1 });
  assert.deepEqual(hashtagCounts("#constructor", false), { constructor: 1 });
  assert.deepEqual(countHashtags("#a b #c"), 2);
  assert.deepEqual(countMentions("@a b"), 1);
});

test("made and removed", () => {
  assert.deepEqual(makeHashtag("hello WIDE  world"), "#HelloWideWorld");
  assert.deepEqual(makeHashtag(" "), false);
  assert.deepEqual(makeHashtag("hello world", 10), false);
  assert.deepEqual(makeHashtag("hello", 6), "#Hello");
  assert.deepEqual(
    makeHashtag("Loopingaroundforeverandeverandeverandeverandeverandeverandeverandeverandeverandever"),
    "#Loopingaroundforeverandeverandeverandeverandeverandeverandeverandeverandeverandever",
  );
  assert.deepEqual(plainHashtag("Hello, Wide World!"), "#hellowideworld");
  assert.deepEqual(wordsToHashtags("Big red-fox"), "#big #red #fox");
  assert.deepEqual(removeHashtags("so nice #sun #sea"), "so nice");
  assert.deepEqual(removeMentions("@ann come here @bob!"), "come here!");
});

test("readings that differ", () => {
  assert.deepEqual(uniqueHashtagsOf("#A #a #A"), ["#A", "#a"]);
  assert.deepEqual(uniqueHashtagsOf("#A #a", true), ["A", "a"]);
  assert.deepEqual(hashtagCountsOf("#A #a #A"), { "#A": 2, "#a": 1 });
  assert.deepEqual(hashtagCountsOf(["#A", "#a"], true), { A: 1, a: 1 });
  assert.deepEqual(hashtagCountsOf("#toString", true), { toString: 1 });
  assert.deepEqual(wordsWithHashtag("#a-b! # x#y #c"), ["#a-b!", "#c"]);
  assert.deepEqual(wordsWithHashtag("#a-b! #", true), ["a-b!"]);
  assert.deepEqual(makeTheHashtag("hello bigWORLD"), "#HelloBigworld");
  assert.deepEqual(makeTheHashtag("hello bigWORLD", true), "#HelloBigWORLD");
  assert.deepEqual(makeTheHashtag(" "), "");
  assert.deepEqual(makeCamelHashtag("Hello big World"), "#helloBigWorld");
  assert.deepEqual(makeCamelHashtag(""), "");
});

test("removed and made", () => {
  assert.deepEqual(wordsToHashtags("Big red", true), "#Big #red");
  assert.deepEqual(removeHashtagsOnly("a #b c#d"), "a  c#d");
  assert.deepEqual(removeHashtagsOnly("a #b", true), "a b");
  assert.deepEqual(removeMentionsOnly("hi @ann  you"), "hi   you");
  assert.deepEqual(removeMentionsOnly("hi @ann", true), "hi ann");
});
