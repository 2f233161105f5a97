/// The replacements of each operator. For comparisons, the first moves the bound, and the second is the
/// opposite.
let operatorChanges: [String: [String]] = [
  "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
  "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
  "&&": ["||"], "||": ["&&"],
  "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"], "%": ["/"],
  "&+": ["&-"], "&-": ["&+"], "&": ["|"], "|": ["&"],
  "<<": [">>"], ">>": ["<<"], "&<<": ["&>>"], "&>>": ["&<<"],
]

/// The replacement of each assignment operator.
let assignmentChanges: [String: String] = [
  "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "&+=": "&-=", "&-=": "&+=",
]

/// Operators whose mutants already change a condition, so it isn't also negated.
let conditionOperators: Set = ["<", "<=", ">", ">=", "==", "!=", "===", "!==", "&&", "||"]

/// Interchangeable names of functions and members.
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
