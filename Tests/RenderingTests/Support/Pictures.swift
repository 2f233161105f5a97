import CollectionView

enum Pictures {
  /// Hills under a sun, 120 × 80 points.
  static let hills = svg(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 120 80">\
    <rect width="120" height="80" fill="#bfe0f2"/><circle cx="90" cy="22" r="11" fill="#f6c453"/>\
    <path d="M0 60Q30 30 62 56T120 44V80H0Z" fill="#5c8f5a"/><path d="M0 70Q40 50 120 68V80H0Z" fill="#2f5d3a"/></svg>
    """)

  /// A checkerboard of 10-point squares with a diagonal, 80 × 80 points, which makes perspective visible.
  static let checks = svg(
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 80 80">\
    <rect width="80" height="80" fill="#fff"/><path d="\(squares)" fill="#345995"/>\
    <path d="M0 0L80 80" stroke="#e8572a" stroke-width="3"/></svg>
    """)

  /// A JPEG encoded as 60 × 30 with a quarter turn clockwise (Exif 6). Upright, it is 30 × 60, blue with a
  /// yellow corner at the top right, and red at the bottom.
  static let turned = UIImage(data: Data(base64Encoded: turnedJPEG)!)!

  private static let squares = (0..<64).filter { ($0 + $0 / 8).isMultiple(of: 2) }
    .map { "M\($0 % 8 * 10) \($0 / 8 * 10)h10v10h-10Z" }.joined()

  private static func svg(_ text: String) -> UIImage { UIImage(svg: text)! }

  private static let turnedJPEG = """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAA0JCgsKCA0LCgsODg0P\
    EyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNSMj5aYVpQYEpRUk//2wBDAQ4ODhMREyYVFSZPNS01T09PT09P\
    T09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT09PT0//wAARCAAeADwDASIAAhEBAxEB/8QAGQABAQEAAwAA\
    AAAAAAAAAAAAAAMFBAYH/8QAKRAAAQIDBgUFAAAAAAAAAAAAAAEEAgM0BhESIYGxBRMWMTZVg6Oz0v/EABkBAAIDAQAAAAAAAAAA\
    AAAAAAAHAgQFBv/EACERAAICAAcAAwAAAAAAAAAAAAABAgMEBQYRNHKxIUFR/9oADAMBAAIRAxEAPwDvh5Jbjy597f1wjrK0PqHw\
    y/yZL5644g7jdvJnMnTLsUWFEvuRETJMuyIaGmdM4vKsXK++UWnFr4b333T+0vwhddGcdkccuyq4NdiBdlVwa7HWZjw7esvGSwHK\
    q7L1GsABVDKAAADCAA4hVAuyq4NdiBdlVwa7FLMeHb1l4y3gOVV2XqNYACqGUAAAH//Z
    """
}
