/// Photos dropped on one another: all with one centre, each turned its own way.
public struct Pile: Hashable, Sendable {
  /// How many photos there are. Photo 0 is on top.
  public var count: Int
  /// The centre of all photos.
  public var center: LayoutPoint
  /// The size of every photo before it is turned, in points.
  public var photoSize: LayoutSize
  /// How far each photo is turned, in radians. Where there are more photos than angles, the angles start over; without
  /// any, none is turned.
  public var angles: [Double]
  /// How many photos can be seen; those below are hidden.
  public var visibleCount: Int
  /// Angles that count instead of ``angles``. Nil for none.
  public var scatter: ScatteredAngles?
  /// Which pile of several it is, for the scattered angles.
  public var number: Int
  /// Which photo is which, for the scattered angles. Nil where each lies where it came.
  public var keys: PhotoKeys?
  /// The index of photo 0 among the keys.
  public var firstKey = 0

  /// Traps where `count` or `visibleCount` is negative.
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

  /// How far photo `index` is turned, in radians, clockwise on screen.
  public func angle(at index: Int) -> Double {
    if let scatter {
      let key = keys?[firstKey + index] ?? PhotoKey(pile: number, photo: index)
      return scatter.angle(pile: key.pile, photo: key.photo)
    }
    return angles.isEmpty ? 0 : angles[index % angles.count]
  }

  /// The upright rectangle around photo `index`, its turn included.
  public func frame(at index: Int) -> LayoutRect {
    let angle = angle(at: index)
    let (s, c) = (Maths.sine(angle).magnitude, Maths.cosine(angle).magnitude)
    let width = photoSize.width * c + photoSize.height * s
    let height = photoSize.width * s + photoSize.height * c
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The photos that can be seen.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Whether photo `index` lies below those that can be seen.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Greater is nearer to the viewer; the lowest photo has 1.
  public func zIndex(of index: Int) -> Int { count - index }
}
