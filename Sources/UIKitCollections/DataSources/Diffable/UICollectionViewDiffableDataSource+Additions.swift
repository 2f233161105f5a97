// UIKit lacks this method, which works like a list cell's disclosure accessory.

extension UICollectionViewDiffableDataSource {
  /// Expands or collapses an item of an applied outline, as if the user had tapped it. Calls the section
  /// snapshot handlers.
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
