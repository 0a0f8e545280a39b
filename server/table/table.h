// One table: its seats, its game and those who look on. Everything here runs on the table's strand,
// one thing at a time. Whatever changes the table is written to the store first; while a write is
// under way, what would change it further waits in line.
#pragma once
#include <atomic>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <deque>

#include "server/store/store.h"
#include "server/table/connection.h"
#include "server/table/games.h"
#include "server/table/info.h"
#include "table/table.h"

namespace comares::server {

class Hub;

struct Subscriber : table::Viewer {
  std::weak_ptr<Connection> who;
  u64 number;
};

class Table : public std::enable_shared_from_this<Table>, public table::Table {
 public:
  Table(Hub&, std::string id);

  // Runs a handler on the strand once the table has been read; refusals go to the caller.
  using Handler = void (*)(Table&, const CallPtr&);
  void run(CallPtr, Handler);
  void changed_elsewhere();            // another node wrote to it
  void compare(i64 version, i64 seq);  // with how far the store has it
  void gone(u64 connection);           // closed
  bool broken() const { return broken_; }
  bool idle() const { return watched_ == 0 && !armed_; }
  bool watched() const { return watched_ > 0; }
  bool waits_for_players() const { return open_ && watched_ > 0; }
  bool touch_again(i64 after_ms);  // once in that time
  void given();                    // it was taken over from another server
  void release();                  // nothing is to be done here
  bool held() const { return held_; }
  void post(std::function<void(Table&)>);

  // For handlers, on the strand.
  const std::string& id() const { return id_; }
  i64 next_version() const { return version_ + 1; }  // of the table's own row, by its next change
  const Game& playing() const;                       // throws Refused unless the game is under way
  Seat seat_of(const Call&) const;                   // the seat named or, if there is only one, held; throws
  Subscriber* subscriber(const Call&);
  bool subscribe(const CallPtr&, u8 seats);  // false: the connection is gone
  void unsubscribe(u64 connection);
  void tell_presence(u64 but);  // who is online has changed; to all but that connection, which knows

  using Then = std::function<void(Write::Result)>;
  void later(CallPtr, Handler);  // again, when no write is under way
  bool busy() const { return busy_; }
  void append(Entry, Then, CallPtr asker = {});  // the update answers the asker
  void answer_window(Seat, const Entry&, Then);
  void change(TableInfo, Then);       // the table's own row
  void say(json::object line, Then);  // chat
  i64 last_chat() const { return last_chat_; }
  void erase_chat(Seat, std::function<void(bool stored)>);  // what its seat has forgotten
  void rematch(Then);

  json::object shown() const;  // info with who is online
  Hub& hub() { return hub_; }
  void send_state(const Subscriber&, std::optional<u32> last_seq, const Call* asker = nullptr) const;

 private:
  using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
  void line_up(std::function<void(Table&)>);
  void load();
  void take_in(const Loaded&);
  void take_in_entries(const std::vector<Row>&);
  bool gone_back(const Loaded&) const;
  i64 first_entry() const { return info_.origin_depth ? info_.origin_move + 1 : 1; }  // of its own
  void set_info(TableInfo, i64 version);
  void write(Write, Then, std::function<void()> adopt);
  void settle();  // whatever the table does by itself next
  void start();
  bool rules_known();
  void close_game();
  void settle_game();
  bool holds();
  void set_held(bool);
  void play_bot(Seat);
  Entry lawful(const Entry& chosen) const;
  void close_window();
  void handle(const CallPtr&, Handler);
  void arm(i64 at_ms);
  void disarm();
  void expire();

  void take_in_chat(const Row&);
  void drop_forgotten();
  Text chat_line(const Row&) const;
  void publish(const Step&, const Call* asker = nullptr);  // whose call it answers
  void publish_info(const TableInfo& before);
  Text tell_table(const Subscriber&, const json::object& now) const;
  void to_all(const std::function<Text(Subscriber&)>&);

  Hub& hub_;
  const std::string id_;
  Strand strand_;
  boost::asio::steady_timer timer_, presence_timer_;
  bool presence_told_ = false, presence_changed_ = false;  // within the last moment
  bool loading_ = false, loaded_ = false, missing_ = false;
  bool busy_ = true;                 // reading or writing
  std::atomic<bool> broken_{false};  // its record cannot be played
  bool tell_all_again_ = false;
  bool newer_rules_ = false;  // than this server knows
  u32 epoch_ = 0;             // how often the store has gone back
  bool stale_ = false;        // another node wrote to it meanwhile
  bool thinking_ = false;     // a bot is
  bool followed_ = false;     // the last entry came from another node
  int read_failures_ = 0;     // in a row; between reads
  std::atomic<int> watched_{0};
  std::atomic<bool> armed_{false};
  std::atomic<bool> open_{false};  // the game has not begun
  std::atomic<i64> touched_{0};
  std::atomic<bool> held_{false};  // bots and clock are this server's to run
  bool asking_ = false;            // for that
  i64 ask_again_ = 0;
  bool held_elsewhere_ = false;  // when it was last asked for
  i64 version_ = 0;
  struct BotMove {
    u32 seq;
    i64 not_before;
    Entry entry;
  };
  std::optional<BotMove> bot_move_;
  std::vector<Subscriber> subscribers_;
  std::vector<Row> chat_;
  i64 last_chat_ = 0;  // the number of the last line, deleted or not
  std::deque<std::function<void(Table&)>> line_;
};

}  // namespace comares::server
