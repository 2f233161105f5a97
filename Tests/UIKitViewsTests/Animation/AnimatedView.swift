import UIKitViews

/// A view of 100 × 100 points at the origin. It gives access to its on-screen values.
final class AnimatedView: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var shown: CALayer { layer.presentation() ?? layer }
  var shownX: CGFloat { shown.position.x }

  /// Returns the on-screen `position.x` after each of the next frames.
  func track(frames: Int, duration: TimeInterval = 1 / 64) -> [CGFloat] {
    (0..<frames).map { _ in
      FrameClock.main.advance(by: duration)
      return shownX
    }
  }
}

/// Returns `true` if all numbers agree within a billionth.
func agree(_ left: [CGFloat], _ right: [CGFloat]) -> Bool {
  left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-9 }
}

func agree(_ left: CGFloat, _ right: CGFloat) -> Bool { agree([left], [right]) }

/// Returns `true` if red, green, blue, and alpha agree within a billionth.
func agree(_ color: CGColor?, _ components: [CGFloat]) -> Bool { agree(color?.components ?? [], components) }

func agree(_ left: CATransform3D, _ right: CATransform3D) -> Bool {
  func numbers(_ t: CATransform3D) -> [CGFloat] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ]
  }
  return agree(numbers(left), numbers(right))
}
