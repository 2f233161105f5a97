import TestSupport
import Testing
import UIKitViews

@testable import Rendering

@Suite("Reuse of the previous display list")
struct ListedTreesTests {
  /// Lists a view with a new builder.
  private func fresh(_ view: UIView) -> Listed {
    var builder = DisplayListBuilder()
    return list(view, with: &builder)
  }

  private func list(_ view: UIView, with builder: inout DisplayListBuilder) -> Listed {
    var memory = DisplayList()
    builder.begin(view.layer, in: &memory)
    _ = builder.walk()
    let voices = builder.voicedViews.map { Listed.Voice(view: ObjectIdentifier($0.view), nodes: $0.nodes) }
    defer { builder.forget() }
    return Listed(list: builder.endList(), voices: voices)
  }

  private struct Listed: Equatable {
    struct Voice: Equatable {
      let view: ObjectIdentifier
      let nodes: Range<Int>
    }

    let list: DisplayList
    let voices: [Voice]
  }

  @Test(arguments: DisplayChangesTests.changes)
  func `the next display list reflects every change`(change: DisplayChangesTests.Change) {
    UIView.performWithoutAnimation {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      defer { CATransaction.commit() }
      let stage = DisplayChangesTests.Stage()
      var builder = DisplayListBuilder()
      for _ in 0..<2 { _ = list(stage.window, with: &builder) }
      change.run(stage)
      #expect(list(stage.window, with: &builder) == fresh(stage.window))
      stage.window.bounds.origin.y += 7
      #expect(list(stage.window, with: &builder) == fresh(stage.window))
    }
  }

  @Test func `a layer is redrawn for its own changes, not when its superlayer scrolls`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let layer = CountedLayer()
    layer.frame = CGRect(x: 10, y: 30, width: 20, height: 20)
    layer.backgroundColor = CGColor(gray: 0, alpha: 1)
    window.layer.addSublayer(layer)
    var builder = DisplayListBuilder()
    func count(_ change: () -> Void) -> Int {
      let before = layer.count
      change()
      _ = list(window, with: &builder)
      return layer.count - before
    }
    _ = list(window, with: &builder)
    let counts = [
      count {}, count { window.bounds.origin.y = 5 }, count { window.backgroundColor = .red },
      // Partly out of sight, so the layer could be left out.
      count { window.bounds.origin.y = 40 }, count {}, count { window.bounds.origin.y = 0 }, count {},
      count { layer.backgroundColor = CGColor(gray: 1, alpha: 1) }, count {},
    ]
    #expect(counts == [0, 0, 0, 1, 1, 1, 0, 1, 0])
  }

  @Test func `a symbol that reaches a new superview in two steps takes the new tint`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let boxes = [UIView(frame: window.bounds), UIView(frame: window.bounds)]
    for box in boxes { window.addSubview(box) }
    boxes[0].tintColor = .red
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
    let symbol = UIImageView(image: UIImage(systemName: "star"))
    inner.addSubview(symbol)
    boxes[0].addSubview(inner)
    var builder = DisplayListBuilder()
    let red = list(window, with: &builder)
    inner.removeFromSuperview()
    boxes[1].addSubview(inner)
    let blue = list(window, with: &builder)
    #expect(blue == fresh(window))
    #expect(blue.list.nodes.last?.content != red.list.nodes.last?.content)
  }

  @Test func `a tint change reaches subviews even if tintColorDidChange doesn't call super`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = SilentView(frame: window.bounds)
    window.addSubview(box)
    box.addSubview(UIImageView(image: UIImage(systemName: "star")))
    var builder = DisplayListBuilder()
    _ = list(window, with: &builder)
    window.tintColor = .red
    #expect(list(window, with: &builder) == fresh(window))
    box.tintAdjustmentMode = .dimmed
    #expect(list(window, with: &builder) == fresh(window))
  }

  @Test func `an overridden accessibility property is read again after setNeedsDisplay`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = AskedView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.backgroundColor = .red
    window.addSubview(view)
    var builder = DisplayListBuilder()
    #expect(list(window, with: &builder).voices.isEmpty)
    view.answer = true
    view.setNeedsDisplay()
    #expect(list(window, with: &builder).voices.count == 1)
  }

  @Test func `a layer whose view is deallocated loses its accessibility element and content`() {
    let window = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let box = CALayer()
    box.frame = window.bounds
    window.layer.addSublayer(box)
    var view: UILabel? = UILabel(frame: CGRect(x: 10, y: 10, width: 50, height: 20))
    view?.backgroundColor = .red
    view?.text = "Words"
    view?.isAccessibilityElement = true
    if let layer = view?.layer { box.addSublayer(layer) }
    var builder = DisplayListBuilder()
    #expect(list(window, with: &builder).voices.count == 1)
    view = nil
    #expect(list(window, with: &builder) == fresh(window))
  }

  // MARK: Random trees

  @Test(arguments: seeds(400))
  func `incremental display lists match fresh lists after random changes`(seed: Int) {
    var tree = RandomTree(seed: UInt64(seed))
    var (builder, other) = (DisplayListBuilder(), DisplayListBuilder())
    for step in 0..<120 {
      for _ in 0..<tree.random.int(1...3) { tree.change() }
      // Simulates two pages that list the same tree at different times.
      if tree.random.chance(0.2) {
        #expect(
          list(tree.window, with: &other) == fresh(tree.window), "seed \(seed), step \(step), other page")
      }
      if tree.random.chance(0.3) { continue }
      let (found, expected) = (list(tree.window, with: &builder), fresh(tree.window))
      #expect(found == expected, "seed \(seed), step \(step)")
      if found != expected { return }
    }
  }
}

