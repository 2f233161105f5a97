/// What becomes of an operator. Of comparisons, the first moves the bound and the second is the opposite.
let operatorChanges: [String: [String]] = [
  "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
  "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
  "&&": ["||"], "||": ["&&"],
  "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"],
  "&+": ["&-"], "&-": ["&+"], "&": ["|"], "|": ["&"],
  "<<": [">>"], ">>": ["<<"], "&<<": ["&>>"], "&>>": ["&<<"],
]

/// What becomes of an assignment with an operator.
let assignmentChanges: [String: String] = [
  "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "&+=": "&-=", "&-=": "&+=",
]

/// Operators whose result is a condition of its own: it is not negated as well.
let conditionOperators: Set = ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "&&", "||"]

/// Names that stand for each other: what is called, and members.
let nameChanges: [String: String] = {
  let pairs = [
    ("min", "max"), ("floor", "ceil"), ("first", "last"), ("firstIndex", "lastIndex"),
    ("dropFirst", "dropLast"), ("removeFirst", "removeLast"), ("prefix", "suffix"),
    ("lowerBound", "upperBound"),
    ("startIndex", "endIndex"), ("x", "y"), ("width", "height"), ("minX", "maxX"), ("minY", "maxY"),
    ("dx", "dy"), ("up", "down"), ("top", "bottom"), ("left", "right"), ("leading", "trailing"),
    ("horizontal", "vertical"), ("sin", "cos"),
  ]
  return Dictionary(uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) })
}()
