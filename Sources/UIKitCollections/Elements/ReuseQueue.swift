import Foundation

/// Stores the registered classes, and owns the unused views. The view added last is dequeued first.
struct ReuseQueue {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  static let cellKind = "UICollectionElementKindCell"

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  /// Reused cells don't count.
  var madeCells = 0
  private var idle: [Key: Idle] = [:]

  /// An object, because changing an array inside a dictionary would allocate.
  private final class Idle {
    var views: [UICollectionReusableView] = []
  }

  /// Registers a class, or removes the registration if the class is `nil`. Discards the unused views.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    idle[key] = nil
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func dequeue(_ key: Key) -> UICollectionReusableView? { idle[key]?.views.popLast() }

  /// Stores an unused view, or discards it if its class isn't the registered one.
  mutating func enqueue(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(kind: view.elementKind, identifier: identifier)
    guard let registered = classes[key], registered == type(of: view) else { return }
    if idle[key] == nil { idle[key] = Idle() }
    idle[key]?.views.append(view)
  }
}
