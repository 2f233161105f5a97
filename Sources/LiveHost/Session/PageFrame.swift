import CollectionView
import Rendering

/// A page's frame, which may take several turns.
///
/// Each turn makes some of the views. When all exist, their contents are listed, and large lists are encoded
/// off the main actor. The page only receives complete frames. Until then, its clock and its messages wait.
@MainActor
struct PageFrame {
  /// The time for making and listing views before other pages have their turns, in seconds.
  static let share = 0.5 * FramePace.frame
  /// The largest number of nodes compared and encoded on the main actor, which takes some milliseconds.
  static let nodesAtOnce = 2000

  /// The views to make in a turn.
  let layout: LayoutTurn
  /// The builder of the display list.
  private var builder = DisplayListBuilder()
  /// The time spent on the list, in seconds.
  private(set) var listSeconds = 0.0
  /// `true` if the frame is being encoded.
  var isBeingWritten = false

  private let now: () -> Double

  init(now: @escaping () -> Double) {
    self.now = now
    layout = LayoutTurn(now: now)
  }

  var isUnfinished: Bool { layout.isUnfinished || isListing || isBeingWritten }

  var isListing: Bool { builder.isListing }

  /// Makes some of the missing views.
  func makeViews(in window: UIWindow?) {
    layout.goOn()
    window?.layoutIfNeeded()
  }

  /// Begins to list the window's contents.
  ///
  /// - Parameter count: The expected number of nodes.
  mutating func beginList(of window: UIWindow, expecting count: Int) {
    var memory = DisplayList()
    memory.nodes.reserveCapacity(count)
    builder.begin(window.layer, in: &memory)
    listSeconds = 0
  }

  /// Continues the list, and returns the window's contents when it's complete.
  ///
  /// - Parameter earlier: The roles of the previous frame.
  mutating func list(of window: UIWindow, after earlier: ElementRoles) -> SeenWindow? {
    let start = now()
    // A short list is always completed, even if other work used up the turn.
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

  mutating func dropList() { builder.forget() }
}
