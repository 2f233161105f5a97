import CollectionView
import LayoutEngine

/// A carousel at one content offset: where its items are and how large they show.
struct CarouselMoment {
  let track: CarouselTrack
  let axis: Axis
  /// Of an item, before its effect.
  let size: LayoutSize
  /// The middle of the viewport across the axis.
  let middle: Double
  /// Nil for an effect that is not a matter of scale alone.
  let curve: FocusCurve?
  /// The content offset along the axis.
  let offset: Double
  /// The slots that show an item.
  let slots: Range<Int>
  /// The slot nearest to the middle of the viewport.
  let nearest: Int

  init(_ geometry: CarouselGeometry, offset: Double) {
    track = geometry.track
    axis = geometry.axis
    size = LayoutSize(geometry.itemSize)
    curve = geometry.effect.curve
    self.offset = offset
    slots = geometry.slots(at: offset)
    middle = axis.breadth(of: LayoutSize(geometry.viewport)) / 2
    nearest = track.nearestIndex(toOffset: offset) ?? 0
  }

  func center(of slot: Int) -> LayoutPoint { axis.point(along: track.center(of: slot), across: middle) }

  /// From the middle of the viewport to that of the item.
  func distance(of slot: Int) -> Double { track.offset(centering: slot) - offset }

  func scale(of slot: Int) -> Double? {
    curve?.scale(
      distance: distance(of: slot), itemExtent: track.itemExtent, viewportExtent: track.viewportExtent)
  }

  /// What an item covers at a scale.
  func frame(of slot: Int, scale: Double) -> LayoutRect {
    let center = center(of: slot)
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// How far an item may reach beyond its slot at either end.
  func overhang(of effect: CarouselEffect) -> Double {
    if let curve {
      let largest = curve.maximumScale(itemExtent: track.itemExtent, viewportExtent: track.viewportExtent)
      return (largest - 1) / 2 * track.itemExtent
    }
    // No further from its slot than the edge of the cylinder is from where its items would lie flat.
    if case .cylinder(let radius) = effect { return Double(radius) * (.pi / 2 - 1) }
    return track.viewportExtent
  }

  /// The slots whose items may meet a stretch of the contents.
  func candidates(from lower: Double, to upper: Double, under effect: CarouselEffect) -> Range<Int> {
    track.indices(from: lower, to: upper, overhang: overhang(of: effect)).clamped(to: slots)
  }
}
