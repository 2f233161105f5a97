import Foundation

/// Converts the values of attributes, which apps set as numbers of any type.
nonisolated enum AttributeValue {
  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  static func line(_ value: Any?) -> NSUnderlineStyle? {
    (value as? NSUnderlineStyle)
      ?? number(value).map { NSUnderlineStyle(rawValue: Int(exactly: $0.rounded(.towardZero)) ?? 0) }
  }
}
