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

/// Provides the timing of a property animator: a curve, a spring, or a composition of both, in which the
/// spring replaces the curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of the provider. Animators ignore it and use the spring if there is one.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, or `nil` if there is none. If the spring is also `nil`, animators use the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` if there is none. It takes precedence over the curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the timing for a duration.
  ///
  /// - Parameter duration: The duration, in seconds. Springs with their own duration ignore it.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming((cubicTimingParameters ?? UICubicTimingParameters()).curve, duration: duration)
  }
}
