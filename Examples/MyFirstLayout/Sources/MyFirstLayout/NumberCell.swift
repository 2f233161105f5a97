import CollectionView

/// A colored square with its number in the middle.
final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  var number = 0 {
    didSet {
      label.text = "\(number)"
      accessibilityLabel = "Number \(number)"
      backgroundColor = UIColor(hue: CGFloat(number) / 100, saturation: 0.5, brightness: 0.9, alpha: 1)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    label.font = .boldSystemFont(ofSize: 32)
    label.textColor = .black
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }
}
