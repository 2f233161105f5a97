#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// Which of the controllers of a transition is meant.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String
  /// Any name; a transition knows those below.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The one that is shown before it.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one that is shown after it.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
#endif
