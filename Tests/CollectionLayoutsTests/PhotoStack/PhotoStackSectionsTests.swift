import CollectionView
import LayoutEngine
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct PhotoStackSectionsTests {
  private func layout(_ settings: (PhotoStackLayout) -> Void = { _ in }) -> PhotoStackLayout {
    let layout = PhotoStackLayout()
    layout.arrangement = .sections(stackSize: CGSize(width: 120, height: 120))
    settings(layout)
    return layout
  }

  @Test func `each nonempty section is its own stack, in evenly divided lines`() throws {
    for isRightToLeft in [false, true] {
      let stage = Stage(
        layout(), width: 450, height: 300, counts: [3, 0, 8, 1, 6], isRightToLeft: isRightToLeft)
      #expect(stage.view.contentSize == CGSize(width: 450, height: 20 + 2 * 140).narrowed)
      let centers: [(Int, CGFloat, CGFloat)] = [
        (0, 75, 80), (2, 375, 80), (3, 75, 220), (4, 225, 220),
      ]
      for (section, x, y) in centers {
        for item in 0..<stage.counts[section] {
          let attributes = try #require(stage.attributes(item, section: section))
          #expect(isClose(attributes.center, CGPoint(x: isRightToLeft ? 450 - x : x, y: y)))
          expectEqual(
            (attributes.isHidden, item >= 5),
            (attributes.zIndex, stage.counts[section] - item))
        }
      }
      #expect(stage.view.visibleCells.count == 3 + 5 + 1 + 5)
    }
  }

  @Test func `a point hits a stack only within its edges`() throws {
    let layout = layout { $0.angles = [0] }
    let stage = Stage(layout, width: 450, height: 300, counts: [3, 3, 3])
    let frame = try #require(stage.attributes(0, section: 1)).frame
    func section(_ x: CGFloat, _ y: CGFloat) -> Int? {
      layout.piles.section(at: LayoutPoint(x: Double(x), y: Double(y)))
    }
    expectEqual(
      (section(frame.minX + 0.1, frame.midY), 1),
      (section(frame.minX - 1, frame.midY), nil),
      (section(frame.maxX - 0.1, frame.midY), 1),
      (section(frame.maxX + 0.1, frame.midY), nil),
      (section(frame.midX, frame.minY + 0.1), 1),
      (section(frame.midX, frame.minY - 1), nil),
      (section(frame.midX, frame.maxY - 0.1), 1),
      (section(frame.midX, frame.maxY + 0.1), nil))
  }

  @Test func `right-to-left stacks at the start stay there when the scroll direction changes`() {
    let layout = layout()
    let stage = Stage(
      layout, width: 300, height: 300, counts: Array(repeating: 3, count: 40), isRightToLeft: true)
    layout.arrangeSections(scrollDirection: .horizontal)
    stage.view.layoutIfNeeded()
    let end = stage.view.contentSize.width - 300
    #expect(end > 1000)
    #expect(stage.view.contentOffset == CGPoint(x: end, y: 0))
    layout.arrangeSections(scrollDirection: .vertical)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == .zero)
  }

  @Test func `overscrolled stacks stay under the finger when a setting changes`() {
    let layout = layout()
    let stage = Stage(layout, width: 300, height: 300, counts: Array(repeating: 3, count: 40))
    stage.view.isTrackingFinger = true
    stage.scroll(to: CGPoint(x: 0, y: -50))
    layout.arrangeSections(spacing: 30)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == CGPoint(x: 0, y: -50))
  }

  @Test func `stacks scroll in either direction, and only visible ones have cells`() {
    for isHorizontal in [false, true] {
      let layout = layout { $0.arrangeSections(scrollDirection: isHorizontal ? .horizontal : .vertical) }
      let stage = Stage(layout, width: 300, height: 300, counts: Array(repeating: 9, count: 1000))
      let length = 20 + 500 * CGFloat(140)
      #expect(
        stage.view.contentSize
          == (isHorizontal ? CGSize(width: length, height: 300) : CGSize(width: 300, height: length).narrowed)
      )
      stage.scroll(to: isHorizontal ? CGPoint(x: 35_000, y: 0) : CGPoint(x: 0, y: 35_000))
      #expect(stage.view.visibleCells.count <= 8 * 5)
      #expect(Set(stage.view.indexPathsForVisibleItems.map(\.section)).isSuperset(of: [501, 502]))
    }
  }

  @Test(arguments: [false, true])
  func `a rect query matches the item attributes, for any rectangle`(isHorizontal: Bool) {
    let layout = layout {
      $0.angleSeed = 3
      $0.angleLimit = 1
      $0.arrangeSections(scrollDirection: isHorizontal ? .horizontal : .vertical)
    }
    let stage = Stage(layout, width: 300, height: 300, counts: [2, 9, 0, 1, 7, 3, 4])
    for x in stride(from: CGFloat(-60), through: 700, by: 51) {
      for y in stride(from: CGFloat(-60), through: 700, by: 47) {
        for length in [1, 60, 900] as [CGFloat] {
          #expect(stage.disagreement(in: CGRect(x: x, y: y, width: length, height: length)) == nil)
        }
      }
    }
  }

  @Test func `angles are reproducible for a seed and differ between stacks`() throws {
    func turns(_ seed: UInt64?) throws -> [CGFloat] {
      let stage = Stage(layout { $0.angleSeed = seed }, counts: [5, 5])
      return try stage.indexPaths.map {
        let transform = try #require(stage.attributes($0.item, section: $0.section)).transform
        return atan2(transform.b, transform.a)
      }
    }
    let turned = try turns(4)
    #expect(try turned == turns(4))
    #expect(try turned != turns(5))
    expectAll(turned) { abs($0) <= 0.3 }
    #expect(Set(turned).count == 10)
    #expect(isClose(try turns(nil)[6], -0.2))
  }

  @Test func `without a stack size, stacks have room for any angle`() {
    let layout = layout {
      $0.arrangement = .sections()
      $0.itemSize = .absolute(CGSize(width: 60, height: 80))
    }
    let stage = Stage(layout, width: 400, height: 300, counts: [1, 1, 1, 1])
    #expect(stage.view.contentSize == CGSize(width: 400, height: 20 + 2 * 120).narrowed)
  }

  @Test func `no sections, empty sections, and empty bounds are handled`() {
    for counts in [[], [0], [0, 0]] {
      #expect(Stage(layout(), counts: counts).view.visibleCells.isEmpty)
    }
    #expect(Stage(layout(), width: 0, height: 0, counts: [2, 2]).attributes(0) != nil)
  }

  @Test func `invalid settings are reported once and replaced by the nearest valid values`() {
    collectingDiagnostics { reports in
      let layout = layout {
        $0.visibleCount = -1
        $0.arrangeSections(spacing: -20)
        $0.angles = [.nan]
      }
      let stage = Stage(layout, width: 400, height: 300, counts: [4, 4, 4, 4])
      stage.resize(width: 401, height: 300)
      #expect(stage.view.visibleCells.isEmpty)
      expectEqual(
        (stage.view.contentSize.height, 240),
        (Set(reports().map(\.subject)), ["visibleCount", "arrangement.spacing", "angles"]),
        (reports().count, 3))
      layout.visibleCount = 1
      stage.view.layoutIfNeeded()
      expectEqual((stage.view.visibleCells.count, 4), (stage.attributes(0)?.transform, .identity))
    }
  }
}
