import Foundation

/// The stored properties added by an app's class. All methods are slow because they use reflection.
enum StoredProperties {
  static func exist(in attributes: UICollectionViewLayoutAttributes) -> Bool {
    !added(to: attributes, above: UICollectionViewLayoutAttributes.self).isEmpty
  }

  /// Returns the name of the first property that certainly differs.
  static func difference(
    _ one: UICollectionViewLayoutAttributes, _ other: UICollectionViewLayoutAttributes
  ) -> String? {
    let base = UICollectionViewLayoutAttributes.self
    for (mine, theirs) in zip(added(to: one, above: base), added(to: other, above: base))
    where differ(mine.value, theirs.value) { return mine.name }
    return nil
  }

  /// Returns the name of the property that retains the object.
  static func strongReference(from layout: UICollectionViewLayout, to object: AnyObject) -> String? {
    var index = recursiveChildCount(type(of: layout))
    var mirror: Mirror? = Mirror(reflecting: layout)
    // Reflection lists a superclass's properties first.
    while let level = mirror, level.subjectType != UICollectionViewLayout.self {
      let children = Array(level.children)
      index -= children.count
      for (offset, child) in children.enumerated() {
        guard index + offset >= 0, isReference(child.value, to: object) else { continue }
        if isStrong(index + offset, of: type(of: layout)) { return child.label ?? "A property" }
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  private static func isReference(_ value: Any, to object: AnyObject) -> Bool {
    // `as? AnyObject` always succeeds because every value can be boxed.
    if type(of: value) is AnyClass { return (value as AnyObject) === object }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let wrapped = mirror.children.first?.value else { return false }
    return type(of: wrapped) is AnyClass && (wrapped as AnyObject) === object
  }

  private static func added(to object: Any, above base: AnyClass) -> [(name: String, value: Any)] {
    var result: [(String, Any)] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror, level.subjectType != base {
      // An uncomputed lazy property has no value to compare.
      for case let (name?, value) in level.children where !name.hasPrefix("$__lazy_storage_$_") {
        result.append((name, value))
      }
      mirror = level.superclassMirror
    }
    return result
  }

  /// Returns `true` if the values certainly differ. Always returns `false` for objects, because copied
  /// attributes may either share or copy them.
  private static func differ(_ one: Any, _ other: Any) -> Bool {
    let (mine, theirs) = (Mirror(reflecting: one), Mirror(reflecting: other))
    if mine.displayStyle == .optional, theirs.displayStyle == .optional {
      guard let one = mine.children.first, let other = theirs.children.first else {
        return mine.children.isEmpty != theirs.children.isEmpty
      }
      return differ(one.value, other.value)
    }
    guard let one = one as? any Equatable else { return false }
    return differ(one, other)
  }

  private static func differ<Value: Equatable>(_ one: Value, _ other: Any) -> Bool {
    guard !(type(of: one) is AnyClass), let other = other as? Value else { return false }
    // A value that isn't equal to itself can't be compared.
    return one == one && other == other && one != other
  }
}

// `Mirror` uses the same runtime functions, but doesn't expose strong references.

private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func childMetadata(
  _: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

private func isStrong(_ index: Int, of type: Any.Type) -> Bool {
  var field = FieldMetadata()
  _ = childMetadata(type, index: index, fieldMetadata: &field)
  defer { field.freeName?(field.name) }
  return field.isStrong
}
