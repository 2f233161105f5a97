import CollectionView

/// A key that turns or scales: two fingers in the middle of the window do it within some frames, and rest
/// before they lift.
@MainActor
struct KeyGesture {
  private static let frames = 12
  private static let restFrames = 6
  private static let firstFinger = 2000

  private let scale: CGFloat
  private let rotation: CGFloat
  private var fingers: PinchFingers
  private var frame = 0

  init(in window: UIWindow, scale: CGFloat, rotation: CGFloat) {
    (self.scale, self.rotation) = (scale, rotation)
    fingers = PinchFingers(
      around: CGPoint(x: window.bounds.midX, y: window.bounds.midY), firstFinger: Self.firstFinger)
  }

  private(set) var isOver = false

  mutating func step(in window: UIWindow) {
    defer { frame += 1 }
    guard frame > 0 else { return fingers.touch(window) }
    let part = min(1, CGFloat(frame) / CGFloat(Self.frames))
    fingers.move(in: window, scale: pow(scale, part), rotation: rotation * part)
    guard frame == Self.frames + Self.restFrames else { return }
    fingers.lift(from: window)
    isOver = true
  }
}
