#if PEER_LAYOUTS
import CHTCollectionViewWaterfallLayout
import CollectionView
import MagazineLayout

/// What people would use instead on a phone, from its own sources, which `Porting` rewrites where they need Objective-C: in our collection view,
/// of the same lengths.
enum PeerLayout: String, CaseIterable {
  case cht = "CHTCollectionViewWaterfallLayout"
  /// It has no lanes: thirds of the width in rows.
  case magazine = "MagazineLayout"

  func screen(count: Int) -> Screen { Screen(source: PeerSource(count: count), layout: layout()) }

  private func layout() -> UICollectionViewLayout {
    switch self {
    case .cht:
      let layout = CHTCollectionViewWaterfallLayout()
      layout.columnCount = 3
      return layout
    case .magazine: return MagazineLayout()
    }
  }
}

/// The corpus as the delegates of the peers tell it.
private final class PeerSource: Source, CHTCollectionViewDelegateWaterfallLayout,
  UICollectionViewDelegateMagazineLayout
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 390, height: CGFloat(lengths[indexPath.item])) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeModeForItemAt indexPath: IndexPath
  ) -> MagazineLayoutItemSizeMode {
    MagazineLayoutItemSizeMode(
      widthMode: .thirdWidth, heightMode: .static(height: CGFloat(lengths[indexPath.item])))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForHeaderInSectionAtIndex index: Int
  ) -> MagazineLayoutHeaderVisibilityMode { .hidden }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForFooterInSectionAtIndex index: Int
  ) -> MagazineLayoutFooterVisibilityMode { .hidden }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForBackgroundInSectionAtIndex index: Int
  ) -> MagazineLayoutBackgroundVisibilityMode { .hidden }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    horizontalSpacingForItemsInSectionAtIndex index: Int
  ) -> CGFloat { 10 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    verticalSpacingForElementsInSectionAtIndex index: Int
  ) -> CGFloat { 10 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForSectionAtIndex index: Int
  ) -> UIEdgeInsets { .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForItemsInSectionAtIndex index: Int
  ) -> UIEdgeInsets { .zero }
}
#endif
