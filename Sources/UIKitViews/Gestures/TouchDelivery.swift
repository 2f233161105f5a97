struct TouchDelivery {
  enum Progress {
    /// The view hasn't been notified.
    case withheld
    /// The view has been notified of the beginning.
    case begun
    /// The view has been notified of the end, or never will be.
    case over
  }

  var progress = Progress.withheld
  var contentDelay: FrameTimer?
}
