import Foundation

nonisolated struct DisplayP3 {
  let red, green, blue: CGFloat

  var srgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    // From the primaries of Display P3 to those of sRGB (CSS Color 4): each row adds up to 1.
    return (
      Self.encoded(1.2249402 * r - 0.2249402 * g), Self.encoded(1.0420570 * g - 0.0420570 * r),
      Self.encoded(1.0982736 * b - 0.0786361 * g - 0.0196375 * r)
    )
  }

  private static func linear(_ component: CGFloat) -> CGFloat {
    component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  private static func encoded(_ component: CGFloat) -> CGFloat {
    let clamped = min(max(component, 0), 1)
    return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * pow(clamped, 1 / 2.4) - 0.055
  }
}
