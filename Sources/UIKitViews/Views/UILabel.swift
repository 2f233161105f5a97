import Foundation

/// A view that shows text, centered vertically. As in UIKit, lines that don't fit are dropped, and the last
/// line is truncated.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text. The default value is `nil`. If ``attributedText`` was set, setting the text keeps only the
  /// first character's attributes, as the label's style.
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

  /// The text with its attributes, copied. The label provides missing attributes.
  ///
  /// As in UIKit, ``font``, ``textColor``, ``textAlignment``, and ``lineBreakMode`` then return the first
  /// character's values, and setting one later changes the whole text. A paragraph style with word wrapping
  /// uses the label's mode.
  open var attributedText: NSAttributedString? {
    get { richText.map { NSAttributedString(attributedString: $0) } ?? plainTextWithAttributes }
    set {
      adoptStyle()
      show(newValue)
    }
  }

  func show(_ attributedText: NSAttributedString?) {
    richText = attributedText.map { NSMutableAttributedString(attributedString: $0) }
    shownText = attributedText?.string
    if adjustsFontForContentSizeCategory { adjustFontsOfRichText() }
    contentsDidChange()
  }

  var richText: NSMutableAttributedString?
  /// The cached runs, in which the label's own style replaces missing attributes.
  var cachedRuns: TextRuns?
  var cachedRichLayout: (key: TextLayoutKey, layout: AttributedTextLayout)?

  /// The font, by default the system font of 17 points.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? chosenFont }
    set {
      chosenFont = adjusted(newValue ?? .systemFont(ofSize: UIFont.labelFontSize))
      changeWholeText(.font, to: chosenFont)
    }
  }
  /// The label's own font, which is used if the attributed text has none.
  private(set) var chosenFont = UIFont.systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if chosenFont != oldValue { contentsDidChange() } }
  }

  /// The text color, by default `label`.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? chosenTextColor }
    set {
      chosenTextColor = newValue ?? .label
      changeWholeText(.foregroundColor, to: chosenTextColor)
    }
  }
  private(set) var chosenTextColor = UIColor.label { didSet { noteChange() } }

  /// The text color while highlighted.
  open var highlightedTextColor: UIColor? { didSet { noteChange() } }
  /// `true` to show the highlighted text color. Only the app sets it. The default value is `false`.
  open var isHighlighted = false { didSet { noteChange() } }

  /// The alignment, by default natural.
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

  /// The maximum number of lines, 0 for no limit. The default value is 1.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentsDidChange() } } }

  /// The line break mode, by default “…” at the end.
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

  /// Shrinks the font before the text is truncated. The default value is `false`. If ``lineBreakMode`` wraps
  /// words or characters, the font shrinks only if ``numberOfLines`` is 1.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentsDidChange() } }
  }

  /// Makes fonts from `UIFont.preferredFont(forTextStyle:)` and ``UIFontMetrics`` follow the label's text
  /// size. The default value is `false`.
  open var adjustsFontForContentSizeCategory: Bool {
    get { storedAdjustsFontForContentSizeCategory }
    set { storedAdjustsFontForContentSizeCategory = newValue }
  }
  private var storedAdjustsFontForContentSizeCategory = false {
    didSet { if storedAdjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
  }

  /// The minimum fraction of the font's size, 0…1. The default value is 0.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { contentsDidChange() } }
  }

  /// The color of a shadow, or `nil` for none.
  open var shadowColor: UIColor? { didSet { noteChange() } }
  /// The shadow's offset, by default one point up.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { noteChange() } }

  /// The width of lines in ``intrinsicContentSize``. The default value is 0, for any width.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private var cachedLayout: (key: TextLayoutKey, layout: TextLayout)?

  /// Also `true` if there is an `accessibilityLabel`, because it can become a cell's name.
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

  /// Returns the frame of the text in the bounds' width, at most as high as the bounds.
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

  /// Returns the size of the text. If ``numberOfLines`` isn't 1, the text wraps at the width of `size`, or
  /// not at all if that width is 0. As in UIKit, a single line is as wide as its text, and the height of
  /// `size` is ignored.
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

  /// The size of the text. If ``numberOfLines`` isn't 1, the text wraps at ``preferredMaxLayoutWidth``.
  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: widthToMeasure ?? preferredMaxLayoutWidth, height: 0))
  }
  private var widthToMeasure: CGFloat?

  override var wrapsContents: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: CGFloat) -> CGFloat {
    widthToMeasure = max(width, 0.001)
    defer { widthToMeasure = nil }
    return intrinsicContentSize.height
  }

  /// Returns the baseline. The first baseline is below the text's top by one ascender, rounded to the pixel
  /// (SE `autolayout/baseline`).
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

  var textLayout: TextLayout {
    let key = layoutKey
    if let cachedLayout, cachedLayout.key == key { return cachedLayout.layout }
    let layout = makeLayout(key)
    cachedLayout = (key, layout)
    return layout
  }

  /// The values, other than the contents, on which the layout depends.
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
    // A single shrunk line keeps the baseline of the full-size font.
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

  var resolvedAlignment: NSTextAlignment {
    switch textAlignment {
    case .left, .center, .right: textAlignment
    case .natural, .justified: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
