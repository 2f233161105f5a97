import Foundation
import LayoutEngine
import UIKitAdditions

/// A named curve, or a cubic Bézier curve from (0, 0) to (1, 1), with time as x and progress as y.
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, @preconcurrency UITimingCurveProvider
{
  let curve: TimingCurve
  /// The type: `builtin` for the default and the named curves, and `cubic` for custom ones.
  open private(set) var timingCurveType: UITimingCurveType
  /// The named curve, or `easeInOut` for other curves.
  open private(set) var animationCurve: UIView.AnimationCurve

  /// Creates the default curve, with a quick start and a slow end.
  public override init() {
    curve = .systemDefault
    (timingCurveType, animationCurve) = (.builtin, .easeInOut)
  }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    (self.curve, timingCurveType, animationCurve) = (curve.timingCurve, .builtin, curve)
  }

  /// Creates a curve with control points. An x outside of 0…1 is an error.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    var (point1, point2) = (point1, point2)
    for (name, x) in [("controlPoint1", point1.x), ("controlPoint2", point2.x)] where !(0...1).contains(x) {
      UIKitException.raise(
        .invalidArgument, "UICubicTimingParameters: the x of \(name) must be in 0…1, not \(x).")
      (point1, point2) = (.zero, CGPoint(x: 1, y: 1))
    }
    curve = TimingCurve(x1: point1.x, y1: point1.y, x2: point2.x, y2: point2.y)
    (timingCurveType, animationCurve) = (.cubic, .easeInOut)
  }

  /// Creates a curve from an archive written by ``encode(with:)``. UIKit's archives aren't supported.
  public required init?(coder: NSCoder) {
    guard let type = UITimingCurveType(rawValue: coder.decodeInteger(forKey: Key.type)),
      let curve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: Key.curve)),
      coder.containsValue(forKey: Key.x1), coder.containsValue(forKey: Key.x2)
    else { return nil }
    self.curve = TimingCurve(
      x1: coder.decodeDouble(forKey: Key.x1), y1: coder.decodeDouble(forKey: Key.y1),
      x2: coder.decodeDouble(forKey: Key.x2), y2: coder.decodeDouble(forKey: Key.y2))
    (timingCurveType, animationCurve) = (type, curve)
  }

  nonisolated deinit {}

  private enum Key {
    static let (type, curve) = ("timingCurveType", "animationCurve")
    static let (x1, y1, x2, y2) = ("controlPoint1.x", "controlPoint1.y", "controlPoint2.x", "controlPoint2.y")
  }

  /// Encodes the curve.
  open func encode(with coder: NSCoder) {
    coder.encode(timingCurveType.rawValue, forKey: Key.type)
    coder.encode(animationCurve.rawValue, forKey: Key.curve)
    coder.encode(curve.x1, forKey: Key.x1)
    coder.encode(curve.y1, forKey: Key.y1)
    coder.encode(curve.x2, forKey: Key.x2)
    coder.encode(curve.y2, forKey: Key.y2)
  }

  /// Returns this immutable object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The first control point.
  open var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
  /// The second control point.
  open var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
  /// The cubic parameters, which are always this object.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The spring parameters, which are always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
