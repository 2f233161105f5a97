import UIKit

/// The hour labels of a timeline, evenly spaced over the view's height.
final class RulerView: UICollectionReusableView {
  private var labels: [UILabel] = []
  private var start: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(hours: ClosedRange<Int>, from start: CGFloat) {
    self.start = start
    for label in labels { label.removeFromSuperview() }
    labels = hours.map { hour in
      let label = UILabel()
      label.text = "\(hour):00"
      label.font = .systemFont(ofSize: 11)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hour = (bounds.height - start) / CGFloat(max(1, labels.count - 1))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(x: 0, y: start + CGFloat(index) * hour, width: bounds.width, height: 14)
    }
  }
}
