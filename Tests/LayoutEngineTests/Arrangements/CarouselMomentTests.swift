import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Compares a carousel's line at a content offset with its items one by one.
@Suite struct CarouselMomentTests {
  private func line(_ generator: inout SeededGenerator) -> CarouselLine {
    let bounds = LayoutSize(width: generator.double(200...500), height: generator.double(200...500))
    let insets = LayoutInsets(
      top: Double(generator.int(0...40)), left: Double(generator.int(0...40)),
      bottom: Double(generator.int(0...40)), right: Double(generator.int(0...40)))
    let size = LayoutSize(width: generator.double(20...200), height: generator.double(20...200))
    let counts = (0..<generator.int(1...4)).map { _ in generator.int(0...12) }
    return CarouselLine(
      axis: generator.chance(0.5) ? .horizontal : .vertical, sections: SectionMap(counts: counts),
      area: VisibleArea(bounds: bounds, insets: insets), isMirrored: generator.chance(0.3), itemSize: size,
      itemSpacing: generator.double(-15...40), loops: generator.chance(0.6))
  }

  private func projection(_ generator: inout SeededGenerator, _ line: CarouselLine) -> CarouselProjection {
    switch generator.int(0...5) {
    case 0: .scaled(.none)
    case 1: .scaled(.cosine(reach: .halfViewport))
    case 2: .scaled(.cosine(reach: .viewport))
    case 3: .scaled(.linear(activeDistance: generator.double(50...300), factor: generator.double(-0.5...1)))
    case 4:
      .turned(
        angle: generator.double(-1.5...1.5),
        perspective: generator.double(-0.45...0.45) / (line.track.itemExtent / 2))
    default: .cylinder(radius: generator.double(50...600))
    }
  }

  /// Returns the area of an item on screen, or `nil` for an invisible item.
  private func frame(of slot: Int, at moment: CarouselMoment) -> LayoutRect? {
    if let scale = moment.scale(of: slot) { return moment.frame(of: slot, scale: scale) }
    let line = moment.line
    let distance = line.track.offset(centering: slot) - moment.offset
    guard let turn = moment.projection.turn(at: distance, pitch: line.track.pitch, along: line.axis) else {
      return nil
    }
    let (center, size) = (moment.center(of: slot), line.itemSize)
    let corners = turn.quad(
      of: LayoutRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
    guard var frame = corners?.bounds else { return nil }
    frame.origin = LayoutPoint(x: frame.minX + center.x, y: frame.minY + center.y)
    return frame
  }

  @Test(arguments: 0..<40)
  func `candidates include every item that intersects a rectangle, in item order`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let line = line(&generator)
    let projection = projection(&generator, line)
    for _ in 0..<20 {
      let reach = line.track.viewportExtent
      let offset = generator.double(-reach...line.track.lastOffset + reach)
      let moment = CarouselMoment(line, projection, offset: offset)
      let range = generator.double(offset - reach...offset + reach)
      let rect = line.axis.rect(
        range...range + generator.double(1...2 * reach), breadth: line.axis.breadth(of: line.area.size))
      var found: [Int] = []
      line.forEachSlot(in: moment.candidates(near: rect)) { found.append($0) }
      #expect(found.map(line.item(at:)) == found.map(line.item(at:)).sorted())
      let met = line.slots(at: offset).filter { frame(of: $0, at: moment)?.intersects(rect) == true }
      #expect(Set(met).isSubset(of: found), "seed \(seed), \(projection)")
      if case .scaled(.none) = projection { #expect(Set(met) == Set(found)) }
    }
  }

  @Test(arguments: [450.0, 649])
  func `small items at either end of a cylinder's horizon are candidates`(start: Double) {
    let line = CarouselLine(
      axis: .horizontal, sections: SectionMap(counts: [200]),
      area: VisibleArea(bounds: LayoutSize(width: 300, height: 200)),
      itemSize: LayoutSize(width: 4, height: 40), itemSpacing: 0)
    // The middle is at 550. On either side of it, the cylinder shows 157 points of the line in 100 points.
    let moment = CarouselMoment(line, .cylinder(radius: 100), offset: 400)
    let rect = LayoutRect(x: start, y: 0, width: 1, height: 200)
    let met = line.slots(at: 400).filter { frame(of: $0, at: moment)?.intersects(rect) == true }
    #expect(met.count > 1)
    #expect(Set(met).isSubset(of: moment.candidates(near: rect)))
  }

  @Test(arguments: 0..<20)
  func `the centered item has the highest zIndex`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let line = line(&generator)
    let offset = generator.double(0...line.track.lastOffset)
    let moment = CarouselMoment(line, .scaled(.none), offset: offset)
    let slots = line.slots(at: offset)
    let front = slots.max { moment.zIndex(of: $0) < moment.zIndex(of: $1) }
    #expect(front == line.track.nearestIndex(toOffset: offset))
    for slot in slots {
      let sign = line.isMirrored && line.axis == .horizontal ? -1.0 : 1
      let center = line.axis.along(moment.center(of: slot)) - offset - line.track.viewportExtent / 2
      #expect(isClose(moment.shownDistance(of: slot), sign * center))
    }
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude < 1e-6 }

