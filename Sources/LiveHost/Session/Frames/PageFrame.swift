import CollectionView
import Rendering

/// A page's frame. Each turn makes some of the views. When all exist, their contents are listed, and large
/// lists are encoded off the main actor. Meanwhile, the page's clock and messages wait.
@MainActor
struct PageFrame {
  /// The time for making and listing views before other pages have their turns, in seconds.
  static let share = 0.5 * FramePace.frame
  /// The maximum number of nodes that are compared and encoded on the main actor, which takes some
  /// milliseconds.
  static let nodesAtOnce = 2000

  let layout: LayoutTurn
  private var builder = DisplayListBuilder()
  private(set) var listSeconds = 0.0
  var isBeingWritten = false

  private let now: () -> Double

  init(now: @escaping () -> Double) {
    self.now = now
    layout = LayoutTurn(now: now)
  }

  var isUnfinished: Bool { layout.isUnfinished || isListing || isBeingWritten }

  var isListing: Bool { builder.isListing }

  func makeViews(in window: UIWindow?) {
    layout.goOn()
    window?.layoutIfNeeded()
  }

  mutating func beginList(of window: UIWindow, expecting count: Int) {
    var memory = DisplayList()
    memory.nodes.reserveCapacity(count)
    builder.begin(window.layer, in: &memory)
    listSeconds = 0
  }

  /// Continues the list. Returns `nil` until the list is complete.
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

struct SeenWindow: Sendable {
  var list = DisplayList()
  var roles = ElementRoles()
}

@MainActor
extension SeenWindow {
  mutating func receive(
    from builder: inout DisplayListBuilder, of window: UIWindow, after earlier: ElementRoles
  ) {
    list = builder.endList()
    roles.update(to: builder.voicedViews, of: window, in: list, after: earlier)
    builder.forget()
  }
}

/// Detects whether a page may have anything new to show, before any contents are computed. Changes of layers
/// and accessibility exposure are counted. Accessibility texts and settings may have changed whenever the
/// page's code has run.
struct PageChanges {
  private var codeHasRun = true
  private var changes = 0
  private(set) var checks = 0

  mutating func codeRuns() { codeHasRun = true }

  /// - Parameter changes: The number of changes so far, including those of layers without a page.
  func mayExist(after changes: Int) -> Bool { codeHasRun || changes != self.changes }

  mutating func wereChecked(after changes: Int) {
    (codeHasRun, self.changes) = (false, changes)
    checks += 1
  }
}
