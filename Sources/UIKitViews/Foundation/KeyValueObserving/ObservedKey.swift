import Foundation

enum ObservedKey: String, CaseIterable {
  case frame, bounds, center, transform, transform3D, alpha, isHidden
  case contentOffset, contentSize, contentInset, zoomScale

  static var allNames: String { allCases.map(\.rawValue).joined(separator: ", ") }

  init?<View: UIView>(_ keyPath: AnyKeyPath, of type: View.Type) {
    let keys: [AnyKeyPath: ObservedKey] = [
      \View.frame: .frame, \View.bounds: .bounds, \View.center: .center, \View.transform: .transform,
      \View.transform3D: .transform3D, \View.alpha: .alpha, \View.isHidden: .isHidden,
    ]
    guard let key = keys[keyPath] else { return nil }
    self = key
  }

  init?<View: UIScrollView>(_ keyPath: AnyKeyPath, ofScrollView type: View.Type) {
    let keys: [AnyKeyPath: ObservedKey] = [
      \View.contentOffset: .contentOffset, \View.contentSize: .contentSize, \View.contentInset: .contentInset,
      \View.zoomScale: .zoomScale,
    ]
    guard let key = keys[keyPath] else { return nil }
    self = key
  }
}
