// Not in UIKit, where only the disclosure accessory of a list cell does this.

extension UICollectionViewDiffableDataSource {
  /// Expands or collapses an item of an outline, as the user's tap on its disclosure triangle would. The
  /// section snapshot handlers are asked and told. Does nothing if no applied outline has the item, or if it is
  /// in that state already.
  public func setExpanded(
    _ isExpanded: Bool, for item: ItemIdentifierType, animatingDifferences: Bool = true
  ) {
    guard let (section, found) = outlines.first(where: { $0.value.contains(item) }),
      found.isExpanded(item) != isExpanded
    else { return }
    var outline = found
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
        outline.replace(childrenOf: item, using: children)
      }
      outline.expand([item])
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    }
    apply(outline, to: section, animatingDifferences: animatingDifferences)
  }
}
