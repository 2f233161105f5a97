"""The messages of a page and its server over a WebSocket, as specified in docs/WIRE.md."""

import asyncio
import base64
import os
import struct
import urllib.parse


class Closed(Exception):
    """The server has closed the connection, with a reason or abruptly."""


class Writer:
    """Writes a message."""

    def __init__(self, kind):
        self.bytes = bytearray([kind])

    def byte(self, *values):
        self.bytes += bytes(int(value) for value in values)
        return self

    def number(self, value):
        while value >= 0x80:
            self.bytes.append(value & 0x7F | 0x80)
            value >>= 7
        self.bytes.append(value)
        return self

    def single(self, *values):
        self.bytes += struct.pack(f"<{len(values)}f", *values)
        return self

    def double(self, *values):
        self.bytes += struct.pack(f"<{len(values)}d", *values)
        return self

    def text(self, value):
        data = value.encode()
        self.number(len(data))
        self.bytes += data
        return self


class Reader:
    """Reads a message, front to back."""

    def __init__(self, data):
        self.data = data
        self.offset = 0

    def byte(self):
        self.offset += 1
        return self.data[self.offset - 1]

    def number(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def singles(self, count):
        self.offset += 4 * count
        return struct.unpack_from(f"<{count}f", self.data, self.offset - 4 * count)

    def doubles(self, count):
        self.offset += 8 * count
        return struct.unpack_from(f"<{count}d", self.data, self.offset - 8 * count)

    def text(self):
        count = self.number()
        self.offset += count
        return self.data[self.offset - count:self.offset].decode()


class Socket:
    """A connection to the server at an address such as http://127.0.0.1:8080/TOKEN/."""

    @classmethod
    async def open(cls, url, protocol):
        self = cls()
        self.farewell = protocol.CloseCode.farewell
        parts = urllib.parse.urlsplit(url)
        self.reader, self.writer = await asyncio.open_connection(parts.hostname, parts.port, limit=1 << 24)
        lines = [
            f"GET {parts.path}{protocol.paths.socket} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
            f"Origin: http://{parts.netloc}", "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}"]
        self.writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        try:
            head = await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Closed(f"no answer to the handshake: {error}") from None
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Closed(f"handshake refused: {head.splitlines()[0].decode()}")
        return self

    def send(self, payload, opcode=2):
        """Sends a frame. A client's frames must be masked, and this mask consists of zeros."""
        count = len(payload)
        head = bytes([0x80 | opcode, 0x80 | count]) if count < 126 else struct.pack(">BBH", 0x80 | opcode, 0x80 | 126, count)
        self.writer.write(head + b"\0\0\0\0" + payload)

    async def receive(self):
        """Returns the next message, and answers the server's pings."""
        try:
            while True:
                first, length = await self.reader.readexactly(2)
                if length == 126:
                    length = int.from_bytes(await self.reader.readexactly(2), "big")
                elif length == 127:
                    length = int.from_bytes(await self.reader.readexactly(8), "big")
                payload = await self.reader.readexactly(length)
                if first & 15 == 2:
                    return payload
                if first & 15 == 9:
                    self.send(payload, 10)
                if first & 15 == 8:
                    raise Closed(f"{int.from_bytes(payload[:2], 'big')} {payload[2:].decode()}")
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise Closed(f"the server closed the connection: {error}") from None

    def close(self, politely):
        if politely:
            self.send(self.farewell.to_bytes(2, "big"), 8)
            self.writer.close()
        else:
            self.writer.transport.abort()
