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

nonisolated extension UIImage {
  /// The base class of ``SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// A combination of both configurations. The other configuration's values take precedence, and `nil`
    /// changes nothing.
    @discardableResult
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// `default` and `unspecified` are the same as `medium`.
    case `default` = -1, unspecified, small, medium, large
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// `unspecified` is the same as `regular`.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The optional size, weight, scale, and color of a symbol.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The size of the adjacent text, in points. `nil` means 17 points.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let color: UIColor?
    /// The text style whose size image views and buttons follow.
    let textStyle: UIFont.TextStyle?

    init(
      pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor? = nil,
      textStyle: UIFont.TextStyle? = nil
    ) {
      (self.pointSize, self.weight, self.scale, self.color) = (pointSize, weight, scale, color)
      self.textStyle = textStyle
      super.init()
    }

    func adjusted(to traits: UITraitCollection) -> SymbolConfiguration {
      guard let textStyle else { return self }
      let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
      guard size != pointSize else { return self }
      return SymbolConfiguration(
        pointSize: size, weight: weight, scale: scale, color: color, textStyle: textStyle)
    }

    /// A configuration without any values.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// Sets the size of the adjacent text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }
    /// Sets the size of the adjacent text and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    /// Sets the size of the adjacent text, a weight, and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale, color: nil)
    }
    /// Sets a scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }
    /// Sets a weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }
    /// Sets the size of a text style, which image views follow.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// Sets the size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified,
        scale: scale,
        textStyle: textStyle)
    }
    /// Sets the size and weight of a font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Sets the size and weight of a font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }
    /// Sets a color that replaces the tint of the whole symbol.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
    }
    /// Sets the first of the colors, which replaces the tint of the whole symbol.
    public convenience init(paletteColors: [UIColor]) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: paletteColors.first)
    }

    @discardableResult
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      let merged = SymbolConfiguration(
        pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, color: other.color ?? color,
        textStyle: other.pointSize == nil ? textStyle : other.textStyle)
      return unsafeDowncast(merged, to: Self.self)
    }

    @discardableResult
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
        && color == other.color && textStyle == other.textStyle
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      hasher.combine(color)
      return hasher.finalize()
    }
  }
}

nonisolated extension UIImage.SymbolWeight {
  fileprivate init(_ weight: UIFont.Weight) {
    let all: [(UIFont.Weight, Self)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]
    self = all.last { $0.0.rawValue <= weight.rawValue }?.1 ?? .ultraLight
  }
}
