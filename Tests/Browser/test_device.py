"""Devices, appearance, direction, and two pages compared."""

import unittest

from live import LiveCase


class Device(LiveCase):
    def test_a_device_has_its_size_and_safe_area_and_is_in_the_address(self):
        page = self.open("waterfall")
        self.rest(page)
        devices = {"iphone-se": (375, 667), "iphone-16-pro-max": (440, 956), "ipad-11": (834, 1194), "ipad-11-half": (592, 834),
                   "ipad-13": (1024, 1366)}
        for device, size in devices.items():
            page.select_option("#device-model", device)
            self.wait(page, "size => [stage.clientWidth, stage.clientHeight].join() === size.join()", list(size))
        page.select_option("#device-model", "iphone-16")
        self.wait(page, "document.getElementById('stage').clientWidth === 393 && location.hash.includes('device=iphone-16')")
        # A device larger than the window is scaled down, and input still hits the right items.
        box = self.stage_box(page)
        self.assertLess(box["height"], 800)
        self.assertAlmostEqual(box["width"] / box["height"], 393 / 852, delta=0.01)
        self.rest(page)
        self.assertEqual(self.offset(page)["y"], -59)
        item = self.items(page)[0]
        page.mouse.click(box["x"] + item["x"] + item["width"] / 2, box["y"] + item["y"] + item["height"] / 2)
        self.wait(page, "livePreview.stage.items.values().next().value.node.ariaLabel.endsWith(', selected')")
        page.select_option("#device-appearance", "dark")
        page.click("#device summary")
        page.check("#device-rotated")
        page.check("#device-motion")
        page.select_option("#device-scale", "1")
        self.wait(page, "document.getElementById('stage').clientWidth === 852 && location.hash.includes('scale=1')")
        self.assertEqual(
            page.evaluate("location.hash.split('?')[1].split('&').sort().join()"),
            "appearance=dark,device=iphone-16,motion=less,rotated=1,scale=1")
        page.reload()
        self.wait_for_elements(page)
        self.assertEqual(page.evaluate("document.getElementById('stage').clientWidth"), 852)
        self.assertEqual(page.input_value("#device-model"), "iphone-16")
        # Another scene uses the same device.
        self.wait(page, "document.querySelector('[data-scene=circle]').hash.includes('device=iphone-16')")
        page.click("[data-scene=circle]")
        self.wait(page, "document.querySelector('[aria-current]').dataset.scene === 'circle'")
        self.assertEqual(page.evaluate("document.getElementById('stage').clientWidth"), 852)

    def test_right_to_left_mirrors_the_scene(self):
        page = self.open("waterfall")
        self.rest(page)
        before = self.items(page)[0]
        page.check("#device-direction")
        width = self.stage_box(page)["width"]
        self.wait(page, "x => [...livePreview.stage.items.values()].find(({ position }) => position === 0).node.getBoundingClientRect().x > x", before["x"] + width / 2)
        self.rest(page)
        self.assertAlmostEqual(self.items(page)[0]["x"], width - before["x"] - before["width"], delta=1)
        self.assertIn("direction=rtl", page.url)

    def test_larger_text_makes_rows_higher_and_blurs_and_page_controls_work(self):
        page = self.open("settings-list")
        self.rest(page)
        before = self.items(page)
        page.select_option("#device-text-size", "ax1")
        self.wait(page, "height => [...livePreview.stage.items.values()].every(({ node }) => node.offsetHeight > height)", before[1]["height"] + 5)
        self.rest(page)
        self.assertLess(len(self.items(page)), len(before))
        self.assertIn("text-size=ax1", page.url)
        # The day in a chat has a blurred background.
        page.evaluate("location.hash = 'chat'")
        self.wait(page, "[...document.querySelectorAll('#paint *')].some(node => getComputedStyle(node).backdropFilter.includes('blur'))")
        # A carousel and its page control follow each other.
        page.evaluate("location.hash = 'carousel-hero'")
        self.wait(page, "document.querySelector('#paint [aria-valuetext=\"page 4 of 12\"]')")
        self.rest(page)
        start = self.offset(page)["x"]
        dots = page.locator("#paint [aria-valuetext^=page]")
        box = dots.bounding_box()
        page.mouse.click(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
        self.wait(page, "document.querySelector('#paint [aria-valuetext=\"page 5 of 12\"]')")
        self.rest(page)
        turned = self.offset(page)["x"]
        self.assertGreater(turned, start + 100)
        stage = self.stage_box(page)
        middle = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] + 200, middle[1], steps=6)
        page.mouse.up()
        self.wait(page, "document.querySelector('#paint [aria-valuetext=\"page 4 of 12\"]')")

    def test_a_compared_page_scrolls_with_the_first(self):
        page = self.open("waterfall", viewport={"width": 1500, "height": 800})
        self.rest(page)
        page.click("#device summary")
        page.check("#comparison-switch")
        self.wait(page, "frames[0]?.livePreview?.stage.count > 0 && frames[0].livePreview.offset")
        other = page.frames[1]
        self.assertTrue(other.evaluate("document.getElementById('comparison').hidden"))
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 400)
        self.wait(page, "livePreview.offset.y === 400 && frames[0].livePreview.offset.y === 400")
        box = page.locator("iframe").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 400)
        page.mouse.wheel(0, -150)
        self.wait(page, "livePreview.offset.y === 250 && frames[0].livePreview.offset.y === 250")
        # A chosen speed applies to both pages.
        page.click("#show-time")
        page.click("#time-speed label:last-child")
        self.wait(page, "livePreview.speed === 0 && frames[0].livePreview.speed === 0")
        page.click("#time-speed label:first-child")
        self.wait(page, "livePreview.speed === 1 && frames[0].livePreview.speed === 1")
        page.click("#device summary")
        page.uncheck("#comparison-together")
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 400)
        page.mouse.wheel(0, 100)
        self.wait(page, "frames[0].livePreview.offset.y === 350")
        self.assertEqual(self.offset(page)["y"], 250)
        page.uncheck("#comparison-switch")
        self.assertEqual(page.locator("iframe").count(), 0)

    def test_another_scene_returns_both_compared_pages_to_full_speed(self):
        page = self.open("waterfall", viewport={"width": 1500, "height": 800})
        self.rest(page)
        page.click("#device summary")
        page.check("#comparison-switch")
        self.wait(page, "frames[0]?.livePreview?.stage.count > 0 && frames[0].livePreview.offset")
        page.click("#show-time")
        page.click("#time-speed label:last-child")
        self.wait(page, "livePreview.speed === 0 && frames[0].livePreview.speed === 0")
        self.show(page, "flow-grid")
        self.wait(page, "livePreview.speed === 1 && frames[0].livePreview.speed === 1")

    def test_one_press_compares_two_appearances_or_directions_in_aligned_pages(self):
        page = self.open("waterfall")
        self.rest(page)
        page.click("#device summary")

        def compare(button, choice):
            page.click(button)
            self.wait(page, "choice => frames[0]?.location.hash.includes(choice) && frames[0].livePreview?.offset", choice)
            other = page.frames[-1]
            self.rest(page)
            self.rest(other)
            first = page.locator("#stage").bounding_box()
            second = other.locator("#stage").bounding_box()
            # The page is scaled to fit, with rounding.
            self.assertAlmostEqual(first["y"], second["y"], delta=0.05)
            self.assertAlmostEqual(first["height"], second["height"], delta=0.05)
            return other

        other = compare("#compare-appearance", "appearance=dark")
        schemes = [each.evaluate("document.getElementById('field').style.colorScheme") for each in (page, other)]
        self.assertEqual(schemes, ["light", "dark"])
        self.assertTrue(page.is_checked("#comparison-switch"))
        # The second page's settings are accessible, and its bar isn't truncated.
        ends = other.evaluate("[...document.querySelectorAll('#bar button, #bar select')].map((node) => node.getBoundingClientRect().right)")
        self.assertLessEqual(max(ends), other.evaluate("innerWidth"))
        other.click("#show-panel")
        self.wait(page, "frames[0].document.getElementById('panel').classList.contains('open')")
        other = compare("#compare-direction", "direction=rtl")
        firsts = [
            each.evaluate("[...livePreview.stage.items.values()].find(({ position }) => position === 0).node.getBoundingClientRect().x")
            for each in (page, other)]
        self.assertLess(firsts[0] - page.locator("#stage").bounding_box()["x"], 60)
        self.assertGreater(firsts[1], 100)
        # Also with a device.
        page.select_option("#device-model", "iphone-se")
        self.rest(page)
        compare("#compare-appearance", "device=iphone-se")
        page.uncheck("#comparison-switch")
        self.assertFalse(page.locator("#bar-title").is_visible())

    def test_two_compared_pages_and_their_bars_fit_into_the_window(self):
        for width in (961, 1024, 1200, 1201):
            with self.subTest(width=width):
                page = self.open("waterfall", viewport={"width": width, "height": 700})
                self.rest(page)
                page.click("#device summary")
                page.click("#compare-appearance")
                self.wait(page, "frames[0]?.livePreview?.offset")
                self.rest(page.frames[-1])
                # Nothing in a bar is truncated or covered.
                for each in (page, page.frames[-1]):
                    bar = each.locator("#bar").bounding_box()
                    boxes = [node.bounding_box() for node in each.locator("#toolbar > :not(.gap), #bar > button").all() if node.is_visible()]
                    boxes = sorted((box["x"], box["x"] + box["width"]) for box in boxes)
                    self.assertGreaterEqual(len(boxes), 8)
                    self.assertGreaterEqual(boxes[0][0], bar["x"])
                    self.assertLessEqual(boxes[-1][1], bar["x"] + bar["width"])
                    for first, second in zip(boxes, boxes[1:]):
                        self.assertLessEqual(first[1], second[0] + 0.5)
                self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)


if __name__ == "__main__":
    unittest.main()
