#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Holds the recognisers' actions back until every recogniser has had its part of an event, as UIKit does: an action then
/// finds all of them up to date.
enum GestureUpdates {
  private static var depth = 0
  private static var changed: [UIGestureRecognizer] = []

  static func batch(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    guard depth == 0 else { return }
    // Actions may change other recognisers, which then are told in turn.
    while !changed.isEmpty {
      let round = changed
      changed = []
      depth += 1
      for recogniser in round { recogniser.sendActions() }
      for recogniser in round { recogniser.resetIfOver() }
      // What a gesture held back may now reach its view.
      for recogniser in round { recogniser.view?.window?.touches.deliverWhatWaited() }
      depth -= 1
    }
  }

  static func changed(_ recogniser: UIGestureRecognizer) {
    if !changed.contains(where: { $0 === recogniser }) { changed.append(recogniser) }
  }
}
#endif
