import Foundation

package final class MenuRow: UIControl {
  private static let margin: CGFloat = 16
  private static let padding: CGFloat = 11
  private static let markedMargin: CGFloat = 36

  let line: MenuLine
  package let isCheckable: Bool
  package var isChecked: Bool { line.isMarked }
  var showsRule = false { didSet { rule.isHidden = !showsRule } }

  private let title = UILabel(frame: .zero)
  private let subtitle = UILabel(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let mark = UIImageView(frame: .zero)
  private var spinner: UIActivityIndicatorView?
  private let rule = UIView(frame: .zero)
  private let hasMarkColumn: Bool

  init(_ line: MenuLine, hasMarkColumn: Bool, isCheckable: Bool) {
    (self.line, self.hasMarkColumn, self.isCheckable) = (line, hasMarkColumn, isCheckable)
    super.init(frame: .zero)
    accessibilityTraits = .button
    switch line {
    case .action(let action):
      show(action)
      let attributes = action.attributes
      isEnabled = !attributes.contains(.disabled)
      paint(isEnabled ? attributes.contains(.destructive) ? .systemRed : .label : .tertiaryLabel)
      if action.state == .mixed { showMark("minus") } else if action.state == .on { showMark("checkmark") }
      if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    case .menu(let menu):
      show(menu)
      paint(menu.options.contains(.destructive) ? .systemRed : .label)
      showMark("chevron.right")
    case .open(let menu):
      show(menu)
      paint(.label)
      showMark("chevron.down")
      title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    case .loading: showLoading()
    case .title, .gap: break
    }
    rule.backgroundColor = .secondarySystemFill
    rule.isHidden = true
    for view in [title, subtitle, icon, mark, rule] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func show(_ element: UIMenuElement) {
    title.text = element.title
    title.font = .preferredFont(forTextStyle: .body)
    subtitle.text = element.subtitle
    subtitle.font = .preferredFont(forTextStyle: .footnote)
    for label in [title, subtitle] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    icon.image = element.image
    icon.contentMode = .scaleAspectFit
    accessibilityLabel = [element.title, element.subtitle ?? ""].filter { !$0.isEmpty }.joined(
      separator: ", ")
  }

  private func showLoading() {
    title.text = "Loading…"
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    accessibilityLabel = title.text
    accessibilityTraits.insert(.notEnabled)
    isEnabled = false
    paint(.secondaryLabel)
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    addSubview(spinner)
    self.spinner = spinner
  }

  private func paint(_ color: UIColor) {
    title.textColor = color
    subtitle.textColor = color == .label ? .secondaryLabel : color
    (icon.tintColor, mark.tintColor) = (color, color)
  }

  private func showMark(_ symbol: String) {
    mark.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    mark.contentMode = .center
  }

  override var isTapped: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }

  // MARK: Layout

  private var leading: CGFloat { hasMarkColumn ? Self.markedMargin : Self.margin }
  private var iconSide: CGFloat { icon.image == nil && spinner == nil ? 0 : 24 }

  private func textWidth(in width: CGFloat) -> CGFloat {
    let iconRoom = iconSide > 0 ? iconSide + 8 : 0
    return max(0, width - leading - Self.margin - iconRoom)
  }

  private func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    (label.text ?? "").isEmpty ? 0 : label.sizeThatFits(CGSize(width: width, height: .infinity)).height
  }

  func height(in width: CGFloat) -> CGFloat {
    let width = textWidth(in: width)
    return max(44, height(of: title, in: width) + height(of: subtitle, in: width) + 2 * Self.padding)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func layOut(_ view: UIView, _ frame: CGRect) {
      let x = isMirrored ? bounds.width - frame.maxX : frame.minX
      view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
    let width = textWidth(in: bounds.width)
    let (first, second) = (height(of: title, in: width), height(of: subtitle, in: width))
    let top = (bounds.height - first - second) / 2
    layOut(title, CGRect(x: leading, y: top, width: width, height: first))
    layOut(subtitle, CGRect(x: leading, y: top + first, width: width, height: second))
    layOut(mark, CGRect(x: 10, y: 0, width: 20, height: bounds.height))
    layOut(
      spinner ?? icon,
      CGRect(
        x: bounds.width - Self.margin - iconSide, y: (bounds.height - iconSide) / 2, width: iconSide,
        height: iconSide))
    let thickness = 1 / screenScale
    layOut(rule, CGRect(x: 0, y: bounds.height - thickness, width: bounds.width, height: thickness))
  }
}
