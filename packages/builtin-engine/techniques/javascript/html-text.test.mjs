import assert from "node:assert/strict";
import { test } from "node:test";
import {
  escapeHtml,
  unescapeHtml,
  stripTags,
  wrapInTag,
  htmlList,
  tagNames,
  linkTargets,
  escapeToHtml,
  stripAllTags,
  stripTagsToWords,
  wrapInPlainTag,
  htmlListOf,
} from "./html-text.mjs";

test("escaped and back", () => {
  assert.deepEqual(
    escapeHtml("<a href=\"x\">Tom & 'Jerry'</a>"),
    "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;",
  );
  assert.deepEqual(escapeHtml("it's", "&apos;"), "it&apos;s");
  assert.deepEqual(escapeHtml(""), "");
  assert.deepEqual(unescapeHtml("&lt;b&gt; &amp;amp; &#39;&#x41;&quot; &copy;"), "<b> &amp; 'A\" ©");
  assert.deepEqual(unescapeHtml("&nothing; & more"), "&nothing; & more");
});

test("tags", () => {
  assert.deepEqual(stripTags("<p>Hello <b>big</b> world</p><!-- <no> --><br/>"), "Hello big world");
  assert.deepEqual(stripTags("1 < 2 and 3 > 2"), "1 < 2 and 3 > 2");
  assert.deepEqual(wrapInTag("a & b", "p"), "<p>a &amp; b</p>");
  assert.deepEqual(htmlList(["a", "<b>"]), "<ul><li>a</li><li>&lt;b&gt;</li></ul>");
  assert.deepEqual(htmlList([1], "ol"), "<ol><li>1</li></ol>");
  assert.deepEqual(htmlList([]), "<ul></ul>");
  assert.deepEqual(tagNames("<div><P class='x'>a</P><br></div>"), ["div", "p", "br"]);
  assert.deepEqual(linkTargets("<a href=\"/x\">x</a> <a class='c' href='y'>y</a>"), ["/x", "y"]);
});

test("readings that differ", () => {
  assert.deepEqual(escapeToHtml("<a> & \"b\" 'c'"), "&lt;a&gt; &amp; &quot;b&quot; 'c'");
  assert.deepEqual(escapeToHtml('<"b">', false), '&lt;"b"&gt;');
  assert.deepEqual(stripAllTags("a < b > c <p>d</p>"), "a  c d");
  assert.deepEqual(stripAllTags(" <p>a</p>  b ", true), "a b");
  assert.deepEqual(stripTagsToWords("<p>a</p><p>b</p>"), "a b");
  assert.deepEqual(wrapInPlainTag("a<b", "p"), "<p>a<b</p>");
  assert.deepEqual(htmlListOf(["a", 2]), "<ul><li>a</li><li>2</li></ul>");
  assert.deepEqual(htmlListOf(["a"], true, "ol"), "<ol>\n<li>a</li>\n</ol>");
});
