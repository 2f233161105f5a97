import Foundation

/// The hands on a page: fingers, two of them that a trackpad reports as a pinch, and those with which a key turns and scales.
///
/// A class, because views that are touched may cause whatever asks for the hands.
@MainActor
final class PageHands {
  var pinch: PinchFingers?
  var keyGesture: KeyGesture?
  private var fingersDown: Set<Int> = []
  private var clock = PageClock()

  /// Whether there are any. Keys are none.
  var areDown: Bool { !fingersDown.isEmpty || pinch != nil }

  func track(_ finger: ClientMessage.Finger) {
    switch finger.phase {
    case .began: fingersDown.insert(finger.number)
    case .moved: break
    case .ended, .cancelled: fingersDown.remove(finger.number)
    }
  }

  /// The frame clock's time of input at the page's time `time`, in seconds, which is reported at `now`.
  func time(of time: TimeInterval, at now: TimeInterval) -> TimeInterval {
    if !areDown { clock.adjust(to: now, at: time) }
    return clock.time(of: time)
  }

  /// Called when the views that they touched have gone, or touch nothing any more: whether they lift, nobody may hear of.
  func letGo() { (keyGesture, pinch, fingersDown) = (nil, nil, []) }
}
