import CollectionView

/// The touches of a gesture: of one finger or several, from the first that comes down to the last that lifts.
struct GestureRecording: Equatable {
  /// Touches at one moment.
  struct Event: Equatable {
    /// Seconds since the event before.
    var delay: Double
    var samples: [Sample]
  }

  /// A change of one finger.
  struct Sample: Equatable {
    var finger: Int
    var phase: UITouch.Phase
    var location: CGPoint
  }

  /// The main scroll view's offset before the gesture.
  var offset: CGPoint
  var events: [Event] = []
}

/// Stores the last gesture of a page.
@MainActor
struct GestureRecorder {
  /// Enough for a minute. Of a longer gesture nothing is stored.
  private static let limit = 4096

  /// The last gesture that has ended.
  private(set) var last: GestureRecording?
  private var current: GestureRecording?
  private var fingers: Set<Int> = []
  private var lastTime = 0.0

  mutating func add(_ samples: [UIWindow.TouchSample], at time: Double, in scrollView: UIScrollView?) {
    if fingers.isEmpty {
      // A finger that catches a moving scroll view begins where it catches it.
      current = GestureRecording(offset: scrollView?.contentOffset ?? .zero)
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
      // Whole microseconds: a test is to be read.
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
