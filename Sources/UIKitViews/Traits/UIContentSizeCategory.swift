import Foundation

/// The user's preferred text size. There are twelve sizes, which can be compared. The last five are for
/// people who need large text.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for the size.
  public let rawValue: String
  /// Creates a size from UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Leaves the size to other trait collections.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Body text of 14 points.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Body text of 15 points.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// Body text of 16 points.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// Body text of 17 points, the default.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// Body text of 19 points.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Body text of 21 points.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Body text of 23 points.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// Body text of 28 points.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// Body text of 33 points.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Body text of 40 points.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// Body text of 47 points.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// Body text of 53 points.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when the text size of `UITraitCollection.current` changes. Live pages also post it for their
  /// windows.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The user info key for the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// `true` for the five largest sizes, at which layouts stack their contents.
  public var isAccessibilityCategory: Bool { (rank ?? 0) >= Self.firstForAccessibility }

  static func post(_ category: UIContentSizeCategory, of object: Any?) {
    NotificationCenter.default.post(
      name: didChangeNotification, object: object, userInfo: [newValueUserInfoKey: category.rawValue])
  }
}

// MARK: Order

nonisolated extension UIContentSizeCategory {
  package static let ascending: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  private static let firstForAccessibility = 7
  private static let ranks = Dictionary(uniqueKeysWithValues: ascending.enumerated().map { ($1, $0) })

  var rank: Int? { Self.ranks[self] }

  /// `true` if the left size is smaller. Comparing `unspecified` is an error.
  public static func < (left: Self, right: Self) -> Bool { left.comparedRank < right.comparedRank }
  /// `true` if the left size is not larger. Comparing `unspecified` is an error.
  public static func <= (left: Self, right: Self) -> Bool { left.comparedRank <= right.comparedRank }
  /// `true` if the left size is larger. Comparing `unspecified` is an error.
  public static func > (left: Self, right: Self) -> Bool { left.comparedRank > right.comparedRank }
  /// `true` if the left size is not smaller. Comparing `unspecified` is an error.
  public static func >= (left: Self, right: Self) -> Bool { left.comparedRank >= right.comparedRank }

  private var comparedRank: Int {
    if let rank { return rank }
    UIKitException.raiseOnAnyThread(
      name: .invalidArgument, "The content size category \(rawValue) cannot be compared.")
    return -1
  }
}
