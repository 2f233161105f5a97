extension LiveSession {
  /// Whether all that the page has sent is done, and nothing moves. While the clock stands, nothing does.
  var isAtRest: Bool {
    guard faults.fault == nil else { return true }
    guard !hasBacklog, !isUnfinished, !motion.isSkipping, !motion.pace.hasSteps, hands.keyGesture == nil
    else {
      return false
    }
    return !motion.pace.goesOn || (clock.isIdle && !gestures.isPlaying)
  }

  /// Answers a page that has asked, once things are at rest. Called when it was sent all that has changed.
  func answerRest() {
    guard let question = restQuestion, isAtRest else { return }
    restQuestion = nil
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.rested)
    writer.number(question)
    link.send(writer.bytes)
  }
}
