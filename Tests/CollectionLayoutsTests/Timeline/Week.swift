import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Days of numbered events in a timeline, in a window of their own. It counts what it is asked.
final class Week: Board, TimelineLayoutDelegate {
  var intervals: [Int: ClosedRange<Double>]
  let layout: TimelineLayout
  /// The numbers of the events whose intervals were asked for.
  private(set) var questions: [Int] = []
  private(set) var countQuestions = 0

  /// An event of 50 minutes an hour.
  static func hourly(_ count: Int) -> [ClosedRange<Double>] {
    (0..<count).map { (hour: Int) -> ClosedRange<Double> in
      let start = Double(hour) * 60
      return start...start + 50
    }
  }

  /// Events are numbered from 0 on, day after day.
  init(
    _ days: [[ClosedRange<Double>]], _ layout: TimelineLayout = TimelineLayout(),
    size: CGSize = CGSize(width: 350, height: 400), isRightToLeft: Bool = false
  ) {
    let all = days.flatMap { $0 }
    intervals = Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0, $1) })
    self.layout = layout
    var first = 0
    super.init(
      days.map { day in
        defer { first += day.count }
        return Array(first..<first + day.count)
      }, layout, width: size.width, height: size.height, isRightToLeft: isRightToLeft)
  }

  func forgetQuestions() { (questions, countQuestions) = ([], 0) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let number = sections[indexPath.section][indexPath.item]
    questions.append(number)
    return intervals[number] ?? 0...0
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return super.numberOfSections(in: collectionView)
  }

  /// What the layout says of every element, one by one.
  var all: [UICollectionViewLayoutAttributes] {
    layOut()
    return sections.indices.flatMap { section in
      let views = [UICollectionView.elementKindSectionHeader, TimelineLayout.elementKindRuler].compactMap {
        layout.layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: section))
      }
      return views
        + sections[section].indices.compactMap {
          layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
        }
    }
  }

  func header(_ section: Int) -> CGRect? {
    layOut()
    return view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  var ruler: CGRect? {
    layOut()
    return view.layoutAttributesForSupplementaryElement(
      ofKind: TimelineLayout.elementKindRuler, at: IndexPath(item: 0, section: 0))?.frame
  }

  /// The view of the ruler, and how many views of its kind there are.
  var rulerViews: [UICollectionReusableView] {
    view.visibleSupplementaryViews(ofKind: TimelineLayout.elementKindRuler)
  }
}
