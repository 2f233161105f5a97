import Foundation

let command = Command(arguments: Array(CommandLine.arguments.dropFirst()))
exit(command.run())
