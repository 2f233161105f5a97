import Foundation

extension UICollectionView {
  /// Creates and configures cells of one class for one type of item.
  ///
  /// Create a registration once, outside the data source's method, because each registration has its own
  /// reuse queue.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell. It must set or reset everything, because the cell may have shown
    /// another item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = UUID().uuidString
    /// The collection view that was requesting a cell when the registration was created.
    let askingView: ObjectIdentifier?

    /// Creates a registration. Each dequeue with an item calls the handler.
    public init(handler: @escaping Handler) {
      self.handler = handler
      askingView = UICollectionView.askingViews.last
    }
  }

  /// Creates and configures the supplementary views of one class and kind. Create a registration once.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// A closure that configures a supplementary view. It must set or reset everything, because the view may
    /// have shown another section.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration for a kind such as ``elementKindSectionHeader``.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell. Configures the cell unless the item is `nil`.
  ///
  /// Raises an exception if the registration was created inside the data source's method or the cell
  /// provider, as UIKit does since iOS 15.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    if registration.askingView == ObjectIdentifier(self) {
      UIKitException.raise(
        "Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: "
          + "or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is "
          + "requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the "
          + "collection view. Registrations should be created up front and reused. Registration: \(registration)"
      )
    }
    registerOnce(Cell.self, ReuseQueue.Key(kind: ReuseQueue.cellKind, identifier: registration.identifier))
    let view = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(_dynamic: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured supplementary view.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    registerOnce(Supplementary.self, ReuseQueue.Key(kind: kind, identifier: registration.identifier))
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let supplementary = view as? Supplementary ?? Supplementary(_dynamic: .zero)
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  /// The collection views whose data sources are providing a cell, innermost last.
  fileprivate(set) static var askingViews: [ObjectIdentifier] = []

  func cellFromDataSource(at indexPath: IndexPath) -> UICollectionViewCell? {
    UICollectionView.askingViews.append(ObjectIdentifier(self))
    defer { UICollectionView.askingViews.removeLast() }
    let cell = dataSource?.collectionView(self, cellForItemAt: indexPath)
    if let cell { making.dequeued.wasReturned(cell) }
    return cell
  }

  private func registerOnce(_ viewClass: UICollectionReusableView.Type, _ key: ReuseQueue.Key) {
    if reuse.registeredClass(for: key) == nil { reuse.register(viewClass, for: key) }
  }
}
