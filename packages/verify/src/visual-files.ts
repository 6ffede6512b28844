/** Name of the page among a visual's files. */
export const PAGE_FILE = "page.html";
/** Name of the verification report among a visual's files. */
export const REPORT_FILE = "report.json";

/** Whether a file of a visual is its picture at desktop size, whatever its format. */
export const isDesktopPicture = ({ path }: { path: string }): boolean => path.startsWith("desktop.");

/** The bytes of the report file, as text: the receipt's `report` is their SHA-256. */
export const reportText = (report: unknown): string => `${JSON.stringify(report, null, 1)}\n`;

/** The note by which a build says what its page will lack; it is sealed with the events, and with it what is not done. */
export const notDoneNote = (notDone: readonly string[]): string => `Not done: ${notDone.join("; ")}.`;
