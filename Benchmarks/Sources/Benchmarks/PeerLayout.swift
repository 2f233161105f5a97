#if PEER_LAYOUTS
import CHTCollectionViewWaterfallLayout
import ChatLayout
import CollectionView
import MagazineLayout

/// Alternative layouts for phones, built from their own sources and used in our collection view with the same
/// items.
///
/// `Porting` rewrites the sources where they need Objective-C.
enum PeerLayout: String {
  case cht = "CHTCollectionViewWaterfallLayout"
  case magazine = "MagazineLayout"
  case chat = "ChatLayout"

  /// Returns a layout with the settings of ``Screen/waterfall()``.
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

/// The corpus in the form of the peers' delegate methods.
class PeerSource: Source, CHTCollectionViewDelegateWaterfallLayout, UICollectionViewDelegateMagazineLayout,
  ChatLayoutDelegate
{
  /// The size mode for `MagazineLayout`, which has no lanes: thirds of the width in rows.
  var sizeMode: (CGFloat) -> MagazineLayoutItemSizeMode {
    { MagazineLayoutItemSizeMode(widthMode: .thirdWidth, heightMode: .static(height: $0)) }
  }

  /// Returns a size as wide as a lane, so that the layout doesn't scale it.
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

/// Self-sizing rows as wide as the view, without gaps.
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

/// A self-sizing cell that measures nothing, because the cost of measuring isn't the layout's.
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
