import CollectionLayouts
import CollectionView

/// A thumbnail's slow motion, which returns to its start.
enum SceneMotion {
  case scroll(from: CGPoint, to: CGPoint)
  /// Turns a ring endlessly.
  case turn(CircleLayout, from: CGFloat)
  /// Spreads a deck's cards.
  case fan(CardStackLayout, step: CGFloat)
  /// Rotates the prints of piles.
  case spread(PhotoStackLayout, angles: [CGFloat], limit: CGFloat)

  /// A full cycle, in seconds.
  private static let period = 26.0
  /// A ring's full turn, in seconds.
  private static let turnPeriod = 80.0
  /// The maximum scroll distance, as a fraction of the view.
  private static let reach: CGFloat = 1.2

  /// Chooses a motion for a scene. Its controller must be laid out at its resting offset.
  init(of controller: SceneController) {
    let view: UICollectionView = controller.collectionView
    switch controller.content.layout {
    case let ring as CircleLayout: self = .turn(ring, from: ring.rotation)
    case let deck as CardStackLayout: self = .fan(deck, step: deck.offsetStep)
    case let piles as PhotoStackLayout:
      self = .spread(piles, angles: piles.angles, limit: piles.angleLimit)
    default: self = .scroll(from: view.contentOffset, to: Self.turningPoint(of: view))
    }
  }

  func show(_ seconds: Double, in view: UICollectionView) {
    let part = CGFloat(1 - cos(seconds / Self.period * 2 * .pi)) / 2
    switch self {
    case .scroll(let start, let end):
      view.contentOffset = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    case .turn(let ring, let rotation):
      ring.rotation = rotation + CGFloat(seconds / Self.turnPeriod) * 2 * .pi
    case .fan(let deck, let step): deck.offsetStep = step * (1 - 0.45 * part)
    case .spread(let piles, let angles, let limit):
      piles.angles = angles.map { $0 * (1 - 0.8 * part) }
      piles.angleLimit = limit * (1 - 0.8 * part)
    }
  }

  /// Returns the offset at which scrolling reverses. It's in the direction of the farther end, within the
  /// maximum distance.
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
