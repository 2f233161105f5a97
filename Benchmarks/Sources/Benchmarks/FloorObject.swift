import Floor

/// An object as large as layout attributes, to be made and let go.
final class FloorObject {
  var contents = floor_object()

  init(kind: Int) { contents.kind = Int64(kind) }
}
