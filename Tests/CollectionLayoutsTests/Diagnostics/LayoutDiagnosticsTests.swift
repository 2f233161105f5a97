import CollectionView
import TestSupport
import Testing

@testable import CollectionLayouts

@Suite struct LayoutDiagnosticsTests {
  @Test(arguments: [-1, -.infinity, .infinity, .nan] as [CGFloat])
  func `an invalid length is treated as 0`(length: CGFloat) {
    collectingDiagnostics { _ in
      let check = InputCheck()
      #expect(check.accept(length, of: "item", at: [0, 0], in: UICollectionViewLayout()) == 0)
    }
  }

  @Test(arguments: [0, 0.5, 1e9] as [CGFloat])
  func `a valid length is accepted without a report`(length: CGFloat) {
    collectingDiagnostics { reports in
      let check = InputCheck()
      #expect(check.accept(length, of: "item", at: [0, 0], in: UICollectionViewLayout()) == length)
      #expect(reports().isEmpty)
    }
  }

  @Test func `only the first of many invalid lengths is reported, with its index path`() {
    collectingDiagnostics { reports in
      let check = InputCheck()
      for item in 0..<5 {
        _ = check.accept(
          CGFloat(-item), of: "item", at: IndexPath(item: item, section: 3), in: UICollectionViewLayout())
      }
      #expect(
        reports().map(\.description) == [
          "UICollectionViewLayout: the length of the item at [3, 1] is -1, which is treated as 0."
        ])
    }
  }

  @Test func `a handler may query the layout being checked`() {
    let layout = CarouselLayout()
    layout.snapping = .nearest(velocityThreshold: -1)
    let stage = Stage(layout, width: 400, height: 400, counts: [5])
    func target() -> CGPoint {
      layout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: 270, y: 0), withScrollingVelocity: .zero)
    }
    var targets: [CGPoint] = []
    collectingDiagnostics { _ in
      LayoutDiagnostics.handler = { _ in targets.append(target()) }
      targets.append(target())
    }
    #expect(targets == [CGPoint(x: 290, y: 0), CGPoint(x: 290, y: 0)])
    #expect(stage.layout === layout)
  }

  @Test func `each subject is reported once, independently of other subjects`() {
    collectingDiagnostics { reports in
      let layout = UICollectionViewLayout()
      let check = InputCheck()
      for section in 0..<3 {
        _ = check.accept(0, in: 1...9, of: "laneCount", at: IndexPath(index: section + 4), in: layout)
        _ = check.accept(-1, of: "header", at: [section, 0], in: layout)
        check.refuse(.nan, of: "alpha", in: layout)
        check.refuse(setting: "true", of: "isPagingEnabled", in: layout)
      }
      #expect(
        reports().map(\.description) == [
          "UICollectionViewLayout: laneCount of section 4 is 0, which is treated as 1.",
          "UICollectionViewLayout: the length of the header at [0, 0] is -1, which is treated as 0.",
          "UICollectionViewLayout: alpha is nan, which is refused.",
          "UICollectionViewLayout: isPagingEnabled is true, which isn't supported.",
        ])
    }
  }

  @Test func `a report with a NaN value equals itself`() {
    let report = LayoutDiagnostic(
      layout: "A", subject: "item", event: .replacedNumber(.nan, with: 0), indexPath: [0, 1])
    expectEqual((report, report), (Set([report, report]).count, 1))
  }

  @Test func `events of different kinds or values differ`() {
    let events: [LayoutDiagnostic.Event] = [
      .replacedNumber(0, with: 1), .replacedNumber(0, with: 2), .replacedNumber(-0.0, with: 1),
      .replacedCount(0, with: 1), .replacedCount(0, with: 2), .refused(0), .refused(1),
      .unsupported("true"), .unsupported("false"),
    ]
    expectEqual((Set(events).count, events.count), (Set(events + events).count, events.count))
  }
}

extension LayoutDiagnostic {
  /// The given number or count, or `nil` for a setting of another type.
  var value: CGFloat? {
    switch event {
    case .replacedNumber(let value, _), .refused(let value): value
    case .replacedCount(let count, _): CGFloat(count)
    case .unsupported: nil
    }
  }

  /// The number or count used instead, or `nil` if there is none.
  var replacement: CGFloat? {
    switch event {
    case .replacedNumber(_, let replacement): replacement
    case .replacedCount(_, let replacement): CGFloat(replacement)
    case .refused, .unsupported: nil
    }
  }
}

/// Runs `body`, and collects reports instead of writing them.
func collectingDiagnostics(_ body: (_ reports: () -> [LayoutDiagnostic]) -> Void) {
  let handler = LayoutDiagnostics.handler
  defer { LayoutDiagnostics.handler = handler }
  var reports: [LayoutDiagnostic] = []
  LayoutDiagnostics.handler = { reports.append($0) }
  body { reports }
}
