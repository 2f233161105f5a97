"""Tests of the plots. Run `python3 -m unittest discover -s Benchmarks/Plots` in the root of the repository."""

import os
import re
import tempfile
import unittest
import xml.etree.ElementTree as xml

import bars
import curves
import main
import peers
import terminal
from scales import Logarithmic, duration, short_count, short_duration, spread
from svg import DARK, LIGHT, THEMES
from tables import Peer, Row, read_curves, read_peers, read_rows

CURVE = {
    "C": [(100, 1.4), (10_000, 1.4), (10_000_000, 1.5)],
    "WaterfallLayout": [(100, 60.0), (10_000_000, 24.0)],
    "MagazineLayout": [(100, 4_200.0), (1_000_000, 4_300.0)],
}

PEERS = [
    Peer("list", "insert", "Ours", {10_000: 2e3, 1_000_000: 4e3}, {10_000: 1, 1_000_000: 1}),
    Peer("list", "insert", "Theirs", {10_000: 1e3, 1_000_000: 8e6}, {10_000: 0.5, 1_000_000: 2_000}),
]


def row(id="P1", what="packing", n=1_000_000, share=0.5, met="met", ratio=0.75, target="≤ 1.5 ×", ours=2.0, unit="ns"):
    return Row(id, what, n, ours, unit, ratio, target, share, met)


def elements(picture, name):
    return xml.fromstring(picture).iter("{http://www.w3.org/2000/svg}" + name)


def texts(picture):
    return [element.text for element in elements(picture, "text")]


class Scales(unittest.TestCase):
    def test_times_have_three_digits_and_a_unit(self):
        self.assertEqual(["2.30 ns", "75.0 ns", "1.00 µs", "222 µs", "4.30 ms", "2.00 s"],
                         [duration(time) for time in (2.3, 75, 999.9, 222_000, 4.3e6, 2e9)])

    def test_powers_of_ten_use_the_largest_possible_unit(self):
        self.assertEqual(["100", "1K", "100K", "10M"], [short_count(count) for count in (100, 1e3, 1e5, 1e7)])
        self.assertEqual(["100 ps", "1 ns", "10 µs", "1 s"], [short_duration(time) for time in (0.1, 1, 1e4, 1e9)])

    def test_equal_factors_have_equal_distances_on_an_axis(self):
        axis = Logarithmic([3, 40_000], 0, 500)
        self.assertEqual([1, 10, 100, 1_000, 10_000, 100_000], axis.decades())
        self.assertEqual([0, 100, 500], [round(axis.at(value)) for value in (1, 10, 100_000)])

    def test_spread_labels_keep_their_order_and_the_gap_within_the_bounds(self):
        wanted = [50, 52, 51, 300, 0, 1, 299]
        found = spread(wanted, 20, 0, 300)
        ascending = sorted(found)
        self.assertTrue(all(after - before >= 20 - 1e-9 for before, after in zip(ascending, ascending[1:])))
        self.assertEqual(sorted(range(7), key=lambda index: wanted[index]), sorted(range(7), key=lambda index: found[index]))
        self.assertTrue(0 <= ascending[0] and ascending[-1] <= 300)

    def test_labels_with_enough_room_stay_at_their_wanted_positions(self):
        self.assertEqual([100, 10], spread([100, 10], 20, 0, 200))


class Curves(unittest.TestCase):
    def test_a_line_goes_through_every_point(self):
        lines = list(elements(curves.draw("Title", "time", "how", CURVE, LIGHT), "polyline"))
        self.assertEqual([2, 3, 2], [len(line.get("points").split()) for line in lines])

    def test_longer_times_are_higher_and_more_items_are_further_right(self):
        line = next(elements(curves.draw("Title", "time", "how", {"C": [(100, 1), (1_000, 50)]}, LIGHT), "polyline"))
        (x, y), (to_x, to_y) = [map(float, point.split(",")) for point in line.get("points").split()]
        self.assertLess(x, to_x)
        self.assertGreater(y, to_y)

    def test_every_line_has_its_name_and_its_last_time(self):
        said = texts(curves.draw("Title", "time", "how", CURVE, DARK))
        for words in ("the same work in C", "ours: WaterfallLayout", "MagazineLayout", "4.30 µs at 1M", "24.0 ns at 10M"):
            self.assertIn(words, said)

    def test_nothing_is_outside_the_picture(self):
        picture = curves.draw("Title", "time", "how", CURVE, LIGHT)
        for element in elements(picture, "text"):
            self.assertTrue(0 <= float(element.get("x")) <= curves.WIDTH and 0 <= float(element.get("y")) <= curves.HEIGHT)


