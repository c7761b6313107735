import PlacementRequests

let line = """
  {"engine": "vim-popup", "in": {"screen": [80, 24], "line_widths": [12], "opts": {"line": 3, "col": 9}}}
  """
let answered = BatchLine(answering: Array(line.utf8), number: 1)
print(String(decoding: answered.answer, as: UTF8.self))
