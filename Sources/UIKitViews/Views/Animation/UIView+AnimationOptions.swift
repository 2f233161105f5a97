import LayoutEngine
import UIKitAdditions

extension UIView {
  /// Named timing curves.
  public nonisolated enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At a constant speed.
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

  /// Options of an animation. Without a curve: ease in, ease out.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits. Those without a name here change nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views inside the block, so that their subviews animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they animate. Without it, touches go through them.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Without effect: every animation starts from what is shown, because all are additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats forever, until the animations are removed or new ones of the same properties replace them.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs there and back. Without ``repeat``, the new value then applies at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Inside another block: uses its own duration instead of the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Inside another block: uses its own curve instead of the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Without effect: contents do not fade into others.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Without effect: there are no transitions between views here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inside another block: uses its own options instead of the outer one's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Without effect: there are no transitions between views here.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// As ``transitionFlipFromLeft``.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// As ``transitionFlipFromLeft``.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// As ``transitionFlipFromLeft``.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// As ``transitionFlipFromLeft``.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// As ``transitionFlipFromLeft``.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// As ``transitionFlipFromLeft``.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Without effect: the frame clock gives every animation all of its frames.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// As ``preferredFramesPerSecond60``.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    var repetition: AnimationRun.Repetition {
      if contains(.repeat) { return .forever(autoreverses: contains(.autoreverse)) }
      return contains(.autoreverse) ? .thereAndBack : .once
    }
  }

  /// Options of a keyframe animation. The bits of ``AnimationOptions`` mean the same here.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits. Those without a name here change nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// As ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// As ``AnimationOptions/beginFromCurrentState``: without effect.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// As ``AnimationOptions/repeat``: all keyframes, from the first one.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// As ``AnimationOptions/autoreverse``: all keyframes, back from the last one.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// As ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// As ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear between keyframes. The default, and the only mode here.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Without effect: see ``calculationModeLinear``.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Without effect: see ``calculationModeLinear``.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Without effect: see ``calculationModeLinear``.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Without effect: see ``calculationModeLinear``.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
