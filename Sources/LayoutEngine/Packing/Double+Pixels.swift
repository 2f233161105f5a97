extension Double {
  /// Returns the nearest whole pixel, with `scale` pixels per point. A scale of 0 returns the position
  /// unchanged.
  @inlinable func snapped(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }

  /// Returns an upper bound for the distance of snapping.
  @inlinable static func snappingSlack(ofScale scale: Double) -> Double { scale > 0 ? 1 / scale : 0 }
}
