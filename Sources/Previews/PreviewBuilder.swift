/// Builds a list of previews, with conditions and loops.
@MainActor
@resultBuilder
public enum PreviewBuilder {
  /// Returns a single preview.
  public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
  /// Returns previews from another list.
  public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
  /// Returns all previews in order.
  public static func buildBlock(_ previews: [Preview]...) -> [Preview] { previews.flatMap { $0 } }
  /// Returns the previews of a loop.
  public static func buildArray(_ previews: [[Preview]]) -> [Preview] { previews.flatMap { $0 } }
  /// Returns the previews of an `if` without an `else`.
  public static func buildOptional(_ previews: [Preview]?) -> [Preview] { previews ?? [] }
  /// Returns the previews of an `if`.
  public static func buildEither(first previews: [Preview]) -> [Preview] { previews }
  /// Returns the previews of an `else`.
  public static func buildEither(second previews: [Preview]) -> [Preview] { previews }
}
