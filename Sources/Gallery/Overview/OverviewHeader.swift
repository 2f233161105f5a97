import CollectionView

final class OverviewHeader: UICollectionReusableView {
  static let identifier = "header"
  /// The space below the text, in points.
  static let below: CGFloat = 10

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .heading
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows a text. The lengths are in points, and the font size is for the default text size.
  func show(_ text: String, size: CGFloat, margin: CGFloat, above: CGFloat) {
    label.text = text
    label.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: size, weight: .semibold), maximumPointSize: size * 1.8)
    accessibilityLabel = text
    layoutMargins = UIEdgeInsets(top: above, left: margin, bottom: Self.below, right: margin)
    setNeedsLayout()
  }

  private var textBreadth: CGFloat {
    max(0, min(720, bounds.width - layoutMargins.left - layoutMargins.right))
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    bounds.size.width = layoutAttributes.size.width
    let text = label.sizeThatFits(CGSize(width: textBreadth, height: .greatestFiniteMagnitude))
    layoutAttributes.size.height = text.height.rounded(.up) + layoutMargins.top + layoutMargins.bottom
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let breadth = textBreadth
    label.textAlignment = .natural
    label.frame = CGRect(
      x: isMirrored ? bounds.width - layoutMargins.right - breadth : layoutMargins.left, y: layoutMargins.top,
      width: breadth,
      height: max(0, bounds.height - layoutMargins.top - layoutMargins.bottom))
  }
}

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
