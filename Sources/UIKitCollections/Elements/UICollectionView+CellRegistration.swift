import Foundation

extension UICollectionView {
  /// Makes and fills the cells of one class for one type of item.
  ///
  /// Create a registration once, not inside the data source's method: each registration has a reuse queue of
  /// its own.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Fills a cell for an item. A dequeued cell may still show another item, so the handler sets or resets
    /// everything.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    let handler: Handler
    let identifier = UUID().uuidString
    /// The collection view that was asking for a cell while the registration was made.
    let askingView: ObjectIdentifier?

    /// Creates a registration. The handler is called whenever a cell is dequeued with an item.
    public init(handler: @escaping Handler) {
      self.handler = handler
      askingView = UICollectionView.askingViews.last
    }
  }

  /// Makes and fills the supplementary views of one class and kind. Create it once, like a cell registration.
  @preconcurrency @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView>
  {
    /// Fills a supplementary view. A dequeued view may still show another section, so the handler sets or
    /// resets everything.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let elementKind: String
    let handler: Handler
    let identifier = UUID().uuidString

    /// Creates a registration. The handler is called at each dequeue. The kind is one that the layout has elements of,
    /// such as ``elementKindSectionHeader``.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell that went off screen, or a new one, filled by the registration's handler. A nil item leaves
  /// the cell unfilled.
  ///
  /// Raises an exception if the registration was made inside the data source's method or the cell provider,
  /// as UIKit does since iOS 15.
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

  /// Returns a supplementary view that went off screen, or a new one, filled by the registration's handler.
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

  /// The collection views whose data sources are being asked for a cell, the innermost last.
  fileprivate(set) static var askingViews: [ObjectIdentifier] = []

  /// Asks the data source for the cell of an item.
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
