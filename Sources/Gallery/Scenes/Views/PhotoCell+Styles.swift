import CollectionView
import Previews

extension PhotoCell {
  /// The height of a card with a picture and all lines of its text.
  func noteHeight(width: CGFloat) -> CGFloat { noteImageHeight(width: width) + noteTextHeight(width: width) }

  func layOutNote(in bounds: CGRect) {
    let imageHeight = min(bounds.height, noteImageHeight(width: bounds.width))
    imageView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: imageHeight)
    let inset = Self.noteInset
    captionLabel.isHidden = bounds.width <= 2 * inset
    captionLabel.textAlignment = .natural
    captionLabel.frame = CGRect(
      x: inset, y: imageHeight + inset, width: max(0, bounds.width - 2 * inset),
      height: max(0, bounds.height - imageHeight - 2 * inset))
  }

  /// In a wide card, only a strip of the picture is visible.
  private func noteImageHeight(width: CGFloat) -> CGFloat { min(width * ratio, 300).rounded() }

  private func noteTextHeight(width: CGFloat) -> CGFloat {
    let room = CGSize(width: max(0, width - 2 * Self.noteInset), height: .greatestFiniteMagnitude)
    return (captionLabel.sizeThatFits(room).height + 2 * Self.noteInset).rounded(.up)
  }

  private static let noteInset: CGFloat = 14

  /// Returns a picture's sentences, which are the same each time.
  static func note(for picture: Picture) -> String {
    let number = picture.caption.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) & 0xFFFF }
    let sentences = (0..<number % 5).map { place in
      SampleText.sentences[(number + place * 3) % SampleText.sentences.count]
    }
    return ([picture.caption + "."] + sentences).joined(separator: " ")
  }
}

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

extension PhotoCell {
  /// Shows a badge. It's fully opaque at 1 or −1.
  func showVerdict(_ part: CGFloat) {
    let badge = verdict ?? addVerdict()
    badge.text = part < 0 ? "NO" : "YES"
    badge.textColor = part < 0 ? .systemRed : .systemGreen
    badge.layer.borderColor = badge.textColor.cgColor
    badge.alpha = min(1, abs(part))
    badge.frame.origin.x = part < 0 ? contentView.bounds.width - badge.bounds.width - 24 : 24
  }

  private func addVerdict() -> UILabel {
    let badge = UILabel(frame: CGRect(x: 24, y: 24, width: 120, height: 56))
    badge.font = .systemFont(ofSize: 34, weight: .bold)
    badge.textAlignment = .center
    badge.backgroundColor = UIColor.white.withAlphaComponent(0.8)
    badge.layer.borderWidth = 4
    badge.layer.cornerRadius = 10
    badge.clipsToBounds = true
    contentView.addSubview(badge)
    verdict = badge
    return badge
  }
}
