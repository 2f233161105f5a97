"""Every scene, its settings, and its address."""

import json
import math
import subprocess
import unittest

from live import GALLERY, LiveCase

SCENES = [entry["id"] for entry in json.loads(subprocess.check_output([GALLERY, "list", "--json"]))]


class Scenes(LiveCase):
    def test_after_a_click_on_a_scene_keys_scroll_it(self):
        page = self.open("circle")
        page.click("#scenes a[data-scene=flow-grid]")
        self.wait(page, "document.querySelector('[aria-current]')?.dataset.scene === 'flow-grid'")
        self.rest(page)
        page.keyboard.press("PageDown")
        self.wait(page, "livePreview.offset.y > 300")
        page.focus("#scenes a[data-scene=waterfall]")
        page.keyboard.press("Enter")
        self.wait(page, "document.querySelector('[aria-current]')?.dataset.scene === 'waterfall'")
        self.assertEqual(page.evaluate("document.activeElement.dataset.scene"), "waterfall")

    def test_an_address_of_a_missing_scene_is_reported(self):
        page = self.open("nowhere")
        page.wait_for_selector("#notice:not([hidden])")
        self.assertEqual(page.inner_text("#notice-words"), "There is no scene 'nowhere'. Showing Overview instead.")
        page.click("#scenes a[data-scene=circle]")
        page.wait_for_selector("#notice", state="hidden")

    def test_a_title_in_the_address_works_like_an_id(self):
        page = self.open("preferences")
        self.wait(page, "location.hash === '#settings-list'")
        self.assertTrue(page.is_hidden("#notice"))

    def test_the_current_scene_is_visible_in_the_list(self):
        for size in ({"width": 1280, "height": 500}, {"width": 420, "height": 500}):
            with self.subTest(size=size):
                page = self.open("outline", viewport=size)
                self.assertTrue(self.is_listed_in_sight(page))
                page.evaluate("location.hash = '#waterfall'")
                self.wait(page, "document.querySelector('[aria-current]')?.dataset.scene === 'waterfall'")
                self.assertTrue(self.is_listed_in_sight(page))
                self.assertEqual(page.evaluate("[scrollX, scrollY, document.body.scrollLeft, document.body.scrollTop]"), [0] * 4)

    def is_listed_in_sight(self, page):
        return page.evaluate(
            """() => {
              const [list, link] = ['sidebar', 'scenes'].map((id) => document.getElementById(id));
              const [around, box] = [list, link.querySelector('[aria-current]')].map((node) => node.getBoundingClientRect());
              return box.top >= around.top && box.bottom <= around.bottom;
            }""")

    def test_opening_another_scene_scrolls_the_panel_to_its_title(self):
        page = self.open("circle", viewport={"width": 1280, "height": 500})
        page.evaluate("document.getElementById('panel').scrollTop = 200")
        # The same scene keeps its scroll position.
        page.click("#settings button")
        self.rest(page)
        self.assertEqual(page.evaluate("document.getElementById('panel').scrollTop"), 200)
        page.click("#scenes a[data-scene=flow-grid]")
        self.wait(page, "document.getElementById('scene-title').textContent === 'Flow grid'")
        self.assertEqual(page.evaluate("document.getElementById('panel').scrollTop"), 0)

    def test_the_sidebar_changes_the_scene(self):
        page = self.open("waterfall")
        page.click("#scenes a[data-scene=circle]")
        self.wait(page, "document.getElementById('scene-title').textContent === 'Circle'")
        self.assertIn("#circle", page.url)
        page.go_back()
        self.wait(page, "document.getElementById('scene-title').textContent === 'Waterfall'")

    def test_the_last_requested_scene_is_shown_even_if_scenes_arrive_late(self):
        page = self.open("waterfall")
        self.rest(page)
        self.listen_later(page)
        page.click("#scenes a[data-scene=flow-grid]")
        self.wait(page, "location.hash === '#flow-grid'")
        page.go_back()
        self.wait(page, "location.hash === '#waterfall'")
        page.evaluate("listen()")
        self.rest(page)
        self.assertEqual(page.inner_text("#scene-title"), "Waterfall")
        self.assertTrue(page.url.endswith("#waterfall"), page.url)
        page.go_forward()
        self.wait(page, "document.getElementById('scene-title').textContent === 'Flow grid'")

    def test_a_scene_requested_before_a_lost_connection_is_shown_after_it(self):
        page = self.open("waterfall")
        self.rest(page)
        self.listen_later(page)
        page.click("#scenes a[data-scene=flow-grid]")
        self.wait(page, "location.hash === '#flow-grid'")
        page.evaluate("livePreview.socket.close()")
        self.wait(page, "document.getElementById('scene-title').textContent === 'Flow grid'")
        self.rest(page)
        self.assertTrue(page.url.endswith("#flow-grid"), page.url)
        self.forgive_lost_connections()

    def listen_later(self, page):
        """Delays the server's messages on this connection until the page calls `listen()`."""
        page.evaluate(
            """() => {
              const { socket } = livePreview;
              const hear = socket.onmessage;
              const heard = [];
              socket.onmessage = (event) => heard.push(event);
              globalThis.listen = () => {
                socket.onmessage = hear;
                for (const event of heard) hear(event);
              };
            }""")

    def test_back_and_forward_restore_a_scenes_offset(self):
        page = self.open("waterfall?Pictures=2000")
        page.keyboard.press("PageDown")
        page.keyboard.press("PageDown")
        self.rest(page)
        offset = self.offset(page)
        self.assertGreater(offset["y"], 600)
        page.click("#scenes a[data-scene=flow-grid]")
        self.wait(page, "document.getElementById('scene-title').textContent === 'Flow grid' && livePreview.offset?.y === 0")
        self.rest(page)
        page.go_back()
        self.wait(page, "document.getElementById('scene-title').textContent === 'Waterfall' && livePreview.offset !== null")
        self.rest(page)
        self.assertEqual(self.offset(page), offset)
        page.go_forward()
        self.wait(page, "document.getElementById('scene-title').textContent === 'Flow grid' && livePreview.offset?.y === 0")

    def test_a_scene_that_adapts_to_the_window_counts_as_unchanged(self):
        page = self.open("photo-albums", viewport={"width": 390, "height": 600})
        self.rest(page)
        control = "[...document.querySelectorAll('#settings label')].find((label) => label.textContent === 'itemSize.width').control"
        small = page.evaluate(f"{control}.valueAsNumber")
        self.assertTrue(page.url.endswith("#photo-albums"), page.url)
        self.assertTrue(page.evaluate("document.getElementById('reset').hidden"))
        page.set_viewport_size({"width": 1280, "height": 800})
        self.wait(page, f"{control}.valueAsNumber > {small} + 20")
        large = page.evaluate(f"{control}.valueAsNumber")
        self.assertTrue(page.evaluate("document.getElementById('reset').hidden"))
        # A manual change counts, and a reset restores the fitting value.
        page.get_by_label("itemSize.width").fill("200")
        self.wait(page, "location.hash.includes('itemSize.width=200')")
        page.click("#reset")
        self.wait(page, f"{control}.valueAsNumber === {large} && document.getElementById('reset').hidden")
        self.wait(page, "location.hash === '#photo-albums'")

    def test_low_and_narrow_windows_cut_off_no_items(self):
        across = ["carousel-cosine", "carousel-hero", "cover-flow"]
        whole = ["circle", "profiles", "wallet"]
        for width, height in ((844, 390), (640, 400), (320, 320)):
            page = self.open("circle", viewport={"width": width, "height": height})
            for scene in across + whole:
                self.show(page, scene)
                stage = self.stage_box(page)

                cut = [
                    item for item in self.items(page)
                    if item["y"] < -1 or item["y"] + item["height"] > stage["height"] + 1
                    or scene in whole and (item["x"] < -1 or item["x"] + item["width"] > stage["width"] + 1)
                ]
                with self.subTest(scene=scene, width=width, height=height):
                    self.assertGreater(len(self.items(page)), 0)
                    self.assertEqual(cut, [], page.evaluate("JSON.stringify(livePreview.offset)"))

    def test_a_link_to_the_same_scene_applies_its_settings(self):
        page = self.open("flow-grid?itemSize.width=120")
        self.rest(page)
        self.assertEqual({item["width"] for item in self.items(page)}, {120})
        for address, width in (("#flow-grid?itemSize.width=90&minimumLineSpacing=3", 90), ("#flow-grid", 140)):
            page.evaluate("address => { location.hash = address }", address)
            self.wait(
                page, "width => [...livePreview.stage.items.values()].every(({ node }) => node.clientWidth === width)",
                arg=width)
        page.go_back()
        self.wait(page, "[...livePreview.stage.items.values()].every(({ node }) => node.clientWidth === 90)")

    def test_a_setting_changes_the_layout_and_the_address_and_a_reload_keeps_it(self):
        page = self.open("flow-grid")
        slider = page.get_by_label("itemSize.width")
        slider.fill("100")
        self.wait(page, "[...livePreview.stage.items.values()].every((item) => item.width === 100)")
        self.wait(page, "location.hash.includes('itemSize.width=100')")
        page.reload()
        self.wait_for_elements(page)
        self.assertEqual({item["width"] for item in self.items(page)}, {100})
        page.click("#reset")
        self.wait(page, "[...livePreview.stage.items.values()].every((item) => item.width === 140)")
        self.wait(page, "location.hash === '#flow-grid'")

    def test_radius_effect_angles_and_lanes_are_settings(self):
        page = self.open("circle?radius=0.2")
        self.rest(page)
        box = self.stage_box(page)
        for item in self.items(page):
            x, y = item["x"] + item["width"] / 2, item["y"] + item["height"] / 2
            self.assertAlmostEqual(
                math.hypot(x - box["width"] / 2, y - box["height"] / 2), 0.2 * box["width"], delta=1)
        page = self.open("carousel-cosine?effect=1")
        self.rest(page)
        self.assertEqual({item["height"] for item in self.items(page)}, {528})
        page = self.open("photo-albums?arrangement=1&angleSeed=0&angles=2")
        self.rest(page)
        self.assertEqual({item["width"] for item in self.items(page)}, {190})
        page = self.open("waterfall?laneCount=4")
        self.rest(page)
        self.assertEqual(len({item["x"] for item in self.items(page)}), 4)

    def test_controls_follow_changes_by_the_views(self):
        page = self.open("circle")
        page.focus("#stage")
        before = float(page.get_by_label("rotation").input_value())
        page.keyboard.press("]")
        self.wait(
            page, "before => Number(document.querySelector('#settings input[type=range][step=\"0.05\"]').value) > before + 0.1",
            arg=before)

    def test_resizing_the_window_resizes_the_collection_view(self):
        page = self.open("waterfall")
        lanes = {item["x"] for item in self.items(page)}
        page.set_viewport_size({"width": 1800, "height": 700})
        self.wait(
            page, "lanes => new Set([...livePreview.stage.items.values()].map(({ node }) => node.getBoundingClientRect().x)).size > lanes",
            arg=len(lanes))

    def test_the_page_and_its_view_follow_dark_and_light_mode(self):
        page = self.open("flow-grid", color_scheme="dark")

        def brightness():
            """Returns the brightness of the page and of its view."""
            return page.evaluate(
                """() => [document.body, document.querySelector('#paint > .e')].map((node) =>
                  Math.max(...getComputedStyle(node).backgroundColor.match(/[0-9]+/g).slice(0, 3).map(Number)))""")

        self.rest(page)
        self.assertLess(max(brightness()), 80)
        page.emulate_media(color_scheme="light")
        self.wait(page, "!getComputedStyle(document.querySelector('#paint > .e')).backgroundColor.includes('0, 0, 0')")
        self.assertGreater(min(brightness()), 200)

    def test_boxes_are_on_whole_pixels_of_the_display(self):
        for scale in (1, 2, 3):
            with self.subTest(scale=scale):
                page = self.open("waterfall", device_scale_factor=scale, viewport={"width": 1283, "height": 800})
                self.rest(page)
                for item in self.items(page):
                    for length in (item["x"], item["y"]):
                        self.assertAlmostEqual(length * scale, round(length * scale), delta=0.01)
                page.context.close()
                self.contexts.remove(page.context)

    def test_nothing_is_loaded_from_elsewhere(self):
        for scene in ("waterfall", "sticky-headers"):
            page = self.open("circle")
            addresses = []
            page.on("request", lambda request: addresses.append(request.url))
            page.goto(self.gallery.url + f"#{scene}")
            page.reload()
            self.rest(page)
            self.assertGreater(len(addresses), 5)
            for address in addresses:
                self.assertTrue(address.startswith((self.gallery.url, "data:")), address)

    def test_the_figures_match_the_scene(self):
        page = self.open("flow-grid?Pictures=500")
        self.rest(page)
        self.assertEqual(self.figure(page, "items"), 500)
        visible = self.figure(page, "visible")
        self.assertEqual(visible, len(self.items(page)))
        self.assertGreaterEqual(self.figure(page, "created"), visible)
        self.assertRegex(page.inner_text("#figure-layout"), r"^[0-9]+\.[0-9]{2} ms$")
        page.mouse.move(*self.middle(page))
        # The number of frames depends on the machine.
        for _ in range(200):
            page.mouse.wheel(0, 40)
            self.hand_pauses(0.02)
            if page.evaluate("Number(document.getElementById('figure-rate').textContent) > 0"):
                break
        else:
            self.fail("no frame rate during scrolling")
        self.rest(page)
        self.assertEqual(self.figure(page, "visible"), len(self.items(page)))
        self.assertGreater(self.figure(page, "created"), 0)

    def test_every_scene_loads_and_its_controls_can_be_set_to_their_limits(self):
        for scene in SCENES:
            with self.subTest(scene=scene):
                page = self.open(scene)
                self.rest(page)
                self.assertGreater(len(self.items(page)), 0)
                self.assertEqual(page.locator("#scenes a[aria-current]").get_attribute("data-scene"), scene)
                for kind, values in (("range", ["max", "min"]), ("checkbox", [None, None]), ("radio", [None])):
                    controls = page.locator(f"#settings input[type={kind}]:not([aria-label])")
                    # The first choice comes last, because a scene's controls have no effect in another layout.
                    for index in reversed(range(controls.count())):
                        control = controls.nth(index)
                        for value in values:
                            if value:
                                control.fill(control.get_attribute(value))
                            else:
                                control.click(force=True)
                            self.hand_pauses(0.04)
                for index in range(page.locator("#settings select").count()):
                    select = page.locator("#settings select").nth(index)
                    for choice in reversed(range(select.locator("option").count())):
                        select.select_option(index=choice)
                        self.hand_pauses(0.04)
                    self.wait(page, "document.querySelector('#settings select:disabled') === null")
                self.rest(page)
                if page.is_visible("#reset"):
                    page.click("#reset")
                self.wait(page, "id => location.hash === `#${id}`", arg=scene)
                self.wait(page, "livePreview.stage.items.size > 0")
                page.context.close()
                self.contexts.remove(page.context)

    def test_in_a_narrow_window_the_sidebar_opens_and_closes(self):
        page = self.open("flow-grid", viewport={"width": 420, "height": 800})
        sidebar = page.locator("#sidebar")
        button = page.locator("#show-scenes")
        for close in (
            lambda: button.click(timeout=3000),
            lambda: page.keyboard.press("Escape"),
            lambda: page.click("[data-scene=flow-grid]"),
            lambda: page.click("[data-scene=waterfall]"),
        ):
            button.click()
            sidebar.wait_for(state="visible")
            self.assertEqual(button.get_attribute("aria-expanded"), "true")
            close()
            sidebar.wait_for(state="hidden")
            self.assertEqual(button.get_attribute("aria-expanded"), "false")

    def test_in_a_narrow_window_one_drawer_is_open_at_a_time(self):
        page = self.open("waterfall", viewport={"width": 390, "height": 844})

        def opened():
            return page.evaluate(
                """['sidebar', 'panel'].filter((id) => document.getElementById(id).classList.contains('open'))""")

        page.click("#show-scenes")
        self.assertEqual(opened(), ["sidebar"])
        page.click("#show-panel")
        self.assertEqual(opened(), ["panel"])
        self.assertEqual(page.get_attribute("#show-scenes", "aria-expanded"), "false")
        page.click("#show-panel")
        self.assertEqual(opened(), [])

    def test_the_device_menu_opens_in_front_of_an_open_tool(self):
        for size in ({"width": 390, "height": 844}, {"width": 640, "height": 400}):
            with self.subTest(size):
                page = self.open("waterfall", viewport=size)
                page.click("#show-export")
                page.locator("#panel").wait_for(state="visible")
                page.click("#device summary")
                page.click("#device-motion", timeout=3000)
                self.assertTrue(page.is_checked("#device-motion"))
                page.keyboard.press("Escape")
                self.assertTrue(page.is_visible("#export"))

    def test_the_last_of_a_million_items_can_be_reached(self):
        page = self.open("flow-grid?Pictures=1000000")
        self.rest(page)
        self.assertEqual(self.figure(page, "items"), 1_000_000)
        page.focus("#stage")
        page.keyboard.press("End")
        self.wait(page, "[...livePreview.stage.items.values()].some((item) => item.position === 999999)")
        self.rest(page)
        last = self.items(page)[-1]
        box = self.stage_box(page)
        self.assertLess(last["y"] + last["height"], box["height"])
        self.assertGreater(last["y"], 0)


if __name__ == "__main__":
    unittest.main()
