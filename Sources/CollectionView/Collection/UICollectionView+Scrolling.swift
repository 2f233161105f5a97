#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayoutIfNeeded()
    let key = ElementKey(.cell, nil, indexPath)
    guard checkScrollTarget(indexPath), checkScrollPosition(scrollPosition) else { return }
    guard var item = reader.attributes(for: key) else {
      return LayoutWarning.unknownScrollTarget.give(
        about: currentLayout,
        "\(type(of: currentLayout)).layoutAttributesForItem(at:) has no attributes for the \(key.name): "
          + "scrollToItem(at:at:animated:) cannot scroll there.")
    }
    // When a layout is asked for an item far behind, it may learn how long the contents are. In mirrored
    // contents, this moves the item.
    if takeContentSize() { item = reader.attributes(for: key) ?? item }
    let frame = item.frame
    if let section = compositional?.strip(of: key), let strip = compositional?.strip(ofSection: section) {
      scroll(strip, ofSection: section, to: frame, at: scrollPosition, animated: animated)
      if scrollPosition.isEmpty {
        return scrollRectToVisible(reader.inLayout(CGRect(strip.frame)), animated: animated)
      }
      let across = scrollPosition.subtracting(strip.axis.isVertical ? Self.vertically : Self.horizontally)
      if !across.isEmpty { scroll(to: frame, at: across, animated: animated) }
      return
    }
    guard !scrollPosition.isEmpty else { return scrollRectToVisible(frame, animated: animated) }
    scroll(to: frame, at: scrollPosition, animated: animated)
  }

  private func scroll(to frame: CGRect, at scrollPosition: ScrollPosition, animated: Bool) {
    let inset = adjustedContentInset
    let view = bounds.inset(by: inset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - inset.top }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - view.height / 2 - inset.top }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - view.height - inset.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - inset.left }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - view.width / 2 - inset.left }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - view.width - inset.left }
    setContentOffset(clamped(offset), animated: animated)
  }

  private func checkScrollTarget(_ indexPath: IndexPath) -> Bool {
    guard !counts.contains(indexPath) else { return true }
    let sections = counts.items.count
    let what =
      indexPath.count == 2 && counts.items.indices.contains(indexPath.section)
      ? "item (\(indexPath.item)) when there are only \(counts.items[indexPath.section]) items in section "
        + "\(indexPath.section)"
      : "section (\(indexPath.first ?? 0)) when there are only \(sections) sections"
    UIKitException.raise(
      "Attempted to scroll the collection view to an out-of-bounds \(what). Collection view: \(self).")
    return false
  }

  private static let vertically: ScrollPosition = [.top, .centeredVertically, .bottom]
  private static let horizontally: ScrollPosition = [.left, .centeredHorizontally, .right]

  private func checkScrollPosition(_ position: ScrollPosition) -> Bool {
    for (name, axis) in [("vertical", Self.vertically), ("horizontal", Self.horizontally)]
    where position.intersection(axis).rawValue.nonzeroBitCount > 1 {
      UIKitException.raise(
        .invalidArgument,
        "attempt to use a scroll position with multiple \(name) positioning styles: \(position.rawValue)")
      return false
    }
    return true
  }
}
#endif
