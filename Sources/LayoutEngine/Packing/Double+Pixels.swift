extension Double {
  /// The nearest whole pixel, where a point has `scale` of them. A scale of 0 leaves the position as it is.
  @inlinable func snapped(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }

  /// Snapping moves no position further than this.
  @inlinable static func snappingSlack(ofScale scale: Double) -> Double { scale > 0 ? 1 / scale : 0 }
}
