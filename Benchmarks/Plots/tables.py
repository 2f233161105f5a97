"""Reads the benchmark's tables: docs/performance/rows.csv, curves.csv, and peers.csv."""

import csv
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A row of the benchmark: a kernel, its value, and its target."""

    id: str
    what: str
    n: int
    ours: float
    unit: str
    ratio: float | None
    target: str
    share: float
    """The value as a fraction of the target. 1 just meets the target."""
    met: str
    """`met`, `missed`, or empty if the row isn't judged."""


def read_rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return [
            Row(
                line["id"], line["what"], int(line["n"]), float(line["ours"]), line["unit"],
                float(line["ratio"]) if line["ratio"] else None, line["target"], float(line["share"]), line["met"])
            for line in csv.DictReader(file)
        ]


def read_curves(path):
    """Returns the points by curve and implementation. A point consists of a number of items and nanoseconds."""
    curves = {}
    with open(path, encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            points = curves.setdefault(line["curve"], {}).setdefault(line["who"], [])
            points.append((int(line["n"]), float(line["nanoseconds"])))
    for curve in curves.values():
        for points in curve.values():
            points.sort()
    return curves


@dataclass(frozen=True)
class Peer:
    """An implementation's times for a step of some work, by the number of items."""

    work: str
    step: str
    who: str
    times: dict
    """The times, in nanoseconds."""
    ratios: dict
    """The times as multiples of ours."""


def read_peers(path):
    peers = {}
    with open(path, encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            key = line["work"], line["step"], line["who"]
            peer = peers.setdefault(key, Peer(*key, {}, {}))
            peer.times[int(line["n"])] = float(line["nanoseconds"])
            peer.ratios[int(line["n"])] = float(line["ratio"])
    return list(peers.values())
