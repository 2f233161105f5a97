import CollectionView

/// What a finger does to a scene, for a filmstrip: it touches, moves and lifts; then the scene comes to rest.
struct SceneTouch {
  /// Where the finger goes down, in parts of the view's width and height.
  var start: CGPoint
  /// Where it lifts. A tap ends where it began.
  var end: CGPoint
  /// From the touch to the lift, in seconds.
  var duration: TimeInterval
  /// When the frames are, in seconds from the touch.
  var times: [TimeInterval]

  init(from start: CGPoint, to end: CGPoint, duration: TimeInterval, times: [TimeInterval]) {
    (self.start, self.end, self.duration, self.times) = (start, end, duration, times)
  }

  static func tap(at point: CGPoint, times: [TimeInterval]) -> SceneTouch {
    SceneTouch(from: point, to: point, duration: 0.05, times: times)
  }

  /// Where the finger is at a time, in a view of a size.
  func location(at time: TimeInterval, in size: CGSize) -> CGPoint {
    let part = CGFloat(min(1, max(0, time / duration)))
    return CGPoint(
      x: (start.x + (end.x - start.x) * part) * size.width,
      y: (start.y + (end.y - start.y) * part) * size.height)
  }
}
