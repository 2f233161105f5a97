import CollectionView
import LayoutEngine
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct CarouselEffectsTests {
  /// Returns a stage with items of 150 × 150 and a spacing of 45.
  ///
  /// In bounds of 390 × 800, item i is centered at the offset 195 · i.
  private func stage(
    _ effect: CarouselEffect, _ direction: UICollectionView.ScrollDirection = .horizontal,
    isRightToLeft: Bool = false
  ) -> Stage<CarouselLayout> {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 150, height: 150))
    layout.itemSpacing = 45
    layout.effect = effect
    layout.scrollDirection = direction
    return Stage(layout, isRightToLeft: isRightToLeft)
  }

  private let effects: [CarouselEffect] = [
    .none, .cosineZoom(reach: .viewport), .linearZoom(activeDistance: 150, factor: 0.6), .coverFlow(),
    .cylinder(radius: 200), .fade(), .parallax, .custom { _ in .identity },
  ]

  @Test func `with every effect, itemsFromCenter is the on-screen distance in items`() throws {
    for effect in effects {
      for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
        for isRightToLeft in [false, true] {
          let stage = stage(effect, direction, isRightToLeft: isRightToLeft)
          let end = stage.view.contentSize.width - 390
          let isMirrored = isRightToLeft && direction == .horizontal
          for offset in [0, 50, 390, 1000] as [CGFloat] {
            stage.scroll(
              to: direction == .vertical
                ? CGPoint(x: 0, y: offset) : CGPoint(x: isMirrored ? end - offset : offset, y: 0))
            for item in 0..<10 {
              let attributes = try #require(stage.attributes(item) as? CarouselLayoutAttributes)
              let expected = CGFloat(item) - offset / 195
              #expect(abs(attributes.itemsFromCenter - (isMirrored ? -expected : expected)) < 1e-9)
            }
          }
        }
      }
    }
  }

  @Test(.asked("AnimatedCollectionViewLayout#56"), arguments: [0, 130, 390, 1000] as [CGFloat])
  func `in a right-to-left view, every effect mirrors the left-to-right result`(offset: CGFloat) throws {
    let mirror = CATransform3DMakeScale(-1, 1, 1)
    for effect in effects {
      let (one, other) = (stage(effect), stage(effect, isRightToLeft: true))
      one.scroll(to: offset)
      other.scroll(to: other.view.contentSize.width - 390 - offset)
      #expect(Set(one.view.indexPathsForVisibleItems) == Set(other.view.indexPathsForVisibleItems))
      #expect(!one.view.indexPathsForVisibleItems.isEmpty)
      for path in one.view.indexPathsForVisibleItems {
        let (left, right) = (
          try #require(one.view.cellForItem(at: path)), try #require(other.view.cellForItem(at: path))
        )
        #expect(abs(left.center.x - one.view.bounds.midX + right.center.x - other.view.bounds.midX) < 1e-9)
        let reflected = CATransform3DConcat(CATransform3DConcat(mirror, left.layer.transform), mirror)
        #expect(isClose(reflected, right.layer.transform))
        expectEqual((left.alpha, right.alpha), (left.isHidden, right.isHidden))
      }
    }
  }

  @Test func `a rect query matches the item attributes for shrunken non-square items`() {
    for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
      let layout = CarouselLayout()
      layout.itemSize = .absolute(CGSize(width: 200, height: 60))
      layout.itemSpacing = 10
      layout.effect = .linearZoom(activeDistance: 150, factor: 0.6)
      layout.scrollDirection = direction
      let stage = Stage(layout)
      for x in stride(from: CGFloat(0), through: 390, by: 9) {
        for y in stride(from: CGFloat(300), through: 500, by: 9) {
          #expect(stage.disagreement(in: CGRect(x: x, y: y, width: 5, height: 5)) == nil)
        }
      }
    }
  }

  @Test(arguments: [0, 0.25, 1, 2])
  func `a linear zoom enlarges the item in the middle by any factor`(factor: CGFloat)
    throws
  {
    let stage = stage(.linearZoom(activeDistance: 100, factor: factor), .horizontal)
    let middle = try #require(stage.view.layoutAttributesForItem(at: [0, 0]))
    #expect(middle.center.x == stage.view.bounds.midX)
    #expect(abs(middle.transform.a - (1 + factor)) < 1e-9)
    #expect(abs(middle.transform.d - (1 + factor)) < 1e-9)
  }

  @Test func `the attributes applied to cells carry itemsFromCenter`() {
    final class Cell: UICollectionViewCell {
      var position: CGFloat?
      override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        position = (layoutAttributes as? CarouselLayoutAttributes)?.itemsFromCenter
      }
    }
    for isRightToLeft in [false, true] {
      let stage = stage(.parallax, isRightToLeft: isRightToLeft)
      stage.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
      stage.view.reloadData()
      stage.view.layoutIfNeeded()
      stage.scroll(to: 195 * 4)
      for x in [0, 30, 97] as [CGFloat] {
        stage.scroll(to: 195 * 4 + x)
        let cells = stage.view.visibleCells.compactMap { $0 as? Cell }
        #expect(!cells.isEmpty)
        for cell in cells {
          let expected = (cell.center.x - stage.view.bounds.midX) / 195
          #expect(abs((cell.position ?? .nan) - expected) < 1e-9)
          expectEqual((cell.transform, .identity), (cell.alpha, 1))
        }
      }
    }
  }

  @Test func `notFinite returns an infinite or NaN component unchanged`() throws {
    let numbers: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
      \.m44,
    ]
    #expect(ItemTransform.identity.notFinite == nil)
    for number in numbers {
      var item = ItemTransform()
      for value in [CGFloat.infinity, -CGFloat.infinity] {
        item.transform3D[keyPath: number] = value
        #expect(item.notFinite == value)
      }
      item.transform3D[keyPath: number] = .nan
      #expect(try #require(item.notFinite).isNaN)
    }
    #expect(ItemTransform(alpha: -.infinity).notFinite == -.infinity)
  }

  @Test func `attributes are equal only with equal positions, and copies keep theirs`() throws {
    let one = CarouselLayoutAttributes(forCellWith: [0, 3])
    let other = CarouselLayoutAttributes(forCellWith: [0, 3])
    #expect(one.isEqual(other))
    #expect(one == other)
    other.itemsFromCenter = 0.5
    #expect(!one.isEqual(other))
    #expect(one != other)
    let copy = try #require(other.copy() as? CarouselLayoutAttributes)
    expectEqual((copy.itemsFromCenter, 0.5), (copy, other))
    #expect(copy !== other)
    let plain = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
    #expect(!one.isEqual(plain))
    #expect(!one.isEqual(nil))
    one.alpha = 0.5
    one.itemsFromCenter = 0.5
    #expect(one != other)
  }

  @Test(arguments: [UICollectionView.ScrollDirection.horizontal, .vertical])
  func `a cover flow turns neighbors and all farther items by its angle`(
    direction: UICollectionView.ScrollDirection
  ) throws {
    let stage = stage(.coverFlow(angle: 1, perspective: 1 / 300), direction)
    stage.scroll(to: direction == .vertical ? CGPoint(x: 0, y: 480) : CGPoint(x: 480, y: 0))
    for item in 0..<10 {
      let position = CGFloat(item) - 480 / 195
      var expected = CATransform3DIdentity
      expected.m34 = -1 / 300
      expected = CATransform3DRotate(
        expected, -min(1, max(-1, position)), direction == .vertical ? 1 : 0, direction == .vertical ? 0 : 1,
        0)
      #expect(isClose(try #require(stage.attributes(item)).transform3D, expected))
    }
  }

  @Test func `in a cover flow, the item at rest in the middle is flat`() throws {
    let stage = stage(.coverFlow())
    stage.scroll(to: 195 * 3)
    #expect(try #require(stage.attributes(3)).frame == CGRect(x: 705, y: 325, width: 150, height: 150))
  }

  @Test(arguments: [UICollectionView.ScrollDirection.horizontal, .vertical], [false, true])
  func `a cylinder shows only its front half`(
    direction: UICollectionView.ScrollDirection, isRightToLeft: Bool
  )
    throws
  {
    let radius: CGFloat = 200
    let stage = stage(.cylinder(radius: radius), direction, isRightToLeft: isRightToLeft)
    let start = stage.view.contentOffset.x
    stage.scroll(
      to: direction == .vertical ? CGPoint(x: 0, y: 830) : CGPoint(x: abs(start - 830), y: 0))
    let view = stage.view.bounds
    var shown = 0
    for item in 0..<10 {
      let attributes = try #require(stage.attributes(item))
      let isVertical = direction == .vertical
      let distance = isVertical ? attributes.center.y - view.midY : attributes.center.x - view.midX
      let angle = distance / radius
      #expect(attributes.isHidden == (abs(angle) > .pi / 2))
      guard !attributes.isHidden else { continue }
      shown += 1
      let frame = attributes.frame
      let point = isVertical ? frame.midY - view.midY : frame.midX - view.midX
      #expect(abs(point - radius * sin(angle)) < 1e-6)
      #expect(abs((isVertical ? frame.height : frame.width) - 150 * cos(angle)) < 1e-6)
      #expect(abs((isVertical ? frame.width : frame.height) - 150) < 1e-6)
      #expect(stage.view.cellForItem(at: [0, item]) != nil)
    }
    expectEqual((shown, 3), (stage.view.visibleCells.count, shown))
  }

  @Test func `of a million items, every effect examines only those near the viewport`() {
    for effect in effects + [.cylinder(radius: 1e12), .coverFlow(perspective: 1)] {
      let layout = CarouselLayout()
      layout.itemSize = .absolute(CGSize(width: 150, height: 150))
      layout.effect = effect
      let stage = Stage(layout, counts: [1_000_000])
      for x in [0, 77, 1_000_000] as [CGFloat] {
        stage.scroll(to: x)
        let shown = LayoutRect(x: Double(x), y: 0, width: 390, height: 800)
        let candidates = layout.moment.candidates(near: shown)
        #expect((1...9).contains(candidates.count), "\(effect)")
      }
    }
  }

  @Test func `a fade changes only alpha, which reaches its minimum at the neighbors`() throws {
    let stage = stage(.fade(minimumAlpha: 0.25))
    stage.scroll(to: 300)
    for item in 0..<10 {
      let attributes = try #require(stage.attributes(item))
      let distance = abs(CGFloat(item) - 300 / 195)
      #expect(abs(attributes.alpha - max(0.25, 1 - 0.75 * distance)) < 1e-9)
      #expect(CATransform3DIsIdentity(attributes.transform3D))
    }
  }

  @Test func `a rect query matches the item attributes, for any rectangle`() {
    let effects: [CarouselEffect] = [
      .coverFlow(), .coverFlow(angle: 1.5, perspective: 1 / 100), .cylinder(radius: 200),
      .cylinder(radius: 60),
      .cylinder(radius: 2000), .fade(), .parallax,
    ]
    for effect in effects {
      for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
        let stage = stage(effect, direction)
        let disagreement = stage.disagreement(along: direction, across: 160..<220)
        #expect(disagreement == nil, "\(effect)")
      }
    }
  }

  @Test func `invalid effect parameters are reported once, and cells stay visible`() throws {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    let settings: [(CarouselEffect, String)] = [
      (.linearZoom(activeDistance: -1, factor: 1), "effect.activeDistance"),
      (.linearZoom(activeDistance: 10, factor: .nan), "effect.factor"),
      (.coverFlow(angle: .infinity), "effect.angle"), (.coverFlow(perspective: .nan), "effect.perspective"),
      (.cylinder(radius: 0), "effect.radius"), (.cylinder(radius: .nan), "effect.radius"),
      (.fade(minimumAlpha: -2), "effect.minimumAlpha"), (.fade(minimumAlpha: .nan), "effect.minimumAlpha"),
      (.custom { _ in ItemTransform(scale: .nan) }, "effect.custom"),
      (.custom { _ in ItemTransform(scale: 1, alpha: .nan) }, "effect.custom"),
      (.custom { ItemTransform(scale: $0.distance > 0 ? .infinity : 1) }, "effect.custom"),
    ]
    for (effect, subject) in settings {
      var reports: [LayoutDiagnostic] = []
      LayoutDiagnostics.handler = { reports.append($0) }
      let stage = stage(effect)
      for x in stride(from: CGFloat(390), through: 0, by: -39) { stage.scroll(to: x) }
      #expect(reports.map(\.subject) == [subject])
      #expect(!stage.view.visibleCells.isEmpty)
    }
  }

  @Test(arguments: [0.02, 1, 50, -1], [0.8, 1.3])
  func `a perspective too close to the items is reported and limited`(
    perspective: CGFloat, angle: CGFloat
  ) throws {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    var reports: [LayoutDiagnostic] = []
    LayoutDiagnostics.handler = { reports.append($0) }
    let stage = stage(.coverFlow(angle: angle, perspective: perspective))
    for x in stride(from: CGFloat(0), through: 585, by: 39) {
      stage.scroll(to: x)
      #expect(stage.view.visibleCells.count >= 2)
      for cell in stage.view.visibleCells {
        let frame = cell.frame
        // Perspective magnifies at most ten times.
        #expect(frame.width.isFinite)
        #expect(frame.height < 2000)
        #expect(frame.minX.magnitude < 10_000)
      }
    }
    #expect(reports.map(\.subject) == ["effect.perspective"])
  }

  @Test func `items with a NaN transform are unscaled, and others keep theirs`()
    throws
  {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    LayoutDiagnostics.handler = { _ in }
    let stage = stage(.custom { ItemTransform(scale: $0.distance > 0 ? .nan : 0.5) })
    stage.scroll(to: 390)
    for (item, scale) in [(1, 0.5), (2, 0.5), (3, 1)] as [(Int, CGFloat)] {
      let attributes = try #require(stage.attributes(item))
      expectEqual((attributes.frame.width, 150 * scale), (attributes.alpha, 1))
    }
  }
}
