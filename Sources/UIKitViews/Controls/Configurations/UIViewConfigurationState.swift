import Foundation

/// The state of a view other than a cell. Flags are `false` by default.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// `true` if the view is disabled.
  public var isDisabled = false
  /// `true` if a finger is on the view.
  public var isHighlighted = false
  /// `true` if the view is selected.
  public var isSelected = false
  /// `true` if the view is focused. Focus isn't supported here.
  public var isFocused = false
  /// `true` if the view stays at an edge during scrolling.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without custom values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
