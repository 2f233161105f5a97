import Foundation

/// The views that are being created or configured.
struct ViewsInMaking {
  /// The element whose view the data source is creating.
  var element: ElementInMaking?
  /// The item being reconfigured and its cell, which a dequeue returns.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// `true` if the counts are requested again before the next cell is created. This happens once per layout
  /// pass.
  var checksCounts = false
  /// The views dequeued by the data source and not yet returned.
  var dequeued = DequeuedViews()
  /// `true` while a view is measuring itself.
  var measuresView = false
  /// `true` if a run loop turn ended before all views had reported their sizes.
  var awaitsMeasurements = false
}

/// An element that is about to be visible and needs a view.
struct ElementInMaking {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The view dequeued for the element. It has the element's attributes.
  var dressed: UICollectionReusableView?
}
