import unittest

from html_text import (
    escape_html,
    unescape_html,
    strip_tags,
    wrap_in_tag,
    html_list,
    tag_names,
    link_targets,
    escape_to_html,
    strip_all_tags,
    strip_tags_to_words,
    wrap_in_plain_tag,
    html_list_of,
)


class HtmlTextTest(unittest.TestCase):
    def test_escaped_and_back(self):
        self.assertEqual(
            escape_html("<a href=\"x\">Tom & 'Jerry'</a>"),
            "&lt;a href=&quot;x&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/a&gt;",
        )
        self.assertEqual(escape_html("it's", "&apos;"), "it&apos;s")
        self.assertEqual(escape_html(""), "")
        self.assertEqual(unescape_html("&lt;b&gt; &amp;amp; &#39;&#x41;&quot; &copy;"), "<b> &amp; 'A\" ©")
        self.assertEqual(unescape_html("&nothing; & more"), "&nothing; & more")

    def test_tags(self):
        self.assertEqual(strip_tags("<p>Hello <b>big</b> world</p><!-- <no> --><br/>"), "Hello big world")
        self.assertEqual(strip_tags("1 < 2 and 3 > 2"), "1 < 2 and 3 > 2")
        self.assertEqual(wrap_in_tag("a & b", "p"), "<p>a &amp; b</p>")
        self.assertEqual(html_list(["a", "<b>"]), "<ul><li>a</li><li>&lt;b&gt;</li></ul>")
        self.assertEqual(html_list([1], "ol"), "<ol><li>1</li></ol>")
        self.assertEqual(html_list([]), "<ul></ul>")
        self.assertEqual(tag_names("<div><P class='x'>a</P><br></div>"), ["div", "p", "br"])
        self.assertEqual(link_targets("<a href=\"/x\">x</a> <a class='c' href='y'>y</a>"), ["/x", "y"])

    def test_readings_that_differ(self):
        self.assertEqual(escape_to_html("<a> & \"b\" 'c'"), "&lt;a&gt; &amp; &quot;b&quot; 'c'")
        self.assertEqual(escape_to_html("<\"b\">", False), "&lt;\"b\"&gt;")
        self.assertEqual(strip_all_tags("a < b > c <p>d</p>"), "a  c d")
        self.assertEqual(strip_all_tags(" <p>a</p>  b ", True), "a b")
        self.assertEqual(strip_tags_to_words("<p>a</p><p>b</p>"), "a b")
        self.assertEqual(wrap_in_plain_tag("a<b", "p"), "<p>a<b</p>")
        self.assertEqual(html_list_of(["a", 2]), "<ul><li>a</li><li>2</li></ul>")
        self.assertEqual(html_list_of(["a"], True, "ol"), "<ol>\n<li>a</li>\n</ol>")


if __name__ == "__main__":
    unittest.main()
