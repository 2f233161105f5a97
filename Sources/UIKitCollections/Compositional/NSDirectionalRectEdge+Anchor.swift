extension NSDirectionalRectEdge {
  /// The horizontal position: 0 at the leading edge, 1 at the trailing edge, ½ for neither and for both.
  var x: Double { position(contains(.leading), contains(.trailing)) }
  /// The vertical position: 0 at the top, 1 at the bottom, ½ for neither and for both.
  var y: Double { position(contains(.top), contains(.bottom)) }

  private func position(_ start: Bool, _ end: Bool) -> Double { start == end ? 0.5 : start ? 0 : 1 }
}
