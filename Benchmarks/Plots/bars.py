"""A bar for each row of the benchmark: its value as a fraction of its target."""

import re

from scales import amount, digits, short_count
from svg import element, line, picture, text

WIDTH = 880
LEFT, BAR_START, BAR_END = 0, 476, 700
TOP, ROW, GROUP_GAP, BAR = 92, 18, 8, 10


def judged(rows):
    """Returns the judged rows, sorted by target, with the sizes of a kernel together."""
    first = {}
    for index, row in enumerate(rows):
        first.setdefault((row.id, row.what), index)
    return sorted(
        (row for row in rows if row.met),
        key=lambda row: (int(re.search(r"\d+", row.id)[0]), row.id, first[row.id, row.what], row.n))


def against(row):
    """Returns the measured value and its limit. Both are ratios if the target is a ratio."""
    limit = re.search(r"\(([\d.]+ ×)\)", row.target)
    if row.ratio is not None and "×" in row.target:
        return f"{digits(row.ratio)} ×", f"≤ {limit[1]}" if limit else row.target
    return amount(row.ours, row.unit), row.target


def draw(rows, theme):
    rows = judged(rows)
    most = max([1.15] + [row.share for row in rows])

    def at(share):
        return BAR_START + share / most * (BAR_END - BAR_START)

    bars, y, before = [], TOP, None
    for row in rows:
        if before and before.id != row.id:
            y += GROUP_GAP
        if not before or before.id != row.id:
            bars.append(text(LEFT, y + 12, row.id, font_weight="600"))
        if not before or (before.id, before.what) != (row.id, row.what):
            bars.append(text(LEFT + 34, y + 12, row.what, font_size="12"))
        missed = row.met == "missed"
        fill = theme.missed if missed else theme.ours
        value, target = against(row)
        bars.append(text(BAR_START - 10, y + 12, short_count(row.n), text_anchor="end", fill=theme.quiet, font_size="12"))
        bars.append(element("rect", x=BAR_START, y=y + 3, width=max(1, at(row.share) - BAR_START), height=BAR, rx=1.5, fill=fill))
        bars.append(text(
            BAR_END + 74, y + 12, value, text_anchor="end", font_size="12", fill=theme.missed if missed else None,
            font_weight="600" if missed else None))
        bars.append(text(BAR_END + 82, y + 12, target, font_size="12", fill=theme.quiet))
        before, y = row, y + ROW
    bottom = y + 4

    met = sum(row.met == "met" for row in rows)
    title = f"{met} of {len(rows)} targets met"
    drawn = [
        text(LEFT, 28, title, font_size="17", font_weight="600"),
        text(LEFT, 50, "How much of its target each row takes up: a bar that reaches the line just meets it", fill=theme.quiet),
    ]
    for share, name in ((0, "0"), (0.5, "½"), (1, "target")):
        x = at(share)
        drawn.append(text(x, TOP - 8, name, text_anchor="middle", fill=theme.quiet, font_size="12"))
        drawn.append(line(x, TOP - 2, x, bottom, stroke=theme.grid))
    drawn += bars
    # Above the bars.
    drawn.append(line(at(1), TOP - 2, at(1), bottom, stroke=theme.text, stroke_width=1.25))
    missed = "; ".join(f"{row.id} {row.what}, {short_count(row.n)}" for row in rows if row.met == "missed")
    return picture(WIDTH, bottom + 12, f"{title}. Missed: {missed or 'none'}.", theme, drawn)
