import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CarouselLayoutTests {
  /// Returns a layout with items of 150 × 150 and a spacing of 45.
  ///
  /// In bounds of 390 × 800, item i is centered at the offset 195 · i.
  private func linear(_ effect: CarouselEffect = .linearZoom(activeDistance: 150, factor: 0.6))
    -> CarouselLayout
  {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 150, height: 150))
    layout.itemSpacing = 45
    layout.effect = effect
    layout.snapping = .nearest(velocityThreshold: 2.5)
    return layout
  }

  private func scale(_ attributes: UICollectionViewLayoutAttributes?) -> CGFloat {
    attributes?.transform.a ?? .nan
  }

  // MARK: Geometry

  @Test func `the first and last items rest in the middle, and sections are consecutive`() throws {
    let stage = Stage(linear(.none), counts: [2, 0, 3])
    expectEqual(
      (stage.view.contentSize, CGSize(width: 1170, height: 800)),
      (stage.attributes(0)?.frame, CGRect(x: 120, y: 325, width: 150, height: 150)),
      (stage.attributes(0, section: 2)?.center, CGPoint(x: 585, y: 400)),
      (stage.attributes(2, section: 2)?.center.x, stage.view.contentSize.width - 195))
  }

  @Test func `a vertical carousel is the horizontal one with swapped axes`() throws {
    let layout = linear(.none)
    layout.scrollDirection = .vertical
    let stage = Stage(layout, counts: [4])
    expectEqual(
      (stage.view.contentSize, CGSize(width: 390, height: 1385).narrowed),
      (stage.attributes(3)?.center, CGPoint(x: 195, y: 985)))
    stage.scroll(to: CGPoint(x: 0, y: 400))
    #expect(layout.currentIndexPath == IndexPath(item: 2, section: 0))
  }

  @Test func `item sizes can be fractions of the bounds`() {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 0.7, height: 0.75)
    let stage = Stage(layout, width: 400, height: 800)
    expectEqual(
      (stage.attributes(0)?.size, CGSize(width: 280, height: 600)),
      (stage.attributes(0)?.center, CGPoint(x: 200, y: 400)))
  }

  @Test func `negative spacing overlaps items`() {
    let layout = linear(.none)
    layout.itemSpacing = -100
    let stage = Stage(layout)
    expectEqual(
      (stage.attributes(1)?.center.x, 245),
      (stage.disagreement(in: stage.view.bounds), nil))
  }

  @Test func `empty data has no content, and empty bounds are handled`() {
    for effect in [CarouselEffect.none, .cosineZoom(reach: .viewport), .custom { _ in .identity }] {
      for counts in [[], [0], [0, 0]] {
        let layout = linear(effect)
        let stage = Stage(layout, counts: counts)
        #expect(stage.view.contentSize.width == 0)
        #expect(stage.view.visibleCells.isEmpty)
        expectEqual(
          (layout.layoutAttributesForElements(in: CGRect(x: -500, y: -500, width: 5000, height: 5000)), []),
          (layout.currentIndexPath, nil),
          (layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0)), nil))
        let proposed = CGPoint(x: 40, y: 0)
        let target = layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: CGPoint(x: 3, y: 0))
        #expect(target == proposed)
      }
      let stage = Stage(linear(effect), width: 0, height: 0)
      expectEqual(
        (stage.attributes(1)?.center, CGPoint(x: 195, y: 0)),
        (stage.disagreement(in: CGRect(x: 0, y: -75, width: 500, height: 500)), nil))
    }
  }

  // MARK: Effects

  /// The scale is cos(min(1, d / (V/2)) · π/4), for items of 250 × 400 with a spacing of 10.
  @Test(arguments: [UICollectionView.ScrollDirection.horizontal, .vertical])
  func `the cosine zoom over half the viewport follows its formula`(
    direction: UICollectionView.ScrollDirection
  ) {
    let layout = CarouselLayout()
    layout.scrollDirection = direction
    layout.itemSize = .absolute(CGSize(width: 250, height: 400))
    layout.itemSpacing = 10
    layout.effect = .cosineZoom(reach: .halfViewport)
    let stage = Stage(layout)
    let (viewport, pitch): (CGFloat, CGFloat) = direction == .horizontal ? (390, 260) : (800, 410)
    for offset in [0, 77, 260, 1000] as [CGFloat] {
      stage.scroll(to: direction == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset))
      for item in 0..<10 {
        let d = abs(pitch * CGFloat(item) - offset)
        #expect(isClose(scale(stage.attributes(item)), cos(min(1, d / (viewport / 2)) * .pi / 4)))
      }
    }
  }

  /// The scale is |cos(d / V · π/4)|, for items of 0.7 W × 0.75 H with a spacing of (W − 0.7 W) / 7.
  @Test func `the cosine zoom over the viewport follows its formula`() {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 0.7, height: 0.75)
    layout.itemSpacing = (390 - 0.7 * 390) / 7
    layout.effect = .cosineZoom(reach: .viewport)
    let stage = Stage(layout)
    let pitch = 0.7 * 390 + layout.itemSpacing
    stage.scroll(to: 333)
    for item in 0..<10 {
      let d = abs(pitch * CGFloat(item) - 333)
      #expect(isClose(scale(stage.attributes(item)), abs(cos(d / 390 * .pi / 4))))
    }
    #expect(stage.attributes(0)?.size == CGSize(width: 0.7 * 390, height: 600))
  }

  /// The scale is 1 + 0.6 · (1 − d / 150) for items that intersect the bounds, and 1 for others.
  @Test func `the linear zoom scales only items that intersect the bounds`() {
    let stage = Stage(linear())
    stage.scroll(to: 250)
    for item in 0..<10 {
      let center = 195 + 195 * CGFloat(item)
      let d = abs(center - (250 + 195))
      let meets = center + 75 > 250 && center - 75 < 250 + 390
      #expect(isClose(scale(stage.attributes(item)), meets ? 1 + 0.6 * (1 - d / 150) : 1))
    }
    stage.scroll(to: 195)
    #expect(isClose(scale(stage.attributes(1)), 1.6))
  }

  @Test func `a linear zoom is never below 0`() {
    let stage = Stage(linear(.linearZoom(activeDistance: 10, factor: 0.6)))
    #expect(scale(stage.attributes(1)) == 0)
  }

  @Test func `effects never change centers or sizes, and the effect none adds no transform`() throws {
    let effects: [CarouselEffect] = [
      .none, .cosineZoom(reach: .halfViewport), .linearZoom(activeDistance: 150, factor: 0.6),
      .custom { ItemTransform(CGAffineTransform(translationX: $0.distance, y: 50)) },
    ]
    for effect in effects {
      let stage = Stage(linear(effect))
      stage.scroll(to: 210)
      for item in 0..<10 {
        let attributes = try #require(stage.attributes(item))
        expectEqual(
          (attributes.center, CGPoint(x: 195 + 195 * CGFloat(item), y: 400)),
          (attributes.size, CGSize(width: 150, height: 150)))
      }
    }
    #expect(Stage(linear(.none)).attributes(3)?.transform == .identity)
  }

  @Test func `a custom effect receives the item's geometry, and its result is applied`() throws {
    var told: CarouselItemGeometry?
    let layout = linear(
      .custom { position in
        told = position
        var turn = CATransform3DIdentity
        turn.m34 = -1 / 500
        return ItemTransform(
          transform3D: CATransform3DRotate(turn, position.itemsFromCenter, 0, 1, 0), alpha: 0.5)
      })
    let stage = Stage(layout)
    stage.scroll(to: 300)
    let attributes = try #require(stage.attributes(3))
    let position = try #require(told)
    expectEqual((position.distance, 285), (position.pitch, 195))
    #expect(isClose(position.itemsFromCenter, 285 / 195))
    #expect(isClose(position.viewportFraction, 285 / 195))
    expectEqual(
      (position.itemSize, CGSize(width: 150, height: 150)),
      (position.viewportSize, CGSize(width: 390, height: 800)),
      (position.scrollDirection, .horizontal),
      (attributes.alpha, 0.5))
    #expect(attributes.transform3D.m34 != 0)
  }

  @Test(.asked("UPCarouselFlowLayout#5"))
  func `the item nearest the middle is in front, and zIndex falls with the distance`() throws {
    let stage = Stage(linear())
    for (offset, front) in [(0, 0), (97, 0), (98, 1), (390, 2), (1755, 9), (2000, 9), (-100, 0)]
      as [(CGFloat, Int)]
    {
      stage.scroll(to: offset)
      let z = try (0..<10).map { try #require(stage.attributes($0)).zIndex }
      for item in 0..<10 where item != front { #expect(z[item] < z[front]) }
      for item in 0..<front { #expect(z[item] < z[item + 1]) }
      for item in front..<9 { #expect(z[item] > z[item + 1]) }
      expectAll(z) { $0 >= 0 }
    }
  }

  // MARK: Queries

  @Test func `a rect query matches the item attributes, for any rectangle`() {
    let effects: [CarouselEffect] = [
      .none, .cosineZoom(reach: .halfViewport), .cosineZoom(reach: .viewport),
      .linearZoom(activeDistance: 150, factor: 0.6), .linearZoom(activeDistance: 40, factor: -2),
      .custom { ItemTransform(scale: 1 + abs($0.itemsFromCenter) / 4, alpha: 0.9) },
    ]
    for effect in effects {
      for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
        let layout = linear(effect)
        layout.scrollDirection = direction
        let stage = Stage(layout, counts: [4, 0, 9])
        let disagreement = stage.disagreement(along: direction, across: 100..<160)
        #expect(disagreement == nil, "\(effect)")
      }
    }
  }

  @Test func `a rect query finds a zoomed item by its enlarged frame`() {
    let stage = Stage(linear())
    let sliver = CGRect(x: 195 - 119, y: 390, width: 1, height: 1)
    #expect(stage.view.collectionViewLayout.layoutAttributesForElements(in: sliver)?.count == 1)
    let above = CGRect(x: 195, y: 400 - 121, width: 1, height: 0.5)
    #expect(stage.view.collectionViewLayout.layoutAttributesForElements(in: above) == [])
  }

  @Test func `scrolling updates the effect without querying the data source`() {
    let layout = linear()
    let stage = Stage(layout)
    stage.counts = [3]
    stage.scroll(to: 195)
    #expect(stage.view.contentSize.width == 2145)
    let cell = stage.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect(isClose(cell?.transform.a ?? 0, 1.6))
  }

  @Test func `reloading applies the new counts`() {
    let layout = linear()
    let stage = Stage(layout)
    stage.counts = [3, 1]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.view.contentSize.width, 975),
      (stage.attributes(0, section: 1)?.center.x, 780))
  }

  @Test func `a changed property takes effect at the next layout`() {
    let layout = linear()
    let stage = Stage(layout)
    layout.itemSpacing = 0
    stage.view.layoutIfNeeded()
    #expect(stage.attributes(1)?.center.x == 345)
    layout.itemSize = .absolute(CGSize(width: 100, height: 90))
    stage.view.layoutIfNeeded()
    expectEqual((stage.attributes(1)?.center.x, 295), (stage.attributes(1)?.size.height, 90))
    layout.effect = .custom { _ in ItemTransform(scale: 0.5) }
    stage.view.layoutIfNeeded()
    #expect(stage.attributes(1)?.transform.a == 0.5)
    layout.scrollDirection = .vertical
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize == CGSize(width: 390, height: 1610).narrowed)
  }

  @Test func `invalid lengths are reported once and treated as 0, unlike negative spacing`() {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    var reports: [LayoutDiagnostic] = []
    LayoutDiagnostics.handler = { reports.append($0) }
    let layout = linear(.none)
    layout.itemSpacing = -20
    let stage = Stage(layout)
    #expect(reports.isEmpty)
    layout.itemSize = .absolute(CGSize(width: -5, height: CGFloat.infinity))
    layout.itemSpacing = .nan
    stage.view.layoutIfNeeded()
    expectEqual(
      (stage.attributes(3)?.frame, CGRect(x: 195, y: 400, width: 0, height: 0)),
      (reports.map(\.subject), ["itemSize", "itemSpacing"]))
  }
}