class Bars(unittest.TestCase):
    def test_the_length_of_a_bar_is_proportional_to_its_share(self):
        drawn = list(elements(bars.draw([row(share=0.25), row(n=10_000_000, share=0.5)], LIGHT), "rect"))
        self.assertAlmostEqual(2, float(drawn[1].get("width")) / float(drawn[0].get("width")), delta=0.01)

    def test_rows_without_a_verdict_are_not_drawn(self):
        self.assertEqual(1, len(list(elements(bars.draw([row(), row(met="")], LIGHT), "rect"))))

    def test_missed_targets_have_another_color_and_are_counted(self):
        picture = bars.draw([row(), row(what="query", share=1.1, met="missed")], LIGHT)
        self.assertEqual([LIGHT.ours, LIGHT.missed], [bar.get("fill") for bar in elements(picture, "rect")])
        self.assertIn("1 of 2 targets met", texts(picture))

    def test_rows_are_sorted_by_target_with_the_sizes_of_a_kernel_together(self):
        rows = [row("P10"), row("P9b"), row("P9"), row("P2"), row("P2", "other"), row("P2", n=10_000_000)]
        self.assertEqual(
            [("P2", "packing", 1_000_000), ("P2", "packing", 10_000_000), ("P2", "other", 1_000_000), ("P9", "packing", 1_000_000),
             ("P9b", "packing", 1_000_000), ("P10", "packing", 1_000_000)],
            [(row.id, row.what, row.n) for row in bars.judged(rows)])

    def test_the_value_and_limit_are_ratios_if_the_target_is_a_ratio(self):
        self.assertEqual(("0.75 ×", "≤ 1.5 ×"), bars.against(row()))
        self.assertEqual(("1.82 ×", "≤ 1.68 ×"), bars.against(row(ratio=1.82, target="≤ 20.00 µs (1.68 ×)")))
        self.assertEqual(("15.1 B", "≤ 20.0 B"), bars.against(row(ratio=None, target="≤ 20.0 B", ours=15.1, unit="B")))
        self.assertEqual(("44.0", "≤ floor + 2"), bars.against(row(ratio=1.05, target="≤ floor + 2", ours=44, unit="")))


class Peers(unittest.TestCase):
    def test_every_peer_has_a_point_and_a_multiple_for_each_count(self):
        picture = peers.draw(PEERS, LIGHT)
        points = list(elements(picture, "circle"))
        self.assertEqual([LIGHT.missed, LIGHT.ours], [point.get("fill") for point in points])
        self.assertLess(float(points[0].get("cx")), float(points[1].get("cx")))
        for words in ("Theirs", "ours: Ours", "2.00 µs", "0.50 ×", "2,000 ×"):
            self.assertIn(words, texts(picture))

    def test_nothing_is_outside_the_picture(self):
        picture = peers.draw(PEERS, LIGHT)
        height = float(xml.fromstring(picture).get("height"))
        for element in elements(picture, "text"):
            self.assertTrue(0 <= float(element.get("x")) <= peers.WIDTH and 0 <= float(element.get("y")) <= height)

    def test_the_terminal_shows_the_multiples(self):
        chart = terminal.peers_chart(PEERS)
        self.assertEqual(["10K", "1M"], chart[0].split()[-2:])
        self.assertEqual("Theirs 0.50 × 2,000 ×", " ".join(chart[2].split()))


