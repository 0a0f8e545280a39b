# comares_layer(NAME [PURE] [HOT] [DEPENDS layer...] [LINK target...] [EXCLUDE file...] [PRECOMPILE header...])
# The static library comares_NAME of all .cpp files under NAME/. PURE layers know neither
# exceptions nor RTTI; HOT ones are optimised across files. Headers under PRECOMPILE are large ones from outside that
# nearly every file of the layer includes. tools/check-layers watches over the includes.
function(comares_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "PURE;HOT" "" "DEPENDS;LINK;EXCLUDE;PRECOMPILE")
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_SOURCE_DIR}"
       "${CMAKE_SOURCE_DIR}/${name}/*.cpp")
  if(layer_EXCLUDE)
    list(REMOVE_ITEM sources ${layer_EXCLUDE})
  endif()
  list(TRANSFORM layer_DEPENDS PREPEND comares_)

  if(NOT sources)
    add_library(comares_${name} INTERFACE)
    target_link_libraries(comares_${name} INTERFACE comares_options ${layer_DEPENDS})
    return()
  endif()
  add_library(comares_${name} STATIC ${sources})
  target_link_libraries(comares_${name} PUBLIC comares_options ${layer_DEPENDS} ${layer_LINK})
  if(layer_PURE)
    target_compile_options(comares_${name} PRIVATE -fno-exceptions -fno-rtti)
    # Not with LTO, sanitizers and fuzzers, which make frames of their own; g++ 12 crashes on reading a header that was
    # precompiled with this warning.
    if(NOT COMARES_LTO AND NOT COMARES_SANITIZE AND NOT COMARES_FUZZ AND
       NOT (layer_PRECOMPILE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"))
      target_compile_options(comares_${name} PRIVATE -Wframe-larger-than=${COMARES_LARGEST_FRAME})
    endif()
  endif()
  if(layer_HOT)
    comares_optimise_across_files(comares_${name})
  endif()
  if(layer_PRECOMPILE)
    comares_precompile(comares_${name} ${layer_PRECOMPILE})
  endif()
endfunction()

# Reading Boost, Asio and GoogleTest takes longer than reading what is ours.
function(comares_precompile target)
  target_precompile_headers(${target} PRIVATE ${ARGN})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess) # without it ccache would not see into them
  else()
    target_compile_options(${target} PRIVATE -Xclang -fno-pch-timestamp)
  endif()
endfunction()

# Only what is hot, and that without regard to size: a step of a game runs through a dozen small functions
# of many files, and calls between them are a sixth of its time. What else were optimised so would take
# its share of the growth that the compiler allows a program.
function(comares_optimise_across_files target)
  if(NOT COMARES_LTO_WORKS)
    return()
  endif()
  set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Fat objects can also be linked as they are, which tests do: it takes seconds instead of a minute. Inlining so
    # much makes g++ 12 see pointers that outlive what they point to.
    target_compile_options(${target} PRIVATE -ffat-lto-objects -Wno-dangling-pointer
        --param=max-inline-insns-auto=1500 --param=max-inline-insns-single=1500 --param=inline-min-speedup=1
        --param=inline-unit-growth=1000 --param=large-function-insns=50000 --param=large-function-growth=5000
        --param=large-stack-frame-growth=20000)
  endif()
endfunction()

# Tests are compiled often and run seldom: little is optimised in them, and nothing across files.
function(comares_test_program target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1>)
  if(COMARES_LTO_WORKS AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_link_options(${target} PRIVATE -fno-lto)
  endif()
endfunction()
