import Foundation

/// The state of a view that is not a cell, such as a header.
public nonisolated struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The view's traits.
  public var traitCollection: UITraitCollection
  /// Default false.
  public var isDisabled = false
  /// Whether a finger is on the view. Default false.
  public var isHighlighted = false
  /// Default false.
  public var isSelected = false
  /// Default false: there is no focus here.
  public var isFocused = false
  /// Whether the view stays at an edge while its section scrolls. Default false.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Every flag false, no custom values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Nil if no value was set for the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
