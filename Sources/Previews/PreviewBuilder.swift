/// Lists previews, one after the other, with conditions and loops between them.
@MainActor
@resultBuilder
public enum PreviewBuilder {
  /// A preview.
  public static func buildExpression(_ preview: Preview) -> [Preview] { [preview] }
  /// Previews from elsewhere.
  public static func buildExpression(_ previews: [Preview]) -> [Preview] { previews }
  /// All of them, in order.
  public static func buildBlock(_ previews: [Preview]...) -> [Preview] { previews.flatMap { $0 } }
  /// Those of a loop.
  public static func buildArray(_ previews: [[Preview]]) -> [Preview] { previews.flatMap { $0 } }
  /// Those of an `if` without an `else`.
  public static func buildOptional(_ previews: [Preview]?) -> [Preview] { previews ?? [] }
  /// Those of an `if`.
  public static func buildEither(first previews: [Preview]) -> [Preview] { previews }
  /// Those of an `else`.
  public static func buildEither(second previews: [Preview]) -> [Preview] { previews }
}
