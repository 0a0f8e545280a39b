// One function per kind of message. docs/server-protocol.md describes them with examples.
#pragma once
#include "server/address.h"
#include "server/table/hub.h"

namespace comares::server {

// What a connection may do in a while; kept by the connection, used on its strand.
struct Allowance {
  explicit Allowance(const Limits& l, AddressSharePtr share = {})
      : messages(l.messages_per_second, l.message_burst),
        chats(l.chats_per_second, l.chat_burst),
        tables(l.tables_per_second, l.table_burst),
        address(std::move(share)) {}
  bool may_send(std::size_t cost) { return messages.take(steady_ms(), cost) && (!address || address->may_send(cost)); }
  bool may_create() { return tables.take(steady_ms()) && (!address || address->may_create()); }

  Bucket messages, chats, tables;
  AddressSharePtr address;            // what it shares with others from there; null: nothing
  std::vector<std::string> watching;  // ids of tables, to be told when the connection closes
};

// Takes one message as it came from the network. False: too much is sent, close the connection.
bool take_message(Hub&, const std::shared_ptr<Connection>&, Allowance&, std::string_view text);
void connection_closed(Hub&, Connection&, const Allowance&);
Text welcome(const Hub&);

namespace handlers {

// The answer once it is written. Where another server was first the handler decides again, on what
// that server has written: whoever asked need not know that there are several.
Table::Then answer_to(Table&, const CallPtr&, Table::Handler again);
Table::Then or_again(Table&, const CallPtr&, Table::Handler again, std::function<void()> done);

// Seats (seats.cpp).
void watch(Table&, const CallPtr&);
void unwatch(Table&, const CallPtr&);
void join(Table&, const CallPtr&);
void start(Table&, const CallPtr&);
void remove(Table&, const CallPtr&);
void rematch(Table&, const CallPtr&);

// Whatever the table layer proposes: act, undo, agree, leave, return, resign, decline (play.cpp).
void change(Table&, const CallPtr&);
void chat(Table&, const CallPtr&);

// A seat's name and what it said (forget.cpp).
void forget(Table&, const CallPtr&);

// Questions that change nothing (ask.cpp).
void ask(Table&, const CallPtr&);
void facts(Table&, const CallPtr&);

// Looking at a game again, move by move, and playing on from a move (replay.cpp).
void replay(Table&, const CallPtr&);
void play_on(Table&, const CallPtr&);

}  // namespace handlers

}  // namespace comares::server
