import CollectionView

/// Item lengths reported by cells, for a section that needs all lengths at once.
///
/// Compositional layouts don't ask the cells of a custom group, such as a waterfall section, for their
/// preferred size. Therefore, the cells report their lengths themselves.
///
/// ```swift
/// let lengths = MeasuredLengths<Photo.ID>(estimate: 120)
/// let layout = UICollectionViewCompositionalLayout { section, environment in
///   .waterfall(itemCount: photos.count, laneCount: 2, itemSpacing: 8, laneSpacing: 8, in: environment) { item, _ in
///     lengths[photos[item].id]
///   }
/// }
/// lengths.layout = layout
/// ```
///
/// The cell stores its photo:
///
/// ```swift
/// final class MeasuredCell: UICollectionViewCell {
///   var photo: Photo?
///   var lengths: MeasuredLengths<Photo.ID>?
///
///   override func preferredLayoutAttributesFitting(
///     _ attributes: UICollectionViewLayoutAttributes
///   ) -> UICollectionViewLayoutAttributes {
///     if let photo { lengths?.measure(self, showing: photo.id, in: attributes) }
///     return attributes
///   }
/// }
/// ```
///
/// Lengths belong to the items' contents, and are kept through updates until ``removeAll()``. A
/// ``WaterfallLayout`` doesn't need this class, because it measures items itself.
public final class MeasuredLengths<Item: Hashable> {
  /// The length of items not yet measured, in points.
  public let estimate: CGFloat
  /// The layout to invalidate when an item's length differs from the assumed one. It isn't retained.
  ///
  /// The default value is `nil`.
  public weak var layout: UICollectionViewLayout?
  private var lengths: [Item: CGFloat] = [:]

  /// Creates an empty store of lengths.
  ///
  /// - Parameter estimate: The length of items not yet measured, in points. An invalid estimate counts as 44.
  ///   The default value is 44, as in flow layouts.
  public init(estimate: CGFloat = 44) {
    self.estimate = estimate > 0 && estimate.isFinite ? estimate : 44
  }

  /// The last measured length, or the estimate, in points.
  public subscript(item: Item) -> CGFloat { lengths[item] ?? estimate }

  nonisolated deinit {}

  /// Measures a cell's height for the width in its attributes. Invalidates the ``layout`` if the height
  /// differs from the assumed one.
  public func measure(
    _ cell: UICollectionViewCell, showing item: Item, in attributes: UICollectionViewLayoutAttributes
  ) {
    let target = CGSize(width: attributes.size.width, height: UIView.layoutFittingCompressedSize.height)
    let fitting = cell.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    guard fitting.height >= 0, fitting.height.isFinite else { return }
    let assumed = self[item]
    lengths[item] = fitting.height
    if fitting.height != assumed { layout?.invalidateLayout() }
  }

  /// Removes all lengths without invalidating the layout.
  public func removeAll() { lengths = [:] }
}
