import Foundation

/// A trait: a value that views hand down to their subviews.
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
  /// What the trait says.
  associatedtype Value
  /// Where no view on the way up has set the trait.
  static var defaultValue: Value { get }
  /// For messages. Default: the name of the type.
  static var name: String { get }
  /// Unique among traits. Default: the name of the type, with its module.
  static var identifier: String { get }
  /// Whether dynamic colours depend on the trait. Default false.
  static var affectsColorAppearance: Bool { get }
}

nonisolated extension UITraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// The name of the type, with its module.
  public static var identifier: String { String(reflecting: self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait, as it is named in registrations.
public typealias UITrait = any UITraitDefinition.Type
