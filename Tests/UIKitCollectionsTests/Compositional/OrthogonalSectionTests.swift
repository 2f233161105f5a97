import TestSupport
import Testing

@testable import UIKitCollections
@testable import UIKitViews
import UIKitTestSupport

/// Orthogonal sections. OU: Vercantez/openuikit, iOS 26.1, `hc-conformance-Feed`.
@MainActor @Suite struct OrthogonalSectionTests {
  /// Returns OU's feed: an orthogonal section of eight items of 72 points, and a column of cards of 283.
  private func feed() -> CompositionalStage {
    let layout = UICollectionViewCompositionalLayout { number, environment in
      let group: NSCollectionLayoutGroup
      if number == 0 {
        group = CompositionalStage.single(.absolute(72), .absolute(72))
      } else {
        let width = environment.container.effectiveContentSize.width - 32
        group = CompositionalStage.row(.absolute(width * 9 / 16 + 90))
      }
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
      section.interGroupSpacing = number == 0 ? 12 : 16
      section.boundarySupplementaryItems = [CompositionalStage.header(32)]
      if number == 0 { section.orthogonalScrollingBehavior = .continuous }
      return section
    }
    return CompositionalStage(
      CGSize(width: 375, height: 667), items: [8, 8], kinds: ["header"], layout)
  }

  @Test(.fact("P8")) func `a feed has the frames, strip, and cells recorded on iOS 26`() throws {
    let stage = feed()
    stage.show()
    expectEqual(
      (stage.frame("header", 0), CGRect(x: 16, y: 0, width: 343, height: 32)),
      (stage.frame("header", 1), CGRect(x: 16, y: 120, width: 343, height: 32)),
      ((0..<8).map { stage.frame($0)?.minX }, [16, 100, 184, 268, 352, 436, 520, 604]),
      (stage.frame(0)?.size, CGSize(width: 72, height: 72)),
      (stage.frame(0)?.minY, 40),
      ((0..<3).map { stage.frame($0, 1)?.minY }, [160, 459, 758]),
      (stage.view.contentSize.height, 2543.5),
      (stage.shown(), [0, 1, 2, 3, 4]))
    let strip = try #require(stage.strips.first)
    expectEqual(
      (strip.frame, CGRect(x: 16, y: 40, width: 343, height: 72)),
      (strip.bounds, CGRect(x: 16, y: 40, width: 343, height: 72)),
      (strip.contentInset, UIEdgeInsets(top: -40, left: -16, bottom: 0, right: 16)),
      (strip.contentSize, CGSize(width: 660, height: 72)),
      (strip.clipsToBounds, false),
      (strip.offsetRange.x, 16...333),
      (strip.offsetRange.y, 40...40))
    #expect(stage.view.cellForItem(at: [0, 1])?.superview === strip)
    #expect(stage.view.cellForItem(at: [0, 1])?.frame == stage.frame(1))
    // Back to front: the strip, the cards, the headers.
    let kinds = stage.view.subviews.map { view in
      view is OrthogonalScrollView ? "strip" : view is UICollectionViewCell ? "card" : "header"
    }
    #expect(kinds == ["strip", "card", "card", "header", "header"])
  }

