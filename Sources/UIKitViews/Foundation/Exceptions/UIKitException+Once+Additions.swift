// An addition to UIKit.

extension UIKitException {
  private nonisolated struct Told: Hashable {
    let mistake: AnyHashable
    let type: ObjectIdentifier
  }

  @MainActor private static var told: Set<Told> = []

  /// Passes the message to ``warningHandler``, once per mistake and class.
  ///
  /// - Parameter culprit: An object of the class that made the mistake.
  @MainActor package static func warnOnce(
    _ mistake: some Hashable, about culprit: AnyObject, _ message: @autoclosure () -> String
  ) {
    guard told.insert(Told(mistake: mistake, type: ObjectIdentifier(type(of: culprit)))).inserted else {
      return
    }
    warn(message())
  }
}
