"""The plots for a terminal: curves in Braille dots, a line for each peer, and a bar for each target."""

from bars import against, judged
from peers import groups, times
from scales import Logarithmic, duration, short_count, short_duration, spread

COLUMNS, LINES = 56, 14
NAMES = {"LayoutEngine": "ours: LayoutEngine", "WaterfallLayout": "ours: WaterfallLayout", "C": "C"}
# The dots of a Braille cell by column and row.
DOTS = ((0x01, 0x02, 0x04, 0x40), (0x08, 0x10, 0x20, 0x80))
EIGHTHS = " ▏▎▍▌▋▊▉"


def curves_chart(title, curves):
    across = Logarithmic([n for points in curves.values() for n, _ in points], 0, COLUMNS * 2 - 1)
    up = Logarithmic([time for points in curves.values() for _, time in points], LINES * 4 - 1, 0)
    cells = [[0] * COLUMNS for _ in range(LINES)]
    for points in curves.values():
        for (n, time), (next_n, next_time) in zip(points, points[1:]):
            x, y, to_x, to_y = across.at(n), up.at(time), across.at(next_n), up.at(next_time)
            steps = max(1, round(max(abs(to_x - x), abs(to_y - y))))
            for step in range(steps + 1):
                column, row = round(x + (to_x - x) * step / steps), round(y + (to_y - y) * step / steps)
                cells[row // 4][column // 2] |= DOTS[column % 2][row % 4]
    scale = {round(up.at(value)) // 4: short_duration(value) for value in up.decades()}
    whose = list(curves)
    ends = spread([up.at(curves[who][-1][1]) / 4 for who in whose], 1, 0, LINES - 1)
    names = {round(end): f"{NAMES.get(who, who)}, {duration(curves[who][-1][1])} at {short_count(curves[who][-1][0])}"
             for who, end in zip(whose, ends)}
    lines = [title]
    for row, line in enumerate(cells):
        dots = "".join(chr(0x2800 + cell) if cell else " " for cell in line)
        lines.append(f"{scale.get(row, ''):>7} │{dots} {names.get(row, '')}".rstrip())
    ticks = [" "] * (COLUMNS + 4)
    for value in across.decades():
        name = short_count(value)
        column = round(across.at(value) / 2 - len(name) / 2)
        ticks[max(0, column):max(0, column) + len(name)] = name
    return lines + [" " * 8 + "└" + "─" * COLUMNS, " " * 9 + "".join(ticks).rstrip()]


def peers_chart(peers):
    """Returns a table of the other layouts' times as multiples of ours, by the number of items."""
    counts = sorted({n for peer in peers for n in peer.times})
    lines = ["Multiples of our time".ljust(56) + "".join(f"{short_count(n):>12}" for n in counts)]
    for work, step, ours, others in groups(peers):
        lines.append(f"{work}, {step}: {ours.who}".ljust(56) + "".join(f"{duration(ours.times[n]):>12}" for n in counts))
        lines += [f"  {other.who}".ljust(56) + "".join(f"{times(other.ratios[n]):>12}" for n in counts) for other in others]
    return lines


def bar(share, width):
    """Returns a bar in eighths of a character. A share above zero has at least one eighth."""
    eighths = max(round(share * width * 8), 1 if share else 0)
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()


def bars_chart(rows):
    """Returns a bar for each target, from the row nearest to its limit."""
    rows = judged(rows)
    most = {}
    for row in rows:
        if row.id not in most or row.share > most[row.id].share:
            most[row.id] = row
    width = 24
    lines = [f"{sum(row.met == 'met' for row in rows)} of {len(rows)} targets met. Each bar is the row nearest to its limit, which is at │"]
    for row in most.values():
        value, target = against(row)
        drawn = f"{bar(min(row.share, 1.5), width):{width}}"
        drawn = drawn[:width] + "│" + drawn[width:]
        mark = " missed" if row.met == "missed" else ""
        what = row.what if len(row.what) <= 36 else row.what[:35].rstrip() + "…"
        lines.append(f"{row.id:>4} {what:<36} {short_count(row.n):>4} {drawn} {value} {target}{mark}")
    return lines
