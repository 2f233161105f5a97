import CollectionView
import LayoutEngine

extension WaterfallLayout {
  var pinsSomething: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

  /// The edges at which headers and footers stay, for the current content offset.
  var pinning: LaneSections.Pinning {
    guard pinsSomething, let collectionView else { return .none }
    let visible = visibleRange(of: collectionView.bounds)
    return LaneSections.Pinning(
      headers: sectionHeadersPinToVisibleBounds ? visible.lowerBound : nil,
      footers: sectionFootersPinToVisibleBounds ? visible.upperBound : nil)
  }

  /// Lists the headers and footers that a change of bounds may move: those of the sections visible before or after it.
  func listPinnedViews(before newBounds: CGRect, in context: UICollectionViewLayoutInvalidationContext) {
    guard pinsSomething, let collectionView, let sections else { return }
    let (before, after) = (visibleRange(of: collectionView.bounds), visibleRange(of: newBounds))
    let (old, new) = (sections.sections(meeting: before), sections.sections(meeting: after))
    let indices = Array(old) + new.filter { !old.contains($0) }
    func indexPaths(where frame: (Int) -> LayoutRect?) -> [IndexPath] {
      indices.filter { frame($0) != nil }.map { IndexPath(item: 0, section: $0) }
    }
    if sectionHeadersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: indexPaths { sections.frame(ofHeaderInSection: $0) })
    }
    if sectionFootersPinToVisibleBounds {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: indexPaths { sections.frame(ofFooterInSection: $0) })
    }
  }

  /// The visible part of the contents along the scroll direction, between the adjusted content insets.
  func visibleRange(of bounds: CGRect) -> ClosedRange<Double> {
    visibleRange(of: bounds, along: scrollDirection, contentWidth: shownWidth)
  }

  /// The width in which the view mirrors. While items are packed later, the contents may have another width already.
  private var shownWidth: CGFloat {
    guard let collectionView, collectionView.collectionViewLayout === self else {
      return collectionViewContentSize.width
    }
    return collectionView.contentSize.width
  }
}
