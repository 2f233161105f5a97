import Foundation

enum GestureAction {
  case closure((UIGestureRecognizer) -> Void)
  /// The target isn't retained.
  case method(Weak<AnyObject>, Selector)

  func callAsFunction(_ recogniser: UIGestureRecognizer) {
    switch self {
    case .closure(let closure): closure(recogniser)
    case .method(let target, let selector):
      if let target = target.object { selector.send(recogniser, to: target) }
    }
  }

  func isFor(_ target: Any?, _ action: Selector?) -> Bool {
    guard case .method(let own, let selector) = self else { return false }
    return (target == nil || own.object === target.map { $0 as AnyObject })
      && (action == nil || selector == action)
  }
}

/// Gives every recognizer an `addAction` method typed to its own class. In a class that can be subclassed,
/// `Self` can't be a parameter type.
@preconcurrency @MainActor package protocol GestureActing: UIGestureRecognizer {}

extension UIGestureRecognizer: GestureActing {}

extension GestureActing {
  /// Calls the closure whenever UIKit's recognizer calls its targets. The recognizer retains the closure,
  /// which shouldn't retain the recognizer.
  package func addAction(_ action: @escaping (Self) -> Void) {
    actions.append(
      .closure { recogniser in
        if let recogniser = recogniser as? Self { action(recogniser) }
      })
  }
}

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
