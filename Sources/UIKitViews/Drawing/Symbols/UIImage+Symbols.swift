import Foundation

nonisolated extension UIImage {
  /// A symbol by Apple's name, in shapes of our own: see ``SymbolDrawing``. A name without a shape here shows the
  /// name itself in a square. Nil if it cannot be the name of a symbol.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol with a size, a weight or a colour.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    let configuration = configuration as? SymbolConfiguration ?? .unspecified
    guard let symbol = SymbolDrawing(name, configuration) else { return nil }
    self.init(symbol, configuration)
  }

  /// A symbol. The text size of the traits does not change it.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: nil)
  }

  private convenience init(_ symbol: SymbolDrawing, _ configuration: SymbolConfiguration) {
    self.init(
      source: .symbol(symbol, CGColor(gray: 0, alpha: 1)), size: symbol.size, configuration: configuration,
      tintedImages: SymbolImages.shared.tintedImages(of: symbol))
  }

  /// What the symbol was made with. Nil for other images.
  public var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// The symbol, with what another configuration says instead of its own.
  func configured(_ other: SymbolConfiguration) -> UIImage {
    configured { own in own.applying(other) }
  }

  /// The symbol, as large as its text style is at the text size of these traits.
  func adjusted(to traits: UITraitCollection) -> UIImage {
    guard symbolConfiguration?.textStyle != nil else { return self }
    return configured { own in own.adjusted(to: traits) }
  }

  /// The symbol, with what another configuration says where its own says nothing.
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

/// The pictures of all symbols, so that equal symbols share them.
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
