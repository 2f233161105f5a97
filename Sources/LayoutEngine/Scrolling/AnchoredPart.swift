/// A part of an item to keep at a distance from the same part of the visible area, for example from middle to
/// middle.
public struct AnchoredPart: Hashable, Sendable {
  /// The part of the item: 0 is the start, 1 the end.
  public var part: Double
  /// The distance, in points. Negative if the item's part comes first.
  public var distance: Double
  /// The item's extent when measured, or 0 if unknown.
  public var extent: Double

  /// Creates an anchored part. `part` is from 0 to 1.
  public init(_ part: Double, distance: Double, extent: Double = 0) {
    (self.part, self.distance, self.extent) = (part, distance, extent)
  }

  /// Returns the distance after the item's extent has changed.
  ///
  /// An item that covers this part of the visible area continues to cover it, so that a shorter item stays in
  /// sight.
  public func distance(ofExtent newExtent: Double) -> Double {
    guard extent > 0, (0...1).contains(part - distance / extent) else { return distance }
    return distance * (newExtent / extent)
  }

  /// Returns the start of the visible area for an item at a range.
  public func visibleStart(showing range: ClosedRange<Double>, viewportExtent: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return range.position(of: part) - part * viewportExtent - distance(ofExtent: extent)
  }
}
