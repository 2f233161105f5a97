"""Time by the number of items, on logarithmic axes: a line for each implementation, with its name at the end."""

from dataclasses import dataclass

from scales import Logarithmic, duration, short_count, short_duration, spread
from svg import element, line, number, picture, text

WIDTH, HEIGHT = 880, 532
LEFT, RIGHT, TOP, BOTTOM = 68, 266, 88, 56
LABEL_GAP = 34


@dataclass(frozen=True)
class Style:
    name: str
    """The name at the end of the line."""
    is_ours: bool
    mark: str | None = None
    dash: str | None = None


# The styles in drawing order, with this package's lines on top.
STYLES = {
    "TanStack Virtual": Style("TanStack Virtual", False, "square"),
    "CHTCollectionViewWaterfallLayout": Style("CHTCollectionViewWaterfallLayout", False, "triangle"),
    "MagazineLayout": Style("MagazineLayout", False, "diamond"),
    "C": Style("the same work in C", False, dash="2 4"),
    "LayoutEngine": Style("ours: LayoutEngine", True, dash="7 4"),
    "WaterfallLayout": Style("ours: WaterfallLayout", True, "circle"),
}


def color(who, theme):
    if STYLES[who].is_ours:
        return theme.ours
    if who == "C":
        return theme.text
    return theme.peers[list(STYLES).index(who)]


def mark(shape, x, y, fill):
    if shape == "circle":
        return element("circle", cx=x, cy=y, r=3.5, fill=fill)
    corners = {
        "square": [(-3, -3), (3, -3), (3, 3), (-3, 3)],
        "triangle": [(0, -4.5), (4, 3), (-4, 3)],
        "diamond": [(0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0)],
    }[shape]
    return element("polygon", points=" ".join(f"{number(x + dx)},{number(y + dy)}" for dx, dy in corners), fill=fill)


def axes(across, up, measured, theme):
    left, right, top, bottom = across.start, across.end, up.end, up.start
    drawn = []
    for value in up.decades():
        y = up.at(value)
        drawn.append(line(left, y, right, y, stroke=theme.grid))
        drawn.append(text(left - 8, y + 4.5, short_duration(value), text_anchor="end", fill=theme.quiet))
    for value in across.decades():
        x = across.at(value)
        drawn.append(line(x, top, x, bottom, stroke=theme.grid))
        drawn.append(text(x, bottom + 20, short_count(value), text_anchor="middle", fill=theme.quiet))
    # Short strokes between the powers of ten show that the axes are logarithmic.
    strokes = [f"M{number(left)} {number(up.at(value))}h4" for value in up.minor()]
    strokes += [f"M{number(across.at(value))} {number(bottom)}v-4" for value in across.minor()]
    drawn.append(element("path", d="".join(strokes), stroke=theme.quiet, fill="none", stroke_width=0.75))
    drawn.append(text(left, top - 12, measured, fill=theme.quiet))
    drawn.append(text((left + right) / 2, bottom + 42, "items", text_anchor="middle", fill=theme.quiet))
    return drawn


def draw(title, measured, subtitle, curves, theme):
    """Returns the picture. `curves` contains the points of each implementation by name."""
    whose = [who for who in STYLES if who in curves]
    times = [time for who in whose for _, time in curves[who]]
    across = Logarithmic([n for who in whose for n, _ in curves[who]], LEFT, WIDTH - RIGHT)
    up = Logarithmic(times, HEIGHT - BOTTOM, TOP)
    drawn = [
        text(0, 28, title, font_size="17", font_weight="600"),
        text(0, 50, subtitle, fill=theme.quiet),
        *axes(across, up, measured, theme),
    ]
    ends = {who: (across.at(curves[who][-1][0]), up.at(curves[who][-1][1])) for who in whose}
    labels = dict(zip(whose, spread([ends[who][1] for who in whose], LABEL_GAP, TOP + 8, HEIGHT - BOTTOM - 8)))
    for who in whose:
        style, stroke = STYLES[who], color(who, theme)
        points = [(across.at(n), up.at(time)) for n, time in curves[who]]
        drawn.append(element(
            "polyline", points=" ".join(f"{number(x)},{number(y)}" for x, y in points), fill="none", stroke=stroke,
            stroke_width=2.5 if style.is_ours else 1.75, stroke_dasharray=style.dash, stroke_linejoin="round", stroke_linecap="round"))
        if style.mark:
            drawn += [mark(style.mark, x, y, stroke) for x, y in points]
        # Connects the end of the line with its name.
        (x, y), label = ends[who], labels[who]
        drawn.append(element(
            "path", d=f"M{number(x + 7)} {number(y)}H{number(WIDTH - RIGHT + 6)}L{number(WIDTH - RIGHT + 20)} {number(label)}",
            fill="none", stroke=stroke, stroke_width=0.75, stroke_opacity="0.6"))
        last_n, last_time = curves[who][-1]
        drawn.append(text(
            WIDTH - RIGHT + 26, label, style.name, fill=stroke, font_weight="600" if style.is_ours else "500"))
        drawn.append(text(
            WIDTH - RIGHT + 26, label + 15, f"{duration(last_time)} at {short_count(last_n)}", fill=theme.quiet, font_size="12"))
    description = f"{title}, {measured}. " + "; ".join(
        f"{STYLES[who].name}: {duration(curves[who][-1][1])} at {short_count(curves[who][-1][0])}" for who in whose) + "."
    return picture(WIDTH, HEIGHT, description, theme, drawn)
