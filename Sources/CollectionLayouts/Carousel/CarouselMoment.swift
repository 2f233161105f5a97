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
  /// The item nearest to the middle of the viewport.
  let nearest: Int

  init(
    track: CarouselTrack, axis: Axis, size: LayoutSize, viewport: LayoutSize, curve: FocusCurve?,
    offset: Double
  ) {
    self.track = track
    self.axis = axis
    self.size = size
    self.curve = curve
    self.offset = offset
    middle = axis.breadth(of: viewport) / 2
    nearest = track.nearestIndex(toOffset: offset) ?? 0
  }

  func center(of index: Int) -> LayoutPoint { axis.point(along: track.center(of: index), across: middle) }

  /// From the middle of the viewport to that of the item.
  func distance(of index: Int) -> Double { track.offset(centering: index) - offset }

  func scale(of index: Int) -> Double? {
    curve?.scale(
      distance: distance(of: index), itemExtent: track.itemExtent, viewportExtent: track.viewportExtent)
  }

  /// What an item covers at a scale.
  func frame(of index: Int, scale: Double) -> LayoutRect {
    let center = center(of: index)
    let (width, height) = (size.width * scale, size.height * scale)
    return LayoutRect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// How far an item may reach beyond its slot at either end.
  var overhang: Double {
    guard let curve else { return track.viewportExtent }
    let largest = curve.maximumScale(itemExtent: track.itemExtent, viewportExtent: track.viewportExtent)
    return (largest - 1) / 2 * track.itemExtent
  }
}
