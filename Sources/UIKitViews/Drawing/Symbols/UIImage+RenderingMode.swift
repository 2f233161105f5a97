import Foundation

nonisolated extension UIImage {
  /// Whether an image shows its own colours, or only its opacity in the tint.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are tinted, other images are not.
    case automatic
    /// Its own colours.
    case alwaysOriginal
    /// The tint of the view that shows it.
    case alwaysTemplate
  }

  /// Whether a view shows it in its tint.
  var isTemplate: Bool { renderingMode == .alwaysTemplate || renderingMode == .automatic && isSymbolImage }

  /// The picture to draw where the tint is `tint`. The same object for the same colour, as long as it is
  /// remembered.
  func shown(tint: @autoclosure () -> CGColor, own: (UIColor) -> CGColor = { $0.cgColor }) -> UIImage {
    if let color = symbolConfiguration?.color, isTemplate { return tinted(own(color)) }
    if isTemplate { return tinted(tint()) }
    return ownTint.map { tinted(own($0)) } ?? self
  }

  private func tinted(_ color: CGColor) -> UIImage {
    tintedImages.image(in: color) {
      switch source {
      case .symbol(let symbol, _): UIImage(source: .symbol(symbol, color), size: symbol.size)
      // Of its own, so that the pictures do not retain the image that has them.
      default: UIImage(source: .tinted(UIImage(copying: self), color), size: size)
      }
    }
  }

  /// An SVG document with the image's opacity in a colour.
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
  /// The picture to draw in a view.
  func shown(in view: UIView) -> UIImage {
    shown(tint: view.resolved(view.tintColor), own: { view.resolved($0) })
  }
}

nonisolated extension CGColor {
  /// Without the alpha: `rgb(255,0,0)`.
  var svgColor: String {
    func byte(_ component: CGFloat) -> Int { Int((min(1, max(0, component)) * 255).rounded()) }
    let rgba = rgba
    return "rgb(\(byte(rgba.red)),\(byte(rgba.green)),\(byte(rgba.blue)))"
  }
}
