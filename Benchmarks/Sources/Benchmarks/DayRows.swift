import CollectionLayouts
import CollectionView

/// P23: a day with more events than a screen has points.
struct DayRows {
  private static let visible = 2_000

  let count: Int

  /// Measures a scroll step of 37 points, in which some 90 cells leave and as many arrive.
  func scrolling() -> [Row] {
    let day = Day(count: count, visible: Self.visible)
    let time = Row(
      "timeline, \(count.short) events in a day, \(Self.visible.short) in sight: one scroll step", count,
      nanoseconds: 20_000_000,
      like: .frame, isJudged: true
    ) {
      timed(per: Day.stepsInATurn) { day.scroll() }
    }
    day.check()
    return [time]
  }
}

/// Events that begin throughout the day. All events have the same duration, chosen so that about ``visible``
/// of them are on the screen.
private final class Day: NSObject, UICollectionViewDataSource, TimelineLayoutDelegate {
  static let stepsInATurn = 4
  private static let screen = CGSize(width: 1200, height: 900)
  private static let seconds = 86_400.0

  private let starts: [Double]
  private let lasting: Double
  private let visible: Int
  private let window = UIWindow(frame: CGRect(origin: .zero, size: Day.screen))
  private let view: UICollectionView
  private var step: CGFloat = 37

  /// Creates a day in which a second is a point.
  init(count: Int, visible: Int) {
    var numbers = Numbers(seed: 4711)
    starts = (0..<count).map { _ in numbers.nextUnit() * Self.seconds }.sorted()
    lasting = Double(visible) / (Double(count) / Self.seconds) - Double(Self.screen.height)
    self.visible = visible
    view = UICollectionView(frame: window.bounds, collectionViewLayout: TimelineLayout())
    super.init()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "event")
    for kind in [UICollectionView.elementKindSectionHeader, TimelineLayout.elementKindRuler] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.layoutIfNeeded()
    view.contentOffset.y = CGFloat(Self.seconds / 2)
    window.layoutIfNeeded()
  }

  func scroll() {
    for _ in 0..<Self.stepsInATurn {
      let next = view.contentOffset.y + step
      // Early in the day, fewer events have begun.
      if next < CGFloat(lasting) || next > view.contentSize.height - view.bounds.height { step = -step }
      view.contentOffset.y += step
      window.layoutIfNeeded()
    }
  }

  /// Ends the run if the cells differ from the result of a search through all events.
  func check() {
    let (top, bottom) = (Double(view.bounds.minY), Double(view.bounds.maxY))
    let expected = starts.indices.filter { starts[$0] < bottom && starts[$0] + lasting > top }
    let shown = view.indexPathsForVisibleItems.map(\.item).sorted()
    guard shown == expected else {
      Check.fail("\(shown.count) events are visible instead of \(expected.count)")
    }
    guard abs(shown.count - visible) < visible / 5 else {
      Check.fail("\(shown.count) events are visible instead of \(visible)")
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    starts.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "event", for: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> { starts[indexPath.item]...starts[indexPath.item] + lasting }
}
