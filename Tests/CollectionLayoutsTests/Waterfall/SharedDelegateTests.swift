import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// The delegate of a view that can show a waterfall or a flow layout.
private final class SharedDelegate: NSObject, WaterfallLayoutDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    lengthForItemAt indexPath: IndexPath, laneBreadth: CGFloat
  ) -> LayoutLength { 40 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sectionInsetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 30, height: 20) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
}

/// Implements a method only for flow layouts. Neither layout uses the other's methods.
private final class FlowDelegate: NSObject, WaterfallLayoutDelegate, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40) }
}

@Suite struct SharedDelegateTests {
  /// Returns the start of the contents, which depends on the inset.
  private func top(
    of layout: UICollectionViewLayout, _ delegate: any UICollectionViewDelegate
  ) throws -> CGFloat {
    let stage = Stage(layout, width: 300, height: 500, counts: [1])
    stage.view.delegate = delegate
    layout.invalidateLayout()
    stage.view.layoutIfNeeded()
    return try withExtendedLifetime(delegate) { try #require(stage.attributes(0)).frame.minY }
  }

  @Test func `each layout calls its own method of a delegate that conforms to both protocols`() throws {
    let delegate = SharedDelegate()
    try expectEqual(
      (top(of: WaterfallLayout(), delegate), 1),
      (top(of: UICollectionViewFlowLayout(), delegate), 10))
  }

  @Test func `a flow layout delegate method doesn't affect a waterfall's property`() throws {
    let delegate = FlowDelegate()
    let layout = WaterfallLayout()
    layout.sectionInset.top = 7
    try expectEqual(
      (top(of: layout, delegate), 7),
      (top(of: UICollectionViewFlowLayout(), delegate), 10))
  }

  @Test func `headers, footers, and insets are zero in a layout without such properties`() {
    let (delegate, layout) = (FlowDelegate(), UICollectionViewLayout())
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    expectEqual(
      (delegate.collectionView(view, layout: layout, referenceLengthForHeaderInSection: 0), 0),
      (delegate.collectionView(view, layout: layout, referenceLengthForFooterInSection: 0), 0),
      (delegate.collectionView(view, layout: layout, sectionInsetForSectionAt: 0), .zero))
  }
}
