import CollectionView

extension LiveSession {
  /// Says which call of a layout took so long that no page had a frame meanwhile: nobody can cut it. A method that was told of is told of
  /// again where it takes longer.
  ///
  /// - Parameter work: What has just been measured.
  func tellOfLongCall(after work: WorkMeter.Work) {
    guard let call = LayoutActivity.removeLongestCall(),
      min(work.duration, work.own) >= LayoutCall.longSeconds
    else { return }
    guard call.name != toldCall?.name || call.seconds > toldCall?.seconds ?? 0 else { return }
    toldCall = call
    notify("\(call.name) took \(Int((call.seconds * 1000).rounded())) ms. Meanwhile no page had a frame.")
  }
}
