import CollectionLayouts
import CollectionView

/// A simple reference implementation of the waterfall, one item at a time.
struct PlainWaterfall {
  var sections: [SectionedDelegate.Section]
  var isVertical = true
  var placement = WaterfallLayout.Placement.shortestLane
  /// The breadth of the bounds.
  var breadth: CGFloat

  struct Frames {
    var header: CGRect?
    var items: [CGRect] = []
    var footer: CGRect?
  }

  func frames() -> (sections: [Frames], contentSize: CGSize) {
    var end: CGFloat = 0
    let frames = sections.map { section in
      var frames = Frames()
      if section.header > 0 { frames.header = rect(end, 0, section.header, breadth) }
      let inset = section.inset
      let (leading, trailing) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
      let (near, far) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let lanes = section.laneCount
      let (laneSpacing, itemSpacing) = (section.laneSpacing ?? 10, section.itemSpacing ?? 10)
      let lane = (breadth - near - far - laneSpacing * CGFloat(lanes - 1)) / CGFloat(lanes)
      let start = end + section.header + leading
      var ends = [CGFloat](repeating: start - itemSpacing, count: lanes)
      for (number, item) in section.items.enumerated() {
        let span = min(item.span, lanes)
        var first = number % lanes
        if placement == .shortestLane || span > 1 {
          let highest = (0...lanes - span).map { ends[$0..<$0 + span].max() ?? 0 }
          first = highest.indices.min { highest[$0] < highest[$1] } ?? 0
        }
        let along = (ends[first..<first + span].max() ?? 0) + itemSpacing
        let across = near + CGFloat(first) * (lane + laneSpacing)
        let wide = CGFloat(span) * lane + CGFloat(span - 1) * laneSpacing
        frames.items.append(rect(along, across, item.length, wide))
        for covered in first..<first + span { ends[covered] = along + item.length }
      }
      end = max(start, ends.max() ?? 0) + trailing
      if section.footer > 0 { frames.footer = rect(end, 0, section.footer, breadth) }
      end += section.footer
      return frames
    }
    return (frames, isVertical ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth))
  }

  private func rect(_ along: CGFloat, _ across: CGFloat, _ extent: CGFloat, _ breadth: CGFloat) -> CGRect {
    isVertical
      ? CGRect(x: across, y: along, width: breadth, height: extent)
      : CGRect(x: along, y: across, width: extent, height: breadth)
  }
}

extension CGRect {
  /// Returns `true` if all edges are within a millionth of a point.
  func isClose(to other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(maxX - other.maxX) < 1e-6
      && abs(maxY - other.maxY) < 1e-6
  }
}
