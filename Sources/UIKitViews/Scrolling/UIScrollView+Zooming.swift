import Foundation
import LayoutEngine
import UIKitAdditions

extension UIScrollView {
  /// The exponent for the factor by which a scale exceeds a limit.
  private static let zoomResistance: CGFloat = 0.5

  var zoomingView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  /// Applies a scale. The point at `anchor` stays in place.
  func applyZoom(_ scale: CGFloat, about anchor: CGPoint) {
    guard let view = zoomingView, scale > 0, scale != zooming.scale else { return }
    observed(.zoomScale) { zoom(view, to: scale, about: anchor) }
  }

  private func zoom(_ view: UIView, to scale: CGFloat, about anchor: CGPoint) {
    let factor = scale / zooming.scale
    zooming.scale = scale
    view.scaleForConstraints(by: scale)
    let offset = contentOffset
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(x: view.center.x * factor, y: view.center.y * factor)
    let wasPreserving = preservesOffset
    preservesOffset = true
    contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
    preservesOffset = wasPreserving
    show(
      CGPoint(x: (offset.x + anchor.x) * factor - anchor.x, y: (offset.y + anchor.y) * factor - anchor.y),
      with: view)
    scrollDelegate?.scrollViewDidZoom(self)
    followZoomingView()
  }

  private func show(_ offset: CGPoint, with view: UIView) {
    zooming.step = nil
    contentOffset = offset
    bringOffsetIntoRange()
    zooming.step = ZoomState.Step(
      view: ObjectIdentifier(view), size: view.bounds.size, center: view.center, offset: offset,
      shown: contentOffset)
  }

  /// Follows the zooming view after a zoom step, because the delegate or the next layout pass often centers
  /// small contents. The shown content stays in place, unless another offset, size, or view has been set.
  func followZoomingView() {
    guard let step = zooming.step, let view = zoomingView, view.center != step.center,
      contentOffset == step.shown, step.isOf(view)
    else { return }
    show(
      CGPoint(
        x: step.offset.x + view.center.x - step.center.x, y: step.offset.y + view.center.y - step.center.y),
      with: view)
  }

  /// Sets the scale and ends an animated zoom.
  func setZoom(_ scale: CGFloat, about anchor: CGPoint) {
    endZoomAnimation()
    applyZoom(limitedZoom(scale), about: anchor)
    endZooming()
  }

  func limitedZoom(_ scale: CGFloat) -> CGFloat { min(max(scale, minimumZoomScale), maximumZoomScale) }

  /// Adds or removes the pinch recognizer, which exists only if the limits differ.
  func zoomLimitsDidChange() {
    guard minimumZoomScale > 0 else {
      return UIKitException.raise(
        .invalidArgument, "UIScrollView.minimumZoomScale must be above 0, not \(minimumZoomScale).")
    }
    let isZoomable = maximumZoomScale > minimumZoomScale
    if isZoomable, zooming.pinch == nil {
      let recognizer = ScrollPinchGestureRecognizer()
      recognizer.addAction { [reference] in reference.scrollView?.pinched($0) }
      addGestureRecognizer(recognizer)
      zooming.pinch = recognizer
    } else if !isZoomable, let recognizer = zooming.pinch {
      removeGestureRecognizer(recognizer)
      zooming.pinch = nil
    }
    if !isZooming, limitedZoom(zoomScale) != zoomScale { zoomScale = limitedZoom(zoomScale) }
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    let location = recognizer.location(in: self)
    let anchor = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    switch recognizer.state {
    case .began where zoomingView != nil:
      endZoomAnimation()
      zooming.scaleAtPinch = zoomScale
      zooming.isPinching = true
      beginZooming()
      applyZoom(resisted(zooming.scaleAtPinch * recognizer.scale), about: anchor)
    case .changed where zooming.isPinching:
      applyZoom(resisted(zooming.scaleAtPinch * recognizer.scale), about: anchor)
    case .ended where zooming.isPinching, .cancelled where zooming.isPinching:
      zooming.isPinching = false
      let target = limitedZoom(zoomScale)
      guard target != zoomScale, zoomingView != nil else { return setZoom(zoomScale, about: anchor) }
      animateZoom(to: target, about: anchor, isBounce: true)
    default: break
    }
  }

  /// Returns the shown scale. With ``bouncesZoom``, it exceeds a limit by the square root of the requested
  /// factor.
  private func resisted(_ scale: CGFloat) -> CGFloat {
    let limit = limitedZoom(scale)
    guard bouncesZoom, limit != scale else { return limit }
    return limit * pow(scale / limit, Self.zoomResistance)
  }

