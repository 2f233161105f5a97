import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Cases in which items of other carousels were slightly off: in the first frame, at the ends, and at rest.
@Suite(.serialized) struct CarouselAtRestTests {
  nonisolated enum Effect: String, CaseIterable, Sendable {
    case none, cosineHalf, cosine, linear, coverFlow, cylinder, fade, parallax

    @MainActor var effect: CarouselEffect {
      switch self {
      case .none: .none
      case .cosineHalf: .cosineZoom(reach: .halfViewport)
      case .cosine: .cosineZoom(reach: .viewport)
      case .linear: .linearZoom(activeDistance: 150, factor: 0.6)
      case .coverFlow: .coverFlow()
      case .cylinder: .cylinder(radius: 400)
      case .fade: .fade()
      case .parallax: .parallax
      }
    }

    /// The scale of the item in the middle.
    var scale: CGFloat { self == .linear ? 1.6 : 1 }
  }

  private func stage(
    _ effect: Effect, _ direction: UICollectionView.ScrollDirection = .horizontal, count: Int = 9,
    isRightToLeft: Bool = false, _ settings: (CarouselLayout) -> Void = { _ in }
  ) -> (Stage<CarouselLayout>, CarouselLayout) {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 120, height: 120))
    layout.itemSpacing = 30
    layout.effect = effect.effect
    layout.scrollDirection = direction
    settings(layout)
    return (Stage(layout, count: count, isRightToLeft: isRightToLeft), layout)
  }

  /// Expects an item in the middle of the view, neither rotated nor moved, at the effect's scale.
  private func expectAtRest(_ item: Int, _ stage: Stage<CarouselLayout>, _ effect: Effect) throws {
    let attributes = try #require(stage.attributes(item))
    let bounds = stage.view.bounds
    #expect(isClose(attributes.center, CGPoint(x: bounds.midX, y: bounds.midY), 0.001))
    let (matrix, scale) = (attributes.transform3D, effect.scale)
    #expect(isClose(matrix.m11, scale))
    #expect(isClose(matrix.m22, scale))
    #expect(isClose(matrix.m44, 1))
    for other in [matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m23, matrix.m24] {
      #expect(isClose(other, 0))
    }
    for other in [matrix.m41, matrix.m42] { #expect(isClose(other, 0)) }
    #expect(attributes.alpha == 1)
    let cell = try #require(stage.view.cellForItem(at: [0, item]))
    #expect(isShown(cell, as: attributes))
  }

  private func isShown(
    _ cell: UICollectionViewCell, as attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isClose(cell.center, attributes.center) && cell.bounds.size == attributes.size
      && isClose(cell.alpha, attributes.alpha) && cell.isHidden == attributes.isHidden
      && CATransform3DEqualToTransform(cell.layer.transform, attributes.transform3D)
  }

  @Test(.asked("UPCarouselFlowLayout#20"), arguments: Effect.allCases, [false, true])
  func `the first item starts in the middle, and the last one ends there`(
    effect: Effect, isRightToLeft: Bool
  ) throws {
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      let (stage, layout) = stage(effect, direction, isRightToLeft: isRightToLeft)
      #expect(layout.currentIndexPath == [0, 0])
      try expectAtRest(0, stage, effect)
      let (size, bounds) = (stage.view.contentSize, stage.view.bounds.size)
      let isMirrored = direction == .horizontal && isRightToLeft
      stage.scroll(
        to: isMirrored ? .zero : CGPoint(x: size.width - bounds.width, y: size.height - bounds.height))
      #expect(layout.currentIndexPath == [0, 8])
      try expectAtRest(8, stage, effect)
    }
  }

  private final class Prefetching: NSObject, UICollectionViewDataSourcePrefetching {
    var paths: Set<IndexPath> = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
      paths.formUnion(indexPaths)
    }
  }

  @Test(
    .asked("AnimatedCollectionViewLayout#53", "UPCarouselFlowLayout#13"), arguments: Effect.allCases,
    [false, true])
  func `the item in the middle is undistorted at rest, after any scroll`(
    effect: Effect, isPrefetchingEnabled: Bool
  ) throws {
    for loops in [false, true] {
      let (stage, layout) = stage(effect) { $0.loops = loops }
      let prefetching = Prefetching()
      stage.view.isPrefetchingEnabled = isPrefetchingEnabled
      stage.view.prefetchDataSource = prefetching
      for (step, fraction) in ([0.3, 1.7, 2.45, 2.55, -3.2] as [CGFloat]).enumerated() {
        let start = stage.view.contentOffset.x
        stage.scroll(to: start + fraction * 20)
        let target = layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: start + fraction * 150, y: 0),
          withScrollingVelocity: CGPoint(x: step.isMultiple(of: 2) ? 0 : 3, y: 0))
        stage.scroll(to: target)
        try expectAtRest(try #require(layout.currentIndexPath).item, stage, effect)
      }
      #if !os(iOS) && !os(tvOS) && !os(visionOS)
      #expect(prefetching.paths.isEmpty != isPrefetchingEnabled)
      #endif
    }
  }

  /// Inspects each cell immediately before it's shown.
  private final class Arrivals: NSObject, UICollectionViewDelegate {
    var look: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { look(cell, indexPath) }
  }

  @Test(.asked("LGLinearFlow#3"), arguments: Effect.allCases, [false, true])
  func `a cell that scrolls into view has the effect applied from the start`(
    effect: Effect, loops: Bool
  ) throws {
    let (stage, _) = stage(effect, count: 40) { $0.loops = loops }
    let arrivals = Arrivals()
    var arrived = 0
    stage.view.delegate = arrivals
    arrivals.look = { cell, path in
      guard let attributes = stage.attributes(path.item) else { return }
      #expect(isShown(cell, as: attributes))
      arrived += 1
    }
    for distance in [700, -400, 900, 90, -300] as [CGFloat] {
      let before = arrived
      stage.scroll(to: stage.view.contentOffset.x + distance)
      #expect(arrived > before)
      for path in stage.view.indexPathsForVisibleItems {
        let cell = try #require(stage.view.cellForItem(at: path))
        #expect(isShown(cell, as: try #require(stage.attributes(path.item))))
      }
    }
  }

  @Test(.asked("AnimatedCollectionViewLayout#53"), arguments: Effect.allCases)
  func `an offset shows the same attributes in the first frame as after scrolling back`(effect: Effect) throws
  {
    for isRightToLeft in [false, true] {
      let (stage, _) = stage(effect, isRightToLeft: isRightToLeft)
      func shown() -> [UICollectionViewLayoutAttributes] {
        stage.indexPaths.compactMap { stage.attributes($0.item) }
      }
      let (start, first) = (stage.view.contentOffset, shown())
      #expect(!stage.view.visibleCells.isEmpty)
      for cell in stage.view.visibleCells {
        let path = try #require(stage.view.indexPath(for: cell))
        #expect(CATransform3DEqualToTransform(cell.layer.transform, first[path.item].transform3D))
      }
      for x in [700, 333, 0, 150, 41] as [CGFloat] { stage.scroll(to: x) }
      stage.scroll(to: start)
      #expect(shown() == first)
    }
  }
}

extension Stage {
  fileprivate convenience init(_ layout: Layout, count: Int, isRightToLeft: Bool) {
    self.init(layout, width: 390, height: 600, counts: [count], isRightToLeft: isRightToLeft)
  }
}
