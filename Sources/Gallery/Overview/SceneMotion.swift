import CollectionLayouts
import CollectionView

/// How a small picture of a scene moves by itself: slowly, and back to where it began.
enum SceneMotion {
  /// Scrolls.
  case scroll(from: CGPoint, to: CGPoint)
  /// Turns a ring, without end.
  case turn(CircleLayout, from: CGFloat)
  /// Turns an arc a little, to one side and to the other.
  case swing(CircleLayout, from: CGFloat)
  /// Draws the cards of a deck apart.
  case fan(CardStackLayout, step: CGFloat)
  /// Turns the prints of piles.
  case spread(PhotoStackLayout, angles: [CGFloat], limit: CGFloat)

  /// From the beginning and back, in seconds.
  private static let period = 26.0
  /// A whole turn of a ring, in seconds, and how far an arc swings to each side, in radians.
  private static let (turnPeriod, swing): (Double, CGFloat) = (80, 0.3)
  /// How far a scene scrolls at most, in parts of its view.
  private static let reach: CGFloat = 1.2

  /// - Parameter controller: Laid out, and where it looks best.
  init(of controller: SceneController) {
    let view: UICollectionView = controller.collectionView
    switch controller.content.layout {
    case let ring as CircleLayout where !ring.scrolls:
      self = ring.sweep < 2 * .pi ? .swing(ring, from: ring.rotation) : .turn(ring, from: ring.rotation)
    case let deck as CardStackLayout: self = .fan(deck, step: deck.offsetStep)
    case let piles as PhotoStackLayout:
      self = .spread(piles, angles: piles.angles, limit: piles.angleLimit)
    default: self = .scroll(from: view.contentOffset, to: Self.turningPoint(of: view))
    }
  }

  /// Shows the scene as it is `seconds` after the beginning.
  func show(_ seconds: Double, in view: UICollectionView) {
    let part = CGFloat(1 - cos(seconds / Self.period * 2 * .pi)) / 2
    switch self {
    case .scroll(let start, let end):
      view.contentOffset = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    case .turn(let ring, let rotation):
      ring.rotation = rotation + CGFloat(seconds / Self.turnPeriod) * 2 * .pi
    case .swing(let ring, let rotation):
      ring.rotation = rotation + CGFloat(sin(seconds / Self.period * 2 * .pi)) * Self.swing
    case .fan(let deck, let step): deck.offsetStep = step * (1 - 0.45 * part)
    case .spread(let piles, let angles, let limit):
      piles.angles = angles.map { $0 * (1 - 0.8 * part) }
      piles.angleLimit = limit * (1 - 0.8 * part)
    }
  }

  /// Where scrolling turns back: towards the end that is further away, and not too far.
  private static func turningPoint(of view: UICollectionView) -> CGPoint {
    let (inset, offset) = (view.adjustedContentInset, view.contentOffset)
    func turn(_ position: CGFloat, first: CGFloat, last: CGFloat, reach: CGFloat) -> CGFloat {
      let last = max(first, last)
      return last - position >= position - first
        ? min(last, position + reach) : max(first, position - reach)
    }
    return CGPoint(
      x: turn(
        offset.x, first: -inset.left, last: view.contentSize.width + inset.right - view.bounds.width,
        reach: reach * view.bounds.width),
      y: turn(
        offset.y, first: -inset.top, last: view.contentSize.height + inset.bottom - view.bounds.height,
        reach: reach * view.bounds.height))
  }
}
