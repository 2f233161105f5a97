import CollectionView

extension World {
  /// Adds a zooming view below the cells, which don't zoom. A zoom scales the content size and moves the
  /// contents.
  func addPage() -> UIView {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    page.isUserInteractionEnabled = false
    view.insertSubview(page, at: 0)
    (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
    return page
  }

  func zoom(_ operation: Operation) {
    switch operation {
    case .zoomScale(let scale, let animated): view.setZoomScale(CGFloat(scale), animated: animated)
    case .zoomTo(let x, let y, let part, let animated):
      let size = page?.bounds.size ?? view.contentSize
      view.zoom(
        to: CGRect(
          x: size.width * CGFloat(x), y: size.height * CGFloat(y), width: size.width * CGFloat(part),
          height: size.height * CGFloat(part)), animated: animated)
    case .stopMoving: view.stopScrollingAndZooming()
    default: break
    }
  }

  func violationOfZoom() -> String? {
    let scale = view.zoomScale
    guard let page else { return scale == 1 ? nil : "zoom: \(scale), though nothing zooms" }
    if !scale.isFinite || scale <= 0 { return "zoom: \(scale)" }
    if !close(page.transform.a, scale) || !close(page.transform.d, scale) {
      return "zoom: the view has \(page.transform) at \(scale)"
    }
    let limits = view.minimumZoomScale...view.maximumZoomScale
    if !view.isZooming, !limits.contains(scale) { return "zoom: \(scale), outside of \(limits)" }
    if view.isZooming != isZooming { return "zoom: isZooming is \(view.isZooming), not \(isZooming)" }
    return nil
  }

  /// Prepares the layout again if a zoom has scaled the content size. A preparation restores the layout's
  /// size at any zoom scale.
  func restoreContentSizeOfLayout() {
    guard hasScaledContents else { return }
    hasScaledContents = false
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
  }

  // MARK: Delegate

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    if isZooming { complain("zoom: begins twice") }
    if view !== page { complain("zoom: of another view") }
    isZooming = true
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { hasScaledContents = true }

  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    if !isZooming { complain("zoom: ends without a beginning") }
    if scale != scrollView.zoomScale { complain("zoom: ends at \(scale) instead of \(scrollView.zoomScale)") }
    isZooming = false
  }
}
