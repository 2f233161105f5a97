#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What a ``UITimingCurveProvider`` is: a named curve, a cubic one, a spring, or both of them.
public nonisolated enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Something that says how a property animator gets on: by a curve, by a spring, or, composed, by a spring instead of the
/// curve it also knows.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Says what the provider is. Animators here do not ask: they take the spring where there is one.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil where there is none. Nil with a spring that is nil too means the default curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where there is none. It goes before the curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// - Parameter duration: In seconds. Springs that know their own take no notice.
  func timing(duration: TimeInterval) -> AnimationTiming {
    if let spring = springTimingParameters { return spring.timing(duration: duration) }
    return AnimationTiming((cubicTimingParameters ?? UICubicTimingParameters()).curve, duration: duration)
  }
}
#endif
