// Debian's compiler runtime for wasm32 is built with a stack protector but comes without its two
// symbols. Nothing of ours is: the guard is a constant, and a failure traps.
#include <cstdint>

extern "C" {
extern std::uintptr_t __stack_chk_guard;
std::uintptr_t __stack_chk_guard = 0x5ca1ab1e;
[[noreturn]] void __stack_chk_fail();
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }

// There is one thread, and it never ends: what it keeps need not be given back.
int __cxa_thread_atexit(void (*destroy)(void*), void* object, void* library);
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }
}
