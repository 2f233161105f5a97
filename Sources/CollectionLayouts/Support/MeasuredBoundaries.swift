import CollectionView
import LayoutEngine

/// Which headers and footers size themselves, and what their views have said of their length, in points along the scroll direction.
///
/// A length goes where its section goes, and ends with it. After `reloadData()` it is an estimate for the section that is there now.
struct MeasuredBoundaries {
  /// Until a view has been asked, in points.
  static let estimate = 44.0

  /// By the header or footer.
  private var lengths: [SectionElement: Double] = [:]
  private var automatic: Set<SectionElement> = []
  /// Whether the data were reloaded: there may be lengths for sections that are not there.
  private var awaitsCounts = false

  /// Whether any header or footer sizes itself.
  var isActive: Bool { !automatic.isEmpty }

  /// Whether any view has been asked.
  var isEmpty: Bool { lengths.isEmpty }

  func isAutomatic(_ element: SectionElement) -> Bool { automatic.contains(element) }

  func hasMeasured(_ element: SectionElement) -> Bool { lengths[element] != nil }

  /// What holds for one that sizes itself.
  func length(of element: SectionElement) -> Double { lengths[element] ?? Self.estimate }

  /// Before everything is asked for again.
  mutating func forgetWhatSizesItself() { automatic = [] }

  /// Takes in the length that somebody gave. Nil where it is a length in points.
  mutating func note(_ element: SectionElement, given: CGFloat) -> Double? {
    guard given == SectionedLayout.automaticLength else {
      if isActive { automatic.remove(element) }
      return nil
    }
    automatic.insert(element)
    return length(of: element)
  }

  /// Keeps what a view has said.
  mutating func take(_ length: Double, of element: SectionElement) { lengths[element] = length }

  /// Notes that the data were reloaded: there may be another number of sections.
  mutating func expectOtherCounts() { awaitsCounts = true }

  /// Drops what there is no section for any more.
  mutating func takeCount(_ sectionCount: Int) {
    guard awaitsCounts else { return }
    awaitsCounts = false
    lengths = lengths.filter { $0.key.sectionNumber < sectionCount }
  }

  /// Follows the sections through a batch of updates. Returns those headers and footers that may have another length now.
  mutating func follow(_ paths: PathsAfterUpdate) -> Set<SectionElement> {
    let before = lengths
    lengths = [:]
    for (element, length) in before {
      switch element {
      case .header(let section): lengths[paths.section(section).map { .header(section: $0) }] = length
      case .footer(let section): lengths[paths.section(section).map { .footer(section: $0) }] = length
      case .item: break
      }
    }
    return Set(before.keys).union(lengths.keys).filter { before[$0] != lengths[$0] }
  }
}

extension [SectionElement: Double] {
  /// Nil is the key of nothing.
  fileprivate subscript(element: SectionElement?) -> Double? {
    get { element.flatMap { self[$0] } }
    set { if let element { self[element] = newValue } }
  }
}

extension SectionElement {
  /// Nil for decoration views, supplementary views of other kinds, and paths without section and item.
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
}

extension UICollectionView {
  /// The cells, headers and footers on screen.
  var shownElements: [SectionElement] {
    func sections(_ kind: String) -> [Int] {
      indexPathsForVisibleSupplementaryElements(ofKind: kind).compactMap(\.first)
    }
    return indexPathsForVisibleItems.map { .item($0.item, section: $0.section) }
      + sections(UICollectionView.elementKindSectionHeader).map { .header(section: $0) }
      + sections(UICollectionView.elementKindSectionFooter).map { .footer(section: $0) }
  }
}
