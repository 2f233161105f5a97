import Foundation
import LayoutEngine

extension UICollectionViewFlowLayout {
  /// The z-index of headers and footers, above the cells (UIKit, seen in logged attributes).
  private static let supplementaryZIndex = 10

  func attributes(for element: FlowSections.Element, frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = _ObjectTwin.make(type ?? UICollectionViewLayoutAttributes.self)
    switch element {
    case .item(let item, let section):
      attributes.indexPath = IndexPath(item: item, section: section)
    case .header(let section):
      attributes.becomeSupplementary(kind: UICollectionView.elementKindSectionHeader, section: section)
      attributes.zIndex = Self.supplementaryZIndex
    case .footer(let section):
      attributes.becomeSupplementary(kind: UICollectionView.elementKindSectionFooter, section: section)
      attributes.zIndex = Self.supplementaryZIndex
    }
    attributes.frame = CGRect(frame)
    return attributes
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate func becomeSupplementary(kind: String, section: Int) {
    indexPath = IndexPath(item: 0, section: section)
    representedElementCategory = .supplementaryView
    representedElementKind = kind
  }
}
