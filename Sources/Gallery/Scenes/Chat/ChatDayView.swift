import CollectionView

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
