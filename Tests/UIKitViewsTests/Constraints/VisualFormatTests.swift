import UIKitViews
import TestSupport
import Testing
import UIKitTestSupport

@Suite("Visual format")
struct VisualFormatTests {
  @Test(.fact("N13"))
  func `visual formats place views at the described frames`() {
    // SE autolayout/visualformat
    let window = UIWindow(frame: CGRect(0, 0, 320, 300))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let stage = ConstraintStage(1, 1)
    let views = Dictionary(
      uniqueKeysWithValues: ["a", "b", "c", "d"].map { ($0, stage.add(UIView(), to: controller.view)) })
    let metrics: [String: Any] = ["gap": 12, "side": 16.0]
    let options: NSLayoutConstraint.FormatOptions = [.alignAllTop, .alignAllBottom]
    for (format, options) in [
      ("H:|-side-[a(80)]-8-[b(>=60)]-side-|", options), ("V:|-20-[a(40)]-gap-[c(30)]-(>=8)-|", []),
      ("H:|-[c]-|", []), ("V:[c]-gap-[d(24)]", []), ("H:|-(>=20)-[d(120@750)]-20-|", []),
    ] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    window.layoutIfNeeded()
    expectEqual(
      (views["a"]?.frame, CGRect(16, 20, 80, 40)),
      (views["b"]?.frame, CGRect(104, 20, 200, 40)),
      (views["c"]?.frame, CGRect(16, 72, 288, 30)),
      (views["d"]?.frame, CGRect(180, 114, 120, 24)))
  }

  @Test(
    .fact("N14"),
    arguments: [
      ("V:[o]-20-[v]", ["v.top == o.bottom + 20"]),
      ("H:|-[v]-|", ["v.leading == margins.leading", "margins.trailing == v.trailing"]),
      ("V:|-[v]-|", ["v.top == margins.top", "margins.bottom == v.bottom"]),
      ("H:|[v]|", ["v.leading == super.leading", "super.trailing == v.trailing"]),
      ("H:|-0-[v]-0-|", ["v.leading == super.leading", "super.trailing == v.trailing"]),
      (
        "H:|-8-[v(>=50)]-(<=12)-[o(==v)]",
        [
          "v.leading == super.leading + 8", "v.width >= 50", "o.leading <= v.trailing + 12",
          "o.width == v.width",
        ]
      ),
      ("V:[v(44@750)]", ["v.height == 44 @750"]),
      ("H:[v]-[o]-[t]", ["o.leading == v.trailing + 8", "t.leading == o.trailing + 8"]),
      ("V:|-(>=10,<=30)-[v]", ["v.top >= super.top + 10", "v.top <= super.top + 30"]),
      ("[v]-(==5@250)-[o]", ["o.leading == v.trailing + 5 @250"]),
      ("H:[v]-(>=0)-|", ["super.trailing >= v.trailing"]), ("[v(>=o)]", ["v.width >= o.width"]),
      ("H:[v(==o@500)]", ["v.width == o.width @500"]),
      (
        "H:|[v][o]|",
        ["v.leading == super.leading", "o.leading == v.trailing", "super.trailing == o.trailing"]
      ),
      ("V:[v]-(-4)-[o]", ["o.top == v.bottom - 4"]),
    ])
  func `a visual format creates the expected constraints`(
    format: String, expected: [String]
  ) {
    let root = UIView()
    let views = ["v": UIView(), "o": UIView(), "t": UIView()]
    for name in ["v", "o", "t"] { if let view = views[name] { root.addSubview(view) } }
    func name(_ item: AnyObject?) -> String {
      if item === root { return "super" }
      if item === root.layoutMarginsGuide { return "margins" }
      return views.first { $0.value === item }?.key ?? "?"
    }
    let made = NSLayoutConstraint.constraints(withVisualFormat: format, views: views).map { constraint in
      let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
      var text = "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(sign) "
      let constant = Int(constraint.constant)
      if constraint.secondItem != nil {
        text += "\(name(constraint.secondItem)).\(constraint.secondAttribute)"
        if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
      } else {
        text += "\(constant)"
      }
      return constraint.priority == .required ? text : text + " @\(Int(constraint.priority.rawValue))"
    }
    expectEqual((Set(made), Set(expected)), (made.count, expected.count))
  }

