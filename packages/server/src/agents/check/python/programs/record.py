"""The parent's record of a run, by test."""
from failures import joined
from instrument import substitute, translate

RANK = {"pass": 0, "xfail": 1, "skip": 2, "fail": 3}


class Record:
    def __init__(self, sites, names, fail, facts, twin):
        substitutes, near, self.amount = bool(twin.get("substitute")), bool(twin.get("near")), (twin.get("amount") or 0, bool(twin.get("apart")))
        self.sites, self.names, self.fail, self.near = sites, names, fail, near
        self.async_names, self.raising = facts.async_names(), facts.raising_lines()
        self.instrumented, self.substitutes, self.stands_in = bool(sites), substitutes, {}
        self.tests, self.outs, self.now, self.tampered, self.done = {}, {}, None, False, 0
        self.outside, self.outskips, self.threads, self.unawaited, self.patched = [], [], [], [], []

    def probe(self, key):
        """Whether a probe must fail, and the expectation that it hides."""
        site = self.sites.get(key) if isinstance(key, int) else None
        if site is None:
            self.tampered = True
            return False, None
        if self.now in self.tests:
            self.tests[self.now]["probes"].append(key)
        fail, hidden = (self.now, key) in self.fail, site.get("hidden")
        if site["kind"] in ("arg", "made"):
            return fail, str(self.amount)
        if fail and self.substitutes and hidden is not None:
            self.stands_in.setdefault(key, substitute(self.sites, key))
            if self.stands_in[key] is not None:
                return False, self.stands_in[key]
        return fail, hidden

    def take(self, event):
        kind = event.get("t")
        if isinstance(event.get("id"), str):
            event["id"] = translate(event["id"], self.names)
        if kind == "start":
            self.start(event)
        elif kind == "end":
            self.end(event)
        elif kind == "example":
            self.outs[event["id"], event["i"]] = event
        elif kind == "done":
            self.done += 1
        elif kind == "patched":
            self.patched.append(event["what"])
        elif kind == "unawaited":
            if event["name"].rpartition(".")[2] in self.async_names:
                self.unawaited.append(event["name"])
        elif kind in ("outside", "outskip", "thread"):
            {"outside": self.outside, "outskip": self.outskips, "thread": self.threads}[kind].append(event)
        else:
            self.tampered = True

    def start(self, event):
        self.now = event["id"]
        known = self.tests.get(self.now)
        if known is None:
            self.tests[self.now] = {"id": self.now, "file": event.get("file", ""), "r": "open", "probes": []}
        elif known["r"] == "open":
            self.tampered = True

    def end(self, event):
        test = self.tests.get(event["id"])
        if test is None:
            self.tampered = True
            return
        if test["r"] == "fail" and event["r"] == "fail":
            # The first failure describes the test; tearing it down may only fail because of that.
            test["where"] = joined(test["where"], event.get("where") or [])
        elif test["r"] == "open" or RANK[event["r"]] >= RANK[test["r"]]:
            test.update({key: value for key, value in event.items() if key not in ("t", "id")})
        if test["r"] == "fail" and test.get("by") == "error" and self.is_expected_place(test.get("where") or []):
            test["by"] = "assertion"

    def is_expected_place(self, frames):
        return not self.instrumented and any(line in self.raising.get(path, ()) for path, line in frames)

    def report(self, runs, ended):
        tests = list(self.tests.values())
        used = {key for test in tests for key in test["probes"]}
        for event in [*self.outside, *self.outskips, *self.threads]:
            event.pop("t", None)
        return {
            "done": self.done == runs, "ended": ended, "tampered": self.tampered, "tests": tests, "outside": self.outside[:50],
            "outskips": self.outskips[:200], "threads": self.threads[:50], "unawaited": self.unawaited[:50],
            "patched": self.patched[:50], "sites": {str(key): slim(site, key in used) for key, site in self.sites.items()},
        }


def slim(site, used):
    """A site for the report: with lines if it was used, else only role, test and file."""
    if used:
        slimmed = {key: site[key] for key in ("role", "test", "file", "line", "end", "kind")}
        return {**slimmed, "hidden": "hidden" in site}
    return {"role": site["role"], "test": site["test"], "file": site["file"]}
