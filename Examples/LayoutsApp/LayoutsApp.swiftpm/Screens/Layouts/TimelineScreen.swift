import CollectionLayouts
import UIKit

/// Five days of events, in minutes since midnight.
final class TimelineScreen: SamplesController, TimelineLayoutDelegate {
  private let week = TimelineLayout()
  private let days = ["Mon", "Tue", "Wed", "Thu", "Fri"]

  init() {
    week.pointsPerUnit = 1
    week.startTime = 7 * 60
    week.endTime = 21 * 60
    week.headerReferenceLength = 32
    week.sectionInset.top = 32
    super.init(week, counts: [6, 8, 5, 9, 7])
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(
      RulerView.self, forSupplementaryViewOfKind: TimelineLayout.elementKindRuler,
      withReuseIdentifier: "ruler")
  }

  override var settings: [Setting] {
    [
      .choice("An hour", [("60", 1), ("120", 2), ("36", 0.6)], of: week, \.pointsPerUnit),
      .choice("Between days", [("2", 2), ("10", 10)], of: week, \.laneSpacing),
      .choice("Ruler", [("44", 44), ("none", 0)], of: week, \.rulerReferenceBreadth),
    ] + changes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let number = sample(at: indexPath).number
    let start = Double(8 * 60 + number * 95 % 660)
    return start...start + Double(30 + number * 50 % 120)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == TimelineLayout.elementKindRuler else {
      let view = super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
      (view as? HeaderView)?.title = days[indexPath.section]
      return view
    }
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "ruler", for: indexPath)
    (view as? RulerView)?.show(hours: 7...21, from: week.sectionInset.top)
    return view
  }
}
