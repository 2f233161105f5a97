#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

public nonisolated enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Something that says how a property animator gets on: by a curve, by a spring, or, composed, by a spring instead of the
/// curve it also knows.
public protocol UITimingCurveProvider: AnyObject {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
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
