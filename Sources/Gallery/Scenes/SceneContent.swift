import CollectionView
import Previews

/// A scene's layout, settings, and picture style.
struct SceneContent {
  var layout: UICollectionViewLayout
  /// Retained by the controller.
  var delegate: UICollectionViewDelegate?
  /// The contents instead of pictures.
  var source: (any SceneSource)?
  var settings: [LiveSetting] = []
  var cellStyle = PhotoCell.Style.card
  var contentInset = UIEdgeInsets.zero
  var headerTitle: (_ section: Int) -> String = { "Roll \($0 + 1)" }
  /// The style of a section's pictures, if sections differ.
  var styleOfSection: ((_ section: Int) -> PhotoCell.Style)?
  /// The price for a picture's number in the collection. Nil if nothing is for sale.
  var price: ((_ number: Int) -> String)?
  var removesFirst = false
  /// Adjusts lengths to the view's size and text size, with the view's traits current.
  var adapt: (CGSize) -> Void = { _ in }
  /// The best initial content offset.
  var restingOffset: (UICollectionView) -> CGPoint = {
    CGPoint(x: -$0.adjustedContentInset.left, y: -$0.adjustedContentInset.top)
  }
  /// The offset at which a picture best shows the scrolling effect, or nil for the initial one.
  var pictureOffset: CGPoint?
  /// Called when another layout replaces the scene's own, or the own layout returns.
  var ownLayoutIsShown: (Bool) -> Void = { _ in }
  /// Adds the layout's gestures.
  var attach: @MainActor (SceneController) -> Void = { _ in }
  /// Nil for pictures.
  var makeCell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// `true` if a long press picks up a picture.
  var canBeReordered = false
  /// The touch in a filmstrip.
  var touch: SceneTouch?
  /// Completes a screen's code if the current layout's properties don't suffice.
  var screen: (@MainActor (ScreenSource) -> ScreenSource?)?
  var nextLayouts: [NextLayout] = []
  var fit: (_ itemCount: Int) -> Void = { _ in }
}
