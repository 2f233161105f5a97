// Programs that serve previews also create them.
@_exported import Previews
