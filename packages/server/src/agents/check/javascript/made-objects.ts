import type { PreparedFile } from "./prepare.ts";
import type { FileRun } from "./run.ts";

/** Whether the tests of a file make objects that an assertion may expect. */
export const makesObjects = ({ sites }: PreparedFile): boolean => sites.some(({ kind }) => kind === "made");

/** Assertions of a run with `made` that pass whatever the expected object is made from, as sentences. */
export const blindAssertions = ({ file, report }: FileRun): string[] =>
  (report?.hijacks ?? []).flatMap((hijack) => {
    const [, id, what] = /^@(\d+) (.* is made from)$/.exec(hijack) ?? [];
    const site = file.sites.find((one) => one.id === Number(id));
    return site === undefined ? [] : [`${site.file}:${site.line}: ${what}`];
  });
