import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Numbers in a window of their own. Their items are as long as the numbers say, in justified rows as broad, and cover as many
/// cells of a mosaic. In a timeline they begin when the numbers say, and last as long.
class Feed: Board, WaterfallLayoutDelegate, JustifiedLayoutDelegate, MosaicLayoutDelegate,
  TagLayoutDelegate, TimelineLayoutDelegate, UICollectionViewDelegateFlowLayout
{
  /// What numbers are as long as, other than they say.
  var lengths: [Int: CGFloat] = [:]
  /// Of which numbers somebody has asked how long they are.
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
  ) -> CGFloat { length(at: indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let length = length(at: indexPath)
    return direction == .down ? CGSize(width: 80, height: length) : CGSize(width: length, height: 80)
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
