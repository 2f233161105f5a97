import Foundation

/// A key for a custom value in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// Any text that no other key uses.
  public let rawValue: String
  /// Any text that no other key uses.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Any text that no other key uses.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that configurations depend on.
public nonisolated protocol UIConfigurationState {
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A state with all flags false and without custom values.
  init(traitCollection: UITraitCollection)
  /// A custom value. Nil removes it. Cells set none.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view: selected, highlighted and so on.
public nonisolated struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The cell's traits.
  public var traitCollection: UITraitCollection
  /// Default false. Cells do not set it.
  public var isDisabled = false
  /// Whether a finger is on the cell. Default false.
  public var isHighlighted = false
  /// Default false.
  public var isSelected = false
  /// Default false. Cells do not set it.
  public var isFocused = false
  /// Default false. Cells do not set it.
  public var isPinned = false
  /// Whether the collection view is editing. Default false.
  public var isEditing = false
  /// Default false. Cells do not set it.
  public var isExpanded = false
  /// Default false. Cells do not set it.
  public var isSwiped = false
  /// Default false. Cells do not set it.
  public var isReordering = false
  /// Default `none`. Cells do not set it: there are no drag sessions here.
  public var cellDragState = DragState.none
  /// Default `none`. Cells do not set it: there are no drag sessions here.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Whether the cell is, or is about to be, dragged.
  public nonisolated enum DragState: Int, Sendable {
    /// Not dragged.
    case none
    /// About to be dragged.
    case lifting
    /// Dragged.
    case dragging
  }
  /// Whether something is dragged over the collection view, and over this cell.
  public nonisolated enum DropState: Int, Sendable {
    /// Nothing is dragged over the collection view.
    case none
    /// Something is dragged over the collection view, but not over this cell.
    case notTargeted
    /// Something is dragged over this cell.
    case targeted
  }

  /// Every flag false, no custom values.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// Nil if no value was set for the key.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
