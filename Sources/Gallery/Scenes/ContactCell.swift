import CollectionView

final class ContactCell: UICollectionViewCell {
  static let identifier = "contact"

  private let portrait = UIImageView()
  private let label = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    portrait.contentMode = .scaleAspectFill
    portrait.clipsToBounds = true
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .heading
    line.backgroundColor = UIColor.heading.withAlphaComponent(0.1)
    for view in [portrait, label, line] { contentView.addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// The height of one line at the current text size.
  static var height: CGFloat {
    max(52, (UIFont.preferredFont(forTextStyle: .body).lineHeight + 24).rounded(.up))
  }

  func show(_ picture: Picture, name: String) {
    portrait.image = picture.image
    portrait.backgroundColor = picture.tint
    label.text = name
    accessibilityLabel = name
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (contentView.bounds.width, contentView.bounds.height)
    let side = max(0, height - 16)
    portrait.frame = CGRect(x: 24, y: 8, width: side, height: side)
    portrait.layer.cornerRadius = side / 2
    let start = portrait.frame.maxX + 14
    label.frame = CGRect(x: start, y: 0, width: max(0, width - start - 24), height: height)
    line.frame = CGRect(x: start, y: height - 1, width: max(0, width - start), height: 1)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [portrait, label, line] { view.frame.origin.x = width - view.frame.maxX }
  }
}
