import Foundation

/// Changes the attributes of a configuration's text.
public nonisolated struct UIConfigurationTextAttributesTransformer: @unchecked Sendable {
  /// Returns the attributes to use instead of the given ones.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Transformers are compared by identity.
  let identity: ObjectIdentifier
  private let token: Token

  private final class Token: Sendable {}

  /// The closure gets font and colour.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
    token = Token()
    identity = ObjectIdentifier(token)
  }

  /// Applies the transformer.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
