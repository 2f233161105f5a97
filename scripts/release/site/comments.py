"""Lists public declarations without a documentation comment: `scripts/release/site/comments.py GRAPH…`, with the files of symbol graphs.
In such files, the toolchain gives overrides, default implementations, and implemented requirements the comment of the original."""

import json
import sys

# Members without comments that satisfy requirements of Foundation.
OTHERS = {"AttributedStringKey": {"Value", "name"}}


def undocumented(graph):
    """Returns the declarations without a comment in a symbol graph, as `file:line: name`."""
    conforms = {}
    for edge in graph["relationships"]:
        if edge["kind"] == "conformsTo":
            conforms.setdefault(edge["source"], set()).add(edge["target"])
    types = {tuple(symbol["pathComponents"]): symbol["identifier"]["precise"] for symbol in graph["symbols"]}
    found = []
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if symbol["kind"]["identifier"] == "swift.extension" or said(symbol):
            continue
        protocols = conforms.get(types.get(tuple(path[:-1])), ())
        if any(name in protocol and path[-1] in members for protocol in protocols for name, members in OTHERS.items()):
            continue
        where = symbol.get("location", {"uri": "", "position": {"line": 0}})
        found.append(f'{where["uri"].removeprefix("file://")}:{where["position"]["line"] + 1}: {".".join(path)}')
    return found


def said(symbol):
    return any(line["text"].strip() for line in symbol.get("docComment", {}).get("lines", []))


def main(paths):
    if not paths:
        print(__doc__, file=sys.stderr)
        return 64
    found, count = set(), 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            graph = json.load(file)
        count += len(graph["symbols"])
        found.update(undocumented(graph))
    for line in sorted(found):
        print(f"{line} has no documentation comment", file=sys.stderr)
    print(f"{count} public declarations, {len(found)} without a documentation comment")
    return 1 if found or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
