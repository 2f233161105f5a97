import CollectionView
import LayoutEngine

/// Packs the items of a ``SectionedLayout``, without an object per item. A query first packs the items that
/// it needs.
protocol SectionPacker: AnyObject, SectionedContents {
  var isReady: Bool { get }
  /// The packer itself if its items can size themselves, otherwise `nil`.
  var measurer: (any MeasuringPacker)? { get }
  /// Returns `true` for a hidden item, which takes no room.
  func hidesItem(_ item: Int, inSection section: Int) -> Bool

  // MARK: Packing

  func removeContents()
  func askForEverything(in view: UICollectionView)
  func packAgain(in view: UICollectionView)
  func ask(forSections sections: [Int], in view: UICollectionView)
  /// Asks for the values of items. The items must exist and be in ascending order.
  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView)
  /// Packs the contents after a batch. Asks for all metrics, but only for the values of new items.
  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView)
  /// Moves an item in place. Returns `false` if the packer must ask for everything instead.
  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool
  /// Packs everything that begins before a position.
  func pack(through position: Double)
  /// Packs up to a position, usually the end of the screen, and leaves the rest for later.
  func packTail(behind position: Double)

  /// Changes an element's length. Anchored elements don't move relative to each other.
  func resize(_ element: SectionElement, to length: Double, anchoring anchored: Set<SectionElement>)

  // MARK: Anchors

  /// Returns the position to keep in place when settings change, or `nil` to keep an item in place. In a
  /// timeline, the position is a time.
  func mark(in visible: ClosedRange<Double>) -> VisibleMark?
  func position(ofMark value: Double) -> Double?
  /// `true` if the first visible item must stay the first one when the rules change.
  var maintainsFirstItem: Bool { get }
}

extension SectionPacker {
  var measurer: (any MeasuringPacker)? { nil }
  func hidesItem(_ item: Int, inSection section: Int) -> Bool { false }
  func mark(in visible: ClosedRange<Double>) -> VisibleMark? { nil }
  func position(ofMark value: Double) -> Double? { nil }
  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool { false }
  func pack(through position: Double) {}
  func packTail(behind position: Double) {}
  var maintainsFirstItem: Bool { false }
}

extension SectionPacker {
  func hasItem(at path: IndexPath) -> Bool { path.count == 2 && hasItem(at: ItemPath(path)) }

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

/// A packer that stores its contents in one value.
protocol ContentsPacker: SectionPacker {
  associatedtype Contents: SectionedContents

  /// The packed contents, without pinning.
  ///
  /// `nil` while the delegate is asked, because the delegate must not see contents in the middle of a change.
  /// Leaving the old contents here would make the change copy all columns.
  var sections: Contents? { get set }
}

extension ContentsPacker {
  var isReady: Bool { sections != nil }
  var axis: Axis { sections?.axis ?? .vertical }
  var breadth: Double { sections?.breadth ?? 0 }
  var count: Int { sections?.count ?? 0 }
  var contentSize: LayoutSize { sections?.contentSize ?? .zero }

  func itemCount(ofSection section: Int) -> Int { sections?.itemCount(ofSection: section) ?? 0 }

  func bounds(ofSection section: Int) -> ClosedRange<Double> { sections?.bounds(ofSection: section) ?? 0...0 }

  func sections(meeting range: ClosedRange<Double>) -> Range<Int> {
    sections?.sections(meeting: range) ?? 0..<0
  }

  func frame(ofItem item: Int, inSection section: Int) -> LayoutRect {
    sections?.frame(ofItem: item, inSection: section) ?? .zero
  }

  func frame(ofHeaderInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    sections?.frame(ofHeaderInSection: section, pinning: pinning)
  }

  func frame(ofFooterInSection section: Int, pinning: SectionPinning) -> LayoutRect? {
    sections?.frame(ofFooterInSection: section, pinning: pinning)
  }

  func forEachElement(
    in rect: LayoutRect, pinning: SectionPinning, _ body: (SectionElement, LayoutRect) -> Void
  ) { sections?.forEachElement(in: rect, pinning: pinning, body) }

  func _checkInvariants() { sections?._checkInvariants() }

  func removeContents() { sections = nil }
}
