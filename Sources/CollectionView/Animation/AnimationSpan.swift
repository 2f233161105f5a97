#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The part of an animation's course in which one change happens.
nonisolated enum AnimationSpan {
  case whole
  /// From a fraction of the duration to the end, in that time by the whole timing.
  case rest(from: Double)
  /// Evenly, while the animation's progress goes from one value to the other.
  case keyframe(start: Double, end: Double)
}
#endif
