import CollectionView

/// Invalidates a layout when the user's preference for reduced motion changes.
final class ReduceMotionWatch {
  private var observer: Observer?

  nonisolated deinit {}

  /// Begins the observation. Further calls have no effect.
  func begin(for layout: UICollectionViewLayout) {
    guard observer == nil else { return }
    observer = Observer(
      token: NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { [weak layout] _ in
        // UIKit posts this notification on the main thread.
        MainActor.assumeIsolated { layout?.invalidateLayout() }
      })
  }

  /// Ends the observation on any thread that releases the layout.
  private nonisolated final class Observer {
    let token: any NSObjectProtocol

    init(token: any NSObjectProtocol) { self.token = token }

    deinit { NotificationCenter.default.removeObserver(token) }
  }
}

extension CarouselEffect {
  /// The effect for users who prefer reduced motion: a cross-fade instead of scaling, turning, and moving.
  var withoutMotion: CarouselEffect {
    switch self {
    case .none, .fade, .custom: self
    case .cosineZoom, .linearZoom, .coverFlow, .cylinder, .parallax: .fade()
    }
  }
}

extension UICollectionView {
  /// Changes the layout with an animation that moves the items or, for users who prefer reduced motion, with
  /// a cross-fade.
  func change(to layout: UICollectionViewLayout) {
    guard UIAccessibility.isReduceMotionEnabled, let superview,
      let before = snapshotView(afterScreenUpdates: false)
    else { return setCollectionViewLayout(layout, animated: true) }
    before.frame = frame
    before.isUserInteractionEnabled = false
    superview.insertSubview(before, aboveSubview: self)
    setCollectionViewLayout(layout, animated: false)
    UIView.animate(withDuration: 0.25) {
      before.alpha = 0
    } completion: { _ in
      before.removeFromSuperview()
    }
  }
}
