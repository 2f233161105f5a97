import Foundation

/// `random-driver [--seed N] [--steps N] [--night]` runs plans by seed until they have the given number of
/// operations. The plans run in a child process, because a trap ends its process. Prints a test for each kind
/// of finding.
@MainActor struct Command {
  private var seed: UInt64 = 0
  private var steps = 20_000
  private var isChild = false
  private var isReplay = false
  private var isShrinker = false
  private var most = 10

  init(arguments: [String]) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--seed": seed = rest.popFirst().flatMap(UInt64.init) ?? 0
      case "--steps": steps = rest.popFirst().flatMap(Int.init) ?? steps
      case "--night": (seed, steps) = (1_000_000, 1_000_000)
      case "--most": most = rest.popFirst().flatMap(Int.init) ?? most
      case "--child": isChild = true
      case "--replay": isReplay = true
      case "--shrink": isShrinker = true
      default:
        FileHandle.standardError.write(Data("random-driver: \(option) is not an option.\n".utf8))
        exit(64)
      }
    }
  }

  func run() -> Int32 {
    if isReplay { return replay() }
    if isShrinker { return shrink() }
    return isChild ? runSeeds() : drive()
  }

  /// Runs the plan from standard input.
  private func replay() -> Int32 {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let plan = try? JSONDecoder().decode(Plan.self, from: input) else { return 65 }
    Self.limitWork()
    guard let finding = RandomDriver.run(plan) else { return 0 }
    print(finding.text)
    return 1
  }

  /// Shortens the plan from standard input.
  private func shrink() -> Int32 {
    let input = FileHandle.standardInput.readDataToEndOfFile()
    guard let plan = try? JSONDecoder().decode(Plan.self, from: input),
      let text = RandomDriver.run(plan)?.text
    else { return 65 }
    var shrinker = Shrinker(kind: Finding.kind(of: text)) { plan in
      Self.limitWork()
      return RandomDriver.run(plan)?.text
    }
    guard let output = try? JSONEncoder().encode(shrinker.shrink(plan)) else { return 70 }
    say(String(decoding: output, as: UTF8.self))
    return 0
  }

  /// Runs consecutive seeds and prints the outcome of each.
  private func runSeeds() -> Int32 {
    var (seed, done) = (seed, 0)
    while done < steps {
      let plan = Plan(seed: seed)
      say("begin \(seed) \(done)")
      Self.limitWork()
      if let finding = RandomDriver.run(plan) { say("found \(seed) \(finding.text)") }
      done += plan.operations.count
      seed += 1
    }
    say("end \(seed) \(done)")
    return 0
  }

  /// Gives the process another minute of processor time. Plans need less than a second unless they never end.
  /// Clock time doesn't count, because a run on a busy machine can pause for a long time.
  private static func limitWork() {
    var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 60, tv_usec: 0))
    #if canImport(Darwin)
    setitimer(ITIMER_PROF, &limit, nil)
    #else
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &limit, nil)
    #endif
  }

  /// Writes immediately, because a trap would lose buffered output.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

  /// The number of operations before a process is replaced. This limits leaks.
  private static let share = 50_000

  private func drive() -> Int32 {
    var (seed, left) = (seed, steps)
    var kinds: [String: Int] = [:]
    while left > 0 {
      var last: (seed: UInt64, done: Int)?
      var end: (seed: UInt64, done: Int)?
      var finds: [(UInt64, String)] = []
      let ended = Child.run(
        ["--child", "--seed", "\(seed)", "--steps", "\(min(left, Self.share))"], input: Data()
      ) { line in
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count > 1, let number = UInt64(words[1]) else { return }
        if words[0] == "begin" { last = (number, Int(words[2]) ?? 0) }
        if words[0] == "end" { end = (number, Int(words[2]) ?? 0) }
        if words[0] == "found" { finds.append((number, String(words[2]))) }
      }
      for (seed, text) in finds { report(seed, text, &kinds) }
      if let end {
        left -= end.done
        seed = end.seed
        continue
      }
      guard let last else {
        print("The child process did not start: \(ended.errors)")
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
    say("\nSeed \(seed): \(text)")
    // Shrinks in one process. If a run ends that process, starts a process for each run.
    var shrinker = Shrinker(kind: kind, replay: Child.replay)
    let plan = Child.shrink(Plan(seed: seed)) ?? shrinker.shrink(Plan(seed: seed))
    say(plan.test(named: "seed\(seed)", finding: Child.replay(plan) ?? text) + "\n")
  }
}
