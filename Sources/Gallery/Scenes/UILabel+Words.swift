import CollectionView

extension UILabel {
  /// The width below which a word would break.
  var widestWord: CGFloat {
    (text ?? "").split(separator: " ").map { word in
      let label = UILabel()
      (label.font, label.text) = (font, String(word))
      return label.sizeThatFits(
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      ).width
    }.max() ?? 0
  }
}
