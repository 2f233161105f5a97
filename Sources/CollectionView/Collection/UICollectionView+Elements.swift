#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// Makes the views on screen those of the elements that meet the bounds: takes away first, so that what goes can
  /// come back as what arrives, then makes cells in ascending order and supplementary views last.
  func showQueriedElements() {
    let arriving = elements(meeting: bounds)
    let old = visible.elements
    var kept = [VisibleElement?](repeating: nil, count: arriving.count)
    var place = 0
    for element in old {
      while place < arriving.count, arriving[place].key < element.key { place += 1 }
      if place < arriving.count, arriving[place].key == element.key {
        kept[place] = element
        place += 1
      } else {
        recycle(element)
      }
    }
    visible.elements = kept.compactMap { $0 }
    var shown: [VisibleElement] = []
    shown.reserveCapacity(arriving.count)
    for (index, (key, attributes)) in arriving.enumerated() {
      if var element = kept[index] {
        update(&element, with: attributes)
        shown.append(element)
      } else if let element = makeElement(key, attributes, above: shown.last?.view) {
        shown.append(element)
      }
    }
    visible.elements = shown
    pass.answersWereShown()
    askForPreferredAttributes()
  }

  /// Sorted by key, each key once. Elements that only touch the rectangle are not visible, hidden ones neither.
  func elements(meeting view: CGRect) -> [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] {
    guard view.width > 0, view.height > 0 else { return [] }
    var result: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    var isSorted = true
    for attributes in pass.attributes where !attributes.isHidden {
      guard attributes.frame.overlaps(view) else { continue }
      let key = ElementKey(attributes)
      if let last = result.last, !(last.key < key) { isSorted = false }
      result.append((key, attributes))
    }
    guard !isSorted else { return result }
    result.sort { $0.key < $1.key }
    var unique: [(key: ElementKey, attributes: UICollectionViewLayoutAttributes)] = []
    for entry in result where unique.last.map({ $0.key != entry.key }) ?? true { unique.append(entry) }
    return unique
  }

  private func update(_ element: inout VisibleElement, with attributes: UICollectionViewLayoutAttributes) {
    // The same object may have been changed in place by its layout; another, equal one is not applied again.
    guard element.attributes === attributes || element.attributes != attributes else { return }
    if element.attributes === attributes, !pass.isFresh { return }
    if !pass.mayHaveChanged, element.key.category == .supplementaryView {
      UIKitException.raise(
        "layout attributes for supplementary item at index path (\(element.key.indexPath)) changed from "
          + "\(element.attributes) to \(attributes) without invalidating the layout")
    }
    if element.attributes.size != attributes.size || element.view.bounds.size != attributes.size {
      element.needsFitting = true
    }
    element.attributes = attributes
    element.view.take(attributes)
    element.view.apply(attributes)
  }

  func makeElement(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, above sibling: UIView?
  ) -> VisibleElement? {
    elementInMaking = attributes
    defer { elementInMaking = nil }
    guard let view = makeView(key) else { return nil }
    view.take(attributes)
    view.apply(attributes)
    announceDisplay(of: view, key)
    if let sibling, sibling.superview === self {
      insertSubview(view, aboveSubview: sibling)
    } else {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
    return VisibleElement(key: key, view: view, attributes: attributes)
  }

  private func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      guard
        let view = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: kind, at: key.indexPath)
      else { return nil }
      checkDequeued(view, "viewForSupplementaryElementOfKind", key.indexPath)
      return view
    case (.decorationView, let kind?): return makeDecorationView(kind, at: key.indexPath)
    default:
      guard let cell = dataSource?.collectionView(self, cellForItemAt: key.indexPath) else { return nil }
      checkDequeued(cell, "cellForItemAt", key.indexPath)
      cell.isSelected = selection.contains(key.indexPath)
      return cell
    }
  }

  private func checkDequeued(_ view: UICollectionReusableView, _ method: String, _ indexPath: IndexPath) {
    guard view.reuseIdentifier == nil else { return }
    UIKitException.raise(
      "the view returned from -collectionView:\(method): (\(type(of: view)) at \(indexPath)) does not have a "
        + "reuseIdentifier - cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
    )
  }

  // MARK: Coming and going

  func recycleAll() {
    let old = visible.elements
    visible.elements = []
    for element in old { recycle(element) }
  }

  func recycle(_ element: VisibleElement) {
    element.view.removeFromSuperview()
    switch (element.key.category, element.key.kind, element.view) {
    case (.cell, _, let cell as UICollectionViewCell):
      collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.key.indexPath)
    case (.supplementaryView, let kind?, let view):
      collectionDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: element.key.indexPath)
    default: break
    }
    reuse.put(element.view)
  }

  private func announceDisplay(of view: UICollectionReusableView, _ key: ElementKey) {
    guard let collectionDelegate else { return }
    switch (key.category, key.kind, view) {
    case (.cell, _, let cell as UICollectionViewCell):
      collectionDelegate.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    case (.supplementaryView, let kind?, let view):
      collectionDelegate.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
    default: break
    }
  }

  // MARK: Self-sizing

  /// Lets each view that is new or has another size say what it would rather have; the layout has the last word.
  private func askForPreferredAttributes() {
    for index in visible.elements.indices where visible.elements[index].needsFitting {
      visible.elements[index].needsFitting = false
      let element = visible.elements[index]
      guard element.key.category != .decorationView,
        let copy = element.attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = element.view.preferredLayoutAttributesFitting(copy)
      guard preferred != element.attributes,
        currentLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
      else { continue }
      let context = currentLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: element.attributes)
      currentLayout.invalidateLayout(with: context)
    }
  }
}
#endif
