import Foundation

/// A view that a collection view shows for one element and reuses for another after scrolling.
open class UICollectionReusableView: UIView, ContentHost {
  /// The identifier used to dequeue the view, or `nil` if it wasn't dequeued.
  open internal(set) var reuseIdentifier: String?
  /// The kind registered for the view's class. Together with the identifier, it's the key in the reuse queue.
  var elementKind = ReuseQueue.cellKind
  /// The collection view that dequeued the view.
  var collectionView: UICollectionView? {
    get { collectionReference?.collectionView }
    set { collectionReference = newValue?.reference }
  }
  private var collectionReference: ViewReference?
  /// `true` if the view's preferred attributes must be requested while the view is visible.
  var needsFitting = true
  /// The view's position in a list, or `nil` outside lists.
  var listContext: ListContext? { didSet { if listContext != oldValue { listContextDidChange() } } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHost = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHost = self
  }

  /// Creates a view whose class is known only at run time, for the collection view. Subclasses inherit it and
  /// override `init(frame:)`.
  public required convenience init(_dynamic frame: CGRect) { self.init(frame: frame) }

  nonisolated deinit {}

  /// Called when the view is dequeued for reuse. Overrides call `super`.
  open func prepareForReuse() {}

  /// Called after geometry, alpha, and order were set. Subclasses apply the properties of their own
  /// attributes.
  ///
  /// The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called on visible views at the start of a layout change.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called on visible views after the animation of a layout change has ended.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the view's preferred attributes.
  ///
  /// The default implementation determines the size from the constraints inside the view, starting at the
  /// given size. Without constraints, it uses the result of `sizeThatFits(_:)`. See
  /// ``UIView/systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  ///
  /// Flow layouts and compositional layouts without estimated sizes receive the given attributes. In flow
  /// layouts, headers and footers keep their breadth. In compositional layouts, views keep lengths that
  /// aren't estimated. With a custom layout, a view can get longer and broader. Override this method if the
  /// layout determines one of the lengths, for example if text wraps in a lane:
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

  /// Called before the view is measured.
  func prepareToBeMeasured() {}

  /// Called after a change of ``listContext``.
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

  /// Sets the values of all views: geometry as center and size, appearance, and order. A frame has little
  /// meaning with a transform.
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
