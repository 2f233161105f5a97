// An addition to UIKit.

extension UIKitException {
  private nonisolated struct Told: Hashable {
    let mistake: AnyHashable
    let type: ObjectIdentifier
  }

  @MainActor private static var told: Set<Told> = []

  /// Warns once per mistake and class of the culprit.
  @MainActor package static func warnOnce(
    _ mistake: some Hashable, about culprit: AnyObject, _ message: @autoclosure () -> String
  ) {
    guard told.insert(Told(mistake: mistake, type: ObjectIdentifier(type(of: culprit)))).inserted else {
      return
    }
    warn(message())
  }
}
