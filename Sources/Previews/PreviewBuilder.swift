/// Builds a list of previews, with conditions and loops.
@MainActor
@resultBuilder
public enum PreviewBuilder {
  /// Returns a single preview.
  public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
  /// Returns another list's previews.
  public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
  /// Returns all previews.
  public static func buildBlock(_ previews: [Preview]...) -> [Preview] { previews.flatMap { $0 } }
  /// Returns a loop's previews.
  public static func buildArray(_ previews: [[Preview]]) -> [Preview] { previews.flatMap { $0 } }
  /// Returns an `if` statement's previews.
  public static func buildOptional(_ previews: [Preview]?) -> [Preview] { previews ?? [] }
  /// Returns the `if` branch's previews.
  public static func buildEither(first previews: [Preview]) -> [Preview] { previews }
  /// Returns the `else` branch's previews.
  public static func buildEither(second previews: [Preview]) -> [Preview] { previews }
}
