import Foundation

/// A trait: a value that views pass on to their subviews.
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
  /// The type of the trait's value.
  associatedtype Value
  /// The value if neither the view nor any superview sets the trait.
  static var defaultValue: Value { get }
  /// The trait's name in messages. The default value is the name of the type.
  static var name: String { get }
  /// The trait's unique identifier. The default value is the name of the type, with its module.
  static var identifier: String { get }
  /// A Boolean value that indicates whether dynamic colors depend on the trait. The default value is `false`.
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

/// The type of a trait, as used in registrations.
public typealias UITrait = any UITraitDefinition.Type
