import Foundation

/// Covers a window while a menu is open. A touch outside the menu only closes it.
package final class MenuCover: UIView {
  private static let gap: CGFloat = 8

  private let root: UIMenu
  private let isSingle: Bool
  private let choose: (UIAction) -> Void
  private var path: [UIMenu] = []
  package let card = MenuCard()
  private(set) weak var source: UIView?
  private var sourceFrame = CGRect.zero
  package private(set) var isOpen = true
  var finger: MenuFinger?
  private var isMakingLines = false

  /// Opens a menu next to a view if there is something to choose.
  ///
  /// - Parameters:
  ///   - isSingle: `true` if only one action in the whole menu is marked, regardless of the menu's options.
  ///   - choose: Performs the chosen action. In a single selection, the action is already marked.
  package static func open(
    _ menu: UIMenu, from source: UIView, isSingle: Bool = false, choose: @escaping (UIAction) -> Void
  ) {
    guard let window = source.window else { return }
    window.openMenu?.close(animated: false)
    menu.willShow()
    let cover = MenuCover(menu, source: source, isSingle: isSingle, choose: choose)
    guard cover.hasLines else { return }
    UIView.performWithoutAnimation {
      cover.frame = window.bounds
      window.addSubview(cover)
      cover.layoutIfNeeded()
    }
    window.openMenu = cover
    cover.appear()
  }

  private init(_ menu: UIMenu, source: UIView, isSingle: Bool, choose: @escaping (UIAction) -> Void) {
    (root, self.source, self.isSingle, self.choose) = (menu, source, isSingle, choose)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintColor = source.tintColor
    addSubview(card)
    showLines()
  }

  required init?(coder: NSCoder) { nil }

  private var menu: UIMenu { path.last ?? root }
  private var hasLines: Bool { !MenuLine.lines(of: menu).isEmpty }

  private func showLines() {
    isMakingLines = true
    menu.loadDeferredElements { [weak self] in self?.elementsCame() }
    isMakingLines = false
    finger?.row = nil
    card.show(menu, isSubmenu: !path.isEmpty, isSingle: isSingle) { [weak self] line in
      self?.select(line)
    }
    setNeedsLayout()
  }

  private func elementsCame() {
    guard isOpen, !isMakingLines else { return }
    if hasLines || !path.isEmpty { showLines() } else { close(animated: true) }
  }

  override func traitsDidChange(from previous: UITraitCollection) {
    super.traitsDidChange(from: previous)
    if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory { showLines() }
  }

  // MARK: Selection

  private func select(_ line: MenuLine) {
    switch line {
    case .menu(let menu):
      menu.willShow()
      path.append(menu)
      showLines()
    case .open:
      path.removeLast()
      showLines()
    case .action(let action):
      root.mark(action, isSingle: isSingle)
      if action.attributes.contains(.keepsMenuPresented) { showLines() } else { close(animated: true) }
      choose(action)
    case .title, .gap, .loading: break
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(animated: true) }
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  @discardableResult
  package override func accessibilityPerformEscape() -> Bool {
    close(animated: true)
    return true
  }

  // MARK: Appearance

  private func appear() {
    guard UIView.areAnimationsEnabled else { return }
    UIView.performWithoutAnimation {
      card.alpha = 0
      card.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    UIView.animate(
      withDuration: 0.35, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      self.card.alpha = 1
      self.card.transform = .identity
    }
  }

  func close(animated: Bool) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    if let window, window.openMenu === self { window.openMenu = nil }
    guard animated, UIView.areAnimationsEnabled else { return removeFromSuperview() }
    UIView.animate(withDuration: 0.2) {
      self.card.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  // MARK: Layout

  /// Places the card below the source if it fits there, or if there is less room above. Otherwise, places it
  /// above. In the right half of the window, the right edges line up. In the left half, the left edges do.
  package override func layoutSubviews() {
    super.layoutSubviews()
    if let source, source.window === window { sourceFrame = source.convert(source.bounds, to: self) }
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.gap, dy: Self.gap)
    let wanted = card.sizeThatFits(room.size)
    let below = room.maxY - sourceFrame.maxY - Self.gap
    let above = sourceFrame.minY - Self.gap - room.minY
    let opensDown = wanted.height <= below || below >= above
    let height = min(wanted.height, max(opensDown ? below : above, min(room.height, 220)))
    let y = opensDown ? sourceFrame.maxY + Self.gap : sourceFrame.minY - Self.gap - height
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let distance = sourceFrame.midX - bounds.midX
    let isAtRight = abs(distance) < 1 ? isMirrored : distance > 0
    let x = isAtRight ? sourceFrame.maxX - wanted.width : sourceFrame.minX
    card.bounds = CGRect(x: 0, y: 0, width: wanted.width, height: height)
    card.center = CGPoint(
      x: clamped(x, room.minX, room.maxX - wanted.width) + wanted.width / 2,
      y: clamped(y, room.minY, room.maxY - height) + height / 2)
  }

  private func clamped(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(low, min(high, value))
  }
}

// The finger that opened the menu can slide to an element and choose it by lifting. Points are in window
// coordinates.
extension MenuCover {
  func fingerIsDown(at point: CGPoint) { finger = MenuFinger(at: point) }

  func fingerMoved(to point: CGPoint) {
    finger?.move(to: point)
    let row = finger?.hasMoved == true && isOpen ? enabledRow(at: point) : nil
    guard row !== finger?.row else { return }
    finger?.row?.isHighlighted = false
    row?.isHighlighted = true
    finger?.row = row
  }

  /// Chooses the element under the finger. If there is none, the menu stays open.
  func fingerLifted(at point: CGPoint) {
    fingerMoved(to: point)
    let row = finger?.row
    fingerWasCancelled()
    row?.sendActions(for: .touchUpInside)
  }

  func fingerWasCancelled() {
    finger?.row?.isHighlighted = false
    finger = nil
  }

  private func enabledRow(at point: CGPoint) -> MenuRow? {
    layoutIfNeeded()
    guard card.bounds.contains(card.convert(point, from: nil)) else { return nil }
    return card.rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
  }
}

/// A finger that opened a menu and is still down.
struct MenuFinger {
  let start: CGPoint
  private(set) var hasMoved = false
  weak var row: MenuRow?

  /// The distance that a press may stray, in points. Apple publishes no number.
  private static let slack: CGFloat = 10

  init(at start: CGPoint) { self.start = start }

  mutating func move(to point: CGPoint) {
    hasMoved = hasMoved || hypot(point.x - start.x, point.y - start.y) > Self.slack
  }
}
