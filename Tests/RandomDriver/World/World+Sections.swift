import CollectionLayouts
import CollectionView

// If `sectionsDiffer` is set, delegate values vary by section. Otherwise the methods return the layout's own
// values, as if they weren't implemented.
extension World {
  /// Returns one of a few values for a section. When the section moves, it keeps the value. Returns `nil` if
  /// the layout's value applies.
  private func own<Value>(_ values: [Value], in section: Int) -> Value? {
    guard setup.sectionsDiffer, let name = shownName(of: section) else { return nil }
    return values[(name + (versions[name] ?? 0)) % values.count]
  }

  private static let insets: [UIEdgeInsets] = [
    .zero, UIEdgeInsets(top: 5, left: 11, bottom: 3, right: 0),
    UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 9),
  ]
  private static let spacings: [CGFloat] = [4, 0, 13, 10, 19]
  private static let headers: [CGFloat] = [22, 0, 35, 24]
  private static let footers: [CGFloat] = [0, 17, 0, 0, 12, 9, 0]

  private func size(_ lengths: [CGFloat], in section: Int) -> CGSize? {
    own(lengths, in: section).map { CGSize(width: $0, height: $0) }
  }

  // MARK: Flow layouts

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    own(Self.insets, in: section) ?? (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    own(Self.spacings, in: section) ?? (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    own(Self.spacings.reversed(), in: section)
      ?? (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    size(Self.headers, in: section) ?? (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    size(Self.footers, in: section) ?? (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }

  // MARK: Sticky headers

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, levelForHeaderInSection section: Int
  ) -> Int { own([0, 1, 0, 2, 1], in: section) ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLengthForHeaderInSection section: Int
  ) -> CGFloat? {
    own([nil, 9, 15], in: section) ?? (layout as? StickyHeaderFlowLayout)?.minimumHeaderLength
  }

  // MARK: Sectioned layouts

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets {
    own(Self.insets, in: section) ?? (layout as? SectionedLayout)?.sectionInset ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength {
    own(Self.headers, in: section).map { .absolute($0) } ?? (layout as? StackedSectionsLayout)?
      .headerReferenceLength ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength {
    own(Self.footers, in: section).map { .absolute($0) } ?? (layout as? StackedSectionsLayout)?
      .footerReferenceLength ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    dayHeaderLengthForSectionAt section: Int
  ) -> CGFloat {
    own(Self.headers, in: section) ?? (layout as? TimelineLayout)?.dayHeaderLength ?? 0
  }

  // MARK: Waterfalls

  /// Returns all lengths at once for some sections.
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    lengthsForItemsInSection section: Int, laneBreadth: CGFloat
  ) -> [CGFloat]? {
    guard !setup.measures, own([false, true], in: section) == true else { return nil }
    return (0..<collectionView.numberOfItems(inSection: section)).map {
      length(at: IndexPath(item: $0, section: section))
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, laneCountForSectionAt section: Int
  ) -> WaterfallLayout.LaneCount {
    let own: WaterfallLayout.LaneCount? = own([nil, 1, 4, 2], in: section) ?? nil
    return own ?? (layout as? WaterfallLayout)?.laneCount ?? 1
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, laneSpacingForSectionAt section: Int
  ) -> CGFloat { own(Self.spacings, in: section) ?? (layout as? WaterfallLayout)?.laneSpacing ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, itemSpacingForSectionAt section: Int
  ) -> CGFloat {
    own(Self.spacings.reversed(), in: section) ?? (layout as? WaterfallLayout)?.itemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, placementForSectionAt section: Int
  ) -> WaterfallLayout.Placement {
    own([.shortestLane, .sequential], in: section) ?? (layout as? WaterfallLayout)?.placement ?? .shortestLane
  }
}

/// Inserted items grow from half their size; deleted items shrink to half.
extension World: LayoutUpdateDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    adjustInitialLayoutAttributes attributes: UICollectionViewLayoutAttributes,
    forInsertedItemAt path: IndexPath
  ) { shrink(attributes, of: path) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    adjustFinalLayoutAttributes attributes: UICollectionViewLayoutAttributes, forDeletedItemAt path: IndexPath
  ) { shrink(attributes, of: path) }

  private func shrink(_ attributes: UICollectionViewLayoutAttributes, of path: IndexPath) {
    if attributes.indexPath != path { complain("update: \(path) has attributes of \(attributes.indexPath)") }
    if setup.sectionsDiffer { attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
  }
}
