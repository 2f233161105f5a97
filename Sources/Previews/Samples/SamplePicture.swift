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

enum SampleMotif: Int, CaseIterable, Sendable {
  case ridges, arcs, sea, botanical, hills, bauhaus, night, ceramics, dunes, paper, pines

  func draw(on canvas: inout SampleCanvas, variation: Int, _ random: inout SampleGenerator) {
    let landscape = landscapePalette(variation)
    let ink = inkPalette(variation)
    switch self {
    case .ridges: canvas.drawRidges(landscape, &random)
    case .arcs: canvas.drawArcs(ink, &random)
    case .sea: canvas.drawSea(landscape, &random)
    case .botanical: canvas.drawBotanical(ink, &random)
    case .hills: canvas.drawHills(landscape, &random)
    case .bauhaus: canvas.drawBauhaus(ink, &random)
    case .night: canvas.drawNight(landscape, &random)
    case .ceramics: canvas.drawCeramics(ink, &random)
    case .dunes: canvas.drawDunes(landscape, &random)
    case .paper: canvas.drawPaper(ink, &random)
    case .pines: canvas.drawPines(landscape, &random)
    }
  }

  func tint(variation: Int) -> SampleColor {
    switch self {
    case .ridges, .sea, .hills, .dunes, .pines: landscapePalette(variation).horizon
    case .night: landscapePalette(variation).near
    case .arcs, .botanical, .bauhaus, .ceramics, .paper: inkPalette(variation).ground
    }
  }

  private func landscapePalette(_ variation: Int) -> LandscapePalette {
    LandscapePalette.all[(variation * 3 + rawValue) % LandscapePalette.all.count]
  }

  private func inkPalette(_ variation: Int) -> InkPalette {
    InkPalette.all[(variation * 5 + rawValue) % InkPalette.all.count]
  }

  var titles: [String] {
    switch self {
    case .ridges: ["Seven Ridges", "Before the Pass", "Blue Hour", "Far Range", "Evening Haze"]
    case .arcs: ["Arches", "Three Doors", "Colour Bridge", "Noon", "Half Circles"]
    case .sea: ["Last Light", "Offshore", "Calm Water", "The Bay", "Homeward"]
    case .botanical: ["Herbarium", "Two Stems", "Cut Paper Leaves", "Olive", "Window Plant"]
    case .hills: ["Rolling Country", "Poplars", "Low Hills", "Morning Fields", "The Long Walk"]
    case .bauhaus: ["Composition", "Quarter Turns", "Study in Discs", "Tiles", "Primary"]
    case .night: ["Moonrise", "The Lake at Night", "Clear Sky", "Midnight", "Crescent"]
    case .ceramics: ["Still Life", "Stoneware", "On the Table", "Kiln Day", "Four Vessels"]
    case .dunes: ["Dunes", "Wind on Sand", "Ergs", "The Quarter", "Dry Season"]
    case .paper: ["Paper Cut", "Inlet", "Contours", "Geode", "Deep Map"]
    case .pines: ["Pines in Fog", "Tree Line", "North Slope", "First Frost", "Quiet Wood"]
    }
  }
}
