#if Live
import CollectionView
import Foundation

/// Finds the page whose views have raised an exception. That page reports the exception, and the other pages
/// continue.
@MainActor
final class FaultWatch {
  /// The only watch, because there is only one exception handler.
  static let main = FaultWatch()

  private weak var session: LiveSession?

  /// Installs the exception handler. From then on, exceptions don't end the program.
  func install() {
    UIKitException.handler = { [unowned self] in record($0) }
  }

  /// Calls `body` and attributes its exceptions to a page.
  func blaming<Result>(_ session: LiveSession, _ body: () -> Result) -> Result {
    let before = self.session
    self.session = session
    defer { self.session = before }
    return body()
  }

  private func record(_ exception: UIKitException) {
    let culprits = session.map { [$0] } ?? FrameDriver.main.sessionsAtWork
    guard culprits.contains(where: { $0.faults.fault == nil }) else { return }
    FileHandle.standardError.write(Data("\(exception)\n".utf8))
    let fault = LayoutFault(exception)
    for session in culprits { session.record(fault) }
  }
}
#endif
