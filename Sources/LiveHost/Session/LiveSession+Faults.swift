import CollectionView

extension LiveSession {
  /// The views have raised an exception: what they show from here on is not to be trusted. The page shows its last picture.
  func record(_ fault: LayoutFault) {
    if faults.record(fault) { wake() }
  }

  /// Says what has happened, and stops the views. Called outside their own code.
  func tellFault() {
    guard let (fault, scene) = faults.untold() else { return }
    hands.letGo()
    window?.cancelTouches()
    // A hidden window is not laid out.
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

  /// Shows what all pages are told. Where there is nothing more to tell, that is what has stopped the views.
  func announce() { notify(studio.announcement.isEmpty ? faults.words : studio.announcement) }

  /// Makes the views anew, with the settings that they had.
  ///
  /// - Parameter change: One that gets another value.
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
