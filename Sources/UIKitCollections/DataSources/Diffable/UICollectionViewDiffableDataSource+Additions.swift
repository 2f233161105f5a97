// UIKit lacks this method. Only the disclosure accessory of a list cell does the same there.

extension UICollectionViewDiffableDataSource {
  /// Expands or collapses an item of an outline, like the user's tap on its disclosure triangle.
  ///
  /// The method calls the section snapshot handlers. It does nothing if the item isn't part of an applied
  /// outline or is already in the given state.
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
    // Snapshots applied by the handlers come first.
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
