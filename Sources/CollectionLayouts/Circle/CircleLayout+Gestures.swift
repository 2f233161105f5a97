#if !os(tvOS)
import CollectionView

extension CircleLayout {
  func turn(by rotation: UIRotationGestureRecognizer) {
    let angle = isMirrored ? -rotation.rotation : rotation.rotation
    if rotation.state == .began { endDrag() }
    switch rotation.state {
    case .began, .changed: rotate(by: angle)
    case .ended: endRotation(by: angle)
    default: rotate(by: 0)
    }
  }

  func pinch(by pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began, .changed: self.pinch(by: pinch.scale)
    case .ended: endPinch(by: pinch.scale)
    default: self.pinch(by: 1)
    }
  }
}

struct CircleDrag {
  /// The distance from the center, in points, below which a finger's direction doesn't count.
  private static let leastDistance: CGFloat = 16

  private var last: CGFloat?
  /// The angle in radians, including whole turns.
  private(set) var angle: CGFloat = 0

  /// Follows the finger. The offset is from the circle's center, in points.
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
  /// Ends the drag and keeps the circle where it was turned. A rotation gesture may continue from there.
  func endDrag() {
    guard let drag else { return }
    self.drag = nil
    endRotation(by: isMirrored ? -drag.angle : drag.angle)
  }

  func drag(by recogniser: UIPanGestureRecognizer) {
    guard let collectionView, let view = recogniser.view else { return }
    if recogniser.state == .began { drag = CircleDrag() }
    guard var drag else { return }
    let finger = recogniser.location(in: view)
    let middle = collectionView.convert(CGPoint(ring.center), to: view)
    drag.move(to: CGPoint(x: finger.x - middle.x, y: finger.y - middle.y))
    self.drag = drag
    switch recogniser.state {
    // On screen, a mirrored circle turns the opposite way.
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
