/// A key for a controller in a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
