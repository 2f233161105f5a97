/// An item to which the view has jumped. Its start, middle, or end stays in place while cells measure
/// themselves.
public struct JumpTarget: Hashable, Sendable {
  /// The path of the item.
  public let path: ItemPath
  /// The part that stays in place: 0 is the start, 1 the end.
  public let part: Double

  /// Creates a jump target. `part` is from 0 to 1.
  public init(path: ItemPath, part: Double) {
    self.path = path
    self.part = part
  }
}
