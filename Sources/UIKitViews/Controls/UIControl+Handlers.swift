import Foundation

extension UIControl {
  func add(_ target: AnyObject?, _ selector: Selector, _ events: Event) {
    handlers.removeAll(where: \.isGone)
    if let known = handlers.firstIndex(where: { $0.isFor(target, selector) }) {
      handlers[known].events.formUnion(events)
    } else {
      handlers.append(ControlHandler(call: .method(target.map { Weak($0) }, selector), events: events))
    }
  }

  func add(_ action: UIAction, _ events: Event) {
    removeHandlers(for: events) { $0.action !== action && $0.action?.identifier == action.identifier }
    if let known = handlers.firstIndex(where: { $0.action === action }) {
      return handlers[known].events.formUnion(events)
    }
    handlers.append(ControlHandler(call: .action(action), events: events))
  }

  func removeHandlers(for events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty || $0.isGone }
  }

  var knownTargets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for handler in handlers {
      guard case .method(let target, _) = handler.call else { continue }
      if let object = target.map(\.object) {
        if let object {
          targets.insert((object as? NSObject).map { $0 } ?? ObjectIdentifier(object) as AnyHashable)
        }
      } else {
        targets.insert(NSNull())
      }
    }
    return targets
  }

  func names(of target: AnyObject?, _ event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard !handler.events.isDisjoint(with: event), case .method(let own, let selector) = handler.call,
        own?.object === target
      else { return nil }
      return selector.description
    }
    return names.isEmpty ? nil : names
  }

  func visitHandlers(_ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers where !handler.isGone && !stop {
      switch handler.call {
      case .action(let action): iterator(action, nil, handler.events, &stop)
      case .method(let target, let selector): iterator(nil, (target?.object, selector), handler.events, &stop)
      }
    }
  }

  func call(_ events: Event, _ event: UIEvent?) {
    // Handlers may add and remove other handlers. The changes apply from the next event.
    for handler in handlers where !handler.events.isDisjoint(with: events) && !handler.isGone {
      switch handler.call {
      case .action(let action): sendAction(action)
      case .method(let target, let selector): sendAction(selector, to: target?.object, for: event)
      }
    }
  }

  func deliver(_ selector: Selector, to target: Any?, _ event: UIEvent?) {
    if let target {
      selector.send(self, event, to: target)
      return
    }
    var responder: UIResponder? = self
    while let current = responder {
      if selector.isMethod(of: current) {
        selector.send(self, event, to: current)
        return
      }
      responder = current.next
    }
  }
}

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
