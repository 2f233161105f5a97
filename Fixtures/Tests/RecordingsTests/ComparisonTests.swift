import Recordings
import Testing

@Suite struct ComparisonTests {
  /// Returns the differences after a change of the sample.
  private func compare(_ change: (inout Recording) -> Void) -> [Difference] {
    var changed = Recording.sample
    change(&changed)
    return Comparison(.sample, changed, names: ("a", "b")).differences
  }

  /// Returns the explanations after a change of the sample's second step.
  private func explain(_ change: (inout Recording.Step) -> Void) -> [String] {
    compare { change(&$0.fixtures[0].steps[1]) }.map(\.description)
  }

  private let place = "grid, step 2 (scroll to (0, 40)): "

  @Test func `a recording equals itself`() {
    let comparison = Comparison(.sample, .sample)
    #expect(comparison.report == "No differences: 4 steps with 20 elements compared.")
  }

  @Test func `a moved element is explained with the distance`() {
    #expect(
      explain { $0.elements[1].frame.origin.y += 7 } == [
        place + "cell 0-1: the frame is (0, 60) 33.333 × 20 in a, but (0, 67) 33.333 × 20 in b. "
          + "It's moved by (0, 7)."
      ])
  }

  @Test func `a resized element is explained with the change of its size`() {
    let found = explain { $0.elements[1].frame.size.height += 1.5 }
    #expect(found.first?.hasSuffix("It's resized by 0 × 1.5.") == true)
  }

  @Test func `a difference below a pixel of the coarser screen is named`() {
    #expect(explain { $0.elements[1].frame.origin.y += 0.333 }.first?.contains("less than a pixel") == true)
    #expect(explain { $0.elements[1].frame.origin.y += 0.5 }.first?.contains("less than a pixel") == false)
  }

  @Test func `elements moved by the same distance are one difference`() {
    let found = explain { step in
      for index in 0..<4 { step.elements[index].frame.origin.y += 10 }
    }
    #expect(
      found == [
        place
          + "4 elements (cell 0-0, cell 0-1, cell 0-2, cell 0-3) are moved by the same distance (0, 10) in "
          + "b. They differ by 10 points."
      ])
  }

  @Test func `a missing cell is explained with the visible bounds`() {
    #expect(
      explain { $0.elements.remove(at: 2) } == [
        place
          + "cell 0-2 at (0, 80) 33.333 × 20 in a is missing in b, although its frame is inside the visible "
          + "bounds."
      ])
    let additional = Recording.Element(
      name: "cell 0-9", frame: Recording.Frame(x: 0, y: 300, width: 9, height: 9))
    #expect(
      explain { $0.elements.append(additional) } == [
        place
          + "cell 0-9 at (0, 300) 9 × 9 in b is missing in a, where its frame would be outside the visible "
          + "bounds."
      ])
  }

  @Test func `different alpha, transforms, z-indexes, and hidden elements are differences`() {
    #expect(
      explain { $0.elements[0].alpha = 0 } == [
        place + "cell 0-0: alpha is 1 in a, but 0 in b. Only one of them is visible."
      ])
    #expect(
      explain { $0.elements[4].transform = nil } == [
        place + "cell 0-4: the transform is (1, 0, 0, 1, 5, 0) in a, but the identity in b."
      ])
    #expect(
      explain { $0.elements[4].zIndex = 9 } == [
        place + "cell 0-4: zIndex is 4 in a, but 9 in b. The painting order is the same."
      ])
    #expect(
      explain { $0.elements[4].zIndex = -1 } == [
        place + "cell 0-4: zIndex is 4 in a, but -1 in b. The painting order differs."
      ])
    #expect(explain { $0.elements[4].isHidden = true } == [place + "cell 0-4 is hidden only in b."])
  }

  @Test func `different sizes and offsets are differences`() {
    #expect(
      explain { $0.contentSize.height = 410 } == [
        place + "the content size is 100 × 400 in a, but 100 × 410 in b. They differ by 10 points."
      ])
    #expect(
      explain { $0.contentOffset.y = 40.2 } == [
        place + "the content offset is (0, 40) in a, but (0, 40.2) in b. They differ by less than a pixel."
      ])
    #expect(
      explain { $0.size.width = 90 } == [place + "the view's size is 100 × 120 in a, but 90 × 120 in b."])
  }

  @Test func `the same calls in a different order are named`() {
    #expect(
      explain { $0.calls.swapAt(1, 2) } == [
        place + "the same 3 calls are in a different order. The first difference is call 2: "
          + "\"source cellForItemAt 0-0\" in a, but \"source cellForItemAt 0-1\" in b."
      ])
  }

  @Test func `missing and additional calls are listed`() {
    #expect(
      explain { $0.calls = ["layout prepare", "layout prepare", "source cellForItemAt 0-1"] } == [
        place + "the calls differ. The first difference is call 2: \"source cellForItemAt 0-0\" in a, but "
          + "\"layout prepare\" in b. Only in a: \"source cellForItemAt 0-0\". Only in b: \"layout prepare\"."
      ])
    #expect(
      explain { $0.calls.removeLast() } == [
        place + "the calls differ. The first 2 calls are the same. Only in a: \"source cellForItemAt 0-1\"."
      ])
  }

  @Test func `missing fixtures, missing steps, and other operations are differences`() {
    #expect(compare { $0.fixtures.remove(at: 0) }.map(\.description) == ["grid: the fixture is only in a."])
    #expect(
      compare { $0.fixtures[0].steps.removeLast() }.map(\.description) == [
        "grid: a has 2 steps, but b has 1. Only the first 1 were compared."
      ])
    #expect(
      compare { $0.fixtures[0].steps[1].operation = "rotate" }.map(\.description) == [
        "grid, step 2: a has the operation \"scroll to (0, 40)\", but b has \"rotate\". The fixture's "
          + "remaining steps weren't compared."
      ])
  }

  @Test func `calls of flicks with and without touches aren't compared`() {
    var changed = Recording.sample
    (changed.system, changed.scale) = ("another UIKit", 3)
    changed.fixtures[1].steps[1].motion = .offset
    changed.fixtures[1].steps[1].calls = []
    let comparison = Comparison(.sample, changed, names: ("a", "b"))
    #expect(comparison.differences == [])
    #expect(
      comparison.notes == [
        "a is a UIKit. b is another UIKit.",
        "The scales are 2 and 3 pixels per point, so frames can be rounded differently.",
        "carousel \"endless\", step 2 (flick): a flicked by touches, and b flicked without touches. Their "
          + "calls weren't compared, and the end of the flick can differ.",
      ])
    changed.fixtures[1].steps[1].contentOffset.y = 90
    let found = Comparison(.sample, changed, names: ("a", "b")).differences.map(\.explanation)
    #expect(found.first?.hasSuffix("One of the flicks was made without touches.") == true)
  }
}
