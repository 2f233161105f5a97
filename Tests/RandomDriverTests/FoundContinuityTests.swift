import CollectionView
import Testing

@testable import RandomDriver

/// Runs of the random driver in which a cell vanished, popped in, or jumped between two frames. All of them
/// used to fail.
@Suite(.serialized) struct FoundContinuityTests {
  nonisolated enum Run: CaseIterable {
    case jumpDuringBatchWhileCellsMeasureThemselves
    case settingDuringAnimatedLayoutChange
    case animatedScrollDuringTwoBatches
    case cellsTwoBatchesInRowSendAway
    case itemMovedWhileContentsDecelerate
    case animatedScrollDuringInteractiveTransition
    case batchDuringAnimatedScrollLanes
    case animatedScrollDuringBatchesTransition
    case insertedSectionDuringAnimatedScroll
    case animatedLayoutChangeDuringAnimatedResize
    case layoutChangeWithoutAnimationDuringAnimatedResize
    case sectionReplacedDuringInteractiveTransition
    case animatedResizeDuringBatchWhileContentsDecelerate
    case sectionsChangeTwiceDuringAnimatedScroll
  }

  @Test(arguments: Run.allCases)
  func `no cell vanishes, pops in, or jumps between two frames`(run: Run) {
    let finding = RandomDriver.run(plan(of: run), checksContinuity: true)
    #expect(finding == nil, "\(finding?.text ?? "")")
  }

