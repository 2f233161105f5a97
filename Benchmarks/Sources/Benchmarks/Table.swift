import Foundation

/// Prints rows as they come, as a Markdown table.
struct Table {
  private(set) var rows: [Row] = []

  mutating func begin() {
    printRow(["", "kernel", "n", "ours", "floor", "ratio", "target", ""])
    print("|---|---|---:|---:|---:|---:|---:|---|")
  }

  mutating func add(_ row: Row) {
    rows.append(row)
    let target =
      switch row.target {
      case .ratio(let ratio): "≤ \(ratio.formatted(digits: 1)) ×"
      case .amount(let most): "≤ \(most.amount(row.unit))"
      }
    printRow([
      row.group, row.kernel, row.count.short, row.ours.amount(row.unit), row.floor?.amount(row.unit) ?? "",
      row.ratio.map { $0.formatted(digits: 2) } ?? "", target, row.use <= 1 ? "met" : "**missed**",
    ])
  }

  private func printRow(_ cells: [String]) {
    print("| " + cells.joined(separator: " | ") + " |")
    // Rows take seconds: they are seen one by one also where the output is a pipe.
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
  func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }

  func amount(_ unit: Row.Unit) -> String {
    switch (unit, self) {
    case (.bytes, _): "\(formatted(digits: 1)) B"
    case (.time, ..<1_000): "\(formatted(digits: self < 100 ? 2 : 0)) ns"
    case (.time, ..<1_000_000): "\((self / 1_000).formatted(digits: 2)) µs"
    case (.time, _): "\((self / 1_000_000).formatted(digits: 2)) ms"
    }
  }
}
