import TestSupport

nonisolated extension Operation {
  /// Creates a random operation with an app's typical frequencies.
  init(random: inout SeededGenerator, in setup: Setup) {
    self =
      switch random.int(0...99) {
      case 0..<25: .data(&random, setup)
      case 25..<37: .layout(&random, setup)
      case 37..<46: .view(&random)
      case 46..<55: .scrolling(&random, setup)
      case 55..<71: .hand(&random, setup)
      case 71..<76: .items(&random)
      case 76..<79: .several(&random, setup)
      case 79..<87: .animated(&random, setup)
      default: .time(&random)
      }
  }

  private static func data(_ random: inout SeededGenerator, _ setup: Setup) -> Operation {
    let section = random.int(0...5)
    let item = random.int(0...40)
    let small = random.int(1...4)
    if setup.isDiffable, random.chance(0.35) {
      switch random.int(0...9) {
      case 0..<3: return .outline(section: section, seed: random.next())
      case 3..<7: return .toggleRow(section: section, item: item)
      case 7: return .pruneRow(section: section, item: item)
      default: return .growRow(section: section, item: item, count: small)
      }
    }
    if setup.sectionsDiffer, random.chance(0.05) { return .restyleSection(section: section) }
    switch random.int(0...32) {
    case 0..<5: return .insertItems(section: section, item: item, count: small)
    case 5..<10: return .deleteItems(section: section, item: item, count: small)
    case 10..<13:
      return .moveItem(
        section: section, item: item, toSection: random.int(0...5), toItem: random.int(0...40))
    case 13..<16: return .reloadItems(section: section, item: item, count: small)
    case 16: return .reconfigureItem(section: section, item: item)
    case 17: return .insertSection(section: section, count: random.int(0...12))
    case 18: return .deleteSection(section: section)
    case 19: return .moveSection(section: section, to: random.int(0...5))
    case 20: return .reloadSection(section: section)
    case 21..<24: return .mixedBatch(seed: random.next())
    case 24, 25: return .mixedSections(seed: random.next())
    case 26: return .resizeItem(section: section, item: item)
    case 27: return .replaceSection(section: section, count: random.int(0...12))
    case 28: return .reloadData
    case 29: return .twoBatches(seed: random.next())
    case 30, 31: return .stretched(&random)
    default: return random.chance(0.3) ? .reconnect : .insertItems(section: section, item: 0, count: small)
    }
  }

  private static func stretched(_ random: inout SeededGenerator) -> Operation {
    .stretchItems(
      section: random.int(0...5), item: random.int(0...40),
      count: random.chance(0.3) ? 20 : random.int(1...3),
      by: Stretching.allCases.randomElement(using: &random) ?? .reload)
  }

  /// Returns a change in an animation block or a property animator.
  private static func animated(_ random: inout SeededGenerator, _ setup: Setup) -> Operation {
    let kind = LayoutKind.allCases.randomElement(using: &random) ?? .flow
    let insets = [0, 0, 20, 90]
    func inset() -> Int { insets[random.int(0...3)] }
    let change: Operation =
      switch random.int(0...19) {
      case 0..<7: .set(setting: random.int(0...40), value: random.int(0...10))
      case 7: .invalidateLayout
      case 8, 9: .invalidatePart(seed: random.next())
      case 10: .boundaries(random.int(0...3))
      case 11: .resize(width: random.int(120...500), height: random.int(120...700))
      case 12:
        .setBounds(
          x: random.double(0...1), y: random.double(0...1), width: random.int(120...500),
          height: random.int(120...700))
      case 13: .contentInset(top: inset(), left: inset(), bottom: inset(), right: inset())
      case 14: .safeArea(top: inset(), left: 0, bottom: inset(), right: 0)
      case 15: .setLayout(kind, animated: true)
      case 16..<19: .stretched(&random)
      default: .data(&random, setup)
      }
    return .together(random.chance(0.7) ? .animation : .animator, change.isImmediate ? [change] : [])
  }

  /// Usually adds a layout pass before an animation and frames after it. Jumps can't be found without them.
  func surrounded(by random: inout SeededGenerator) -> [Operation] {
    guard case .together(let circumstance, _) = self, [.animation, .animator].contains(circumstance) else {
      return [self]
    }
    let before: [Operation] = random.chance(0.6) ? [.layOut] : []
    let after: [Operation] =
      random.chance(0.6) ? [.frames(count: random.int(1...12), duration: 1.0 / 60)] : []
    return before + [self] + after
  }

  private static func layout(_ random: inout SeededGenerator, _ setup: Setup) -> Operation {
    let kind = LayoutKind.allCases.randomElement(using: &random) ?? .flow
    switch random.int(0...15) {
    case 0..<5: return .set(setting: random.int(0...40), value: random.int(0...10))
    case 5, 6: return .setLayout(kind, animated: random.chance(0.6))
    case 7, 8: return .startTransition(kind)
    case 9, 10: return .progress(random.double(0...1))
    case 11: return .endTransition(finished: random.chance(0.6))
    case 12: return .leaveTransition(finished: random.chance(0.6))
    case 13:
      if random.chance(0.2) { return .boundaries(random.int(0...3)) }
      return random.chance(0.4) ? .invalidateLayout : .invalidatePart(seed: random.next())
    default:
      switch random.int(0...6) {
      case 0: return .turn(random.double(-3...3))
      case 1: return .spread(random.double(0.4...2))
      case 2: return .dismissCard(direction: random.int(0...3))
      case 3: return .undoDismissal
      case 4:
        return .restoreAnchor(
          section: random.int(0...5), item: random.int(0...40), edge: random.int(0...2),
          distance: random.chance(0.5) ? 0 : random.double(-200...200))
      default:
        return .goTo(section: random.int(0...5), item: random.int(0...40), animated: random.chance(0.6))
      }
    }
  }

  private static func view(_ random: inout SeededGenerator) -> Operation {
    let insets = [0, 0, 7, 39]
    func inset() -> Int { insets[random.int(0...3)] }
    switch random.int(0...13) {
    case 0..<3: return .resize(width: random.int(120...500), height: random.int(120...700))
    case 3: return .contentInset(top: inset(), left: inset(), bottom: inset(), right: inset())
    case 4, 5:
      let isAtSides = random.chance(0.4)
      return .safeArea(
        top: inset(), left: isAtSides ? inset() : 0, bottom: inset(), right: isAtSides ? inset() : 0)
    case 6: return random.chance(0.5) ? .leaveWindow : .enterWindow
    case 7: return random.chance(0.7) ? .enterWindow : .hideWindow(random.chance(0.5))
    case 8:
      return .setBounds(
        x: random.double(0...1), y: random.double(0...1), width: random.int(120...500),
        height: random.int(120...700))
    default:
      return .change(
        ViewSetting.allCases.randomElement(using: &random) ?? .bounces, value: random.int(0...11))
    }
  }

  private static func scrolling(_ random: inout SeededGenerator, _ setup: Setup) -> Operation {
    let (x, y) = (random.double(0...1), random.double(0...1))
    let isAnimated = random.chance(0.6)
    // An app can request a zoom even if nothing zooms.
    if random.chance(setup.zooms ? 0.5 : 0.03) {
      switch random.int(0...9) {
      case 0..<5: return .zoomScale(random.double(0.2...4), animated: isAnimated)
      case 5..<9: return .zoomTo(x: x, y: y, part: random.double(0.1...2), animated: isAnimated)
      default: return .stopMoving
      }
    }
    switch random.int(0...9) {
    case 0..<4: return .scroll(x: x, y: y, animated: isAnimated)
    case 4: return .scrollBeyond(x: random.double(-60...60), y: random.double(-60...60))
    case 5: return .scrollToRect(x: x, y: y, animated: isAnimated)
    default:
      return .scrollToItem(
        section: random.int(0...5), item: random.int(0...40), position: random.int(0...9),
        animated: isAnimated)
    }
  }

  private static func hand(_ random: inout SeededGenerator, _ setup: Setup) -> Operation {
    let (x, y) = (random.double(0...1), random.double(0...1))
    let (section, item) = (random.int(0...5), random.int(0...40))
    let duration = random.double(0.02...0.3)
    if random.chance(setup.controllerMoves ? 0.2 : 0.05) { return .beginPress(section: section, item: item) }
    switch random.int(0...(setup.zooms ? 27 : 22)) {
    case 0..<3: return .down(finger: random.int(0...1), x: x, y: y)
    case 3..<7: return .drag(finger: random.int(0...1), x: x, y: y, duration: duration)
    case 7..<9: return .lift(finger: random.int(0...1))
    case 9: return .cancelTouches
    case 10..<14: return .flick(x: x, y: y, toX: random.double(0...1), toY: random.double(0...1))
    case 14: return .tap(x: x, y: y)
    case 15, 16: return .tapItem(section: section, item: item)
    case 17: return .tapAccessory(section: section, item: item, isLeading: random.chance(0.3))
    case 18, 19:
      return .swipeRow(section: section, item: item, part: random.double(-1...1), duration: duration)
    case 20: return .pressItem(section: section, item: item, x: x, y: y, duration: duration)
    default:
      return .pinch(
        x: x, y: y, factor: random.double(0.3...2.5), angle: random.double(-2...2), duration: duration)
    }
  }

  private static func items(_ random: inout SeededGenerator) -> Operation {
    let (section, item) = (random.int(0...5), random.int(0...40))
    switch random.int(0...8) {
    case 0, 1: return .select(section: section, item: item, animated: random.chance(0.6))
    case 2:
      return .selectAndScroll(
        section: section, item: item, position: random.int(0...9), animated: random.chance(0.6))
    case 3: return random.chance(0.7) ? .deselect(section: section, item: item) : .selectNothing
    case 4: return .multipleSelection(random.chance(0.7))
    case 5: return .editing(random.chance(0.6))
    case 6: return .beginMovement(section: section, item: item)
    case 7: return .updateMovement(x: random.double(0...1), y: random.double(0...1))
    default: return .endMovement(cancelled: random.chance(0.3))
    }
  }

  private static func several(_ random: inout SeededGenerator, _ setup: Setup) -> Operation {
    let circumstance = Circumstance.allCases.randomElement(using: &random) ?? .animation
    let operations = (0..<random.int(2...4)).compactMap { _ -> Operation? in
      let operation: Operation =
        switch random.int(0...4) {
        case 0, 1: .data(&random, setup)
        case 2: .layout(&random, setup)
        case 3: .view(&random)
        default: .scrolling(&random, setup)
        }
      let isAllowed = operation.isImmediate && (circumstance != .batch || operation.isForBatch)
      return isAllowed ? operation : nil
    }
    return .together(circumstance, operations)
  }

  private static func time(_ random: inout SeededGenerator) -> Operation {
    let durations = [1.0 / 240, 1.0 / 120, 1.0 / 60, 1.0 / 60, 0.1, 0.5]
    switch random.int(0...13) {
    case 0..<3: return .layOut
    case 3..<12: return .frames(count: random.int(1...12), duration: durations[random.int(0...5)])
    default: return .rest
    }
  }
}
