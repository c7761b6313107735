# Turns a page of ArgumentParser's generator into one that `mandoc -T lint` likes: examples are literal, sentences begin
# lines, paragraphs are marked, and commands are named with hyphens as their pages are.

function close_example() {
  if (literal) { print ".Ed"; waiting = blank > 0 }
  literal = blank = 0
}

function begin_paragraph() {
  if (waiting) print ".Pp"
  waiting = 0
}

function guarded(text) { return text ~ /^[.']/ ? "\\&" text : text }

# Each sentence on a line of its own; names of files have no blank behind their points.
function prose(text) {
  while (match(text, /[.!?] [A-Z'`"-]/)) {
    print guarded(substr(text, 1, RSTART))
    text = substr(text, RSTART + 2)
  }
  print guarded(text)
}

function example(line) {
  if (!literal) print ".Bd -literal"
  else while (blank-- > 0) print ""
  literal = 1
  waiting = blank = 0
  print guarded(substr(line, 3))
}

/^\.Xr poplab\.help/ { next }
/^\.(Nm|Xr|Dt)/ {
  while (match($0, /[pP][oO][pP][lL][aA][bB]\.[a-zA-Z.]+/)) {
    word = substr($0, RSTART, RLENGTH)
    gsub(/\./, "-", word)
    $0 = substr($0, 1, RSTART - 1) word substr($0, RSTART + RLENGTH)
  }
}
/^\.Sh/ { section = $2 }
/^\.Nm/ && section == "NAME" { rest = substr($0, 5); gsub(/"/, "", rest); gsub(/ /, "-", rest); $0 = ".Nm " rest }
/^\.Nd / { sub(/\.$/, "") }
/^\.Pp/ { close_example(); waiting = 1; next }
/^\.(Sh|Ss|It|El|Bl)/ { close_example(); waiting = 0 }
/^\./ { close_example(); begin_paragraph(); print; next }
/^$/ { if (literal) blank++; else waiting = 1; next }
/^  / { example($0); next }
{ close_example(); begin_paragraph(); prose($0) }
