extension NSDirectionalRectEdge {
  /// The horizontal position, from 0 at the leading edge to 1. ½ for neither and for both edges.
  var x: Double { position(contains(.leading), contains(.trailing)) }
  /// The vertical position, from 0 at the top to 1. ½ for neither and for both edges.
  var y: Double { position(contains(.top), contains(.bottom)) }

  private func position(_ start: Bool, _ end: Bool) -> Double { start == end ? 0.5 : start ? 0 : 1 }
}
