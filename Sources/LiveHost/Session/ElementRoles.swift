import CollectionView
import Rendering

/// The roles of a display list's nodes for assistive technology: lists, and items with labels and positions.
struct ElementRoles: Sendable {
  private var roles: [Int: ElementRole] = [:]

  /// - Parameter list: The window's. A cell without a label of its own is labelled with the texts that it
  ///   shows.
  @MainActor
  init(of window: UIWindow, in list: DisplayList) {
    var captions = Captions(of: list)
    window.forEachDescendant(stoppingAt: { $0.accessibilityElementsHidden }) { view in
      if view.accessibilityElementsHidden {
        roles[view.layer.serialNumber] = .hidden
        return
      }
      if let collectionView = view as? UICollectionView {
        add(collectionView, &captions)
      } else if let card = view as? MenuCard {
        // One that is on its way out is nothing any more.
        if window.openMenu?.card === card {
          roles[card.layer.serialNumber] = .menu(label: card.accessibilityLabel ?? "")
        }
      } else if view.isAccessibilityElement, roles[view.layer.serialNumber] == nil,
        !Self.isGoing(view, in: window)
      {
        roles[view.layer.serialNumber] = role(of: view, &captions)
      }
      if view.accessibilityTraits.contains(.header) { addHeading(view, &captions) }
    }
  }

  /// Whether the view is an element of a menu that has been closed.
  @MainActor
  private static func isGoing(_ view: UIView, in window: UIWindow) -> Bool {
    guard let row = view as? MenuRow else { return false }
    return window.openMenu?.card.rows.contains(row) != true
  }

  @MainActor
  private func role(of view: UIView, _ captions: inout Captions) -> ElementRole? {
    if let control = ControlRole(of: view, label: captions.label(of: view)) { return .control(control) }
    // A label says its text, as UIKit's does.
    let label = view.accessibilityLabel ?? (view as? UILabel)?.text
    return isSaid(view) ? nil : label.map { .text(label: $0) }
  }

  /// Whether the label of an item or a heading says what the view does. One that its author has given stands for all that is in it.
  @MainActor
  private func isSaid(_ view: UIView) -> Bool {
    let container = sequence(first: view, next: \.superview).dropFirst().first { view in
      switch roles[view.layer.serialNumber] {
      case .item, .heading, .title: true
      default: false
      }
    }
    return container.map { view is UILabel || $0.accessibilityLabel != nil } ?? false
  }

  /// The view of a header in a collection view is a heading as a whole. Any other view with the trait is one by itself.
  @MainActor
  private mutating func addHeading(_ view: UIView, _ captions: inout Captions) {
    // An item is one, and what is used is a control.
    if case .control = roles[view.layer.serialNumber] { return }
    guard !(view is UICollectionViewCell), let label = captions.label(of: view) else { return }
    let header = sequence(first: view, next: \.superview).first { $0 is UICollectionReusableView }
    guard let header = header as? UICollectionReusableView, !(header is UICollectionViewCell),
      let list = sequence(first: header, next: \.superview).lazy.compactMap({ $0 as? UICollectionView })
        .first,
      let path = list.indexPath(forSupplementaryView: header)
    else {
      // A text is an element unless its author says otherwise.
      if view.isAccessibilityElement || view is UILabel {
        roles[view.layer.serialNumber] = .title(label: label)
      }
      return
    }
    if view !== header { roles[view.layer.serialNumber] = nil }
    if case .heading = roles[header.layer.serialNumber] { return }
    let starts = list.sectionStarts
    let section = min(path.first ?? 0, starts.count - 1)
    roles[header.layer.serialNumber] = .heading(
      section: path.first ?? 0, position: starts[section], label: label)
  }

  subscript(node: DisplayNode) -> ElementRole { roles[node.id.rawValue] ?? .none }

  @MainActor
  private mutating func add(_ collectionView: UICollectionView, _ captions: inout Captions) {
    let starts = collectionView.sectionStarts
    let count = starts[starts.count - 1]
    roles[collectionView.layer.serialNumber] = .list(count: count)
    for (cell, indexPath) in zip(collectionView.visibleCells, collectionView.indexPathsForVisibleItems) {
      let position = starts[indexPath.section] + indexPath.item
      let label =
        cell.accessibilityLabel ?? captions.caption(of: cell.layer.serialNumber) ?? "Item \(position + 1)"
      roles[cell.layer.serialNumber] = .item(
        position: position, count: count, label: label, isSelected: cell.isSelected,
        hasActions: cell.mayOfferActions)
    }
    let kind = UICollectionView.elementKindSectionHeader
    let paths = collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind)
    for (view, path) in zip(collectionView.visibleSupplementaryViews(ofKind: kind), paths) {
      let id = view.layer.serialNumber
      guard let label = view.accessibilityLabel ?? captions.caption(of: id) else { continue }
      // A layout may have headers without a section.
      let section = min(path.section, starts.count - 1)
      roles[id] = .heading(section: path.section, position: starts[section], label: label)
    }
  }
}

/// The texts inside nodes. Found only when they are needed: most cells have labels of their own.
private struct Captions {
  private let list: DisplayList
  private lazy var indices: [Int: Int] = Dictionary(
    uniqueKeysWithValues: list.nodes.enumerated().map { ($1.id.rawValue, $0) })

  init(of list: DisplayList) { self.list = list }

  /// A view's own label, the texts in it or, in a cell, the texts of the cell: those beside a switch say what
  /// it is for.
  @MainActor
  mutating func label(of view: UIView) -> String? {
    if let own = view.accessibilityLabel ?? caption(of: view.layer.serialNumber) { return own }
    let cell = sequence(first: view, next: \.superview).first { $0 is UICollectionViewCell }
    return cell.flatMap { $0.accessibilityLabel ?? caption(of: $0.layer.serialNumber) }
  }

  /// The text of the node and its descendants, which follow it in the list.
  mutating func caption(of id: Int) -> String? {
    guard let start = indices[id] else { return nil }
    // The nodes that the present one is in, down from this one.
    var ancestors = [id]
    var caption: String?
    func add(_ words: String) { caption = caption.map { $0 + " " + words } ?? words }
    for index in start..<list.nodes.count {
      if index > start {
        while let last = ancestors.last, last != list.nodes[index].parent?.rawValue { ancestors.removeLast() }
        if ancestors.isEmpty { break }
        ancestors.append(list.nodes[index].id.rawValue)
      }
      switch list.nodes[index].content {
      case .text(let text): for line in text.lines { add(line.text) }
      case .richText(let text): add(text.text)
      default: break
      }
    }
    return caption
  }
}
