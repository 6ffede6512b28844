/** Test frameworks, the packages that they load, and Python's core modules. */
export const PYTHON_FRAMEWORKS = new Set(
  (
    "unittest pytest _pytest pluggy py hypothesis doctest mock nose nose2 parameterized pytest_asyncio pytest_mock pytest_cov xdist " +
    "freezegun responses iniconfig attr attrs builtins sys _thread time"
  ).split(" "),
);
/** Modules of Python's standard library that tests and runners use to compare, load, time and report. */
export const PYTHON_MODULES = new Set(
  (
    "abc argparse ast asyncio atexit base64 binascii bisect bdb cmd code codecs collections colorsys concurrent configparser contextlib " +
    "contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis email encodings enum errno faulthandler " +
    "fnmatch fractions functools gc getopt getpass gettext glob graphlib gzip hashlib heapq hmac html http imp importlib inspect io " +
    "ipaddress itertools json keyword linecache locale logging lzma marshal math mimetypes mmap multiprocessing netrc numbers operator " +
    "optparse os pathlib pdb pickle pkgutil platform plistlib posix posixpath pprint profile pwd queue quopri random re reprlib resource " +
    "runpy sched secrets select selectors shelve shlex shutil signal site smtplib socket sqlite3 ssl stat statistics string stringprep " +
    "struct subprocess sysconfig tarfile tempfile textwrap threading timeit token tokenize tomllib trace traceback tracemalloc types " +
    "typing unicodedata urllib uuid warnings wave weakref xml zipfile zipimport zlib zoneinfo"
  ).split(" "),
);
/** The other modules of the standard library. A file that shadows one matters only if a protected file names it. */
export const PYTHON_OTHERS = new Set(
  (
    "aifc antigravity array asynchat asyncore audioop bz2 cProfile calendar cgi cgitb chunk cmath codeop compileall crypt " +
    "distutils ensurepip fcntl filecmp fileinput ftplib genericpath grp idlelib imaplib imghdr lib2to3 mailbox mailcap " +
    "modulefinder msilib msvcrt nis nntplib nt ntpath nturl2path opcode ossaudiodev pickletools pipes poplib pstats pty " +
    "py_compile pyclbr pydoc pydoc_data pyexpat readline rlcompleter smtpd sndhdr socketserver spwd sre_compile sre_constants " +
    "sre_parse sunau symtable syslog tabnanny telnetlib termios this tkinter tty turtle turtledemo uu venv webbrowser winreg " +
    "winsound wsgiref xdrlib xmlrpc zipapp"
  ).split(" "),
);
