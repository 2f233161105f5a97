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

extension UICollectionViewFlowLayout {
  var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  var pinning: FlowSections.Pinning {
    guard pinsSomething, let collectionView else { return .none }
    let visible = visibleRange(of: collectionView.bounds, in: collectionView)
    return FlowSections.Pinning(
      headers: sectionHeadersPinToVisibleBounds ? visible.lowerBound : nil,
      footers: sectionFootersPinToVisibleBounds ? visible.upperBound : nil)
  }

  /// Lists the pinned elements of sections visible before or after scrolling.
  func nameWhatPins(
    from oldBounds: CGRect, to newBounds: CGRect, in context: UICollectionViewFlowLayoutInvalidationContext
  ) {
    guard pinsSomething, let collectionView, let sections = frames?.sections else { return }
    let old = sections.sections(meeting: visibleRange(of: oldBounds, in: collectionView))
    let new = sections.sections(meeting: visibleRange(of: newBounds, in: collectionView))
    let paths = (Array(old) + new.filter { !old.contains($0) }).map { IndexPath(item: 0, section: $0) }
    if sectionHeadersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: paths.filter { sections[$0.section].headerExtent > 0 })
    }
    if sectionFootersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: paths.filter { sections[$0.section].footerExtent > 0 })
    }
  }

  /// Returns the range inside the adjusted content insets.
  private func visibleRange(of bounds: CGRect, in collectionView: UICollectionView) -> ClosedRange<Double> {
    let inSight = bounds.inset(by: collectionView.adjustedContentInset)
    let visible = LayoutRect(LayoutReader(self, in: collectionView).inLayout(inSight))
    let axis = Axis(scrollDirection)
    let start = axis.along(visible.origin)
    return start...(start + axis.extent(of: visible.size))
  }
}
