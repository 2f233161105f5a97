/// The larger one. With `<=` it is the same.
public func larger(_ a: Int, _ b: Int) -> Int { a < b ? b : a }

/// How many steps it takes down to zero. With `+=` it never gets there.
public func countdown(from start: Int) -> Int {
  var rest = start
  var steps = [Int]()
  while rest > 0 {
    rest -= 1
    steps.append(rest)
  }
  return steps.count
}

/// An element. With one more it traps.
public func last(of numbers: [Int]) -> Int { numbers[numbers.count - 1] }

/// Strings have no difference.
public func joined(_ a: String, _ b: String) -> String { a + b }

/// No test calls this.
public let isForgotten = true
