/// The screens of all fixtures after each operation, as one UIKit shows them.
///
/// Numbers are rounded to thousandths, so that recordings of the same UIKit are equal.
public struct Recording: Equatable, Sendable {
  /// The version of the format. Other versions can't be read.
  public static let format = 1

  /// The recorded UIKit and its system, such as "Apple's UIKit, Version 26.1".
  public var system: String
  /// The screen's scale, in pixels per point.
  public var scale: Double
  public var fixtures: [Fixture]

  public init(system: String, scale: Double, fixtures: [Fixture]) {
    (self.system, self.scale, self.fixtures) = (system, scale.rounded(toThousandths: ()), fixtures)
  }

  /// A screen with its steps.
  public struct Fixture: Decodable, Equatable, Sendable {
    public var name: String
    public var steps: [Step]

    public init(name: String, steps: [Step]) { (self.name, self.steps) = (name, steps) }
  }

  /// The screen at rest after an operation.
  public struct Step: Decodable, Equatable, Sendable {
    /// The operation in words, such as "flick by (0, -200) in 0.1 s".
    public var operation: String
    /// The cause of a flick's motion, or `nil` for all other operations.
    public var motion: Motion?
    /// The size of the collection view, in points.
    public var size: Size
    public var contentSize: Size
    public var contentOffset: Point
    /// The visible elements: cells by index path, then other elements by kind and index path.
    public var elements: [Element]
    /// The calls of the data source, the delegate, and the layout, in order.
    public var calls: [String]

    public init(
      operation: String, motion: Motion? = nil, size: Size, contentSize: Size, contentOffset: Point,
      elements: [Element], calls: [String]
    ) {
      (self.operation, self.motion, self.size) = (operation, motion, size)
      (self.contentSize, self.contentOffset) = (contentSize, contentOffset)
      (self.elements, self.calls) = (elements, calls)
    }
  }

  /// The cause of a flick's motion.
  public enum Motion: String, Decodable, Sendable {
    /// Touches, as from a finger.
    case touches
    /// An animated change of the content offset to the end of the flick, on systems without API for touches.
    case offset
  }

  /// A cell, a supplementary view, or a decoration view.
  public struct Element: Equatable, Sendable {
    /// The kind and the index path, such as "cell 0-3".
    public var name: String
    /// The frame in the collection view's content, in points, without the transform.
    public var frame: Frame
    /// The transform as a 4 × 4 matrix by rows, or `nil` for the identity.
    public var transform: [Double]?
    public var alpha: Double
    public var zIndex: Int
    public var isHidden: Bool

    public init(
      name: String, frame: Frame, transform: [Double]? = nil, alpha: Double = 1, zIndex: Int = 0,
      isHidden: Bool = false
    ) {
      (self.name, self.frame, self.zIndex, self.isHidden) = (name, frame, zIndex, isHidden)
      self.transform = transform.map { $0.map { $0.rounded(toThousandths: ()) } }
      self.alpha = alpha.rounded(toThousandths: ())
    }
  }

  public struct Point: Equatable, Sendable, CustomStringConvertible {
    public var x, y: Double

    public init(x: Double, y: Double) {
      (self.x, self.y) = (x.rounded(toThousandths: ()), y.rounded(toThousandths: ()))
    }

    public var description: String { "(\(decimal(x)), \(decimal(y)))" }
  }

  public struct Size: Equatable, Sendable, CustomStringConvertible {
    public var width, height: Double

    public init(width: Double, height: Double) {
      (self.width, self.height) = (width.rounded(toThousandths: ()), height.rounded(toThousandths: ()))
    }

    public var description: String { "\(decimal(width)) × \(decimal(height))" }
  }

  public struct Frame: Equatable, Sendable, CustomStringConvertible {
    public var origin: Point
    public var size: Size

    public init(x: Double, y: Double, width: Double, height: Double) {
      (origin, size) = (Point(x: x, y: y), Size(width: width, height: height))
    }

    public var description: String { "\(origin) \(size)" }

    func intersects(_ origin: Point, _ size: Size) -> Bool {
      self.origin.x < origin.x + size.width && origin.x < self.origin.x + self.size.width
        && self.origin.y < origin.y + size.height && origin.y < self.origin.y + self.size.height
    }
  }
}

extension Double {
  /// Returns the number rounded to thousandths, without a negative zero. Invalid numbers (infinite or NaN)
  /// become the largest or the smallest number of the format, or 0.
  func rounded(toThousandths: ()) -> Double {
    guard !isNaN else { return 0 }
    let limited = Swift.min(Swift.max(self, -1e12), 1e12)
    return (limited * 1000).rounded() / 1000 + 0
  }
}

/// Returns a number with at most three decimals.
public func decimal(_ number: Double) -> String {
  let thousandths = Int((number.rounded(toThousandths: ()) * 1000).rounded())
  let fraction = thousandths.magnitude % 1000
  let sign = thousandths < 0 ? "-" : ""
  guard fraction != 0 else { return "\(sign)\(thousandths.magnitude / 1000)" }
  var digits = String(String(1000 + fraction).dropFirst())
  while digits.last == "0" { digits.removeLast() }
  return "\(sign)\(thousandths.magnitude / 1000).\(digits)"
}
