import Foundation
import LayoutEngine
import UIKitAdditions

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
