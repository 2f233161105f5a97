import Foundation

/// A view's custom margins, in the form in which they were set.
enum OwnMargins: Equatable {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func sides(isMirrored: Bool) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isMirrored ? insets.leading : insets.trailing)
    }
  }
}

struct MarginSettings {
  var preservesSuperview = false
  var insetsFromSafeArea = true
}

extension UIView {
  static let standardMargin: CGFloat = 8
  static let standardSpacing: CGFloat = 8

  var ownOrStandardMargins: UIEdgeInsets {
    let standard = defaultMargin
    let own = ownMargins.map { $0.sides(isMirrored: isMirrored) }
    guard let controller = viewController, controller.viewRespectsSystemMinimumLayoutMargins else {
      return own ?? UIEdgeInsets(top: standard, left: standard, bottom: standard, right: standard)
    }
    let least = OwnMargins.directional(controller.systemMinimumLayoutMargins).sides(isMirrored: isMirrored)
    return UIEdgeInsets(
      top: max(own?.top ?? 0, least.top), left: max(own?.left ?? 0, least.left),
      bottom: max(own?.bottom ?? 0, least.bottom), right: max(own?.right ?? 0, least.right))
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setMargins(_ margins: OwnMargins) {
    guard margins != ownMargins else { return }
    let sides = margins.sides(isMirrored: isMirrored)
    guard sides.isFinite else {
      return UIKitException.warnOnce(
        "not finite: layout margins", about: self,
        "The layout margins of \(self) must be finite, not (top: \(sides.top.message), "
          + "left: \(sides.left.message), bottom: \(sides.bottom.message), "
          + "right: \(sides.right.message)). The margins keep their old values.")
    }
    ownMargins = margins
    marginsWereSet()
  }

  /// Reports new margins. They must enter the system before the next layout pass, because they may move
  /// surrounding views, which are laid out first.
  private func marginsWereSet() {
    tellOfMargins()
    constraining?.item?.engine?.setNeedsSolve()
    constraining?.engine?.setNeedsSolve()
  }

  var wholeMargins: UIEdgeInsets {
    var margins = ownOrStandardMargins
    let settings = constraining?.margins ?? MarginSettings()
    if settings.preservesSuperview, let superview {
      let reaching = superview.reaching(superview.layoutMargins, into: self)
      margins = UIEdgeInsets(
        top: max(margins.top, reaching.top), left: max(margins.left, reaching.left),
        bottom: max(margins.bottom, reaching.bottom), right: max(margins.right, reaching.right))
    }
    guard settings.insetsFromSafeArea else { return margins }
    let safeArea = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safeArea.top, left: margins.left + safeArea.left,
      bottom: margins.bottom + safeArea.bottom, right: margins.right + safeArea.right)
  }

  /// Returns the parts of the insets that reach into a subview. Each part is at most as large as its inset.
  func reaching(_ insets: UIEdgeInsets, into subview: UIView) -> UIEdgeInsets {
    guard insets != .zero else { return .zero }
    let frame = subview.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: part(insets.top, frame.minY), left: part(insets.left, frame.minX),
      bottom: part(insets.bottom, bounds.height - frame.maxY),
      right: part(insets.right, bounds.width - frame.maxX))
  }

  var marginsByDirection: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isMirrored = isMirrored
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
      trailing: isMirrored ? margins.left : margins.right)
  }

  /// `true` if the margins are at least the part of the superview's margins that reaches into the view. The
  /// default value is `false`.
  public var preservesSuperviewLayoutMargins: Bool {
    get { constraining?.margins.preservesSuperview ?? false }
    set {
      guard newValue != preservesSuperviewLayoutMargins else { return }
      ownConstraining.margins.preservesSuperview = newValue
      marginsWereSet()
    }
  }

  /// `true` if the safe area is added to the margins. The default value is `true`.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { constraining?.margins.insetsFromSafeArea ?? true }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      ownConstraining.margins.insetsFromSafeArea = newValue
      marginsWereSet()
    }
  }
}

extension UIView {
  /// `true` once a view has had a safe area. Until then, only roots, scroll views, and views of controllers
  /// check for one.
  private static var safeAreaExists = false

  /// Called when the view is laid out.
  final func checkSafeArea() {
    guard Self.safeAreaExists || superview == nil || viewController != nil || self is UIScrollView else {
      return
    }
    updateSafeArea()
    guard knownSafeArea != nil else { return }
    for view in subviews { view.updateSafeArea() }
  }

  /// Reports a change of the safe area. Margin callbacks come before safe area callbacks (C).
  final func updateSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea?.insets ?? .zero else { return }
    Self.safeAreaExists = true
    knownSafeArea = insets == .zero ? nil : KnownSafeArea(insets: insets)
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
    for view in subviews { view.updateSafeArea() }
  }

  final func tellOfMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    for view in subviews where view.preservesSuperviewLayoutMargins { view.tellOfMargins() }
  }
}

/// The last reported safe area, which is never zero.
final class KnownSafeArea {
  let insets: UIEdgeInsets
  init(insets: UIEdgeInsets) { self.insets = insets }
}
