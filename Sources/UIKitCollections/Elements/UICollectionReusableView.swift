import Foundation

/// A view that a collection view reuses for many elements.
open class UICollectionReusableView: UIView, ContentHost {
  /// The identifier of a dequeued view, or `nil`.
  open internal(set) var reuseIdentifier: String?
  /// The element kind. Together with the identifier, it's the key in the reuse queue.
  var elementKind = ReuseQueue.cellKind
  /// The collection view that dequeued the view.
  var collectionView: UICollectionView? {
    get { collectionReference?.collectionView }
    set { collectionReference = newValue?.reference }
  }
  private var collectionReference: ViewReference?
  /// `true` if the visible view's preferred attributes must be requested.
  var needsFitting = true
  /// `nil` outside lists.
  var listContext: ListContext? { didSet { if listContext != oldValue { listContextDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHost = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHost = self
  }

  /// Creates a view whose class is known only at run time. Subclasses override `init(frame:)`.
  public required convenience init(_dynamic frame: CGRect) { self.init(frame: frame) }

  nonisolated deinit {}

  /// Called when the view is dequeued for reuse. Overrides call `super`.
  open func prepareForReuse() {}

  /// Applies the subclass's own attributes, after the geometry, alpha, and order have been set. The default
  /// implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called on visible views before a layout change.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on visible views after a layout change and its animation.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the view's preferred attributes.
  ///
  /// The default implementation starts with the given size. It uses constraints or, if there are none,
  /// `sizeThatFits(_:)`. See
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  ///
  /// In flow and compositional layouts without estimates, it returns the given attributes. In flow layouts,
  /// headers and footers keep their breadth. In compositional layouts, views keep lengths that aren't
  /// estimated. In a custom layout, a view can grow in both directions. Override this method if the layout
  /// determines a length, for example the width of text that wraps in a lane:
  ///
  /// ```text
  /// layoutAttributes.size = systemLayoutSizeFitting(
  ///   layoutAttributes.size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  /// ```
  @discardableResult
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let layout = collectionView?.collectionViewLayout, layout.estimatesSizes else {
      return layoutAttributes
    }
    prepareToBeMeasured()
    let priorities = layout.fittingPriorities(for: layoutAttributes)
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size, withHorizontalFittingPriority: priorities.horizontal,
      verticalFittingPriority: priorities.vertical)
    return layoutAttributes
  }

  func prepareToBeMeasured() {}

  func listContextDidChange() {}

  package func contentWantsAnotherSize(_ subview: UIView) {}

  package func embeds(_ subview: UIView) -> Bool { false }

  package func hostTraitsDidChange(from previous: UITraitCollection) {}

  package func constraintsInsideDidChange() {
    guard let collectionView, collectionView.selfSizingInvalidation == .enabledIncludingConstraints else {
      return
    }
    collectionView.viewWantsAnotherSize(self)
  }

  /// Sets the center and size instead of the frame, which has little meaning with a transform.
  func applyValues(of attributes: UICollectionViewLayoutAttributes) {
    let (values, layer) = (attributes.values, ownLayer)
    let bounds = layer.bounds
    if bounds.size != values.size { self.bounds = CGRect(origin: bounds.origin, size: values.size) }
    center = values.center
    if values.isTransformed || !CATransform3DIsIdentity(layer.transform) { transform3D = values.transform3D }
    // Most elements stay opaque and visible.
    if layer.opacity != Float(values.alpha) { alpha = values.alpha }
    if isHidden != values.isHidden { isHidden = values.isHidden }
    let zPosition = CGFloat(values.zIndex)
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
  }
}
