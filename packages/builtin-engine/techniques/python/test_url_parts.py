import unittest

from url_parts import (
    parse_url,
    domain_of,
    domain_name,
    top_level_domain,
    url_path,
    path_segments,
    remove_fragment,
    remove_query,
    join_url,
)


class UrlPartsTest(unittest.TestCase):
    def test_parts(self):
        self.assertEqual(
            parse_url("https://user@Example.com:8080/a/b?x=1#top"),
            {"scheme": "https", "host": "example.com", "port": 8080, "path": "/a/b", "query": "x=1", "fragment": "top"},
        )
        self.assertEqual(
            parse_url("/a?b"),
            {"scheme": "", "host": "", "port": None, "path": "/a", "query": "b", "fragment": ""},
        )
        self.assertEqual(
            parse_url("mailto:a@b.c"),
            {"scheme": "mailto", "host": "", "port": None, "path": "a@b.c", "query": "", "fragment": ""},
        )
        self.assertEqual(url_path("https://example.com/a/b?x=1"), "/a/b")
        self.assertEqual(url_path("https://example.com"), "")
        self.assertEqual(path_segments("https://example.com/a//b/"), ["a", "b"])

    def test_domains(self):
        self.assertEqual(domain_of("https://www.example.co.uk/path"), "example.co.uk")
        self.assertEqual(domain_of("example.com/a"), "example.com")
        self.assertEqual(domain_of("http://web.example.com", "web."), "example.com")
        self.assertEqual(domain_name("http://www.zombie-bites.com"), "zombie-bites")
        self.assertEqual(domain_name("https://github.com/a"), "github")
        self.assertEqual(domain_name("web.site.com", "web."), "site")
        self.assertEqual(top_level_domain("https://example.org/x.html"), "org")

    def test_shorter_and_longer(self):
        self.assertEqual(remove_fragment("www.example.com/a?b#c"), "www.example.com/a?b")
        self.assertEqual(remove_query("www.example.com/a?b#c"), "www.example.com/a")
        self.assertEqual(join_url("https://example.com/", "/a/", "b/"), "https://example.com/a/b/")
        self.assertEqual(join_url("a"), "a")


if __name__ == "__main__":
    unittest.main()
