/// A stack of cards seen from the front: each lower card is narrower and peeks out further below the one before it.
public struct Deck: Hashable, Sendable {
  /// How many cards there are. Card 0 is on top.
  public var count: Int
  /// The centre of the top card.
  public var center: LayoutPoint
  /// The size of the top card.
  public var cardSize: LayoutSize
  /// How much narrower each card is than the one above it. Widths end at 0.
  public var widthStep: Double
  /// How far each card is moved down from the one above it.
  public var offsetStep: Double
  /// How many cards can be seen; those below are hidden.
  public var visibleCount: Int

  /// Traps where `count` or `visibleCount` is negative. Negative steps widen the lower cards and raise them.
  public init(
    count: Int, center: LayoutPoint, cardSize: LayoutSize, widthStep: Double, offsetStep: Double,
    visibleCount: Int
  ) {
    precondition(count >= 0, "Deck.count must not be negative")
    precondition(visibleCount >= 0, "Deck.visibleCount must not be negative")
    self.count = count
    self.center = center
    self.cardSize = cardSize
    self.widthStep = widthStep
    self.offsetStep = offsetStep
    self.visibleCount = visibleCount
  }

  /// Where card `index` lies. Every card has the height of the top one.
  public func frame(at index: Int) -> LayoutRect {
    let i = Double(index)
    let width = max(0, cardSize.width - widthStep * i)
    return LayoutRect(
      x: center.x - width / 2, y: center.y + offsetStep * i - cardSize.height / 2, width: width,
      height: cardSize.height)
  }

  /// The cards that can be seen.
  public var visible: Range<Int> { 0..<min(count, visibleCount) }

  /// Whether card `index` lies below those that can be seen.
  public func isHidden(_ index: Int) -> Bool { index >= visibleCount }

  /// Greater is nearer to the viewer; the lowest card has 1.
  public func zIndex(of index: Int) -> Int { count - index }
}
