/// A call that a control makes, and its events.
struct ControlHandler {
  enum Call {
    /// A method of a target, which isn't retained. Without a target, the first responder with the method is
    /// called.
    case method(Weak<AnyObject>?, Selector)
    case action(UIAction)
  }

  let call: Call
  var events: UIControl.Event

  /// `true` if the target was deallocated, so the handler never calls anything.
  var isGone: Bool {
    if case .method(let target?, _) = call { target.object == nil } else { false }
  }

  var action: UIAction? { if case .action(let action) = call { action } else { nil } }

  /// Returns `true` if the handler has exactly this target and this method.
  func isFor(_ target: AnyObject?, _ selector: Selector) -> Bool {
    guard case .method(let own, selector) = call else { return false }
    return own?.object === target && (own == nil) == (target == nil)
  }

  /// Returns `true` if the handler has this target and this method. `nil` matches any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard case .method(let own, let ownSelector) = call else { return false }
    return (target == nil || own?.object === target) && (selector == nil || selector == ownSelector)
  }
}
