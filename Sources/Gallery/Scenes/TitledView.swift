/// A header with the title of its section.
protocol TitledView: AnyObject {
  var title: String? { get set }
}
