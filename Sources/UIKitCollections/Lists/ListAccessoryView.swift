import Foundation

final class ListAccessoryView: UIControl {
  private(set) var accessory: UICellAccessory
  private(set) weak var cell: UICollectionViewListCell?
  private let plate = UIView(frame: .zero)
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  var isDisplayed = true
  private var isOpen = false
  /// `true` in right-to-left layouts.
  private var pointsLeft = false

  init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
    (self.accessory, self.cell) = (accessory, cell)
    super.init(frame: .zero)
    plate.isUserInteractionEnabled = false
    isAccessibilityElement = false
    addAction(UIAction { [weak self] _ in self?.wasTapped() }, for: .touchUpInside)
    show(accessory)
    if accessory.accessoryType == .reorder { addHandle() }
  }

  required init?(coder: NSCoder) { nil }

  func fits(_ other: UICellAccessory) -> Bool { other.accessoryType == accessory.accessoryType }

  // MARK: Appearance

  func show(_ accessory: UICellAccessory) {
    self.accessory = accessory
    tintColor = accessory.looks.tintColor
    switch accessory.accessoryType {
    case .label: showText(accessory.text)
    case .popUpMenu: showMenu()
    case .customView(let view): if view.superview !== self { addSubview(view) }
    default: showIcon()
    }
    isEnabled = receivesTaps
    isTapControl = receivesTaps && accessory.accessoryType != .reorder
    isMenuControl = accessory.accessoryType == .popUpMenu
    setNeedsLayout()
    if isButton {
      isAccessibilityElement = true
      accessibilityTraits = .button
      accessibilityLabel = spokenName
    }
  }

  private var isButton: Bool {
    switch accessory.accessoryType {
    case .delete, .insert, .detail, .outlineDisclosure, .popUpMenu: true
    default: false
    }
  }

  /// `true` if the accessory handles touches instead of leaving them to the cell.
  private var receivesTaps: Bool {
    isButton || accessory.accessoryType == .reorder
  }

  private var spokenName: String? {
    switch accessory.accessoryType {
    case .delete: "Delete"
    case .insert: "Insert"
    case .detail: "More info"
    case .outlineDisclosure: isOpen ? "Collapse" : "Expand"
    case .popUpMenu: label.text
    default: nil
    }
  }

  private func showText(_ text: String) {
    addSubview(label)
    label.font = accessory.font ?? .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = accessory.adjustsFont
    label.textColor = accessory.looks.tintColor ?? .secondaryLabel
    label.text = text
  }

  private func showMenu() {
    let chosen = accessory.menu?.selectedElements.first?.title
    showText(chosen ?? accessory.menu?.title ?? "")
    addSubview(icon)
    show(symbol: "chevron.up.chevron.down", size: 13, .secondaryLabel)
  }

  private func showIcon() {
    addSubview(plate)
    addSubview(icon)
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure: showChevron()
    case .checkmark: show(symbol: "checkmark", size: scaled(16), weight: .semibold, nil)
    case .delete:
      show(symbol: "minus", size: scaled(13), weight: .bold, .white)
      plate.backgroundColor = accessory.looks.backgroundColor ?? .systemRed
    case .insert:
      show(symbol: "plus", size: scaled(13), weight: .bold, .white)
      plate.backgroundColor = accessory.looks.backgroundColor ?? .systemGreen
    case .reorder: show(symbol: "line.3.horizontal", size: 17, .tertiaryLabel)
    case .detail: show(symbol: "info.circle", size: scaled(18), nil)
    case .multiselect: showMark()
    case .label, .popUpMenu, .customView: break
    }
  }

  private func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics.default.scaledValue(for: length, compatibleWith: traitCollection)
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let now = traitCollection.preferredContentSizeCategory
    guard now != previous?.preferredContentSizeCategory else { return }
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure, .checkmark, .delete, .insert, .multiselect, .detail:
      show(accessory)
      setNeedsLayout()
    default: break
    }
    cell?.setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    if accessory.accessoryType == .multiselect { showMark() }
  }

  /// - Parameter color: `nil` means the tint color.
  private func show(
    symbol name: String, size: CGFloat, weight: UIImage.SymbolWeight = .regular, _ color: UIColor?
  ) {
    icon.image = UIImage(
      systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    icon.contentMode = .center
    icon.tintColor = accessory.looks.tintColor ?? color
  }

  private func showMark() {
    let isOn = cell?.isSelected ?? false
    show(symbol: "checkmark", size: scaled(12), weight: .bold, .white)
    icon.isHidden = !isOn
    let background = accessory.looks.backgroundColor
    plate.backgroundColor = isOn ? background ?? tintColor : .clear
    plate.layer.borderWidth = isOn ? 0 : 1.5
    plate.layer.borderColor = UIColor.tertiaryLabel.resolvedColor(with: traitCollection).cgColor
  }

  func follow(isExpanded: Bool) {
    switch accessory.accessoryType {
    case .multiselect: showMark()
    case .outlineDisclosure:
      guard isExpanded != isOpen else { return }
      isOpen = isExpanded
      accessibilityLabel = spokenName
      let transform = isExpanded ? openTransform : .identity
      guard window != nil, UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration == 0 else {
        icon.transform = transform
        return
      }
      UIView.animate(withDuration: 0.25) { self.icon.transform = transform }
    default: break
    }
  }

  // MARK: Sizes (UIKit, measured)

  var reservedWidth: CGFloat {
    switch accessory.looks.width {
    case .actual: ownWidth
    case .standard: max(scaled(ListAccessoryPlan.standardWidth), isText ? ownWidth : 0)
    case .custom(let width): width
    }
  }

  private var isText: Bool { accessory.accessoryType == .label || accessory.accessoryType == .popUpMenu }

  private var ownWidth: CGFloat {
    switch accessory.accessoryType {
    case .outlineDisclosure: scaled(14)
    default: ownSize.width
    }
  }

  var ownSize: CGSize {
    switch accessory.accessoryType {
    case .disclosureIndicator: return CGSize(width: scaled(14), height: scaled(14))
    case .checkmark: return CGSize(width: scaled(19), height: scaled(18))
    case .delete, .insert, .multiselect, .detail: return CGSize(width: scaled(26), height: scaled(26))
    case .reorder: return CGSize(width: 27, height: 44)
    case .outlineDisclosure: return CGSize(width: 44, height: 44)
    case .label: return label.sizeThatFits(.zero)
    case .popUpMenu:
      let text = label.sizeThatFits(.zero)
      return CGSize(width: text.width + 18, height: max(text.height, 22))
    case .customView(let view):
      if accessory.maintainsFixedSize { return view.bounds.size }
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return size.width > 0 && size.height > 0 ? size : view.bounds.size
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = scaled(11)
    plate.frame = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    plate.layer.cornerRadius = radius
    switch accessory.accessoryType {
    case .customView(let view): view.frame = bounds
    case .label: label.frame = bounds
    case .popUpMenu:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      label.frame = CGRect(
        x: isMirrored ? 18 : 0, y: 0, width: max(0, bounds.width - 18), height: bounds.height)
      icon.frame = CGRect(
        x: isMirrored ? 0 : bounds.width - 14, y: 0, width: 14, height: bounds.height)
    default:
      icon.bounds = CGRect(origin: .zero, size: bounds.size)
      icon.center = middle
      mirrorChevron()
    }
  }

  private func showChevron() {
    show(
      symbol: pointsLeft ? "chevron.left" : "chevron.right", size: scaled(13), weight: .semibold,
      accessory.accessoryType == .disclosureIndicator ? .tertiaryLabel : nil)
  }

  /// The reading direction is known only once the row is in a window. The row may already be expanded then.
  private func mirrorChevron() {
    switch accessory.accessoryType {
    case .disclosureIndicator, .outlineDisclosure:
      guard pointsLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft) else { return }
      pointsLeft.toggle()
      showChevron()
      if isOpen { icon.transform = openTransform }
    default: break
    }
  }

  private var openTransform: CGAffineTransform {
    CGAffineTransform(rotationAngle: pointsLeft ? -.pi / 2 : .pi / 2)
  }

  // MARK: Touches

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard receivesTaps else { return super.point(inside: point, with: event) }
    // The touch area is at least as large as a fingertip.
    let (x, y) = (max(0, 44 - bounds.width) / 2, max(0, 44 - bounds.height) / 2)
    return bounds.insetBy(dx: -x, dy: -y).contains(point)
  }

  private func wasTapped() {
    guard let cell else { return }
    switch accessory.accessoryType {
    case .popUpMenu:
      guard let menu = accessory.menu else { return }
      MenuCover.open(menu, from: self, isSingle: true) { [weak self] in self?.choose($0, of: menu) }
    case .delete where accessory.handler == nil: cell.showDeletion()
    case .outlineDisclosure where accessory.handler == nil: cell.toggleOutline()
    default: accessory.handler?()
    }
  }

  private func choose(_ action: UIAction, of menu: UIMenu) {
    action.perform(sender: self)
    accessory.selectionHandler?(menu)
    show(accessory)
    cell?.contentsMove()
  }

  private func addHandle() {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0
    // The action works even if the row gets other accessories during the move.
    press.addAction { [weak cell] press in cell?.moveByHandle(press) }
    addGestureRecognizer(press)
  }
}

