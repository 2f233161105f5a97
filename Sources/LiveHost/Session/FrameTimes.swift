import CollectionView

/// The times of a frame's parts, and what layouts were asked in it.
@MainActor
struct FrameTimes {
  /// Seconds in `prepare()`, in answers to questions, and to make views: of all collection views, since they were made.
  private var parts = [0.0, 0, 0]
  private var preparations = 0
  private var questions = 0

  /// Writes what has been added since the frame before: milliseconds in `prepare()`, in layouts' answers, to make views, in the rest of
  /// the clock's frame, for the display list, and for the changes on the wire; then calls of `prepare()`, and questions.
  ///
  /// - Parameter frame: Seconds of the clock's frame. What is in it of layouts and views is not in its rest.
  mutating func write(
    of window: UIWindow, frame: Double, list: Double, wire: Double, to writer: inout MessageWriter
  ) {
    var now = FrameTimes()
    window.forEachDescendant { view in
      guard let activity = (view as? UICollectionView)?.layoutActivity else { return }
      now.parts[0] += activity.preparationSeconds
      now.parts[1] += activity.questionSeconds
      now.parts[2] += activity.viewSeconds
      now.preparations += activity.preparations
      now.questions += activity.questions + activity.singleQuestions
    }
    // With other views, the sums begin anew.
    let parts = zip(now.parts, parts).map { max(0, $0 - $1) }
    for seconds in parts + [max(0, frame - parts.reduce(0, +)), list, wire] { writer.single(seconds * 1000) }
    writer.number(max(0, now.preparations - preparations))
    writer.number(max(0, now.questions - questions))
    self = now
  }
}
