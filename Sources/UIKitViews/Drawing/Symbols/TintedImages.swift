import Foundation

/// The pictures of an image in several colours. Whoever shows the same image in the same colour gets the same
/// object, so a page loads one picture for a hundred cells.
nonisolated final class TintedImages: @unchecked Sendable {
  /// Beyond it, the pictures are made anew: an animated tint has many colours.
  private static let capacity = 16

  private let lock = NSLock()
  private var images: [String: UIImage] = [:]

  func image(in color: CGColor, make: () -> UIImage) -> UIImage {
    lock.withLock {
      let key = "\(color.svgColor) \(color.alpha)"
      if let known = images[key] { return known }
      if images.count >= Self.capacity { images = [:] }
      let image = make()
      images[key] = image
      return image
    }
  }
}
