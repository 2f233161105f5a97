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
