#if !os(iOS) && !os(tvOS) && !os(visionOS)
import Foundation

/// Knows which class makes the views of an identifier and keeps those that are not shown, newest on top.
struct ReuseQueue {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  /// The kind under which cells are kept, beside the kinds of supplementary and decoration views.
  static let cellKind = "UICollectionElementKindCell"

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  /// How many cells were made, and not taken from the queue.
  var madeCells = 0
  private var idle: [Key: Idle] = [:]

  /// An object, because changing an array within a dictionary allocates, each time.
  private final class Idle {
    var views: [UICollectionReusableView] = []
  }

  /// A new class forgets the views that the old one made; nil takes the registration back.
  mutating func register(_ viewClass: UICollectionReusableView.Type?, for key: Key) {
    classes[key] = viewClass
    idle[key] = nil
  }

  func registeredClass(for key: Key) -> UICollectionReusableView.Type? { classes[key] }

  mutating func take(_ key: Key) -> UICollectionReusableView? { idle[key]?.views.popLast() }

  /// Forgets a view of another class than the one that is registered by now.
  mutating func put(_ view: UICollectionReusableView) {
    guard let identifier = view.reuseIdentifier else { return }
    let key = Key(kind: view.elementKind, identifier: identifier)
    guard let registered = classes[key], registered == type(of: view) else { return }
    if idle[key] == nil { idle[key] = Idle() }
    idle[key]?.views.append(view)
  }
}
#endif
