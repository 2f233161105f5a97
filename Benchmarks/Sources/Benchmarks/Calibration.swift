/// A simplified form of a row's work, as a reference for this machine's current speed.
///
/// A row with a time target takes turns with its calibration. The calibration's time here, divided by its
/// time on the quiet machine, is the slowdown of this machine for such work.
struct Calibration {
  /// The time for one of ``units`` on the quiet machine, in nanoseconds. That machine has 2 processors of an
  /// AMD EPYC at 3.5 GHz and no other load.
  let quiet: Double
  /// The number of objects created and released. They are as large as layout attributes.
  var objects = 0
  /// The number of passes, each with another object, through code of 512 functions. That is more than a
  /// processor caches.
  var passes = 0
  /// The memory of the objects for the passes, in kilobytes. It's a power of two.
  var kilobytes = 16
  /// The number of items packed into lanes in C.
  var items = 0
  /// The number of units in this work, such as items. The row's time and this work's time are per unit.
  var units = 1
  /// The number of repeats in a turn. It's the same as for the row's work, so that caches are equally warm.
  var repeats = 1

  /// The work of a frame with some 200 cells: short-lived objects, and many functions that read uncached
  /// memory.
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

  /// Measures the work alone, for rows that can't take turns with it.
  func time() -> Double {
    let kernel = kernel
    return inTurns(1) { _ in kernel() }[0]
  }

  private static let lanes = FloorLanes(Corpus(count: 1_000_000).lengths)
}
