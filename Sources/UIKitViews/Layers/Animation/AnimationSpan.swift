nonisolated enum AnimationSpan {
  case whole
  /// The part from a fraction of the duration to its end. The whole timing is compressed into it.
  case rest(from: Double)
  /// A linear change while the animation's progress goes from `start` to `end`.
  case keyframe(start: Double, end: Double)
}
