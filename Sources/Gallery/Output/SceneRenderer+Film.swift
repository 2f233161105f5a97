import CollectionView
import Rendering

extension SceneRenderer {
  /// Returns an SVG document that plays touches in several scenes in a loop.
  public func filmSVG() -> String {
    let clips: [(scene: GalleryScene, touch: SceneTouch?)] = [
      (.waterfall, .flick(from: CGPoint(x: 0.5, y: 0.8), to: CGPoint(x: 0.5, y: 0.4), seconds: 1.4)),
      (.carouselCosine, .flick(from: CGPoint(x: 0.6, y: 0.5), to: CGPoint(x: 0.3, y: 0.5), seconds: 0.9)),
      (.photoAlbums, nil), (.profiles, nil),
      (.wheel, .flick(from: CGPoint(x: 0.6, y: 0.15), to: CGPoint(x: 0.5, y: 0.15), seconds: 1.4)),
    ]
    var film = Film(size: size)
    for (scene, touch) in clips { film.append(frames(of: scene, touch)) }
    return film.svg(title: "The layouts, moved by a finger")
  }

  /// Returns a scene's frames until it comes to rest, with a mark at the finger.
  private func frames(of scene: GalleryScene, _ touch: SceneTouch?) -> [Filmstrip.Frame] {
    let controller = scene.makeController(pictures: pictures, itemCount: itemCount)
    let window = makeWindow(showing: controller)
    guard let touch = touch ?? controller.content.touch, let end = touch.times.last else { return [] }
    let finger = Finger(in: window)
    finger.down(at: touch.location(at: 0, in: size))
    let mark = FingerMark()
    mark.center = touch.location(at: 0, in: size)
    window.addSubview(mark)
    let times = stride(from: 0, through: end, by: 1 / Film.framesPerSecond)
    return Filmstrip(of: window, at: Array(times)) { time in
      mark.center = touch.location(at: time, in: size)
      finger.move(to: mark.center)
      guard time >= touch.duration else { return }
      finger.lift()
      mark.removeFromSuperview()
    }.frames
  }
}

extension SceneTouch {
  fileprivate static func flick(from start: CGPoint, to end: CGPoint, seconds: TimeInterval) -> SceneTouch {
    SceneTouch(from: start, to: end, duration: 0.2, times: [0, seconds])
  }
}

private final class FingerMark: UIView {
  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    isUserInteractionEnabled = false
    backgroundColor = UIColor(white: 0.4, alpha: 0.5)
    layer.cornerRadius = 20
    layer.borderWidth = 2
    layer.borderColor = UIColor.white.cgColor
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A vertical strip that moves by one frame at a time.
private struct Film {
  static let framesPerSecond = 15.0
  /// The duration of a clip's last frame, in seconds.
  private static let rest = 0.8

  let size: CGSize
  private var strip = Filmstrip(frames: [])
  /// The frames' start times, in seconds.
  private var starts: [Double] = []
  /// The current length, in seconds.
  private var end = 0.0

  init(size: CGSize) {
    self.size = size
    strip.gap = 0
    strip.columns = 1
  }

  /// Appends frames. A repeated frame isn't stored again.
  mutating func append(_ frames: [Filmstrip.Frame]) {
    for frame in frames {
      if frame.list != strip.frames.last?.list {
        strip.frames.append(frame)
        starts.append(end)
      }
      end += 1 / Self.framesPerSecond
    }
    end += Self.rest
  }

  func svg(title: String) -> String {
    let (width, height) = (Int(size.width), Int(size.height))
    let pitch = strip.list.size.height / CGFloat(max(1, strip.frames.count))
    let steps = starts.enumerated().map { index, start in
      "\(percent(start)){transform:translateY(\(Int(-pitch * CGFloat(index)))px)}"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>\(title)</title>
      <style>
      #strip{animation:film \(Int(end * 1000))ms step-end infinite}
      @keyframes film{\(steps.joined())}
      @media (prefers-reduced-motion:reduce){#strip{animation:none}}
      </style>
      <clipPath id="window"><rect width="\(width)" height="\(height)" rx="16"/></clipPath>
      <g clip-path="url(#window)"><g id="strip">
      \(strip.svg())</g></g>
      </svg>

      """
  }

  private func percent(_ time: Double) -> String { "\((time / end * 10_000).rounded() / 100)%" }
}
