/// Splits up a layout with many views, and continues the layout after other pages' turns.
///
/// A view does a part of its work and then waits until ``goOn()`` marks it again. The host shows the window
/// only after all work is done.
package final class LayoutTurn {
  /// The current turn. With `nil`, the default, layout takes as long as it needs.
  package static var current: LayoutTurn?

  /// The maximum number of views before or after an animated change. Larger changes don't animate, because
  /// they would delay other pages.
  package static let mostMovingViews = 600
  /// The maximum number of new views in an animated change. During an animation, a turn measures at least
  /// this many views.
  package static let mostNewViews = 40

  private let now: () -> Double
  private var end = 0.0
  private var hasMadeViews = false
  private var measuredViews = 0
  private var waiting: [ViewReference] = []

  /// Creates a turn. `now` returns the seconds on a monotonic clock.
  package init(now: @escaping () -> Double) { self.now = now }

  package func begin(for seconds: Double) {
    (end, hasMadeViews, measuredViews) = (now() + seconds, false, 0)
  }

  package var isOver: Bool { now() >= end }

  /// `true` if another view may be made. Every turn allows at least one.
  package var allowsView: Bool { !hasMadeViews || !isOver }

  package func didMakeView() { hasMadeViews = true }

  /// Returns `true` if a turn allows another measurement. It allows at least `least` of them.
  package func allowsMeasurement(atLeast least: Int) -> Bool { measuredViews < least || !isOver }

  package func didMeasureView() { measuredViews += 1 }

  /// Records a view with remaining work.
  package func wait(_ view: UIView) { waiting.append(view.reference) }

  package var isUnfinished: Bool { waiting.contains { $0.view != nil } }

  package func goOn() {
    let views = waiting.compactMap(\.view)
    waiting = []
    for view in views { view.setNeedsLayout() }
  }
}
