import CollectionView

protocol TitledView: AnyObject {
  var title: String? { get set }
}

/// A section's title on a strip.
public final class SectionHeaderView: UICollectionReusableView, TitledView {
  static let identifier = "header"

  private static let size: CGFloat = 20
  /// The largest font size that fits the scenes' headers.
  private static let largestSize: CGFloat = 34

  private let label = UILabel()
  private let rule = UIView()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .ground
    label.textColor = .heading
    addSubview(label)
    rule.backgroundColor = UIColor.heading.withAlphaComponent(0.1)
    addSubview(rule)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: SectionHeaderView, _) in
      view.setNeedsLayout()
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Returns the font size, which follows the text size up to a limit.
  private static func fontSize(in traits: UITraitCollection) -> CGFloat {
    min(largestSize, UIFontMetrics(forTextStyle: .title3).scaledValue(for: size, compatibleWith: traits))
  }

  /// Returns the length of a header for one line of text, but at least the usual length.
  static func length(_ usual: CGFloat, in traits: UITraitCollection = .current) -> CGFloat {
    max(
      usual, (UIFont.systemFont(ofSize: fontSize(in: traits), weight: .semibold).lineHeight + 8).rounded(.up))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // On a phone, narrow calendar days use a smaller font.
    let margin = min(24, bounds.width / 12)
    label.font = .systemFont(
      ofSize: min(Self.fontSize(in: traitCollection), bounds.width * 0.38), weight: .semibold)
    label.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: bounds.height)
    rule.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}

/// A cell whose layout sets the width, and whose constraints set the height.
class FullWidthCell: UICollectionViewCell {
  override init(frame: CGRect) { super.init(frame: frame) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = contentView.systemLayoutSizeFitting(
      CGSize(width: layoutAttributes.size.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return layoutAttributes
  }
}
