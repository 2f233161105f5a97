import CollectionView

extension LiveSession {
  /// Says which call of a layout took so long that no page had a frame meanwhile: nobody can cut it.
  ///
  /// - Parameter work: What may have been such a call.
  func tellOfLongCall(after work: WorkMeter.Work) {
    guard work.duration >= LayoutCall.longSeconds, work.own >= LayoutCall.longSeconds, let window else {
      return
    }
    var longest: LayoutCall?
    window.forEachDescendant { view in
      guard let call = (view as? UICollectionView)?.layoutActivity.longestCall else { return }
      if call.seconds > longest?.seconds ?? 0 { longest = call }
    }
    guard let longest, longest != toldCall else { return }
    toldCall = longest
    notify(
      "\(longest.name) took \(Int((longest.seconds * 1000).rounded())) ms. Meanwhile no page had a frame.")
  }

  /// Called when another scene is shown.
  func forgetLongCall() {
    if toldCall != nil { notify("") }
    toldCall = nil
  }
}
