/// Work of a row's own kind in its plainest form. A row with a target in time takes turns with it. Its time here, divided by its time
/// on the quiet machine, says how much slower this machine is at such work, at this moment.
struct Calibration {
  /// Nanoseconds on the quiet machine, for one of ``units``: 2 processors of an AMD EPYC at 3.5 GHz, with nothing else to do.
  let quiet: Double
  /// Objects as large as layout attributes that are made and let go.
  var objects = 0
  /// Passes through code of 512 functions, which is more than a processor caches, each with another object.
  var passes = 0
  /// The memory of those objects, in bytes: a power of two.
  var kilobytes = 16
  /// Items that are packed into lanes in C.
  var items = 0
  /// The units of the row's work that it stands for.
  var units = 1
  /// How often a turn does it: as often as the row's turn does its work, so that caches are as warm.
  var repeats = 1

  /// As a frame of some 200 cells: objects that come and go, and much code on what no cache has.
  static let frame = Calibration(quiet: 755_000, objects: 1_700, passes: 300, kilobytes: 1_024)

  var kernel: Kernel {
    let heap = FloorHeap(kilobytes: kilobytes)
    return {
      timed(per: units * repeats) {
        for _ in 0..<repeats {
          heap.make(objects)
          heap.pass(passes)
          if items > 0 { _ = Self.lanes.pack(0..<items) }
        }
      }
    }
  }

  /// Its time at this moment, where there is nothing to take turns with.
  func time() -> Double {
    let kernel = kernel
    return inTurns(1) { _ in kernel() }[0]
  }

  private static let lanes = FloorLanes(Corpus(count: 1_000_000).lengths)
}
