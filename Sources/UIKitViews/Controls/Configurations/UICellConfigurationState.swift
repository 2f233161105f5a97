import Foundation

/// A key for a custom value in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The raw value: any text that no other key uses.
  public let rawValue: String
  /// Creates a key from any text that no other key uses.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from any text that no other key uses.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state on which configurations depend.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state with all flags `false` and without custom values.
  init(traitCollection: UITraitCollection)
  /// Accesses a custom value. Setting `nil` removes it. Cells set no custom values.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a cell: selected, highlighted, and so on.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// `true` if the cell is disabled. Cells don't set this property.
  ///
  /// The default value is `false`.
  public var isDisabled = false
  /// `true` if a finger is on the cell.
  ///
  /// The default value is `false`.
  public var isHighlighted = false
  /// `true` if the cell is selected.
  ///
  /// The default value is `false`.
  public var isSelected = false
  /// `true` if the cell is focused. Cells don't set this property.
  ///
  /// The default value is `false`.
  public var isFocused = false
  /// `true` if the cell is pinned. Cells don't set this property.
  ///
  /// The default value is `false`.
  public var isPinned = false
  /// `true` if the collection view is editing.
  ///
  /// The default value is `false`.
  public var isEditing = false
  /// `true` if the cell is expanded. Cells don't set this property.
  ///
  /// The default value is `false`.
  public var isExpanded = false
  /// `true` if the cell is swiped. Cells don't set this property.
  ///
  /// The default value is `false`.
  public var isSwiped = false
  /// `true` if the cell is being reordered. Cells don't set this property.
  ///
  /// The default value is `false`.
  public var isReordering = false
  /// The drag state of the cell. Cells don't set this property, because drag sessions aren't supported.
  ///
  /// The default value is `none`.
  public var cellDragState = DragState.none
  /// The drop state of the cell. Cells don't set this property, because drag sessions aren't supported.
  ///
  /// The default value is `none`.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell in a drag.
  public nonisolated enum DragState: Int, Sendable {
    /// The cell isn't dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// Dragged.
    case dragging
  }
  /// The position of a drag relative to the collection view and this cell.
  public nonisolated enum DropState: Int, Sendable {
    /// Nothing is dragged over the collection view.
    case none
    /// Something is dragged over the collection view, but not over this cell.
    case notTargeted
    /// Something is dragged over this cell.
    case targeted
  }

  /// Creates a state with all flags `false` and without custom values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Accesses a custom value. `nil` if the key has no value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
