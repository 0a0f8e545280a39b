# What we use from outside. tools/install-packages names the Debian packages.
find_package(Threads REQUIRED)
find_package(benchmark REQUIRED)

# Only ./test installs GoogleTest; without it there is no comares_tests.
if(COMARES_TESTS)
  find_package(GTest)
endif()

# SQLite, PostgreSQL's client library and OpenSSL's SHA-256, for the server's stores.
add_library(comares_stores INTERFACE)
if(EXISTS "${CMAKE_SOURCE_DIR}/server")
  find_package(SQLite3 REQUIRED)
  find_package(OpenSSL REQUIRED COMPONENTS Crypto)
  find_path(PQ_INCLUDE libpq-fe.h PATH_SUFFIXES postgresql REQUIRED)
  find_library(PQ_LIBRARY pq REQUIRED)
  target_include_directories(comares_stores SYSTEM INTERFACE "${PQ_INCLUDE}")
  target_link_libraries(comares_stores INTERFACE SQLite::SQLite3 "${PQ_LIBRARY}" OpenSSL::Crypto)
endif()
