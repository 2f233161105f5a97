import Foundation

/// A view that a collection view shows for one element and, after it has scrolled away, reuses for another.
open class UICollectionReusableView: UIView, ContentHost {
  /// The identifier that the view was dequeued with. Nil if it was not dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The kind that its class is registered for. Together with the identifier, it is the key of the reuse queue.
  var elementKind = ReuseQueue.cellKind
  /// The collection view that dequeued the view.
  var collectionView: UICollectionView? {
    get { collectionReference?.collectionView }
    set { collectionReference = newValue?.reference }
  }
  private var collectionReference: ViewReference?
  /// Whether the view, while it is on screen, has yet to be asked for its preferred attributes.
  var needsFitting = true
  /// What the view is in a list. Nil outside lists.
  var listContext: ListContext? { didSet { if listContext != oldValue { listContextDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHost = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHost = self
  }

  /// For the collection view, which makes views of a class that is only known at run time. Inherited; override
  /// `init(frame:)`.
  public required convenience init(_dynamic frame: CGRect) { self.init(frame: frame) }

  nonisolated deinit {}

  /// Called when the view is dequeued for reuse. Overrides call super.
  open func prepareForReuse() {}

  /// Called after geometry, alpha and order were set. Subclasses apply the properties of their own attributes.
  /// The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called on the views on screen when a change of layout begins.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on the views on screen when the animation of a change of layout has ended.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes that the view prefers. In the default, their size is the one that the constraints inside lead to, from
  /// the given size on, or without constraints what `sizeThatFits(_:)` returns: see
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  ///
  /// Flow layouts and compositional layouts whose sizes are not estimated get the given attributes back. In flow layouts
  /// headers and footers keep their breadth, in compositional layouts views keep what is not estimated. With a layout of
  /// your own, a view may get longer and broader. Override the method where the layout decides one of the lengths, as for
  /// text that wraps in a lane:
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

  /// Called before the view is asked for its size.
  func prepareToBeMeasured() {}

  /// Called after ``listContext`` has changed.
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

  /// Sets what all views have: geometry by centre and size (under a transform, a frame means little),
  /// appearance and order.
  func applyValues(of attributes: UICollectionViewLayoutAttributes) {
    let (values, layer) = (attributes.values, ownLayer)
    let bounds = layer.bounds
    if bounds.size != values.size { self.bounds = CGRect(origin: bounds.origin, size: values.size) }
    center = values.center
    if values.isTransformed || !CATransform3DIsIdentity(layer.transform) { transform3D = values.transform3D }
    // Most elements are opaque and not hidden, and stay so.
    if layer.opacity != Float(values.alpha) { alpha = values.alpha }
    if isHidden != values.isHidden { isHidden = values.isHidden }
    let zPosition = CGFloat(values.zIndex)
    if layer.zPosition != zPosition { layer.zPosition = zPosition }
  }
}
