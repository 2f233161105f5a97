import CollectionView
import Rendering

/// The roles of a display list's nodes for assistive technology.
struct ElementRoles: Sendable {
  struct Entry: Sendable {
    fileprivate let id: DisplayNode.ID
    /// The node's index in the display list.
    let node: Int
    fileprivate let outer: Int?
    fileprivate(set) var role = ElementRole.none
    fileprivate var isClosed = false
    /// For a list, the section of the last item, and the number of items before this section. Items mostly
    /// arrive section by section.
    fileprivate var section = 0
    fileprivate var itemsBefore = 0
    /// For a list, its `accessibilityElements`.
    fileprivate var elements: Set<ObjectIdentifier>?
  }

  private(set) var entries: [Entry] = []

  /// Replaces all roles with those of a window's accessible views.
  ///
  /// - Parameters:
  ///   - list: The window's display list.
  ///   - earlier: The earlier roles, whose strings are reused for unchanged captions.
  @MainActor
  mutating func update(
    to views: [DisplayListBuilder.VoicedView], of window: UIWindow, in list: DisplayList,
    after earlier: ElementRoles
  ) {
    entries.removeAll(keepingCapacity: true)
    let voices = Voices(views: views, window: window, list: list, earlier: earlier)
    for (index, voiced) in views.enumerated() {
      let node = voiced.nodes.lowerBound
      var outer: Int? = index - 1
      while let last = outer, last < 0 || views[last].nodes.upperBound <= node {
        outer = last < 0 ? nil : entries[last].outer
      }
      entries.append(Entry(id: list.nodes[node].id, node: node, outer: outer))
      addRole(of: voiced.view, at: index, voices)
    }
  }

  /// Returns the role of a node. `cursor` is the search position, initially 0.
  ///
  /// - Complexity: O(1) for the node after the last result, O(log *n*) otherwise.
  func role(ofNode node: Int, _ cursor: inout Int) -> ElementRole {
    if cursor < entries.count, entries[cursor].node < node { cursor += 1 }
    let isFound =
      (cursor == 0 || entries[cursor - 1].node < node)
      && (cursor == entries.count || entries[cursor].node >= node)
    if !isFound {
      var (low, high) = (0, entries.count)
      while low < high {
        let middle = (low + high) / 2
        if entries[middle].node < node { low = middle + 1 } else { high = middle }
      }
      cursor = low
    }
    return cursor < entries.count && entries[cursor].node == node ? entries[cursor].role : .none
  }

  private struct Voices {
    let views: [DisplayListBuilder.VoicedView]
    let window: UIWindow
    let list: DisplayList
    let earlier: ElementRoles
  }

  @MainActor
  private mutating func addRole(of view: UIView, at index: Int, _ voices: Voices) {
    if let outer = entries[index].outer, entries[outer].isClosed {
      entries[index].isClosed = true
      return
    }
    if view.accessibilityElementsHidden {
      (entries[index].role, entries[index].isClosed) = (.hidden, true)
      return
    }
    switch view {
    case let list as UICollectionView:
      entries[index].role = .list(count: list.itemCount)
      entries[index].elements = list.accessibilityElements.map { elements in
        Set(elements.map { ObjectIdentifier($0 as AnyObject) })
      }
    case let card as MenuCard:
      if voices.window.openMenu?.card === card {
        entries[index].role = .menu(label: card.accessibilityLabel ?? "")
      }
    case let view as UICollectionReusableView:
      addElement(view, at: index, voices)
      if entries[index].isClosed { return }
      fallthrough
    default:
      if view.isAccessibilityElement, entries[index].role == .none, !isGoing(view, in: voices.window) {
        entries[index].role = role(of: view, at: index, voices)
      }
    }
    if view.accessibilityTraits.contains(.header) { addHeading(view, at: index, voices) }
  }

  @MainActor
  private func isGoing(_ view: UIView, in window: UIWindow) -> Bool {
    guard let row = view as? MenuRow else { return false }
    return window.openMenu?.card.rows.contains(row) != true
  }

  @MainActor
  private func role(of view: UIView, at index: Int, _ voices: Voices) -> ElementRole {
    if let control = ControlRole(of: view, label: label(of: view, at: index, voices)) {
      return .control(control)
    }
    // A label's accessibility label defaults to its text, as in UIKit.
    guard let label = view.accessibilityLabel ?? (view as? UILabel)?.text, !isSaid(at: index, voices) else {
      return .none
    }
    return .text(label: label)
  }

