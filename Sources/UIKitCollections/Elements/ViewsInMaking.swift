import Foundation

/// The views that are being made or filled.
struct ViewsInMaking {
  /// The element whose view the data source is making.
  var element: ElementInMaking?
  /// The item that is being reconfigured and its cell, which a dequeue returns.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// Whether the counts are asked for again before the next cell is made: once per layout pass.
  var checksCounts = false
  /// The views that the data source has dequeued and not returned.
  var dequeued = DequeuedViews()
  /// Whether a view is measuring itself.
  var measuresView = false
  /// Whether a turn was over before all views had said their size.
  var awaitsMeasurements = false
}

/// An element that is about to be shown and needs a view.
struct ElementInMaking {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The view that was dequeued for the element and has its attributes.
  var dressed: UICollectionReusableView?
}
