import CollectionView

extension UIColor {
  /// The background of pictures.
  static let ground = light((0.961, 0.957, 0.949), dark: (0.075, 0.075, 0.086))
  /// The background of the overview and the surrounding page.
  static let page = light((0.984, 0.98, 0.973), dark: (0.106, 0.106, 0.122))
  /// The background of cards.
  static let card = light((1, 1, 1), dark: (0.145, 0.145, 0.16))
  static let caption = light((0.24, 0.22, 0.3), dark: (0.86, 0.85, 0.89))
  static let heading = light((0.16, 0.14, 0.22), dark: (0.95, 0.94, 0.97))

  private static func light(
    _ light: (red: CGFloat, green: CGFloat, blue: CGFloat),
    dark: (red: CGFloat, green: CGFloat, blue: CGFloat)
  ) -> UIColor {
    UIColor { traits in
      let color = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    }
  }
}

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

extension UIScrollView {
  /// Scrolls to the offset, clamped to the contents.
  func scroll(to offset: CGPoint) { contentOffset = nearestOffset(to: offset) }

  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
      min(max(offset, start), max(start, end))
    }
    return CGPoint(
      x: nearest(offset.x, -inset.left, contentSize.width + inset.right - bounds.width),
      y: nearest(offset.y, -inset.top, contentSize.height + inset.bottom - bounds.height))
  }
}
