import UIKitViews

/// Logs a control's events, with simultaneous events on one line.
@MainActor package final class EventLog {
  package static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"),
  ]

  private static let companions: Set<String> = ["repeat", "enter", "exit"]

  package private(set) var events: [String] = []

  package init() {}

  package func follow(_ control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(
        UIAction { [weak self] _ in
          guard let self else { return }
          if Self.companions.contains(name), let last = events.popLast() {
            events.append(last + " " + name)
          } else {
            events.append(name)
          }
        }, for: event)
    }
  }
}
