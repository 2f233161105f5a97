import CollectionLayouts
import CollectionView
import Floor

/// A window with a collection view with about twenty visible cells.
final class Screen {
  /// The number of steps in a measurement by ``scroll()``: slightly more than two pages, and less than a
  /// system's time slice.
  static let stepsInATurn = 60
  private static let stepsInARound = 200
  private static let spacing: CGFloat = 10

  let view: UICollectionView
  var layout: UICollectionViewLayout { view.collectionViewLayout }
  let source: Source
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1200, height: 1100))
  private var step = CGPoint.zero
  /// The spacing between the items of a lane, in points.
  private var spacing = Screen.spacing

  convenience init(count: Int, layout: UICollectionViewLayout, prefetches: Bool = false) {
    self.init(source: Source(count: count), layout: layout, prefetches: prefetches)
  }

  init(source: Source, layout: UICollectionViewLayout, prefetches: Bool = false) {
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    self.source = source
    view.register(source.cellClass, forCellWithReuseIdentifier: Source.cell)
    view.dataSource = source
    view.delegate = source
    if prefetches { view.prefetchDataSource = source }
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    step = view.contentSize.width > view.bounds.width ? CGPoint(x: 37, y: 0) : CGPoint(x: 0, y: 37)
  }

  // MARK: Scrolling

  /// Returns the time of one step of 37 points, including the layout that it triggers, in nanoseconds.
  func scroll() -> Double {
    timed(per: Self.stepsInATurn) { for _ in 0..<Self.stepsInATurn { scrollStep() } }
  }

  /// Returns the allocations in each step of a round, and the number required by UIKit's rules.
  ///
  /// The required allocations are the attributes objects returned by the layout, and a copy for each new
  /// cell's preferred size.
  func scrollAllocations() -> (made: [Int], needed: [Int]) {
    // The first queries allocate memory of their own.
    for _ in 0..<Self.stepsInARound { scrollStep() }
    // Not a copy of the other array, because its first change would be an allocation.
    var made = [Int](repeating: 0, count: Self.stepsInARound)
    var needed = [Int](repeating: 0, count: Self.stepsInARound)
    for index in 0..<Self.stepsInARound {
      let (before, copies) = (floor_allocations(), copies)
      scrollStep()
      made[index] = floor_allocations() - before
      needed[index] = self.copies - copies
    }
    return (made, needed)
  }

  private var copies: Int { ((layout as? Counting)?.answered ?? 0) + source.cells }

  private func scrollStep() {
    let next = view.bounds.offsetBy(dx: step.x, dy: step.y)
    let contents = view.contentSize
    // Checks only the scroll direction, because some contents are slightly narrower than the view.
    let isBeyond =
      step.x != 0
      ? next.minX < 0 || next.maxX > contents.width : next.minY < 0 || next.maxY > contents.height
    if isBeyond { step = CGPoint(x: -step.x, y: -step.y) }
    view.contentOffset = CGPoint(x: view.contentOffset.x + step.x, y: view.contentOffset.y + step.y)
    view.layoutIfNeeded()
  }

  // MARK: Changes

  /// Changes the length of an item in the middle of the visible ones.
  ///
  /// - Returns: The time until the layout answers for the screen, and until the cells are also in position,
  ///   in nanoseconds.
  func resizeVisibleItem() -> (answer: Double, cells: Double) {
    let paths = view.indexPathsForVisibleItems.sorted()
    guard !paths.isEmpty else { Check.fail("no item is visible that could be resized") }
    let path = paths[paths.count / 2]
    let times = resize(path)
    let (shown, length) = (view.cellForItem(at: path)?.frame.height ?? 0, CGFloat(source.lengths[path.item]))
    guard shown == length else { Check.fail("the cell resized to \(length) points has \(shown)") }
    return times
  }

  /// Returns the time of the first frame after the very first item has changed its length, in nanoseconds.
  func resizeFirstItem() -> Double { resize(IndexPath(item: 0, section: 0)).cells }

  /// Returns the same time for a view that also scrolls to the end of its contents within the frame.
  func resizeFirstItemAndGoToTheEnd() -> Double {
    timed {
      _ = resizeFirstItem()
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      view.layoutIfNeeded()
    }
  }

  /// Returns the time of the first frame after the spacing of all items has changed, in nanoseconds.
  func changeSpacing() -> Double {
    guard let layout = layout as? WaterfallLayout else { Check.fail("this layout has no item spacing") }
    spacing = 2 * Self.spacing - 1 - spacing
    return timed {
      layout.itemSpacing = spacing
      view.layoutIfNeeded()
    }
  }

  /// Scrolls to a fraction of the contents: 0 is the start, 1 is the end.
  func go(to part: CGFloat) {
    view.contentOffset.y = (part * (view.contentSize.height - view.bounds.height)).rounded()
    view.layoutIfNeeded()
  }

  private func resize(_ path: IndexPath) -> (answer: Double, cells: Double) {
    source.lengths[path.item] = 340 - source.lengths[path.item]
    let answer = timed {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: [path])
      layout.invalidateLayout(with: context)
      layout.prepare()
      sink &+= layout.layoutAttributesForElements(in: view.bounds)?.count ?? 0
    }
    return (answer, answer + timed { view.layoutIfNeeded() })
  }

  /// Returns the time of the longest frame while the remaining items follow, including cells, in nanoseconds.
  func longestFrame() -> Double {
    guard !FrameClock.main.isIdle else { Check.fail("no frame follows in which the rest could be packed") }
    var longest = 0.0
    while !FrameClock.main.isIdle { longest = max(longest, frame()) }
    return longest
  }

  private func frame() -> Double {
    timed {
      FrameClock.main.advance(by: 1 / 120)
      view.layoutIfNeeded()
    }
  }

  /// Ends the run if the waterfall's cells or content length differ from the result of a search through all
  /// items.
  func check(after change: String) {
    while !FrameClock.main.isIdle { _ = frame() }
    let model = PlainWaterfall(source.lengths, laneCount: 3, spacing: Double(spacing))
    let height = CGFloat(model.extent) + 2 * Self.spacing
    guard view.contentSize.height == height else {
      Check.fail("contents of \(view.contentSize.height) points after \(change), not \(height)")
    }
    let top = Double(view.bounds.minY - Self.spacing)
    let breadth = (view.bounds.width - 4 * Self.spacing) / 3
    let expected = model.items(from: top, to: top + Double(view.bounds.height)).map { item in
      CGRect(
        x: Self.spacing + CGFloat(model.lanes[item]) * (breadth + Self.spacing),
        y: Self.spacing + CGFloat(model.starts[item]), width: breadth, height: CGFloat(model.lengths[item]))
    }
    let shown = view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.frame ?? .null }
    let isRight =
      shown.count == expected.count
      && zip(shown, expected).allSatisfy {
        abs($0.minX - $1.minX) + abs($0.minY - $1.minY) + abs($0.width - $1.width)
          + abs($0.height - $1.height) < 1e-6
      }
    if !isRight { Check.fail("the screen after \(change): \(shown), not \(expected)") }
  }

  /// Returns the time of a batch adding items at the end, without the cells' animation, in nanoseconds.
  func append(_ count: Int) -> Double {
    let old = source.lengths.count
    let paths = (old..<old + count).map { IndexPath(item: $0, section: 0) }
    let added = Array(source.lengths[..<count])
    return timed {
      UIView.performWithoutAnimation {
        view.performBatchUpdates { [self] in
          source.lengths += added
          view.insertItems(at: paths)
        }
      }
      view.layoutIfNeeded()
    }
  }

  // MARK: Layouts

  static func waterfall() -> UICollectionViewLayout { prepared(WaterfallLayout()) }
  static func countingWaterfall() -> UICollectionViewLayout { prepared(CountingWaterfall()) }
  static func countingCarousel() -> UICollectionViewLayout { prepared(CountingCarousel()) }

  private static func prepared(_ layout: WaterfallLayout) -> UICollectionViewLayout {
    layout.laneCount = 3
    return layout
  }

  private static func prepared(_ layout: CarouselLayout) -> UICollectionViewLayout {
    layout.itemSize = .absolute(CGSize(width: 50, height: 80))
    layout.effect = .cosineZoom(reach: .halfViewport)
    return layout
  }
}
