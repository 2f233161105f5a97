import Foundation

/// SwiftPM's commands that build a program. If only the text of known sources has changed, the commands
/// produce the same result as `swift build`, without examining the whole package.
struct BuildPlan {
  struct Command: Equatable {
    enum Kind: Equatable {
      case compile, link
      case wrap
      case alias
      /// Writes file names, which only change with the plan.
      case list
      case other
    }

    var kind: Kind
    var inputs: [String]
    var outputs: [String]
    var words: [String]
  }

  /// The commands in order. Each one comes after the commands that make its inputs.
  let commands: [Command]
  let origins: [String]
  /// The inputs that no command makes: sources, and files of the compiler.
  let sources: Set<String>
  private let compiled: Set<String>

  /// Parses SwiftPM's plan. Returns `nil` if its format is unexpected, or if it doesn't build the program.
  init?(_ text: String, executable: String) {
    var (tools, commands): ([String], [Command]) = ([], [])
    for lines in Self.blocks(of: text) {
      guard let command = Command(lines) else { return nil }
      tools.append(lines["tool"]!)
      commands.append(command)
    }
    guard let structure = tools.firstIndex(of: "package-structure-tool") else { return nil }
    origins = commands[structure].inputs
    let makers = Dictionary(
      commands.enumerated().flatMap { index, command in command.outputs.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    guard let link = makers[executable], commands[link].kind == .link else { return nil }
    var (ordered, seen) = ([Int](), Set([link]))
    func add(_ index: Int) {
      for input in commands[index].inputs {
        if let maker = makers[input], seen.insert(maker).inserted { add(maker) }
      }
      ordered.append(index)
    }
    add(link)
    self.commands = ordered.map { commands[$0] }
    sources = Set(self.commands.flatMap(\.inputs).filter { $0.hasPrefix("/") && makers[$0] == nil })
    compiled = Set(
      self.commands.filter { $0.kind == .compile }.flatMap(\.inputs).filter { $0.hasSuffix(".swift") }
    ).intersection(sources)
  }

  var link: Command { commands[commands.count - 1] }

  /// Returns the compiler's outputs from sources in a folder. Leaves out subfolders whose names begin with a
  /// period, because their sources were fetched or generated.
  func compiled(from folder: String) -> Set<String> {
    let commands = commands.filter { command in
      command.kind == .compile
        && command.inputs.contains {
          $0.hasSuffix(".swift") && $0.hasPrefix(folder + "/") && !$0.hasPrefix(folder + "/.")
        }
    }
    return Set(commands.flatMap(\.outputs))
  }

  /// Returns the commands to run in order, or `nil` if SwiftPM has to build.
  func commands(after changes: Set<String>) -> [Command]? {
    guard !changes.isEmpty, changes.isSubset(of: compiled) else { return nil }
    var (changed, needed) = (changes, [Command]())
    for command in commands where command.inputs.contains(where: changed.contains) {
      switch command.kind {
      case .other: return nil
      case .list: continue
      case .alias: break
      case .compile, .wrap, .link: needed.append(command)
      }
      changed.formUnion(command.outputs)
    }
    return needed
  }

  /// Returns the lines of each command: `  "NAME":`, and below it `    tool: shell`, `    inputs: ["…"]`, and
  /// so on.
  private static func blocks(of text: String) -> [[String: String]] {
    var (blocks, isInCommands): ([[String: String]], Bool) = ([], false)
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInCommands = line == "commands:"
      } else if isInCommands, line.hasPrefix("    ") {
        let parts = line.dropFirst(4).split(separator: ":", maxSplits: 1)
        guard parts.count == 2, !blocks.isEmpty else { continue }
        blocks[blocks.count - 1][String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces)
      } else if isInCommands {
        blocks.append([:])
      }
    }
    return blocks
  }
}

extension BuildPlan.Command {
  /// Returns the path of a tool beside the compiler, or `nil` if there is none or the package specifies
  /// another linker.
  func tool(_ name: String) -> String? {
    guard let compiler = words.first, !words.contains(where: { $0.hasPrefix("-use-ld") }) else { return nil }
    let path = URL(fileURLWithPath: compiler).deletingLastPathComponent().path + "/" + name
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  fileprivate init?(_ lines: [String: String]) {
    guard let tool = lines["tool"], let inputs = Self.list(lines["inputs"] ?? "[]"),
      let outputs = Self.list(lines["outputs"] ?? "[]")
    else { return nil }
    (self.inputs, self.outputs) = (inputs, outputs)
    // Commands in another form, such as those of plugins in some versions, are left to SwiftPM.
    words = lines["args"].flatMap(Self.list) ?? []
    kind =
      switch tool {
      case "phony": .alias
      case "write-auxiliary-file": .list
      case "shell": Self.kind(of: words)
      default: .other
      }
  }

  private static func kind(of words: [String]) -> Kind {
    guard let first = words.first, first.hasSuffix("/swiftc") else { return .other }
    if words.contains("-modulewrap") { return .wrap }
    if words.contains("-emit-executable") { return .link }
    return words.contains("-emit-module") && words.contains("-c") ? .compile : .other
  }

  private static func list(_ text: String) -> [String]? {
    try? JSONDecoder().decode([String].self, from: Data(text.utf8))
  }
}
