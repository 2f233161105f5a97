import Foundation

/// A picture: its encoded bytes, its size and its orientation.
///
/// Nothing is decoded here. Creating an image only reads its header; renderers take the encoded bytes. An image
/// from a file stores the path and reads the bytes when they are needed, so ten thousand photos cost ten
/// thousand headers.
///
/// Supports JPEG, PNG, GIF and WebP, and SVG: see `UIImage+Additions.swift`.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// How the encoded picture has to be turned to be upright.
  public enum Orientation: Int, Sendable {
    /// `up`: not at all. `down`: by half a turn. `left`: by a quarter turn counterclockwise. `right`: by a
    /// quarter turn clockwise.
    case up, down, left, right
    /// As above, and mirrored.
    case upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  enum Source {
    case data(Data)
    case file(ImageFile)
    /// A symbol in a colour.
    case symbol(SymbolDrawing, CGColor)
    /// An image of which only the opacity counts, in a colour.
    indirect case tinted(UIImage, CGColor)
  }

  let source: Source
  package let header: ImageHeader

  /// How a tint colours the image. Default: automatic.
  public let renderingMode: RenderingMode
  /// What the image was made with. Nil unless it is a symbol.
  public let configuration: Configuration?
  /// The colour of ``withTintColor(_:)``.
  let ownTint: UIColor?
  /// The last pictures of this image in a colour. Images that differ in mode and tint only have them together.
  let tintedImages: TintedImages

  /// Pixels per point. Default: the scale in the file's name (`@2x`, `@3x`), else 1.
  public let scale: CGFloat

  /// The orientation of the encoded picture, from its Exif data.
  public var imageOrientation: Orientation { header.orientation }

  /// The size of the upright picture, in points.
  public var size: CGSize {
    let size = header.orientedSize
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Creates an image without a size, which shows nothing.
  public override init() {
    source = .data(Data())
    header = ImageHeader(format: .png, pixelSize: .zero)
    scale = 1
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Whether the image has a size to show.
  var isEmpty: Bool { header.pixelSize.width <= 0 || header.pixelSize.height <= 0 }

  /// Reads the header of a file. `nil` if it is not a supported image.
  ///
  /// The file must stay in place, as it is, for as long as the image is shown. What is there in its stead later, a link or another file,
  /// is not shown, nor is a file that has been written to: make another image of it.
  public init?(contentsOfFile path: String) {
    guard let file = try? ImageFile(path: path), let header = try? ImageHeader(ImageBytes(file.open()))
    else { return nil }
    source = .file(file)
    self.header = header
    scale = Self.scale(ofFile: path)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Reads the header of encoded bytes. `nil` if they are not a supported image.
  public init?(data: Data) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    (source, self.header, scale) = (.data(data), header, 1)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// As ``init(data:)``, with `scale` pixels per point. A scale of 0 or less counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let header = try? ImageHeader(ImageBytes(data)) else { return nil }
    source = .data(data)
    self.header = header
    self.scale = scale > 0 ? scale : 1
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image of a file whose header was read before.
  package init(_ file: ImageFile, header: ImageHeader) {
    source = .file(file)
    self.header = header
    scale = Self.scale(ofFile: file.path)
    (renderingMode, configuration, ownTint, tintedImages) = (.automatic, nil, nil, TintedImages())
  }

  /// Creates an image that is drawn, not read.
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

  /// Creates the same image with another mode or tint.
  init(_ image: UIImage, mode: RenderingMode, tint: UIColor?) {
    (source, header, scale, configuration) = (image.source, image.header, image.scale, image.configuration)
    (renderingMode, ownTint, tintedImages) = (mode, tint, image.tintedImages)
  }

  /// Creates the same image, with tinted pictures of its own.
  init(copying image: UIImage) {
    (source, header, scale, configuration) = (image.source, image.header, image.scale, image.configuration)
    (renderingMode, ownTint, tintedImages) = (.alwaysOriginal, nil, TintedImages())
  }

  /// Whether the image is one of `UIImage(systemName:)`.
  public var isSymbolImage: Bool { if case .symbol = source { true } else { false } }

  /// The same image, to be tinted or not.
  @discardableResult
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: ownTint)
  }

  /// The same image in one colour: its opacity stays. A view that tints the image, as an image view tints
  /// symbols, does so still: ``withTintColor(_:renderingMode:)`` with `alwaysOriginal` preserves the colour.
  @discardableResult
  open func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }

  /// As ``withTintColor(_:)``, with another mode.
  @discardableResult
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, mode: renderingMode, tint: color)
  }

  /// A symbol with another size, weight or colour. Other images stay as they are.
  @discardableResult
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    configured(configuration as? SymbolConfiguration ?? .unspecified)
  }

  /// A symbol whose configuration the other one is merged into. Nil for other images.
  @discardableResult
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? configured(configuration) : nil
  }

  /// Where the bytes are, for an image from a file.
  package var file: ImageFile? {
    if case .file(let file) = source { file } else { nil }
  }

  /// Where the encoded bytes are.
  package enum Contents {
    case data(Data)
    /// In a file that has been opened for them.
    case file(OpenFile)
  }

  /// The encoded bytes. Of an image from a file they are not read yet. Nil if the file is not what it was: it is gone, has become a link or
  /// no plain file, is another one, or was written to.
  package func contents() -> Contents? {
    switch source {
    case .data(let data): .data(data)
    case .file(let file): (try? file.open()).map { .file($0) }
    case .symbol(let symbol, let color): .data(Data(symbol.svg(in: color).utf8))
    case .tinted(let image, let color): image.tintedData(in: color).map { .data($0) }
    }
  }

  /// The encoded bytes, all in memory. For an image from a file, each call reads them again, and returns `nil` if that fails.
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
  /// Whether width and height are swapped.
  var swapsAxes: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }
}
