import CollectionView
import TestSupport

@testable import CollectionLayouts

/// A reference implementation of a section of tags, without optimizations.
struct PlainTags {
  var sizes: [CGSize]
  /// The breadth inside the insets.
  var breadth: CGFloat
  var alignment = LineAlignment.leading
  var lastLineAlignment: LineAlignment?
  var itemSpacing: CGFloat = 8
  var lineSpacing: CGFloat = 8
  var isVertical = true

  private func breadth(_ size: CGSize) -> CGFloat {
    let own = isVertical ? size.width : size.height
    return own > breadth + 0.001 ? breadth : own
  }

  private func extent(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var (first, end) = (0, 0 as CGFloat)
    for item in sizes.indices {
      let (own, wanted) = (isVertical ? sizes[item].width : sizes[item].height, breadth(sizes[item]))
      // Compares the breadth before narrowing, because a narrowed tag needs its own line, even if the line
      // has zero breadth.
      if item > first, end + itemSpacing + own > breadth + 0.001 {
        lines.append(first..<item)
        (first, end) = (item, wanted)
      } else {
        end = item == first ? wanted : end + itemSpacing + wanted
      }
    }
    if first < sizes.count { lines.append(first..<sizes.count) }
    return lines
  }

  /// The frames relative to the origin of the lines.
  var frames: [CGRect] {
    var frames: [CGRect] = []
    var start: CGFloat = 0
    let lines = lines
    for (index, line) in lines.enumerated() {
      let sum = line.reduce(0) { $0 + breadth(sizes[$1]) }
      let left = breadth - sum - itemSpacing * CGFloat(line.count - 1)
      let thickest = line.map { extent(sizes[$0]) }.max() ?? 0
      let ofLast = lastLineAlignment ?? (alignment == .justified ? .leading : alignment)
      let alignment = index < lines.count - 1 ? alignment : ofLast
      let isSpread = alignment == .justified && line.count > 1
      let gap = itemSpacing + (isSpread ? left / CGFloat(line.count - 1) : 0)
      var offset =
        switch alignment {
        case .leading, .justified: 0 as CGFloat
        case .center: left / 2
        case .trailing: left
        }
      for item in line {
        let (broad, long) = (breadth(sizes[item]), extent(sizes[item]))
        let along = start + (thickest - long) / 2
        frames.append(
          isVertical
            ? CGRect(x: offset, y: along, width: broad, height: long)
            : CGRect(x: along, y: offset, width: long, height: broad))
        offset += broad + gap
      }
      start += thickest + lineSpacing
    }
    return frames
  }

  var extent: CGFloat { frames.map { isVertical ? $0.maxY : $0.maxX }.max() ?? 0 }
}
