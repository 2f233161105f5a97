import CollectionLayouts
import CollectionView
import TestSupport
import Testing

/// Invalid values from a custom layout are reported and never stop the app.
@Suite(.serialized) struct PackingNonsenseTests {
  private final class AnyPacking: CustomSectionsLayout, PackingLayout {
    let packing: (ItemsToPack<Void>) -> SectionPacking
    private(set) var packings = 0

    init(_ packing: @escaping (ItemsToPack<Void>) -> SectionPacking) {
      self.packing = packing
      super.init()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func pack(_ items: ItemsToPack<Void>) -> SectionPacking {
      packings += 1
      return packing(items)
    }
  }

  /// An invalid packing of three items in a breadth of 300 points, with the reported and the corrected value.
  nonisolated struct Nonsense: CustomStringConvertible, Sendable {
    let description: String
    let subject: String
    let value: CGFloat
    let replacement: CGFloat
    let packing: SectionPacking

    init(_ subject: String, _ value: CGFloat, as replacement: CGFloat, _ packing: SectionPacking) {
      description = "\(subject) \(value)"
      (self.subject, self.value, self.replacement, self.packing) = (subject, value, replacement, packing)
    }

    init(frame: CGRect, _ edge: String, _ value: CGFloat, as replacement: CGFloat, extent: CGFloat? = nil) {
      let good = CGRect(x: 10, y: 0, width: 20, height: 30)
      self.init(
        "\(edge) of the frame", value, as: replacement,
        SectionPacking(frames: [good, frame, good], extent: extent))
    }
  }

  nonisolated static let all = [
    Nonsense(frame: CGRect(x: CGFloat.nan, y: 5, width: 20, height: 30), "x", .nan, as: 0),
    Nonsense(frame: CGRect(x: 5, y: CGFloat.infinity, width: 20, height: 30), "y", .infinity, as: 0),
    Nonsense(frame: CGRect(x: 5, y: 5, width: CGFloat.nan, height: 30), "width", .nan, as: 0),
    Nonsense(frame: CGRect(x: 5, y: 5, width: 20, height: -30), "height", -30, as: 0),
    Nonsense(frame: CGRect(x: -5, y: 5, width: 20, height: 30), "x", -5, as: 0),
    Nonsense(frame: CGRect(x: 5, y: -5, width: 20, height: 30), "y", -5, as: 0),
    Nonsense(frame: CGRect(x: 5, y: 5, width: 1000, height: 30), "width", 1000, as: 295),
    Nonsense(frame: CGRect(x: 400, y: 5, width: 20, height: 30), "x", 400, as: 300),
    Nonsense(frame: CGRect(x: 5, y: 5, width: 20, height: 80), "height", 80, as: 45, extent: 50),
    Nonsense(frame: CGRect(x: 5, y: 1e300, width: 20, height: 30), "y", 1e300, as: 0x1p40),
    Nonsense("number of frames", 0, as: 3, SectionPacking(frames: [])),
    Nonsense(
      "number of frames", 4, as: 3,
      SectionPacking(frames: Array(repeating: CGRect(x: 0, y: 0, width: 9, height: 9), count: 4))),
    Nonsense(
      "extent", .nan, as: 9,
      SectionPacking(
        frames: Array(repeating: CGRect(x: 0, y: 0, width: 9, height: 9), count: 3), extent: .nan)),
    Nonsense(
      "extent", -4, as: 9,
      SectionPacking(
        frames: Array(repeating: CGRect(x: 0, y: 0, width: 9, height: 9), count: 3), extent: -4)),
  ]

  @Test(arguments: all)
  func `an invalid packing is reported once, and every item lies in its section`(_ nonsense: Nonsense) {
    collectingDiagnostics { reports in
      let layout = AnyPacking { _ in nonsense.packing }
      let stage = Stage(layout, width: 320, counts: [3])
      layout.invalidatePacking()
      let frames = stage.frames()
      #expect(frames.count == 3)
      let room = CGRect(x: 10, y: 10, width: 300, height: stage.view.contentSize.height - 20)
      expectAll(frames) { room.union($0) == room }
      expectEqual(
        (reports().count, 1),
        (reports().first?.subject, nonsense.subject),
        (reports().first?.replacement, nonsense.replacement),
        (
          reports().first.map { $0.value?.isNaN == true ? nonsense.value.isNaN : $0.value == nonsense.value },
          true
        ))
    }
  }

  @Test func `rounding errors in a packing aren't reported`() {
    collectingDiagnostics { reports in
      let layout = AnyPacking { items in
        let width = items.breadth / 7 + 1e-7
        return SectionPacking(
          frames: items.indices.map { CGRect(x: CGFloat($0) * width, y: -1e-7, width: width, height: 9) })
      }
      #expect(Stage(layout, width: 375, counts: [7]).frames().count == 7)
      #expect(reports().isEmpty)
    }
  }

  @Test func `without room, nothing is packed or reported`() {
    collectingDiagnostics { reports in
      let layout = AnyPacking { items in
        let width = (items.breadth - 60) / 7
        return SectionPacking(
          frames: items.indices.map { CGRect(x: CGFloat($0) * width, y: 0, width: width, height: 9) })
      }
      let stage = Stage(layout, width: 20, counts: [7])
      #expect(layout.packings == 0)
      expectAll(stage.frames()) { $0.size == .zero }
      stage.view.frame.size.width = 320
      expectAll(stage.frames()) { $0.width > 30 }
      #expect(layout.packings == 1)
      #expect(reports().isEmpty)
    }
  }
}
