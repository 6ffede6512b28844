"""Describes failures: why a test failed, and all places where something failed."""
import builtins

MAX_EXCEPTIONS = 50
MAX_FRAMES = 200


def reader(cls, name):
    """Reads an attribute of exceptions, whatever their classes define."""
    return getattr(cls, name).__get__


CONTEXT, CAUSE, TRACE = (reader(BaseException, name) for name in ("__context__", "__cause__", "__traceback__"))
# Python 3.10 and older have no groups of exceptions.
GROUP = getattr(builtins, "BaseExceptionGroup", ())
PARTS = reader(GROUP, "exceptions") if GROUP else None


def frames_of(error, where):
    """The frames of an exception, of those that it contains, and of those that it followed: the first failure may be one of these."""
    pending, known, frames = [error], set(), []
    while pending and len(known) < MAX_EXCEPTIONS:
        one = pending.pop(0)
        if one is None or id(one) in known:
            continue
        known.add(id(one))
        frames = joined(frames, where(TRACE(one)))
        pending += [CONTEXT(one), CAUSE(one), *(PARTS(one) if isinstance(one, GROUP) else ())]
    return frames


def joined(frames, more):
    """The frames with those of `more` that they lack, up to a limit."""
    return [*frames, *(frame for frame in more if frame not in frames)][:MAX_FRAMES]


def failure_of(kind, value, frames, asserted):
    try:
        text = str(value)[:300]
    except Exception:
        text = ""
    by = "assertion" if asserted else "import" if issubclass(kind, ImportError) else "error"
    return {"r": "fail", "why": kind.__name__, "msg": text, "where": frames, "by": by}
