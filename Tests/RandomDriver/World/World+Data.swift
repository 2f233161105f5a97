import CollectionView

extension World {
  /// Returns an existing section (`index` modulo the section count), or `nil` if there are no sections.
  func section(_ index: Int) -> Int? { sections.isEmpty ? nil : index % sections.count }

  /// Returns the path of an existing item (indexes wrap around), or `nil` if there is none.
  func path(_ section: Int, _ item: Int) -> IndexPath? {
    guard let section = self.section(section), !sections[section].isEmpty else { return nil }
    return IndexPath(item: item % sections[section].count, section: section)
  }

  /// Returns the path of an existing item if the view already has this path, or `nil`. In the completion of
  /// one snapshot, the next snapshot is still pending.
  func shownPath(_ section: Int, _ item: Int) -> IndexPath? {
    guard let path = path(section, item), path.section < view.numberOfSections,
      path.item < view.numberOfItems(inSection: path.section)
    else { return nil }
    return path
  }

  /// Returns the paths of up to `count` items, starting at an item.
  private func paths(_ section: Int, _ item: Int, _ count: Int) -> [IndexPath] {
    guard let first = path(section, item) else { return [] }
    let end = min(first.item + count, sections[first.section].count)
    return (first.item..<end).map { IndexPath(item: $0, section: first.section) }
  }

  /// Changes the arrays and updates the view or the diffable data source.
  func change(_ change: () -> Void, telling updates: () -> Void) {
    changing {
      if let diffable {
        change()
        let others = dropChangedOutlines()
        trimSelection()
        var snapshot = snapshot
        snapshot.reconfigureItems(others)
        diffable.apply(snapshot, animatingDifferences: true, completion: completion())
      } else {
        let completion = completion()
        view.performBatchUpdates {
          change()
          trimSelection()
          updates()
        } completion: { _ in
          completion()
        }
      }
    }
  }

  /// Applies a change of existing items, such as a reload, to the diffable data source.
  private func change(
    _ diffable: UICollectionViewDiffableDataSource<Int, Int>,
    _ change: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void
  ) {
    changing {
      var snapshot = snapshot
      change(&snapshot)
      snapshot.reconfigureItems(dropChangedOutlines())
      diffable.apply(snapshot, animatingDifferences: true, completion: completion())
    }
  }

  func insertItems(_ section: Int, _ item: Int, _ count: Int) {
    guard let section = self.section(section) else { return }
    let start = item % (sections[section].count + 1)
    let numbers = numbers(count)
    change {
      sections[section].insert(contentsOf: numbers, at: start)
    } telling: {
      view.insertItems(at: numbers.indices.map { IndexPath(item: start + $0, section: section) })
    }
  }

  func deleteItems(_ section: Int, _ item: Int, _ count: Int) {
    let paths = paths(section, item, count)
    change {
      for path in paths.reversed() { sections[path.section].remove(at: path.item) }
    } telling: {
      view.deleteItems(at: paths)
    }
  }

  func moveItem(_ section: Int, _ item: Int, _ toSection: Int, _ toItem: Int) {
    guard let source = path(section, item), let target = self.section(toSection) else { return }
    let room = sections[target].count + (target == source.section ? 0 : 1)
    let destination = IndexPath(item: toItem % room, section: target)
    change {
      let number = sections[source.section].remove(at: source.item)
      sections[destination.section].insert(number, at: destination.item)
    } telling: {
      view.moveItem(at: source, to: destination)
    }
  }

  func reloadItems(_ section: Int, _ item: Int, _ count: Int) {
    let paths = paths(section, item, count)
    paths.compactMap(number(at:)).forEach(becomeAnotherSize)
    reload(paths)
  }

  private func reload(_ paths: [IndexPath]) {
    let numbers = paths.compactMap(number(at:))
    selected.subtract(numbers)
    if let diffable {
      change(diffable) { $0.reloadItems(numbers) }
    } else {
      view.reloadItems(at: paths)
    }
  }

  func reconfigureItem(_ section: Int, _ item: Int) {
    if let path = path(section, item) { reconfigure([path]) }
  }

