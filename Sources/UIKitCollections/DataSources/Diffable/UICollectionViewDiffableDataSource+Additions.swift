// Not in UIKit, where only the disclosure accessory of a list cell does this.

extension UICollectionViewDiffableDataSource {
  /// Expands or collapses an item of an outline, as the user's tap on its disclosure triangle would. The
  /// section snapshot handlers are asked and told. Does nothing if no applied outline has the item, or if it is
  /// in that state already.
  public func setExpanded(
    _ isExpanded: Bool, for item: ItemIdentifierType, animatingDifferences: Bool = true
  ) {
    guard let found = outline(with: item)?.value, found.isExpanded(item) != isExpanded else { return }
    let handlers = sectionSnapshotHandlers
    var children: SectionSnapshot?
    if isExpanded {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      guard let present = outline(with: item)?.value.snapshot(of: item) else { return }
      children = handlers.snapshotForExpandingParent?(item, present)
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
    }
    // What the handlers have applied comes before.
    whenReady {
      guard let (section, found) = self.outline(with: item) else { return }
      var outline = found
      if let children { outline.replace(childrenOf: item, using: children) }
      if isExpanded { outline.expand([item]) } else { outline.collapse([item]) }
      self.update(section, to: outline, animatingDifferences, nil)
    }
  }

  private func outline(with item: ItemIdentifierType) -> (key: SectionIdentifierType, value: SectionSnapshot)?
  {
    outlines.first { $0.value.contains(item) }
  }
}
