"""Draws the plots of docs/PERFORMANCE.md and docs/performance/ROWS.md from the benchmark's tables, and prints charts.

    python3 Benchmarks/Plots docs/performance           writes plots next to the tables, and prints charts
    python3 Benchmarks/Plots docs/performance --check   writes nothing, and fails if the plots are out of date
    python3 Benchmarks/Plots rows.csv                   prints only the chart of these rows
"""

import os
import sys

import bars
import curves
import peers
import terminal
from svg import THEMES
from tables import read_curves, read_peers, read_rows

# The file name, the title, the label of the time axis, and the conditions of the measurement.
CURVES = {
    "layout": (
        "layout-time", "Laying out n items in three lanes", "time an item",
        "Lengths of 40 to 300 points, the same for all. Processor time, the shortest of at least 9 turns"),
    "query": (
        "query-time", "Finding what meets a screen, anywhere in n items", "time a question",
        "A screen of 900 points meets about 18 items. Processor time, the shortest of at least 9 turns"),
}


def pictures(rows, measured, others):
    """Returns the contents of the files by name."""
    drawn = {}
    for theme in THEMES:
        for curve, (name, title, axis, how) in CURVES.items():
            drawn[f"{name}{theme.suffix}.svg"] = curves.draw(title, axis, how, measured[curve], theme)
        drawn[f"targets{theme.suffix}.svg"] = bars.draw(rows, theme)
        drawn[f"peers{theme.suffix}.svg"] = peers.draw(others, theme)
    return drawn


def stale(folder, drawn):
    """Returns the names of outdated, missing, and superfluous files."""
    there = {name for name in os.listdir(folder) if name.endswith(".svg")}

    def contents(name):
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            return file.read()

    return sorted((there ^ drawn.keys()) | {name for name in there & drawn.keys() if contents(name) != drawn[name]})


def show(rows, measured, others):
    for curve, (_, title, axis, _) in CURVES.items():
        if curve in measured:
            print("\n".join(terminal.curves_chart(f"{title}: {axis}", measured[curve])) + "\n")
    if others:
        print("\n".join(terminal.peers_chart(others)) + "\n")
    print("\n".join(terminal.bars_chart(rows)))


def main(arguments):
    if len(arguments) == 1 and arguments[0].endswith(".csv"):
        show(read_rows(arguments[0]), {}, [])
        return 0
    if not arguments or arguments[1:] not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 64
    folder = arguments[0]
    rows, measured = read_rows(os.path.join(folder, "rows.csv")), read_curves(os.path.join(folder, "curves.csv"))
    others = read_peers(os.path.join(folder, "peers.csv"))
    drawn = pictures(rows, measured, others)
    if arguments[1:] == ["--check"]:
        names = stale(folder, drawn)
        if names:
            print(f"{folder}: out of date: {', '.join(names)}. Run scripts/bench --plot and commit the result", file=sys.stderr)
        return 1 if names else 0
    for name in stale(folder, drawn):
        path = os.path.join(folder, name)
        if name not in drawn:
            os.remove(path)
            continue
        with open(path, "w", encoding="utf-8") as file:
            file.write(drawn[name])
    show(rows, measured, others)
    return 0