  private func reconfigure(_ paths: [IndexPath]) {
    let numbers = paths.compactMap(number(at:))
    if let diffable {
      change(diffable) { $0.reconfigureItems(numbers) }
    } else {
      view.reconfigureItems(at: paths)
    }
  }

  func insertSection(_ section: Int, _ count: Int) {
    let index = section % (sections.count + 1)
    let (numbers, name) = (numbers(count), newNumber())
    change {
      sections.insert(numbers, at: index)
      names.insert(name, at: index)
    } telling: {
      view.insertSections([index])
    }
  }

  func deleteSection(_ section: Int) {
    guard let section = self.section(section) else { return }
    change {
      sections.remove(at: section)
      names.remove(at: section)
    } telling: {
      view.deleteSections([section])
    }
  }

  func moveSection(_ section: Int, _ target: Int) {
    guard let section = self.section(section), let target = self.section(target) else { return }
    change {
      sections.insert(sections.remove(at: section), at: target)
      names.insert(names.remove(at: section), at: target)
    } telling: {
      view.moveSection(section, toSection: target)
    }
  }

  func reloadSection(_ section: Int) { replaceSection(section, with: nil) }

  /// Replaces the items of a section and reloads it. If `count` is nil, the items stay the same.
  func replaceSection(_ section: Int, with count: Int?) {
    guard let section = self.section(section) else { return }
    let numbers = count.map(numbers) ?? sections[section]
    becomeAnotherSize(names[section])
    selected.subtract(sections[section])
    if let diffable {
      sections[section] = numbers
      let name = names[section]
      change(diffable) { $0.reloadSections([name]) }
    } else {
      change {
        sections[section] = numbers
      } telling: {
        view.reloadSections([section])
      }
    }
  }

  /// Changes an item's size and only invalidates the layout.
  func resizeItem(_ section: Int, _ item: Int) {
    guard let path = path(section, item), let number = number(at: path) else { return }
    becomeAnotherSize(number)
    // Measured sizes stay valid until the cell requests another.
    if measures { return reconfigureItem(section, item) }
    view.collectionViewLayout.invalidateLayout()
  }

  /// Makes items much longer, or restores their length.
  func stretchItems(_ section: Int, _ item: Int, _ count: Int, by stretching: Operation.Stretching) {
    let paths = paths(section, item, count)
    let numbers = paths.compactMap(number(at:))
    stretched.formSymmetricDifference(numbers)
    switch stretching {
    case .reload: reload(paths)
    case .cell where measures && kind != .rows && view.selfSizingInvalidation != .disabled:
      for path in paths { view.cellForItem(at: path)?.invalidateIntrinsicContentSize() }
    case .context where !measures && kind.asksForSizes:
      guard let context = invalidationContext() else { return }
      context.invalidateItems(at: paths)
      view.collectionViewLayout.invalidateLayout(with: context)
    case .reconfiguration, .cell, .context:
      // Measured sizes stay valid until the cell requests another.
      guard measures else { return view.collectionViewLayout.invalidateLayout() }
      if diffable == nil {
        change({}, telling: { view.reconfigureItems(at: paths) })
      } else {
        reconfigure(paths)
      }
    }
  }

  /// Changes the delegate's values for a section.
  func restyleSection(_ section: Int) {
    guard let section = self.section(section) else { return }
    becomeAnotherSize(names[section])
    view.collectionViewLayout.invalidateLayout()
  }

  func reloadData() {
    if !sections.isEmpty { sections[0] = Array(sections[0].reversed()) + numbers(1) }
    selected = []
    // A reload configures all rows again.
    _ = dropChangedOutlines()
    if let diffable {
      diffable.applySnapshotUsingReloadData(snapshot, completion: completion())
    } else {
      view.reloadData()
    }
  }

  func reconnect() {
    let source = view.dataSource
    view.dataSource = nil
    view.dataSource = source
    selected = Set((view.indexPathsForSelectedItems ?? []).compactMap(number(at:)))
  }

  /// Deletes an item on behalf of a swipe action or an accessory button.
  func remove(_ number: Int) {
    for section in sections.indices {
      if let item = sections[section].firstIndex(of: number) { return deleteItems(section, item, 1) }
    }
  }
}
