import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseUrl,
  domainOf,
  domainName,
  topLevelDomain,
  urlPath,
  pathSegments,
  removeFragment,
  removeQuery,
  joinUrl,
} from "./url-parts.mjs";

test("parts", () => {
  assert.deepEqual(parseUrl("https://user@Example.com:8080/a/b?x=1#top"), {
    scheme: "https",
    host: "example.com",
    port: 8080,
    path: "/a/b",
    query: "x=1",
    fragment: "top",
  });
  assert.deepEqual(parseUrl("/a?b"), {
    scheme: "",
    host: "",
    port: null,
    path: "/a",
    query: "b",
    fragment: "",
  });
  assert.deepEqual(parseUrl("mailto:a@b.c"), {
    scheme: "mailto",
    host: "",
    port: null,
    path: "a@b.c",
    query: "",
    fragment: "",
  });
  assert.deepEqual(urlPath("https://example.com/a/b?x=1"), "/a/b");
  assert.deepEqual(urlPath("https://example.com"), "");
  assert.deepEqual(pathSegments("https://example.com/a//b/"), ["a", "b"]);
});

test("domains", () => {
  assert.deepEqual(domainOf("https://www.example.co.uk/path"), "example.co.uk");
  assert.deepEqual(domainOf("example.com/a"), "example.com");
  assert.deepEqual(domainOf("http://web.example.com", "web."), "example.com");
  assert.deepEqual(domainName("http://www.zombie-bites.com"), "zombie-bites");
  assert.deepEqual(domainName("https://github.com/a"), "github");
  assert.deepEqual(domainName("web.site.com", "web."), "site");
  assert.deepEqual(topLevelDomain("https://example.org/x.html"), "org");
});

test("shorter and longer", () => {
  assert.deepEqual(removeFragment("www.example.com/a?b#c"), "www.example.com/a?b");
  assert.deepEqual(removeQuery("www.example.com/a?b#c"), "www.example.com/a");
  assert.deepEqual(joinUrl("https://example.com/", "/a/", "b/"), "https://example.com/a/b/");
  assert.deepEqual(joinUrl("a"), "a");
});
