/// A key for one of the views in a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the key.
  public let rawValue: String
  /// Creates a key with any name. Transitions only support the keys below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view on screen before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view on screen after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
