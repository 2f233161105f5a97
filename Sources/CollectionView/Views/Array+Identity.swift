#if !os(iOS) && !os(tvOS) && !os(visionOS)
// Plain loops: a closure of the main actor that goes to the standard library checks at each call which actor it is on.
extension Array where Element: AnyObject {
  nonisolated func firstIndex(identicalTo object: Element) -> Int? {
    for index in indices where self[index] === object { return index }
    return nil
  }

  nonisolated func lastIndex(identicalTo object: Element) -> Int? {
    for index in indices.reversed() where self[index] === object { return index }
    return nil
  }
}
#endif
