/// A key for a view in a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
