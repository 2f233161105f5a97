import Foundation

/// Turns one colour into another.
public nonisolated struct UIConfigurationColorTransformer {
  private final class Function {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let function: Function

  /// Returns the colour to show for another colour.
  public var transform: (UIColor) -> UIColor { function.transform }

  /// A transformer with a custom function.
  public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

  /// The result of ``transform``.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey with the same perceived brightness and the same alpha.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      // A dynamic colour stays dynamic.
      UIColor { traits in
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // Luma of ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }

  /// Functions cannot be compared. This identifies a transformer and its copies.
  var identity: ObjectIdentifier { ObjectIdentifier(function) }
}
