# What every file of ours is compiled with: the target comares_options.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Release, Debug or RelWithDebInfo" FORCE)
endif()

# Bytes that a function of the pure layers may have on the stack. A list of actions is three times as large: it is kept
# off the stack, which in WebAssembly is small (cmake/wasm32-wasi.cmake).
set(COMARES_LARGEST_FRAME 65536)
option(COMARES_LTO "Optimise the hot layers and the benchmarks across files when linking" OFF)
option(COMARES_TESTS "Build comares_tests" ON)
option(COMARES_FUZZ "Build the libFuzzer targets (clang only)" OFF)
set(COMARES_SANITIZE "" CACHE STRING "Value of -fsanitize=, e.g. address,undefined")

add_library(comares_options INTERFACE)
target_include_directories(comares_options INTERFACE "${CMAKE_SOURCE_DIR}")
target_compile_options(comares_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Werror)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  # libstdc++ 12's stable_sort uses a function that it calls deprecated itself.
  target_compile_options(comares_options INTERFACE -Wno-deprecated-declarations)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlaps and overflows in "text" + std::string, and in sorting short lists, that are not there.
  target_compile_options(comares_options INTERFACE -Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
  target_link_options(comares_options INTERFACE -Wno-stringop-overflow)
endif()

# For processors like the one it is built on, in two steps only: x86-64-v3 (most since 2013) where this
# machine has it, else plain x86-64. COMARES_CPU=x86-64 builds for all of them.
set(COMARES_CPU "auto" CACHE STRING "auto, or a value of -march")
if(COMARES_CPU STREQUAL "auto" AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64" AND NOT CMAKE_CROSSCOMPILING)
  include(CheckCXXSourceRuns)
  check_cxx_source_runs("int main() {
      return !(__builtin_cpu_supports(\"avx2\") && __builtin_cpu_supports(\"bmi\") &&
               __builtin_cpu_supports(\"bmi2\") && __builtin_cpu_supports(\"fma\"));
    }" COMARES_HAS_V3)
  set(march $<IF:$<BOOL:${COMARES_HAS_V3}>,x86-64-v3,x86-64>)
elseif(NOT COMARES_CPU STREQUAL "auto")
  set(march ${COMARES_CPU})
endif()
if(march)
  # Fused operations round once instead of twice: a bot would choose otherwise than on other machines.
  target_compile_options(comares_options INTERFACE -march=${march} -ffp-contract=off)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # It joins the small stores of a struct that is read at once in other pieces, which stalls: 5 to 8 %
  # of uniform play. What gains from vectors is written with them.
  target_compile_options(comares_options INTERFACE -fno-tree-vectorize)
endif()

if(CMAKE_BUILD_TYPE STREQUAL "Debug")
  target_compile_definitions(comares_options INTERFACE _GLIBCXX_ASSERTIONS)
endif()

if(COMARES_SANITIZE)
  # vptr needs type information, which the layers without RTTI do not have.
  set(sanitize -fsanitize=${COMARES_SANITIZE} -fno-sanitize=vptr -fno-sanitize-recover=all
               -fno-omit-frame-pointer)
  target_compile_options(comares_options INTERFACE ${sanitize})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND COMARES_SANITIZE MATCHES "thread")
    # Asio uses fences, which the sanitizer does not follow; where they matter it locks as well.
    target_compile_options(comares_options INTERFACE -Wno-tsan)
  endif()
  target_link_options(comares_options INTERFACE ${sanitize})
endif()

if(COMARES_FUZZ)
  if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    message(FATAL_ERROR "COMARES_FUZZ needs clang: use the preset 'fuzz'")
  endif()
  target_compile_options(comares_options INTERFACE -fsanitize=fuzzer-no-link)
endif()

if(CMAKE_CXX_COMPILER_ID MATCHES "Clang" AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
  add_link_options(-fuse-ld=lld)
endif()

if(COMARES_LTO)
  include(CheckIPOSupported)
  check_ipo_supported(RESULT COMARES_LTO_WORKS OUTPUT reason LANGUAGES CXX)
  if(NOT COMARES_LTO_WORKS)
    message(STATUS "No link-time optimisation: ${reason}")
  endif()
endif()

# ccache where present; base_dir lets clones in different folders share what is cached.
find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
      "${CMAKE_COMMAND}" -E env "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" CCACHE_NOHASHDIR=1
      CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
      "${CCACHE_PROGRAM}")
endif()
