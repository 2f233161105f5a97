/// A key for one of the controllers in a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the key.
  public let rawValue: String
  /// Creates a key with any name. Transitions only support the keys below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller on screen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller on screen after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
