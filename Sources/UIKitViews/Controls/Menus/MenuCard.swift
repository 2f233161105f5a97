import Foundation

package final class MenuCard: UIView {
  private static let width: CGFloat = 250
  private static let gap: CGFloat = 8
  private static let radius: CGFloat = 13

  private static let color = UIColor(light: 0xF7F7F7, dark: 0x262626)

  private let list = UIScrollView(frame: .zero)
  private var lines: [UIView] = []
  package var rows: [MenuRow] { lines.compactMap { $0 as? MenuRow } }
  package override var hasVoice: Bool { true }

  init() {
    super.init(frame: .zero)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 32
    layer.shadowOffset = CGSize(width: 0, height: 8)
    backgroundColor = Self.color
    layer.cornerRadius = Self.radius
    list.layer.cornerRadius = Self.radius
    list.contentInsetAdjustmentBehavior = .never
    addSubview(list)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ menu: UIMenu, isSubmenu: Bool, isSingle: Bool, perform: @escaping (MenuLine) -> Void) {
    for view in lines { view.removeFromSuperview() }
    var shown = MenuLine.lines(of: menu)
    if isSubmenu {
      shown.insert(.open(menu), at: 0)
    } else if !menu.title.isEmpty, !isSingle {
      shown.insert(.title(menu.title), at: 0)
    }
    let hasMarks = shown.contains(where: \.hasMark)
    let isCheckable =
      isSingle || menu.options.contains(.singleSelection) || shown.contains(where: \.isMarked)
    lines = shown.map { line in
      switch line {
      case .gap:
        let band = UIView(frame: .zero)
        band.backgroundColor = .quaternarySystemFill
        return band
      case .title(let words): return Self.title(words)
      case .action, .menu, .open, .loading:
        var isChoice = false
        if case .action = line { isChoice = isCheckable }
        let row = MenuRow(line, hasMarkColumn: hasMarks, isCheckable: isChoice)
        row.addAction(UIAction { _ in perform(line) }, for: .touchUpInside)
        return row
      }
    }
    for (line, next) in zip(lines, lines.dropFirst()) where next is MenuRow {
      (line as? MenuRow)?.showsRule = true
    }
    for view in lines { list.addSubview(view) }
    list.contentOffset = .zero
    accessibilityLabel = menu.title
    setNeedsLayout()
  }

  private static func title(_ words: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = words
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    return label
  }

  private func height(of line: UIView, in width: CGFloat) -> CGFloat {
    switch line {
    case let row as MenuRow: row.height(in: width)
    case is UILabel: max(30, line.sizeThatFits(.zero).height + 14)
    default: Self.gap
    }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The size of the lines, wider for accessibility text sizes.
  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = min(isLarge ? 1.5 * Self.width : Self.width, size.width)
    let height = lines.reduce(0) { $0 + self.height(of: $1, in: width) }
    return CGSize(width: width, height: min(height, size.height))
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    list.frame = bounds
    var y: CGFloat = 0
    for line in lines {
      let height = height(of: line, in: bounds.width)
      line.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    list.contentSize = CGSize(width: bounds.width, height: y)
    list.isScrollEnabled = y > bounds.height
  }
}

enum MenuLine {
  case title(String)
  case open(UIMenu)
  case menu(UIMenu)
  case action(UIAction)
  /// A placeholder for elements that aren't loaded yet.
  case loading
  case gap

  @MainActor
  static func lines(of menu: UIMenu) -> [MenuLine] {
    var lines: [MenuLine] = []
    var wantsGap = false
    func add(_ line: MenuLine) {
      if wantsGap, !lines.isEmpty { lines.append(.gap) }
      wantsGap = false
      lines.append(line)
    }
    func add(_ children: [UIMenuElement]) {
      for child in children {
        switch child {
        case let action as UIAction where !action.attributes.contains(.hidden): add(.action(action))
        case let group as UIMenu where group.options.contains(.displayInline):
          wantsGap = true
          if !group.title.isEmpty, !group.actions.isEmpty { add(.title(group.title)) }
          add(group.children)
          wantsGap = true
        case let menu as UIMenu: add(.menu(menu))
        case let deferred as UIDeferredMenuElement:
          if let elements = deferred.elements { add(elements) } else { add(.loading) }
        default: break
        }
      }
    }
    add(menu.children)
    return lines
  }

  @MainActor var isMarked: Bool {
    if case .action(let action) = self { action.state != .off } else { false }
  }

  @MainActor var hasMark: Bool {
    switch self {
    case .open, .menu: true
    default: isMarked
    }
  }
}
