#include "parts.h"

#include <limits.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// A file is watched through its folder: most editors write a new file and rename it to the old name, which a
// watch of the old file would not report.

bool ccurses_link_target(const char *path, char *target, size_t capacity) {
  ssize_t length = readlink(path, target, capacity);
  bool fits = length > 0 && (size_t)length < capacity;
  if (fits) target[length] = 0;
  return fits;
}

bool ccurses_is_empty_file(const char *path) {
  struct stat found;
  return stat(path, &found) == 0 && S_ISREG(found.st_mode) && found.st_size == 0;
}

int ccurses_watcher = -1;

#ifdef __linux__

#include <sys/inotify.h>

/// The changes that were read and not returned yet.
static _Alignas(struct inotify_event) char
  events[16 * (sizeof(struct inotify_event) + NAME_MAX + 1)];
static size_t next_event, end_of_events;

bool ccurses_names_changes(void) { return true; }

int32_t ccurses_watch_folder(const char *folder) {
  if (ccurses_watcher < 0) ccurses_watcher = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
  if (ccurses_watcher < 0) return -1;
  // A new file is reported again when it has been written; links and folders are not.
  return inotify_add_watch(
      ccurses_watcher, folder, IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_MOVED_FROM);
}

void ccurses_forget_folders(void) {
  if (ccurses_watcher >= 0) close(ccurses_watcher);
  ccurses_watcher = -1;
  next_event = end_of_events = 0;
}

static bool read_events(void) {
  ssize_t count = ccurses_watcher < 0 ? -1 : read(ccurses_watcher, events, sizeof events);
  next_event = 0;
  end_of_events = count > 0 ? (size_t)count : 0;
  return count > 0;
}

bool ccurses_next_change(CursesChange *change) {
  if (next_event >= end_of_events && !read_events()) return false;
  const struct inotify_event *event = (const struct inotify_event *)(events + next_event);
  next_event += sizeof *event + event->len;
  *change = (CursesChange){.folder = event->wd, .created = event->mask & IN_CREATE};
  if (event->len > 0) strncpy(change->name, event->name, sizeof change->name - 1);
  return true;
}

void ccurses_watch_file(const char *path) { (void)path; }

#elif defined(__APPLE__) || defined(__FreeBSD__) || defined(__NetBSD__) || defined(__OpenBSD__)

#include <fcntl.h>
#include <sys/types.h>
#include <sys/event.h>
#include <sys/time.h>

// A queue of the kernel reports that files of a folder have come or gone, and that a file was written, without names.

#ifdef O_EVTONLY
enum { only_to_watch = O_EVTONLY | O_CLOEXEC };
#else
enum { only_to_watch = O_RDONLY | O_NONBLOCK | O_CLOEXEC };
#endif

/// What is watched: a lab has a scene, a few themes and their folders.
static int watched[64];
static size_t watched_count;

/// The number of what is watched, or less than zero.
static int32_t watch(const char *path, unsigned what) {
  if (ccurses_watcher < 0) ccurses_watcher = kqueue();
  if (ccurses_watcher < 0 || watched_count == sizeof watched / sizeof *watched) return -1;
  int file = open(path, only_to_watch);
  if (file < 0) return -1;
  struct kevent wanted;
  EV_SET(&wanted, file, EVFILT_VNODE, EV_ADD | EV_CLEAR, what, 0, NULL);
  if (kevent(ccurses_watcher, &wanted, 1, NULL, 0, NULL) < 0) {
    close(file);
    return -1;
  }
  watched[watched_count] = file;
  return (int32_t)watched_count++;
}

bool ccurses_names_changes(void) { return false; }

int32_t ccurses_watch_folder(const char *folder) {
  return watch(folder, NOTE_WRITE | NOTE_DELETE | NOTE_RENAME);
}

void ccurses_watch_file(const char *path) { watch(path, NOTE_WRITE | NOTE_EXTEND); }

void ccurses_forget_folders(void) {
  while (watched_count > 0) close(watched[--watched_count]);
  if (ccurses_watcher >= 0) close(ccurses_watcher);
  ccurses_watcher = -1;
}

bool ccurses_next_change(CursesChange *change) {
  struct timespec at_once = {0};
  struct kevent event;
  if (ccurses_watcher < 0 || kevent(ccurses_watcher, NULL, 0, &event, 1, &at_once) <= 0) return false;
  *change = (CursesChange){.folder = -1};
  return true;
}

#else

// Other systems report no changes.

bool ccurses_names_changes(void) { return false; }

int32_t ccurses_watch_folder(const char *folder) {
  (void)folder;
  return -1;
}

void ccurses_watch_file(const char *path) { (void)path; }

void ccurses_forget_folders(void) {}

bool ccurses_next_change(CursesChange *change) {
  (void)change;
  return false;
}

#endif
