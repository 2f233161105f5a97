import CollectionView
import Foundation

/// Prints rows as a Markdown table when they're ready, and optionally writes them to a CSV file.
struct Table {
  /// The names of the targets to measure, P1 … P25, or empty for all.
  let wanted: Set<String>
  /// The number of times that a row is measured again if it exceeds its target by more than noise.
  ///
  /// Another program may have used the machine, so the lowest figure counts.
  private static let repeats = 2

  /// The rows that exceeded their target by more than noise each time.
  private(set) var broken: [String] = []

  private let file: CSVFile?

  init(wanted: Set<String>, csv path: String?) {
    self.wanted = wanted
    file = path.map {
      CSVFile($0, header: ["id", "what", "n", "ours", "floor", "unit", "ratio", "target", "share", "met"])
    }
  }

  mutating func begin() {
    printRow(["", "kernel", "n", "ours", "floor", "ratio", "target", ""])
    print("|---|---|---:|---:|---:|---:|---:|---|")
  }

  mutating func add(_ group: String, _ row: @autoclosure () -> Row) { add(group, [row()]) }

  mutating func add(_ group: String, _ rows: @autoclosure () -> [Row]) {
    guard wanted.isEmpty || wanted.contains(group) else { return }
    // Releases each row's windows, so that later rows don't lay them out.
    var measured = autoreleasepool { rows() }
    for _ in 0..<Self.repeats where measured.contains(where: \.isBroken) {
      measured = zip(measured, autoreleasepool { rows() }).map { $0.use <= $1.use ? $0 : $1 }
    }
    for row in measured {
      show(group, row)
      if row.isBroken { broken.append("\(group) \(row.kernel)") }
    }
  }

  private func show(_ group: String, _ row: Row) {
    let target =
      switch row.target {
      case .ratio(let ratio): "≤ \(ratio.formatted(digits: ratio * 10 == (ratio * 10).rounded() ? 1 : 2)) ×"
      case .more(let extra): "≤ floor + \(extra.formatted(digits: 0))"
      case .time(let most, let quiet): "≤ \(most.amount(row.unit)) (\((most / quiet).formatted) ×)"
      case .amount(let most): "≤ \(most.amount(row.unit))"
      }
    let verdict = row.isJudged ? (row.isMet ? "met" : "missed") : ""
    file?.add([
      group, row.kernel, "\(row.count)", row.ours.formatted(digits: 3), row.floor?.formatted(digits: 3) ?? "",
      row.unit.rawValue, row.ratio?.formatted(digits: 3) ?? "", target, row.use.formatted(digits: 3), verdict,
    ])
    printRow([
      group, row.kernel, row.count.short, row.ours.amount(row.unit), row.floor?.amount(row.unit) ?? "",
      row.ratio?.formatted ?? "", target, verdict == "missed" ? "**missed**" : verdict,
    ])
  }

  private func printRow(_ cells: [String]) {
    print("| " + cells.joined(separator: " | ") + " |")
    // Flushes because rows take seconds and appear one by one, even in a pipe.
    fflush(nil)
  }
}

extension Int {
  var short: String {
    switch self {
    case 1_000_000...: "\(self / 1_000_000)M"
    case 1_000...: "\(self / 1_000)K"
    default: "\(self)"
    }
  }
}

extension Double {
  /// The number with three significant digits.
  var formatted: String { formatted(digits: self < 10 ? 2 : self < 100 ? 1 : 0) }

  func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }

  func amount(_ unit: Row.Unit) -> String {
    switch (unit, self) {
    case (.bytes, _): "\(formatted(digits: 1)) B"
    case (.count, _): formatted(digits: 1)
    case (.time, ..<1_000): "\(formatted(digits: self < 100 ? 2 : 0)) ns"
    case (.time, ..<1_000_000): "\((self / 1_000).formatted(digits: 2)) µs"
    case (.time, _): "\((self / 1_000_000).formatted(digits: 2)) ms"
    }
  }
}
