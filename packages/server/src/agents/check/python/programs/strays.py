"""Reports failures outside the tests: exceptions in threads and coroutines that were never awaited."""
import os, threading, warnings


def listen(watch, current):
    """Installs the hooks that report them."""
    def on_thread(args):
        frames = watch.where(args.exc_traceback)
        mine = [path for path, _ in frames if not path.startswith(("..", "<frozen"))]
        outer = bool(mine) and watch.is_protected(os.path.join(watch.root, mine[0]))
        failed = isinstance(args.exc_type, type) and issubclass(args.exc_type, AssertionError)
        watch.emit(t="thread", why=args.exc_type.__name__, where=frames, counts=bool(failed or outer), id=current[0])

    def on_warning(message, category, filename, lineno, file=None, line=None):
        unawaited(watch, str(message), current[0])

    threading.excepthook = on_thread
    warnings.showwarning = on_warning
    warnings.simplefilter("default")


def unawaited(watch, message, ident):
    if "was never awaited" in message:
        parts = message.split("'")
        watch.emit(t="unawaited", name=parts[1] if len(parts) > 1 else message[:80], id=ident)
