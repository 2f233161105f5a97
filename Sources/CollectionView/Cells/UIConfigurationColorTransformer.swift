#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Makes one colour of another.
public nonisolated struct UIConfigurationColorTransformer {
  private final class Function {
    let transform: (UIColor) -> UIColor
    init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  }

  private let function: Function

  /// Answers the colour to show, given another one.
  public var transform: (UIColor) -> UIColor { function.transform }

  /// With a function of one's own.
  public init(_ transform: @escaping (UIColor) -> UIColor) { function = Function(transform) }

  /// The colour that ``transform`` answers.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// The grey that is as bright to the eye, with the same alpha.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { color in
      // A dynamic colour stays one.
      UIColor { traits in
        var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        // Luma of ITU-R BT.709.
        return UIColor(white: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
      }
    }
  }

  /// Functions cannot be compared: this tells a transformer and its copies from others.
  var identity: ObjectIdentifier { ObjectIdentifier(function) }
}
#endif
