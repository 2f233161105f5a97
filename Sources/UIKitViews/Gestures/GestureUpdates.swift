import Foundation

/// As in UIKit, defers the recognisers' actions until every recogniser has handled an event. Actions then
/// find all of them up to date.
enum GestureUpdates {
  private static var depth = 0
  private static var changed: [UIGestureRecognizer] = []

  static func batch(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    // Actions may change other recognisers, whose actions are then called in turn.
    while !changed.isEmpty {
      let round = changed
      changed = []
      depth += 1
      for recogniser in round { recogniser.sendActions() }
      for recogniser in round { recogniser.resetIfOver() }
      // Touches that the gesture delayed may now reach their view.
      for recogniser in round { recogniser.view?.window?.touches.deliverWhatWaited() }
      depth -= 1
    }
  }

  static func changed(_ recogniser: UIGestureRecognizer) {
    if !changed.contains(where: { $0 === recogniser }) { changed.append(recogniser) }
  }
}
