# comares_layer(NAME [PURE] [DEPENDS layer...] [LINK target...] [EXCLUDE file...])
# The static library comares_NAME of all .cpp files under NAME/. PURE layers know neither
# exceptions nor RTTI. tools/check-layers watches over the includes.
function(comares_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "PURE" "" "DEPENDS;LINK;EXCLUDE")
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
    comares_optimise_across_files(comares_${name})
  endif()
endfunction()

# Only what is hot: the compiler grows a program by so much and no more, and whatever else is optimised
# with the rules takes its share of that from them.
function(comares_optimise_across_files target)
  if(COMARES_LTO_WORKS)
    set_target_properties(${target} PROPERTIES INTERPROCEDURAL_OPTIMIZATION ON)
  endif()
endfunction()
