import Foundation

/// Knows the class that each identifier is registered with, and owns the views that are not shown. The view
/// that was put back last is dequeued first.
struct ReuseQueue {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  /// The kind for cells, beside the kinds of supplementary and decoration views.
  static let cellKind = "UICollectionElementKindCell"

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  /// The number of cells that were made instead of dequeued.
  var madeCells = 0
  private var idle: [Key: Idle] = [:]

  /// An object: changing an array inside a dictionary would allocate each time.
  private final class Idle {
    var views: [UICollectionReusableView] = []
  }

  /// Another class discards the views that the old class made. Nil removes the registration.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    idle[key] = nil
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func dequeue(_ key: Key) -> UICollectionReusableView? { idle[key]?.views.popLast() }

  /// Discards a view whose class is no longer the registered one.
  mutating func enqueue(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(kind: view.elementKind, identifier: identifier)
    guard let registered = classes[key], registered == type(of: view) else { return }
    if idle[key] == nil { idle[key] = Idle() }
    idle[key]?.views.append(view)
  }
}
