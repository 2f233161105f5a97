import Foundation

/// Shows text on one or more lines, centred vertically.
///
/// As in UIKit, lines that do not fit the label's height are left out, and the last line shown is truncated.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Nil, the default, and an empty text show nothing. Setting it discards the attributes of
  /// ``attributedText``, but for the style of the first character, which is the label's from then on.
  open var text: String? {
    get { shownText }
    set {
      guard newValue != shownText || richText != nil else { return }
      adoptStyle()
      (shownText, richText) = (newValue, nil)
      contentsDidChange()
    }
  }
  private var shownText: String?

  /// The text with its attributes. Where it has none, font, colour, alignment and line breaks are those that the label had before.
  /// A copy is stored. As in UIKit, ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` are then those of the first character,
  /// and setting one of them later changes the whole text. Word wrapping counts as no line break mode.
  open var attributedText: NSAttributedString? {
    get { richText.map { NSAttributedString(attributedString: $0) } ?? plainTextWithAttributes }
    set {
      adoptStyle()
      show(newValue)
    }
  }

  /// Shows a text in place of another one, whose style is not taken over.
  func show(_ attributedText: NSAttributedString?) {
    richText = attributedText.map { NSMutableAttributedString(attributedString: $0) }
    shownText = attributedText?.string
    if adjustsFontForContentSizeCategory { adjustFontsOfRichText() }
    contentsDidChange()
  }

  /// Nil unless attributed text was set.
  var richText: NSMutableAttributedString?
  /// The styles of the attributed text, with the label's own where it has none.
  var cachedRuns: TextRuns?
  var cachedRichLayout: (key: TextLayoutKey, layout: AttributedTextLayout)?

  /// Default: 17 points. Nil restores the default.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? chosenFont }
    set {
      chosenFont = adjusted(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
      changeWholeText(.font, to: chosenFont)
    }
  }
  /// What applies where attributed text says nothing, as do the label's other own values.
  private(set) var chosenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if chosenFont != oldValue { contentsDidChange() } }
  }

  /// Default: `label`. Nil restores the default.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? chosenTextColor }
    set {
      chosenTextColor = newValue ?? .label
      changeWholeText(.foregroundColor, to: chosenTextColor)
    }
  }
  private(set) var chosenTextColor = UIColor.label { didSet { noteChange() } }

  /// Shown instead of `textColor` while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { noteChange() } }
  /// Default false. Nothing sets it here, not even cells.
  open var isHighlighted = false { didSet { noteChange() } }

  /// Default: natural, the side where reading begins in the interface.
  open var textAlignment: NSTextAlignment {
    get { firstParagraphStyle?.alignment ?? storedTextAlignment }
    set { storedTextAlignment = newValue }
  }
  private(set) var storedTextAlignment: NSTextAlignment = .natural {
    didSet {
      noteChange()
      changeParagraphs { $0.alignment = storedTextAlignment }
    }
  }

  /// 0 for as many as the text needs. Default 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentsDidChange() } } }

  /// Default: the end is replaced by “…”.
  open var lineBreakMode: NSLineBreakMode {
    get {
      let mode = firstParagraphStyle?.lineBreakMode ?? .byWordWrapping
      return mode == .byWordWrapping ? storedLineBreakMode : mode
    }
    set { storedLineBreakMode = newValue }
  }
  private(set) var storedLineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if storedLineBreakMode != oldValue { contentsDidChange() }
      changeParagraphs { $0.lineBreakMode = storedLineBreakMode }
    }
  }

  /// A Boolean value that indicates whether the font shrinks before the text is truncated. The default value is false.
  ///
  /// Several lines shrink until the text fits into the bounds. They don't if ``lineBreakMode`` wraps words or characters.
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

  private var cachedLayout: (key: TextLayoutKey, layout: TextLayout)?

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

  /// Has what comes after attributed text begin with the style of that.
  private func adoptStyle() {
    guard richText != nil else { return }
    let own = (font ?? chosenFont, textColor ?? chosenTextColor, textAlignment, lineBreakMode)
    richText = nil
    (chosenFont, chosenTextColor, storedTextAlignment, storedLineBreakMode) = own
  }

  private func setUp() {
    isUserInteractionEnabled = false
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
    textRect(
      forBounds: CGRect(x: 0, y: 0, width: lineWidth(in: size.width), height: .greatestFiniteMagnitude),
      limitedToNumberOfLines: numberOfLines
    ).size
  }

  private func lineWidth(in width: CGFloat) -> CGFloat {
    width > 0 && numberOfLines != 1 ? width : .greatestFiniteMagnitude
  }

  /// The size of the text on one line. If several lines are allowed, it is broken at
  /// ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: widthToMeasure ?? preferredMaxLayoutWidth, height: 0))
  }
  /// The width that constraints lead to, while the height is measured at it.
  private var widthToMeasure: CGFloat?

  override var wrapsContents: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    widthToMeasure = max(width, 0.001)
    defer { widthToMeasure = nil }
    return intrinsicContentSize.height
  }

  /// The text is centred. Its first baseline lies an ascender, rounded to the pixel, below its top (SE
  /// `autolayout/baseline`).
  override func baseline(isFirst: Bool, contentHeight: CGFloat, width: CGFloat?) -> (
    share: CGFloat, distance: CGFloat
  ) {
    let scale = screenScale
    let lineCount = isFirst ? 1 : max(1, (contentHeight / font.lineHeight).rounded(.down))
    let depth =
      richTextBaseline(isFirst: isFirst, width: lineWidth(in: width ?? preferredMaxLayoutWidth))
      ?? font.ascender + (lineCount - 1) * font.lineHeight
    return (0.5, (depth * scale).rounded() / scale - contentHeight / 2)
  }

  func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = screenScale
    return ((length * scale) - 0.001).rounded(.up) / scale
  }

  override var fontOfText: UIFont? { font }

  // MARK: Contents

  private func breaker(width: CGFloat, maximumLines: Int) -> TextBreaker {
    TextBreaker(font: font, width: width, maximumLines: maximumLines, mode: lineBreakMode)
  }

  /// The lines as shown, in the label's coordinates.
  var textLayout: TextLayout {
    let key = layoutKey
    if let cachedLayout, cachedLayout.key == key { return cachedLayout.layout }
    let layout = makeLayout(key)
    cachedLayout = (key, layout)
    return layout
  }

  /// What the lines depend on, besides the contents.
  var layoutKey: TextLayoutKey {
    TextLayoutKey(
      size: bounds.size, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func makeLayout(_ key: TextLayoutKey) -> TextLayout {
    let size = key.size
    guard let text, !text.isEmpty, size.width > 0 else {
      return TextLayout(font: font, isRightToLeft: false, lines: [])
    }
    let shown = shrunk(font, toShow: text, in: size)
    // On one line, a shrunk font has the baseline of the full one.
    let positioned: UIFont = numberOfLines == 1 ? font : shown
    let fitting = max(1, Int(nearest: ((size.height + 0.01) / positioned.lineHeight).rounded(.down)))
    let limit = numberOfLines > 0 ? min(numberOfLines, fitting) : fitting
    var breaker = breaker(width: size.width, maximumLines: limit)
    breaker.font = shown
    let lines = breaker.lines(of: text)
    let top = (size.height - CGFloat(lines.count) * positioned.lineHeight) / 2
    return TextLayout(
      font: shown,
      isRightToLeft: text.readsRightToLeft ?? key.isRightToLeft,
      lines: lines.enumerated().map { index, line in
        TextLayout.Line(
          line: line, baseline: top + CGFloat(index) * positioned.lineHeight + positioned.ascender)
      })
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
