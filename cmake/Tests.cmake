# comares_tests: all of tests/**/*.cpp but tests/fuzz/. It runs in the repository's root, so
# that tests name their data files as tests/... One fuzzer per tests/fuzz/*_fuzz.cpp.
if(COMARES_TESTS AND GTest_FOUND)
  enable_testing()
  include(GoogleTest)
  file(GLOB_RECURSE test_sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" tests/*.cpp)
  list(FILTER test_sources EXCLUDE REGEX "^tests/(fuzz|made_up)/")
  if(test_sources)
    add_executable(comares_tests ${test_sources})
    target_link_libraries(comares_tests PRIVATE comares_cli comares_server comares_codec comares_bots
                          GTest::gtest GTest::gtest_main)
    comares_test_program(comares_tests)
    comares_precompile(comares_tests <gtest/gtest.h> <boost/json.hpp>)
    gtest_discover_tests(comares_tests DISCOVERY_MODE PRE_TEST
                         WORKING_DIRECTORY "${CMAKE_SOURCE_DIR}")

    # The same without whatever needs the server or the terminal game: builds in a fraction of the time. For work on
    # the rules: cmake --build build --target comares_rules_tests
    set(rules_test_sources ${test_sources})
    list(FILTER rules_test_sources EXCLUDE REGEX "^tests/(server|play|cli|rules|golden)/")
    add_executable(comares_rules_tests EXCLUDE_FROM_ALL ${rules_test_sources})
    target_link_libraries(comares_rules_tests PRIVATE comares_table comares_codec comares_bots GTest::gtest GTest::gtest_main)
    comares_test_program(comares_rules_tests)
    comares_precompile(comares_rules_tests <gtest/gtest.h> <boost/json.hpp>)

    # And the server's tests alone, with the one command they try:
    # cmake --build build --target comares_server_tests
    set(server_test_sources ${test_sources})
    list(FILTER server_test_sources INCLUDE REGEX "^tests/server/")
    add_executable(comares_server_tests EXCLUDE_FROM_ALL ${server_test_sources} cli/verify.cpp cli/text.cpp)
    target_link_libraries(comares_server_tests PRIVATE comares_server comares_codec comares_bots GTest::gtest
                          GTest::gtest_main)
    comares_test_program(comares_server_tests)
    comares_precompile(comares_server_tests <gtest/gtest.h> <boost/asio.hpp> <boost/json.hpp>)

    # Those of the bots' commands alone: cmake --build build --target comares_cli_tests
    set(cli_test_sources ${test_sources})
    list(FILTER cli_test_sources INCLUDE REGEX "^tests/cli/")
    add_executable(comares_cli_tests EXCLUDE_FROM_ALL ${cli_test_sources} cli/contender.cpp cli/ladder.cpp
                   cli/match.cpp cli/outside_bot.cpp cli/text.cpp)
    target_link_libraries(comares_cli_tests PRIVATE comares_table comares_codec comares_bots GTest::gtest GTest::gtest_main)
    comares_test_program(comares_cli_tests)
    comares_precompile(comares_cli_tests <gtest/gtest.h> <boost/json.hpp>)

    # A module that no box holds, added by one more line in the list: what a module can bring without the core
    # knowing of it.
    add_executable(comares_made_up_tests tests/made_up/kiosks.cpp tests/made_up/kiosks_test.cpp modules/list.cpp)
    target_compile_definitions(comares_made_up_tests PRIVATE COMARES_MADE_UP_MODULE)
    target_link_libraries(comares_made_up_tests PRIVATE comares_table comares_codec comares_bots GTest::gtest GTest::gtest_main)
    comares_test_program(comares_made_up_tests)

    # A scenario file is a test case: when one comes or goes, ctest must ask for the list anew,
    # which it does when the executable is newer than the list.
    file(GLOB_RECURSE scenarios CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}" tests/scenarios/*)
    file(CONFIGURE OUTPUT "${CMAKE_BINARY_DIR}/scenarios.list" CONTENT "${scenarios}")
    set_property(TARGET comares_tests APPEND PROPERTY
                 LINK_DEPENDS "${CMAKE_BINARY_DIR}/scenarios.list")
  endif()
endif()

if(COMARES_FUZZ)
  add_custom_target(fuzzers)
  file(GLOB fuzz_sources CONFIGURE_DEPENDS tests/fuzz/*_fuzz.cpp)
  foreach(source IN LISTS fuzz_sources)
    cmake_path(GET source STEM name)
    add_executable(${name} ${source})
    target_link_libraries(${name} PRIVATE comares_cli comares_server comares_codec comares_bots)
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/fuzzers")
    add_dependencies(fuzzers ${name})
  endforeach()
endif()
