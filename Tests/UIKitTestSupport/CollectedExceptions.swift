import UIKitViews

/// Returns the reasons of the exceptions raised by `body`.
@MainActor package func exceptions(in body: () -> Void) -> [String] { raised(in: body).map(\.reason) }

/// Returns the exceptions raised by `body`, as "name: reason".
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

/// Returns UIKit's log messages during `body`.
@MainActor package func warnings(in body: () -> Void) -> [String] {
  var messages: [String] = []
  let handler = UIKitException.warningHandler
  UIKitException.warningHandler = { message in
    // All tests share the clock, which also warns about released windows of other tests.
    if !message.hasPrefix("The window of <UIView:") { messages.append(message) }
  }
  defer { UIKitException.warningHandler = handler }
  body()
  return messages
}
