import CollectionLayouts
import CollectionView
import Testing

extension CarouselLayout {
  /// Returns a loop with items 100 points long, at intervals of 120 points.
  static func loop(_ direction: Board.Direction = .right) -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .absolute(CGSize(width: 100, height: 100))
    layout.itemSpacing = 20
    layout.loops = true
    layout.scrollDirection = direction.axis
    return layout
  }

  /// Returns a loop with items as large as the view.
  static func loopOfPages() -> CarouselLayout {
    let layout = CarouselLayout()
    layout.itemSize = .fractional(width: 1, height: 1)
    layout.itemSpacing = 0
    layout.loops = true
    return layout
  }
}

/// A line of items in a view, measured along its direction.
struct LineView {
  let view: UICollectionView
  let direction: Board.Direction

  /// The distance scrolled from the start of the contents.
  var position: CGFloat {
    switch direction {
    case .down: view.contentOffset.y
    case .right: view.contentOffset.x
    case .left: view.contentSize.width - view.bounds.width - view.contentOffset.x
    }
  }

  func scroll(by distance: CGFloat) {
    let offset = view.contentOffset
    switch direction {
    case .down: view.contentOffset = CGPoint(x: 0, y: offset.y + distance)
    case .right: view.contentOffset = CGPoint(x: offset.x + distance, y: 0)
    case .left: view.contentOffset = CGPoint(x: offset.x - distance, y: 0)
    }
    view.layoutIfNeeded()
  }

  /// Returns the distance from the view's center to an item's center.
  func distance(of path: IndexPath) -> CGFloat? {
    guard let center = view.layoutAttributesForItem(at: path)?.center else { return nil }
    return switch direction {
    case .down: center.y - view.bounds.midY
    case .right: center.x - view.bounds.midX
    case .left: view.bounds.midX - center.x
    }
  }
}

/// Follows numbers from frame to frame, and reports leaps.
struct LeapWatch {
  private var last: [Int: CGFloat] = [:]

  /// Compares positions with those of the previous frame.
  ///
  /// - Parameter mayLeap: Returns `true` if a number may leap from one position to another.
  mutating func look(
    at positions: [Int: CGFloat], _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    mayLeap: (_ from: CGFloat, _ to: CGFloat) -> Bool = { _, _ in false }
  ) {
    for (number, position) in positions {
      guard let before = last[number], abs(position - before) >= 60, !mayLeap(before, position) else {
        continue
      }
      let words = comment().map { ", \($0)" } ?? ""
      Issue.record("\(number) leaps from \(before) to \(position)\(words)", sourceLocation: sourceLocation)
    }
    last = positions
  }
}
