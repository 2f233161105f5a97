#if !os(iOS) && !os(tvOS) && !os(visionOS)
import CollectionLayouts
import CollectionView
import TestSupport
import Testing

// Tests can't inspect intermediate frames on Apple's platforms, so these run only elsewhere.

@Suite(.serialized) struct AnimatedContinuityTests {
  nonisolated enum Change: String, CaseIterable, Sendable {
    case insertion, deletion, move, reload, reconfiguration, shrinking, snapshot, setting, settingBack,
      animator,
      invalidation, namedItems, layoutChange, layoutChangeBack, size, rotation, insets, insetsBack, offset

    var startsLarge: Bool { [.settingBack, .layoutChangeBack].contains(self) }

    func applies(to layout: MovingLayout) -> Bool {
      switch self {
      case .reconfiguration, .shrinking, .snapshot: layout.measures
      case .invalidation, .namedItems: ![.carousel, .wheel].contains(layout) && !layout.measures
      case .reload: ![.carousel, .wheel].contains(layout)
      default: true
      }
    }

    @MainActor func make(in feed: ElasticFeed, _ layout: MovingLayout, _ setting: MovingLayoutSetting) {
      let view = feed.view
      // The second visible item and the next two.
      let shown = view.indexPathsForVisibleItems.sorted()
      let paths = (1...3).map { IndexPath(item: shown[0].item + $0, section: 0) }
      let numbers = paths.map { feed.sections[0][$0.item] }
      switch self {
      case .insertion:
        feed.lengths[1000] = 250
        view.performBatchUpdates {
          feed.sections[0].insert(1000, at: paths[0].item)
          view.insertItems(at: [paths[0]])
        }
      case .deletion:
        view.performBatchUpdates {
          feed.sections[0].removeAll { numbers.contains($0) }
          view.deleteItems(at: paths)
        }
      case .move:
        let last = IndexPath(item: feed.sections[0].count - 1, section: 0)
        view.performBatchUpdates {
          feed.sections[0].insert(feed.sections[0].remove(at: paths[0].item), at: paths[2].item)
          feed.sections[0].insert(feed.sections[0].removeLast(), at: 0)
          view.moveItem(at: paths[0], to: IndexPath(item: paths[2].item + 1, section: 0))
          view.moveItem(at: last, to: [0, 0])
        }
      case .reload:
        for number in numbers { feed.lengths[number] = 200 }
        view.reloadItems(at: paths)
      case .reconfiguration:
        feed.lengths[numbers[0]] = 250
        view.performBatchUpdates { view.reconfigureItems(at: [paths[0]]) }
      case .shrinking:
        feed.lengths = [:]
        view.performBatchUpdates { view.reconfigureItems(at: shown) }
      case .snapshot:
        for number in feed.sections[0] { feed.lengths[number] = 200 }
        feed.reconfigureBySnapshot(feed.sections[0])
      case .setting: animate { setting.set(true) }
      case .settingBack: animate { setting.set(false) }
      case .animator:
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 0.3, delay: 0) {
          setting.set(true)
          view.layoutIfNeeded()
        }
      case .invalidation:
        for number in numbers { feed.lengths[number] = 200 }
        animate { setting.layout.invalidateLayout() }
      case .namedItems:
        for number in numbers { feed.lengths[number] = 200 }
        animate {
          guard
            let type = Swift.type(of: setting.layout).invalidationContextClass
              as? UICollectionViewLayoutInvalidationContext.Type
          else { return }
          let context = _ObjectTwin.make(type)
          context.invalidateItems(at: paths)
          setting.layout.invalidateLayout(with: context)
        }
      case .layoutChange: view.setCollectionViewLayout(layout.make(isLarge: true).layout, animated: true)
      case .layoutChangeBack: view.setCollectionViewLayout(layout.make().layout, animated: true)
      case .size: animate { view.frame.size.height = 250 }
      case .rotation: animate { view.frame.size = CGSize(width: 480, height: 320) }
      case .insets: animate { view.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 50, right: 0) }
      case .insetsBack: animate { view.contentInset = .zero }
      case .offset: animate { view.contentOffset.y += 200 }
      }

      func animate(_ change: @escaping () -> Void) {
        UIView.animate(withDuration: 0.3) {
          change()
          view.layoutIfNeeded()
        }
      }
    }

    @MainActor func prepare(_ feed: ElasticFeed) {
      if self == .insetsBack { feed.view.contentInset = UIEdgeInsets(top: 90, left: 0, bottom: 50, right: 0) }
      if self == .shrinking {
        for number in feed.sections[0] where number.isMultiple(of: 3) { feed.lengths[number] = 250 }
      }
    }
  }

  private nonisolated static let cases = MovingLayout.allCases.flatMap { layout in
    Change.allCases.filter { $0.applies(to: layout) }.map { (layout, $0) }
  }

  @Test(arguments: cases)
  func `in an animated change no visible cell vanishes, pops in, or jumps`(
    layout: MovingLayout, change: Change
  ) {
    for isScrolled in [false, true] {
      let setting = layout.make(isLarge: change.startsLarge)
      let type = layout == .stickyHeaders ? SizingFeed.self : ElasticFeed.self
      let feed = type.init(0..<60, setting.layout, isDiffable: change == .snapshot)
      change.prepare(feed)
      feed.view.collectionViewLayout.invalidateLayout()
      feed.layOut()
      if isScrolled { scroll(feed) }
      var continuity = Continuity()
      continuity.restart(at: feed.drawn)
      change.make(in: feed, layout, setting)
      for step in 0...40 {
        if step > 0 { FrameClock.main.advance(by: 1 / 60) }
        let breaks = continuity.breaks(at: feed.drawn, after: step == 0 ? 0 : 1.0 / 60)
        if let comment = comment(breaks, in: step) {
          Issue.record(
            "\(layout.rawValue) \(change.rawValue) \(isScrolled ? "scrolled" : "start"): \(comment)")
          break
        }
      }
      FrameClock.main.run(for: 0.5)
    }
  }

  private func scroll(_ feed: ElasticFeed) {
    let view = feed.view
    let isHorizontal = view.contentSize.width > view.bounds.width + 1
    let room = isHorizontal ? view.contentSize.width - 320 : view.contentSize.height - 480
    view.contentOffset = isHorizontal ? CGPoint(x: room / 2, y: 0) : CGPoint(x: 0, y: room / 2)
    view.contentOffset = view.collectionViewLayout.targetContentOffset(
      forProposedContentOffset: view.contentOffset, withScrollingVelocity: .zero)
    feed.layOut()
    feed.layOut()
  }

  /// Returns a summary of the breaks, or `nil` if there are none.
  private func comment(_ breaks: [Continuity.Break], in step: Int) -> Comment? {
    guard let first = breaks.first else { return nil }
    let counts = [Continuity.Break.Kind.vanishes, .appears, .jumps].compactMap { kind in
      let count = breaks.filter { $0.kind == kind }.count
      return count > 0 ? "\(count) \(kind)" : nil
    }
    return "frame \(step): \(counts.joined(separator: ", ")); \(first)"
  }
}
#endif
