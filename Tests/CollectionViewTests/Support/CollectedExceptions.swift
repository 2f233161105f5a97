import CollectionView

/// The reasons of the exceptions that `body` raises.
func exceptions(in body: () -> Void) -> [String] {
  var reasons: [String] = []
  let handler = UIKitException.handler
  UIKitException.handler = { reasons.append($0.reason) }
  defer { UIKitException.handler = handler }
  body()
  return reasons
}

/// What `body` makes UIKit log.
func warnings(in body: () -> Void) -> [String] {
  var messages: [String] = []
  let handler = UIKitException.warningHandler
  UIKitException.warningHandler = { messages.append($0) }
  defer { UIKitException.warningHandler = handler }
  body()
  return messages
}
