import CollectionLayouts
import CollectionView

/// The hours next to a timeline in minutes.
public final class HourRulerView: UICollectionReusableView {
  static let identifier = "ruler"

  private var labels: [UILabel] = []

  weak var timeline: TimelineLayout? { didSet { setNeedsLayout() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .ground
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let timeline, timeline.pointsPerUnit > 0 else { return }
    let last = timeline.startTime + Double(bounds.height / timeline.pointsPerUnit)
    let first = Int((timeline.startTime / 60).rounded(.up))
    let hours = first..<max(first, Int((last / 60).rounded(.down)) + 1)
    while labels.count < hours.count { addLabel() }
    for (index, label) in labels.enumerated() {
      label.isHidden = index >= hours.count
      let hour = first + index
      label.text = "\(hour):00"
      let y = CGFloat(Double(hour) * 60 - timeline.startTime) * timeline.pointsPerUnit
      label.frame = CGRect(x: 0, y: y - 9, width: max(0, bounds.width - 10), height: 18)
    }
  }

  private func addLabel() {
    let label = UILabel()
    label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
    label.textColor = .caption
    label.textAlignment = .right
    addSubview(label)
    labels.append(label)
  }
}
