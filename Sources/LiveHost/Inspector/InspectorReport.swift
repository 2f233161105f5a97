import CollectionView

struct InspectorReport: Equatable {
  struct Row: Equatable {
    var name: String
    var value: String
  }

  struct Group: Equatable {
    var title: String
    var rows: [Row]
  }

  var groups: [Group] = []

  func write(to writer: inout MessageWriter) {
    writer.kind(LiveProtocol.ServerKind.report)
    writer.number(groups.count)
    for group in groups {
      writer.text(group.title)
      writer.number(group.rows.count)
      for row in group.rows {
        writer.text(row.name)
        writer.text(row.value)
      }
    }
  }
}

extension [InspectorReport.Row] {
  mutating func add(_ name: String, _ value: String) { append(.init(name: name, value: value)) }
}

@MainActor
extension InspectorReport.Group {
  init(about view: UIView) {
    title = view.inspectedElement?.name ?? "\(type(of: view))"
    rows = []
    if let element = view.inspectedElement { addElement(element) }
    rows.add("Class", "\(type(of: view))")
    rows.add("Frame", view.frame.inspected)
    rows.add("Bounds", view.bounds.inspected)
    rows.add("Center", view.center.inspected)
    rows.add("Transform", view.layer.transform.inspected)
    rows.add("Alpha", view.alpha.inspected)
    if view.isHidden { rows.add("Hidden", "yes") }
    if view.hasAmbiguousLayout { rows.add("Constraints", "ambiguous") }
    for (index, constraint) in view.constraints.prefix(Self.constraintLimit).enumerated() {
      rows.add(index == 0 ? "Constraints" : "", constraint.description)
    }
    let rest = view.constraints.count - Self.constraintLimit
    if rest > 0 { rows.add("", "and \(rest) more") }
  }

  private static let constraintLimit = 24

  private mutating func addElement(_ element: UICollectionView.ElementOnScreen) {
    let attributes = element.attributes
    rows.add("Index path", "[\(attributes.indexPath.map(String.init).joined(separator: ", "))]")
    switch attributes.representedElementCategory {
    case .cell: rows.add("Kind", "cell")
    case .supplementaryView, .decorationView: rows.add("Kind", attributes.representedElementKind ?? "")
    @unknown default: break
    }
    rows.add("Reuse identifier", element.view.reuseIdentifier ?? "none")
    rows.add("Z-index", "\(attributes.zIndex)")
    rows.add("Attributes", "\(type(of: attributes))")
  }

  /// - Parameter latest: The layout activity of the last frame that had any.
  init(about scrollView: UIScrollView, latest: LayoutActivity) {
    title = "\(type(of: scrollView))"
    rows = []
    let collectionView = scrollView as? UICollectionView
    if let collectionView { rows.add("Layout", "\(type(of: collectionView.collectionViewLayout))") }
    rows.add("Content size", scrollView.contentSize.inspected)
    rows.add("Offset", scrollView.contentOffset.inspected)
    rows.add("Insets", scrollView.adjustedContentInset.inspected)
    guard let collectionView else { return }
    let all = collectionView.layoutActivity
    func add(_ name: String, _ count: (LayoutActivity) -> Int) {
      rows.add(name, "\(count(latest)), total \(count(all))")
    }
    add("Invalidations", \.invalidations)
    add("Complete invalidations", \.completeInvalidations)
    add("Invalidated elements", \.listedElements)
    add("Preparations", \.preparations)
    add("Queries", \.questions)
    add("Returned elements", \.answers)
    add("Single-element queries", \.singleQuestions)
  }
}

extension UIView {
  @MainActor var inspectedElement: UICollectionView.ElementOnScreen? {
    guard self is UICollectionReusableView else { return nil }
    var ancestor = superview
    while let view = ancestor, !(view is UICollectionView) { ancestor = view.superview }
    return (ancestor as? UICollectionView)?.elementsOnScreen.first { $0.view === self }
  }
}

extension UICollectionView.ElementOnScreen {
  @MainActor var name: String {
    let path = attributes.indexPath.map(String.init).joined(separator: ", ")
    return "\(type(of: view)) [\(path)]"
  }
}
