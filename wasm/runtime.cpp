// Debian's compiler runtime for wasm32 is built with a stack protector but comes without its two
// symbols. Nothing of ours is: the guard is a constant, and a failure traps.
#include <cstdint>

extern "C" {
extern std::uintptr_t __stack_chk_guard;
std::uintptr_t __stack_chk_guard = 0x5ca1ab1e;
[[noreturn]] void __stack_chk_fail();
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
