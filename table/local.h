// A table without a server: it takes the messages a client would send over the WebSocket and sends what the server
// would send back. There is one table; its seats are people on this device and bots. For browsers without a server
// (wasm/) and for tests. Whoever holds it passes in the time and calls go_on when something is due.
#pragma once
#include "table/table.h"

namespace comares::table {

class LocalTable : public Table {
 public:
  using Send = std::function<void(u32 connection, std::string_view text)>;
  explicit LocalTable(u64 seed, Send send) : random_(seed), send_(std::move(send)) {}

  void take(u32 connection, std::string_view text, i64 now);
  // Does what is due by then, one thing: a bot's action, the end of a window, a clock that ran out. When to call again;
  // 0: not before somebody acts.
  i64 go_on(i64 now);
  // An entry as another holder of the same table has written it down.
  void follow(std::string_view body, i64 at, Refusal&);
  // A table that another holder has opened, with its seed.
  bool open(TableInfo, Refusal&);

 private:
  struct Looker : Viewer {
    u32 connection = 0;
  };
  struct Call {
    u32 from;
    const json::object& message;
    i64 now;
  };

  bool create(const Call&, Refusal&);
  bool watch(const Call&, Refusal&);
  bool handle(std::string_view type, const Call&, Refusal&);
  bool change(std::string_view type, const Call&, Refusal&);
  bool replay(const Call&, Refusal&);
  void adopt(Entry, i64 now, const Call* asker);
  void adopt(TableInfo, i64 now);
  void answer(const Call&, const char* type, json::object);
  void send_state(const Looker&, std::optional<u32> last_seq, i64 now, const Call* asker);
  void tell_table();
  Looker& looker(u32 connection);
  Action bot_move(const State&, Seat);

  Random random_;
  Send send_;
  std::vector<Looker> lookers_;
  i64 version_ = 0;
};

}  // namespace comares::table
