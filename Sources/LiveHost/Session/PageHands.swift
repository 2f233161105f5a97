import Foundation

/// The hands on a page: its fingers, a trackpad pinch's two fingers, and those of a rotation or scaling by
/// keys. A class, because touched views can re-enter it.
@MainActor
final class PageHands {
  var pinch: PinchFingers?
  var keyGesture: KeyGesture?
  private var fingersDown: Set<Int> = []
  private var clock = PageClock()

  /// Keys don't count.
  var areDown: Bool { !fingersDown.isEmpty || pinch != nil }

  func track(_ finger: ClientMessage.Finger) {
    switch finger.phase {
    case .began: fingersDown.insert(finger.number)
    case .moved: break
    case .ended, .cancelled: fingersDown.remove(finger.number)
    }
  }

  /// Returns the frame clock's time for input at the page's `time`, reported at `now`, all in seconds.
  func time(of time: TimeInterval, at now: TimeInterval) -> TimeInterval {
    if !areDown { clock.adjust(to: now, at: time) }
    return clock.time(of: time)
  }

  /// Called when the touched views are gone or can't be touched. The fingers' end isn't reported.
  func letGo() { (keyGesture, pinch, fingersDown) = (nil, nil, []) }
}