class Terminal(unittest.TestCase):
    def test_a_bar_has_eighths_and_at_least_one_unless_its_share_is_zero(self):
        self.assertEqual(["", "▏", "██", "█▌"], [terminal.bar(share, 4) for share in (0, 0.001, 0.5, 0.375)])

    def test_the_row_nearest_to_its_limit_represents_its_target(self):
        chart = "\n".join(terminal.bars_chart([row(what="near", share=0.9), row(what="far", share=0.1)]))
        self.assertIn("near", chart)
        self.assertNotIn("far", chart)

    def test_names_are_at_the_height_of_their_lines(self):
        chart = terminal.curves_chart("Title", CURVE)
        at = {name: index for index, line in enumerate(chart) for name in ("MagazineLayout", "WaterfallLayout", " C,") if name in line}
        self.assertEqual(["MagazineLayout", "WaterfallLayout", " C,"], sorted(at, key=at.get))
        for index in at.values():
            self.assertTrue(any("\u2801" <= sign <= "\u28ff" for sign in chart[index]))


class Files(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def write(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def test_tables_in_the_format_of_the_benchmark_are_read(self):
        rows = read_rows(self.write("rows.csv", (
            'id,what,n,ours,floor,unit,ratio,target,share,met\n'
            'P1,"waterfall, 3 lanes",1000000,2.300,1.410,ns,1.631,≤ 1.5 ×,1.087,missed\nP7,memory,41,15.100,,B,,≤ 20.0 B,0.755,\n')))
        self.assertEqual(Row("P1", "waterfall, 3 lanes", 1_000_000, 2.3, "ns", 1.631, "≤ 1.5 ×", 1.087, "missed"), rows[0])
        self.assertEqual((None, ""), (rows[1].ratio, rows[1].met))
        found = read_curves(self.write("curves.csv", "curve,who,n,nanoseconds\nlayout,C,1000,1.5\nquery,C,100,50\nlayout,C,100,2\n"))
        self.assertEqual({"layout": {"C": [(100, 2), (1_000, 1.5)]}, "query": {"C": [(100, 50)]}}, found)

        path = self.write("peers.csv", "work,step,n,who,nanoseconds,ratio\nlist,insert,100,A,5,1\nlist,insert,100,B,15,3\nlist,insert,200,A,6,1\n")
        self.assertEqual(
            [Peer("list", "insert", "A", {100: 5, 200: 6}, {100: 1, 200: 1}), Peer("list", "insert", "B", {100: 15}, {100: 3})],
            read_peers(path))

    def test_a_plot_that_differs_from_the_tables_is_stale(self):
        drawn = main.pictures([row()], {"layout": CURVE, "query": CURVE}, PEERS)
        self.assertEqual(sorted(drawn), main.stale(self.folder, drawn))
        for name, picture in drawn.items():
            self.write(name, picture)
        self.assertEqual([], main.stale(self.folder, drawn))
        self.write("targets.svg", drawn["targets.svg"].replace("1 of 1", "0 of 1"))
        self.write("of-old.svg", "")
        self.assertEqual(["of-old.svg", "targets.svg"], main.stale(self.folder, drawn))


class Themes(unittest.TestCase):
    def test_text_is_readable_on_its_page(self):
        def light(color):
            parts = [int(color[index:index + 2], 16) / 255 for index in (1, 3, 5)]
            red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
            return 0.2126 * red + 0.7152 * green + 0.0722 * blue

        for theme, page in ((LIGHT, "#ffffff"), (DARK, "#0d1117")):
            for color in (theme.text, theme.quiet, theme.ours, theme.missed, *theme.peers):
                lighter, darker = sorted((light(color), light(page)), reverse=True)
                self.assertGreaterEqual((lighter + 0.05) / (darker + 0.05), 4.5, color)

    def test_every_color_belongs_to_the_theme(self):
        for theme in THEMES:
            own = {theme.text, theme.quiet, theme.grid, theme.ours, theme.missed, *theme.peers}
            for picture in main.pictures([row()], {"layout": CURVE, "query": CURVE}, PEERS).items():
                if (theme is DARK) == picture[0].endswith("-dark.svg"):
                    self.assertLessEqual(set(re.findall(r"#[0-9a-f]{6}", picture[1])), own)


if __name__ == "__main__":
    unittest.main()
