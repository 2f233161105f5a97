import Foundation

extension UIButton {
  /// The appearance of a button without a configuration.
  public nonisolated enum ButtonType: Int, Sendable {
    /// A white title in 18 points.
    case custom = 0
    /// A title in the tint color, in 15 points.
    case system = 1
    /// A letter i in a circle, or a plus.
    case detailDisclosure, infoLight, infoDark, contactAdd
    /// A cross in a circle.
    case close = 7

    /// The former name of ``system``.
    public static var roundedRect: ButtonType { .system }
  }

  /// The purpose of a button.
  public nonisolated enum Role: Int, Sendable {
    /// Only `destructive` has an effect here: it makes the button red. On iOS, `primary` is bold.
    case normal, primary, cancel, destructive
  }

  /// A closure that sets a button's configuration for its state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
}
