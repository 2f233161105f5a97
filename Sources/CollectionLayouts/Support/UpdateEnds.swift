import CollectionView

/// Asks the delegate where what a batch of updates inserts begins, and where what it deletes ends.
final class UpdateEnds {
  /// Nil outside of batches.
  private var paths: PathsAfterUpdate?
  private var inputCheck = InputCheck()

  func begin(_ paths: PathsAfterUpdate) { self.paths = paths }

  func finish() { paths = nil }

  /// What an element begins with.
  ///
  /// - Parameter proposed: What the layout says itself. Nil where it has nothing to say: then nobody is asked.
  func start(
    _ proposed: UICollectionViewLayoutAttributes?, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    adjust(proposed, "initial", in: layout) { paths, delegate, view, path, attributes in
      guard let kind = attributes.representedElementKind else {
        guard paths.pathBefore(path) == nil else { return false }
        delegate.collectionView(
          view, layout: layout, adjustInitialLayoutAttributes: attributes, forInsertedItemAt: path)
        return true
      }
      guard paths.sectionBefore(path.section) == nil else { return false }
      delegate.collectionView(
        view, layout: layout, adjustInitialLayoutAttributes: attributes,
        forInsertedSupplementaryViewOfKind: kind, at: path)
      return true
    }
  }

  /// What an element ends with.
  ///
  /// - Parameter proposed: What the layout says itself. Nil where it has nothing to say: then nobody is asked.
  func end(
    _ proposed: UICollectionViewLayoutAttributes?, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    adjust(proposed, "final", in: layout) { paths, delegate, view, path, attributes in
      guard let kind = attributes.representedElementKind else {
        guard paths[path] == nil else { return false }
        delegate.collectionView(
          view, layout: layout, adjustFinalLayoutAttributes: attributes, forDeletedItemAt: path)
        return true
      }
      guard paths.section(path.section) == nil else { return false }
      delegate.collectionView(
        view, layout: layout, adjustFinalLayoutAttributes: attributes,
        forDeletedSupplementaryViewOfKind: kind, at: path)
      return true
    }
  }

  /// - Parameter ask: Returns whether it has asked the delegate.
  private func adjust(
    _ proposed: UICollectionViewLayoutAttributes?, _ name: String, in layout: UICollectionViewLayout,
    _ ask: (
      PathsAfterUpdate, any LayoutUpdateDelegate, UICollectionView, IndexPath,
      UICollectionViewLayoutAttributes
    ) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    guard let paths, let view = layout.collectionView, let proposed, proposed.indexPath.count == 2,
      let delegate = view.delegate as? any LayoutUpdateDelegate,
      let adjusted = proposed.copy() as? UICollectionViewLayoutAttributes
    else { return proposed }
    let path = proposed.indexPath
    guard ask(paths, delegate, view, path, adjusted) else { return proposed }
    if let (subject, value) = adjusted.nonsense {
      inputCheck.refuse(value, of: "\(name) \(subject)", at: path, in: layout)
      return proposed
    }
    adjusted.indexPath = path
    return adjusted
  }
}

extension UICollectionViewLayoutAttributes {
  /// A number in them that makes no sense, and what it is of.
  fileprivate var nonsense: (subject: String, value: CGFloat)? {
    if !(center.x + center.y).isFinite { return ("center", center.x.isFinite ? center.y : center.x) }
    if !InputCheck.lengths.contains(size.width) { return ("width", size.width) }
    if !InputCheck.lengths.contains(size.height) { return ("height", size.height) }
    if !alpha.isFinite { return ("alpha", alpha) }
    return ItemTransform(transform3D: transform3D).notFinite.map { ("transform", $0) }
  }
}
