import Floor

/// Objects for a calibration to create, read, and release. They have no other purpose.
final class FloorHeap {
  private var objects: [floor_object]
  private var made: [FloorObject] = []

  init(kilobytes: Int) {
    var numbers = Numbers()
    objects = (0..<kilobytes * 4).map { _ in
      var object = floor_object()
      object.kind = Int64(numbers.next() % Int(FLOOR_KINDS))
      return object
    }
  }

  func make(_ count: Int) {
    for number in 0..<count { made.append(FloorObject(kind: number)) }
    made.removeAll(keepingCapacity: true)
  }

  func pass(_ count: Int) {
    sink &+= Int(floor_pass(objects, objects.count, count).truncatingRemainder(dividingBy: 1_000))
  }
}
