import CollectionView

final class BadgeView: UICollectionReusableView {
  static let kind = "badge"

  private let label = UILabel()

  var number = 0 { didSet { label.text = String(number) } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.84, green: 0.23, blue: 0.3, alpha: 1)
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
