#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Shows an image, fitted into its bounds as `contentMode` says.
///
/// What reaches beyond the bounds (`scaleAspectFill`, the unscaled modes) is shown unless `clipsToBounds` is true, as in
/// UIKit.
open class UIImageView: UIView {
  /// Setting it does not resize the view.
  open var image: UIImage? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }

  /// Shown instead of `image` while the view is highlighted, if there is one.
  open var highlightedImage: UIImage?
  /// Default false. Nothing here sets it, cells neither.
  open var isHighlighted = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// As large as the image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// As large as `image` or, without one, `highlightedImage`. Takes no touches until `isUserInteractionEnabled` is
  /// set.
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

  /// The image's size; none without an image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

  /// The image's size; the present one without an image.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    let shown = isHighlighted ? highlightedImage ?? image : image
    return shown.map { .image($0, frame: contentMode.frame(of: $0.size, in: bounds)) }
  }
}
#endif
