import Foundation

extension UICollectionView {
  package var madeCellCount: Int { reuse.madeCells }

  func makeDecorationView(_ kind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    let key = ReuseQueue.Key(kind: kind, identifier: kind)
    guard let viewClass = currentLayout.decorationViewClass(ofKind: kind) as? UICollectionReusableView.Type
    else {
      UIKitException.raise(
        "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or connect a "
          + "prototype in a storyboard")
      return nil
    }
    if reuse.registeredClass(for: key) != viewClass { reuse.register(viewClass, for: key) }
    return dequeue(key, ElementKey(.decorationView, kind, indexPath))
  }

  func register(_ viewClass: AnyClass?, _ key: ReuseQueue.Key) {
    guard isValid(key.identifier) else { return }
    let isForCells = key.kind == ReuseQueue.cellKind
    let type = viewClass as? UICollectionReusableView.Type
    if let viewClass, type == nil || isForCells && !(viewClass is UICollectionViewCell.Type) {
      UIKitException.raise(
        .invalidArgument,
        "\(viewClass) registered for identifier \(key.identifier) is not a "
          + "\(isForCells ? "UICollectionViewCell" : "UICollectionReusableView").")
    }
    reuse.register(type, for: key)
  }

  /// Raises an exception if the identifier is empty.
  private func isValid(_ identifier: String) -> Bool {
    if !identifier.isEmpty { return true }
    UIKitException.raise("must pass a valid reuse identifier to UICollectionView, not an empty string.")
    return false
  }

  func dequeue(_ key: ReuseQueue.Key, _ element: ElementKey) -> UICollectionReusableView {
    if let (indexPath, cell) = making.reconfigured, element.category == .cell, element.indexPath == indexPath,
      cell.reuseIdentifier == key.identifier
    {
      return cell
    }
    let wanted = making.element.flatMap { isInMaking(element) ? $0 : nil }
    if let view = reuse.dequeue(key) {
      view.prepareForReuse()
      prepare(view, for: wanted, element)
      noteDequeue(of: view, element)
      return view
    }
    guard let viewClass = reuse.registeredClass(for: key) else {
      UIKitException.raise(
        "could not dequeue a view of kind: \(key.kind) with identifier \(key.identifier) - must register a nib or a "
          + "class for the identifier or connect a prototype cell in a storyboard")
      return UICollectionViewCell(frame: .zero)
    }
    let view = viewClass.init(_dynamic: CGRect(origin: .zero, size: wanted?.attributes.size ?? .zero))
    if element.category == .cell { reuse.madeCells += 1 }
    view.reuseIdentifier = key.identifier
    view.elementKind = key.kind
    view.collectionView = self
    prepare(view, for: wanted, element)
    noteDequeue(of: view, element)
    return view
  }

  private func noteDequeue(of view: UICollectionReusableView, _ element: ElementKey) {
    if element.category != .decorationView { making.dequeued.add(view) }
  }

  private func isInMaking(_ element: ElementKey) -> Bool {
    guard let key = making.element?.key, key.category == element.category, key.kind == element.kind else {
      return false
    }
    return element.indexPath == dataSourcePath(of: key)
  }

  /// Sets the frame and the list context before configuration.
  ///
  /// - Parameters:
  ///   - wanted: The element with its visible path.
  ///   - element: The element of the dequeue call.
  private func prepare(
    _ view: UICollectionReusableView, for wanted: ElementInMaking?, _ element: ElementKey
  ) {
    if let attributes = wanted?.attributes {
      UIView.performWithoutAnimation {
        view.applyValues(of: attributes)
        view.apply(attributes)
      }
      making.element?.dressed = view
    }
    updateListContext(of: view, wanted?.key ?? element)
  }

  func dequeueCell(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    let view = dequeue(
      ReuseQueue.Key(kind: ReuseQueue.cellKind, identifier: identifier), ElementKey(.cell, nil, indexPath))
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
}