  @Test(arguments: [(60.0, 20.0), (20, 60)])
  func `a linear zoom treats the area under the insets as visible`(left: Double, right: Double) throws {
    let area = VisibleArea(
      bounds: LayoutSize(width: 300, height: 200),
      insets: LayoutInsets(top: 0, left: left, bottom: 0, right: right))
    let line = CarouselLine(
      axis: .horizontal, sections: SectionMap(counts: [9]), area: area,
      itemSize: LayoutSize(width: 40, height: 40), itemSpacing: 0)
    let moment = CarouselMoment(line, .scaled(.linear(activeDistance: 100, factor: 0.5)), offset: 0)
    // 220 points are visible, and the larger inset of 60 counts at both ends. Item 4 is 160 points from the
    // middle. Items less than 190 points from the middle are scaled.
    #expect(try isClose(#require(moment.scale(of: 4)), 0.7))
    #expect(try isClose(#require(moment.scale(of: 5)), 1))
  }

  @Test func `an off-center item on a cylinder is placed along the arc from the center`() throws {
    let radius = 200.0
    for axis in [Axis.horizontal, .vertical] {
      for distance in stride(from: -300.0, through: 300, by: 60) {
        let turn = try #require(
          CarouselProjection.cylinder(radius: radius).turn(at: distance, pitch: 60, along: axis))
        let center = try #require(turn.project(.zero))
        let angle = distance / radius
        #expect(isClose(axis.along(center) + distance, radius * sin(angle)))
        #expect(isClose(axis.across(center), 0))
        #expect(isClose(turn.m43, radius * (cos(angle) - 1)))
      }
    }
    #expect(CarouselProjection.cylinder(radius: 100).turn(at: 158, pitch: 60, along: .vertical) == nil)
    // An item seen from the side doesn't face away.
    #expect(CarouselProjection.cylinder(radius: 1).turn(at: .pi / 2, pitch: 60, along: .vertical) != nil)
  }

  @Test func `adjacent items are turned by the angle, and farther items by no more`() throws {
    let projection = CarouselProjection.turned(angle: 0.5, perspective: 0.002)
    func turn(_ distance: Double) throws -> Transform3D {
      try #require(projection.turn(at: distance, pitch: 100, along: .horizontal))
    }
    try expectEqual((turn(0).isIdentity, false), (turn(0).isAffine, false))
    #expect(try isClose(turn(50).m11, cos(0.25)))
    try expectEqual(
      (turn(100), turn(400)),
      (turn(-100), turn(-900)),
      // Overlapping items are turned like the middle one.
      (projection.turn(at: 30, pitch: 0, along: .horizontal), try turn(0)))
    var expected = Transform3D.identity
    expected.m34 = -0.002
    expected = expected.rotated(by: -0.5, x: 0, y: 1, z: 0)
    #expect(try isClose(turn(100).m14, expected.m14))
    #expect(try isClose(turn(100).m34, expected.m34))
  }
}
