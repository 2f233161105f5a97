import Foundation

/// What a view is, for whoever does not see it: a combination.
public nonisolated struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt64
  /// UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// Is pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// Leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Plays a sound of its own when it is pressed. Stored.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard. Stored.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Sums up the screen. Stored.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes its value often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// Is a field for searching. Stored.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Starts something with sound. Stored.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// Has a value that can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// Handles touches by itself. Stored.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// Turns a page when it has been read. Stored.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// Is a bar of tabs. Stored.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// Heads what follows.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Is switched on and off. UIKit has the trait from iOS 17 on.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
