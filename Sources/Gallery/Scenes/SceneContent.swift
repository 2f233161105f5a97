import CollectionView
import Previews

/// The contents of a scene: a layout with its settings, and the style of its pictures.
struct SceneContent {
  var layout: UICollectionViewLayout
  /// The layout's delegate. The controller retains it.
  var delegate: UICollectionViewDelegate?
  /// What is shown instead of pictures.
  var source: (any SceneSource)?
  var settings: [LiveSetting] = []
  var cellStyle = PhotoCell.Style.card
  var contentInset = UIEdgeInsets.zero
  /// The title of a section's header.
  var headerTitle: (_ section: Int) -> String = { "Roll \($0 + 1)" }
  /// The style of a section's pictures, where sections differ.
  var styleOfSection: ((_ section: Int) -> PhotoCell.Style)?
  /// Whether the first picture can be removed.
  var removesFirst = false
  /// Adjusts lengths that depend on the size of the view.
  var adapt: (CGSize) -> Void = { _ in }
  /// The initial offset at which the scene looks best, by default the start.
  var restingOffset: (UICollectionView) -> CGPoint = {
    CGPoint(x: -$0.adjustedContentInset.left, y: -$0.adjustedContentInset.top)
  }
  /// Called when another layout replaces the scene's own one, and when that one comes back.
  var ownLayoutIsShown: (Bool) -> Void = { _ in }
  /// Adds the gestures of the layout.
  var attach: @MainActor (SceneController) -> Void = { _ in }
  /// Makes the cell of an item that shows something else than a picture. Nil: pictures are shown.
  var makeCell: (@MainActor (UICollectionView, IndexPath) -> UICollectionViewCell)?
  /// Whether a long press picks up a picture to move it.
  var canBeReordered = false
  /// What a finger does in a filmstrip. Nil: nothing that a picture needs to show.
  var touch: SceneTouch?
  /// Other layouts for the scene.
  var nextLayouts: [NextLayout] = []
  /// Adjusts the layout to a number of pictures.
  var fit: (_ itemCount: Int) -> Void = { _ in }
}
