import Foundation

/// `random-driver [--seed N] [--steps N]`: runs plans by seed in a process beside this one, which a trap may end, until they have that
/// many operations. Prints a test for each kind of finding.
@MainActor struct Command {
  private var seed: UInt64 = 0
  private var steps = 20_000
  private var isChild = false
  private var isReplay = false
  private var most = 10

  init(arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? 0
      case "--steps": steps = rest.popFirst().flatMap(Int.init) ?? steps
      case "--most": most = rest.popFirst().flatMap(Int.init) ?? most
      case "--child": isChild = true
      case "--replay": isReplay = true
      default:
        FileHandle.standardError.write(Data("random-driver: \(option) is no option.\n".utf8))
        exit(64)
      }
    }
  }

  func run() -> Int32 {
    if isReplay { return replay() }
    return isChild ? runSeeds() : drive()
  }

  /// Carries out the plan that comes in.
  private func replay() -> Int32 {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let plan = try? JSONDecoder().decode(Plan.self, from: input) else { return 65 }
    guard let finding = RandomDriver.run(plan) else { return 0 }
    print(finding.text)
    return 1
  }

  /// Runs one seed after the other and says of each what came of it.
  private func runSeeds() -> Int32 {
    var (seed, done) = (seed, 0)
    while done < steps {
      let plan = Plan(seed: seed)
      say("begin \(seed) \(done)")
      if let finding = RandomDriver.run(plan) { say("found \(seed) \(finding.text)") }
      done += plan.operations.count
      seed += 1
    }
    say("end \(seed) \(done)")
    return 0
  }

  /// At once: a trap loses what waits in a buffer.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  private func drive() -> Int32 {
    var (seed, left) = (seed, steps)
    var kinds: [String: Int] = [:]
    while left > 0 {
      var last: (seed: UInt64, done: Int)?
      var isComplete = false
      var finds: [(UInt64, String)] = []
      let ended = Child.run(["--child", "--seed", "\(seed)", "--steps", "\(left)"], input: Data()) { line in
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count > 1, let number = UInt64(words[1]) else { return }
        if words[0] == "begin" { last = (number, Int(words[2]) ?? 0) }
        if words[0] == "end" { isComplete = true }
        if words[0] == "found" { finds.append((number, String(words[2]))) }
      }
      for (seed, text) in finds { report(seed, text, &kinds) }
      if isComplete { break }
      guard let last else {
        print("The process beside this one did not start: \(ended.errors)")
        return 70
      }
      report(last.seed, ended.trap, &kinds)
      left -= last.done + Plan(seed: last.seed).operations.count
      seed = last.seed + 1
    }
    print(
      "\(steps) operations from seed \(self.seed): \(kinds.values.reduce(0, +)) findings of \(kinds.count) kinds"
    )
    for (kind, count) in kinds.sorted(by: { $0.value > $1.value }) { print("  \(count) × \(kind)") }
    return kinds.isEmpty ? 0 : 1
  }

  private func report(_ seed: UInt64, _ text: String, _ kinds: inout [String: Int]) {
    let kind = Finding.kind(of: text)
    kinds[kind, default: 0] += 1
    guard kinds[kind] == 1, kinds.count <= most else { return }
    print("\nSeed \(seed): \(text)")
    let plan = Shrinker(kind: kind).shrink(Plan(seed: seed))
    print(plan.test(named: "seed\(seed)", finding: Child.replay(plan) ?? text) + "\n")
  }
}

/// The same program as a process of its own.
enum Child {
  struct End {
    var status: Int32
    var errors: String

    /// What ended the process, if it did not end by itself.
    var trap: String {
      let line = errors.split(separator: "\n").first { $0.contains("Fatal") || $0.contains("error") }
      return "trap: \(line.map(Child.message) ?? "status \(status)")"
    }
  }

  /// What a line says behind the file and the line's number, which is left to the end.
  fileprivate static func message(_ line: Substring) -> String {
    guard let mark = line.range(of: "Fatal") else { return String(line) }
    return "\(line[mark.lowerBound...]) \(line[..<mark.lowerBound])"
  }

  /// What a plan finds. Nil if it holds.
  static func replay(_ plan: Plan) -> String? {
    guard let input = try? JSONEncoder().encode(plan) else { return nil }
    var text: String?
    let end = run(["--replay"], input: input) { if text == nil { text = $0 } }
    return end.status == 0 ? nil : end.status == 1 ? text : end.trap
  }

  static func run(_ arguments: [String], input: Data, line: (String) -> Void) -> End {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = arguments
    let (given, output) = (Pipe(), Pipe())
    let log = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    guard FileManager.default.createFile(atPath: log.path, contents: nil) else {
      return End(status: -1, errors: "")
    }
    defer { try? FileManager.default.removeItem(at: log) }
    process.standardInput = given
    process.standardOutput = output
    process.standardError = FileHandle(forWritingAtPath: log.path)
    var environment = ProcessInfo.processInfo.environment
    // A trap needs no backtrace: it takes seconds.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    process.environment = environment
    guard (try? process.run()) != nil else { return End(status: -1, errors: "") }
    given.fileHandleForWriting.write(input)
    try? given.fileHandleForWriting.close()
    var rest = Data()
    while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
      rest += data
      while let end = rest.firstIndex(of: 10) {
        line(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    process.waitUntilExit()
    let errors = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
    return End(status: process.terminationReason == .exit ? process.terminationStatus : 128, errors: errors)
  }
}
