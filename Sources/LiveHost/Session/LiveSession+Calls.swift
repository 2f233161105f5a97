#if Live
import CollectionView

extension LiveSession {
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
