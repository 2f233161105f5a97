import CollectionView

/// An operation of a fixture's script. Scripts are data, so every recorder does the same.
public nonisolated enum FixtureOperation: Hashable, Sendable {
  /// Sets the content offset, without animation.
  case scroll(x: CGFloat = 0, y: CGFloat = 0)
  /// Scrolls to the content offset with an animation.
  case scrollAnimated(x: CGFloat = 0, y: CGFloat = 0)
  /// Scrolls an item to the middle, without animation.
  case scrollToItem(section: Int, item: Int)
  /// Moves a finger from the middle of the view at a constant speed, and lifts it.
  case flick(dx: CGFloat = 0, dy: CGFloat = 0, duration: Double = 0.1)
  /// Performs a batch update with an animation.
  case batch([Change])
  case reloadData
  /// Exchanges the view's width and height.
  case rotate
  /// Replaces the layout with another of the fixture's layouts, with an animation.
  case setLayout(String)

  /// A change of the data in a batch, as a section and an item.
  ///
  /// As in UIKit, deletions, reloads, and the sources of moves have paths from before the batch. Insertions and
  /// the destinations of moves have paths from after the batch.
  public nonisolated enum Change: Hashable, Sendable {
    case insert(Int, Int)
    case delete(Int, Int)
    case reload(Int, Int)
    case move(Int, Int, to: Int, Int)
    case insertSection(Int, count: Int)
    case deleteSection(Int)
  }

  /// `true` if the number of frames during the operation depends on the system, and thus the calls in them.
  var isTimed: Bool {
    switch self {
    case .flick, .scrollAnimated: true
    default: false
    }
  }
}

extension FixtureOperation: CustomStringConvertible {
  public var description: String {
    switch self {
    case .scroll(let x, let y): "scroll to (\(number(x)), \(number(y)))"
    case .scrollAnimated(let x, let y): "scroll with animation to (\(number(x)), \(number(y)))"
    case .scrollToItem(let section, let item): "scroll to item \(section)-\(item)"
    case .flick(let dx, let dy, let duration): "flick by (\(number(dx)), \(number(dy))) in \(duration) s"
    case .batch(let changes): "batch: \(changes.map(\.description).joined(separator: ", "))"
    case .reloadData: "reload data"
    case .rotate: "rotate"
    case .setLayout(let name): "set layout \"\(name)\""
    }
  }
}

extension FixtureOperation.Change: CustomStringConvertible {
  public var description: String {
    switch self {
    case .insert(let section, let item): "insert \(section)-\(item)"
    case .delete(let section, let item): "delete \(section)-\(item)"
    case .reload(let section, let item): "reload \(section)-\(item)"
    case .move(let section, let item, let toSection, let toItem):
      "move \(section)-\(item) to \(toSection)-\(toItem)"
    case .insertSection(let section, let count): "insert section \(section) with \(count) items"
    case .deleteSection(let section): "delete section \(section)"
    }
  }
}

private nonisolated func number(_ value: CGFloat) -> String {
  value == value.rounded() ? String(Int(value)) : String(Double(value))
}
