import LayoutEngine
import UIKitAdditions

extension UIView {
  /// Named timing curves.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// A curve with a slow start and end.
    case easeInOut
    /// A curve with a slow start.
    case easeIn
    /// A curve with a slow end.
    case easeOut
    /// A curve with constant speed.
    case linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// Options of an animation. Without a curve, the animation eases in and out.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// The option bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from UIKit's bits. Bits without a name here have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views inside the block, so that their subviews animate with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches during the animation. Otherwise touches pass through them.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Has no effect. Every animation starts from the displayed values because all animations are additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animations are removed or new animations of the same properties replace them.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs forward, then backward. Without ``repeat``, the new value then applies immediately.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration in a nested block, instead of the outer block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own curve in a nested block, instead of the outer block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Has no effect. Contents don't cross-fade.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Has no effect. There are no transitions between views here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses the animation's own options in a nested block, instead of the outer block's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// A curve with a slow start and end. This is the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve with a slow start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve with a slow end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Has no effect. There are no transitions between views here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Has no effect, like ``transitionFlipFromLeft``.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Has no effect, like ``transitionFlipFromLeft``.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Has no effect, like ``transitionFlipFromLeft``.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Has no effect, like ``transitionFlipFromLeft``.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Has no effect, like ``transitionFlipFromLeft``.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Has no effect, like ``transitionFlipFromLeft``.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Has no effect. The frame clock gives every animation all of its frames.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Has no effect, like ``preferredFramesPerSecond60``.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    var repetition: AnimationRun.Repetition {
      if contains(.repeat) { return .forever(autoreverses: contains(.autoreverse)) }
      return contains(.autoreverse) ? .thereAndBack : .once
    }
  }

  /// Options of a keyframe animation. Bits have the same meaning as in ``AnimationOptions``.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The option bits, as in UIKit.
    public let rawValue: UInt
    /// Creates options from UIKit's bits. Bits without a name here have no effect.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The equivalent of ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The equivalent of ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Has no effect, like ``AnimationOptions/beginFromCurrentState``.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats all keyframes from the first one, like ``AnimationOptions/repeat``.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays all keyframes backward from the last one, like ``AnimationOptions/autoreverse``.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The equivalent of ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The equivalent of ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Changes values linearly between keyframes. This is the default, and the only mode here.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Has no effect. See ``calculationModeLinear``.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Has no effect. See ``calculationModeLinear``.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Has no effect. See ``calculationModeLinear``.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Has no effect. See ``calculationModeLinear``.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
