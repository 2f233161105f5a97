/// A change of a source.
public struct Mutant: Hashable, Sendable {
  /// A replacement of the text.
  public enum Edit: Hashable, Sendable {
    /// Replaces it with another expression of the same type.
    case expression(String)
    /// Replaces it with another statement.
    case statement(String)
    /// Removes the statement.
    case removal
    /// Negates the condition.
    case negation
  }

  /// The path of the source, relative to the package's folder.
  public let file: String
  /// The range of the changed text, in UTF-8.
  public let range: Range<Int>
  /// The replacement.
  public let edit: Edit
  /// The module and the declaration, such as `LayoutEngine LanePacking.append(_:)`.
  public let declaration: String
  /// The text around the change, before and after it, such as `a < b → a <= b`.
  public let change: String
  /// The number of this change among equal changes in the declaration, starting at 1.
  public internal(set) var ordinal = 1

  /// The mutant's module.
  public var module: String { String(declaration.prefix { $0 != " " }) }

  /// The mutant's name, independent of its line.
  public var name: String { "\(declaration): \(change)" + (ordinal == 1 ? "" : " #\(ordinal)") }
}
