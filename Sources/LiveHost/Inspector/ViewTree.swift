import CollectionView

@MainActor
struct ViewTree: Equatable {
  struct Line: Equatable {
    var depth: Int
    /// The serial number of the view's layer.
    var view: Int
    var title: String
    var isPinned: Bool
  }

  /// The maximum number of lines, so that the tree stays readable.
  private static let limit = 400
  private static let depthLimit = 24

  private(set) var lines: [Line] = []

  init() {}

  /// Creates a tree of a window's views without `excluded` and its subviews.
  init(of window: UIWindow, pinned: UIView?, excluding excluded: UIView?) {
    for view in window.subviews where view !== excluded { add(view, depth: 0, names: [:], pinned: pinned) }
  }

  private mutating func add(
    _ view: UIView, depth: Int, names: [ObjectIdentifier: String], pinned: UIView?
  ) {
    guard lines.count < Self.limit, depth < Self.depthLimit else { return }
    let title = names[ObjectIdentifier(view)] ?? "\(type(of: view))"
    lines.append(
      Line(depth: depth, view: view.layer.serialNumber, title: title, isPinned: view === pinned))
    guard let collectionView = view as? UICollectionView else {
      for subview in view.subviews { add(subview, depth: depth + 1, names: [:], pinned: pinned) }
      return
    }
    // The tree lists elements in the order of the data, not in drawing order.
    let elements = collectionView.elementsOnScreen
    let names = Dictionary(
      elements.map { (ObjectIdentifier($0.view), $0.name) }, uniquingKeysWith: { first, _ in first })
    for element in elements { add(element.view, depth: depth + 1, names: names, pinned: pinned) }
    for subview in view.subviews where names[ObjectIdentifier(subview)] == nil {
      add(subview, depth: depth + 1, names: names, pinned: pinned)
    }
  }

  func write(to writer: inout MessageWriter) {
    writer.kind(LiveProtocol.ServerKind.tree)
    writer.number(lines.count)
    for line in lines {
      writer.number(line.depth)
      writer.number(line.view)
      writer.flag(line.isPinned)
      writer.text(line.title)
    }
  }
}
