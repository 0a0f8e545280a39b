#include "cli/outside_bot.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "bots/list.h"
#include "codec/facts.h"
#include "codec/position.h"
#include "codec/setup.h"

namespace comares::cli {

namespace json = codec::json;

namespace {

constexpr const char* kStandIn = "easy";         // chooses where the program did not
constexpr std::size_t kLongestAnswer = 1 << 20;  // and all that it says unasked before
constexpr u32 kMostOwed = 2;                     // then it hangs, and is ended
constexpr u32 kMostNonsense = 10;                // in a row
constexpr u32 kComplaintsTold = 5;               // of one kind; whoever wants to know more looks at the counts

int millis_until(std::chrono::steady_clock::time_point t) {
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(t - std::chrono::steady_clock::now()).count();
  return static_cast<int>(std::max<long long>(0, left));
}

// What a program needs of our environment. Not all of it: a server's holds the password of its database.
std::vector<std::string> small_environment() {
  std::vector<std::string> out;
  for (const char* key : {"PATH", "HOME", "LANG", "LC_ALL", "TMPDIR"})
    if (const char* value = std::getenv(key)) out.push_back(std::string(key) + "=" + value);
  return out;
}

void limit(int what, rlim_t most) {
  const rlimit both{most, most};
  setrlimit(static_cast<__rlimit_resource>(what), &both);
}

// In the child, between fork and exec: only what is safe there.
[[noreturn]] void become(char* const* arguments, char* const* environment, int socket, std::size_t memory,
                         bool shows_errors, pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);  // it ended before we could ask to be told
  dup2(socket, STDIN_FILENO);
  dup2(socket, STDOUT_FILENO);
  if (!shows_errors) {
    const int nowhere = open("/dev/null", O_WRONLY);
    if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
  }
  close_range(3, ~0u, 0);
  limit(RLIMIT_AS, memory);
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_NOFILE, 64);
  setpriority(PRIO_PROCESS, 0, 10);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  signal(SIGPIPE, SIG_DFL);
  execve("/bin/sh", arguments, environment);
  _exit(127);
}

}  // namespace

void OutsideBot::Vices::add(const Vices& o) {
  late += o.late;
  died += o.died;
  flooded += o.flooded;
  nonsense += o.nonsense;
  restarts += o.restarts;
  stood_in += o.stood_in;
}

OutsideBot::OutsideBot(std::string name, std::string command, const Limits& limits, Report report)
    : name_(std::move(name)), command_(std::move(command)), limits_(limits), report_(std::move(report)) {}

OutsideBot::~OutsideBot() { end(); }

Action OutsideBot::choose(Question q, Random& random) {
  if (const std::optional<Action> own = answer(q)) return *own;
  ++vices_.stood_in;
  return bots::ask(*bots::find(kStandIn), q.notation.rules(), q.state, random).action;
}

void OutsideBot::over(Question q) {
  if (pid_ < 0 || !told_.erase(q.game)) return;
  json::object message{{"type", "over"}, {"game", q.game}, {"events", std::move(q.events)}};
  for (const auto& member : q.notation.decision(q.state)) message[member.key()] = member.value();
  const Instant until = std::chrono::steady_clock::now() + std::chrono::milliseconds(limits_.millis);
  if (send(json::serialize(message) + "\n", until) != Got::kLine) end_for(vices_.died, "does not read any more");
}

std::string OutsideBot::beginning(const Question& q) const {
  const Ruleset& rules = q.notation.rules();
  json::object setup;
  codec::write_setup(rules.setup, setup);
  setup["players"] = rules.setup.players;
  return json::serialize(json::object{{"type", "game"},
                                      {"game", q.game},
                                      {"seat", q.seat},
                                      {"setup", std::move(setup)},
                                      {"millis", limits_.millis},
                                      {"facts", codec::facts(rules)}});
}

std::optional<Action> OutsideBot::answer(Question& q) {
  if (pid_ < 0 && !launch()) return std::nullopt;
  const int time = limits_.millis + (fresh_ ? limits_.start_millis : 0);
  const Instant until = std::chrono::steady_clock::now() + std::chrono::milliseconds(time);
  std::string text;
  if (told_.insert(q.game).second || q.anew) text = beginning(q) + "\n";
  json::array choices;
  const auto legal_now = std::make_unique<ActionList>();
  legal(q.notation.rules(), q.state, *legal_now);
  for (const Action& a : *legal_now) choices.push_back(q.notation.action(a));
  text += json::serialize(json::object{{"type", "choose"},
                                       {"game", q.game},
                                       {"id", ++asked_},
                                       {"seat", q.seat},
                                       {"events", std::move(q.events)},
                                       {"view", codec::view(q.notation, q.state, q.seat)},
                                       {"choices", std::move(choices)},
                                       {"millis", limits_.millis}});
  text += "\n";
  allow_processor_time();
  read_now_ = 0;
  switch (send(text, until)) {
    case Got::kDied: end_for(vices_.died, how_it_ended()); return std::nullopt;
    case Got::kLate: end_for(vices_.late, "does not read what it is asked"); return std::nullopt;
    default: return read_answer(q, until);
  }
}

