import CollectionView
import LayoutEngine

// What follows from the properties, and which values they take.

extension WaterfallLayout {
  var axis: Axis { Axis(scrollDirection) }

  func breadth(of bounds: CGRect) -> Double { axis.breadth(of: LayoutRect(bounds).size) }

  func itemLength(forLaneBreadth laneBreadth: CGFloat) -> CGFloat {
    switch itemLength {
    case .fixed(let length): length
    case .ratio(let ratio): ratio * laneBreadth
    }
  }

  /// For the `didSet` of a property that changes no length as long as lanes keep their breadth.
  func changedMetrics<Value: Equatable>(from oldValue: Value, to value: Value) {
    guard value != oldValue else { return }
    let context = makeContext()
    context.changesMetrics = true
    invalidateLayout(with: context)
  }

  static func checked(laneCount: Int) -> Int {
    precondition(laneCount >= 1, "WaterfallLayout.laneCount must be at least 1, not \(laneCount).")
    return laneCount
  }

  static func checked(minimumLaneBreadth breadth: CGFloat) -> CGFloat {
    precondition(breadth > 0, "WaterfallLayout.minimumLaneBreadth must be above 0, not \(breadth).")
    return breadth
  }

  static func checked(spacing: CGFloat, _ name: String) -> CGFloat {
    precondition(
      spacing >= 0 && spacing < .infinity, "WaterfallLayout: \(name) must be 0 or more, not \(spacing).")
    return spacing
  }
}
