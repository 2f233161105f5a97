/// All photos in one pile, or in one pile per section.
public struct Piles: Hashable, Sendable {
  /// The photos by section.
  public let sections: SectionMap
  /// The single pile, or the piles' common properties.
  public var pile: Pile
  /// The shelf, or nil for a single pile.
  public var shelf: PileShelf?

  /// Creates a single pile or, with a shelf, one pile per section.
  public init(_ pile: Pile, of sections: SectionMap, shelf: PileShelf? = nil) {
    (self.pile, self.sections, self.shelf) = (pile, sections, shelf)
  }

  /// A section's pile, or the only one.
  public subscript(number: Int) -> Pile {
    guard let shelf else { return pile }
    var pile = pile
    pile.count = sections.itemCount(inSection: number)
    pile.center = shelf.center(of: number)
    pile.number = number
    pile.firstKey = sections.index(section: number, item: 0) ?? 0
    return pile
  }

  /// Returns a photo's path.
  public func path(ofPhoto index: Int, in pile: Pile) -> ItemPath {
    shelf == nil ? sections.path(of: index) : ItemPath(section: pile.number, item: index)
  }

  /// Returns a photo's pile and its index there, or nil.
  public func position(of path: ItemPath) -> (pile: Pile, index: Int)? {
    guard let index = sections.index(path) else { return nil }
    return shelf == nil ? (pile, index) : (self[path.section], path.item)
  }

  /// Calls `body` with every visible photo whose frame intersects a rectangle, pile by pile, from the top
  /// photo of each pile down.
  ///
  /// - Complexity: O(visible photos in the intersecting lines)
  public func forEachPhoto(in rect: LayoutRect, _ body: (_ index: Int, _ pile: Pile) -> Void) {
    for number in piles(near: rect) {
      let pile = self[number]
      for index in pile.visible where pile.frame(at: index).intersects(rect) { body(index, pile) }
    }
  }

  /// Returns the section of the pile at a point, or nil. A single pile has no section.
  public func section(at point: LayoutPoint) -> Int? {
    guard shelf != nil else { return nil }
    let rect = LayoutRect(x: point.x, y: point.y, width: 0.5, height: 0.5)
    return piles(near: rect).first { number in
      let pile = self[number]
      return pile.visible.contains { pile.frame(at: $0).intersects(rect) }
    }
  }

  private func piles(near rect: LayoutRect) -> Range<Int> {
    shelf.map { $0.piles(near: rect, reach: pile.photoSize.diagonal / 2) } ?? 0..<1
  }

  // MARK: - Ranges along the axis

  /// Returns the range of a section's unrotated photos along the axis, or nil if there is no shelf or
  /// section.
  public func range(ofSection section: Int) -> ClosedRange<Double>? {
    guard let shelf, (0..<shelf.count).contains(section) else { return nil }
    let extent = shelf.axis.extent(of: pile.photoSize)
    let start = shelf.axis.along(shelf.center(of: section)) - extent / 2
    return start...start + extent
  }

  /// Returns the sections in the lines that overlap or touch a range.
  public func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    guard let shelf else { return 0..<0 }
    let area = shelf.axis.rect(range, breadth: shelf.axis.breadth(of: shelf.viewport))
    return shelf.piles(near: area, reach: shelf.axis.extent(of: pile.photoSize) / 2)
  }
}

/// Photos with a common center and individual angles.
public struct Pile: Hashable, Sendable {
  /// The number of photos. Photo 0 is on top.
  public var count: Int
  /// The photos' common center.
  public var center: LayoutPoint
  /// The photos' size before rotation, in points.
  public var photoSize: LayoutSize
  /// The photos' angles, in radians, repeated if necessary.
  public var angles: [Double]
  /// The maximum number of visible photos.
  public var visibleCount: Int
  /// Scattered angles that replace ``angles``, or nil.
  public var scatter: ScatteredAngles?
  /// The pile's number, for scattered angles.
  public var number: Int
  /// The photos' identities, or nil for the initial order.
  public var keys: PhotoKeys?
  /// Photo 0's index in the keys.
  public var firstKey = 0

  /// Creates a pile. Traps if a count is negative.
  public init(
    count: Int, center: LayoutPoint, photoSize: LayoutSize, angles: [Double], visibleCount: Int,
    scatter: ScatteredAngles? = nil, number: Int = 0
  ) {
    precondition(count >= 0, "Pile.count must not be negative")
    precondition(visibleCount >= 0, "Pile.visibleCount must not be negative")
    self.count = count
    self.center = center
    self.photoSize = photoSize
    self.angles = angles
    self.visibleCount = visibleCount
    self.scatter = scatter
    self.number = number
  }

  /// Returns a photo's clockwise angle, in radians.
  public func angle(at index: Int) -> Double {
    if let scatter {
      let key = keys?[firstKey + index] ?? PhotoKey(pile: number, photo: index)
      return scatter.angle(pile: key.pile, photo: key.photo)
    }
    return angles.isEmpty ? 0 : angles[index % angles.count]
  }

  /// Returns a rotated photo's bounding box.
  public func frame(at index: Int) -> LayoutRect {
    let angle = angle(at: index)
    let (s, c) = (Maths.sine(angle).magnitude, Maths.cosine(angle).magnitude)
    let width = photoSize.width * c + photoSize.height * s
    let height = photoSize.width * s + photoSize.height * c
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The visible photos.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Returns `true` for hidden photos.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Returns a photo's z-index, 1 for the lowest.
  public func zIndex(of index: Int) -> Int { count - index }
}

/// Pseudorandom angles, from Sebastiano Vigna's SplitMix64.
public struct ScatteredAngles: Hashable, Sendable {
  /// The seed.
  public let seed: UInt64
  /// The maximum angle to either side, in radians.
  public let limit: Double

  /// Creates the angles of a seed.
  public init(seed: UInt64, limit: Double) {
    self.seed = seed
    self.limit = limit
  }

  /// Returns a photo's angle, in radians.
  public func angle(pile: Int, photo: Int) -> Double {
    let start = Self.mixed(seed &+ Self.step &* UInt64(truncatingIfNeeded: pile &+ 1))
    let bits = Self.mixed(start &+ Self.step &* UInt64(truncatingIfNeeded: photo &+ 1))
    return (Double(bits >> 11) * 0x1p-52 - 1) * limit
  }

  private static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var mixed = value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
