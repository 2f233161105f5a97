import CollectionView

/// A landscape or an abstract picture with a title. An index always has the same picture.
public struct SamplePicture: Equatable, Sendable {
  /// The index, 0 or more.
  public var index: Int

  /// Creates a picture. Traps if the index is below 0.
  public init(index: Int) {
    precondition(index >= 0, "SamplePicture.index is \(index), but must be at least 0")
    self.index = index
  }

  /// A title for a label.
  public var title: String {
    motif.titles[variation % motif.titles.count]
  }

  /// The size in points. Aspect ratios range from 3 : 5 to 16 : 9.
  public var size: CGSize {
    Self.sizes[index % Self.sizes.count]
  }

  /// The picture as an SVG document of a few kilobytes.
  public var svg: String {
    var canvas = SampleCanvas(width: size.width, height: size.height)
    var random = SampleGenerator(seed: index)
    motif.draw(on: &canvas, variation: variation, &random)
    return canvas.svg
  }

  /// The picture as an image. Store the result, because each access creates it again.
  @MainActor
  public var image: UIImage? { UIImage(svg: svg) }

  /// A color that can replace the picture.
  public var tint: UIColor { motif.tint(variation: variation).uiColor }

  private var motif: SampleMotif { SampleMotif.allCases[index % SampleMotif.allCases.count] }

  private var variation: Int { index / SampleMotif.allCases.count }

  private static let sizes = [
    CGSize(width: 400, height: 600), CGSize(width: 600, height: 450), CGSize(width: 480, height: 480),
    CGSize(width: 450, height: 600), CGSize(width: 640, height: 360), CGSize(width: 480, height: 600),
    CGSize(width: 600, height: 400), CGSize(width: 360, height: 600),
  ]
}
