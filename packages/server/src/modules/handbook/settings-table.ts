/** A setting as docs/settings.md describes it. */
export interface DescribedSetting {
  /** `SVC_PORT`; related settings are listed together, separated by spaces. */
  name: string;
  /** The default; empty if there is none. */
  fallback: string;
  does: string;
}

const ROW = /^\|([^|]*)\|([^|]*)\|([^|]*)\|$/;

/** The rows of the table of settings. */
export function settingsOf(markdown: string): DescribedSetting[] {
  return markdown.split("\n").flatMap((line) => {
    const [, name = "", fallback = "", does = ""] = ROW.exec(line.trim()) ?? [];
    if (!name.includes("`")) return [];
    return [{ name: bare(name), fallback: bare(fallback), does: withoutLinks(does) }];
  });
}

const bare = (cell: string) => withoutLinks(cell).replaceAll("`", "");
const withoutLinks = (cell: string) => cell.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").trim();
