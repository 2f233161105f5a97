import CollectionView
import Foundation

/// Stores the pictures of scenes under names that reveal nothing.
///
/// A name identifies an image that a view has shown, never a path. Names are never reused, not even by the
/// next program on this port, so browsers may cache pictures.
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

    /// Removes the least recently used half of the pictures, so that removals are rare.
    mutating func forgetOldest() {
      let old = entries.sorted { $0.value.lastUse < $1.value.lastUse }.prefix(entries.count / 2)
      for (identity, entry) in old {
        entries[identity] = nil
        identities[entry.name] = nil
      }
    }
  }

  /// The maximum number of stored pictures. A removed picture gets another name when it's shown again.
  private static let capacity = 4096

  private let prefix = String(UInt64.random(in: 0 ... .max), radix: 36)
  private let state = Locked(State())

  /// Returns an image's name. An image keeps its name while it's stored.
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
    guard let image, let contents = image.contents() else { return nil }
    let body: Reply.Body =
      switch contents {
      case .data(let data): .data(data)
      case .file(let file): .file(file)
      }
    return Reply(type: image.header.format.mediaType, body: body, policy: .picture, isCacheable: true)
  }
}
