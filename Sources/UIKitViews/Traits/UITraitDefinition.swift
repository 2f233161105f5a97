import Foundation

/// A trait, which is a value that views pass on to their subviews.
///
/// ```swift
/// struct CompactRows: UITraitDefinition {
///   static let defaultValue = false
/// }
/// ```
///
/// ```swift
/// view.traitOverrides[CompactRows.self] = true
/// let isCompact = cell.traitCollection[CompactRows.self]
/// ```
public nonisolated protocol UITraitDefinition {
  /// The value's type.
  associatedtype Value
  /// The value if no superview sets the trait.
  static var defaultValue: Value { get }
  /// The name in messages, by default the type's.
  static var name: String { get }
  /// A unique identifier, by default the type's name with its module.
  static var identifier: String { get }
  /// `true` if dynamic colors depend on the trait. The default value is `false`.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The type's name.
  public static var name: String { String(describing: self) }
  /// The type's name, with its module.
  public static var identifier: String { String(reflecting: self) }
  /// Returns `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, for registrations.
public typealias UITrait = any UITraitDefinition.Type

nonisolated protocol SystemTrait: UITraitDefinition where Value: Equatable {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

nonisolated extension SystemTrait {
  public static var defaultValue: Value { TraitValues.unspecified[keyPath: path] }
  static var anyPath: AnyKeyPath { path }

  static func isSpecified(in values: TraitValues) -> Bool { values[keyPath: path] != defaultValue }
  static func remove(from values: inout TraitValues) { values[keyPath: path] = defaultValue }
  static func differs(_ one: TraitValues, _ other: TraitValues) -> Bool {
    one[keyPath: path] != other[keyPath: path]
  }
}

nonisolated enum SystemTraits {
  static var all: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self, UITraitDisplayScale.self,
      UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self,
      UITraitUserInterfaceIdiom.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
      UITraitUserInterfaceLevel.self, UITraitListEnvironment.self,
    ]
  }
}

/// Light or dark appearance.
public nonisolated struct UITraitUserInterfaceStyle: SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle> { \.userInterfaceStyle }
}

/// The layout direction.
public nonisolated struct UITraitLayoutDirection: SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
}

/// The display scale, in pixels per point.
public nonisolated struct UITraitDisplayScale: SystemTrait {
  public typealias Value = CGFloat
  static var path: WritableKeyPath<TraitValues, CGFloat> { \.displayScale }
}

/// The text size.
public nonisolated struct UITraitPreferredContentSizeCategory: SystemTrait {
  public typealias Value = UIContentSizeCategory
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory> { \.preferredContentSizeCategory }
}

/// The horizontal size class.
public nonisolated struct UITraitHorizontalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
}

/// The vertical size class.
public nonisolated struct UITraitVerticalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass> { \.verticalSizeClass }
}

/// The kind of device.
public nonisolated struct UITraitUserInterfaceIdiom: SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
}

/// The contrast preference.
public nonisolated struct UITraitAccessibilityContrast: SystemTrait {
  public typealias Value = UIAccessibilityContrast
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast> { \.accessibilityContrast }
}

/// The bold text preference.
public nonisolated struct UITraitLegibilityWeight: SystemTrait {
  public typealias Value = UILegibilityWeight
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight> { \.legibilityWeight }
}

/// The kind of list around the view.
public nonisolated struct UITraitListEnvironment: SystemTrait {
  public typealias Value = UIListEnvironment
  static var path: WritableKeyPath<TraitValues, UIListEnvironment> { \.listEnvironment }
}

/// The interface level.
public nonisolated struct UITraitUserInterfaceLevel: SystemTrait {
  public typealias Value = UIUserInterfaceLevel
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel> { \.userInterfaceLevel }
}
