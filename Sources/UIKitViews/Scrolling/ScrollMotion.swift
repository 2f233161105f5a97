enum ScrollMotion {
  case resting
  case dragging(ScrollDrag)
  /// The contents decelerate after the delegate call.
  case released
  case decelerating(ScrollGlide)
  case animating(ScrollAnimation)
}
