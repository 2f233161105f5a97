/// A stack of cards seen from the front. Each lower card is smaller and peeks out farther than the one above
/// it.
public struct Deck: Hashable, Sendable {
  /// A direction on screen, where y grows downward.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// Toward smaller y.
    case up
    /// Toward greater y.
    case down
    /// Toward smaller x.
    case left
    /// Toward greater x.
    case right

    /// The direction's vector of length 1.
    public var unit: LayoutPoint {
      switch self {
      case .up: LayoutPoint(x: 0, y: -1)
      case .down: LayoutPoint(x: 0, y: 1)
      case .left: LayoutPoint(x: -1, y: 0)
      case .right: LayoutPoint(x: 1, y: 0)
      }
    }
  }

  /// The number of cards. Card 0 is on top.
  public var count: Int
  /// The center of the top card.
  public var center: LayoutPoint
  /// The size of the top card.
  public var cardSize: LayoutSize
  /// The difference in width from each card to the one above it. Widths are at least 0. Ignored if
  /// ``scaleStep`` is set.
  public var widthStep: Double
  /// The distance from each card to the one above it, in the ``direction``.
  public var offsetStep: Double
  /// The number of visible cards. Lower cards are hidden.
  public var visibleCount: Int
  /// The direction in which lower cards peek out.
  public var direction: Direction
  /// The difference in scale from each card to the one above it, as a fraction of the top card. If nil, cards
  /// are narrower instead.
  public var scaleStep: Double?

  /// Creates a deck. Traps if `count` or `visibleCount` is negative. Negative steps enlarge the lower cards
  /// and move them the opposite way.
  public init(
    count: Int, center: LayoutPoint, cardSize: LayoutSize, widthStep: Double, offsetStep: Double,
    visibleCount: Int, direction: Direction = .down, scaleStep: Double? = nil
  ) {
    precondition(count >= 0, "Deck.count must not be negative")
    precondition(visibleCount >= 0, "Deck.visibleCount must not be negative")
    self.count = count
    self.center = center
    self.cardSize = cardSize
    self.widthStep = widthStep
    self.offsetStep = offsetStep
    self.visibleCount = visibleCount
    self.direction = direction
    self.scaleStep = scaleStep
  }

  /// Returns the size of card `index` before scaling. All cards have the height of the top one.
  public func size(at index: Int) -> LayoutSize {
    guard scaleStep == nil else { return cardSize }
    return LayoutSize(width: max(0, cardSize.width - widthStep * Double(index)), height: cardSize.height)
  }

  /// Returns the center of card `index`.
  public func center(at index: Int) -> LayoutPoint {
    let (unit, distance) = (direction.unit, offsetStep * Double(index))
    return LayoutPoint(x: center.x + unit.x * distance, y: center.y + unit.y * distance)
  }

  /// Returns the scale of card `index`, which is never below 0.
  public func scale(at index: Int) -> Double {
    guard let scaleStep else { return 1 }
    return max(0, 1 - scaleStep * Double(index))
  }

  /// Returns the frame of card `index`, including its scale.
  public func frame(at index: Int) -> LayoutRect {
    let (center, size, scale) = (center(at: index), size(at: index), scale(at: index))
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The visible cards.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Returns `true` if card `index` is below the visible cards.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Returns the z-index of a card. The lowest card has 1, and greater values are nearer to the viewer.
  public func zIndex(of index: Int) -> Int { count - index }
}
