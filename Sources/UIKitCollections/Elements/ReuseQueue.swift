import Foundation

/// Stores the registered classes, and owns the unused views. The view added last is dequeued first.
struct ReuseQueue {
  struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  static let cellKind = "UICollectionElementKindCell"

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  /// The number of created cells. Reused cells aren't included.
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

struct ViewsInMaking {
  var element: ElementInMaking?
  /// A dequeue for the path returns the cell.
  var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
  /// `true` if the counts must be checked before the next cell is created, once per layout pass.
  var checksCounts = false
  var dequeued = DequeuedViews()
  var measuresView = false
  /// `true` if a run loop turn ended before all views had reported their sizes.
  var awaitsMeasurements = false
}

struct ElementInMaking {
  let key: ElementKey
  let attributes: UICollectionViewLayoutAttributes
  /// The dequeued view that already has the element's attributes.
  var dressed: UICollectionReusableView?
}

/// The dequeued views that the data source hasn't returned yet.
struct DequeuedViews {
  private var waiting: [UICollectionReusableView] = []
  /// `true` if, since the last check, the data source has returned a view it hadn't dequeued for that
  /// request.
  private(set) var wereOthersReturned = false

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ view: UICollectionReusableView) { waiting.append(view) }

  mutating func wasReturned(_ view: UICollectionReusableView) {
    if let index = waiting.lastIndex(where: { $0 === view }) {
      waiting.remove(at: index)
    } else {
      wereOthersReturned = true
    }
  }

  mutating func removeAll() -> [UICollectionReusableView] {
    defer { self = DequeuedViews() }
    return waiting
  }
}

extension UICollectionView {
  /// Reports dequeued views that weren't returned, at the end of a layout pass.
  ///
  /// In a nested pass, a view of the outer pass may be waiting. UIKit has checked nested passes, too, since
  /// iOS 18 (SkeletonView issue 580: "Assertion failure in -[UICollectionView _updateVisibleCellsNow:]").
  func checkDequeuedViews() {
    if !making.dequeued.isEmpty || making.dequeued.wereOthersReturned { raiseForDequeuedViews() }
  }

  private func raiseForDequeuedViews() {
    let wereOthersReturned = making.dequeued.wereOthersReturned
    let lost = making.dequeued.removeAll()
    guard UIKitException.checksDequeuedViews else { return }
    if let view = lost.first {
      return UIKitException.raise(
        "Expected dequeued view to be returned to the collection view in preparation for display. "
          + "Dequeue one view for each call of the data source, and return it. Do not dequeue "
          + "views at other times, for example to measure. To access a visible view, use "
          + "cellForItem(at:) or supplementaryView(forElementKind:at:). Dequeued view: \(view); "
          + "Collection view: \(self)")
    }
    guard wereOthersReturned, let (view, names) = visible.sharedView else { return }
    UIKitException.raise(
      "Expected a separate view for each element, but the data source returned the same view for "
        + "the \(names.joined(separator: " and the ")). Dequeue one view for each call of the data "
        + "source, and return it. Returned view: \(view); Collection view: \(self)")
  }
}

extension VisibleElements {
  /// A view that shows more than one element, with the elements' names.
  fileprivate var sharedView: (view: UICollectionReusableView, names: [String])? {
    mutating get {
      var names: [ObjectIdentifier: [String]] = [:]
      for element in elements { names[ObjectIdentifier(element.view), default: []].append(element.key.name) }
      guard let shared = elements.first(where: { names[ObjectIdentifier($0.view)]?.count ?? 0 > 1 }) else {
        return nil
      }
      return (shared.view, names[ObjectIdentifier(shared.view)] ?? [])
    }
  }
}
