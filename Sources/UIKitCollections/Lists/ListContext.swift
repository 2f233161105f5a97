import Foundation

struct ListContext: Equatable {
  enum Role { case row, header, footer }

  var role: Role
  var environment: UIListEnvironment
  /// The radius at the ends of a card, in points.
  var cornerRadius: CGFloat = 0
  var roundsTop = false
  var roundsBottom = false
  var topPadding: CGFloat = 0
  var topSeparator: Separator?
  var bottomSeparator: Separator?

  struct Separator: Equatable {
    var insets: NSDirectionalEdgeInsets
    var color: UIColor
  }
}

/// The rounded corners and separators that a list adds to a cell of any class. Unlike in UIKit, the
/// separators move, appear, and disappear with the cell.
final class ListRowParts {
  private unowned let cell: UICollectionViewCell
  private var top: UIView?
  private var bottom: UIView?

  private static let thickness: CGFloat = 1
  static let inset: CGFloat = 16

  init(_ cell: UICollectionViewCell) { self.cell = cell }

  /// - Parameter isAside: `true` if a finger has pulled the row aside, which makes it a separate card.
  func show(_ context: ListContext, isAside: Bool) {
    top = line(top, isAside ? nil : context.topSeparator)
    bottom = line(bottom, isAside ? nil : context.bottomSeparator)
    let (roundsTop, roundsBottom) = (context.roundsTop || isAside, context.roundsBottom || isAside)
    let isRound = context.cornerRadius > 0 && (roundsTop || roundsBottom)
    cell.layer.cornerRadius = isRound ? context.cornerRadius : 0
    cell.clipsToBounds = context.cornerRadius > 0
    var corners: CACornerMask = []
    if roundsTop { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if roundsBottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
  }

  func remove() {
    top?.removeFromSuperview()
    bottom?.removeFromSuperview()
    cell.layer.cornerRadius = 0
    cell.clipsToBounds = false
    cell.layer.maskedCorners = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  private func line(_ view: UIView?, _ separator: ListContext.Separator?) -> UIView? {
    guard let separator else {
      view?.removeFromSuperview()
      return nil
    }
    let line = view ?? UIView(frame: .zero)
    line.isUserInteractionEnabled = false
    line.backgroundColor = separator.color
    // The line is in front of all views that the app adds to the cell.
    line.layer.zPosition = 1
    if line.superview == nil { UIView.performWithoutAnimation { cell.addSubview(line) } }
    return line
  }

  /// - Parameter automatic: The insets that replace automatic ones, in points, or `nil` for 16 points.
  func layOut(_ context: ListContext, automatic: (leading: CGFloat, trailing: CGFloat)?) {
    let bounds = cell.bounds
    let ends = automatic ?? (Self.inset, Self.inset)
    func frame(_ insets: NSDirectionalEdgeInsets, y: CGFloat) -> CGRect {
      let isAutomatic = UIListSeparatorConfiguration.automaticInsets
      let leading = insets.leading == isAutomatic.leading ? ends.leading : insets.leading
      let trailing = insets.trailing == isAutomatic.trailing ? ends.trailing : insets.trailing
      let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return CGRect(
        x: isMirrored ? trailing : leading, y: y, width: max(0, bounds.width - leading - trailing),
        height: Self.thickness)
    }
    if let insets = context.topSeparator?.insets { top?.frame = frame(insets, y: 0) }
    if let insets = context.bottomSeparator?.insets {
      bottom?.frame = frame(insets, y: bounds.height - Self.thickness)
    }
  }

  var separators: [UIView] { [top, bottom].compactMap { $0 } }
}

struct OutlineRow: Equatable {
  var level = 0
  var isExpanded = false
}

extension UICollectionView {
  var hasRows: Bool { currentLayout.hasLists || snapshotSource?.hasOutlines ?? false }

  /// After updates, another row may be the last one of a card.
  func updateListContexts() {
    pass.listContextsWereUpdated()
    if swipes == nil, currentLayout.hasSwipeActions { swipes = SwipeActions(in: self) }
    for element in visible.elements { updateListContext(of: element.view, element.key) }
  }

  func outlinesMayHaveChanged() {
    guard hasRows else { return }
    pass.listContextsMayHaveChanged()
    setNeedsLayout()
  }

  func updateListContext(of view: UICollectionReusableView, _ key: ElementKey) {
    guard key.category != .decorationView else { return }
    view.listContext = currentLayout.listContext(of: key)
    guard key.category == .cell, let row = view as? UICollectionViewListCell else { return }
    row.outline = snapshotSource?.outlineRow(at: dataSourcePath(for: key.indexPath))
  }
}
