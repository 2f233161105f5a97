# Removes the optional requirements of delegates and data sources, which have a default implementation in an extension in the same file.
# Their lines are left empty. The file is read twice.
function signature(text) {
  sub(/^ *(public )?/, "", text)
  sub(/(->|\{).*/, "", text)
  gsub(/[ \t]/, "", text)
  return text
}
function count(text, character) { return gsub("[" character "]", "", text) }
FNR == 1 { pass++; kind = "" }
/^[^ }].*protocol UI/ { kind = "protocol" }
/^extension UI[A-Za-z]*(Delegate|FlowLayout|DataSource|Prefetching|ImplicitlyAnimating) \{/ { kind = "extension" }
/^}/ { kind = "" }
{ lines[FNR] = $0; last = FNR }
kind != "" && /^  (public )?func / { start = FNR; text = ""; depth = 0; hasBody = 0 }
# The result on a line of its own.
!start && isTaken && /^ +->/ { lines[FNR] = "" }
{ isTaken = isTaken && !start && lines[FNR] == "" }
start {
  if (!hasBody) text = text signature($0)
  if (index($0, "{")) hasBody = 1
  depth += count($0, "({") - count($0, ")}")
  if (depth == 0 && (hasBody || kind == "protocol")) {
    if (pass == 1 && kind == "extension") defaults[text] = 1
    if (pass == 2 && text in defaults) {
      # Attributes on lines of their own.
      while (lines[start - 1] ~ /^ +@/) start--
      while (start <= FNR) lines[start++] = ""
      isTaken = 1
    }
    start = 0
  }
}
END { for (line = 1; line <= last; line++) print lines[line] }
