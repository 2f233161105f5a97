import Foundation

extension UIButton {
  func setUp() {
    isOpaque = false
    parts.image.contentMode = .scaleAspectFit
    addSubview(parts.image)
    addSubview(parts.title)
    parts.title.font = .systemFont(ofSize: UIFont.buttonFontSize)
    parts.title.lineBreakMode = .byTruncatingMiddle
    looksDidChange()
  }

  func apply(_ type: ButtonType) {
    buttonType = type
    if type != .custom { parts.title.font = .systemFont(ofSize: 15) }
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close:
      setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
      tintColor = .systemGray
    case .custom, .system: break
    }
    looksDidChange()
  }

  func apply(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
      if configuration?.subtitle == nil { configuration?.subtitle = action.subtitle }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    if action.attributes.contains(.disabled) { isEnabled = false }
    if action.attributes.contains(.destructive) { role = .destructive }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: States

  func change(_ state: State, _ change: (inout ButtonContent) -> Void) {
    change(&contents[state.rawValue, default: ButtonContent()])
    looksDidChange()
  }

  func content<Value>(_ state: State, _ value: KeyPath<ButtonContent, Value?>) -> Value? {
    contents[state.rawValue]?[keyPath: value] ?? contents[State.normal.rawValue]?[keyPath: value]
  }

  // MARK: Display

  var shownTitleColor: UIColor {
    if let configuration { return foreground(of: configuration) }
    if let own = contents[state.rawValue]?.color { return own }
    if buttonType == .custom { return titleColor(for: .normal) ?? .white }
    if !isEnabled { return .tertiaryLabel }
    return titleColor(for: .normal) ?? (role == .destructive ? .systemRed : tintColor)
  }

  func showState() {
    guard !parts.areCurrent else { return }
    if let configuration { show(configuration) } else { showContents() }
    parts.areCurrent = true
  }

  private func showContents() {
    parts.texts = [:]
    let (title, image) = (parts.title, parts.image)
    let color = shownTitleColor
    title.textColor = color
    if let attributed = attributedTitle(for: state) {
      title.show(attributed)
    } else {
      if title.richText != nil { title.show(nil) }
      title.text = self.title(for: state)
    }
    title.shadowColor = titleShadowColor(for: state)
    let isPressed = isHighlighted && isEnabled
    let pales = isPressed && buttonType != .custom && contents[state.rawValue]?.color == nil
    title.alpha = pales ? 0.3 : 1
    image.image = self.image(for: state)
    image.preferredSymbolConfiguration = preferredSymbolConfigurationForImage(in: state)
    let isOwnImage = contents[state.rawValue]?.image != nil && state != .normal
    let imagePales =
      !isOwnImage && (isPressed && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled)
    image.alpha = imagePales ? 0.4 : 1
    image.tintColor = isEnabled ? nil : .tertiaryLabel
    if buttonType == .custom { image.tintColor = nil }
    showBackgroundImage()
    parts.background?.removeFromSuperview()
    parts.background = nil
    parts.subtitle?.isHidden = true
    showActivity(nil)
  }

  private func showBackgroundImage() {
    guard let background = backgroundImage(for: state) else {
      parts.backgroundImage?.isHidden = true
      return
    }
    let view = parts.backgroundImage ?? UIImageView(frame: .zero)
    if parts.backgroundImage == nil {
      parts.backgroundImage = view
      insertSubview(view, at: 0)
    }
    (view.image, view.isHidden) = (background, false)
    view.alpha = isHighlighted ? 0.8 : 1
  }

  func showActivity(_ color: UIColor?) {
    guard let color else {
      parts.activity?.stopAnimating()
      return
    }
    let view = parts.activity ?? UIActivityIndicatorView(style: .medium)
    if parts.activity == nil {
      parts.activity = view
      addSubview(view)
    }
    view.color = color
    view.startAnimating()
  }

  // MARK: Accessibility

  var wordsToRead: String? {
    let words = [parts.title.text, parts.subtitle?.text].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  var stateTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }
}

final class ButtonParts {
  let title = UILabel(frame: .zero)
  let image = UIImageView(frame: .zero)
  var subtitle: UILabel?
  var activity: UIActivityIndicatorView?
  var background: BackgroundConfigurationView?
  var backgroundImage: UIImageView?
  var texts: [ObjectIdentifier: AttributedString] = [:]
  var areCurrent = false
}

struct ButtonArrangement {
  var title = CGRect.zero
  var subtitle = CGRect.zero
  var image = CGRect.zero
  var size = CGSize.zero
}

struct ButtonContent {
  var title: String?
  var attributedTitle: NSAttributedString?
  var color: UIColor?
  var shadow: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbols: UIImage.SymbolConfiguration?
}
