import Foundation

/// Elements of a menu that are made when the menu is shown. Until they are there, a line of the menu says that they are coming.
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
  /// Nil until the provider has handed them over.
  private(set) var elements: [UIMenuElement]?
  /// Called when the elements are there. Nil while nobody waits for them.
  private var whenLoaded: (() -> Void)?
  /// Counts the calls of the provider, so that what an earlier one brings late counts no more.
  private var round = 0

  /// Swift wants a public initialiser for what answers `Self`.
  public required init(
    _cachesElements cachesElements: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    (self.cachesElements, self.provider) = (cachesElements, provider)
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// The provider is called the first time that the menu is shown. What it brings is cached.
  ///
  /// - Parameter elementProvider: Makes the elements and hands them to its argument, at once or later, on the main thread.
  public convenience init(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(_cachesElements: true, elementProvider)
  }

  /// An element whose provider is called each time that the menu is shown.
  ///
  /// - Parameter elementProvider: Makes the elements and hands them to its argument, at once or later, on the main thread.
  @discardableResult
  open class func uncached(
    _ elementProvider: @escaping (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  ) -> Self {
    Self(_cachesElements: false, elementProvider)
  }

  nonisolated deinit {}

  /// Forgets what is not to be cached.
  func menuWillShow() {
    guard !cachesElements else { return }
    elements = nil
    whenLoaded = nil
  }

  /// Calls the provider, unless the elements are there or on their way.
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
