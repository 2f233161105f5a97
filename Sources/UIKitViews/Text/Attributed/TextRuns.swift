import Foundation

nonisolated struct TextStyle: Hashable, Sendable {
  var font: UIFont
  var color: UIColor
  var background: UIColor?
  /// The space after every character, in points.
  var kern: CGFloat = 0
  var underline: NSUnderlineStyle = []
  var underlineColor: UIColor?
  var strikethrough: NSUnderlineStyle = []
  var strikethroughColor: UIColor?
  /// The upward shift, in points.
  var baselineOffset: CGFloat = 0
  var attachment: NSTextAttachment?
  var shadow: TextShadow?

  var reach: (ascent: CGFloat, descent: CGFloat) {
    if let box = attachment?.box(inLineOf: font) {
      return (max(0, box.maxY + baselineOffset), max(0, -box.minY - baselineOffset))
    }
    return (font.ascender + baselineOffset, -font.descender - baselineOffset)
  }
}

nonisolated struct TextShadow: Hashable, Sendable {
  var color: UIColor
  var offset: CGSize
}

/// Attributed text with all defaults filled in.
nonisolated struct TextRuns: Sendable {
  let text: String
  /// The runs in order, without gaps.
  private(set) var runs: [(start: String.Index, style: TextStyle)]
  private let paragraphStyles: [(start: String.Index, style: NSParagraphStyle?)]

  /// Creates runs in which `font` and `color` replace missing attributes.
  init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
    let text = string.string
    var runs: [(start: String.Index, style: TextStyle)] = []
    var paragraphStyles: [(start: String.Index, style: NSParagraphStyle?)] = []
    var location = 0
    while location < string.length {
      var range = NSRange()
      let attributes = string.attributes(at: location, effectiveRange: &range)
      location = max(location + 1, range.location + range.length)
      // A change inside a character, such as an emoji, applies from the next character.
      let start = text.characterIndex(atUTF16: range.location)
      if runs.last?.start == start { continue }
      runs.append((start, TextStyle(attributes, font: font, color: color)))
      paragraphStyles.append((start, (attributes[.paragraphStyle] as? NSParagraphStyle)?.drawable))
    }
    (self.text, self.runs, self.paragraphStyles) = (text, runs, paragraphStyles)
  }

  func scaled(by scale: CGFloat) -> TextRuns {
    var scaled = self
    for index in runs.indices {
      let style = runs[index].style
      scaled.runs[index].style.font = style.font.withSize(style.font.pointSize * scale)
      scaled.runs[index].style.kern = style.kern * scale
    }
    return scaled
  }

  func style(at index: String.Index) -> TextStyle { runs[run(at: index)].style }

  func paragraphStyle(at index: String.Index) -> NSParagraphStyle? {
    runs.isEmpty ? nil : paragraphStyles[run(at: index)].style
  }

  /// Splits a part into pieces with one style each.
  func pieces(of part: Substring) -> [(text: Substring, style: TextStyle)] {
    guard !part.isEmpty else { return [] }
    var pieces: [(text: Substring, style: TextStyle)] = []
    var (index, start) = (run(at: part.startIndex), part.startIndex)
    while start < part.endIndex {
      let end = index + 1 < runs.count ? min(part.endIndex, runs[index + 1].start) : part.endIndex
      pieces.append((text[start..<end], runs[index].style))
      (index, start) = (index + 1, end)
    }
    return pieces
  }

  func width(of part: Substring, by measurer: any TextMeasurer) -> CGFloat {
    pieces(of: part).reduce(0) { $0 + $1.style.width(of: $1.text, by: measurer) }
  }

  /// - Complexity: O(log runs)
  private func run(at index: String.Index) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle].start <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

nonisolated extension TextStyle {
  func width(of text: Substring, by measurer: any TextMeasurer) -> CGFloat {
    if let attachment { return attachment.box(inLineOf: font).width * CGFloat(text.count) }
    return measurer.width(of: text, in: font) + (kern == 0 ? 0 : kern * CGFloat(text.count))
  }

  fileprivate init(_ attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      AttributeValue.number(attributes[key])?.drawable
    }
    func lines(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      AttributeValue.line(attributes[key]) ?? NSUnderlineStyle(rawValue: 0)
    }
    let ownFont = attributes[.font] as? UIFont ?? font
    self.font = (number(.obliqueness) ?? 0) == 0 ? ownFont : ownFont.oblique
    let own = attributes[.foregroundColor] as? UIColor
    self.color = own ?? (attributes[.link] == nil ? color : .link)
    background = attributes[.backgroundColor] as? UIColor
    kern = number(.kern) ?? number(.tracking) ?? 0
    (underline, strikethrough) = (lines(.underlineStyle), lines(.strikethroughStyle))
    if attributes[.link] != nil, attributes[.underlineStyle] == nil { underline = .single }
    underlineColor = attributes[.underlineColor] as? UIColor
    strikethroughColor = attributes[.strikethroughColor] as? UIColor
    baselineOffset = number(.baselineOffset) ?? 0
    attachment = attributes[.attachment] as? NSTextAttachment
    if let own = attributes[.shadow] as? NSShadow, let color = own.shadowColor as? UIColor {
      let (width, height) = (own.shadowOffset.width.drawable, own.shadowOffset.height.drawable)
      shadow = TextShadow(color: color, offset: CGSize(width: width ?? 0, height: height ?? 0))
    }
  }
}

nonisolated extension String {
  fileprivate func characterIndex(atUTF16 offset: Int) -> String.Index {
    let index = utf16.index(startIndex, offsetBy: min(offset, utf16.count))
    guard index < endIndex else { return endIndex }
    let character = self.index(before: self.index(after: index))
    return character == index ? index : self.index(after: index)
  }
}
