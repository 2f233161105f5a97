import Foundation

/// An item for a bar. Bars aren't supported: values are only stored. Optional values are `nil` by default.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// `true` if the item is enabled. The default value is `true`.
  open var isEnabled = true
  /// An integer for the app's use. The default value is 0.
  open var tag = 0
  /// The accessibility identifier.
  open var accessibilityIdentifier: String?
  /// The accessibility label.
  open var accessibilityLabel: String?
  /// The accessibility hint.
  open var accessibilityHint: String?

  public override init() { super.init() }

  /// Creates an item with default values. Decoding isn't supported.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}