private final class SilentView: UIView {
  override func tintColorDidChange() {}
}

/// A view whose accessibility comes from an overridden property.
private final class AskedView: UIView {
  var answer = false

  override var isAccessibilityElement: Bool {
    get { answer }
    set {}
  }
}

/// A layer that counts requests for its contents.
private final class CountedLayer: CALayer {
  private(set) var count = 0

  override var masksToBounds: Bool {
    get {
      count += 1
      return false
    }
    set {}
  }
}

@MainActor
private struct RandomTree {
  let window = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  var random: SeededGenerator
  private var views: [UIView] = []
  private var layers: [CALayer] = []
  private let colors: [UIColor] = [.red, .green, .label, .systemBackground, .clear]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    window.clipsToBounds = true
    views = [window]
    for _ in 0..<12 { addView() }
    for _ in 0..<6 { addLayer() }
  }

  private func frame(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: random.double(-60...280), y: random.double(-60...280), width: random.double(0...150),
      height: random.double(0...150))
  }

  private mutating func addView() {
    let frame = frame(&random)
    let view: UIView
    switch random.int(0...3) {
    case 0:
      let label = UILabel(frame: frame)
      label.text = "Words \(random.int(0...99))"
      view = label
    case 1:
      view = UIImageView(image: UIImage(systemName: "star"))
      view.frame = frame
    default:
      view = UIView(frame: frame)
      view.backgroundColor = color
    }
    anyView.addSubview(view)
    views.append(view)
  }

  private mutating func addLayer() {
    let layer = random.chance(0.5) ? CAGradientLayer() : CALayer()
    layer.frame = frame(&random)
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    layer.backgroundColor = color.cgColor
    anyView.layer.addSublayer(layer)
    layers.append(layer)
  }

  private var color: UIColor { mutating get { colors[random.int(0...colors.count - 1)] } }
  private var anyView: UIView { mutating get { views[random.int(0...views.count - 1)] } }
  private var anyLayer: CALayer {
    mutating get {
      let index = random.int(0...views.count + layers.count - 1)
      return index < views.count ? views[index].layer : layers[index - views.count]
    }
  }

  mutating func change() {
    // Most changes scroll something or do nothing.
    switch random.int(0...3) {
    case 0: anyView.bounds.origin.y += random.double(-30...30)
    case 1: break
    case 2: changeLayer()
    default: changeView()
    }
    if random.chance(0.2) { FrameClock.main.advance(by: 0.1) }
  }

  private mutating func changeLayer() {
    let layer = anyLayer
    switch random.int(0...16) {
    case 0: layer.position.x += random.double(-50...50)
    case 1: layer.bounds.size.width = random.double(0...200)
    case 2: layer.zPosition = Double(random.int(-2...2))
    case 3:
      layer.transform =
        random.chance(0.5) ? CATransform3DMakeRotation(random.double(-3...3), 0, 1, 0.5) : .identity
    case 4: layer.sublayerTransform = random.chance(0.4) ? CATransform3DMakeScale(0.5, 0.5, 1) : .identity
    case 5: layer.isHidden = random.chance(0.3)
    case 6: layer.opacity = Float(random.int(0...2)) / 2
    case 7: layer.masksToBounds = random.chance(0.5)
    case 8: layer.backgroundColor = color.cgColor
    case 9: layer.shadowOpacity = random.chance(0.5) ? 0.5 : 0
    case 10: layer.borderWidth = Double(random.int(0...2))
    case 11: layer.isDoubleSided = random.chance(0.5)
    case 12:
      let mask = CALayer()
      mask.frame = frame(&random)
      mask.backgroundColor = UIColor.black.cgColor
      layer.mask = random.chance(0.5) ? mask : nil
    case 13: layer.mask?.position.y += 5
    case 14: (layer as? CAGradientLayer)?.startPoint.x = random.double(0...1)
    case 15: layer.cornerRadius = random.double(0...20)
    default: layer.anchorPoint.x = random.double(0...1)
    }
  }

  private mutating func changeView() {
    let view = anyView
    switch random.int(0...11) {
    case 0: (view as? UILabel)?.text = "Words \(random.int(0...99))"
    case 1: view.tintColor = random.chance(0.5) ? color : nil
    case 2: view.overrideUserInterfaceStyle = random.chance(0.5) ? .dark : .unspecified
    case 3: view.isAccessibilityElement = random.chance(0.5)
    case 4: view.accessibilityElementsHidden = random.chance(0.3)
    case 5: if view !== window { view.removeFromSuperview() }
    case 6:
      let parent = anyView
      if view !== window, !parent.isDescendant(of: view) { parent.insertSubview(view, at: 0) }
    case 7: view.superview?.bringSubviewToFront(view)
    case 8:
      let (frame, alpha) = (view === window ? view.frame : frame(&random), random.double(0...1))
      UIView.animate(withDuration: 0.35) {
        (view.frame, view.alpha) = (frame, alpha)
      }
    case 9: view.alpha = 1
    case 10: (view as? UIImageView)?.contentMode = random.chance(0.5) ? .left : .scaleToFill
    default:
      let layer = anyLayer
      if layer.view == nil { layer.removeFromSuperlayer() }
      if random.chance(0.5), layer.view == nil { view.layer.addSublayer(layer) }
    }
  }
}
