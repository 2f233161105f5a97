import Testing

/// Tests the exact result for each construct.
@Suite struct RewritingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  @Test(arguments: [
    Case(
      testDescription: "an attribute is removed with the blank after it",
      before: "class A { @objc func a() {} }", after: "class A { func a() {} }"),
    Case(
      testDescription: "an attribute alone on its line leaves an empty line",
      before: "class A {\n  @objc(x:)  // why\n  func a() {}\n}",
      after: "class A {\n  // why\n  func a() {}\n}"),
    Case(
      testDescription: "dynamic is removed next to @objc, and stays elsewhere",
      before: "class A { @objc dynamic var a = 1; dynamic var b = 1 }",
      after: "class A { var a = 1; dynamic var b = 1 }"),
    Case(
      testDescription: "strings and comments stay unchanged",
      before: "// @objc #selector(a)\nlet a = \"@objc #selector(a)\"",
      after: "// @objc #selector(a)\nlet a = \"@objc #selector(a)\""),
    Case(
      testDescription: "code that Linux never compiles stays unchanged",
      before:
        "#if os(iOS) || targetEnvironment(macCatalyst)\n@objc class A {}\n#else\n@objc class B {}\n#endif",
      after: "#if os(iOS) || targetEnvironment(macCatalyst)\n@objc class A {}\n#else\nclass B {}\n#endif"),
    Case(
      testDescription: "code that depends on a flag is ported",
      before: "#if DEBUG && !os(macOS)\n@objc class A {}\n#endif",
      after: "#if DEBUG && !os(macOS)\nclass A {}\n#endif"),
    Case(
      testDescription: "a bare name gets the labels of the one method it can mean",
      before: "import UIKit\nclass A { @objc func a(by x: Int) {}; func b() { c(#selector(a)) } }",
      after:
        "import UIKit\nclass A { func a(by x: Int) {}; func b() { c(Selector(\"aWithBy:\", A.a(by:))) } }"),
    Case(
      testDescription: "a selector keeps the name that @objc gives it",
      before: "import UIKit\nclass A { @objc(go:) func a(_ x: Int) {}; func b() { c(#selector(A.a(_:))) } }",
      after: "import UIKit\nclass A { func a(_ x: Int) {}; func b() { c(Selector(\"go:\", A.a(_:))) } }"),
    Case(
      testDescription: "a method of the superclass is found",
      before:
        "import UIKit\nclass A { func a(_ x: Int) {} }\nextension B { func b() { c(#selector(self.a)) } }\nclass B: A {}",
      after:
        "import UIKit\nclass A { func a(_ x: Int) {} }\nextension B { func b() { c(Selector(\"a:\", B.a(_:))) } }\nclass B: A {}"
    ),
    Case(
      testDescription: "a cast picks the overload",
      before: "import UIKit\nclass A { func b() { c(#selector(a as (Int) -> Void)) } }",
      after:
        "import UIKit\nclass A { func b() { c(Selector(\"a\", { (target: A) in target.a as (Int) -> Void })) } }"
    ),
    Case(
      testDescription: "a selector by name is looked up",
      before: "import UIKit\nclass A { func a(_ x: Int) {}; func b() { c(Selector((\"a:\"))) } }",
      after: "import UIKit\nclass A { func a(_ x: Int) {}; func b() { c(Selector(\"a:\", A.a(_:))) } }"),
    Case(
      testDescription: "a file that needs UIKit imports it",
      before: "import Foundation  // first\nclass A { func a() {}; func b() { c(#selector(a)) } }",
      after:
        "import Foundation; import UIKit  // first\nclass A { func a() {}; func b() { c(Selector(\"a\", A.a)) } }"
    ),
    Case(
      testDescription: "the import of ObjectiveC is removed",
      before: "import ObjectiveC.runtime\nimport UIKit",
      after: "\nimport UIKit"),
    Case(
      testDescription: "a key path becomes a string", before: "let a = #keyPath(UIView.layer.opacity)",
      after: "let a = \"layer.opacity\""),
    Case(
      testDescription: "an optional requirement gets a default",
      before: "@objc protocol P {\n  @objc optional func a(_ x: Int)  // a\n}",
      after: "protocol P: AnyObject {\n  func a(_ x: Int)  // a\n}; extension P { func a(_ x: Int) {} }"),
    Case(
      testDescription: "an optional requirement with a result throws, and its callers get nil",
      before:
        "import UIKit\n@objc public protocol P: Q { @objc optional func a(_ x: Int) -> Int }\nlet b = d?.a?(1) ?? 2",
      after:
        "import UIKit\npublic protocol P: Q { func a(_ x: Int) throws -> Int }; public extension P { func a(_ x: Int) throws -> Int { throw RequirementNotImplemented() } }\nlet b = (try? d?.a(1)) ?? 2"
    ),
    Case(
      testDescription: "a result stays optional, even if nothing else in the chain is optional",
      before: "func f() { d.a?(x: 1); g(d.a?(x: 1), d?.a?(x: 1)) }",
      after: "func f() { d.a(x: 1); g((d as Optional)?.a(x: 1), d?.a(x: 1)) }"),
    Case(
      testDescription: "closures keep their question marks",
      before: "class A { var done: ((Int) -> Void)?; func f() { done?(1); self.done?(1) } }",
      after: "class A { var done: ((Int) -> Void)?; func f() { done?(1); self.done?(1) } }"),
    Case(
      testDescription: "calls of UIKit's optional requirements lose their question marks",
      before: "func f() { s.delegate?.scrollViewDidScroll?(s) }",
      after: "func f() { s.delegate?.scrollViewDidScroll(s) }"),
    Case(
      testDescription: "an override moves from its extension into the class",
      before:
        "class A: B {\n  var x = 1\n}\n\nextension A {\n  // why\n  override func b() {}\n  func c() {}\n}\n",
      after:
        "class A: B {\n  var x = 1\n  // why\n  override func b() {}\n}\n\nextension A {\n\n\n  func c() {}\n}\n"
    ),
    Case(
      testDescription: "a moved override keeps the extension's access and conditions",
      before: "class A: B {}\n#if DEBUG\npublic extension A { @objc override func b() {} }\n#endif\n",
      after:
        "class A: B {\n#if DEBUG\npublic override func b() {}\n#endif\n}\n#if DEBUG\npublic extension A {  }\n#endif\n"
    ),
    Case(
      testDescription: "a member that a subclass overrides moves into the class",
      before: "class A {\n}\nextension A {\n  @objc func a() {}\n}\nclass B: A { override func a() {} }",
      after: "class A {\n  func a() {}\n}\nextension A {\n\n}\nclass B: A { override func a() {} }"),
    Case(
      testDescription: "a view of a generic class is made at run time",
      before: "import UIKit\nfunc f<T: UIView>() -> T { T(frame: .zero) }",
      after: "import UIKit\nfunc f<T: UIView>() -> T { T(_dynamic: .zero) }"),
    Case(
      testDescription: "other generic types are left alone",
      before: "func f<T: Shape>() -> T { T(frame: .zero) }",
      after: "func f<T: Shape>() -> T { T(frame: .zero) }"),
    Case(
      testDescription: "Windows line ends stay", before: "class A {\r\n  @objc\r\n  func a() {}\r\n}\r\n",
      after: "class A {\r\n\r\n  func a() {}\r\n}\r\n"),
  ])
  func theTextIs(_ example: Case) throws {
    let ported = try Command.port(example.before)
    #expect(ported.text == example.after)
    // Porting again changes nothing.
    #expect(try Command.port(ported.text).text == ported.text)
  }

  @Test(arguments: [
    ("class A { @NSManaged var a: Int }", "Core Data"),
    ("class A { func f() { g(#selector(getter: a)) } }", "no method to call"),
    (
      "class A { func f() { if d.responds(to: #selector(P.a)) {} } }",
      "there is no way to find out if a class"
    ),
    ("let a = Selector(name)", "only known at run time"),
    ("func f() { objc_setAssociatedObject(a, b, c, d) }", "objc_setAssociatedObject"),
    ("func f() { a.setValue(1, forKey: \"b\") }", "no key-value coding"),
    ("extension Elsewhere { override func a() {} }", "not among the files"),
    ("@objc protocol P { @objc optional var a: Int { get set } }", "no default can be generated"),
    (
      "@objc protocol P { @objc optional func a() }\nclass A: P {}\nclass B: A { func a() {} }",
      "callers don't reach the one in 'B'"
    ),
    (
      "class A: NSObject, UICollectionViewDelegateFlowLayout {}\nclass B: A {}\n"
        + "class C: B { func collectionView(_ v: UICollectionView, didSelectItemAt p: IndexPath) {} }",
      "'A' conforms to 'UICollectionViewDelegateFlowLayout' without it, so callers don't reach the one in 'C'"
    ),
  ])
  func whatCannotBePortedIsNamed(source: String, reason: String) throws {
    let notes = try Command.port(source).notes
    #expect(notes.contains { $0.contains("cannot change: ") && $0.contains(reason) }, "\(notes)")
  }

  @Test(arguments: [
    "class A: NSObject, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }\n"
      + "class B: A { override func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "class A: NSObject {}\nclass B: A, UIScrollViewDelegate { func scrollViewDidScroll(_ v: UIScrollView) {} }",
    "class A: NSObject, UIScrollViewDelegate {}\nclass B: A { func scrolls() {} }",
  ])
  func whatIsReachedIsNotNamed(source: String) throws {
    #expect(try Command.port(source).notes == ["0 of 1 files changed"])
  }
}
