#if !os(iOS) && !os(tvOS) && !os(visionOS)
import LayoutEngine

extension UIView {
  /// How progress follows time: slow at both ends, at the beginning, at the end, or even.
  public nonisolated enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }

  /// How an animation runs. Without a curve: ease in, ease out.
  public nonisolated struct AnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits. Those without a name here change nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the animated views within the block, so that their subviews animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the animated views take touches meanwhile; without it they pass them by.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Changes nothing: every animation begins with what is shown, because all are additive.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Forever, until the animations are removed or others of the same properties take over.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back. Without ``repeat`` the new value applies after that, at once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a block within another: takes its own duration, not the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a block within another: takes its own curve, not the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Changes nothing: views are painted anew in every frame anyway.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Changes nothing: there are no transitions from view to view here.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a block within another: takes its own options, not the outer one's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Changes nothing: there are no transitions from view to view here.
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

    /// Changes nothing: the frame clock gives every animation all of its frames.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// As ``preferredFramesPerSecond60``.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut }

    var repetition: AnimationRun.Repetition {
      if contains(.repeat) { return .forever(autoreverses: contains(.autoreverse)) }
      return contains(.autoreverse) ? .thereAndBack : .once
    }
  }

  /// How an animation of keyframes runs. The bits of ``AnimationOptions`` mean the same here.
  public nonisolated struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    /// UIKit's bits. Those without a name here change nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// As ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// As ``AnimationOptions/beginFromCurrentState``: changes nothing.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// As ``AnimationOptions/repeat``: all keyframes, from the first.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// As ``AnimationOptions/autoreverse``: all keyframes, back from the last.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// As ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// As ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// The default, and the only mode there is here: evenly from one keyframe to the next.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Changes nothing: see ``calculationModeLinear``.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Changes nothing: see ``calculationModeLinear``.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Changes nothing: see ``calculationModeLinear``.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Changes nothing: see ``calculationModeLinear``.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
#endif
