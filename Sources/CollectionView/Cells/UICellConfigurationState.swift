#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A name for a value of one's own in a configuration state.
public nonisolated struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a configuration may depend on.
public protocol UIConfigurationState {
  var traitCollection: UITraitCollection { get set }
  init(traitCollection: UITraitCollection)
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view: selected, highlighted and so on.
public struct UICellConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isPinned = false
  public var isEditing = false
  public var isExpanded = false
  public var isSwiped = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public nonisolated enum DragState: Int, Sendable { case none, lifting, dragging }
  public nonisolated enum DropState: Int, Sendable { case none, notTargeted, targeted }

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
#endif
