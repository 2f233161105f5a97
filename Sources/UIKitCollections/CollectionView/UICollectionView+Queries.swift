import Foundation

extension UICollectionView {
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if key.category == .cell, !counts.contains(key.indexPath) { return nil }
    return reader.answer(for: key)
  }

  var zIndexInFront: Int { (pass.answers.map(\.attributes.zIndex).max() ?? 0) + 1 }

  /// The display scale of the traits, or the screen's scale if it's unspecified.
  var layoutScale: Double {
    let scale = Double(traitCollection.displayScale)
    return scale > 0 ? scale : Double(screenScale)
  }

  func itemCount(of section: Int) -> Int {
    guard counts.items.indices.contains(section) else {
      UIKitException.raise(
        "request for number of items in section \(section) when there are only \(counts.items.count) sections in the "
          + "collection view")
      return 0
    }
    return counts.items[section]
  }

  func frontmostItem(at point: CGPoint) -> IndexPath? {
    let elements: [UICollectionViewLayoutAttributes]
    if currentLayout.isAskedByView {
      // Querying the layout inside its own answer would never end.
      elements = visible.all(.cell).map(\.attributes)
    } else {
      prepareLayoutIfNeeded()
      elements = reader.elements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    }
    let candidates = elements.filter {
      $0.representedElementCategory == .cell && !$0.isHidden
        && shownFrame($0.frame, of: ElementKey($0)).contains(point)
    }
    return candidates.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }
}