  @Test(.fact("P9")) func `scrollToItem scrolls the item's orthogonal section, even if it is offscreen`()
    throws
  {
    let stage = feed()
    stage.show()
    stage.view.scrollToItem(at: [0, 3], at: .centeredHorizontally, animated: false)
    stage.view.layoutIfNeeded()
    expectEqual((stage.view.contentOffset, .zero), (stage.shownFrame(3)?.midX, 187.5))
    stage.view.scrollToItem(at: [1, 6], at: .top, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.strips.isEmpty)
    #expect(stage.shown().isEmpty)
    let offset = stage.view.contentOffset
    stage.view.scrollToItem(at: [0, 7], at: .right, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset == offset)
    stage.view.contentOffset = .zero
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.strips.first?.contentOffset.x, 333),
      (stage.shownFrame(7)?.maxX, 359),
      (stage.frame(7)?.minX, 604))
  }

  @Test func `a finger scrolls either the section horizontally or the view vertically`() throws {
    let stage = feed()
    stage.show()
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: 300, y: 76))
    finger.move(to: CGPoint(x: 100, y: 76), duration: 0.5)
    stage.view.layoutIfNeeded()
    let strip = try #require(stage.strips.first)
    let way = strip.contentOffset.x - 16
    #expect(way > 150)
    expectEqual((stage.shownFrame(2)?.minX, 184 - way), (stage.view.contentOffset, .zero))
    finger.lift()
    FrameClock.main.run(while: strip.isDecelerating)
    finger.down(at: CGPoint(x: 100, y: 90))
    finger.move(to: CGPoint(x: 100, y: 20), duration: 0.3)
    finger.lift()
    #expect(stage.view.contentOffset.y > 40)
    #expect(strip.contentOffset.y == 40)
  }

  /// Returns groups of 200 points with gaps of 10 in a view of 320. The groups start at 0, 210, 420, …, and
  /// the largest offset is 1770.
  private func strip(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, count: Int = 10
  ) -> CompositionalStage {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(200), .absolute(100)))
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = behavior
    return CompositionalStage(
      CGSize(width: 320, height: 300), items: [count, 3],
      UICollectionViewCompositionalLayout(section: section))
  }

  @Test(
    .fact("P10"),
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuousGroupLeadingBoundary, [0, 210, 420]),
      (.paging, [0, 320, 640]), (.groupPaging, [0, 210, 420]), (.groupPagingCentered, [-60, 150, 360]),
    ])
  func `each orthogonal scrolling behavior snaps to its own positions`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, stops: [CGFloat]
  ) throws {
    let stage = strip(behavior)
    stage.show()
    let strip = try #require(stage.strips.first)
    let finger = Finger(in: stage.window)
    var rests = [strip.contentOffset.x]
    // Drag slowly, a little more than half of the distance.
    for stop in stops.dropFirst() {
      let way = (stop - rests[rests.count - 1]) * 0.6 + 10
      finger.down(at: CGPoint(x: 250, y: 50))
      finger.move(to: CGPoint(x: 250 - way, y: 50), duration: 2)
      finger.move(to: CGPoint(x: 250 - way, y: 50), duration: 0.5)
      finger.lift()
      FrameClock.main.run(while: strip.isDecelerating)
      rests.append(strip.contentOffset.x)
    }
    #expect(rests == stops)
  }

  @Test(
    .fact("P10"),
    arguments: [UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, .groupPagingCentered])
  func `in group paging, a flick moves by one group at any speed`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  )
    throws
  {
    let stage = strip(behavior)
    stage.show()
    let strip = try #require(stage.strips.first)
    let start = strip.contentOffset.x
    let finger = Finger(in: stage.window)
    for step in [1, 2, 3, 2, 1] {
      let goesOn = strip.contentOffset.x < start + 210 * CGFloat(step)
      finger.drag(
        from: CGPoint(x: goesOn ? 300 : 20, y: 50), to: CGPoint(x: goesOn ? 200 : 120, y: 50), duration: 0.05)
      FrameClock.main.run(while: strip.isDecelerating)
      #expect(strip.contentOffset.x == start + 210 * CGFloat(step))
    }
  }

  @Test func `an orthogonal section rests at its end, even if no group begins there`() throws {
    let stage = strip(.groupPaging)
    stage.show()
    let strip = try #require(stage.strips.first)
    #expect(strip.offsetRange.x == 0...1770)
    stage.view.scrollToItem(at: [0, 8], at: .left, animated: false)
    #expect(strip.contentOffset.x == 1680)
    Finger(in: stage.window).drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 200, y: 50), duration: 0.05)
    FrameClock.main.run(while: strip.isDecelerating)
    #expect(strip.contentOffset.x == 1770)
    Finger(in: stage.window).drag(from: CGPoint(x: 20, y: 50), to: CGPoint(x: 120, y: 50), duration: 0.05)
    FrameClock.main.run(while: strip.isDecelerating)
    #expect(strip.contentOffset.x == 1680)
  }

  @Test func `an orthogonal section bounces according to its bounce property`() throws {
    for (bounce, count, pulls) in [
      (UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic, 10, true),
      (.automatic, 1, false),
      (.always, 1, true), (.never, 10, false),
    ] {
      let section = NSCollectionLayoutSection(
        group: CompositionalStage.single(.absolute(200), .absolute(100)))
      section.orthogonalScrollingBehavior = .continuous
      section.orthogonalScrollingProperties.bounce = bounce
      let stage = CompositionalStage(
        CGSize(width: 320, height: 300), items: [count], UICollectionViewCompositionalLayout(section: section)
      )
      stage.show()
      let finger = Finger(in: stage.window)
      finger.down(at: CGPoint(x: 50, y: 50))
      finger.move(to: CGPoint(x: 150, y: 50), duration: 0.2)
      let offset = try #require(stage.strips.first?.contentOffset.x)
      #expect((offset < 0) == pulls)
      finger.lift()
      FrameClock.main.run(for: 2)
      #expect(stage.strips.first?.contentOffset.x == 0)
    }
  }

  @Test func `in a scrolled section, taps and indexPathForItem find the visible item`() throws {
    let stage = strip(.continuous)
    stage.show()
    stage.view.scrollToItem(at: [0, 4], at: .left, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == [0, 4])
    Finger(in: stage.window).tap(at: CGPoint(x: 250, y: 50))
    #expect(stage.view.indexPathsForSelectedItems == [[0, 5]])
  }

  @Test
  func `orthogonal sections keep their offset through reloads, updates, and scrolling`()
    throws
  {
    let stage = strip(.continuous)
    stage.source.counts = [10, 10, 10]
    stage.show()
    stage.view.scrollToItem(at: [1, 3], at: .left, animated: false)
    stage.view.layoutIfNeeded()
    #expect(stage.shownFrame(3, 1)?.minX == 0)
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(stage.shownFrame(3, 1)?.minX == 0)
    stage.source.counts = [10, 10, 10, 10]
    stage.view.insertSections([0])
    FrameClock.main.run(for: 1)
    expectEqual((stage.shownFrame(3, 2)?.minX, 0), (stage.shownFrame(0, 1)?.minX, 0))
    stage.source.counts = [10, 10, 9, 10]
    stage.view.deleteItems(at: [[2, 0]])
    FrameClock.main.run(for: 1)
    stage.source.counts = [9, 10, 10, 10]
    stage.view.moveSection(2, toSection: 0)
    FrameClock.main.run(for: 1)
    expectEqual(
      (stage.strips.map(\.section).sorted(), [0, 1, 2]),
      (stage.strips.first { $0.section == 0 }?.contentOffset.x, 630))
    // Fewer items than the scroll offset spans.
    stage.source.counts = [2, 10, 10, 10]
    stage.view.deleteItems(at: (2..<9).map { [0, $0] })
    FrameClock.main.run(for: 1)
    expectEqual(
      (stage.strips.first { $0.section == 0 }?.contentOffset.x, 90),
      (stage.shown(0), [0, 1]))
  }

  @Test(
    arguments: [
      UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, .continuousGroupLeadingBoundary,
      .paging, .groupPaging, .groupPagingCentered,
    ], [true, false])
  func `a resized view keeps the visible group of an orthogonal section`(
    behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, isInSight: Bool
  ) throws {
    func size(_ width: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(200))
    }
    let item = NSCollectionLayoutItem(layoutSize: size(1))
    let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size(0.5), subitems: [item]))
    section.orthogonalScrollingBehavior = behavior
    let stage = CompositionalStage(
      CGSize(width: 400, height: 300), items: Array(repeating: 10, count: 5),
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    let isCentered = behavior == .groupPagingCentered
    for (item, position) in [
      (4, isCentered ? .centeredHorizontally : .left), (9, isCentered ? .centeredHorizontally : .right),
    ]
      as [(Int, UICollectionView.ScrollPosition)]
    {
      stage.view.scrollToItem(at: [0, item], at: position, animated: false)
      stage.view.layoutIfNeeded()
      for width in [600, 250, 400] as [CGFloat] {
        if !isInSight {
          stage.view.contentOffset.y = 500
          stage.view.layoutIfNeeded()
        }
        stage.resize(width: width, height: 300)
        stage.view.contentOffset.y = 0
        stage.view.layoutIfNeeded()
        let frame = try #require(stage.shownFrame(item))
        if isCentered {
          #expect(frame.midX == width / 2)
        } else if position == .left {
          #expect(frame.minX == 0)
        } else {
          #expect(frame.maxX == width)
        }
      }
    }
  }

  @Test func `a section whose groups no longer fit shows its first group at the start`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(150), .absolute(200)))
    section.orthogonalScrollingBehavior = .groupPaging
    let stage = CompositionalStage(
      CGSize(width: 400, height: 300), items: [2], UICollectionViewCompositionalLayout(section: section))
    stage.show()
    try #require(stage.strips.first).contentOffset.x = 10
    stage.view.layoutIfNeeded()
    stage.resize(width: 200, height: 300)
    #expect(stage.shownFrame(0)?.minX == 0)
  }

  @Test func `an orthogonal section scrolled past its shortened content animates back`() throws {
    let stage = strip(.continuous)
    stage.show()
    let strip = try #require(stage.strips.first)
    strip.contentOffset.x = 630
    stage.view.layoutIfNeeded()
    stage.source.counts = [2, 3]
    stage.view.deleteItems(at: (2..<10).map { [0, $0] })
    FrameClock.main.run(for: 0.1)
    #expect(strip.contentOffset.x > 100)
    #expect(strip.contentOffset.x < 620)
    FrameClock.main.run(for: 1)
    #expect(strip.contentOffset.x == 90)
  }

  @Test func `deleting a section removes its cells and its scroll view`() throws {
    let stage = strip(.continuous)
    stage.show()
    stage.source.counts = [3]
    stage.view.deleteSections([0])
    stage.view.layoutIfNeeded()
    #expect(stage.strips.count == 2)
    FrameClock.main.run(for: 1)
    expectEqual((stage.strips.count, 1), (stage.strips[0].frame.minY, 0), (stage.shown(), [0, 1]))
  }

  @Test func `an orthogonal section can turn into a regular one and back, keeping its cells`() throws {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    let layout = UICollectionViewCompositionalLayout { _, _ in
      let section = NSCollectionLayoutSection(
        group: CompositionalStage.single(.absolute(100), .absolute(100)))
      section.orthogonalScrollingBehavior = behavior
      return section
    }
    let stage = CompositionalStage(CGSize(width: 320, height: 300), items: [10], layout)
    stage.show()
    let cell = try #require(stage.view.cellForItem(at: [0, 1]))
    #expect(cell.superview === stage.view)
    behavior = .continuous
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 1]) === cell)
    #expect(cell.superview === stage.strips.first)
    #expect(cell.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    behavior = .none
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.strips.isEmpty)
    #expect(cell.superview === stage.view)
  }

  @Test func `upcoming items are prefetched along the orthogonal section`() throws {
    final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
      var told: Set<IndexPath> = []
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        told.formUnion(indexPaths)
      }
    }
    let stage = strip(.continuous)
    let prefetching = Prefetching()
    stage.view.prefetchDataSource = prefetching
    stage.show()
    #expect(prefetching.told == [[0, 2], [0, 3], [1, 2]])
    stage.view.scrollToItem(at: [0, 3], at: .left, animated: false)
    stage.view.layoutIfNeeded()
    #expect(prefetching.told.isSuperset(of: [[0, 5], [0, 6]]))
  }

  @Test func `a horizontally scrolling layout has vertically scrolling orthogonal sections`() throws {
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.absolute(100), .absolute(80)))
    section.orthogonalScrollingBehavior = .groupPaging
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [10, 10],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    stage.show()
    expectEqual(
      (stage.view.contentSize, CGSize(width: 280, height: 300)),
      (stage.strips.map(\.frame.minX), [20, 160]),
      (stage.strips[1].bounds, CGRect(x: 160, y: 10, width: 100, height: 280)),
      (stage.strips[1].offsetRange.y, 10...530),
      (stage.strips[1].contentInset, UIEdgeInsets(top: -10, left: -160, bottom: 10, right: 0)))
    Finger(in: stage.window).drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 100), duration: 0.05)
    FrameClock.main.run(while: stage.strips[1].isDecelerating)
    expectEqual(
      (stage.strips[1].contentOffset.y, 90),
      (stage.shownFrame(1, 1)?.minY, 10),
      (stage.shownFrame(1, 0)?.minY, 90))
  }

  @Test func `cells measured wider than estimated don't move the visible cells`() throws {
    final class Cell: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = 100 + CGFloat(layoutAttributes.indexPath.item % 3) * 30
        return layoutAttributes
      }
    }
    let section = NSCollectionLayoutSection(group: CompositionalStage.single(.estimated(80), .absolute(100)))
    section.orthogonalScrollingBehavior = .continuous
    let stage = CompositionalStage(
      CGSize(width: 320, height: 300), items: [60], cells: Cell.self,
      UICollectionViewCompositionalLayout(section: section))
    stage.show()
    #expect((0..<3).map { stage.frame($0)?.minX } == [0, 100, 230])
    stage.view.scrollToItem(at: [0, 50], at: .left, animated: false)
    stage.view.layoutIfNeeded()
    let strip = try #require(stage.strips.first)
    for _ in 0..<40 {
      let first = try #require(stage.shown().first { stage.shownFrame($0)!.minX >= 0 })
      let frame = try #require(stage.shownFrame(first))
      strip.contentOffset.x -= 7
      stage.view.layoutIfNeeded()
      #expect(stage.shownFrame(first)?.minX == frame.minX + 7)
    }
  }

  /// OU `Feed.t200.rtl`, a picture: the first item is at the right, within the insets.
  @Test(.fact("P8")) func `in a right-to-left layout, an orthogonal section is mirrored within the view`()
    throws
  {
    let stage = feed()
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.show()
    #expect(stage.shownFrame(0)?.minX == 287)
    let strip = try #require(stage.strips.first)
    expectEqual((strip.offsetRange.x, -301...16), (strip.contentOffset.x, 16))
    stage.view.scrollToItem(at: [0, 7], at: .left, animated: false)
    stage.view.layoutIfNeeded()
    expectEqual((strip.contentOffset.x, -301), (stage.shownFrame(7)?.minX, 16))
    let finger = Finger(in: stage.window)
    finger.down(at: CGPoint(x: 300, y: 76))
    finger.move(to: CGPoint(x: 200, y: 76), duration: 0.5)
    #expect(strip.contentOffset.x > -250)
    finger.lift()
  }
}
