import CollectionView
import Foundation

/// `Fuzz TARGET [libFuzzer's arguments]` tries inputs of one kind until the time is over or an input ends the
/// program.
@main struct Command {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 1, let target = FuzzTarget(rawValue: arguments[1]) else {
      let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
      FileHandle.standardError.write(
        Data("usage: Fuzz TARGET [libFuzzer's arguments]; targets: \(names)\n".utf8))
      exit(64)
    }
    chosen = target
    target.prepare()
    // libFuzzer reads its arguments again for reports, so they're never freed.
    let rest = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
    let vector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: rest.count)
    vector.initialize(from: rest, count: rest.count)
    var (count, values) = (Int32(rest.count - 1), vector)
    exit(runFuzzer(&count, &values, testOneInput))
  }

  /// The target of the inputs.
  static var chosen = FuzzTarget.messages
}

@_silgen_name("LLVMFuzzerRunDriver")
private nonisolated func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ values: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// libFuzzer calls this function on the main thread. Its own, unused `main` requires this name.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    Command.chosen.run(bytes)
    // Runs the pending work of the main queue.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
  return 0
}
