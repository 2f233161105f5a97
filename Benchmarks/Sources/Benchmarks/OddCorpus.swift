/// Lengths for which a query is likely to fail. They are whole points, so that sums are exact in any order.
nonisolated enum OddCorpus: String, CaseIterable {
  case veryTall = "every twentieth item many screens long"
  case oneOutlier = "one item as long as thousands"
  case mostlyNothing = "most items without a length"
  case equal = "all items equal"

  func lengths(_ count: Int) -> [Float] {
    var numbers = Numbers()
    return (0..<count).map { item in
      let usual = 40 + numbers.next() % 261
      let length =
        switch self {
        case .veryTall: numbers.next() % 20 == 0 ? 2_000 + numbers.next() % 20_000 : usual
        case .oneOutlier: item == count / 7 ? 1_000_000 : usual
        case .mostlyNothing: numbers.next() % 10 == 0 ? 25 : 0
        case .equal: 100
        }
      return Float(length)
    }
  }
}
