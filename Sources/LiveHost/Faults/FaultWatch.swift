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

extension LiveSession {
  /// Records an exception. The contents can't be trusted from then on, so the page shows its last picture.
  func record(_ fault: LayoutFault) {
    if faults.record(fault) { wake() }
  }

  /// Reports the fault and stops the views. Called outside the views' own code.
  func tellFault() {
    guard let (fault, scene) = faults.untold() else { return }
    touches.removeAll()
    window?.cancelTouches()
    // A hidden window isn't laid out.
    window?.isHidden = true
    sayFault(fault.notice(call: nil))
    Task { [weak self] in
      guard let call = await Task.detached(priority: .utility, operation: { await fault.call() }).value,
        let self, faults.isShown(scene), window != nil
      else { return }
      sayFault(fault.notice(call: call))
    }
  }

  private func sayFault(_ words: String) {
    faults.tell(words)
    notify(words)
  }

  /// Shows the announcement for all pages or, if there is none, the fault that stopped the views.
  func announce() { notify(studio.announcement.isEmpty ? faults.words : studio.announcement) }

  func recover(setting change: (index: Int, value: Double)? = nil) {
    guard faults.fault != nil, let scene else { return }
    show(
      scene.id, settings: changedSettings(with: change),
      offset: ClientMessage.Offset(x: lastOffset.x, y: lastOffset.y))
  }

  func notify(_ words: String) {
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.notice)
    writer.text(words)
    link.send(writer.bytes)
  }

  /// Reports a long layout call, during which no page had a frame. The same method is reported again only if
  /// it takes longer.
  func tellOfLongCall(after work: WorkMeter.Work) {
    guard let call = LayoutActivity.removeLongestCall(),
      min(work.duration, work.own) >= LayoutCall.longSeconds
    else { return }
    guard call.name != toldCall?.name || call.seconds > toldCall?.seconds ?? 0 else { return }
    toldCall = call
    let milliseconds = Int((call.seconds * 1000).rounded())
    notify("\(call.name) took \(milliseconds) ms and blocked the frames of all pages.")
  }
}
#endif
