"""Many items, and a long time."""

import os
import time
import unittest

from live import Gallery, LiveCase, kilobytes

# An hour of use, or a minute's worth of it.
SOAK_SECONDS = float(os.environ.get("LIVE_SOAK_SECONDS", "60"))
FRAMES_PER_SECOND = float(os.environ.get("LIVE_FRAMES_PER_SECOND", "50"))

COUNT_FRAMES = """
  () => {
    globalThis.shown = [];
    const count = livePreview.figures.countFrame.bind(livePreview.figures);
    livePreview.figures.countFrame = (time) => { shown.push(time); count(time); };
  }
"""

# Goes from scene to scene, as often at least as is said, and scrolls, drags, flicks, pinches, turns and presses keys in each.
USE = """
  async ([seconds, visits]) => {
    const stage = document.getElementById('stage');
    const scenes = [...document.querySelectorAll('#scenes a')].map((link) => link.dataset.scene);
    const frame = () => new Promise(requestAnimationFrame);
    const box = stage.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const send = (event, members = {}) => stage.dispatchEvent(Object.assign(event, members));
    const all = { bubbles: true, cancelable: true };
    const end = performance.now() + seconds * 1000;
    for (let visit = 0; visit < visits || performance.now() < end; visit++) {
      location.hash = `#${scenes[visit % scenes.length]}`;
      for (let turn = 0; turn < 60; turn++) {
        const delta = turn % 40 < 25 ? 90 : -90;
        send(new WheelEvent('wheel', { deltaX: delta, deltaY: delta, clientX, clientY, ...all }));
        if (turn % 20 === 10) send(new KeyboardEvent('keydown', { key: ['End', ']', 'Delete'][turn / 20 | 0], ...all }));
        const kind = { 41: 'gesturestart', 55: 'gestureend' }[turn] ?? 'gesturechange';
        if (turn > 40 && turn < 56) {
          send(new Event(kind, all), { clientX, clientY, scale: 1 + (turn - 41) / 30, rotation: turn - 41 });
        }
        // A drag that ends as a flick.
        const touch = { 22: 'pointerdown', 32: 'pointerup' }[turn] ?? 'pointermove';
        if (turn > 21 && turn < 33) {
          const place = { clientX: clientX + (27 - turn) * 12, clientY: clientY + (27 - turn) * 12 };
          send(new PointerEvent(touch, { pointerId: 1, pointerType: 'mouse', ...place, ...all }));
        }
        await frame();
      }
    }
    location.hash = '#waterfall';
  }
"""


