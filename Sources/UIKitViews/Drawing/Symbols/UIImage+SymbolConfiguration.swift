import Foundation

nonisolated extension UIImage {
  /// The base of ``SymbolConfiguration``.
  open class Configuration: NSObject, @unchecked Sendable {
    override init() { super.init() }

    /// Both: where both say something, the other configuration counts. Nil changes nothing.
    @discardableResult
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    /// `default` and `unspecified` are `medium`.
    case `default` = -1, unspecified, small, medium, large
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// `unspecified` is `regular`.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// Size, weight, scale and colour of a symbol, as far as they are given.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Nil: 17 points.
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let scale: SymbolScale
    let color: UIColor?
    /// Whose size ``pointSize`` is. Image views and buttons follow the text size with it.
    let textStyle: UIFont.TextStyle?

    init(
      pointSize: CGFloat?, weight: SymbolWeight, scale: SymbolScale, color: UIColor? = nil,
      textStyle: UIFont.TextStyle? = nil
    ) {
      (self.pointSize, self.weight, self.scale, self.color) = (pointSize, weight, scale, color)
      self.textStyle = textStyle
      super.init()
    }

    /// The same at the text size of these traits.
    func adjusted(to traits: UITraitCollection) -> SymbolConfiguration {
      guard let textStyle else { return self }
      let size = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits).pointSize
      guard size != pointSize else { return self }
      return SymbolConfiguration(
        pointSize: size, weight: weight, scale: scale, color: color, textStyle: textStyle)
    }

    /// Nothing is given.
    open class var unspecified: SymbolConfiguration {
      SymbolConfiguration(pointSize: nil, weight: .unspecified, scale: .unspecified)
    }

    /// The size of the text beside it, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: .unspecified, scale: .unspecified)
    }
    /// The size of the text beside it, in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight, scale: .unspecified)
    }
    /// The size of the text beside it, in points, a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: Optional(pointSize), weight: weight, scale: scale, color: nil)
    }
    /// A scale.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: nil, weight: .unspecified, scale: scale)
    }
    /// A weight.
    public convenience init(weight: SymbolWeight) {
      self.init(pointSize: nil, weight: weight, scale: .unspecified)
    }
    /// The size of the style. In an image view it follows the text size.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }
    /// The size of the style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(
        pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, weight: .unspecified,
        scale: scale,
        textStyle: textStyle)
    }
    /// Size and weight of the font.
    public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
    /// Size and weight of the font, and a scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(pointSize: font.pointSize, weight: SymbolWeight(font.weight), scale: scale)
    }
    /// A colour instead of the tint. The symbol is in this one colour here.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: .unspecified, scale: .unspecified, color: hierarchicalColor)
    }
    /// The first of the colours instead of the tint: symbols have one colour here.
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
