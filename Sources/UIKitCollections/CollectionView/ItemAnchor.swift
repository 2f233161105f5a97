import Foundation

struct ItemAnchor {
  /// The first item that begins in the visible area, or the first visible item if no item begins there.
  fileprivate let key: ElementKey
  fileprivate let distance: CGPoint
  /// The content offset when the measurements were discarded, or `nil` after the layout's preparation. If the
  /// view's offset differs, the view has been scrolled since.
  fileprivate var offset: CGPoint?
}

extension UICollectionView {
  /// Discards the measurements for the previous text size. The visible contents keep their position.
  func textSizeDidChange() {
    guard pass.hasRun else { return }
    noteItemAnchor()
    invalidateForReload()
    itemAnchor?.offset = contentOffset
    visible.askAllForFitting()
  }

  /// Stores the position of the first item, unless the view is scrolled to the beginning.
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
    // In a wheel layout, items move with the offset, so restoring the anchor would never end.
    prepareLayoutIfNeeded()
    if reader.attributes(for: anchor.key)?.frame != frame { itemAnchor = nil }
  }
}

/// The distance that the content offset has moved because the contents became shorter. The new length may be
/// an estimate. Once all cells are measured, the offset returns by as much as the contents have grown since.
struct LostOffset {
  private var distance = CGVector.zero
  private var contentSize = CGSize.zero

  mutating func note(_ offset: CGPoint, clampedTo clamped: CGPoint, in size: CGSize) {
    guard offset.x > clamped.x || offset.y > clamped.y else { return }
    distance.dx += max(0, offset.x - clamped.x)
    distance.dy += max(0, offset.y - clamped.y)
    contentSize = size
  }

  func regained(in size: CGSize) -> CGVector {
    CGVector(
      dx: min(distance.dx, max(0, size.width - contentSize.width)),
      dy: min(distance.dy, max(0, size.height - contentSize.height)))
  }
}
