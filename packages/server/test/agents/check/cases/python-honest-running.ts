import type { CheckCase } from "./case.ts";
import { honest, SUM } from "./python-honest-layouts.ts";

/** Projects by what their tests start. */
export const RUNNING: CheckCase[] = [
  honest(
    "asyncio.run in plain tests",
    { "fetch.py": "import asyncio\nasync def fetch(n):\n    await asyncio.sleep(0)\n    return n * 2\n" },
    {
      "test_fetch.py":
        "import asyncio\nfrom fetch import fetch\n\n\ndef test_one():\n    assert asyncio.run(fetch(2)) == 4\n\n\ndef test_many():\n    async def go():\n        got = await asyncio.gather(*(fetch(i) for i in range(3)))\n        assert got == [0, 2, 4]\n    asyncio.run(go())\n",
    },
  ),
  honest(
    "IsolatedAsyncioTestCase",
    {
      "box.py":
        "import asyncio\nclass Box:\n    def __init__(self):\n        self.items = asyncio.Queue()\n    async def put(self, x):\n        await self.items.put(x)\n    async def get(self):\n        return await asyncio.wait_for(self.items.get(), 0.05)\n",
    },
    {
      "test_box.py":
        "import asyncio, unittest\nfrom box import Box\n\n\nclass T(unittest.IsolatedAsyncioTestCase):\n    async def asyncSetUp(self):\n        self.box = Box()\n\n    async def test_put(self):\n        await self.box.put(1)\n        self.assertEqual(await self.box.get(), 1)\n\n    async def test_empty(self):\n        with self.assertRaises(asyncio.TimeoutError):\n            await self.box.get()\n",
    },
  ),
  honest(
    "a command line tested by subprocess",
    {
      "cli.py":
        "import sys\nif len(sys.argv) < 2:\n    print('usage', file=sys.stderr)\n    sys.exit(2)\nprint(sum(map(int, sys.argv[1:])))\n",
    },
    {
      "test_cli.py":
        "import subprocess, sys, unittest\n\n\ndef run(*args):\n    return subprocess.run([sys.executable, 'cli.py', *args], capture_output=True, text=True)\n\n\nclass Cli(unittest.TestCase):\n    def test_sum(self):\n        self.assertEqual(run('1', '2').stdout, '3\\n')\n\n    def test_usage(self):\n        ended = run()\n        self.assertEqual(ended.returncode, 2)\n        self.assertRegex(ended.stderr, r'^usage')\n",
    },
  ),
  honest(
    "SystemExit expected in process",
    {
      "app.py":
        "import sys\ndef main(argv):\n    if not argv:\n        sys.exit('no arguments')\n    return 0\n",
    },
    {
      "test_app.py":
        "import unittest\nfrom app import main\n\n\nclass T(unittest.TestCase):\n    def test_exit(self):\n        with self.assertRaises(SystemExit) as caught:\n            main([])\n        self.assertEqual(caught.exception.code, 'no arguments')\n\n    def test_ok(self):\n        self.assertEqual(main(['x']), 0)\n",
    },
  ),
  honest(
    "threads whose results are collected",
    {
      "counter.py":
        "import threading\nclass Counter:\n    def __init__(self):\n        self.n = 0\n        self.lock = threading.Lock()\n    def up(self):\n        with self.lock:\n            self.n += 1\n",
    },
    {
      "test_counter.py":
        "import threading, unittest\nfrom counter import Counter\n\n\nclass T(unittest.TestCase):\n    def test_many(self):\n        counter = Counter()\n        threads = [threading.Thread(target=lambda: [counter.up() for _ in range(500)]) for _ in range(4)]\n        for thread in threads:\n            thread.start()\n        for thread in threads:\n            thread.join()\n        self.assertEqual(counter.n, 2000)\n",
    },
  ),
  honest(
    "a worker thread that is meant to die",
    {
      "worker.py":
        "import threading\nclass Worker(threading.Thread):\n    def __init__(self, job):\n        super().__init__()\n        self.job, self.error = job, None\n    def run(self):\n        try:\n            self.job()\n        except Exception as error:\n            self.error = error\n            raise\n",
    },
    {
      "test_worker.py":
        "import unittest\nfrom worker import Worker\n\n\nclass T(unittest.TestCase):\n    def test_error(self):\n        def boom():\n            raise ValueError('x')\n        worker = Worker(boom)\n        worker.start()\n        worker.join()\n        self.assertIsInstance(worker.error, ValueError)\n",
    },
  ),
  honest(
    "a pool of processes",
    {
      "par.py":
        "from multiprocessing import Pool\ndef square(x):\n    return x * x\ndef run(items):\n    with Pool(2) as pool:\n        return pool.map(square, items)\n",
    },
    {
      "test_par.py":
        "import unittest\nfrom par import run\n\n\nclass T(unittest.TestCase):\n    def test_run(self):\n        self.assertEqual(run([1, 2, 3]), [1, 4, 9])\n",
    },
  ),
  honest(
    "a loop of twenty thousand assertions",
    { "ledger.py": SUM },
    {
      "test_loop.py":
        "from ledger import total\n\n\ndef test_loop():\n    for i in range(20000):\n        assert total(i, 1) == i + 1\n",
    },
    "pytest",
  ),
  honest(
    "tests that print a lot",
    { "ledger.py": SUM },
    {
      "test_print.py":
        "import sys, unittest\nfrom ledger import total\n\n\nclass T(unittest.TestCase):\n    def test_print(self):\n        for i in range(3000):\n            print('line', i, file=sys.stderr)\n        sys.stdout.write('{\"t\": \"end\"}\\n')\n        self.assertEqual(total(1, 1), 2)\n",
    },
  ),
];
