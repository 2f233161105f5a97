import CollectionView
import LayoutEngine

/// Which items, headers and footers size themselves, and what their views have said.
///
/// What was said stays with its item, and stands in for a length until the item's view is seen again: in another breadth, after
/// a reload, or when its contents have changed, it is an estimate like any other.
struct WaterfallSelfSizing {
  /// The length, in points, of what sizes itself and was never seen, where nobody gives an estimate.
  static let estimate = 44.0

  /// What the cells have said, in points.
  private(set) var items = MeasuredItems<Double>()
  /// By the section.
  private(set) var headers: [Int: Double] = [:]
  private(set) var footers: [Int: Double] = [:]
  /// What sizes itself, by the section.
  private var automatic: [Int: Automatic] = [:]

  /// What was on screen before the view scrolled, and is still. It must not move.
  var held: Set<SectionElement> = []
  /// The item that the view jumped to, where nothing is held.
  var jump: WaterfallJump?
  /// What was in sight before the view turned: it stays in place while cells measure themselves, until the view scrolls.
  var settling: VisibleAnchors?
  /// Whether the content offset changes because the layout says so: nobody scrolls.
  var isAdjusting = false
  /// Whether nothing of what was on screen is there any more, so that lanes can begin level again.
  var awaitsLevel = false
  /// Has lanes that do not begin level do so when the contents have come to rest at their start.
  let rest = RestWatch()

  private struct Automatic {
    var items = IndexRanges()
    var header = false
    var footer = false
  }

  /// Whether anything sizes itself.
  var isActive: Bool { !automatic.isEmpty }

  func isAutomatic(_ element: SectionElement) -> Bool {
    switch element {
    case .item(let item, let section): automatic[section]?.items.contains(item) ?? false
    case .header(let section): automatic[section]?.header ?? false
    case .footer(let section): automatic[section]?.footer ?? false
    }
  }

  // MARK: What sizes itself

  /// Before everything is asked for again.
  mutating func forgetWhatSizesItself() { automatic = [:] }

  mutating func note(_ metrics: WaterfallSectionMetrics, ofSection section: Int) {
    guard metrics.sizesHeader || metrics.sizesFooter || automatic[section] != nil else { return }
    automatic[section, default: Automatic()].header = metrics.sizesHeader
    automatic[section, default: Automatic()].footer = metrics.sizesFooter
  }

  mutating func note(_ items: Range<Int>, ofSection section: Int) {
    automatic[section, default: Automatic()].items.insert(items)
  }

  /// Notes that an item has a length that somebody gave.
  mutating func forget(_ path: IndexPath) {
    guard isActive else { return }
    automatic[path.section]?.items.remove(path.item)
    items[path] = nil
  }

  // MARK: What views have said

  mutating func take(_ measurement: WaterfallMeasurement) {
    switch measurement.element {
    case .item(let item, let section): items[IndexPath(item: item, section: section)] = measurement.length
    case .header(let section): headers[section] = measurement.length
    case .footer(let section): footers[section] = measurement.length
    }
  }

  /// Notes that the data were reloaded: there may be other numbers of items.
  mutating func expectOtherCounts() { items.expectOtherCounts() }

  /// Drops what there is no item or section for any more.
  mutating func takeCounts(of collectionView: UICollectionView) {
    guard items.awaitsCounts else { return }
    items.takeCounts(of: collectionView)
    let count = collectionView.numberOfSections
    headers = headers.filter { $0.key < count }
    footers = footers.filter { $0.key < count }
  }

  func hasMeasured(_ element: SectionElement) -> Bool {
    switch element {
    case .item(let item, let section): items[IndexPath(item: item, section: section)] != nil
    case .header(let section): headers[section] != nil
    case .footer(let section): footers[section] != nil
    }
  }

  var hasMeasured: Bool { !items.isEmpty || !headers.isEmpty || !footers.isEmpty }

  mutating func follow(_ paths: PathsAfterUpdate) {
    items.follow(paths)
    func moved(_ lengths: [Int: Double]) -> [Int: Double] {
      Dictionary(
        uniqueKeysWithValues: lengths.compactMap { old in paths.section(old.key).map { ($0, old.value) } })
    }
    (headers, footers) = (moved(headers), moved(footers))
  }

  /// Follows an item that is moved by hand.
  mutating func follow(_ context: SectionedInvalidationContext, carried: CarriedItem?) {
    items.follow(context, carried: carried)
  }

  /// Notes that an item has been moved in its section.
  mutating func moveItem(from source: IndexPath, to target: IndexPath) {
    automatic[source.section]?.items.moveIndex(from: source.item, to: target.item)
  }
}
