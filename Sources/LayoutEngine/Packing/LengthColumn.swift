/// A column of exact lengths, with 4 bytes each if a `Float` represents all of them, 8 otherwise.
struct LengthColumn {
  private var narrow = FlatColumn<Float>()
  private var wide = FlatColumn<Double>()
  private(set) var isWide = false

  var count: Int { isWide ? wide.count : narrow.count }
  var capacity: Int { isWide ? wide.capacity : narrow.capacity }

  @inline(__always) subscript(index: Int) -> Double {
    get { isWide ? wide[index] : Double(narrow[index]) }
    set {
      if !isWide, Double(Float(newValue)) != newValue { widen() }
      if isWide { wide[index] = newValue } else { narrow[index] = Float(newValue) }
    }
  }

  /// Appends lengths. Infinite and NaN lengths are set to 0, also in the given column.
  mutating func append(_ lengths: FlatColumn<Double>, from first: Int, count added: Int) {
    if !isWide, appendNarrow(lengths, from: first, count: added) { return }
    let indices = first..<first + added
    for index in indices where !lengths[index].isFinite { lengths[index] = 0 }
    if !isWide, !appendNarrow(lengths, from: first, count: added) { widen() }
    if isWide { for index in indices { wide.append(lengths[index]) } }
  }

  /// The closure gets offsets in the range.
  @inline(__always) func fill(_ range: Range<Int>, with length: (Int) -> Float) {
    let first = range.lowerBound
    // Loops without a branch, so that the compiler vectorizes them.
    if isWide {
      for index in 0..<range.count { wide[first &+ index] = Double(length(index)) }
    } else {
      for index in 0..<range.count { narrow[first &+ index] = length(index) }
    }
  }

  /// The closure may get an offset several times.
  @inline(__always) mutating func fill(_ range: Range<Int>, withAny length: (Int) -> Double) {
    let first = range.lowerBound
    if !isWide {
      if fillNarrow(from: first, count: range.count, with: length) { return }
      widen()
    }
    for index in 0..<range.count { wide[first &+ index] = length(index) }
  }

  /// Returns `false`, and changes nothing, if a length isn't a finite `Float`.
  private mutating func appendNarrow(_ lengths: FlatColumn<Double>, from first: Int, count added: Int) -> Bool
  {
    let known = narrow.count
    narrow.extend(by: added)
    let fits = fillNarrow(from: known, count: added) { lengths[first &+ $0] }
    if !fits { narrow.truncate(to: known) }
    return fits
  }

  /// Returns `false` if a length isn't a finite `Float`.
  @inline(__always)
  private func fillNarrow(from first: Int, count: Int, with length: (Int) -> Double) -> Bool {
    // Loops without a branch, so that the compiler vectorizes them.
    var usual = UsualLengths()
    for index in 0..<count {
      let length = length(index)
      narrow[first &+ index] = Float(length)
      usual.add(length)
    }
    if usual.areFloats { return true }
    var lost: UInt64 = 0
    for index in 0..<count {
      let length = length(index)
      narrow[first &+ index] = Float(length)
      // An infinite or NaN length minus itself isn't zero.
      lost |= (Double(Float(length)) - length).bitPattern
    }
    return lost == 0
  }

  /// The closure gets offsets in the range.
  @inline(__always) func forEach(in range: Range<Int>, _ body: (Int, Double) -> Void) {
    let first = range.lowerBound
    // Loops without a branch, so that the compiler vectorizes them.
    if isWide {
      for index in 0..<range.count { body(index, wide[first &+ index]) }
    } else {
      for index in 0..<range.count { body(index, Double(narrow[first &+ index])) }
    }
  }

  func copy(_ range: Range<Int>, to lengths: FlatColumn<Double>, at first: Int) {
    forEach(in: range) { lengths[first + $0] = $1 }
  }

  /// Returns `nil`, and adds nothing, if lengths take 8 bytes.
  mutating func extendNarrow(by added: Int) -> FlatColumn<Float>? {
    if isWide { return nil }
    narrow.extend(by: added)
    return narrow
  }

  // MARK: Growing, moving, and removing

  mutating func reserve(_ capacity: Int) {
    if isWide { wide.reserve(capacity) } else { narrow.reserve(capacity) }
  }

  /// Adds uninitialized lengths.
  mutating func extend(by added: Int) {
    if isWide { wide.extend(by: added) } else { narrow.extend(by: added) }
  }

  /// Keeps the memory.
  mutating func truncate(to count: Int) {
    narrow.truncate(to: count)
    wide.truncate(to: count)
  }

  /// Copies lengths. The ranges may overlap.
  func move(_ range: Range<Int>, to index: Int) {
    if isWide { wide.move(range, to: index) } else { narrow.move(range, to: index) }
  }

  /// The new lengths are 0.
  mutating func replace(_ range: Range<Int>, count: Int) {
    if isWide {
      wide.replace(range, with: 0, count: count)
    } else {
      narrow.replace(range, with: 0, count: count)
    }
  }

  mutating func apply(_ shift: RangeShift) {
    if isWide { wide.apply(shift) } else { narrow.apply(shift) }
  }

  mutating func makeRoom(for added: Int) {
    if isWide { wide.makeRoom(for: added) } else { narrow.makeRoom(for: added) }
  }

  func duplicate() -> LengthColumn {
    var copy = self
    copy.narrow = narrow.duplicate()
    copy.wide = wide.duplicate()
    return copy
  }

  func free() {
    narrow.free()
    wide.free()
  }

  private mutating func widen() {
    wide.reserve(narrow.capacity)
    for index in 0..<narrow.count { wide.append(Double(narrow[index])) }
    narrow.free()
    narrow = FlatColumn()
    isWide = true
  }
}

/// Checks that lengths are usual `Float` values, in half the time of converting them to `Float` and back.
@usableFromInline struct UsualLengths {
  /// The bits of 2⁻³⁰.
  @inlinable static var least: UInt64 { 993 &<< 52 }
  /// The bits that are never set for a `Float` with an exponent up to 127 above the least.
  @inlinable static var unusual: UInt64 { 31 &<< 59 | (1 &<< 29 &- 1) }

  @usableFromInline var bits: UInt64 = 0

  @inlinable init() {}

  @inlinable @inline(__always) mutating func add(_ length: Double) { bits |= length.bitPattern &- Self.least }

  /// `true` if all lengths are from 2⁻³⁰ to 2⁹⁸ and a `Float` represents each exactly.
  @inlinable var areFloats: Bool { bits & Self.unusual == 0 }
}
