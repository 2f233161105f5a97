import CollectionView
import LayoutEngine

/// Sections one after another along an axis, each with a header, items and a footer, however the items are packed.
protocol SectionedContents {
  var axis: Axis { get }
  var breadth: Double { get }
  var count: Int { get }
  var contentSize: LayoutSize { get }

  func itemCount(ofSection section: Int) -> Int
  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect
  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect?
  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void)
  func sections(meeting range: ClosedRange<Double>) -> Range<Int>
  func _checkInvariants()
}

extension StackedSections: SectionedContents {
  func itemCount(ofSection section: Int) -> Int { self[section].items.count }
}

extension LaneSections: SectionedContents {
  func itemCount(ofSection section: Int) -> Int { self[section].packing.count }
}

extension SectionedContents {
  /// Lists the headers and footers, where they are pinned, of the sections that are visible before or after a scroll step.
  func listPinnedViews(
    headers: Bool, footers: Bool, from before: ClosedRange<Double>, to after: ClosedRange<Double>,
    in context: UICollectionViewLayoutInvalidationContext
  ) {
    let (old, new) = (sections(meeting: before), sections(meeting: after))
    let indices = Array(old) + new.filter { !old.contains($0) }
    func indexPaths(where frame: (Int) -> LayoutRect?) -> [IndexPath] {
      indices.filter { frame($0) != nil }.map { IndexPath(item: 0, section: $0) }
    }
    if headers {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader,
        at: indexPaths { frame(ofHeaderInSection: $0, pinning: .none) })
    }
    if footers {
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter,
        at: indexPaths { frame(ofFooterInSection: $0, pinning: .none) })
    }
  }
}
