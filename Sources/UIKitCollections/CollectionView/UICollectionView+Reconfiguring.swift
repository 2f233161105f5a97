import Foundation

extension UICollectionView {
  /// Fills cells again, and has what moves because of their new sizes move in one animation.
  func showingNewSizes(animated: Bool, _ reconfigure: () -> Void) {
    guard animated, pass.hasRun, !updates.mustWait else { return reconfigure() }
    // What was to be laid out before moves at once.
    layoutIfNeeded()
    reconfigure()
    UIView.animate(
      withDuration: Self.movementDuration, delay: 0, options: .allowUserInteraction,
      animations: layoutIfNeeded)
  }

  /// Asks the data source for the cells of these items again. Meanwhile, a dequeue for the item returns the
  /// cell that is shown. Items that are on their way out of sight count, because they may be called back.
  func reconfigure(_ indexPaths: [IndexPath]) {
    // The next layout pass asks for all cells anyway: those on screen show other items by now.
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
          "The cell returned for the item at \(indexPath) while it is reconfigured must be the one dequeued for it, "
            + "not another one: \(cell).")
        continue
      }
      askForFitting(shown)
    }
  }
}
