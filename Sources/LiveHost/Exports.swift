// Whoever serves previews makes them, too.
@_exported import Previews
