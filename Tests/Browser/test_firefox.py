"""The page in Firefox: that it shows what the program says, and that hands reach it."""

import unittest

from firefox import FIREFOX, Firefox
from live import Gallery

ITEMS = """[...livePreview.stage.items.values()].map(({ node, position }) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { position, x, y, width, height };
}).sort((a, b) => a.position - b.position)"""


@unittest.skipUnless(FIREFOX, "there is no Firefox")
class InFirefox(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.gallery = Gallery()
        cls.browser = Firefox()

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.gallery.close()

    def open(self, scene):
        """Anew: a change after the # alone would only change the scene."""
        self.browser.open("about:blank")
        self.browser.open(f"{self.gallery.url}#{scene}")
        self.browser.wait("globalThis.livePreview?.stage.count > 0 && livePreview.offset !== null")
        self.rest()

    def rest(self):
        """Waits until the program has done all that the page has sent, nothing moves there, and the page shows that."""
        self.browser.come("livePreview.rest()")

    def middle(self):
        return self.browser.evaluate(
            "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.getElementById('stage').getBoundingClientRect())")

    def offset(self):
        return self.browser.evaluate("livePreview.offset.y")

    def test_scenes_are_where_the_program_says(self):
        self.open("circle")
        self.browser.wait("[...document.querySelectorAll('#paint img')].every((image) => image.naturalWidth > 0)")
        x, y = self.middle()
        items = self.browser.evaluate(ITEMS)
        self.assertEqual(len(items), 18)
        ways = [((each["x"] + each["width"] / 2 - x) ** 2 + (each["y"] + each["height"] / 2 - y) ** 2) ** 0.5 for each in items]
        self.assertLess(max(ways) - min(ways), 2)
        # In perspective.
        self.open("cover-flow")
        items = self.browser.evaluate(ITEMS)
        heights = [each["height"] for each in items]
        self.assertGreater(max(heights), min(heights) * 1.05)
        self.assertTrue(self.browser.evaluate("document.getElementById('notice').hidden"))

    def test_wheel_drag_flick_and_keys_scroll(self):
        self.open("waterfall")
        x, y = self.middle()
        self.browser.wheel(x, y, 300)
        self.browser.wait("livePreview.offset.y === 300")

        def flicks():
            before = self.offset()
            self.browser.drag((x, y), (x, y - 200), 100)
            self.rest()
            # What the pan recogniser waits for before it begins is not scrolled.
            self.assertGreater(self.offset(), before + 180)
            return self.offset() > before + 250

        # Marionette's hand stops before it lifts, on a machine that is busy at that moment.
        self.assertTrue(any(flicks() for _ in range(5)))
        self.browser.evaluate("document.getElementById('stage').focus()")
        self.browser.press("\ue011")
        self.browser.wait("livePreview.offset.y === 0")

    def test_settings_the_inspector_and_a_device(self):
        self.open("flow-grid?Item+width=200")
        self.browser.wait(f"{ITEMS}[0].width === 200")
        self.browser.evaluate("document.getElementById('show-inspector').click()")
        self.browser.wait("document.querySelectorAll('#inspector-tree li').length > 5")
        item = self.browser.evaluate(ITEMS)[0]
        point = (item["x"] + 50, item["y"] + 50)
        self.browser.drag(point, point, 0)
        self.browser.wait("document.querySelector('#inspector-report h3')?.textContent === 'PhotoCell [0, 0]'")
        self.open("flow-grid?device=iphone-16&appearance=dark")
        self.browser.wait("document.getElementById('stage').clientWidth === 393")
        self.assertEqual(self.offset(), -59)


if __name__ == "__main__":
    unittest.main()
