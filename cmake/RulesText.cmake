# Puts the rules specification, docs/rules, into the binary. Included, it adds the file it generates to the
# target comares_cli; run by that target as a script with -DOUT=file, it writes it.
set(root "${CMAKE_CURRENT_LIST_DIR}/..")
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(watch CONFIGURE_DEPENDS)
endif()
file(GLOB games ${watch} "${root}/docs/rules/*.md")
file(GLOB modules ${watch} "${root}/docs/rules/modules/*.md")
list(FILTER games EXCLUDE REGEX "README.md$")
set(texts "${root}/docs/rules/README.md" ${games} ${modules})

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(generated "${CMAKE_BINARY_DIR}/rules_files.cpp")
  add_custom_command(OUTPUT "${generated}"
                     COMMAND "${CMAKE_COMMAND}" "-DOUT=${generated}" -P "${CMAKE_CURRENT_LIST_FILE}"
                     DEPENDS ${texts} "${CMAKE_CURRENT_LIST_FILE}" COMMENT "Embedding docs/rules" VERBATIM)
  target_sources(comares_cli PRIVATE "${generated}")
  return()
endif()

set(entries "")
foreach(path IN LISTS texts)
  cmake_path(GET path STEM name)
  string(REPLACE "README" "rules" name "${name}")
  file(READ "${path}" text)
  string(APPEND entries "    {\"${name}\", R\"--(${text})--\"},\n")
endforeach()
file(WRITE "${OUT}" "// Generated from docs/rules by cmake/RulesText.cmake.
#include \"cli/rules_text.h\"

namespace comares::cli {

namespace {
constexpr RulesFile kFiles[] = {
${entries}};
}  // namespace

std::span<const RulesFile> rules_files() { return kFiles; }

}  // namespace comares::cli
")
