import CollectionView

/// A part of a frame's time, in the order of the message.
enum FramePart: Int, CaseIterable {
  /// The times of layouts' `prepare()` and of layout queries.
  case prepare, answers
  case views
  case rest
  case list, wire
}

@MainActor
struct FrameTimes {
  private struct Sums {
    var preparation = 0.0
    var answers = 0.0
    var views = 0.0
    var preparations = 0
    var questions = 0

    var seconds: Double { preparation + answers + views }

    /// Returns the increase, at least 0. After the views have been replaced, the sums may be smaller than
    /// before.
    func since(_ earlier: Sums) -> Sums {
      Sums(
        preparation: max(0, preparation - earlier.preparation), answers: max(0, answers - earlier.answers),
        views: max(0, views - earlier.views), preparations: max(0, preparations - earlier.preparations),
        questions: max(0, questions - earlier.questions))
    }
  }

  private var sums = Sums()

  /// - Parameter frame: The time of the clock's frame, in seconds. The part `rest` is this time without
  ///   layouts and views.
  mutating func write(
    of window: UIWindow, frame: Double, list: Double, wire: Double, to writer: inout MessageWriter
  ) {
    var now = Sums()
    window.forEachDescendant { view in
      guard let activity = (view as? UICollectionView)?.layoutActivity else { return }
      now.preparation += activity.preparationSeconds
      now.answers += activity.questionSeconds
      now.views += activity.viewSeconds
      now.preparations += activity.preparations
      now.questions += activity.questions + activity.singleQuestions
    }
    let added = now.since(sums)
    sums = now
    for part in FramePart.allCases {
      let seconds =
        switch part {
        case .prepare: added.preparation
        case .answers: added.answers
        case .views: added.views
        case .rest: max(0, frame - added.seconds)
        case .list: list
        case .wire: wire
        }
      writer.single(seconds * 1000)
    }
    writer.number(added.preparations)
    writer.number(added.questions)
  }
}

/// The numbers of items and cells in all collection views of a window. The page shows them next to a scene.
struct CellCounts: Equatable {
  private var items = 0
  private var visibleCells = 0
  private var madeCells = 0

  @MainActor init(of window: UIWindow) {
    window.forEachDescendant { view in
      guard let collectionView = view as? UICollectionView else { return }
      items += collectionView.itemCount
      visibleCells += collectionView.visibleCells.count
      madeCells += collectionView.madeCellCount
    }
  }

  func write(layoutTime: Double, to writer: inout MessageWriter) {
    writer.number(items)
    writer.number(visibleCells)
    writer.number(madeCells)
    writer.single(layoutTime)
  }
}
