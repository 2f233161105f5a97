import Floor

/// A temporary object as large as layout attributes.
final class FloorObject {
  var contents = floor_object()

  init(kind: Int) { contents.kind = Int64(kind) }
}
