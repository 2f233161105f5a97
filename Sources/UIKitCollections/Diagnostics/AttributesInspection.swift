import Foundation

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