  private func plan(of run: Run) -> Plan {
    switch run {
    case .jumpDuringBatchWhileCellsMeasureThemselves:
      Plan(
        setup: Setup(layout: .waterfall, counts: [2, 26, 19, 29], measures: true),
        operations: [
          .deleteItems(section: 1, item: 25, count: 1),
          .scrollToRect(x: 0.4, y: 1.0, animated: false),
          .layOut,
          .frames(count: 1, duration: 1 / 60),
        ])
    case .settingDuringAnimatedLayoutChange:
      Plan(
        setup: Setup(layout: .piles, counts: [25, 13, 10], scale: 0.25),
        operations: [
          .setLayout(.flowing, animated: true),
          .set(setting: 31, value: 2),
          .rest,
        ])
    case .animatedScrollDuringTwoBatches:
      Plan(
        setup: Setup(layout: .justified, counts: [13], width: 250, scale: 5.0),
        operations: [
          .deleteItems(section: 3, item: 0, count: 3),
          .insertItems(section: 3, item: 6, count: 4),
          .insertItems(section: 1, item: 10, count: 3),
          .scrollToItem(section: 1, item: 30, position: 0, animated: true),
          .rest,
        ])
    case .cellsTwoBatchesInRowSendAway:
      Plan(
        setup: Setup(layout: .tags, counts: [18, 1, 16, 24], measures: true),
        operations: [
          .set(setting: 16, value: 5),
          .frames(count: 11, duration: 1 / 60),
          .twoBatches(seed: 17272924285749240962),
        ])
    case .itemMovedWhileContentsDecelerate:
      Plan(
        setup: Setup(layout: .mosaic, counts: [0, 19, 22, 19], height: 700),
        operations: [
          .set(setting: 24, value: 5),
          .scrollToItem(section: 5, item: 33, position: 6, animated: false),
          .flick(x: 0.17, y: 0.53, toX: 0.43, toY: 0.51),
          .frames(count: 3, duration: 0.1),
          .moveItem(section: 1, item: 25, toSection: 3, toItem: 25),
          .rest,
        ])
    case .animatedScrollDuringInteractiveTransition:
      Plan(
        setup: Setup(layout: .waterfall, counts: [11], isDiffable: true, scale: 5.0),
        operations: [
          .startTransition(.flow),
          .scrollToItem(section: 0, item: 32, position: 1, animated: true),
          .pinch(x: 0.75, y: 0.23, factor: 2.17, angle: -1.58, duration: 0.16),
          .progress(0.66),
          .frames(count: 10, duration: 1 / 60),
        ])
    case .batchDuringAnimatedScrollLanes:
      Plan(
        setup: Setup(layout: .carousel, counts: [20, 6, 27]),
        operations: [
          .resize(width: 348, height: 375),
          .insertItems(section: 0, item: 16, count: 4),
          .setLayout(.lanesSection, animated: false),
          .together(
            .animation,
            [
              .restoreAnchor(section: 4, item: 29, edge: 0, distance: 0.0),
              .scrollToItem(section: 4, item: 26, position: 5, animated: true),
            ]),
          .insertSection(section: 5, count: 1),
          .frames(count: 1, duration: 1 / 60),
          .frames(count: 10, duration: 1 / 120),
          .frames(count: 1, duration: 1 / 60),
          .insertSection(section: 3, count: 11),
          .rest,
        ])
    case .animatedScrollDuringBatchesTransition:
      Plan(
        setup: Setup(layout: .carouselSection, counts: [3, 0], height: 300),
        operations: [
          .mixedBatch(seed: 1237991380722301442),
          .setLayout(.waterfall, animated: true),
          .set(setting: 26, value: 5),
          .startTransition(.mosaic),
          .mixedSections(seed: 72481162579906598),
          .frames(count: 7, duration: 0.1),
          .insertSection(section: 4, count: 7),
          .scroll(x: 0.1, y: 0.9, animated: true),
          .layOut,
        ])
    case .insertedSectionDuringAnimatedScroll:
      Plan(
        setup: Setup(layout: .justified, counts: [10], width: 250),
        operations: [
          .pinch(x: 0.2, y: 0.1, factor: 0.7, angle: 2.0, duration: 0.3),
          .frames(count: 8, duration: 0.1),
          .scrollToRect(x: 0.3, y: 0.8, animated: true),
          .insertSection(section: 4, count: 1),
          .frames(count: 8, duration: 1 / 60),
        ])
    case .animatedLayoutChangeDuringAnimatedResize:
      Plan(
        setup: Setup(layout: .carousel, counts: [3], width: 390, height: 300),
        operations: [
          .together(.animation, [.resize(width: 329, height: 480)]),
          .setLayout(.list, animated: true),
        ])
    case .layoutChangeWithoutAnimationDuringAnimatedResize:
      Plan(
        setup: Setup(layout: .mosaic, counts: [1], width: 390, height: 300),
        operations: [
          .mixedBatch(seed: 10400426464181861159),
          .insertItems(section: 1, item: 13, count: 4),
          .insertItems(section: 0, item: 2, count: 4),
          .together(
            .animation, [.setBounds(x: 0.301928484513606, y: 0.504404893227486, width: 284, height: 266)]),
          .frames(count: 10, duration: 1 / 60),
          .deleteItems(section: 5, item: 4, count: 3),
          .setLayout(.tags, animated: false),
          .rest,
        ])
    case .sectionReplacedDuringInteractiveTransition:
      Plan(
        setup: Setup(layout: .strips, counts: [2, 3, 3, 3], width: 250, height: 300),
        operations: [
          .mixedSections(seed: 26858117278308147),
          .deleteItems(section: 2, item: 7, count: 2),
          .startTransition(.justified),
          .flick(x: 0.0, y: 0.4, toX: 0.0, toY: 1.0),
          .replaceSection(section: 3, count: 2),
          .scroll(x: 0.1, y: 0.3, animated: false),
          .frames(count: 11, duration: 1 / 240),
          .tapAccessory(section: 5, item: 10, isLeading: false),
          .frames(count: 8, duration: 1 / 60),
        ])
    case .animatedResizeDuringBatchWhileContentsDecelerate:
      Plan(
        setup: Setup(layout: .waterfall, counts: [17], width: 390, height: 300),
        operations: [
          .flick(x: 0.4, y: 0.8, toX: 0.7, toY: 0.5),
          .frames(count: 9, duration: 1 / 60),
          .deleteItems(section: 0, item: 34, count: 4),
          .together(.animator, [.resize(width: 314, height: 509)]),
        ])
    case .sectionsChangeTwiceDuringAnimatedScroll:
      Plan(
        setup: Setup(layout: .flow, counts: [16], measures: true, isDiffable: true, scale: 5.0),
        operations: [
          .mixedSections(seed: 9488286975491789234),
          .deleteItems(section: 4, item: 28, count: 3),
          .scrollToItem(section: 5, item: 7, position: 1, animated: true),
          .mixedSections(seed: 531776968144771055),
          .pruneRow(section: 3, item: 7),
          .rest,
        ])
    }
  }
}
