import CollectionView

/// The lengths of items that only their cells know, in a section that has to be told all lengths at once.
///
/// A waterfall section of a compositional layout is one custom group, and compositional layouts do not ask the cells of a
/// custom group how large they would like to be. So the cells report it. What has not been on screen yet counts with an
/// estimate.
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
/// and in the cell, which knows its photo:
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
/// Lengths belong to what items show, not to their index paths: they stay when items are inserted, deleted and moved.
/// An item that is measured again, because its contents, the text size or the lane's breadth have changed, has its new
/// length from then on. There is an entry for each item that was on screen, until ``removeAll()``.
///
/// ``WaterfallLayout`` measures by itself. When something above the screen gets another length, nothing on screen
/// moves.
public final class MeasuredLengths<Item: Hashable> {
  /// Counts for items that have not been measured, in points.
  public let estimate: CGFloat
  /// The layout that is invalidated when an item has another length than was assumed. Not retained. Default nil.
  public weak var layout: UICollectionViewLayout?
  private var lengths: [Item: CGFloat] = [:]

  /// - Parameter estimate: In points. Default 44, as in flow layouts. What is not above 0 or not finite counts as 44.
  public init(estimate: CGFloat = 44) {
    self.estimate = estimate > 0 && estimate.isFinite ? estimate : 44
  }

  /// What the item was last measured to be, else the estimate, in points.
  public subscript(item: Item) -> CGFloat { lengths[item] ?? estimate }

  nonisolated deinit {}

  /// Measures how high the contents of a cell are in the breadth that its attributes give it. If the item has another length
  /// than was assumed, the ``layout`` is invalidated.
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

  /// Forgets all lengths. The layout is not invalidated.
  public func removeAll() { lengths = [:] }
}
