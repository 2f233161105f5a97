import UIKitViews

/// The reasons of the exceptions that `body` raises.
@MainActor package func exceptions(in body: () -> Void) -> [String] { raised(in: body).map(\.reason) }

/// The exceptions that `body` raises, as "name: reason".
@MainActor package func namedExceptions(in body: () -> Void) -> [String] {
  raised(in: body).map(\.description)
}

private func raised(in body: () -> Void) -> [UIKitException] {
  var raised: [UIKitException] = []
  let handler = UIKitException.handler
  UIKitException.handler = { raised.append($0) }
  defer { UIKitException.handler = handler }
  body()
  return raised
}

/// What `body` makes UIKit log.
@MainActor package func warnings(in body: () -> Void) -> [String] {
  var messages: [String] = []
  let handler = UIKitException.warningHandler
  UIKitException.warningHandler = { message in
    // The clock is everybody's: it looks at views of another test, too, whose window is gone.
    if !message.hasPrefix("The window of <UIView:") { messages.append(message) }
  }
  defer { UIKitException.warningHandler = handler }
  body()
  return messages
}
