#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Tests can't simulate fingers on Apple's platforms, so these run only elsewhere.

@Suite("A flick comes to rest", .serialized) struct FlickTests {
  nonisolated enum Setting: CaseIterable, Sendable {
    case cosineHalf, cosineFull, linear, page, none

    @MainActor var layout: CarouselLayout {
      let layout = CarouselLayout()
      switch self {
      case .cosineHalf:
        layout.itemSize = .absolute(CGSize(width: 250, height: 400))
        layout.effect = .cosineZoom(reach: .halfViewport)
        layout.snapping = .page(minimumDrag: 100)
      case .cosineFull:
        layout.effect = .cosineZoom(reach: .viewport)
        layout.snapping = .nearest(velocityThreshold: 2.5)
      case .linear:
        layout.itemSize = .absolute(CGSize(width: 150, height: 150))
        layout.itemSpacing = 45
        layout.effect = .linearZoom(activeDistance: 150, factor: 0.6)
        layout.snapping = .nearest(velocityThreshold: 2.5)
      case .page: layout.snapping = .page(minimumDrag: 30)
      case .none: layout.snapping = .nearest(velocityThreshold: 0.5)
      }
      return layout
    }
  }

  private func stage(
    _ layout: UICollectionViewLayout, isPagingEnabled: Bool = false, contentInset: UIEdgeInsets = .zero
  ) -> (UIWindow, Stage<UICollectionViewLayout>) {
    let stage = Stage(layout, width: 400, height: 700, counts: [40], laysOut: false)
    stage.view.isPagingEnabled = isPagingEnabled
    stage.view.contentInset = contentInset
    let window = stage.view.shownInWindow()
    stage.layOut()
    return (window, stage)
  }

