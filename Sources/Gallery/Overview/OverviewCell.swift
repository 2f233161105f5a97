import CollectionView

final class OverviewCell: UICollectionViewCell {
  /// The title's height in points; the picture's height-to-width ratio.
  private static let (titleHeight, ratio): (CGFloat, CGFloat) = (36, 0.7)
  private static let fadeDuration = 0.3

  let tile = UIView()
  private let label = UILabel()
  private(set) var thumbnail: SceneThumbnail?

  static func height(forBreadth breadth: CGFloat) -> CGFloat {
    (breadth * ratio).rounded() + titleHeight
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    tile.backgroundColor = .ground
    tile.clipsToBounds = true
    tile.layer.cornerRadius = 14
    tile.layer.borderWidth = 1
    tile.isUserInteractionEnabled = false
    // The picture's contents belong to the scene.
    tile.accessibilityElementsHidden = true
    label.textColor = .heading
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13, weight: .medium), maximumPointSize: 22)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(tile)
    contentView.addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func show(_ scene: GalleryScene) {
    label.text = scene.title
    accessibilityLabel = "\(scene.title): \(scene.summary)"
  }

  func show(_ thumbnail: SceneThumbnail, animated: Bool) {
    self.thumbnail = thumbnail
    tile.addSubview(thumbnail.view)
    setNeedsLayout()
    layoutIfNeeded()
    guard animated else { return }
    thumbnail.view.alpha = 0
    UIView.animate(withDuration: Self.fadeDuration) { thumbnail.view.alpha = 1 }
  }

  func removeThumbnail() {
    if thumbnail?.view.superview === tile { thumbnail?.view.removeFromSuperview() }
    thumbnail = nil
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    removeThumbnail()
  }

  override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue else { return }
      UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]) {
        [self] in
        tile.transform = isHighlighted ? CGAffineTransform(scaleX: 0.97, y: 0.97) : .identity
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.layer.borderColor =
      UIColor.heading.withAlphaComponent(0.1).resolvedColor(with: traitCollection).cgColor
    tile.bounds.size = CGSize(width: bounds.width, height: max(0, bounds.height - Self.titleHeight))
    tile.center = CGPoint(x: tile.bounds.width / 2, y: tile.bounds.height / 2)
    label.frame = CGRect(
      x: 2, y: tile.bounds.height, width: max(0, bounds.width - 4), height: Self.titleHeight)
    label.textAlignment = .natural
    thumbnail?.fit(tile.bounds.size)
  }
}
