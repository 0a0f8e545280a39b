// Messages as docs/messages.schema.json describes them. Every client of the tests (harness.h, net_test.cpp) looks at
// every message with it.
#pragma once
#include <boost/json.hpp>
#include <string>
#include <string_view>

namespace comares::server::test {

namespace json = boost::json;

// What is wrong with a message of the server, with a request, with an answer over HTTP; "" if nothing is. `http`
// names the entry of the description.
std::string fault_of_message(const json::object&);
std::string fault_of_request(const json::object&);
std::string fault_of_http(std::string_view name, const json::object&);

// Whether the description allows this message as the answer to that request; an error always is.
bool answers(std::string_view request, const json::object& message);

}  // namespace comares::server::test
