import Foundation

struct ViewsInMaking {
  var element: ElementInMaking?
  /// A dequeue for the path returns the cell.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// `true` if the counts must be checked before the next cell is created, once per layout pass.
  var checksCounts = false
  var dequeued = DequeuedViews()
  var measuresView = false
  /// `true` if a run loop turn ended before all views had reported their sizes.
  var awaitsMeasurements = false
}

struct ElementInMaking {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The dequeued view that already has the element's attributes.
  var dressed: UICollectionReusableView?
}
