import Foundation

/// A transformer for a text's attributes.
public nonisolated struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Returns the replacement attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  let identity: ObjectIdentifier
  private let token: Token

  private final class Token: Sendable {}

  /// Creates a transformer. Its input contains a font and a color.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    token = Token()
    identity = ObjectIdentifier(token)
  }

  /// Applies the transformer.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
