#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation
import LayoutEngine

/// A spring that pulls from the old value to the new one.
///
/// The initial velocity is in whole ways per second, along each axis for positions; everything else takes `dx`.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Form {
    case settling(dampingRatio: CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)
  }

  private let form: Form
  /// In whole ways per second. Default zero.
  open private(set) var initialVelocity: CGVector

  private init(_ form: Form, _ velocity: CGVector) { (self.form, initialVelocity) = (form, velocity) }

  /// Does not swing, and comes to rest within the animator's duration.
  public override convenience init() { self.init(dampingRatio: 1) }

  /// Comes to rest within the animator's duration, beginning at rest.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Comes to rest within the animator's duration. A ratio of 1 does not swing; the nearer to 0, the more it does.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.settling(dampingRatio: ratio), velocity)
  }

  /// Comes to rest when it does: the animator's duration does not matter. All three are above 0.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let numbers = [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
    if let (name, value) = numbers.first(where: { !($0.1 > 0 && $0.1.isFinite) }) {
      UIKitException.raise(
        .invalidArgument, "UISpringTimingParameters: \(name) must be above 0, not \(value)")
      self.init(.settling(dampingRatio: 1), velocity)
    } else {
      self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
    }
  }

  /// As `UIView.animate(springDuration:bounce:)`: the animator's duration does not matter.
  public convenience init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero)
  {
    self.init(.perceptual(duration: duration, bounce: bounce), velocity)
  }

  /// `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  func timing(duration: TimeInterval) -> AnimationTiming {
    switch form {
    case .settling(let ratio):
      AnimationTiming(settlingAfter: duration, dampingRatio: ratio, velocity: initialVelocity)
    case .physical(let mass, let stiffness, let damping):
      AnimationTiming(
        Spring(mass: mass, stiffness: stiffness, damping: damping), velocity: initialVelocity)
    case .perceptual(let duration, let bounce):
      AnimationTiming(perceptualDuration: duration, bounce: bounce, velocity: initialVelocity)
    }
  }
}
#endif
