# Toolchain for wasm32-wasi with Debian's packages: clang-19, lld-19, llvm-19, wasi-libc,
# libc++-19-dev-wasm32, libc++abi-19-dev-wasm32, libclang-rt-19-dev-wasm32. Debian's clang finds
# headers and libraries by the target alone; no sysroot is given. wasm/runtime.cpp defines the
# two symbols that its compiler runtime lacks.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}")

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19 CACHE FILEPATH "")
set(CMAKE_RANLIB llvm-ranlib-19 CACHE FILEPATH "")

# Games keep their state on the stack: more room than the 64 KiB that wasm-ld gives, at the low
# end, so that an overflow traps instead of writing over data. Names are stripped.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-Wl,-z,stack-size=2097152 -Wl,--stack-first")
set(CMAKE_EXE_LINKER_FLAGS_RELEASE_INIT "-Wl,--strip-debug")

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
