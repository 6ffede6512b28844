"""Loaded before a given Python test: the code under test may not leave the process in the test's name."""
import builtins, os, sys

ROOT = os.path.realpath(os.environ["CHECK_ROOT"])
GIVEN = {os.path.join(ROOT, path) for path in GIVEN_FILES}
EXIT, MAIN = os._exit, os.getpid()


def refuse(what):
    if os.getpid() == MAIN:
        os.write(2, f"{what} by the code under test: the test did not come to its end\n".encode())
        EXIT(97)


def watch():
    leave, load = sys.exit, builtins.__import__

    def watched_exit(code=None):
        caller = os.path.realpath(sys._getframe(1).f_code.co_filename)
        if caller.startswith(ROOT + os.sep) and caller not in GIVEN:
            refuse("sys.exit was called")
        leave(code)

    def watched_exit_now(code):
        refuse("os._exit was called")
        EXIT(code)

    def watched_import(*args, **kwargs):
        try:
            return load(*args, **kwargs)
        except SystemExit:
            refuse("exit was raised in an import")
            raise

    sys.exit, os._exit, builtins.__import__ = watched_exit, watched_exit_now, watched_import


words = sys.orig_argv[1:]
if any(os.path.realpath(word) in GIVEN or os.path.basename(word) in ("unittest", "pytest") for word in words):
    watch()
