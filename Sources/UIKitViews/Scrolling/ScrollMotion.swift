/// What moves a scroll view's contents.
enum ScrollMotion {
  case resting
  case dragging(ScrollDrag)
  /// A finger has let the contents go. They decelerate once the delegate has heard of that, unless it moves them otherwise.
  case released
  case decelerating(ScrollGlide)
  case animating(ScrollAnimation)
}
