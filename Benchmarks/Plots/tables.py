"""The tables beside the plots: docs/performance/rows.csv, curves.csv and peers.csv, as the benchmark writes them."""

import csv
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One row of the benchmark: a kernel, its time, and the time that it may need."""

    id: str
    what: str
    n: int
    ours: float
    unit: str
    ratio: float | None
    target: str
    share: float
    """Its value as a part of its target: 1 where that is just met."""
    met: str
    """`met`, `missed`, or empty where a row is not judged."""


def read_rows(path):
    with open(path, encoding="utf-8", newline="") as file:
        return [
            Row(
                line["id"], line["what"], int(line["n"]), float(line["ours"]), line["unit"],
                float(line["ratio"]) if line["ratio"] else None, line["target"], float(line["share"]), line["met"])
            for line in csv.DictReader(file)
        ]


def read_curves(path):
    """By curve and by whose it is: the points, number of items and nanoseconds."""
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
    """How long whoever does it takes for a step of some work, by the number of items."""

    work: str
    step: str
    who: str
    times: dict
    """Nanoseconds."""
    ratios: dict
    """Times what ours takes, which comes first in its work."""


def read_peers(path):
    peers = {}
    with open(path, encoding="utf-8", newline="") as file:
        for line in csv.DictReader(file):
            key = line["work"], line["step"], line["who"]
            peer = peers.setdefault(key, Peer(*key, {}, {}))
            peer.times[int(line["n"])] = float(line["nanoseconds"])
            peer.ratios[int(line["n"])] = float(line["ratio"])
    return list(peers.values())
