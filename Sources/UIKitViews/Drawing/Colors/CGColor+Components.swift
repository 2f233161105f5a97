import Foundation

nonisolated extension CGColor {
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    guard let components, components.count >= 2 else { return (0, 0, 0, alpha) }
    if components.count < 4 { return (components[0], components[0], components[0], alpha) }
    return (components[0], components[1], components[2], components[3])
  }

  static func from(_ value: Any) -> CGColor? {
    #if canImport(Darwin)
    // For a Core Foundation type, a conditional cast would always succeed.
    let object = value as AnyObject
    return CFGetTypeID(object) == typeID ? unsafeDowncast(object, to: CGColor.self) : nil
    #else
    return value as? CGColor
    #endif
  }

  func replacingAlpha(_ alpha: CGFloat) -> CGColor { copy(alpha: alpha) ?? self }
}
