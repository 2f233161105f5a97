import Foundation

extension UIButton {
  private var baseTint: UIColor { role == .destructive ? .systemRed : tintColor }

  private var showsState: Bool { automaticallyUpdatesConfiguration }
  private var isPressed: Bool { showsState && isEnabled && isHighlighted }
  private func looksSelected(_ configuration: Configuration) -> Bool {
    showsState && isSelected && configuration.automaticallyUpdateForSelection
  }

  func foreground(of configuration: Configuration) -> UIColor {
    if showsState, !isEnabled { return .tertiaryLabel }
    let color = configuration.baseForegroundColor ?? (configuration.style == .filled ? .white : baseTint)
    let isBare = configuration.style == .plain || configuration.style == .borderless
    return isPressed && isBare ? color.withAlphaComponent(0.4) : color
  }

  private func backgroundColor(of configuration: Configuration) -> UIColor {
    let base = configuration.baseBackgroundColor
    let isSelected = looksSelected(configuration)
    var color: UIColor
    switch configuration.style {
    case .plain, .borderless:
      color = isSelected ? (base ?? baseTint).withAlphaComponent(0.18) : base ?? .clear
    case .gray: color = isSelected ? baseTint.withAlphaComponent(0.18) : base ?? .secondarySystemFill
    case .tinted: color = (base ?? baseTint).withAlphaComponent(isSelected ? 0.35 : 0.18)
    case .filled: color = base ?? baseTint
    }
    if showsState, !isEnabled, color != .clear { color = .tertiarySystemFill }
    guard isPressed else { return color }
    return color.pressed
  }

  func show(_ configuration: Configuration) {
    let color = foreground(of: configuration)
    let font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    show(
      configuration.attributedTitle, in: parts.title, font, color,
      configuration.titleTextAttributesTransformer)
    show(configuration.titleLineBreakMode, in: parts.title)
    parts.title.alpha = 1
    showSubtitle(configuration, color)
    let showsImage = configuration.image != nil && !configuration.showsActivityIndicator
    parts.image.image = showsImage ? configuration.image : nil
    parts.image.preferredSymbolConfiguration =
      configuration.preferredSymbolConfigurationForImage
      ?? UIImage.SymbolConfiguration(pointSize: font.pointSize)
    if showsMenuIndicator {
      parts.image.image = UIImage(systemName: "chevron.up.chevron.down")
      parts.image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: font.pointSize * 0.75, weight: .semibold)
    }
    let transformer =
      showsMenuIndicator ? configuration.indicatorColorTransformer : configuration.imageColorTransformer
    parts.image.tintColor = transformer?(color) ?? color
    parts.image.alpha = 1
    showActivity(
      configuration.showsActivityIndicator
        ? configuration.activityIndicatorColorTransformer?(color) ?? color : nil)
    parts.backgroundImage?.isHidden = true
    showBackground(configuration)
  }

  private func showSubtitle(_ configuration: Configuration, _ color: UIColor) {
    guard let text = configuration.attributedSubtitle else {
      if let label = parts.subtitle { parts.texts[ObjectIdentifier(label)] = nil }
      parts.subtitle?.isHidden = true
      parts.subtitle?.text = nil
      return
    }
    let label = parts.subtitle ?? UILabel(frame: .zero)
    if parts.subtitle == nil {
      parts.subtitle = label
      addSubview(label)
    }
    label.isHidden = false
    show(
      text, in: label, .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection), color,
      configuration.subtitleTextAttributesTransformer)
    show(configuration.subtitleLineBreakMode, in: label)
  }

  private func show(_ mode: NSLineBreakMode, in label: UILabel) {
    (label.numberOfLines, label.lineBreakMode) = (mode.allowsLines ? 0 : 1, mode)
  }

  private func show(
    _ text: AttributedString?, in label: UILabel, _ font: UIFont, _ color: UIColor,
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) {
    guard var text else {
      parts.texts[ObjectIdentifier(label)] = nil
      label.show(nil)
      return
    }
    var container = AttributeContainer()
    (container.font, container.foregroundColor) = (font, color)
    container = transformer?(container) ?? container
    text.mergeAttributes(container, mergePolicy: .keepCurrent)
    // Foundation's `NSAttributedString` traps on Linux when it compares unknown attributes.
    guard parts.texts[ObjectIdentifier(label)] != text else { return }
    parts.texts[ObjectIdentifier(label)] = text
    label.show(NSAttributedString(text))
  }

  private func showBackground(_ configuration: Configuration) {
    var shown = configuration.background
    let own = configuration.background.backgroundColor
    shown.backgroundColor = own.map { isPressed ? $0.pressed : $0 } ?? backgroundColor(of: configuration)
    let height = bounds.inset(
      by: UIEdgeInsets(
        top: shown.backgroundInsets.top, left: 0, bottom: shown.backgroundInsets.bottom, right: 0)
    ).height
    switch configuration.cornerStyle {
    case .fixed: break
    case .dynamic:
      let sizes = TextStyleSizes.of(.body)
      shown.cornerRadius *= sizes.scale(for: traitCollection.preferredContentSizeCategory)
    case .small: shown.cornerRadius = 6
    case .medium: shown.cornerRadius = 8
    case .large: shown.cornerRadius = 12
    case .capsule: shown.cornerRadius = max(0, height / 2)
    }
    let view = parts.background ?? BackgroundConfigurationView(frame: bounds)
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    if view.configuration != shown { view.configuration = shown }
  }
}

extension UIColor {
  fileprivate var pressed: UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * 0.75)
    }
  }
}
