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
