import Foundation

// Seventeen digits are enough to read every number back exactly.
nonisolated extension NSCoder {
  /// A string `{x, y}`.
  public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }
  /// A string `{dx, dy}`.
  public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }
  /// A string `{width, height}`.
  public class func string(for size: CGSize) -> String { braces(size.width, size.height) }

  /// A string `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// A string `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
  }

  /// A string `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    braces(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// A string `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    braces(insets.top, insets.leading, insets.bottom, insets.trailing)
  }

  /// A string `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String { braces(offset.horizontal, offset.vertical) }

  /// The point for `{x, y}`, or zero for other forms.
  public class func cgPoint(for string: String) -> CGPoint {
    numbers(of: string, shaped: "{,}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }

  /// The vector for `{dx, dy}`, or zero for other forms.
  public class func cgVector(for string: String) -> CGVector {
    numbers(of: string, shaped: "{,}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }

  /// The size for `{width, height}`, or zero for other forms.
  public class func cgSize(for string: String) -> CGSize {
    numbers(of: string, shaped: "{,}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }

  /// The rectangle for `{{x, y}, {width, height}}`, or zero for other forms.
  public class func cgRect(for string: String) -> CGRect {
    numbers(of: string, shaped: "{{,},{,}}")
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
  }

  /// The transform for `[a, b, c, d, tx, ty]`, or the identity for other forms.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    numbers(of: string, shaped: "[,,,,,]")
      .map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  /// The insets for `{top, left, bottom, right}`, or zero for other forms.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    numbers(of: string, shaped: "{,,,}")
      .map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }

  /// The insets for `{top, leading, bottom, trailing}`, or zero for other forms.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    numbers(of: string, shaped: "{,,,}")
      .map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }

  /// The offset for `{horizontal, vertical}`, or zero for other forms.
  public class func uiOffset(for string: String) -> UIOffset {
    numbers(of: string, shaped: "{,}").map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private class func braces(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

  private class func list(_ numbers: [CGFloat]) -> String {
    numbers.map { String(format: "%.17g", Double($0)) }.joined(separator: ", ")
  }

  private class func numbers(of string: String, shaped marks: String) -> [CGFloat]? {
    let isMark = { (character: Character) in "{}[],".contains(character) }
    guard string.filter(isMark) == marks else { return nil }
    let words = string.split(whereSeparator: isMark).map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
    let numbers = words.compactMap { Double($0).map { CGFloat($0) } }
    return numbers.count == words.count && numbers.count == marks.count { $0 == "," } + 1 ? numbers : nil
  }
}
