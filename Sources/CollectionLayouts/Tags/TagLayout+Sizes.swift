import CollectionView
import LayoutEngine

// What is known of the size of a tag: the delegate's answer, else what its cell has said, else the estimate.

extension TagLayout {
  /// The rules for the room across, with the settings checked once.
  var rules: (_ breadth: Double) -> LineRules {
    let itemSpacing = lengthCheck.accept(interitemSpacing, of: "interitemSpacing", in: self)
    let lineSpacing = lengthCheck.accept(lineSpacing, of: "lineSpacing", in: self)
    let (axis, alignment) = (axis, LineRules.Alignment(alignment))
    let lastLineAlignment = lastLineAlignment.map(LineRules.Alignment.init)
    return { breadth in
      LineRules(
        axis: axis, breadth: max(0, breadth), itemSpacing: Double(itemSpacing),
        lineSpacing: Double(lineSpacing),
        alignment: alignment, lastLineAlignment: lastLineAlignment)
    }
  }

  var estimate: LayoutSize {
    LayoutSize(lengthCheck.accept(estimatedItemSize, of: "estimatedItemSize", in: self))
  }

  /// The size of the item that the layout has at a path.
  func size(
    ofItemAt indexPath: IndexPath, in collectionView: UICollectionView, _ delegate: (any TagLayoutDelegate)?,
    estimate: LayoutSize
  ) -> LayoutSize {
    let given = givenSize(ofItemAt: indexPath, in: collectionView, delegate)
    guard let size = given ?? measured[indexPath] else { return estimate }
    // The fast way, for many items: nothing to report.
    let lengths = LengthCheck.lengths
    if lengths.contains(size.width), lengths.contains(size.height) { return LayoutSize(size) }
    return LayoutSize(
      width: Double(lengthCheck.accept(size.width, of: "item", at: indexPath, in: self)),
      height: Double(lengthCheck.accept(size.height, of: "item", at: indexPath, in: self)))
  }

  /// The delegate's size. Nil for a tag that sizes itself.
  private func givenSize(
    ofItemAt indexPath: IndexPath, in collectionView: UICollectionView, _ delegate: (any TagLayoutDelegate)?
  ) -> CGSize? {
    let path = carried?.pathInData(indexPath) ?? indexPath
    let size = delegate?.collectionView(collectionView, layout: self, sizeForItemAt: path)
    return size == Self.automaticSize ? nil : size
  }

  // MARK: Tags that size themselves

  func wantsAnotherSize(
    _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let path = original.indexPath
    guard original.representedElementCategory == .cell, let collectionView, let contents,
      isItem(path, of: contents), preferred.size != original.size,
      givenSize(ofItemAt: path, in: collectionView, collectionView.delegate as? any TagLayoutDelegate) == nil
    else { return false }
    let known = measured[path] ?? estimatedItemSize
    // Rounding differs by less. A cell that is narrowed to the line may go on wanting more.
    return abs(preferred.size.width - known.width) > 1e-3 || abs(preferred.size.height - known.height) > 1e-3
  }

  /// Notes what a context says of sizes, and of items that are moved by hand: their sizes go with them.
  func noteSizes(of context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      // `reloadData()` brings new cells, which say their size anyway.
      if context.invalidateDataSourceCounts { measured.expectOtherCounts() } else { measured.removeAll() }
    }
    guard let own = context as? SectionedInvalidationContext else { return }
    if let (path, size) = own.measuredSize {
      // What was measured before changes while it is on screen.
      if measured[path] != nil { place.jump = nil }
      measured[path] = size
    }
    measured.follow(own, carried: carried)
  }

  /// Follows a batch of updates. `prepare()` has heard of their number only, and has taken sizes for those of other items.
  func moveSizes(_ paths: PathsAfterUpdate) {
    guard !measured.isEmpty, let collectionView, let contents else { return }
    var stale = Set(measured.paths)
    measured.follow(paths, in: collectionView)
    stale.formUnion(measured.paths)
    for (section, paths) in Dictionary(grouping: stale.filter { isItem($0, of: contents) }, by: \.section) {
      ask(for: paths.map(\.item).sorted(), ofSection: section, in: collectionView)
    }
    // The view has taken the content size already.
    showContentSize()
  }

  /// A tag as broad as its line may have been narrowed to it: in another breadth it measures itself again.
  func measureBroadTagsAgain(breadthsBefore: [Double], in collectionView: UICollectionView) {
    guard !measured.isEmpty, let sections else { return }
    for section in 0..<min(sections.count, breadthsBefore.count) {
      let before = breadthsBefore[section]
      guard sections[section].items.rules.breadth != before else { continue }
      let broad = measured.items(ofSection: section).filter {
        axis.breadth(of: LayoutSize($0.value)) > before - 1e-3
      }
      guard !broad.isEmpty else { continue }
      for item in broad.keys { measured[IndexPath(item: item, section: section)] = nil }
      ask(for: broad.keys.sorted(), ofSection: section, in: collectionView)
    }
  }
}

extension LineRules.Alignment {
  fileprivate init(_ alignment: TagLayout.Alignment) {
    switch alignment {
    case .leading: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    case .justified: self = .justified
    }
  }
}
