/// The state that a layout sees while an update is shown.
struct RunningUpdate {
  /// True from the invalidation by a batch until the layout has returned the offset after it.
  var isInvalidating = false
  /// The default starts and ends of views, while a batch asks the layout for its own.
  var defaults: UpdateDefaults?
}
