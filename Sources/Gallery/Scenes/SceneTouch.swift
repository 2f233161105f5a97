import CollectionView

/// A touch in a filmstrip. The strip continues until the scene comes to rest.
struct SceneTouch {
  /// The start, in fractions of the view's width and height.
  var start: CGPoint
  /// The end, in the same fractions. A tap ends at its start.
  var end: CGPoint
  /// The seconds from touch to lift.
  var duration: TimeInterval
  /// The frames' times, in seconds from the touch.
  var times: [TimeInterval]

  init(from start: CGPoint, to end: CGPoint, duration: TimeInterval, times: [TimeInterval]) {
    (self.start, self.end, self.duration, self.times) = (start, end, duration, times)
  }

  static func tap(at point: CGPoint, times: [TimeInterval]) -> SceneTouch {
    SceneTouch(from: point, to: point, duration: 0.05, times: times)
  }

  func location(at time: TimeInterval, in size: CGSize) -> CGPoint {
    let part = CGFloat(min(1, max(0, time / duration)))
    return CGPoint(
      x: (start.x + (end.x - start.x) * part) * size.width,
      y: (start.y + (end.y - start.y) * part) * size.height)
  }
}
