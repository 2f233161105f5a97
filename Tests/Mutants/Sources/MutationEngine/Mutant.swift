/// One change of a source.
public struct Mutant: Hashable, Sendable {
  /// What replaces the text.
  public enum Edit: Hashable, Sendable {
    /// Another expression of the same type.
    case expression(String)
    /// Another statement.
    case statement(String)
    /// Nothing: the statement is left out.
    case removal
    /// The opposite of the condition.
    case negation
  }

  /// The path of the source, from the package's folder.
  public let file: String
  /// The text that is changed, in UTF-8.
  public let range: Range<Int>
  /// What replaces it.
  public let edit: Edit
  /// The module and the declaration: `LayoutEngine LanePacking.append(_:)`.
  public let declaration: String
  /// The text around the change, before and after: `a < b → a <= b`.
  public let change: String
  /// 1 for the first of this change in this declaration.
  public internal(set) var ordinal = 1

  /// The module that it is in.
  public var module: String { String(declaration.prefix { $0 != " " }) }

  /// What the mutant is called, wherever its line is.
  public var name: String { "\(declaration): \(change)" + (ordinal == 1 ? "" : " #\(ordinal)") }
}
