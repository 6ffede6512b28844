/** The numbers of the system calls a filter speaks of, for one processor. */
export interface SyscallTable {
  /** AUDIT_ARCH of the processor. */
  arch: number;
  /** x86-64 alone has a second set of numbers (x32) that begins here. */
  x32?: number;
  /** Refused with EPERM. */
  refused: Record<string, number>;
  /** Refused where no cgroup counts the memory they hold outside of any process. */
  uncounted: Record<string, number>;
  mknod?: number;
  mknodat: number;
  clone: number;
  clone3: number;
  ioctl: number;
  socket: number;
}

/** Numbers that all processors share since Linux 5.1. */
const SHARED = {
  io_uring_setup: 425,
  io_uring_enter: 426,
  io_uring_register: 427,
  open_tree: 428,
  move_mount: 429,
  fsopen: 430,
  fsconfig: 431,
  fsmount: 432,
  fspick: 433,
  pidfd_getfd: 438,
  process_madvise: 440,
  mount_setattr: 442,
  quotactl_fd: 443,
  memfd_secret: 447,
};

const x64: SyscallTable = {
  arch: 0xc000003e,
  x32: 0x40000000,
  refused: {
    ptrace: 101,
    syslog: 103,
    uselib: 134,
    personality: 135,
    ustat: 136,
    pivot_root: 155,
    sysctl: 156,
    adjtimex: 159,
    chroot: 161,
    acct: 163,
    settimeofday: 164,
    mount: 165,
    umount2: 166,
    swapon: 167,
    swapoff: 168,
    reboot: 169,
    sethostname: 170,
    setdomainname: 171,
    iopl: 172,
    ioperm: 173,
    create_module: 174,
    init_module: 175,
    delete_module: 176,
    get_kernel_syms: 177,
    query_module: 178,
    quotactl: 179,
    nfsservctl: 180,
    lookup_dcookie: 212,
    clock_settime: 227,
    vserver: 236,
    mbind: 237,
    set_mempolicy: 238,
    kexec_load: 246,
    add_key: 248,
    request_key: 249,
    keyctl: 250,
    migrate_pages: 256,
    unshare: 272,
    vmsplice: 278,
    move_pages: 279,
    perf_event_open: 298,
    fanotify_init: 300,
    name_to_handle_at: 303,
    open_by_handle_at: 304,
    clock_adjtime: 305,
    setns: 308,
    process_vm_readv: 310,
    process_vm_writev: 311,
    kcmp: 312,
    finit_module: 313,
    kexec_file_load: 320,
    bpf: 321,
    userfaultfd: 323,
    ...SHARED,
  },
  uncounted: { shmget: 29, memfd_create: 319 },
  mknod: 133,
  mknodat: 259,
  clone: 56,
  clone3: 435,
  ioctl: 16,
  socket: 41,
};

const arm64: SyscallTable = {
  arch: 0xc00000b7,
  refused: {
    umount2: 39,
    mount: 40,
    pivot_root: 41,
    chroot: 51,
    quotactl: 60,
    vmsplice: 75,
    acct: 89,
    personality: 92,
    unshare: 97,
    kexec_load: 104,
    init_module: 105,
    delete_module: 106,
    clock_settime: 112,
    syslog: 116,
    ptrace: 117,
    reboot: 142,
    sethostname: 161,
    setdomainname: 162,
    settimeofday: 170,
    adjtimex: 171,
    add_key: 217,
    request_key: 218,
    keyctl: 219,
    swapon: 224,
    swapoff: 225,
    mbind: 235,
    set_mempolicy: 237,
    migrate_pages: 238,
    move_pages: 239,
    perf_event_open: 241,
    fanotify_init: 262,
    name_to_handle_at: 264,
    open_by_handle_at: 265,
    clock_adjtime: 266,
    setns: 268,
    process_vm_readv: 270,
    process_vm_writev: 271,
    kcmp: 272,
    finit_module: 273,
    bpf: 280,
    userfaultfd: 282,
    kexec_file_load: 294,
    ...SHARED,
  },
  uncounted: { shmget: 194, memfd_create: 279 },
  mknodat: 33,
  clone: 220,
  clone3: 435,
  ioctl: 29,
  socket: 198,
};

/** The tables by the name Node gives the processor. */
export const SYSCALLS: Record<string, SyscallTable> = { x64, arm64 };
