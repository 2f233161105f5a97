/// Names one of the views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String
  /// Any name. Transitions only know those below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is shown before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is shown after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
