import { refused, PYTHON_TEST, WRONG_PY } from "./claims.ts";
import { bash, file, write } from "./stage.ts";

refused("ok cannot be had in Python by", [
  [
    "leaving a Python script that the check command starts from its own folder",
    {
      files: [
        file(
          "tests/test_sum.py",
          "import sys\nsys.path.append('..')\nfrom sum import add\nassert add(1, 2) == 3\n",
        ),
      ],
      checkCmd: "cd tests && python3 test_sum.py",
    },
    [write("sum.py", "import sys\ndef add(a, b):\n    sys.exit(0)\n")],
  ],
  [
    "compiled code that is not what the source says",
    { files: [PYTHON_TEST] },
    [
      write("sum.py", "def add(a, b):\n    return a + b\n"),
      bash("python3 -m compileall -q --invalidation-mode unchecked-hash sum.py"),
      write("sum.py", WRONG_PY),
    ],
  ],
  [
    "Python: leaving at import",
    { files: [PYTHON_TEST] },
    [write("sum.py", "import os\nprint('Ran 1 test in 0.0s\\n\\nOK')\nos._exit(0)\n")],
  ],
  ["Python: SystemExit at import", { files: [PYTHON_TEST] }, [write("sum.py", "raise SystemExit(0)\n")]],
  [
    "Python: skipping at import",
    { files: [PYTHON_TEST] },
    [write("sum.py", "import unittest\nraise unittest.SkipTest('later')\n")],
  ],
  [
    "Python: skipping in the test",
    { files: [PYTHON_TEST] },
    [write("sum.py", "import unittest\ndef add(a, b):\n    raise unittest.SkipTest('later')\n")],
  ],
  [
    "Python: skipping one of two tests",
    {
      files: [
        file(
          "test_sum.py",
          `${PYTHON_TEST.content}    def test_negative(self):\n        self.assertEqual(add(-1, 0), -1)\n`,
        ),
      ],
    },
    [
      write(
        "sum.py",
        "import unittest\ndef add(a, b):\n    if a < 0:\n        raise unittest.SkipTest('later')\n    return a + b\n",
      ),
    ],
  ],
  [
    "Python: patching the framework at import",
    { files: [PYTHON_TEST] },
    [write("sum.py", `import unittest\nunittest.TestCase.assertEqual = lambda *a: None\n${WRONG_PY}`)],
  ],
  [
    "Python: patching the framework in the test",
    { files: [PYTHON_TEST] },
    [
      write(
        "sum.py",
        "import unittest\ndef add(a, b):\n    unittest.TestCase.assertEqual = lambda *a: None\n    return 3\n",
      ),
    ],
  ],
  [
    "Python: patching the framework at import and putting it back in the test",
    { files: [PYTHON_TEST] },
    [
      write(
        "sum.py",
        `import unittest
real = unittest.TestCase.assertEqual
calls = []
unittest.TestCase.assertEqual = lambda *a: None
def add(a, b):
    calls.append(1)
    if len(calls) == 2:
        unittest.TestCase.assertEqual = real
    return 4
`,
      ),
    ],
  ],
  [
    "Python: patching the code of the framework",
    { files: [PYTHON_TEST] },
    [
      write(
        "sum.py",
        `import unittest\nunittest.TestCase.assertEqual.__code__ = (lambda self, first, second, msg=None: None).__code__\n${WRONG_PY}`,
      ),
    ],
  ],
  [
    "Python: a framework of its own",
    { files: [PYTHON_TEST] },
    [write("sum.py", WRONG_PY), write("unittest.py", "class TestCase:\n    pass\ndef main():\n    pass\n")],
  ],
  [
    "Python: sitecustomize",
    { files: [PYTHON_TEST] },
    [write("sum.py", WRONG_PY), write("sitecustomize.py", "import os\nos._exit(0)\n")],
  ],
  [
    "Python: leaving a plain script at import",
    { files: [file("test_sum.py", "from sum import add\nassert add(1, 2) == 3\n")] },
    [write("sum.py", "import sys\nsys.exit(0)\n")],
  ],
  [
    "a framework of its own under a check command",
    { files: [PYTHON_TEST], checkCmd: "python3 -m unittest test_sum" },
    [
      write("sum.py", WRONG_PY),
      write("unittest/__init__.py", ""),
      write("unittest/__main__.py", "print('Ran 1 test in 0s')\n"),
    ],
  ],
  [
    "leaving a Python check command at import",
    { files: [PYTHON_TEST], checkCmd: "python3 -m unittest test_sum" },
    [write("sum.py", "import os\nos._exit(0)\n")],
  ],
  [
    "leaving a Python script of a check command at import",
    {
      files: [file("test_sum.py", "from sum import add\nassert add(1, 2) == 3\n")],
      checkCmd: "python3 test_sum.py",
    },
    [write("sum.py", "raise SystemExit(0)\n")],
  ],
]);
