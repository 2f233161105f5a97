import Foundation

/// The commands that make a program, as SwiftPM has planned them.
///
/// SwiftPM writes its plan to a file for its own builder, and looks at the whole package before it reads it again. Where nothing but
/// the text of known sources has changed, these commands make what `swift build` would make.
struct BuildPlan {
  struct Command: Equatable {
    enum Kind: Equatable {
      case compile, link
      /// Puts a module's declarations where the debugger finds them.
      case wrap
      /// Gives files a name in common.
      case alias
      /// Writes the names of files into a file. Those only change with the plan.
      case list
      /// What only SwiftPM can do.
      case other
    }

    var kind: Kind
    var inputs: [String]
    var outputs: [String]
    var words: [String]
  }

  /// Those that the program needs, each after the commands that make its inputs.
  let commands: [Command]
  /// The manifests, and the folders of sources, of which the plan was made.
  let origins: [String]
  /// What no command makes: sources, and what came with the compiler.
  let sources: Set<String>
  private let compiled: Set<String>

  /// Reads SwiftPM's file. Nil if it is not as expected, or does not make the program.
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

  /// What makes the program of its objects.
  var link: Command { commands[commands.count - 1] }

  /// What the compiler makes of sources below a folder. What begins with a full stop there was fetched or built.
  func compiled(from folder: String) -> Set<String> {
    let commands = commands.filter { command in
      command.kind == .compile
        && command.inputs.contains {
          $0.hasSuffix(".swift") && $0.hasPrefix(folder + "/") && !$0.hasPrefix(folder + "/.")
        }
    }
    return Set(commands.flatMap(\.outputs))
  }

  /// What has to be done after these files have changed, in order. Nil if SwiftPM has to do it.
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

  /// The lines of each command, by their names: `  "NAME":` and below it `    tool: shell`, `    inputs: ["…"]` and so on.
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
  /// A tool that comes with the compiler, unless the package wants its programs to be linked by another linker.
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
    // Commands that are no list, such as those of plugins in some versions, are SwiftPM's.
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
