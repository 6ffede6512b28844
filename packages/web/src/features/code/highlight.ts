import {
  createHighlighterCore,
  type HighlighterCore,
  type LanguageRegistration,
  type ThemedToken,
} from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";

type Load = () => Promise<{ default: LanguageRegistration[] }>;

/** Grammars by the ends of file names, loaded when first needed. */
const GRAMMARS = new Map(
  Object.entries<[name: string, load: Load]>({
    js: ["javascript", () => import("shiki/langs/javascript.mjs")],
    mjs: ["javascript", () => import("shiki/langs/javascript.mjs")],
    cjs: ["javascript", () => import("shiki/langs/javascript.mjs")],
    jsx: ["jsx", () => import("shiki/langs/jsx.mjs")],
    ts: ["typescript", () => import("shiki/langs/typescript.mjs")],
    tsx: ["tsx", () => import("shiki/langs/tsx.mjs")],
    py: ["python", () => import("shiki/langs/python.mjs")],
    go: ["go", () => import("shiki/langs/go.mjs")],
    rs: ["rust", () => import("shiki/langs/rust.mjs")],
    c: ["c", () => import("shiki/langs/c.mjs")],
    h: ["c", () => import("shiki/langs/c.mjs")],
    java: ["java", () => import("shiki/langs/java.mjs")],
    rb: ["ruby", () => import("shiki/langs/ruby.mjs")],
    sh: ["bash", () => import("shiki/langs/bash.mjs")],
    json: ["json", () => import("shiki/langs/json.mjs")],
    yml: ["yaml", () => import("shiki/langs/yaml.mjs")],
    yaml: ["yaml", () => import("shiki/langs/yaml.mjs")],
    toml: ["toml", () => import("shiki/langs/toml.mjs")],
    css: ["css", () => import("shiki/langs/css.mjs")],
    html: ["html", () => import("shiki/langs/html.mjs")],
    md: ["markdown", () => import("shiki/langs/markdown.mjs")],
    sql: ["sql", () => import("shiki/langs/sql.mjs")],
  }),
);

const colour = (scope: string | string[], name: string) => ({
  scope,
  settings: { foreground: `var(--${name})` },
});
/** The colours of the page's tokens, so that light and dark need no second pass. */
const THEME = {
  name: "signet",
  type: "light" as const,
  fg: "var(--text)",
  bg: "transparent",
  settings: [
    colour(["comment", "punctuation.definition.comment"], "code-comment"),
    colour(["string", "markup.inline.raw", "constant.character"], "code-string"),
    colour(["constant.numeric", "constant.language"], "code-number"),
    colour(["keyword", "storage", "keyword.operator.expression"], "code-keyword"),
    colour(
      ["entity.name.function", "support.function", "entity.name.type", "entity.name.tag"],
      "code-function",
    ),
    colour(["keyword.operator", "punctuation"], "text-2"),
  ],
};

/** Lines longer than this are not coloured: their grammars can take long. */
const MOST_LINE_CHARS = 2_000;

let highlighter: Promise<HighlighterCore> | undefined;

/** The coloured pieces of each line; null if no grammar fits the file's name. */
export async function highlight(path: string, code: string): Promise<ThemedToken[][] | null> {
  const [name, load] = GRAMMARS.get(path.slice(path.lastIndexOf(".") + 1).toLowerCase()) ?? [];
  if (name === undefined || load === undefined) return null;
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const [core, grammar] = await Promise.all([highlighter, load()]);
  await core.loadLanguage(grammar.default);
  return core.codeToTokensBase(code, { lang: name, theme: "signet", tokenizeMaxLineLength: MOST_LINE_CHARS });
}