  // MARK: Animated zooming

  func animateZoom(to scale: CGFloat, about anchor: CGPoint, isBounce: Bool = false) {
    guard zoomingView != nil else { return }
    stopMotion()
    endZoomAnimation()
    zooming.animation = ZoomAnimation(
      start: frameClock.time, from: zoomScale, to: scale, anchor: anchor, isBounce: isBounce)
    zooming.frames = frameClock.observeFrames { [reference] in reference.scrollView?.zoomFrame(at: $0) }
    beginZooming()
  }

  private func zoomFrame(at time: TimeInterval) {
    guard let animation = zooming.animation else { return }
    guard animation.isOver(at: time) else {
      return applyZoom(animation.scale(at: time), about: animation.anchor)
    }
    // The limits may have changed during the animation.
    setZoom(animation.to, about: animation.anchor)
  }

  private func endZoomAnimation() {
    zooming.animation = nil
    zooming.frames?.cancel()
    zooming.frames = nil
  }

  // MARK: Start and end of zooming

  /// Begins a zoom. A zoom that replaces another one continues it, without another notification.
  private func beginZooming() {
    guard !zooming.hasBegun else { return }
    zooming.hasBegun = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomingView)
  }

  /// Ends a zoom, unless fingers or the delegate continue it.
  private func endZooming() {
    guard zooming.hasBegun, !isZooming else { return }
    bringOffsetIntoRange()
    zooming.step?.shown = contentOffset
    guard zooming.hasBegun, !isZooming else { return }
    zooming.hasBegun = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomingView, atScale: zoomScale)
  }

  /// Zooms until a rectangle of the zooming view fills the view, as far as the limits allow.
  func zoomToShow(_ rect: CGRect, animated: Bool) {
    guard let zoomingView, rect.width > 0, rect.height > 0 else { return }
    let scale = limitedZoom(min(bounds.width / rect.width, bounds.height / rect.height))
    let factor = scale / zoomScale
    let middle = convert(CGPoint(x: rect.midX, y: rect.midY), from: zoomingView)
    let target = CGPoint(x: middle.x * factor - bounds.width / 2, y: middle.y * factor - bounds.height / 2)
    guard abs(factor - 1) > 1e-9 else {
      setZoom(scale, about: .zero)
      return setContentOffset(clamped(target), animated: animated)
    }
    // The point that stays in place.
    let anchor = CGPoint(
      x: (target.x - contentOffset.x * factor) / (factor - 1),
      y: (target.y - contentOffset.y * factor) / (factor - 1))
    if animated { return animateZoom(to: scale, about: anchor) }
    if !isDragging { stopMotion() }
    setZoom(scale, about: anchor)
  }
}

struct ZoomState {
  var scale: CGFloat = 1
  var isPinching = false
  /// `true` if the delegate has been notified of the beginning, but not of the end.
  var hasBegun = false
  var scaleAtPinch: CGFloat = 1
  /// The pinch recognizer, or `nil` if the limits allow no zooming.
  var pinch: UIPinchGestureRecognizer?
  var animation: ZoomAnimation?
  var step: Step?
  var frames: FrameObserver?

  struct Step {
    let view: ObjectIdentifier
    let size: CGSize
    var center: CGPoint
    /// The requested offset, which can be out of range.
    var offset: CGPoint
    var shown: CGPoint

    /// Returns `true` if the step scaled `view` to its current size, apart from rounding errors.
    @MainActor func isOf(_ view: UIView) -> Bool {
      let now = view.bounds.size
      return ObjectIdentifier(view) == self.view && abs(now.width - size.width) < 0.01
        && abs(now.height - size.height) < 0.01
    }
  }
}

/// An animated zoom in which one point of the view stays in place.
struct ZoomAnimation {
  let start: TimeInterval
  let from: CGFloat
  let to: CGFloat
  /// The fixed point, relative to the origin of the bounds.
  let anchor: CGPoint
  let isBounce: Bool

  func scale(at time: TimeInterval) -> CGFloat {
    let progress = TimingCurve.easeInOut.progress(at: (time - start) / ScrollAnimation.duration)
    return from + (to - from) * CGFloat(progress)
  }

  func isOver(at time: TimeInterval) -> Bool { time - start >= ScrollAnimation.duration - 1e-9 }
}
