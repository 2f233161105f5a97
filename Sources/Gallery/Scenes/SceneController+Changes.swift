import CollectionView
import Previews

extension SceneController {
  /// The animated actions on the contents.
  public var actions: [SceneAction] {
    if let source = content.source { return source.actions }
    var actions = [
      SceneAction(name: "Shuffle") { [unowned self] in
        itemCount > 1
      } perform: { [unowned self] in
        shuffle()
      },
      SceneAction(name: "Insert") { [unowned self] in
        itemCount < scene.maximumCount
      } perform: { [unowned self] in
        insert()
      },
      SceneAction(name: "Delete") { [unowned self] in
        itemCount > 0
      } perform: { [unowned self] in
        delete()
      },
    ]
    if !content.nextLayouts.isEmpty {
      actions.append(
        SceneAction(name: "Next layout") {
          true
        } perform: { [unowned self] in
          showNextLayout()
        })
    }
    return actions
  }

  /// The maximum number of moves, because viewers can't follow more.
  private static let mostShuffled = 1000

  /// Shuffles only visible pictures and their neighbors, because there may be a million pictures.
  func shuffle() {
    let visible = collectionView.indexPathsForVisibleItems.map(pictures.index)
    guard let first = visible.min(), let last = visible.max() else { return }
    let reach = last - first + 1
    var range = max(0, first - reach)..<min(itemCount, last + 1 + reach)
    if range.count > Self.mostShuffled {
      let start = (range.lowerBound + range.upperBound - Self.mostShuffled) / 2
      range = start..<start + Self.mostShuffled
    }
    collectionView.performBatchUpdates { [self] in
      for (source, target) in pictures.shuffle(range, using: &generator) {
        collectionView.moveItem(at: source, to: target)
      }
    }
  }

  /// Inserts a picture in the middle.
  func insert() {
    collectionView.performBatchUpdates { [self] in
      content.fit(itemCount + 1)
      guard pictures.sectionCount > 0 else {
        pictures.resize(to: 1)
        return collectionView.insertSections([0])
      }
      let indexPath = middleItem ?? IndexPath(item: 0, section: 0)
      pictures.insert(at: indexPath)
      collectionView.insertItems(at: [indexPath])
    }
  }

  func delete() {
    if let middleItem { remove(at: middleItem) }
  }

  func remove(at indexPath: IndexPath) {
    collectionView.performBatchUpdates { [self] in
      content.fit(itemCount - 1)
      pictures.remove(at: indexPath)
      collectionView.deleteItems(at: [indexPath])
    }
  }

  /// `true` if the settings apply to the current layout.
  public var showsOwnLayout: Bool { collectionView.collectionViewLayout === content.layout }

  /// The choice of layouts, or `nil` if there's only one.
  public var layoutSetting: LiveSetting? {
    guard !content.nextLayouts.isEmpty else { return nil }
    return LiveSetting("Layout", .choice([scene.title] + content.nextLayouts.map(\.name))) { [unowned self] in
      Double(shownLayout)
    } set: { [unowned self] in
      show(Int($0))
    }
  }

  func showNextLayout() { show((shownLayout + 1) % layouts.count) }

  private var layouts: [UICollectionViewLayout] { [content.layout] + content.nextLayouts.map(\.layout) }

  /// The current layout's index, or the next one's during a layout change.
  private var shownLayout: Int {
    let current: UICollectionViewLayout = collectionView.collectionViewLayout
    let shown = (current as? UICollectionViewTransitionLayout)?.nextLayout ?? current
    return layouts.firstIndex { $0 === shown } ?? 0
  }

  /// Changes the layout, with an animation if the view is in a window.
  private func show(_ index: Int) {
    guard index != shownLayout else { return }
    content.ownLayoutIsShown(index == 0)
    collectionView.setCollectionViewLayout(layouts[index], animated: collectionView.window != nil)
  }

  /// `true` if the first picture can be removed.
  public var removesFirst: Bool { content.removesFirst }

  /// Removes the first picture, if any, with an animation.
  public func removeFirst() {
    if itemCount > 0 { remove(at: pictures.indexPath(at: 0)) }
  }

  /// The visible item nearest to the middle; in a stack, the top one.
  private var middleItem: IndexPath? {
    let middle = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    let items = collectionView.visibleCells.compactMap { cell in
      collectionView.indexPath(for: cell).map { path in
        (path: path, distance: hypot(cell.center.x - middle.x, cell.center.y - middle.y))
      }
    }
    return items.min { ($0.distance, $0.path) < ($1.distance, $1.path) }?.path
  }
}
