/** The first process of a command, and the mount namespace that all its processes have. */
export interface FirstProcess {
  pid: number;
  mountNamespace: number;
}

/** What bwrap says in a line about its command. */
export function readStatus(line: string): { first?: FirstProcess; exitCode?: number } {
  const [, code] = /"exit-code": *(\d+)/.exec(line) ?? [];
  if (code !== undefined) return { exitCode: Number(code) };
  const [, pid] = /"child-pid": *(\d+)/.exec(line) ?? [];
  const [, mount] = /"mnt-namespace": *(\d+)/.exec(line) ?? [];
  return pid === undefined ? {} : { first: { pid: Number(pid), mountNamespace: Number(mount) } };
}
