/// The part of an animation in which one change happens.
nonisolated enum AnimationSpan {
  case whole
  /// From a fraction of the duration to its end, with the whole timing compressed into that time.
  case rest(from: Double)
  /// Linear, while the animation's progress goes from `start` to `end`.
  case keyframe(start: Double, end: Double)
}
