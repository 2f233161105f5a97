import Foundation

/// An item for a bar. There are no bars here: everything is stored, and nothing is shown.
@preconcurrency @MainActor open class UIBarItem: NSObject, UIAccessibilityIdentification {
  /// Default nil.
  open var title: String?
  /// Default nil.
  open var image: UIImage?
  /// Default true.
  open var isEnabled = true
  /// For the app's own use. Default 0.
  open var tag = 0
  /// Default nil.
  open var accessibilityIdentifier: String?
  /// Default nil.
  open var accessibilityLabel: String?
  /// Default nil.
  open var accessibilityHint: String?

  public override init() { super.init() }

  /// There are no archives to decode here.
  public required init?(coder: NSCoder) { super.init() }

  nonisolated deinit {}
}
