import CollectionView
import Rendering

/// The roles of a display list's nodes for assistive technology: lists, and items with labels and positions.
@MainActor
struct ElementRoles {
  private var roles: [Int: ElementRole] = [:]

  /// - Parameter list: The window's. A cell without a label of its own is labelled with the texts that it
  ///   shows.
  init(of window: UIWindow, in list: DisplayList) {
    var captions = Captions(of: list)
    window.forEachDescendant { view in
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
    }
  }

  /// Whether the view is an element of a menu that has been closed.
  private static func isGoing(_ view: UIView, in window: UIWindow) -> Bool {
    guard let row = view as? MenuRow else { return false }
    return window.openMenu?.card.rows.contains(row) != true
  }

  private func role(of view: UIView, _ captions: inout Captions) -> ElementRole? {
    if let control = ControlRole(of: view, label: captions.label(of: view)) { return .control(control) }
    return view.accessibilityLabel.map { .text(label: $0) }
  }

  subscript(node: DisplayNode) -> ElementRole { roles[node.id.rawValue] ?? .none }

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
    var inside: Set<Int> = [id]
    var words: [String] = []
    for node in list.nodes[start...] {
      if node.id.rawValue != id {
        guard let parent = node.parent, inside.contains(parent.rawValue) else { break }
        inside.insert(node.id.rawValue)
      }
      switch node.content {
      case .text(let text): words += text.lines.map(\.text)
      case .richText(let text): words.append(text.text)
      default: break
      }
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
