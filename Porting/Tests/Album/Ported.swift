// The one file of this target that is compiled as it is. The plugin ports the others.
