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

extension UICollectionView {
  var details: String {
    let inset = adjustedContentInset
    func text(_ numbers: CGFloat...) -> String { numbers.map(\.message).joined(separator: ", ") }
    let source = dataSource.map { "; dataSource: <\(type(of: $0)): \(ObjectAddress(of: $0))>" } ?? ""
    return
      "frame = (\(frame.minX.message) \(frame.minY.message); \(frame.width.message) \(frame.height.message)); "
      + "contentOffset: {\(text(contentOffset.x, contentOffset.y))}; "
      + "contentSize: {\(text(contentSize.width, contentSize.height))}; "
      + "adjustedContentInset: {\(text(inset.top, inset.left, inset.bottom, inset.right))}; layout: \(collectionViewLayout)\(source)"
  }
}

private struct ObjectAddress: CustomStringConvertible {
  let description: String

  init(of object: AnyObject) {
    let digits = String(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()), radix: 16)
    description = "0x" + String(repeating: "0", count: max(0, 16 - digits.count)) + digits
  }
}
