import CollectionView
import Foundation
import TestSupport
import Testing

@testable import Rendering

@Suite("Filmstrips") struct FilmstripTests {
  private let window: UIWindow
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.backgroundColor = .white
    box.backgroundColor = .black
    window.addSubview(box)
    window.makeKeyAndVisible()
  }

  private func positions(_ strip: Filmstrip) -> [Double] {
    strip.frames.map { frame in
      frame.list.nodes.first { $0.id.rawValue == box.layer.serialNumber }?.projection.tx ?? .nan
    }
  }

  @Test func `a filmstrip shows a view at the requested times`() {
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { box.frame.origin.x = 80 }
    let strip = Filmstrip(of: window, at: [0, 0.1, 0.2, 0.4, 0.5])
    #expect(strip.frames.map(\.time) == [0, 0.1, 0.2, 0.4, 0.5])
    let (positions, expected) = (positions(strip), [0, 20, 40, 80, 80] as [Double])
    #expect(positions.count == expected.count)
    for (position, expected) in zip(positions, expected) {
      #expect(abs(position - expected) < 1e-6, "\(position)")
    }
  }

  @Test func `a filmstrip calls its handler for every frame in between`() {
    var times: [TimeInterval] = []
    let start = FrameClock.main.time
    let strip = Filmstrip(of: window, at: [0, 0.1]) { time in
      times.append(time)
      #expect(FrameClock.main.time - start < time)
      box.frame.origin.x = time * 100
    }
    expectEqual((times.count, 6), (times, times.sorted()))
    #expect(abs((times.last ?? 0) - 0.1) < 1e-9)
    #expect(abs(positions(strip)[1] - 10) < 1e-6)
  }

  @Test func `frames are arranged in rows with gaps, each clipped to its own bounds`() {
    box.frame = CGRect(x: 90, y: 0, width: 500, height: 20)
    var strip = Filmstrip(of: window, at: [0, 0, 0])
    strip.gap = 10
    strip.columns = 2
    let list = strip.list
    #expect(list.size == CGSize(width: 2 * 100 + 3 * 10, height: 2 * (50 + 24) + 3 * 10))
    let root = list.nodes[0]
    let frames = list.nodes.filter { $0.parent == root.id && $0.clips }
    #expect(frames.map { [$0.projection.tx, $0.projection.ty] } == [[10, 10], [120, 10], [10, 94]])
    expectAll(frames) { $0.bounds.size == CGSize(width: 100, height: 50) }
    #expect(Set(list.nodes.map(\.id)).count == list.nodes.count)
    strip.columns = 5
    #expect(strip.list.size == CGSize(width: 3 * 110 + 10, height: 50 + 24 + 2 * 10))
  }

  @Test func `a filmstrip labels each frame with its time and contains an image once`() {
    let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"4\" height=\"4\"/>"
    window.addSubview(UIImageView(image: UIImage(svg: text)))
    let svg = Filmstrip(of: window, at: [0, 0.1, 0.25]).svg(options: SVGOptions(title: "Three"))
    for time in ["0 s", "0.1 s", "0.25 s"] { #expect(svg.contains(">\(time)<"), "\(time)") }
    #expect(svg.components(separatedBy: "data:image").count == 2)
    #expect(svg.contains("<title>Three</title>"))
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
  }

  @Test func `a filmstrip without frames is empty`() {
    #expect(Filmstrip(of: window, at: []).list.size == CGSize(width: 40, height: 20))
  }

  @Test func `a filmstrip with fewer than one column ends the program with a message`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          var strip = Filmstrip(frames: [])
          strip.columns = 0
        }
      })
    let words = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(words.contains("Filmstrip.columns is 0, but must be at least 1"))
  }
}

#if canImport(FoundationXML)
import FoundationXML
#endif
