import CollectionView
import LayoutEngine

/// The part of a view that shows the contents, between its adjusted content insets, as a layout knew it when it was prepared.
///
/// Layouts that centre something centre it there: where bars and rounded corners do not cover it.
struct VisibleArea: Equatable {
  var bounds = CGSize.zero
  var insets = UIEdgeInsets.zero

  init() {}

  init(of view: UICollectionView) { (bounds, insets) = (view.bounds.size, view.adjustedContentInset) }

  var size: CGSize {
    CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// How much of the contents there is for a line that scrolls by so many points.
  ///
  /// UIKit applies the safe area along an axis only where contents do scroll along it. Contents that scroll because of the insets alone
  /// are a point longer than the view, or the insets would come and go by turns.
  func contentExtent(scrolling length: Double, along axis: Axis) -> Double {
    let (extent, whole) = (axis.extent(of: LayoutSize(size)), axis.extent(of: LayoutSize(bounds)))
    return length > 0 && extent < whole ? max(extent + length, whole + 1) : extent + length
  }

  /// Where the visible area starts in the layout's coordinates at a content offset.
  ///
  /// - Parameter contentWidth: The width in which contents are mirrored; nil where they are not.
  func start(at offset: CGPoint, mirroredIn contentWidth: CGFloat?) -> CGPoint {
    CGPoint(
      x: contentWidth.map { end(of: $0) - offset.x } ?? offset.x + insets.left, y: offset.y + insets.top)
  }

  /// The content offset at which the visible area starts at a place in the layout's coordinates.
  func offset(showing start: CGPoint, mirroredIn contentWidth: CGFloat?) -> CGPoint {
    CGPoint(x: contentWidth.map { end(of: $0) - start.x } ?? start.x - insets.left, y: start.y - insets.top)
  }

  /// The content offset that shows the beginning of mirrored contents.
  private func end(of contentWidth: CGFloat) -> CGFloat { max(0, contentWidth - size.width) - insets.left }
}
