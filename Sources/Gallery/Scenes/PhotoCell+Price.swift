import CollectionView

extension PhotoCell {
  func showPrice(_ text: String?) {
    guard text != nil || price != nil else { return }
    let label = price ?? addPrice()
    label.text = text
    label.isHidden = text == nil
  }

  /// Places the price after the caption if both fit completely.
  func layOutPrice(nextToCaptionIn bounds: CGRect) {
    guard let price, price.text != nil else { return }
    let width = price.sizeThatFits(captionLabel.frame.size).width.rounded(.up)
    let title = captionLabel.sizeThatFits(CGSize(width: bounds.width, height: captionLabel.frame.height))
      .width
    price.isHidden = captionLabel.isHidden || title + width + 8 > captionLabel.frame.width
    price.frame = CGRect(
      x: captionLabel.frame.maxX - width, y: captionLabel.frame.minY, width: width,
      height: captionLabel.frame.height)
  }

  private func addPrice() -> UILabel {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: Self.largestCaption)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    contentView.addSubview(label)
    price = label
    return label
  }
}
