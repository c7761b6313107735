"""Vim on a pseudo-terminal and Neovim without a screen: each shows all popups in one start."""

import fcntl
import json
import os
import pty
import select
import struct
import subprocess
import termios
import time

from boxes import GROUND, read

VIM = r"""
set nocompatible encoding=utf-8 shortmess+=F laststatus=0 noruler noshowcmd nomore
let s:answers = []
for s:scene in json_decode(join(readfile('%(scenes)s')))
  call popup_clear(1)
  let &columns = s:scene.screen[0]
  let &lines = s:scene.screen[1]
  call setline(1, repeat([repeat('%(ground)s', &columns)], &lines))
  let g:error = ''
  try
    execute 'source' s:scene.file
  catch
    let g:error = v:exception
  endtry
  redraw!
  let s:rows = map(range(1, &lines), {_, y -> join(map(range(1, &columns), {_, x -> screenstring(y, x)}), '')})
  let s:popups = map(sort(popup_list(), 'n'), {_, id -> popup_getpos(id)})
  call add(s:answers, {'error': g:error, 'rows': s:rows, 'size': [&columns, &lines],
    \ 'boxes': map(s:popups, {_, p -> [p.col - 1, p.line - 1, p.width + p.scrollbar, p.height]})})
endfor
call writefile([json_encode(s:answers)], '%(answers)s')
qall!
"""

NEOVIM = r"""
vim.o.laststatus, vim.o.ruler, vim.o.cmdheight = 0, false, 1
local answers = {}
for _, scene in ipairs(vim.fn.json_decode(vim.fn.readfile('%(scenes)s'))) do
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= '' then vim.api.nvim_win_close(window, true) end
  end
  vim.o.columns, vim.o.lines = scene.screen[1], scene.screen[2]
  local ran, message = pcall(dofile, scene.file)
  vim.cmd('redraw!')
  local boxes, floats = {}, {}
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    local config = vim.api.nvim_win_get_config(window)
    if config.relative ~= '' then floats[#floats + 1] = { window, config } end
  end
  table.sort(floats, function(one, other) return one[1] < other[1] end)
  for _, float in ipairs(floats) do
    local place, config = vim.api.nvim_win_get_position(float[1]), float[2]
    local sides = { 0, 0, 0, 0 }
    if type(config.border) == 'table' then
      for side, index in ipairs({ 2, 4, 6, 8 }) do
        local glyph = config.border[index]
        sides[side] = (type(glyph) == 'table' and glyph[1] or glyph) == '' and 0 or 1
      end
    end
    boxes[#boxes + 1] = {
      place[2], place[1], vim.api.nvim_win_get_width(float[1]) + sides[2] + sides[4],
      vim.api.nvim_win_get_height(float[1]) + sides[1] + sides[3],
    }
  end
  answers[#answers + 1] = {
    error = ran and '' or tostring(message), boxes = boxes, size = { vim.o.columns, vim.o.lines },
  }
end
vim.fn.writefile({ vim.fn.json_encode(answers) }, '%(answers)s')
vim.cmd('qall!')
"""


def prepared(folder, exports, ending, script):
    """Writes the code of each scene, their list, and the script that shows them one after the other."""
    scenes = []
    for number, export in enumerate(exports):
        file = f"{folder}/{number:04}.{ending}"
        with open(file, "w", encoding="utf-8") as code:
            code.write(export["code"])
        scenes.append({"screen": export["screen"], "file": file})
    with open(f"{folder}/scenes.json", "w", encoding="utf-8") as file:
        json.dump(scenes, file)
    path = f"{folder}/all.{ending}"
    with open(path, "w", encoding="utf-8") as file:
        names = {"scenes": f"{folder}/scenes.json", "answers": f"{folder}/answers.json"}
        file.write(script % {**names, "ground": GROUND})
    return path


def on_terminal(command, columns, lines, seconds):
    """Runs a program on a pseudo-terminal and reads away what it draws."""
    process, terminal = pty.fork()
    if process == 0:
        environment = {**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}
        os.execvpe(command[0], command, environment)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                if not os.read(terminal, 1 << 16):
                    break
            except OSError:
                break
    else:
        os.kill(process, 9)
    os.waitpid(process, 0)
    os.close(terminal)


def vim(folder, exports):
    script = prepared(folder, exports, "vim", VIM)
    on_terminal(["vim", "-u", "NONE", "-i", "NONE", "-n", "-S", script], 120, 50, 120)
    return read(f"{folder}/answers.json")


def neovim(folder, exports):
    script = prepared(folder, exports, "lua", NEOVIM)
    command = ["nvim", "--headless", "-u", "NONE", "-i", "NONE", "-n", "-c", f"luafile {script}"]
    subprocess.run(command, timeout=120, check=True, stdin=subprocess.DEVNULL, capture_output=True)
    return read(f"{folder}/answers.json")