  /// Returns `true` if the label of the enclosing item or heading covers the view. A label that the app has
  /// set covers everything inside.
  @MainActor
  private func isSaid(at index: Int, _ voices: Voices) -> Bool {
    let container = outside(index) { entry in
      switch entries[entry].role {
      case .item, .heading, .title: true
      default: false
      }
    }
    let views = voices.views
    return container.map { views[index].view is UILabel || views[$0].view.accessibilityLabel != nil } ?? false
  }

  // MARK: Elements of collection views

  @MainActor
  private mutating func addElement(_ view: UICollectionReusableView, at index: Int, _ voices: Voices) {
    guard let outer = outside(index, where: { voices.views[$0].view is UICollectionView }),
      let list = voices.views[outer].view as? UICollectionView, let (kind, path) = list.element(shownBy: view)
    else { return }
    if let elements = entries[outer].elements, !elements.contains(ObjectIdentifier(view)) {
      (entries[index].role, entries[index].isClosed) = (.hidden, true)
    }
    let isHidden = entries[index].isClosed
    let label = view.accessibilityLabel ?? caption(at: index, voices)
    // The headers of lists are cells, too.
    if kind == nil, let cell = view as? UICollectionViewCell {
      guard case .list(let count) = entries[outer].role else { return }
      let position = start(ofSection: path.section, of: list, at: outer) + path.item
      entries[index].role = .item(
        position: position, count: count, label: label ?? "Item \(position + 1)",
        isSelected: cell.isSelected, hasActions: cell.mayOfferActions(in: list, section: path.section),
        isHidden: isHidden)
    } else if kind == UICollectionView.elementKindSectionHeader, let label, !isHidden {
      entries[index].role = .heading(
        section: path.section, position: start(ofSection: path.section, of: list, at: outer), label: label)
    }
  }

  /// Adds a heading for a view with the header trait. In a header of a collection view, the entire header is
  /// the heading.
  @MainActor
  private mutating func addHeading(_ view: UIView, at index: Int, _ voices: Voices) {
    // An item keeps its role, and an interactive view remains a control.
    if case .control = entries[index].role { return }
    guard !(view is UICollectionViewCell), let label = label(of: view, at: index, voices) else { return }
    let views = voices.views
    let isElement = { views[$0].view is UICollectionReusableView }
    guard let header = isElement(index) ? index : outside(index, where: isElement),
      let headerView = views[header].view as? UICollectionReusableView,
      !(headerView is UICollectionViewCell),
      let outer = outside(header, where: { views[$0].view is UICollectionView }),
      let list = views[outer].view as? UICollectionView,
      let path = list.indexPath(forSupplementaryView: headerView)
    else {
      // A label is an accessibility element by default.
      if view.isAccessibilityElement || view is UILabel { entries[index].role = .title(label: label) }
      return
    }
    if header != index { entries[index].role = .none }
    if case .heading = entries[header].role { return }
    let section = path.first ?? 0
    entries[header].role = .heading(
      section: section, position: start(ofSection: section, of: list, at: outer), label: label)
  }

  /// Returns the position of a section's first item. Headers without a section come after all items.
  @MainActor
  private mutating func start(ofSection section: Int, of list: UICollectionView, at index: Int) -> Int {
    let section = min(section, list.numberOfSections)
    while entries[index].section < section {
      entries[index].itemsBefore += list.numberOfItems(inSection: entries[index].section)
      entries[index].section += 1
    }
    while entries[index].section > section {
      entries[index].section -= 1
      entries[index].itemsBefore -= list.numberOfItems(inSection: entries[index].section)
    }
    return entries[index].itemsBefore
  }

  private func outside(_ index: Int, where isTrue: (Int) -> Bool) -> Int? {
    var outer = entries[index].outer
    while let found = outer, !isTrue(found) { outer = entries[found].outer }
    return outer
  }

  // MARK: Labels

  /// Returns a view's own label or texts. If there are none, returns those of its cell: the texts next to a
  /// switch describe its purpose.
  @MainActor
  private func label(of view: UIView, at index: Int, _ voices: Voices) -> String? {
    if let own = view.accessibilityLabel ?? caption(at: index, voices) { return own }
    guard !(view is UICollectionViewCell),
      let cell = outside(index, where: { voices.views[$0].view is UICollectionViewCell })
    else { return nil }
    return voices.views[cell].view.accessibilityLabel ?? caption(at: cell, voices)
  }

