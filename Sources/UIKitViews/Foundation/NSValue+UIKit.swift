import Foundation

nonisolated extension NSValue {
  /// Stores a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Stores a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Stores a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Stores a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Stores an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: [insets.horizontal, insets.vertical])
  }

  /// Stores edge insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Stores directional edge insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Stores an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }

  /// The stored point. Traps for other values.
  public var cgPointValue: CGPoint { pointValue }
  /// The stored size. Traps for other values.
  public var cgSizeValue: CGSize { sizeValue }
  /// The stored rectangle. Traps for other values.
  public var cgRectValue: CGRect { rectValue }

  /// The stored vector, or zero without two numbers.
  public var cgVectorValue: CGVector {
    let numbers = numbers(2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The stored offset, or zero without two numbers.
  public var uiOffsetValue: UIOffset {
    let numbers = numbers(2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// The stored insets, or zero without four numbers.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = numbers(4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The stored insets, or zero without four numbers.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = numbers(4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The stored transform, or the zero matrix without six numbers.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = numbers(6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  #if !canImport(Darwin)
  /// Stores a transform.
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
      t.m44,
    ])
  }

  /// The stored transform, or the zero matrix without sixteen numbers.
  public var caTransform3DValue: CATransform3D {
    let m = numbers(16)
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }
  #endif

  // Outside Apple's platforms, `NSValue` can store arrays, but not structures from other modules.

  private convenience init(numbers: [CGFloat]) {
    self.init(bytes: numbers.map(Double.init), objCType: Self.arrayType(numbers.count))
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == Self.arrayType(count) else { return numbers.map { CGFloat($0) } }
    #if canImport(Darwin)
    getValue(&numbers, size: count * MemoryLayout<Double>.stride)
    #else
    getValue(&numbers)
    #endif
    return numbers.map { CGFloat($0) }
  }

  /// Objective-C's type encoding for an array of doubles.
  private static func arrayType(_ count: Int) -> String { "[\(count)d]" }
}
