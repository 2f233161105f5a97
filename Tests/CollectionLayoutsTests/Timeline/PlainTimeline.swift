import CollectionView
import TestSupport

@testable import CollectionLayouts

/// A reference implementation of a timeline, without optimizations.
struct PlainTimeline {
  var days: [[ClosedRange<Double>]]
  var breadth: CGFloat = 350
  var pointsPerUnit: CGFloat = 1
  var origin = 0.0
  var end: Double?
  var inset = UIEdgeInsets.zero
  var laneSpacing: CGFloat = 2
  var rulerBreadth: CGFloat = 44
  var headerLength: CGFloat = 32

  init(days: [[ClosedRange<Double>]]) { self.days = days }

  init(_ random: inout SeededGenerator) {
    let whole = random.chance(0.5)
    days = (0..<random.int(0...6)).map { _ in
      (0..<random.int(0...25)).map { _ in
        // Events in whole hours often touch or coincide.
        let start = whole ? Double(random.int(0...10)) * 60 : random.double(-100...900)
        return start...(start + (whole ? Double(random.int(1...3)) * 60 : random.double(0.5...200)))
      }
    }
    breadth = CGFloat(random.int(0...500))
    pointsPerUnit = random.chance(0.3) ? 1 : CGFloat(random.double(0.25...3))
    origin = random.chance(0.5) ? 0 : random.double(-100...300)
    end = random.chance(0.5) ? nil : random.double(0...1500)
    inset = UIEdgeInsets(
      top: CGFloat(random.int(0...1) * 32), left: CGFloat(random.int(0...2) * 4),
      bottom: CGFloat(random.int(0...1) * 25), right: CGFloat(random.int(0...2) * 3))
    laneSpacing = CGFloat(random.int(0...5))
    rulerBreadth = CGFloat(random.int(0...2) * 22)
    headerLength = CGFloat(random.int(0...2) * 16)
  }

  var layout: TimelineLayout {
    let layout = TimelineLayout()
    layout.pointsPerUnit = pointsPerUnit
    layout.startTime = origin
    layout.endTime = end
    layout.sectionInset = inset
    layout.laneSpacing = laneSpacing
    layout.rulerReferenceBreadth = rulerBreadth
    layout.headerReferenceLength = .absolute(headerLength)
    return layout
  }

  var dayBreadth: CGFloat {
    let count = CGFloat(max(1, days.count))
    return max(0, (breadth - ruler - spacing * (count - 1)) / count)
  }

  /// The breadth available for the ruler.
  private var ruler: CGFloat { min(rulerBreadth, breadth) }

  /// The spacing, limited to the available breadth.
  private var spacing: CGFloat {
    days.count > 1 ? min(laneSpacing, (breadth - ruler) / CGFloat(days.count - 1)) : laneSpacing
  }

  func dayStart(_ day: Int) -> CGFloat { ruler + CGFloat(day) * (dayBreadth + spacing) }

  func position(_ time: Double) -> CGFloat { inset.top + CGFloat(time - origin) * pointsPerUnit }

  var contentSize: CGSize {
    let ends = days.joined().map(\.upperBound) + [origin, end ?? origin]
    let header = days.isEmpty ? 0 : headerLength
    return CGSize(width: breadth, height: max(header, position(ends.max() ?? origin) + inset.bottom))
  }

  func header(_ day: Int, edge: CGFloat) -> CGRect? {
    headerLength > 0
      ? CGRect(x: dayStart(day), y: max(0, edge), width: dayBreadth, height: headerLength) : nil
  }

  func ruler(edge: CGFloat) -> CGRect? {
    days.isEmpty || ruler == 0
      ? nil
      : CGRect(
        x: max(0, edge), y: inset.top, width: ruler,
        height: max(0, contentSize.height - inset.top - inset.bottom))
  }

  func frames(_ day: Int) -> [CGRect] {
    let intervals = days[day]
    let order = intervals.indices.sorted { a, b in
      let (first, second) = (intervals[a], intervals[b])
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      return first.upperBound != second.upperBound ? first.upperBound > second.upperBound : a < b
    }
    // Merges the clusters of overlapping events until nothing changes.
    var clusters = Array(intervals.indices)
    var changes = true
    while changes {
      changes = false
      for a in intervals.indices {
        for b in intervals.indices where clusters[a] != clusters[b] && overlap(intervals[a], intervals[b]) {
          clusters[a] = min(clusters[a], clusters[b])
          clusters[b] = clusters[a]
          changes = true
        }
      }
    }
    var columns = [Int](repeating: 0, count: intervals.count)
    for (rank, item) in order.enumerated() {
      let before = order[..<rank].filter { clusters[$0] == clusters[item] }
      while before.contains(where: {
        columns[$0] == columns[item] && intervals[$0].upperBound > intervals[item].lowerBound
      }) {
        columns[item] += 1
      }
    }
    return intervals.indices.map { item in
      let count =
        1 + (intervals.indices.filter { clusters[$0] == clusters[item] }.map { columns[$0] }.max() ?? 0)
      let width = max(0, dayBreadth - inset.left - inset.right) / CGFloat(count)
      let (start, end) = (intervals[item].lowerBound, intervals[item].upperBound)
      return CGRect(
        x: dayStart(day) + min(inset.left, dayBreadth) + CGFloat(columns[item]) * width, y: position(start),
        width: width,
        height: CGFloat(end - start) * pointsPerUnit)
    }
  }

  private func overlap(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> Bool {
    a.lowerBound < b.upperBound && b.lowerBound < a.upperBound
  }
}
