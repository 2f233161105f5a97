#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionView
import TestSupport

@testable import CollectionLayouts

/// Numbered items with changing lengths in a window of 320 × 480 points. The default length is 60 points.
/// Self-sizing cells return their own lengths. Layouts without self-sizing cells call the delegate.
class ElasticFeed: Board, JustifiedLayoutDelegate, MosaicLayoutDelegate, TimelineLayoutDelegate {
  /// The lengths other than 60 points.
  var lengths: [Int: CGFloat]
  /// The app's content offset after a change. `nil` keeps the proposed one.
  var targetOffset: CGPoint?
  private(set) var diffable: UICollectionViewDiffableDataSource<Int, Int>?

  required init(
    _ numbers: Range<Int>, _ layout: UICollectionViewLayout, lengths: [Int: CGFloat] = [:],
    isDiffable: Bool = false
  ) {
    self.lengths = lengths
    super.init([Array(numbers)], layout, width: 320, height: 480)
    if isDiffable { connectDiffable() }
  }

  func length(of number: Int) -> CGFloat { lengths[number] ?? 60 }

  var drawn: DrawnFrame { DrawnFrame(of: view) { $0.tag } }

  override func registerViews() {
    super.registerViews()
    view.register(ElasticCell.self, forCellWithReuseIdentifier: "cell")
  }

  // MARK: Snapshots

  private func connectDiffable() {
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      cell.tag = number
      return cell
    }
    diffable = source
    source.apply(snapshot, animatingDifferences: false)
    layOut()
  }

  var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(sections[0])
    return snapshot
  }

  func reconfigureBySnapshot(_ numbers: [Int]) {
    var snapshot = snapshot
    snapshot.reconfigureItems(numbers)
    diffable?.apply(snapshot, animatingDifferences: true)
  }

  // MARK: Lengths

  fileprivate func length(at path: IndexPath) -> CGFloat { length(of: sections[path.section][path.item]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    aspectRatioForItemAt indexPath: IndexPath
  ) -> CGFloat { length(at: indexPath) / 60 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    spanForItemAt indexPath: IndexPath
  ) -> MosaicLayout.Span {
    let span = length(at: indexPath) > 100 ? 2 : 1
    return MosaicLayout.Span(lanes: span, lines: span)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    intervalForItemAt indexPath: IndexPath
  ) -> ClosedRange<Double> {
    let start = Double(indexPath.item) * 40
    return start...start + Double(length(at: indexPath))
  }

  func collectionView(
    _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
  ) -> CGPoint { targetOffset ?? proposed }
}

/// Also returns sizes to a flow layout, so its cells aren't measured.
final class SizingFeed: ElasticFeed, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
    let number = sections[indexPath.section][indexPath.item]
    return CGSize(width: flow.itemSize.width, height: lengths[number] ?? flow.itemSize.height)
  }
}

final class ElasticCell: UICollectionViewListCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard
      let view = sequence(first: self as UIView, next: \.superview).first(where: { $0 is UICollectionView })
        as? UICollectionView, let feed = view.delegate as? ElasticFeed,
      let wanted = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    wanted.size.height = feed.length(of: tag)
    if view.collectionViewLayout is TagLayout { wanted.size.width = feed.length(of: tag) }
    return wanted
  }
}
#endif
