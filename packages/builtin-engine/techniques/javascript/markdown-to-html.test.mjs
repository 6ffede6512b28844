import assert from "node:assert/strict";
import { test } from "node:test";
import { inlineMarkdown, markdownHeading, markdownToHtml, stripMarkdown } from "./markdown-to-html.mjs";

test("inside a line", () => {
  assert.deepEqual(
    inlineMarkdown("a **bold** and *it* `x<y` [home](/a)"),
    'a <strong>bold</strong> and <em>it</em> <code>x&lt;y</code> <a href="/a">home</a>',
  );
  assert.deepEqual(inlineMarkdown("__b__ _i_ & c"), "<strong>b</strong> <em>i</em> &amp; c");
});

test("headings", () => {
  assert.deepEqual(markdownHeading("# Title"), "<h1>Title</h1>");
  assert.deepEqual(markdownHeading("###### Six  "), "<h6>Six</h6>");
  assert.deepEqual(markdownHeading("####### Seven"), "####### Seven");
  assert.deepEqual(markdownHeading("### Three", 2), "### Three");
  assert.deepEqual(markdownHeading("#Title"), "#Title");
  assert.deepEqual(markdownHeading("Title"), "Title");
});

test("whole texts", () => {
  assert.deepEqual(
    markdownToHtml("# Hi\n\nSome *text*\nhere\n\n- a\n- b\n1. c\n2. d"),
    "<h1>Hi</h1>\n<p>Some <em>text</em> here</p>\n<ul><li>a</li><li>b</li></ul>\n<ol><li>c</li><li>d</li></ol>",
  );
  assert.deepEqual(markdownToHtml("a\n## b\nc"), "<p>a</p>\n<h2>b</h2>\n<p>c</p>");
  assert.deepEqual(markdownToHtml(""), "");
  assert.deepEqual(stripMarkdown("# Hi\n**b** *i* `c` [home](/a)"), "Hi\nb i c home");
});
