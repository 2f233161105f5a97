import Foundation

extension UICollectionView {
  func hasFiniteAdjustments(
    _ context: UICollectionViewLayoutInvalidationContext, from layout: UICollectionViewLayout
  ) -> Bool {
    let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
    guard !offset.isFinite || !size.isFinite else { return true }
    let (name, value) =
      offset.isFinite ? ("contentSizeAdjustment", size.message) : ("contentOffsetAdjustment", offset.message)
    UIKitException.raise(
      "\(type(of: context)).\(name) must be finite, not \(value). Layout: \(type(of: layout)).")
    return false
  }

  /// Warns if the context lists elements absent from the data source. Only the first 64 paths of each list
  /// are checked.
  func lookForAbsentElements(in context: UICollectionViewLayoutInvalidationContext) {
    guard !context.invalidateEverything, !context.invalidateDataSourceCounts, let counts = data.counts,
      !updates.isInvalidatingLayout, !updates.isCollecting, !updates.isDataAhead
    else { return }
    if let paths = context.invalidatedItemIndexPaths,
      let absent = paths.prefix(64).first(where: { !counts.contains($0) })
    {
      warnOfAbsent(ElementKey(.cell, nil, absent), in: context)
    }
    lookForAbsentSections(in: context.invalidatedSupplementaryIndexPaths, .supplementaryView, context)
    lookForAbsentSections(in: context.invalidatedDecorationIndexPaths, .decorationView, context)
  }

  private func lookForAbsentSections(
    in lists: [String: [IndexPath]]?, _ category: ElementCategory,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let lists, let counts = data.counts else { return }
    for (kind, paths) in lists {
      let absent = paths.prefix(64).first { $0.count == 2 && !counts.items.indices.contains($0.section) }
      if let absent { warnOfAbsent(ElementKey(category, kind, absent), in: context) }
    }
  }

  private func warnOfAbsent(_ key: ElementKey, in context: UICollectionViewLayoutInvalidationContext) {
    LayoutWarning.absentElements.give(
      about: currentLayout,
      "\(type(of: context)) invalidates the \(key.name), which does not exist and is ignored. "
        + "Layout: \(type(of: currentLayout)).")
  }

  // MARK: Counts

  /// Checks that the data source still has as many items as reported to the layout, once per layout pass.
  ///
  /// The check only runs in frames of the clock. If a program lays out its views itself, the data source gets
  /// the same calls as in UIKit.
  func checkCounts(of section: Int) {
    guard FrameClock.main.isLayingOutWindows, UIKitException.checksDataSourceCounts, making.checksCounts,
      let dataSource, let counts = data.counts, !updates.isCollecting, !updates.isDataAhead,
      interactiveMovement == nil
    else { return }
    making.checksCounts = false
    let sections = dataSource.numberOfSections(in: self)
    guard sections == counts.items.count else {
      return warnOfCounts(
        "\(type(of: dataSource)) has \(sections) sections, but had \(counts.items.count)")
    }
    let items = dataSource.collectionView(self, numberOfItemsInSection: section)
    guard items != counts.items[section] else { return }
    warnOfCounts(
      "\(type(of: dataSource)) has \(items) items in section \(section), but had "
        + "\(counts.items[section])")
  }

  private func warnOfCounts(_ difference: String) {
    guard let dataSource else { return }
    LayoutWarning.changedCounts.give(
      about: dataSource,
      difference
        + " when \(type(of: self)) last asked. When the data changes, call reloadData(), or "
        + "insert and delete items and sections.")
  }
}
