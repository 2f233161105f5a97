"""The page in Firefox: its contents, its input, and its tools."""

import unittest

from firefox import FIREFOX, Firefox
from live import Gallery
from test_tools import AXE

ARROW_DOWN, ARROW_RIGHT, RETURN, ESCAPE, HOME, SPACE = "\ue015", "\ue014", "\ue007", "\ue00c", "\ue011", " "
# Collects the errors of the page's scripts.
LISTEN = """(() => {
  window.complaints = [];
  addEventListener('error', (event) => window.complaints.push(event.message));
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
})()"""

ITEMS = """[...livePreview.stage.items.values()].map(({ node, position }) => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return { position, x, y, width, height };
}).sort((a, b) => a.position - b.position)"""


@unittest.skipUnless(FIREFOX, "Firefox is not installed")
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
        """Reloads the page. A change of the fragment alone would only change the scene."""
        self.browser.open("about:blank")
        self.browser.open(f"{self.gallery.url}#{scene}")
        self.browser.wait("globalThis.livePreview?.stage.count > 0 && livePreview.offset !== null")
        self.rest()

    def rest(self):
        """Waits until the program has handled all the page's messages, nothing moves, and the page shows the result."""
        self.browser.come("livePreview.rest()")

    def middle(self):
        return self.browser.evaluate(
            "(({ x, y, width, height }) => [x + width / 2, y + height / 2])(document.getElementById('stage').getBoundingClientRect())")

    def offset(self):
        return self.browser.evaluate("livePreview.offset.y")

    def test_items_are_on_the_ring_and_drawn_in_perspective(self):
        self.open("circle")
        self.browser.wait("[...document.querySelectorAll('#paint img')].every((image) => image.naturalWidth > 0)")
        x, y = self.middle()
        items = self.browser.evaluate(ITEMS)
        self.assertEqual(len(items), 18)
        ways = [((each["x"] + each["width"] / 2 - x) ** 2 + (each["y"] + each["height"] / 2 - y) ** 2) ** 0.5 for each in items]
        self.assertLess(max(ways) - min(ways), 2)
        # With perspective, heights differ.
        self.open("cover-flow")
        items = self.browser.evaluate(ITEMS)
        heights = [each["height"] for each in items]
        self.assertGreater(max(heights), min(heights) * 1.05)
        self.assertTrue(self.browser.evaluate("document.getElementById('notice').hidden"))

    def test_wheel_drag_flick_and_keys_each_scroll(self):
        self.open("waterfall")
        x, y = self.middle()
        self.browser.wheel(x, y, 300)
        self.browser.wait("livePreview.offset.y === 300")

        def flicks():
            before = self.offset()
            self.browser.drag((x, y), (x, y - 200), 100)
            self.rest()
            # The contents don't scroll by the distance before the pan gesture begins.
            self.assertGreater(self.offset(), before + 180)
            return self.offset() > before + 250

        # On a busy machine, Marionette's hand stops before it lifts.
        self.assertTrue(any(flicks() for _ in range(5)))
        self.browser.evaluate("document.getElementById('stage').focus()")
        self.browser.press(HOME)
        self.browser.wait("livePreview.offset.y === 0")

    def test_settings_the_inspector_and_a_device_work(self):
        self.open("flow-grid?itemSize.width=200")
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

    def show(self, scene):
        """Opens another scene in the same page."""
        self.browser.evaluate(f"void (location.hash = '{scene}')")
        self.browser.wait(
            f"document.querySelector('[aria-current]')?.dataset.scene === '{scene}' && livePreview.offset !== null")
        self.rest()

    def focus(self, selector):
        self.browser.evaluate(f"document.querySelector('{selector}').focus()")

    def click(self, selector):
        self.browser.evaluate(f"document.querySelector('{selector}').click()")

    def middle_of(self, element):
        x, y, width, height = self.browser.evaluate(
            f"(({{ x, y, width, height }}) => [x, y, width, height])({element}.getBoundingClientRect())")
        return x + width / 2, y + height / 2

    def row(self, label):
        return f"[...livePreview.stage.items.values()].find(({{ node }}) => node.dataset.label.includes('{label}'))?.node"

    def test_every_scene_has_items_and_pictures_and_no_script_fails(self):
        self.open("waterfall")
        self.browser.evaluate(LISTEN)
        scenes = self.browser.evaluate("[...document.querySelectorAll('#scenes [data-scene]')].map((link) => link.dataset.scene)")
        self.assertGreater(len(scenes), 20)
        for scene in scenes:
            with self.subTest(scene=scene):
                # The overview never stops moving.
                if scene == "overview":
                    continue
                self.show(scene)
                self.assertGreater(self.browser.evaluate("livePreview.stage.items.size"), 0)
                self.browser.wait("[...document.querySelectorAll('#paint img')].every((image) => image.naturalWidth > 0)")
                self.assertTrue(self.browser.evaluate("document.getElementById('notice').hidden"))
                self.assertEqual(self.browser.evaluate("window.complaints"), [])

    def test_the_overview_supports_search_arrow_keys_and_opening_a_scene(self):
        self.browser.open("about:blank")
        self.browser.open(self.gallery.url)
        self.browser.wait("document.querySelectorAll('#stage [aria-hidden] img').length > 20")
        self.browser.press("/")
        self.browser.wait("document.activeElement.id === 'search-field'")
        for letter in "cover flow":
            self.browser.press(letter)
        self.browser.wait("[...livePreview.stage.items.values()].map(({ node }) => node.dataset.label.split(':')[0]).join() === 'Endless cover flow'")
        self.browser.press(ESCAPE)
        self.browser.wait("livePreview.stage.items.size > 8")
        self.focus("#stage")
        title = "document.activeElement.dataset.label?.split(':')[0]"
        self.browser.press(ARROW_DOWN)
        self.browser.wait(title)
        first = self.browser.evaluate(title)
        self.browser.press(ARROW_RIGHT)
        self.browser.wait(f"{title} && {title} !== '{first}'")
        second = self.browser.evaluate(title)
        # After the search, some tiles are still moving back, in front of the opened tile.
        self.browser.press(RETURN)
        self.browser.wait(f"document.title.startsWith('{second}')")

    def test_keys_and_a_finger_rotate_the_ring_and_control_with_the_wheel_scales_it(self):
        self.open("circle")
        first = "[...livePreview.stage.items.values()][0].node.style.transform"

        def turns(act):
            before = self.browser.evaluate(first)
            act()
            self.browser.wait(f"{first} !== '{before}'")
            self.rest()

        self.focus("#stage")
        turns(lambda: self.browser.press("]"))
        x, y = self.middle()
        turns(lambda: self.browser.touch((x + 150, y), (x + 120, y + 100), 300))
        width = f"Math.max(...{ITEMS}.map((item) => Math.abs(item.x + item.width / 2 - {x})))"
        before = self.browser.evaluate(width)
        self.browser.wheel(x, y, 60, control=True)
        self.browser.wait(f"{width} < {before * 0.75}")

    def test_a_row_can_be_swiped_and_controls_respond_to_keys(self):
        self.open("settings-list")
        self.browser.wheel(*self.middle(), 400)
        self.browser.wait(self.row("Watch"))
        self.rest()
        x, y = self.middle_of(self.row("Watch"))
        self.browser.drag((x, y), (x - 160, y), 300, rest=300)
        button = "document.querySelector('#paint [role=button][aria-label=Forget]')"
        self.browser.wait(button)
        self.rest()
        point = self.middle_of(button)
        self.browser.drag(point, point, 0)
        self.browser.wait(f"!{self.row('Watch')}")
        self.open("controls")
        switch = "document.querySelector('#paint [role=switch]')"
        before = self.browser.evaluate(f"{switch}.ariaChecked")
        self.focus("#paint [role=switch]")
        self.browser.press(SPACE)
        self.browser.wait(f"{switch}.ariaChecked !== '{before}'")

    def test_the_bars_comparison_time_key_list_and_export_work(self):
        self.open("waterfall")
        self.click("#compare-appearance")
        self.browser.wait("frames[0]?.location.hash.includes('appearance=dark') && frames[0].livePreview?.offset")
        self.browser.wait("document.getElementById('comparison-switch').checked")
        x, y = self.middle()
        self.browser.wheel(x, y, 200)
        self.browser.wait("livePreview.offset.y === 200 && frames[0].livePreview.offset.y === 200")
        self.click("#comparison-switch")
        self.browser.wait("!document.querySelector('iframe')")
        self.click("#show-time")
        self.click("#time-speed label:last-child")
        self.browser.wait("livePreview.speed === 0 && document.getElementById('time-badge').checkVisibility()")
        self.click("#time-speed label:first-child")
        self.browser.wait("livePreview.speed === 1")
        self.focus("#stage")
        self.browser.press("?")
        self.browser.wait("document.getElementById('keys').open && document.querySelectorAll('#key-list dt').length > 5")
        self.browser.press(ESCAPE)
        self.browser.wait("!document.getElementById('keys').open")
        self.click("#show-export")
        point = self.middle_of("document.getElementById('export-source')")
        self.browser.drag(point, point, 0)
        self.browser.wait("document.getElementById('export-status').textContent !== ''")

    def test_axe_finds_nothing(self):
        for scene in ("waterfall", "settings-list", "circle", "overview"):
            self.browser.open("about:blank")
            self.browser.open(f"{self.gallery.url}#{scene}")
            self.browser.wait("globalThis.livePreview?.stage.count > 0 && livePreview.offset !== null")
            self.browser.run(AXE)
            self.browser.come(
                "axe.run(document, { resultTypes: ['violations'] }).then((found) => { window.found = found.violations; })")
            with self.subTest(scene=scene):
                self.assertEqual(self.browser.evaluate("window.found.map((each) => [each.id, each.nodes[0].html])"), [])


if __name__ == "__main__":
    unittest.main()
