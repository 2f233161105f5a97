struct Level: BitwiseCopyable {
  let priority: Float
  var count: Int32
}

extension Tableau {
  mutating func enterLevel(of priority: Float) -> Int32 {
    var level: Int32 = 0
    while level < levels.end, levels[level].priority > priority { level += 1 }
    if level == levels.end || levels[level].priority != priority {
      level -= removeUnusedLevels(before: level)
      insertLevel(of: priority, at: level)
    }
    levels[level].count += 1
    return level
  }

  mutating func leaveLevel(_ level: Int32) { levels[level].count -= 1 }

  private mutating func insertLevel(of priority: Float, at level: Int32) {
    if levels.count == priceStride { growPrices() }
    for column in 0..<columns.end {
      let prices = prices(of: column)
      for index in stride(from: levels.count, to: Int(level), by: -1) { prices[index] = prices[index - 1] }
      prices[Int(level)] = 0
    }
    levels.insert(Level(priority: priority, count: 0), at: level)
    for symbol in 0..<symbols.end where symbols[symbol].kind == .soft && symbols[symbol].level >= level {
      symbols[symbol].level += 1
    }
  }

  /// Removes levels without constraints. Called only when a new level is needed, because a constraint is
  /// often replaced by another with the same priority.
  ///
  /// - Returns: The number of removed levels before `level`.
  private mutating func removeUnusedLevels(before level: Int32) -> Int32 {
    var removed: Int32 = 0
    for unused in stride(from: levels.end - 1, through: 0, by: -1) where levels[unused].count == 0 {
      levels.remove(at: unused)
      if unused < level { removed += 1 }
      for column in 0..<columns.end {
        let prices = prices(of: column)
        for index in Int(unused)..<levels.count { prices[index] = prices[index + 1] }
        prices[levels.count] = 0
      }
      for symbol in 0..<symbols.end where symbols[symbol].kind == .soft && symbols[symbol].level > unused {
        symbols[symbol].level -= 1
      }
    }
    return removed
  }

  private mutating func growPrices() {
    var grown = GrowableBuffer<Double>(capacity: prices.capacity * 2)
    for column in 0..<columns.end {
      let prices = prices(of: column)
      for level in 0..<priceStride { grown.append(prices[level]) }
      for _ in 0..<priceStride { grown.append(0) }
    }
    prices = grown
    priceStride *= 2
  }
}
