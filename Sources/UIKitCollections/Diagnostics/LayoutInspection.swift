import Foundation

/// The remaining checks for a class of layouts.
///
/// Checks are slow, so only the first answers are checked completely. Later frames check one element.
final class LayoutInspection {
  /// The remaining rectangle answers whose attributes are copied and compared.
  private var answersLeft = 32
  /// The remaining frames in which all elements are compared with their earlier state.
  private var framesLeft = 32
  /// The remaining single-item answers that are compared with the rectangle answers.
  private var itemsLeft = 256
  /// The remaining checks of properties. There are several, because layouts may set their properties late.
  private var propertyLooksLeft = 3
  private var nextElement = 0
  private let attributes = AttributesInspection()

  private static var ofClasses: [ObjectIdentifier: LayoutInspection] = [:]

  static func of(_ layout: UICollectionViewLayout) -> LayoutInspection {
    let type = ObjectIdentifier(type(of: layout))
    if let known = ofClasses[type] { return known }
    let new = LayoutInspection()
    ofClasses[type] = new
    return new
  }

  func look(at pass: LayoutPass, of layout: UICollectionViewLayout) {
    if let key = pass.repeated {
      LayoutWarning.repeatedPath.give(
        about: layout,
        "\(type(of: layout)).layoutAttributesForElements(in:) returns the \(key.name) more than "
          + "once. Only its first attributes are used. Return each element once.")
    }
    if propertyLooksLeft > 0 {
      propertyLooksLeft -= 1
      lookForRetainedView(in: layout)
    }
    guard answersLeft > 0 else { return }
    answersLeft -= 1
    attributes.look(at: pass.answers)
  }

  /// Reports answers that have changed without an invalidation.
  func lookForChanges(in answers: [LayoutAnswer], of layout: UICollectionViewLayout) {
    guard !answers.isEmpty else { return }
    if framesLeft > 0 {
      framesLeft -= 1
      for answer in answers where !answer.isUnchanged { return warnOfChange(of: answer, layout) }
    } else {
      nextElement = nextElement + 1 < answers.count ? nextElement + 1 : 0
      if !answers[nextElement].isUnchanged { warnOfChange(of: answers[nextElement], layout) }
    }
  }

  private func warnOfChange(of answer: LayoutAnswer, _ layout: UICollectionViewLayout) {
    LayoutWarning.changedAttributes.give(
      about: layout,
      "The attributes of the \(answer.key.name) changed after \(type(of: layout)) returned them, "
        + "from frame \(answer.frame) and alpha \(answer.alpha) to \(answer.attributes.frame) and "
        + "\(answer.attributes.alpha), but the layout was not invalidated. Change a copy instead.")
  }

  var comparesItems: Bool { itemsLeft > 0 }

  /// - Parameter listed: The layout's answer for a rectangle.
  func compare(
    _ answer: UICollectionViewLayoutAttributes?, with listed: UICollectionViewLayoutAttributes,
    of layout: UICollectionViewLayout
  ) {
    itemsLeft -= 1
    if let answer, answer === listed || answer.values.isNear(listed.values) { return }
    LayoutWarning.differentItem.give(
      about: layout,
      "\(type(of: layout)).layoutAttributesForItem(at:) returns \(answer?.description ?? "nil") "
        + "for the \(ElementKey(listed).name), but layoutAttributesForElements(in:) returned "
        + "\(listed). Return equal attributes from both.")
  }

  private func lookForRetainedView(in layout: UICollectionViewLayout) {
    guard let view = layout.collectionView,
      let name = StoredProperties.strongReference(from: layout, to: view)
    else { return }
    LayoutWarning.retainedView.give(
      about: layout,
      "\(type(of: layout)).\(name) is a strong reference to the collection view, which references "
        + "the layout, so neither is ever released. Make it weak, or use the layout's "
        + "collectionView property.")
  }
}

extension UICollectionViewLayoutAttributes.Values {
  /// Tolerates rounding errors.
  nonisolated func isNear(_ other: Self) -> Bool {
    func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.01 }
    return near(center.x, other.center.x) && near(center.y, other.center.y)
      && near(size.width, other.size.width)
      && near(size.height, other.size.height) && near(alpha, other.alpha) && zIndex == other.zIndex
      && isHidden == other.isHidden
      && (!isTransformed && !other.isTransformed
        || zip(transform3D.rows.joined(), other.transform3D.rows.joined()).allSatisfy(near))
  }
}

/// Checks that a subclass of layout attributes copies and compares its additional properties. Mistakes show
/// only if a property differs between two objects, because overrides can't be detected.
final class AttributesInspection {
  func look(at answers: [LayoutAnswer]) {
    guard let first = answers.first?.attributes, type(of: first) != UICollectionViewLayoutAttributes.self,
      StoredProperties.exist(in: first)
    else { return }
    // A few are enough because later answers contain others.
    for answer in answers.prefix(16) where type(of: answer.attributes) == type(of: first) {
      if !lookAtCopy(of: answer.attributes) || !lookAtComparison(of: first, and: answer.attributes) { return }
    }
  }

  private func lookAtCopy(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes, copy !== attributes else {
      return true
    }
    guard type(of: copy) == type(of: attributes) else { return true }
    guard let name = StoredProperties.difference(attributes, copy) else { return true }
    LayoutWarning.attributesNotCopied.give(
      about: attributes,
      "A copy of \(type(of: attributes)) has lost its \(name). Override copy(with:), call super, "
        + "and copy the properties that the class adds.")
    return false
  }

  private func lookAtComparison(
    of first: UICollectionViewLayoutAttributes, and other: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard first !== other, let name = StoredProperties.difference(first, other),
      let twin = other.copy() as? UICollectionViewLayoutAttributes,
      StoredProperties.difference(other, twin) == nil
    else { return true }
    twin.indexPath = first.indexPath
    twin.representedElementCategory = first.representedElementCategory
    twin.representedElementKind = first.representedElementKind
    twin.values = first.values
    guard StoredProperties.difference(first, twin) == name, first.isEqual(twin) else { return true }
    LayoutWarning.attributesNotCompared.give(
      about: first,
      "Two objects of \(type(of: first)) are equal although their \(name) differs, so changes to "
        + "it do not appear. Override isEqual(_:), compare the properties that the class adds, and "
        + "call super.")
    return false
  }
}
