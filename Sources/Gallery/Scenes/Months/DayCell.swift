import CollectionView

/// A day's number and events.
final class DayCell: UICollectionViewCell {
  static let identifier = "day"

  private static let top: CGFloat = 26
  private static let eventHeight: CGFloat = 17
  private static let tints: [UIColor] = [
    .systemBlue, .systemGreen, .systemOrange, .systemPink, .systemTeal, .systemIndigo,
  ]

  private let number = UILabel()
  private var events: [UILabel] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .card
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    number.textColor = .heading
    contentView.addSubview(number)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ day: Int, _ titles: [String]) {
    number.text = "\(day)"
    for label in events { label.removeFromSuperview() }
    events = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 9, weight: .medium)
      label.textColor = .white
      label.backgroundColor = Self.tints[title.count % Self.tints.count]
      label.layer.cornerRadius = 3
      label.clipsToBounds = true
      label.textAlignment = .center
      contentView.addSubview(label)
      return label
    }
    accessibilityLabel = (["\(day)"] + titles).joined(separator: ", ")
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size.height = max(44, Self.top + CGFloat(events.count) * Self.eventHeight + 3)
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    number.frame = CGRect(x: 6, y: 4, width: max(0, width - 12), height: 18)
    for (index, label) in events.enumerated() {
      label.frame = CGRect(
        x: 2, y: Self.top + CGFloat(index) * Self.eventHeight, width: max(0, width - 4),
        height: Self.eventHeight - 2)
    }
  }
}
