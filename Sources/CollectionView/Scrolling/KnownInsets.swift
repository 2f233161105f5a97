#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// The insets of a scroll view that it has last reported.
struct KnownInsets {
  var adjusted = UIEdgeInsets.zero
  private var safeArea = UIEdgeInsets.zero

  init() {}

  /// Answers whether the safe area is another one than before.
  mutating func takeSafeArea(_ new: UIEdgeInsets) -> Bool {
    defer { safeArea = new }
    return new != safeArea
  }
}
#endif
