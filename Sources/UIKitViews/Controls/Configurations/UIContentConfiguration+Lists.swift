import Foundation

extension UIContentConfiguration {
  /// Returns `false` unless both are list contents. Other configurations can't be compared.
  package func isSameListContent(as other: any UIContentConfiguration) -> Bool {
    guard let own = self as? UIListContentConfiguration, let other = other as? UIListContentConfiguration
    else { return false }
    return own == other
  }
}

nonisolated extension UITraitCollection {
  package func inList(_ environment: UIListEnvironment) -> UITraitCollection {
    var values = values
    values.listEnvironment = environment
    return UITraitCollection(values)
  }
}
