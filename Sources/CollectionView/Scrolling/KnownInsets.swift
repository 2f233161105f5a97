#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The insets that a scroll view has last reported.
struct KnownInsets {
  var adjusted = UIEdgeInsets.zero
  private var safeArea = UIEdgeInsets.zero

  init() {}

  /// Returns whether the safe area has changed.
  mutating func takeSafeArea(_ new: UIEdgeInsets) -> Bool {
    defer { safeArea = new }
    return new != safeArea
  }
}
#endif
