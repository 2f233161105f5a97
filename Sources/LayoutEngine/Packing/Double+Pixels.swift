extension Double {
  /// The nearest whole device pixel, where a point has `scale` of them; a scale of 0 leaves the place as it is.
  func snapped(toScale scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }

  /// How far snapping may move a place, generously.
  static func snappingSlack(ofScale scale: Double) -> Double { scale > 0 ? 1 / scale : 0 }
}
