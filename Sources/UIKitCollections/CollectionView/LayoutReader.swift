import Foundation

/// Asks a layout in the collection view's coordinates. The answers are mirrored where the layout flips in
/// right-to-left. Elements that the data source does not have, and numbers that are not finite, are left out.
struct LayoutReader {
  let layout: UICollectionViewLayout
  let view: UICollectionView

  init(_ layout: UICollectionViewLayout, in view: UICollectionView) {
    (self.layout, self.view) = (layout, view)
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let question = inLayout(rect)
    view.layoutActivity.questions += 1
    let asked = view.measured(\.questionSeconds, "layoutAttributesForElements(in:)", of: layout) {
      layout.answeringView { layout.layoutAttributesForElements(in: question) }
    }
    guard let answer = asked else {
      warnOfNoElements()
      return []
    }
    view.layoutActivity.answers += answer.count
    let counts = view.counts
    var areAllValid = true
    for attributes in answer {
      if !counts.haveElement(of: attributes) {
        UIKitException.warn(
          "Layout attributes \(attributes) are not valid for the data source counts. Attributes will be ignored."
        )
        areAllValid = false
      } else if !attributes.values.isFinite {
        attributes.refuseNotFinite(from: layout)
        areAllValid = false
      }
    }
    let valid = areAllValid ? answer : answer.filter { counts.haveElement(of: $0) && $0.values.isFinite }
    return isMirrored ? valid.map(onScreen) : valid
  }

  private func warnOfNoElements() {
    guard view.counts.items.contains(where: { $0 > 0 }) else { return }
    LayoutWarning.noElements.give(
      about: layout,
      "\(type(of: layout)).layoutAttributesForElements(in:) returns nil, so nothing is shown. Return the "
        + "attributes of the elements in the rectangle, or an empty array.")
  }

  /// The attributes of an element that can be seen. A flow layout answers with a size of zero for a header or footer without a length.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let answer = answer(for: key)
    return key.category == .supplementaryView && answer?.size == .zero ? nil : answer
  }

  /// The layout's answer for an element.
  ///
  /// - Parameter isCompared: False if the answer for a rectangle can differ.
  func answer(for key: ElementKey, isCompared: Bool = true) -> UICollectionViewLayoutAttributes? {
    view.layoutActivity.singleQuestions += 1
    let answer = layout.answeringView {
      switch (key.category, key.kind) {
      case (.supplementaryView, let kind?):
        layout.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
      case (.decorationView, let kind?):
        layout.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
      default: layout.layoutAttributesForItem(at: key.indexPath)
      }
    }
    if isCompared, key.category == .cell { compare(answer, with: key) }
    return answer.flatMap(finite).map(onScreen)
  }

  /// The attributes of an element, with the frame in which it is seen.
  func seenAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    attributes(for: key).map { seen($0, key) }
  }

  /// Attributes with the frame in which their element is seen.
  func seen(
    _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
  ) -> UICollectionViewLayoutAttributes { attributes.moved(by: shift(of: key)) }

  /// From where the layout has an element to where it is seen, in the view's coordinates.
  func shift(of key: ElementKey) -> CGVector {
    let shift = layout.shift(of: key)
    return isMirrored ? CGVector(dx: -shift.dx, dy: shift.dy) : shift
  }

  /// As long as nothing was invalidated, the layout must return the same attributes by path as for the
  /// rectangle.
  private func compare(_ answer: UICollectionViewLayoutAttributes?, with key: ElementKey) {
    let inspection = view.inspection
    guard inspection.comparesItems, layout === view.currentLayout, view.pass.isComplete,
      !view.isAskedElsewhere,
      !view.updates.isInvalidatingLayout, view.interactiveMovement == nil, !isMirrored,
      let index = view.pass.index(of: key)
    else { return }
    inspection.compare(answer, with: view.pass.answers[index].attributes, of: layout)
  }

  // MARK: During updates

  func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let answer: UICollectionViewLayoutAttributes?
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      answer = layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      answer = layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: answer = layout.initialLayoutAttributesForAppearingItem(at: key.indexPath)
    }
    return answer.flatMap(finite).map(onScreen)
  }

  func finalAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let answer: UICollectionViewLayoutAttributes?
    switch (key.category, key.kind) {
    case (.supplementaryView, let kind?):
      answer = layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: kind, at: key.indexPath)
    case (.decorationView, let kind?):
      answer = layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.indexPath)
    default: answer = layout.finalLayoutAttributesForDisappearingItem(at: key.indexPath)
    }
    return answer.flatMap(finite).map(onScreen)
  }

  func attributesForMovingItem(_ movement: InteractiveMovement) -> UICollectionViewLayoutAttributes? {
    finite(
      layout.layoutAttributesForInteractivelyMovingItem(
        at: movement.current, withTargetPosition: inLayout(movement.position))
    ).map(onScreen)
  }

  // MARK: Numbers

  /// The content size. A length that is not finite is replaced by the one that the view has.
  var contentSize: CGSize {
    let size = layout.answeringView { layout.collectionViewContentSize }
    guard !size.isFinite else { return size }
    UIKitException.raise(
      "\(type(of: layout)).collectionViewContentSize must be finite, not \(size.message).")
    return size.finite(else: view.contentSize)
  }

  /// The offset that the layout wants; the proposed one where that is not finite.
  func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
    let offset = layout.targetContentOffset(forProposedContentOffset: proposed)
    return finite(offset, from: "targetContentOffset(forProposedContentOffset:)", else: proposed)
  }

  func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let offset = layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    return finite(
      offset, from: "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)", else: proposed)
  }

  private func finite(_ offset: CGPoint, from method: String, else proposed: CGPoint) -> CGPoint {
    guard !offset.isFinite else { return offset }
    UIKitException.raise("\(type(of: layout)).\(method) must return a finite point, not \(offset.message).")
    return offset.finite(else: proposed)
  }

  /// Nil, after an exception, where a number is not finite.
  private func finite(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    if attributes.values.isFinite { return attributes }
    attributes.refuseNotFinite(from: layout)
    return nil
  }

  // MARK: Layout direction

  /// Whether x runs in the other direction than in the layout's coordinates.
  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// A rectangle of the view in the layout's coordinates.
  func inLayout(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirroringWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Insets of the view, by the sides that they have in the layout's coordinates.
  func inLayout(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard isMirrored else { return insets }
    return UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  func inLayout(_ point: CGPoint) -> CGPoint { inLayout(CGRect(origin: point, size: .zero)).origin }

  private func onScreen(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = mirroringWidth - attributes.center.x
    return copy
  }

  var mirroringWidth: CGFloat {
    view.mirroringWidth(of: layout === view.currentLayout ? view.contentSize : contentSize)
  }
}
