import CollectionView
import LayoutEngine

/// A layout that shows one item at a time in its resting place: the current item.
///
/// | layout | place of the current item |
/// |---|---|
/// | ``CarouselLayout`` | The center of the visible area |
/// | ``CircleLayout`` | ``CircleLayout/startAngle`` |
/// | ``WheelLayout`` | ``WheelLayout/startAngle`` |
/// | ``CardStackLayout`` | The top of the deck |
///
/// ```swift
/// func connect(_ pageControl: UIPageControl, to layout: any CurrentItemLayout) {
///   layout.onCurrentIndexPathChange = { [weak pageControl] in pageControl?.currentPage = $0?.item ?? 0 }
/// }
/// ```
@MainActor
public protocol CurrentItemLayout: UICollectionViewLayout {
  /// The index path of the current item, or `nil` if there are no items.
  ///
  /// In updates, the current item follows its item. A ``CircleLayout`` keeps its rotation instead, so another
  /// item may become the current one.
  ///
  /// While the contents move, the item nearest to the resting place is the current one. Before the first
  /// layout pass, the path is the argument of ``setCurrentIndexPath(_:animated:)``.
  var currentIndexPath: IndexPath? { get }

  /// Brings an item to the resting place, the shorter way around if there are two.
  ///
  /// Use this method instead of `scrollToItem(at:at:animated:)`. A path without an item has no effect. Before
  /// the first layout pass, and while there are no items, the layout stores the path until there are some.
  func setCurrentIndexPath(_ indexPath: IndexPath, animated: Bool)

  /// A closure that the layout calls in the frame after ``currentIndexPath`` changes.
  ///
  /// The closure can reload data and invalidate the layout. The default value is `nil`.
  var onCurrentIndexPathChange: ((IndexPath?) -> Void)? { get set }
}

/// The requirements for storing a path until there are items, and for reporting changes.
protocol CurrentItemTracking: CurrentItemLayout, ScrollAnchoredLayout {
  var sections: SectionMap { get }
  var isPrepared: Bool { get }
  /// `true` if the layout is prepared and has items, and room for them.
  var showsItems: Bool { get }
}

extension CurrentItemTracking {
  var showsItems: Bool { isPrepared && sections.count > 0 }

  /// The path to be shown by the next preparation.
  var awaitedIndexPath: IndexPath? {
    isPrepared && sections.count == 0 ? nil : awaitedAnchor?.anchor.indexPath
  }

  /// Returns the index of an item that can become the current one immediately. Otherwise, stores the path for
  /// later, unless it has no item.
  func itemToShow(at indexPath: IndexPath, animated: Bool) -> Int? {
    // An animation needs a start.
    if animated, !isPrepared, sections.count > 0, collectionView?.window != nil {
      collectionView?.layoutIfNeeded()
    }
    guard collectionView != nil, showsItems else {
      // No other item stands in for a missing one.
      let anchor = ScrollAnchor(indexPath: indexPath, edge: .center)
      awaitedAnchor = AwaitedAnchor(anchor: anchor, isExact: true)
      return nil
    }
    guard let item = sections.index(of: indexPath) else { return nil }
    awaitedAnchor = nil
    return item
  }

  /// Makes the item a number of steps after the current one the current item, without an animation.
  ///
  /// - Parameter wraps: `true` if the first item follows the last one.
  /// - Returns: `true` if the current item has changed.
  func moveCurrentItem(by step: Int, wraps: Bool) -> Bool {
    guard isPrepared, let current = currentIndexPath.flatMap(sections.index(of:)),
      let item = sections.item(step, after: current, wraps: wraps)
    else { return false }
    setCurrentIndexPath(sections.indexPath(of: item), animated: false)
    return true
  }
}

/// Reports changes of the current item in the frame after a layout pass.
final class CurrentItemWatch {
  /// The item last reported. While there is no closure, it follows the current item.
  private var known: IndexPath?
  private var nextFrame: CADisplayLink?
  private weak var layout: (any CurrentItemTracking)?

  nonisolated deinit {}

  func noteLayout(of layout: some CurrentItemTracking) {
    guard nextFrame == nil else { return }
    let current = layout.currentIndexPath
    guard current != known else { return }
    guard layout.onCurrentIndexPathChange != nil else { return known = current }
    self.layout = layout
    nextFrame = .inNextFrame { [weak self] in
      self?.nextFrame = nil
      if let layout = self?.layout { self?.report(to: layout) }
    }
  }

  private func report(to layout: some CurrentItemTracking) {
    // If the layout isn't prepared, the next layout pass determines the current item.
    guard layout.isPrepared, layout.collectionView != nil else { return }
    let current = layout.currentIndexPath
    guard current != known else { return }
    known = current
    layout.onCurrentIndexPathChange?(current)
  }
}
