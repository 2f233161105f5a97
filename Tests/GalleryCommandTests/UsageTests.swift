import Foundation
import TestSupport
import Testing

@Suite("gallery: usage") @BackgroundActor struct UsageTests {
  @Test(
    arguments: [
      (["dance"], "Unexpected argument 'dance'"),
      (["--dance"], "Unknown option '--dance'"),
      (["--photos"], "Missing value for '--photos <dir>'"),
      (["--port", "0"], "--port is 0"),
      (["--port", "many"], "'many' is invalid for '--port <n>'"),
      (["serve", "--port"], "Missing value for '--port <n>'"),
      (["list", "--xml"], "Unknown option '--xml'"),
      (["render"], "Specify a scene's id or --all. See 'gallery render --help'."),
      (["render", "--all", "--output", "-"], "--output is '-', but --all requires a folder"),
      (["render", "nowhere"], "There is no scene 'nowhere'"),
      (["render", "a\nb"], "There is no scene"),
      (["render", "waterfall", "--all"], "Specify either a scene or --all, not both"),
      (["render", "--all", "--offset", "0,0"], "--offset requires a single scene"),
      (["render", "waterfall", "--size", "1200"], "'--size <WxH>': width and height must be from 1"),
      (["render", "waterfall", "--size", "0x900"], "'0x900' is invalid for '--size <WxH>'"),
      (["render", "waterfall", "--size", "-5x900"], "'--size"),
      (["render", "waterfall", "--size", "99999999999999999999x1"], "is invalid for '--size <WxH>'"),
      (["render", "waterfall", "--offset", "12"], "'--offset <X,Y>': x and y must be numbers of points"),
      (["render", "waterfall", "--offset", "nan,0"], "'nan,0' is invalid for '--offset <X,Y>'"),
      (["render", "waterfall", "--items", "many"], "'many' is invalid for '--items <n>'"),
      (["render", "waterfall", "--items", "-1"], "--items is -1"),
      (["render", "waterfall", "--output", ""], "--output is empty"),
    ])
  func `invalid usage prints one line to standard error and exits with 64`(
    arguments: [String], message: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try GalleryProcess(arguments, in: folder)
    #expect(run.status == 64)
    #expect(run.errorLines.count == 1)
    #expect(run.errors.hasPrefix("gallery: "))
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.contents.isEmpty)
  }

  @Test(
    arguments: [
      ["--help"], ["serve", "--help"], ["list", "--help"], ["render", "--help"], ["help", "render"],
    ])
  func `every command has help`(arguments: [String]) throws {
    let run = try GalleryProcess(arguments, in: TemporaryFolder())
    #expect(run.status == 0)
    #expect(run.output.contains("USAGE: gallery"))
    #expect(run.errors.isEmpty)
  }
}
