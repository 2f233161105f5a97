import CollectionView

/// A finger's touch, for a filmstrip: the finger touches, moves, and lifts; then the scene comes to rest.
struct SceneTouch {
  /// The location of the touch, as fractions of the view's width and height.
  var start: CGPoint
  /// The location at which the finger lifts. A tap ends at its start.
  var end: CGPoint
  /// The time from the touch to the lift, in seconds.
  var duration: TimeInterval
  /// The times of the frames, in seconds from the touch.
  var times: [TimeInterval]

  init(from start: CGPoint, to end: CGPoint, duration: TimeInterval, times: [TimeInterval]) {
    (self.start, self.end, self.duration, self.times) = (start, end, duration, times)
  }

  static func tap(at point: CGPoint, times: [TimeInterval]) -> SceneTouch {
    SceneTouch(from: point, to: point, duration: 0.05, times: times)
  }

  /// Returns the finger's location at a time, in a view of a given size.
  func location(at time: TimeInterval, in size: CGSize) -> CGPoint {
    let part = CGFloat(min(1, max(0, time / duration)))
    return CGPoint(
      x: (start.x + (end.x - start.x) * part) * size.width,
      y: (start.y + (end.y - start.y) * part) * size.height)
  }
}
