/// An item that was jumped to: the part of it that lies at the same part of the visible area stays there while cells measure
/// themselves.
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
