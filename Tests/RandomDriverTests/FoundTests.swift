import CollectionView
import Testing

@testable import RandomDriver

/// Faults found by the random driver. Each of these runs used to fail.
@Suite(.serialized) struct FoundTests {
  private func expectNothingFound(
    _ setup: Setup, _ operations: [RandomDriver.Operation], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let finding = RandomDriver.run(Plan(setup: setup, operations: operations))
    #expect(finding == nil, "\(finding?.text ?? "")", sourceLocation: sourceLocation)
  }

  @Test func `the exception of a section without room ends a run without a finding`() {
    expectNothingFound(
      Setup(layout: .lanesSection, counts: [10], scale: 5.0),
      [
        .setLayout(.groups, animated: false),
        .set(setting: 32, value: 7),
        .resize(width: 200, height: 624),
        .together(.animation, [.contentInset(top: 0, left: 90, bottom: 90, right: 90)]),
      ])
  }

  @Test(arguments: [false, true])
  func `a scroll delegate can delete the item that a selection scrolls to`(animated: Bool) {
    expectNothingFound(
      Setup(layout: .flow, counts: [40]),
      [
        .together(.scrolling, [.deleteItems(section: 0, item: 39, count: 1)]),
        .selectAndScroll(section: 0, item: 39, position: 2, animated: animated),
        .rest,
      ])
  }

  @Test func `cells return to their carousel section after a change to an equal layout`() {
    expectNothingFound(
      Setup(layout: .carouselSection, counts: [2]),
      [.setLayout(.carouselSection, animated: true), .rest])
  }

  @Test func `a frame that ends an animated scroll queries the layout for the final position`() {
    expectNothingFound(
      Setup(layout: .carousel, counts: [9], width: 320, height: 300),
      [
        .setLayout(.timeline, animated: true),
        .scrollToItem(section: 5, item: 34, position: 7, animated: true),
        .deleteItems(section: 2, item: 10, count: 4),
        .frames(count: 11, duration: 0.5),
      ])
  }

  @Test func `a wheel can scroll while its text size changes`() {
    expectNothingFound(
      Setup(
        layout: .carousel, counts: [10], width: 390, height: 480, isRightToLeft: false, measures: false,
        isDiffable: false),
      [
        .startTransition(.wheel),
        .endTransition(finished: true),
        .scrollToItem(section: 4, item: 3, position: 9, animated: false),
        .flick(
          x: 0.8742288752750055, y: 0.3913658269849173, toX: 0.3862477305541938, toY: 0.19614724270769235),
        .textSize(4),
        .tap(x: 0.717131643155778, y: 0.8895868076882456),
      ])
  }

  @Test func `a flick during a transition to a waterfall causes no finding`() {
    expectNothingFound(
      Setup(
        layout: .justified, counts: [10, 3], width: 320, height: 480, isRightToLeft: false, measures: false,
        isDiffable: false),
      [
        .resize(width: 397, height: 627),
        .startTransition(.waterfall),
        .flick(
          x: 0.42562157742172213, y: 0.020463068684621, toX: 0.10140591289792777, toY: 0.7254466715740284),
      ])
  }

  @Test func `insets set during a flick keep the other axis within its limits`() {
    expectNothingFound(
      Setup(
        layout: .carousel, counts: [1, 3, 3, 1], width: 320, height: 480, isRightToLeft: false,
        measures: false, isDiffable: false),
      [
        .flick(
          x: 0.3495490533936719, y: 0.7044828506649089, toX: 0.19348888920616247, toY: 0.2669166799024162),
        .safeArea(top: 7, left: 0, bottom: 39, right: 0),
        .rest,
      ])
  }

  @Test func `an animated scroll can end in a layout pass that shrinks the content`() {
    expectNothingFound(
      Setup(layout: .list, counts: [3], measures: true),
      [
        .contentInset(top: 0, left: 7, bottom: 39, right: 7),
        .leaveWindow,
        .scroll(x: 0.42270387267361065, y: 0.9929329806797013, animated: true),
        .frames(count: 10, duration: 0.1),
        .rest,
      ])
  }

  private nonisolated static let measuring: [LayoutKind] = [
    .flow, .stickyHeaders, .waterfall, .tags, .grid, .list,
  ]

  @Test(arguments: measuring)
  func `items that a reload, deletion, or move takes out of a section lose their sizes`(layout: LayoutKind) {
    for direction in [0, 1] {
      for change in [
        RandomDriver.Operation.replaceSection(section: 0, count: 3),
        .deleteItems(section: 0, item: 2, count: 7),
        .replaceSection(section: 0, count: 0), .moveSection(section: 0, to: 1), .deleteSection(section: 0),
      ] {
        expectNothingFound(
          Setup(layout: layout, counts: [10, 2], width: 300, measures: true, scale: 8),
          [
            .set(setting: 0, value: direction), .layOut, change, .layOut, .resize(width: 250, height: 480),
            .layOut,
            .resize(width: 300, height: 480), .rest,
          ])
      }
    }
  }

