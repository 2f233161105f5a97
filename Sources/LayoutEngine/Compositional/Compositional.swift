/// Layouts that are described rather than computed: items in groups, groups in groups, groups in sections.
///
/// The names are those of Apple's compositional layout, and so are the rules, as far as they are known. A description
/// is a value; a run resolves it into frames once, however many items there are:
///
/// ```swift
/// let item = Compositional.Node(size: .init(.fractionalWidth(0.5), .fractionalHeight(1)))
/// let row = Compositional.Node(
///   size: .init(.fractionalWidth(1), .absolute(80)), content: .group(.init(.horizontal, .repeating([item]))))
/// let run = Compositional.Run(row, axis: .vertical, container: LayoutSize(width: 375, height: 600), count: 1_000_000)
/// run.forEachItem(in: visible, from: .zero) { item, frame in print(item, frame) }
/// ```
///
/// Lengths are in points. Fractions are of the container: for an item its group, for a group what it lies in.
public enum Compositional {}
