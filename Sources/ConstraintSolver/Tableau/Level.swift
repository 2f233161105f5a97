/// A priority and how many constraints have it.
struct Level: BitwiseCopyable {
  let priority: Float
  var count: Int32
}

extension Tableau {
  /// Counts one constraint more of a priority below required, and answers its level.
  mutating func enterLevel(of priority: Float) -> Int32 {
    var level: Int32 = 0
    while level < levels.end, levels[level].priority > priority { level += 1 }
    if level == levels.end || levels[level].priority != priority {
      level -= removeUnusedLevels(before: level)
      levels.insert(Level(priority: priority, count: 0), at: level)
      for symbol in 0..<symbols.end where symbols[symbol].kind == .soft && symbols[symbol].level >= level {
        symbols[symbol].level += 1
      }
    }
    levels[level].count += 1
    return level
  }

  mutating func leaveLevel(_ level: Int32) { levels[level].count -= 1 }

  /// Levels stay when their last constraint goes, since one that is exchanged comes back. They go before there are more.
  /// Answers how many before a level did.
  private mutating func removeUnusedLevels(before level: Int32) -> Int32 {
    var removed: Int32 = 0
    for unused in stride(from: levels.end - 1, through: 0, by: -1) where levels[unused].count == 0 {
      levels.remove(at: unused)
      if unused < level { removed += 1 }
      for symbol in 0..<symbols.end where symbols[symbol].kind == .soft && symbols[symbol].level > unused {
        symbols[symbol].level -= 1
      }
    }
    return removed
  }
}
