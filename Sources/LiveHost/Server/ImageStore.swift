import CollectionView
import Foundation

/// The pictures that scenes show, under names that say nothing.
///
/// A page names a picture, never a file: a name leads to an image that a view has shown, or nowhere. Names
/// are not used twice, not by the next program on this port either, so browsers may keep what they got.
final class ImageStore: Sendable {
  private struct Entry {
    var image: UIImage
    var name: String
    var lastUse: Int
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var identities: [String: ObjectIdentifier] = [:]
    var uses = 0
    var count = 0

    /// Half of them, so that it happens rarely.
    mutating func forgetOldest() {
      let old = entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(entries.count / 2)
      for (identity, entry) in old {
        entries[identity] = nil
        identities[entry.name] = nil
      }
    }
  }

  /// Pictures that were not shown for the longest time are let go where there are more: they get another name
  /// when they are shown again.
  private static let capacity = 4096

  private let prefix = String(UInt64.random(in: 0 ... .max), radix: 36)
  private let state = Locked(State())

  /// The name of the picture. The same again for the same image.
  func name(of image: UIImage) -> String {
    state.withLock { state in
      let identity = ObjectIdentifier(image)
      state.uses += 1
      if let name = state.entries[identity]?.name {
        state.entries[identity]?.lastUse = state.uses
        return name
      }
      if state.entries.count >= Self.capacity { state.forgetOldest() }
      state.count += 1
      let name = "\(prefix)-\(state.count)"
      state.entries[identity] = Entry(image: image, name: name, lastUse: state.uses)
      state.identities[name] = identity
      return name
    }
  }

  func reply(to name: some StringProtocol) -> Reply? {
    let image = state.withLock { state in
      state.identities[String(name)].flatMap { state.entries[$0]?.image }
    }
    guard let image, let data = image.encodedData() else { return nil }
    return Reply(type: image.header.format.mediaType, body: data, policy: .picture, keeps: true)
  }
}
