import Foundation

/// The kind of a ``UITimingCurveProvider``.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// A curve and a spring.
  case composed
}

/// A curve, a spring, or both, in which the spring replaces the curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind, ignored by animators.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if any. Without curve and spring, animators use the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if any, which takes precedence.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// `duration` is in seconds. Springs with their own ignore it.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming((cubicTimingParameters ?? UICubicTimingParameters()).curve, duration: duration)
  }
}
