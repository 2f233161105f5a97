import Foundation

/// The state of a view other than a cell, such as a header.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// `true` if the view is disabled.
  ///
  /// The default value is `false`.
  public var isDisabled = false
  /// `true` if a finger is on the view.
  ///
  /// The default value is `false`.
  public var isHighlighted = false
  /// `true` if the view is selected.
  ///
  /// The default value is `false`.
  public var isSelected = false
  /// `true` if the view is focused. Focus isn't supported here.
  ///
  /// The default value is `false`.
  public var isFocused = false
  /// `true` if the view stays at an edge while its section scrolls.
  ///
  /// The default value is `false`.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with all flags `false` and without custom values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom value. `nil` if the key has no value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
