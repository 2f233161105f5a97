extension Double {
  /// Returns the nearest whole pixel, with `scale` pixels per point, or the position itself if `scale` is 0.
  @inlinable func snapped(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }

  @inlinable static func snappingSlack(ofScale scale: Double) -> Double { scale > 0 ? 1 / scale : 0 }
}
