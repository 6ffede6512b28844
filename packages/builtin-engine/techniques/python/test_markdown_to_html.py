import unittest

from markdown_to_html import inline_markdown, markdown_heading, markdown_to_html, strip_markdown


class MarkdownToHtmlTest(unittest.TestCase):
    def test_inside_a_line(self):
        self.assertEqual(
            inline_markdown("a **bold** and *it* `x<y` [home](/a)"),
            "a <strong>bold</strong> and <em>it</em> <code>x&lt;y</code> <a href=\"/a\">home</a>",
        )
        self.assertEqual(inline_markdown("__b__ _i_ & c"), "<strong>b</strong> <em>i</em> &amp; c")

    def test_headings(self):
        self.assertEqual(markdown_heading("# Title"), "<h1>Title</h1>")
        self.assertEqual(markdown_heading("###### Six  "), "<h6>Six</h6>")
        self.assertEqual(markdown_heading("####### Seven"), "####### Seven")
        self.assertEqual(markdown_heading("### Three", 2), "### Three")
        self.assertEqual(markdown_heading("#Title"), "#Title")
        self.assertEqual(markdown_heading("Title"), "Title")

    def test_whole_texts(self):
        self.assertEqual(
            markdown_to_html("# Hi\n\nSome *text*\nhere\n\n- a\n- b\n1. c\n2. d"),
            "<h1>Hi</h1>\n<p>Some <em>text</em> here</p>\n<ul><li>a</li><li>b</li></ul>\n<ol><li>c</li><li>d</li></ol>",
        )
        self.assertEqual(markdown_to_html("a\n## b\nc"), "<p>a</p>\n<h2>b</h2>\n<p>c</p>")
        self.assertEqual(markdown_to_html(""), "")
        self.assertEqual(strip_markdown("# Hi\n**b** *i* `c` [home](/a)"), "Hi\nb i c home")


if __name__ == "__main__":
    unittest.main()
