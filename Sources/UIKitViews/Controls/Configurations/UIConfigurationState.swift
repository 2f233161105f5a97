import Foundation

/// A key for a custom value in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name, which no other key may have.
  public let rawValue: String
  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state on which configurations depend.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// Creates a state without flags and custom values.
  init(traitCollection: UITraitCollection)
  /// Accesses a custom value. Setting `nil` removes it. Cells don't set custom values.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a cell. Flags are `false` by default.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// `true` if the cell is disabled. Not set by cells.
  public var isDisabled = false
  /// `true` if a finger is on the cell.
  public var isHighlighted = false
  /// `true` if the cell is selected.
  public var isSelected = false
  /// `true` if the cell is focused. Not set by cells.
  public var isFocused = false
  /// `true` if the cell is pinned. Not set by cells.
  public var isPinned = false
  /// `true` if the collection view is editing.
  public var isEditing = false
  /// `true` if the cell is expanded. Not set by cells.
  public var isExpanded = false
  /// `true` if the cell is swiped. Not set by cells.
  public var isSwiped = false
  /// `true` if the cell is being reordered. Not set by cells.
  public var isReordering = false
  /// The drag state, not set by cells. The default value is `none`.
  public var cellDragState = DragState.none
  /// The drop state, not set by cells. The default value is `none`.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// The state of a cell in a drag.
  public nonisolated enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// About to be dragged.
    case lifting
    /// Dragged.
    case dragging
  }
  /// The state of a cell as the target of a drop.
  public nonisolated enum DropState: Int, Sendable {
    /// No drag is over the collection view.
    case none
    /// A drag is over the collection view, but not this cell.
    case notTargeted
    /// A drag is over this cell.
    case targeted
  }

  /// Creates a state without custom values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A custom value.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

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
