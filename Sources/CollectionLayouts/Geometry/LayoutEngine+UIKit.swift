import CollectionView
import LayoutEngine

extension Axis {
  nonisolated init(_ direction: UICollectionView.ScrollDirection) {
    self = direction == .vertical ? .vertical : .horizontal
  }
}

extension UICollectionView.ScrollDirection {
  nonisolated init(_ axis: Axis) { self = axis.isVertical ? .vertical : .horizontal }
}

extension LayoutInsets {
  nonisolated init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension CATransform3D {
  nonisolated init(_ matrix: Transform3D) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
      m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
      m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
      m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
  }
}

extension SectionMap {
  init(_ collectionView: UICollectionView) {
    self.init(counts: (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:)))
  }

  /// Returns an item's index, or `nil` for a path without a section and an item. UIKit sometimes passes empty
  /// paths, as MagazineLayout found.
  func index(of indexPath: IndexPath) -> Int? {
    guard indexPath.count == 2 else { return nil }
    return index(section: indexPath.section, item: indexPath.item)
  }

  func indexPath(of index: Int) -> IndexPath {
    IndexPath(path(of: index))
  }
}

extension CarouselLine {
  func indexPath(at slot: Int) -> IndexPath { sections.indexPath(of: item(at: slot)) }
}

extension SectionElement {
  /// Creates an element from attributes. Returns `nil` for decoration views and other supplementary views.
  init?(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard path.count == 2 else { return nil }
    switch (attributes.representedElementCategory, attributes.representedElementKind) {
    case (.cell, _): self = .item(path.item, section: path.section)
    case (.supplementaryView, UICollectionView.elementKindSectionHeader):
      self = .header(section: path.section)
    case (.supplementaryView, UICollectionView.elementKindSectionFooter):
      self = .footer(section: path.section)
    default: return nil
    }
  }

  /// Returns the element's attributes. Headers and footers lie above the cells, as in UIKit's flow layout.
  func attributes(frame: LayoutRect) -> UICollectionViewLayoutAttributes {
    let attributes: UICollectionViewLayoutAttributes
    switch self {
    case .item(let item, let section):
      attributes = .init(forCellWith: IndexPath(item: item, section: section))
    case .header(let section):
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      attributes.zIndex = Self.boundaryZIndex
    case .footer(let section):
      attributes = .init(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
        with: IndexPath(item: 0, section: section))
      attributes.zIndex = Self.boundaryZIndex
    }
    attributes.frame = CGRect(frame)
    return attributes
  }

  private static var boundaryZIndex: Int { 10 }
}

extension UICollectionView {
  var shownElements: [SectionElement] {
    func sections(_ kind: String) -> [Int] {
      indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap(\.first)
    }
    return indexPathsForVisibleItems.map { .item($0.item, section: $0.section) }
      + sections(UICollectionView.elementKindSectionHeader).map { .header(section: $0) }
      + sections(UICollectionView.elementKindSectionFooter).map { .footer(section: $0) }
  }
}
