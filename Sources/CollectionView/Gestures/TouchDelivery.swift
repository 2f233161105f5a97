#if !os(iOS) && !os(tvOS) && !os(visionOS)
/// What a view has had of a touch. Recognisers may make it wait, and take the touch away; so may scroll views.
struct TouchDelivery {
  enum Progress {
    /// The view has not heard of the touch.
    case withheld
    /// The view has had its beginning.
    case begun
    /// The view has heard of the end, or never will.
    case over
  }

  var progress = Progress.withheld
  /// Running while a scroll view waits whether the finger scrolls.
  var contentDelay: FrameTimer?
}
#endif
