import CollectionView
import LayoutEngine

/// A carousel at one content offset: where its items are and how large they show.
struct CarouselMoment {
  let geometry: CarouselGeometry
  /// Nil for an effect that is not a matter of scale alone.
  let curve: FocusCurve?
  /// The content offset along the axis.
  let offset: Double
  /// Whether distances on screen are the other way round than in the line.
  let isMirrored: Bool
  /// The slots that show an item.
  let slots: Range<Int>
  /// The slot nearest to the middle of the viewport.
  let nearest: Int
  /// The middle of the viewport across the axis.
  let middle: Double

  init(_ geometry: CarouselGeometry, offset: Double) {
    self.geometry = geometry
    self.offset = offset
    isMirrored = geometry.isMirrored && geometry.axis == .horizontal
    curve = geometry.effect.curve
    slots = geometry.slots(at: offset)
    nearest = geometry.track.nearestIndex(toOffset: offset) ?? 0
    middle = geometry.axis.breadth(of: LayoutSize(geometry.viewport)) / 2
  }

  private var track: CarouselTrack { geometry.track }

  func center(of slot: Int) -> LayoutPoint {
    geometry.axis.point(along: track.center(of: slot), across: middle)
  }

  /// From the middle of the viewport to that of the item, in the line.
  func distance(of slot: Int) -> Double { track.offset(centering: slot) - offset }

  /// From the middle of the viewport to that of the item, on screen.
  func shownDistance(of slot: Int) -> CGFloat {
    CGFloat(isMirrored ? -distance(of: slot) : distance(of: slot))
  }

  func scale(of slot: Int) -> Double? {
    curve?.scale(
      distance: distance(of: slot), itemExtent: track.itemExtent, viewportExtent: geometry.curveExtent)
  }

  /// What an item covers at a scale.
  func frame(of slot: Int, scale: Double) -> LayoutRect {
    let center = center(of: slot)
    let (width, height) = (Double(geometry.itemSize.width) * scale, Double(geometry.itemSize.height) * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// How far an item may reach beyond its slot at either end, for items shown up to `distance` points from the middle of the
  /// viewport.
  private func overhang(within distance: Double) -> Double {
    if let curve {
      let largest = curve.maximumScale(itemExtent: track.itemExtent, viewportExtent: geometry.curveExtent)
      return (largest - 1) / 2 * track.itemExtent
    }
    switch geometry.effect {
    case .cylinder(let radius):
      // An arc is up to π/2 times as long as what is seen of it.
      return min(Double(radius), distance + track.itemExtent / 2) * (.pi / 2 - 1)
    case .coverFlow(let angle, let perspective):
      // As much larger as the edge that is turned to the viewer comes nearer.
      let half = track.itemExtent / 2
      let nearness = half * Double(sin(min(abs(angle), .pi / 2)) * abs(perspective))
      return nearness < 0.5 ? half / (1 - nearness) - half : track.viewportExtent
    case .none, .cosineZoom, .linearZoom, .fade, .parallax, .custom: return track.viewportExtent
    }
  }

  /// The slots whose items may meet a stretch of the contents.
  func candidates(from lower: Double, to upper: Double) -> Range<Int> {
    let middle = offset + track.viewportExtent / 2
    let distance = max((lower - middle).magnitude, (upper - middle).magnitude)
    return track.indices(from: lower, to: upper, overhang: overhang(within: distance)).clamped(to: slots)
  }
}
