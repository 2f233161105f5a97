import CollectionView

/// The touches from the first finger down to the last finger up.
struct GestureRecording: Equatable {
  struct Event: Equatable {
    /// The seconds since the previous event.
    var delay: Double
    var samples: [Sample]
  }

  struct Sample: Equatable {
    var finger: Int
    var phase: UITouch.Phase
    var location: CGPoint
  }

  var offset: CGPoint
  /// The settings that had changed before the gesture.
  var settings: [ClientMessage.NamedValue] = []
  var events: [Event] = []
}

@MainActor
struct GestureRecorder {
  /// The maximum number of events, which is enough for a minute. Longer gestures aren't stored.
  private static let limit = 4096

  private(set) var last: GestureRecording?
  private var current: GestureRecording?
  private var fingers: Set<Int> = []
  private var lastTime = 0.0

  /// Records touches. `settings` is evaluated when the first finger comes down.
  mutating func add(
    _ samples: [UIWindow.TouchSample], at time: Double, in scrollView: UIScrollView?,
    settings: @autoclosure () -> [ClientMessage.NamedValue]
  ) {
    if fingers.isEmpty {
      // If a finger catches a moving scroll view, the recording begins at that offset.
      current = GestureRecording(offset: scrollView?.contentOffset ?? .zero, settings: settings())
      lastTime = time
    }
    for sample in samples {
      switch sample.phase {
      case .began: fingers.insert(sample.finger)
      case .ended, .cancelled: fingers.remove(sample.finger)
      default: break
      }
    }
    let event = GestureRecording.Event(
      // Whole microseconds keep the generated test readable.
      delay: (max(0, time - lastTime) * 1e6).rounded() / 1e6,
      samples: samples.map { .init(finger: $0.finger, phase: $0.phase, location: $0.location) })
    lastTime = time
    current?.events.append(event)
    if let count = current?.events.count, count > Self.limit { current = nil }
    guard fingers.isEmpty else { return }
    if let current { last = current }
    current = nil
  }
}

/// The parts of a scroll view's contents at rest that a test can check.
struct ShownContents: Equatable {
  struct Item: Equatable {
    var path: IndexPath
    var frame: CGRect
  }

  var offset: CGPoint
  /// The number of items in each section, or an empty array if there is no collection view.
  var counts: [Int] = []
  /// The visible items, sorted by index path.
  var items: [Item] = []
  var selected: [IndexPath] = []

  @MainActor
  init(of scrollView: UIScrollView) {
    offset = scrollView.contentOffset
    guard let view = scrollView as? UICollectionView else { return }
    counts = (0..<view.numberOfSections).map(view.numberOfItems)
    items = view.indexPathsForVisibleItems.sorted().compactMap { path in
      view.cellForItem(at: path).map { Item(path: path, frame: $0.frame) }
    }
    selected = (view.indexPathsForSelectedItems ?? []).sorted()
  }
}
