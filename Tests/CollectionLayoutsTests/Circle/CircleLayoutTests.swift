import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CircleLayoutTests {
  /// Returns the middle of the bounds + radius · (cos, sin).
  private func pointOnCircle(
    _ angle: CGFloat, radius: CGFloat, in size: CGSize = CGSize(width: 300, height: 500)
  )
    -> CGPoint
  {
    CGPoint(x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
  }

  private func stage(_ layout: CircleLayout, counts: [Int] = [12], isRightToLeft: Bool = false) -> Stage<
    CircleLayout
  > {
    Stage(layout, width: 300, height: 500, counts: counts, isRightToLeft: isRightToLeft)
  }

  @Test func `by default 50-point items form a ring clockwise from the right`() throws {
    let stage = stage(CircleLayout())
    #expect(stage.view.contentSize == CGSize(width: 300, height: 500).narrowed)
    for item in 0..<12 {
      let attributes = try #require(stage.attributes(item))
      #expect(isClose(attributes.center, pointOnCircle(2 * .pi * CGFloat(item) / 12, radius: 100)))
      expectEqual(
        (attributes.size, CGSize(width: 50, height: 50)),
        (attributes.zIndex, item),
        (attributes.transform, .identity))
    }
    #expect(isClose(stage.attributes(3)?.center ?? .zero, CGPoint(x: 150, y: 350)))
  }

  @Test func `an arc with radius 70 places items counterclockwise over half a turn`() throws {
    let layout = CircleLayout()
    layout.radius = .absolute(70)
    layout.sweep = .pi
    layout.itemOrder = .counterclockwise
    let stage = stage(layout, counts: [8])
    for item in 0..<8 {
      let attributes = try #require(stage.attributes(item))
      #expect(isClose(attributes.center, pointOnCircle(-.pi * CGFloat(item) / 8, radius: 70)))
    }
  }

  @Test func `sections are consecutive on the circle`() throws {
    let stage = stage(CircleLayout(), counts: [2, 0, 2])
    #expect(isClose(try #require(stage.attributes(0, section: 2)).center, pointOnCircle(.pi, radius: 100)))
    #expect(stage.attributes(1, section: 2)?.zIndex == 3)
  }

  @Test func `startAngle and rotation are added to every angle`() throws {
    let layout = CircleLayout()
    layout.startAngle = 0.3
    layout.rotation = 0.5
    layout.itemOrder = .counterclockwise
    let stage = stage(layout)
    let angle: CGFloat = 0.3 - 2 * .pi * 5 / 12 + 0.5
    #expect(isClose(try #require(stage.attributes(5)).center, pointOnCircle(angle, radius: 100)))
  }

  private func center(_ stage: Stage<CircleLayout>, _ item: Int = 0) -> CGPoint {
    stage.view.layoutIfNeeded()
    return stage.attributes(item)?.center ?? .zero
  }

  @Test func `a turn in progress is shown, and the next one starts at its end`() {
    let layout = CircleLayout()
    let stage = stage(layout)
    layout.rotate(by: 0.2)
    #expect(isClose(center(stage), pointOnCircle(0.2, radius: 100)))
    layout.rotate(by: 0.4)
    #expect(isClose(center(stage), pointOnCircle(0.4, radius: 100)))
    #expect(layout.rotation == 0)
    layout.endRotation(by: 0.5)
    #expect(isClose(center(stage), pointOnCircle(0.5, radius: 100)))
    #expect(layout.rotation == 0.5)
    layout.rotate(by: 0.1)
    #expect(isClose(center(stage), pointOnCircle(0.6, radius: 100)))
    layout.endRotation(by: -1)
    #expect(isClose(center(stage), pointOnCircle(-0.5, radius: 100)))
  }

  @Test func `a pinch continues from the scale of the previous one`() {
    let layout = CircleLayout()
    let stage = stage(layout)
    layout.pinch(by: 1.1)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 110)))
    #expect(layout.scale == 1)
    layout.endPinch(by: 1.2)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 120)))
    #expect(layout.scale == 1.2)
    layout.pinch(by: 1)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 120)))
    layout.pinch(by: 0.5)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 60)))
    layout.endPinch(by: 0.75)
    #expect(isClose(layout.scale, 0.9))
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `an invalid turn or pinch is reported and has no effect`(value: CGFloat) {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    var reports: [String] = []
    LayoutDiagnostics.handler = { reports.append($0.subject) }
    let layout = CircleLayout()
    let stage = stage(layout)
    if value.isNaN {
      layout.endPinch(by: value)
      #expect(layout.scale == 1)
      layout.pinch(by: value)
      #expect(layout.shownScale == 1)
    }
    layout.endRotation(by: value)
    expectEqual((layout.rotation, 0), (reports, value.isNaN ? ["scale", "rotation"] : ["rotation"]))
    #expect(isClose(center(stage), pointOnCircle(0, radius: 100)))
  }

  @Test func `the scale stays within its limits, and a pinch starts from the shown scale`() {
    let layout = CircleLayout()
    let stage = stage(layout)
    layout.pinch(by: 9)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 130)))
    layout.endPinch(by: 9)
    #expect(layout.scale == 1.3)
    layout.pinch(by: 0.9)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 117)))
    layout.endPinch(by: 0.01)
    #expect(layout.scale == 0.5)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 50)))
    layout.scale = 7
    #expect(isClose(center(stage), pointOnCircle(0, radius: 130)))
    layout.pinch(by: 0.9)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 117)))
    layout.endPinch(by: 0.9)
    #expect(isClose(center(stage), pointOnCircle(0, radius: 117)))
    #expect(isClose(layout.scale, 1.17))
    layout.scale = 7
    layout.scaleLimits = 0.1...2
    #expect(isClose(center(stage), pointOnCircle(0, radius: 200)))
    #expect(stage.attributes(0)?.size == CGSize(width: 50, height: 50))
  }

  @Test(
    arguments: [
      (-3 ... -3, 0, true), (-3...0.7, 0.7, true), (-CGFloat.infinity...0.7, 0.7, true),
      (0.5...(.infinity), 1, false), (2...(.infinity), 2, false), (0.5...1e300, 1, false),
      (CGFloat.infinity...(.infinity), 0x1p40, true),
    ] as [(ClosedRange<CGFloat>, CGFloat, Bool)])
  func `invalid scale limits are corrected, and an infinite upper limit is allowed`(
    limits: ClosedRange<CGFloat>, scale: CGFloat, isReported: Bool
  ) {
    collectingDiagnostics { reports in
      let layout = CircleLayout()
      layout.scaleLimits = limits
      let stage = stage(layout)
      expectEqual(
        (layout.shownScale, scale),
        (stage.attributes(0)?.center, pointOnCircle(0, radius: 100 * scale)),
        (reports().map(\.subject), isReported ? ["scaleLimits"] : []))
    }
  }

  @Test func `the shown scale and rotation are finite for any input`() {
    collectingDiagnostics { _ in
      for value in [CGFloat.nan, .infinity, -.infinity] {
        let layout = CircleLayout()
        (layout.scale, layout.rotation) = (value, value)
        expectEqual(
          (layout.shownScale.isFinite, true),
          (layout.shownRotation.isFinite, true),
          comment: "\(value)")
        layout.rotate(by: -value)
        layout.pinch(by: 0)
        expectEqual(
          (layout.shownScale, 0.5),
          (layout.shownRotation.isFinite, true),
          comment: "\(value)")
      }
    }
  }

  @Test func `items that face the center turn their lower edge to it`() throws {
    for isRightToLeft in [false, true] {
      let layout = CircleLayout()
      layout.itemsFaceCenter = true
      layout.itemSize = .absolute(CGSize(width: 60, height: 20))
      let stage = stage(layout, isRightToLeft: isRightToLeft)
      for item in 0..<12 {
        let attributes = try #require(stage.attributes(item))
        let lowerEdge = CGPoint(x: 0, y: 10).applying(attributes.transform)
        let toCenter = CGPoint(x: 150 - attributes.center.x, y: 250 - attributes.center.y)
        #expect(isClose(lowerEdge, CGPoint(x: toCenter.x / 10, y: toCenter.y / 10)))
        #expect(attributes.size == CGSize(width: 60, height: 20))
      }
    }
  }

  @Test(arguments: [0, 1, 12, 200])
  func `a rect query matches the item attributes, for any rectangle`(count: Int) {
    let layout = CircleLayout()
    layout.itemSize = .absolute(CGSize(width: 30, height: 12))
    let stage = stage(layout, counts: [count / 3, 0, count - count / 3])
    for faces in [false, true] {
      layout.itemsFaceCenter = faces
      layout.rotate(by: 0.37)
      stage.view.layoutIfNeeded()
      for x in stride(from: CGFloat(-50), through: 350, by: 23) {
        for y in stride(from: CGFloat(50), through: 450, by: 31) {
          for length in [1, 50, 400] as [CGFloat] {
            #expect(stage.disagreement(in: CGRect(x: x, y: y, width: length, height: length)) == nil)
          }
        }
      }
    }
  }

  @Test func `the circle follows the size of the bounds and ignores scrolling`() {
    let layout = CircleLayout()
    let stage = stage(layout)
    stage.resize(width: 600, height: 400)
    let size = CGSize(width: 600, height: 400)
    #expect(stage.view.contentSize == size.narrowed)
    #expect(isClose(center(stage, 3), pointOnCircle(.pi / 2, radius: 200, in: size)))
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: CGRect(x: 5, y: 9, width: 600, height: 400)))
  }

  @Test func `empty data and empty bounds are handled`() {
    for counts in [[], [0], [0, 0]] {
      let stage = stage(CircleLayout(), counts: counts)
      #expect(stage.view.visibleCells.isEmpty)
      #expect(stage.attributes(0) == nil)
    }
    let empty = Stage(CircleLayout(), width: 0, height: 0, counts: [3])
    #expect(empty.attributes(2)?.center == .zero)
  }

  @Test func `right-to-left mirrors the circle`() throws {
    let stage = stage(CircleLayout(), isRightToLeft: true)
    let mirrored = pointOnCircle(.pi - 2 * .pi / 12, radius: 100)
    #expect(isClose(try #require(stage.attributes(1)).center, mirrored))
  }

  @Test func `invalid lengths are reported once and treated as 0`() {
    let handler = LayoutDiagnostics.handler
    defer { LayoutDiagnostics.handler = handler }
    var reports: [LayoutDiagnostic] = []
    LayoutDiagnostics.handler = { reports.append($0) }
    let layout = CircleLayout()
    layout.radius = .absolute(-20)
    layout.itemSize = .absolute(CGSize(width: CGFloat.nan, height: 20))
    let stage = stage(layout)
    expectEqual(
      (stage.attributes(4)?.center, CGPoint(x: 150, y: 250)),
      (stage.attributes(4)?.size, CGSize(width: 0, height: 20)),
      (reports.map(\.subject), ["radius", "itemSize"]),
      (reports.first?.value, -20))
  }

  /// Returns an item's position relative to the view's center.
  private func arm(_ item: Int, _ stage: Stage<CircleLayout>) throws -> CGPoint {
    let center = try #require(stage.attributes(item)).center
    return CGPoint(x: center.x - stage.view.bounds.midX, y: center.y - stage.view.bounds.midY)
  }

  @Test func `an ellipse has its own vertical radius, possibly a fraction of the width`() throws {
    let layout = CircleLayout()
    layout.verticalRadius = .absolute(40)
    let stage = Stage(layout, width: 300, height: 500, counts: [4])
    #expect(isClose(try arm(0, stage), CGPoint(x: 100, y: 0)))
    #expect(isClose(try arm(1, stage), CGPoint(x: 0, y: 40)))
    layout.verticalRadius = .fractionalWidth(0.5)
    stage.view.layoutIfNeeded()
    #expect(isClose(try arm(3, stage), CGPoint(x: 0, y: -150)))
  }

  @Test func `items on an ellipse turn their lower edge to the center`() throws {
    for isRightToLeft in [false, true] {
      let layout = CircleLayout()
      layout.itemsFaceCenter = true
      layout.verticalRadius = .absolute(190)
      let stage = Stage(layout, width: 300, height: 500, counts: [12], isRightToLeft: isRightToLeft)
      for item in 0..<12 {
        let lowerEdge = CGPoint(x: 0, y: 1).applying(try #require(stage.attributes(item)).transform)
        let arm = try arm(item, stage)
        let length = hypot(arm.x, arm.y)
        #expect(isClose(lowerEdge, CGPoint(x: -arm.x / length, y: -arm.y / length)))
      }
    }
  }

  @Test func `invalid angles and scales are reported, and the circle keeps its shape`() throws {
    collectingDiagnostics { reports in
      let layout = CircleLayout()
      layout.startAngle = .nan
      layout.sweep = .infinity
      layout.scale = .nan
      layout.rotation = .nan
      let stage = Stage(layout, width: 300, height: 500, counts: [4])
      expectEqual(
        (stage.attributes(2)?.center, CGPoint(x: 250, y: 250)),
        (Set(reports().map(\.subject)), ["startAngle", "sweep", "scale", "rotation"]))
    }
  }

  @Test func `equal radii have equal hashes`() {
    let radii: Set<LayoutDimension> = [.absolute(3), .absolute(3), .fractionalWidth(3)]
    #expect(radii.count == 2)
  }
}
