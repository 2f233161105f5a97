#if Live
import CollectionView

extension LiveSession {
  /// Records an exception. The contents can't be trusted from then on, so the page shows its last picture.
  func record(_ fault: LayoutFault) {
    if faults.record(fault) { wake() }
  }

  /// Reports the fault and stops the views. Called outside the views' own code.
  func tellFault() {
    guard let (fault, scene) = faults.untold() else { return }
    hands.letGo()
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
}
#endif
