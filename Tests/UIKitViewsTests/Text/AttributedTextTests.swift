import Testing
import TestSupport

@testable import UIKitViews
import UIKitTestSupport

@Suite("Attributed text in labels")
struct AttributedTextTests {
  private func label(_ text: NSAttributedString, width: CGFloat = 400, lines: Int = 0) -> UILabel {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 300))
    (label.numberOfLines, label.attributedText) = (lines, text)
    return label
  }

  private func text(_ parts: (String, [NSAttributedString.Key: Any])...) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (part, attributes) in parts { text.append(NSAttributedString(string: part, attributes: attributes)) }
    return text
  }

  private func width(_ text: String, _ font: UIFont) -> CGFloat {
    UIFont.measurer.width(of: text[...], in: font)
  }

  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.boldSystemFont(ofSize: 30)

  @Test func `a line is as wide as its runs in their fonts and as tall as the tallest`() throws {
    let label = label(text(("ab", [.font: small]), ("cd", [.font: large])))
    let drawing = try #require(label.richTextDrawing)
    expectEqual(
      (drawing.runs.map(\.text), ["ab", "cd"]),
      (drawing.runs.map(\.font), [small, large]),
      (drawing.runs[1].origin.x, width("ab", small)))
    #expect(drawing.runs[0].origin.y == drawing.runs[1].origin.y, "one baseline")
    let size = label.sizeThatFits(CGSize(width: 400, height: 0))
    #expect(abs(size.width - width("ab", small) - width("cd", large)) <= 0.5)
    #expect(abs(size.height - large.lineHeight) <= 0.5)
  }

  @Test func `the label's font and color apply to text without these attributes`() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.textColor = .blue
    label.attributedText = text(("a", [:]), ("b", [.foregroundColor: UIColor.red]))
    let runs = try #require(label.richTextDrawing).runs
    #expect(runs.map(\.color) == [UIColor.blue.cgColor, UIColor.red.cgColor])
    expectAll(runs) { $0.font == .systemFont(ofSize: 17) }
  }

  // Apple's documentation of attributedText, textColor, and font: setting one of them later applies it to the
  // whole string.
  @Test(.fact("O7"))
  func `setting font or textColor applies to the whole text, and text drops attributes`() throws {
    let label = label(text(("a", [.font: small]), ("b", [.font: large])))
    label.font = .systemFont(ofSize: 12)
    label.textColor = .green
    let runs = try #require(label.richTextDrawing).runs
    expectAll(runs) { $0.font == .systemFont(ofSize: 12) && $0.color == UIColor.green.cgColor }
    #expect(label.text == "ab")
    label.text = "plain"
    expectEqual(
      (label.richTextDrawing == nil, true),
      (label.attributedText?.string, "plain"),
      (label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, .systemFont(ofSize: 12))
    )
  }

  // Apple's documentation of attributedText: setting it updates the style-related properties to the style at
  // location 0.
  @Test(.fact("O8"))
  func `a label adopts the first character's style and keeps it for plain text`() {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineBreakMode) = (.center, .byTruncatingMiddle)
    let label = label(
      text(
        ("H", [.font: large, .foregroundColor: UIColor.red, .paragraphStyle: style]), ("g", [.font: small])))
    expectEqual((label.font, large), (label.textColor, .red))
    expectEqual((label.textAlignment, .center), (label.lineBreakMode, .byTruncatingMiddle))
    expectEqual((label.richTextDrawing?.runs.map(\.font), [large, small]))
    label.text = "x"
    expectEqual((label.font, large), (label.textColor, .red))
    label.attributedText = text(("a", [.foregroundColor: UIColor.blue]))
    expectEqual((label.font, large), (label.textColor, .blue))
    label.attributedText = nil
    expectEqual((label.font, large), (label.textColor, .blue))
  }

  @Test func `a label takes the first character's style; plain runs keep the earlier style`()
    throws
  {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.textColor = .blue
    label.attributedText = text(("a", [.foregroundColor: UIColor.red, .font: small]), ("b", [:]))
    expectEqual((label.textColor, .red), (label.font, small))
    let runs = try #require(label.richTextDrawing).runs
    expectEqual(
      (runs.map(\.color), [UIColor.red.cgColor, UIColor.blue.cgColor]),
      (runs.map(\.font), [small, .systemFont(ofSize: 17)]))
  }

  @Test func `baselines of attributed text are those of its first and last lines`() {
    let stage = ConstraintStage(300, 300)
    let label = stage.add(UILabel())
    label.numberOfLines = 0
    label.attributedText = text(("a", [.font: small]), ("b\n", [.font: large]), ("c", [.font: small]))
    let (first, last) = (stage.add(BoxView(10, 10)), stage.add(BoxView(10, 10)))
    activate(
      label.topAnchor.constraint(equalTo: stage.root.topAnchor),
      label.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
      first.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      last.topAnchor.constraint(equalTo: label.lastBaselineAnchor))
    stage.layOut()
    expectEqual(
      (first.frame.minY, (large.ascender * 2).rounded() / 2),
      (last.frame.minY, ((large.lineHeight + small.ascender) * 2).rounded() / 2))
  }

  @Test func `a label copies its attributed text`() {
    let text = NSMutableAttributedString(string: "one")
    let label = label(text)
    text.append(NSAttributedString(string: " two"))
    expectEqual((label.text, "one"), (label.attributedText?.string, "one"))
  }

  @Test func `kern is added to each character and affects line breaks`() {
    let plain = label(text(("aaa bbb", [.font: small])))
    let spaced = label(text(("aaa bbb", [.font: small, .kern: 5])))
    let (first, second) = (plain.intrinsicContentSize.width, spaced.intrinsicContentSize.width)
    #expect(abs(second - first - 35) <= 0.5)
    let narrow = CGSize(width: first + 10, height: 0)
    #expect(plain.sizeThatFits(narrow).height < spaced.sizeThatFits(narrow).height)
  }

  @Test func `a baseline offset raises the run and makes the line taller`() throws {
    let flat = label(text(("ab", [.font: small])))
    let label = label(text(("a", [.font: small]), ("b", [.font: small, .baselineOffset: 8])))
    let runs = try #require(label.richTextDrawing).runs
    expectEqual(
      (runs[0].origin.y - runs[1].origin.y, 8),
      (label.intrinsicContentSize.height - flat.intrinsicContentSize.height, 8))
  }

  @Test func `underlines, strikethroughs and backgrounds are drawn at their text`() throws {
    let label = label(
      text(
        ("ab", [.font: small]),
        (
          "cd",
          [.font: small, .underlineStyle: NSUnderlineStyle.double.rawValue, .backgroundColor: UIColor.yellow]
        ),
        ("ef", [.font: small, .strikethroughStyle: 1, .strikethroughColor: UIColor.red])))
    let drawing = try #require(label.richTextDrawing)
    expectEqual((drawing.lines.count, 3), (drawing.backgrounds.count, 1))
    let (x, length) = (width("ab", small), width("cd", small))
    for frame in [drawing.backgrounds[0].frame, drawing.lines[0].frame, drawing.lines[1].frame] {
      #expect(frame.minX == x)
      #expect(abs(frame.width - length) < 0.001)
    }
    let baseline = drawing.runs[0].origin.y
    #expect(drawing.lines[0].frame.minY > baseline)
    #expect(drawing.lines[2].frame.midY < baseline)
    #expect(drawing.lines[2].color == UIColor.red.cgColor)
  }

  @Test func `each paragraph has its own alignment, indents and spacing`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.paragraphSpacing) = (.right, 4, 10)
    (style.firstLineHeadIndent, style.headIndent) = (20, 50)
    let label = label(
      text(("aaaa bbbb cccc\n", [.font: small, .paragraphStyle: style]), ("dd", [.font: small])), width: 80)
    let runs = try #require(label.richTextDrawing).runs
    #expect(runs.map(\.text) == ["aaaa bbbb", "cccc", "dd"])
    #expect(abs(runs[0].origin.x + runs[0].width - 80) < 0.01)
    #expect(abs(runs[1].origin.x + runs[1].width - 80) < 0.01)
    #expect(runs[2].origin.x == 0)
    let line = small.lineHeight
    #expect(abs(runs[1].origin.y - runs[0].origin.y - line - 4) < 0.01)
    #expect(abs(runs[2].origin.y - runs[1].origin.y - line - 14) < 0.01)
    #expect(abs(label.sizeThatFits(CGSize(width: 80, height: 0)).height - 3 * line - 18) <= 0.5)
  }

  @Test func `line heights are multiplied, then limited, and grow upward`() throws {
    func height(_ change: (NSMutableParagraphStyle) -> Void) -> CGFloat {
      let style = NSMutableParagraphStyle()
      change(style)
      return label(text(("a", [.font: small, .paragraphStyle: style]))).sizeThatFits(.zero).height
    }
    #expect(abs(height { $0.lineHeightMultiple = 2 } - 2 * small.lineHeight) <= 0.5)
    expectEqual(
      (height { ($0.lineHeightMultiple, $0.maximumLineHeight) = (5, 20) }, 20),
      (height { $0.minimumLineHeight = 40 }, 40))
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 40
    let tall = label(text(("a", [.font: small, .paragraphStyle: style])))
    tall.frame.size.height = 40
    let baseline = try #require(tall.richTextDrawing).runs[0].origin.y
    #expect(abs(baseline - 40 - small.descender) < 0.001)
  }

  @Test func `the last line is truncated by the number of lines and by the height`() throws {
    let long = text(
      ("aaaa bbbb ", [.font: small]), ("cccc dddd", [.font: small, .foregroundColor: UIColor.red]))
    let single = label(long, width: 60, lines: 1)
    let runs = try #require(single.richTextDrawing).runs
    #expect(runs.last?.text == "…")
    #expect(runs.map(\.width).reduce(0, +) <= 60)
    let low = label(long, width: 30)
    low.frame.size.height = small.lineHeight * 2 + 1
    let lines = Set(try #require(low.richTextDrawing).runs.map(\.origin.y))
    #expect(lines.count == 2)
  }

  @Test func `fonts shrink together to fit the width, down to minimumScaleFactor`() throws {
    let label = label(
      text(
        ("Large ", [.font: UIFont.systemFont(ofSize: 40)]),
        ("and small", [.font: UIFont.systemFont(ofSize: 20)])),
      lines: 1)
    let natural = label.sizeThatFits(.zero).width
    label.frame = CGRect(0, 0, natural / 2, 60)
    label.adjustsFontSizeToFitWidth = true
    var drawing = try #require(label.richTextDrawing)
    #expect(drawing.runs.map(\.text).joined() == "Large and small")
    #expect(drawing.runs.count >= 2)
    for (run, size) in zip(drawing.runs, [20, 10] as [CGFloat]) {
      #expect(abs(run.font.pointSize - size) < 0.2)
    }
    label.minimumScaleFactor = 0.75
    drawing = try #require(label.richTextDrawing)
    expectEqual((drawing.runs.first?.font.pointSize, 30), (drawing.runs.last?.text.hasSuffix("…"), true))
    label.numberOfLines = 2
    drawing = try #require(label.richTextDrawing)
    #expect(drawing.runs.map(\.text) == ["Large", "and small"])
    #expect((30.1..<39.9).contains(drawing.runs.first?.font.pointSize ?? 0))
    label.lineBreakMode = .byWordWrapping
    #expect(try #require(label.richTextDrawing).runs.first?.font.pointSize == 40)
  }

  @Test func `an attachment has its image's size on the baseline, or its bounds`() throws {
    let image = try #require(UIImage(svg: "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='30'/>"))
    let attachment = NSTextAttachment(image: image)
    let string = NSMutableAttributedString(string: "a", attributes: [.font: small])
    string.append(NSAttributedString(attachment: attachment))
    let drawing = try #require(label(string).richTextDrawing)
    let baseline = drawing.runs[0].origin.y
    #expect(
      drawing.images.map(\.frame) == [CGRect(x: width("a", small), y: baseline - 30, width: 20, height: 30)])
    #expect(abs(label(string).sizeThatFits(.zero).height - 30 + small.descender) <= 0.5)
    attachment.bounds = CGRect(x: 0, y: -5, width: 10, height: 12)
    let moved = try #require(label(string).richTextDrawing)
    expectEqual(
      (moved.images[0].frame.maxY, moved.runs[0].origin.y + 5),
      (moved.images[0].frame.width, 10))
  }

  @Test func `in right-to-left text, runs follow one another from the right`() throws {
    let runs = try #require(
      label(text(("אב", [.font: small]), ("גד", [.font: large])), width: 100).richTextDrawing
    ).runs
    #expect(Set(runs.map(\.text)) == ["אב", "גד"])
    expectAll(runs, meet: \.isRightToLeft)
    let first = try #require(runs.first { $0.text == "אב" })
    let second = try #require(runs.first { $0.text == "גד" })
    #expect(first.origin.x > second.origin.x)
  }

  @Test func `an AttributedString keeps its attributes as an NSAttributedString`() {
    var text = AttributedString("red")
    (text.foregroundColor, text.font, text.underlineStyle) = (.red, small, .single)
    text.append(AttributedString(" plain"))
    let string = NSAttributedString(text)
    expectEqual(
      (string.string, "red plain"),
      (string.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor, .red),
      (string.attribute(.font, at: 5, effectiveRange: nil) == nil, true))
  }

  @Test(arguments: seeds(200))
  func `in random texts and fonts, no line is too wide and no character is lost`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    let string = NSMutableAttributedString(string: "")
    for _ in 0..<generator.int(1...12) {
      let letters = Array("abcdeéß漢 👨‍👩‍👧\n")
      let word = String((0..<generator.int(1...9)).map { _ in letters[generator.int(0...letters.count - 1)] })
      let font = UIFont.systemFont(ofSize: CGFloat(generator.double(5...40)))
      string.append(
        NSAttributedString(string: word, attributes: [.font: font, .kern: CGFloat(generator.double(0...3))]))
    }
    let room = CGFloat(generator.double(20...300))
    let layout = AttributedTextLayout(
      TextRuns(string, font: small, color: .label), width: room,
      .init(font: small, lineBreakMode: .byTruncatingTail, maximumLines: 0, isRightToLeft: false))
    let shown = layout.lines.map(\.line.text).joined().filter { !$0.isWhitespace }
    #expect(shown == string.string.filter { !$0.isWhitespace })
    for line in layout.lines {
      #expect(line.line.width <= room + 0.01 || line.line.text.count == 1)
      // The expected width is the sum of the characters, each measured by itself in its own font.
      let sum = line.line.pieces.reduce(0) { sum, piece in
        piece.text.indices.reduce(sum) {
          $0 + UIFont.measurer.width(of: piece.text[$1...$1], in: piece.style.font) + piece.style.kern
        }
      }
      #expect(abs(sum - line.line.width) < 0.001)
    }
  }
}
