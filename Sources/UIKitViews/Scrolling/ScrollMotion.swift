enum ScrollMotion {
  case resting
  case dragging(ScrollDrag)
  /// The finger has lifted. The contents decelerate after the delegate call.
  case released
  case decelerating(ScrollGlide)
  case animating(ScrollAnimation)
}
