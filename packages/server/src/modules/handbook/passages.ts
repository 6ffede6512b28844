/** A part of the documentation under one heading. */
export interface Passage {
  /** The file, such as `docs/operations.md`. */
  file: string;
  title: string;
  text: string;
}

/** A passage with the title of its page. */
export interface PassageOfPage extends Passage {
  page: string;
}

/** The longest passage; a longer one is split at paragraphs. */
const LONGEST = 1_800;
const HEADING = /^(#{1,3}) (.*)\n*/;

/** The text under each heading of a page. Lines inside code blocks are never headings. */
export function passagesOf(file: string, markdown: string): PassageOfPage[] {
  const found: PassageOfPage[] = [];
  let [page, title] = ["", ""];
  for (const block of blocksOf(markdown)) {
    const [whole = "", signs, name] = HEADING.exec(block) ?? [];
    if (name !== undefined) title = name;
    if (signs === "#") page = title;
    const text = block.slice(whole.length).trim();
    if (text === "") continue;
    const last = found.at(-1);
    if (last?.title === title && last.text.length + text.length < LONGEST) last.text += `\n\n${text}`;
    else found.push({ file, page, title, text: text.slice(0, LONGEST) });
  }
  return found;
}

/** Paragraphs, each heading with what follows it, and blocks of code whole. */
function blocksOf(markdown: string): string[] {
  return markdown
    .split(/^(```[\s\S]*?^```[^\n]*$)/m)
    .flatMap((part) => (part.startsWith("```") ? [part] : part.split(/\n(?=#{1,3} )|\n\n/)))
    .map((block) => block.replace(/^\n+/, ""));
}
