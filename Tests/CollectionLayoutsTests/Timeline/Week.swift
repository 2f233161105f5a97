import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Days of numbered events in a timeline with its own window. Counts delegate and data source calls.
final class Week: Board, TimelineLayoutDelegate {
  var intervals: [Int: ClosedRange<Double>]
  let layout: TimelineLayout
  /// The numbers of the events whose intervals were requested.
  private(set) var questions: [Int] = []
  private(set) var countQuestions = 0

  /// Returns a 50-minute event for every hour.
  static func hourly(_ count: Int) -> [ClosedRange<Double>] {
    (0..<count).map { (hour: Int) -> ClosedRange<Double> in
      let start = Double(hour) * 60
      return start...start + 50
    }
  }

  /// Creates a week with events numbered from 0 across days.
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

  /// The layout's attributes for every element, queried one by one.
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

  /// The visible ruler views. There should be one.
  var rulerViews: [UICollectionReusableView] {
    view.visibleSupplementaryViews(ofKind: TimelineLayout.elementKindRuler)
  }
}
