import Foundation

/// P24: the additional memory of a process with a million items, compared with a thousand, in a collection
/// view that has scrolled through them.
struct MemoryRows {
  /// The option for running in a separate process: `--memory waterfall 1000000`.
  static let argument = "--memory"
  private static let few = 1_000
  /// The bytes per item of the app's own data, the identifiers.
  private static let bytesOfData = 4.0

  let kind: PackingKind
  let count: Int

  func row() -> Row {
    let bytes = (memory(of: count) - memory(of: Self.few)) / Double(count - Self.few) - Self.bytesOfData
    return Row(
      "\(kind): memory of the process per item", count, ours: max(0, bytes), target: .amount(20),
      unit: .bytes,
      isJudged: PackingKind.packing.contains(kind))
  }

  /// Returns the resident memory of a process with this many items, in bytes.
  private func memory(of count: Int) -> Double {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = [Self.argument, kind.rawValue, "\(count)"]
    process.standardOutput = output
    do { try process.run() } catch { Check.fail("can't start the measured process: \(error)") }
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let bytes = Double(String(decoding: answer, as: UTF8.self)), bytes > 0 else {
      Check.fail("the process with \(count) items in \(kind) doesn't report its memory")
    }
    return bytes
  }

  /// Performs the other process's work.
  static func answer(_ arguments: ArraySlice<String>) {
    guard let kind = arguments.first.flatMap(PackingKind.init(rawValue:)),
      let count = arguments.last.flatMap(Int.init)
    else { Check.fail("\(argument) needs a layout and a count") }
    let stage = PackingStage(kind, count: count)
    stage.goThrough()
    stage.check()
    print(resident, terminator: "")
    withExtendedLifetime(stage) {}
  }

  /// The resident memory, in bytes, or 0 if the system doesn't report it.
  private static var resident: Int {
    guard let line = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = line.split(separator: " ")
    return pages.count > 1 ? (Int(pages[1]) ?? 0) * Int(getpagesize()) : 0
  }
}
