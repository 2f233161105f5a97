import CollectionView

/// The overview's dimensions for the available width, in points.
struct OverviewMetrics {
  let margin: CGFloat
  let topMargin: CGFloat
  let spacing: CGFloat
  let laneCount: Int
  let sentenceSize: CGFloat
  let titleSize: CGFloat

  init(breadth: CGFloat) {
    let isNarrow = breadth < 500
    (margin, topMargin, spacing) = isNarrow ? (16, 18, 14) : (32, 30, 24)
    (sentenceSize, titleSize) = isNarrow ? (19, 17) : (26, 20)
    let tile: CGFloat = isNarrow ? 120 : 208
    laneCount = max(1, Int((breadth - 2 * margin + spacing) / (tile + spacing)))
  }
}
