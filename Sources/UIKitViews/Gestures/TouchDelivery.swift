/// What a view has been told of a touch. Recognisers and scroll views may delay the touch, or cancel it.
struct TouchDelivery {
  enum Progress {
    /// The view has not been told of the touch.
    case withheld
    /// The view has been told that the touch began.
    case begun
    /// The view has been told of the end, or will never be told.
    case over
  }

  var progress = Progress.withheld
  /// Runs while a scroll view waits to see whether the finger scrolls.
  var contentDelay: FrameTimer?
}
