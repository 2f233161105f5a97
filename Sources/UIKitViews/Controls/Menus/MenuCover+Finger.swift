import Foundation

// The finger that opened the menu can slide to an element and choose it by lifting. Points are in window
// coordinates.
extension MenuCover {
  func fingerIsDown(at point: CGPoint) { finger = MenuFinger(at: point) }

  func fingerMoved(to point: CGPoint) {
    finger?.move(to: point)
    let row = finger?.hasMoved == true && isOpen ? enabledRow(at: point) : nil
    guard row !== finger?.row else { return }
    finger?.row?.isHighlighted = false
    row?.isHighlighted = true
    finger?.row = row
  }

  /// Chooses the element under the finger. If there is none, the menu stays open.
  func fingerLifted(at point: CGPoint) {
    fingerMoved(to: point)
    let row = finger?.row
    fingerWasCancelled()
    row?.sendActions(for: .touchUpInside)
  }

  func fingerWasCancelled() {
    finger?.row?.isHighlighted = false
    finger = nil
  }

  private func enabledRow(at point: CGPoint) -> MenuRow? {
    layoutIfNeeded()
    guard card.bounds.contains(card.convert(point, from: nil)) else { return nil }
    return card.rows.first { $0.isEnabled && $0.bounds.contains($0.convert(point, from: nil)) }
  }
}
