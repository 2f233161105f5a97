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

/// A curve, a spring, or both. If there are both, the spring replaces the curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind, which animators ignore.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if any. Without a curve and a spring, animators use the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if any, which takes precedence.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing for a duration in seconds. Springs with their own duration ignore it.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming((cubicTimingParameters ?? UICubicTimingParameters()).curve, duration: duration)
  }
}
