import CollectionView
import Testing

@testable import RandomDriver

/// Runs of the random driver in which a cell vanished, popped in, or jumped between two frames. Each failed once.
@Suite(.serialized) struct FoundContinuityTests {
  struct Run: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let plan: Plan

    init(_ name: String, _ setup: Setup, _ operations: [RandomDriver.Operation]) {
      (testDescription, plan) = (name, Plan(setup: setup, operations: operations))
    }
  }

  static let runs = [
    Run(
      "a jump during a batch, while cells measure themselves",
      Setup(layout: .waterfall, counts: [2, 26, 19, 29], measures: true),
      [
        .deleteItems(section: 1, item: 25, count: 1),
        .scrollToRect(x: 0.4, y: 1.0, animated: false),
        .layOut,
        .frames(count: 1, duration: 1 / 60),
      ]),
    Run(
      "a setting during an animated layout change",
      Setup(layout: .piles, counts: [25, 13, 10], scale: 0.25),
      [
        .setLayout(.flowing, animated: true),
        .set(setting: 31, value: 2),
        .rest,
      ]),
    Run(
      "an animated scroll during two batches",
      Setup(layout: .justified, counts: [13], width: 250, scale: 5.0),
      [
        .deleteItems(section: 3, item: 0, count: 3),
        .insertItems(section: 3, item: 6, count: 4),
        .insertItems(section: 1, item: 10, count: 3),
        .scrollToItem(section: 1, item: 30, position: 0, animated: true),
        .rest,
      ]),
    Run(
      "cells that two batches in a row send away",
      Setup(layout: .tags, counts: [18, 1, 16, 24], measures: true),
      [
        .set(setting: 16, value: 5),
        .frames(count: 11, duration: 1 / 60),
        .twoBatches(seed: 17272924285749240962),
      ]),
    Run(
      "an item moved while the contents decelerate",
      Setup(layout: .mosaic, counts: [0, 19, 22, 19], height: 700),
      [
        .set(setting: 24, value: 5),
        .scrollToItem(section: 5, item: 33, position: 6, animated: false),
        .flick(x: 0.17, y: 0.53, toX: 0.43, toY: 0.51),
        .frames(count: 3, duration: 0.1),
        .moveItem(section: 1, item: 25, toSection: 3, toItem: 25),
        .rest,
      ]),
    Run(
      "an animated scroll during an interactive transition",
      Setup(layout: .waterfall, counts: [11], isDiffable: true, scale: 5.0),
      [
        .startTransition(.flow),
        .scrollToItem(section: 0, item: 32, position: 1, animated: true),
        .pinch(x: 0.75, y: 0.23, factor: 2.17, angle: -1.58, duration: 0.16),
        .progress(0.66),
        .frames(count: 10, duration: 1 / 60),
      ]),
    Run(
      "a batch during an animated scroll of lanes",
      Setup(layout: .carousel, counts: [20, 6, 27]),
      [
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
      ]),
    Run(
      "an animated scroll during batches of a transition",
      Setup(layout: .carouselSection, counts: [3, 0], height: 300),
      [
        .mixedBatch(seed: 1237991380722301442),
        .setLayout(.waterfall, animated: true),
        .set(setting: 26, value: 5),
        .startTransition(.mosaic),
        .mixedSections(seed: 72481162579906598),
        .frames(count: 7, duration: 0.1),
        .insertSection(section: 4, count: 7),
        .scroll(x: 0.1, y: 0.9, animated: true),
        .layOut,
      ]),
    Run(
      "an inserted section during an animated scroll",
      Setup(layout: .justified, counts: [10], width: 250),
      [
        .pinch(x: 0.2, y: 0.1, factor: 0.7, angle: 2.0, duration: 0.3),
        .frames(count: 8, duration: 0.1),
        .scrollToRect(x: 0.3, y: 0.8, animated: true),
        .insertSection(section: 4, count: 1),
        .frames(count: 8, duration: 1 / 60),
      ]),
    Run(
      "an animated layout change during an animated resize",
      Setup(layout: .carousel, counts: [3], width: 390, height: 300),
      [
        .together(.animation, [.resize(width: 329, height: 480)]),
        .setLayout(.list, animated: true),
      ]),
    Run(
      "a layout change without animation during an animated resize",
      Setup(layout: .mosaic, counts: [1], width: 390, height: 300),
      [
        .mixedBatch(seed: 10400426464181861159),
        .insertItems(section: 1, item: 13, count: 4),
        .insertItems(section: 0, item: 2, count: 4),
        .together(
          .animation, [.setBounds(x: 0.301928484513606, y: 0.504404893227486, width: 284, height: 266)]),
        .frames(count: 10, duration: 1 / 60),
        .deleteItems(section: 5, item: 4, count: 3),
        .setLayout(.tags, animated: false),
        .rest,
      ]),
    Run(
      "a section replaced during an interactive transition",
      Setup(layout: .strips, counts: [2, 3, 3, 3], width: 250, height: 300),
      [
        .mixedSections(seed: 26858117278308147),
        .deleteItems(section: 2, item: 7, count: 2),
        .startTransition(.justified),
        .flick(x: 0.0, y: 0.4, toX: 0.0, toY: 1.0),
        .replaceSection(section: 3, count: 2),
        .scroll(x: 0.1, y: 0.3, animated: false),
        .frames(count: 11, duration: 1 / 240),
        .tapAccessory(section: 5, item: 10, isLeading: false),
        .frames(count: 8, duration: 1 / 60),
      ]),
    Run(
      "an animated resize during a batch while the contents decelerate",
      Setup(layout: .waterfall, counts: [17], width: 390, height: 300),
      [
        .flick(x: 0.4, y: 0.8, toX: 0.7, toY: 0.5),
        .frames(count: 9, duration: 1 / 60),
        .deleteItems(section: 0, item: 34, count: 4),
        .together(.animator, [.resize(width: 314, height: 509)]),
      ]),
    Run(
      "sections that change twice during an animated scroll",
      Setup(layout: .flow, counts: [16], measures: true, isDiffable: true, scale: 5.0),
      [
        .mixedSections(seed: 9488286975491789234),
        .deleteItems(section: 4, item: 28, count: 3),
        .scrollToItem(section: 5, item: 7, position: 1, animated: true),
        .mixedSections(seed: 531776968144771055),
        .pruneRow(section: 3, item: 7),
        .rest,
      ]),
  ]

  @Test(arguments: runs)
  func `no cell vanishes, pops in, or jumps between two frames`(run: Run) {
    let finding = RandomDriver.run(run.plan, checksContinuity: true)
    #expect(finding == nil, "\(finding?.text ?? "")")
  }
}
