import UIKitViews

nonisolated extension SVGPainter {
  mutating func paint(_ text: DisplayText, in frame: Projection) {
    for line in text.lines where !line.text.isEmpty {
      if let shadow = text.shadow {
        var below = line
        below.x += shadow.offset.width
        below.baseline += shadow.offset.height
        paint(below, of: text, color: shadow.color, in: frame)
      }
      paint(line, of: text, color: text.color, in: frame)
    }
  }

  private mutating func paint(
    _ line: DisplayText.Line, of text: DisplayText, color: RGBA, in frame: Projection, kern: Double = 0
  ) {
    var element = SVGElement("text")
    if frame.isTranslation {
      element = element.with("x", line.x + frame.tx).with("y", line.baseline + frame.ty)
    } else {
      guard let fit = frame.affineFit(over: text.box(of: line)) else { return }
      element = element.with("x", line.x).with("y", line.baseline).with("transform", fit.svg)
    }
    element = element.with("font-size", text.fontSize)
      .with("font-weight", text.isBold ? "bold" : nil)
      .with("font-style", text.isItalic ? "italic" : nil)
      .with("text-anchor", text.svgAnchor)
      .with("direction", text.isRightToLeft ? "rtl" : nil)
      .with("letter-spacing", kern == 0 ? nil : kern.svg())
      .with("xml:space", line.text.escapedForXML.hasSpacesToCollapse ? "preserve" : nil)
      .with("fill", color)
    let words = line.isEstimated ? line.fittedRuns(of: text, kern: kern) : line.text.escapedForXML
    add(element.open + words + "</text>")
  }
}

nonisolated extension SVGPainter {
  mutating func paint(_ text: DisplayRichText, in frame: Projection) {
    for fill in text.backgrounds { paint(fill, in: frame) }
    for run in text.runs where !run.text.isEmpty {
      let whole = run.asText
      for line in whole.lines { paint(line, of: whole, color: run.color, in: frame, kern: run.kern) }
    }
    for picture in text.pictures { paint(picture.image, in: picture.frame, projection: frame) }
    for line in text.lines { paint(line, in: frame) }
  }

  private mutating func paint(_ fill: DisplayRichText.Fill, in frame: Projection) {
    guard fill.color.alpha > 0 else { return }
    add(
      shape(of: fill.frame, radius: 0, corners: DisplayCorners(), in: frame).with("fill", fill.color).closed)
  }
}

nonisolated extension DisplayText {
  fileprivate var svgAnchor: String? {
    switch anchor {
    case .middle: "middle"
    case .left: isRightToLeft ? "end" : nil
    case .right: isRightToLeft ? nil : "end"
    }
  }
}

nonisolated extension DisplayText.Line {
  /// Fits runs of full-width characters to their measured width: an em plus the kern per character. Other
  /// runs keep their own width.
  fileprivate func fittedRuns(of text: DisplayText, kern: Double) -> String {
    var (result, rest) = ("", self.text[...])
    while let first = rest.first {
      let isFullWidth = first.isFullWidth
      let run = rest.prefix { $0.isFullWidth == isFullWidth }
      let content = String(run).escapedForXML
      rest = rest[run.endIndex...]
      guard isFullWidth else {
        result += content
        continue
      }
      result +=
        SVGElement("tspan").with("textLength", max(0, Double(run.count) * (text.fontSize + kern)))
        .with("lengthAdjust", "spacingAndGlyphs").open + content + "</tspan>"
    }
    return result
  }
}

nonisolated extension String {
  /// `true` if the text has spaces that browsers collapse: at its ends, or several in a row. Chromium's own
  /// style for text overrides the inherited `white-space`.
  fileprivate var hasSpacesToCollapse: Bool {
    var isAfterSpace = true
    for character in utf8 {
      if character == 0x20, isAfterSpace { return true }
      isAfterSpace = character == 0x20
    }
    return isAfterSpace
  }
}

nonisolated extension Character {
  fileprivate var isFullWidth: Bool { unicodeScalars.contains(where: \.isFullWidth) }
}
