"""Measured and displayed text sizes."""

import unittest

from live import FIXTURE, LiveCase


class Text(LiveCase):
    executable = FIXTURE

    def test_labels_have_their_measured_widths(self):
        page = self.open(viewport={"width": 1600, "height": 1220})
        self.rest(page)
        # The label's box has the width measured by the program. Its line has the width set by the browser.
        labels = page.evaluate(
            """() => [...document.querySelectorAll('#paint svg.text')].map((svg) => ({
              text: svg.textContent, style: `${svg.style.fontStyle} ${svg.style.fontWeight} ${svg.style.fontSize}`,
              measured: svg.parentElement.clientWidth, lines: svg.children.length,
              seen: svg.firstElementChild.getBBox().width,
            }))""")
        self.assertEqual(len(labels), 56)
        for label in labels:
            with self.subTest(text=label["text"], style=label["style"]):
                self.assertEqual(label["lines"], 1)
                self.assertGreater(label["measured"], 100)
                self.assertAlmostEqual(label["seen"] / label["measured"], 1, delta=0.02)
        worst = max(labels, key=lambda label: abs(label["seen"] / label["measured"] - 1))
        print(f"\nfurthest off: {worst['seen'] / worst['measured'] - 1:+.2%} ({worst['text']!r}, {worst['style']})")


if __name__ == "__main__":
    unittest.main()
