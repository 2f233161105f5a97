import CollectionView

struct CalendarEvent {
  let title: String
  let color: UIColor

  /// Words short enough for overlapping events.
  private static let events: [(title: String, color: UIColor)] = [
    ("Run", .systemGreen), ("Sync", .systemBlue), ("Crit", .systemPurple), ("Lunch", .systemOrange),
    ("Vet", .systemRed), ("Write", .systemBlue), ("Gym", .systemGreen), ("Meal", .systemOrange),
    ("Yoga", .systemGreen), ("Plan", .systemBlue), ("Call", .systemPurple), ("Shop", .systemOrange),
    ("Piano", .systemTeal), ("Chat", .systemBlue), ("Swim", .systemGreen), ("Film", .systemPink),
    ("Tea", .systemOrange), ("Read", .systemTeal), ("Demo", .systemPurple), ("Class", .systemRed),
    ("Dig", .systemGreen), ("Choir", .systemTeal), ("Taxes", .systemRed), ("Party", .systemPink),
  ]

  init(number: Int) { (title, color) = Self.events[number % Self.events.count] }
}

/// A title and a time on the event's color.
final class EventCell: UICollectionViewCell {
  static let identifier = "event"
  private static let barWidth: CGFloat = 3
  private static let margin: CGFloat = 4

  private let bar = UIView()
  private let title = UILabel()
  private let time = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    contentView.layer.cornerRadius = 5
    // The fonts follow the text size as far as the width of a day permits.
    title.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 18)
    time.font = UIFontMetrics(forTextStyle: .caption2).scaledFont(
      for: .monospacedDigitSystemFont(ofSize: 11, weight: .regular), maximumPointSize: 16)
    for label in [title, time] { label.adjustsFontForContentSizeCategory = true }
    title.numberOfLines = 0
    title.textColor = .heading
    time.textColor = .caption
    for view in [bar, title, time] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Shows an event. The interval is in minutes since midnight.
  func show(_ event: CalendarEvent, _ interval: ClosedRange<Double>) {
    backgroundColor = .ground
    layer.cornerRadius = 5
    contentView.backgroundColor = event.color.withAlphaComponent(0.22)
    bar.backgroundColor = event.color
    title.text = event.title
    time.text = Self.text(interval.lowerBound)
    accessibilityLabel =
      "\(event.title), \(Self.text(interval.lowerBound)) to \(Self.text(interval.upperBound))"
    setNeedsLayout()
  }

  private static func text(_ minutes: Double) -> String {
    let (hours, rest) = Int(minutes).quotientAndRemainder(dividingBy: 60)
    return "\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    // Day columns on a phone are narrow.
    let inset: CGFloat = bounds.width < 56 ? 2 : 4
    let room = CGRect(
      x: Self.barWidth + inset, y: 0, width: max(0, bounds.width - Self.barWidth - 2 * inset),
      height: bounds.height)
    bar.frame = CGRect(x: 0, y: 0, width: Self.barWidth, height: bounds.height)
    title.transform = .identity
    if title.widestWord <= room.width {
      showAcross(room)
    } else {
      showSideways(room.insetBy(dx: -inset, dy: 0))
    }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [bar, title, time] { view.center.x = bounds.width - view.center.x }
  }

  /// Shows the title and, if there's room, the time. An incomplete title is hidden.
  private func showAcross(_ room: CGRect) {
    let wanted = title.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
      .rounded(.up)
    title.isHidden = wanted > room.height
    title.frame = CGRect(
      x: room.minX, y: min(Self.margin, max(0, (room.height - wanted) / 2)), width: room.width,
      height: min(wanted, room.height))
    let timeHeight = time.font.lineHeight.rounded(.up)
    time.isHidden =
      title.isHidden || title.frame.maxY + timeHeight > room.height
      || time.sizeThatFits(room.size).width > room.width
    time.frame = CGRect(x: room.minX, y: title.frame.maxY, width: room.width, height: timeHeight)
  }

  /// Shows the title from top to bottom, for events side by side in a narrow day.
  private func showSideways(_ room: CGRect) {
    let size = title.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    time.isHidden = true
    title.isHidden = size.height > room.width || size.width > room.height
    title.bounds.size = size
    title.center = CGPoint(
      x: min(room.midX, room.minX + size.height / 2 + 2),
      y: size.width / 2 + min(Self.margin, max(0, (room.height - size.width) / 2)))
    title.transform = CGAffineTransform(rotationAngle: .pi / 2)
  }
}
