/// An item to which the view has jumped.
///
/// If the item's start was at the start of the visible area, it stays there while cells measure themselves.
/// The same goes for its middle and its end.
public struct JumpTarget: Hashable, Sendable {
  /// The path of the item.
  public let path: ItemPath
  /// The part of the item that stays in place: 0 is the start, 1 the end.
  public let part: Double

  /// Creates a jump target. `part` is from 0 to 1.
  public init(path: ItemPath, part: Double) {
    self.path = path
    self.part = part
  }
}
