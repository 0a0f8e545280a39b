// Boost.JSON, compiled once, here. What it throws, where exceptions are on, reaches only callers that
// use its throwing functions; codec/ uses none of them, so that it also serves where there are none.
#include <boost/json/src.hpp>

#ifdef BOOST_NO_EXCEPTIONS
namespace boost {

void throw_exception(const std::exception&) { __builtin_trap(); }
void throw_exception(const std::exception&, const source_location&) { __builtin_trap(); }

}  // namespace boost
#endif
