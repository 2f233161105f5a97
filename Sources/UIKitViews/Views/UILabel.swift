import Foundation

/// Shows text on one or more lines, centred vertically.
///
/// As in UIKit, lines that do not fit the label's height are left out, and the last line shown is truncated.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Nil, the default, and an empty text show nothing. Setting it discards the attributes of
  /// ``attributedText``.
  open var text: String? {
    get { shownText }
    set {
      guard newValue != shownText || richText != nil else { return }
      (shownText, richText) = (newValue, nil)
      contentsDidChange()
    }
  }
  private var shownText: String?

  /// The text with its attributes. Where it has none, font, colour, alignment and line breaks are the label's.
  /// A copy is stored. As in UIKit, setting ``font``, ``textColor``, ``textAlignment`` or ``lineBreakMode`` later
  /// changes the whole text.
  open var attributedText: NSAttributedString? {
    get { richText.map { NSAttributedString(attributedString: $0) } ?? plainTextWithAttributes }
    set {
      richText = newValue.map { NSMutableAttributedString(attributedString: $0) }
      shownText = newValue?.string
      if adjustsFontForContentSizeCategory { adjustFontsOfRichText() }
      contentsDidChange()
    }
  }
  /// Nil unless attributed text was set.
  var richText: NSMutableAttributedString?
  /// The styles of the attributed text, with the label's own where it has none.
  var cachedRuns: TextRuns?
  var cachedRichLayout: (size: CGSize, layout: AttributedTextLayout)?

  /// Default: 17 points. Nil restores the default.
  open var font: UIFont! {
    get { chosenFont }
    set {
      chosenFont = adjusted(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
      changeWholeText(.font, to: chosenFont)
    }
  }
  private var chosenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if chosenFont != oldValue { contentsDidChange() } }
  }

  /// Default: `label`. Nil restores the default.
  open var textColor: UIColor! {
    get { chosenTextColor }
    set {
      chosenTextColor = newValue ?? .label
      changeWholeText(.foregroundColor, to: chosenTextColor)
    }
  }
  private var chosenTextColor = UIColor.label { didSet { noteChange() } }

  /// Shown instead of `textColor` while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { noteChange() } }
  /// Default false. Nothing sets it here, not even cells.
  open var isHighlighted = false { didSet { noteChange() } }

  /// Default: natural, the side where reading begins in the interface.
  open var textAlignment: NSTextAlignment {
    get { storedTextAlignment }
    set { storedTextAlignment = newValue }
  }
  private var storedTextAlignment: NSTextAlignment = .natural {
    didSet {
      noteChange()
      changeParagraphs { $0.alignment = storedTextAlignment }
    }
  }

  /// 0 for as many as the text needs. Default 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentsDidChange() } } }

  /// Default: the end is replaced by “…”.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  private var storedLineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if storedLineBreakMode != oldValue { contentsDidChange() }
      changeParagraphs { $0.lineBreakMode = storedLineBreakMode }
    }
  }

  /// Whether the font shrinks before the text is truncated. As in UIKit, only if `numberOfLines` is 1.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentsDidChange() } }
  }

  /// Whether the font follows the text size of the label's traits, if it is one of
  /// `UIFont.preferredFont(forTextStyle:)` or of ``UIFontMetrics``. Default false.
  open var adjustsFontForContentSizeCategory: Bool {
    get { storedAdjustsFontForContentSizeCategory }
    set { storedAdjustsFontForContentSizeCategory = newValue }
  }
  private var storedAdjustsFontForContentSizeCategory = false {
    didSet { if storedAdjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
  }

  /// The smallest fraction of the font's size to shrink to, 0…1. Default 0: no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentsDidChange() } }
  }

  /// The colour of a copy of the text behind it. Nil: no copy.
  open var shadowColor: UIColor? { didSet { noteChange() } }
  /// In points. Default: one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteChange() } }

  /// The width at which ``intrinsicContentSize`` breaks lines, if there may be more than one. Default 0: no
  /// breaking.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var cachedLayout: (size: CGSize, layout: TextLayout)?

  /// A cell is called by the label that its author has given, where there is one.
  package override var hasVoice: Bool { super.hasVoice || accessibilityLabel != nil }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  nonisolated deinit {}

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if adjustsFontForContentSizeCategory { adjustFonts() }
  }

  private func adjusted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory ? font.adjusted(to: traitCollection) : font
  }

  private func adjustFonts() {
    chosenFont = adjusted(chosenFont)
    adjustFontsOfRichText()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  func contentsDidChange() {
    cachedLayout = nil
    (cachedRuns, cachedRichLayout) = (nil, nil)
    noteChange()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The frame of the text in bounds of any height, broken into at most this many lines.
  @discardableResult
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    if richText != nil { return richTextRect(in: bounds, lines: numberOfLines) }
    let lines = breaker(width: bounds.width, maximumLines: numberOfLines).lines(of: text ?? "")
    let width = lines.map(\.width).max() ?? 0
    let size = CGSize(
      width: min(bounds.width, roundedUp(width)),
      height: min(bounds.height, roundedUp(CGFloat(lines.count) * font.lineHeight)))
    return CGRect(origin: bounds.origin, size: size)
  }

  /// The size of the text. If several lines are allowed, it is broken to the width of `size`; a width of 0
  /// means any. As in UIKit, a single line is as wide as its text, and the height of `size` is ignored.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && numberOfLines != 1 ? size.width : .greatestFiniteMagnitude
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// The size of the text on one line. If several lines are allowed, it is broken at
  /// ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
  }

  override var wrapsContents: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: max(width, 0.001), height: 0)).height
  }

  /// The text is centred. Its first baseline lies an ascender, rounded to the pixel, below its top (SE
  /// `autolayout/baseline`).
  override func baseline(isFirst: Bool, contentHeight: CGFloat) -> (share: CGFloat, distance: CGFloat) {
    let scale = screenScale
    let lineCount = isFirst ? 1 : max(1, (contentHeight / font.lineHeight).rounded(.down))
    let depth = font.ascender + (lineCount - 1) * font.lineHeight
    return (0.5, (depth * scale).rounded() / scale - contentHeight / 2)
  }

  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = screenScale
    return ((length * scale) - 0.001).rounded(.up) / scale
  }

  // MARK: Contents

  private func breaker(width: CGFloat, maximumLines: Int) -> TextBreaker {
    TextBreaker(font: font, width: width, maximumLines: maximumLines, mode: lineBreakMode)
  }

  /// The lines as shown, in the label's coordinates.
  var textLayout: TextLayout {
    let size = bounds.size
    if let cachedLayout, cachedLayout.size == size { return cachedLayout.layout }
    let layout = makeLayout(in: size)
    cachedLayout = (size, layout)
    return layout
  }

  private func makeLayout(in size: CGSize) -> TextLayout {
    guard let text, !text.isEmpty, size.width > 0 else {
      return TextLayout(font: font, isRightToLeft: false, lines: [])
    }
    let fitting = max(1, Int(nearest: ((size.height + 0.01) / font.lineHeight).rounded(.down)))
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    var breaker = breaker(width: size.width, maximumLines: limit)
    if adjustsFontSizeToFitWidth, numberOfLines == 1 {
      breaker.font = font.withSize(font.pointSize * scaleToFit(text, in: size.width))
    }
    let lines = breaker.lines(of: text)
    // A shrunk font has the baseline of the full one.
    let top = (size.height - CGFloat(lines.count) * font.lineHeight) / 2
    return TextLayout(
      font: breaker.font,
      isRightToLeft: text.readsRightToLeft ?? (effectiveUserInterfaceLayoutDirection == .rightToLeft),
      lines: lines.enumerated().map { index, line in
        TextLayout.Line(line: line, baseline: top + CGFloat(index) * font.lineHeight + font.ascender)
      })
  }

  private func scaleToFit(_ text: String, in width: CGFloat) -> CGFloat {
    let natural = UIFont.measurer.width(of: text[...], in: font)
    return natural > width ? max(minimumScaleFactor, width / natural) : 1
  }

  package override func drawing(in bounds: CGRect) -> LayerDrawing? {
    if richText != nil { return richTextDrawing.map { .richText($0) } }
    let layout = textLayout
    guard !layout.lines.isEmpty else { return nil }
    let color: UIColor = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return .text(
      LabelDrawing(
        layout: layout, color: resolved(color), shadow: shadowColor.map { (resolved($0), shadowOffset) },
        alignment: resolvedAlignment, isClipped: lineBreakMode == .byClipping))
  }

  /// Left, right or centred: the alignment as this label resolves it.
  var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .left, .center, .right: textAlignment
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
