import Foundation

/// Queries a layout in the collection view's coordinates. Mirrors the answers if the layout flips in
/// right-to-left environments. Omits elements absent from the data source, and attributes with infinite or
/// NaN values.
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

  /// Returns an element's attributes, or `nil` if the layout doesn't show the element. For a missing header
  /// or footer, a flow layout returns attributes with a size of zero.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let answer = answer(for: key)
    return key.category == .supplementaryView && answer?.size == .zero ? nil : answer
  }

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

  func seenAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    attributes(for: key).map { seen($0, key) }
  }

  func seen(
    _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
  ) -> UICollectionViewLayoutAttributes { attributes.moved(by: shift(of: key)) }

  func shift(of key: ElementKey) -> CGVector {
    let shift = layout.shift(of: key)
    return isMirrored ? CGVector(dx: -shift.dx, dy: shift.dy) : shift
  }

  /// Compares the answer for an index path with the answer for a rectangle. Without an invalidation, they
  /// must be equal.
  private func compare(_ answer: UICollectionViewLayoutAttributes?, with key: ElementKey) {
    let inspection = view.inspection
    guard inspection.comparesItems, layout === view.currentLayout, view.pass.isComplete,
      !view.isAskedElsewhere,
      !view.updates.isInvalidatingLayout, view.interactiveMovement == nil, !isMirrored,
      let index = view.pass.index(of: key)
    else { return }
    inspection.compare(answer, with: view.pass.answers[index].attributes, of: layout)
  }

  // MARK: Updates

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

  // MARK: Sizes and offsets

  /// The content size. An infinite or NaN length is replaced with the view's current length.
  var contentSize: CGSize {
    let size = layout.answeringView { layout.collectionViewContentSize }
    guard !size.isFinite else { return size }
    UIKitException.raise(
      "\(type(of: layout)).collectionViewContentSize must be finite, not \(size.message).")
    return size.finite(else: view.contentSize)
  }

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

  /// Raises an exception and returns `nil` if a value is infinite or NaN.
  private func finite(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
    if attributes.values.isFinite { return attributes }
    attributes.refuseNotFinite(from: layout)
    return nil
  }

  // MARK: Layout direction

  /// `true` if the view's x-axis and the layout's x-axis have opposite directions.
  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  func inLayout(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(x: mirroringWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

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
