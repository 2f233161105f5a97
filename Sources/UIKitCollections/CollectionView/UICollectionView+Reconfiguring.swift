import Foundation

extension UICollectionView {
  func showingNewSizes(animated: Bool, _ reconfigure: () -> Void) {
    guard animated, pass.hasRun, !updates.mustWait else { return reconfigure() }
    // Earlier changes take effect without animation.
    layoutIfNeeded()
    reconfigure()
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction,
      animations: layoutIfNeeded)
  }

  /// Makes the data source configure the current cells again. Departing cells are included, because later
  /// updates may bring them back.
  func reconfigure(_ indexPaths: [IndexPath]) {
    // The next layout pass requests all cells anyway.
    guard !data.needsReload else { return }
    for indexPath in indexPaths {
      let key = ElementKey(.cell, nil, indexPath)
      guard let shown = (visible[key] ?? departures[key])?.view as? UICollectionViewCell else { continue }
      let path = dataSourcePath(for: indexPath)
      making.reconfigured = (path, shown)
      defer { making.reconfigured = nil }
      guard let cell = cellFromDataSource(at: path) else { continue }
      guard cell === shown else {
        UIKitException.raise(
          "To reconfigure the item at \(indexPath), the data source must return the cell that it "
            + "dequeued for the item, not \(cell).")
        continue
      }
      askForFitting(shown)
    }
  }
}
