import CollectionView

/// The title of a section, on a strip above the pictures that scroll beneath it.
public final class SectionHeaderView: UICollectionReusableView, TitledView {
  static let identifier = "header"

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
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    // Days of a calendar are narrow: on a phone, their names are smaller, all alike.
    let margin = min(24, bounds.width / 12)
    label.font = .systemFont(ofSize: min(20, bounds.width * 0.38), weight: .semibold)
    label.frame = CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: bounds.height)
    rule.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}
