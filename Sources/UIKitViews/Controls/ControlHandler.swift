struct ControlHandler {
  enum Call {
    /// The target isn't retained. Without one, the first responder with the method is called.
    case method(Weak<AnyObject>?, Selector)
    case action(UIAction)
  }

  let call: Call
  var events: UIControl.Event

  var isGone: Bool {
    if case .method(let target?, _) = call { target.object == nil } else { false }
  }

  var action: UIAction? { if case .action(let action) = call { action } else { nil } }

  func isFor(_ target: AnyObject?, _ selector: Selector) -> Bool {
    guard case .method(let own, selector) = call else { return false }
    return own?.object === target && (own == nil) == (target == nil)
  }

  func matches(_ target: AnyObject?, _ selector: Selector?) -> Bool {
    guard case .method(let own, let ownSelector) = call else { return false }
    return (target == nil || own?.object === target) && (selector == nil || selector == ownSelector)
  }
}
