import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CarouselSpacingTests {
  private func carousel(_ effect: CarouselEffect, spacing: CGFloat) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 200, height: 300))
    layout.itemSpacing = spacing
    layout.effect = effect
    return layout
  }

  private let scales: [CarouselEffect] = [
    .none, .cosineZoom(reach: .halfViewport), .cosineZoom(reach: .viewport),
    .linearZoom(activeDistance: 300, factor: 0.4), .linearZoom(activeDistance: 150, factor: -0.3), .fade(),
    .parallax,
  ]

  @Test(arguments: [20, 0, -30, 90] as [CGFloat])
  func `with spacingReference set to shown, gaps at the item at rest equal itemSpacing`(spacing: CGFloat)
    throws
  {
    for effect in scales {
      for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
        let layout = carousel(effect, spacing: spacing)
        layout.itemSize = .absolute(CGSize(width: 200, height: 200))
        layout.scrollDirection = direction
        layout.spacingReference = .shown
        let stage = Stage(layout, width: 390, height: 390)
        for item in [1, 4] {
          layout.setCurrentIndexPath([0, item], animated: false)
          stage.view.layoutIfNeeded()
          let frames = try (item - 1...item + 1).map { try #require(stage.attributes($0)).frame }
          let edges = frames.map { direction == .vertical ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX) }
          #expect(isClose(edges[1].0 - edges[0].1, spacing), "\(effect)")
          #expect(isClose(edges[2].0 - edges[1].1, spacing), "\(effect)")
        }
      }
    }
  }

  @Test func `unless spacingReference is set to shown, a zoom widens the gaps between items`() throws {
    let stage = Stage(carousel(.cosineZoom(reach: .halfViewport), spacing: 20))
    #expect(try #require(stage.attributes(1)).center.x - 195 == 220)
    let (left, right) = (try #require(stage.attributes(0)).frame, try #require(stage.attributes(1)).frame)
    #expect(right.minX - left.maxX > 45)
  }

  @Test(arguments: [0, 24, 80] as [CGFloat])
  func `a peek sets the visible part of the neighbors and overrides the item length`(peek: CGFloat) throws {
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      let layout = carousel(.none, spacing: 12)
      layout.scrollDirection = direction
      layout.peek = peek
      let stage = Stage(layout)
      layout.setCurrentIndexPath([0, 3], animated: false)
      stage.view.layoutIfNeeded()
      let (view, next) = (stage.view.bounds, try #require(stage.attributes(4)).frame)
      let size = try #require(stage.attributes(3)).size
      #expect(isClose(direction == .vertical ? view.maxY - next.minY : view.maxX - next.minX, peek))
      #expect(
        size
          == (direction == .vertical
            ? CGSize(width: 200, height: 800 - 2 * (peek + 12))
            : CGSize(width: 390 - 2 * (peek + 12), height: 300)))
      layout.peek = nil
      stage.view.layoutIfNeeded()
      #expect(stage.attributes(3)?.size == CGSize(width: 200, height: 300))
    }
  }

  @Test func `with spacingReference set to shown, the peek of shrinking items is exact`() throws {
    let layout = carousel(.cosineZoom(reach: .halfViewport), spacing: 12)
    layout.peek = 40
    layout.spacingReference = .shown
    let stage = Stage(layout)
    layout.setCurrentIndexPath([0, 3], animated: false)
    stage.view.layoutIfNeeded()
    #expect(isClose(stage.view.bounds.maxX - (try #require(stage.attributes(4))).frame.minX, 40))
  }

  @Test func `a peek adapts to the view's size and keeps the item in the middle`() throws {
    let layout = carousel(.none, spacing: 12)
    layout.peek = 30
    let stage = Stage(layout)
    layout.setCurrentIndexPath([0, 5], animated: false)
    stage.resize(width: 800, height: 390)
    #expect(stage.attributes(5)?.size.width == 716)
    #expect(isClose(try #require(stage.attributes(5)).center.x, stage.view.bounds.midX))
  }

  @Test func `invalid settings are reported once and replaced by the nearest valid values`() throws {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    var reports: [String] = []
    LayoutDiagnostics.handler = { reports.append($0.subject) }
    func stage(_ change: (CarouselLayout) -> Void) -> Stage<CarouselLayout> {
      reports = []
      let layout = carousel(.none, spacing: 10)
      change(layout)
      let stage = Stage(layout, counts: [1_000_000])
      for x in [0, 100, 200] as [CGFloat] { stage.scroll(to: x) }
      return stage
    }
    let overlapping = stage { $0.itemSpacing = -700 }
    #expect(overlapping.attributes(1)?.center.x == 196)
    #expect(overlapping.view.visibleCells.count < 1000)
    #expect(reports == ["itemSpacing"])
    let wide = stage { $0.peek = -5 }
    expectEqual((wide.attributes(0)?.size.width, 370), (reports, ["peek"]))
    let narrow = stage { $0.peek = 300 }
    expectEqual((narrow.attributes(0)?.size.width, 1), (reports, ["peek"]))
    let snappings: [(CarouselLayout.Snapping, [String])] = [
      (.nearest(velocityThreshold: .nan), ["snapping.velocityThreshold"]),
      (.nearest(velocityThreshold: .infinity), []), (.page(minimumDrag: -1), ["snapping.minimumDrag"]),
    ]
    for (snapping, expected) in snappings {
      let stage = stage { $0.snapping = snapping }
      for _ in 0..<2 {
        let target = stage.view.collectionViewLayout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: 200, y: 0), withScrollingVelocity: CGPoint(x: 1, y: 0))
        #expect(target.x.truncatingRemainder(dividingBy: 210) == 0)
      }
      #expect(reports == expected)
    }
  }

  @Test func `a view without a size reports nothing`() {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    LayoutDiagnostics.handler = { _ in Issue.record("unexpected report") }
    let layout = CarouselLayout()
    layout.peek = 40
    layout.spacingReference = .shown
    layout.effect = .cosineZoom(reach: .viewport)
    layout.loops = true
    let stage = Stage(layout, width: 0, height: 0)
    #expect(!layout.isLooping)
    stage.resize(width: 390, height: 800)
    expectEqual((layout.isLooping, true), (stage.attributes(0)?.size.width, 290))
  }
}
