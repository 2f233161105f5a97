import Foundation

/// The namespace of notifications for assistive technology, and of the user's settings.
public nonisolated struct UIAccessibility {
  /// A notification for assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: UInt32
    /// Creates a notification from UIKit's number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A change of the entire screen. Has no effect.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A change of a part of the screen. Has no effect.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text to read out: the argument, a string.
    public static let announcement = Notification(rawValue: 1008)
    /// The end of a scroll by a page. The argument is a string that describes the new contents.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  private init() {}

  /// Posts a notification. Live pages read out the strings of announcements and of scrolls by a page.
  @MainActor public static func post(notification: Notification, argument: Any?) {
    announcer?(notification, argument)
  }

  /// `true` if the user prefers reduced motion. The default value is `false`. On a live page, it is the
  /// setting of the browser or of the page's device.
  @MainActor public static var isReduceMotionEnabled: Bool { reducesMotion }

  /// Posted after ``isReduceMotionEnabled`` has changed.
  public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")

  /// The preference of the page whose code runs.
  @MainActor package static var reducesMotion = false
  /// Receives the notifications of the page whose code runs.
  @MainActor package static var announcer: ((Notification, Any?) -> Void)?
}

/// The direction of a page scroll requested by assistive technology.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The contents move to the right.
  case right = 1
  /// The contents move to the left.
  case left
  /// The contents move up.
  case up
  /// The contents move down.
  case down
  /// To the next page.
  case next
  /// To the previous page.
  case previous
}

/// A view's accessibility properties that few views have.
struct AccessibilityAdditions {
  var elements: [Any]?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
}
