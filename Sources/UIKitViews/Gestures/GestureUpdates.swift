import Foundation

/// Defers actions until every recognizer has handled an event, as in UIKit.
enum GestureUpdates {
  private static var depth = 0
  private static var changed: [UIGestureRecognizer] = []

  static func batch(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    // Actions can change other recognizers.
    while !changed.isEmpty {
      let round = changed
      changed = []
      depth += 1
      for recogniser in round { recogniser.sendActions() }
      for recogniser in round { recogniser.resetIfOver() }
      // Deliver touches that the gesture delayed.
      for recogniser in round { recogniser.view?.window?.touches.deliverWhatWaited() }
      depth -= 1
    }
  }

  static func changed(_ recogniser: UIGestureRecognizer) {
    if !changed.contains(where: { $0 === recogniser }) { changed.append(recogniser) }
  }
}
