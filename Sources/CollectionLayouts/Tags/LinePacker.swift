import CollectionView
import LayoutEngine

/// A tag's size comes from the delegate, from its cell, or from the estimate, in this order. Lines on screen
/// don't move while tags measure themselves: see `LineBreaking.resize(_:anchoring:)`.
final class LinePacker: @MainActor StackedPacker, @MainActor ValuePacker, @MainActor MeasuringPacker {
  typealias Delegate = any TagLayoutDelegate

  unowned let layout: TagLayout
  var sections: StackedSections<LineBreaking>?
  var measured = MeasuredItems<CGSize>()

  init(_ layout: TagLayout) { self.layout = layout }

  nonisolated deinit {}

  // MARK: Packing

  func rules(breadth: Double) -> LineRules { layout.rules(breadth: breadth) }

  func askForEverything(in view: UICollectionView) {
    measured.applyCounts(of: view)
    packEverything(in: view)
  }

  func pack(
    _ count: Int, ofSection section: Int, breadth: Double, in view: UICollectionView,
    _ known: ((_ item: Int) -> LayoutSize?)?
  ) -> LineBreaking {
    let delegate = view.delegate as? Delegate
    let common = delegate == nil && known == nil ? commonSize(ofSection: section) : nil
    var lines = LineBreaking(rules: rules(breadth: breadth))
    var path = IndexPath(item: 0, section: section)
    lines.append(count: count) { item in
      if let common { return common }
      if let size = known?(item) { return size }
      path.item = item
      return size(ofItemAt: path, in: view, delegate)
    }
    return lines
  }

  func packAgain(in view: UICollectionView) {
    let before = (0..<count).map { sections?[$0].items.rules.breadth ?? 0 }
    repackAll(in: view)
    measureBroadTagsAgain(breadthsBefore: before, in: view)
  }

  /// If the breadth has changed, clears the sizes of tags as broad as a whole line and asks for them again.
  /// The line may have narrowed these tags.
  private func measureBroadTagsAgain(breadthsBefore: [Double], in view: UICollectionView) {
    guard !measured.isEmpty else { return }
    for (section, before) in breadthsBefore.enumerated().prefix(count)
    where sections?[section].items.rules.breadth != before {
      let broad = measured.items(ofSection: section).filter {
        axis.breadth(of: LayoutSize($0.value)) > before - 1e-3
      }
      guard !broad.isEmpty else { continue }
      for item in broad.keys { measured[IndexPath(item: item, section: section)] = nil }
      // An interactive move can leave a section with fewer items than measured sizes.
      let items = broad.keys.filter { hasItem(at: ItemPath(section: section, item: $0)) }
      ask(forItems: items.sorted(), ofSection: section, in: view)
    }
  }

  func valueOfItem(in view: UICollectionView, asking delegate: Delegate?) -> (_ layoutPath: IndexPath)
    -> LayoutSize
  {
    { layoutPath in self.size(ofItemAt: layoutPath, in: view, delegate) }
  }

  func resize(
    _ changes: [(item: Int, value: LayoutSize)], ofSection section: Int, in items: inout LineBreaking
  ) {
    let sizes = changes.map { (item: $0.item, size: $0.value) }
    let shown = Set(layout.anchoring.anchored.elements.compactMap { $0.item(inSection: section) })
    if let range = items.itemsThatStay(showing: shown, changing: changes.map(\.item)) {
      items.resize(sizes, anchoring: range)
    } else {
      items.resize(sizes)
    }
  }

  // MARK: Sizes

  private func size(
    ofItemAt layoutPath: IndexPath, in view: UICollectionView, _ delegate: Delegate?
  ) -> LayoutSize {
    let given = givenSize(ofItemAt: layoutPath, in: view, delegate)
    switch given {
    case .absolute(let size): return accept(size, at: layoutPath, isOwn: given == layout.itemSize)
    case .estimated(let estimate):
      if let size = measured[layoutPath] { return accept(size, at: layoutPath, isOwn: false) }
      return accept(estimate, at: layoutPath, isOwn: given == layout.itemSize)
    }
  }

  /// Returns the size that a section's tags share without a delegate, or `nil` if some tags were measured.
  private func commonSize(ofSection section: Int) -> LayoutSize? {
    switch layout.itemSize {
    case .estimated where !measured.items(ofSection: section).isEmpty: nil
    case .absolute(let size), .estimated(let size): accept(size, at: IndexPath(), isOwn: true)
    }
  }

  private func accept(
    _ size: CGSize, at path: @autoclosure () -> IndexPath, isOwn: @autoclosure () -> Bool
  ) -> LayoutSize {
    let lengths = InputCheck.lengths
    if lengths.contains(size.width), lengths.contains(size.height) { return LayoutSize(size) }
    let (subject, path) = isOwn() ? ("itemSize", IndexPath()) : ("item", path())
    return LayoutSize(
      width: Double(layout.inputCheck.accept(size.width, of: subject, at: path, in: layout)),
      height: Double(layout.inputCheck.accept(size.height, of: subject, at: path, in: layout)))
  }

  /// Returns the delegate's size, or the layout's without a delegate.
  private func givenSize(
    ofItemAt layoutPath: IndexPath, in view: UICollectionView, _ delegate: Delegate?
  ) -> TagLayout.TagSize {
    guard let delegate else { return layout.itemSize }
    let path = layout.movingItem?.pathInData(layoutPath) ?? layoutPath
    return delegate.collectionView(view, layout: layout, sizeForItemAt: path)
  }

  // MARK: Measuring

  var sizesItems: Bool { !measured.isEmpty }

  func measurement(
    _ preferred: UICollectionViewLayoutAttributes, ofItem original: UICollectionViewLayoutAttributes
  ) -> ViewMeasurement? {
    let path = original.indexPath
    guard let view = layout.collectionView, hasItem(at: path), preferred.size != original.size,
      case .estimated(let estimate) = givenSize(ofItemAt: path, in: view, view.delegate as? Delegate)
    else { return nil }
    let (known, wanted) = (measured[path] ?? estimate, preferred.size)
    // A cell narrowed to its line may keep asking for more.
    guard layout.isNoticeable(from: known, to: wanted, wasMeasured: measured[path] != nil) else { return nil }
    return ViewMeasurement(element: .item(path.item, section: path.section), size: LayoutSize(wanted))
  }

  // MARK: Leveling

  var isLevel: Bool { sections.map { all in (0..<all.count).allSatisfy(isLevel) } ?? true }

  func isLevel(_ section: Int) -> Bool { sections?[section].items.isPackedForward ?? true }

  func level() {
    for section in 0..<count where !isLevel(section) {
      sections?.update(section) { $0.items.rebreakForward() }
    }
  }
}

extension LineRules.Alignment {
  init(_ alignment: LineAlignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .justified: self = .justified
    }
  }
}