  @Test(arguments: LayoutKind.allCases, [1, 2, 5])
  func `mirrored content narrower than the view follows the view's width`(layout: LayoutKind, count: Int) {
    for (width, scale) in [(211, 1.0), (290, 1), (450, 1), (211, 0.3), (450, 0.3)] {
      expectNothingFound(
        Setup(layout: layout, counts: [count], width: 300, isRightToLeft: true, scale: scale),
        [
          .set(setting: 0, value: 1), .rest, .resize(width: width, height: 480), .layOut,
          .frames(count: 1, duration: 0.1), .rest, .resize(width: 300, height: 480), .layOut, .rest,
        ])
    }
  }

  @Test(arguments: 0..<10)
  func `a jump to an item comes to rest in a carousel section scrolled past its edge`(position: Int) {
    expectNothingFound(
      Setup(layout: .carouselSection, counts: [12]),
      [
        .scrollBeyond(x: 0, y: 90), .scrollToItem(section: 0, item: 9, position: position, animated: false),
        .layOut,
        .rest,
      ])
  }

  @Test func `an animated scroll of a wheel reaches its end while an inset changes`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [5]),
      [
        .scrollBeyond(x: -58, y: -58), .scroll(x: 0.25, y: 0.11, animated: true),
        .frames(count: 3, duration: 1.0 / 60), .contentInset(top: 7, left: 0, bottom: 0, right: 0),
        .frames(count: 5, duration: 0.5), .rest,
      ])
  }

  @Test func `the selection follows items of a section that a snapshot moves and changes`() {
    expectNothingFound(
      Setup(layout: .groups, counts: [1, 3, 3, 3], isDiffable: true),
      [
        .selectAndScroll(section: 3, item: 26, position: 8, animated: true),
        .mixedSections(seed: 10_353_795_193_405_926_661), .rest,
      ])
  }

  @Test func `content that affects its own safe area is laid out in the remaining space`() {
    expectNothingFound(
      Setup(layout: .mosaic, counts: [3]),
      [
        .safeArea(top: 0, left: 39, bottom: 0, right: 7), .resize(width: 219, height: 667),
        .startTransition(.cards), .endTransition(finished: true), .resize(width: 218, height: 670), .rest,
      ])
    expectNothingFound(
      Setup(layout: .strips, counts: [3]),
      [
        .startTransition(.cards), .safeArea(top: 7, left: 7, bottom: 0, right: 0),
        .endTransition(finished: true),
        .resize(width: 196, height: 248), .rest,
      ])
  }

  @Test func `when anchored content narrows, it fills all of the space inside the safe area`() {
    expectNothingFound(
      Setup(layout: .stickyHeaders, counts: [13]),
      [
        .resize(width: 200, height: 530), .scrollBeyond(x: 3.2, y: 20.6),
        .safeArea(top: 39, left: 7, bottom: 7, right: 7), .frames(count: 1, duration: 0.5),
        .resize(width: 171, height: 652), .rest,
      ])
  }

  @Test(arguments: [LayoutKind.flow, .waterfall, .grid, .strips, .carouselSection])
  func `content scrolled while its view has no window rests within the safe area again`(layout: LayoutKind) {
    expectNothingFound(
      Setup(layout: layout, counts: [3]),
      [
        .safeArea(top: 39, left: 0, bottom: 0, right: 0), .frames(count: 10, duration: 0.1), .leaveWindow,
        .scrollToItem(section: 0, item: 1, position: 1, animated: false), .rest,
      ])
  }

  @Test func `a cell waiting for a reload is not reconfigured as another item's cell`() {
    expectNothingFound(
      Setup(layout: .mosaic, counts: [3, 0, 0]), [.reloadData, .reconfigureItem(section: 0, item: 0), .rest])
  }

  @Test func `sticky headers follow a view that narrows while scrolling to an item`() {
    expectNothingFound(
      Setup(layout: .lanesSection, counts: [6, 28, 12, 11], width: 390),
      [
        .setLayout(.stickyHeaders, animated: false),
        .scrollToItem(section: 1, item: 18, position: 2, animated: true), .resize(width: 313, height: 647),
        .rest,
      ])
  }

  @Test func `a header pins at the content's current position after any move`() {
    expectNothingFound(
      Setup(layout: .flow, counts: [10, 10, 10]),
      [
        .scroll(x: 0.7, y: 0.2, animated: false),
        .down(finger: 1, x: 0.7, y: 0.7),
        .drag(finger: 1, x: 0.5, y: 0.1, duration: 0.1),
        .scroll(x: 1.0, y: 0.1, animated: false),
        .frames(count: 12, duration: 0.016666666666666666),
        .rest,
      ])
  }

  @Test func `a delegate's insertions during a layout change are applied after it`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [3], scale: 5.0),
      [
        .insertItems(section: 3, item: 27, count: 4),
        .resize(width: 284, height: 641),
        .together(.scrolling, [.insertItems(section: 3, item: 31, count: 4)]),
        .setLayout(.lanesSection, animated: false),
        .rest,
      ])
  }

  @Test func `a cell indented for a nested row isn't indented elsewhere`() {
    expectNothingFound(
      Setup(layout: .rows, counts: [26, 23, 1], width: 250, height: 300, isDiffable: true),
      [
        .set(setting: 10, value: 2),
        .outline(section: 0, seed: 9_872_720_911_469_073_316),
        .scroll(x: 0.59, y: 0.96, animated: false),
        .set(setting: 14, value: 9),
        .resize(width: 158, height: 188),
        .rest,
      ])
  }

  @Test func `on a wheel, an animated scroll can replace a deceleration after a batch update`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [5]),
      [
        .change(.alwaysBouncesHorizontally, value: 7),
        .flick(x: 0.0, y: 0.9, toX: 0.8, toY: 0.5),
        .mixedBatch(seed: 12_668_182_911_398_169_003),
        .frames(count: 1, duration: 0.016666666666666666),
        .selectAndScroll(section: 5, item: 40, position: 3, animated: true),
        .rest,
      ])
  }

  @Test
  func `a batch queued after a reload while cells change uses the reloaded data`() {
    expectNothingFound(
      Setup(layout: .flow, counts: [10, 9, 3]),
      [
        .scrollToRect(x: 0.4, y: 0.8, animated: false),
        .together(.scrolling, [.reconnect, .moveSection(section: 5, to: 4)]),
        .setLayout(.tags, animated: true),
        .rest,
      ])
  }

  @Test func `disabling scrolling during a drag releases the finger`() {
    expectNothingFound(
      Setup(layout: .flowing, counts: [1, 3, 3, 2], height: 700, scale: 0.25),
      [
        .insertSection(section: 3, count: 4),
        .together(.scrolling, [.change(.scrolls, value: 2)]),
        .setLayout(.mosaic, animated: true),
        .insertItems(section: 2, item: 32, count: 2),
        .flick(x: 0.9, y: 0.4, toX: 1.0, toY: 0.2),
        .rest,
      ])
  }

  @Test func `a batch started in a layout change's completion follows waiting updates`() {
    expectNothingFound(
      Setup(layout: .stickyHeaders, counts: [8], height: 300),
      [
        .mixedSections(seed: 7_288_399_685_437_376_202),
        .together(.scrolling, [.mixedBatch(seed: 5_396_829_386_123_587_967)]),
        .together(.batch, [.scroll(x: 0.6116914567657641, y: 0.5222950015558498, animated: false)]),
        .together(.completion, [.deleteItems(section: 4, item: 4, count: 3)]),
        .setLayout(.cards, animated: false),
        .rest,
      ])
  }

  @Test
  func `a snapshot applied in a layout change's completion follows a waiting one`() {
    expectNothingFound(
      Setup(layout: .stickyHeaders, counts: [0], isDiffable: true),
      [
        .scrollBeyond(x: -3.0, y: 52.7),
        .together(.completion, [.mixedSections(seed: 639_031_215_827_177_559)]),
        .together(.scrolling, [.reloadItems(section: 0, item: 21, count: 3)]),
        .setLayout(.waterfall, animated: false), .rest,
      ])
  }

  /// The fault was in the driver. If a tag is visible at every offset, lines correctly keep the ends they
  /// were measured with.
  @Test func `lines keep the ends they were measured with if a tag is always visible`() {
    expectNothingFound(
      Setup(layout: .rows, counts: [25, 10, 30], height: 700, measures: true),
      [
        .setLayout(.tags, animated: true), .set(setting: 27, value: 2),
        .moveItem(section: 0, item: 1, toSection: 1, toItem: 29),
        .scroll(x: 0.7, y: 0.2, animated: false), .insertItems(section: 2, item: 5, count: 4),
        .safeArea(top: 7, left: 0, bottom: 0, right: 0), .rest,
      ])
  }

  @Test func `items inserted within an app's animation measure themselves`() {
    expectNothingFound(
      Setup(layout: .mosaic, counts: [3], scale: 0.25),
      [
        .setLayout(.flowing, animated: false),
        .together(.animation, [.insertItems(section: 0, item: 6, count: 2)]),
        .rest,
      ])
  }

  @Test func `content set to bounce horizontally stays within the safe area`() {
    expectNothingFound(
      Setup(layout: .ring, counts: [2]),
      [
        .safeArea(top: 0, left: 0, bottom: 0, right: 7), .mixedSections(seed: 7_417_293_597_161_445_462),
        .change(.alwaysBouncesHorizontally, value: 5), .rest,
      ])
  }

  @Test func `a snapshot applied during an interactive move selects no displaced items`() {
    expectNothingFound(
      Setup(layout: .lanesSection, counts: [3, 2], isDiffable: true, scale: 5.0),
      [
        .down(finger: 0, x: 0.5, y: 0.4), .lift(finger: 0), .down(finger: 0, x: 0.4, y: 0.0),
        .frames(count: 12, duration: 0.1), .drag(finger: 0, x: 0.3, y: 0.7, duration: 0.2),
        .moveSection(section: 3, to: 4), .rest,
      ])
  }

  @Test func `footers below sticky headers pin as in any flow layout`() {
    expectNothingFound(
      Setup(layout: .stickyHeaders, counts: [10, 10, 10, 10]),
      [
        .set(setting: 34, value: 3), .set(setting: 22, value: 1),
        .flick(x: 0.97, y: 0.49, toX: 0.05, toY: 0.26), .rest,
      ])
  }

  @Test func `margin-relative content follows the margins inherited from the superview`() {
    expectNothingFound(
      Setup(layout: .flowing, counts: [3]),
      [
        .set(setting: 30, value: 10), .resize(width: 484, height: 168),
        .setBounds(x: 0.1, y: 1.0, width: 459, height: 612), .change(.superviewMargins, value: 7), .rest,
      ])
  }

  @Test func `a size computed outside a window, with no safe area, is not kept in a window`() {
    expectNothingFound(
      Setup(layout: .piles, counts: [3], isDiffable: true),
      [
        .set(setting: 5, value: 10), .safeArea(top: 7, left: 0, bottom: 0, right: 0), .rest, .leaveWindow,
        .resize(width: 479, height: 563), .rest,
      ])
    expectNothingFound(
      Setup(layout: .cards, counts: [3]),
      [
        .startTransition(.strips), .rest, .safeArea(top: 0, left: 7, bottom: 0, right: 0),
        .reloadSection(section: 1), .leaveWindow, .resize(width: 450, height: 241), .rest,
      ])
  }

  @Test func `a carousel that scrolls to an item during a bounce still rests within its edges`() {
    expectNothingFound(
      Setup(layout: .carousel, counts: [3]),
      [
        .scrollBeyond(x: 7.6, y: -22.7), .change(.scrolls, value: 6),
        .frames(count: 9, duration: 0.008333333333333333), .goTo(section: 3, item: 1, animated: false), .rest,
      ])
  }

  @Test func `a row moved by its handle is released if its accessories change`() {
    expectNothingFound(
      Setup(layout: .rows, counts: [2, 3], width: 250, height: 300),
      [
        .safeArea(top: 0, left: 7, bottom: 0, right: 39), .insertItems(section: 3, item: 29, count: 1),
        .set(setting: 15, value: 10), .insertSection(section: 2, count: 12),
        .deleteItems(section: 4, item: 15, count: 4), .scroll(x: 0.75, y: 0.48, animated: false),
        .insertItems(section: 0, item: 33, count: 2), .set(setting: 0, value: 2), .tap(x: 0.7, y: 0.4),
        .safeArea(top: 0, left: 0, bottom: 0, right: 0), .rest,
      ])
  }

  @Test func `a reload waiting for a scroll also waits for the end of a batch`() {
    expectNothingFound(
      Setup(layout: .flowing, counts: [26], isDiffable: true),
      [
        .together(.scrolling, [.reloadData]), .together(.batch, [.scroll(x: 0.95, y: 0.99, animated: false)]),
        .rest,
      ])
  }

  @Test func `a rows layout set during another layout change configures its cells as rows`() {
    expectNothingFound(
      Setup(layout: .tags, counts: [2]),
      [
        .together(.scrolling, [.setLayout(.rows, animated: false)]), .setLayout(.wheel, animated: true),
        .rest,
      ])
  }

  @Test
  func `a deletion waiting for a layout change uses the old data at any text size`() {
    expectNothingFound(
      Setup(layout: .tags, counts: [1, 3, 1]),
      [
        .mixedSections(seed: 15_017_324_477_223_434_028),
        .together(.scrolling, [.deleteItems(section: 0, item: 29, count: 1), .change(.textSize, value: 1)]),
        .insertItems(section: 5, item: 6, count: 2), .startTransition(.carousel),
        .endTransition(finished: true),
      ])
  }

  @Test func `a zoom that starts during another zoom's scroll uses the current offset`() {
    expectNothingFound(
      Setup(layout: .stickyHeaders, counts: [1], zooms: true),
      [
        .together(.scrolling, [.zoomScale(1.9, animated: true)]), .zoomScale(2.1, animated: false), .rest,
      ])
  }

  @Test
  func `a tap on a row during a move selects the item that the row displays`() {
    expectNothingFound(
      Setup(layout: .rows, counts: [5, 17], width: 250, scale: 5.0),
      [
        .set(setting: 0, value: 4), .set(setting: 9, value: 7),
        .moveItem(section: 4, item: 20, toSection: 5, toItem: 36),
        .scrollToItem(section: 5, item: 34, position: 2, animated: false), .set(setting: 27, value: 3),
        .scrollToItem(section: 1, item: 21, position: 1, animated: true), .layOut,
        .pinch(x: 0.6, y: 0.64, factor: 1.44, angle: 0.73, duration: 0.26),
      ])
  }

  @Test func `a tap on a cell waiting for a reload selects the reloaded item`() {
    expectNothingFound(
      Setup(layout: .grid, counts: [1], width: 390),
      [
        .resize(width: 455, height: 397), .setLayout(.ring, animated: false),
        .insertItems(section: 3, item: 30, count: 2), .insertItems(section: 0, item: 24, count: 1),
        .reloadData, .down(finger: 1, x: 0.53, y: 0.69), .rest,
      ])
  }

  @Test func `a carousel replaced before it rests does not scroll the next layout`() {
    expectNothingFound(
      Setup(layout: .cards, counts: [0, 2], isRightToLeft: true),
      [
        .mixedBatch(seed: 15_714_945_059_258_019_081), .startTransition(.carousel), .progress(0.5),
        .flick(x: 0.4, y: 0.7, toX: 0.0, toY: 0.3), .endTransition(finished: true), .startTransition(.wheel),
        .progress(0.7), .scroll(x: 0.2, y: 0.8, animated: true), .insertItems(section: 1, item: 1, count: 4),
        .frames(count: 7, duration: 0.1), .rest,
      ])
  }

  @Test func `updates waiting for a scroll do not remove the scroll's target item`() {
    expectNothingFound(
      Setup(layout: .packed, counts: [10], isDiffable: true),
      [
        .together(.scrolling, [.outline(section: 4, seed: 5_492_447_201_729_376_678)]),
        .safeArea(top: 7, left: 0, bottom: 0, right: 0), .mixedBatch(seed: 5_117_295_801_125_676_706),
        .leaveWindow, .insertSection(section: 3, count: 3),
        .scrollToItem(section: 2, item: 8, position: 8, animated: false),
      ])
  }

  @Test func `content stopped during a bounce rests within its range`() {
    expectNothingFound(
      Setup(layout: .ring, counts: [3], isRightToLeft: true, zooms: true),
      [
        .zoomTo(x: 0.4, y: 0.3, part: 1.1, animated: true), .flick(x: 0.5, y: 0.6, toX: 0.3, toY: 1.0),
        .pinch(x: 0.89, y: 0.87, factor: 1.76, angle: -1.49, duration: 0.23), .stopMoving, .rest,
      ])
  }

  @Test func `an event without width in a narrow view has no cell, and queries may omit it`() {
    expectNothingFound(
      Setup(layout: .timeline, counts: [30, 20], sectionsDiffer: true),
      [
        .mixedSections(seed: 17464891546907345347), .mixedSections(seed: 9515932343084348048),
        .mixedSections(seed: 17119376266648525766), .mixedSections(seed: 11401758861127961305),
        .resize(width: 150, height: 414), .rest,
      ])
  }

  @Test func `rows whose style changes during a move are configured again`() {
    expectNothingFound(
      Setup(layout: .rows, counts: [1, 1, 2]),
      [.set(setting: 8, value: 8), .beginPress(section: 1, item: 6), .set(setting: 36, value: 10), .rest])
  }

  @Test func `while a moved item returns, a new batch waits until the views are in place`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [3]),
      [
        .beginPress(section: 1, item: 5), .safeArea(top: 7, left: 0, bottom: 0, right: 0),
        .together(.scrolling, [.mixedSections(seed: 2281597525460274923)]),
        .flick(x: 0.9, y: 0.6, toX: 0.3, toY: 0.4), .rest,
      ])
  }

  @Test func `during a transition, the next layout's scrolls apply to its own offset`() {
    expectNothingFound(
      Setup(layout: .grid, counts: [3], isDiffable: true, scale: 5.0),
      [
        .startTransition(.waterfall),
        .together(
          .scrolling,
          [
            .scrollToItem(section: 4, item: 20, position: 2, animated: false),
            .insertItems(section: 2, item: 36, count: 3),
          ]),
        .reloadItems(section: 3, item: 10, count: 4), .setBounds(x: 0.96, y: 0.05, width: 297, height: 502),
        .pruneRow(section: 1, item: 38),
      ])
  }

  @Test
  func `a batch after a reload during a resize counts from the reloaded data`() {
    expectNothingFound(
      Setup(layout: .justified, counts: [3, 2], height: 300),
      [
        .scrollToItem(section: 1, item: 29, position: 5, animated: false),
        .together(.scrolling, [.reloadData, .deleteItems(section: 3, item: 1, count: 1)]),
        .resize(width: 134, height: 376),
      ])
  }

  @Test func `margin-relative groups follow margins changed outside a window`() {
    expectNothingFound(
      Setup(layout: .groups, counts: [0]),
      [
        .set(setting: 2, value: 2), .leaveWindow, .change(.superviewMargins, value: 3),
        .replaceSection(section: 3, count: 1), .rest,
      ])
  }

  @Test func `content scrolled to fit a safe area returns when the area is no longer applied`() {
    expectNothingFound(
      Setup(layout: .packed, counts: [3]),
      [
        .safeArea(top: 39, left: 0, bottom: 39, right: 0), .scroll(x: 0.2, y: 0.3, animated: false),
        .change(.insetAdjustment, value: 6), .rest,
      ])
  }

  @Test func `content scrolled to fit a safe area returns when the safe area becomes zero`() {
    expectNothingFound(
      Setup(layout: .packed, counts: [1]),
      [
        .safeArea(top: 39, left: 0, bottom: 0, right: 0),
        .scrollToItem(section: 2, item: 28, position: 5, animated: false),
        .safeArea(top: 0, left: 0, bottom: 0, right: 0), .rest,
      ])
  }

  @Test
  func `a restored anchor keeps the other axis at its offset past the content`() {
    expectNothingFound(
      Setup(layout: .strips, counts: [3]),
      [
        .scrollBeyond(x: -5.5, y: -5.4),
        .restoreAnchor(section: 5, item: 19, edge: 1, distance: -172.54788928267195), .rest,
      ])
  }

  @Test func `an item selected during another item's interactive move stays selected`() {
    expectNothingFound(
      Setup(layout: .flow, counts: [2]),
      [
        .beginPress(section: 3, item: 39), .drag(finger: 0, x: 0.7, y: 0.4, duration: 0.14),
        .selectAndScroll(section: 3, item: 28, position: 6, animated: false), .endMovement(cancelled: false),
      ])
  }

  @Test func `before a comparison, the driver measures tags that only insets make reachable`() {
    expectNothingFound(
      Setup(
        layout: .tags, counts: [3, 28, 4], width: 390, height: 300, isRightToLeft: true, measures: true,
        sectionsDiffer: true),
      [
        .down(finger: 1, x: 0.1, y: 0.9), .frames(count: 1, duration: 0.5),
        .scroll(x: 0.4, y: 0.3, animated: false), .contentInset(top: 7, left: 39, bottom: 39, right: 0),
        .set(setting: 39, value: 3), .rest,
      ])
  }

  @Test func `self-sizing tags within a safe area finish measuring`() {
    expectNothingFound(
      Setup(layout: .tags, counts: [15, 14, 30, 15], measures: true, isDiffable: true, scale: 0.25),
      [
        .set(setting: 39, value: 1), .outline(section: 5, seed: 4_678_829_158_883_538_465),
        .safeArea(top: 7, left: 7, bottom: 0, right: 39),
        .frames(count: 6, duration: 0.016666666666666666),
      ])
  }

  @Test func `a selection after a reload that ended a move refers to the reloaded data`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [0]),
      [
        .insertItems(section: 1, item: 6, count: 2), .beginMovement(section: 2, item: 24),
        .insertItems(section: 0, item: 16, count: 4), .reloadData,
        .select(section: 2, item: 14, animated: true), .rest,
      ])
    expectNothingFound(
      Setup(layout: .strips, counts: [3]),
      [
        .down(finger: 0, x: 0.7, y: 0.1), .frames(count: 2, duration: 0.5), .reloadData,
        .select(section: 0, item: 16, animated: true), .tapItem(section: 5, item: 3),
      ])
  }

  @Test
  func `if content leaves a window as its safe area changes, it rests within its edges`() {
    expectNothingFound(
      Setup(layout: .groups, counts: [3, 3, 3]),
      [
        .together(.scrolling, [.leaveWindow]), .safeArea(top: 39, left: 0, bottom: 0, right: 0),
        .selectAndScroll(section: 1, item: 27, position: 8, animated: true), .rest,
      ])
  }

  @Test func `mirrored content under a finger stays within its edges as the view narrows`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [3], width: 390, isRightToLeft: true),
      [
        .scrollBeyond(x: -36.4, y: -28.9), .down(finger: 1, x: 0.2, y: 0.5),
        .goTo(section: 3, item: 27, animated: true), .setLayout(.pile, animated: true),
        .resize(width: 362, height: 564), .rest,
      ])
  }

  @Test
  func `after a safe area change, content resized in a scroll rests within its edges`() {
    expectNothingFound(
      Setup(layout: .strips, counts: [2]),
      [
        .safeArea(top: 39, left: 0, bottom: 39, right: 0),
        .together(
          .scrolling, [.setBounds(x: 0.4722767692342241, y: 0.24582932118613998, width: 482, height: 366)]),
        .scroll(x: 0.3, y: 0.5, animated: true), .rest,
      ])
  }

  @Test func `an item selected during a row's move by its handle stays selected`() {
    expectNothingFound(
      Setup(layout: .rows, counts: [2, 2], width: 250, height: 300),
      [
        .replaceSection(section: 2, count: 4), .mixedSections(seed: 17_591_783_187_278_012_539),
        .mixedSections(seed: 14_939_865_391_832_550_627), .twoBatches(seed: 14_164_233_479_094_441_416),
        .mixedSections(seed: 18_123_227_849_624_452_766),
        .contentInset(top: 0, left: 0, bottom: 39, right: 39),
        .insertItems(section: 4, item: 1, count: 2), .down(finger: 1, x: 0.7, y: 0.2),
        .swipeRow(section: 5, item: 37, part: -0.4, duration: 0.3),
        .drag(finger: 1, x: 0.9, y: 0.8, duration: 0.3),
      ])
  }

  @Test func `content shortened in the last step of a deceleration continues to its new end`() {
    expectNothingFound(
      Setup(layout: .wheel, counts: [3]),
      [
        .scroll(x: 0.1, y: 0.6, animated: false), .set(setting: 6, value: 1),
        .swipeRow(section: 2, item: 10, part: -0.4, duration: 0.0), .frames(count: 5, duration: 0.1),
        .together(.scrolling, [.moveItem(section: 4, item: 30, toSection: 4, toItem: 9)]),
        .safeArea(top: 39, left: 0, bottom: 39, right: 0), .frames(count: 12, duration: 0.5), .rest,
      ])
  }

  @Test
  func `back in a window, content resized before a safe area change is within its edges`() {
    expectNothingFound(
      Setup(layout: .carouselSection, counts: [3]),
      [
        .safeArea(top: 39, left: 0, bottom: 0, right: 0),
        .setBounds(x: 0.4, y: 0.3, width: 335, height: 583), .leaveWindow,
        .scroll(x: 0.2, y: 0.7, animated: false), .rest,
      ])
  }

  @Test func `an item that a delegate call removes during its selection is not selected`() {
    expectNothingFound(
      Setup(layout: .grid, counts: [0], width: 390, height: 300, isDiffable: true),
      [
        .mixedBatch(seed: 9_387_106_802_332_403_419), .set(setting: 21, value: 6),
        .tapAccessory(section: 0, item: 17, isLeading: false), .flick(x: 0.2, y: 0.7, toX: 1.0, toY: 0.8),
        .insertItems(section: 2, item: 37, count: 2), .resize(width: 284, height: 658),
        .tapItem(section: 2, item: 14),
        .together(
          .completion,
          [
            .setLayout(.carouselSection, animated: false), .leaveWindow,
            .outline(section: 3, seed: 12_449_695_063_871_578_196),
          ]), .insertItems(section: 0, item: 38, count: 3),
        .outline(section: 5, seed: 15_443_058_820_996_171_898), .mixedBatch(seed: 6_760_589_543_982_858_188),
        .mixedSections(seed: 18_077_499_885_698_414_484),
        .outline(section: 0, seed: 11_279_418_945_975_393_611),
        .pressItem(section: 5, item: 39, x: 0.73, y: 0.32, duration: 0.08),
      ])
  }

  @Test func `a badge belongs to its item after a move into another section`() {
    expectNothingFound(
      Setup(layout: .grid, counts: [3]),
      [
        .set(setting: 25, value: 9), .mixedSections(seed: 1_020_668_576_123_049_421),
        .moveItem(section: 0, item: 7, toSection: 2, toItem: 24), .rest,
      ])
  }

  @Test func `a new data source isn't queried while a cell is leaving`() {
    expectNothingFound(
      Setup(layout: .timeline, counts: [25, 16]),
      [
        .scroll(x: 0.7, y: 0.3, animated: false),
        .together(.disappearance, [.moveSection(section: 2, to: 5), .reconnect]), .layOut,
      ])
  }

  @Test func `an interactive move ending while cells are exchanged waits for the exchange`() {
    expectNothingFound(
      Setup(layout: .pilesSection, counts: [10, 2]),
      [
        .resize(width: 306, height: 262), .frames(count: 9, duration: 0.5),
        .together(.disappearance, [.leaveWindow]), .scroll(x: 0.7, y: 0.7, animated: true),
        .pressItem(section: 4, item: 4, x: 0.19, y: 0.89, duration: 0.15),
      ])
  }

  @Test func `content returns to its range if its view leaves the window under an idle finger`() {
    expectNothingFound(
      Setup(layout: .waterfall, counts: [2]),
      [
        .down(finger: 1, x: 0.8, y: 0.5),
        .restoreAnchor(section: 5, item: 13, edge: 0, distance: -41.39742732502549),
        .reloadItems(section: 4, item: 38, count: 3), .frames(count: 2, duration: 0.5), .leaveWindow, .rest,
      ])
  }

  @Test func `a badge belongs to its item after an update during a transition`() {
    expectNothingFound(
      Setup(layout: .grid, counts: [25]),
      [
        .set(setting: 11, value: 5), .startTransition(.piles), .deleteItems(section: 4, item: 6, count: 4),
        .endTransition(finished: false), .rest,
      ])
  }

  @Test func `a delegate may update data when an interactive move displays a cell`() {
    expectNothingFound(
      Setup(layout: .strips, counts: [6, 0]),
      [
        .together(.display, [.mixedSections(seed: 12_801_020_526_500_931_620)]),
        .pressItem(section: 3, item: 4, x: 0.11, y: 0.24, duration: 0.26),
      ])
  }

  @Test func `a finger that catches content takes over an animated scroll that starts then`() {
    expectNothingFound(
      Setup(layout: .tags, counts: [3]),
      [
        .scrollBeyond(x: -29.6, y: -58.1), .tap(x: 0.6, y: 0.6),
        .together(
          .scrollEnd,
          [
            .scrollToItem(section: 2, item: 25, position: 5, animated: true),
            .reloadItems(section: 4, item: 14, count: 1),
          ]), .swipeRow(section: 0, item: 11, part: -0.7, duration: 0.1), .rest,
      ])
  }

  @Test func `a section doesn't measure tags moved out of it during a transition`() {
    expectNothingFound(
      Setup(
        layout: .tags, counts: [1, 3, 1], measures: true, scale: 5, isInController: true,
        controllerMoves: true),
      [
        .startTransition(.carousel), .pressItem(section: 5, item: 5, x: 0.4, y: 0.7, duration: 0.2),
        .resize(width: 228, height: 652),
      ])
  }

  @Test func `new bounds during pending updates don't query the layout for old index paths`() {
    expectNothingFound(
      Setup(layout: .carouselSection, counts: [3], width: 390, scale: 5),
      [
        .together(
          .disappearance,
          [
            .deleteItems(section: 3, item: 30, count: 2),
            .setBounds(x: 0.6158918259352173, y: 0.919896977959433, width: 407, height: 613),
          ]), .setLayout(.waterfall, animated: false), .frames(count: 12, duration: 1.0 / 60), .rest,
      ])
  }

  @Test
  func `a layout that scrolls while preparing is prepared again for a new size`() {
    expectNothingFound(
      Setup(layout: .pile, counts: [3, 3]),
      [
        .insertSection(section: 1, count: 9), .setLayout(.justified, animated: true),
        .startTransition(.piles),
        .rest, .together(.scrolling, [.resize(width: 223, height: 250)]),
        .setBounds(x: 0.9, y: 0.4, width: 360, height: 322), .rest,
      ])
  }

  @Test func `an item can be pressed during a transition to a layout waiting for batches`() {
    expectNothingFound(
      Setup(layout: .list, counts: [3], isInController: true, controllerMoves: true),
      [
        .startTransition(.piles),
        .pressItem(section: 0, item: 32, x: 0.7, y: 0.2, duration: 0.1),
        .rest,
      ])
  }

  @Test func `changing a section's widths from absolute to estimated resizes no cells`() {
    expectNothingFound(
      Setup(layout: .carousel, counts: [3, 3, 1, 1]),
      [
        .startTransition(.flowing), .insertSection(section: 5, count: 8),
        .replaceSection(section: 5, count: 11), .insertItems(section: 0, item: 18, count: 3), .rest,
        .insertItems(section: 3, item: 13, count: 2), .insertSection(section: 5, count: 2),
        .replaceSection(section: 1, count: 10), .set(setting: 13, value: 9), .rest,
      ])
  }
}
