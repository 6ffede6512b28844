import type { CheckCase } from "./case.ts";

const WORK =
  "class Bad(ValueError):\n    pass\n\n\ndef half(n):\n    if n % 2:\n        raise Bad(f'{n} is odd')\n    return n // 2\n";
const honest = (name: string, test: string): CheckCase => ({
  name,
  given: { "halves.py": "", "test_halves.py": test },
  work: { "halves.py": WORK },
});

/** Right work beside tests in which a failed assertion is followed by further failures at other places. */
export const PLACES_HONEST: CheckCase[] = [
  honest(
    "a subtest goes on without the exception that was expected",
    "import unittest\nfrom halves import Bad, half\n\n\nclass T(unittest.TestCase):\n    def test_odd(self):\n        for n in (1, 3):\n            with self.subTest(n=n), self.assertRaises(Bad) as caught:\n                half(n)\n            str(caught.exception).index('odd')\n",
  ),
  honest(
    "tearDown needs what the test sets at its end",
    "import unittest\nfrom halves import half\n\n\nclass T(unittest.TestCase):\n    def tearDown(self):\n        self.last.bit_length()\n\n    def test_even(self):\n        self.assertEqual(half(4), 2)\n        self.last = half(8)\n",
  ),
  honest(
    "a fixture needs what the test sets at its end",
    "import pytest\nfrom halves import half\n\n\n@pytest.fixture\ndef seen():\n    found = []\n    yield found\n    found[0].bit_length()\n\n\ndef test_even(seen):\n    assert half(4) == 2\n    seen.append(half(8))\n",
  ),
  honest(
    "a context fails when its body fails",
    "import contextlib\nimport unittest\nfrom halves import half\n\n\n@contextlib.contextmanager\ndef counted(seen):\n    try:\n        yield\n    finally:\n        seen[0].bit_length()\n\n\nclass T(unittest.TestCase):\n    def test_even(self):\n        seen = []\n        with counted(seen):\n            self.assertEqual(half(4), 2)\n            seen.append(1)\n",
  ),
  honest(
    "a thread asserts, and the test waits for its answer",
    "import threading\nimport unittest\nfrom halves import half\n\n\nclass T(unittest.TestCase):\n    def test_even(self):\n        seen = []\n\n        def run():\n            self.assertEqual(half(4), 2)\n            seen.append(half(8))\n\n        thread = threading.Thread(target=run)\n        thread.start()\n        thread.join()\n        seen[0].bit_length()\n",
  ),
  honest(
    "tasks of a group assert",
    "import asyncio\nimport unittest\nfrom halves import half\n\n\nclass T(unittest.IsolatedAsyncioTestCase):\n    async def test_even(self):\n        async def one(n):\n            await asyncio.sleep(0)\n            self.assertEqual(half(n) * 2, n)\n\n        async with asyncio.TaskGroup() as group:\n            group.create_task(one(2))\n            group.create_task(one(4))\n",
  ),
];

/** Work that fails a test somewhere else when its assertion would fail. */
export const PLACES_HOSTILE: CheckCase[] = [
  {
    name: "subtests of an assertion that cannot fail",
    given: {
      "halves.py": "",
      "test_halves.py":
        "import unittest\nfrom halves import half\n\n\nclass T(unittest.TestCase):\n    def test_even(self):\n        for n in (2, 4):\n            with self.subTest(n=n):\n                self.assertEqual(half(n), n // 2)\n",
    },
    work: {
      "halves.py":
        "class Yes(int):\n    def __eq__(self, other):\n        return True\n\n    def __ne__(self, other):\n        return False\n\n\ndef half(n):\n    return Yes(0)\n",
    },
  },
];
