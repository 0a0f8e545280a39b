// What somebody said and was called at a table is theirs: it goes when they want it.
#include "server/handlers/handlers.h"

namespace comares::server::handlers {

void forget(Table& t, const CallPtr& call) {
  if (t.busy()) return t.later(call, forget);
  const Seat seat = t.seat_of(*call);
  TableInfo next = t.info();
  next.seats[seat].name = "Player " + std::to_string(seat + 1);
  next.seats[seat].forgot = t.last_chat();
  t.change(std::move(next), or_again(t, call, forget, [&t, call, seat] {
             t.erase_chat(seat, [call](bool stored) {
               if (stored) answer(*call, "ok");
               else refuse(*call, "store", "It could not be stored; try again.");
             });
           }));
}

}  // namespace comares::server::handlers
