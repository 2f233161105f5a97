import Foundation

/// An image in several colors. Equal colors share an object, so a page loads one picture for a hundred cells.
nonisolated final class TintedImages: @unchecked Sendable {
  /// The number of colors at which the cache is emptied. An animated tint has many colors.
  private static let capacity = 16

  private let lock = NSLock()
  private var images: [Tint: UIImage] = [:]

  private struct Tint: Hashable {
    let red, green, blue: UInt8
    let alpha: CGFloat

    init(_ color: CGColor) {
      func byte(_ component: CGFloat) -> UInt8 { UInt8((min(1, max(0, component)) * 255).rounded()) }
      let rgba = color.rgba
      (red, green, blue, alpha) = (byte(rgba.red), byte(rgba.green), byte(rgba.blue), rgba.alpha)
    }
  }

  func image(in color: CGColor, make: () -> UIImage) -> UIImage {
    lock.withLock {
      let key = Tint(color)
      if let known = images[key] { return known }
      if images.count >= Self.capacity { images = [:] }
      let image = make()
      images[key] = image
      return image
    }
  }
}
