"""Parent process: prepares the files, starts the child, answers its probes and reports. The code under test cannot read its memory."""
import base64, ctypes, hashlib, json, os, random, selectors, socket, subprocess, sys, time, zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import doctests, facts as reading, handed, instrument, module_state  # noqa: E402,E401
from channel import READY  # noqa: E402
from record import Record  # noqa: E402

OUTPUT_LIMIT = 1 << 20
REPORT_LIMIT = 110_000


def close_memory():
    """Protects this process's memory from others of the same user, and adopts processes that escape their group."""
    libc = ctypes.CDLL(None)
    if libc.prctl(4, 0, 0, 0, 0) != 0:
        raise OSError("PR_SET_DUMPABLE was refused")
    libc.prctl(36, 1, 0, 0, 0)


def read_files(paths):
    found = {}
    for path in paths:
        try:
            with open(path, "rb") as file:
                found[path] = file.read(4 << 20)
        except OSError:
            continue
    return found


def write_files(texts):
    for path, data in texts.items():
        with open(path, "wb") as file:
            file.write(data)


def write_probes(request, fixed, facts, mode):
    """Instruments the protected files in place. Returns the probe's name, sites by number, old names by new ones, and notes."""
    twin = {**request["twin"], "mode": mode}
    twin["rename"] = twin["rename"] and not facts.reflective and not request["patterns"]
    rng = random.Random(twin["seed"])
    probe = "_" + "".join(rng.choice(instrument.LETTERS) for _ in range(9))
    names, sites, key, notes = {}, {}, rng.randrange(100, 9999), []
    if twin["rename"] and mode != "script" and not facts.unreadable:
        names = instrument.renames(list(facts.texts.values()), rng)
    for path in sorted(facts.trees):
        try:
            text, found, key = instrument.instrument(fixed[path], twin, probe, key, rng, names, path in request["files"])
        except (instrument.Unreadable, UnicodeError, RecursionError) as error:
            notes.append(f"{path} {error}")
            continue
        with open(path, "wb") as file:
            file.write(text)
        fixed[path] = text
        sites.update({number: {**site, "file": path} for number, site in found.items()})
    return probe, sites, {new: old for old, new in names.items()}, notes


class Child:
    """A process that runs tests in a folder of the workspace, and the socket to it."""

    def __init__(self, request, flags, folder, record, on_ready):
        self.record, self.token, self.on_ready = record, os.urandom(12).hex(), on_ready
        self.sock, theirs = socket.socketpair()
        env = {key: value for key, value in os.environ.items() if key != "CHECK_TOOLS"} | request["env"]
        command = [sys.executable, "-I", "-B", *flags, os.path.join(HERE, "runner.py")]
        self.running = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env,
            pass_fds=[theirs.fileno()], start_new_session=True, cwd=os.path.join(request["root"], folder),
        )
        line = json.dumps({**request, "fd": theirs.fileno(), "token": self.token}) + "\n"
        theirs.close()
        try:
            self.running.stdin.write(line.encode())
            self.running.stdin.close()
        except BrokenPipeError:
            pass
        self.buffer, self.relayed = b"", 0

    def attend(self):
        """Serves the child until it has exited and returns its exit code. Kills processes that it left running."""
        waiting = selectors.DefaultSelector()
        waiting.register(self.sock, selectors.EVENT_READ, None)
        for stream, ours in ((self.running.stdout, sys.stdout), (self.running.stderr, sys.stderr)):
            os.set_blocking(stream.fileno(), False)
            waiting.register(stream, selectors.EVENT_READ, ours)
        ended = None
        while waiting.get_map():
            ready = waiting.select(0.05 if ended is None else 0)
            for key, _ in ready:
                data = self.read(key)
                if not data:
                    waiting.unregister(key.fileobj)
                elif key.data is None:
                    self.take(data)
                else:
                    self.relay(key.data, data)
            if ended is None:
                ended = self.running.poll()
                self.stop_group(ended)
            elif not ready:
                break
        ended = self.running.wait()
        self.stop_group(ended)
        self.sock.close()
        return ended

    def stop_group(self, ended):
        if ended is not None:
            try:
                os.killpg(self.running.pid, 9)
            except (ProcessLookupError, PermissionError):
                pass

    def read(self, key):
        try:
            return key.fileobj.recv(1 << 16) if key.data is None else os.read(key.fd, 1 << 16)
        except (BlockingIOError, InterruptedError):
            return None
        except OSError:
            return b""

    def relay(self, ours, data):
        room = OUTPUT_LIMIT - self.relayed
        self.relayed += len(data)
        if room > 0:
            ours.buffer.write(data[:room])
            ours.flush()

    def take(self, data):
        *lines, self.buffer = (self.buffer + data).split(b"\n")
        if len(self.buffer) > 1 << 20:
            self.record.tampered, self.buffer = True, b""
        for line in lines:
            token, text = line[: len(self.token)], line[len(self.token) :]
            try:
                event = json.loads(text) if token == self.token.encode() else None
            except ValueError:
                event = None
            if not isinstance(event, dict):
                self.record.tampered = True
            elif event.get("t") == "probe":
                self.answer(event["k"])
            else:
                self.record.take(event)

    def answer(self, key):
        if key == READY:
            self.on_ready()
        fail, hidden = (False, None) if key == READY else self.record.probe(key)
        text = (hidden or "").encode()
        try:
            self.sock.sendall(((b"N" if self.record.near else b"F") if fail else b"k") + b"%10d" % len(text) + text)
        except OSError:
            pass


