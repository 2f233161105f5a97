import Foundation

extension UIButton {
  /// The appearance of a button without a configuration.
  public nonisolated enum ButtonType: Int, Sendable {
    /// No special appearance. The title is white, in 18 points.
    case custom = 0
    /// A title in the tint color, in 15 points.
    case system = 1
    /// A symbol: a letter i in a circle, or a plus.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross in a circle.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button, which may affect its color.
  public nonisolated enum Role: Int, Sendable {
    /// The roles. `primary` is bold on iOS. Here, only `destructive` has an effect: red.
    case normal, primary, cancel, destructive
  }

  /// A closure that sets the configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
