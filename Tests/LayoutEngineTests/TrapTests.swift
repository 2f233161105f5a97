import Testing

@testable import LayoutEngine

@Suite("Documented traps")
struct TrapTests {
  /// The documented traps of the module.
  enum Trap: String, CaseIterable, Codable, Sendable {
    case pileCount, pileVisibleCount, pileShelfCount, ringCount, deckCount, deckVisibleCount
    case uniformLinesCount, noLanes, negativeLanes, negativeSpacing, spacingThatIsNoNumber
    case springFrequency, springRatio, springMass, decelerationRate, rubberBandCoefficient
    case pageExtent, flickVelocity

    /// The program's last message.
    var words: String {
      switch self {
      case .pileCount: "Pile.count must not be negative"
      case .pileVisibleCount: "Pile.visibleCount must not be negative"
      case .pileShelfCount: "PileShelf.count must not be negative"
      case .ringCount: "Ring.count must not be negative"
      case .deckCount: "Deck.count must not be negative"
      case .deckVisibleCount: "Deck.visibleCount must not be negative"
      case .uniformLinesCount: "UniformLines.count must not be negative, but is -1"
      case .noLanes: "laneCount must be 1 … \(LanePacking.maximumLaneCount), not 0"
      case .negativeLanes: "laneCount must be 1 … \(LanePacking.maximumLaneCount), not -3"
      case .negativeSpacing, .spacingThatIsNoNumber:
        "itemSpacing must be 0 … \(Int(LanePacking.maximumLength) / 2) points"
      case .springFrequency: "Spring.angularFrequency must be above 0 and finite"
      case .springRatio: "Spring.dampingRatio must be finite and not negative"
      case .springMass: "Spring.mass and stiffness must be above 0"
      case .decelerationRate: "Deceleration.rate must be above 0 and below 1"
      case .rubberBandCoefficient: "RubberBand.coefficient must be above 0 and finite"
      case .pageExtent: "Paging.pageExtent must be above 0 and finite"
      case .flickVelocity: "Paging.flickVelocity must not be negative"
      }
    }

    func spring() {
      let size = LayoutSize(width: 10, height: 10)
      switch self {
      case .pileCount: _ = Pile(count: -1, center: .zero, photoSize: size, angles: [], visibleCount: 1)
      case .pileVisibleCount: _ = Pile(count: 1, center: .zero, photoSize: size, angles: [], visibleCount: -1)
      case .pileShelfCount:
        _ = PileShelf(count: -1, slot: size, stackSpacing: 0, viewport: size, axis: .vertical)
      case .ringCount: _ = Ring(count: -1, center: .zero, radius: 10, itemSize: size)
      case .deckCount:
        _ = Deck(count: -1, center: .zero, cardSize: size, widthStep: 1, offsetStep: 1, visibleCount: 1)
      case .deckVisibleCount:
        _ = Deck(count: 1, center: .zero, cardSize: size, widthStep: 1, offsetStep: 1, visibleCount: -1)
      case .uniformLinesCount:
        _ = UniformLines(
          rules: LineRules(breadth: 100, itemSpacing: 0, lineSpacing: 0), itemSize: size, count: -1)
      case .noLanes: _ = LanePacking.Configuration(laneCount: 0)
      case .negativeLanes: _ = LanePacking.Configuration(laneCount: -3)
      case .negativeSpacing: _ = LanePacking.Configuration(laneCount: 1, itemSpacing: -1)
      case .spacingThatIsNoNumber: _ = LanePacking.Configuration(laneCount: 1, itemSpacing: .nan)
      case .springFrequency: _ = Spring(angularFrequency: 0)
      case .springRatio: _ = Spring(angularFrequency: 1, dampingRatio: -1)
      case .springMass: _ = Spring(mass: 0, stiffness: 1, damping: 1)
      case .decelerationRate: _ = Deceleration(rate: 1)
      case .rubberBandCoefficient: _ = RubberBand(coefficient: 0)
      case .pageExtent: _ = Paging(pageExtent: .infinity)
      case .flickVelocity: _ = Paging(pageExtent: 1, flickVelocity: -1)
      }
    }
  }

  @Test(arguments: Trap.allCases)
  func `each documented trap ends the program with its message`(trap: Trap) async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [trap] in
      trap.spring()
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains(trap.words))
  }
}
