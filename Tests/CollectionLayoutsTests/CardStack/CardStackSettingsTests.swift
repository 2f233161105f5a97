import CollectionLayouts
import CollectionView
import TestSupport
import Testing

@Suite struct CardStackSettingsTests {
  @Test(
    arguments: [
      (.up, CGPoint(x: 0, y: -20)), (.down, CGPoint(x: 0, y: 20)), (.left, CGPoint(x: -20, y: 0)),
      (.right, CGPoint(x: 20, y: 0)),
    ] as [(CardStackLayout.Direction, CGPoint)])
  func `lower cards peek out in the offset direction`(
    direction: CardStackLayout.Direction, step: CGPoint
  ) throws {
    for isRightToLeft in [false, true] {
      let layout = CardStackLayout()
      layout.offsetDirection = direction
      layout.offsetStep = 20
      let stage = Stage(layout, width: 400, height: 600, counts: [4], isRightToLeft: isRightToLeft)
      let x = isRightToLeft ? -step.x : step.x
      for item in 0..<4 {
        let attributes = try #require(stage.attributes(item))
        let point = CGPoint(x: 200 + x * CGFloat(item), y: 300 + step.y * CGFloat(item))
        #expect(isClose(attributes.center, point))
        #expect(attributes.size == CGSize(width: 350 - 15 * CGFloat(item), height: 350))
      }
    }
  }

  @Test func `scaleStep scales cards without resizing them, down to a scale of 0`() throws {
    let layout = CardStackLayout()
    layout.scaleStep = 0.3
    layout.visibleCount = 6
    let stage = Stage(layout, width: 400, height: 600, counts: [6])
    for item in 0..<6 {
      let attributes = try #require(stage.attributes(item))
      #expect(attributes.size == CGSize(width: 350, height: 350))
      #expect(isClose(attributes.center, CGPoint(x: 200, y: 300 + 15 * CGFloat(item))))
      let scale = max(0, 1 - 0.3 * CGFloat(item))
      #expect(isClose(attributes.transform.a, scale))
      #expect(isClose(attributes.transform.d, scale))
      #expect(attributes.transform.b == 0)
      #expect(isClose(attributes.frame.width, 350 * scale))
    }
    layout.scaleStep = nil
    stage.view.layoutIfNeeded()
    expectEqual((stage.attributes(2)?.transform, .identity), (stage.attributes(2)?.size.width, 320))
    layout.widthStep = 40
    stage.view.layoutIfNeeded()
    #expect(stage.view.cellForItem(at: [0, 2])?.bounds.width == 270)
  }

  @Test func `a rect query matches the item attributes, for any direction and scale`() {
    for direction in CardStackLayout.Direction.allCases {
      let layout = CardStackLayout()
      layout.offsetDirection = direction
      layout.scaleStep = 0.1
      layout.offsetStep = 60
      let stage = Stage(layout, counts: [2, 0, 9])
      for x in stride(from: CGFloat(-100), through: 500, by: 41) {
        for y in stride(from: CGFloat(0), through: 800, by: 29) {
          for length in [1, 90, 900] as [CGFloat] {
            #expect(stage.disagreement(in: CGRect(x: x, y: y, width: length, height: length)) == nil)
          }
        }
      }
    }
  }

  @Test func `a negative visibleCount is reported once and shows no cards`() {
    collectingDiagnostics { reports in
      let layout = CardStackLayout()
      layout.visibleCount = -3
      let stage = Stage(layout, counts: [5])
      stage.resize(width: 500, height: 500)
      #expect(stage.view.visibleCells.isEmpty)
      #expect(
        reports().map(\.description) == ["CardStackLayout: visibleCount is -3, which is treated as 0."])
      layout.visibleCount = 2
      stage.view.layoutIfNeeded()
      #expect(stage.view.visibleCells.count == 2)
    }
  }

  @Test func `invalid steps are reported once and treated as 0`() {
    collectingDiagnostics { reports in
      let layout = CardStackLayout()
      layout.scaleStep = .nan
      layout.offsetStep = .infinity
      let stage = Stage(layout, width: 400, height: 600, counts: [5])
      expectEqual(
        (stage.attributes(3)?.frame, CGRect(x: 25, y: 125, width: 350, height: 350)),
        (reports().map(\.subject), ["offsetStep", "scaleStep"]))
    }
  }

  @Test func `the top card is the first item of the first nonempty section`() {
    let layout = CardStackLayout()
    let stage = Stage(layout, counts: [0, 0, 3])
    #expect(layout.currentIndexPath == [2, 0])
    stage.counts = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(layout.currentIndexPath == nil)
  }
}
