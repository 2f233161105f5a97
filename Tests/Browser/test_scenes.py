"""Every scene, its settings, its address."""

import json
import subprocess
import unittest

from live import GALLERY, LiveCase

SCENES = [entry["id"] for entry in json.loads(subprocess.check_output([GALLERY, "list", "--json"]))]


class Scenes(LiveCase):
    def test_every_scene_loads_without_complaint(self):
        for scene in SCENES:
            with self.subTest(scene=scene):
                page = self.open(scene)
                self.rest(page)
                self.assertGreater(len(self.items(page)), 0)
                self.assertEqual(page.locator("#scenes a[aria-current]").get_attribute("data-scene"), scene)
                page.context.close()
                self.contexts.remove(page.context)

    def test_the_sidebar_changes_the_scene(self):
        page = self.open("waterfall")
        page.click("#scenes a[data-scene=circle]")
        self.wait(page, "document.getElementById('scene-title').textContent === 'Circle'")
        self.assertIn("#circle", page.url)
        page.go_back()
        self.wait(page, "document.getElementById('scene-title').textContent === 'Waterfall'")

    def test_a_setting_changes_the_layout_and_the_address_and_a_reload_keeps_it(self):
        page = self.open("flow-grid")
        slider = page.get_by_label("Item width")
        slider.fill("100")
        self.wait(page, "[...livePreview.stage.items.values()].every((item) => item.width === 100)")
        self.wait(page, "location.hash.includes('Item+width=100')")
        page.reload()
        self.wait_for_elements(page)
        self.assertEqual({item["width"] for item in self.items(page)}, {100})
        page.click("#reset")
        self.wait(page, "[...livePreview.stage.items.values()].every((item) => item.width === 208)")
        self.wait(page, "location.hash === '#flow-grid'")

    def test_what_the_views_change_the_controls_follow(self):
        page = self.open("circle")
        page.focus("#stage")
        before = float(page.get_by_label("Rotation").input_value())
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

    def test_dark_and_light(self):
        page = self.open("flow-grid", color_scheme="dark")
        self.rest(page)
        dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
        page.emulate_media(color_scheme="light")
        self.assertNotEqual(page.evaluate("getComputedStyle(document.body).backgroundColor"), dark)

    def test_a_picture_of_a_million_items(self):
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
