import CollectionLayouts
import CollectionView

/// Implements every delegate method, with different values for every section.
class SectionedDelegate: NSObject, WaterfallLayoutDelegate {
  struct Item: Equatable {
    var length: CGFloat
    var span = 1
  }

  struct Section {
    var items: [Item] = []
    var header: CGFloat = 0
    var footer: CGFloat = 0
    var inset = UIEdgeInsets.zero
    var laneCount = 3
    /// `nil` uses the layout's value.
    var laneSpacing: CGFloat?
    /// `nil` uses the layout's value.
    var itemSpacing: CGFloat?
  }

  var sections: [Section]
  /// The items whose lengths were requested.
  var questions: [IndexPath] = []
  private(set) var sectionQuestions = 0

  init(_ sections: [Section]) { self.sections = sections }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength {
    questions.append(indexPath)
    return .absolute(sections[indexPath.section].items[indexPath.item].length)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> WaterfallLayout.LaneSpan { .lanes(sections[indexPath.section].items[indexPath.item].span) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneCountForSectionAt section: Int
  ) -> WaterfallLayout.LaneCount {
    sectionQuestions += 1
    return .fixed(sections[section].laneCount)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { sections[section].inset }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    laneSpacingForSectionAt section: Int
  ) -> CGFloat {
    sections[section].laneSpacing ?? (collectionViewLayout as? WaterfallLayout)?.laneSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    itemSpacingForSectionAt section: Int
  ) -> CGFloat {
    sections[section].itemSpacing ?? (collectionViewLayout as? WaterfallLayout)?.itemSpacing ?? 0
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForHeaderInSection section: Int
  ) -> LayoutLength { .absolute(sections[section].header) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceLengthForFooterInSection section: Int
  ) -> LayoutLength { .absolute(sections[section].footer) }
}
