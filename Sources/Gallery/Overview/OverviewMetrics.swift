import CollectionView

/// The lengths of the overview, by the breadth that there is, in points.
struct OverviewMetrics {
  /// At the left and the right.
  let margin: CGFloat
  /// Above the sentence.
  let topMargin: CGFloat
  /// Between tiles.
  let spacing: CGFloat
  let laneCount: Int
  /// The sizes of the fonts of the sentence and of the groups' titles.
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
