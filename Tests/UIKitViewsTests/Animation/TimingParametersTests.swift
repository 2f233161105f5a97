import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Coding and copying timing parameters")
struct TimingParametersTests {
  private func coded<Object: NSObject & NSCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: data)
    coder.requiresSecureCoding = false
    return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? Object
  }

  @Test func `an archived cubic curve keeps its control points and type`() throws {
    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 1.4))
    let copy = try #require(try coded(curve))
    expectEqual(
      (copy.controlPoint1, curve.controlPoint1),
      (copy.controlPoint2, curve.controlPoint2),
      (copy.timingCurveType, .cubic))
    let named = try #require(try coded(UICubicTimingParameters(animationCurve: .easeIn)))
    expectEqual((named.animationCurve, .easeIn), (named.timingCurveType, .builtin))
    #expect(curve.copy() as? UICubicTimingParameters === curve)
  }

  @Test func `a spring from any initializer keeps its velocity and duration when archived`() throws {
    let springs = [
      UISpringTimingParameters(), UISpringTimingParameters(dampingRatio: 0.5),
      UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 5, initialVelocity: CGVector(dx: 1, dy: 2)),
      UISpringTimingParameters(duration: 0.6, bounce: 0.2),
    ]
    for spring in springs {
      let copy = try #require(try coded(spring))
      #expect(copy.initialVelocity == spring.initialVelocity)
      let durations = [spring, copy].map {
        UIViewPropertyAnimator(duration: 0.7, timingParameters: $0).duration
      }
      #expect(durations[0] == durations[1])
      #expect(spring.copy() as? UISpringTimingParameters === spring)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an initial velocity that is NaN or infinite is reported and treated as zero`(number: CGFloat) {
    let velocity = CGVector(dx: 2, dy: number)
    var springs: [UISpringTimingParameters] = []
    let words = warnings {
      springs = [
        UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: velocity),
        UISpringTimingParameters(mass: 1, stiffness: 100, damping: 5, initialVelocity: velocity),
        UISpringTimingParameters(duration: 0.6, bounce: 0.2, initialVelocity: velocity),
      ]
    }
    #expect(words.count == 3)
    expectAll(springs) { $0.initialVelocity == CGVector(dx: 2, dy: 0) }
    let views = [UIView(frame: .zero), UIView(frame: .zero)]
    let more = warnings {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: number
      ) { views[0].center.x = 100 }
      UIView.animate(springDuration: 1, initialSpringVelocity: number) { views[1].center.x = 100 }
    }
    #expect(more.count == 2)
    FrameClock.main.advance(by: 0.1)
    for view in views {
      let x = view.layer.presentation()?.position.x ?? 0
      #expect(x > 0)
      #expect(x < 100)
      view.layer.removeAllAnimations()
    }
  }

  @Test func `an animation with an infinite duration stays at its starting value`() {
    let (settling, perceptual) = (UIView(frame: .zero), UIView(frame: .zero))
    UIView.animate(
      withDuration: .infinity, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
    ) { settling.center.x = 100 }
    UIView.animate(springDuration: .infinity) { perceptual.center.x = 100 }
    FrameClock.main.advance(by: 10)
    for view in [settling, perceptual] {
      #expect(view.layer.presentation()?.position.x == 0)
      view.layer.removeAllAnimations()
    }
    let view = UIView(frame: .zero)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 100 }
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: .infinity)
    FrameClock.main.advance(by: 10)
    #expect(view.layer.presentation()?.position.x == 0)
    animator.stopAnimation(true)
  }

  @Test func `decoding a spring without mass raises an exception and gives a usable spring`() throws {
    var spring: UISpringTimingParameters?
    let raised = exceptions { spring = (try? coded(MasslessSpring())) ?? nil }
    #expect(raised.count == 1)
    #expect(raised.first?.contains("mass must be above 0") == true)
    let animator = UIViewPropertyAnimator(duration: 0.7, timingParameters: try #require(spring))
    #expect(animator.duration == 0.7)
  }

  /// Uses Apple's designated initializers, which a subclass may call.
  private final class Bouncy: UISpringTimingParameters {
    override init() { super.init(duration: 0.5, bounce: 0.3, initialVelocity: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a subclass can call the designated initializer with duration and bounce`() {
    #expect(Bouncy().initialVelocity == .zero)
  }
}

/// Encodes a spring without a mass. Archives only support classes at file scope.
final class MasslessSpring: UISpringTimingParameters {
  override init() { super.init(duration: 0.5, bounce: 0.3, initialVelocity: .zero) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func encode(with coder: NSCoder) {
    for key in ["initialVelocity.dx", "initialVelocity.dy", "mass"] { coder.encode(0.0, forKey: key) }
    for key in ["stiffness", "damping"] { coder.encode(1.0, forKey: key) }
  }
}
