# hash_games plays fixed games and prints the state's hash after every action; table_games plays tables through the
# messages of the protocol and prints a hash of each. They are built natively and, with the preset wasm, as
# build-wasm/*.wasm; tools/suites/wasm compares.
# Any other wasm/*.cpp make up the module of the web client, build-wasm/comares.wasm.
if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  set(runtime wasm/runtime.cpp)
endif()

if(EXISTS "${CMAKE_SOURCE_DIR}/wasm/games.cpp")
  add_executable(hash_games wasm/games.cpp ${runtime})
  target_link_libraries(hash_games PRIVATE comares_bots)
  target_compile_options(hash_games PRIVATE -fno-exceptions -fno-rtti)
  comares_test_program(hash_games)
endif()

if(EXISTS "${CMAKE_SOURCE_DIR}/wasm/tables.cpp")
  add_executable(table_games wasm/tables.cpp ${runtime})
  target_link_libraries(table_games PRIVATE comares_table)
  target_compile_options(table_games PRIVATE -fno-exceptions -fno-rtti)
  comares_test_program(table_games)
  if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
    set_target_properties(table_games PROPERTIES EXCLUDE_FROM_ALL ON)
  endif()
endif()

if(CMAKE_SYSTEM_NAME STREQUAL "WASI")
  file(GLOB sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" wasm/*.cpp)
  list(REMOVE_ITEM sources wasm/games.cpp wasm/tables.cpp wasm/runtime.cpp)
  if(sources)
    add_executable(comares ${sources} ${runtime})
    target_link_libraries(comares PRIVATE comares_table)
    target_compile_options(comares PRIVATE -fno-exceptions -fno-rtti)
    target_link_options(comares PRIVATE -mexec-model=reactor)
  endif()
endif()
