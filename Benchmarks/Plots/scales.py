"""Readable numbers and logarithmic axes."""

import math


def digits(value):
    """Returns a number with three significant digits."""
    return f"{value:.{2 if value < 10 else 1 if value < 100 else 0}f}"


def duration(nanoseconds):
    """Returns a time with three significant digits, such as `2.30 ns` or `4.44 ms`."""
    for unit, size in (("ns", 1), ("µs", 1e3), ("ms", 1e6)):
        if nanoseconds < 999.5 * size:
            return f"{digits(nanoseconds / size)} {unit}"
    return f"{digits(nanoseconds / 1e9)} s"


def amount(value, unit):
    """Returns a row's value with its unit: `ns`, `B`, or none."""
    return duration(value) if unit == "ns" else f"{digits(value)} {unit}".rstrip()


def power(value, units):
    """Returns a power of ten in the largest possible unit, such as `10 µs` or `1M`."""
    unit, size = max(((unit, size) for unit, size in units if size <= value), key=lambda pair: pair[1])
    return f"{value / size:g}{unit}"


def short_count(value):
    return power(value, (("", 1), ("K", 1e3), ("M", 1e6)))


def short_duration(nanoseconds):
    return power(nanoseconds, ((" ps", 1e-3), (" ns", 1), (" µs", 1e3), (" ms", 1e6), (" s", 1e9)))


class Logarithmic:
    """An axis between two powers of ten, at pixels from `start` to `end`."""

    def __init__(self, values, start, end):
        self.low = math.floor(math.log10(min(values)) + 1e-9)
        self.high = max(math.ceil(math.log10(max(values)) - 1e-9), self.low + 1)
        self.start, self.end = start, end

    def at(self, value):
        share = (math.log10(value) - self.low) / (self.high - self.low)
        return self.start + share * (self.end - self.start)

    def decades(self):
        return [10.0 ** exponent for exponent in range(self.low, self.high + 1)]

    def minor(self):
        """Returns 2 to 9 times each power of ten."""
        return [factor * decade for decade in self.decades()[:-1] for factor in range(2, 10)]


def spread(wanted, gap, low, high):
    """Returns positions from `low` to `high` in the given order, as near to the wanted ones as the gap allows."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    # Neighbors that are too close form a block around the mean of their wanted positions.
    blocks = []
    for index in order:
        blocks.append([wanted[index], 1])
        while len(blocks) > 1 and blocks[-2][0] + (blocks[-2][1] + blocks[-1][1]) / 2 * gap > blocks[-1][0]:
            (mean, count), (other, others) = blocks[-2], blocks.pop()
            blocks[-1] = [(mean * count + other * others) / (count + others), count + others]
    positions = []
    for mean, count in blocks:
        positions += [mean + (member - (count - 1) / 2) * gap for member in range(count)]
    for rank in range(len(positions)):
        positions[rank] = max(positions[rank], low + rank * gap)
    for below in range(len(positions)):
        rank = len(positions) - 1 - below
        positions[rank] = min(positions[rank], high - below * gap)
    found = [0.0] * len(wanted)
    for index, position in zip(order, positions):
        found[index] = position
    return found
