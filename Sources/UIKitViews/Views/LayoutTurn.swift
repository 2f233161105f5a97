/// Lets a host cut work with many views, and go on with it when others have had their turns.
///
/// In a layout pass, a view that has more to make and to measure than there is time for makes a part of it and waits. ``goOn()`` marks it again. Until nothing waits, what is
/// in the window is not all that the layout has there: the host shows it afterwards.
package final class LayoutTurn {
  /// The turn that layout has. Nil, the default: as long as it takes.
  package static var current: LayoutTurn?

  /// An update or a change of layout with more views than this, before or after it, is shown without an animation: telling each where it
  /// goes would keep other pages waiting.
  package static let mostMovingViews = 600
  /// The same where more views than this have to be made. So many at least say their size in an animation, however long it takes.
  package static let mostNewViews = 40

  private let now: () -> Double
  private var end = 0.0
  private var hasMadeViews = false
  private var measuredViews = 0
  private var waiting: [ViewReference] = []

  /// - Parameter now: Seconds on a monotonic clock.
  package init(now: @escaping () -> Double) { self.now = now }

  /// Begins a turn.
  package func begin(for seconds: Double) {
    (end, hasMadeViews, measuredViews) = (now() + seconds, false, 0)
  }

  /// Whether its time is over.
  package var isOver: Bool { now() >= end }

  /// Whether another view is to be made. One is in any turn.
  package var allowsView: Bool { !hasMadeViews || !isOver }

  package func didMakeView() { hasMadeViews = true }

  /// Whether another view is to say its size. So many do in any turn.
  package func allowsMeasurement(atLeast least: Int) -> Bool { measuredViews < least || !isOver }

  package func didMeasureView() { measuredViews += 1 }

  /// Notes a view that has more to make.
  package func wait(_ view: UIView) { waiting.append(view.reference) }

  /// Whether views have more to make.
  package var isUnfinished: Bool { waiting.contains { $0.view != nil } }

  /// Marks the views that have more to make.
  package func goOn() {
    let views = waiting.compactMap(\.view)
    waiting = []
    for view in views { view.setNeedsLayout() }
  }
}
