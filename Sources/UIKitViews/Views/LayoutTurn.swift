/// Lets a host split up work with many views and continue it after other pages' turns.
///
/// If a layout pass has more views to create and measure than fit in a turn, a view does a part of the work
/// and waits. ``goOn()`` marks it for layout again. While views wait, the window is missing parts of the
/// layout, and the host shows it only afterwards.
package final class LayoutTurn {
  /// The current layout turn. With `nil`, the default, layout takes as long as it needs.
  package static var current: LayoutTurn?

  /// The maximum number of views in an animated update or layout change, before or after it.
  ///
  /// Larger changes are shown without an animation, because animating each view would delay other pages.
  package static let mostMovingViews = 600
  /// The maximum number of new views in an animated update or layout change.
  ///
  /// During an animation, at least this many views are measured in a turn, however long it takes.
  package static let mostNewViews = 40

  private let now: () -> Double
  private var end = 0.0
  private var hasMadeViews = false
  private var measuredViews = 0
  private var waiting: [ViewReference] = []

  /// Creates a turn.
  ///
  /// - Parameter now: Returns the seconds on a monotonic clock.
  package init(now: @escaping () -> Double) { self.now = now }

  /// Begins a turn with a time limit.
  package func begin(for seconds: Double) {
    (end, hasMadeViews, measuredViews) = (now() + seconds, false, 0)
  }

  /// `true` if the turn's time is over.
  package var isOver: Bool { now() >= end }

  /// `true` if the turn has time to create another view. Every turn allows one.
  package var allowsView: Bool { !hasMadeViews || !isOver }

  package func didMakeView() { hasMadeViews = true }

  /// Returns `true` if the turn has time to measure another view. Every turn allows `least` views.
  package func allowsMeasurement(atLeast least: Int) -> Bool { measuredViews < least || !isOver }

  package func didMeasureView() { measuredViews += 1 }

  /// Records a view with remaining work.
  package func wait(_ view: UIView) { waiting.append(view.reference) }

  /// `true` if views have remaining work.
  package var isUnfinished: Bool { waiting.contains { $0.view != nil } }

  /// Marks the views with remaining work for layout.
  package func goOn() {
    let views = waiting.compactMap(\.view)
    waiting = []
    for view in views { view.setNeedsLayout() }
  }
}
