#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// What holds for the layout while an update is shown.
struct RunningUpdate {
  /// From the invalidation by a batch until the layout has named the offset after it.
  var isInvalidating = false
  /// Where views come from and go to by default, while the layout is asked for that in a batch.
  var defaults: UpdateDefaults?
}
#endif
