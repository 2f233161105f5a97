import Foundation

/// A function from one color to another.
public nonisolated struct UIConfigurationColorTransformer {
  private final class Function {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let function: Function

  /// Returns the displayed color for another color.
  public var transform: (UIColor) -> UIColor { function.transform }

  /// Creates a custom transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

  /// Calls ``transform``.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns the gray with the same perceived brightness and alpha.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      UIColor { traits in
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // Luma of ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }

  var identity: ObjectIdentifier { ObjectIdentifier(function) }
}
