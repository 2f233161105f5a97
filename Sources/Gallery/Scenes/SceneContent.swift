import CollectionView
import Previews

/// The contents of a scene: a layout with its settings, and the style of its pictures.
struct SceneContent {
  var layout: UICollectionViewLayout
  /// The layout's delegate, retained by the controller.
  var delegate: UICollectionViewDelegate?
  /// The contents shown instead of pictures.
  var source: (any SceneSource)?
  var settings: [LiveSetting] = []
  var cellStyle = PhotoCell.Style.card
  var contentInset = UIEdgeInsets.zero
  /// Returns the title of a section's header.
  var headerTitle: (_ section: Int) -> String = { "Roll \($0 + 1)" }
  /// Returns the style of a section's pictures, if sections differ.
  var styleOfSection: ((_ section: Int) -> PhotoCell.Style)?
  /// Returns the price of a picture's item, by the picture's number in the collection. Nil if nothing is for
  /// sale.
  var price: ((_ number: Int) -> String)?
  /// `true` if the first picture can be removed.
  var removesFirst = false
  /// Adjusts lengths to the view's size and text size. The view's traits are current.
  var adapt: (CGSize) -> Void = { _ in }
  /// Returns the scene's best initial content offset. The default value is the start.
  var restingOffset: (UICollectionView) -> CGPoint = {
    CGPoint(x: -$0.adjustedContentInset.left, y: -$0.adjustedContentInset.top)
  }
  /// The content offset at which a picture best shows the scene's scrolling effect, or nil for the initial
  /// offset.
  var pictureOffset: CGPoint?
  /// Called when another layout replaces the scene's own layout, and when the own layout returns.
  var ownLayoutIsShown: (Bool) -> Void = { _ in }
  /// Adds the layout's gestures.
  var attach: @MainActor (SceneController) -> Void = { _ in }
  /// Creates the cell of an item with contents other than a picture. Nil for pictures.
  var makeCell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// `true` if a long press picks up a picture to move it.
  var canBeReordered = false
  /// The touch in a filmstrip, or nil if pictures need none.
  var touch: SceneTouch?
  /// Completes a screen's code for a layout that its settings alone don't define. Nil if the current layout's
  /// properties suffice.
  var screen: (@MainActor (ScreenSource) -> ScreenSource?)?
  /// The scene's other layouts.
  var nextLayouts: [NextLayout] = []
  /// Adjusts the layout to a number of pictures.
  var fit: (_ itemCount: Int) -> Void = { _ in }
}
