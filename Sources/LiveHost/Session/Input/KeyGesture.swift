import CollectionView

/// A rotation or scaling with the keyboard.
///
/// Two fingers start in the middle of the window, and all key presses move them. The movement includes the
/// distance that recognizers subtract, so that each key press counts in full.
@MainActor
struct KeyGesture {
  private struct Pose {
    var scale: CGFloat = 1
    var rotation: CGFloat = 0
  }

  private static let frames = 12
  private static let restFrames = 6
  private static let firstFinger = 2000
  /// The possible distances of the fingers, relative to the initial distance.
  private static let scales: ClosedRange<CGFloat> = 0.05...20

  private var fingers: PinchFingers
  private var start = Pose()
  private var pose = Pose()
  private var end = Pose()
  private var frame = 0
  private var isDown = false
  /// The part of a movement that recognizers subtract.
  private var lead = Pose()

  init(in window: UIWindow) {
    fingers = PinchFingers(
      around: CGPoint(x: window.bounds.midX, y: window.bounds.midY), firstFinger: Self.firstFinger)
  }

  private(set) var isOver = false

  mutating func add(scale: CGFloat, rotation: CGFloat) {
    (start, frame) = (pose, 0)
    end.scale = min(Self.scales.upperBound, max(Self.scales.lowerBound, end.scale * scale))
    end.rotation += rotation
    if rotation != 0, lead.rotation == 0 {
      lead.rotation = Self.reaching(UIRotationGestureRecognizer.hysteresis, like: rotation)
    }
    if scale != 1, lead.scale == 1 {
      lead.scale = 1 + Self.reaching(UIPinchGestureRecognizer.hysteresis / fingers.span, like: scale - 1)
    }
  }

  private static func reaching(_ length: CGFloat, like direction: CGFloat) -> CGFloat {
    (direction < 0 ? -length : length) * (1 + 1e-9)
  }

  mutating func step(in window: UIWindow, at time: TimeInterval) {
    guard isDown else {
      isDown = true
      return fingers.touch(window, at: time)
    }
    frame += 1
    let part = min(1, CGFloat(frame) / CGFloat(Self.frames))
    pose.scale = start.scale * pow(end.scale / start.scale, part)
    pose.rotation = start.rotation + (end.rotation - start.rotation) * part
    fingers.move(
      in: window, scale: pose.scale * lead.scale, rotation: pose.rotation + lead.rotation, at: time)
    if frame == Self.frames + Self.restFrames { lift(from: window, at: time) }
  }

  mutating func lift(from window: UIWindow, at time: TimeInterval) {
    if isDown { fingers.lift(from: window, at: time) }
    (isDown, isOver) = (false, true)
  }
}
