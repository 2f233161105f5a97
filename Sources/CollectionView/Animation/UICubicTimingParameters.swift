#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// A named curve, or a cubic Bézier from (0, 0) to (1, 1), time across and progress upward.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve
  /// `builtin` for the named curves and the default, `cubic` for points of one's own.
  open private(set) var timingCurveType: UITimingCurveType
  /// Ease in, ease out where the curve is none of the named ones.
  open private(set) var animationCurve: UIView.AnimationCurve

  /// The system's default: a quick start and a slow end.
  public override init() {
    curve = .systemDefault
    (timingCurveType, animationCurve) = (.builtin, .easeInOut)
  }

  /// One of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, timingCurveType, animationCurve) = (curve.timingCurve, .builtin, curve)
  }

  /// The points' x must lie within 0…1, or time would go back: anything else is an error.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    var (point1, point2) = (point1, point2)
    for (name, x) in [("controlPoint1", point1.x), ("controlPoint2", point2.x)] where !(0...1).contains(x) {
      UIKitException.raise(
        .invalidArgument, "UICubicTimingParameters: the x of \(name) must lie within 0…1, not at \(x)")
      (point1, point2) = (.zero, CGPoint(x: 1, y: 1))
    }
    curve = TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    (timingCurveType, animationCurve) = (.cubic, .easeInOut)
  }

  nonisolated deinit {}

  /// Of named curves too: the points they stand for.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// Of named curves too: the points they stand for.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// These parameters.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
#endif
