import CollectionLayouts
import CollectionView

/// A data source that is also the delegate for sizes, lengths, spans, and intervals.
///
/// It's a class of its own, because UIKit ignores a layout's properties if a delegate implements the methods.
final class SizingSource: FixtureSource, UICollectionViewDelegateFlowLayout, WaterfallLayoutDelegate,
  JustifiedLayoutDelegate, MosaicLayoutDelegate, TagLayoutDelegate, TimelineLayoutDelegate
{
  private func length(at path: IndexPath) -> CGFloat { CGFloat(30 + number(at: path) * 37 % 90) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize { .absolute(size(at: indexPath)) }

  private func size(at path: IndexPath) -> CGSize {
    calls.append("delegate sizeForItemAt \(path.short)")
    return CGSize(width: length(at: path), height: CGFloat(30 + number(at: path) % 3 * 5))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength {
    calls.append("delegate lengthForItemAt \(indexPath.short)")
    return .absolute(length(at: indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat {
    calls.append("delegate aspectRatioForItemAt \(indexPath.short)")
    return length(at: indexPath) / 70
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    calls.append("delegate spanForItemAt \(indexPath.short)")
    let length = length(at: indexPath)
    return MosaicLayout.Span(lanes: length > 100 ? 2 : 1, lines: length > 90 ? 2 : 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    calls.append("delegate intervalForItemAt \(indexPath.short)")
    let start = Double(indexPath.item) * 40
    return start...start + Double(length(at: indexPath))
  }
}
