import Foundation

/// A picture: its encoded bytes, size, and orientation. Supports JPEG, PNG, GIF, WebP, and SVG.
///
/// Images aren't decoded here: renderers take the encoded bytes. Creating an image only reads its header. An
/// image from a file reads the bytes when needed, so ten thousand photos cost ten thousand headers.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// The turn that makes the encoded picture upright.
  public enum Orientation: Int, Sendable {
    /// `up` is no turn, `down` a half turn, `left` a quarter turn counterclockwise, and `right` a quarter
    /// turn clockwise.
    case up, down, left, right
    /// The same turns, with mirroring.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  enum Source {
    case data(Data)
    case file(ImageFile)
    case symbol(SymbolDrawing, CGColor)
    indirect case tinted(UIImage, CGColor)
  }

  let source: Source
  package let header: ImageHeader

  /// The mode that determines whether a tint colors the image. The default value is `automatic`.
  public let renderingMode: RenderingMode
  /// The symbol's configuration.
  public let configuration: Configuration?
  let ownTint: UIColor?
  let tintedImages: TintedImages

  /// The number of pixels per point. The default value is the scale in the file's name (`@2x`, `@3x`), or 1.
  public let scale: CGFloat

  /// The orientation of the encoded picture, from its Exif data.
  public var imageOrientation: Orientation { header.orientation }

  /// The size of the upright picture, in points.
  public var size: CGSize {
    let size = header.orientedSize
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Creates an empty image, which draws nothing.
  public override init() {
    source = .data(Data())
    header = ImageHeader(format: .png, pixelSize: .zero)
    scale = 1
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  var isEmpty: Bool { header.pixelSize.width <= 0 || header.pixelSize.height <= 0 }

  /// Creates an image by reading a file's header. Returns `nil` if the file isn't a supported image.
  ///
  /// After a replacement or modification of the file, create another image.
  public init?(contentsOfFile path: String) {
    guard let file = try? ImageFile(path: path), let header = try? ImageHeader(ImageBytes(file.open()))
    else { return nil }
    source = .file(file)
    self.header = header
    scale = Self.scale(ofFile: path)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image from encoded bytes. Returns `nil` if they aren't a supported image.
  public init?(data: Data) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    (source, self.header, scale) = (.data(data), header, 1)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image with `scale` pixels per point. A scale of 0 or less counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    source = .data(data)
    self.header = header
    self.scale = scale > 0 ? scale : 1
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  package init(_ file: ImageFile, header: ImageHeader) {
    source = .file(file)
    self.header = header
    scale = Self.scale(ofFile: file.path)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

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

  init(_ image: UIImage, mode: RenderingMode, tint: UIColor?) {
    (source, header, scale, configuration) = (image.source, image.header, image.scale, image.configuration)
    (renderingMode, ownTint, tintedImages) = (mode, tint, image.tintedImages)
  }

  init(copying image: UIImage) {
    (source, header, scale, configuration) = (image.source, image.header, image.scale, image.configuration)
    (renderingMode, ownTint, tintedImages) = (.alwaysOriginal, nil, TintedImages())
  }

  /// `true` if the image comes from `UIImage(systemName:)`.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The image with another rendering mode.
  @discardableResult
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: ownTint)
  }

  /// The image in one color with its original opacity.
  ///
  /// A view that tints its image replaces this color, unless you use ``withTintColor(_:renderingMode:)`` with
  /// `alwaysOriginal`.
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }

  /// The image in one color, with another rendering mode.
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }

  /// The symbol with another size, weight, or color. Other images stay unchanged.
  @discardableResult
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// The symbol with a merged configuration, or `nil` for other images.
  @discardableResult
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? configured(configuration) : nil
  }

  package var file: ImageFile? {
    if case .file(let file) = source { file } else { nil }
  }

  package enum Contents {
    case data(Data)
    /// An open file that contains the bytes.
    case file(OpenFile)
  }

  /// The encoded bytes, or an open file that contains them. Returns `nil` if the file is gone, replaced,
  /// modified, a link, or not a plain file.
  package func contents() -> Contents? {
    switch source {
    case .data(let data): .data(data)
    case .file(let file): (try? file.open()).map { .file($0) }
    case .symbol(let symbol, let color): .data(Data(symbol.svg(in: color).utf8))
    case .tinted(let image, let color): image.tintedData(in: color).map { .data($0) }
    }
  }

  /// The encoded bytes in memory. Each call reads a file again and returns `nil` on failure.
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
  var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
