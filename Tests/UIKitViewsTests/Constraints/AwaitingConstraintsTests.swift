import UIKitViews
import Testing

/// Asks for another view's constraints whenever it is asked about its own.
private final class AskingView: UIView {
  weak var other: UIView?

  override func needsUpdateConstraints() -> Bool {
    other?.setNeedsUpdateConstraints()
    return super.needsUpdateConstraints()
  }
}

private final class CountingView: UIView {
  private(set) var updates = 0

  override func updateConstraints() {
    updates += 1
    super.updateConstraints()
  }
}

@Suite("Views that wait for their constraints")
struct AwaitingConstraintsTests {
  @Test func `a view may ask for another one's constraints while it is asked about its own`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (asking, other) = (AskingView(), CountingView())
    root.addSubview(asking)
    root.addSubview(other)
    asking.other = other
    asking.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(other.updates > 0)
    #expect(!asking.needsUpdateConstraints())
  }
}
