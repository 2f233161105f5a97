import CollectionView

/// A size that shrinks where the view is too small for it, until somebody chooses another.
final class FittedSize {
  private let preferred: CGSize
  /// What it takes to show it whole, and what stays free around that however small it gets.
  private let room: CGSize
  private let margin: CGSize
  private var fitted: CGSize

  init(_ preferred: CGSize, room: CGSize, margin: CGSize = .zero) {
    (self.preferred, self.room, self.margin) = (preferred, room, margin)
    fitted = preferred
  }

  /// What takes the place of the size in use in a view of the given size.
  func size(insteadOf current: CGSize, in view: CGSize) -> CGSize {
    guard current == fitted, view.width > margin.width, view.height > margin.height else { return current }
    let scale = min(1, (view.width - margin.width) / room.width, (view.height - margin.height) / room.height)
    fitted = CGSize(width: (preferred.width * scale).rounded(), height: (preferred.height * scale).rounded())
    return fitted
  }
}
