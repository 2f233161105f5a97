import FlyingSocks
import Foundation
import Testing

@testable import LiveHost

@Suite("The child process of a watching program") struct WatchedChildTests {
  private let socket: Socket

  init() throws { socket = try Socket(domain: AF_INET, type: .stream) }

  /// Runs a shell script as a serving child.
  private func child(_ words: String) throws -> WatchedChild {
    try #require(
      WatchedChild(
        executable: "/bin/sh", arguments: ["sh", "-c", words], socket: socket, token: AccessToken.random(),
        failure: nil,
        times: nil))
  }

  @Test func `a child can be replaced hundreds of times while it writes`() throws {
    for number in 0..<300 {
      let child = try child("echo >&2; echo >&2")
      usleep(UInt32(number % 30) * 100)
      child.end()
      // The exit status is already collected.
      #expect(child.ending() == nil)
      // Waiting for every child's output would keep the children from overlapping.
      if number % 30 == 29 { #expect(["", "\n", "\n\n"].contains(child.lastWords)) }
    }
  }

  @Test func `all of a child's output is available once it has ended`() throws {
    let child = try child(
      "i=0; while [ $i -lt 500 ]; do echo; i=$((i + 1)); done >&2; echo last words >&2; kill -9 $$")
    var ending = child.ending()
    while ending == nil {
      usleep(1000)
      ending = child.ending()
    }
    #expect(ending == .signal(SIGKILL))
    #expect(child.lastWords == String(repeating: "\n", count: 500) + "last words\n")
  }

  @Test func `a child can leave a process running that keeps its output open`() throws {
    let child = try child("sleep 2 > /dev/null & echo last words >&2; exit 3")
    while child.lastWords != "last words\n" {}
    var ending = child.ending()
    while ending == nil { ending = child.ending() }
    #expect(ending == .exit(3))
  }
}
