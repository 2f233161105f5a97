import CollectionView

/// What a frame took, and what layouts were asked in it.
@MainActor
struct FrameTimes {
  /// Of all collection views, since they were made.
  private var layout = 0.0
  private var views = 0.0
  private var preparations = 0
  private var questions = 0

  /// Writes what has been added since the frame before: milliseconds in layouts, to make views, in the rest of the clock's frame, for the
  /// display list, and for the changes on the wire; then calls of `prepare()`, and questions.
  ///
  /// - Parameter frame: Seconds of the clock's frame. What is in it of layouts and views is not in its rest.
  mutating func write(
    of window: UIWindow, frame: Double, list: Double, wire: Double, to writer: inout MessageWriter
  ) {
    var now = FrameTimes()
    window.forEachDescendant { view in
      guard let activity = (view as? UICollectionView)?.layoutActivity else { return }
      now.layout += activity.layoutSeconds
      now.views += activity.viewSeconds
      now.preparations += activity.preparations
      now.questions += activity.questions + activity.singleQuestions
    }
    // With other views, the sums begin anew.
    let (layout, views) = (max(0, now.layout - layout), max(0, now.views - views))
    for seconds in [layout, views, max(0, frame - layout - views), list, wire] {
      writer.single(seconds * 1000)
    }
    writer.number(max(0, now.preparations - preparations))
    writer.number(max(0, now.questions - questions))
    self = now
  }
}
