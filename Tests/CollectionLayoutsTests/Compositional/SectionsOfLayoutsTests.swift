import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

/// Tests this module's layouts as sections of compositional layouts.
@MainActor @Suite struct SectionsOfLayoutsTests {
  private func stage<Layout>(
    _ layout: Layout, _ counts: [Int], delegate: (any UICollectionViewDelegate)? = nil
  ) -> Stage<Layout> {
    Stage(layout, width: 320, height: 480, counts: counts, delegate: delegate)
  }

  @Test func `a waterfall section has the frames of a WaterfallLayout`() {
    let lengths = (0..<200).map { CGFloat(40 + $0 * 37 % 90) }
    let whole = UICollectionViewCompositionalLayout { section, environment in
      let insets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      return .waterfall(
        itemCount: 200, laneCount: 3, itemSpacing: 6, laneSpacing: 10, contentInsets: insets, in: environment
      ) { item, breadth in
        #expect(abs(breadth - 280 / 3) < 0.001)
        return lengths[item]
      }
    }
    let waterfall = WaterfallLayout()
    waterfall.laneCount = 3
    waterfall.laneSpacing = 10
    waterfall.itemSpacing = 6
    waterfall.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let first = stage(whole, [200])
    let second = stage(waterfall, [200], delegate: Lengths(lengths))
    for item in 0..<200 {
      let frame = first.attributes(item)?.frame ?? .null
      let expected = second.attributes(item)?.frame ?? .zero
      #expect(abs(frame.minX - expected.minX) <= 0.5, "\(item)")
      #expect(abs(frame.minY - expected.minY) <= 0.5, "\(item)")
      #expect(abs(frame.height - expected.height) <= 0.5)
    }
    #expect(abs(first.view.contentSize.height - second.view.contentSize.height) <= 0.5)
  }

  private final class Lengths: NSObject, WaterfallLayoutDelegate {
    let lengths: [CGFloat]

