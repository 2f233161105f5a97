import Foundation

/// The user's preferred text size.
///
/// There are twelve sizes. The last five are for people who need large text. `<` and the related operators
/// compare sizes.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the size.
  public let rawValue: String
  /// Creates a size from UIKit's name for it.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leaves the size to other trait collections.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// A size with body text of 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// A size with body text of 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A size with body text of 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// A size with body text of 17 points. This is the size for users who haven't changed it.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// A size with body text of 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// A size with body text of 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// A size with body text of 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// A size with body text of 28 points.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// A size with body text of 33 points.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// A size with body text of 40 points.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// A size with body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// A size with body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the text size of `UITraitCollection.current` changes.
  ///
  /// Live pages also post it for the text size of their windows.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key for the new size in the notification's user info.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// `true` for the five sizes for people who need large text.
  ///
  /// Layouts for these sizes stack contents that are otherwise side by side.
  public var isAccessibilityCategory: Bool { (rank ?? 0) >= Self.firstForAccessibility }

  static func post(_ category: UIContentSizeCategory, of object: Any?) {
    NotificationCenter.default.post(
      name: didChangeNotification, object: object, userInfo: [newValueUserInfoKey: category.rawValue])
  }
}

// MARK: Order

nonisolated extension UIContentSizeCategory {
  /// All sizes, in ascending order.
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  private static let firstForAccessibility = 7
  private static let ranks = Dictionary(uniqueKeysWithValues: ascending.enumerated().map { ($1, $0) })

  /// The index among the twelve sizes, or `nil` for any other value.
  var rank: Int? { Self.ranks[self] }

  /// Returns `true` if the left size is smaller. Comparing `unspecified` is an error, as in UIKit.
  public static func < (left: Self, right: Self) -> Bool { left.comparedRank < right.comparedRank }
  /// Returns `true` if the left size is not larger. Comparing `unspecified` is an error, as in UIKit.
  public static func <= (left: Self, right: Self) -> Bool { left.comparedRank <= right.comparedRank }
  /// Returns `true` if the left size is larger. Comparing `unspecified` is an error, as in UIKit.
  public static func > (left: Self, right: Self) -> Bool { left.comparedRank > right.comparedRank }
  /// Returns `true` if the left size is not smaller. Comparing `unspecified` is an error, as in UIKit.
  public static func >= (left: Self, right: Self) -> Bool { left.comparedRank >= right.comparedRank }

  private var comparedRank: Int {
    if let rank { return rank }
    UIKitException.raiseOnAnyThread(
      name: .invalidArgument, "The content size category \(rawValue) cannot be compared.")
    return -1
  }
}
