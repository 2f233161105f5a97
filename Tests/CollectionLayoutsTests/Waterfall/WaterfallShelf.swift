import CollectionView
import TestSupport

@testable import CollectionLayouts

/// A waterfall's sections, items, and view.
final class WaterfallShelf: SectionedDelegate {
  struct Style {
    var direction = UICollectionView.ScrollDirection.vertical
    var isRightToLeft = false
    var placement = WaterfallLayout.Placement.shortestLane
    var pinsHeaders = false
    var pinsFooters = false
    /// `nil` uses the layout's value.
    var itemsPerFrame: Int?
  }

  let style: Style
  private let stage: Stage<WaterfallLayout>
  private let window: UIWindow
  var layout: WaterfallLayout { stage.layout }
  var view: UICollectionView { stage.view }

  override var sections: [Section] { didSet { stage.counts = sections.map(\.items.count) } }

  init(_ sections: [Section], _ style: Style = Style()) {
    self.style = style
    let layout = WaterfallLayout()
    layout.scrollDirection = style.direction
    layout.placement = style.placement
    layout.sectionHeadersPinToVisibleBounds = style.pinsHeaders
    layout.sectionFootersPinToVisibleBounds = style.pinsFooters
    if let items = style.itemsPerFrame {
      layout.lanes.itemsPerFrame = items
      layout.lanes.shortCount = items / 4
    }
    stage = Stage(
      layout, width: 300, height: 300, counts: sections.map(\.items.count),
      isRightToLeft: style.isRightToLeft,
      laysOut: false)
    window = stage.view.shownInWindow()
    super.init(sections)
    // The stage would retain this delegate, which retains the stage.
    stage.view.delegate = self
    stage.layOut()
    questions = []
  }

  static func items(_ count: Int) -> [Item] {
    (0..<count).map { Item(length: CGFloat(20 + $0 * 37 % 90)) }
  }

  /// Returns the same contents, laid out from scratch.
  func rebuilt() -> WaterfallShelf {
    let shelf = WaterfallShelf(sections, style)
    guard shelf.layout.itemSpacing != layout.itemSpacing else { return shelf }
    shelf.layout.itemSpacing = layout.itemSpacing
    // Packs everything immediately instead of in later frames.
    shelf.layout.invalidateLayout()
    shelf.view.layoutIfNeeded()
    return shelf
  }

  var all: [CGRect] {
    view.layoutIfNeeded()
    layout._checkInvariants()
    return sections.indices.flatMap { section in
      let header = layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
      let items = sections[section].items.indices.map {
        layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      return ([header] + items).map { $0?.frame ?? .null }
    }
  }

  /// The layout's items in the view's bounds.
  var shown: [IndexPath: CGRect] {
    view.layoutIfNeeded()
    let found = layout.layoutAttributesForElements(in: view.bounds) ?? []
    return Dictionary(
      found.filter { $0.representedElementCategory == .cell }.map { ($0.indexPath, $0.frame) }
    ) { first, _ in first }
  }

  var cells: [IndexPath: CGRect] {
    view.layoutIfNeeded()
    layout._checkInvariants()
    return Dictionary(
      view.indexPathsForVisibleItems.map { ($0, view.cellForItem(at: $0)?.frame ?? .null) }
    ) { first, _ in first }
  }

  // MARK: Visible area

  /// The distance from the contents' leading edge to the visible area.
  var visibleStart: CGFloat {
    get {
      switch (style.direction, style.isRightToLeft) {
      case (.vertical, _): view.contentOffset.y
      case (_, false): view.contentOffset.x
      case (_, true): max(view.contentSize.width, view.bounds.width) - view.bounds.maxX
      }
    }
    set {
      switch (style.direction, style.isRightToLeft) {
      case (.vertical, _): view.contentOffset.y = newValue
      case (_, false): view.contentOffset.x = newValue
      case (_, true):
        view.contentOffset.x = max(view.contentSize.width, view.bounds.width) - view.bounds.width - newValue
      }
    }
  }

  /// The largest valid visible start.
  var lastVisibleStart: CGFloat {
    max(
      0,
      style.direction == .vertical
        ? view.contentSize.height - view.bounds.height : view.contentSize.width - view.bounds.width)
  }

  /// The frames of the visible cells, headers, and footers on screen, by name.
  var screen: [String: CGRect] {
    view.layoutIfNeeded()
    var found: [String: CGRect] = [:]
    func add(_ name: String, _ path: IndexPath, _ shown: UIView?) {
      guard let shown else { return }
      found["\(name) \(path.section) \(path.item)"] = shown.frame.offsetBy(
        dx: -view.bounds.minX, dy: -view.bounds.minY)
    }
    for path in view.indexPathsForVisibleItems { add("item", path, view.cellForItem(at: path)) }
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      for path in view.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        add(kind, path, view.supplementaryView(forElementKind: kind, at: path))
      }
    }
    return found
  }

  func invalidate(_ name: (UICollectionViewLayoutInvalidationContext) -> Void) {
    let context = UICollectionViewLayoutInvalidationContext()
    name(context)
    layout.invalidateLayout(with: context)
  }
}