/// The positions of accessories. Each is centered in its reserved width. The first is 16 points from the
/// edge, and they are 8 points apart (UIKit, measured).
@MainActor
struct ListAccessoryPlan {
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8
  /// The standard width at the text size `large`.
  static let standardWidth: CGFloat = 24

  /// The insets of the content, in points.
  private(set) var leading: CGFloat
  private(set) var trailing: CGFloat = 0
  /// The centers, measured from the leading edge.
  private(set) var centers: [ObjectIdentifier: CGFloat] = [:]
  private let width: CGFloat

  init(
    leading: [ListAccessoryView], trailing: [ListAccessoryView], width: CGFloat, indentation: CGFloat,
    indentsAccessories: Bool
  ) {
    self.width = width
    self.leading = indentsAccessories ? indentation : 0
    self.leading += arrange(leading, from: self.leading, isLeading: true)
    if !indentsAccessories { self.leading += indentation }
    self.trailing = arrange(trailing.reversed(), from: 0, isLeading: false)
  }

  private mutating func arrange(_ views: [ListAccessoryView], from start: CGFloat, isLeading: Bool) -> CGFloat
  {
    let shown = views.filter(\.isDisplayed)
    var edge = Self.margin
    for view in views {
      let isShown = view.isDisplayed
      // Accessories that aren't displayed wait outside the row.
      let middle = isShown ? start + edge + view.reservedWidth / 2 : -Self.margin
      centers[ObjectIdentifier(view)] = isLeading ? middle : width - middle
      if isShown { edge += view.reservedWidth + Self.spacing }
    }
    return shown.isEmpty ? 0 : edge - Self.spacing
  }
}
