import CollectionView
import LayoutEngine

extension CardStackLayout: AccessibleLayout {
  /// The top card.
  public var announcedIndexPath: IndexPath? { currentIndexPath }

  /// Returns `true` for the top card, which covers the others.
  public func isAccessibleItem(at indexPath: IndexPath) -> Bool { indexPath == currentIndexPath }

  /// Returns a dismissal in each of the ``dismissalDirections`` and an undo, for the top card.
  ///
  /// The undo of a card whose item was deleted requires ``onUndo``.
  public func actions(forItemAt indexPath: IndexPath) -> [LayoutAction] {
    guard indexPath == currentIndexPath else { return [] }
    var actions: [LayoutAction] = []
    if onDismiss != nil || loops {
      // A set's order varies from run to run.
      actions = Direction.allCases.filter(dismissalDirections.contains).map { .dismiss($0) }
    }
    if let last = dismissals.last, !last.isRemoved || onUndo != nil { actions.append(.undo) }
    return actions
  }

  /// Dismisses the top card, or brings back the last dismissed one.
  public func perform(_ action: LayoutAction, forItemAt indexPath: IndexPath) -> Bool {
    guard actions(forItemAt: indexPath).contains(action) else { return false }
    switch action {
    case .dismiss(let direction): dismissTop(toward: direction)
    case .undo: undoDismissal { [weak self] in self?.onUndo?($0) }
    default: return false
    }
    return true
  }
}
