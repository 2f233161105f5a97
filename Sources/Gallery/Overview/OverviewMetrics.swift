import CollectionView

/// The dimensions of the overview for the available width, in points.
struct OverviewMetrics {
  /// The left and right margin.
  let margin: CGFloat
  /// The margin above the sentence.
  let topMargin: CGFloat
  /// The spacing between tiles.
  let spacing: CGFloat
  let laneCount: Int
  /// The font sizes of the sentence and of the group titles.
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
