import CollectionView
import LayoutEngine

/// Which items, headers and footers size themselves, and what their views have said.
///
/// What was said stays with its item, and stands in for a length until the item's view is seen again: in another breadth, after
/// a reload, or when its contents have changed, it is an estimate like any other.
struct WaterfallSelfSizing {
  /// What the cells have said, in points.
  private(set) var items = MeasuredItems<Double>()
  private(set) var boundaries = MeasuredBoundaries()
  /// The items that size themselves, by the section.
  private var automatic: [Int: IndexRanges] = [:]

  /// What was on screen before the view scrolled, and is still. It must not move.
  var held: Set<SectionElement> = []
  /// The item that the view jumped to, where nothing is held.
  var jump: JumpTarget?
  var asked = AskedItem()
  /// What was in sight before the view turned: it stays in place while cells measure themselves, until the view scrolls.
  var settling: VisibleAnchors?
  /// What stays in place while cells measure themselves that came with a batch of updates, until the view scrolls.
  var updated: IndexPath?
  /// Whether the content offset changes because the layout says so: nobody scrolls.
  var isAdjusting = false
  /// Whether nothing of what was on screen is there any more, so that lanes can begin level again.
  var awaitsLevel = false
  /// Has lanes that do not begin level do so when the contents have come to rest at their start.
  let rest = RestWatch()

  /// Whether anything sizes itself.
  var isActive: Bool { !automatic.isEmpty || boundaries.isActive }

  func isAutomatic(_ element: SectionElement) -> Bool {
    switch element {
    case .item(let item, let section): automatic[section]?.contains(item) ?? false
    case .header, .footer: boundaries.isAutomatic(element)
    }
  }

  // MARK: What sizes itself

  /// Before everything is asked for again.
  mutating func forgetWhatSizesItself() {
    automatic = [:]
    boundaries.forgetWhatSizesItself()
  }

  mutating func note(_ metrics: WaterfallSectionMetrics, ofSection section: Int) {
    boundaries.note(.header(section: section), isAutomatic: metrics.sizesHeader)
    boundaries.note(.footer(section: section), isAutomatic: metrics.sizesFooter)
  }

  mutating func note(_ items: Range<Int>, ofSection section: Int) {
    automatic[section, default: IndexRanges()].insert(items)
  }

  /// Notes that an item has a length that somebody gave.
  mutating func forget(_ path: IndexPath) {
    guard isActive else { return }
    automatic[path.section]?.remove(path.item)
    items[path] = nil
  }

  // MARK: What views have said

  mutating func take(_ measurement: ViewMeasurement) {
    switch measurement.element {
    case .item(let item, let section): items[IndexPath(item: item, section: section)] = measurement.length
    case .header, .footer: boundaries.take(measurement)
    }
  }

  /// Notes that the data were reloaded: there may be other numbers of items.
  mutating func expectOtherCounts() {
    items.expectOtherCounts()
    boundaries.expectOtherCounts()
  }

  /// Drops what there is no item or section for any more.
  mutating func takeCounts(of collectionView: UICollectionView) {
    guard items.awaitsCounts else { return }
    items.takeCounts(of: collectionView)
    boundaries.takeCount(collectionView.numberOfSections)
  }

  func hasMeasured(_ element: SectionElement) -> Bool {
    switch element {
    case .item(let item, let section): items[IndexPath(item: item, section: section)] != nil
    case .header, .footer: boundaries.hasMeasured(element)
    }
  }

  var hasMeasured: Bool { !items.isEmpty || !boundaries.isEmpty }

  mutating func follow(_ paths: PathsAfterUpdate, in collectionView: UICollectionView) {
    items.follow(paths, in: collectionView)
    _ = boundaries.follow(paths)
  }

  /// Follows an item that is moved by hand.
  mutating func follow(_ context: SectionedInvalidationContext, carried: CarriedItem?) {
    items.follow(context, carried: carried)
  }

  /// Notes that an item has been moved in its section.
  mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    automatic[source.section]?.moveIndex(from: source.item, to: target.item)
  }
}
