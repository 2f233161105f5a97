/// Photos dropped on one another, with a common center and individual angles.
public struct Pile: Hashable, Sendable {
  /// The number of photos. Photo 0 is on top.
  public var count: Int
  /// The center of all photos.
  public var center: LayoutPoint
  /// The size of every photo before rotation, in points.
  public var photoSize: LayoutSize
  /// The angles of the photos, in radians. If there are more photos than angles, the angles repeat. If there
  /// are none, no photo is turned.
  public var angles: [Double]
  /// The number of visible photos. Lower photos are hidden.
  public var visibleCount: Int
  /// Scattered angles that replace ``angles``, or nil.
  public var scatter: ScatteredAngles?
  /// The pile's number among several, for scattered angles.
  public var number: Int
  /// The identities of the photos, for scattered angles. Nil if all are in their initial order.
  public var keys: PhotoKeys?
  /// The index of photo 0 in the keys.
  public var firstKey = 0

  /// Creates a pile. Traps if `count` or `visibleCount` is negative.
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

  /// Returns the angle of photo `index`, in radians, clockwise on screen.
  public func angle(at index: Int) -> Double {
    if let scatter {
      let key = keys?[firstKey + index] ?? PhotoKey(pile: number, photo: index)
      return scatter.angle(pile: key.pile, photo: key.photo)
    }
    return angles.isEmpty ? 0 : angles[index % angles.count]
  }

  /// Returns the bounding box of photo `index` after rotation.
  public func frame(at index: Int) -> LayoutRect {
    let angle = angle(at: index)
    let (s, c) = (Maths.sine(angle).magnitude, Maths.cosine(angle).magnitude)
    let width = photoSize.width * c + photoSize.height * s
    let height = photoSize.width * s + photoSize.height * c
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The visible photos.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Returns `true` if photo `index` is below the visible photos.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Returns the z-index of a photo. The lowest photo has 1, and greater values are nearer to the viewer.
  public func zIndex(of index: Int) -> Int { count - index }
}
