#if PEER_LAYOUTS
import CHTCollectionViewWaterfallLayout
import ChatLayout
import CollectionView
import MagazineLayout

/// What people would use instead on a phone, from its own sources, which `Porting` rewrites where they need Objective-C: in our collection
/// view, of the same items.
enum PeerLayout: String {
  case cht = "CHTCollectionViewWaterfallLayout"
  case magazine = "MagazineLayout"
  case chat = "ChatLayout"

  /// With the settings of ``Screen/waterfall()``.
  func layout(for source: PeerSource) -> UICollectionViewLayout {
    switch self {
    case .cht:
      let layout = CHTCollectionViewWaterfallLayout()
      layout.columnCount = 3
      layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
      return layout
    case .magazine: return MagazineLayout()
    case .chat:
      let layout = CollectionViewChatLayout()
      layout.delegate = source
      return layout
    }
  }

  func screen(count: Int) -> Screen {
    let source = PeerSource(count: count)
    return Screen(source: source, layout: layout(for: source))
  }
}

/// The corpus as the delegates of the peers tell it.
class PeerSource: Source, CHTCollectionViewDelegateWaterfallLayout, UICollectionViewDelegateMagazineLayout,
  ChatLayoutDelegate
{
  /// In `MagazineLayout`, which has no lanes: thirds of the width in rows.
  var sizeMode: (CGFloat) -> MagazineLayoutItemSizeMode {
    { MagazineLayoutItemSizeMode(widthMode: .thirdWidth, heightMode: .static(height: $0)) }
  }

  /// As broad as a lane, so that the layout does not scale it.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 386, height: CGFloat(lengths[indexPath.item])) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeModeForItemAt indexPath: IndexPath
  ) -> MagazineLayoutItemSizeMode { sizeMode(CGFloat(lengths[indexPath.item])) }

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

/// Rows of the breadth of the view, without gaps, whose cells say how high they are.
final class PeerRows: PeerSource {
  override var cellClass: UICollectionViewCell.Type { SelfSizingRow.self }
  override var sizeMode: (CGFloat) -> MagazineLayoutItemSizeMode {
    { _ in
      MagazineLayoutItemSizeMode(
        widthMode: .fullWidth(respectsHorizontalInsets: true), heightMode: .dynamic)
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    verticalSpacingForElementsInSectionAtIndex index: Int
  ) -> CGFloat { 0 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
    (cell as? SelfSizingRow)?.length = CGFloat(lengths[indexPath.item])
    return cell
  }
}

/// What measuring itself costs is not the layout's.
private final class SelfSizingRow: UICollectionViewCell {
  var length: CGFloat = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = length
    return layoutAttributes
  }
}
#endif
