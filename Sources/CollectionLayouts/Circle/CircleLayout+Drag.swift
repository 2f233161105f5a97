#if !os(tvOS)
import CollectionView

/// A turn by one finger that goes round the circle's middle.
struct CircleDrag {
  /// Nearer to the middle than this, in points, a finger's direction says nothing.
  private static let leastDistance: CGFloat = 16

  private var last: CGFloat?
  /// In all, in radians; whole turns count.
  private(set) var angle: CGFloat = 0

  /// The finger is at this distance from the middle.
  mutating func move(to offset: CGPoint) {
    guard (offset.x * offset.x + offset.y * offset.y).squareRoot() >= Self.leastDistance else {
      last = nil
      return
    }
    let direction = atan2(offset.y, offset.x)
    if let last { angle += (direction - last).remainder(dividingBy: 2 * .pi) }
    last = direction
  }
}

extension CircleLayout {
  /// Ends a drag where it is: two fingers go on.
  func endDrag() {
    guard let drag else { return }
    self.drag = nil
    endRotation(by: isMirrored ? -drag.angle : drag.angle)
  }

  func drag(by recogniser: UIPanGestureRecognizer) {
    guard !scrolls, let collectionView, let view = recogniser.view else { return }
    if recogniser.state == .began { drag = CircleDrag() }
    guard var drag else { return }
    let finger = recogniser.location(in: view)
    let middle = collectionView.convert(CGPoint(ring.center), to: view)
    drag.move(to: CGPoint(x: finger.x - middle.x, y: finger.y - middle.y))
    self.drag = drag
    switch recogniser.state {
    // Mirrored, the circle's own clockwise is counterclockwise on screen.
    case .began, .changed: rotate(by: isMirrored ? -drag.angle : drag.angle)
    case .ended: endDrag()
    default: undoDrag()
    }
  }

  func undoDrag() {
    guard drag != nil else { return }
    drag = nil
    rotate(by: 0)
  }
}
#endif
