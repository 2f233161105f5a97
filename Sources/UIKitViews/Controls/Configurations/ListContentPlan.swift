import Foundation

@MainActor
struct ListContentPlan {
  struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondaryText = CGRect.zero
  }

  /// The room in which symbols are centered, in points, at the text size `large`. With margin and padding,
  /// the texts after symbols begin at 56 points.
  private static let standardDimension: CGFloat = 24

  private let configuration: UIListContentConfiguration
  private let margins: NSDirectionalEdgeInsets
  private let isMirrored: Bool
  private let scale: CGFloat
  private let width: CGFloat
  private var image = (size: CGSize.zero, room: CGSize.zero)
  private var text = CGSize.zero
  private var secondaryText = CGSize.zero
  private var isSideBySide = false
  private let ascenders: (text: CGFloat, secondaryText: CGFloat)

  init(of view: UIListContentView, width: CGFloat) {
    configuration = view.shown
    self.width = width
    isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    scale = view.screenScale
    margins = Self.margins(of: view)
    ascenders = (view.textLabel.font.ascender, view.secondaryTextLabel.font.ascender)
    if configuration.image != nil { image = Self.imageSizes(of: view) }
    measureTexts(of: view)
  }

  // MARK: Measuring

  private static func margins(of view: UIListContentView) -> NSDirectionalEdgeInsets {
    var margins = view.shown.directionalLayoutMargins
    let axes = view.shown.axesPreservingSuperviewLayoutMargins
    guard !axes.isEmpty, let superview = view.superview else { return margins }
    let outer = superview.directionalLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  private static func imageSizes(of view: UIListContentView) -> (size: CGSize, room: CGSize) {
    let properties = view.shown.imageProperties
    var size = view.imageView.intrinsicContentSize
    let limit = properties.maximumSize
    let factor = min(
      limit.width > 0 && size.width > limit.width ? limit.width / size.width : 1,
      limit.height > 0 && size.height > limit.height ? limit.height / size.height : 1)
    size = CGSize(width: size.width * factor, height: size.height * factor)
    let isSymbol = view.shown.image?.isSymbolImage == true
    let standardDimension = UIFontMetrics.default.scaledValue(
      for: standardDimension, compatibleWith: view.traitCollection)
    func room(_ reserved: CGFloat, _ own: CGFloat, isWidth: Bool) -> CGFloat {
      switch reserved {
      case UIListContentConfiguration.ImageProperties.standardDimension: standardDimension
      // Symbols slightly wider than the room extend beyond it on both sides.
      case 0: isSymbol && isWidth && own <= standardDimension * 1.5 ? standardDimension : own
      default: reserved
      }
    }
    return (
      size,
      CGSize(
        width: room(properties.reservedLayoutSize.width, size.width, isWidth: true),
        height: room(properties.reservedLayoutSize.height, size.height, isWidth: false))
    )
  }

  private var textWidth: CGFloat { max(0, width - textStart - margins.trailing) }

  private mutating func measureTexts(of view: UIListContentView) {
    let available = textWidth
    func measure(_ label: UILabel, _ width: CGFloat) -> CGSize {
      let size = label.sizeThatFits(CGSize(width: width, height: 0))
      return CGSize(width: min(size.width, width), height: size.height)
    }
    let (hasText, hasSecondary) = (configuration.text != nil, configuration.secondaryText != nil)
    if hasText { text = measure(view.textLabel, .greatestFiniteMagnitude) }
    if hasSecondary { secondaryText = measure(view.secondaryTextLabel, .greatestFiniteMagnitude) }
    isSideBySide =
      configuration.prefersSideBySideTextAndSecondaryText && hasText && hasSecondary
      && text.width + configuration.textToSecondaryTextHorizontalPadding + secondaryText.width
        <= available
    guard !isSideBySide else { return }
    if hasText { text = measure(view.textLabel, max(available, 0.001)) }
    if hasSecondary { secondaryText = measure(view.secondaryTextLabel, max(available, 0.001)) }
  }

  private var verticalGap: CGFloat {
    configuration.text != nil && configuration.secondaryText != nil
      ? configuration.textToSecondaryTextVerticalPadding : 0
  }

  private var textBlock: CGSize {
    if isSideBySide {
      return CGSize(
        width: text.width + configuration.textToSecondaryTextHorizontalPadding + secondaryText.width,
        height: max(text.height, secondaryText.height))
    }
    return CGSize(
      width: max(text.width, secondaryText.width), height: text.height + verticalGap + secondaryText.height)
  }

  // MARK: Results

  var textStart: CGFloat {
    configuration.image == nil
      ? margins.leading : margins.leading + image.room.width + configuration.imageToTextPadding
  }

  private var contentHeight: CGFloat { max(image.room.height, textBlock.height) }

  var size: CGSize {
    CGSize(
      width: roundedUp(textStart + textBlock.width + margins.trailing),
      height: roundedUp(margins.top + contentHeight + margins.bottom))
  }

  /// Returns the frames, with remaining height split equally above and below the contents.
  func frames(in size: CGSize) -> Frames {
    let middle = margins.top + (size.height - margins.top - margins.bottom) / 2
    var frames = Frames()
    if configuration.image != nil {
      frames.image = rect(
        x: margins.leading + (image.room.width - image.size.width) / 2, y: middle - image.size.height / 2,
        image.size, in: size)
    }
    let top = middle - textBlock.height / 2
    if isSideBySide {
      let end = size.width - margins.trailing
      let (first, second) = ascenders
      let base = max(first, second)
      frames.text = rect(
        x: textStart, y: top + base - first,
        CGSize(
          width: end - textStart - secondaryText.width - configuration.textToSecondaryTextHorizontalPadding,
          height: text.height), in: size)
      frames.secondaryText = rect(
        x: end - secondaryText.width, y: top + base - second, secondaryText, in: size)
    } else {
      let full = textWidth
      if configuration.text != nil {
        frames.text = rect(
          x: textStart, y: top, CGSize(width: full, height: text.height), in: size)
      }
      if configuration.secondaryText != nil {
        frames.secondaryText = rect(
          x: textStart, y: top + text.height + verticalGap,
          CGSize(width: full, height: secondaryText.height), in: size)
      }
    }
    return frames
  }

  private func rect(x: CGFloat, y: CGFloat, _ size: CGSize, in bounds: CGSize) -> CGRect {
    let left = isMirrored ? bounds.width - x - size.width : x
    return CGRect(x: rounded(left), y: rounded(y), width: size.width, height: size.height)
  }

  private func rounded(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    length.isFinite ? (length * scale - 0.001).rounded(.up) / scale : length
  }
}
