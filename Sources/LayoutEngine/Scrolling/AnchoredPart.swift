/// A part of an item that is to lie at a distance behind the same part of the visible area: its start behind the start, its middle behind
/// the middle, or its end behind the end.
public struct AnchoredPart: Hashable, Sendable {
  /// 0 is the start, 1 the end.
  public var part: Double
  /// In points along the axis; negative where the item's part lies before that of the visible area.
  public var distance: Double
  /// The item's extent when the distance was measured. 0 where nobody knows it.
  public var extent: Double

  /// `part` is from 0 to 1.
  public init(_ part: Double, distance: Double, extent: Double = 0) {
    (self.part, self.distance, self.extent) = (part, distance, extent)
  }

  /// The distance in an item of another extent. What covers that part of the visible area covers it with the same part of itself: a
  /// shorter item would be out of sight otherwise.
  public func distance(ofExtent newExtent: Double) -> Double {
    guard extent > 0, (0...1).contains(part - distance / extent) else { return distance }
    return distance * (newExtent / extent)
  }

  /// Where the visible area must start for an item that lies in a range of the axis, in a viewport of that extent.
  public func visibleStart(showing range: ClosedRange<Double>, viewportExtent: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return range.position(of: part) - part * viewportExtent - distance(ofExtent: extent)
  }
}
