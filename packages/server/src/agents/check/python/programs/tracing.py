"""Reports trace and profile functions of the work: by them it can jump over lines of a test, and change its variables."""
import re, sys

EVENTS = ("sys.settrace", "sys.setprofile")
# Words of tests that are about such functions.
ABOUT = re.compile(rb"settrace|setprofile|(?:\b|_)trac(?:e[sd]?|ing)(?![a-z])|tracer|profil|coverage|debugger|\bp?b?db\b", re.I)


def listen(watch):
    """Asks the interpreter to tell when one is set, even if it is removed at once."""
    if ABOUT.search(watch.text):
        return
    frame_of = sys._getframe

    def on_event(event, _):
        if event not in EVENTS:
            return
        frame = frame_of(1)
        # A module of the library may set it for the work.
        while frame is not None and not (watch.is_subject(frame.f_code.co_filename) or watch.is_protected(frame.f_code.co_filename)):
            frame = frame.f_back
        if frame is not None and watch.is_subject(frame.f_code.co_filename):
            watch.tell(event)

    sys.addaudithook(on_event)
