import CollectionView

@testable import CollectionLayouts

/// A layout in a collection view, with sections of counted cells. It counts what it is asked.
///
/// For data that a test changes and cells that are measured there is `Board`.
final class Stage<Layout: UICollectionViewLayout>: CountedCells {
  let layout: Layout
  let view: TrackingCollectionView
  private(set) var countQuestions = 0
  private var delegate: (any UICollectionViewDelegate)?

  /// - Parameters:
  ///   - delegate: Who answers the layout, and is retained. Otherwise the stage does.
  ///   - laysOut: Whether the view has been laid out, or waits for ``layOut()``.
  init(
    _ layout: Layout, width: CGFloat = 390, height: CGFloat = 800, counts: [Int] = [10],
    isRightToLeft: Bool = false, delegate: (any UICollectionViewDelegate)? = nil, laysOut: Bool = true
  ) {
    (self.layout, self.delegate) = (layout, delegate)
    view = TrackingCollectionView(
      frame: CGRect(x: 0, y: 0, width: width, height: height), collectionViewLayout: layout)
    super.init(counts)
    view.contentInsetAdjustmentBehavior = .never
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.registerPlainViews()
    view.dataSource = self
    view.delegate = delegate ?? self
    if laysOut { layOut() }
  }

  /// Has another delegate answer, and retains it.
  func use(_ delegate: any UICollectionViewDelegate) {
    self.delegate = delegate
    view.delegate = delegate
  }

  func layOut() {
    view.layoutIfNeeded()
    layout.checkInvariants()
  }

  func scroll(to offset: CGPoint) {
    view.contentOffset = offset
    view.layoutIfNeeded()
  }

  func scroll(to x: CGFloat) { scroll(to: CGPoint(x: x, y: 0)) }

  func resize(width: CGFloat, height: CGFloat) {
    view.frame.size = CGSize(width: width, height: height)
    view.layoutIfNeeded()
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    countQuestions += 1
    return super.numberOfSections(in: collectionView)
  }
}
