import CollectionView

enum InspectorRequest: Equatable, Sendable {
  case off
  /// Starts sending reports and the tree.
  case on
  /// Outlines the element at a point.
  case hover(x: Double, y: Double)
  case leave
  /// Reports on the element at a point from then on.
  case pin(x: Double, y: Double)
  /// Reports on a view of the tree, identified by its layer's serial number.
  case pinView(Int)
  case overlays(Flags<InspectorOverlay>)

  /// The first byte of a request.
  enum Kind: UInt8, CaseIterable { case off, on, hover, leave, pin, pinView, overlays }
}

enum InspectorOverlay: Int, CaseIterable {
  case outlines
  /// The rectangle requested from the layout.
  case question
  /// The rectangle requested for prefetching.
  case prefetch
}

/// Outlines a page's views, and reports on the pinned view and the scroll view.
@MainActor
struct Inspector {
  /// The time between reports, in seconds, so that people can read them.
  private static let interval = 0.1

  private(set) var isOn = false
  private var overlays: Flags<InspectorOverlay> = []
  private weak var hovered: UIView?
  private weak var pinned: UIView?
  private var overlay: InspectorOverlayView?

  private var sentReport = InspectorReport()
  private var sentTree = ViewTree()
  private var lastReport = -Double.infinity
  /// The collection view whose layout activity is reported.
  private weak var watched: UICollectionView?
  private var activity = LayoutActivity()
  private var latest = LayoutActivity()

  mutating func handle(_ request: InspectorRequest, in window: UIWindow) {
    switch request {
    case .off: (isOn, hovered, pinned) = (false, nil, nil)
    case .on:
      (isOn, sentReport, sentTree) = (true, InspectorReport(), ViewTree())
      lastReport = -.infinity
    case .hover(let x, let y): hovered = view(at: CGPoint(x: x, y: y), in: window)
    case .leave: hovered = nil
    case .pin(let x, let y):
      pinned = view(at: CGPoint(x: x, y: y), in: window)
      lastReport = -.infinity
    case .pinView(let number):
      pinned = window.firstDescendant { $0.layer.serialNumber == number && $0 !== overlay ? $0 : nil }
      lastReport = -.infinity
    case .overlays(let overlays): self.overlays = overlays
    }
  }

  /// Returns the frontmost element of the collection views at a point, or the view that a touch would reach.
  private func view(at point: CGPoint, in window: UIWindow) -> UIView? {
    var found: (view: UIView, zIndex: Int)?
    window.forEachDescendant { view in
      guard let collectionView = view as? UICollectionView,
        collectionView.bounds.contains(collectionView.convert(point, from: nil))
      else { return }
      for element in collectionView.elementsOnScreen
      where element.view.bounds.contains(element.view.convert(point, from: nil))
        && element.attributes.zIndex >= found?.zIndex ?? .min
      {
        found = (element.view, element.attributes.zIndex)
      }
    }
    return found?.view ?? window.hitTest(point, with: nil)
  }

  // MARK: Frames

  /// Updates the overlay. Called in each frame, before the frame is shown.
  mutating func draw(in window: UIWindow) {
    guard isOn || !overlays.isEmpty else {
      overlay?.removeFromSuperview()
      overlay = nil
      return
    }
    let overlay = overlay ?? InspectorOverlayView(frame: window.bounds)
    self.overlay = overlay
    if window.subviews.last !== overlay { window.addSubview(overlay) }
    overlay.frame = window.bounds
    if pinned?.window !== window { pinned = nil }
    if hovered?.window !== window { hovered = nil }
    overlay.show(isOn ? [hovered].compactMap(\.?.outline) : [], as: .hovered)
    overlay.show(isOn ? [pinned].compactMap(\.?.outline) : [], as: .pinned)
    var (outlines, questions, prefetches): ([[CGPoint]], [[CGPoint]], [[CGPoint]]) = ([], [], [])
    window.forEachDescendant { view in
      guard let collectionView = view as? UICollectionView else { return }
      if overlays.contains(.outlines) { outlines += collectionView.elementsOnScreen.map(\.view.outline) }
      if overlays.contains(.question), let rect = collectionView.askedRect {
        questions.append(collectionView.outline(of: rect))
      }
      if overlays.contains(.prefetch), let rect = collectionView.prefetchedRect {
        prefetches.append(collectionView.outline(of: rect))
      }
    }
    overlay.show(outlines, as: .outlines)
    overlay.show(questions, as: .question)
    overlay.show(prefetches, as: .prefetch)
  }

  /// Returns the report and the tree if they have changed. `scrollView` is the page's main scroll view.
  mutating func reports(of window: UIWindow, _ scrollView: UIScrollView?, now: Double) -> [MessageWriter] {
    guard isOn else { return [] }
    watch(scrollView as? UICollectionView)
    guard now - lastReport >= Self.interval else { return [] }
    lastReport = now
    var report = InspectorReport()
    if let pinned { report.groups.append(.init(about: pinned)) }
    if let scrollView { report.groups.append(.init(about: scrollView, latest: latest)) }
    let tree = ViewTree(of: window, pinned: pinned, excluding: overlay)
    var messages: [MessageWriter] = []
    if report != sentReport {
      var writer = MessageWriter()
      report.write(to: &writer)
      messages.append(writer)
      sentReport = report
    }
    if tree != sentTree {
      var writer = MessageWriter()
      tree.write(to: &writer)
      messages.append(writer)
      sentTree = tree
    }
    return messages
  }

  private mutating func watch(_ collectionView: UICollectionView?) {
    let now = collectionView?.layoutActivity ?? LayoutActivity()
    if collectionView !== watched {
      (watched, latest) = (collectionView, LayoutActivity())
    } else {
      let asked = now.since(activity)
      if asked.hasAsked { latest = asked }
    }
    activity = now
  }
}

@MainActor
extension UIView {
  /// The corners of the bounds, in the window's coordinates.
  fileprivate var outline: [CGPoint] { outline(of: bounds) }

  fileprivate func outline(of rect: CGRect) -> [CGPoint] {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { convert($0, to: nil) }
  }
}
