import CollectionView
import Rendering
import Testing

@testable import LiveHost

@MainActor
@Suite("Accessibility of elements")
struct ElementRolesTests {
  /// Returns the roles of the headers in a window, in section order.
  private func headings(
    _ layout: UICollectionViewLayout, items: [Int],
    header: UICollectionReusableView.Type = UICollectionReusableView.self
  ) -> [ElementRole] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let source = Source(items: items)
    let collectionView = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      header, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    collectionView.dataSource = source
    window.addSubview(collectionView)
    window.isHidden = false
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    var headings: [(section: Int, role: ElementRole)] = []
    for role in SeenWindow(of: window).rolesOfNodes {
      if case .heading(let section, _, _) = role { headings.append((section, role)) }
    }
    return headings.sorted { $0.section < $1.section }.map(\.role)
  }

  @Test func `headers of empty sections at the same item have distinct roles`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let expected: [ElementRole] = [
      .heading(section: 0, position: 0, label: "0"), .heading(section: 1, position: 0, label: "1"),
      .heading(section: 2, position: 0, label: "2"), .heading(section: 3, position: 2, label: "3"),
      .heading(section: 4, position: 2, label: "4"),
    ]
    #expect(headings(layout, items: [0, 0, 2, 0, 1]) == expected)
  }

  @Test func `a list's header is a heading like any other`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    #expect(
      headings(layout, items: [1], header: UICollectionViewListCell.self)
        == [.heading(section: 0, position: 0, label: "0")])
  }

  @Test func `a header of a nonexistent section comes after all items`() {
    #expect(
      headings(HeaderOfNoSectionLayout(), items: [3, 4]) == [.heading(section: 9, position: 7, label: "9")])
  }

  @Test func `an item's label is its cell's current text`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(items: [2])
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    var labels: [UILabel] = []
    for cell in list.visibleCells {
      // Only views with visible contents are elements.
      cell.backgroundColor = .systemGray
      for x in [0, 150] {
        let label = UILabel(frame: CGRect(x: x, y: 0, width: 150, height: 50))
        labels.append(label)
        cell.contentView.addSubview(label)
      }
    }
    var earlier = ElementRoles()
    for (words, expected) in [
      (["one", "", "two", "three"], ["one", "two three"]),
      (["one", "", "two", "three"], ["one", "two three"]),
      (["one", "", "two", "thre"], ["one", "two thre"]), (["one", "and", "two", ""], ["one and", "two"]),
      (["", "", "", "two"], ["Item 1", "two"]),
    ] {
      for (label, word) in zip(labels, words) { label.text = word }
      let seen = SeenWindow(of: window, after: earlier)
      let said = seen.rolesOfNodes.compactMap { if case .item = $0 { $0.label } else { nil } }
      #expect(said == expected)
      earlier = seen.roles
    }
  }

  @Test func `cells that aren't among a list's accessibility elements are hidden`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 300, height: 50)
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source(items: [3])
    list.dataSource = source
    window.addSubview(list)
    window.isHidden = false
    defer { window.isHidden = true }
    window.layoutIfNeeded()
    for cell in list.visibleCells { cell.backgroundColor = .systemGray }
    func hidden() -> [Bool] {
      SeenWindow(of: window).rolesOfNodes.compactMap {
        if case .item(_, _, _, _, _, let isHidden) = $0 { isHidden } else { nil }
      }
    }
    #expect(hidden() == [false, false, false])
    list.accessibilityElements = [try #require(list.cellForItem(at: [0, 1]))]
    #expect(hidden() == [true, false, true])
    list.accessibilityElements = nil
    #expect(hidden() == [false, false, false])
  }

  @Test func `a node's role doesn't depend on the order of queries`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    for index in 0..<9 {
      let view = UIView(frame: CGRect(x: 0, y: index * 60, width: 300, height: 50))
      view.backgroundColor = .red
      if index % 3 > 0 { (view.isAccessibilityElement, view.accessibilityLabel) = (true, "\(index)") }
      window.addSubview(view)
    }
    window.isHidden = false
    defer { window.isHidden = true }
    let seen = SeenWindow(of: window)
    let expected = [Int](0..<9).map { $0 % 3 > 0 ? ElementRole.text(label: "\($0)") : .none }
    // The first node is the window.
    #expect(Array(seen.rolesOfNodes.suffix(9)) == expected)
    let first = seen.list.nodes.count - 9
    var cursor = 0
    for index in [8, 0, 4, 3, 5, 1, 7, 7, 2, 6] {
      #expect(seen.roles.role(ofNode: first + index, &cursor) == expected[index], "\(index)")
    }
  }
}

@MainActor
@Suite("Accessibility of headings and texts")
struct TextRolesTests {
  private static let kind = "banner"

