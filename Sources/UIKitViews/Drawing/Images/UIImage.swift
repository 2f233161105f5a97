import Foundation

/// A picture: its encoded bytes, size, and orientation.
///
/// Images aren't decoded here. Creating an image only reads its header, and renderers take the encoded bytes.
/// An image from a file stores the path and reads the bytes when needed, so ten thousand photos cost ten
/// thousand headers.
///
/// Supports JPEG, PNG, GIF, WebP, and SVG: see `UIImage+Additions.swift`.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// The turn that makes the encoded picture upright.
  public enum Orientation: Int, Sendable {
    /// The turns without mirroring. `up` is no turn, `down` a half turn, `left` a quarter turn
    /// counterclockwise, and `right` a quarter turn clockwise.
    case up, down, left, right
    /// The same turns, with mirroring.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  enum Source {
    case data(Data)
    case file(ImageFile)
    /// A symbol in a color.
    case symbol(SymbolDrawing, CGColor)
    /// An image in a single color, with its own opacity.
    indirect case tinted(UIImage, CGColor)
  }

  let source: Source
  package let header: ImageHeader

  /// The mode in which a tint colors the image.
  ///
  /// The default value is `automatic`.
  public let renderingMode: RenderingMode
  /// The configuration with which the image was created, or `nil` unless it's a symbol.
  public let configuration: Configuration?
  /// The color of ``withTintColor(_:)``.
  let ownTint: UIColor?
  /// The latest pictures of this image in a color. Images that differ only in mode and tint share them.
  let tintedImages: TintedImages

  /// The number of pixels per point.
  ///
  /// The default value is the scale in the file's name (`@2x`, `@3x`), or 1 without one.
  public let scale: CGFloat

  /// The orientation of the encoded picture, from its Exif data.
  public var imageOrientation: Orientation { header.orientation }

  /// The size of the upright picture, in points.
  public var size: CGSize {
    let size = header.orientedSize
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Creates an image without a size, which draws nothing.
  public override init() {
    source = .data(Data())
    header = ImageHeader(format: .png, pixelSize: .zero)
    scale = 1
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// `true` if the image has no size to show.
  var isEmpty: Bool { header.pixelSize.width <= 0 || header.pixelSize.height <= 0 }

  /// Creates an image by reading the header of a file. Returns `nil` if the file isn't a supported image.
  ///
  /// The file must stay in place and unchanged for as long as the image is shown. A replacement, such as a
  /// link or another file, isn't shown, and neither is a modified file. Create another image for it.
  public init?(contentsOfFile path: String) {
    guard let file = try? ImageFile(path: path), let header = try? ImageHeader(ImageBytes(file.open()))
    else { return nil }
    source = .file(file)
    self.header = header
    scale = Self.scale(ofFile: path)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image by reading the header of encoded bytes. Returns `nil` if they aren't a supported image.
  public init?(data: Data) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    (source, self.header, scale) = (.data(data), header, 1)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image like ``init(data:)``, with `scale` pixels per point. A scale of 0 or less counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    source = .data(data)
    self.header = header
    self.scale = scale > 0 ? scale : 1
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image of a file with a known header.
  package init(_ file: ImageFile, header: ImageHeader) {
    source = .file(file)
    self.header = header
    scale = Self.scale(ofFile: file.path)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image from a drawing instead of encoded bytes.
  init(
    source: Source, size: CGSize, configuration: Configuration? = nil,
    tintedImages: TintedImages = TintedImages()
  ) {
    self.source = source
    header = ImageHeader(format: .svg, pixelSize: size)
    scale = 1
    self.configuration = configuration
    self.tintedImages = tintedImages
    (renderingMode, ownTint) = (.automatic, nil)
  }

  /// Creates a copy of an image with another mode or tint.
  init(_ image: UIImage, mode: RenderingMode, tint: UIColor?) {
    (source, header, scale, configuration) = (image.source, image.header, image.scale, image.configuration)
    (renderingMode, ownTint, tintedImages) = (mode, tint, image.tintedImages)
  }

  /// Creates a copy of an image with its own tinted pictures.
  init(copying image: UIImage) {
    (source, header, scale, configuration) = (image.source, image.header, image.scale, image.configuration)
    (renderingMode, ownTint, tintedImages) = (.alwaysOriginal, nil, TintedImages())
  }

  /// A Boolean value that indicates whether the image comes from `UIImage(systemName:)`.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// Returns the image with another rendering mode.
  @discardableResult
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: ownTint)
  }

  /// Returns the image in one color with its original opacity.
  ///
  /// A view that tints the image, as an image view tints symbols, still does so.
  /// ``withTintColor(_:renderingMode:)`` with `alwaysOriginal` keeps the color.
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }

  /// Returns an image like ``withTintColor(_:)``, with another mode.
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }

  /// Returns a symbol with another size, weight, or color. Other images stay unchanged.
  @discardableResult
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// Returns a symbol with the other configuration merged into its own, or `nil` for other images.
  @discardableResult
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? configured(configuration) : nil
  }

  /// The file of the bytes, for an image from a file.
  package var file: ImageFile? {
    if case .file(let file) = source { file } else { nil }
  }

  /// The location of the encoded bytes.
  package enum Contents {
    case data(Data)
    /// In a file opened for the bytes.
    case file(OpenFile)
  }

  /// Returns the encoded bytes. The bytes of an image from a file aren't read yet.
  ///
  /// Returns `nil` if the file has changed: it's gone, has become a link or isn't a plain file, is another
  /// file, or was written to.
  package func contents() -> Contents? {
    switch source {
    case .data(let data): .data(data)
    case .file(let file): (try? file.open()).map { .file($0) }
    case .symbol(let symbol, let color): .data(Data(symbol.svg(in: color).utf8))
    case .tinted(let image, let color): image.tintedData(in: color).map { .data($0) }
    }
  }

  /// Returns the encoded bytes, all in memory. For an image from a file, each call reads them again and
  /// returns `nil` on failure.
  package func encodedData() -> Data? {
    switch contents() {
    case .data(let data): data
    case .file(let file): (try? file.bytes(at: 0, count: file.count)).map { Data($0) }
    case nil: nil
    }
  }

  private static func scale(ofFile path: String) -> CGFloat {
    let name = (path as NSString).lastPathComponent as NSString
    let stem = name.deletingPathExtension
    return stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : 1
  }
}

nonisolated extension UIImage.Orientation {
  /// `true` if width and height are swapped.
  var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
