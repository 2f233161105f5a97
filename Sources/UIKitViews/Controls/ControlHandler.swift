/// What a control calls, and for which events.
struct ControlHandler {
  enum Call {
    /// The target is not retained. Without one, the first responder that has the method is called.
    case method(Weak<AnyObject>?, Selector)
    case action(UIAction)
  }

  let call: Call
  var events: UIControl.Event

  /// Whether the target is gone, so that nothing will ever be called.
  var isGone: Bool {
    if case .method(let target?, _) = call { target.object == nil } else { false }
  }

  var action: UIAction? { if case .action(let action) = call { action } else { nil } }

  /// Whether the handler has exactly this target and this method.
  func isFor(_ target: AnyObject?, _ selector: Selector) -> Bool {
    guard case .method(let own, selector) = call else { return false }
    return own?.object === target && (own == nil) == (target == nil)
  }

  /// Whether the handler has this target and this method. Nil matches any.
  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard case .method(let own, let ownSelector) = call else { return false }
    return (target == nil || own?.object === target) && (selector == nil || selector == ownSelector)
  }
}
