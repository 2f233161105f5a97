import UIKit

/// The app's root controller: a list of layouts, and the selected layout's screen.
public final class LayoutsController: UIViewController {
  private let list = ListController(Screen.sections)
  private var screen: ScreenController?

  public init() { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.onSelect = { [unowned self] in open($0) }
    show(list)
  }

  public override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    list.view.frame = view.bounds
    screen?.view.frame = view.bounds
  }

  private func open(_ chosen: Screen) {
    let controller = ScreenController(chosen)
    controller.onClose = { [unowned self] in close() }
    screen = controller
    show(controller)
    slide(controller.view, from: view.bounds.width, to: 0) { [unowned self] in hide(list) }
  }

  private func close() {
    guard let controller = screen else { return }
    screen = nil
    show(list)
    view.sendSubviewToBack(list.view)
    slide(controller.view, from: 0, to: view.bounds.width) { [unowned self] in hide(controller) }
  }

  private func slide(_ page: UIView, from start: CGFloat, to end: CGFloat, then finish: @escaping () -> Void)
  {
    page.transform = CGAffineTransform(translationX: start, y: 0)
    UIView.animate(withDuration: 0.3) {
      page.transform = CGAffineTransform(translationX: end, y: 0)
    } completion: { _ in
      finish()
    }
  }

  private func show(_ controller: UIViewController) {
    addChild(controller)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
    controller.didMove(toParent: self)
    controller.view.layoutIfNeeded()
  }

  private func hide(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }
}
