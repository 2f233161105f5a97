import Foundation

extension UIButton {
  /// The looks of a button without a configuration.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No looks of its own. The title is white, in 18 points.
    case custom = 0
    /// In the tint, in 15 points.
    case system = 1
    /// A symbol: a letter i in a circle, or a plus.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross in a circle.
    case close = 7

    /// The older name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// What a button is for, which may colour it.
  public nonisolated enum Role: Int, Sendable {
    /// `primary` is bold on iOS; here, only `destructive` shows, in red.
    case normal, primary, cancel, destructive
  }

  /// Sets the configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