  @Test(.fact("N14"))
  func `an unknown name or a truncated format raises an exception that shows the column`() {
    for (format, column) in [("H:|-[x]", 5), ("H:[v]-gap-[v]", 6), ("H:[v", 4), ("H:[v]-8[v]", 7)] {
      let reasons = namedExceptions {
        _ = NSLayoutConstraint.constraints(withVisualFormat: format, views: ["v": UIView()])
      }
      #expect(reasons.count == 1)
      #expect(
        reasons.first?.hasPrefix("NSInvalidArgumentException: Unable to parse constraint format") == true)
      #expect(reasons.first?.hasSuffix("\(format) \n\(String(repeating: " ", count: column))^") == true)
    }
  }

  @Test(
    arguments: [
      ("H:|-[a(b@2000)]", "2000.0", 9), ("H:[a]-(8@0)-[b(20)]", "0.0", 9),
      ("V:[a(20,>=10@high)]", "1000.5", 13),
      ("H:[a(b@odd)]", "nan", 7),
    ])
  func `an invalid priority raises one exception with its column and no constraints`(
    format: String, priority: String, column: Int
  ) {
    let stage = ConstraintStage(300, 100)
    let views = ["a": stage.add(UIView()), "b": stage.add(UIView())]
    var made: [NSLayoutConstraint]?
    let reasons = namedExceptions {
      made = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["high": 1000.5, "odd": Double.nan], views: views)
    }
    expectEqual(
      (made, []),
      (
        reasons,
        [
          """
          NSInternalInconsistencyException: It's illegal to set priority:\(priority). Priorities must be greater than 0 and \
          less or equal to NSLayoutPriorityRequired, which is 1000.000000.
          """ + " \n\(format) \n\(String(repeating: " ", count: column))^"
        ]
      ))
  }

  @Test func `an item that is not a view or guide raises one exception with its column`() {
    for (format, column) in [("H:[b(20)]-[a(20)]", 11), ("H:[b(==a)]", 7)] {
      var made: [NSLayoutConstraint]?
      let reasons = namedExceptions {
        made = NSLayoutConstraint.constraints(
          withVisualFormat: format, views: ["a": "a text", "b": UIView()])
      }
      expectEqual(
        (made, []),
        (
          reasons,
          [
            "NSInvalidArgumentException: NSLayoutConstraint for a text: Constraint items must each be an instance of "
              + "UIView, or UILayoutGuide. \n\(format) \n\(String(repeating: " ", count: column))^"
          ]
        ))
    }
  }

  @Test(arguments: [("H:|[a]-odd-[b]", "nan", 7), ("V:[a(20,>=endless)]", "inf", 10)])
  func `a nonfinite length raises one exception with its column and no constraints`(
    format: String, number: String, column: Int
  ) {
    let stage = ConstraintStage(300, 100)
    let views = ["a": stage.add(UIView()), "b": stage.add(UIView())]
    var made: [NSLayoutConstraint]?
    let reasons = namedExceptions {
      made = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: ["odd": CGFloat.nan, "endless": Double.infinity], views: views)
    }
    expectEqual(
      (made, []),
      (
        reasons,
        [
          "NSInvalidArgumentException: Unable to parse constraint format: \nA length must be finite, not \(number). "
            + "\n\(format) \n\(String(repeating: " ", count: column))^"
        ]
      ))
  }

  @Test(.fact("N14"))
  func `an unknown priority name raises an exception that shows its column`() {
    let reasons = namedExceptions {
      _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[v(20@gap)]", views: ["v": UIView()])
    }
    #expect(reasons.count == 1)
    #expect(reasons.first?.hasSuffix("H:[v(20@gap)] \n\(String(repeating: " ", count: 8))^") == true)
  }

  @Test func `directionLeftToRight and directionRightToLeft override the interface direction`() {
    let stage = ConstraintStage(300, 100)
    stage.root.semanticContentAttribute = .forceRightToLeft
    let views = ["a": stage.add(UIView()), "b": stage.add(UIView())]
    func positions(_ options: NSLayoutConstraint.FormatOptions) -> [CGFloat] {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[a(50)]-20-[b(60)]", options: options, views: views)
      NSLayoutConstraint.activate(made)
      stage.layOut()
      NSLayoutConstraint.deactivate(made)
      return ["a", "b"].compactMap { views[$0]?.frame.minX }
    }
    expectEqual(
      (positions([]), [240, 160]),
      (positions(.directionLeftToRight), [10, 80]),
      (positions(.directionRightToLeft), [240, 160]))
  }
}
