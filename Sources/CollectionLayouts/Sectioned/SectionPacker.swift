import CollectionView
import LayoutEngine

/// Packs the items of a ``SectionedLayout``, which talks to the view: it asks the data source and the delegate, and knows where
/// everything lies.
///
/// The sections lie along an axis, each with a header, items and a footer. A packer has no object per item. A question
/// about an item that is not packed packs up to that item first.
protocol SectionPacker: AnyObject, SectionedContents {
  /// Whether anything has been asked for.
  var isReady: Bool { get }
  /// Whether an item is not to be seen, and takes no room.
  func hidesItem(_ item: Int, inSection section: Int) -> Bool

  // MARK: Packing

  /// Forgets where everything lies.
  func removeContents()
  /// Asks for all sections and items, and packs them.
  func askForEverything(in view: UICollectionView)
  /// Asks for the metrics of all sections, and packs the items that are known by them and the present settings.
  func packAgain(in view: UICollectionView)
  /// Asks for the metrics of some sections.
  func ask(forSections sections: [Int], in view: UICollectionView)
  /// Asks for items of a section again. They exist, and come in ascending order.
  func ask(forItems items: [Int], ofSection section: Int, in view: UICollectionView)
  /// Follows a batch of updates: asks for the metrics of all sections, and only for the items that came.
  func follow(_ paths: PathsAfterUpdate, in view: UICollectionView)
  /// Moves an item within its section, with what is known of it. Returns false where that has to be asked for again.
  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool
  /// Packs everything that begins before a position.
  func pack(through position: Double)
  /// After a change: packs up to the end of the screen, and leaves the rest for later.
  func packTail(behind position: Double)

  /// Gives an element another length. Anchored elements do not move against each other; all of them may move by one
  /// distance.
  func resize(_ element: SectionElement, to length: Double, anchoring anchored: Set<SectionElement>)

  // MARK: What is anchored

  /// What stays where it is on screen when settings change, where that is no item: a time, for example.
  func mark(in visible: ClosedRange<Double>) -> VisibleMark?
  func position(ofMark value: Double) -> Double?
  /// Whether the first visible item is to stay the first one after everything is packed by other rules.
  var maintainsFirstItem: Bool { get }
}

// What only few packers do.
extension SectionPacker {
  func hidesItem(_ item: Int, inSection section: Int) -> Bool { false }
  func mark(in visible: ClosedRange<Double>) -> VisibleMark? { nil }
  func position(ofMark value: Double) -> Double? { nil }
  func moveItem(from source: IndexPath, to target: IndexPath) -> Bool { false }
  func pack(through position: Double) {}
  func packTail(behind position: Double) {}
  var maintainsFirstItem: Bool { false }
}

extension SectionPacker {
  /// Whether there is such an item.
  func hasItem(at path: IndexPath) -> Bool { path.count == 2 && hasItem(at: ItemPath(path)) }

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

/// A packer whose sections lie one after another in a store of the engine's.
protocol ContentsPacker: SectionPacker {
  associatedtype Contents: SectionedContents

  /// Where everything lies, pinning aside. Nil before the first preparation, and while the delegate is asked: it must not meet
  /// contents that are being changed. They are changed in place, never in a copy: a copy would duplicate all columns.
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
