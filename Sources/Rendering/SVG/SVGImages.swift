import UIKitViews

/// The images of a document. An image that is shown several times is defined once.
nonisolated struct SVGImages {
  private enum Key: Hashable {
    case file(ImageFile)
    case data(Data)

    init?(_ image: UIImage) {
      if let file = image.file {
        self = .file(file)
      } else if let data = image.encodedData() {
        self = .data(data)
      } else {
        return nil
      }
    }
  }

  private struct Entry {
    var uses = 0
    var id: String?
  }

  private let linksFiles: Bool
  private let reference: (@Sendable (UIImage) -> String)?
  private var entries: [Key: Entry] = [:]
  private var definitionCount = 0

  init(in list: DisplayList, options: SVGOptions) {
    linksFiles = options.images == .linked
    reference = options.imageReference
    count(list.nodes)
    // A backdrop draws the content under it again.
    if list.nodes.contains(where: { $0.backdrop != nil }) { count(list.nodes) }
  }

  private mutating func count(_ nodes: [DisplayNode]) {
    for node in nodes {
      if let mask = node.mask { count(mask.nodes) }
      switch node.content {
      case .image(let image, _): count(image)
      case .richText(let text): for picture in text.pictures { count(picture.image) }
      default: break
      }
    }
  }

  private mutating func count(_ image: UIImage) {
    if let key = Key(image) { entries[key, default: Entry()].uses += 1 }
  }

  /// Returns an element whose coordinates are the image's encoded pixels, or `nil` if the image's bytes are
  /// gone. The caller adds the transform to the frame. `repeats` is `true` if more elements with the same
  /// image follow.
  mutating func element(
    for image: UIImage, repeats: Bool, definitions: inout SVGDefinitions
  ) -> SVGElement? {
    guard let key = Key(image) else { return nil }
    let entry = entries[key] ?? Entry()
    if let id = entry.id { return SVGElement("use").with("href", "#" + id) }
    guard let reference = reference(to: image) else { return nil }
    let header = header(of: image)
    let size = header.pixelSize
    // The caller's transform rotates the image. The style disables automatic rotation.
    var element = SVGElement("image").with("width", size.width).with("height", size.height)
      .with("preserveAspectRatio", "none")
    if header.orientation != .up { element = element.with("style", "image-orientation:none") }
    element = element.with("href", reference)
    guard repeats || entry.uses > 1 else { return element }
    definitionCount += 1
    let id = "i\(definitionCount)"
    definitions.append(element.with("id", id).closed)
    entries[key, default: Entry()].id = id
    return SVGElement("use").with("href", "#" + id)
  }

  /// Returns the image's header as readers interpret it. Browsers always rotate a JPEG or PNG photo of a
  /// `file:` URL (CSS Images 3, `image-orientation`), but not a WebP photo.
  func header(of image: UIImage) -> ImageHeader {
    let header = image.header
    guard linksFiles, image.file != nil, header.format == .jpeg || header.format == .png else {
      return header
    }
    return ImageHeader(format: header.format, pixelSize: header.orientedSize)
  }

  private func reference(to image: UIImage) -> String? {
    if let reference { return reference(image) }
    if linksFiles, let path = image.file?.path { return URL(fileURLWithPath: path).absoluteString }
    guard let data = image.encodedData() else { return nil }
    return "data:\(image.header.format.mediaType);base64,\(data.base64EncodedString())"
  }
}

nonisolated extension ImageHeader {
  func projection(in frame: CGRect) -> Projection {
    Projection(a: 1 / pixelSize.width, b: 0, c: 0, d: 1 / pixelSize.height, tx: 0, ty: 0)
      .concatenating(orientation.turn)
      .concatenating(
        Projection(a: frame.width, b: 0, c: 0, d: frame.height, tx: frame.minX, ty: frame.minY))
  }
}

nonisolated extension UIImage.Orientation {
  fileprivate var turn: Projection {
    switch self {
    case .up: .identity
    case .upMirrored: Projection(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: Projection(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: Projection(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: Projection(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: Projection(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .rightMirrored: Projection(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .left: Projection(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    }
  }
}

nonisolated extension SVGPainter {
  mutating func paint(_ image: UIImage, in frame: CGRect, projection: Projection) {
    guard frame.width > 0, frame.height > 0 else { return }
    let header = images.header(of: image)
    let pixels = CGRect(origin: .zero, size: header.pixelSize)
    let projected = header.projection(in: frame).concatenating(projection)
    guard !projected.isAffine else {
      guard let element = images.element(for: image, repeats: false, definitions: &definitions) else {
        return
      }
      return add(element.with("transform", projected.svg).closed)
    }
    let outline = projected.outline(of: pixels.corners)
    guard outline.count > 2 else { return }
    let clip = definitions.clip(to: SVGElement("path").with("d", outline.svgPath).closed)
    add(SVGElement("g").with("clip-path", clip).open)
    // Triangles extend one point beyond their edges, over nearly the same content, so no seam is visible.
    let overlap = pixels.width / frame.width
    // Chromium clips and antialiases every shape of a vector image separately, so that the content underneath
    // shines through. An opacity below 1 makes Chromium clip the image as a whole.
    let opacity = header.format == .svg ? "0.999" : nil
    for triangle in ProjectedMesh(of: pixels, under: projected).triangles(overlap: overlap) {
      guard let element = images.element(for: image, repeats: true, definitions: &definitions) else { break }
      let clip = definitions.clip(to: SVGElement("path").with("d", triangle.corners.svgPath).closed)
      add(element.with("transform", triangle.map.svg).with("clip-path", clip).with("opacity", opacity).closed)
    }
    add("</g>")
  }
}