def digest(data):
    return hashlib.sha256(data).digest()


def prepare(request):
    fixed = read_files(sorted({*request["fixed"], *request["files"]}))
    facts = reading.Facts(fixed, request["files"])
    mode = facts.mode(request["kind"], request["files"])
    root, groups = os.getcwd(), doctests.groups_of(request["files"], fixed, facts, request["options"]) if mode == "doctest" else []
    probe, sites, names, notes = None, {}, {}, []
    if request["twin"] and mode == "doctest":
        for path in request["files"]:
            if not path.endswith(".py"):
                fixed[path] = doctests.bent_text(fixed[path], [g for g in groups if g["file"] == path])
                with open(path, "wb") as file:
                    file.write(fixed[path])
    elif request["twin"]:
        probe, sites, names, notes = write_probes(request, fixed, facts, mode)
    told = [os.path.normpath(os.path.join(root, request["folder"], path)) for path in request["env"].get("PYTHONPATH", "").split(":") if path]
    roots = sorted({*reading.import_roots(root, request["files"], request["folder"]), *told})
    outside = [name for name in facts.outside_names() if not reading.is_ours(roots, name)]
    back = {old: new for new, old in names.items()}
    child = {
        "mode": mode, "root": root, "fixed": sorted(fixed), "marks": facts.marks, "named": facts.named(),
        "hides_files": bool((request["twin"] or {}).get("other") and sites and not facts.reflective and mode not in ("script", "doctest")), "only": [instrument.translate(i, back) for i in request["only"]],
        "without": [instrument.translate(i, back) for i in request["without"]],
        "reverse": request["reverse"], "hides": request["hides"], "patterns": request["patterns"], "options": request["options"], "select": request["select"], "env": request["env"], "told": told, "roots": roots,
        "imported": {
            os.path.join(os.path.realpath(root), path): {back.get(name, name): source for name, source in reading.imported_names(tree).items()}
            for path, tree in facts.trees.items()
        },
        "borrowed": {
            os.path.join(os.path.realpath(root), path): [
                [back.get(name, name), os.path.join(os.path.realpath(root), source), part]
                for name, source, part in reading.borrowed_names(path, tree, facts.trees, [os.path.relpath(one, root) for one in roots])
            ]
            for path, tree in facts.trees.items()
        },
        "states": {
            os.path.join(os.path.realpath(root), path): renamed(module_state.state_of(tree), back) for path, tree in facts.trees.items()
        },
        "about_mocks": request["about_mocks"], "reserved": request["reserved"], "companions": request["companions"], "hands_on": handed.hands_on(facts.trees.values(), request["reserved"]),
        "shadowed": reading.shadowed(roots), "preload": outside, "probe": probe, "groups": doctests.for_child(groups),
    }
    return fixed, facts, mode, groups, sites, names, notes, child


def renamed(state, back):
    """The state of a module with functions under their new names."""
    bound = state["bound"] and [back.get(name, name) for name in state["bound"]]
    again = lambda names: [back.get(name, name) for name in names]  # noqa: E731
    classes = {name: again(methods) for name, methods in state["classes"].items()}
    return {**state, "functions": again(state["functions"]), "classes": classes, "bound": bound}


def main():
    close_memory()
    request = json.loads(sys.stdin.buffer.readline())
    started = time.monotonic()
    fixed, facts, mode, groups, sites, names, notes, child = prepare(request)
    before = {path: digest(data) for path, data in fixed.items()}
    fail = {(ident, key) for ident, keys in ((request["twin"] or {}).get("fail") or {}).items() for key in keys}
    twin = request["twin"] or {}
    sites_in = {site["file"] for site in sites.values()}
    record = Record(sites, names, fail, facts, twin)
    files = request["files"][::-1] if request["reverse"] else request["files"]
    runs = [[path] for path in files] if mode == "script" else [files]
    hide = lambda: write_files({path: instrument.other_values(fixed[path]) for path in request["files"] if path in sites_in})  # noqa: E731
    ended = [Child({**child, "files": one}, request["flags"], request["folder"], record, hide).attend() for one in runs]
    if child["hides_files"]:
        write_files({path: fixed[path] for path in request["files"] if path in sites_in})
    if groups:
        flip = request.get("flip") or 0
        flipped = [(g["id"], at) for g in groups for at, e in enumerate(x for x in g["examples"] if not doctests.is_skipped(x)) if e.want]
        doctests.judge(groups, record.outs, record.tests, flipped[flip % len(flipped)] if request.get("flip") and flipped else None)
    after = read_files(sorted(before))
    changed = [path for path in before if path not in after or digest(after[path]) != before[path]]
    report = record.report(len(runs), ended)
    report.update(
        mode=mode, changed=changed, examples=doctests.count(groups), notes=facts.unreadable + notes, reflective=facts.reflective,
        ordered=facts.ordered, early=facts.early(), seconds=time.monotonic() - started,
    )
    packed = base64.b64encode(zlib.compress(json.dumps(report).encode(), 6)).decode()
    if len(packed) > REPORT_LIMIT:
        sys.exit("too many tests to report")
    sys.stdout.flush()
    sys.stderr.flush()
    os.write(1, f"\n{request['nonce']} {json.dumps(packed)}\n".encode())


main()
