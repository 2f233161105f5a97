import CollectionView
import Foundation
import Logging
import TestSupport
import Testing

@testable import LiveHost

/// Faults are global to the program, so these tests run serially.
@MainActor
@Suite("A page whose views raise an exception", .serialized)
struct LayoutFaultTests {
  /// The page's messages that have been read so far.
  @MainActor private final class Wire {
    var page = PageModel()
    var frames: AsyncStream<Data>.Iterator
    private let link: PageLink

    init(_ link: PageLink) { (self.link, frames) = (link, link.frames.makeAsyncIterator()) }

    /// Reads all sent messages.
    func read() async throws {
      let mark = [LiveProtocol.ServerKind.notice.rawValue, 1, UInt8(ascii: "#")]
      link.send(mark)
      var iterator = frames
      defer { frames = iterator }
      while let data = await iterator.next(isolation: #isolation) {
        var bytes = [UInt8](data)
        // A length of 126 or more takes two bytes. A length over 65535 takes eight.
        bytes.removeFirst(bytes[1] == 127 ? 10 : bytes[1] == 126 ? 4 : 2)
        if bytes == mark { return }
        try page.receive(bytes)
      }
    }
  }

  private func open(
    adding settings: [LayoutSetting<FaultyLayout>] = [], _ layout: @escaping () -> FaultyLayout
  ) async throws -> (LiveSession, Wire) {
    let side = LayoutSetting<FaultyLayout>.number("Side", \.side, 10...200)
    let preview = Preview("Faulty", of: layout(), settings: [side] + settings) {
      FaultyController(collectionViewLayout: $0)
    }
    let studio = LiveStudio(
      title: "Test", scenes: [preview, Preview("Other") { UIView() }], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let link = PageLink(limit: 1 << 24)
    let session = LiveSession(studio: studio, link: link) { 0 }
    try session.receive(MessageBytes.hello())
    return (session, Wire(link))
  }

  /// Runs frames like the driver and acknowledges each.
  private func makeFrames(of session: LiveSession, _ wire: Wire) async throws {
    for _ in 0..<3 {
      session.beginFrame()
      session.advance(by: 1.0 / 60)
      _ = session.showFrame()
      try await wire.read()
      if session.lastFrame > 0 { try session.receive(MessageBytes.acknowledge(session.lastFrame)) }
    }
  }

  @Test
  func `a faulty page reports the message and call, keeps its picture, and recovers`()
    async throws
  {
    try await watchingFaults {
      let (session, wire) = try await open { FaultyLayout() }
      defer { session.pageDidClose() }
      try await makeFrames(of: session, wire)
      let picture = wire.page.elements
      #expect(!picture.isEmpty)

      try session.receive(MessageBytes.setting(0, 150, news: wire.page.news))
      try await makeFrames(of: session, wire)
      #expect(wire.page.elements == picture)
      let notice = try #require(wire.page.notice)
      #expect(notice.hasPrefix("NSInternalInconsistencyException: "))
      #expect(notice.contains("unknown"))
      // Input has no effect, and no new contents are shown.
      try session.receive(MessageBytes.touches([(0, .began, 100, 100)]))
      try session.receive(MessageBytes.wheel(x: 100, y: 100, deltaX: 0, deltaY: 50))
      try await makeFrames(of: session, wire)
      #expect(wire.page.elements == picture)

      // Meanwhile, a failed build is reported. After a successful build, the page is still stopped.
      session.studio.announce("The build has failed.")
      try await wire.read()
      #expect(wire.page.notice == "The build has failed.")
      session.studio.announce("")
      try await wire.read()
      #expect(wire.page.notice?.hasPrefix("NSInternalInconsistencyException: ") == true)

      #if os(Linux)
      let fault = try #require(session.faults.fault)
      let call = await fault.call()
      #expect(call?.hasPrefix("FaultyLayout.layoutAttributesForElements") ?? false, "\(call ?? "none")")
      #expect(call?.contains("LayoutFaultTests.swift:") ?? false)
      #expect(fault.notice(call: call).split(separator: "\n").count == 3)
      #endif

      try session.receive(MessageBytes.setting(0, 80, news: wire.page.news))
      try await makeFrames(of: session, wire)
      #expect(session.faults.fault == nil)
      #expect(wire.page.settings.map(\.value) == [80])
      #expect(wire.page.elements != picture)
      #expect(wire.page.elements.values.contains { $0.size == [80, 80] })
    }
  }

  @Test func `a faulty page answers export requests, and fingers can lift meanwhile`()
    async throws
  {
    try await watchingFaults {
      let (session, wire) = try await open { FaultyLayout() }
      defer { session.pageDidClose() }
      try await makeFrames(of: session, wire)
      for side in [60.0, 70] {
        try session.receive(MessageBytes.setting(0, side, news: wire.page.news))
        try await makeFrames(of: session, wire)
      }
      try session.receive(MessageBytes.touches([(0, .began, 100, 100)]))
      try session.receive(MessageBytes.touches([(0, .moved, 100, 60)]))
      try await makeFrames(of: session, wire)
      #expect(session.isTouched)
      try session.receive(MessageBytes.setting(0, 150, news: wire.page.news))
      try await makeFrames(of: session, wire)
      #expect(session.faults.fault != nil)
      try session.receive(MessageBytes.touches([(0, .ended, 100, 60)]))
      for request in ExportRequest.allCases { try session.receive(MessageBytes.export(request)) }
      await session.exports.last?.value
      try await wire.read()
      #expect(wire.page.exported.map(\.request) == ExportRequest.allCases)
      // The earlier motion is available.
      expectAll(wire.page.exported) { ($0.count > 0) == $0.request.isOfMotion }
      try session.receive(MessageBytes.setting(0, 80, news: wire.page.news))
      try await makeFrames(of: session, wire)
      #expect(session.faults.fault == nil)
      #expect(!session.isTouched)
    }
  }

  @Test func `a faulty page recovers in another scene and returns with its settings`() async throws {
    try await watchingFaults {
      let (session, wire) = try await open { FaultyLayout(side: 150) }
      defer { session.pageDidClose() }
      try await makeFrames(of: session, wire)
      #expect(session.faults.fault != nil)
      #expect(wire.page.elements.isEmpty)
      #expect(wire.page.notice != nil)
      try session.receive(MessageBytes.scene("other"))
      try await makeFrames(of: session, wire)
      #expect(session.faults.fault == nil)
      #expect(wire.page.scene == "other")
      #expect(!wire.page.elements.isEmpty)
      try session.receive(MessageBytes.scene("faulty", settings: [("Side", 60)]))
      try await makeFrames(of: session, wire)
      #expect(session.faults.fault == nil)
      #expect(wire.page.elements.values.contains { $0.size == [60, 60] })
    }
  }

  @Test func `content recreated after a fault starts with its initial values`() async throws {
    try await watchingFaults {
      var layouts: [FaultyLayout] = []
      let (session, wire) = try await open(adding: [.number("Line spacing", \.minimumLineSpacing, 20...50)]) {
        layouts.append(FaultyLayout())
        return layouts[layouts.count - 1]
      }
      defer { session.pageDidClose() }
      try await makeFrames(of: session, wire)
      for side in [150, 80.3, 150, 50] {
        try session.receive(MessageBytes.setting(0, side, news: wire.page.news))
        try await makeFrames(of: session, wire)
        #expect((session.faults.fault == nil) == (side < 100))
        #expect(layouts.last?.side == CGFloat(side.rounded()))
        #expect(layouts.last?.minimumLineSpacing == 10)
      }
    }
  }

  @Test func `an exception in one page's frame doesn't affect other pages`() async throws {
    try await watchingFaults {
      var layouts: [FaultyLayout] = []
      let (first, firstWire) = try await open {
        layouts.append(FaultyLayout())
        return layouts[layouts.count - 1]
      }
      let (second, secondWire) = try await open { FaultyLayout() }
      defer { for session in [first, second] { session.pageDidClose() } }
      try await makeFrames(of: first, firstWire)
      try await makeFrames(of: second, secondWire)
      layouts[0].side = 150
      try await makeFrames(of: second, secondWire)
      try await makeFrames(of: first, firstWire)
      #expect(first.faults.fault != nil)
      #expect(second.faults.fault == nil)
      #expect(secondWire.page.notice == nil)
    }
  }

  @Test func `module(ofMangled:) extracts a module, and short shortens a plain name`() {
    #expect(LayoutFault.module(ofMangled: "$s13MyFirstLayout06StairsC0C7prepareyyF") == "MyFirstLayout")
    #expect(LayoutFault.module(ofMangled: "$sSa6appendyyxnF") == nil)
    #expect(LayoutFault.module(ofMangled: "$s99Short") == nil)
    #expect(LayoutFault.module(ofMangled: "main") == nil)
    #expect(LayoutFault.short("StairsLayout.prepare()") == "StairsLayout.prepare")
  }
}

/// Requests unregistered cells if they're large.
private final class FaultyLayout: UICollectionViewFlowLayout {
  var side: CGFloat {
    get { itemSize.width }
    set { itemSize = CGSize(width: newValue, height: newValue) }
  }

  init(side: CGFloat = 50) {
    super.init()
    self.side = side
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if side > 100 {
      _ = collectionView?.dequeueReusableCell(withReuseIdentifier: "unknown", for: [0, 0])
    }
    return super.layoutAttributesForElements(in: rect)
  }
}

private final class FaultyController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

  override func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.backgroundColor = .systemTeal
    return cell
  }
}
