import Foundation

/// The fingers on a page: those of the page, of a trackpad's pinch, and of a rotation or scaling with the
/// keyboard. This is a class, because touched views can re-enter it.
@MainActor
final class PageHands {
  var pinch: PinchFingers?
  var keyGesture: KeyGesture?
  private var fingersDown: Set<Int> = []
  private var clock = PageClock()

  /// `true` if a finger of the page or of a pinch is down. Those of the keyboard don't count.
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

  /// Forgets all fingers without reporting their end. Called when the touched views are gone or can't be
  /// touched.
  func letGo() { (keyGesture, pinch, fingersDown) = (nil, nil, []) }
}
