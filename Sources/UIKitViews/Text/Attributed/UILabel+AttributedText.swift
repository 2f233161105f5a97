import Foundation

extension UILabel {
  /// The plain text, with the label's font, colour and paragraph style as attributes.
  var plainTextWithAttributes: NSAttributedString? {
    guard let text else { return nil }
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (textAlignment, lineBreakMode)
    return NSAttributedString(
      string: text,
      attributes: [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style])
  }

  func changeWholeText(_ key: NSAttributedString.Key, to value: Any) {
    guard let richText else { return }
    richText.put([key: value], in: NSRange(location: 0, length: richText.length))
    contentsDidChange()
  }

  /// Brings fonts that follow the text size to that of the label's traits.
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

  /// Changes the paragraph styles of attributed text. Text without one gets none: it follows the label.
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
    cachedRuns = richText.map { TextRuns($0, font: font, color: textColor) }
    return cachedRuns
  }

  private func richLayout(width: CGFloat, height: CGFloat, lines: Int) -> AttributedTextLayout? {
    runs.map {
      AttributedTextLayout(
        $0, width: width, height: height,
        AttributedTextLayout.Options(
          font: font, lineBreakMode: lineBreakMode, maximumLines: lines,
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

  private func shownRichLayout(in size: CGSize) -> AttributedTextLayout? {
    if let cachedRichLayout, cachedRichLayout.size == size { return cachedRichLayout.layout }
    let layout = richLayout(width: size.width, height: size.height, lines: numberOfLines)
    cachedRichLayout = layout.map { (size, $0) }
    return layout
  }

  var richTextDrawing: RichTextDrawing? {
    let size = bounds.size
    guard size.width > 0,
      let layout = shownRichLayout(in: size), !layout.lines.isEmpty
    else { return nil }
    let frame = CGRect(
      x: bounds.minX, y: bounds.minY + (size.height - layout.height) / 2, width: size.width,
      height: layout.height)
    var drawing = RichTextDrawing(layout, in: frame) {
      resolved($0 ?? textAlignment)
    } color: {
      resolved($0)
    }
    drawing.isClipped = lineBreakMode == .byClipping
    return drawing
  }

  private func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
    switch alignment {
    case .left, .center, .right: alignment
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