std::optional<Action> OutsideBot::read_answer(const Question& q, Instant until) {
  std::string line;
  for (;;) {
    switch (read_line(line, until)) {
      case Got::kDied: end_for(vices_.died, how_it_ended()); return std::nullopt;
      case Got::kFlooded: end_for(vices_.flooded, "says more than anybody reads"); return std::nullopt;
      case Got::kLate:
        if (++owed_ >= kMostOwed) end_for(vices_.late, "did not answer in time again");
        else complain(vices_.late, "did not answer in time");
        return std::nullopt;
      case Got::kLine: break;
    }
    codec::Refusal why;
    const json::value said = codec::parse(line, why);
    const json::object& o = codec::as_object(said, "An answer", why);
    const json::value* id = o.if_contains("id");
    const json::value* action = o.if_contains("action");
    if (!id || !action) why.refuse("An answer has 'id' and 'action'.");
    const auto number =
        why ? 0 : static_cast<u64>(codec::as_integer(*id, "id", 0, static_cast<long long>(asked_), why));
    if (!why && number < asked_) continue;  // to a question that was given up
    Action a{};
    if (!why) a = q.notation.read_action(*action, why);
    if (!why)
      if (const Reject reject = check(q.notation.rules(), q.state, a)) why.refuse(reject);
    fresh_ = false;
    owed_ = 0;
    if (!why) {
      nonsense_in_a_row_ = 0;
      return a;
    }
    const std::string what = "answers nonsense: " + why.sentence;
    if (++nonsense_in_a_row_ >= kMostNonsense) end_for(vices_.nonsense, what);
    else complain(vices_.nonsense, what);
    return std::nullopt;
  }
}

bool OutsideBot::launch() {
  if (launches_ > kMostRestarts) return false;
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return false;
  const std::string script = "exec " + command_;
  const char* const arguments[] = {"sh", "-c", script.c_str(), nullptr};
  const std::vector<std::string> kept = small_environment();
  std::vector<const char*> environment;
  for (const std::string& one : kept) environment.push_back(one.c_str());
  environment.push_back(nullptr);
  const pid_t parent = getpid(), child = fork();
  if (child == 0)
    become(const_cast<char* const*>(arguments), const_cast<char* const*>(environment.data()), ends[1], limits_.memory,
           limits_.shows_errors, parent);
  close(ends[1]);
  if (child < 0) {
    close(ends[0]);
    return false;
  }
  setpgid(child, child);  // here as well: whoever comes first
  fcntl(ends[0], F_SETFL, O_NONBLOCK);
  pid_ = child;
  socket_ = ends[0];
  fresh_ = true;
  owed_ = nonsense_in_a_row_ = 0;
  buffer_.clear();
  told_.clear();
  if (launches_++ > 0) ++vices_.restarts;
  return true;
}

void OutsideBot::end() {
  if (pid_ < 0) return;
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
  }
  close(socket_);
  pid_ = socket_ = -1;
}

void OutsideBot::complain(u32& vice, const std::string& what) {
  if (++vice <= kComplaintsTold) report_(name_ + " " + what);
}

void OutsideBot::end_for(u32& vice, const std::string& what) {
  end();
  complain(vice, what + (given_up() ? "; it is not started again" : "; it is started anew"));
}

// So much for each question, and no more: a program that goes on thinking while others play is ended by the system.
void OutsideBot::allow_processor_time() {
  clockid_t clock;
  timespec used{};
  if (clock_getcpuclockid(pid_, &clock) != 0 || clock_gettime(clock, &used) != 0) return;
  const int millis = limits_.millis + (fresh_ ? limits_.start_millis : 0);
  const int seconds = limits_.processor_seconds ? limits_.processor_seconds : 2 + millis / 500;
  const rlimit processor{static_cast<rlim_t>(used.tv_sec + seconds), RLIM_INFINITY};
  prlimit(pid_, RLIMIT_CPU, &processor, nullptr);
}

OutsideBot::Got OutsideBot::send(std::string_view text, Instant until) {
  while (!text.empty()) {
    const ssize_t n = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
    if (n >= 0) {
      text.remove_prefix(static_cast<std::size_t>(n));
      continue;
    }
    if (errno == EINTR) continue;
    if (errno != EAGAIN) return Got::kDied;
    pollfd one{socket_, POLLOUT, 0};
    if (const int left = millis_until(until); left == 0 || poll(&one, 1, left) == 0) return Got::kLate;
  }
  return Got::kLine;
}

OutsideBot::Got OutsideBot::read_line(std::string& line, Instant until) {
  for (;;) {
    if (const std::size_t at = buffer_.find('\n'); at != std::string::npos) {
      line = buffer_.substr(0, at);
      buffer_.erase(0, at + 1);
      return Got::kLine;
    }
    char some[16384];
    const ssize_t n = recv(socket_, some, sizeof some, 0);
    if (n > 0) {
      buffer_.append(some, static_cast<std::size_t>(n));
      if ((read_now_ += static_cast<std::size_t>(n)) > kLongestAnswer) return Got::kFlooded;
      continue;
    }
    if (n == 0) return Got::kDied;
    if (errno == EINTR) continue;
    if (errno != EAGAIN) return Got::kDied;
    pollfd one{socket_, POLLIN, 0};
    if (const int left = millis_until(until); left == 0 || poll(&one, 1, left) == 0) return Got::kLate;
  }
}

std::string OutsideBot::how_it_ended() {
  int status = 0;
  pid_t ended = 0;
  for (int i = 0; i < 20 && (ended = waitpid(pid_, &status, WNOHANG)) == 0; ++i) usleep(1000);
  if (ended != pid_) return "closed its output";
  kill(-pid_, SIGKILL);  // what it left behind
  close(socket_);
  pid_ = socket_ = -1;
  if (WIFSIGNALED(status)) return std::string("was ended by the system: ") + strsignal(WTERMSIG(status));
  return "ended with code " + std::to_string(WEXITSTATUS(status));
}

}  // namespace comares::cli
