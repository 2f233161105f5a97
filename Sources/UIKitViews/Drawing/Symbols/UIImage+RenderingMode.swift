import Foundation

nonisolated extension UIImage {
  /// The colors of an image: its own, or the tint color.
  public enum RenderingMode: Int, Sendable {
    /// Draws symbols as templates, and other images in their own colors.
    case automatic
    /// Draws the image in its own colors.
    case alwaysOriginal
    /// Draws the image's opacity in its view's tint color.
    case alwaysTemplate
  }

  var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }

  /// Returns the image, tinted if necessary. Equal tints share an object while it's cached.
  func shown(tint: @autoclosure () -> CGColor, own: (UIColor) -> CGColor = { $0.cgColor }) -> UIImage {
    if let color = symbolConfiguration?.color, isTemplate { return tinted(own(color)) }
    if isTemplate { return tinted(tint()) }
    return ownTint.map { tinted(own($0)) } ?? self
  }

  private func tinted(_ color: CGColor) -> UIImage {
    tintedImages.image(in: color) {
      switch source {
      case .symbol(let symbol, _): UIImage(source: .symbol(symbol, color), size: symbol.size)
      // Copy the image, so that the cached pictures don't retain the original.
      default: UIImage(source: .tinted(UIImage(copying: self), color), size: size)
      }
    }
  }

  func tintedData(in color: CGColor) -> Data? {
    guard let data = encodedData() else { return nil }
    let (width, height) = (size.width, size.height)
    let link = "data:\(header.format.mediaType);base64,\(data.base64EncodedString())"
    return Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">\
      <filter id="t" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feFlood \
      flood-color="\(color.svgColor)" flood-opacity="\(color.alpha)"/><feComposite in2="SourceAlpha" operator="in"/>\
      </filter><image width="\(width)" height="\(height)" preserveAspectRatio="none" href="\(link)" \
      filter="url(#t)"/></svg>
      """.utf8)
  }
}

extension UIImage {
  func shown(in view: UIView) -> UIImage {
    shown(tint: view.resolved(view.tintColor), own: { view.resolved($0) })
  }
}

nonisolated extension CGColor {
  var svgColor: String {
    func byte(_ component: CGFloat) -> Int { Int((min(1, max(0, component)) * 255).rounded()) }
    let rgba = rgba
    return "rgb(\(byte(rgba.red)),\(byte(rgba.green)),\(byte(rgba.blue)))"
  }
}

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