def processor_seconds(process):
    """What it has used of processors, as Linux tells."""
    with open(f"/proc/{process}/stat") as status:
        fields = status.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Load(LiveCase):
    def test_a_million_items_scroll_with_few_elements(self):
        page = self.open("flow-grid?Pictures=1000000&Item+height=100&Item+width=100")
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
        self.assertGreaterEqual(best, FRAMES_PER_SECOND)
        self.assertLess(most, 900)
        visible = self.figure(page, "visible")
        self.assertLess(self.figure(page, "created"), 3 * visible)

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

    def test_memory_comes_back_when_pages_close(self):
        gallery = Gallery()
        self.addCleanup(gallery.close)
        page = self.open_url(gallery.url, "waterfall")
        self.rest(page)
        before = gallery.resident_kilobytes
        # Connections of the same page, each with a scene of its own: one after the other, as the program makes them.
        page.evaluate(
            """async () => {
              const { messages } = await import(new URL('wire.js', location.href));
              const view = { width: 800, height: 600, scale: 1, isDark: false, reducesMotion: false };
              const settings = new Map([['Pictures', 1000000]]);
              globalThis.others = [];
              for (let index = 0; index < 20; index++) {
                const socket = new WebSocket(livePreview.socket.url);
                socket.binaryType = 'arraybuffer';
                others.push(socket);
                socket.onopen = () => socket.send(messages.hello(view, 'waterfall', settings, null));
                await new Promise((shown) => {
                  socket.onmessage = ({ data }) => { if (new Uint8Array(data)[0] === 3) shown(); };
                });
              }
            }""")
        most = gallery.resident_kilobytes
        page.evaluate("others.forEach((socket) => socket.close())")
        end = time.monotonic() + 10
        while gallery.resident_kilobytes > before + 20 * 1024 and time.monotonic() < end:
            time.sleep(0.5)
        after = gallery.resident_kilobytes
        print(f"\nprogram {before} → {most} → {after} KB")
        self.assertGreater(most, before + 100 * 1024)
        self.assertLess(after, before + 20 * 1024)

    def test_nothing_grows_over_time(self):
        # glibc's malloc keeps freed pieces for each thread, and an arena of memory for each. Both fill up for minutes or hours,
        # as threads come and go, and hide what is lost meanwhile: here all have one arena, and keep nothing.
        gallery = Gallery(
            environment={"GLIBC_TUNABLES": "glibc.malloc.tcache_count=0:glibc.malloc.arena_max=1"})
        self.addCleanup(gallery.close)
        page = self.open_url(gallery.url, "waterfall?Pictures=100000")
        # From now on the page has a pointer.
        page.mouse.move(*self.middle(page))

        def use(seconds):
            page.evaluate(USE, [seconds, 0])
            self.rest(page)
            session = page.context.new_cdp_session(page)
            session.send("HeapProfiler.collectGarbage")
            heap = page.evaluate("performance.memory.usedJSHeapSize") / 1024
            elements = page.evaluate("document.querySelectorAll('*').length")
            session.detach()
            return gallery.resident_kilobytes, heap, elements, kilobytes(renderer, "RssAnon")

        # All scenes twice, so that everything has been there once that is made only once.
        page.evaluate(USE, [30, 2 * page.locator("#scenes a").count()])
        browser = self.browser.new_browser_cdp_session()
        processes = browser.send("SystemInfo.getProcessInfo")["processInfo"]
        browser.detach()
        renderer = max((each for each in processes if each["type"] == "renderer"), key=lambda each: each["cpuTime"])["id"]
        before = use(5)
        # Meanwhile, a program as everybody starts it.
        usual = Gallery()
        self.addCleanup(usual.close)
        other = self.open_url(usual.url, "waterfall")
        self.rest(other)
        start = usual.resident_kilobytes
        other.evaluate(f"soak => {{ globalThis.soaked = ({USE})(soak) }}", [SOAK_SECONDS, 0])
        after = use(SOAK_SECONDS)
        other.evaluate("soaked")
        other.context.close()
        self.contexts.remove(other.context)
        end = time.monotonic() + 10
        while usual.resident_kilobytes > start + 20 * 1024 and time.monotonic() < end:
            time.sleep(0.5)
        rest = usual.resident_kilobytes
        print(
            f"\nprogram {before[0]} → {after[0]} KB, page {before[1]:.0f} → {after[1]:.0f} KB of objects in "
            f"{before[3]} → {after[3]} KB, {after[2]} elements; with the usual allocator, program {start} → {rest} KB")
        self.assertLess(rest, start + 20 * 1024)
        # A kilobyte that is lost in each frame would be 3.6 MB in a minute; ten bytes that are, 2.2 MB in an hour.
        self.assertLess(after[0] - before[0], 512)
        self.assertLess(after[1] - before[1], 512)
        self.assertLess(after[2], before[2] + 20)
        # The browser clears away when it likes.
        self.assertLess(after[3] - before[3], 64 * 1024)

    def test_scenes_that_come_and_go_make_no_documents(self):
        page = self.open("waterfall")
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable")

        def visit(times):
            """Each SVG that the browser makes anew is a document of its own, which it is slow to clear away."""
            for _ in range(times):
                for scene in ["carousel-cosine", "waterfall"]:
                    self.show(page, scene)
            metrics = session.send("Performance.getMetrics")["metrics"]
            return next(each["value"] for each in metrics if each["name"] == "Documents")

        before = visit(2)
        self.assertLessEqual(visit(6), before + 2)

    def test_tabs_that_come_and_go_leave_nothing(self):
        def visit(times):
            for _ in range(times):
                page = self.open("sticky-headers")
                page.context.close()
                self.contexts.remove(page.context)
            return self.gallery.resident_kilobytes

        visit(10)
        before = visit(1)
        after = visit(20)
        print(f"\nprogram {before} → {after} KB")
        self.assertLess(after - before, 8 * 1024)


if __name__ == "__main__":
    unittest.main()