  @Test(
    .asked("UPCarouselFlowLayout#12", "CenteredCollectionView#47"), arguments: Setting.allCases,
    [(-300.0, 0.1), (-160, 0.4), (-40, 0.05), (250, 0.15), (-12, 0.3)])
  func `any flick of a carousel comes to rest exactly on an item`(
    setting: Setting, flick: (distance: Double, duration: Double)
  ) throws {
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      let layout = setting.layout
      layout.scrollDirection = direction
      let (window, stage) = stage(layout)
      stage.view.scrollToItem(
        at: IndexPath(item: 20, section: 0), at: [.centeredHorizontally, .centeredVertically], animated: false
      )
      let start = CGPoint(x: 200, y: 350)
      let distance = CGFloat(flick.distance)
      let end =
        direction == .horizontal
        ? CGPoint(x: start.x + distance, y: start.y) : CGPoint(x: start.x, y: start.y + distance)
      Finger(in: window).drag(from: start, to: end, duration: flick.duration)
      FrameClock.main.run(while: stage.view.isDecelerating)
      let current = try #require(layout.currentIndexPath)
      let item = try #require(stage.view.layoutAttributesForItem(at: current))
      #expect(abs(item.center.x - stage.view.bounds.midX) < 0.001)
      #expect(abs(item.center.y - stage.view.bounds.midY) < 0.001)
      #expect(stage.view.cellForItem(at: current) != nil)
    }
  }

  @Test(.asked("AnimatedCollectionViewLayout#53"), arguments: Setting.allCases + [nil], [-160.0, 90, 300])
  func `isPagingEnabled is turned off and reported if pages don't end on items`(
    setting: Setting?, distance: Double
  ) {
    let wheel = WheelLayout()
    wheel.scrollDirection = .horizontal
    let layout: UICollectionViewLayout = setting?.layout ?? wheel
    var reports: [LayoutDiagnostic] = []
    let handler = LayoutDiagnostics.handler
    LayoutDiagnostics.handler = { reports.append($0) }
    defer { LayoutDiagnostics.handler = handler }
    let (window, stage) = stage(layout, isPagingEnabled: true)
    for _ in 0..<2 {
      Finger(in: window).drag(
        from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200 + distance, y: 350), duration: 0.2)
      FrameClock.main.run(while: stage.view.isDecelerating)
      let rest = layout.targetContentOffset(
        forProposedContentOffset: stage.view.contentOffset, withScrollingVelocity: .zero)
      #expect(isClose(stage.view.contentOffset.x, rest.x))
      // Apps may turn paging on again.
      stage.view.isPagingEnabled = true
    }
    #expect(reports.map(\.subject) == ["isPagingEnabled"])
  }

  @Test func `isPagingEnabled stays on while pages end on items`() {
    let layout = CarouselLayout()
    (layout.itemSize, layout.itemSpacing) = (.fractional(width: 1, height: 1), 0)
    let (_, stage) = stage(layout, isPagingEnabled: true)
    #expect(stage.view.isPagingEnabled)
    layout.itemSpacing = 8
    stage.view.layoutIfNeeded()
    #expect(!stage.view.isPagingEnabled)
  }

  @Test(
    arguments: [(20, 20, 360, false), (0, 40, 400, true), (40, 0, 400, false), (0, 40, 360, false)]
      as [(left: CGFloat, right: CGFloat, length: CGFloat, hasPages: Bool)])
  func `with insets, isPagingEnabled stays on only if each page ends on an item`(
    row: (left: CGFloat, right: CGFloat, length: CGFloat, hasPages: Bool)
  ) {
    collectingDiagnostics { reports in
      let layout = CarouselLayout()
      layout.itemSize = .absolute(CGSize(width: row.length, height: 300))
      layout.itemSpacing = 0
      let inset = UIEdgeInsets(top: 0, left: row.left, bottom: 0, right: row.right)
      let (window, stage) = stage(layout, isPagingEnabled: true, contentInset: inset)
      #expect(reports().map(\.subject) == (row.hasPages ? [] : ["isPagingEnabled"]))
      Finger(in: window).drag(from: CGPoint(x: 300, y: 350), to: CGPoint(x: 60, y: 350), duration: 0.2)
      FrameClock.main.run(while: stage.view.isDecelerating)
      expectEqual(
        (stage.view.isPagingEnabled, row.hasPages),
        (stage.view.contentOffset.x, row.length - row.left), (layout.currentIndexPath, [0, 1]))
    }
  }

  /// Ends a flick at the item whose start is nearest to the proposed target.
  private final class ItemSnapping: NSObject, UICollectionViewDelegate {
    var target: IndexPath?

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      guard let view = scrollView as? UICollectionView else { return }
      let proposed = targetContentOffset.pointee.y
      let page = CGRect(x: 0, y: proposed - 350, width: view.bounds.width, height: 700)
      let items = (view.collectionViewLayout.layoutAttributesForElements(in: page) ?? [])
        .filter { $0.representedElementCategory == .cell }
        .filter { $0.frame.minY <= view.contentSize.height - view.bounds.height }
      guard let nearest = items.min(by: { abs($0.frame.minY - proposed) < abs($1.frame.minY - proposed) })
      else { return }
      target = nearest.indexPath
      targetContentOffset.pointee.y = nearest.frame.minY
    }
  }

  @Test(arguments: [-120.0, -40, 30, 90])
  func `a flick rests exactly on the item chosen by the delegate`(
    distance: Double
  ) throws {
    let waterfall = WaterfallLayout()
    waterfall.itemLength = .fractionalBreadth(1.3)
    let flow = UICollectionViewFlowLayout()
    let sticky = StickyHeaderFlowLayout()
    for layout in [flow, sticky] { layout.itemSize = CGSize(width: 120, height: 170) }
    sticky.headerReferenceSize = CGSize(width: 0, height: 30)
    for layout in [waterfall, flow, sticky] as [UICollectionViewLayout] {
      let (window, stage) = stage(layout)
      let delegate = ItemSnapping()
      stage.delegate = delegate
      stage.view.contentOffset.y = 700
      Finger(in: window).drag(
        from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 350 + distance), duration: 0.2)
      #expect(stage.view.isDecelerating)
      FrameClock.main.run(while: stage.view.isDecelerating)
      let target = try #require(delegate.target)
      let item = try #require(stage.view.layoutAttributesForItem(at: target))
      expectEqual(
        (stage.view.contentOffset.y, item.frame.minY),
        (stage.view.cellForItem(at: target)?.frame.minY, stage.view.bounds.minY))
    }
  }

  @Test func `hard flicks end within the contents of waterfall and flow layouts`() {
    let waterfall = WaterfallLayout()
    waterfall.itemLength = .fractionalBreadth(1.3)
    for layout in [waterfall, UICollectionViewFlowLayout(), StickyHeaderFlowLayout()]
      as [UICollectionViewLayout]
    {
      let (window, stage) = stage(layout)
      for distance in [-500.0, -500, -500, 600, 600, 600, 600] {
        Finger(in: window).drag(
          from: CGPoint(x: 200, y: 350), to: CGPoint(x: 200, y: 350 + distance), duration: 0.08)
        FrameClock.main.run(while: stage.view.isDecelerating)
        #expect(stage.view.contentOffset.y >= 0)
        #expect(
          stage.view.contentOffset.y <= max(0, stage.view.contentSize.height - stage.view.bounds.height))
        #expect(!stage.view.visibleCells.isEmpty)
      }
    }
  }
}
#endif
