import Foundation

/// Where an item was on screen. It is there again when what the layout has forgotten was measured anew.
struct ItemAnchor {
  /// The first item that begins in sight, or the first one in sight if none does.
  fileprivate let key: ElementKey
  /// From the start of the bounds, in points.
  fileprivate let distance: CGPoint
  /// The content offset until the layout is prepared. Another one means that somebody has scrolled since.
  fileprivate var offset: CGPoint?
}

extension UICollectionView {
  /// What was measured with another text size counts no longer: the layout forgets it, and what is on screen is asked
  /// again. What is on screen stays there.
  func textSizeDidChange() {
    guard pass.hasRun else { return }
    noteItemAnchor()
    invalidateForReload()
    itemAnchor?.offset = contentOffset
    visible.askAllForFitting()
  }

  /// Notes where the first item is. Contents at their beginning stay at their beginning instead.
  private func noteItemAnchor() {
    let inset = adjustedContentInset
    guard itemAnchor == nil, contentOffset != CGPoint(x: -inset.left, y: -inset.top) else { return }
    let sight = bounds.inset(by: inset)
    let items = visible.elements.filter { $0.key.category == .cell }
    let isInSight = { (element: VisibleElement) in
      element.attributes.frame.minX >= sight.minX && element.attributes.frame.minY >= sight.minY
    }
    guard let first = items.first(where: isInSight) ?? items.first else { return }
    let origin = first.attributes.frame.origin
    itemAnchor = ItemAnchor(
      key: first.key, distance: CGPoint(x: origin.x - bounds.minX, y: origin.y - bounds.minY))
  }

  /// Moves the contents so that the item is where it was. The layout is prepared.
  func restoreItemAnchor() {
    guard let anchor = itemAnchor else { return }
    let isUntouched = anchor.offset == nil || anchor.offset == contentOffset
    guard isUntouched, counts.contains(anchor.key.indexPath),
      let frame = reader.attributes(for: anchor.key)?.frame
    else { return itemAnchor = nil }
    itemAnchor?.offset = nil
    let offset = allowed(CGPoint(x: frame.minX - anchor.distance.x, y: frame.minY - anchor.distance.y))
    let distance = max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
    // Less than a pixel is not seen.
    guard distance > 0.1 else { return }
    contentOffset = offset
    // On a wheel, items move with the offset, so restoring the anchor would never end.
    prepareLayoutIfNeeded()
    if reader.attributes(for: anchor.key)?.frame != frame { itemAnchor = nil }
  }
}
