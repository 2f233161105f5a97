import Foundation

/// Menu elements created when the menu is shown. Until they're available, a placeholder line appears.
///
/// ```swift
/// let recent = UIDeferredMenuElement { completion in
///   loadTitles { titles in completion(titles.map { UIAction(title: $0) { _ in } }) }
/// }
/// button.menu = UIMenu(children: [recent, all])
/// ```
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let cachesElements: Bool
  private(set) var elements: [UIMenuElement]?
  /// Called when the elements arrive. `nil` if no menu waits for them.
  private var whenLoaded: (() -> Void)?
  /// The number of calls of the provider. Late results of earlier calls are ignored.
  private var round = 0

  /// Public because Swift requires it for methods that return `Self`.
  public required init(
    _cachesElements cachesElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    (self.cachesElements, self.provider) = (cachesElements, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates an element whose provider is called when the menu is first shown.
  ///
  /// - Parameter elementProvider: A closure that passes the elements to its argument, immediately or later,
  ///   on the main thread.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(_cachesElements: true, elementProvider)
  }

  /// Returns an element whose provider is called each time the menu is shown.
  @discardableResult
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    Self(_cachesElements: false, elementProvider)
  }

  nonisolated deinit {}

  func menuWillShow() {
    guard !cachesElements else { return }
    elements = nil
    whenLoaded = nil
  }

  func load(_ whenLoaded: @escaping () -> Void) {
    guard elements == nil else { return }
    let isOnTheWay = self.whenLoaded != nil
    self.whenLoaded = whenLoaded
    guard !isOnTheWay else { return }
    round += 1
    let round = round
    provider { [weak self] in self?.receive($0, of: round) }
  }

  private func receive(_ elements: [UIMenuElement], of round: Int) {
    guard round == self.round, self.elements == nil else { return }
    self.elements = elements
    let whenLoaded = whenLoaded
    self.whenLoaded = nil
    whenLoaded?()
  }
}
