import CollectionView

/// The title of a section on a strip that pictures can pass beneath.
public final class SectionHeaderView: UICollectionReusableView {
  static let identifier = "header"

  private let label = UILabel()
  private let rule = UIView()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.961, green: 0.957, blue: 0.949, alpha: 0.94)
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.textColor = UIColor(red: 0.16, green: 0.14, blue: 0.22, alpha: 1)
    addSubview(label)
    rule.backgroundColor = UIColor(red: 0.16, green: 0.14, blue: 0.22, alpha: 0.1)
    addSubview(rule)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 24, dy: 0)
    rule.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
  }
}
