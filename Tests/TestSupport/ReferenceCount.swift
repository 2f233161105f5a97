/// Whether an object counts its references in a table beside it, several times as slowly as in itself. It does from the first weak
/// reference to it on: the highest bit of its second word says so.
public func countsInTable(_ object: AnyObject) -> Bool {
  Unmanaged.passUnretained(object).toOpaque().load(fromByteOffset: 8, as: UInt64.self).leadingZeroBitCount
    == 0
}
