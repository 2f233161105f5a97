/// The motion of a scroll view's contents.
enum ScrollMotion {
  case resting
  case dragging(ScrollDrag)
  /// A finger has released the contents. They decelerate after the delegate call, unless the delegate moves
  /// them.
  case released
  case decelerating(ScrollGlide)
  case animating(ScrollAnimation)
}
