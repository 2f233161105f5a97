import Foundation

/// The position of an item on screen. The item returns to it after new measurements have replaced those that
/// the layout dropped.
struct ItemAnchor {
  /// The first item that begins in the visible area, or else the first visible item.
  fileprivate let key: ElementKey
  /// The distance from the start of the bounds, in points.
  fileprivate let distance: CGPoint
  /// The content offset until the layout is prepared. A different offset means that the contents have been
  /// scrolled since.
  fileprivate var offset: CGPoint?
}

extension UICollectionView {
  /// Discards the measurements for the previous text size. The layout drops them, and the visible views are
  /// measured again. The visible contents keep their position.
  func textSizeDidChange() {
    guard pass.hasRun else { return }
    noteItemAnchor()
    invalidateForReload()
    itemAnchor?.offset = contentOffset
    visible.askAllForFitting()
  }

  /// Stores the position of the first item. Contents at their beginning stay there instead.
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

  /// Moves the contents so that the item returns to its position. The layout is prepared.
  func restoreItemAnchor() {
    guard let anchor = itemAnchor else { return }
    let isUntouched = anchor.offset == nil || anchor.offset == contentOffset
    guard isUntouched, counts.contains(anchor.key.indexPath),
      let frame = reader.attributes(for: anchor.key)?.frame
    else { return itemAnchor = nil }
    itemAnchor?.offset = nil
    let offset = allowed(CGPoint(x: frame.minX - anchor.distance.x, y: frame.minY - anchor.distance.y))
    let distance = max(abs(offset.x - contentOffset.x), abs(offset.y - contentOffset.y))
    // Less than a pixel isn't visible.
    guard distance > 0.1 else { return }
    contentOffset = offset
    // On a wheel, items move with the offset, so restoring the anchor would never end.
    prepareLayoutIfNeeded()
    if reader.attributes(for: anchor.key)?.frame != frame { itemAnchor = nil }
  }
}
