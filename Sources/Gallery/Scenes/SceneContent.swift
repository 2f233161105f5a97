import CollectionView

/// What a scene puts on screen: a layout with its settings, and how its pictures are shown.
struct SceneContent {
  var layout: UICollectionViewLayout
  /// Answers the layout's questions. The controller keeps it alive.
  var delegate: UICollectionViewDelegate?
  var settings: [SceneSetting] = []
  var cellStyle = PhotoCell.Style.card
  var contentInset = UIEdgeInsets.zero
  /// Whether the first picture is one to be taken away.
  var takesFirstAway = false
  /// Makes lengths fit that depend on the size of the view.
  var adapt: (CGSize) -> Void = { _ in }
  /// Where the scene looks best at first, where that is not the start.
  var restingOffset: (UICollectionView) -> CGPoint = {
    CGPoint(x: -$0.contentInset.left, y: -$0.contentInset.top)
  }
  /// Adds gestures that the layout knows.
  var attach: @MainActor (SceneController) -> Void = { _ in }
  /// Whether a long press takes a picture up to carry it to another place.
  var canBeReordered = false
  /// What the scene can look like, too.
  var nextLayouts: [NextLayout] = []
  /// Makes the layout fit a number of pictures.
  var fit: (_ itemCount: Int) -> Void = { _ in }
}