    init(_ lengths: [CGFloat]) { self.lengths = lengths }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
    ) -> LayoutLength { .absolute(lengths[indexPath.item]) }
  }

  @Test(arguments: [(0, 3, 8.0), (5, 0, 8), (5, 2, -4), (5, 2, .nan), (9, 500, 10)])
  func `a waterfall section handles invalid lengths, lanes, and spacing`(
    count: Int, lanes: Int, spacing: CGFloat
  ) {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .waterfall(
        itemCount: count, laneCount: lanes, itemSpacing: spacing, laneSpacing: spacing, in: environment
      ) { item, _ in
        [-1, .nan, 50, 0, 20, .infinity][item % 6]
      }
    }
    let stage = stage(layout, [count])
    #expect(stage.view.contentSize.height >= 0)
    #expect(stage.view.visibleCells.count <= count)
  }

  @Test(arguments: [-3, .nan, .infinity, -.infinity, 1e300] as [CGFloat])
  func `a waterfall section handles invalid insets`(length: CGFloat) {
    let all = NSDirectionalEdgeInsets(top: length, leading: length, bottom: length, trailing: length)
    let one = NSDirectionalEdgeInsets(top: 0, leading: length, bottom: 0, trailing: 0)
    for insets in [all, one] {
      let layout = UICollectionViewCompositionalLayout { _, environment in
        .waterfall(itemCount: 5, laneCount: 2, contentInsets: insets, in: environment) { _, _ in length }
      }
      let stage = stage(layout, [5])
      #expect(stage.view.contentSize.height >= 0)
      #expect(stage.view.contentSize.height.isFinite)
      for item in 0..<5 {
        let frame = stage.view.layoutAttributesForItem(at: [0, item])?.frame ?? .zero
        expectEqual(
          (frame.minX.isFinite, true),
          (frame.minY.isFinite, true),
          (frame.width.isFinite, true),
          (frame.height.isFinite, true))
      }
    }
  }

  @Test(
    arguments: [-3, 0, .nan, .infinity, 1e300, 100] as [CGFloat],
    [-1000, .nan, .infinity, -.infinity, 1e300, 10] as [CGFloat])
  func `a carousel section handles invalid sizes, spacing, and effects`(length: CGFloat, spacing: CGFloat) {
    let effects: [CarouselEffect] = [
      .none, .cosineZoom(reach: .viewport), .linearZoom(activeDistance: -3, factor: .nan),
      .coverFlow(angle: .infinity), .cylinder(radius: 0), .fade(minimumAlpha: .nan),
      .custom { ItemTransform(scale: 1 / $0.distance - .infinity) },
      .custom { _ in ItemTransform(scale: -1e200, alpha: 1e300) },
    ]
    for effect in effects {
      for size in [CGSize(width: length, height: 80), CGSize(width: 80, height: length)] {
        let section = NSCollectionLayoutSection.carousel(
          itemSize: .absolute(size), itemSpacing: spacing, effect: effect)
        if !spacing.isFinite { #expect(section.interGroupSpacing == 0, "as in a CarouselLayout") }
        let stage = stage(UICollectionViewCompositionalLayout(section: section), [10])
        #expect(stage.view.contentSize.height.isFinite)
        #expect(!stage.view.visibleCells.isEmpty)
        for cell in stage.view.visibleCells {
          expectEqual(
            (cell.frame.width.isFinite, true),
            (cell.frame.minX.isFinite, true),
            (cell.alpha.isFinite, true))
        }
      }
    }
  }

  @Test
  func `a carousel section matches the positions and effect of a CarouselLayout`()
    throws
  {
    let section = NSCollectionLayoutSection.carousel(
      itemSize: .absolute(CGSize(width: 200, height: 150)), itemSpacing: 10,
      effect: .cosineZoom(reach: .viewport))
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [10])
    let carousel = CarouselLayout()
    carousel.itemSize = .absolute(CGSize(width: 200, height: 150))
    carousel.itemSpacing = 10
    carousel.effect = .cosineZoom(reach: .viewport)
    let other = self.stage(carousel, [10])
    for item in 0..<2 {
      let cell = try #require(stage.view.cellForItem(at: [0, item]))
      let expected = try #require(other.view.cellForItem(at: [0, item]))
      let (first, second) = (
        cell.superview!.convert(cell.center, to: stage.view),
        other.view.convert(expected.center, to: other.view)
      )
      #expect(abs(first.x - stage.view.contentOffset.x - (second.x - other.view.contentOffset.x)) < 0.001)
      #expect(abs(cell.transform.a - expected.transform.a) < 1e-9)
    }
    #expect(stage.view.cellForItem(at: [0, 0])?.transform == .identity)
  }

  @Test(arguments: [ItemSize.absolute(CGSize(width: 120, height: 150)), .fractional(width: 0.5, height: 0.5)])
  func `a cover flow section limits its perspective as a CarouselLayout does`(
    itemSize: ItemSize
  ) throws {
    let effect = CarouselEffect.coverFlow(angle: 1.2, perspective: 1)
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    LayoutDiagnostics.handler = { _ in }
    let section = NSCollectionLayoutSection.carousel(itemSize: itemSize, itemSpacing: 10, effect: effect)
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [10])
    let carousel = CarouselLayout()
    (carousel.itemSize, carousel.itemSpacing, carousel.effect) = (itemSize, 10, effect)
    let other = self.stage(carousel, [10])
    for item in 0..<2 {
      let shown = try #require(stage.view.cellForItem(at: [0, item])).transform3D
      let expected = try #require(other.view.cellForItem(at: [0, item])).transform3D
      #expect(isClose(shown, expected), "\(item)")
    }
  }

  @Test(arguments: [CarouselEffect.coverFlow(), .cylinder(radius: 300)])
  func `a right-to-left carousel section turns items as a CarouselLayout does`(
    effect: CarouselEffect
  ) throws {
    let size = ItemSize.absolute(CGSize(width: 200, height: 150))
    let section = NSCollectionLayoutSection.carousel(itemSize: size, itemSpacing: 10, effect: effect)
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [10])
    let carousel = CarouselLayout()
    (carousel.itemSize, carousel.itemSpacing, carousel.effect) = (size, 10, effect)
    let other = self.stage(carousel, [10])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    other.window.traitOverrides.layoutDirection = .rightToLeft
    stage.layOut()
    other.layOut()
    let shown = try #require(stage.view.cellForItem(at: [0, 1])).transform3D
    #expect(shown.m13 != 0)
    #expect(isClose(shown, try #require(other.view.cellForItem(at: [0, 1])).transform3D))
  }

  @Test func `the item at rest in a carousel section with margins isn't turned`() throws {
    let section = NSCollectionLayoutSection.carousel(
      itemSize: .absolute(CGSize(width: 200, height: 150)), effect: .coverFlow())
    section.contentInsetsReference = .layoutMargins
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [10])
    stage.view.layoutMargins = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20)
    stage.layOut()
    let cell = try #require(stage.view.cellForItem(at: [0, 0]))
    #expect(cell.superview?.convert(cell.center, to: stage.view).x == 180)
    expectEqual((cell.transform3D.m13, 0), (cell.transform3D.m11, 1))
  }

  @Test func `itemsFromCenter in a carousel section accounts for the spacing`() {
    var positions: Set<CGFloat> = []
    let section = NSCollectionLayoutSection.carousel(
      itemSize: .absolute(CGSize(width: 200, height: 150)), itemSpacing: 10,
      effect: .custom { position in
        positions.insert((position.itemsFromCenter * 1000).rounded() / 1000)
        return ItemTransform()
      })
    _ = stage(UICollectionViewCompositionalLayout(section: section), [10])
    #expect(positions.isSuperset(of: [0, 1]))
    expectAll(positions) { $0 == $0.rounded() }
  }

  @Test func `an item of a carousel section is at least one point wide and high`() {
    let section = NSCollectionLayoutSection.carousel(itemSize: .absolute(CGSize(width: 0.2, height: 0)))
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [1])
    #expect(stage.view.visibleCells.map(\.bounds.size) == [CGSize(width: 1, height: 1)])
  }

  @Test(
    arguments: [
      (ItemSize.fractional(width: 0, height: 1), 0), (.fractional(width: 1, height: 0), 0),
      (.fractional(width: 0.5, height: 1), -400), (.fractional(width: 0.5, height: 1), -150),
      (.fractional(width: -1, height: .nan), 10), (.fractional(width: .infinity, height: 0.5), -1e300),
    ] as [(ItemSize, CGFloat)])
  func `a carousel section with tiny fractional items shows a limited number`(
    itemSize: ItemSize, spacing: CGFloat
  ) {
    let section = NSCollectionLayoutSection.carousel(itemSize: itemSize, itemSpacing: spacing)
    let stage = stage(UICollectionViewCompositionalLayout(section: section), [5000])
    let cells = stage.view.visibleCells
    expectAll(cells) { $0.bounds.width >= 1 && $0.bounds.height >= 1 }
    // Each item is at least one point farther along than the previous one.
    #expect(cells.count <= 2 * 320 + 1)
    #expect(stage.view.contentSize.height.isFinite)
  }

  @Test func `an invalid carousel section setting is reported once per InputCheck`() {
    collectingDiagnostics { reports in
      let check = InputCheck()
      for _ in 0..<3 {
        _ = NSCollectionLayoutSection.carousel(
          .fractional(width: 0, height: 1), -.infinity, .fade(minimumAlpha: 2), check)
      }
      #expect(
        reports().map(\.description) == [
          "CarouselSection: itemSize is 0, which is treated as 0.01.",
          "CarouselSection: itemSpacing is -inf, which is treated as 0.",
          "CarouselSection: effect.minimumAlpha is 2, which is treated as 1.",
        ])
      _ = NSCollectionLayoutSection.carousel(
        .absolute(CGSize(width: 80, height: 0.2)), -100, .none, InputCheck())
      #expect(
        reports().dropFirst(3).map(\.description) == [
          "CarouselSection: itemSize is 0.2, which is treated as 1.",
          "CarouselSection: itemSpacing is -100, which is treated as -79.",
        ])
      let plain = NSCollectionLayoutSection.carousel(
        .fractional(width: 0.5, height: 1), 0, .parallax, InputCheck())
      #expect(plain.visibleItemsInvalidationHandler == nil)
      #expect(
        reports().dropFirst(5).map(\.description) == [
          "CarouselSection: effect is .parallax, which isn't supported."
        ])
    }
  }

  @Test(
    arguments: [
      CarouselEffect.none, .cosineZoom(reach: .viewport), .linearZoom(activeDistance: 200, factor: 1.5),
      .coverFlow(),
    ], [UICollectionView.ScrollPosition.left, .centeredHorizontally, .right])
  func `scrollToItem in a carousel section places any item at the requested position`(
    effect: CarouselEffect, position: UICollectionView.ScrollPosition
  ) throws {
    let layout = UICollectionViewCompositionalLayout { _, _ in
      .carousel(itemSize: .absolute(CGSize(width: 100, height: 80)), effect: effect)
    }
    let stage = stage(layout, [12, 12, 12, 12, 12, 12, 12, 12, 12])
    for item in [0, 3, 9, 11] {
      stage.view.contentOffset.y = 90
      stage.view.layoutIfNeeded()
      stage.view.scrollToItem(at: [0, item], at: [.bottom, position], animated: false)
      stage.view.layoutIfNeeded()
      stage.view.contentOffset.y = 0
      stage.view.layoutIfNeeded()
      let cell = try #require(stage.view.cellForItem(at: [0, item]))
      let center = try #require(cell.superview).convert(cell.center, to: stage.view).x
      // The groups at both ends rest in the middle, because the strip scrolls no further.
      let wanted: CGFloat = position == .left ? 50 : position == .right ? 270 : 160
      let lowest = 160 - CGFloat(11 - item) * 100
      let highest = 160 + CGFloat(item) * 100
      #expect(abs(center - min(max(wanted, lowest), highest)) <= 0.5, "\(item)")
    }
  }
}
