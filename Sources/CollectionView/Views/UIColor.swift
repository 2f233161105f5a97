#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// A colour in sRGB. Immutable.
open nonisolated class UIColor: NSObject, @unchecked Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat
  let alphaComponent: CGFloat

  public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, alphaComponent) = (red, green, blue, alpha)
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  open var cgColor: CGColor { CGColor(red: red, green: green, blue: blue, alpha: alphaComponent) }
}
#endif
