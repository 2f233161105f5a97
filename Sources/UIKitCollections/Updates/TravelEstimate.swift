import Foundation

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
  /// The lower edges of the first two lines, mirrored.
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
  /// lines, the first of these counts.
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
