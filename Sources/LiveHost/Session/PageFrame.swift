import CollectionView
import Rendering

/// A page's frame, which may take several turns: a part of its views is made in each of them, until all are there; then what they show is
/// listed; and much of that is written apart from the main actor. The page is sent what is complete. Until then, neither its clock nor its
/// messages go on.
@MainActor
struct PageFrame {
  /// How long a page makes and lists views before others have their turns, in seconds.
  static let share = 0.5 * FramePace.frame
  /// Of how many nodes a frame is compared and written on the main actor: that takes some milliseconds.
  static let nodesAtOnce = 2000

  /// The views that are made in a turn.
  let layout: LayoutTurn
  /// What they show, while it is listed.
  private var builder = DisplayListBuilder()
  /// How long that has taken, in seconds.
  private(set) var listSeconds = 0.0
  /// Whether the frame is being written.
  var isBeingWritten = false

  private let now: () -> Double

  init(now: @escaping () -> Double) {
    self.now = now
    layout = LayoutTurn(now: now)
  }

  var isUnfinished: Bool { layout.isUnfinished || isListing || isBeingWritten }

  /// Whether what the views show is being listed.
  var isListing: Bool { builder.isListing }

  /// Makes some of the views that are missing.
  func makeViews(in window: UIWindow?) {
    layout.goOn()
    window?.layoutIfNeeded()
  }

  /// Begins to list what is in the window.
  ///
  /// - Parameter count: How many nodes to expect.
  mutating func beginList(of window: UIWindow, expecting count: Int) {
    var memory = DisplayList()
    memory.nodes.reserveCapacity(count)
    builder.begin(window.layer, in: &memory)
    listSeconds = 0
  }

  /// Goes on with the list. Returns what there is to see when it is complete.
  ///
  /// - Parameter earlier: What is said of the frame before.
  mutating func list(of window: UIWindow, after earlier: ElementRoles) -> SeenWindow? {
    let start = now()
    // Of a page with few views, all are listed, whatever else took the turn.
    var nodes = 0
    let turn = LayoutTurn.current
    let isComplete = builder.walk {
      nodes += DisplayListBuilder.stride
      return nodes > Self.nodesAtOnce / 4 && turn?.isOver == true
    }
    listSeconds += now() - start
    guard isComplete else { return nil }
    var seen = SeenWindow()
    seen.receive(from: &builder, of: window, after: earlier)
    return seen
  }

  /// Drops the list that is being made.
  mutating func dropList() { builder.forget() }
}
