import Toy

/// The program's output.
struct Answer {
  let text = String(larger(3, 4))
}
