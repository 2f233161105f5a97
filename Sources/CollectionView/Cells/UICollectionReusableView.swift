#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A view that a collection view shows for one element and, scrolled away, shows again for another.
open class UICollectionReusableView: UIView {
  /// What it was registered under; nil where it did not come from a dequeue.
  open internal(set) var reuseIdentifier: String?
  /// The kind of element it was registered for: the key of its reuse queue together with the identifier.
  var elementKind = ReuseQueue.cellKind
  /// The collection view that dequeued it.
  weak var collectionView: UICollectionView?

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// For the collection view, which makes views of a class it only knows at run time. Inherited; override
  /// `init(frame:)`.
  public required convenience init(_dynamic frame: CGRect) { self.init(frame: frame) }

  nonisolated deinit {}

  /// Called as the view is taken out of the reuse queue. Overrides call super.
  open func prepareForReuse() {}

  /// Called after geometry, alpha and order are set; for the properties of attribute subclasses. The base does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called as a change of layout begins, of the views on screen.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called when the movement of a change of layout is over, of the views on screen.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes the view would rather have. The default keeps those given, unless the layout works with estimated
  /// sizes: then the size is what
  /// ``UIView/systemLayoutSizeFitting(_:)`` answers for theirs, which asks `sizeThatFits(_:)`.
  @discardableResult
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let layout = collectionView?.collectionViewLayout, layout.estimatesSizes else {
      return layoutAttributes
    }
    layoutAttributes.size = systemLayoutSizeFitting(layoutAttributes.size)
    return layoutAttributes
  }

  /// Sets what every view has: geometry by centre and size (a frame means little under a transform), looks, order.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    let values = attributes.values
    let bounds = layer.bounds
    if bounds.size != values.size { self.bounds = CGRect(origin: bounds.origin, size: values.size) }
    center = values.center
    if values.isTransformed || !CATransform3DIsIdentity(layer.transform) { transform3D = values.transform3D }
    alpha = values.alpha
    isHidden = values.isHidden
    layer.zPosition = CGFloat(values.zIndex)
  }
}
#endif
