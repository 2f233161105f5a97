import CollectionLayouts
import UIKit

/// A sample's number on its color, with rounded corners and a badge that is hidden by default.
class SampleCell: UICollectionViewCell {
  let badge = UILabel()
  private let number = UILabel()
  /// The offset of the number as a fraction of the cell's width, for carousels with a parallax effect.
  private var parallax: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 14
    contentView.clipsToBounds = true
    number.font = .boldSystemFont(ofSize: 30)
    number.textColor = .white
    number.textAlignment = .center
    contentView.addSubview(number)
    badge.font = .boldSystemFont(ofSize: 40)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.alpha = 0
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ sample: Sample) {
    number.text = "\(sample.number)"
    contentView.backgroundColor = sample.color
    badge.alpha = 0
    accessibilityLabel = "Sample \(sample.number)"
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    parallax = (layoutAttributes as? CarouselLayoutAttributes)?.itemsFromCenter ?? 0
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    number.frame = bounds.offsetBy(dx: -parallax * bounds.width / 5, dy: 0)
    badge.frame = CGRect(x: 0, y: 20, width: bounds.width, height: 48)
  }
}
