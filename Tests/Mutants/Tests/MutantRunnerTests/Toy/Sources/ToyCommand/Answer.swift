import Toy

/// What the program prints.
struct Answer {
  let text = String(larger(3, 4))
}
