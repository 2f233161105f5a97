"""The page for screen readers, keyboards, and reduced motion."""

import io
import os
import unittest

import axe_playwright_python
from PIL import Image
from live import FIXTURE, LiveCase
from test_scenes import SCENES


class Accessibility(LiveCase):
    def test_items_have_labels_and_positions_in_the_whole_list(self):
        page = self.open("waterfall")
        self.rest(page)
        items = page.get_by_role("listitem")
        listed = items.filter(has=page.locator("xpath=self::*[@aria-posinset]"))
        self.assertGreater(listed.count(), 3)
        for index in range(listed.count()):
            node = listed.nth(index)
            self.assertEqual(node.get_attribute("aria-setsize"), "60")
            self.assertTrue(node.get_attribute("aria-label"))
        self.assertEqual(page.get_by_role("listitem", name="Arches").count(), 1)
        self.assertTrue(page.get_by_role("list", name="60 items").is_visible())

    def test_items_are_in_data_order_in_the_document(self):
        page = self.open("flow-grid")
        page.mouse.move(*self.middle(page))
        for delta in (500, 700, -400, 300):
            page.mouse.wheel(0, delta)
            self.rest(page)
            order = page.evaluate(
                "[...document.querySelectorAll('[aria-posinset]')].map((node) => Number(node.ariaPosInSet))")
            self.assertEqual(order, sorted(order))

    def test_a_focused_item_is_in_data_order_after_a_shuffle(self):
        page = self.open("flow-grid")
        self.rest(page)
        page.focus("#stage")
        page.keyboard.press("Tab")
        for _ in range(3):
            page.evaluate("[...document.querySelectorAll('button')].find((button) => button.textContent === 'Shuffle').click()")
            self.rest(page)
            order = page.evaluate("[...document.querySelectorAll('[aria-posinset]')].map((node) => Number(node.ariaPosInSet))")
            self.assertEqual(order, sorted(order))
            self.assertEqual(page.evaluate("document.activeElement.ariaPosInSet"), "1")

    def test_an_item_returned_to_its_parent_is_in_data_order(self):
        page = self.open("flow-grid")
        # A list with a header and three items, in a section that scrolls by itself. Carrying an item moves it out of the section.
        orders = page.evaluate(
            """async () => {
              const load = (name) => import(new URL(name, location.href).href);
              const [{ Stage }, { Reader }, { ElementField, Role }] = await Promise.all(
                ["stage/stage.js", "wire/reader.js", "protocol.js"].map(load));
              const root = document.createElement("div");
              document.body.append(root);
              const stage = new Stage(root, { imagePath: "", onItems() {}, onFocusLost() {} });
              const number = (value) => (value < 128 ? [value] : [value % 128 + 128, ...number(Math.floor(value / 128))]);
              const update = (id, fields, ...bytes) => [id, ...number(fields), ...bytes];
              const both = ElementField.parent | ElementField.role;
              const item = (id, position) => update(id, both, 2, Role.item, position, 3, 0, 1, 48 + position);
              const order = () => [...root.querySelectorAll("[role=listitem]")].map((node) => node.textContent || node.dataset.label);
              const apply = (...updates) => {
                stage.apply(new Reader(Uint8Array.from([0, updates.length, ...updates.flat()]).buffer));
                return order();
              };
              const carry = (id) => update(id, ElementField.parent, 1);
              const drop = (id) => update(id, ElementField.parent, 2);
              const begin = [
                update(1, ElementField.role, Role.list, 3), update(2, ElementField.parent, 1),
                update(3, both, 2, Role.heading, 0, 0, 1, 72), item(4, 0), item(5, 1), item(6, 2)];
              const orders = [apply(...begin)];
              for (const id of [4, 5, 3]) orders.push(apply(carry(id)).length, apply(drop(id)));
              // The focused item.
              stage.elements.get(4).node.focus();
              orders.push(apply(carry(4)).length, apply(drop(4)), document.activeElement?.dataset.label);
              root.remove();
              return orders;
            }""")
        in_order = ["H", "0", "1", "2"]
        self.assertEqual(orders, [in_order] + [4, in_order] * 4 + ["0"])

    def test_headers_are_headings_before_their_items(self):
        page = self.open("sticky-headers")
        self.rest(page)
        page.mouse.move(*self.middle(page))
        for delta in (0, 900, -500):
            page.mouse.wheel(0, delta)
            self.rest(page)
            order = page.evaluate(
                """() => [...document.querySelectorAll('#stage h2, #stage [aria-posinset]')].map((node) =>
                  node.ariaPosInSet ? Number(node.ariaPosInSet) : node.textContent)""")
            headings = [entry for entry in order if isinstance(entry, str)]
            self.assertTrue(headings)
            for name in headings:
                self.assertEqual(page.get_by_role("heading", name=name, exact=True, level=2).count(), 1)
            # Each header precedes a roll of twelve pictures.
            numbers = [12 * (int(entry.split()[1]) - 1) + 0.5 if isinstance(entry, str) else entry for entry in order]
            self.assertEqual(numbers, sorted(numbers))
            self.assertEqual(headings, [f"Roll {number}" for number in range(
                int(headings[0].split()[1]), int(headings[-1].split()[1]) + 1)])

    def test_axe_finds_nothing_in_any_scene(self):
        with open(os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")) as script:
            axe = script.read()
        for options in ({}, {"color_scheme": "dark", "viewport": {"width": 390, "height": 844}}):
            page = self.open("circle", **options)
            page.evaluate(axe)
            for scene in SCENES:
                self.show(page, scene)
                found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
                with self.subTest(scene=scene, **options):
                    self.assertEqual([(each["id"], each["nodes"][0]["html"]) for each in found], [])
        # Checks a phone's page with all drawers open.
        page.click("#show-panel")
        for tool in ("device summary", "show-time", "show-inspector", "show-export"):
            page.click(f"#{tool}")
            found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
            with self.subTest(tool=tool):
                self.assertEqual([(each["id"], each["nodes"][0]["html"]) for each in found], [])
        page.keyboard.press("?")
        found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
        self.assertEqual([(each["id"], each["nodes"][0]["html"]) for each in found], [])

    def test_fingers_find_controls_of_44_points(self):
        page = self.open("carousel-cosine", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
        self.rest(page)
        page.click("#show-panel")
        page.click("#device summary")
        small = page.evaluate(
            """() => [...document.querySelectorAll('button, a, input, select, summary, .segments label')].filter((node) => {
                const box = node.getBoundingClientRect();
                return node.checkVisibility({ visibilityProperty: true }) && !node.closest('.segments label input, .skip')
                  && (box.width < 44 || box.height < 44);
              }).map((node) => node.outerHTML.slice(0, 80))""")
        self.assertEqual(small, [])
        # The painted part of a switch is smaller, on or off.
        page.evaluate("document.querySelector('.switch').checked = true")
        style = "[...new Set([...document.querySelectorAll('%s')].map((node) => getComputedStyle(node).%s))].join()"
        self.assertEqual(page.evaluate(style % (".switch", "backgroundClip")), "padding-box")

    def test_the_tab_key_reaches_scenes_items_and_settings(self):
        page = self.open("circle")
        self.rest(page)
        reached = []
        for _ in range(60):
            page.keyboard.press("Tab")
            reached.append(page.evaluate(
                "(() => { const node = document.activeElement; return node.id || node.dataset.scene || node.role || node.tagName })()"))
        for wanted in ("stage", "waterfall", "sticky-headers", "listitem", "setting-0", "setting-1", "SUMMARY"):
            self.assertIn(wanted, reached)

    def test_arrow_keys_move_the_focus_between_items_and_bring_them_into_view(self):
        page = self.open("flow-grid")
        self.rest(page)
        page.focus("#stage")
        page.keyboard.press("Tab")
        focused = "Number(document.activeElement.ariaPosInSet)"
        self.assertEqual(page.evaluate(focused), 1)
        outline = page.evaluate("getComputedStyle(document.activeElement, '::after').outlineStyle")
        self.assertEqual(outline, "solid")
        for number in range(2, 25):
            page.keyboard.press("ArrowRight")
            self.wait(page, f"{focused} === {number}")
        self.rest(page)
        self.assertGreater(self.offset(page)["y"], 0)
        box = page.evaluate("(() => { const { top, bottom } = document.activeElement.getBoundingClientRect(); return [top, bottom] })()")
        self.assertGreaterEqual(box[0], 0)
        self.assertLessEqual(box[1], 800)
        page.keyboard.press("End")
        self.wait(page, f"{focused} === 60")
        page.keyboard.press("Home")
        self.wait(page, f"{focused} === 1")

    def test_scrolling_keeps_the_focused_item(self):
        page = self.open("flow-grid")
        self.rest(page)
        page.focus("#stage")
        page.keyboard.press("Tab")
        page.mouse.move(*self.middle(page))
        page.mouse.wheel(0, 12)
        self.wait(page, "livePreview.offset.y === 12")
        self.assertEqual(page.evaluate("document.activeElement.ariaPosInSet"), "1")

    def test_keys_still_scroll_after_the_focused_item_scrolls_away(self):
        page = self.open("flow-grid?Pictures=600")
        self.rest(page)
        page.focus("#stage")
        page.keyboard.press("Tab")
        page.keyboard.press("PageDown")
        self.wait(page, "document.activeElement.id === 'stage'")
        self.rest(page)
        offset = self.offset(page)["y"]
        page.keyboard.press("PageDown")
        self.wait(page, "offset => livePreview.offset.y > offset + 300", arg=offset)
        page.keyboard.press("Home")
        self.wait(page, "document.activeElement.ariaPosInSet === '1'")

    def test_keys_scroll_while_nothing_is_focused(self):
        page = self.open("flow-grid")
        page.keyboard.press("PageDown")
        self.wait(page, "livePreview.offset.y > 300")

    def test_return_taps_the_visible_part_of_an_item(self):
        page = self.open("flow-grid")
        page.mouse.move(*self.middle(page))
        first = self.items(page)[0]
        page.mouse.wheel(0, round(first["y"] + first["height"] * 0.8))
        self.wait(page, "livePreview.offset.y > 0")
        self.rest(page)
        page.evaluate(
            """() => {
              const item = [...livePreview.stage.items.values()].find(({ position }) => position === 0);
              item.node.focus({ preventScroll: true });
            }""")
        page.keyboard.press("Enter")
        self.wait(page, "document.activeElement.ariaLabel.endsWith(', selected')")

    def test_visible_items_are_announced_at_rest(self):
        page = self.open("flow-grid")
        self.wait(page, "document.getElementById('announcement').textContent.startsWith('Items 1 to ')")
        page.focus("#stage")
        page.keyboard.press("End")
        self.wait(page, "document.getElementById('announcement').textContent.endsWith(' to 60 of 60')")

    def test_an_empty_list_is_announced(self):
        page = self.open("flow-grid")
        self.wait(page, "document.getElementById('announcement').textContent.startsWith('Items 1 to ')")
        page.fill("#setting-0", "0")
        page.keyboard.press("Enter")
        self.wait(page, "document.getElementById('announcement').textContent === 'No items'")
        self.assertTrue(page.locator("#empty").is_visible())

    def test_a_rows_focus_ring_is_not_covered_by_the_next_row(self):
        for scene in ("outline", "settings-list"):
            page = self.open(scene)
            self.rest(page)
            page.focus("#stage")
            page.keyboard.press("Tab")
            for _ in range(3):
                page.keyboard.press("ArrowDown")
            self.rest(page)
            box = page.evaluate(
                "(({ x, y, width, height }) => ({ x, y, width, height }))(document.activeElement.getBoundingClientRect())")
            accent = page.evaluate(
                """() => { const probe = document.body.appendChild(document.createElement('i'));
                  probe.style.color = 'var(--accent)';
                  const color = getComputedStyle(probe).color; probe.remove(); return color; }""")
            color = tuple(int(part) for part in accent[4:-1].split(","))
            picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            middle = round(box["x"] + box["width"] / 2)
            for y in (box["y"] + 1, box["y"] + box["height"] - 2):
                self.assertEqual(picture.getpixel((middle, round(y))), color, f"{scene} at {y}")

    def test_screen_readers_read_an_items_text_once(self):
        page = self.open("storefront")
        self.rest(page)
        tree = page.locator("#paint").aria_snapshot()
        label = page.evaluate("[...livePreview.stage.items.values()][0].node.dataset.label")
        title = label.split(",")[0]
        self.assertEqual(tree.count(title), 1, tree)

    def test_reduced_motion_replaces_animations_with_jumps(self):
        page = self.open("carousel-cosine", reduced_motion="reduce")
        self.rest(page)
        page.evaluate(
            """() => {
              globalThis.offsets = new Set();
              const apply = livePreview.stage.apply.bind(livePreview.stage);
              livePreview.stage.apply = (reader) => { apply(reader); offsets.add(livePreview.offset.x); };
            }""")
        page.focus("#stage")
        page.keyboard.press("End")
        self.wait(page, "[...livePreview.stage.items.values()].some((item) => item.position === 23)")
        self.assertLessEqual(page.evaluate("offsets.size"), 2)


class Sections(LiveCase):
    executable = FIXTURE

    def test_headers_of_empty_sections_are_in_data_order(self):
        page = self.open("sections")
        self.rest(page)
        page.mouse.move(*self.middle(page))
        for delta in (0, 1300, -700, -450):
            page.mouse.wheel(0, delta)
            self.rest(page)
            order = page.evaluate(
                """() => [...document.querySelectorAll('#stage h2, #stage [aria-posinset]')].map((node) =>
                  node.ariaPosInSet ? Math.floor((Number(node.ariaPosInSet) - 1) / 3) * 5 + 0.5
                    : Number(node.textContent.split(' ')[1]))""")
            self.assertGreater(len(order), 10)
            self.assertEqual(order, sorted(order))


if __name__ == "__main__":
    unittest.main()