  /// Returns the roles of the views in a window with a list of two items below a banner.
  private func roles(
    cell: (UICollectionViewCell) -> [UIView], banner: (UICollectionReusableView) -> [UIView],
    title: UIView = UIView()
  ) -> (
    item: ElementRole, cell: [ElementRole], banner: ElementRole, inBanner: [ElementRole], title: ElementRole
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(layoutSize: size, elementKind: Self.kind, alignment: .top)
    ]
    let list = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    list.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Self.kind, withReuseIdentifier: "header")
    let source = Source(items: [2])
    list.dataSource = source
    window.addSubview(list)
    title.frame = CGRect(x: 0, y: 500, width: 300, height: 40)
    window.addSubview(title)
    window.isHidden = false
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    let item = list.cellForItem(at: [0, 0])!
    let header = list.supplementaryView(forElementKind: Self.kind, at: [0, 0])!
    item.backgroundColor = .systemGray
    let (inCell, inHeader) = (cell(item), banner(header))
    for view in inCell { item.contentView.addSubview(view) }
    for view in inHeader { header.addSubview(view) }
    for view in inCell + inHeader { view.frame = CGRect(x: 0, y: 0, width: 100, height: 20) }
    window.layoutIfNeeded()
    let seen = SeenWindow(of: window)
    let found = seen.rolesOfNodes
    func role(of view: UIView) -> ElementRole {
      seen.list.nodes.firstIndex { $0.id.rawValue == view.layer.serialNumber }.map { found[$0] } ?? .none
    }
    return (role(of: item), inCell.map(role), role(of: header), inHeader.map(role), role(of: title))
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    (label.text, label.isAccessibilityElement) = (text, true)
    label.backgroundColor = .red
    return label
  }

  private func picture(_ label: String) -> UIView {
    let view = UIView()
    (view.isAccessibilityElement, view.accessibilityLabel, view.backgroundColor) = (true, label, .red)
    return view
  }

  @Test func `a custom header is a section heading if it or its label has the header trait`() {
    for isOwn in [true, false] {
      let found = roles { _ in
        []
      } banner: { header in
        let label = label("Banner")
        (isOwn ? header : label).accessibilityTraits = .header
        if isOwn { (header.isAccessibilityElement, header.accessibilityLabel) = (true, "Banner") }
        return [label]
      }
      #expect(found.banner == .heading(section: 0, position: 0, label: "Banner"), "\(isOwn)")
      #expect(found.inBanner == [.none], "\(isOwn)")
    }
    let plain = roles(cell: { _ in [] }, banner: { _ in [label("Banner")] })
    #expect(plain.inBanner == [.text(label: "Banner")])
    #expect(plain.banner == .none)
  }

  @Test
  func `the header trait makes views headings outside lists, except buttons and cells`() {
    let title = label("Title")
    title.accessibilityTraits = .header
    #expect(roles(cell: { _ in [] }, banner: { _ in [] }, title: title).title == .title(label: "Title"))
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Go"
    button.accessibilityTraits = [.button, .header]
    guard case .control = roles(cell: { _ in [] }, banner: { _ in [] }, title: button).title else {
      Issue.record("a button isn't a heading")
      return
    }
    let found = roles { cell in
      cell.accessibilityTraits = .header
      return [label("One")]
    } banner: { _ in
      []
    }
    #expect(found.item == .item(position: 0, count: 2, label: "One", isSelected: false))
  }

  @Test func `an item's label joins its texts' accessibility labels and omits hidden ones`() {
    let (abbreviated, hidden, group) = (label("5 km"), label("secret"), UIView())
    abbreviated.accessibilityLabel = "five kilometres"
    hidden.accessibilityElementsHidden = true
    group.accessibilityElementsHidden = true
    for text in ["inside", "of it"] {
      let inner = label(text)
      inner.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      inner.accessibilityLabel = text.uppercased()
      group.addSubview(inner)
    }
    let found = roles(
      cell: { _ in [label("One"), abbreviated, hidden, group, label("two")] }, banner: { _ in [] })
    #expect(found.item.label == "One five kilometres two")
    abbreviated.isAccessibilityElement = false
    abbreviated.accessibilityLabel = ""
    #expect(roles(cell: { _ in [abbreviated, label("three")] }, banner: { _ in [] }).item.label == "three")
    abbreviated.accessibilityLabel = "5 kilometres"
    #expect(roles(cell: { _ in [abbreviated] }, banner: { _ in [] }).item.label == "5 kilometres")
  }

  @Test func `text included in an item's label isn't repeated`() {
    let derived = roles(cell: { _ in [label("One"), picture("three stars")] }, banner: { _ in [] })
    #expect(derived.item == .item(position: 0, count: 2, label: "One", isSelected: false))
    #expect(derived.cell == [.none, .text(label: "three stars")])
    let own = roles { cell in
      cell.accessibilityLabel = "One, three stars"
      return [label("One"), picture("three stars")]
    } banner: { _ in
      []
    }
    #expect(own.cell == [.none, .none])
  }
}

