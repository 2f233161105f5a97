import ObjectiveC
import UIKit

@IBDesignable
@objcMembers open class AlbumView: UIView, Shelf {
  @IBOutlet public weak var delegate: AlbumDelegate?
  @IBInspectable public var spacing: CGFloat = 8 { didSet { setNeedsLayout() } }
  @objc public dynamic var count = 3
  weak var shelf: Shelf?
  public var onTap: ((Int) -> Void)?

  public private(set) var taps: [String] = []
  public private(set) var events: [String] = []
  public let doubleTap = UITapGestureRecognizer()
  private var timer: Timer?
  private var link: CADisplayLink?

  // Neither this "#selector(nothing)" nor the one in a string is code.
  public private(set) lazy var tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
  public let hint = "#selector(nothing)"

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(tap)
    addGestureRecognizer(doubleTap)
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addTarget(self, action: #selector(AlbumView.tappedTwice))
    NotificationCenter.default.addObserver(
      self, selector: #selector(changed(note:)), name: Notification.Name("AlbumChanged"), object: nil)
  }

  public required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { NotificationCenter.default.removeObserver(self) }

  @IBAction func tapped(_ sender: UITapGestureRecognizer) {
    taps.append("once")
    onTap?(taps.count)
    delegate?.album?(self, didTap: taps.count)
  }

  @objc private func tappedTwice() { taps.append("twice") }

  @objc
  func changed(note: Notification) { events.append(note.name.rawValue) }

  public func forgetDoubleTaps() { doubleTap.removeTarget(self, action: #selector(tappedTwice)) }

  // MARK: Clocks

  public func startClocks() {
    timer = Timer.scheduledTimer(
      timeInterval: 60, target: self, selector: #selector(fired(_:)), userInfo: nil, repeats: true)
    link = CADisplayLink(target: self, selector: #selector(step))
    link?.add(to: .main, forMode: .common)
    perform(#selector(didFinish), with: nil, afterDelay: 0.5)
  }

  public func stopClocks() {
    timer?.fire()
    timer?.invalidate()
    link?.invalidate()
  }

  @objc func fired(_ timer: Timer) { events.append("fired") }
  @objc func step() { if events.last != "step" { events.append("step") } }
  @objc func didFinish() { events.append("settled") }

  // MARK: Delegate

  public func height(of item: Int) -> CGFloat {
    if let height = delegate?.album?(self, heightFor: item) { return height }
    return 44
  }

  public func doubleHeight(of item: Int, for delegate: AlbumDelegate) -> CGFloat {
    (delegate.album?(self, heightFor: item) ?? 10) * 2
  }

  public func title(for delegate: AlbumDelegate) -> String { delegate.title?(of: self) ?? "untitled" }

  public var mayClose: Bool { delegate?.albumWillClose?() != nil }

  public var insets: CGFloat { (delegate?.margin ?? 16) + spacing }

  public var note: String { delegate?.note ?? "none" }

  public var animatedPath: String { #keyPath(AlbumView.layer.opacity) }

  public func scrolled(_ scroll: UIScrollView) { scroll.delegate?.scrollViewDidScroll?(scroll) }

  #if os(iOS)
  @objc func onlyThere() {}
  #endif

  open func summary() -> String { "album" }
}

extension AlbumView {
  // Stays with its method.
  open override func layoutSubviews() {
    super.layoutSubviews()
    events.append("layout")
  }

  @objc open func caption() -> String { "caption" }
}
