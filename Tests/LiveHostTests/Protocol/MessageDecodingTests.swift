import Foundation
import TestSupport
import Testing

@testable import LiveHost

@Suite("Messages from a page")
struct MessageDecodingTests {
  @Test func `a hello contains the view, scene, settings, offset, and selection`() throws {
    let bytes = MessageBytes.hello(
      width: 390, height: 844, scene: "ring", settings: [("Radius", 120.5), ("Schräge", -1)],
      offset: (3e7, 12), selection: [(1, 200), (0, 3)], isDark: true)
    let expected = ClientMessage.Hello(
      view: PageView(width: 390, height: 844, scale: 2, isDark: true), scene: "ring",
      settings: [.init(name: "Radius", value: 120.5), .init(name: "Schräge", value: -1)],
      offset: .init(x: 3e7, y: 12), selection: [.init(section: 1, item: 200), .init(section: 0, item: 3)])
    #expect(try ClientMessage(bytes) == .hello(expected))
  }

  @Test func `touches have a phase, a point, and the page's time`() throws {
    let message = try ClientMessage(MessageBytes.touches([(3, .ended, 10, 20)], time: 16.25))
    #expect(message == .touches([.init(number: 3, phase: .ended, x: 10, y: 20)], time: 16.25))
  }

  @Test(arguments: MessageBytes.examples)
  func `every kind of message is decoded`(bytes: [UInt8]) throws {
    _ = try ClientMessage(bytes)
  }

  @Test func `long scene names, large settings, and large offsets are decoded`() throws {
    let name = String(repeating: "ä", count: 500)
    let settings = (0..<50).map { (name + "\($0)", 1e300) }
    let bytes = MessageBytes.hello(scene: name, settings: settings, offset: (1.022e9, -1e30))
    guard case .hello(let hello) = try ClientMessage(bytes) else { throw CloseReason.farewell }
    #expect(hello.scene == name)
    #expect(hello.settings.map(\.value) == settings.map(\.1))
    #expect(hello.offset == .init(x: 1.022e9, y: -1e30))
    let many = (0..<1000).map { ("\($0)", 1.0) }
    guard case .scene(_, let given, nil) = try ClientMessage(MessageBytes.scene("", settings: many)) else {
      throw CloseReason.farewell
    }
    #expect(given.count == 1000)
  }

  @Test func `another protocol version is rejected before anything else is read`() {
    #expect(throws: CloseReason.version(page: 99, server: LiveProtocol.version)) {
      try ClientMessage([1, 99, 255, 255])
    }
    #expect(CloseReason.version(page: 7, server: 1).words.contains("Restart the server"))
    #expect(CloseReason.version(page: 1, server: 7).words.contains("Reload the page"))
  }

  @Test(
    arguments: [
      ([], "a message ends too early"),
      ([99], "a message of the unknown kind 99"),
      ([7, 0], "the key is 0"),
      ([7, 1, 0], "1 bytes after the end of a message"),
      ([2, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 1], "the frame has too many digits"),
      ([8, 1, 0x80, 8] + [UInt8](repeating: 0, count: 8), "the setting is 1024, limit 1023"),
      ([9, 0x81, 8], "the length of the scene is 1025, limit 1024"),
      ([9, 3, 65], "a message ends inside the scene"),
      ([9, 1, 0xFF, 0], "the scene isn't UTF-8"),
      (MessageBytes.wheel(x: .nan, y: 0, deltaX: 0, deltaY: 0), "a position is nan"),
      (MessageBytes.wheel(x: 0, y: 0, deltaX: .infinity, deltaY: 0), "the wheel's distance is inf"),
      (MessageBytes.setting(0, .nan), "a setting's value is nan"),
      (MessageBytes.viewport(width: 0, height: 100), "the width is 0.0"),
      (MessageBytes.viewport(width: 100, height: 1e9), "the height is 1e+09"),
      (MessageBytes.viewport(width: 8193, height: 100), "the width is 8193.0"),
      (MessageBytes.viewport(width: 8192, height: 2049), "the area is 16785408.0"),
      (MessageBytes.viewport(width: 100, height: 100).with(12, at: 32), "the text size is 12"),
      (
        MessageBytes.pinch(phase: .began, x: 0, y: 0, scale: 1, rotation: 0).with(9, at: 1),
        "the pinch's phase is 9"
      ),
      (MessageBytes.touches([], time: .nan), "the touches' time is nan"),
      (MessageBytes.touches([], time: -1), "the touches' time is -1.0"),
      (MessageBytes.touches([], time: 1e13), "the touches' time is 10000000000000.0"),
      (
        MessageBytes.pinch(phase: .began, x: 0, y: 0, scale: 1, rotation: 0, time: .infinity),
        "the pinch's time is inf"
      ),
      (MessageBytes.inspect(.overlays, 8), "the overlays are 8"), ([12, 7], "the inspector's task is 7"),
      (MessageBytes.time(speed: 1.5), "the speed is 1.5"), ([13, 2], "the clock's task is 2"),
      ([14, 2], "the gesture's task is 2"),
      (MessageBytes.search(String(repeating: "a", count: 257)), "the length of the search is 257, limit 256"),
      (MessageBytes.touches((0..<11).map { ($0, .began, 0, 0) }), "the number of fingers is 11, limit 10"),
    ])
  func `invalid values are rejected with a reason`(bytes: [UInt8], words: String) {
    #expect(throws: CloseReason.malformed(words.replacingOccurrences(of: "1e+09", with: "1000000000.0"))) {
      try ClientMessage(bytes)
    }
  }

  @Test(arguments: MessageBytes.examples)
  func `truncated messages are rejected`(bytes: [UInt8]) {
    for count in 0..<bytes.count {
      #expect(throws: CloseReason.self) { try ClientMessage(Array(bytes.prefix(count))) }
    }
  }

  @Test func `a hundred thousand random and damaged messages are decoded or rejected`() {
    var random = SeededGenerator(seed: 4)
    var understood = 0
    for _ in 0..<100_000 {
      if (try? ClientMessage(DamagedMessage.make(&random))) != nil { understood += 1 }
    }
    #expect(understood > 1000, "damage that always shows at once tests nothing behind")
    #expect(understood < 90_000)
  }
}

extension [UInt8] {
  fileprivate func with(_ byte: UInt8, at index: Int) -> [UInt8] {
    var bytes = self
    bytes[index] = byte
    return bytes
  }
}
