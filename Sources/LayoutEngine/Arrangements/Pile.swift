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

  /// A photo's z-index, 1 for the lowest.
  public func zIndex(of index: Int) -> Int { count - index }
}
