import CollectionView

/// A picture with rounded corners, a soft shadow and, if there is room, its caption.
public final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"

  /// How the picture is presented.
  enum Style {
    /// On a white card, with the caption below.
    case card
    /// From edge to edge.
    case picture
    /// With the white border of a photographic print.
    case print
    /// As a round portrait.
    case disc
  }

  /// The height of the caption in a card, in points.
  static let captionHeight: CGFloat = 40

  private let imageView = UIImageView()
  private let captionLabel = UILabel()
  private var style = Style.card

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.shadowColor = UIColor(red: 0.16, green: 0.13, blue: 0.24, alpha: 1).cgColor
    layer.shadowOpacity = 0.16
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowRadius = 12
    contentView.clipsToBounds = true
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    contentView.addSubview(imageView)
    captionLabel.font = .systemFont(ofSize: 13, weight: .medium)
    contentView.addSubview(captionLabel)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  func show(_ picture: Picture, style: Style) {
    self.style = style
    // A print stays white paper in any style.
    backgroundColor = style == .print ? .white : .card
    captionLabel.textColor = style == .print ? UIColor(red: 0.24, green: 0.22, blue: 0.3, alpha: 1) : .caption
    imageView.image = picture.image
    imageView.backgroundColor = picture.tint
    captionLabel.text = picture.caption
    accessibilityLabel = picture.caption
    setNeedsLayout()
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let radius =
      switch style {
      case .card, .picture: min(14, side * 0.12)
      case .print: min(5, side * 0.03)
      case .disc: side / 2
      }
    layer.cornerRadius = radius
    contentView.frame = bounds
    contentView.layer.cornerRadius = radius
    layOutPicture(in: contentView.bounds, side: side)
  }

  private func layOutPicture(in bounds: CGRect, side: CGFloat) {
    switch style {
    case .card:
      let hasCaption = bounds.width >= 96 && bounds.height >= 2 * Self.captionHeight
      captionLabel.isHidden = !hasCaption
      let captionHeight = hasCaption ? Self.captionHeight : 0
      imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - captionHeight)
      captionLabel.textAlignment = .natural
      captionLabel.frame = CGRect(
        x: 14, y: bounds.height - captionHeight, width: max(0, bounds.width - 28), height: captionHeight)
    case .print:
      let border = side * 0.045
      let foot = border * 3.2
      imageView.frame = CGRect(
        x: border, y: border, width: bounds.width - 2 * border, height: max(0, bounds.height - border - foot))
      captionLabel.isHidden = foot < 24
      captionLabel.textAlignment = .center
      captionLabel.frame = CGRect(
        x: border, y: bounds.height - foot, width: bounds.width - 2 * border, height: foot)
    case .picture, .disc:
      captionLabel.isHidden = true
      imageView.frame =
        style == .disc && min(bounds.width, bounds.height) >= 8 ? bounds.insetBy(dx: 4, dy: 4) : bounds
    }
    imageView.layer.cornerRadius = style == .disc ? imageView.bounds.width / 2 : 0
  }
}
