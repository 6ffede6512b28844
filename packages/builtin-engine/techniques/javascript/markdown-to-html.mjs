/**
 * title: Markdown to HTML: headings, bold, italic, links, lists
 * when: Simple Markdown (headings, bold, italic, code, links, lists, paragraphs) has to become HTML, or plain text.
 * words: markdown, markdown to html, heading, header, bold, italic, link, list, paragraph, convert markdown, parse markdown, strip markdown
 * param DEEPEST: 6 — deepest level of a heading
 */
const DEEPEST = 6;

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Bold, italic, code and links inside a line; other HTML is escaped. */
export function inlineMarkdown(text) {
  return escaped(text)
    .replace(/`([^`]+)`/g, "<code>$1</code>")
    .replace(/(\*\*|__)(.+?)\1/g, "<strong>$2</strong>")
    .replace(/([*_])(.+?)\1/g, "<em>$2</em>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
}

/** "## Title" → "<h2>Title</h2>"; a line that is no heading stays as it is. */
export function markdownHeading(line, deepest = DEEPEST) {
  const [, marks, text] = /^(#+)\s+(.*?)\s*$/.exec(line.trimStart()) ?? [];
  if (marks === undefined || marks.length > deepest) return line;
  return `<h${marks.length}>${inlineMarkdown(text)}</h${marks.length}>`;
}

function block(lines) {
  const kinds = [
    ["ul", /^[-*+]\s+/],
    ["ol", /^\d+\.\s+/],
  ];
  for (const [tag, mark] of kinds)
    if (lines.every((line) => mark.test(line))) {
      const items = lines.map((line) => `<li>${inlineMarkdown(line.replace(mark, ""))}</li>`);
      return `<${tag}>${items.join("")}</${tag}>`;
    }
  return `<p>${inlineMarkdown(lines.join(" "))}</p>`;
}

/** Headings, lists and paragraphs, one line of HTML each; blank lines part paragraphs. */
export function markdownToHtml(markdown, deepest = DEEPEST) {
  const parts = [];
  let lines = [];
  const flush = () => {
    if (lines.length > 0) parts.push(block(lines));
    lines = [];
  };
  const kindOf = (line) => (/^[-*+]\s+/.test(line) ? "ul" : /^\d+\.\s+/.test(line) ? "ol" : "p");
  for (const line of markdown.split("\n").map((text) => text.trim())) {
    const heading = markdownHeading(line, deepest);
    if (line === "" || heading !== line || (lines.length > 0 && kindOf(line) !== kindOf(lines[0]))) flush();
    if (heading !== line) parts.push(heading);
    else if (line !== "") lines.push(line);
  }
  flush();
  return parts.join("\n");
}

/** The text without the marks of headings, bold, italic, code and links. */
export function stripMarkdown(markdown) {
  return markdown
    .replace(/^#+\s+/gm, "")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/(\*\*|__)(.+?)\1/g, "$2")
    .replace(/([*_])(.+?)\1/g, "$2")
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, "$1");
}
