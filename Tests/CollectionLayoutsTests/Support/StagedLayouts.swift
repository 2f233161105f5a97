import CollectionView
import TestSupport

@testable import CollectionLayouts

extension SectionedLayout: StagedLayout {
  public var supplementaryKinds: [String] { self is TimelineLayout ? [TimelineLayout.elementKindRuler] : [] }
  public var standInDelegate: (any UICollectionViewDelegate)? {
    self is TimelineLayout ? Timetable.shared : nil
  }
  public func checkContents() { _checkInvariants() }
}

/// Returns consecutive intervals for the items of a timeline. Each overlaps the next.
final class Timetable: NSObject, TimelineLayoutDelegate {
  static let shared = Timetable()

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let start = Double(indexPath.item) * 40
    return start...start + 60
  }
}
