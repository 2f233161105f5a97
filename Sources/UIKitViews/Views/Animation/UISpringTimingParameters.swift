import Foundation
import LayoutEngine
import UIKitAdditions

/// The parameters of a spring animation from an old value to a new one.
///
/// Positions use the initial velocity along each axis. Other properties use its `dx`. An infinite or NaN
/// component of the velocity counts as 0.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency UITimingCurveProvider {
  private enum Form {
    case settling(dampingRatio: CGFloat)
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceptual(duration: TimeInterval, bounce: CGFloat)

    @MainActor static func accepted(mass: CGFloat, stiffness: CGFloat, damping: CGFloat) -> Form {
      let numbers = [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
      guard let (name, value) = numbers.first(where: { !($0.1 > 0 && $0.1.isFinite) }) else {
        return .physical(mass: mass, stiffness: stiffness, damping: damping)
      }
      UIKitException.raise(
        .invalidArgument, "UISpringTimingParameters: \(name) must be above 0, not \(value).")
      return .settling(dampingRatio: 1)
    }
  }

  private let form: Form
  /// The initial velocity, in multiples of the total distance per second. The default value is zero.
  open private(set) var initialVelocity: CGVector

  /// Creates a spring without oscillation that comes to rest within the animator's duration.
  public override init() { (form, initialVelocity) = (.settling(dampingRatio: 1), .zero) }

  /// Creates a spring that comes to rest within the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that comes to rest within the animator's duration.
  ///
  /// The closer the ratio is to 1, the less the spring oscillates.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    (form, initialVelocity) = (.settling(dampingRatio: ratio), AnimationTiming.accepted(velocity))
  }

  /// Creates a spring that ignores the animator's duration. The mass, stiffness, and damping must be positive
  /// and finite.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    form = .accepted(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = AnimationTiming.accepted(velocity)
  }

  /// Creates a spring as in `UIView.animate(springDuration:bounce:)`.
  public init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity velocity: CGVector = .zero
  ) {
    form = .perceptual(duration: duration, bounce: bounce)
    initialVelocity = AnimationTiming.accepted(velocity)
  }

  /// Creates a spring from an archive written by ``encode(with:)``. UIKit's archives aren't supported.
  public required init?(coder: NSCoder) {
    func number(_ key: String) -> Double? {
      coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : nil
    }
    guard let dx = number(Key.dx), let dy = number(Key.dy) else { return nil }
    initialVelocity = AnimationTiming.accepted(CGVector(dx: dx, dy: dy))
    if let ratio = number(Key.ratio) {
      form = .settling(dampingRatio: ratio)
    } else if let mass = number(Key.mass), let stiffness = number(Key.stiffness),
      let damping = number(Key.damping)
    {
      form = .accepted(mass: mass, stiffness: stiffness, damping: damping)
    } else if let duration = number(Key.duration), let bounce = number(Key.bounce) {
      form = .perceptual(duration: duration, bounce: bounce)
    } else {
      return nil
    }
  }

  nonisolated deinit {}

  private enum Key {
    static let (dx, dy) = ("initialVelocity.dx", "initialVelocity.dy")
    static let (ratio, duration, bounce) = ("dampingRatio", "duration", "bounce")
    static let (mass, stiffness, damping) = ("mass", "stiffness", "damping")
  }

  /// Encodes the spring.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(initialVelocity.dx), forKey: Key.dx)
    coder.encode(Double(initialVelocity.dy), forKey: Key.dy)
    let numbers: [(String, Double)] =
      switch form {
      case .settling(let ratio): [(Key.ratio, ratio)]
      case .physical(let mass, let stiffness, let damping):
        [(Key.mass, mass), (Key.stiffness, stiffness), (Key.damping, damping)]
      case .perceptual(let duration, let bounce): [(Key.duration, duration), (Key.bounce, bounce)]
      }
    for (key, number) in numbers { coder.encode(number, forKey: key) }
  }

  /// Returns this immutable object.
  @discardableResult
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the curve, which is always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// The cubic parameters, which are always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring parameters, which are always this object.
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
