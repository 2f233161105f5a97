import Foundation

extension UIView {
  /// A stack's arranged view shrinks during the animation that closes its gap and is hidden at the end.
  final func setHidden(_ isHidden: Bool) {
    guard isHidden, !ownLayer.isHidden, let constraining, constraining.stack != nil, window != nil,
      let block = AnimationBlock.current
    else {
      constraining?.hidesLater = false
      ownLayer.isHidden = isHidden
      return
    }
    guard !constraining.hidesLater else { return }
    constraining.hidesLater = true
    block.run.addCompletion { [weak self] _ in
      guard let self, self.constraining?.hidesLater == true else { return }
      self.constraining?.hidesLater = false
      self.ownLayer.isHidden = true
    }
  }
}
