import CollectionView

/// Keys that rotate or scale. Two fingers in the middle of the window do so over some frames, and rest before
/// they lift. If a key is pressed meanwhile, or held, the same fingers continue.
@MainActor
struct KeyGesture {
  private struct Pose {
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
  }

  private static let frames = 12
  private static let restFrames = 6
  private static let firstFinger = 2000
  /// The smallest and the largest distance of the two fingers, relative to the first one.
  private static let scales: ClosedRange<CGFloat> = 0.05...20

  private var fingers: PinchFingers
  private var start = Pose()
  private var pose = Pose()
  private var end = Pose()
  private var frame = 0
  private var isDown = false

  init(in window: UIWindow) {
    fingers = PinchFingers(
      around: CGPoint(x: window.bounds.midX, y: window.bounds.midY), firstFinger: Self.firstFinger)
  }

  private(set) var isOver = false

  mutating func add(scale: CGFloat, rotation: CGFloat) {
    (start, frame) = (pose, 0)
    end.scale = min(Self.scales.upperBound, max(Self.scales.lowerBound, end.scale * scale))
    end.rotation += rotation
  }

  mutating func step(in window: UIWindow) {
    guard isDown else {
      isDown = true
      return fingers.touch(window)
    }
    frame += 1
    let part = min(1, CGFloat(frame) / CGFloat(Self.frames))
    pose.scale = start.scale * pow(end.scale / start.scale, part)
    pose.rotation = start.rotation + (end.rotation - start.rotation) * part
    fingers.move(in: window, scale: pose.scale, rotation: pose.rotation)
    if frame == Self.frames + Self.restFrames { lift(from: window) }
  }

  /// Called when hands take over.
  mutating func lift(from window: UIWindow) {
    if isDown { fingers.lift(from: window) }
    (isDown, isOver) = (false, true)
  }
}
