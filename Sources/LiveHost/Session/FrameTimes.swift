import CollectionView

/// What collection views have taken of a frame's time.
@MainActor
struct FrameTimes {
  /// Seconds in layouts, and in which views of elements were made, in all.
  private var layout = 0.0
  private var views = 0.0

  /// Writes what a frame took since the frame before, in milliseconds: in layouts, to make views, for the display
  /// list, and for the changes on the wire.
  mutating func write(of window: UIWindow, list: Double, wire: Double, to writer: inout MessageWriter) {
    var now = FrameTimes()
    window.forEachDescendant { view in
      guard let activity = (view as? UICollectionView)?.layoutActivity else { return }
      now.layout += activity.layoutSeconds
      now.views += activity.viewSeconds
    }
    // With other views, the sums begin anew.
    for seconds in [max(0, now.layout - layout), max(0, now.views - views), list, wire] {
      writer.single(seconds * 1000)
    }
    self = now
  }
}
