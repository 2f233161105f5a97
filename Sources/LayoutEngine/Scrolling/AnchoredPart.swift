/// A part of an item to be kept at a distance after the same part of the visible area: start after start,
/// middle after middle, or end after end.
public struct AnchoredPart: Hashable, Sendable {
  /// The part of the item: 0 is the start, 1 the end.
  public var part: Double
  /// The distance along the axis, in points. It's negative if the item's part lies before that of the visible
  /// area.
  public var distance: Double
  /// The item's extent when the distance was measured, or 0 if it's unknown.
  public var extent: Double

  /// Creates an anchored part. `part` is from 0 to 1.
  public init(_ part: Double, distance: Double, extent: Double = 0) {
    (self.part, self.distance, self.extent) = (part, distance, extent)
  }

  /// Returns the distance for an item of another extent.
  ///
  /// An item that covers this part of the visible area continues to cover it with the same part of itself.
  /// Otherwise a shorter item would be out of sight.
  public func distance(ofExtent newExtent: Double) -> Double {
    guard extent > 0, (0...1).contains(part - distance / extent) else { return distance }
    return distance * (newExtent / extent)
  }

  /// Returns the start of the visible area for an item that occupies a range of the axis, in a viewport of
  /// the given extent.
  public func visibleStart(showing range: ClosedRange<Double>, viewportExtent: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return range.position(of: part) - part * viewportExtent - distance(ofExtent: extent)
  }
}
