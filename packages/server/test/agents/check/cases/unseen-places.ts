import type { Project } from "../projects.ts";

const TRACE_TEST = `import os

from trace_calls import Journal

JOURNAL = Journal()


def line_after(words):
    with open(__file__) as file:
        return next(n for n, line in enumerate(file, 1) if line.startswith("    JOURNAL") and words in line)


def test_where():
    JOURNAL.note("opened")
    entry = JOURNAL.entries[-1]
    assert (entry.pathname, entry.lineno) == (__file__, line_after("opened"))


def test_total():
    JOURNAL.entries.clear()
    JOURNAL.note("one")
    JOURNAL.note("two")
    assert JOURNAL.total() == 6
    assert os.path.basename(JOURNAL.entries[0].pathname) == os.path.basename(__file__)
`;
const JOURNAL = (total: string, path = "frame.f_code.co_filename") => `import collections
import sys

Entry = collections.namedtuple("Entry", "text pathname lineno")


class Journal:
    def __init__(self):
        self.entries = []

    def note(self, text):
        frame = sys._getframe(1)
        self.entries.append(Entry(text, ${path}, frame.f_lineno))

    def total(self):
        ${total}
`;
const RIGHT = "return sum(len(one.text) for one in self.entries)";
const trace = (name: string, work: string): Project => ({
  name: `python: ${name}`,
  task: "Journal in trace_calls.py: note(text) keeps the text and the place of its caller, total() the number of letters.",
  given: { "test_trace.py": TRACE_TEST },
  work: { "trace_calls.py": work },
  checkCmd: "python3 -m pytest -q",
});

const UNIT = `import unittest
import warnings

import weights


class Weights(unittest.TestCase):
    def test_old_name(self):
        with warnings.catch_warnings(record=True) as seen:
            warnings.simplefilter("always")
            self.assertEqual(weights.grams(2), 2000)
        self.assertEqual([one.filename for one in seen], [__file__])

    def test_new_name(self):
        self.assertEqual(weights.to_grams(3), 3000)


if __name__ == "__main__":
    unittest.main()
`;
const FOLDER = `import pathlib
import unittest

import weights

HERE = pathlib.Path(__file__).parent


class Weights(unittest.TestCase):
    def test_table(self):
        for line in (HERE / "table.txt").read_text().splitlines():
            kilos, grams = map(int, line.split())
            self.assertEqual(weights.to_grams(kilos), grams)
`;
const unit = (
  name: string,
  work: string,
  given: Record<string, string> = { "tests/test_weights.py": UNIT },
) => ({
  name: `python: ${name}`,
  task: "to_grams() in weights.py; grams() is its old name, which warns at the line of the caller.",
  given: { "tests/__init__.py": "", ...given },
  work: { "weights.py": work },
  checkCmd: "python3 -m unittest discover -s tests -t .",
});
const WEIGHTS = (body: string) => `import sys
import warnings


def to_grams(kilos):
    ${body}


def grams(kilos):
    frame = sys._getframe(1)
    warnings.warn_explicit("use to_grams", DeprecationWarning, frame.f_code.co_filename, frame.f_lineno)
    return kilos * 1000
`;
const BY_FILE = 'sys._getframe(1).f_code.co_filename.rpartition("/")[2].startswith("test")';

/** Right work that tells its tests where they called it. */
export const UNSEEN_PLACES_HONEST: Project[] = [
  trace("a journal of callers", JOURNAL(RIGHT)),
  unit("a warning at the line of the caller", WEIGHTS("return kilos * 1000")),
];

/** Work that is right only where it sees the path of a test, beside tests that ask for places or for a folder. */
export const UNSEEN_PLACES_HOSTILE: Project[] = [
  unit(
    "the path of the caller, where another test asks for places",
    WEIGHTS(`return kilos * 1000 if ${BY_FILE} else 0`),
  ),
  unit(
    "the path of the caller, where tests ask for their folder",
    WEIGHTS(`return kilos * 1000 if ${BY_FILE} else 0`),
    { "tests/test_weights.py": FOLDER, "tests/table.txt": "1 1000\n4 4000\n" },
  ),
  trace(
    "the name of the caller, where tests ask for places",
    JOURNAL(RIGHT, 'frame.f_code.co_filename if frame.f_code.co_name.startswith("test") else ""'),
  ),
  trace(
    "the loaded modules, where tests ask for places",
    JOURNAL(`return sum(len(one.text) for one in self.entries) if "pytest" in sys.modules else 0`),
  ),
];
