#include "cli/play/terminal.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>

#include "cli/text.h"

namespace comares::cli::play {

namespace {

// What a signal handler may touch: plain values set before any handler is in place.
termios g_before, g_raw;
std::atomic<bool> g_active{false};
int g_wake[2] = {-1, -1};

// Alternate screen, no cursor, no wrapping at the margin; and back.
constexpr char kEnter[] = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[0m\x1b[2J";
constexpr char kLeave[] = "\x1b[0m\x1b[?7h\x1b[?25h\x1b[?1049l";

constexpr int kEnding[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};

// Everything below is safe in a handler: write, tcsetattr, sigaction and raise are.
void say(const char* text, std::size_t size) {
  while (size > 0) {
    const ssize_t n = ::write(STDOUT_FILENO, text, size);
    if (n <= 0) return;
    text += n;
    size -= static_cast<std::size_t>(n);
  }
}

void enter() {
  tcsetattr(STDIN_FILENO, TCSADRAIN, &g_raw);
  say(kEnter, sizeof kEnter - 1);
}

void leave() {
  if (!g_active.exchange(false)) return;
  say(kLeave, sizeof kLeave - 1);
  tcsetattr(STDIN_FILENO, TCSADRAIN, &g_before);
}

void wake() {
  const char byte = 'w';
  if (::write(g_wake[1], &byte, 1) < 0) return;  // full: it is awake already
}

void die(int signal) {
  leave();
  struct sigaction usual{};
  usual.sa_handler = SIG_DFL;
  sigaction(signal, &usual, nullptr);
  raise(signal);
}

void suspend(int) {
  const int saved = errno;
  leave();
  raise(SIGSTOP);
  errno = saved;
}

void resume(int) {
  const int saved = errno;
  // In the background there is no terminal to enter; the shell's fg continues us again.
  if (tcgetpgrp(STDIN_FILENO) == getpgrp()) {
    g_active = true;
    enter();
    wake();
  }
  errno = saved;
}

void resized(int) {
  const int saved = errno;
  wake();
  errno = saved;
}

void handle(int signal, void (*handler)(int)) {
  struct sigaction how{};
  how.sa_handler = handler;
  sigfillset(&how.sa_mask);
  sigdelset(&how.sa_mask, signal);
  if (signal == SIGTSTP) sigdelset(&how.sa_mask, SIGCONT);
  sigaction(signal, &how, nullptr);
}

bool window_size(Size& size) {
  winsize w{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &w) != 0 || w.ws_col == 0 || w.ws_row == 0) return false;
  size = {w.ws_col, w.ws_row};
  return true;
}

const char* locale_name() {
  for (const char* variable : {"LC_ALL", "LC_CTYPE", "LANG"})
    if (const char* value = std::getenv(variable); value && *value) return value;
  return nullptr;
}

}  // namespace

Terminal::Terminal() {
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
    throw UsageError("This game is played in a terminal; run it without redirecting its input or output.");
  const char* term = std::getenv("TERM");
  if (!term || !*term || std::strcmp(term, "dumb") == 0)
    throw UsageError("This terminal cannot place a cursor (TERM is not set, or dumb).");
  Size now;
  if (window_size(now) && (now.width < kSmallest.width || now.height < kSmallest.height))
    throw UsageError("The terminal needs at least " + std::to_string(kSmallest.width) + " columns and " +
                     std::to_string(kSmallest.height) + " rows; this one has " + std::to_string(now.width) + " and " +
                     std::to_string(now.height) + ".");
  if (tcgetattr(STDIN_FILENO, &g_before) != 0) throw UsageError("The terminal cannot be read.");
  if (pipe2(g_wake, O_CLOEXEC | O_NONBLOCK) != 0) throw UsageError("No more files can be opened.");
  can_ = abilities(term, std::getenv("COLORTERM"), std::getenv("NO_COLOR"), locale_name());

  g_raw = g_before;
  g_raw.c_iflag &= ~static_cast<tcflag_t>(ICRNL | INLCR | IGNCR | IXON | ISTRIP);
  g_raw.c_lflag &= ~static_cast<tcflag_t>(ECHO | ICANON | IEXTEN);  // ISIG stays: ^C, ^\ and ^Z work
  g_raw.c_cc[VMIN] = 1;
  g_raw.c_cc[VTIME] = 0;

  for (const int signal : kEnding) handle(signal, die);
  handle(SIGTSTP, suspend);
  handle(SIGCONT, resume);
  handle(SIGWINCH, resized);
  signal(SIGPIPE, SIG_IGN);
  g_active = true;
  enter();
}

Terminal::~Terminal() {
  for (const int signal : {SIGTSTP, SIGCONT, SIGWINCH}) ::signal(signal, SIG_DFL);
  leave();
  for (const int signal : kEnding) ::signal(signal, SIG_DFL);
  for (int& end : g_wake) {
    ::close(end);
    end = -1;
  }
}

Size Terminal::size() const {
  Size now;
  return window_size(now) ? now : kSmallest;
}

void Terminal::write_all(const std::string& text) const {
  const char* at = text.data();
  std::size_t left = text.size();
  while (left > 0) {
    const ssize_t n = ::write(STDOUT_FILENO, at, left);
    if (n < 0 && errno == EINTR) continue;
    if (n < 0 && errno == EAGAIN) {
      pollfd out{STDOUT_FILENO, POLLOUT, 0};
      poll(&out, 1, 1000);
      continue;
    }
    if (n <= 0) throw Disconnected("The terminal is gone.");
    at += n;
    left -= static_cast<std::size_t>(n);
  }
}

void Terminal::show(const Canvas& next) {
  write_all(changes(shown_, next, can_));
  shown_ = next;
}

bool Terminal::fill(int milliseconds) {
  pollfd wait[2] = {{STDIN_FILENO, POLLIN, 0}, {g_wake[0], POLLIN, 0}};
  const int ready = poll(wait, 2, milliseconds);
  if (ready < 0 && errno != EINTR) throw Disconnected("The terminal is gone.");
  if (ready <= 0) return false;
  char buffer[256];
  if (wait[0].revents) {
    const ssize_t n = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (n == 0 || (n < 0 && errno != EINTR && errno != EAGAIN)) throw Disconnected("The terminal is gone.");
    if (n > 0) {
      parser_.feed({buffer, static_cast<std::size_t>(n)});
      return true;
    }
  }
  return false;
}

Key Terminal::read(int milliseconds) {
  constexpr int kEscapeWait = 40;  // so long may an escape sequence take to arrive in full
  for (;;) {
    char byte[64];
    if (::read(g_wake[0], byte, sizeof byte) > 0) {
      shown_ = Canvas();  // draw everything
      return {KeyName::kResize};
    }
    if (const auto key = parser_.next()) return *key;
    if (parser_.waiting()) {
      if (!fill(kEscapeWait))
        if (const auto key = parser_.flush()) return *key;
      continue;
    }
    if (!fill(milliseconds)) {
      pollfd woken{g_wake[0], POLLIN, 0};
      if (poll(&woken, 1, 0) > 0) continue;
      if (milliseconds >= 0) return {};
    }
  }
}

}  // namespace comares::cli::play