  @MainActor
  private func caption(at index: Int, _ voices: Voices) -> String? {
    let nodes = voices.views[index].nodes
    let inside = voices.views[(index + 1)...].prefix { $0.nodes.lowerBound < nodes.upperBound }
    let texts = ShownTexts(nodes: voices.list.nodes[nodes], views: inside)
    if index < voices.earlier.entries.count, voices.earlier.entries[index].id == entries[index].id,
      let label = voices.earlier.entries[index].role.label, texts.say(label)
    {
      return label
    }
    return texts.joined
  }
}

/// The texts as assistive technology reads them: without hidden views, and with a label's accessibility label
/// instead of its text.
@MainActor
private struct ShownTexts {
  let nodes: ArraySlice<DisplayNode>
  let views: ArraySlice<DisplayListBuilder.VoicedView>

  /// Returns `true` if the texts, joined by spaces, equal `words`.
  func say(_ words: String) -> Bool {
    var rest = words.utf8.makeIterator()
    var (isFirst, isSame) = (true, true)
    forEach { text in
      guard isSame else { return }
      if !isFirst { isSame = rest.next() == UInt8(ascii: " ") }
      isFirst = false
      for byte in text.utf8 where isSame { isSame = rest.next() == byte }
    }
    return isSame && !isFirst && rest.next() == nil
  }

  var joined: String? {
    var words: String?
    forEach { text in
      if words == nil { words = text } else { words? += " " + text }
    }
    return words
  }

  private func forEach(_ body: (String) -> Void) {
    var (index, views) = (nodes.startIndex, views)
    while index < nodes.endIndex {
      while let view = views.first, view.nodes.lowerBound < index { views.removeFirst() }
      if let voiced = views.first, voiced.nodes.lowerBound == index, let words = words(for: voiced.view) {
        if !words.isEmpty { body(words) }
        index = voiced.nodes.upperBound
        continue
      }
      switch nodes[index].content {
      case .text(let text): for line in text.layoutLines { body(line.line.text) }
      case .richText(let text): body(text.text)
      default: break
      }
      index += 1
    }
  }

  /// Returns the text that replaces all texts in the view, or `nil` if they are read out themselves.
  private func words(for view: UIView) -> String? {
    view.accessibilityElementsHidden ? "" : (view as? UILabel)?.accessibilityLabel
  }
}

@MainActor
extension ControlRole {
  init?(of view: UIView, label: @autoclosure () -> String?) {
    let traits = view.accessibilityTraits
    guard let kind = view is MenuRow ? .menuItem : Kind(traits) else { return nil }
    let value = view.accessibilityValue ?? ""
    self.kind = kind
    self.label = label() ?? ""
    isEnabled = !traits.contains(.notEnabled)
    switch kind {
    case .button:
      (isOn, self.value) = (traits.contains(.selected), "")
      hasMenu = (view as? UIControl)?.opensMenu ?? false
    case .menuItem:
      (isOn, self.value) = ((view as? MenuRow)?.isChecked ?? false, "")
      isCheckable = (view as? MenuRow)?.isCheckable ?? false
    case .toggle: (isOn, self.value) = (value == "1", "")
    case .slider, .progress:
      (isOn, self.value) = (false, value)
      range = Self.range(of: view, value)
    }
  }

  /// Returns a control's range and value. The default range is 0 to 100 percent.
  private static func range(of view: UIView, _ value: String) -> (low: Double, high: Double, now: Double) {
    switch view {
    case let slider as UISlider:
      (Double(slider.minimumValue), Double(slider.maximumValue), Double(slider.value))
    case let pages as UIPageControl:
      (1, Double(max(1, pages.numberOfPages)), Double(pages.currentPage + 1))
    default: (0, 100, Double(value.prefix { $0.isNumber || $0 == "." }) ?? 0)
    }
  }
}

extension ControlRole.Kind {
  fileprivate init?(_ traits: UIAccessibilityTraits) {
    if traits.contains(.toggleButton) {
      self = .toggle
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.updatesFrequently) {
      self = .progress
    } else {
      return nil
    }
  }
}
