"""The times of other layouts for the same work as multiples of ours: a line for each, with a point for each number of items."""

from itertools import groupby

from scales import Logarithmic, digits, duration, short_count
from svg import element, line, picture, text

WIDTH = 880
START, END, FIRST_FIGURE, FIGURE = 252, 580, 692, 84
TOP, GROUP, ROW = 116, 34, 22
TITLES = {
    "waterfall": "Three lanes, lengths from a delegate",
    "list": "A list of rows that size themselves",
}


def groups(peers):
    """Yields each step in order: the work, the step, our row, and the others' rows."""
    for (work, step), group in groupby(peers, key=lambda peer: (peer.work, peer.step)):
        ours, *others = group
        yield work, step, ours, others


def times(ratio):
    """Returns a multiple, such as `44.0 ×` or `1,830 ×`."""
    return f"{digits(ratio)} ×" if ratio < 1000 else f"{ratio:,.0f} ×"


def draw(peers, theme):
    counts = sorted({n for peer in peers for n in peer.times})
    across = Logarithmic([1, *(ratio for peer in peers for ratio in peer.ratios.values())], START, END)
    rows, y, work_before = [], TOP, None
    for work, step, ours, others in groups(peers):
        if work != work_before:
            rows.append(text(0, y + 6, TITLES[work], font_weight="600"))
            rows.append(text(0, y + 22, f"ours: {ours.who}", fill=theme.ours, font_size="12"))
            y += GROUP + 6
            work_before = work
        rows.append(text(0, y + 4, step, font_weight="600", font_size="12"))
        for index, n in enumerate(counts):
            rows.append(text(
                FIRST_FIGURE + index * FIGURE, y + 4, duration(ours.times[n]), text_anchor="end", fill=theme.ours, font_size="12"))
        y += ROW
        for other in others:
            points = [across.at(other.ratios[n]) for n in counts]
            rows.append(text(12, y + 4, other.who, font_size="12"))
            rows.append(line(min(points), y, max(points), y, stroke=theme.quiet, stroke_width=1))
            for index, (n, x) in enumerate(zip(counts, points)):
                worse = other.ratios[n] < 1
                rows.append(element(
                    "circle", cx=x, cy=y, r=2 + 1.25 * index, fill=theme.missed if worse else theme.ours, fill_opacity="0.85"))
                rows.append(text(
                    FIRST_FIGURE + index * FIGURE, y + 4, times(other.ratios[n]), text_anchor="end", font_size="12",
                    fill=theme.missed if worse else None))
            y += ROW
        y += 6
    bottom = y

    title = "How many times as long as ours others take for the same work"
    drawn = [
        text(0, 28, title, font_size="17", font_weight="600"),
        text(0, 50, "Through the same collection view, of the same items, in turns in one process", fill=theme.quiet),
        text(0, 68, "The larger the point, the more items. On the right, the time of ours, and the multiples of the others", fill=theme.quiet),
    ]
    for index, n in enumerate(counts):
        drawn.append(text(
            FIRST_FIGURE + index * FIGURE, TOP - 16, f"{short_count(n)} items", text_anchor="end", fill=theme.quiet, font_size="12"))
    for value in across.decades():
        x = across.at(value)
        drawn.append(line(x, TOP - 10, x, bottom, stroke=theme.text if value == 1 else theme.grid))
        drawn.append(text(x, TOP - 16, f"{value:,g} ×", text_anchor="middle", fill=theme.quiet, font_size="12"))
    most = counts[-1]
    said = "; ".join(
        f"{step} of a {work}, {other.who}: {times(other.ratios[most])}"
        for work, step, _, others in groups(peers) for other in others)
    return picture(WIDTH, bottom + 8, f"{title}, of {short_count(most)} items. {said}.", theme, drawn + rows)
