"""The program as a process: its addresses, its access checks, and its end."""

import http.client
import signal
import socket
import subprocess
import time
import unittest
import urllib.parse
import urllib.request

from live import FIXTURE, GALLERY, PATIENCE, Gallery


def own_address():
    """Returns an address of this machine that others could reach, or `None` without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing. The address is reserved for documentation (RFC 5737).
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return probe.getsockname()[0]


def status(address, port, path, host=None):
    connection = http.client.HTTPConnection(address, port, timeout=PATIENCE)
    try:
        connection.request("GET", path, headers={"Host": host or f"{address}:{port}"})
        return connection.getresponse().status
    finally:
        connection.close()


class Command(unittest.TestCase):
    def serve(self, *arguments, executable=GALLERY):
        gallery = Gallery(*arguments, executable=executable)
        self.addCleanup(gallery.close)
        gallery.path = "/" + gallery.url.split("/", 3)[3]
        return gallery

    def test_a_port_in_use_is_replaced_by_the_next_one_with_a_message(self):
        serving, other = self.serve(), self.serve()
        self.assertNotEqual(serving.port, other.port)
        self.assertIn(f"Port 8080 is in use. Using port {other.port} instead.", other.errors)
        self.assertEqual(status("127.0.0.1", other.port, other.path), 200)

    def test_a_requested_port_in_use_exits_with_69(self):
        serving = self.serve()
        for executable in (GALLERY, FIXTURE):
            with self.subTest(executable=executable):
                run = subprocess.run(
                    [executable, "--port", str(serving.port)], capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual(run.returncode, 69)
                self.assertEqual(run.stdout, "")
                self.assertEqual(run.stderr, f"error: port {serving.port} is in use\n")

    def test_invalid_arguments_exit_with_64_and_one_line(self):
        for executable, arguments in (
            (GALLERY, ["--port", "0"]), (GALLERY, ["--host", "nowhere"]), (FIXTURE, ["--port", "many"]),
            (FIXTURE, ["--what"]), (FIXTURE, ["--host", "nowhere"]),
        ):
            with self.subTest(arguments=arguments):
                run = subprocess.run([executable, *arguments], capture_output=True, text=True, timeout=PATIENCE)
                self.assertEqual(run.returncode, 64)
                self.assertEqual(len(run.stderr.splitlines()), 1)

    def test_by_default_only_this_machine_can_connect_and_there_is_no_warning(self):
        gallery = self.serve()
        self.assertNotIn("Warning", gallery.errors)
        self.assertTrue(gallery.url.startswith("http://127.0.0.1:"))
        address = own_address()
        if address:
            with self.assertRaises(ConnectionRefusedError):
                status(address, gallery.port, gallery.path)

    def test_listening_on_an_address_reachable_by_others_prints_a_warning(self):
        for address in filter(None, (own_address(), "0.0.0.0")):
            with self.subTest(address=address):
                gallery = self.serve("--host", address)
                self.assertIn(f"Warning: other machines can reach {address}.", gallery.errors)
                reached = own_address() or "127.0.0.1"
                self.assertEqual(status(reached, gallery.port, gallery.path), 200)
                self.assertEqual(status(reached, gallery.port, "/"), 403, "access without the token")
                self.assertEqual(
                    status(reached, gallery.port, gallery.path, host="rebound.example"), 403, "access by a name")

    def test_listening_on_all_addresses_prints_those_reachable_by_others(self):
        loopback = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
        for everywhere, here in loopback.items():
            with self.subTest(host=everywhere):
                gallery = self.serve("--host", everywhere)
                # The loopback address comes last.
                urls = [gallery.url]
                while not urls[-1].startswith(f"http://{here}:"):
                    urls.append(gallery.process.stdout.readline().strip())
                hosts = [urllib.parse.urlsplit(url).hostname for url in urls]
                self.assertEqual(hosts.count(everywhere), 0)
                if own_address():
                    self.assertIn(own_address(), hosts)
                for url in urls:
                    with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
                        self.assertEqual(answer.status, 200, url)
                    # The page's own requests, including the socket, use the address where it was opened.
                    origin = url[:url.index("/", 7)]
                    request = urllib.request.Request(url + "live.js", headers={"Origin": origin})
                    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                        self.assertEqual(answer.status, 200, url)

    def test_interrupt_and_terminate_signals_end_the_program_at_once_and_free_the_port(self):
        for number in (signal.SIGINT, signal.SIGTERM):
            with self.subTest(signal=number):
                gallery = self.serve()
                start = time.monotonic()
                gallery.process.send_signal(number)
                self.assertEqual(gallery.process.wait(timeout=PATIENCE), 0)
                # Waiting for connections would take ten seconds or more.
                self.assertLess(time.monotonic() - start, 5)
                self.assertEqual(self.serve("--port", str(gallery.port)).port, gallery.port)


if __name__ == "__main__":
    unittest.main()
