import CollectionView
import Foundation
import TestSupport
import Testing

@testable import LiveHost

@Suite("A page and its server", .serialized)
struct LivePageTests {
  private func open(_ server: TestServer, _ hello: [UInt8] = MessageBytes.hello()) async throws -> (
    TestClient, PageModel
  ) {
    try await server.openPage(hello)
  }

  private func next(_ client: TestClient, _ page: inout PageModel, until isReached: (PageModel) -> Bool)
    async throws
  {
    try await client.read(into: &page, until: isReached)
  }

  @Test func `a hello is answered with the scenes, the current scene, and a full frame`() async throws {
    try await TestServer.run {
      [GridScene.scene(), GridScene.scene(id: "small", items: 3)]
    } _: { server in
      let (_, page) = try await open(server, MessageBytes.hello(scene: "small"))
      #expect(page.version == LiveProtocol.version)
      #expect(page.scenes == ["grid", "small"])
      #expect(page.scene == "small")
      #expect(page.isFull)
      #expect(page.items == 3)
      #expect(page.visibleCells == 3)
      #expect(page.madeCells == 3)
      #expect(page.keys.map(\.key) == [Int(LiveKey.delete.rawValue)])
    }
  }

  @Test func `a frame reports its durations and the number of layout preparations and queries`() async throws
  {
    try await TestServer.run { server in
      var (client, page) = try await open(server)
      #expect(page.times.count == FramePart.allCases.count)
      expectAll(page.times.values) { $0 >= 0 }
      #expect(page.asked.preparations >= 1)
      #expect(page.asked.questions >= 1)
      // Within the pages that the layout has already been queried for, scrolling needs no query.
      try await client.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 2))
      try await next(client, &page) { $0.offset[1] == 2 }
      #expect(page.asked.preparations == 0)
      try await client.send(MessageBytes.setting(0, 12))
      try await next(client, &page) { $0.settings[0].value == 12 || $0.asked.preparations > 0 }
      #expect(page.asked.preparations > 0)
      #expect(try #require(page.times[.prepare]) > 0)
    }
  }

  @Test func `a page returns to its settings and its offset`() async throws {
    try await TestServer.run { server in
      let (_, page) = try await open(
        server, MessageBytes.hello(settings: [("Spacing", 12), ("Nonsense", 3)], offset: (0, 1500)))
      #expect(page.offset == [0, 1500])
      #expect(page.settings.map(\.value) == [12, 0, 1])
      #expect(page.settings.map(\.initial) == [0, 0, 1])
    }
  }

  @Test func `a page receives a changed selection and returns to it`() async throws {
    try await TestServer.run { server in
      var (client, page) = try await open(server)
      #expect(page.selection == nil)
      for phase in [ClientMessage.Finger.Phase.began, .ended] {
        try await client.send(MessageBytes.touches([(0, phase, 250, 150)], time: phase == .began ? 0 : 50))
      }
      try await next(client, &page) { $0.selection != nil }
      #expect(page.selection == [[0, 10]])

      // The page drops missing items, and selects only one item in a single selection.
      var (other, returned) = try await open(
        server, MessageBytes.hello(selection: [(0, 3), (0, 12), (0, 500), (1, 0)]))
      try await next(other, &returned) { $0.selection != nil }
      #expect(returned.selection == [[0, 12]])
    }
  }

  @Test func `an offset past the end is restored to the end`() async throws {
    try await TestServer.run { server in
      let (_, page) = try await open(server, MessageBytes.hello(offset: (0, 1e8)))
      #expect(page.offset == [0, 6300 - 600])
    }
  }

  @Test func `wheel, key, touch, setting, size, and focus messages reach the views`() async throws {
    try await TestServer.run { server in
      var (client, page) = try await open(server)
      try await client.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 250))
      try await next(client, &page) { $0.offset[1] == 250 }
      try await client.send(MessageBytes.key(.end))
      try await next(client, &page) { $0.offset[1] == 5700 }
      try await client.send(MessageBytes.key(.home))
      try await next(client, &page) { $0.offset[1] == 0 }
      try await client.send(MessageBytes.touches([(0, .began, 400, 500)]))
      for step in 1...10 {
        try await client.send(MessageBytes.touches([(0, .moved, 400, 500 - Double(step) * 30)]))
      }
      try await next(client, &page) { $0.offset[1] > 200 }
      try await client.send(MessageBytes.touches([(0, .cancelled, 400, 200)]))
      try await client.send(MessageBytes.setting(0, 20, news: page.news))
      try await client.send(MessageBytes.viewport(width: 300, height: 200))
      try await next(client, &page) { $0.elements.values.contains { $0.size == [300, 200] } }
      let list = try #require(page.elements.first { $0.value.count != nil && $0.value.position == nil })
      try await client.send(MessageBytes.focus(499, ofList: list.key))
      try await next(client, &page) { $0.elements.values.contains { $0.position == 499 } }
    }
  }

  @Test func `a setting can return to an initial value between two steps`() async throws {
    try await TestServer.run {
      [
        LiveScene(id: "turn", title: "Turn") {
          let view = UIView()
          view.alpha = 0.33
          return LiveContent(
            view,
            settings: [
              .number("Opacity", 0...1, step: 0.25, of: view, \.alpha),
              LiveSetting("Follows", .number(0...1, step: 0.25)) {
                view.alpha
              } set: { _ in
              },
            ])
        }
      ]
    } _: { server in
      var (client, page) = try await open(server)
      try await client.send(MessageBytes.setting(0, 0.7, news: page.news))
      try await next(client, &page) { $0.settings[1].value == 0.75 }
      let initial = page.settings[0].initial
      #expect(abs(initial - 0.33) < 0.001)
      try await client.send(MessageBytes.setting(0, initial, news: page.news))
      try await next(client, &page) { $0.settings[1].value != 0.75 }
      #expect(page.settings[1].value == initial)
    }
  }

  @Test func `a disabled setting has no value on the page and ignores values from the page`()
    async throws
  {
    try await TestServer.run {
      [
        LiveScene(id: "turn", title: "Turn") {
          let view = UIView()
          var opacity = LiveSetting.number("Opacity", 0...1, step: 0.25, of: view, \.alpha)
          opacity.isEnabled = { !view.isHidden }
          return LiveContent(
            view,
            settings: [
              opacity,
              LiveSetting("Hidden", .toggle) {
                view.isHidden ? 1 : 0
              } set: {
                view.isHidden = $0 != 0
              },
              LiveSetting("Follows", .number(0...1, step: 0.25)) {
                view.alpha
              } set: { _ in
              },
            ])
        }
      ]
    } _: { server in
      let (_, returned) = try await open(
        server, MessageBytes.hello(settings: [("Opacity", 0.25), ("Hidden", 1)]))
      #expect(returned.settings[0].value == 0.25, "an address has to hold it")
      #expect(returned.settings.map(\.hasEffect) == [false, true, true])
      var (client, page) = try await open(server)
      expectEqual((page.settings[0].value, 1), (page.settings[0].hasEffect, true))
      try await client.send(MessageBytes.setting(1, 1, news: page.news))
      try await next(client, &page) { $0.settings[0].value.isNaN }
      try await client.send(MessageBytes.setting(0, 0.5, news: page.news))
      try await client.send(MessageBytes.setting(1, 0, news: page.news))
      try await next(client, &page) { !$0.settings[0].value.isNaN }
      expectEqual((page.settings[0].value, 1), (page.settings[2].value, 1))
      try await client.send(MessageBytes.setting(0, 0.5, news: page.news))
      try await next(client, &page) { $0.settings[2].value == 0.5 }
    }
  }

  @Test func `a scene's own key performs the scene's action`() async throws {
    try await TestServer.run { server in
      var (client, page) = try await open(server)
      try await client.send(MessageBytes.key(.delete))
      try await next(client, &page) { $0.items == 499 }
    }
  }

  @Test func `an action runs each time it's set and is disabled when nothing is left to do`()
    async throws
  {
    try await TestServer.run { server in
      // An action in an address isn't performed.
      var (client, page) = try await open(server, MessageBytes.hello(settings: [("Remove", 1)]))
      #expect(page.items == 500)
      for count in (490...499).reversed() {
        try await client.send(MessageBytes.setting(2, 0, news: page.news))
        try await next(client, &page) { $0.items == count }
      }
      try await next(client, &page) { $0.settings[2].value == 0 }
      try await client.send(MessageBytes.setting(2, 1, news: page.news))
      try await client.send(MessageBytes.key(.delete))
      try await next(client, &page) { $0.items < 490 }
      #expect(page.items == 489)
    }
  }

  @Test func `each page has its own views and frees them on closing`() async throws {
    let made = Locked<[WeakView]>([])
    try await TestServer.run {
      [
        LiveScene(id: "view", title: "View") {
          let view = UIScrollView()
          view.contentSize = CGSize(width: 800, height: 5000)
          made.withLock { $0.append(WeakView(view)) }
          return view
        }
      ]
    } _: { server in
      do {
        var (first, page) = try await open(server)
        let (second, other) = try await open(server)
        try await first.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 100))
        try await next(first, &page) { $0.offset[1] == 100 }
        #expect(other.offset == [0, 0])
        #expect(server.server.openPages == 2)
        #expect(made.withLock { $0.compactMap(\.view).count } == 2)
        try await second.send(second.frame([3, 232], opcode: 8))
        try await first.send(first.frame([3, 232], opcode: 8))
        #expect(try await second.close() == .closed(code: 1000, words: ""))
        #expect(try await first.close() == .closed(code: 1000, words: ""))
      }
      while server.server.openPages > 0 { try await Task.sleep(nanoseconds: 5_000_000) }
      #expect(made.withLock { $0.compactMap(\.view).count } == 0)
    }
  }

  @Test func `a page that acknowledges nothing receives three frames and no more`() async throws {
    try await TestServer.run { server in
      let client = try await server.openSocket()
      try await client.send(MessageBytes.hello())
      var page = PageModel()
      while page.frame == 0 {
        guard case .message(let bytes) = try await client.next() else { throw CloseReason.farewell }
        try page.receive(bytes)
      }
      // Sends enough input for hundreds of frames while the page is busy.
      for _ in 0..<40 { try await client.send(MessageBytes.wheel(x: 400, y: 300, deltaX: 0, deltaY: 10)) }
      try await client.send(client.frame([7], opcode: 9))
      var frames = 1
      while page.offset[1] < 400 {
        guard case .message(let bytes) = try await client.next() else { throw CloseReason.farewell }
        try page.receive(bytes)
        frames += 1
        #expect(page.frame == frames)
        // The first three frames come without a request. Each later frame follows an acknowledgment.
        if frames >= 3 { try await client.send(MessageBytes.acknowledge(page.frame)) }
      }
      #expect(frames < 20)
    }
  }

  @Test(
    arguments: [
      ([99], 1007, "a message of the unknown kind 99"), ([], 1007, "a message ends too early"),
      (MessageBytes.hello(), 1002, "a second hello"),
      (MessageBytes.acknowledge(77), 1002, "frame 77 was never sent"),
    ] as [([UInt8], Int, String)])
  func `an invalid message closes only its own page, with a reason`(bytes: [UInt8], code: Int, words: String)
    async throws
  {
    try await TestServer.run { server in
      let (bystander, _) = try await open(server)
      let (client, _) = try await open(server)
      try await client.send(bytes)
      #expect(try await client.close() == .closed(code: code, words: words))
      try await bystander.send(bystander.frame([3, 232], opcode: 8))
      #expect(try await bystander.close() == .closed(code: 1000, words: ""))
    }
  }

  @Test func `a message before the hello and a wrong version close the page with a reason`() async throws {
    try await TestServer.run { server in
      let early = try await server.openSocket()
      try await early.send(MessageBytes.key(.end))
      #expect(try await early.close() == .closed(code: 1002, words: "a message before the hello"))
      let newer = try await server.openSocket()
      try await newer.send(MessageBytes.hello(version: LiveProtocol.version + 1))
      let reason = CloseReason.version(page: LiveProtocol.version + 1, server: LiveProtocol.version)
      #expect(try await newer.close() == .closed(code: 4001, words: reason.words))
    }
  }

  @Test func `protocol violations in frames close the page`() async throws {
    try await TestServer.run { server in
      func expect(_ code: Int, _ words: String, for data: (TestClient) -> Data) async throws {
        let client = try await server.openSocket()
        try await client.send(data(client))
        #expect(try await client.close() == .closed(code: code, words: words))
      }
      let hello = MessageBytes.hello()
      try await expect(1002, "a frame without a mask") { $0.frame(hello, isMasked: false) }
      try await expect(1003, "messages must be binary") { $0.frame(hello, opcode: 1) }
      try await expect(1009, "a message exceeds 65536 bytes") {
        $0.frame([UInt8](repeating: 1, count: 70_000))
      }
      // A length of eight bytes without contents allocates no memory.
      try await expect(1009, "a message exceeds 65536 bytes") { _ in
        Data([0x82, 0xFF, 0x7F, 255, 255, 255, 255, 255, 255, 255])
      }
    }
  }

  @Test func `a page that sends too many messages is closed`() async throws {
    var limits = LiveLimits()
    limits.messagesPerSecond = 20
    try await TestServer.run(limits: limits) { server in
      let (client, _) = try await open(server)
      let flood = client.frame(MessageBytes.key(.left))
      try await client.send((0..<200).reduce(into: Data()) { data, _ in data += flood })
      #expect(try await client.close() == .closed(code: 1008, words: "too many messages"))
    }
  }

  @Test func `a page that sends too many fragments of one message is closed`() async throws {
    var limits = LiveLimits()
    limits.messagesPerSecond = 20
    try await TestServer.run(limits: limits) { server in
      let (client, _) = try await open(server)
      let piece = client.frame([], opcode: 0, isLast: false)
      let start = client.frame([7], isLast: false)
      try await client.send((0..<200).reduce(into: start) { data, _ in data += piece })
      #expect(try await client.close() == .closed(code: 1008, words: "too many messages"))
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `a page that reads nothing is dropped even if the reason can't be sent`() async throws {
    var limits = LiveLimits()
    limits.silenceSeconds = 0.2
    limits.waitingBytes = 64 << 20
    try await TestServer.run(limits: limits) {
      // More than the system's buffer for a connection.
      [LiveScene(id: "view", title: "View", summary: String(repeating: "much ", count: 6 << 20)) { UIView() }]
    } _: { server in
      let client = try await server.openSocket()
      try await client.send(MessageBytes.hello())
      while server.server.openPages > 0 || server.server.openConnections > 0 {
        try await Task.sleep(nanoseconds: 5_000_000)
      }
      withExtendedLifetime(client) {}
    }
  }

  @Test func `the data waiting for a page is limited`() async throws {
    var limits = LiveLimits()
    limits.waitingBytes = 20
    try await TestServer.run(limits: limits) { server in
      let client = try await server.openSocket()
      try await client.send(MessageBytes.hello())
      #expect(try await client.close() == .closed(code: 1008, words: "the page is too slow"))
    }
  }

  @Test func `the number of open pages is limited`() async throws {
    var limits = LiveLimits()
    limits.pages = 1
    try await TestServer.run(limits: limits) { server in
      let (first, _) = try await open(server)
      let second = try await server.openSocket()
      guard case .closed(let code, _) = try await second.close() else { throw CloseReason.farewell }
      #expect(code == 1013)
      try await first.send(first.frame([], opcode: 8))
      #expect(try await first.close() == .closed(code: 1000, words: ""))
    }
  }

  @Test func `a page that does not answer is dropped`() async throws {
    var limits = LiveLimits()
    limits.silenceSeconds = 0.06
    try await TestServer.run(limits: limits) { server in
      let client = try await server.openSocket()
      #expect(try await client.close() == .closed(code: 1001, words: "the page doesn't respond"))
    }
  }

  @Test func `only pages from this server's origin may connect`() async throws {
    try await TestServer.run { server in
      for headers in [
        [:], ["Origin": "http://evil.example"], ["Origin": "null"], ["Origin": "http://127.0.0.1:1"],
      ] {
        let answer = try await server.connect().request(
          "GET", TestClient.path + LiveProtocol.Path.socket.rawValue,
          headers: TestClient.upgrade.merging(headers) { $1 })
        #expect(answer.status == 403)
      }
      let plain = try await server.connect().request(
        "GET", TestClient.path + LiveProtocol.Path.socket.rawValue,
        headers: ["Origin": "http://127.0.0.1:\(server.port)"])
      #expect(plain.status == 400)
    }
  }
}

struct WeakView: @unchecked Sendable {
  weak var view: UIView?
  init(_ view: UIView) { self.view = view }
}
