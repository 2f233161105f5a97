import Foundation

/// An item for a bar. Bars aren't supported: all values are stored, and nothing is shown.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// The title of the item.
  ///
  /// The default value is `nil`.
  open var title: String?
  /// The image of the item.
  ///
  /// The default value is `nil`.
  open var image: UIImage?
  /// A Boolean value that indicates whether the item is enabled.
  ///
  /// The default value is `true`.
  open var isEnabled = true
  /// An integer for the app's own use.
  ///
  /// The default value is 0.
  open var tag = 0
  /// The accessibility identifier.
  ///
  /// The default value is `nil`.
  open var accessibilityIdentifier: String?
  /// The accessibility label.
  ///
  /// The default value is `nil`.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  ///
  /// The default value is `nil`.
  open var accessibilityHint: String?

  public override init() { super.init() }

  /// Creates an item. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}
