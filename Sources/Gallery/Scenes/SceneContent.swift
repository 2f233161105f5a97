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
  /// Called when another layout replaces the scene's own layout, and when that layout returns.
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

protocol SceneSource: AnyObject {
  /// The animated actions on the contents.
  var actions: [SceneAction] { get }
  /// Sets the collection view's data source.
  func fill(_ controller: SceneController)
}

/// An action on a scene's pictures.
public struct SceneAction {
  /// The button's title.
  public var name: String
  /// Returns `true` if the action can be performed.
  public var isEnabled: () -> Bool
  /// Performs the action.
  public var perform: () -> Void
}

/// An alternative layout for a scene.
struct NextLayout {
  var name: String
  var layout: UICollectionViewLayout
  /// Adjusts lengths to the view's size.
  var adapt: (CGSize) -> Void = { _ in }
}

/// A touch in a filmstrip. The strip continues until the scene comes to rest.
struct SceneTouch {
  /// The start, in fractions of the view's width and height.
  var start: CGPoint
  /// The end, in the same fractions. A tap ends at its start.
  var end: CGPoint
  /// The seconds from touch to lift.
  var duration: TimeInterval
  /// The frames' times, in seconds from the touch.
  var times: [TimeInterval]

  init(from start: CGPoint, to end: CGPoint, duration: TimeInterval, times: [TimeInterval]) {
    (self.start, self.end, self.duration, self.times) = (start, end, duration, times)
  }

  static func tap(at point: CGPoint, times: [TimeInterval]) -> SceneTouch {
    SceneTouch(from: point, to: point, duration: 0.05, times: times)
  }

  func location(at time: TimeInterval, in size: CGSize) -> CGPoint {
    let part = CGFloat(min(1, max(0, time / duration)))
    return CGPoint(
      x: (start.x + (end.x - start.x) * part) * size.width,
      y: (start.y + (end.y - start.y) * part) * size.height)
  }
}
