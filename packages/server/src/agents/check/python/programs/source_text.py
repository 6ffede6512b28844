"""Reads source texts and edits them by place."""
import ast, io, tokenize


class Unreadable(Exception):
    pass


def parse(data):
    """The syntax tree of a file, its text and its encoding. Raises Unreadable."""
    try:
        encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
        text = data.decode(encoding)
        return ast.parse(text), text, encoding
    except (SyntaxError, ValueError, RecursionError, MemoryError, LookupError) as error:
        raise Unreadable(f"cannot be read as Python: {error}") from None


class Text:
    """Collects edits of a source text by byte offset."""

    def __init__(self, text):
        self.data = text.encode()
        self.starts, at = [], 0
        for line in self.data.splitlines(keepends=True) or [b""]:
            self.starts.append(at)
            at += len(line)
        self.edits = []

    def at(self, line, column):
        return self.starts[line - 1] + column

    def span(self, node):
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def indent(self, node):
        start = self.at(node.lineno, 0)
        return self.data[start : start + node.col_offset].decode()

    def edit(self, start, end, text, rank=1):
        self.edits.append((start, end, rank, len(self.edits), text))

    def result(self):
        out, at = [], 0
        for start, end, _, _, text in sorted(self.edits, key=lambda edit: (edit[0], edit[2], edit[3])):
            if start < at:
                raise Unreadable("its places overlap")
            out += [self.data[at:start], text.encode()]
            at = end
        return b"".join([*out, self.data[at:]]).decode()
