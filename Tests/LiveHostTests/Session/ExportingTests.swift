import CollectionView
import Foundation
import Logging
import TestSupport
import Testing

@testable import LiveHost

@MainActor
@Suite("Exports of a page", .serialized) struct ExportingTests {
  private func exported(
    _ request: ExportRequest, of preview: Preview, before: (LiveSession) throws -> Void = { _ in }
  ) async throws -> (name: String, texts: [String]) {
    let studio = LiveStudio(
      title: "Test", scenes: [preview], images: ImageStore(),
      log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    let link = PageLink(limit: 1 << 24)
    let session = LiveSession(studio: studio, link: link) { 0 }
    defer { session.pageDidClose() }
    try session.receive(MessageBytes.hello())
    try showFrames(of: session)
    try before(session)
    try session.receive(MessageBytes.export(request))
    link.close(.leaving)
    for await frame in link.frames {
      var bytes = [UInt8](frame)
      bytes.removeFirst(bytes[1] == 127 ? 10 : bytes[1] == 126 ? 4 : 2)
      guard bytes.first == LiveProtocol.ServerKind.exported.rawValue else { continue }
      var reader = TestReader(bytes)
      _ = try reader.byte()
      #expect(try reader.kind() as ExportRequest == request)
      let name = try reader.text()
      var texts: [String] = []
      for _ in 0..<(try reader.number()) {
        _ = try reader.double()
        texts.append(try reader.text())
      }
      #expect(reader.isAtEnd)
      return (name, texts)
    }
    throw CloseReason.leaving
  }

  private func showFrames(of session: LiveSession, _ count: Int = 2) throws {
    for _ in 0..<count {
      session.beginFrame()
      session.advance(by: 1.0 / 60)
      _ = session.showFrame()
      try session.receive(MessageBytes.acknowledge(session.lastFrame))
    }
  }

  private var squares: Preview {
    Preview(
      "Two squares", of: UICollectionViewFlowLayout(),
      settings: [
        .number("Minimum line spacing", \.minimumLineSpacing, 0...40),
        .number("Between", \.minimumInteritemSpacing, 0...40, property: "minimumInteritemSpacing"),
      ]
    ) { layout in
      UICollectionViewController(collectionViewLayout: layout)
    }
  }

  @Test func `exported source contains the layout's class and the changed settings`() async throws {
    let (name, texts) = try await exported(.source, of: squares) {
      try $0.receive(MessageBytes.setting(0, 12))
    }
    #expect(name == "two-squares.swift")
    #expect(texts.count == 1)
    let text = texts.first ?? ""
    #expect(
      text.hasPrefix(
        "import UIKit\n\n/// Two squares.\nfinal class TwoSquaresController: UICollectionViewController {\n"))
    #expect(
      text.contains(
        """
            let layout = UICollectionViewFlowLayout()
            layout.minimumLineSpacing = 12
            layout.minimumInteritemSpacing = 10
            super.init(collectionViewLayout: layout)
        """), "\(text)")
    let test = try await exported(.test, of: squares)
    #expect(test.name == "TwoSquaresTests.swift")
    #expect(test.texts.first?.contains("let controller = TwoSquaresController()") == true)
    let own = Preview("Own") {
      var content = LiveContent(
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout()))
      content.source = { "let layout = Own()" }
      return content
    }
    #expect(try await exported(.source, of: own).texts[0].contains("    let layout = Own()\n    super.init"))
    #expect(try await exported(.source, of: Preview("None") { UIView() }).texts.isEmpty)
  }

  @Test func `an exported picture is an SVG with image names`() async throws {
    let preview = Preview("Picture") {
      let view = UIImageView(image: SamplePicture(index: 1).image)
      view.backgroundColor = .systemTeal
      return view
    }
    let (name, texts) = try await exported(.picture, of: preview)
    expectEqual((name, "picture.svg"), (texts.count, 1))
    #expect(texts[0].hasPrefix("<svg"))
    #expect(texts[0].contains("href=\"image/"))
    #expect(!texts[0].contains("data:"))
  }

  @Test func `every export request is answered in order, even excess ones`() async throws {
    let view = UIView()
    let session = try LiveSession.open { view }
    try showFrames(of: session)
    // A picture of so many nodes takes a while.
    for index in 0...PageFrame.nodesAtOnce {
      let dot = UIView(frame: CGRect(x: index % 100, y: index / 100, width: 1, height: 1))
      dot.backgroundColor = .systemTeal
      view.addSubview(dot)
    }
    let asked: [ExportRequest] = [.picture, .film, .picture, .picture, .picture, .picture]
    for request in asked { try session.receive(MessageBytes.export(request)) }
    await session.exports.last?.value
    let answers = try await session.page().exported
    #expect(answers.map(\.request) == asked)
    #expect(answers.map(\.count) == [1, 0, 1, 1, 0, 0])
    session.pageDidClose()
  }

  @Test func `a filmstrip and a film are available once something has moved`() async throws {
    for request in [ExportRequest.filmstrip, .film] {
      #expect(try await exported(request, of: Preview("Still") { UIView() }).texts.isEmpty)
      let view = UIView()
      view.backgroundColor = .systemTeal
      let (name, texts) = try await exported(request, of: Preview("Moved") { view }) { session in
        UIView.animate(withDuration: 0.5) { view.alpha = 0.2 }
        try showFrames(of: session, 40)
      }
      #expect(name.hasPrefix("moved"))
      #expect(request == .film ? texts.count > 8 : texts.count == 1)
      #expect(Set(texts).count == texts.count)
      expectAll(texts) { $0.hasPrefix("<svg") }
    }
  }
}
