import Foundation

extension UILabel {
  var plainTextWithAttributes: NSAttributedString? {
    guard let text else { return nil }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return NSAttributedString(
      string: text,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
  }

  func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard let richText, richText.length > 0 else { return nil }
    return richText.attribute(key, at: 0, effectiveRange: nil)
  }

  var firstParagraphStyle: NSParagraphStyle? { firstAttribute(.paragraphStyle) as? NSParagraphStyle }

  func changeWholeText(_ key: NSAttributedString.Key, to value: Any) {
    guard let richText else { return }
    richText.put([key: value], in: NSRange(location: 0, length: richText.length))
    contentsDidChange()
  }

  /// Adjusts the fonts that follow the text size.
  func adjustFontsOfRichText() {
    guard let richText else { return }
    var (location, hasChanged) = (0, false)
    while location < richText.length {
      var range = NSRange()
      let old = richText.attribute(.font, at: location, effectiveRange: &range) as? UIFont
      location = max(location + 1, range.location + range.length)
      guard let old else { continue }
      let font = old.adjusted(to: traitCollection)
      guard font !== old else { continue }
      richText.put([.font: font], in: range)
      hasChanged = true
    }
    if hasChanged { contentsDidChange() }
  }

  /// Changes all paragraph styles. Text without a style stays without one and follows the label.
  func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let richText else { return }
    var (location, hasChanged) = (0, false)
    while location < richText.length {
      var range = NSRange()
      let old = richText.attribute(.paragraphStyle, at: location, effectiveRange: &range) as? NSParagraphStyle
      location = max(location + 1, range.location + range.length)
      guard let style = old?.mutableCopy() as? NSMutableParagraphStyle else { continue }
      change(style)
      guard style != old else { continue }
      richText.put([.paragraphStyle: style], in: range)
      hasChanged = true
    }
    if hasChanged { contentsDidChange() }
  }

  private var runs: TextRuns? {
    if let cachedRuns { return cachedRuns }
    cachedRuns = richText.map { TextRuns($0, font: chosenFont, color: chosenTextColor) }
    return cachedRuns
  }

  private func richLayout(
    width: CGFloat, height: CGFloat, lines: Int, scale: CGFloat = 1
  ) -> AttributedTextLayout? {
    runs.map {
      AttributedTextLayout(
        scale == 1 ? $0 : $0.scaled(by: scale), width: width, height: height,
        AttributedTextLayout.Options(
          font: chosenFont, lineBreakMode: storedLineBreakMode, maximumLines: lines,
          isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
    }
  }

  func richTextRect(in bounds: CGRect, lines: Int) -> CGRect {
    guard let layout = richLayout(width: bounds.width, height: .infinity, lines: lines) else { return .zero }
    return CGRect(
      origin: bounds.origin,
      size: CGSize(
        width: min(bounds.width, roundedUp(layout.width)),
        height: min(bounds.height, roundedUp(layout.height))))
  }

  func richTextBaseline(isFirst: Bool, width: CGFloat) -> CGFloat? {
    let lines = richLayout(width: width, height: .infinity, lines: numberOfLines)?.lines
    return (isFirst ? lines?.first : lines?.last)?.baseline
  }

  /// Returns the size and the number of lines, which is at most `lines` unless that is 0.
  func richTextSize(
    width: CGFloat, lines: Int, scale: CGFloat = 1
  ) -> (width: CGFloat, height: CGFloat, lines: Int)? {
    richLayout(width: width, height: .infinity, lines: lines, scale: scale).map {
      ($0.width, $0.height, $0.lines.count)
    }
  }

  private var shownRichLayout: AttributedTextLayout? {
    let key = layoutKey
    if let cachedRichLayout, cachedRichLayout.key == key { return cachedRichLayout.layout }
    let layout = richLayout(
      width: key.size.width, height: key.size.height, lines: numberOfLines,
      scale: scaleOfRichText(in: key.size))
    cachedRichLayout = layout.map { (key, $0) }
    return layout
  }

  var richTextDrawing: RichTextDrawing? {
    let size = bounds.size
    guard size.width > 0, let layout = shownRichLayout, !layout.lines.isEmpty else { return nil }
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY + (size.height - layout.height) / 2, width: size.width,
      height: layout.height)
    var drawing = RichTextDrawing(layout, in: frame) {
      resolved($0 ?? storedTextAlignment)
    } color: {
      resolved($0)
    }
    drawing.isClipped = storedLineBreakMode == .byClipping
    return drawing
  }

  private func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
    switch alignment {
    case .left, .center, .right: alignment
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
