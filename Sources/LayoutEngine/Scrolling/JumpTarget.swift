/// An item that the view has jumped to. If its start was at the start of the visible area, its start stays there while
/// cells measure themselves; likewise its middle, or its end.
public struct JumpTarget: Hashable, Sendable {
  /// The item.
  public let path: ItemPath
  /// 0 is the start, 1 the end.
  public let part: Double

  /// `part` is from 0 to 1.
  public init(path: ItemPath, part: Double) {
    self.path = path
    self.part = part
  }
}
