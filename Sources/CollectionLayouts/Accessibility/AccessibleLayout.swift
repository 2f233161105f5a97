import CollectionView
import LayoutEngine

/// A layout whose items can be used without gestures in an ``AccessibleCollectionView``.
///
/// | layout | scrolls by page, adjustable item | actions | items that aren't elements |
/// |---|---|---|---|
/// | ``CarouselLayout`` | yes | | turned away, or covered by the current item |
/// | ``CircleLayout`` | yes | turn | |
/// | ``WheelLayout`` | yes | | outside the visible turn |
/// | ``CardStackLayout`` | | dismiss, undo | below the top card |
/// | ``PhotoStackLayout`` | | open, close | below the top photo of a stack |
///
/// Your own layouts can conform, too. All requirements have defaults that do nothing.
@MainActor
public protocol AccessibleLayout: UICollectionViewLayout {
  /// The index path of the item that is read out after a change. The default value is `nil`.
  var announcedIndexPath: IndexPath? { get }

  /// A Boolean value that indicates whether the announced item can be adjusted: incrementing it shows the
  /// next item, and decrementing it shows the previous one. The default value is `false`.
  var isAdjustable: Bool { get }

  /// Returns the number of items by which a page moves in a direction, or `nil` if the collection view
  /// scrolls by itself. The default is `nil`.
  func pageStep(for direction: UIAccessibilityScrollDirection) -> Int?

  /// Moves to another item without an animation. That item becomes the announced one.
  ///
  /// - Parameter step: The number of items to move forward, or backward if it's negative.
  /// - Returns: `true` if another item is announced. The default is `false`.
  func adjust(by step: Int) -> Bool

  /// Returns `false` if a visible item is covered or turned away, so that it isn't an accessibility element.
  /// The default is `true`.
  func isAccessibleItem(at indexPath: IndexPath) -> Bool

  /// Returns the actions of an item. The default is no actions.
  func actions(forItemAt indexPath: IndexPath) -> [LayoutAction]

  /// Performs an action of an item.
  ///
  /// - Returns: `true` if the action succeeded. The default is `false`.
  func perform(_ action: LayoutAction, forItemAt indexPath: IndexPath) -> Bool
}

/// An action that replaces a layout's gesture.
///
/// ``AccessibleCollectionView/title(of:)`` returns its title.
public nonisolated enum LayoutAction: Hashable, Sendable {
  /// Dismisses the top card in a direction on screen.
  case dismiss(CardStackLayout.Direction)
  /// Brings back the last dismissed card.
  case undo
  /// Opens a stack of photos.
  case open
  /// Closes an open stack of photos.
  case close
  /// Turns a circle by one item, in a direction on screen.
  case turn(CircularOrder)
}

extension AccessibleLayout {
  public var announcedIndexPath: IndexPath? { nil }
  public var isAdjustable: Bool { false }
  public func pageStep(for direction: UIAccessibilityScrollDirection) -> Int? { nil }
  public func adjust(by step: Int) -> Bool { false }
  public func isAccessibleItem(at indexPath: IndexPath) -> Bool { true }
  public func actions(forItemAt indexPath: IndexPath) -> [LayoutAction] { [] }
  public func perform(_ action: LayoutAction, forItemAt indexPath: IndexPath) -> Bool { false }
}

extension UICollectionViewLayout {
  /// Returns 1 if a scroll by a page leads forward along an axis, -1 if it leads backward, and `nil` if it
  /// leads across the axis. Contents that move to the left bring the next page, as with a finger.
  func pageDirection(of direction: UIAccessibilityScrollDirection, along axis: Axis) -> Int? {
    switch (direction, axis) {
    case (.next, _), (.up, .vertical): 1
    case (.previous, _), (.down, .vertical): -1
    case (.left, .horizontal): isMirrored ? -1 : 1
    case (.right, .horizontal): isMirrored ? 1 : -1
    default: nil
    }
  }
}

extension SectionMap {
  /// Returns the item a number of steps after another one, or `nil` if it's the same item.
  ///
  /// - Parameter wraps: `true` if the first item follows the last one. Otherwise, steps end at the first and
  ///   the last item.
  func item(_ step: Int, after item: Int, wraps: Bool) -> Int? {
    guard count > 0 else { return nil }
    let found = wraps ? ((item + step) % count + count) % count : min(count - 1, max(0, item + step))
    return found == item ? nil : found
  }
}
