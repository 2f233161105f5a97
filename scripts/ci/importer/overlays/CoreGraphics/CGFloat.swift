// Swift's type for lengths, which Apple's Core Foundation declares. Types only: bodies are ignored.
@_exported import CoreGraphics

@frozen public struct CGFloat: Sendable {
  public typealias NativeType = Double
  public var native: Double
  public init() { fatalError() }
  public init(_ value: Double) { fatalError() }
  public init(_ value: Float) { fatalError() }
  public init(_ value: CGFloat) { fatalError() }
  public init(bitPattern: UInt) { fatalError() }
  public var bitPattern: UInt { fatalError() }
}

extension CGFloat: BinaryFloatingPoint, Hashable, Codable, LosslessStringConvertible {
  public typealias Exponent = Int
  public typealias RawSignificand = UInt64
  public typealias RawExponent = UInt
  public typealias Magnitude = CGFloat
  public typealias Stride = CGFloat

  public init(sign: FloatingPointSign, exponent: Int, significand: CGFloat) { fatalError() }
  public init(sign: FloatingPointSign, exponentBitPattern: UInt, significandBitPattern: UInt64) {
    fatalError()
  }
  public init(signOf sign: CGFloat, magnitudeOf magnitude: CGFloat) { fatalError() }
  public init(nan payload: UInt64, signaling: Bool) { fatalError() }
  public init(floatLiteral value: Double) { fatalError() }
  public init(integerLiteral value: Int) { fatalError() }
  public init<Source: BinaryInteger>(_ value: Source) { fatalError() }
  public init<Source: BinaryFloatingPoint>(_ value: Source) { fatalError() }
  public init?<Source: BinaryInteger>(exactly value: Source) { fatalError() }
  public init?(_ description: String) { fatalError() }

  public static var exponentBitCount: Int { fatalError() }
  public static var significandBitCount: Int { fatalError() }
  public static var radix: Int { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public static var signalingNaN: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var leastNonzeroMagnitude: CGFloat { fatalError() }

  public var exponentBitPattern: UInt { fatalError() }
  public var significandBitPattern: UInt64 { fatalError() }
  public var binade: CGFloat { fatalError() }
  public var significandWidth: Int { fatalError() }
  public var exponent: Int { fatalError() }
  public var significand: CGFloat { fatalError() }
  public var sign: FloatingPointSign { fatalError() }
  public var ulp: CGFloat { fatalError() }
  public var magnitude: CGFloat { fatalError() }
  public var nextUp: CGFloat { fatalError() }
  public var isNormal: Bool { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isZero: Bool { fatalError() }
  public var isSubnormal: Bool { fatalError() }
  public var isInfinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public var isSignalingNaN: Bool { fatalError() }
  public var isCanonical: Bool { fatalError() }
  public var description: String { fatalError() }

  public mutating func formRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func formTruncatingRemainder(dividingBy other: CGFloat) { fatalError() }
  public mutating func formSquareRoot() { fatalError() }
  public mutating func addProduct(_ lhs: CGFloat, _ rhs: CGFloat) { fatalError() }
  public mutating func round(_ rule: FloatingPointRoundingRule) { fatalError() }
  public func isEqual(to other: CGFloat) -> Bool { fatalError() }
  public func isLess(than other: CGFloat) -> Bool { fatalError() }
  public func isLessThanOrEqualTo(_ other: CGFloat) -> Bool { fatalError() }
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }

  public static func + (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func - (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func * (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func / (lhs: CGFloat, rhs: CGFloat) -> CGFloat { fatalError() }
  public static func += (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public static func -= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public static func *= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public static func /= (lhs: inout CGFloat, rhs: CGFloat) { fatalError() }
  public static func == (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
  public static func < (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
  public static func <= (lhs: CGFloat, rhs: CGFloat) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) { fatalError() }
}

extension Double {
  public init(_ value: CGFloat) { fatalError() }
}

extension Float {
  public init(_ value: CGFloat) { fatalError() }
}

extension Int {
  public init(_ value: CGFloat) { fatalError() }
}

public func sin(_ value: CGFloat) -> CGFloat { fatalError() }
public func cos(_ value: CGFloat) -> CGFloat { fatalError() }
public func tan(_ value: CGFloat) -> CGFloat { fatalError() }
public func acos(_ value: CGFloat) -> CGFloat { fatalError() }
public func asin(_ value: CGFloat) -> CGFloat { fatalError() }
public func atan(_ value: CGFloat) -> CGFloat { fatalError() }
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { fatalError() }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func exp(_ value: CGFloat) -> CGFloat { fatalError() }
public func log(_ value: CGFloat) -> CGFloat { fatalError() }
public func pow(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat { fatalError() }
public func fmod(_ value: CGFloat, _ divisor: CGFloat) -> CGFloat { fatalError() }
