import { SYSCALLS, type SyscallTable } from "./syscalls.ts";

// Classic BPF, as in linux/filter.h.
const LOAD = 0x20;
const EQUAL = 0x15;
const AT_LEAST = 0x35;
const ANY_BIT = 0x45;
const AND = 0x54;
const RETURN = 0x06;
// Offsets into struct seccomp_data. For arguments, the low 32 bits, which are all that the kernel uses of those checked here.
const NUMBER = 0;
const ARCH = 4;
const argument = (index: number) => 16 + 8 * index;

const ALLOW = 0x7fff0000;
const KILL = 0x80000000;
const fail = (errno: number) => 0x50000 | errno;
const [EPERM, ENOSYS, EAFNOSUPPORT] = [1, 38, 97];

/** The newest system call that the filter knows (mseal). Later ones return ENOSYS until they have been reviewed. */
const NEWEST = 462;
const NEW_NAMESPACE = 0x7e020080;
const [S_IFMT, S_IFCHR, S_IFBLK] = [0o170000, 0o020000, 0o060000];
const [AF_UNIX, AF_INET, AF_INET6, AF_NETLINK] = [1, 2, 10, 16];
const [SOL_SOCKET, SO_SNDBUF, SO_RCVBUF] = [1, 7, 8];
const [TIOCSTI, TIOCLINUX] = [0x5412, 0x541c];

/**
 * The seccomp program for a command, as the raw `sock_filter[]` that bwrap reads. `counted`: whether a cgroup counts
 * all memory; without one, calls that allocate memory outside any process are refused. Throws for a processor without a table.
 */
export function buildFilter(arch: string, counted: boolean): Buffer {
  const table = SYSCALLS.get(arch);
  if (!table) throw new Error(`no system call table for ${arch}`);
  const program = createProgram();
  const { put, on } = program;
  put(LOAD, ARCH);
  put(EQUAL, table.arch, 1, 0);
  put(RETURN, KILL);
  put(LOAD, NUMBER);
  if (table.x32 !== undefined) {
    put(AT_LEAST, table.x32, 0, 1);
    put(RETURN, KILL);
  }
  put(AT_LEAST, NEWEST + 1, 0, 1);
  put(RETURN, fail(ENOSYS));
  // The flags of clone3 are in memory that a filter cannot read. On ENOSYS, every libc falls back to clone.
  on(table.clone3, () => put(RETURN, fail(ENOSYS)));
  for (const number of Object.values(table.refused)) on(number, () => put(RETURN, fail(EPERM)));
  if (!counted)
    for (const number of Object.values(table.uncounted)) on(number, () => put(RETURN, fail(ENOSYS)));

  denyByArgument(table, put, on);
  if (!counted) keepBuffers(table, put, on);
  put(RETURN, ALLOW);
  return program.bytes();
}

type Put = (code: number, operand: number, yes?: number, no?: number) => void;
type On = (number: number | undefined, body: () => void) => void;

/** Refuses calls that are only forbidden with some arguments. */
function denyByArgument(table: SyscallTable, put: Put, on: On): void {
  const noDevices = (mode: number) => () => {
    put(LOAD, argument(mode));
    put(AND, S_IFMT);
    put(EQUAL, S_IFCHR, 1, 0);
    put(EQUAL, S_IFBLK, 0, 1);
    put(RETURN, fail(EPERM));
    put(RETURN, ALLOW);
  };
  on(table.mknod, noDevices(1));
  on(table.mknodat, noDevices(2));
  on(table.clone, () => {
    put(LOAD, argument(0));
    put(ANY_BIT, NEW_NAMESPACE, 0, 1);
    put(RETURN, fail(EPERM));
    put(RETURN, ALLOW);
  });
  on(table.ioctl, () => {
    put(LOAD, argument(1));
    put(EQUAL, TIOCSTI, 1, 0);
    put(EQUAL, TIOCLINUX, 0, 1);
    put(RETURN, fail(EPERM));
    put(RETURN, ALLOW);
  });
  on(table.socket, () => {
    put(LOAD, argument(0));
    put(EQUAL, AF_UNIX, 5, 0);
    put(EQUAL, AF_INET, 4, 0);
    put(EQUAL, AF_INET6, 3, 0);
    put(EQUAL, AF_NETLINK, 0, 3);
    // For netlink, only the routing family (0), which libc uses to look up local addresses.
    put(LOAD, argument(2));
    put(EQUAL, 0, 0, 1);
    put(RETURN, ALLOW);
    put(RETURN, fail(EAFNOSUPPORT));
  });
}

/** Without a cgroup, ignores requests for larger socket buffers. The kernel treats these options only as hints anyway. */
function keepBuffers(table: SyscallTable, put: Put, on: On): void {
  on(table.setsockopt, () => {
    put(LOAD, argument(1));
    put(EQUAL, SOL_SOCKET, 0, 4);
    put(LOAD, argument(2));
    put(EQUAL, SO_SNDBUF, 1, 0);
    put(EQUAL, SO_RCVBUF, 0, 1);
    put(RETURN, fail(0));
    put(RETURN, ALLOW);
  });
}

/** A program under construction. `yes` and `no` are numbers of instructions to skip. */
function createProgram(): { put: Put; on: On; bytes(): Buffer } {
  const program: [code: number, yes: number, no: number, operand: number][] = [];
  const put: Put = (code, operand, yes = 0, no = 0) => program.push([code, yes, no, operand >>> 0]);
  return {
    put,
    /** Adds `body` for one system call; it must return on every path. */
    on(number, body) {
      if (number === undefined) return;
      put(EQUAL, number);
      const start = program.length;
      body();
      program[start - 1]![2] = program.length - start;
    },
    bytes() {
      const bytes = Buffer.alloc(program.length * 8);
      program.forEach(([code, yes, no, operand], index) => {
        bytes.writeUInt16LE(code, index * 8);
        bytes[index * 8 + 2] = yes;
        bytes[index * 8 + 3] = no;
        bytes.writeUInt32LE(operand, index * 8 + 4);
      });
      return bytes;
    },
  };
}
