import { asPath } from "./blocks.ts";

/** What may be the name of a file within a text. */
export const FILE_IN_TEXT =
  /(?<![\w@+-])(?:\.\/)?[\w@+-][\w@+./-]{0,200}\.[A-Za-z][A-Za-z0-9]{0,7}(?![\w/])/g;
const CODE_FILE = /\.(?:py|[cm]?js|[cm]?ts)$/;
const TEST_FILE = /(?:^|\/)(?:test_[^/]*|[^/]*[._-](?:test|spec)\.[^/]*|tests?\/.*)$/;

export const isTestName = (path: string) => TEST_FILE.test(path);

/** A code file that a text names, and where in the text. */
export interface NamedFile {
  path: string;
  start: number;
  end: number;
}

/** Every mention of a code file that is not a test, in order. */
export function codeFilesIn(text: string): NamedFile[] {
  return [...text.matchAll(FILE_IN_TEXT)].flatMap(({ 0: name, index }) => {
    const path = asPath(name);
    return path !== null && CODE_FILE.test(path) && !isTestName(path)
      ? [{ path, start: index, end: index + name.length }]
      : [];
  });
}
