import CollectionView

/// A picture with rounded corners, a soft shadow, and, if there's room, its caption.
public final class PhotoCell: UICollectionViewCell {
  static let identifier = "photo"

  enum Style {
    /// A picture on a white card, above the caption.
    case card
    case picture
    case print
    case disc
    /// A round portrait before the caption, in a self-sizing cell.
    case tag
    /// A picture at the leading edge, beside a product's caption and price.
    case product
    /// A picture on a card with a text, which determines the height.
    case note
    /// A picture on a white card, below the caption.
    case pass
  }

  private static let tagHeight: CGFloat = 40
  private static let tagInset: CGFloat = 5

  static let captionHeight: CGFloat = 40
  private static let usualCaption: CGFloat = 13
  /// The largest font size that fits cards and tags.
  static let largestCaption: CGFloat = 28

  let imageView = UIImageView()
  let captionLabel = UILabel()
  private(set) var style = Style.card
  var verdict: UILabel?
  var price: UILabel?
  /// The picture's height divided by its width.
  private(set) var ratio: CGFloat = 1

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
    captionLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: Self.usualCaption, weight: .medium), maximumPointSize: Self.largestCaption)
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.adjustsFontSizeToFitWidth = true
    captionLabel.minimumScaleFactor = Self.usualCaption / Self.largestCaption
    contentView.addSubview(captionLabel)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Shows a picture. The price is `nil` if the item isn't for sale.
  func show(_ picture: Picture, style: Style, price: String? = nil) {
    self.style = style
    showPrice(price)
    // A print is always white paper.
    backgroundColor = style == .print ? .white : .card
    captionLabel.textColor = style == .print ? UIColor(red: 0.24, green: 0.22, blue: 0.3, alpha: 1) : .caption
    imageView.image = picture.image
    imageView.backgroundColor = picture.tint
    captionLabel.text = style == .note ? Self.note(for: picture) : picture.caption
    captionLabel.numberOfLines = style == .note ? 0 : 1
    ratio = picture.size.width > 0 ? picture.size.height / picture.size.width : 1
    accessibilityLabel = price.map { "\(picture.caption), \($0)" } ?? picture.caption
    setNeedsLayout()
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    verdict?.alpha = 0
  }

  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if style == .note {
      layoutAttributes.size.height = noteHeight(width: layoutAttributes.size.width)
      return layoutAttributes
    }
    guard style == .tag else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
    let side = Self.tagHeight - 2 * Self.tagInset
    let text = captionLabel.sizeThatFits(CGSize(width: 400, height: Self.tagHeight)).width.rounded(.up)
    layoutAttributes.size = CGSize(width: Self.tagInset + side + 10 + text + side / 2, height: Self.tagHeight)
    return layoutAttributes
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let radius =
      switch style {
      case .card, .picture, .note, .pass: min(14, side * 0.12)
      case .print: min(5, side * 0.03)
      case .disc, .tag: side / 2
      case .product: min(10, side * 0.2)
      }
    layer.cornerRadius = radius
    contentView.frame = bounds
    contentView.layer.cornerRadius = radius
    layOutPicture(in: contentView.bounds, side: side)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    for view in [imageView, captionLabel, price] {
      if let view { view.frame.origin.x = bounds.width - view.frame.maxX }
    }
  }

  /// Returns `true` if the whole caption fits. Half a title is useless.
  private func captionFits(in width: CGFloat) -> Bool {
    let room = CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.captionHeight)
    return captionLabel.sizeThatFits(room).width * Self.usualCaption / captionLabel.font.pointSize <= width
  }

  private func layOutPicture(in bounds: CGRect, side: CGFloat) {
    switch style {
    case .card:
      let hasCaption = bounds.height >= 2 * Self.captionHeight && captionFits(in: bounds.width - 28)
      captionLabel.isHidden = !hasCaption
      let captionHeight = hasCaption ? Self.captionHeight : 0
      imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - captionHeight)
      captionLabel.textAlignment = .natural
      captionLabel.frame = CGRect(
        x: 14, y: bounds.height - captionHeight, width: max(0, bounds.width - 28), height: captionHeight)
      layOutPrice(nextToCaptionIn: bounds)
    case .print:
      let border = side * 0.045
      // If a line of the usual size fits, larger text gets enough space, too.
      let hasCaption = border * 3.2 >= 24
      let foot =
        hasCaption ? max(border * 3.2, (captionLabel.font.lineHeight + 6).rounded(.up)) : border * 3.2
      imageView.frame = CGRect(
        x: border, y: border, width: bounds.width - 2 * border, height: max(0, bounds.height - border - foot))
      captionLabel.isHidden = !hasCaption || !captionFits(in: bounds.width - 2 * border)
      captionLabel.textAlignment = .center
      captionLabel.frame = CGRect(
        x: border, y: bounds.height - foot, width: bounds.width - 2 * border, height: foot)
    case .tag:
      let side = max(0, bounds.height - 2 * Self.tagInset)
      imageView.frame = CGRect(x: Self.tagInset, y: Self.tagInset, width: side, height: side)
      captionLabel.isHidden = false
      captionLabel.textAlignment = .natural
      let start = imageView.frame.maxX + 10
      captionLabel.frame = CGRect(
        x: start, y: 0, width: max(0, bounds.width - start - side / 2), height: bounds.height)
    case .product:
      let pictureWidth = min(bounds.height, bounds.width * 0.36)
      let start = pictureWidth + 12
      let lineHeight = captionLabel.font.lineHeight.rounded(.up)
      captionLabel.isHidden = bounds.height < lineHeight || !captionFits(in: bounds.width - start - 12)
      imageView.frame = bounds
      if !captionLabel.isHidden { imageView.frame.size.width = pictureWidth }
      captionLabel.textAlignment = .natural
      let priceHeight = price?.font.lineHeight.rounded(.up) ?? 0
      let hasPrice = !captionLabel.isHidden && lineHeight + priceHeight <= bounds.height
      let height = lineHeight + (hasPrice ? priceHeight : 0)
      captionLabel.frame = CGRect(
        x: start, y: ((bounds.height - height) / 2).rounded(), width: max(0, bounds.width - start - 12),
        height: lineHeight)
      price?.isHidden = !hasPrice
      price?.frame = CGRect(
        x: start, y: captionLabel.frame.maxY, width: captionLabel.frame.width, height: priceHeight)
      price?.textAlignment = .natural
    case .note: layOutNote(in: bounds)
    case .pass:
      let captionHeight = min(bounds.height, Self.captionHeight)
      imageView.frame = CGRect(
        x: 0, y: captionHeight, width: bounds.width, height: bounds.height - captionHeight)
      captionLabel.isHidden = !captionFits(in: bounds.width - 32)
      captionLabel.textAlignment = .natural
      captionLabel.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: captionHeight)
    case .picture, .disc:
      captionLabel.isHidden = true
      imageView.frame =
        style == .disc && min(bounds.width, bounds.height) >= 8 ? bounds.insetBy(dx: 4, dy: 4) : bounds
    }
    imageView.layer.cornerRadius = style == .disc || style == .tag ? imageView.bounds.width / 2 : 0
  }
}
