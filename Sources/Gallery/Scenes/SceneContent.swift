import CollectionView
import Previews

/// A scene's layout, settings, and picture style.
struct SceneContent {
  var layout: UICollectionViewLayout
  /// The delegate, which the controller retains.
  var delegate: UICollectionViewDelegate?
  /// The source of contents other than pictures.
  var source: (any SceneSource)?
  var settings: [LiveSetting] = []
  var cellStyle = PhotoCell.Style.card
  var contentInset = UIEdgeInsets.zero
  var headerTitle: (_ section: Int) -> String = { "Roll \($0 + 1)" }
  /// The style of a section's pictures, if sections differ.
  var styleOfSection: ((_ section: Int) -> PhotoCell.Style)?
  /// Returns the price for a picture's number in the collection. `nil` if nothing is for sale.
  var price: ((_ number: Int) -> String)?
  var removesFirst = false
  /// Adjusts lengths to the view's size and text size. The view's traits are current during the call.
  var adapt: (CGSize) -> Void = { _ in }
  /// The best initial content offset.
  var restingOffset: (UICollectionView) -> CGPoint = {
    CGPoint(x: -$0.adjustedContentInset.left, y: -$0.adjustedContentInset.top)
  }
  /// The offset at which a picture best shows the scrolling effect, or nil for the initial one.
  var pictureOffset: CGPoint?
  /// Called when another layout replaces the scene's own layout, and when the own layout returns.
  var ownLayoutIsShown: (Bool) -> Void = { _ in }
  /// Adds the layout's gestures.
  var attach: @MainActor (SceneController) -> Void = { _ in }
  /// Returns a cell. `nil` for cells with pictures.
  var makeCell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// `true` if a long press picks up a picture.
  var canBeReordered = false
  var touch: SceneTouch?
  /// Completes a screen's code if the properties of the current layout don't suffice.
  var screen: (@MainActor (ScreenSource) -> ScreenSource?)?
  var nextLayouts: [NextLayout] = []
  var fit: (_ itemCount: Int) -> Void = { _ in }
}
