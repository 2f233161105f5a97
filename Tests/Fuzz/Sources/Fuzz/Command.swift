import CollectionView
import Foundation

/// `Fuzz TARGET [libFuzzer's arguments]`: tries inputs of one kind until the time is over or one ends the program.
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
    // libFuzzer reads its arguments again when it reports, so they stay for as long as the program runs.
    let rest = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) } + [nil]
    let vector = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: rest.count)
    vector.initialize(from: rest, count: rest.count)
    var (count, values) = (Int32(rest.count - 1), vector)
    exit(runFuzzer(&count, &values, testOneInput))
  }

  /// What the inputs are for.
  static var chosen = FuzzTarget.messages
}

@_silgen_name("LLVMFuzzerRunDriver")
private nonisolated func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ values: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

/// libFuzzer calls it on the main thread. Its own `main`, which is linked and not used, wants this name.
@_cdecl("LLVMFuzzerTestOneInput")
public nonisolated func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated {
    Command.chosen.run(bytes)
    // What was left to the main queue meanwhile.
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }
  return 0
}
