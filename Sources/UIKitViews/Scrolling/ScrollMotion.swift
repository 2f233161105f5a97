/// What moves a scroll view's contents.
enum ScrollMotion {
  case resting
  case dragging(ScrollDrag)
  case decelerating(ScrollGlide)
  case animating(ScrollAnimation)
}
