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
