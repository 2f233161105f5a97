/// Returns the larger number. With `<=`, the result is the same.
public func larger(_ a: Int, _ b: Int) -> Int { a < b ? b : a }

/// Returns the number of steps down to zero. With `+=`, it never ends.
public func countdown(from start: Int) -> Int {
  var rest = start
  var steps = [Int]()
  while rest > 0 {
    rest -= 1
    steps.append(rest)
  }
  return steps.count
}

/// Returns an element. With plus one, it traps.
public func last(of numbers: [Int]) -> Int { numbers[numbers.count - 1] }

/// Strings have no subtraction.
public func joined(_ a: String, _ b: String) -> String { a + b }

/// No test calls this.
public let isForgotten = true
