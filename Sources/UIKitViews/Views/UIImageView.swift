import Foundation

/// Shows an image, fitted into its bounds by `contentMode`.
///
/// As in UIKit, an image that reaches beyond the bounds (`scaleAspectFill`, the unscaled modes) is not clipped
/// unless `clipsToBounds` is true.
open class UIImageView: UIView {
  /// Setting it does not resize the view.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// Shown instead of `image` while the view is highlighted. Nil: `image` stays.
  open var highlightedImage: UIImage?
  /// Default false. Nothing sets it here, not even cells.
  open var isHighlighted = false

  /// For symbols, where the image itself says nothing. Default nil.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { invalidateIntrinsicContentSize() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view as large as the image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view as large as `image` or, if that is nil, `highlightedImage`. It receives no touches until
  /// `isUserInteractionEnabled` is set.
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

  /// The image's size. Without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize { sizedImage?.size ?? super.intrinsicContentSize }

  /// The image's size. Without an image, the current size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage?.size ?? bounds.size }

  /// The image with the preferred configuration, if it is a symbol.
  private var sizedImage: UIImage? { image.map(sized) }

  private func sized(_ image: UIImage) -> UIImage {
    let configured = preferredSymbolConfiguration.map { image.configured(below: $0) } ?? image
    return configured.adjusted(to: traitCollection)
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
    guard let shown = shown.map(sized) else { return nil }
    return .image(shown.shown(in: self), frame: contentMode.frame(of: shown.size, in: bounds))
  }
}
