import CollectionView

/// A message in a bubble, sized by constraints.
final class ChatCell: FullWidthCell {
  static let identifier = "message"

  private let bubble = UIView()
  private let label = UILabel()
  private let time = UILabel()
  private var ownSide: [NSLayoutConstraint] = []
  private var otherSide: [NSLayoutConstraint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    bubble.layer.cornerRadius = 18
    bubble.layer.cornerCurve = .continuous
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    time.font = .preferredFont(forTextStyle: .caption2)
    for text in [label, time] { text.adjustsFontForContentSizeCategory = true }
    for view in [bubble, label, time] { view.translatesAutoresizingMaskIntoConstraints = false }
    contentView.addSubview(bubble)
    bubble.addSubview(label)
    bubble.addSubview(time)
    let margin: CGFloat = 16
    ownSide = [bubble.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -margin)]
    otherSide = [bubble.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: margin)]
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: contentView.topAnchor),
      bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.78),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      time.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 1),
      time.leadingAnchor.constraint(greaterThanOrEqualTo: bubble.leadingAnchor, constant: 14),
      time.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      time.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -7),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ message: ChatMessage) {
    label.text = message.text
    time.text = message.time
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemFill
    label.textColor = message.isOwn ? .white : .label
    time.textColor = message.isOwn ? UIColor.white.withAlphaComponent(0.75) : .secondaryLabel
    NSLayoutConstraint.deactivate(message.isOwn ? otherSide : ownSide)
    NSLayoutConstraint.activate(message.isOwn ? ownSide : otherSide)
  }
}

/// The day of the messages below it, on a blurred plate.
final class ChatDayView: UICollectionReusableView, TitledView {
  private let plate = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    plate.clipsToBounds = true
    plate.layer.cornerRadius = 13
    for view in [plate, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(plate)
    plate.contentView.addSubview(label)
    let contents = plate.contentView
    NSLayoutConstraint.activate([
      plate.centerXAnchor.constraint(equalTo: centerXAnchor),
      plate.topAnchor.constraint(equalTo: topAnchor, constant: 9),
      plate.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -9),
      label.leadingAnchor.constraint(equalTo: contents.leadingAnchor, constant: 12),
      label.trailingAnchor.constraint(equalTo: contents.trailingAnchor, constant: -12),
      label.topAnchor.constraint(equalTo: contents.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contents.bottomAnchor, constant: -5),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