@MainActor
@Suite("Accessibility of controls")
struct ControlRolesTests {
  private func roles(_ views: [UIView]) -> [ControlRole] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    for (index, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: CGFloat(index) * 60, width: 200, height: 40)
      window.addSubview(view)
    }
    window.isHidden = false
    window.layoutIfNeeded()
    defer { window.isHidden = true }
    return SeenWindow(of: window).rolesOfNodes.compactMap {
      if case .control(let control) = $0 { control } else { nil }
    }
  }

  @Test func `buttons, switches, and sliders have roles, labels, states, and values`() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Follow"
    (button.isSelected, button.isEnabled) = (true, false)
    let toggle = UISwitch()
    (toggle.isOn, toggle.accessibilityLabel) = (true, "Wi-Fi")
    let slider = UISlider()
    (slider.maximumValue, slider.value, slider.accessibilityLabel) = (200, 50, "Volume")
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage, pages.accessibilityLabel) = (5, 2, "Photos")
    let progress = UIProgressView(progressViewStyle: .default)
    (progress.progress, progress.accessibilityLabel) = (0.25, "Upload")
    let expected: [ControlRole] = [
      ControlRole(kind: .button, label: "Follow", isEnabled: false, isOn: true, value: ""),
      ControlRole(kind: .toggle, label: "Wi-Fi", isEnabled: true, isOn: true, value: ""),
      ControlRole(
        kind: .slider, label: "Volume", isEnabled: true, isOn: false, value: "25%", range: (0, 200, 50)),
      ControlRole(
        kind: .slider, label: "Photos", isEnabled: true, isOn: false, value: "page 3 of 5", range: (1, 5, 3)),
      ControlRole(
        kind: .progress, label: "Upload", isEnabled: true, isOn: false, value: "25%", range: (0, 100, 25)),
    ]
    #expect(roles([button, toggle, slider, pages, progress]) == expected)
  }

  @Test func `a button with a menu is marked as such, and an open menu lists its elements`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (
      UIMenu(
        title: "By", options: .singleSelection,
        children: [UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in }]), true
    )
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    window.addSubview(button)
    window.isHidden = false
    defer { window.isHidden = true }
    func roles() -> [ElementRole] { SeenWindow(of: window).rolesOfNodes.filter { $0 != .none } }
    var opener = ControlRole(kind: .button, label: "Sort", isEnabled: true, isOn: false, value: "")
    opener.hasMenu = true
    #expect(roles() == [.control(opener)])
    button.accessibilityActivate()
    // Elements that aren't visible yet have no role.
    FrameClock.main.run(while: !FrameClock.main.isIdle)
    let elements = [("Name", true), ("Date", false)].map { label, isOn in
      var role = ControlRole(kind: .menuItem, label: label, isEnabled: true, isOn: isOn, value: "")
      role.isCheckable = true
      return ElementRole.control(role)
    }
    #expect(roles() == [.control(opener), .menu(label: "By")] + elements)
    window.openMenu?.accessibilityPerformEscape()
    #expect(roles() == [.control(opener)])
  }

  @Test func `any view with the button trait is a button labeled by its visible text`() {
    let view = UIView(frame: .zero)
    (view.isAccessibilityElement, view.accessibilityTraits) = (true, .button)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "More"
    view.addSubview(label)
    #expect(
      roles([view]) == [ControlRole(kind: .button, label: "More", isEnabled: true, isOn: false, value: "")])
  }
}

private final class HeaderOfNoSectionLayout: UICollectionViewLayout {
  private var header: UICollectionViewLayoutAttributes {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 9))
    header.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    return header
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 600) }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    [header]
  }

  override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    header
  }
}

private final class Source: NSObject, UICollectionViewDataSource {
  let items: [Int]

  init(items: [Int]) { self.items = items }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section]
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    // Only views with visible contents are elements.
    view.backgroundColor = .systemGray
    view.accessibilityLabel = "\(indexPath.section)"
    return view
  }
}

extension SeenWindow {
  /// Creates a description of a window's visible contents.
  @MainActor
  init(of window: UIWindow, after earlier: ElementRoles = ElementRoles()) {
    self.init()
    window.layoutIfNeeded()
    var builder = DisplayListBuilder()
    builder.begin(window.layer, in: &list)
    _ = builder.walk()
    receive(from: &builder, of: window, after: earlier)
  }

  /// The roles of all nodes in order.
  var rolesOfNodes: [ElementRole] {
    var cursor = 0
    return list.nodes.indices.map { roles.role(ofNode: $0, &cursor) }
  }
}
