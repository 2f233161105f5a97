import UIKit

/// A word in a capsule of the word's width.
final class TagCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ word: String, on color: UIColor) {
    label.text = word
    contentView.backgroundColor = color
    accessibilityLabel = word
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let size = label.sizeThatFits(CGSize(width: 1000, height: 100))
    attributes.size = CGSize(width: size.width.rounded(.up) + 24, height: size.height.rounded(.up) + 14)
    return attributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
    contentView.layer.cornerRadius = contentView.bounds.height / 2
  }
}
