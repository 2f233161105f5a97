"""Many items, much to do. Frames are counted here: the machine is to do nothing else."""

import os
import time
import unittest

from live import Gallery, LiveCase

# Of 60: the browser, the program and the test share two processors.
FRAMES_PER_SECOND = float(os.environ.get("LIVE_FRAMES_PER_SECOND", "45"))

COUNT_FRAMES = """
  () => {
    globalThis.shown = [];
    const count = livePreview.figures.countFrame.bind(livePreview.figures);
    livePreview.figures.countFrame = (time) => { shown.push(time); count(time); };
  }
"""


def processor_seconds(process):
    """What it has used of processors, as Linux tells."""
    with open(f"/proc/{process}/stat") as status:
        fields = status.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load(LiveCase):
    def flick(self, page):
        """Flicks until frames come at the rate that is asked for. Returns the best rate, and the most elements there were."""
        self.rest(page)
        page.evaluate(COUNT_FRAMES)
        x, y = self.middle(page)
        best, most = 0, 0
        # The best of some seconds: what else the machine does is not what is asked for.
        for second in range(30):
            if second >= 3 and best >= FRAMES_PER_SECOND:
                break
            # A flick: from then on it is the program that moves, and every frame is another one.
            page.mouse.move(x, y + 300)
            page.mouse.down()
            for step in range(1, 9):
                page.mouse.move(x, y + 300 - step * 70)
                page.wait_for_timeout(8)
            page.mouse.up()
            start = page.evaluate("(() => { shown.length = 0; return livePreview.offset.y })()")
            page.wait_for_timeout(1000)
            frames, seconds, way, elements = page.evaluate(
                """start => [shown.length - 1, (shown.at(-1) - shown[0]) / 1000,
                  livePreview.offset.y - start, document.querySelectorAll('*').length]""", start)
            most = max(most, elements)
            # A few frames in quick succession, or frames in which hardly anything moves, are no scrolling.
            if seconds >= 0.8 and way >= 300:
                best = max(best, frames / seconds)
        print(f"\n{best:.0f} frames a second, {most} elements")
        return best, most

    def test_a_million_items_scroll_with_few_elements(self):
        page = self.open("flow-grid?Pictures=1000000&Item+height=100&Item+width=100")
        best, most = self.flick(page)
        self.assertGreaterEqual(best, FRAMES_PER_SECOND)
        self.assertLess(most, 900)
        visible = self.figure(page, "visible")
        self.assertLess(self.figure(page, "created"), 3 * visible)

    def test_ten_thousand_cells_that_constraints_measure_scroll(self):
        page = self.open("chat?Messages=10000")
        best, most = self.flick(page)
        self.assertGreaterEqual(best, FRAMES_PER_SECOND)
        self.assertLess(most, 900)
        self.assertEqual(self.figure(page, "items"), 10_000)

    def test_a_dragged_card_moves_in_every_frame(self):
        page = self.open("card-stack")
        self.rest(page)
        page.evaluate(COUNT_FRAMES)
        # With a hand that moves in every frame of the page: Playwright's own is too slow.
        drag = """async () => {
            const stage = document.getElementById('stage');
            const box = stage.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            const send = (type, dx, dy) => stage.dispatchEvent(new PointerEvent(type, {
              pointerId: 1, pointerType: 'mouse', bubbles: true, cancelable: true, clientX: x + dx, clientY: y + dy }));
            stage.setPointerCapture = () => {};
            send('pointerdown', 0, 0);
            for (let step = 0; step < 20; step++) {
              send('pointermove', step * 4, 0);
              await new Promise(requestAnimationFrame);
            }
            shown.length = 0;
            const start = performance.now();
            for (let step = 0; performance.now() < start + 1000; step++) {
              send('pointermove', 80 + Math.sin(step / 12) * 60, Math.sin(step / 20) * 20);
              await new Promise(requestAnimationFrame);
            }
            const own = [...document.querySelectorAll('.e')].filter((node) => getComputedStyle(node).willChange !== 'auto').length;
            send('pointerup', 0, 0);
            return [(shown.length - 1) / (shown.at(-1) - shown[0]) * 1000, own];
          }"""
        best = 0
        for second in range(20):
            frames, own = page.evaluate(drag)
            # A picture of its own for each box takes more time than there is in a frame.
            self.assertLessEqual(own, 2)
            best = max(best, frames)
            if best >= FRAMES_PER_SECOND:
                break
            self.rest(page)
        print(f"\n{best:.0f} frames a second")
        self.assertGreaterEqual(best, FRAMES_PER_SECOND)

    def test_a_page_that_asks_faster_than_scenes_are_made_gets_the_latest_and_nothing_is_made_for_nobody(self):
        gallery = Gallery()
        self.addCleanup(gallery.close)
        page = self.open_url(gallery.url, "circle")
        # A second connection of the same page: the page itself never asks so fast.
        answers = page.evaluate(
            """async () => {
              const { messages } = await import(new URL('wire.js', location.href));
              const socket = new WebSocket(livePreview.socket.url);
              globalThis.flood = socket;
              socket.binaryType = 'arraybuffer';
              let answers = 0;
              socket.onmessage = ({ data }) => { if (new Uint8Array(data)[0] === 2) answers += 1; };
              await new Promise((opened) => { socket.onopen = opened; });
              const view = { width: 800, height: 600, scale: 1, isDark: false, reducesMotion: false, textSize: 3 };
              socket.send(messages.hello(view, 'waterfall', new Map(), null));
              for (let index = 0; index < 500; index++) {
                socket.send(messages.scene('waterfall', new Map([['Pictures', 200000 + index]]), null));
              }
              await new Promise((later) => setTimeout(later, 1500));
              return answers;
            }""")
        self.assertGreaterEqual(answers, 1)
        self.assertLess(answers, 60)
        page.evaluate(
            """async () => {
              const { messages } = await import(new URL('wire.js', location.href));
              for (let index = 0; index < 500; index++) flood.send(messages.scene('waterfall', new Map(), null));
              flood.close();
            }""")
        page.context.close()
        self.contexts.clear()
        # One scene may be in the making, and is finished. The other 499 would take minutes.
        for _ in range(20):
            before = processor_seconds(gallery.process.pid)
            time.sleep(0.5)
            if processor_seconds(gallery.process.pid) - before < 0.05:
                return
        self.fail("it goes on working")


if __name__ == "__main__":
    unittest.main()
