import Foundation

/// A transformer for the attributes of a configuration's text.
public nonisolated struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Returns the attributes to use in place of others.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// The identity, by which transformers are compared.
  let identity: ObjectIdentifier
  private let token: Token

  private final class Token: Sendable {}

  /// Creates a transformer. The closure receives font and color.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    token = Token()
    identity = ObjectIdentifier(token)
  }

  /// Applies the transformer.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
