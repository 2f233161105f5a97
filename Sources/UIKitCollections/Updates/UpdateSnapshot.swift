import Foundation

/// The visible views before an animated change, and the known attributes of elements up to a screenful around
/// them.
struct UpdateSnapshot {
  private(set) var elements: [VisibleElement]
  private(set) var bounds: CGRect
  private var nearby: [ElementKey: UICollectionViewLayoutAttributes]

  /// Doesn't query the layout, because it may be invalid and the model may have changed.
  init(
    of collectionView: UICollectionView, surroundings: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  ) {
    elements = collectionView.visible.elements
    bounds = CGRect(origin: collectionView.layer.shown.bounds.origin, size: collectionView.bounds.size)
    nearby = surroundings
    guard !collectionView.movesAtOnce(elements.count) else { return }
    for answer in collectionView.pass.answers {
      guard let copy = answer.attributes.copy() as? UICollectionViewLayoutAttributes else { continue }
      // The layout may have changed the object since its answer.
      if copy.frame != answer.frame { copy.frame = answer.frame }
      nearby[answer.key] = copy
    }
    let (screen, shown) = (collectionView.screen, Set(elements.map(\.key)))
    for (key, attributes) in nearby where !shown.contains(key) { nearby[key] = attributes.faded(in: screen) }
  }

  mutating func shift(by distance: CGVector) {
    for index in elements.indices {
      elements[index].attributes = elements[index].attributes.moved(by: distance)
    }
    bounds = bounds.offsetBy(dx: distance.dx, dy: distance.dy)
    nearby = nearby.mapValues { $0.moved(by: distance) }
  }

  func shownAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    elements.indices.index(of: key) { elements[$0].key }.map { elements[$0].attributes }
  }

  /// Returns the element's known attributes. They're transparent if the element is on screen without a view.
  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? { nearby[key] }

  /// Returns the attributes at the estimated position before the change, or `nil` if the element fades in
  /// instead.
  func estimatedStart(of now: UICollectionViewLayoutAttributes, _ travel: TravelEstimate)
    -> UICollectionViewLayoutAttributes?
  {
    let around = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    guard let start = travel.start(of: now.frame) else { return nil }
    let frame = now.frame
    // If only the offset has changed, even faraway elements are opaque.
    if abs(start.midX - frame.midX) < 0.1, abs(start.midY - frame.midY) < 0.1 { return now }
    guard start.intersects(around), let copy = now.copy() as? UICollectionViewLayoutAttributes else {
      return nil
    }
    copy.size.width *= frame.width > 0 ? start.width / frame.width : 1
    copy.size.height *= frame.height > 0 ? start.height / frame.height : 1
    return copy.moved(by: CGVector(dx: start.midX - frame.midX, dy: start.midY - frame.midY))
      .faded(in: bounds.insetBy(dx: 8, dy: 8))
  }
}

extension UICollectionView {
  /// The presentation bounds without a margin of 8 points. In this area, a new view would appear abruptly.
  var screen: CGRect { layer.shown.bounds.insetBy(dx: 8, dy: 8) }
}

extension UICollectionViewLayoutAttributes {
  /// Returns these attributes, or a transparent copy if their frame is on screen.
  func faded(in screen: CGRect) -> UICollectionViewLayoutAttributes {
    frame.intersects(screen) ? faded : self
  }
}

/// Estimates positions before an animated change.
///
/// An invalid layout can't return positions before the change. Its last answers cover little more than the
/// screen. The estimate continues the lines of elements at both ends of the screen, spaced like the last two
/// lines. Elements that come into view start offscreen.
struct TravelEstimate {
  /// The position of a line's edge before and after the change, and the ratio of the line's length before to
  /// its length after the change.
  private struct Line {
    var before: CGFloat
    let after: CGFloat
    let lengthRatio: CGFloat
  }

  private let isVertical: Bool
  private let sight: ClosedRange<CGFloat>
  private let last: [Line]
  /// The first two lines, with the negated coordinates of their far edges.
  private let first: [Line]

  init(_ frames: [(before: CGRect, after: CGRect)], in bounds: CGRect, contentSize: CGSize) {
    let isVertical = contentSize.height > bounds.height || contentSize.width <= bounds.width
    func range(_ rect: CGRect) -> ClosedRange<CGFloat> {
      isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    }
    func length(_ range: ClosedRange<CGFloat>) -> CGFloat { range.upperBound - range.lowerBound }
    let ranges = frames.map { (before: range($0.before), after: range($0.after)) }
    self.isVertical = isVertical
    sight = range(bounds)
    last = Self.lastLines(
      ranges.map { before, after in
        Line(before: before.lowerBound, after: after.lowerBound, lengthRatio: length(before) / length(after))
      })
    first = Self.lastLines(
      ranges.map { before, after in
        Line(
          before: -before.upperBound, after: -after.upperBound, lengthRatio: length(before) / length(after))
      })
  }

  /// Returns the last two lines after the change, in reverse order. If a line's elements come from several
  /// lines, the first of those lines is used.
  private static func lastLines(_ lines: [Line]) -> [Line] {
    var result: [Line] = []
    for line in lines.sorted(by: { $0.after > $1.after }) {
      if let index = result.indices.last, result[index].after - line.after < 0.5 {
        result[index].before = min(result[index].before, line.before)
      } else if result.count < 2 {
        result.append(line)
      } else {
        break
      }
    }
    return result
  }

  func start(of frame: CGRect) -> CGRect? {
    guard let lastLine = last.first, let firstLine = first.first else { return nil }
    let (low, length) = isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
    let start: CGFloat
    let startLength: CGFloat
    if low >= lastLine.after {
      startLength = length * Self.ratio(lastLine)
      start = max(sight.upperBound, lastLine.before + (low - lastLine.after) * Self.stretch(last))
    } else if -(low + length) >= firstLine.after {
      startLength = length * Self.ratio(firstLine)
      let end = firstLine.before + (-(low + length) - firstLine.after) * Self.stretch(first)
      start = min(sight.lowerBound, -end) - startLength
    } else {
      return nil
    }
    return isVertical
      ? CGRect(x: frame.minX, y: start, width: frame.width, height: startLength)
      : CGRect(x: start, y: frame.minY, width: startLength, height: frame.height)
  }

  private static func ratio(_ line: Line) -> CGFloat { line.lengthRatio.isFinite ? line.lengthRatio : 1 }

  /// Returns the ratio of the distance between two lines before the change to the distance after it.
  private static func stretch(_ lines: [Line]) -> CGFloat {
    guard lines.count == 2 else { return 1 }
    let (before, after) = (lines[0].before - lines[1].before, lines[0].after - lines[1].after)
    return before > 0 && after > 0 ? before / after : 1
  }
}
