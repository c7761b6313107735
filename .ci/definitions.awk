# Turns the tables of an article into lists of definitions: a page of a manual has no room for columns.
# The first column is the term; what stands in the others follows it, each behind the title of its column.
function cells(line, parts,    count, cell) {
  gsub(/^\| *| *\|$/, "", line)
  gsub(/\\\|/, "\001", line)
  count = split(line, parts, / *\| */)
  for (cell = 1; cell <= count; cell++) gsub(/\001/, "|", parts[cell])
  return count
}

/^\| *-/ { next }
/^\|/ && !is_table { is_table = 1; columns = cells($0, titles); next }
/^\|/ {
  columns = cells($0, row)
  text = ""
  for (column = 2; column <= columns; column++) {
    if (row[column] == "") continue
    title = column == 2 || titles[column] == "" ? "" : titles[column] ": "
    text = text (text == "" ? "" : "; ") title row[column]
  }
  printf "%s\n: %s\n\n", row[1], text
  next
}
{ is_table = 0; print }
