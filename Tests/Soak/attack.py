"""Runs clients that send unexpected input, and pages that request as much as possible. See scripts/attack."""

import argparse
import asyncio
import collections
import random
import signal
import struct
import sys
import time
import urllib.parse

import protocol
from hand import Hand, any_view
from page import Page, View
from program import Program
from protocol import numbers
from soak import MOST_GROWTH, Soak
from wire import Closed, Socket, Writer

MOST = 1_000_000
LARGE = View(4096, 4096)
METHODS = ["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "get", "\x1b[31mGET", "G" * 5000, ""]
HEADERS = [
    "Host: {host}", "Host: evil.example", "Host: [::1]:1", "Host:", "Origin: http://{host}", "Origin: null", "Sec-Fetch-Site: cross-site",
    "Connection: close", "Connection: close, TE", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Version: 99", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Content-Length: 99999999999999999999", "Content-Length: 5",
    "Transfer-Encoding: chunked", "Range: bytes=0-1", "Cookie: " + "a" * 3000, " folded", "no colon", ": nameless", "X: \0", "X: \x1b[2J"]
PATHS = ["", "live.js", "socket", "image/x", "../../etc/passwd", "%00", "?x", "a" * 9000, "\x1b]0;x\x07", "protocol.js", "//"]


class Attack:
    def __init__(self, program, constants, chance):
        self.program, self.protocol, self.chance = program, constants, chance
        parts = urllib.parse.urlsplit(program.url)
        self.host, self.port, self.path, self.netloc = parts.hostname, parts.port, parts.path, parts.netloc
        self.done = collections.Counter()

    # Requests

    async def connect(self):
        return await asyncio.open_connection(self.host, self.port)

    def request(self):
        chance = self.chance
        path = self.path if chance.random() < 0.8 else "/" + "0" * 32 + "/"
        headers = chance.choices(HEADERS, k=chance.randint(0, 8))
        if chance.random() < 0.8:
            headers = [HEADERS[0]] + [each for each in headers if not each.startswith("Host")]
        version = chance.choice(["HTTP/1.1"] * 6 + ["HTTP/1.0", "HTTP/2", ""])
        lines = [f"{chance.choice(['GET'] * 8 + METHODS)} {path}{chance.choice(PATHS)} {version}"] + headers
        return ("\r\n".join(lines) + "\r\n\r\n").format(host=self.netloc).encode(errors="surrogatepass")

    async def requests(self):
        """Sends several requests on a connection. Some are truncated, and some are random bytes."""
        reader, writer = await self.connect()
        try:
            for _ in range(self.chance.randint(1, 6)):
                bytes_ = self.request()
                if self.chance.random() < 0.1:
                    bytes_ = self.chance.randbytes(self.chance.randint(1, 20_000))
                if self.chance.random() < 0.2:
                    bytes_ = bytes_[:self.chance.randrange(len(bytes_))]
                writer.write(bytes_)
                await writer.drain()
                if self.chance.random() < 0.7:
                    await asyncio.wait_for(reader.read(1 << 16), 0.3)
        except asyncio.TimeoutError:
            pass
        finally:
            writer.transport.abort()

    async def crowds(self):
        """Opens more silent connections than the server allows."""
        connections = [await self.connect() for _ in range(200)]
        await asyncio.sleep(self.chance.uniform(0, 1))
        for _, writer in connections:
            writer.transport.abort()

    # Frames and messages

    def junk(self):
        chance, kinds = self.chance, numbers(self.protocol.ClientKind)
        body = Writer(chance.choice(kinds + [0, 200, 255]))
        for _ in range(chance.randint(0, 12)):
            value = chance.choice([0, 1, 2, 255, 1e300, -1, float("nan"), float("inf"), chance.uniform(-2000, 2000)])
            chance.choice([
                lambda: body.byte(chance.randrange(256)), lambda: body.number(chance.choice([0, 1, 5, 1 << 20, 1 << 40, 1 << 63])),
                lambda: body.single(max(-3e38, min(3e38, value))), lambda: body.double(value),
                lambda: body.text("x" * chance.choice([0, 3, 1000]))])()
        return bytes(body.bytes)

    async def socket(self):
        socket = await Socket.open(self.program.url, self.protocol)

        async def listen():
            while True:
                await socket.receive()

        listening = asyncio.create_task(listen())
        return socket, listening

    @staticmethod
    async def end(socket, listening):
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        socket.close(politely=False)

    async def frames(self):
        """Sends malformed frames, and frames with invalid lengths and kinds."""
        socket, listening = await self.socket()
        chance = self.chance
        for _ in range(chance.randint(1, 30)):
            head = bytes([chance.choice([0x82, 0x02, 0x00, 0x80, 0x81, 0x88, 0x89, 0x8A, 0xF2, 0x83])])
            length = chance.choice([
                b"\x80", b"\x81", b"\x85", b"\xfe\xff\xff", b"\xff" + struct.pack(">Q", 1 << 62), b"\x05", b"\xff" + struct.pack(">Q", 5)])
            socket.writer.write(head + length + chance.randbytes(chance.randint(0, 300)))
        await asyncio.sleep(chance.uniform(0, 0.3))
        await self.end(socket, listening)

    async def messages(self):
        """Sends messages of any kind with any values, with or without an open page."""
        page = Page(self.protocol, lambda *_: None)
        if self.chance.random() < 0.9:
            await page.open(self.program.url, view=any_view(self.chance))
        else:
            page.socket, page.listening = await self.socket()
        for _ in range(self.chance.randint(1, 200)):
            if page.failure:
                break
            page.socket.send(self.junk())
            if self.chance.random() < 0.1:
                await asyncio.sleep(0.01)
        page.close(politely=self.chance.random() < 0.5)

    # Pages

    async def hands(self):
        """Performs a hand's actions, and closes the page in the middle of them."""
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url, view=any_view(self.chance))
        await page.show(self.chance.choice(page.scenes))
        hand = Hand(page, self.chance)
        acting = asyncio.create_task(hand.visit(20))
        await asyncio.wait([acting], timeout=self.chance.uniform(0.1, 6))
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        page.close(politely=self.chance.random() < 0.5)

    async def most(self):
        """Shows scenes with their maximum number of items one after another, in a view of any size, and presses buttons meanwhile."""
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url, view=self.chance.choice([LARGE, any_view(self.chance)]))
        for _ in range(self.chance.randint(1, 8)):
            page.ask_for(self.chance.choice(page.scenes), {"Pictures": MOST, "Tags": MOST, "Messages": MOST, "Items": MOST})
            for index, setting in enumerate(page.settings):
                if setting.kind == self.protocol.SettingKind.action and self.chance.random() < 0.5:
                    page.set(index, 1)
            page.wheel(0, self.chance.uniform(-3000, 3000))
            await asyncio.sleep(self.chance.uniform(0.05, 2))
        page.close(politely=self.chance.random() < 0.5)

    async def exports(self):
        """Requests exports during changes, and closes the page without waiting for them."""
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url, view=self.chance.choice([LARGE, any_view(self.chance)]))
        await page.show(self.chance.choice(page.scenes))
        for _ in range(self.chance.randint(2, 10)):
            page.wheel(0, 300)
            for index, setting in enumerate(page.settings):
                if setting.kind == self.protocol.SettingKind.action and self.chance.random() < 0.3:
                    page.set(index, 1)
            page.send(page.message("export").byte(self.chance.choice(numbers(self.protocol.Export))))
            await asyncio.sleep(self.chance.uniform(0, 0.5))
        page.close(politely=False)

    async def deaf(self):
        """Opens a page that stops reading the server's messages."""
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url, view=LARGE)
        page.socket.reader._transport.pause_reading()
        for _ in range(100):
            page.wheel(0, 500)
            await asyncio.sleep(0.02)
        page.close(politely=False)

    KINDS = [requests, requests, crowds, frames, messages, messages, hands, most, exports, deaf]

    async def go_on(self, kind, end):
        while time.monotonic() < end and self.program.is_running:
            try:
                await kind(self)
                self.done[kind.__name__] += 1
            except (Closed, OSError, asyncio.IncompleteReadError):
                self.done[f"{kind.__name__}, refused"] += 1
                await asyncio.sleep(0.1)


