/** Name of the page among a visual's files. */
export const PAGE_FILE = "page.html";
/** Name of the verification report among a visual's files. */
export const REPORT_FILE = "report.json";

/** Whether a file of a visual is its picture at desktop size, whatever its format. */
export const isDesktopPicture = ({ path }: { path: string }): boolean => path.startsWith("desktop.");

/** The content of the report file, whose SHA-256 is the receipt's `report`. */
export const reportText = (report: unknown): string => `${JSON.stringify(report, null, 1)}\n`;

/** The note in which a build announces what its page will lack. It is sealed with the events, and so is the list. */
export const notDoneNote = (notDone: readonly string[]): string => `Not done: ${notDone.join("; ")}.`;
