/// The delivery of a touch to its view. Recognizers and scroll views can delay or cancel the touch.
struct TouchDelivery {
  enum Progress {
    /// The view hasn't been notified of the touch.
    case withheld
    /// The view has been notified of the touch's beginning.
    case begun
    /// The view has been notified of the touch's end, or will never be notified.
    case over
  }

  var progress = Progress.withheld
  /// A timer that runs while a scroll view waits to see if the finger scrolls.
  var contentDelay: FrameTimer?
}
