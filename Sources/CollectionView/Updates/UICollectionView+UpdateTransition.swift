#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

extension UICollectionView {
  /// How long the views take to their new places, in seconds.
  static let updateDuration: TimeInterval = 0.3

  /// Takes the views from where they were to where the layout has them now. The layout has been prepared for the new
  /// counts and now hears what changed.
  func transition(from before: UpdateSnapshot, through map: UpdateMap, completion: @escaping (Bool) -> Void) {
    isUpdatingElements = true
    let layout = currentLayout
    let oldOffset = contentOffset
    holdsOffset = true
    contentSize = layout.collectionViewContentSize
    holdsOffset = false
    layout.prepare(forCollectionViewUpdates: map.updateItems)
    let offset = offsetAfterUpdate(proposed: clamped(oldOffset))

    // Ask for what will be visible at the offset where the update ends.
    let target = CGRect(origin: offset, size: bounds.size)
    let rect = pages(of: target)
    pass.keep(attributesFromLayout(in: rect), for: rect)
    let arriving = elements(meeting: target)
    let plan = UpdatePlan(
      before, arriving.map(\.key), map, supplementaryChanges(of: layout, before, arriving.map(\.key)))

    var shown: [VisibleElement] = []
    for (key, attributes) in arriving {
      if let element = plan.kept[key] {
        shown.append(VisibleElement(key: key, view: element.view, attributes: attributes))
      } else if var element = makeElement(
        key, startOfAppearance(key, attributes, before, plan), above: shown.last?.view)
      {
        element.attributes = attributes
        shown.append(element)
      }
    }
    let leaving = plan.leaving.map { ($0, endOfDisappearance($0, map, plan)) }
    visible.elements = shown
    pass.answersWereShown()
    isUpdatingElements = false

    animateUpdate {
      if self.contentOffset != offset { self.contentOffset = offset }
      for element in shown {
        element.view.take(element.attributes)
        element.view.apply(element.attributes)
      }
      for (element, attributes) in leaving { element.view.take(attributes) }
      // A layout that follows the offset places its elements anew: that is part of the same movement.
      if !self.pass.isPrepared { self.layoutIfNeeded() }
      layout.finalizeCollectionViewUpdates()
    } completion: { finished in
      for (element, _) in leaving { self.recycle(element) }
      completion(finished)
    }
  }

  private func animateUpdate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    changes()
    completion(true)
  }

  private func offsetAfterUpdate(proposed: CGPoint) -> CGPoint {
    let layouts = currentLayout.targetContentOffset(forProposedContentOffset: proposed)
    return collectionDelegate?.collectionView(self, targetContentOffsetForProposedContentOffset: layouts)
      ?? layouts
  }

  // MARK: Where views come from and go to

  /// The layout's word, or: what was inserted fades in where it is, what was there before comes from where it was.
  private func startOfAppearance(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, _ before: UpdateSnapshot,
    _ plan: UpdatePlan
  ) -> UICollectionViewLayoutAttributes {
    if let own = initialAttributes(key) { return own }
    if let old = plan.origins[key] { return before.attributes(for: old) ?? attributes }
    return faded(attributes)
  }

  /// The layout's word, or: what was deleted fades out where it was, what goes out of sight moves there.
  private func endOfDisappearance(
    _ element: VisibleElement, _ map: UpdateMap, _ plan: UpdatePlan
  ) -> UICollectionViewLayoutAttributes {
    if let own = finalAttributes(element.key) { return own }
    if let new = plan.destination(of: element.key, map), let place = attributesFromLayout(for: new) {
      return place
    }
    return faded(element.attributes)
  }

  private func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = currentLayout
    let answer: UICollectionViewLayoutAttributes?
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      answer = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      answer = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: answer = layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
    return answer.map(mirroredFromLayout)
  }

  private func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let layout = currentLayout
    let answer: UICollectionViewLayoutAttributes?
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      answer = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      answer = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: answer = layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
    return answer.map(mirroredFromLayout)
  }

  private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
    copy.alpha = 0
    return copy
  }

  /// What the layout says came and went of its own accord, for the kinds that are or were on screen.
  private func supplementaryChanges(
    of layout: UICollectionViewLayout, _ before: UpdateSnapshot, _ arriving: [ElementKey]
  ) -> ElementChanges {
    var changes = ElementChanges()
    var seen: [ElementKey] = []
    for key in before.elements.map(\.key) + arriving {
      guard let kind = key.kind, !seen.contains(where: { $0.kind == kind && $0.category == key.category })
      else { continue }
      seen.append(key)
      let isDecoration = key.category == .decorationView
      let deleted =
        isDecoration
        ? layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        : layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
      let inserted =
        isDecoration
        ? layout.indexPathsToInsertForDecorationView(ofKind: kind)
        : layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
      changes.deleted.formUnion(deleted.map { ElementKey(key.category, kind, $0) })
      changes.inserted.formUnion(inserted.map { ElementKey(key.category, kind, $0) })
    }
    return changes
  }
}
#endif
