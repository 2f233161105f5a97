import Foundation

/// A view that shows an image, fitted into its bounds by `contentMode`. As in UIKit, parts of the image
/// beyond the bounds are clipped only if `clipsToBounds` is true.
open class UIImageView: UIView {
  /// The image. Setting it doesn't resize the view.
  open var image: UIImage? {
    didSet {
      noteChange()
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
    }
  }

  /// The highlighted image, or `nil` for `image`.
  open var highlightedImage: UIImage? { didSet { noteChange() } }
  /// `true` to show the highlighted image. Only the app sets it. The default value is `false`.
  open var isHighlighted = false { didSet { noteChange() } }

  /// The configuration for symbols. A symbol's own configuration overrides it. The default value is `nil`.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      noteChange()
      if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as the image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as `image`, or as `highlightedImage` if `image` is `nil`. By default, the view
  /// receives no touches.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: (image ?? highlightedImage)?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  nonisolated deinit {}

  /// The image's size, if any.
  open override var intrinsicContentSize: CGSize { sizedImage?.size ?? super.intrinsicContentSize }

  /// Returns the image's size, or the current size if there's no image.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage?.size ?? bounds.size }

  private var sizedImage: UIImage? { image.map(sized) }

  private struct SizedSymbol {
    let symbol: UIImage
    let configuration: UIImage.SymbolConfiguration?
    let traits: UITraitCollection
    let sized: UIImage
  }

  /// A cache, because the same symbol is drawn in every frame.
  private var sizedSymbol: SizedSymbol?

  private func sized(_ image: UIImage) -> UIImage {
    guard image.isSymbolImage else { return image }
    let (configuration, traits) = (preferredSymbolConfiguration, traitCollection)
    if let known = sizedSymbol, known.symbol === image, known.configuration === configuration,
      known.traits === traits
    {
      return known.sized
    }
    let configured = configuration.map { image.configured(below: $0) } ?? image
    let sized = configured.adjusted(to: traits)
    sizedSymbol = SizedSymbol(symbol: image, configuration: configuration, traits: traits, sized: sized)
    return sized
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    let now = traitCollection.preferredContentSizeCategory
    if image?.isSymbolImage == true, now != previous.preferredContentSizeCategory {
      invalidateIntrinsicContentSize()
    }
  }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown = shown.map(sized), !shown.isEmpty else { return nil }
    return .image(shown.shown(in: self), frame: contentMode.frame(of: shown.size, in: bounds))
  }
}
