import Foundation

/// The kind of a ``UITimingCurveProvider``.
public nonisolated enum UITimingCurveType: Int, Sendable {
  /// A named curve.
  case builtin
  /// A cubic curve.
  case cubic
  /// A spring.
  case spring
  /// Both a curve and a spring.
  case composed
}

/// Provides the timing of a property animator: a curve, a spring or, composed, a spring that replaces a curve.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of the provider. Animators ignore it here: they use the spring if there is one.
  var timingCurveType: UITimingCurveType { get }
  /// The curve. Nil if there is none. If the spring is nil, too, the default curve is used.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring. Nil if there is none. It takes precedence over the curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// - Parameter duration: In seconds. Ignored by springs that have their own.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming((cubicTimingParameters ?? UICubicTimingParameters()).curve, duration: duration)
  }
}
