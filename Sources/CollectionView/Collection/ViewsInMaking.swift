#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// What views are being made for.
struct ViewsInMaking {
  /// The element whose view the data source is making.
  var element: ElementInMaking?
  /// The item that is being reconfigured and its cell, which a dequeue answers.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// Whether the next cell that is made is reason to ask for the counts again: once a layout pass.
  var checksCounts = false
}

/// An element that is to be on screen and gets a view.
struct ElementInMaking {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The view that was dequeued for it and has the attributes.
  var dressed: UICollectionReusableView?
}
#endif