class Attacked(Soak):
    async def run(self):
        self.protocol = protocol.read(protocol.script(self.program.url))
        await self.calibrate()
        before = await self.rest()
        attack = Attack(self.program, self.protocol, random.Random(self.options.seed))
        end = time.monotonic() + self.options.minutes * 60
        clients = [asyncio.create_task(attack.go_on(kind, end)) for kind in Attack.KINDS for _ in range(self.options.clients)]
        most = 0
        while not all(client.done() for client in clients):
            if self.program.is_running:
                most = max(most, self.program.kilobytes)
            await asyncio.sleep(1)
        await asyncio.gather(*clients)
        print(", ".join(f"{count} {kind}" for kind, count in sorted(attack.done.items())))
        if not self.program.is_running:
            return self.read_end()
        # The program still serves new pages.
        page = Page(self.protocol, lambda *_: None)
        await page.open(self.program.url)
        page.close()
        after = await self.rest()
        print(f"memory: {before} KB at rest before, {most} at most, {after} at rest afterward")
        if after > before + MOST_GROWTH:
            self.failures.append(f"memory grew by {after - before} KB after the attack; the limit is {MOST_GROWTH}")


def main():
    parser = argparse.ArgumentParser(prog="scripts/attack")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--clients", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--executable", required=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    attacked = Attacked(parser.parse_args())
    try:
        asyncio.run(attacked.run())
    finally:
        attacked.program.close()
    for failure in list(dict.fromkeys(attacked.failures))[:40]:
        print(f"FAILED: {failure}")
    sys.exit(1 if attacked.failures else 0)


if __name__ == "__main__":
    main()
