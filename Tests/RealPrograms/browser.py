"""Chromium without a window: all pages in frames of one page, each measured by itself."""

import html
import json
import os
import re
import shutil
import subprocess

PAGE = """<!doctype html><meta charset="utf-8"><body><script id="pages" type="application/json">%s</script>
<script>
  const pages = JSON.parse(document.getElementById("pages").textContent);
  const cell = { width: 8, height: 16 };
  const measured = (frame) => {
    const find = (name) => frame.contentDocument.querySelector(name);
    const [screen, box] = [".screen", ".popover"].map((name) => find(name).getBoundingClientRect());
    return [(box.left - screen.left) / cell.width, (box.top - screen.top) / cell.height,
      box.width / cell.width, box.height / cell.height];
  };
  const frames = pages.map((page) => {
    const frame = document.createElement("iframe");
    frame.style = "position: absolute; left: 0; top: 0; width: 1600px; height: 1000px";
    frame.srcdoc = page;
    document.body.append(frame);
    return new Promise((done) => { frame.onload = () => done(frame); });
  });
  // Not in an animation frame: a browser without a window may print its page before it has drawn one.
  Promise.all(frames).then((frames) => setTimeout(() => {
    const answer = document.createElement("pre");
    answer.id = "answer";
    answer.textContent = JSON.stringify(frames.map(measured));
    document.body.replaceChildren(answer);
  }, 200));
</script>"""


def command():
    return next((name for name in ["chromium", "chromium-browser", "google-chrome"] if shutil.which(name)), None)


def chromium(folder, exports):
    pages = json.dumps([export["code"] for export in exports]).replace("<", "\\u003c")
    with open(f"{folder}/all.html", "w", encoding="utf-8") as file:
        file.write(PAGE % pages)
    answer = re.search(r'<pre id="answer">(.*?)</pre>', page_after(folder), re.S)
    if not answer:
        raise RuntimeError("the page has written no answer")
    boxes = json.loads(html.unescape(answer.group(1)))
    return [{"boxes": [box], "error": ""} for box in boxes]


def page_after(folder):
    # The sandbox is not for root, as containers have it.
    free = ["--no-sandbox"] if os.geteuid() == 0 else []
    return subprocess.run(
        [command(), "--headless", "--disable-gpu", *free, f"--user-data-dir={folder}/profile",
         "--no-first-run", "--disable-dev-shm-usage", "--virtual-time-budget=20000", "--dump-dom",
         f"file://{folder}/all.html"],
        timeout=180, check=True, capture_output=True).stdout.decode("utf-8")
