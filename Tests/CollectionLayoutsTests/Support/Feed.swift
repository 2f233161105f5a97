import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Numbers in their own window. Each number determines an item's length: its breadth in justified rows and
/// its span in a mosaic. In a timeline, it determines the start and the duration.
class Feed: Board, WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate,
  TagLayoutDelegate, TimelineLayoutDelegate, UICollectionViewDelegateFlowLayout
{
  /// Lengths other than the computed ones.
  var lengths: [Int: CGFloat] = [:]
  /// The numbers whose lengths the layout requested.
  var asked: [Int] = []
  private let way: Direction
  override var direction: Direction { way }

  init(
    _ sections: [[Int]], _ layout: UICollectionViewLayout, _ direction: Direction = .down,
    width: CGFloat = 400, contentInset: UIEdgeInsets = .zero
  ) {
    way = direction
    super.init(
      sections, layout, width: width, isRightToLeft: direction == .left, contentInset: contentInset)
  }

  private func length(at path: IndexPath) -> CGFloat {
    let number = sections[path.section][path.item]
    asked.append(number)
    return lengths[number] ?? CGFloat(30 + number * 37 % 90)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength { .absolute(length(at: indexPath)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = length(at: indexPath)
    return direction == .down ? CGSize(width: 80, height: length) : CGSize(width: length, height: 80)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> TagLayout.TagSize {
    let size: CGSize = self.collectionView(
      collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
    return .absolute(size)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { length(at: indexPath) / 70 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    let length = length(at: indexPath)
    return MosaicLayout.Span(lanes: length > 100 ? 2 : 1, lines: length > 90 ? 2 : 1)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let start = Double(sections[indexPath.section][indexPath.item]) * 40
    return start...start + Double(length(at: indexPath))
  }
}
