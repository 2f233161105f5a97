#if Live
extension LiveSession {
  /// `true` if all messages are handled and nothing moves, for example because the clock is stopped.
  var isAtRest: Bool {
    guard faults.fault == nil else { return true }
    guard !hasBacklog, !isUnfinished, !motion.isSkipping, !motion.pace.hasSteps, hands.keyGesture == nil
    else {
      return false
    }
    return !motion.pace.goesOn || (clock.isIdle && !gestures.isPlaying)
  }

  /// Answers the pending rest request if everything is at rest. Called after all changes have been sent.
  func answerRest() {
    guard let question = restQuestion, isAtRest else { return }
    restQuestion = nil
    var writer = MessageWriter()
    writer.kind(LiveProtocol.ServerKind.rested)
    writer.number(question)
    link.send(writer.bytes)
  }
}
#endif
