import Foundation

nonisolated extension UIImage {
  /// Creates a symbol image from Apple's name, with this package's own shapes.
  ///
  /// Unknown names are drawn as text in a square; see ``SymbolDrawing``. Invalid names return `nil`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a configured symbol image.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    guard let symbol = SymbolDrawing(name, configuration) else { return nil }
    self.init(symbol, configuration)
  }

  /// Creates a symbol image. The traits have no effect.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private convenience init(_ symbol: SymbolDrawing, _ configuration: SymbolConfiguration) {
    self.init(
      source: .symbol(symbol, CGColor(gray: 0, alpha: 1)), size: symbol.size, configuration: configuration,
      tintedImages: SymbolImages.shared.tintedImages(of: symbol))
  }

  /// The symbol's configuration, or `nil` for images that aren't symbols.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  func configured(_ other: SymbolConfiguration) -> UIImage {
    configured { own in own.applying(other) }
  }

  func adjusted(to traits: UITraitCollection) -> UIImage {
    guard symbolConfiguration?.textStyle != nil else { return self }
    return configured { own in own.adjusted(to: traits) }
  }

  func configured(below other: SymbolConfiguration) -> UIImage {
    configured { own in other.applying(own) }
  }

  private func configured(_ merge: (SymbolConfiguration) -> SymbolConfiguration) -> UIImage {
    guard case .symbol(let symbol, _) = source else { return self }
    let merged = merge(symbolConfiguration ?? .unspecified)
    guard merged != symbolConfiguration, let new = SymbolDrawing(symbol.name, merged) else { return self }
    return UIImage(UIImage(new, merged), mode: renderingMode, tint: ownTint)
  }
}

private nonisolated final class SymbolImages: @unchecked Sendable {
  static let shared = SymbolImages()

  private static let capacity = 512

  private let lock = NSLock()
  private var images: [SymbolDrawing: TintedImages] = [:]

  func tintedImages(of symbol: SymbolDrawing) -> TintedImages {
    lock.withLock {
      if let known = images[symbol] { return known }
      if images.count >= Self.capacity { images = [:] }
      let new = TintedImages()
      images[symbol] = new
      return new
    }
  }
}
