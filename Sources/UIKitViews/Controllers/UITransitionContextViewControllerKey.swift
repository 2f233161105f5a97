/// Names one of the controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String
  /// Any name. Transitions only know those below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
