/// Returns `true` if an object's references are counted in a side table, which is several times slower. The
/// object's first weak reference creates the table and sets the highest bit of the second word.
public func countsInTable(_ object: AnyObject) -> Bool {
  Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 8, as: UInt64.self).leadingZeroBitCount
    == 0
}
